"""A user of the public API who does everything in any order: plays, undoes, saves, asks, errs.

Hypothesis draws the setup and what is done; a failure is shrunk to the fewest actions that show it.
"""

from typing import Any, Final

import attrs
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import dmd_core as dmd
from dmd_core.api import State, Step
from dmd_core.death_may_die.ids import InvestigatorId
from dmd_core.death_may_die.invariants import Violation, Watch, check_state
from dmd_core.death_may_die.ruleset import DEATH_MAY_DIE
from dmd_core.kernel.chance import Chance, Request
from dmd_core.kernel.events import Command, Event, Typed
from dmd_core.kernel.ids import TABLE, Seat
from dmd_core.kernel.rewind import at_epoch
from dmd_core.kernel.views import SPECTATOR, view
from tests.property.strategies import (
    INVESTIGATORS,
    VARIANTS,
    Bytes,
    choose,
    options,
    sturdy,
    tables_of,
)

STEPS: Final = 40
"""So many things are done in one run."""

EXAMPLES: Final = 2
"""Runs for each example that the profile asks for: a run costs less than a whole game."""

REPLAYED: Final = 8
"""So many undone commands are played again before they are forgotten."""

PLACES: Final = st.integers(0, 2**16 - 1)
"""A place in a list, taken modulo its length."""

BACK: Final = st.integers(1, 12) | st.integers(1, 10_000)
"""How many commands are undone; all of them if there are fewer."""

CHANGES: Final = st.dictionaries(st.sampled_from(sorted(VARIANTS)), PLACES, max_size=4)
"""Rulings that differ from the default, each with the place of its value."""


def rulings(places: dict[str, int]) -> dmd.Rulings:
    """Rulings with some values beside the default."""
    values: dict[str, Any] = {
        name: VARIANTS[name][place % len(VARIANTS[name])] for name, place in places.items()
    }
    return attrs.evolve(dmd.Rulings(), **values)


@attrs.frozen
class Done:
    """What is kept of each command: where play stood, what was decided, what it did."""

    before: State
    command: Command
    step: Step


