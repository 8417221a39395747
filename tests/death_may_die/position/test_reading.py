"""A position is read from names; what it leaves out is as on an empty board."""

import pytest

from dmd_core.death_may_die.chapters.actions import Actions
from dmd_core.death_may_die.chapters.sanity import Threshold
from dmd_core.death_may_die.chapters.turn import Turn, TurnStep
from dmd_core.death_may_die.ids import CardId, EnemyId, FigureId, SkillId, SpaceId
from dmd_core.death_may_die.position import faults, position_from, position_of
from dmd_core.death_may_die.position.phases import PHASES
from dmd_core.death_may_die.ruleset import DEATH_MAY_DIE
from dmd_core.death_may_die.state import Enemy, HeldCard, Side
from dmd_core.kernel.chance import Chance
from dmd_core.kernel.ids import NOBODY, Seat
from tests.death_may_die.position.reading import GAME, read


def test_nothing_given_is_the_first_turn_on_an_empty_board() -> None:
    """Without keys seat 0 is about to act, and dice are typed in."""
    state = read("")

    assert (Turn(TurnStep.MYTHOS), Actions()) == state.agenda
    assert Chance(-1, 0, (0,) * len(DEATH_MAY_DIE.streams)) == state.chance
    assert (0, 1, 1) == (state.table.active, state.table.round, state.table.turn)
    assert () == state.table.enemies
    assert () == state.table.fire
    assert () == faults(GAME, state)


def test_the_board_of_setup_has_what_the_map_draws() -> None:
    """The board can be the printed one, and the one before Insanity cards are dealt."""
    assert 8 == len(read('board = "setup"').table.enemies)
    unopened = read('board = "unopened"\nphase = "setup"')
    assert (0, NOBODY, "") == (
        unopened.table.round,
        unopened.table.active,
        unopened.table.investigators[0].insanity,
    )
    assert () == faults(GAME, unopened)


def test_a_board_is_given_by_names() -> None:
    """Investigators, Enemies, tokens and cards are named."""
    table = read(
        """
        enemies = ["cultist s05 wounds=1", "cthulhu s01 #7", "byakhee s02"]
        fire = { s05 = 2, s03 = 1 }
        tokens = { s03 = "rlyeh" }
        active = "elizabeth"
        elder = { position = 4, stage = 2 }
        [investigators.ian]
        space = "s05"
        stress = 3
        levels = { brawling = 2 }
        cards = ["up_to_no_good/right wounds=1"]
        tokens = { down = 1 }
        named = "elizabeth"
        """
    ).table

    assert (
        Enemy(FigureId(1), EnemyId("cultist"), SpaceId("s05"), 1),
        Enemy(FigureId(7), EnemyId("cthulhu"), SpaceId("s01")),
        Enemy(FigureId(8), EnemyId("byakhee"), SpaceId("s02")),
    ) == table.enemies
    assert (("s03", 1), ("s05", 2)) == table.fire
    assert (("s03", "rlyeh"),) == table.tokens
    assert (1, 9) == (table.active, table.next_figure)
    assert (4, 2, 7) == (table.elder.position, table.elder.stage, table.elder.figure)
    ian = table.investigators[0]
    assert (SpaceId("s05"), 3, 2) == (ian.space, ian.stress, dict(ian.levels)[SkillId("brawling")])
    assert (HeldCard(CardId("up_to_no_good"), Side.RIGHT, 1),) == ian.cards
    assert ((("down", 1),), Seat(1)) == (ian.tokens, ian.named)
    assert "up_to_no_good" not in set(table.discovery.deck)


def test_cards_named_somewhere_are_not_in_the_deck() -> None:
    """The pool of a deck is what lies nowhere else."""
    table = read(
        """
        mythos = { top = ["star_spawn_1"], discard = ["lab_accident"] }
        discovery = { bottom = ["desk"] }
        """
    ).table

    assert (("star_spawn_1",), ("lab_accident",)) == (table.mythos.deck.top, table.mythos.discard)
    assert 14 == len(table.mythos.deck.pool)
    assert (("desk",), 14) == (table.discovery.deck.bottom, len(table.discovery.deck.pool))


def test_reading_leaves_the_data_alone() -> None:
    """The same data can be read again."""
    data = {"mythos": {"pool": ["lab_accident"]}, "fire": {"s05": 1}, "active": "ian"}
    again = {"mythos": {"pool": ["lab_accident"]}, "fire": {"s05": 1}, "active": "ian"}

    position_from(GAME, data)

    assert again == data


@pytest.mark.parametrize("name", PHASES)
def test_phases_have_names(name: str) -> None:
    """A phase stands for an agenda; phase 3 is closed once its steps are over."""
    state = read(f'phase = "{name}"')

    assert PHASES[name] == state.agenda
    assert name == position_of(GAME, state).get("phase")


def test_an_agenda_is_given_frame_by_frame() -> None:
    """Frames are maps with their class, seats by name or number."""
    frames = '[{is="Turn", at="effects"}, {is="Threshold", seat=%s}]'
    expected = (Turn(TurnStep.EFFECTS), Threshold(Seat(1)))

    assert expected == read(f"agenda = {frames % 1}").agenda
    named = frames % '"elizabeth"'
    assert expected == read(f"agenda = {named}").agenda


def test_seats_in_rolls_and_uses_are_given_by_name() -> None:
    """Whose roll and whose use it is may be an id."""
    table = read(
        """
        used = [{ source = "lucky", owner = "elizabeth", scope = "turn" }]
        rolls = [{ kind = "attack", owner = "elizabeth", standard = 3, bonus = 0 }]
        """
    ).table

    assert (1, 1) == (table.used[0].owner, table.rolls[0].owner)


def test_a_seed_makes_chance_go_on_by_itself() -> None:
    """Seed and counters are those of a game."""
    chance = read('chance = { seed = "ff", epoch = 1, counters = { mythos = 3 } }').chance

    assert (255, 1, 3) == (chance.seed, chance.epoch, sum(chance.counters))
