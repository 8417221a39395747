"""Frames of a log prove nothing: what is asked and legal comes from executing, with every tool.

A forger puts the frames of one moment into another, recomputes everything, and changes nothing
else. No tool shows another position, another decision or another case for that.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

import pytest

from dmd_core.kernel.events import Parked
from dmd_core.kernel.node import replace
from dmd_replay.check.replay import ReplayVerdict, replay
from dmd_replay.games.death_may_die.game import TOOLS
from dmd_replay.log import parse_log, read_log
from dmd_replay.log.kinds import pack_record
from dmd_replay.log.packed import array_of
from dmd_replay.read.history import history_of
from dmd_replay.read.seek import Cursor, PartedError
from tests.replay.cli.test_reading_cli import data, run
from tests.replay.logs import a_game, forged, plains_of, written

STEP = 9
"""The moment whose frames are those of another one."""

OTHER = 5
"""The moment they are taken from; something else is asked there."""


def with_events(data: bytes, number: int, events: list[bytes]) -> bytes:
    """The bytes of a log with other events in one record."""
    plains = plains_of(data)
    record = parse_log(data).records[number]
    plains[number + 1] = pack_record(record.command, array_of(events))
    return forged(plains)


@pytest.fixture(scope="module")
def honest(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A log of some steps."""
    path = tmp_path_factory.mktemp("frames") / "honest.dmdlog"
    path.write_bytes(written(14))
    return path


@pytest.fixture(scope="module")
def lying(honest: Path) -> Path:
    """The same with frames of another moment in one step."""
    codec = TOOLS.ruleset.codec(a_game())
    records = read_log(honest).records
    mine, other = (codec.decode_event(records[n].events[-1]) for n in (STEP, OTHER))
    assert isinstance(mine, Parked)
    assert isinstance(other, Parked)
    assert mine.push != other.push
    put = codec.encode_event(replace(mine, keep=0, push=other.push))
    path = honest.with_name("lying.dmdlog")
    path.write_bytes(with_events(honest.read_bytes(), STEP, [*records[STEP].events[:-1], put]))
    return path


def test_the_log_is_exact_and_the_frames_are_counted(lying: Path) -> None:
    """Nothing but frames differs, and the report says so."""
    report = replay(TOOLS, read_log(lying))

    assert (ReplayVerdict.EXACT, 1, STEP) == (report.verdict, report.parked, report.parked_at)


@pytest.mark.parametrize("step", [STEP - 1, STEP, STEP + 1])
def test_goto_shows_what_the_rules_ask(honest: Path, lying: Path, step: int) -> None:
    """The same position, decision and commands; and that the frames differ, from which step on."""
    true, found = data("goto", honest, "--step", step), data("goto", lying, "--step", step)
    differ = found.pop("frames")

    assert true.pop("frames") == {"differ": 0, "first": -1}
    assert found == true
    assert (differ["first"] == STEP) is (step >= STEP)
    text = run("goto", lying, "--step", step).stdout
    says = f"first after step {STEP}. What is asked and legal comes from executing.)"
    assert (says in " ".join(text.split())) is (step >= STEP)


@pytest.mark.parametrize(
    "words",
    [
        ("legal", "--step", STEP),
        ("position", "show", "--step", STEP),
        ("explain", "agenda.0", "--step", STEP),
        ("explain", "round", "--step", STEP),
    ],
    ids=lambda words: words[0],
)
def test_every_tool_shows_what_the_rules_give(
    honest: Path, lying: Path, words: tuple[object, ...]
) -> None:
    """Legal commands, positions and explanations are those of the honest log."""
    place = 2 if words[0] == "position" else 1

    def shown(log: Path) -> Any:  # noqa: ANN401 - JSON
        return data(*words[:place], log, *words[place:])

    assert shown(lying) == shown(honest)


def test_a_case_begins_with_the_position_of_the_rules(honest: Path, lying: Path) -> None:
    """The case made of the forged moment is the case of the honest one."""
    cases = [
        run("cases", "from", log, "--step", STEP, "--name", "the same") for log in (honest, lying)
    ]

    assert [0, 0] == [case.exit_code for case in cases]
    assert cases[0].stdout == cases[1].stdout


def test_two_positions_are_compared_without_the_frames_of_the_logs(
    honest: Path, lying: Path
) -> None:
    """Both are laid out by the rules; that the logs differ in frames is another question."""
    assert data("diff", honest, lying, "--step", STEP)["same"]
    whole = data("diff", honest, lying)
    assert (whole["frames"], whole["parting"]) == (1, None)


def test_a_fork_plays_on_from_the_position_of_the_rules(
    honest: Path, lying: Path, tmp_path: Path
) -> None:
    """What is played on is the same game; only the parents differ."""
    for log in (honest, lying):
        done = run("fork", log, tmp_path / log.name, "--step", STEP)
        assert done.exit_code == 0, done.output
    first, second = (read_log(tmp_path / log.name) for log in (honest, lying))

    assert [r.body for r in first.records] == [r.body for r in second.records]


def test_a_bundle_opens_at_the_position_of_the_rules(
    honest: Path, lying: Path, tmp_path: Path
) -> None:
    """Position, decision and commands are those of the honest log; that frames differ is said."""
    shown: list[list[str]] = []
    for log in (honest, lying):
        bundle = tmp_path / f"{log.stem}.dmdbundle"
        assert run("bundle", log, "--mark", STEP, "-o", bundle).exit_code == 0
        done = run("open", bundle, "-o", tmp_path / log.name)
        assert done.exit_code == 0, done.output
        text = done.stdout
        shown.append(text[text.rindex(f"Step {STEP} of") :].splitlines())

    told = [line for line in shown[1] if line not in shown[0]]
    assert [line for line in shown[1] if line in shown[0]] == shown[0]
    assert 1 == len(told)
    assert "The recorded frames differ in 1 of the positions" in told[0]


