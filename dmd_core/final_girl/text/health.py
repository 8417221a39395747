"""Sentences of health: losses, recovery, Final Health tokens."""

from dmd_core.final_girl.chapters.health import RevealingToken
from dmd_core.final_girl.events.health import (
    HealthLost,
    HealthRecovered,
    Revived,
    TokenLost,
    TokenRevealed,
)
from dmd_core.final_girl.state import Side
from dmd_core.final_girl.text.language import ENGLISH
from dmd_core.final_girl.text.scene import Scene


@ENGLISH.event(HealthRecovered)
def _health_recovered(scene: Scene, event: HealthRecovered) -> str:
    return f"{scene.side(event.side)} regains {event.n} health{scene.by(event.src)}"


@ENGLISH.event(HealthLost)
def _health_lost(scene: Scene, event: HealthLost) -> str:
    who, by = scene.side(event.side), scene.by(event.src)
    token = f"{_whose(event.side)} Final Health token"
    if event.n and event.token:
        return f"{who} loses {event.n} health and comes to {token}{by}"
    return f"{who} comes to {token}{by}" if event.token else f"{who} loses {event.n} health{by}"


@ENGLISH.event(TokenRevealed)
def _token_revealed(scene: Scene, event: TokenRevealed) -> str:
    shows = " and ".join(scene.health_token(face) for face in event.drawn)
    return f"the Final Health token of {scene.side(event.side)} shows {shows}"


@ENGLISH.event(TokenLost)
def _token_lost(scene: Scene, event: TokenLost) -> str:
    return f"{scene.side(event.side)} loses the white Final Health token"


@ENGLISH.event(Revived)
def _revived(scene: Scene, event: Revived) -> str:
    return f"{scene.side(event.side)} returns to life with {event.markers + 1} health"


def _whose(side: Side) -> str:
    return "her" if side is Side.GIRL else "the"


# --- decisions -------------------------------------------------------------------------------


@ENGLISH.which(RevealingToken)
def _revealing_token(scene: Scene, frame: RevealingToken) -> str:
    return f"type in what the Final Health token of {scene.side(frame.side)} shows"


__all__: list[str] = []
