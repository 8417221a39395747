"""Odds of the rolls of a table: what the engine does with every throw there is, counted."""

import doctest
import gc
import importlib
import weakref
from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import combinations_with_replacement, product
from math import factorial

import pytest

import dmd_core as dmd
from dmd_core.death_may_die.ability_lookups import RollContext
from dmd_core.death_may_die.chapters.rerolls import free_rerolls
from dmd_core.death_may_die.chapters.turn import TurnStep
from dmd_core.death_may_die.events.rolls import DiceRolled, RollTallied, TallyChanged
from dmd_core.death_may_die.ids import ActionId, FaceId, FigureId, SkillId, SpaceId, TokenId
from dmd_core.death_may_die.lookups import figure
from dmd_core.death_may_die.state import Enemy, RollKind, Scope, Table, Use
from dmd_core.kernel.chance import Request, draw
from dmd_core.kernel.decisions import CHANCE, Decision
from dmd_core.kernel.events import Event
from dmd_core.kernel.ids import Seat, SourceId
from dmd_core.kernel.node import replace
from dmd_core.kernel.schema.text import command_text
from dmd_core.kernel.state import State
from dmd_replay.games.death_may_die import odds
from dmd_replay.games.death_may_die.throws import (
    ELDER_SIGNS,
    SUCCESSES,
    TENTACLES,
    Throw,
    counts_of,
    pool_of,
    printed_pool,
)
from dmd_replay.odds import ConvertSymbols, Counts, Distribution
from tests.death_may_die.scenarios import Scene, make_game, turn_from

PHASE_3 = turn_from(TurnStep.INVESTIGATE_OR_FIGHT)
ME = Seat(0)

Choose = Callable[[list[str]], str]
"""Which of the commands of a decision is given."""


def most(commands: list[str]) -> str:
    """Convert as much as can be: the highest number, or yes."""
    return commands[-1]


def least(commands: list[str]) -> str:
    """Convert nothing: the lowest number, or no."""
    return commands[0]


def patterns(sides: tuple[tuple[FaceId, ...], ...]) -> Iterator[tuple[tuple[FaceId, ...], int]]:
    """Every throw but for the order of like dice, each with the number of throws it stands for."""
    kinds = list(dict.fromkeys(sides))
    each = [combinations_with_replacement(sorted(set(side)), sides.count(side)) for side in kinds]
    for parts in product(*each):
        ways = 1
        for side, part in zip(kinds, parts, strict=True):
            ways *= factorial(len(part))
            for face, n in Counter(part).items():
                ways = ways // factorial(n) * side.count(face) ** n
        yield tuple(face for part in parts for face in part), ways


def thrown(scene: Scene) -> Request:
    """The request of the dice that a scene waits for."""
    decision = scene.step.decision
    assert decision is not None
    assert decision.kind == CHANCE
    assert isinstance(decision.subject, Request)
    return decision.subject


def counted(scene: Scene, choose: Choose) -> Distribution:
    """Every throw typed in and played to the end of its conversions; no die is thrown again."""
    request, start = thrown(scene), scene.step
    ways: Counter[Counts] = Counter()
    for faces, n in patterns(request.sides):
        step = dmd.apply(
            scene.game,
            start.state,
            dmd.parse_command(decision_of(start), f"typed {','.join(faces)}"),
        )
        events = list(step.events)
        while step.decision is not None and step.decision.kind in ("reroll", "convert"):
            options = [command_text(option) for option in step.decision.legal()]
            line = "done" if step.decision.kind == "reroll" else choose(options)
            command = dmd.parse_command(step.decision, line)
            step = dmd.apply(scene.game, step.state, command)
            events.extend(step.events)
        ways[tally(events)] += n
    return Distribution(ways)


def decision_of(step: dmd.Step) -> Decision:
    """The decision of a step that has one."""
    assert step.decision is not None
    return step.decision


def tally(events: list[Event]) -> tuple[int, int, int]:
    """Successes, Elder Signs and Tentacles of the first roll after everything changed them."""
    result = [0, 0, 0]
    rolls = 0
    for event in events:
        rolls += isinstance(event, RollTallied)
        if rolls == 1 and isinstance(event, RollTallied | TallyChanged):
            result[SUCCESSES] += event.successes
            result[ELDER_SIGNS] += event.elder_signs
            result[TENTACLES] += event.tentacles
    return (result[0], result[1], result[2])


# --- attacks and plain rolls ---------------------------------------------------------------------


def attack_with(scene: Scene) -> tuple[Table, Scene]:
    """The table before an attack on a Cultist, and the scene that waits for its dice."""
    scene.put("cultist", "s01")
    before = scene.table
    scene.play().do("attack")
    if scene.asked[1] == "target":
        scene.do("target 1")
    return before, scene


