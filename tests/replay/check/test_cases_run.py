"""A case is run from its beginning, and what does not hold is told."""

import pytest

from dmd_replay.check.cases import (
    CaseRunner,
    Unmet,
    cases_of,
)
from dmd_replay.games.death_may_die.game import TOOLS
from tests.replay.check.case_texts import FILE, REST, RUNNER, problems, refused, results

HAPPENED = ("ActionTaken seat=ian action=rest", "Healed seat=ian stress=2 wounds=1")
"""What a Rest does."""


def test_a_case_that_holds_has_no_problem() -> None:
    """A case whose expectations all hold has no problem, with an expectation of each kind."""
    assert [] == problems(
        """
        then.state = { "investigators.ian.stress" = 0, "actions" = 1, "supply.fire" = 8 }
        then.gone = ["enemies.1", "fire.s05"]
        then.events = ["Healed seat=ian stress=2"]
        then.no_events = ["WoundsTaken", "Healed seat=elizabeth"]
        then.exactly = ["ActionTaken seat=ian action=rest", "Healed seat!=elizabeth wounds=1"]
        then.times = { "Healed" = 1, "StressTaken" = 0 }
        then.legal = ["rest", "run"]
        then.illegal = ["heal*"]
        then.options = ["run", "rest", "episode extinguish_fire", "pass"]
        then.refused = [{ command = "attack", says = "Enem" }, "heal 1 1"]
        then.asked = { seat = "ian", kind = "action", must = false }
        then.outcome = ""
        """
    )


@pytest.mark.parametrize(
    ("then", "expected"),
    [
        (
            'then.state."investigators.ian.stress" = 1',
            Unmet("investigators.ian.stress", "1", "0"),
        ),
        ('then.state."fire.s05" = 1', Unmet("fire.s05", "1", "nothing")),
        ('then.state."actions" = true', Unmet("actions", "true", "1")),
        ('then.state."actions" = "1"', Unmet("actions", '"1"', "1")),
        ('then.state."active" = ["ian"]', Unmet("active", '["ian"]', '"ian"')),
        (
            'then.gone = ["investigators.ian.wounds"]',
            Unmet("investigators.ian.wounds", "nothing", "0"),
        ),
        (
            'then.events = ["Healed", "ActionTaken"]',
            Unmet(
                "event ActionTaken",
                "occurs after event 2",
                "out of order: it occurs as event 1",
                HAPPENED,
                (1, 2),
            ),
        ),
        (
            'then.no_events = ["Healed wounds=1"]',
            Unmet(
                "event Healed wounds=1",
                "does not occur",
                "occurs as event 2",
                HAPPENED,
                (2,),
            ),
        ),
        (
            'then.exactly = ["Healed"]',
            Unmet(
                "all events",
                "Healed",
                "not expected: 1 ActionTaken seat=ian action=rest",
                HAPPENED,
                (1,),
            ),
        ),
        (
            "then.times = { Healed = 2 }",
            Unmet("event Healed", "occurs 2 times", "1 time: event 2", HAPPENED, (2,)),
        ),
        (
            'then.legal = ["heal*"]',
            Unmet("legal 'heal*'", "offered", "run, rest, episode extinguish_fire, pass"),
        ),
        ('then.illegal = ["r*"]', Unmet("legal 'r*'", "not offered", "run, rest")),
        (
            'then.options = ["rest", "heal 1 0"]',
            Unmet(
                "all legal commands",
                "rest, heal 1 0",
                (
                    "run, rest, episode extinguish_fire, pass; missing: heal 1 0; not expected:"
                    " run, episode extinguish_fire, pass"
                ),
            ),
        ),
        (
            'then.options = ["rest", "run", "episode extinguish_fire", "pass"]',
            Unmet(
                "all legal commands",
                "rest, run, episode extinguish_fire, pass",
                "another order: run, rest, episode extinguish_fire, pass",
            ),
        ),
        ('then.refused = ["rest"]', Unmet("refused 'rest'", "refused", "accepted")),
        ('then.asked.kind = "reroll"', Unmet("asked.kind", "reroll", "action")),
        ('then.asked.seat = "elizabeth"', Unmet("asked.seat", "elizabeth", "ian")),
        ('then.outcome = "win"', Unmet("outcome", "win", "none yet")),
    ],
)
def test_what_does_not_hold_is_told(then: str, expected: Unmet) -> None:
    """Each difference says what it is about, what was expected, and what is."""
    assert [expected] == problems(then)


