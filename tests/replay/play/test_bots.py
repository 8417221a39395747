"""Bots: always legal, the same again for the same seed, and sensible where it matters."""

import random
from collections.abc import Iterator
from typing import Any

import attrs
import pytest

import dmd_core as dmd
from dmd_core.death_may_die import commands as c
from dmd_core.death_may_die.ids import NO_FIGURE, EnemyId, FigureId, SpaceId
from dmd_core.death_may_die.state import Enemy, Investigator, Table
from dmd_core.kernel.decisions import CHANCE, Decision, OneOf
from dmd_core.kernel.events import Command, Typed
from dmd_core.kernel.ids import TABLE, KindId, Seat
from dmd_core.kernel.node import replace
from dmd_core.kernel.state import State
from dmd_replay.facets.bots import CHOICES, Bot, RandomBot
from dmd_replay.games.death_may_die.odds import mean_successes
from dmd_replay.games.death_may_die.sensible import SKILL_ORDER, Judge, SensibleBot
from dmd_replay.games.death_may_die.tactics import MOST_PATHS, Outlook
from dmd_replay.games.death_may_die.weights import FIRST, SEASONED, Weights

GAME = dmd.load_game(players=3, investigators=("ian", "elizabeth", "rasputin"))
BOTS: list[type[RandomBot] | type[SensibleBot]] = [RandomBot, SensibleBot]


def play(bot: Bot, seed: int) -> tuple[list[Command], dmd.Step]:
    """Play a game to its end; every command is checked before it is applied."""
    step = dmd.start(GAME, seed)
    commands: list[Command] = []
    while step.decision is not None:
        command = bot.choose(GAME, step.state, step.decision)
        assert step.decision.check(command) is None
        commands.append(command)
        step = dmd.apply(GAME, step.state, command, decision=step.decision)
    return commands, step


@pytest.mark.parametrize("kind", BOTS)
def test_a_bot_plays_a_game_to_its_end_with_legal_commands(kind: type[Any]) -> None:
    """Whatever the seed, a bot brings the game to an outcome."""
    for seed in range(3):
        _, step = play(kind(seed), seed)

        assert dmd.outcome(step.state) in ("win", "loss")


def test_many_ways_are_weighed_up_to_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where every Space is beside every other, the short ways are weighed and the rest is not."""
    table = dmd.start(GAME, 1).state.table
    spaces = frozenset(GAME.spaces)
    near = {space: tuple(sorted(spaces - {space})) for space in spaces}
    dense = attrs.evolve(GAME, neighbours=near)
    weighed: list[tuple[SpaceId, ...]] = []

    def worth(_self: Outlook, path: tuple[SpaceId, ...], _actions: int) -> float:
        weighed.append(path)
        return float(len(path))

    monkeypatch.setattr(Outlook, "worth", worth)

    Outlook(dense, table, Seat(0)).best_path(9, 1)

    assert 1 + MOST_PATHS == len(weighed)
    assert max(map(len, weighed)) == 4  # 14 ways of 1 step, 182 of 2, the rest of 3


@pytest.mark.parametrize("kind", BOTS)
def test_the_same_seed_chooses_the_same(kind: type[Any]) -> None:
    """A bot of the same seed gives the same commands, one of another seed others."""
    first, _ = play(kind(1), 4)
    again, _ = play(kind(1), 4)
    other, _ = play(kind(2), 4)

    assert first == again
    assert first != other


@pytest.mark.parametrize("kind", BOTS)
def test_a_bot_has_a_generator_of_its_own(kind: type[Any]) -> None:
    """The generator of the process is neither read nor moved."""
    random.seed(99)
    before = random.getstate()
    play(kind(0), 0)

    assert random.getstate() == before


def endless() -> Iterator[Command]:
    """Commands without end, as typed chance facts nearly are."""
    number = 0
    while True:
        yield c.Assign(Seat(0), number)
        number += 1


class Endless:
    """A family without end."""

    def __iter__(self) -> Iterator[Command]:
        """Every number there is."""
        return endless()

    def judge(self, command: Command) -> Any:  # noqa: ANN401 - never asked
        """Nobody asks."""
        raise AssertionError(command)


def test_a_random_bot_looks_at_a_limited_number_of_options() -> None:
    """Of endless options the first 64 are chosen among, and each of them now and then."""
    decision = Decision(Seat(0), KindId("any"), (Endless(),))
    bot = RandomBot(3)
    state = dmd.start(GAME, 0).state

    chosen = [bot.choose(GAME, state, decision) for _ in range(2000)]

    numbers = {command.n for command in chosen if isinstance(command, c.Assign)}
    assert numbers == set(range(CHOICES))


def test_bots_type_dice_in_at_the_table() -> None:
    """In table mode chance is a decision like any other, and a bot can answer it."""
    step = dmd.start(GAME, None)
    assert step.decision is not None
    assert step.decision.seat == TABLE
    assert step.decision.kind == CHANCE

    command = SensibleBot(0).choose(GAME, step.state, step.decision)

    assert isinstance(command, Typed)
    assert step.decision.check(command) is None


# --- what the sensible bot does ------------------------------------------------------------------


def first() -> dmd.Step:
    """The first decision of a game: the active Investigator chooses an action."""
    step = dmd.start(GAME, 7)
    assert step.decision is not None
    assert step.decision.kind == "action"
    return step


def changed(step: dmd.Step, table: Table, **owner: Any) -> tuple[State[Table], Decision]:  # noqa: ANN401 - fields of many types
    """The step's decision with another table, the active Investigator changed as told."""
    seat = table.active
    investigators = list(table.investigators)
    investigators[seat] = attrs.evolve(investigators[seat], **owner)
    table = replace(table, investigators=tuple(investigators))
    state = replace(step.state, table=table)
    decision = dmd.pending(GAME, state)
    assert decision is not None
    return state, decision