def plain_scene() -> Scene:
    """Two Investigators whose Skills leave the dice alone."""
    return Scene(make_game("borden", "elizabeth"))


def signs_scene(level: int, *, shared: bool = True, **changes: int) -> Scene:
    """An Investigator who counts Elder Signs."""
    game = make_game("rasputin", "ian", rulings=dmd.Rulings(symbols_shared=shared))
    return Scene(game).level(0, arcane_mastery=level).inv(0, **changes)


def mad_scene(level: int) -> Scene:
    """An Investigator who counts Tentacles."""
    return Scene(make_game("sister_beth", "ian")).level(0, high_strung=level)


def with_paw(scene: Scene) -> Scene:
    """The card half that turns Elder Signs into Successes, for a Tentacle each."""
    halves = scene.game.halves.items()
    card, side = next(key for key, half in halves if half.text.id == "monkey_paw")
    return scene.hold(0, card, side)


SCENES: dict[str, Callable[[], Scene]] = {
    "no Skill": plain_scene,
    "a bonus die": lambda: plain_scene().inv(0, bonus_dice=1),
    "one sign counts": lambda: signs_scene(1),
    "all signs count": lambda: signs_scene(2, bonus_dice=1),
    "signs count and heal": lambda: signs_scene(3, stress=2),
    "signs count twice": lambda: signs_scene(4),
    "one Tentacle counts": lambda: mad_scene(1),
    "all Tentacles count": lambda: mad_scene(2),
    "two Tentacles add three": lambda: mad_scene(4),
    "signs cost Tentacles that count": lambda: with_paw(mad_scene(2)),
    "a sign counts for two texts": lambda: with_paw(signs_scene(2)),
    "a sign counts for one text": lambda: with_paw(signs_scene(2, shared=False)),
}


@pytest.mark.parametrize("name", sorted(SCENES))
def test_an_attack_is_what_the_engine_makes_of_every_throw(name: str) -> None:
    """Typed in one by one, all throws give the same distribution."""
    table, scene = attack_with(SCENES[name]())

    throw = odds.attack(scene.game, table, ME)

    assert counted(scene, most) == Throw(throw.pool, throw.conversions).distribution


def test_texts_of_the_target_join_the_roll() -> None:
    """A Star Spawn beside a R'lyeh token adds two Tentacles to each attack on it (AMB-117)."""
    scene = plain_scene().tokens("rlyeh", "s01")
    scene.put("star_spawn", "s01")
    table = scene.table
    scene.play().do("attack")
    target = enemy_of(table, 1)

    throw = odds.attack(scene.game, table, ME, (target,))

    assert counted(scene, most) == throw.distribution
    assert Fraction(3) == throw.distribution.mean(TENTACLES)
    elsewhere = replace(table, tokens=((SpaceId("s02"), TokenId("rlyeh")),))
    assert Fraction(1) == odds.attack(scene.game, elsewhere, ME, (target,)).distribution.mean(
        TENTACLES
    )


def enemy_of(table: Table, number: int) -> Enemy:
    """A figure on the board."""
    enemy = figure(table, FigureId(number))
    assert enemy is not None
    return enemy


def test_an_action_counts_the_dice_of_its_cards() -> None:
    """Cards that help to put Fire out add their dice to that roll only (DICE-13)."""
    scene = plain_scene()
    card, side = next(
        (card, side)
        for (card, side), half in scene.game.halves.items()
        if any(getattr(a, "n", 0) == 2 and "extinguish" in str(a) for a in half.text.abilities)
    )
    scene.hold(0, card, side)
    extinguish = scene.game.episode.extinguish
    assert extinguish is not None

    helped = odds.action(scene.game, scene.table, ME, extinguish.id)
    other = odds.action(scene.game, scene.table, ME, ActionId("destroy_equipment"))

    assert [(3, 2), (3, 0)] == [tuple(n for _, n in t.pool.dice) for t in (helped, other)]


# --- rolls against -------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["cultist", "byakhee", "fire_vampire"])
def test_an_attack_of_an_enemy_is_what_the_engine_makes_of_every_throw(kind: str) -> None:
    """The Byakhee's Elder Signs are no choice, the defender's own conversions are left out."""
    scene = signs_scene(2, bonus_dice=3).inv(1, space="s15")
    number = scene.put(kind, "s01")
    table = scene.table
    scene.play(*PHASE_3)

    throw = odds.attacked(scene.game, table, ME, enemy_of(table, number))

    assert throw.against
    assert counted(scene, least) == throw.distribution


