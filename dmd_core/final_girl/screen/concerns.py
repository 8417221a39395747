"""What a question of Final Girl is about: what its frame names, and whoever attacks her."""

from collections.abc import Iterator
from typing import Final

from dmd_core.final_girl.chapters.reactions import Escaping, Reacting
from dmd_core.final_girl.chapters.victim_steps import ChoosingWay
from dmd_core.final_girl.ids import NO_FIGURE, FigureId
from dmd_core.final_girl.say.texts import text_named
from dmd_core.final_girl.text.scene import Scene
from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.ids import SourceId
from dmd_core.screen.fields import mentioned

_CARDS: Final = frozenset({"SourceId", "ItemId", "ActionId"})
"""Types of what has a text of its own."""


def concerns(scene: Scene, decision: Decision) -> Iterator[tuple[str, object]]:
    """What a question is about, by type and value.

    Cards come as what is used, under one name for all of them; the killer by the board of the
    killer. A text that stands nowhere is not there.
    """
    asks = decision.subject
    for kind, value in (*mentioned(asks), *_attacker(scene, asks), *_party(asks)):
        if kind == "FigureId" and isinstance(value, int):
            yield from _enemy(scene, FigureId(value))
        elif kind not in _CARDS:
            yield kind, value
        elif text_named(scene.game, str(value)) is not None:
            yield "SourceId", SourceId(str(value))


def _attacker(scene: Scene, asks: object) -> Iterator[tuple[str, object]]:
    """Who attacks her, or is about to."""
    attack = scene.table.attack
    if isinstance(asks, Reacting) and attack is not None:
        yield "FigureId", attack.minion
    elif isinstance(asks, Escaping):
        yield "FigureId", NO_FIGURE


def _party(asks: object) -> Iterator[tuple[str, object]]:
    """Where the victims stand whose way is asked for."""
    if isinstance(asks, ChoosingWay):
        yield "SpaceId", asks.stepping.parties[0][0]


def _enemy(scene: Scene, one: FigureId) -> Iterator[tuple[str, object]]:
    """The killer by the board, which has its name; a minion that is on the map by its number."""
    if one == NO_FIGURE:
        yield "SourceId", SourceId(scene.game.killer.id)
    elif any(minion.id == one for minion in scene.table.minions):
        yield "FigureId", one


def text(scene: Scene, kind: str, value: object) -> str:
    """What stands on a card, the killer's board or that of a kind of minion; else empty."""
    name = str(value) if kind == "SourceId" else ""
    if kind == "FigureId":
        kinds = (one.kind for one in scene.table.minions if one.id == value)
        name = str(next(kinds, ""))
    known = text_named(scene.game, name)
    return "" if known is None else "\n".join(known.lines)


__all__ = ["concerns", "text"]
