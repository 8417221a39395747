"""The whole table as it is drawn: the map, the boards, decks, the tracks of the game, dice."""

from collections.abc import Iterator
from typing import Final

from dmd_core.death_may_die.asking import ritual_count
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.ids import CardId
from dmd_core.death_may_die.lookups import on_board, symbols_in_discard
from dmd_core.death_may_die.rule_numbers import SYMBOLS_TO_ADVANCE
from dmd_core.death_may_die.screen.boards import DISCOVERY, MYTHOS, card, panels
from dmd_core.death_may_die.screen.places import SKULL, passages, places
from dmd_core.death_may_die.state import Discovery, Mythos, Roll, RollKind, Table
from dmd_core.death_may_die.text.names import Names
from dmd_core.kernel.ids import SourceId
from dmd_core.screen.tableau import DieShown, Mark, Pile, Tableau, Throw, Track, TrackStep
from dmd_core.tabletop.text.english import capital

RED: Final = "red"
"""A step of the Summoning track on which the Elder One is summoned."""
ADVANCE: Final = "advance"
"""The step of the symbols that makes the Elder One advance."""

_ROLLS: Final = {
    RollKind.ATTACK: "attack",
    RollKind.PLAIN: "roll",
    RollKind.ENEMY: "attack of an Enemy",
    RollKind.FIRE: "Fire roll",
    RollKind.AGAINST: "roll against an Investigator",
}


def tableau(game: Game, table: Table) -> Tableau:
    """What lies on the table; nothing of it is hidden from anybody in this game."""
    names = Names(game)
    return Tableau(
        f"{game.episode.name}: {game.elder_one.name}",
        table.active,
        tracks=tuple(_tracks(names, table)),
        places=tuple(places(game, table)),
        passages=tuple(passages(game)),
        panels=tuple(panels(names, table)),
        piles=tuple(_piles(names, table)),
        throws=tuple(_throw(names, place, roll) for place, roll in enumerate(table.rolls)),
        outcome="" if table.outcome is None else table.outcome.value,
    )


def _tracks(names: Names, table: Table) -> Iterator[Track]:
    """Round and turn, which end nowhere, the Summoning track, symbols, destroyed objects."""
    game = names.game
    summoning = game.content.core.summoning_track
    yield Track("round", "Round", table.round, 0, table.round, endless=True)
    yield Track("turn", "Turn", table.turn, 0, table.turn, endless=True)
    reds = (
        TrackStep(step, RED, f"{names.elder_one} is summoned")
        for step in range(summoning.first_red, summoning.last)
        if not on_board(table)
    )
    end = TrackStep(summoning.last, SKULL, "the game is lost")
    yield Track("summoning", "Summoning", table.elder.position, 1, summoning.last, (*reds, end))
    symbols = symbols_in_discard(game, table)
    step = TrackStep(SYMBOLS_TO_ADVANCE, ADVANCE, f"{names.elder_one} advances")
    most = max(SYMBOLS_TO_ADVANCE, symbols)
    yield Track("symbols", "Summoning symbols", symbols, 0, most, (step,))
    objects, ritual = game.episode.objects, game.episode.ritual
    needed, counted, name, most = 0, 0, "", 0
    if objects is not None:
        counted = sum(thing.destroyed for thing in table.objects)
        needed, name = objects.to_disrupt, f"{objects.name} tokens destroyed"
        most = max(needed, len(table.objects))
    elif ritual is not None:
        needed, name = ritual.needed, "Counted for the Ritual"
        counted = ritual_count(game, table)
        most = max(needed, counted)
    step = TrackStep(needed, "disrupted", "the Ritual is disrupted")
    yield Track("ritual", name, counted, 0, most, (step,))


def _piles(names: Names, table: Table) -> Iterator[Pile]:
    """Decks with how many cards are left, discard piles, cards that are being resolved."""
    yield from _deck(names, MYTHOS, table.mythos)
    yield from _deck(names, DISCOVERY, table.discovery)
    objects = names.game.episode.objects
    if len(table.backs):
        kind = "face-down" if objects is None else objects.name
        yield Pile("backs", f"reverse sides of {kind} tokens", len(table.backs))


def _deck(names: Names, kind: str, cards: Mythos | Discovery) -> Iterator[Pile]:
    name = capital(kind)
    yield Pile(kind, f"{name} deck", len(cards.deck))
    yield _open(names, f"{kind}_discard", f"{name} discard pile", kind, cards.discard)
    if cards.resolving:
        yield _open(names, f"{kind}_resolving", f"{name} card at work", kind, cards.resolving)


def _open(names: Names, pile: str, name: str, kind: str, cards: tuple[CardId, ...]) -> Pile:
    return Pile(pile, name, 0, tuple(card(names, one, kind) for one in reversed(cards)))


def _throw(names: Names, place: int, roll: Roll) -> Throw:
    """A roll: standard dice first; the symbols once they are counted."""
    action = names.source(SourceId(roll.action)) if roll.action else ""
    dice = tuple(
        DieShown(
            str(die),
            "standard" if die < roll.standard else "bonus",
            face,
            names.face(face),
        )
        for die, face in enumerate(roll.faces)
    )
    symbols = (
        ("successes", "Success", roll.successes),
        ("elder_signs", "Elder Sign", roll.elder_signs),
        ("tentacles", "Tentacle", roll.tentacles),
    )
    counted = (Mark("symbol", kind, name, n) for kind, name, n in symbols if n)
    marks = tuple(counted) if roll.tallied else ()
    return Throw(str(place), action or _ROLLS[roll.kind], roll.owner, dice, marks)


__all__ = ["tableau"]
