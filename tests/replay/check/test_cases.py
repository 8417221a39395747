"""Cases: read, run, and told when they do not hold or cannot be run."""

from pathlib import Path

import pytest

from dmd_replay.check.cases import (
    CaseError,
    CaseResult,
    CaseRunner,
    Unmet,
    cases_of,
    find_files,
    message_of,
    read_cases,
)
from dmd_replay.games.death_may_die.game import TOOLS

FILE = Path("some.case.toml")
RUNNER = CaseRunner(TOOLS)
REST = """
[[case]]
name = "Rest heals"
rules = ["DMD-REST-02"]
given.investigators.ian = { stress = 2, wounds = 1 }
when = ["rest", "heal 2 1"]
"""


def results(text: str) -> list[CaseResult]:
    """What becomes of each case of a text."""
    return [RUNNER.run(case) for case in cases_of(text, FILE)]


def problems(then: str) -> list[Unmet]:
    """What does not hold of a Rest."""
    (result,) = results(REST + then)
    return list(result.problems)


def refused(text: str) -> str:
    """Why a case cannot be read or run."""
    with pytest.raises(CaseError) as caught:
        results(text)
    return str(caught.value)


# --- what holds ----------------------------------------------------------------------------------


def test_a_case_that_holds_has_no_problem() -> None:
    """Every kind of expectation can hold."""
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
                "occurs, in this order",
                "ActionTaken seat=ian action=rest; Healed seat=ian stress=2 wounds=1",
            ),
        ),
        (
            'then.no_events = ["Healed wounds=1"]',
            Unmet(
                "event Healed wounds=1",
                "does not occur",
                "ActionTaken seat=ian action=rest; Healed seat=ian stress=2 wounds=1",
            ),
        ),
        (
            'then.exactly = ["Healed"]',
            Unmet(
                "all events",
                "Healed",
                "ActionTaken seat=ian action=rest; Healed seat=ian stress=2 wounds=1",
            ),
        ),
        ("then.times = { Healed = 2 }", Unmet("event Healed", "occurs 2 times", "1 times")),
        (
            'then.legal = ["heal*"]',
            Unmet("legal 'heal*'", "offered", "run, rest, episode extinguish_fire, pass"),
        ),
        ('then.illegal = ["r*"]', Unmet("legal 'r*'", "not offered", "run, rest")),
        (
            'then.options = ["rest"]',
            Unmet("all legal commands", "rest", "run, rest, episode extinguish_fire, pass"),
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
    given.phase = "next_turn"
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


# --- what cannot be read -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("x = [", "some.case.toml: this is no TOML: Invalid value (at end of document)"),
        ("", "some.case.toml: there is no [[case]]"),
        (
            "csae = 1",
            (
                "some.case.toml: csae: found 'csae'; allowed: game, defaults, case;"
                " did you mean 'case'?"
            ),
        ),
        ("[[case]]", "some.case.toml: case 1: name: found nothing; allowed: a value"),
        (REST + REST, "some.case.toml: case 'Rest heals': the name stands twice in this file"),
        (
            REST + "wehn = []",
            (
                "some.case.toml: case 'Rest heals': wehn: found 'wehn'; allowed: setup, given,"
                " packs, rules, cards, tolerates, name, when, …; did you mean 'when'?"
            ),
        ),
        (
            REST + "then.sate = {}",
            (
                "some.case.toml: case 'Rest heals': then.sate: found 'sate'; allowed: state, gone,"
                " events, no_events, exactly, times, legal, illegal, …; did you mean 'state'?"
            ),
        ),
        (
            REST + 'then.asked.seet = "ian"',
            (
                "some.case.toml: case 'Rest heals': then.asked.seet: found 'seet';"
                " allowed: seat, kind, must; did you mean 'seat'?"
            ),
        ),
        (
            REST + 'then.refused = [{ command = "rest", cod = "x" }]',
            (
                "some.case.toml: case 'Rest heals': then.refused[0].cod: found 'cod';"
                " allowed: command, code, rule, says; did you mean 'code'?"
            ),
        ),
        (
            '[[case]]\nname = "{x}"\ntable.columns = ["n"]\ntable.rows = [[1]]',
            "some.case.toml: case 1: table.columns: found 'x'; allowed: n",
        ),
        (
            '[[case]]\nname = "{n}"\ntable.columns = ["n"]\ntable.rows = [[1, 2]]',
            "some.case.toml: case 1: table.rows[0]: found an array of 2; allowed: an array of 1",
        ),
        (
            '[[case]]\nname = "x"\nwhen = "rest"',
            "some.case.toml: case 'x': when: found 'rest'; allowed: an array",
        ),
    ],
)
def test_what_is_written_wrongly_is_named(text: str, says: str) -> None:
    """The sentence has file, case, place, and the nearest name."""
    assert says == refused(text)


