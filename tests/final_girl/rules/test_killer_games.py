"""What holds of the killer's side in every game: played by bots, looked at event by event."""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise, product

import pytest

from dmd_core.final_girl.content.loader import load_content
from dmd_core.final_girl.events.health import Revived
from dmd_core.final_girl.events.killer import (
    AttackBegan,
    BloodlustAtTop,
    BloodlustRose,
    KillerActs,
    KillerMoved,
    TerrorDrawn,
)
from dmd_core.final_girl.events.minions import MinionMoved
from dmd_core.final_girl.events.turns import GameEnded, PhaseBegan, PhaseCut
from dmd_core.final_girl.events.victims import VictimKilled, VictimPanicked
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.ids import NO_FIGURE, GirlId, KillerId, LocationId
from dmd_core.final_girl.lookups import attack_value, enemy_space, enemy_spaces, groups
from dmd_core.final_girl.ruleset import FINAL_GIRL
from dmd_core.final_girl.state import Phase, Quarry, Table
from dmd_core.kernel.events import Event, Forced, Parked
from dmd_core.kernel.step import begin, evolve, opening, step
from dmd_replay.games.final_girl.sensible import SensibleBot
from tests.final_girl.scenarios import make_game

Moment = tuple[Table, Event, Table]
"""A table, what happened, and the table after it."""

COMBINATIONS = list(
    product(
        [one.id for one in load_content().killers],
        [one.id for one in load_content().locations],
        [one.id for one in load_content().girls],
    )
)


LOOKED_AT = {
    AttackBegan,
    KillerActs,
    KillerMoved,
    MinionMoved,
    PhaseCut,
    Revived,
    TerrorDrawn,
    VictimKilled,
    VictimPanicked,
}
"""What the tests of this file ask about: a game without any of it would show nothing."""


def _played(game: Game, seed: int) -> Iterator[Moment]:
    """The moments of a game that a bot plays, those of the kernel left out."""
    bot = SensibleBot(seed)
    before = opening(FINAL_GIRL, game, seed)
    played = begin(FINAL_GIRL, game, before)
    while True:
        for event in played.events:
            after = evolve(FINAL_GIRL, before, event)
            if not isinstance(event, Parked | Forced):
                yield before.table, event, after.table
            before = after
        decision = played.decision
        if decision is None:
            return
        command = bot.choose(game, played.state, decision)
        played = step(FINAL_GIRL, game, played.state, command, decision=decision)


@pytest.fixture(scope="module", params=COMBINATIONS, ids="-".join)
def played(request: pytest.FixtureRequest) -> tuple[Game, list[Moment]]:
    """A game of each combination of killer, location and Final Girl."""
    return _game(request.param)


@cache
def _game(combination: tuple[KillerId, LocationId, GirlId]) -> tuple[Game, list[Moment]]:
    killer, location, girl = combination
    game = make_game(girl, killer, location)
    return game, list(_played(game, COMBINATIONS.index(combination)))


def test_the_games_hold_what_is_looked_at() -> None:
    """Deaths, targets, steps, attacks, panic and returns to life all happen in one or another."""
    moments = [moment for one in COMBINATIONS for moment in _game(one)[1]]
    during = {(type(event), table.phase) for table, event, _ in moments}
    quarries = {event.quarry for _, event, _ in moments if isinstance(event, KillerActs)}

    assert LOOKED_AT <= {kind for kind, phase in during if phase is not Phase.SETUP}
    assert (VictimPanicked, Phase.PANIC) in during
    assert {Quarry.GIRL, Quarry.VICTIMS} <= quarries


def test_every_death_raises_bloodlust_at_once(played: tuple[Game, list[Moment]]) -> None:
    """FG-KIL-19, FG-BLD-06, FG-AMB-42: the next thing that happens, or a final effect."""
    for (_, event, _), (_, then, _) in pairwise(played[1]):
        if isinstance(event, VictimKilled):
            assert isinstance(then, BloodlustRose | BloodlustAtTop)


