"""Random games from setup to their end, with every check there is at every step."""

from collections.abc import Iterator
from contextlib import suppress
from typing import cast

import attrs
import pytest

import dmd_core as dmd
from dmd_core.death_may_die.invariants import Violation, Watch
from dmd_core.kernel.events import Command, Event, Forced
from tests.property.strategies import (
    MOST_COMMANDS,
    Played,
    options,
    play,
    seeded,
    some_game,
    tables_of,
)


def test_a_random_game_keeps_all_invariants(game_seed: int) -> None:
    """It ends with an outcome, and no event breaks an invariant."""
    pick = seeded(game_seed)
    game = some_game(pick)
    step = dmd.start(game, game_seed)
    watch = Watch(game)
    for before, event, after in tables_of(dmd.initial(game, game_seed), step.events):
        watch.feed(before, event, after)
    commands = 0
    for played in play(game, step, pick):
        step = played.step
        commands += 1
        for before, event, after in tables_of(played.before, step.events):
            watch.feed(before, event, after)

    none: list[Violation] = []
    assert none == watch.violations
    assert step.decision is None, f"no end after {commands} of {MOST_COMMANDS} commands"
    assert dmd.outcome(step.state) in {"win", "loss"}


def test_folding_a_random_game_equals_executing_it(game_seed: int) -> None:
    """Folding the events of each command gives the very state that executing it gave."""
    pick = seeded(game_seed)
    game = some_game(pick)
    start = dmd.start(game, game_seed)

    assert start.state == dmd.fold(dmd.initial(game, game_seed), start.events)
    for number, played in enumerate(play(game, start, pick)):
        folded = dmd.fold(played.before, played.step.events)
        assert played.step.state == folded, f"command {number}: {dmd.text(played.command)}"


def test_executing_a_random_game_again_gives_the_same_events(game_seed: int) -> None:
    """Seed and commands alone give every event again, also the decisions nobody was asked."""
    pick = seeded(game_seed)
    game = some_game(pick)
    step = start = dmd.start(game, game_seed)
    games = list(play(game, step, pick))
    again = dmd.start(game, game_seed)
    assert start.events == again.events

    forced: list[Event] = []
    for number, played in enumerate(games):
        again = dmd.apply(game, again.state, played.command)
        assert played.step.events == again.events, f"command {number} went another way"
        forced.extend(event for event in again.events if isinstance(event, Forced))
    expected = [e for played in games for e in played.step.events if isinstance(e, Forced)]
    assert expected == forced
    assert again.decision is None


def test_exactly_the_listed_commands_are_accepted(game_seed: int) -> None:
    """`check` accepts what is listed; it refuses changed commands and those of other questions."""
    pick = seeded(game_seed)
    game = some_game(pick)
    step = dmd.start(game, game_seed)
    seen: list[Command] = []
    for played in play(game, step, pick):
        listed = options(played.decision)
        for command in listed:
            assert None is played.decision.check(command), dmd.text(command)
        assert None is dmd.check(game, played.before, played.command)
        tried = [*_changed(listed[pick(len(listed))]), *seen[-5:]]
        foreign = [command for command in tried if command not in listed]
        for command in foreign:
            reason = dmd.check(game, played.before, command)
            assert reason is not None, f"{command} is not listed and accepted"
        if foreign:  # one refusal in words, and what `apply` says, for each question
            _refused(game, played, foreign[pick(len(foreign))])
        seen.append(played.command)


def _refused(game: dmd.Game, played: Played, command: Command) -> None:
    reason = dmd.check(game, played.before, command)
    assert reason is not None
    assert reason.sentence, f"{command} is refused without a sentence"
    with pytest.raises(dmd.RefusedError) as caught:
        dmd.apply(game, played.before, command)
    assert reason == caught.value.refusal


def _changed(command: Command) -> Iterator[Command]:
    """The command with one field changed, for each field."""
    kind = cast("type[attrs.AttrsInstance]", type(command))
    for field in attrs.fields(kind):
        value = getattr(command, field.name)
        if isinstance(value, bool):
            continue
        for other in (value - 1, value + 1, value + 64) if isinstance(value, int) else ("x",):
            with suppress(TypeError):  # a compiled command takes no value of another type
                yield attrs.evolve(command, **{field.name: other})  # type: ignore[misc]  # as above
