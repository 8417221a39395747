"""A case that cannot be read or run is refused with its file, its place and the nearest name."""

import pytest

from tests.replay.check.case_texts import REST, refused


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("x = [", "some.case.toml: this is no TOML: Invalid value (at end of document)"),
        ("", "some.case.toml: there is no [[case]]"),
        (
            "csae = 1",
            (
                "some.case.toml: csae: found 'csae'; allowed: game, defaults, positions, case;"
                " did you mean 'case'?"
            ),
        ),
        ("[[case]]", "some.case.toml: case 1: name: found nothing; allowed: a value"),
        (REST + REST, "some.case.toml: case 'Rest heals': the name stands twice in this file"),
        (
            REST + "wehn = []",
            (
                "some.case.toml: case 'Rest heals': wehn: found 'wehn'; allowed: setup, given,"
                " packs, rules, cards, tolerates, name, when, then, stage, setup_refused, position;"
                " did you mean 'when'?"
            ),
        ),
        (
            REST + "then.sate = {}",
            (
                "some.case.toml: case 'Rest heals': then.sate: found 'sate'; allowed: state, gone,"
                " events, no_events, exactly, times, legal, illegal, options, refused, asked,"
                " outcome; did you mean 'state'?"
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
            " cards, tolerates, name, when, then, stage, setup_refused, position;"
            " did you mean 'name'?"
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
                " stress, sanity, levels, bonus_dice, fire, substitutes, cards, owed, kept, named,"
                " tokens, effective;"
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
                " alive, wounds, stress, sanity, levels, bonus_dice, fire, substitutes, cards,"
                " owed, kept, named, tokens; did you mean 'stress'?"
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
                " asked is ian: action; that its command is refused is said by `then.refused`"
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
            REST + 'then.refused = ["iann: attack"]',
            "some.case.toml: Rest heals: then.refused: 'iann:' names no seat; there are ian,",
        ),
        (
            REST + 'setup_refused = "no"',
            (
                "some.case.toml: case 'Rest heals': given: nobody plays where the setup is refused;"
                " leave it out"
            ),
        ),
        (
            REST + 'position = "hert"\n[positions.hurt]',
            (
                "some.case.toml: case 'Rest heals': position: found 'hert'; allowed: hurt; did you"
                " mean 'hurt'?"
            ),
        ),
        (
            '[[case]]\nname = "x"\nsetup_refused.rule = "DMD-REST-99"',
            "some.case.toml: x: setup_refused: DMD-REST-99 is not in the rulebook;",
        ),
        (
            REST + "then.options = { any = [] }",
            "some.case.toml: case 'Rest heals': then.options.any: found 'any'; allowed: any_order",
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
