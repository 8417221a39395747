"""A position that cannot be read is told with all of its faults at once."""

import pytest

from dmd_core.death_may_die.position import PositionError, position_from
from dmd_core.death_may_die.ruleset import FRAMES
from dmd_core.kernel.schema.faults import listed
from tests.death_may_die.position.reading import GAME, problems


def test_all_unreadable_places_are_told_at_once() -> None:
    """Each has its path, what was found, what is allowed, and the nearest name."""
    frames = listed(sorted(kind.__name__ for kind in FRAMES.tags))

    assert [
        f"agenda[0].is: found 'Actins'; allowed: {frames}; did you mean 'Actions'?",
        ("chance.seed: found '-5'; allowed: a text of at most 32 hexadecimal digits, such as '2a'"),
        "investigators.bob: found 'bob'; allowed: ian, elizabeth",
        (
            "investigators.ian.stres: found 'stres'; allowed: id, space, insanity, alive,"
            " wounds, stress, sanity, levels, bonus_dice, fire, substitutes, cards, owed, kept,"
            " named, tokens; did you mean 'stress'?"
        ),
        (
            "investigators.ian.cards[0]: found 'desk'; allowed: a card and its side, such as"
            " 'up_to_no_good/right wounds=1'"
        ),
        (
            "investigators.ian.levels.stealth: found 'stealth'; allowed: vengeance_obsession,"
            " brawling, swiftness"
        ),
        (
            "enemies[0]: found 'cultst'; allowed: cultist, star_spawn, fire_vampire, byakhee,"
            " cthulhu; did you mean 'cultist'?"
        ),
        (
            "enemies[1]: found 'cultist'; allowed: an Enemy and its Space, such as 'cultist s05"
            " wounds=1'"
        ),
        "tokens.s05: found 'rlye'; allowed: rlyeh; did you mean 'rlyeh'?",
        ("fire.s5: found 's5'; allowed: s01 to s15; did you mean 's15'?"),
        "active: found 'ina'; allowed: ian, elizabeth, nobody; did you mean 'ian'?",
        (
            "mythos.discrad: found 'discrad'; allowed: top, bottom, discard, resolving, pool;"
            " did you mean 'discard'?"
        ),
        "objects.lab_06: found 3; allowed: a table",
        "investigators.ian.wounds: found 'x'; allowed: a whole number",
        "investigators.ian.tokens.down: found true; allowed: a whole number",
        "objects.lab_07.wounds: found 1.5; allowed: a whole number",
        "fire.s03: found 'two'; allowed: a whole number",
        "round: found 'x'; allowed: a whole number",
    ] == problems(
        """
        agenda = [{ is = "Actins" }]
        chance.seed = "-5"
        enemies = ["cultst s05", "cultist"]
        tokens.s05 = "rlye"
        fire = { s03 = "two", s5 = 1 }
        active = "ina"
        round = "x"
        mythos.discrad = []
        objects = { lab_06 = 3, lab_07 = { wounds = 1.5 } }
        [investigators]
        bob = {}
        [investigators.ian]
        stres = 3
        cards = ["desk"]
        levels.stealth = 2
        wounds = "x"
        tokens.down = true
        """
    )


SPACES = "allowed: s01 to s15"


def test_what_is_said_twice_is_told() -> None:
    """The first number of a figure, or of its Wounds, would be lost without a word."""
    with pytest.raises(PositionError) as caught:
        position_from(
            GAME,
            {
                "enemies": ["cultist s05 #3 #4", "cultist s05 wounds=0 wounds=1"],
                "investigators": {"ian": {"cards": ["good_boy/right wounds=0 wounds=0"]}},
            },
        )

    assert (
        "investigators.ian.cards[0]: 'wounds=0' says again what was said before; allowed: once\n"
        "enemies[0]: '#4' says again what was said before; allowed: once\n"
        "enemies[1]: 'wounds=1' says again what was said before; allowed: once"
    ) == str(caught.value)