def test_all_that_is_wrong_with_a_file_is_told_at_once() -> None:
    """Every fault of every case, in their order; a sound case between them hides nothing."""
    text = """
        [[case]]
        nmae = "x"
        when = "rest"
        [[case]]
        name = "sound"
        when = []
        [[case]]
        name = "other"
        then = { times = { Healed = -1 }, asked = { must = 1 }, refused = [3] }
    """

    assert [
        (
            "some.case.toml: case 1: nmae: found 'nmae'; allowed: setup, given, packs, rules,"
            " cards, tolerates, name, when, …; did you mean 'name'?"
        ),
        "some.case.toml: case 1: name: found nothing; allowed: a value",
        "some.case.toml: case 1: when: found 'rest'; allowed: an array",
        (
            "some.case.toml: case 'other': then.times.Healed: found -1;"
            " allowed: a whole number, 0 or more"
        ),
        "some.case.toml: case 'other': then.refused[0]: found 3; allowed: a table",
        "some.case.toml: case 'other': then.asked.must: found 1; allowed: true, false",
    ] == sorted(refused(text).splitlines(), key=lambda line: "'other'" in line)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (
            REST.replace("DMD-REST-02", "DMD-REST-99"),
            (
                "some.case.toml: Rest heals: rules: DMD-REST-99 is not in the rulebook;"
                " the nearest id is DMD-RES-09."
            ),
        ),
        (
            REST + 'cards = ["skill/stelth/4"]',
            (
                "some.case.toml: Rest heals: cards: 'skill/stelth/4' is printed nowhere in this"
                " game; did you mean 'skill/stealth/4'?"
            ),
        ),
        (
            REST + 'then.events = ["Heeled"]',
            "some.case.toml: Rest heals: then.events: 'Heeled' is no event; did you mean 'Healed'?",
        ),
        (
            REST + 'then.events = ["Healed stres=2"]',
            (
                "some.case.toml: Rest heals: then.events: 'stres=2' in 'Healed stres=2': write"
                " field=value; Healed has seat, stress, wounds, src, why; did you mean 'stress'?"
            ),
        ),
        (
            REST + 'then.state."investigators.ian.stres" = 1',
            (
                "some.case.toml: Rest heals: then.state: path 'investigators.ian.stres':"
                " 'investigators.ian' has no 'stres'; it has id, space, insanity, alive, wounds,"
                " stress, sanity, levels, bonus_dice, fire, substitutes, cards, …;"
                " did you mean 'investigators.ian.stress'?"
            ),
        ),
        (
            REST + 'then.refused = [{ command = "rest", rule = "DMD-REST-9" }]',
            (
                "some.case.toml: Rest heals: then.refused: DMD-REST-9 is not in the rulebook;"
                " the nearest id is DMD-RES-09."
            ),
        ),
        (
            REST.replace("stress = 2", "stress = 9"),
            (
                "some.case.toml: Rest heals: given: no game can reach this position:\n"
                "  investigators.ian.stress: 9; allowed: 0 to 4 [DMD-CHK-05]"
            ),
        ),
        (
            REST.replace("stress = 2", "stres = 2"),
            (
                "some.case.toml: Rest heals: given:\n"
                "  investigators.ian.stres: found 'stres'; allowed: id, space, insanity,"
                " alive, wounds, stress, sanity, levels, …; did you mean 'stress'?"
            ),
        ),
        (
            REST + 'setup.investigators = ["ian", "elisabeth"]',
            "some.case.toml: Rest heals: setup: investigators[1]: 'elisabeth' is unknown",
        ),
        (
            REST + "setup.investigators = 3",
            (
                "some.case.toml: Rest heals: setup: investigators: 3 is not possible;"
                " allowed: a list of ids"
            ),
        ),
        (
            REST + 'packs = ["nowhere"]',
            "some.case.toml: Rest heals: setup: nowhere",
        ),
        (
            REST.replace('"rest", "heal 2 1"', '"elizabeth: rest"'),
            (
                "some.case.toml: Rest heals: when 'elizabeth: rest': this seat is not asked now;"
                " asked is ian: action"
            ),
        ),
        (
            REST.replace('"heal 2 1"', '"heel 2 1"'),
            (
                "some.case.toml: Rest heals: when 'heel 2 1': 'heel' is the word of no command;"
                " did you mean 'heal'?"
            ),
        ),
        (
            REST.replace('"rest", "heal 2 1"', '"elizabth: rest"'),
            (
                "some.case.toml: Rest heals: when 'elizabth: rest': 'elizabth:' names no seat;"
                " there are ian, elizabeth, table; did you mean 'elizabeth:'?"
            ),
        ),
        (
            REST.replace('"rest", "heal 2 1"', '"give desk elizbeth"'),
            (
                "some.case.toml: Rest heals: when 'give desk elizbeth': 'elizbeth' is no"
                " Investigator; did you mean 'elizabeth'?"
            ),
        ),
        (
            REST + 'then.gone = ["investigators.iann"]',
            (
                "some.case.toml: Rest heals: then: path 'investigators.iann': 'iann' is no"
                " Investigator; did you mean 'ian'?"
            ),
        ),
        (
            REST + 'then.state."fire.s99" = "nothing"',
            (
                "some.case.toml: Rest heals: then: path 'fire.s99': 's99' is no Space of the map;"
                " did you mean 's09'?"
            ),
        ),
        (
            REST + 'then.gone = ["enemies.-1"]',
            "some.case.toml: Rest heals: then: path 'enemies.-1': '-1' is no number of a figure",
        ),
        (
            REST + 'then.gone = ["objects.lab_99"]',
            (
                "some.case.toml: Rest heals: then: path 'objects.lab_99': 'lab_99' is no"
                " object of the Episode; did you mean 'lab_14'?"
            ),
        ),
        (
            REST + 'then.gone = ["investigators.ian.cards.0.wounds"]',
            (
                "some.case.toml: Rest heals: then: path 'investigators.ian.cards.0.wounds':"
                " 'cards' is one value, a list of texts such as \"desk/left\""
            ),
        ),
        (
            REST + 'then.gone = ["investigators.ian.tokens.rleyh"]',
            (
                "some.case.toml: Rest heals: then: path 'investigators.ian.tokens.rleyh': 'rleyh'"
                " is no kind of token; did you mean 'rlyeh'?"
            ),
        ),
        (
            REST + 'then.no_events = ["Healed seat=iann"]',
            (
                "some.case.toml: Rest heals: then.no_events: 'Healed seat=iann': 'iann' is no"
                " Investigator; did you mean 'ian'?"
            ),
        ),
        (
            REST + 'then.no_events = ["Healed stress=lots"]',
            (
                "some.case.toml: Rest heals: then.no_events: 'Healed stress=lots': 'lots' is no"
                " whole number"
            ),
        ),
        (
            REST + 'then.times = { "InvestigatorsMoved placed=maybe" = 0 }',
            (
                "some.case.toml: Rest heals: then.times: 'InvestigatorsMoved placed=maybe': 'maybe'"
                " is no answer; there are no, yes"
            ),
        ),
        (
            REST + 'then.no_events = ["BranchChosen branch=figth"]',
            (
                "some.case.toml: Rest heals: then.no_events: 'BranchChosen branch=figth': 'figth'"
                " is no word of Branch; did you mean 'fight'?"
            ),
        ),
        (
            REST + 'then.no_events = ["EnemiesFollowed figures=1,two"]',
            (
                "some.case.toml: Rest heals: then.no_events: 'EnemiesFollowed figures=1,two':"
                " 'two' is no whole number"
            ),
        ),
        (
            REST + 'then.illegal = ["step s99"]',
            (
                "some.case.toml: Rest heals: then: 'step s99': 's99' is no Space of the map;"
                " did you mean 's09'?"
            ),
        ),
        (
            REST + 'then.refused = ["use desc"]',
            (
                "some.case.toml: Rest heals: then: 'use desc': 'desc' is no name of this"
                " game; did you mean 'desk'?"
            ),
        ),
        (
            REST + 'then.gone = ["investigators.ian.stres"]',
            "some.case.toml: Rest heals: then.gone: path 'investigators.ian.stres': ",
        ),
        (
            REST + 'then.gone = ["supply.cultst"]',
            "some.case.toml: Rest heals: then.gone: path 'supply.cultst': ",
        ),
        (
            REST + 'then.gone = ["fire.s05.x"]',
            "some.case.toml: Rest heals: then: path 'fire.s05.x': 'fire.s05' is one value",
        ),
        (
            REST + 'then.gone = ["enemies.1.woundz"]',
            (
                "some.case.toml: Rest heals: then: path 'enemies.1.woundz': 'woundz' is no part of"
                " an Enemy; did you mean 'wounds'?"
            ),
        ),
        (
            REST + 'then.gone = ["used.luky"]',
            (
                "some.case.toml: Rest heals: then: path 'used.luky': 'luky' is no name of this"
                " game; did you mean 'lucky'?"
            ),
        ),
        (
            REST + 'then.gone = ["actions.foo"]',
            "some.case.toml: Rest heals: then.gone: path 'actions.foo': 'actions' has no parts,",
        ),
        (
            REST + 'then.illegal = ["heal 2"]',
            (
                "some.case.toml: Rest heals: then: 'heal 2': 'heal 2' is not complete; expected:"
                " heal STRESS WOUNDS"
            ),
        ),
        (
            REST + 'then.illegal = ["rest foo bar"]',
            "some.case.toml: Rest heals: then: 'rest foo bar': 'foo' is no name of this game",
        ),
        (
            REST + 'then.illegal = ["ian: rest"]',
            ("some.case.toml: Rest heals: then: 'ian:' is the word of no command;"),
        ),
        (
            REST + 'then.refused = ["ian: attack"]',
            (
                "some.case.toml: Rest heals: then.refused: who decides is not named here; leave"
                " 'ian:' out"
            ),
        ),
        (
            REST + 'then.refused = ["dice: blnk"]',
            (
                "some.case.toml: Rest heals: then: 'dice: blnk': 'blnk' is no name of this game;"
                " did you mean 'blank'?"
            ),
        ),
        (
            REST + 'then.refused = ["take 9"]',
            "some.case.toml: Rest heals: then: 'take 9': '9' is no Investigator;",
        ),
        (
            REST + 'then.no_events = ["Healed seat=0"]',
            (
                "some.case.toml: Rest heals: then.no_events: 'Healed seat=0': '0' is no"
                " Investigator; there are elizabeth, ian, nobody"
            ),
        ),
        (
            REST + 'then.no_events = ["Healed seat=ia*"]',
            "some.case.toml: Rest heals: then.no_events: 'Healed seat=ia*': 'ia*' is no",
        ),
        (
            REST + 'then.no_events = ["Healed stress=02"]',
            (
                "some.case.toml: Rest heals: then.no_events: 'Healed stress=02': '02' is no whole"
                " number"
            ),
        ),
        (
            REST + 'then.no_events = ["ActionTaken action=restt"]',
            (
                "some.case.toml: Rest heals: then.no_events: 'ActionTaken action=restt': 'restt' is"
                " no action; did you mean 'rest'?"
            ),
        ),
        (
            REST + 'then.no_events = ["Healed src=luckyy"]',
            (
                "some.case.toml: Rest heals: then.no_events: 'Healed src=luckyy': 'luckyy' is no"
                " name of this game; did you mean 'lucky'?"
            ),
        ),
        (
            REST + 'then.no_events = ["Healed why=DMD-XXX-99"]',
            "some.case.toml: Rest heals: then.no_events: 'Healed why=DMD-XXX-99': 'DMD-XXX-99' is",
        ),
        (
            REST + 'then.no_events = ["Forced"]',
            (
                "some.case.toml: Rest heals: then.no_events: 'Forced' is bookkeeping of the"
                " kernel, which is left out"
            ),
        ),
        (
            REST + 'tolerates = ["DMD-CHK-999"]',
            "some.case.toml: Rest heals: tolerates: DMD-CHK-999 is not in the rulebook;",
        ),
        (
            '[[case]]\nname = "Nothing"',
            (
                "some.case.toml: case 'Nothing': it says nothing: neither `given` nor `when` nor"
                " `then`"
            ),
        ),
    ],
)
def test_what_cannot_be_run_is_named(text: str, says: str) -> None:
    """The sentence has file, case, place, what is wrong, and the nearest name."""
    found = refused(text)
    assert found.startswith(says), found


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


