"""The conformance kit catches every broken ruleset and names the promise that it breaks."""

from collections.abc import Callable
from typing import Final

import attrs
import pytest

import dmd_core as dmd
from dmd_replay.check.conformance import (
    CHECKS,
    ConformanceError,
    ConformanceReport,
    Finding,
    Source,
    Subject,
    SubjectError,
    check,
    load_subject,
)
from dmd_replay.check.conformance.installed import subject, subject_of
from dmd_replay.games.death_may_die.game import TOOLS
from tests.toy import broken_rulesets as broken
from tests.toy import broken_secrets as leaks

MODULE: Final = "tests.toy.broken_rulesets"
NAMES: Final = tuple(one.name for one in CHECKS)


def examined(found: Subject, *only: str) -> ConformanceReport:
    """A short run."""
    return check(found, games=4, max_commands=60, only=only or None)


# --- what is sound passes -----------------------------------------------------------------------


@pytest.mark.parametrize("path", [f"{MODULE}:SOUND", "tests.toy.broken_secrets:SECRETS"])
def test_a_sound_ruleset_passes_every_check(path: str) -> None:
    """Nothing is found, and every check but that of the invariants compared something."""
    report = examined(load_subject(path))

    assert () == report.findings
    assert {} == report.left_out
    assert {"invariants_hold": "the subject has no invariants"} == report.skipped
    assert ["invariants_hold"] == [name for name, count in report.counts.items() if not count]
    assert NAMES == tuple(report.counts)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "party"),
    [
        pytest.param(1, ("rasputin", "ian"), marks=pytest.mark.exhaustive),
        pytest.param(
            5,
            ("adam", "ahmed", "borden", "elizabeth", "fatima"),
            marks=pytest.mark.exhaustive,
        ),
    ],
)
def test_death_may_die_passes_every_check(players: int, party: tuple[str, ...]) -> None:
    """All promises are kept, with every check made: invariants, views and processes too."""
    report = check(subject_of(TOOLS, dmd.load_game(players=players, investigators=party)), games=2)

    assert report.ok, report.text()
    assert {} == report.skipped
    assert [] == [name for name, count in report.counts.items() if not count]


# --- what is broken is caught -------------------------------------------------------------------

Broken = Callable[[], Subject]

CAUGHT: Final[list[tuple[Broken, str, str]]] = [
    (broken.impure, "pure_step", "gives another result the "),
    (broken.hidden, "no_hidden_state", "gives another result"),
    (broken.table_changed, "input_untouched", "changed the state that was handed in (table.tired"),
    (broken.frame_changed, "input_untouched", "changed the state that was handed in (agenda["),
    (broken.event_changed, "input_untouched", "an event of"),
    (broken.restless_order, "pure_step", "(decision.commands[0])"),
    (broken.unknown_rule, "events_name_known_rules", "Gasped rests on a rule that does not exist"),
    (broken.lossy_codec, "codec_round_trip", "a state is read as another state (table.boosts)"),
    (broken.sly_codec, "codec_round_trip", "an equal table gives other bytes"),
    (broken.crashing, "legal_check_apply_agree", "'use' is offered by 'boost' and apply fails"),
]
"""Faults that more than one check sees, with the check that names them: the first that fails."""

CAUGHT_ALONE: Final[list[tuple[Broken, str, str]]] = [
    (broken.no_event, "fold_equals_execute", "folding the events gives another state (table.at["),
    (broken.own_dice, "chance_sources_agree", "recorded outcomes give other events"),
    (broken.no_undo, "undo", "an undo with new chance gives two games"),
    (broken.endless, "progress", "the game goes round: after "),
    (broken.long, "progress", "the game does not end"),
    (broken.no_setup, "progress", "the game cannot go on"),
    (
        broken.offers_refused,
        "legal_check_apply_agree",
        "'run' is offered by 'move' and refused by check",
    ),
    (
        broken.accepts_unlisted,
        "legal_check_apply_agree",
        "'run' of seat 0 is not offered by 'move' and accepted by check",
    ),
    (broken.offers_twice, "legal_check_apply_agree", "'walk' is offered twice in 'move'"),
    (broken.same_text, "decisions_are_sound", "two classes have the word 'run'"),
    (broken.wrong_seat, "decisions_are_sound", "'boost' asks seat 5"),
    (
        broken.refusal_without_rule,
        "refusals_name_rules",
        "the refusal of 'run' (tired) names no rule",
    ),
    (
        broken.refusal_with_gap,
        "refusals_name_rules",
        "the refusal of 'run' (tired) has a sentence with gaps",
    ),
    (broken.restless_codec, "codec_round_trip", "an equal command gives other bytes"),
    (broken.broken_invariant, "invariants_hold", "Boosted breaks boosts_left: -1 boosts are left"),
    (
        leaks.leaking_menu,
        "views_leak_nothing",
        "the view of seat 0 depends on what is sealed for others (decision.commands)",
    ),
    (
        leaks.leaking_reducer,
        "views_leak_nothing",
        "Dealt shows seat 1 what it seals for others (hint)",
    ),
    (leaks.leaking_refusal, "views_leak_nothing", "tells seat 0 what is sealed for others"),
]
"""Faults that one check alone sees."""


