"""Which cards did something: rows of action cards, items, events, terror cards, the killer board.

A text is seen at work when one of its effects is carried out, when an event names it as its source,
or, if it changes a number quietly, by the evidence it leaves. Keys are such as
``action/walk/double``, ``item/axe``, ``reward/nora/3`` or ``row/butcher/5``.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, final

from dmd_core.final_girl.content.definitions import GirlDef, KillerDef
from dmd_core.final_girl.events.actions import LineChosen
from dmd_core.final_girl.events.cards import EventDrawn
from dmd_core.final_girl.events.killer import (
    BloodlustAtTop,
    BloodlustRose,
    DarkPowerRevealed,
    FinaleRevealed,
    KillerActs,
    MinorPlaced,
    TerrorDrawn,
)
from dmd_core.final_girl.events.minions import MinionPlaced
from dmd_core.final_girl.events.rolls import RollEnded
from dmd_core.final_girl.events.saving import CardFlipped, RewardTaken
from dmd_core.final_girl.events.setup import SetupCardDrawn
from dmd_core.final_girl.game import Game, walk
from dmd_core.final_girl.ids import LATER, ActionId
from dmd_core.final_girl.lookups import found
from dmd_core.final_girl.state import Row, Table
from dmd_core.final_girl.text_frames import Resolve
from dmd_core.final_girl.words.base import Ability
from dmd_core.kernel.events import Event, Frame
from dmd_core.kernel.ids import NO_SOURCE, SourceId
from dmd_replay.games.final_girl.evidence import QUIET, Instant

_SILENT: Final = (EventDrawn, TerrorDrawn, DarkPowerRevealed, FinaleRevealed)
"""Events by which a card comes into play; nothing of it was at work yet."""


@final
class Catalogue:
    """All keys of a game, and which effect or source belongs to which key."""

    def __init__(self, game: Game) -> None:
        """Walk over every card."""
        self.names: dict[str, str] = {}
        self.by_node: dict[int, str] = {}
        self.by_source: dict[str, str] = {}
        self._actions(game)
        self._killer(game, game.killer)
        self._location(game)
        self._girl(game, game.girl)

    def _text(
        self, game: Game, key: str, name: str, values: Iterable[object], source: str = ""
    ) -> None:
        self.names[key] = name
        for effect in walk(tuple(values)):
            self.by_node[game.number(effect)] = key
        if source:
            self.by_source[source] = key

    def _actions(self, game: Game) -> None:
        for card in game.actions.values():
            for row in (Row.DOUBLE, Row.SINGLE):
                line = card.double if row is Row.DOUBLE else card.single
                if line.effects or card.fail:
                    name = f"{card.name}, {row.value}"
                    self._text(game, f"action/{card.id}/{row.value}", name, line.effects)
            for place, line in enumerate(card.fail, 1):
                name = f"{card.name}, fail {place}"
                self._text(game, f"action/{card.id}/fail/{place}", name, line.effects)
            if card.abilities:
                self._text(game, f"action/{card.id}", card.name, card.abilities, str(card.id))

    def _killer(self, game: Game, killer: KillerDef) -> None:
        for place, row in enumerate(killer.rows):
            if place:
                self._text(
                    game, f"row/{killer.id}/{place}", f"{killer.name}, row {place}", row.effects
                )
        self._text(game, f"row/{killer.id}/final", f"{killer.name}, final effect", killer.final)
        self._text(game, f"action/{killer.id}", f"{killer.name}, first action", killer.action)
        if killer.abilities:
            key = f"rules/{killer.id}"
            self._text(game, key, f"{killer.name}, special rules", killer.abilities, str(killer.id))
        for finale in killer.finales:
            values = (*finale.on_reveal, *finale.action, *finale.abilities)
            self._text(game, f"finale/{finale.id}", finale.name, values, str(finale.id))
        for power in killer.powers:
            if power.epic and not game.epic:
                continue
            values = (*power.on_reveal, *power.abilities)
            self._text(game, f"power/{power.id}", power.name, values, str(power.id))
        for kind in killer.minions:
            self._text(game, f"minion/{kind.id}", kind.name, kind.action)

    def _location(self, game: Game) -> None:
        for terror in game.terror.values():
            values = (*terror.effects, *terror.abilities)
            self._text(game, f"terror/{terror.id}", terror.name, values, str(terror.id))
        for event in game.events.values():
            values = (*event.effects, *event.abilities)
            self._text(game, f"event/{event.id}", event.name, values, str(event.id))
        for item in game.items.values():
            values = (*item.on_gain, *item.abilities)
            self._text(game, f"item/{item.id}", item.name, values, str(item.id))
        for card in game.setup_cards.values():
            self._text(game, f"setup/{card.id}", card.name, ())
        if game.location.abilities:
            key = f"rules/{game.location.id}"
            name = f"{game.location.name}, special rules"
            self._text(game, key, name, game.location.abilities, str(game.location.id))

    def _girl(self, game: Game, girl: GirlDef) -> None:
        for place, reward in enumerate(girl.slots):
            name = f"{girl.name}, reward {place}"
            self._text(game, f"reward/{girl.id}/{place}", name, reward.effects)
        self._text(
            game, f"reward/{girl.id}/later", f"{girl.name}, later reward", girl.later.effects
        )
        if girl.on_flip:
            self._text(game, f"flip/{girl.id}", f"{girl.name}, at the flip", girl.on_flip)
        if girl.ultimate:
            key, name = f"ultimate/{girl.id}", f"{girl.name}, ultimate ability"
            self._text(game, key, name, girl.ultimate, str(girl.id))


@final
class CardWatch:
    """Watches one game; see `dmd_replay.facets.coverage.CardEvidence`."""

    def __init__(self, game: Game, catalogue: Catalogue) -> None:
        """Look at a game with its cards."""
        self._game = game
        self.catalogue = catalogue

    def names(self) -> Mapping[str, str]:
        """All cards of the game: of the packs it is played with, and of no others."""
        return self.catalogue.names

    def frame(self, table: Table, frame: Frame) -> Iterable[str]:  # noqa: ARG002 - see `CardEvidence`
        """The card whose effect a frame begins to carry out."""
        if not isinstance(frame, Resolve):
            return ()
        key = self.catalogue.by_node.get(frame.node)
        return () if key is None else (key,)

    def event(self, table: Table, event: Event) -> Iterable[str]:
        """The cards an event shows at work."""
        return self._shown(table, event)

    def _shown(self, table: Table, event: Event) -> Iterator[str]:
        yield from self._named(table, event)
        source = getattr(event, "src", NO_SOURCE)
        key = self.catalogue.by_source.get(str(source))
        if key is not None and not isinstance(event, _SILENT):
            yield key
        for kind, shows in QUIET.get(type(event), ()):
            abilities: tuple[tuple[Ability, SourceId], ...] = found(self._game, table, kind)
            for ability, text in abilities:
                if shows(ability, Instant(self._game, table, event, text)):
                    yield self.catalogue.by_source[str(text)]

    def _named(self, table: Table, event: Event) -> Iterator[str]:
        """Events that are about a card themselves."""
        game = self._game
        match event:
            case RollEnded(row=row) if table.roll is not None:
                card = game.actions.get(ActionId(table.roll.source))
                if card is not None and (row is not Row.FAIL or len(card.fail) == 1):
                    place = "/1" if row is Row.FAIL else ""
                    yield f"action/{card.id}/{row.value}{place}"
            case LineChosen(line=line, src=src):
                yield f"action/{src}/fail/{line + 1}"
            case KillerActs(src=src) if str(src) == str(game.killer.id):
                yield f"action/{game.killer.id}"
            case BloodlustRose():
                yield f"row/{game.killer.id}/{table.bloodlust + 1}"
            case BloodlustAtTop():
                yield f"row/{game.killer.id}/final"
            case MinionPlaced(kind=kind):
                yield f"minion/{kind}"
            case MinorPlaced(card=minor):
                yield f"terror/{minor}"
            case SetupCardDrawn(drawn=drawn):
                yield f"setup/{drawn[0]}"
            case RewardTaken(slot=slot):
                yield f"reward/{game.girl.id}/{'later' if slot == LATER else slot}"
            case CardFlipped() if game.girl.on_flip:
                yield f"flip/{game.girl.id}"
            case _:
                pass


__all__ = ["CardWatch", "Catalogue"]