def choice(state: State[Table], decision: Decision) -> Command:
    """What the bot does, whatever its seed: no tie decides."""
    choices = [SensibleBot(seed).choose(GAME, state, decision) for seed in range(5)]
    assert len(set(choices)) == 1, choices
    return choices[0]


def test_a_hurt_investigator_rests_where_it_is_safe() -> None:
    """With three Wounds on a Safe space nothing comes before a Rest."""
    step = first()
    state, decision = changed(step, step.state.table, wounds=3)

    assert choice(state, decision) == c.Rest(state.table.active)


def test_stress_tires_too() -> None:
    """Three Stress make a Rest on a Safe space much more worth than two do."""
    step = first()

    def worth(stress: int) -> float:
        state, decision = changed(step, step.state.table, stress=stress)
        return Judge(Outlook(GAME, state.table, decision.seat), decision).score(
            c.Rest(decision.seat)
        )

    assert worth(2) < 2.0
    assert worth(3) > 15.0


def test_a_laboratory_on_a_safe_space_is_wrecked() -> None:
    """Unhurt beside a Laboratory, without Enemies, the bot destroys equipment."""
    step = first()
    table = step.state.table
    lab = table.objects[0]
    enemies = tuple(enemy for enemy in table.enemies if enemy.space != lab.space)
    state, decision = changed(step, replace(table, enemies=enemies), space=lab.space)

    command = choice(state, decision)

    assert GAME.episode.destroy is not None
    assert command == c.EpisodeActionOn(table.active, GAME.episode.destroy.id, lab.id)


def test_with_nothing_to_do_here_the_bot_runs_towards_a_laboratory() -> None:
    """Unhurt at the start it runs, and the first step brings it nearer."""
    step = first()
    table = step.state.table
    seat = table.active
    assert choice(step.state, decision_of(step)) == c.Run(seat)

    running = dmd.apply(GAME, step.state, c.Run(seat))
    while running.decision is not None and running.decision.kind == "step":
        command = SensibleBot(0).choose(GAME, running.state, running.decision)
        running = dmd.apply(GAME, running.state, command)

    view = Outlook(GAME, running.state.table, seat)
    start = Outlook(GAME, table, seat).distance(table.investigators[seat].space, view.goals)
    assert view.distance(view.owner.space, view.goals) < start


def decision_of(step: dmd.Step) -> Decision:
    """The decision of a step that has one."""
    assert step.decision is not None
    return step.decision


def test_an_enemy_on_the_own_space_is_fought() -> None:
    """With one action left beside a Byakhee the bot attacks it before it attacks."""
    step = first()
    table = step.state.table
    space = table.investigators[table.active].space
    foe = Enemy(FigureId(50), EnemyId("byakhee"), space)
    beset = replace(table, enemies=(*table.enemies, foe), actions=2)
    state, decision = changed(step, beset)

    assert choice(state, decision) == c.Attack(table.active)


def test_the_elder_one_is_hunted_once_the_ritual_is_disrupted() -> None:
    """After the Ritual the goal is the Elder One's Space, before it the Laboratories."""
    step = first()
    table = step.state.table
    elder = replace(table.elder, figure=FigureId(60), stage=2)
    foe = Enemy(FigureId(60), GAME.elder_one.id, SpaceId("s08"))
    hunted = replace(table, enemies=(*table.enemies, foe), elder=elder, ritual_disrupted=True)

    assert Outlook(GAME, hunted, table.active).goals == (SpaceId("s08"),)
    assert table.elder.figure == NO_FIGURE
    assert Outlook(GAME, table, table.active).goals == tuple(
        SpaceId(space) for space in ("s06", "s07", "s11", "s13", "s14")
    )


