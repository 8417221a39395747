"""Games that go on elsewhere: in another process, and at a real table."""

from typing import Final

import dmd_core as dmd
from dmd_core.kernel.chance import Outcome
from dmd_core.kernel.events import Command, Event, Parked, Typed
from dmd_core.kernel.ids import TABLE
from dmd_core.kernel.step import facts_of
from tests.death_may_die.games.processes import ask_worker
from tests.property.strategies import Played, play, seeded, some_game

EVERY: Final = 3
"""A game is resumed at every third decision, and played on to the next such one."""


def _whole(seed: int) -> tuple[dmd.Game, list[Event], list[Played]]:
    pick = seeded(seed)
    game = some_game(pick)
    start = dmd.start(game, seed)
    return game, list(start.events), list(play(game, start, pick))


def test_a_game_goes_on_in_another_process(resumed_seed: int) -> None:
    """Decoded elsewhere, a state gives the same bytes for the same commands."""
    game, _, games = _whole(resumed_seed)
    points = []
    expected = []
    for first in range(0, len(games), EVERY):
        following = games[first : first + EVERY]
        commands = [dmd.encode_command(game, played.command).hex() for played in following]
        state = dmd.encode(game, following[0].before).hex()
        points.append({"state": state, "commands": commands})
        events = [event for played in following for event in played.step.events]
        expected.append([dmd.encode_event(game, event).hex() for event in events])

    answer = ask_worker({"seed": resumed_seed, "points": points})

    assert len(expected) == len(answer)
    for number, (here, there) in enumerate(zip(expected, answer, strict=True)):
        assert here == there, f"resumed at decision {number * EVERY}"


def test_a_game_is_the_same_at_a_real_table(resumed_seed: int) -> None:
    """With its dice and cards typed in, a seeded game gives the same events and the same end."""
    game, seeded_events, games = _whole(resumed_seed)
    commands = [played.command for played in games]
    for played in games:
        seeded_events.extend(played.step.events)
    facts = list(facts_of(seeded_events))

    table_events, asked, last = _at_the_table(game, facts, commands)

    assert _bytes_of(game, seeded_events) == _bytes_of(game, table_events)
    assert asked > 0
    assert games[-1].step.state.table == last.state.table
    assert games[-1].step.state.agenda == last.state.agenda
    assert games[-1].step.state.chance.counters == last.state.chance.counters


def _at_the_table(
    game: dmd.Game, facts: list[Outcome], commands: list[Command]
) -> tuple[list[Event], int, dmd.Step]:
    """Play in table mode; what only one card or die can show is not asked for."""
    step = dmd.start(game, None)
    events = list(step.events)
    drawn = sum(1 for _ in facts_of(events))
    left = iter(commands)
    asked = 0
    while step.decision is not None:
        if step.decision.seat == TABLE:
            command: Command = Typed(facts[drawn])
            asked += 1
        else:
            command = next(left)
        step = dmd.apply(game, step.state, command, decision=step.decision)
        drawn += sum(1 for _ in facts_of(step.events))
        events.extend(step.events)
    return events, asked, step


def _bytes_of(game: dmd.Game, events: list[Event]) -> list[bytes]:
    """Event bytes without the ends of commands, which lie elsewhere when the table is asked."""
    return [dmd.encode_event(game, event) for event in events if not isinstance(event, Parked)]
