"""The killer's side for rule tests: films with other texts, and phases that are begun."""

from typing import Any, Final

from dmd_core.final_girl.chapters.killer import KillerPhase, TerrorStep
from dmd_core.final_girl.chapters.panic import PanicPhase
from dmd_core.final_girl.chapters.phase_end import NextPhase
from dmd_core.final_girl.chapters.upkeep import UpkeepPhase
from dmd_core.final_girl.content.loader import load_content
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.state import Phase
from dmd_core.final_girl.words.base import Effect
from dmd_core.final_girl.words.killer import Actor, Aim, Icon, KillerActs
from dmd_core.kernel.events import Frame
from dmd_core.kernel.ids import ItemId
from dmd_core.kernel.node import replace
from tests.final_girl.scenarios import Scene, make_game

KILLER_PHASE: Final[tuple[Frame, ...]] = (NextPhase(), KillerPhase())
"""The agenda of the Killer phase."""
TERROR: Final[tuple[Frame, ...]] = (NextPhase(), TerrorStep())
"""The agenda of step 2 of the Killer phase."""
PANIC: Final[tuple[Frame, ...]] = (NextPhase(), PanicPhase())
"""The agenda of the Panic phase."""
UPKEEP: Final[tuple[Frame, ...]] = (NextPhase(), UpkeepPhase())
"""The agenda of the Upkeep phase."""


def acts(aim: str, icons: str, who: str = "enemies") -> KillerActs:
    """A killer action: `V`, `C` or `G` for its target, `m` and `a` for its icons."""
    aims = {"V": Aim.VICTIM, "C": Aim.CLOSEST, "G": Aim.GIRL}
    letters = {"m": Icon.MOVE, "a": Icon.ATTACK}
    return KillerActs(aims[aim], tuple(letters[letter] for letter in icons), Actor(who))


def film(
    *action: Effect,
    killer: dict[str, Any] | None = None,
    location: dict[str, Any] | None = None,
    base: str = "butcher",
) -> Game:
    """A game in which the killer does this in step 1, with other changes of its film.

    Args:
        action: what the back of its finales says.
        killer: fields of the killer to change.
        location: fields of the location to change.
        base: the killer that is changed.
    """
    content = load_content()
    changes = {"action": action, **(killer or {})}
    killers = tuple(replace(one, **changes) if one.id == base else one for one in content.killers)
    locations = tuple(
        replace(one, **(location or {})) if one.id == "camp" else one for one in content.locations
    )
    return make_game(killer=base, content=replace(content, killers=killers, locations=locations))


def killing(game: Game | None = None, **spaces: int) -> Scene:
    """A scene in the Killer phase with victims on spaces, and nothing in her hand."""
    return Scene(game).set(phase=Phase.KILLER).hand().victims(**spaces)


def act(scene: Scene) -> Scene:
    """Play the Killer phase from its beginning."""
    return scene.play(*KILLER_PHASE)


def terror(scene: Scene, *cards: str) -> Scene:
    """Play step 2 of the Killer phase with this terror card on top, and what follows it."""
    return scene.play(*TERROR).type_in(*cards)


def power(scene: Scene, *cards: str) -> Scene:
    """Let dark powers be revealed already."""
    names = tuple(map(ItemId, cards))
    left = tuple(card for card in scene.table.dark_powers if card not in names)
    in_play = (*scene.table.in_play, *names)
    return scene.set(powers=names, dark_powers=left, power_hidden=False, in_play=in_play)


__all__ = [
    "KILLER_PHASE",
    "PANIC",
    "TERROR",
    "UPKEEP",
    "act",
    "acts",
    "film",
    "killing",
    "power",
    "terror",
]