class User(RuleBasedStateMachine):
    """One game and everything that is done with it."""

    game: dmd.Game
    now: Step
    """Where play stands."""
    origin: State
    """The opening, from which the game can be folded."""
    setup: tuple[Event, ...]
    """What happened before the first of `done`."""
    done: list[Done]
    """The commands that stand, for undo."""
    seen: dict[Command, None]
    """Every command that was ever offered, to be given where it is not."""
    epoch: int
    """The highest that was used."""
    watch: Watch

    @initialize(
        players=st.integers(1, 5),
        party=st.permutations(INVESTIGATORS),
        changes=CHANGES,
        level=st.integers(0, 2),
        seed=st.none() | st.integers(0, 2**32 - 1),
    )
    def set_up(
        self,
        players: int,
        party: list[InvestigatorId],
        changes: dict[str, int],
        level: int,
        seed: int | None,
    ) -> None:
        """Any players, Investigators and rulings; without a seed everybody types dice in."""
        setup = dmd.Setup(players, tuple(party[: max(2, players)]), rulings=rulings(changes))
        self.game = dmd.load_game(setup, content=sturdy(level))
        self.origin = dmd.initial(self.game, seed)
        self.now = dmd.start(self.game, seed)
        self.setup = self.now.events
        self.done = []
        self.seen = {}
        self.epoch = 0
        self.watch = Watch(self.game)
        self._watched(self.origin, self.now.events)

    # --- playing -------------------------------------------------------------------------------

    def running(self) -> bool:
        """Whether the game goes on."""
        return self.now.decision is not None

    @precondition(running)
    @rule(place=PLACES, handed=st.booleans())
    def play(self, place: int, handed: bool) -> None:  # noqa: FBT001 - Hypothesis passes by name
        """Give any legal command, with the decision at hand or without."""
        self._do(self._pick(place), handed=handed)

    @precondition(running)
    @rule(data=st.binary(min_size=24, max_size=160))
    def play_on(self, data: bytes) -> None:
        """Give many commands, such as bring a game forward."""
        pick = Bytes(data)
        while pick.left and self.now.decision is not None:
            if self.now.decision.seat == TABLE:
                self._do(self._pick(pick(256)), handed=True)
            else:
                self._do(choose(self.now.decision, pick), handed=True)

    @precondition(running)
    @rule()
    def try_all(self) -> None:
        """Give every legal command in turn; the state stays what it was."""
        data = dmd.encode(self.game, self.now.state)
        for command in self._options():
            assert None is dmd.check(self.game, self.now.state, command)
            step = dmd.apply(self.game, self.now.state, command)
            assert (step.decision is None) == bool(dmd.outcome(step.state))
            assert step.state == dmd.fold(self.now.state, step.events)
        assert data == dmd.encode(self.game, self.now.state)

    # --- going back ----------------------------------------------------------------------------

    @rule(back=BACK)
    def undo(self, back: int) -> None:
        """Go back to any earlier state; what is undone would happen again just so."""
        if not self.done:
            return
        at = max(0, len(self.done) - back)
        undone = self.done[at:]
        state = dmd.rewind(undone[0].before, "keep")
        self._back_to(at, state)
        again = state
        for old in undone[:REPLAYED]:
            step = dmd.apply(self.game, again, old.command)
            assert old.step.events == step.events
            assert old.step.state == step.state
            again = step.state

    @rule(back=BACK)
    def undo_with_new_chance(self, back: int) -> None:
        """Go back, and let dice and cards come anew; no epoch comes twice."""
        if not self.done:
            return
        at = max(0, len(self.done) - back)
        state = dmd.rewind(self.done[at].before, "reseed", used=self.epoch)
        assert self.epoch < state.chance.epoch
        self.epoch = state.chance.epoch
        self._back_to(at, state)

    # --- saving --------------------------------------------------------------------------------

    @rule()
    def save_and_load(self) -> None:
        """Go on from what was written: the same list, and the same bytes again."""
        data = dmd.encode(self.game, self.now.state)
        state = dmd.decode(self.game, data)
        assert self.now.state == state
        assert data == dmd.encode(self.game, state)
        decision = dmd.pending(self.game, state)
        assert self._options() == ([] if decision is None else options(decision))
        self.now = Step(state, self.now.events, decision)

    @rule()
    def send_all_values(self) -> None:
        """Events and commands survive being written."""
        for event in self.now.events:
            assert event == dmd.decode_event(self.game, dmd.encode_event(self.game, event))
        for command in self._options():
            data = dmd.encode_command(self.game, command)
            assert command == dmd.decode_command(self.game, data)

    @rule()
    def fold_all(self) -> None:
        """The whole history, folded, gives where play stands; undo alone changes the epoch."""
        state = dmd.fold(self.origin, self.setup)
        for done in self.done:
            state = at_epoch(state, done.before.chance.epoch)
            assert done.before == state
            state = dmd.fold(state, done.step.events)
        assert self.now.state == at_epoch(state, self.now.state.chance.epoch)

    # --- asking --------------------------------------------------------------------------------

    @rule(place=PLACES, seat=st.integers(-2, 6))
    def give_what_is_not_offered(self, place: int, seat: int) -> None:
        """An old command, one of another seat: refused by `check` and `apply`, for one reason."""
        seen = list(self.seen)
        if not seen:
            return
        old = seen[place % len(seen)]
        offered = self._options()
        for command in (old, attrs.evolve(old, seat=Seat(seat))):  # type: ignore[misc]  # commands are attrs classes
            if command in offered or isinstance(command, Typed):
                continue
            reason = dmd.check(self.game, self.now.state, command)
            assert reason is not None, f"{command} is not offered and accepted"
            assert reason.code
            assert reason.sentence
            with pytest.raises(dmd.RefusedError) as caught:
                dmd.apply(self.game, self.now.state, command)
            assert reason == caught.value.refusal

    @precondition(running)
    @rule()
    def read_texts(self) -> None:
        """Every text of the list names its command and no other."""
        decision = self.now.decision
        assert decision is not None
        texts = [dmd.text(command) for command in self._options()]
        assert len(texts) == len({text.casefold() for text in texts})
        assert self._options() == [dmd.parse_command(decision, text) for text in texts]

    @rule(other=st.integers(0, 2**32 - 1))
    def look_on(self, other: int) -> None:
        """No seat sees seed and counters: with others it sees the same."""
        state = self.now.state
        counters = tuple(count + 1 for count in state.chance.counters)
        dealt = attrs.evolve(state, chance=Chance(other, state.chance.epoch + 1, counters))
        for seat in (*map(Seat, range(self.game.seats)), SPECTATOR):
            shows = view(DEATH_MAY_DIE, self.game, state, seat)
            assert shows == view(DEATH_MAY_DIE, self.game, dealt, seat)
            mine = self.now.decision is not None and self.now.decision.seat in (seat, TABLE)
            assert mine == (shows.decision is not None)

    # --- what always holds ---------------------------------------------------------------------

    @invariant()
    def no_rule_is_broken(self) -> None:
        """No event broke an invariant of the game, and the table where it waits breaks none."""
        none: list[Violation] = []
        assert none == self.watch.violations
        assert () == check_state(self.game, self.now.state.table)

    @invariant()
    def the_decision_is_that_of_the_state(self) -> None:
        """It is None at the end alone, and its list is that of `legal`."""
        state = self.now.state
        assert (self.now.decision is None) == bool(dmd.outcome(state))
        pending = dmd.pending(self.game, state)
        assert self._options() == ([] if pending is None else options(pending))
        for command in self._options():
            self.seen.setdefault(command)

    # --- helpers -------------------------------------------------------------------------------

    def _options(self) -> list[Command]:
        return [] if self.now.decision is None else options(self.now.decision)

    def _pick(self, place: int) -> Command:
        """The command at a place; of typed outcomes any, not only the first that are listed."""
        decision = self.now.decision
        assert decision is not None
        if isinstance(decision.subject, Request):
            return Typed(tuple(side[place % len(side)] for side in decision.subject.sides))
        found = options(decision)
        return found[place % len(found)]

    def _do(self, command: Command, *, handed: bool) -> None:
        before = self.now.state
        decision = self.now.decision if handed else None
        assert None is dmd.check(self.game, before, command)
        self.now = dmd.apply(self.game, before, command, decision=decision)
        self.done.append(Done(before, command, self.now))
        self._watched(before, self.now.events)

    def _watched(self, before: State, events: tuple[Event, ...]) -> None:
        for change in tables_of(before, events):
            self.watch.feed(*change)

    def _back_to(self, at: int, state: State) -> None:
        """Forget what came after; the watch sees the rest of the history again."""
        last = self.done[at - 1].step.events if at else self.setup
        self.done = self.done[:at]
        self.now = Step(state, last, dmd.pending(self.game, state))
        self.watch = Watch(self.game)
        self._watched(self.origin, self.setup)
        for done in self.done:
            self._watched(done.before, done.step.events)


TestUser = User.TestCase
TestUser.settings = settings(
    stateful_step_count=STEPS, max_examples=EXAMPLES * settings().max_examples
)