def test_targets_are_the_closest_and_largest(played: tuple[Game, list[Moment]]) -> None:
    """FG-KIL-06, -07: nobody is closer, and no group as close is larger."""
    game, moments = played
    for table, event, _ in moments:
        if not isinstance(event, KillerActs) or event.quarry is not Quarry.VICTIMS:
            continue
        here = enemy_space(table, event.minion)
        assert here is not None
        far = game.distances[here]
        counts = groups(table)
        assert far[event.space] == min(far[space] for space in counts)
        rivals = [n for space, n in counts.items() if far[space] == far[event.space]]
        assert counts[event.space] == max(rivals)


def test_every_step_leads_nearer(played: tuple[Game, list[Moment]]) -> None:
    """FG-KIL-10: each step of an enemy is one space nearer to its target."""
    game, moments = played
    goal = None
    for table, event, after in moments:
        if isinstance(event, KillerActs):
            goal = table.girl.space if event.quarry is Quarry.GIRL else event.space
        if isinstance(event, KillerMoved | MinionMoved) and goal:
            figure = event.minion if isinstance(event, MinionMoved) else NO_FIGURE
            was, now = enemy_space(table, figure), enemy_space(after, figure)
            assert was is not None
            assert now is not None
            assert game.distances[was][goal] == game.distances[now][goal] + 1


def test_attacks_are_for_the_value_of_the_moment(played: tuple[Game, list[Moment]]) -> None:
    """FG-KIL-21, FG-BLD-07, FG-AMB-79: and on the space of the one who attacks."""
    game, moments = played
    for table, event, _ in moments:
        if isinstance(event, AttackBegan):
            assert attack_value(game, table, event.minion) == event.damage
            assert enemy_space(table, event.minion) == table.girl.space


def test_no_terror_card_after_the_finale(played: tuple[Game, list[Moment]]) -> None:
    """FG-KIL-02: and never more than are in the deck."""
    for table, event, _ in played[1]:
        if isinstance(event, TerrorDrawn):
            assert not table.finale
            assert len(table.terror)


def test_phases_follow_each_other(played: tuple[Game, list[Moment]]) -> None:
    """FG-TRN-01, -05: whatever cuts a phase short, the next in order follows."""
    order = [Phase.ACTION, Phase.PLANNING, Phase.KILLER, Phase.PANIC, Phase.UPKEEP]
    phases = [event.phase for _, event, _ in played[1] if isinstance(event, PhaseBegan)]
    for phase, then in pairwise(phases):
        following = order[(order.index(phase) + 1) % 5]
        skipped = phase is Phase.UPKEEP and then is Phase.PLANNING
        assert then is following or skipped


def test_a_return_to_life_is_followed_by_the_end_of_its_phase(
    played: tuple[Game, list[Moment]],
) -> None:
    """FG-FHT-07, FG-AMB-46: at once, and nothing is under way any more."""
    moments = played[1]
    for (_, event, _), (table, then, after) in pairwise(moments):
        if isinstance(event, Revived) and table.phase is not Phase.SETUP:
            assert not isinstance(then, AttackBegan | KillerActs | KillerMoved)
        if isinstance(then, PhaseCut):
            assert (None, None, None, ()) == (
                after.attack,
                after.strike,
                after.roll,
                after.rewards,
            )


def test_nothing_happens_after_the_end(played: tuple[Game, list[Moment]]) -> None:
    """FG-TRN-03: the end is the last event, and it is there once."""
    ends = [place for place, (_, event, _) in enumerate(played[1]) if isinstance(event, GameEnded)]
    assert [len(played[1]) - 1] == ends


def test_who_panics_is_fixed_at_the_start_of_the_phase(
    played: tuple[Game, list[Moment]],
) -> None:
    """FG-PAN-01, -09: nobody without a death; at most one roll for each that was there."""
    count = limit = 0
    for table, event, after in played[1]:
        if isinstance(event, PhaseBegan) and event.phase is Phase.PANIC:
            counts = groups(after)
            there = sum(counts.get(space, 0) for space in enemy_spaces(after))
            count, limit = 0, there if after.killed_this_turn else 0
        if isinstance(event, VictimPanicked) and table.phase is Phase.PANIC:
            count += 1
            assert count <= limit