def test_who_is_attacked_need_not_convert_but_may() -> None:
    """The ruling takes the defender's conversions away; without Fire there is no Fire roll."""
    scene = signs_scene(2)
    enemy = enemy_of(replaced(scene, "cultist"), 1)
    strict = Scene(make_game("rasputin", "ian", rulings=dmd.Rulings(defender_conversions=False)))
    strict.level(0, arcane_mastery=2)

    assert 1 == len(odds.attacked(scene.game, scene.table, ME, enemy).conversions)
    assert () == odds.attacked(strict.game, strict.table, ME, enemy).conversions
    assert 0 == odds.burning(scene.game, scene.table, ME).pool.size
    assert 2 == odds.burning(scene.game, scene.inv(0, fire=2).table, ME).pool.size


def replaced(scene: Scene, kind: str) -> Table:
    """The table with an Enemy on the first Space."""
    scene.put(kind, "s01")
    return scene.table


def test_the_dead_have_no_conversions() -> None:
    """Skills of one who is out do nothing."""
    scene = signs_scene(2).inv(0, alive=False)

    assert () == odds.conversions_of(scene.game, scene.table, ME, RollKind.ATTACK)


def test_a_bonus_is_for_the_symbols_of_its_own_text() -> None:
    """Arcane Mastery 4 doubles the signs it converts, not those of a card beside it."""
    scene = with_paw(signs_scene(4))
    table, scene = attack_with(scene)

    throw = odds.attack(scene.game, table, ME)

    assert [(1, 0, 1), (2, 0, 0)] == [  # what makes Tentacles comes first
        c.each for c in throw.conversions if isinstance(c, ConvertSymbols)
    ]
    assert counted(scene, most) == throw.distribution


def test_a_defender_wants_few_successes() -> None:
    """Rerolls against a hit throw the Successes again: 1/2 becomes 1/4 for a single die."""
    pool = pool_of(make_game("borden", "ian"), 1, 0)

    hit = Throw(pool, against=True).chance(1)
    once = Throw(pool, rerolls=1, against=True)

    assert Fraction(1, 2) == hit
    assert Fraction(1, 4) == once.chance(1) == once.distribution.at_least(SUCCESSES, 1)
    assert Fraction(3, 4) == Throw(pool, rerolls=1).chance(1)
    assert Fraction(1, 2) == once.chance_now([(1, 0, 0)], [], 1)
    assert Fraction(0) == once.chance_now([(0, 1, 0)], [], 1)


def test_a_defender_converts_nothing_that_hurts() -> None:
    """A conversion that may be left out is left out, whatever the rerolls aim at."""
    pool = pool_of(make_game("borden", "ian"), 2, 0)
    throw = Throw(pool, (ConvertSymbols(ELDER_SIGNS, (1, 0, 0)),), against=True)

    assert Fraction(3, 4) == throw.chance(1)
    assert throw.aiming(1) == throw.distribution == pool.distribution()


# --- rerolls -------------------------------------------------------------------------------------


def test_free_rerolls_are_those_the_rules_offer() -> None:
    """Lucky gives one per turn and level; what was used this turn is gone."""
    scene = Scene(make_game("elizabeth", "ian"))
    context = RollContext(RollKind.PLAIN)
    lucky = SkillId("lucky")
    used = Use(SourceId(lucky), ME, Scope.TURN, 2)

    left = [
        odds.free_rerolls_left(scene.game, scene.level(0, lucky=n).table, ME, context)
        for n in range(5)
    ]
    spent = odds.free_rerolls_left(
        scene.game, scene.level(0, lucky=3).set(used=(used,)).table, ME, context
    )
    # used more often than allowed since the level is gone
    none = odds.free_rerolls_left(scene.game, scene.level(0, lucky=1).table, ME, context)

    assert ([0, 1, 2, 3, 3], 1, 0) == (left, spent, none)


def test_a_roll_on_the_table_knows_what_is_left() -> None:
    """As long as rerolls are left the rules offer them; a die thrown again uses one up."""
    scene = Scene(make_game("elizabeth", "ian")).level(0, lucky=2)
    _, scene = attack_with(scene)
    scene.type_in("blank,blank,success")
    left = []
    for _ in range(2):
        rolled = scene.now.rolls[-1]
        left.append(odds.on_table(scene.game, scene.now, rolled).rerolls)
        assert free_rerolls(scene.game, scene.now)
        scene.do("reroll 0 lucky").type_in("blank")
    rolled = scene.now.rolls[-1]

    assert ([2, 1], 0) == (left, odds.on_table(scene.game, scene.now, rolled).rerolls)
    assert [] == free_rerolls(scene.game, scene.now)
    assert Fraction(0) == odds.chance_now(scene.game, scene.now, rolled, 2)