def test_a_death_before_the_elder_one_comes_is_feared_most() -> None:
    """The same dice are more dangerous for the hurt, and while a death loses the game."""
    step = first()
    table = step.state.table
    weak, _ = changed(step, table, wounds=4)
    late = replace(weak.table, elder=replace(table.elder, figure=FigureId(60)))
    seat = table.active

    unhurt = Outlook(GAME, table, seat).danger(3)
    hurt = Outlook(GAME, weak.table, seat).danger(3)

    assert unhurt < Outlook(GAME, late, seat).danger(3) < hurt


def test_sanity_is_spent_up_to_a_threshold_only() -> None:
    """A loss stops at the next Threshold, so more Tentacles cost no more."""
    table = first().state.table
    seat = table.active
    near = attrs.evolve(table.investigators[seat], sanity=3)
    view = Outlook(GAME, seated(table, near), seat)

    assert view.sanity_cost(0) == 0.0
    assert view.sanity_cost(1) == view.sanity_cost(5) > 0.0


def test_enemies_nearby_count_a_little() -> None:
    """One Space away with a fifth of their dice, two away with a twentieth; at first not at all."""
    step = first()
    table = step.state.table
    seat = table.active
    foes = tuple(
        Enemy(FigureId(50 + n), EnemyId("byakhee"), SpaceId(space))
        for n, space in enumerate(("s01", "s02", "s03"))
    )
    near = replace(table, enemies=foes)

    seasoned = Outlook(GAME, near, seat, SEASONED)
    first_bot = Outlook(GAME, near, seat, FIRST)
    dice = seasoned.dice(foes[:1])
    here, next_door, beyond = (SpaceId(space) for space in ("s01", "s02", "s03"))
    assert seasoned.pressure((here,)) == pytest.approx(0.25 * dice)
    assert first_bot.pressure((here,)) == 0.0
    assert seasoned.pressure((beyond, next_door, here)) == pytest.approx(0.0)


@pytest.mark.parametrize(
    ("names", "weights", "wound"),
    [
        (("ian", "elizabeth"), SEASONED, 1.8),
        (("ian", "elizabeth", "rasputin"), SEASONED, 1.2),
        (("ian", "elizabeth", "rasputin", "adam"), SEASONED, 1.0),
        (("ian", "elizabeth"), FIRST, 1.0),
    ],
)
def test_a_wound_costs_more_the_fewer_share_the_turns(
    names: tuple[str, ...], weights: Weights, wound: float
) -> None:
    """Two have time to heal, four go on, the first bot never minded; one die kills nobody yet."""
    game = dmd.load_game(players=len(names), investigators=names)
    table = dmd.start(game, 1).state.table

    danger = Outlook(game, table, Seat(0), weights).danger(1)

    assert danger == pytest.approx(wound * mean_successes(game))


def test_a_part_of_a_die_is_weighed_between_whole_ones() -> None:
    """Half a die more is half as much worse as a whole one."""
    step = first()
    weak, _ = changed(step, step.state.table, wounds=3)
    view = Outlook(GAME, weak.table, weak.table.active, FIRST)

    middle = (view.danger(2) + view.danger(3)) / 2

    assert pytest.approx(middle) == view.danger(2.5)
    assert view.danger(2) < view.danger(2.5) < view.danger(3)


def seated(table: Table, owner: Investigator) -> Table:
    """The table with another active Investigator."""
    owners = list(table.investigators)
    owners[table.active] = owner
    return replace(table, investigators=tuple(owners))


def test_every_skill_in_the_order_is_one_of_the_game() -> None:
    """A misspelt Skill would never be raised."""
    assert set(SKILL_ORDER) <= set(GAME.skills)
    assert len(set(SKILL_ORDER)) == len(SKILL_ORDER)


def test_trades_are_left_alone() -> None:
    """The bot does not trade, so that no Trade is proposed for ever."""
    step = first()
    seat = step.state.table.active
    decision = Decision(seat, KindId("action"), (OneOf((c.Trade(seat), c.Pass(seat))),))

    assert choice(step.state, decision) == c.Pass(seat)


@pytest.mark.parametrize("games", [7, pytest.param(20, marks=pytest.mark.exhaustive)])
def test_the_sensible_bot_outlives_the_random_one(games: int) -> None:
    """Over the same games it wrecks more Laboratories: more than twice as many."""
    wrecked = {
        kind: sum(
            thing.destroyed
            for seed in range(games)
            for thing in play(kind(seed), seed)[1].state.table.objects
        )
        for kind in BOTS
    }

    assert wrecked[SensibleBot] > 2 * wrecked[RandomBot]