def test_all_misspelt_names_are_told_at_once() -> None:
    """Wherever a name stands it has to be one, whatever else is wrong."""
    enemies = "allowed: cultist, star_spawn, fire_vampire, byakhee, cthulhu"
    insanities = f"allowed: {listed(GAME.insanities)}"
    mythos = f"allowed: {listed(GAME.mythos)}"
    discovery = f"allowed: {listed(GAME.discovery)}"
    symbols = f"allowed: {listed(GAME.symbols)}"
    backs = f"allowed: {', '.join(GAME.backs)}"
    faces = f"allowed: {', '.join(GAME.faces)}"
    seats = "allowed: ian, elizabeth, nobody"
    wounds = "found 'wounds=x'; allowed: wounds=N, or for an Enemy #N, its number"
    assert [
        f"agenda[1].to: found 's5'; {SPACES}; did you mean 's15'?",
        f"agenda[2].env.you: found 'ina'; {seats}, table; did you mean 'ian'?",
        f"agenda[2].env.src: found 'desc'; {symbols}; did you mean 'desk'?",
        f"investigators.ian.space: found 's77'; {SPACES}; did you mean 's07'?",
        f"investigators.ian.cards[0]: found 'dsk'; {discovery}; did you mean 'desk'?",
        ("investigators.ian.cards[1]: found 'lft'; allowed: left, right; did you mean 'left'?"),
        "investigators.ian.cards[2]: 'desk' has no right half; allowed: left",
        f"investigators.ian.cards[2]: {wounds}",
        (f"investigators.ian.insanity: found 'masochsm'; {insanities}; did you mean 'masochism'?"),
        (f"investigators.ian.kept: found 'lab_acident'; {mythos}; did you mean 'lab_accident'?"),
        (
            "investigators.ian.tokens.dwn: found 'dwn'; allowed: rlyeh, down, insanity_wound;"
            " did you mean 'down'?"
        ),
        f"investigators.elizabeth.named: found 'ina'; {seats}; did you mean 'ian'?",
        f"enemies[0]: found 'cultst'; {enemies}; did you mean 'cultist'?",
        f"enemies[1]: found 's5'; {SPACES}; did you mean 's15'?",
        f"enemies[1]: {wounds}",
        f"mythos.top[1]: found 'lab_acident'; {mythos}; did you mean 'lab_accident'?",
        f"mythos.pool[0]: found 'star_spwn_1'; {mythos}; did you mean 'star_spawn_1'?",
        f"discovery.bottom[0]: found 'dsk'; {discovery}; did you mean 'desk'?",
        f"objects.lab_06.face: found 'infrno'; {backs}; did you mean 'inferno'?",
        f"objects.lab_06.space: found 's5'; {SPACES}; did you mean 's15'?",
        f"backs.pool[0]: found 'infrno'; {backs}; did you mean 'inferno'?",
        f"insanities.pool[0]: found 'paranoa'; {insanities}; did you mean 'paranoia'?",
        f"used[0].source: found 'luky'; {symbols}; did you mean 'lucky'?",
        f"used[0].owner: found 'elizabth'; {seats}, table; did you mean 'elizabeth'?",
        f"rolls[0].faces[0]: found 'blnk'; {faces}; did you mean 'blank'?",
    ] == problems(
        """
        agenda = [
            { is = "Turn", at = "effects" },
            { is = "Leaving", to = "s5", running = { left = 1, sneaks = 0, may_take = true } },
            { is = "Resolve", node = 1, env = { you = "ina", chooser = "ian", src = "desc" } },
        ]
        enemies = ["cultst s01", "cultist s5 wounds=x"]
        mythos = { top = ["lab_accident", "lab_acident"], pool = ["star_spwn_1"] }
        discovery.bottom = ["dsk"]
        objects.lab_06 = { face = "infrno", space = "s5" }
        backs.pool = ["infrno"]
        insanities.pool = ["paranoa"]
        used = [{ source = "luky", owner = "elizabth", scope = "turn" }]
        rolls = [{ kind = "attack", owner = "ian", standard = 1, bonus = 0, faces = ["blnk"] }]
        [investigators.ian]
        space = "s77"
        cards = ["dsk/left", "desk/lft", "desk/right wounds=x"]
        insanity = "masochsm"
        kept = "lab_acident"
        tokens.dwn = 1
        [investigators.elizabeth]
        named = "ina"
        """
    )


def test_all_values_of_the_wrong_kind_are_told_at_once() -> None:
    """Two in one list, in one roll or in one frame as well."""
    assert [
        "agenda[0].done: found 'done'; allowed: at",
        "agenda[1].running.left: found 'x'; allowed: a whole number",
        "agenda[1].running.may_take: found 1; allowed: true, false",
        "investigators.ian.owed[0]: found 'x'; allowed: a whole number",
        "investigators.ian.owed[2]: found 'y'; allowed: a whole number",
        "mythos.top[1]: found 3; allowed: a string",
        "fire.s01: found 'x'; allowed: a whole number",
        "fire.s02: found 'y'; allowed: a whole number",
        "used[0].scope: found 'trn'; allowed: turn, game; did you mean 'turn'?",
        (
            "rolls[0].kind: found 'atack'; allowed: attack, plain, enemy, fire, against; did"
            " you mean 'attack'?"
        ),
        "rolls[0].standard: found 'x'; allowed: a whole number",
        (
            "rolls[1].bonsu: found 'bonsu'; allowed: kind, owner, standard, bonus, attacker,"
            " targets, action, object, redirected, lone, faces, used, tallied, successes,"
            " elder_signs, tentacles, dealt, killed; did you mean 'bonus'?"
        ),
        "rolls[1].owner: found nothing; allowed: a value",
        "rolls[1].bonus: found nothing; allowed: a value",
    ] == problems(
        """
        agenda = [
            { is = "Turn", at = "effects", done = 1 },
            { is = "Leaving", to = "s05", running = { left = "x", sneaks = 0, may_take = 1 } },
        ]
        fire = { s01 = "x", s02 = "y" }
        mythos.top = ["lab_accident", 3]
        used = [{ source = "lucky", owner = "elizabeth", scope = "trn" }]
        rolls = [
            { kind = "atack", owner = "ian", standard = "x", bonus = 0 },
            { kind = "plain", standard = 1, bonsu = 0 },
        ]
        [investigators.ian]
        owed = ["x", 4, "y"]
        """
    )


