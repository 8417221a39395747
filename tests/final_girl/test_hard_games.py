"""Films played to the end in every combination, with everything that can go wrong looked at.

Each game is watched by all invariants, folded from its events, played a second time, and cut short
at its questions: a side that returns to life there must leave nothing of the phase behind.
"""

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from dmd_core.final_girl.chapters.action import ActionPhase
from dmd_core.final_girl.chapters.health import Dying
from dmd_core.final_girl.chapters.phase_end import NextPhase
from dmd_core.final_girl.content.loader import load_content
from dmd_core.final_girl.events.actions import Used
from dmd_core.final_girl.events.turns import PhaseBegan, PhaseCut
from dmd_core.final_girl.game import Game, load_game
from dmd_core.final_girl.invariants import Watch
from dmd_core.final_girl.ruleset import FINAL_GIRL
from dmd_core.final_girl.rulings import Rulings
from dmd_core.final_girl.setup import Setup
from dmd_core.final_girl.state import Carried, Minor, Phase, Place, Side, Table, Token
from dmd_core.kernel.decisions import CHANCE, command_in
from dmd_core.kernel.events import Event, Forced, Parked
from dmd_core.kernel.ids import ItemId, Seat, SourceId
from dmd_core.kernel.node import replace
from dmd_core.kernel.schema.text import command_text
from dmd_core.kernel.state import State
from dmd_core.kernel.step import Step, begin, fold, opening, step
from dmd_core.kernel.views import view
from tests.sampling import sampled

CONTENT = load_content()
MOST = 4000
"""Commands after which a game has to be over."""
_AFTER = {
    Phase.ACTION: {Phase.PLANNING},
    Phase.PLANNING: {Phase.KILLER},
    Phase.KILLER: {Phase.PANIC},
    Phase.PANIC: {Phase.UPKEEP},
    Phase.UPKEEP: {Phase.ACTION, Phase.PLANNING},
}
"""What may follow each phase; an Action phase may be skipped."""


def setups() -> Iterator[Setup]:
    """Every killer, location, Final Girl and board, with the switches in turn."""
    films = product(CONTENT.killers, CONTENT.locations, CONTENT.girls, ("normal", "extreme"))
    for number, (killer, location, girl, board) in enumerate(films):
        yield Setup(
            killer.id,
            location.id,
            girl.id,
            board,
            epic=number % 2 == 0,
            bonus_item=number % 3 == 0,
            rulings=Rulings(recycle_saved=number % 4 == 1),
        )


class Play:
    """A game under way, watched."""

    def __init__(self, setup: Setup, seed: int) -> None:
        """Begin it."""
        self.game: Game = load_game(CONTENT, setup)
        self.watch = Watch(self.game)
        self.random = Random(seed)  # noqa: S311 - variety, not a secret
        start = opening(FINAL_GIRL, self.game, seed)
        self.events: list[Event] = []
        self.taken: Step[Table] = begin(FINAL_GIRL, self.game, start)
        self.look(start)

    def look(self, before: State[Table]) -> None:
        """Fold the events, and show each to the watch."""
        assert fold(FINAL_GIRL, before, self.taken.events) == self.taken.state
        table = before.table
        for event in self.taken.events:
            after = table
            if not isinstance(event, Parked | Forced):
                after = FINAL_GIRL.handlers.reducers[type(event)](table, event)
            self.watch.feed(table, event, after)
            table = after
        assert [] == self.watch.violations
        self.events += self.taken.events

    def go_on(self) -> bool:
        """Take a random answer; False at the end."""
        decision = self.taken.decision
        if decision is None:
            return False
        legal = list(decision.legal())
        # Stopping and leaving things as they are would otherwise end every phase at once.
        lazy = [c for c in legal if command_text(c) in {"stop", "done"}]
        eager = [c for c in legal if c not in lazy] or legal
        pick = self.random.choice(legal if self.random.random() < 0.3 else eager)
        before = self.taken.state
        self.taken = step(FINAL_GIRL, self.game, before, pick, decision=decision)
        self.look(before)
        return True


def cut_short(play: Play, side: Side) -> tuple[State[Table], Step[Table]]:
    """The state that the game waits in, but a side loses its token there, and what follows."""
    state = play.taken.state
    table = state.table
    pawn = replace(table.girl if side is Side.GIRL else table.killer, token=Token.BLACK, markers=0)
    weak = replace(
        table,
        girl=pawn if side is Side.GIRL else table.girl,
        killer=pawn if side is Side.KILLER else table.killer,
        health_tokens=tuple(map(ItemId, ("2", "2", "3", "3"))),
    )
    dying = State(weak, (*state.agenda, Dying((side,))), state.chance)
    return dying, begin(FINAL_GIRL, play.game, dying)


def nothing_left(dying: State[Table], taken: Step[Table]) -> None:
    """Where the next phase begins, nothing of the one that was cut is under way."""
    table, was = dying.table, dying.table.phase
    for event in taken.events:
        if not isinstance(event, Parked | Forced):
            table = FINAL_GIRL.handlers.reducers[type(event)](table, event)
        if isinstance(event, PhaseBegan):
            break
    assert PhaseCut in map(type, taken.events)
    assert table.phase in _AFTER[was]
    assert (None, None, None) == (table.roll, table.strike, table.attack)
    assert ((), (), ()) == (table.rewards, table.resolving, table.found)
    assert (False, False) == (table.ending, table.terror_ordered)
    kinds = [type(frame) for frame in taken.state.agenda]
    assert [0] == [i for i, kind in enumerate(kinds) if kind is NextPhase] or not kinds
    assert Dying not in kinds or taken.decision is None or taken.decision.kind == CHANCE


