"""Scenes in which a text of our own is carried out, written as packs write it."""

import tomllib
from typing import Final, Self

from dmd_core.final_girl.asking import amount_of, condition_holds
from dmd_core.final_girl.chapters.action import ActionPhase
from dmd_core.final_girl.chapters.phase_end import NextPhase
from dmd_core.final_girl.content.definitions import EventDef, RewardDef
from dmd_core.final_girl.content.loader import load_content
from dmd_core.final_girl.content.structure import NOTATION
from dmd_core.final_girl.game import Game, load_game
from dmd_core.final_girl.ids import CardId, SpaceId
from dmd_core.final_girl.run.selectors import spaces_of
from dmd_core.final_girl.setup import Setup
from dmd_core.final_girl.text_frames import Env, Resolve
from dmd_core.final_girl.words.base import Condition
from dmd_core.final_girl.words.conditions import AtLeast, Exists
from dmd_core.final_girl.words.control import If
from dmd_core.kernel.events import Frame
from dmd_core.kernel.ids import SourceId
from dmd_core.kernel.node import replace
from tests.final_girl.scenarios import Scene

CARD: Final = CardId("clinging")
"""A lasting event of the Camp whose text is replaced."""

SRC: Final = SourceId(CARD)


def game_with(text: str, killer: str = "butcher") -> Game:
    """A game at the Camp in which that event has another text.

    Args:
        text: such as ``effects = [{ do = "time", n = 1 }]``.
        killer: which killer it is played against.
    """
    raw = tomllib.loads(
        f'id = "{CARD}"\nname = "Ours"\nlasting = true\norigin = "original"\n{text}'
    )
    ours = NOTATION.structure(raw, EventDef)
    content = load_content()
    locations = tuple(
        replace(one, events=tuple(ours if card.id == CARD else card for card in one.events))
        for one in content.locations
    )
    return load_game(replace(content, locations=locations), Setup(killer, "camp", "nora"))


class Text(Scene):
    """A scene in which effects are carried out in the Action phase."""

    def __init__(self, effects: str, killer: str = "butcher") -> None:
        """Write the effects, without the brackets around them."""
        super().__init__(game_with(f"effects = [{effects}]", killer))

    def carry_out(self, space: str = "") -> Self:
        """Begin with the effects; `space` is "it"."""
        env = Env(SRC, SpaceId(space))
        agenda: list[Frame] = [NextPhase(), ActionPhase()]
        effects = reversed(self.game.events[CARD].effects)
        agenda.extend(Resolve(self.game.number(effect), env) for effect in effects)
        return self.play(*agenda)


def condition_in(words: str) -> Condition:
    """A condition as packs write it."""
    asked = {"do": "if", "condition": tomllib.loads(words), "then": {"do": "draw_event"}}
    (effect,) = NOTATION.structure({"effects": [asked]}, RewardDef).effects
    assert isinstance(effect, If)
    return effect.condition


def spaces(scene: Scene, words: str, it: str = "") -> list[str]:
    """The spaces that a selector gathers on the table of a scene."""
    condition = condition_in('is = "exists"\n[space]\n' + words)
    assert isinstance(condition, Exists)
    return list(spaces_of(scene.game, scene.table, Env(SRC, SpaceId(it)), condition.space))


def amount(scene: Scene, number: str) -> int:
    """What an expression comes to on the table of a scene."""
    condition = condition_in('is = "at_least"\n[of]\n' + number)
    assert isinstance(condition, AtLeast)
    return amount_of(scene.game, scene.table, Env(SRC), condition.of)


def holds(scene: Scene, condition: str) -> bool:
    """Whether a condition holds on the table of a scene."""
    return condition_holds(scene.game, scene.table, Env(SRC), condition_in(condition))


__all__ = ["CARD", "SRC", "Text", "amount", "game_with", "holds", "spaces"]
