"""What holds for the states and events of every game."""

from hypothesis import given

import dmd_core as dmd
from dmd_core.death_may_die.commands import Rest
from dmd_core.death_may_die.events.actions import Healed
from dmd_core.death_may_die.events.sanity import SanityLost
from dmd_core.death_may_die.invariants import Violation, Watch
from tests.property.strategies import Begun, games, tables_of


@given(games())
def test_no_event_breaks_an_invariant(begun: Begun) -> None:
    """Watched event by event from the setup on, a random game breaks no invariant."""
    watch = Watch(begun.game)
    before = dmd.initial(begun.game, begun.seed)
    for change in tables_of(before, begun.start.events):
        watch.feed(*change)
    for played in begun.played:
        for change in tables_of(played.before, played.step.events):
            watch.feed(*change)

    none: list[Violation] = []
    assert none == watch.violations


@given(games())
def test_folding_equals_executing(begun: Begun) -> None:
    """The events of a command, folded, give the state that executing it gave."""
    start = dmd.initial(begun.game, begun.seed)
    assert begun.start.state == dmd.fold(start, begun.start.events)
    for played in begun.played:
        assert played.step.state == dmd.fold(played.before, played.step.events)


@given(games())
def test_states_events_and_commands_survive_encoding(begun: Begun) -> None:
    """Decoding gives the value back, and encoding that again the same bytes."""
    game = begun.game
    for played in begun.played:
        data = dmd.encode(game, played.before)
        state = dmd.decode(game, data)
        assert played.before == state
        assert data == dmd.encode(game, state)
        command = dmd.encode_command(game, played.command)
        assert played.command == dmd.decode_command(game, command)
        for event in played.step.events:
            assert event == dmd.decode_event(game, dmd.encode_event(game, event))


@given(games())
def test_undo_is_keeping_the_old_state(begun: Begun) -> None:
    """An old state is not touched by going on, and going on from it again gives the same."""
    game = begun.game
    data = [dmd.encode(game, played.before) for played in begun.played]
    for played in begun.played:
        for command in played.decision.legal():
            dmd.apply(game, played.before, command)

    assert data == [dmd.encode(game, played.before) for played in begun.played]
    for played in begun.played:
        again = dmd.apply(game, played.before, played.command)
        assert played.step.state == again.state
        assert played.step.events == again.events


@given(games())
def test_rest_never_changes_sanity(begun: Begun) -> None:
    """From the Rest action to its healing, and by healing, no Sanity marker moves."""
    for played in begun.played:
        if isinstance(played.command, Rest):
            before = [owner.sanity for owner in played.before.table.investigators]
            after = [owner.sanity for owner in played.step.state.table.investigators]
            healing = next((e for e in played.step.events if isinstance(e, Healed)), None)
            if healing is not None or len(played.step.events) == 1:
                assert before == after
        for before_event, event, after_event in tables_of(played.before, played.step.events):
            if isinstance(event, Healed):
                sanity = [owner.sanity for owner in before_event.investigators]
                assert sanity == [owner.sanity for owner in after_event.investigators]


@given(games())
def test_one_loss_of_sanity_never_passes_a_threshold(begun: Begun) -> None:
    """Each loss stops at the first Threshold it meets."""
    marks = begun.game.tracks.thresholds
    for played in begun.played:
        for before, event, after in tables_of(played.before, played.step.events):
            if isinstance(event, SanityLost):
                old = before.investigators[event.seat].sanity
                new = after.investigators[event.seat].sanity
                assert [] == [mark for mark in marks if old < mark < new]
                assert new > old
