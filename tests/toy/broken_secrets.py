"""Rulesets with secrets, made of the race: one keeps them, the others leak in one way each."""

from typing import Any, ClassVar, Final, final

from dmd_core.kernel.decisions import Decision, Verdict, one_of
from dmd_core.kernel.events import Command
from dmd_core.kernel.ids import NO_SOURCE, ItemId, RuleId, Seat, SourceId
from dmd_core.kernel.node import node, replace
from dmd_core.kernel.refusals import RefusalCode, refusal
from dmd_core.kernel.views import Sealed
from dmd_replay.check.conformance import Subject
from race_game import rules as race
from race_game.rules import MOVE, RULE, S0, S1
from tests.toy.broken_rulesets import AnyRun, Menu, Variant, copied, subject


@final
@node
class Cards:
    """The table of the race with a hidden card for each seat."""

    at: tuple[int, ...] = (0, 0)
    tired: tuple[bool, ...] = (False, False)
    boosts: int = 1
    active: Seat = S1
    outcome: str = ""
    hands: tuple[Sealed[ItemId], ...] = ()
    hint: str = ""


@final
@node
class Mistyped:
    """The same, but the type of the hands says that nothing is hidden there."""

    at: tuple[int, ...] = (0, 0)
    tired: tuple[bool, ...] = (False, False)
    boosts: int = 1
    active: Seat = S1
    outcome: str = ""
    hands: tuple[int, ...] = ()
    hint: str = ""


@final
@node
class Dealt:
    """The seats have got their cards."""

    RULES: ClassVar[tuple[RuleId, ...]] = (RULE,)

    hands: tuple[Sealed[ItemId], ...]
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


ACE, KING = ItemId("ace"), ItemId("king")
HANDS: Final = (Sealed(ACE, (S0,)), Sealed(KING, (S1,)))


def _with_cards(name: str, *, table: object = None, hint: bool = False) -> tuple[Subject, Any]:
    """The race in which each turn begins with a look at the hidden cards; and its handlers."""
    handlers = copied()
    begin_turn = handlers.works[race.Round]

    def deal(run: AnyRun, frame: race.Round) -> None:
        run.emit(Dealt(HANDS))
        begin_turn(run, frame)

    def dealt(table: Cards, event: Dealt) -> Cards:
        shown = str(event.hands[0].opened()) if hint else ""
        return replace(table, hands=event.hands, hint=shown)

    handlers.works[race.Round] = deal
    handlers.reducers[Dealt] = dealt
    ruleset = Variant(handlers, table=table or Cards(), events=(Dealt,))
    return subject(ruleset, name), handlers


def secrets() -> Subject:
    """Nothing is wrong: who decides sees its own card, and its menu depends on it."""
    found, handlers = _with_cards("secrets")
    handlers.decides[race.Move] = lambda _game, table, frame: _by_card(table, frame, frame.seat)
    return found


def _by_card(table: Cards, frame: race.Move, owner: Seat) -> Decision:
    """With an ace one may run."""
    run = (race.Hurry(frame.seat),) if table.hands[owner].opened() == ACE else ()
    options = (race.Walk(frame.seat), race.Pass(frame.seat), *run)
    return Decision(frame.seat, MOVE, (one_of(*options),), (RULE,), frame)


def leaking_menu() -> Subject:
    """What a seat may do depends on the card of the other."""
    found, handlers = _with_cards("leaking menu")
    handlers.decides[race.Move] = lambda _game, table, frame: _by_card(
        table, frame, S1 if frame.seat == S0 else S0
    )
    return found


def leaking_reducer() -> Subject:
    """A reducer copies a hidden card into the open."""
    return _with_cards("leaking reducer", hint=True)[0]


def leaking_type() -> Subject:
    """A field holds what is sealed, and its type does not say so."""
    return _with_cards("leaking type", table=Mistyped())[0]


def leaking_refusal() -> Subject:
    """A refusal tells the card of the other seat."""
    found, handlers = _with_cards("leaking refusal")
    code = RefusalCode("card", "The other has {card}.", (RULE,))

    def moves(_game: race.Course, table: Cards, frame: race.Move) -> Decision:
        seat = frame.seat
        both = (race.Walk(seat), race.Hurry(seat))
        other = table.hands[S1 if seat == S0 else S0].opened()

        def judge(given: Command) -> Verdict:
            return "legal" if given in both else refusal(code, {"card": other})

        return Decision(seat, MOVE, (Menu(lambda: both, judge),), (RULE,), frame)

    handlers.decides[race.Move] = moves
    return found


SECRETS: Final = secrets()