def test_a_position_that_is_wrong_all_over_is_told_in_part() -> None:
    """Of the faults of one position 200 are told, and then that there are more."""
    found = problems(f"actions = 'x'\ninvestigators.ian.owed = {['x'] * 1000}")

    assert 201 == len(found)
    assert "investigators.ian.owed[199]: found 'x'; allowed: a whole number" == found[-2]
    assert "more than 200 faults; the others are not listed" == found[-1]


def test_a_key_called_is_belongs_to_frames() -> None:
    """In a roll, whose class is known, it is a key like any other that does not belong there."""
    assert [
        (
            "rolls[0].is: found 'is'; allowed: kind, owner, standard, bonus, attacker, targets,"
            " action, object, redirected, lone, faces, used, tallied, successes, elder_signs,"
            " tentacles, dealt, killed"
        ),
        "rolls[0].standard: found 'x'; allowed: a whole number",
    ] == problems(
        'rolls = [{ is = "Roll", kind = "plain", owner = "ian", standard = "x", bonus = 0 }]'
    )


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('phase = "acts"', "phase: found 'acts'; allowed: setup, turn, actions, "),
        ('phase = "actions"\nagenda = []', "agenda: found an array of 0; allowed: either a phase"),
        ("agenda = [3]", "agenda[0]: found 3; allowed: a table with 'is'"),
        ('board = "full"', "board: found 'full'; allowed: empty, setup, unopened"),
        ("investigators = 3", "investigators: found 3; allowed: a table"),
        ("investigators.ian = 3", "investigators.ian: found 3; allowed: a table"),
        ('investigators.ian.id = "x"', "investigators.ian.id: found 'x'; allowed: "),
        ("enemies = 3", "enemies: found 3; allowed: an array"),
        ('enemies = ["cultist s05 wounds=x"]', "enemies[0]: found 'wounds=x'"),
        ("chance = 3", "chance: found 3; allowed: a table"),
        ("chance.epoch = -1", "chance.epoch: found -1; allowed: a whole number from 0 "),
        (
            "chance.seed = 7",
            "chance.seed: found 7; allowed: a text of at most 32 hexadecimal digits, ",
        ),
        ("chance.sed = 7", "chance.sed: found 'sed'; allowed: seed, epoch, counters; did "),
        ("chance.counters = 3", "chance.counters: found 3; allowed: a table"),
        ("chance.counters.mytos = 3", "chance.counters.mytos: found 'mytos'; allowed: "),
        ("stage = 3", "stage: found 'stage'; allowed: investigators, elder, "),
    ],
)
def test_unreadable_values_are_told(text: str, says: str) -> None:
    """A value of the wrong kind is named with what may stand there."""
    (found,) = problems(text)
    assert found.startswith(says)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('phse = "turn"', "found 'phse'; allowed: investigators, elder, "),
        ('phse = "turn"', "; did you mean 'phase'?"),
        ("agend = []", "; did you mean 'agenda'?"),
        ('investigators.ian.stress = "3"', "found '3'; allowed: a whole number; did you mean 3?"),
        ("investigators.ian.stress = 3.0", "found 3.0; allowed: a whole number; did you mean 3?"),
        ('fire.s05 = "-2"', "found '-2'; allowed: a whole number; did you mean -2?"),
        ('attackers = ["1"]', "found '1'; allowed: a whole number; did you mean 1?"),
        ('chance.epoch = "2"', "from 0 to 2^63 - 1; did you mean 2?"),
        ('enemies = ["cultist s05 wound=2"]', "; did you mean 'wounds=2'?"),
        ('enemies = ["cultist s05 13"]', "; did you mean '#13'?"),
        ("objects.lab_6.wounds = 1", "; did you mean 'lab_06'?"),
        ("investigators.ian.levels.brawlin = 2", "; did you mean 'brawling'?"),
    ],
)
def test_what_was_meant_is_told(text: str, says: str) -> None:
    """A key with a slip has the nearest one, a number in quotes stands without them."""
    (found,) = problems(text)
    assert says in found