def test_a_refusal_is_compared_in_all_its_parts() -> None:
    """Code, rule and sentence are looked at."""
    found = problems(
        'then.refused = [{ command = "attack", code = "x", rule = "DMD-RUN-01", says = "no idea" }]'
    )

    assert [
        "refused 'attack', code",
        "refused 'attack', rule",
        "refused 'attack', sentence",
    ] == [problem.what for problem in found]


def test_a_refused_command_of_when_is_a_problem() -> None:
    """The story stops there, with what the rules say."""
    (result,) = results(REST.replace("heal 2 1", "heal 3 0"))
    (problem,) = result.problems

    assert ("when 'heal 3 0'", "accepted") == (problem.what, problem.expected)
    assert ("rest", "heal 3 0") == result.commands
    assert "ian: rest-split" == result.asked


def test_a_broken_invariant_is_a_problem_unless_tolerated() -> None:
    """A turn that ends with 4 symbols in the discard pile breaks a check of the catalogue."""
    text = """
    [[case]]
    name = "The check was left out"
    given.agenda = [{ is = "Turn", at = "next" }, { is = "Window" }]
    given.mythos.discard = ["fire_vampire_1", "fire_vampire_2", "conflagration", "lab_accident"]
    """
    (strict,) = results(text)
    (tolerant,) = results(text + 'tolerates = ["DMD-CHK-20"]')

    assert (
        Unmet(
            "invariant DMD-CHK-20",
            "holds",
            "the turn of seat 0 ended with 4 symbols in the discard pile (few_symbols_at_turn_end)",
        ),
    ) == strict.problems
    assert tolerant.passed
    assert ("expects nothing; say in `then` what has to hold",) == tolerant.notes


@pytest.mark.parametrize(
    ("more", "notes"),
    [
        ("", ()),
        ('tolerates = ["DMD-CHK-05"]', ()),
        (
            'tolerates = ["DMD-CHK-05", "DMD-CHK-20"]',
            ("tolerates DMD-CHK-20, which neither the position nor play breaks; leave it out",),
        ),
    ],
)
def test_a_tolerance_that_is_not_needed_is_told(more: str, notes: tuple[str, ...]) -> None:
    """One that the position needs is not: 9 Stress, which no board has room for."""
    stress = 9 if more else 2
    text = REST.replace("stress = 2", f"stress = {stress}")
    (result,) = results(f'{text}{more}\nthen.state."investigators.ian.stress" = {stress - 2}')

    assert ((), notes) == (result.problems, result.notes)


def test_an_event_that_is_missing_is_told_from_one_out_of_order() -> None:
    """It says after which event it was looked for, and what there is of the same class."""
    (missing,) = problems('then.events = ["ActionTaken", "SanityLost"]')
    (other,) = problems('then.events = ["Healed stress=1"]')

    assert ("occurs after event 1", "missing: there is no event of this class", (1,)) == (
        missing.expected,
        missing.actual,
        missing.marks,
    )
    assert ("occurs", "missing; of this class is event 2", (2,)) == (
        other.expected,
        other.actual,
        other.marks,
    )


def test_two_lists_of_events_are_laid_side_by_side() -> None:
    """Each difference is told for itself: what is missing, out of order, and not expected."""
    (unmet,) = problems('then.exactly = ["Healed", "SanityLost", "ActionTaken action=rest"]')

    assert (
        "missing after event 2: SanityLost; out of order, expected after event 2: 1 ActionTaken"
        " seat=ian action=rest"
    ) == unmet.actual