def test_a_recording_goes_on_from_the_position_of_the_rules(
    honest: Path, lying: Path, tmp_path: Path
) -> None:
    """What is played on is the same game, also where the last frames are the forged ones."""
    bodies: list[list[bytes]] = []
    for log in (honest, lying):
        part = tmp_path / f"{log.name}.part"
        plains = plains_of(log.read_bytes())
        part.write_bytes(forged(plains[: STEP + 2]))
        done = run("record", "--resume", part, "--bot", "random")
        assert done.exit_code == 0, done.output
        bodies.append([r.body for r in read_log(tmp_path / log.name).records[STEP + 1 :]])

    assert bodies[0]
    assert bodies[1] == bodies[0]


WILD: Final[Mapping[str, Callable[[Parked, Parked], Parked]]] = {
    "many kept": lambda parked, _: replace(parked, keep=1 << 20),
    "none kept": lambda parked, _: replace(parked, keep=0),
    "nothing pushed": lambda parked, _: replace(parked, keep=0, push=()),
    "pushed twice": lambda parked, _: replace(parked, push=parked.push * 40),
    "pushed by another": lambda parked, other: replace(parked, push=other.push),
    "all of another": lambda parked, other: replace(parked, keep=other.keep, push=other.push),
}
"""Frames that no game parks, by what is wrong with them."""


QUICK: Final = ("many kept", "all of another")
"""Two kinds for every run: what cannot be folded at all, and what folds to another position."""


@pytest.mark.parametrize(
    "wild",
    [pytest.param(name, marks=[] if name in QUICK else pytest.mark.exhaustive) for name in WILD],
)
def test_whatever_the_frames_are_no_tool_breaks_or_believes_them(
    wild: str, honest: Path, tmp_path: Path
) -> None:
    """In every record at once: the verdict stays, they are counted, and nothing else is shown."""
    codec = TOOLS.ruleset.codec(a_game())
    log = tmp_path / "wild.dmdlog"
    plains = plains_of(honest.read_bytes())
    records = read_log(honest).records
    for record in records:
        mine = codec.decode_event(record.events[-1])
        other = codec.decode_event(records[(record.number + 4) % len(records)].events[-1])
        assert isinstance(mine, Parked)
        assert isinstance(other, Parked)
        packed = codec.encode_event(WILD[wild](mine, other))
        events = array_of([*record.events[:-1], packed])
        plains[record.number + 1] = pack_record(record.command, events)
    log.write_bytes(forged(plains))
    report = replay(TOOLS, read_log(log))

    assert ReplayVerdict.EXACT is report.verdict
    assert 0 < report.parked
    for step in range(len(records)):
        true, found = (data("goto", path, "--step", step) for path in (honest, log))
        assert {**true, "frames": None} == {**found, "frames": None}
    for words in (
        ("show", log),
        ("explain", log, "agenda.0", "--step", STEP),
        ("diff", honest, log),
        ("cases", "from", log, "--step", STEP),
        ("fork", log, tmp_path / "fork.dmdlog", "--step", STEP),
        ("bundle", log, "-o", tmp_path / "wild.dmdbundle"),
        ("shrink", log, "--python", "table['round'] > 5", "-o", tmp_path / "small.dmdlog"),
    ):
        assert run(*words).exit_code in {0, 1, 2}, words


# --- logs that part from the rules ---------------------------------------------------------------


@pytest.fixture(scope="module")
def parting(honest: Path) -> Path:
    """A log in which something happened that the rules do not give."""
    records = read_log(honest).records
    number = next(n for n, record in enumerate(records) if n > 2 and record.count > 3)
    events = list(records[number].events)
    path = honest.with_name("parting.dmdlog")
    path.write_bytes(with_events(honest.read_bytes(), number, [*events[:1], *events[-1:]]))
    return path


def test_what_is_asked_is_not_said_where_the_rules_lead_elsewhere(parting: Path) -> None:
    """The position can be seen; what may be done there nobody knows, and the step is named."""
    history = history_of(TOOLS, read_log(parting))
    last = len(history.moves) - 1
    cursor = Cursor(history.timeline).goto(last)

    with pytest.raises(PartedError, match=r"^step \d+: these rules lead to another position than"):
        _ = cursor.decision
    shown = data("goto", parting, "--step", last)
    assert (shown["known"], shown["decision"], shown["commands"]) == (False, None, [])
    assert shown["unknown"].startswith("step ")
    text = run("goto", parting, "--step", last).stdout
    assert f"Who decides is not known: {shown['unknown']}." in text


@pytest.mark.parametrize(
    ("words", "status"),
    [
        ("legal LOG --step 13", 1),
        ("position show LOG --step 13", 2),
        ("cases from LOG --step 13", 2),
        ("fork LOG OUT --step 13", 2),
        ("explain LOG agenda.0 --step 13", 2),
    ],
)
def test_tools_that_need_the_rules_refuse_such_a_log(
    parting: Path, tmp_path: Path, words: str, status: int
) -> None:
    """One sentence that names the step, and nothing is written."""
    out = tmp_path / "out.dmdlog"

    places = {"LOG": parting, "OUT": out}
    done = run(*(places.get(word, word) for word in words.split()))

    assert done.exit_code == status
    assert "step" in done.stderr
    assert "these rules" in done.stderr
    assert not out.exists()
