"""What a question of Death May Die is about: what its frame names, and the roll it belongs to."""

from collections.abc import Iterator
from itertools import islice
from typing import Final

import attrs

from dmd_core.death_may_die.chapters.conversions import Converting, conversions
from dmd_core.death_may_die.chapters.rerolls import Rerolling
from dmd_core.death_may_die.chapters.results import AddingWounds
from dmd_core.death_may_die.chapters.sanity import LEVEL_UP
from dmd_core.death_may_die.commands import LevelUp
from dmd_core.death_may_die.ids import NO_FIGURE, NO_OBJECT, CardId, FigureId, ObjectId
from dmd_core.death_may_die.lookups import attack_dice, figure
from dmd_core.death_may_die.say.texts import text_named
from dmd_core.death_may_die.say.throws import dice
from dmd_core.death_may_die.screen.boards import half_text
from dmd_core.death_may_die.state import Enemy, Investigator, Roll, RollKind
from dmd_core.death_may_die.text.scene import Scene
from dmd_core.death_may_die.words.rolls import RollAgainst
from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.ids import SourceId
from dmd_core.screen.fields import fields_of, mentioned

_OF_ROLLS: Final = (AddingWounds, Converting, Rerolling)
"""Questions about the roll that lies on the table."""


def concerns(scene: Scene, decision: Decision) -> Iterator[tuple[str, object]]:
    """What a question is about, by type and value.

    Cards come as texts at work, under one name for all of them; a figure that has left the board is
    not there, and neither is a text that stands nowhere, such as that of the bare rules. The Elder
    One comes as its figure once that is on the board.
    """
    asks = decision.subject
    if isinstance(asks, Investigator):  # whoever heals is asked about nobody else
        return
    for kind, value in (*mentioned(asks), *_of_roll(scene, asks), *_raised(decision)):
        match kind:
            case "SourceId" if value == scene.game.elder_one.id and _elder_one(scene) is not None:
                yield "FigureId", scene.table.elder.figure
            case "SourceId" | "ItemId":
                if text_named(scene.game, str(value)) is not None:
                    yield "SourceId", SourceId(str(value))
            case "FigureId":
                if isinstance(value, int) and figure(scene.table, FigureId(value)) is not None:
                    yield kind, value
            case _:
                yield kind, value


def _of_roll(scene: Scene, asks: object) -> Iterator[tuple[str, object]]:
    rolled = scene.roll
    if rolled is None or not isinstance(asks, _OF_ROLLS):
        return
    if isinstance(asks, Converting):
        texts = conversions(scene.game, scene.table)
        if asks.i < len(texts):
            yield "SourceId", texts[asks.i].src
    if rolled.action:  # what it needs decides; of an attack there is no text
        yield "SourceId", SourceId(rolled.action)
    if rolled.kind is RollKind.AGAINST:
        yield from _rolling_text(scene, rolled)
    yield from _against(rolled)


def _rolling_text(scene: Scene, rolled: Roll) -> Iterator[tuple[str, object]]:
    """The text that lets somebody roll against itself, which the roll itself does not name.

    A card at work comes before the Stage that was revealed, and this before what the owner has.
    """
    game, table = scene.game, scene.table
    owner = table.investigators[rolled.owner]
    halves = (
        (holding.card, game.halves.get((holding.card, holding.side))) for holding in owner.cards
    )
    texts: tuple[tuple[str, object], ...] = (
        *((card, game.mythos.get(card)) for card in reversed(table.mythos.resolving)),
        *((card, game.discovery.get(card)) for card in reversed(table.discovery.resolving)),
        *((stage.id, stage) for stage in game.stages if stage.stage == table.elder.stage),
        (owner.insanity, game.insanities.get(owner.insanity)),
        *halves,
    )
    found = (name for name, text in texts if _lets_roll(text))
    for name in islice(found, 1):
        yield "SourceId", SourceId(name)


def _lets_roll(part: object) -> bool:
    """Whether a roll of somebody against itself is in a text."""
    if isinstance(part, RollAgainst):
        return True
    if isinstance(part, tuple):
        return any(map(_lets_roll, part))
    if not attrs.has(type(part)):
        return False
    return any(_lets_roll(getattr(part, field.name)) for field in fields_of(type(part)))


def _raised(decision: Decision) -> Iterator[tuple[str, object]]:
    """The Skills that may be raised: what the next level does decides."""
    for option in decision.legal() if decision.kind == LEVEL_UP else ():
        if isinstance(option, LevelUp):
            yield "SourceId", SourceId(option.skill)


def _against(rolled: Roll) -> Iterator[tuple[str, object]]:
    """Who attacks or is attacked, and the object that a roll is about."""
    if rolled.attacker != NO_FIGURE:
        yield "FigureId", rolled.attacker
    for target in rolled.targets:
        yield "FigureId", target
    if rolled.object != NO_OBJECT:
        yield "ObjectId", rolled.object


def text(scene: Scene, kind: str, value: object) -> str:
    """What stands on a card, a Skill, a board of an Enemy or an object; empty for the rest."""
    name = str(value)
    if kind == "FigureId" and isinstance(value, int):
        if value == scene.table.elder.figure and (elder := _elder_one(scene)) is not None:
            return _stage(scene, elder)
        found = figure(scene.table, FigureId(value))
        name = "" if found is None else found.kind
    elif kind == "ObjectId":
        return _object(scene, ObjectId(name))
    elif kind != "SourceId":
        return ""
    for owner in scene.table.investigators:
        for holding in owner.cards:
            if holding.card == CardId(name):
                return half_text(scene, holding)
    known = text_named(scene.game, name)
    return "" if known is None else "\n".join(known.lines)


def _elder_one(scene: Scene) -> Enemy | None:
    """The Elder One, if it is on the board."""
    found = figure(scene.table, scene.table.elder.figure)
    return found if found is not None and found.kind == scene.game.elder_one.id else None


def _stage(scene: Scene, elder: Enemy) -> str:
    """The Stage that lies open, and the dice of all Stages (ELDER-02)."""
    number = scene.table.elder.stage
    lines = [f"{scene.stage(number)}."]
    for stage in scene.game.stages:
        known = text_named(scene.game, stage.id) if stage.stage == number else None
        lines += () if known is None else known.lines
    total = dice(*attack_dice(scene.game, scene.table, elder))
    return "\n".join((*lines, f"With the Stages before its attacks have {total}."))


def _object(scene: Scene, name: ObjectId) -> str:
    """What the Episode says of its objects, if it is one of them."""
    kinds = scene.game.episode.objects
    known = None if kinds is None else text_named(scene.game, str(kinds.kind))
    here = any(one.id == name for one in scene.table.objects)
    return "\n".join(known.lines) if known is not None and here else ""


__all__ = ["concerns", "text"]