def test_what_a_case_says_beside_the_table() -> None:
    """What is left of actions and decks, and where nothing is, none: no Enemy, Fire or token."""
    assert [] == problems(
        """
        then.state.actions_left = 2
        then.state."decks.mythos" = 16
        then.state."decks.discovery" = 15
        then.state."at.s13" = []
        then.state."fire.s13" = 0
        then.state."tokens.s13" = []
        then.state."investigators.ian.tokens.down" = 0
        then.options = { any_order = ["rest", "run", "pass", "episode extinguish_fire"] }
        """
    )
    assert [Unmet("fire.s13", "1", "nothing"), Unmet("at.s13", '["cultist"]', "nothing")] == (
        problems('then.state = { "fire.s13" = 1, "at.s13" = ["cultist"] }')
    )


@pytest.mark.parametrize(
    ("command", "code"),
    [
        ("elizabeth: rest", "wrong-seat"),
        ("table: typed blank", "wrong-seat"),
        ("ian: heal 1 1", "wrong-decision"),
    ],
)
def test_a_command_of_another_seat_is_refused(command: str, code: str) -> None:
    """A refused command may begin with who gives it, whether asked or not."""
    assert [] == problems(f'then.refused = [{{ command = "{command}", code = "{code}" }}]')


def test_the_dead_and_whoever_comes_after_the_end_are_refused() -> None:
    """A case says so of an Investigator that is out, and of a game that is over."""
    found = results(
        """
        [[case]]
        name = "dead"
        given.elder = { stage = 2, position = 7 }
        given.enemies = ["cthulhu s01"]
        given.investigators.elizabeth = { alive = false, wounds = 5 }
        then.refused = [{ command = "elizabeth: pass", code = "wrong-seat" }]
        [[case]]
        name = "over"
        given.outcome = "loss"
        given.phase = "over"
        given.elder = { stage = 2, position = 8 }
        given.enemies = ["cthulhu s01"]
        then.outcome = "loss"
        then.refused = [
            { command = "rest", code = "game-over" },
            { command = "elizabeth: rest", code = "game-over" },
        ]
        """
    )

    assert [(), ()] == [result.problems for result in found]


def test_a_setup_that_is_refused_is_a_case() -> None:
    """Its sentence is compared; a setup that can be played is a problem."""
    found = results(
        """
        [defaults]
        given.investigators.ian.stress = 1
        [[case]]
        name = "twice"
        setup.investigators = ["ian", "ian"]
        setup_refused = "is chosen twice"
        [[case]]
        name = "other words"
        setup.investigators = ["ian", "ian"]
        setup_refused.says = "is lost"
        [[case]]
        name = "sound"
        setup_refused = {}
        """
    )

    assert [
        (),
        (
            Unmet(
                "setup refused, sentence",
                "is lost",
                "investigators[1]: 'ian' is chosen twice; each plays once"
                " [DMD-SETUP-15, DMD-DEC-03]",
            ),
        ),
        (Unmet("setup", "refused", "accepted"),),
    ] == [result.problems for result in found]


def test_cases_of_a_file_share_a_position_by_its_name() -> None:
    """The case may add to it; what the case says itself is stronger."""
    found = results(
        """
        [positions.hurt]
        setup.investigators = ["adam", "elizabeth"]
        given.investigators.adam = { stress = 2, wounds = 1 }
        [[case]]
        name = "as it is"
        position = "hurt"
        then.state = { "investigators.adam.stress" = 2, "investigators.adam.wounds" = 1 }
        [[case]]
        name = "with less"
        position = "hurt"
        given.investigators.adam.stress = 1
        then.state = { "investigators.adam.stress" = 1, "investigators.adam.wounds" = 1 }
        """
    )

    assert [(), ()] == [result.problems for result in found]


def test_stages_go_on_from_each_other() -> None:
    """What is expected of a stage is compared after its commands, events of its own alone."""
    (result,) = results(
        """
        [[case]]
        name = "Two Rests"
        given.investigators.ian = { stress = 4, wounds = 2 }
        [[case.stage]]
        when = ["rest", "heal 3 0"]
        then.state.actions = 1
        [[case.stage]]
        when = ["ian: rest", "ian: heal 1 2"]
        then.times.Healed = 1
        then.state.actions = 2
        """
    )

    assert result.passed