def enriched(play: Play) -> State[Table]:
    """The table where the menu is first asked, with far more in play than a game has so early."""
    game, random, table = play.game, play.random, play.taken.state.table
    unseen, terror = list(table.items_unseen), list(table.terror_unseen)
    random.shuffle(unseen)
    gained = unseen[: 2 * len(table.items)]
    hands = 0
    carried = list(table.carried)
    for card in gained:
        needs = game.items[card].hands
        held = 0 < needs <= 2 - hands
        hands += needs * held
        carried.append(Carried(card, Place.HAND if held else Place.BACKPACK, game.items[card].uses))
    decks = tuple(
        replace(one, pile=replace(one.pile, hidden=one.pile.hidden - 2)) for one in table.items
    )
    minors = [card for card in dict.fromkeys(terror) if game.terror[card].health][:2]
    events = [e for e in table.events if game.events[e].lasting and not game.events[e].effects][:3]
    deck = table.events
    for event in events:
        deck = deck.without(event)
    for card in minors:
        terror.remove(card)
    cards = [*table.hand, *table.tableau, *table.discard]
    random.shuffle(cards)
    return replace(
        play.taken.state,
        agenda=(NextPhase(), ActionPhase()),
        table=replace(
            table,
            items=decks,
            items_unseen=tuple(sorted(unseen[len(gained) :])),
            carried=tuple(carried),
            hand=tuple(sorted(cards[:9])),
            tableau=tuple(sorted(cards[9:])),
            discard=(),
            terror=replace(table.terror, hidden=table.terror.hidden - len(minors)),
            terror_unseen=tuple(sorted(terror)),
            minors=tuple(Minor(card, game.terror[card].health) for card in minors),
            events=deck,
            events_active=(*table.events_active, *events),
            in_play=(*table.in_play, *map(SourceId, (*gained, *minors, *events))),
            girl=replace(table.girl, space=random.choice(sorted(game.exits))),
            horror=random.randrange(8),
            time=random.randrange(13),
        ),
    )


@pytest.mark.parametrize("seed", sampled(range(36), 3))
def test_with_everything_in_play_nothing_breaks(seed: int) -> None:
    """Items, minor dark powers, lasting events and a full hand at once: all invariants hold.

    The items are used; `Play` looks at every event and every fold.
    """
    play = Play(list(setups())[seed % 24], 1000 + seed)
    while play.taken.decision is not None and play.taken.decision.kind != "action":
        play.go_on()
    assert not play.taken.state.table.rewards
    rich = enriched(play)
    play.watch = Watch(play.game, whole=False)
    play.taken = begin(FINAL_GIRL, play.game, rich)
    play.events.clear()
    play.look(rich)
    going = sum(play.go_on() for _ in range(150))

    assert (6, 2, 9) == (len(rich.table.carried), len(rich.table.minors), len(rich.table.hand))
    assert len(rich.table.events_active) >= 3
    assert Used in map(type, play.events)
    assert going == 150 or play.taken.state.table.outcome is not None


@pytest.mark.parametrize("number", sampled(range(24), 3))
def test_a_film_is_played_to_its_end(number: int) -> None:
    """All invariants hold, events fold, and the same seed and answers give the same events."""
    setup = list(setups())[number]
    first, again = Play(setup, number), Play(setup, number)
    for _ in range(MOST):
        going = first.go_on()
        assert going is again.go_on()
        assert first.events[-1] == again.events[-1]
        if not going:
            break
    assert first.taken.state.table.outcome is not None
    assert first.events == again.events


@pytest.mark.parametrize("number", sampled(range(24), 5))
def test_a_return_to_life_at_any_question_leaves_nothing_behind(number: int) -> None:
    """FG-TRN-04, -05, FG-AMB-11, -62: wherever the game asks, the phase can end at once."""
    play = Play(list(setups())[number], 100 + number)
    kinds: set[str] = set()
    for _ in range(160):
        if play.taken.decision is None:
            break
        setting_up = play.taken.state.table.phase is Phase.SETUP  # nothing is cut then
        for side in () if setting_up else (Side.GIRL, Side.KILLER):
            dying, taken = cut_short(play, side)
            nothing_left(dying, taken)
            if taken.decision is not None and taken.decision.kind != CHANCE:
                kinds.add(play.taken.decision.kind)
                pick = next(taken.decision.legal())
                step(FINAL_GIRL, play.game, taken.state, pick, decision=taken.decision)
        play.go_on()
    assert len(kinds) > 3, kinds


@pytest.mark.parametrize("number", range(0, 24, 6))
def test_every_command_is_named_by_its_text_and_views_hide_the_seed(number: int) -> None:
    """What a menu shows can be typed in, and a view knows nothing of what chance will say."""
    play = Play(list(setups())[number], 200 + number)
    for turn in range(120):
        decision = play.taken.decision
        if decision is None:
            break
        if turn % 5 == 0:
            for command in decision.legal():
                assert command == command_in(decision, command_text(command))
            state = play.taken.state
            other = State(state.table, state.agenda, replace(state.chance, seed=turn + 5000))
            mine, theirs = (view(FINAL_GIRL, play.game, one, Seat(0)) for one in (state, other))
            assert mine == theirs
        play.go_on()