def named(case: tuple[Broken, str, str]) -> str:
    """The id of a test: what is broken."""
    return case[0].__name__


@pytest.mark.parametrize("case", CAUGHT, ids=named)
def test_a_broken_ruleset_is_caught_and_named(case: tuple[Broken, str, str]) -> None:
    """The first check that fails is the one that is about the fault, and its sentence says so."""
    make, name, phrase = case

    report = examined(make())

    assert not report.ok
    assert name == report.failed[0]
    assert phrase in report.findings[0].says


@pytest.mark.parametrize("case", CAUGHT_ALONE, ids=named)
def test_a_fault_of_one_kind_fails_one_check(case: tuple[Broken, str, str]) -> None:
    """Nothing but the check that is about the fault fails."""
    make, name, phrase = case

    report = examined(make())

    assert (name,) == report.failed
    assert [] == [finding for finding in report.findings if finding.check != name]
    assert phrase in report.findings[0].says, report.findings[0]


def test_the_memory_of_a_module_is_no_impure_step() -> None:
    """What is remembered between commands shows only when games are mixed or gone back to."""
    failed = examined(broken.hidden()).failed

    assert {"no_hidden_state", "undo", "resume"} >= set(failed)
    assert "no_hidden_state" in failed


def test_a_codec_that_loses_what_equality_does_not_see_is_caught_by_going_on() -> None:
    """The state that was read is equal, and the game goes another way."""
    report = examined(broken.sly_codec(), "resume")

    assert ("resume",) == report.failed


def test_a_sealed_value_in_a_field_that_does_not_say_so_is_caught() -> None:
    """The mask goes by types; the kit looks at the values."""
    report = examined(leaks.leaking_type(), "views_leak_nothing")

    assert ("views_leak_nothing",) == report.failed
    assert "seat 0 is shown a value sealed for others (hands[1])" == report.findings[0].says


def test_an_order_that_depends_on_hashes_is_caught_by_other_processes_alone() -> None:
    """Everything agrees in one process; the child with another hash seed plays another game."""
    report = examined(load_subject(f"{MODULE}:hashed"))

    assert ("processes_agree",) == report.failed
    assert "another process has another events" in report.findings[0].says
    assert "PYTHONHASHSEED=" in report.findings[0].where


@pytest.mark.exhaustive
def test_a_process_that_fails_is_a_finding() -> None:
    """A source that cannot be imported there is told with the last line of its error."""
    lost = attrs.evolve(broken.SOUND, source=Source(f"{MODULE}:gone"))

    report = examined(lost, "processes_agree")

    assert ["the process fails"] * 2 == [finding.says for finding in report.findings]
    assert report.findings[0].actual.startswith(
        "1: dmd_replay.check.conformance.subject.SubjectError"
    )


def test_a_game_cut_short_is_never_passed_over() -> None:
    """If only another check is asked for, the exception is still told."""
    report = examined(broken.crashing(), "fold_equals_execute")

    assert ("progress",) == report.failed
    assert "the game cannot go on" == report.findings[0].says
    assert "KeyError: 'boost'" == report.findings[0].actual


# --- reports ------------------------------------------------------------------------------------


def test_a_finding_says_where_what_and_why() -> None:
    """All of its parts, in one block of lines."""
    finding = examined(broken.offers_twice()).findings[0]

    assert finding == Finding(
        "legal_check_apply_agree",
        "What is offered is accepted by check and apply, everything else is refused by both;"
        " nothing is offered twice, and the order is stable.",
        "seed 0, random",
        1,
        "each command once",
        "walk, run, walk",
        "'walk' is offered twice in 'move'",
    )
    assert "seed 0, random, command 1" == finding.where
    assert str(finding).splitlines() == [
        "legal_check_apply_agree: 'walk' is offered twice in 'move'",
        "  where:    seed 0, random, command 1",
        f"  promise:  {finding.promise}",
        "  expected: each command once",
        "  actual:   walk, run, walk",
    ]


def test_a_report_keeps_three_findings_of_a_check_and_counts_the_games_with_more() -> None:
    """The text says that there are more, the data how many games."""
    report = examined(broken.offers_twice(), "legal_check_apply_agree")

    assert 3 == len(report.findings)
    assert {"legal_check_apply_agree": 4} == report.left_out
    assert "3 and more" in report.text()
    assert report.text().endswith("NOT KEPT: legal_check_apply_agree")