def test_each_row_of_a_table_is_a_case() -> None:
    """Holes are filled in everywhere; alone in a text they keep the kind of the value."""
    cases = cases_of(
        """
        [defaults]
        given.investigators.ian.space = "s05"
        [[case]]
        name = "{n} Stress"
        given.investigators.ian.stress = "{n}"
        when = "{when}"
        then.events = ["Healed stress={n}"]
        then.state."investigators.{who}.stress" = 0
        table.columns = ["n", "when", "who"]
        table.rows = [[1, ["rest", "heal 1 0"], "ian"], [2, ["rest", "heal 2 0"], "elizabeth"]]
        [[case]]
        name = "without a hole"
        when = ["run", "step s04", "step s05"]
        table.columns = ["n"]
        table.rows = [[1], [2]]
        """,
        FILE,
    )

    assert ["1 Stress", "2 Stress", "without a hole (n 1)", "without a hole (n 2)"] == [
        case.name for case in cases
    ]
    assert {"investigators": {"ian": {"space": "s05", "stress": 2}}} == cases[1].given
    assert [(), (), (), ()] == [RUNNER.run(case).problems for case in cases]


def test_dice_and_cards_are_typed_in_words() -> None:
    """What the table shows is one line each."""
    (result,) = results(
        """
        [[case]]
        name = "Attack"
        given.investigators.elizabeth.space = "s05"
        given.investigators.ian.levels.brawling = 0
        given.enemies = ["cultist s01"]
        when = ["attack", "dice: success success blank", "done"]
        then.events = ["DiceRolled drawn=success,success,blank", "EnemyKilled figure=1"]
        then.gone = ["enemies.1"]
        [[case.stage]]
        when = ["pass", "card: lab_accident"]
        then.events = ["MythosDrawn drawn=lab_accident"]
        """
    )

    assert () == result.problems


def test_rules_that_fail_are_a_problem_of_the_case() -> None:
    """A fault of the rules is told like anything that does not hold; the other cases run."""
    broken = CaseRunner(TOOLS, _Broken())  # type: ignore[arg-type]  # as much of a ruleset as is used
    (case,) = cases_of(REST, FILE)

    assert (
        Unmet("the beginning", "accepted", "the rules fail: KeyError('nothing there')"),
    ) == broken.run(case).problems


class _Broken:
    """A ruleset whose handlers cannot be asked."""

    @property
    def handlers(self) -> None:
        raise KeyError("nothing there")


def test_another_spelling_of_a_command_is_the_same_command() -> None:
    """Spaces, seats by number and empty fields make no other command of it."""
    text = """
        [[case]]
        name = "Trade"
        given.investigators.ian = { cards = ["desk/left"] }
        given.investigators.elizabeth = {}
        when = ["trade"]
        then.illegal = ["give  desk 1 "]
        """
    (case,) = cases_of(text, FILE)

    (problem,) = RUNNER.run(case).problems

    assert ("legal 'give  desk 1 '", "not offered") == (problem.what, problem.expected)
    assert "give desk elizabeth" in problem.actual


@pytest.mark.parametrize(
    ("enemy", "way"),
    [
        ("star_spawn s15", "from=s15 steps=2 via=s14 to=s12"),
        ("star_spawn s06", "from=s06 steps=1 via= to=s05"),
    ],
)
def test_the_way_of_an_enemy_is_told_beside_its_end(enemy: str, way: str) -> None:
    """Where it came from, its steps, and the Spaces between; a wrong Space is a fault."""
    text = f"""
        [[case]]
        name = "Star Spawn 1"
        given.phase = "mythos"
        given.mythos.top = ["star_spawn_1"]
        given.enemies = ["{enemy}"]
        given.investigators.ian.space = "s05"
        then.events = ["EnemyMoved {way}"]
        """

    assert [()] == [result.problems for result in results(text)]
    assert "'s99' is no Space of the map" in refused(text.replace("from=s", "from=s99 figure!="))