def test_a_file_has_to_be_a_short_text(tmp_path: Path) -> None:
    """Bytes that are no text, and files that are too long, are refused in a sentence."""
    file = tmp_path / "x.case.toml"
    file.write_bytes(b"a = \xff")
    with pytest.raises(CaseError, match="byte 4 is not UTF-8"):
        read_cases(file)
    file.write_bytes(b"#" * ((1 << 22) + 1))
    with pytest.raises(CaseError, match="larger than 4194304 bytes"):
        read_cases(file)


def test_files_are_found_in_folders(tmp_path: Path) -> None:
    """Folders are searched, each file is taken once."""
    file = tmp_path / "deep" / "x.case.toml"
    file.parent.mkdir()
    file.write_text(REST)

    assert (file,) == find_files([tmp_path, file])
    with pytest.raises(CaseError, match="there is no such file or folder"):
        find_files([tmp_path / "y"])
    file.unlink()
    with pytest.raises(CaseError, match=r"no file ends in \.case\.toml"):
        find_files([tmp_path])


# --- messages ------------------------------------------------------------------------------------


def test_a_wrong_case_is_told_in_one_screen() -> None:
    """The message has the rule with its sentence, the path, expected, actual, and the commands."""
    (result,) = results(REST + 'then.state."investigators.ian.stress" = 1')

    assert """\
FAILED some.case.toml: Rest heals
  DMD-REST-02: A Rest removes as many as 3 points, mixed freely from Stress and Wounds.
  investigators.ian.stress
    expected 1
    actual   0
  after    rest · heal 2 1
  asked    ian: action""" == message_of(result, TOOLS)


def test_a_message_never_fills_more_than_a_screen() -> None:
    """Long lists are cut, lines are wrapped."""
    markers = ("stress", "wounds", "sanity", "fire", "bonus_dice")
    state = ", ".join(
        f'"investigators.{who}.{marker}" = 77' for who in ("ian", "elizabeth") for marker in markers
    )
    rules = ", ".join(f'"DMD-REST-0{n}"' for n in range(1, 7))
    text = REST.replace('"DMD-REST-02"', rules) + f"then.state = {{ {state} }}"
    (result,) = results(text)
    lines = message_of(result, TOOLS).splitlines()

    assert "  and 2 more rules" in lines
    assert "  and 4 more differences" in lines
    assert len(lines) <= 40
    assert max(map(len, lines)) <= 100