def test_the_text_of_a_good_report_lists_every_check() -> None:
    """A report without findings counts games and commands and names each check that was made."""
    report = examined(broken.SOUND, "undo", "fold_equals_execute")

    assert 4 == report.games
    text = report.text()
    assert text.startswith(f"race: 4 games, {report.commands} commands\n")
    assert [name in text for name in NAMES] == [
        name in {"undo", "fold_equals_execute"} for name in NAMES
    ]
    assert text.endswith("\nall promises are kept")


def test_the_data_of_a_report_is_plain() -> None:
    """Maps, lists, text and numbers, findings with all their parts."""
    report = examined(broken.offers_twice(), "legal_check_apply_agree")

    data = report.data()

    assert ["offers twice", False, 4] == [data["subject"], data["ok"], data["games"]]
    assert attrs.asdict(report.findings[0]) == data["findings"][0]
    assert {"legal_check_apply_agree": report.counts["legal_check_apply_agree"]} == data["counts"]


# --- what is asked for --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"games": 0}, "games 0 is not possible; allowed: 1 to 1000000"),
        ({"max_commands": 0}, "max_commands 0 is not possible; allowed: 1 to 1000000000"),
        ({"seed": -1}, f"seed -1 is not possible; allowed: 0 to {2**128 - 20}"),
    ],
)
def test_a_run_out_of_range_is_refused(arguments: dict[str, int], message: str) -> None:
    """A number of games or commands or a seed out of range is refused with what is allowed."""
    with pytest.raises(ConformanceError) as caught:
        check(broken.SOUND, **arguments)  # type: ignore[arg-type]  # numbers by name

    assert message == str(caught.value)


def test_an_unknown_check_is_refused_with_the_nearest_name() -> None:
    """A check that does not exist is refused with the nearest name and with all there are."""
    with pytest.raises(ConformanceError) as caught:
        check(broken.SOUND, only=["pure_steps"])

    assert str(caught.value) == (
        f"'pure_steps' is no check; did you mean 'pure_step'?; there are {', '.join(NAMES)}"
    )


def test_every_check_has_a_promise_of_one_line() -> None:
    """Each check has a name of its own, a promise that is one sentence, and one way to be made."""
    assert len(NAMES) == len(set(NAMES)) == 16
    for one in CHECKS:
        assert one.promise.endswith(".")
        assert "\n" not in one.promise
        assert (one.on_walk is None) != (one.once is None)


# --- subjects -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [0, 65, [-1, 0]])
def test_a_subject_needs_seats(seats: object) -> None:
    """1 to 64 of them, none below 0."""
    with pytest.raises(SubjectError, match=r"allowed: 1 to 64 seats, each 0 or more$"):
        Subject(broken.SOUND.ruleset, broken.COURSE, "race", seats=seats)  # type: ignore[arg-type]  # bad on purpose


@pytest.mark.parametrize(
    ("path", "message"),
    [
        ("nonsense", "'nonsense' names no subject; expected module:attribute"),
        (
            "no_such_module:x",
            (
                "'no_such_module:x': module no_such_module cannot be imported: ModuleNotFoundError:"
                " No module named 'no_such_module'"
            ),
        ),
        (
            f"{MODULE}:SOUNDS",
            f"'{MODULE}:SOUNDS': module {MODULE} has no 'SOUNDS'; did you mean 'SOUND'?",
        ),
        (
            f"{MODULE}:COURSE",
            f"'{MODULE}:COURSE' is Course; expected a Subject or a function that gives one",
        ),
        (
            f"{MODULE}:subject",
            (
                f"'{MODULE}:subject' failed: TypeError: subject() missing 2 required positional"
                " arguments: 'ruleset' and 'name'"
            ),
        ),
    ],
)
def test_a_subject_that_is_not_there_is_told(path: str, message: str) -> None:
    """One sentence says what is wrong and what was expected."""
    with pytest.raises(SubjectError) as caught:
        load_subject(path)

    assert message == str(caught.value)


def test_a_loaded_subject_knows_its_source() -> None:
    """A subject that was loaded by its path keeps the path, so that another process finds it."""
    assert Source(f"{MODULE}:impure", {}) == load_subject(f"{MODULE}:impure").source


def test_another_process_makes_the_same_game_of_death_may_die() -> None:
    """The source of a subject carries setup and rulings."""
    game = dmd.load_game(
        dmd.Setup(3, ("ian", "elizabeth", "rasputin"), rulings=dmd.Rulings(actions_per_turn=5))
    )
    source = subject_of(TOOLS, game).source
    assert source is not None

    again = load_subject(source.path, source.arguments)

    assert game.setup == again.game.setup
    assert game.fingerprint == again.game.fingerprint
    assert "death-may-die: blasphemous_alchemy against cthulhu, 3 seats" == again.name
    assert subject(**source.arguments).seats == (0, 1, 2)
