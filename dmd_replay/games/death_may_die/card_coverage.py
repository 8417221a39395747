"""Which cards did something: Skill levels, Insanities, Discovery, Mythos and Stage cards, Enemies.

A text is seen at work when one of its effects is carried out; a lasting ability by the evidence it
leaves. Keys are such as ``skill/stealth/4``, ``discovery/desk/left`` or
``stage/cthulhu_stage_2/on_reveal/1``.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import final

import attrs

from dmd_core.death_may_die.ability_lookups import levels_of
from dmd_core.death_may_die.content.cards import SkillDef
from dmd_core.death_may_die.events.actions import ActionTaken, InvestigatorsMoved
from dmd_core.death_may_die.events.discovery import DiscoveryClaimed, DiscoveryDrawn
from dmd_core.death_may_die.events.enemies import EnemyMoved, EnemySummoned
from dmd_core.death_may_die.events.map import ObjectTurned
from dmd_core.death_may_die.events.mythos import (
    MythosCancelled,
    MythosDiscarded,
    MythosDrawn,
    MythosKept,
)
from dmd_core.death_may_die.events.rolls import EnemyAttackDeclared
from dmd_core.death_may_die.events.sanity import InsanityActivated
from dmd_core.death_may_die.game import Game, walk
from dmd_core.death_may_die.lookups import figure
from dmd_core.death_may_die.state import Investigator, Side, Table
from dmd_core.death_may_die.text_frames import Resolve
from dmd_core.death_may_die.words.base import Ability, Effect
from dmd_core.kernel.events import Event, Frame
from dmd_core.kernel.events import Event as KernelEvent
from dmd_core.kernel.ids import Seat, SourceId
from dmd_replay.games.death_may_die.evidence import Instant, shows


@final
@attrs.frozen
class Text:
    """A lasting ability with the key of its card and its source."""

    key: str
    ability: Ability
    source: SourceId


def _effects(values: Iterable[object]) -> Iterator[Effect]:
    return walk(tuple(values))


def _levels(skill: SkillDef) -> tuple[tuple[tuple[str, Ability], ...], ...]:
    """For each effective level the abilities in force with the key of the level they came with."""
    levels: list[tuple[tuple[str, Ability], ...]] = [()]
    for number, level in enumerate(skill.levels, 1):
        kept = tuple(pair for pair in levels[-1] if pair[1].slot not in level.replaces)
        fresh = tuple((f"skill/{skill.id}/{number}", ability) for ability in level.abilities)
        levels.append((*kept, *fresh))
    return tuple(levels)


@final
class Catalogue:
    """All keys of a game, and which effect of a text belongs to which key."""

    def __init__(self, game: Game) -> None:
        """Walk over every card."""
        self.names: dict[str, str] = {}
        self.by_node: dict[int, str] = {}
        self.skills = {skill.id: _levels(skill) for skill in game.content.core.skills}
        self._skills(game)
        self._cards(game)
        self._stages(game)

    def _text(self, game: Game, key: str, name: str, values: Iterable[object]) -> None:
        self.names[key] = name
        for effect in _effects(values):
            self.by_node[game.number(effect)] = key

    def _skills(self, game: Game) -> None:
        for skill in game.content.core.skills:
            for number, level in enumerate(skill.levels, 1):
                key, name = f"skill/{skill.id}/{number}", f"{skill.name} {number}"
                self._text(game, key, name, level.abilities)

    def _cards(self, game: Game) -> None:
        for insanity in game.content.core.insanities:
            values = (*insanity.abilities, insanity.symptoms)
            self._text(game, f"insanity/{insanity.id}", insanity.name, values)
        for card in game.episode.discovery:
            self._text(game, f"discovery/{card.id}", card.name, (*card.mandatory, *card.instead))
            for side in Side:
                half = card.half(side)
                if half is not None:
                    key = f"discovery/{card.id}/{side.value}"
                    self._text(game, key, half.name, (*half.abilities, half.on_claim))
        for mythos in game.mythos.values():
            self._text(game, f"mythos/{mythos.id}", mythos.name, mythos.effects)
        for enemy in game.enemies.values():
            self._text(game, f"enemy/{enemy.id}", enemy.name, enemy.abilities)
        for back in game.episode.backs:
            self._text(game, f"object/{back.id}", back.name, (back.then,))

    def _stages(self, game: Game) -> None:
        for stage in game.stages:
            for part in ("on_advance", "on_reveal", "end_of_turn", "abilities"):
                for place, value in enumerate(getattr(stage, part), 1):
                    key = f"stage/{stage.id}/{part}/{place}"
                    self._text(game, key, f"Stage {stage.stage}, {part} {place}", (value,))


Key = tuple[object, object, object]


@final
class CardWatch:
    """Watches one game; see `dmd_replay.facets.coverage.CardEvidence`."""

    def __init__(self, game: Game, catalogue: Catalogue) -> None:
        """Prepare the tables.

        Args:
            game: the game that is watched.
            catalogue: its cards.
        """
        self._game = game
        self.catalogue = catalogue
        self._texts: dict[Key, tuple[Text, ...]] = {}
        self._steps = 0
        self._cancelled: set[str] = set()

    def names(self) -> Mapping[str, str]:
        """All cards of the game: of the packs it is played with, and of no others."""
        return self.catalogue.names

    def frame(self, table: Table, frame: Frame) -> Iterable[str]:  # noqa: ARG002 - see `CardEvidence`
        """The card whose effect a frame begins to carry out."""
        if not isinstance(frame, Resolve):
            return ()
        key = self.catalogue.by_node.get(frame.node)
        return () if key is None else (key,)

    def event(self, table: Table, event: KernelEvent) -> Iterable[str]:
        """The cards an event shows at work."""
        return self._shown(table, event)

    def _shown(self, table: Table, event: Event) -> Iterator[str]:
        self._follow(event)
        yield from self._named(table, event)
        for place, owner in enumerate(table.investigators):
            if owner.alive:
                seat = Seat(place)
                for text in self._of(owner):
                    if shows(text.ability, self._moment(table, event, seat, text.source)):
                        yield text.key
        yield from self._of_enemies(table, event)

    def _follow(self, event: Event) -> None:
        if isinstance(event, ActionTaken):
            self._steps = 0
        elif isinstance(event, InvestigatorsMoved) and not event.placed:
            self._steps += 1
        elif isinstance(event, MythosDrawn):
            self._cancelled -= set(event.drawn)
        elif isinstance(event, MythosCancelled):
            self._cancelled.add(event.card)

    def _moment(self, table: Table, event: Event, seat: Seat, source: SourceId) -> Instant:
        return Instant(self._game, table, event, seat, source, self._steps)

    def _of(self, owner: Investigator) -> tuple[Text, ...]:
        """The lasting texts of an Investigator that no effect of their own shows at work."""
        key = (owner.levels, owner.cards, owner.insanity)
        known = self._texts.get(key)
        if known is None:
            known = self._texts[key] = tuple(self._look(owner))
        return known

    def _look(self, owner: Investigator) -> Iterator[Text]:
        game = self._game
        for skill, level in levels_of(game, owner):
            for key, ability in self.catalogue.skills[skill][level]:
                yield Text(key, ability, SourceId(skill))
        for held in owner.cards:
            half = game.halves[held.card, held.side]
            for ability in half.text.abilities:
                key = f"discovery/{held.card}/{held.side.value}"
                yield Text(key, ability, SourceId(held.card))
        if owner.insanity:
            for ability in game.insanities[owner.insanity].abilities:
                yield Text(f"insanity/{owner.insanity}", ability, SourceId(owner.insanity))

    def _named(self, table: Table, event: Event) -> Iterator[str]:
        """Events that are about a card themselves."""
        match event:
            case DiscoveryDrawn(drawn=drawn):
                yield from (f"discovery/{card}" for card in drawn)
            case DiscoveryClaimed(card=card, side=side):
                yield f"discovery/{card}/{side.value}"
            case MythosDiscarded(card=card) | MythosKept(card=card) if card not in self._cancelled:
                yield f"mythos/{card}"
            case InsanityActivated(seat=seat):
                yield f"insanity/{table.investigators[seat].insanity}"
            case EnemySummoned(kind=kind):
                yield f"enemy/{kind}"
            case EnemyAttackDeclared(figure=number) | EnemyMoved(figure=number):
                yield from (f"enemy/{e.kind}" for e in table.enemies if e.id == number)
            case ObjectTurned(drawn=drawn):
                yield from (f"object/{back}" for back in drawn)
            case _:
                pass

    def _of_enemies(self, table: Table, event: Event) -> Iterator[str]:
        """Abilities of the Enemy that attacks, and of the Stage in force."""
        roll = table.rolls[-1] if table.rolls else None
        enemy = None if roll is None else figure(table, roll.attacker)
        if roll is None or enemy is None:
            return
        for ability in self._game.enemies[enemy.kind].abilities:
            if shows(ability, self._moment(table, event, roll.owner, SourceId(enemy.kind))):
                yield f"enemy/{enemy.kind}"


__all__ = ["CardWatch", "Catalogue"]