def test_the_chance_on_the_table_is_the_best_that_can_be_played() -> None:
    """One blank of two, one reroll: two Successes of three dice are half a chance."""
    scene = Scene(make_game("elizabeth", "ian")).level(0, lucky=1)
    _, scene = attack_with(scene)
    scene.type_in("blank,blank,success")
    rolled = scene.now.rolls[-1]

    chances = [odds.chance_now(scene.game, scene.now, rolled, n) for n in range(4)]

    assert [Fraction(1), Fraction(1), Fraction(1, 2), Fraction(0)] == chances


def test_conversions_help_only_as_far_as_they_are_needed() -> None:
    """Signs that cost Tentacles are left alone where the goal is reached without them."""
    pool = pool_of(make_game("borden", "ian"), 3, 0)
    throw = Throw(pool, (ConvertSymbols(ELDER_SIGNS, (1, 0, 1)),))

    eager, careful = throw.distribution, throw.aiming(1)

    assert eager.at_least(SUCCESSES, 1) == careful.at_least(SUCCESSES, 1) == throw.chance(1)
    assert Fraction(19, 27) + Fraction(7, 27) == throw.chance(1)
    assert careful.mean(TENTACLES) < eager.mean(TENTACLES)


# --- the engine's dice ---------------------------------------------------------------------------


def test_twenty_thousand_seeded_rolls_of_the_engine_come_close() -> None:
    """Dice drawn as the engine draws them: every number of Successes and Tentacles within 1 %."""
    scene = plain_scene().inv(0, bonus_dice=2)
    table, scene = attack_with(scene)
    request, game = thrown(scene), scene.game
    rolls = 20_000
    seen: dict[int, Counter[int]] = {SUCCESSES: Counter(), TENTACLES: Counter()}
    for number in range(rolls):
        faces = draw(7, 0, "attack", number, request.sides)
        counts = [counts_of(game, face) for face in faces]
        for symbol, found in seen.items():
            found[sum(face[symbol] for face in counts)] += 1

    exact = odds.attack(game, table, ME).distribution

    for symbol, found in seen.items():
        for n, chance in exact.of(symbol).items():
            assert abs(Fraction(found[n], rolls) - chance) < Fraction(1, 100)


def test_whole_attacks_of_the_engine_come_close() -> None:
    """Four hundred attacks in seeded games: the mean of the Successes is near 3/2."""
    scene = plain_scene()
    scene.put("cultist", "s01")
    scene.play()
    successes = 0
    for seed in range(400):
        state = seeded(scene, seed)
        decision = dmd.pending(scene.game, state)
        assert decision is not None
        step = dmd.apply(scene.game, state, dmd.parse_command(decision, "attack"))
        drawn = next(event for event in step.events if isinstance(event, DiceRolled)).drawn
        successes += sum(counts_of(scene.game, face)[SUCCESSES] for face in drawn)

    assert abs(Fraction(successes, 400) - Fraction(3, 2)) < Fraction(1, 8)


def seeded(scene: Scene, seed: int) -> State[Table]:
    """The state of a scene with seeded chance."""
    state = scene.step.state
    chance = replace(state.chance, seed=seed)
    return replace(state, chance=chance)


# --- examples ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("module", "examples"),
    [
        ("dmd_replay.odds", 2),
        ("dmd_replay.odds.rerolls", 2),
        ("dmd_replay.games.death_may_die.odds", 3),
        ("dmd_replay.games.death_may_die.rulebook", 1),
        ("dmd_replay.games.tabletop.percent", 1),
    ],
)
def test_the_examples_of_the_texts_hold(module: str, examples: int) -> None:
    """What a docstring shows is what comes out."""
    result = doctest.testmod(importlib.import_module(module))

    assert (examples, 0) == (result.attempted, result.failed)


# --- pools and bots ------------------------------------------------------------------------------


def test_dice_of_a_game_are_those_of_its_content() -> None:
    """With and without a game the pool is the same."""
    game = make_game("borden", "ian")

    assert pool_of(game, 3, 2) == printed_pool(game.content, 3, 2)


def test_bots_get_the_chances_as_numbers() -> None:
    """Three dice: 1, 7/8, 1/2, 1/8; one die shows half a Success."""
    game = make_game("borden", "ian")

    assert (1.0, 0.875, 0.5, 0.125) == odds.success_chances(game, 3)
    assert (1.0,) == odds.success_chances(game, 0)
    assert 0.5 == odds.mean_successes(game)


@pytest.mark.pure("a compiled game takes no weak references")
def test_chances_hold_no_game() -> None:
    """A game whose chances were asked for goes when nobody plays it any more."""
    game = dmd.load_game()
    gone = weakref.ref(game)

    odds.success_chances(game, 3)
    odds.mean_successes(game)
    del game
    gc.collect()

    assert gone() is None
