"""A log as text: nothing is lost, people can read it, and bad text is one sentence."""

import json
from collections.abc import Callable
from io import BytesIO, StringIO
from pathlib import Path
from typing import Any, Final

import attrs
import pytest

from dmd_replay.check.replay import ReplayVerdict, replay
from dmd_replay.facets.bots import RandomBot
from dmd_replay.facets.setup import Choice
from dmd_replay.games.death_may_die.game import TOOLS
from dmd_replay.log import (
    EntryWriter,
    Log,
    LogWriter,
    Parent,
    TamperedLogError,
    TruncatedLogError,
    UnclosedLogError,
    parse_log,
    read_log,
)
from dmd_replay.log.packed import array_of
from dmd_replay.play.recorder import Recorder
from dmd_replay.registry import game_tools
from dmd_replay.share.jsonl import JsonlError, export_lines, import_log
from tests.kept_logs import games_of
from tests.replay.logs import a_game, forged, frames_of, joined, written
from tests.replay.packs.skeletons import skeleton
from tests.sampling import sampled

MILL: Final = skeleton("episode", "mill", "Mill")
TIDE: Final = skeleton("elder_one", "tide", "Tide")
ROOT: Final = Path(__file__).parents[3]
GAMES: Final = games_of()


def text_of(log: Log) -> str:
    """A log as text."""
    return "".join(line + "\n" for line in export_lines(TOOLS, log))


def back(text: str) -> bytes:
    """The bytes of the log that a text gives."""
    out = BytesIO()
    assert 0 == import_log(game_tools, StringIO(text), out, "x.jsonl").left_out
    return out.getvalue()


@pytest.mark.parametrize("path", sampled(GAMES, 3), ids=lambda path: path.stem)
def test_a_recorded_game_there_and_back(path: Path) -> None:
    """The same bytes come out that went in."""
    assert path.read_bytes() == back(text_of(read_log(path)))


def test_undos_marks_and_notes_there_and_back() -> None:
    """Everything that a log may hold; also a log that was not closed."""
    for close in (True, False):
        data = written(8, asides=True, close=close)

        assert data == back(text_of(parse_log(data)))


def test_events_are_maps_with_names() -> None:
    """A person reads kinds and fields, and every event and command of a game has such a form."""
    lines = [json.loads(line) for line in text_of(read_log(GAMES[0])).splitlines()]
    records = lines[1:-1]

    assert ["header", "record", "end"] == [lines[0]["kind"], lines[1]["kind"], lines[-1]["kind"]]
    assert list(range(len(records))) == [line["number"] for line in records]
    assert records[0]["command"] is None
    assert all("is" in line["command"] for line in records[1:])
    assert all("is" in event for line in records for event in line["events"])
    assert "InsanityDealt" in {event["is"] for event in records[0]["events"]}


def test_without_the_game_values_are_raw_and_nothing_is_lost() -> None:
    """A log of another game is exported as bytes in hexadecimal digits."""
    log = parse_log(written(4))
    out = BytesIO()
    writer = EntryWriter(out, attrs.evolve(log.header, ruleset="chess"))
    for entry in log.entries:
        writer.entry(entry)
    writer.end("")
    data = out.getvalue()

    text = text_of(parse_log(data))

    assert {"raw"} == set(json.loads(text.splitlines()[2])["command"])
    assert data == back(text)


def test_what_has_no_plain_form_is_raw() -> None:
    """An event that cannot be decoded, or is packed in a form we never write, stays as it is."""
    log = parse_log(written(1))
    first = log.records[0].events
    odd = [b"\x91\xcd\x7f\xff", first[0][:1] + b"\xcc" + first[0][1:]]
    out = BytesIO()
    writer = EntryWriter(out, log.header)
    writer.record(None, array_of(odd), 2)

    text = text_of(parse_log(out.getvalue()))

    assert [{"raw"}, {"raw"}] == [set(e) for e in json.loads(text.splitlines()[1])["events"]]
    assert out.getvalue() == back(text)


def with_packs(parent: Parent | None = None) -> bytes:
    """The bytes of a log of a game with packs that are not built in."""
    setup = {
        "players": 2,
        "investigators": ["ian", "sister_beth"],
        "episode": "mill",
        "elder_one": "tide",
    }
    game = TOOLS.setup.definition(Choice(setup, (MILL, TIDE)))
    stream = BytesIO()
    with LogWriter(stream, TOOLS, game, 5, parent=parent) as writer:
        recorder = Recorder.begin(TOOLS, game, 5, writer)
        bot = RandomBot(5)
        for _ in range(3):
            assert recorder.now.decision is not None
            recorder.do(bot.choose(game, recorder.now.state, recorder.now.decision))
    return stream.getvalue()


def test_carried_packs_and_a_parent_there_and_back() -> None:
    """Files of packs are text where they are text, and base64 else."""
    data = with_packs(Parent(bytes(range(16)), 7, bytes(range(16, 32))))
    log = parse_log(data)
    label = attrs.evolve(log.header.packs[-1], files=(("odd", b"\xff\x00"),))
    odd = BytesIO()
    EntryWriter(odd, attrs.evolve(log.header, packs=(label,)))

    header = json.loads(text_of(log).splitlines()[0])

    assert 7 == header["parent"]["record"]
    files = {
        pack["id"]: {file["name"]: set(file) for file in pack["files"]} for pack in header["packs"]
    }
    assert {"name", "text"} == files["mill"]["map.toml"]
    assert {} == files["core"]
    assert data == back(text_of(log))
    assert odd.getvalue() == back(text_of(parse_log(odd.getvalue())))


def test_a_log_with_packs_replays_from_what_it_carries() -> None:
    """Nobody needs the folders: the log brings its own content."""
    log = parse_log(with_packs())
    report = replay(TOOLS, log)

    assert {"mill": MILL, "tide": TIDE} == {
        pack.id: dict(pack.files) for pack in log.header.packs if pack.files
    }
    assert (ReplayVerdict.EXACT, "") == (report.verdict, report.reason)


def test_a_file_of_a_pack_that_is_missing() -> None:
    """A log whose header counts other files than follow is tampered with."""
    frames = frames_of(with_packs())
    lacking = forged([f.plain for n, f in enumerate(frames) if n != 2])
    cut = joined(frames[:3])

    with pytest.raises(
        TamperedLogError, match=r"the header at byte \d+ lacks a file of the pack 't"
    ):
        parse_log(lacking)
    with pytest.raises(TruncatedLogError, match="before its header does"):
        parse_log(cut)


# --- text that is not good -----------------------------------------------------------------------


Change = Callable[[list[dict[str, Any]]], object]


def _set(line: int, **values: object) -> Change:
    return lambda lines: lines[line].update(values)


PROBLEMS: dict[str, tuple[Change, str]] = {
    "kind": (_set(2, kind="poem"), "line 3 is of kind 'poem', which no log has"),
    "number": (_set(2, number=5), "line 3 is record 5; the next one is 1"),
    "link": (_set(2, link="00" * 16), "line 3 was changed, or a line before it: its link is "),
    "no link": (_set(2, link="zz"), "line 3 has 'zz', which are no bytes in hexadecimal digits"),
    "raw": (_set(2, command={"raw": "9"}), "line 3 has '9', which are no bytes in hexadecimal"),
    "command": (
        _set(2, command={"is": "Runn", "seat": 0}),
        "line 3: is: found 'Runn'; allowed: ",
    ),
    "field": (_set(2, weather=1), "line 3 is no record: "),
    "lost field": (lambda lines: lines[2].pop("events"), "line 3 is no record: "),
    "policy": (
        _set(2, kind="rewound", to=0, policy="maybe", epoch=0),
        "line 3 is no rewound: 'maybe' is not a valid UndoPolicy",
    ),
    "end": (_set(-1, records=77), "line 7 names other counts than 5 records and "),
    "header": (lambda lines: lines.pop(0), "line 1 is not the header, which comes first"),
    "masked": (_set(0, masked=7), "line 1 is no header: has a field 'masked' that is not true or"),
    "seed": (_set(0, seed="xyz"), "line 1 has '00000000000000000000000000000xyz', which are no "),
    "long seed": (_set(0, seed="0" * 33), "line 1 has a seed that is not 1 to 32 hexadecimal"),
    "packs": (_set(0, packs=[7]), "line 1 is no header: "),
    "huge": (_set(0, revision=1 << 70), "line 1 is no header: "),
    "surrogate": (_set(0, ruleset="\ud800"), "line 1 is no header: "),
    "float": (_set(2, number=1.0), "line 3 is no JSON: 1.0 is a number that no log has"),
}


@pytest.mark.parametrize(("change", "says"), PROBLEMS.values(), ids=PROBLEMS)
def test_a_line_that_does_not_fit_is_refused(change: Change, says: str) -> None:
    """One sentence with the number of the line; nothing is written."""
    lines = [json.loads(line) for line in text_of(parse_log(written(4))).splitlines()]
    change(lines)
    out = BytesIO()

    with pytest.raises(JsonlError) as caught:
        import_log(game_tools, StringIO("\n".join(map(json.dumps, lines))), out, "x.jsonl")

    assert str(caught.value).startswith(f"x.jsonl: {says}")
    assert b"" == out.getvalue()


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "x.jsonl: line 1 is missing: a log has a header at least"),
        ("[]\n", "x.jsonl: line 1 is no JSON object"),
        ("{\n", "x.jsonl: line 1 is no JSON: "),
        ("[" * 100_000, "x.jsonl: line 1 is no JSON: "),
        ("9" * 5000, "x.jsonl: line 1 is no JSON: "),
    ],
)
def test_what_is_no_text_of_a_log_is_refused(text: str, says: str) -> None:
    """Text that is no JSON, or has no header, is refused with the number of the line."""
    with pytest.raises(JsonlError) as caught:
        back(text)

    assert str(caught.value).startswith(says)


def test_a_line_after_the_end_is_refused() -> None:
    """A record behind the line that ends the log is refused with the number of its line."""
    text = text_of(parse_log(written(2)))

    with pytest.raises(JsonlError, match="line 6 stands after the end"):
        back(text + text.splitlines()[1] + "\n")


def test_a_change_that_was_meant() -> None:
    """Without links the text may be changed; the rules then say whether it can be."""
    lines = [json.loads(line) for line in text_of(parse_log(written(4))).splitlines()]
    for line in lines:
        line.pop("link", None)
    lines[2]["events"].pop(0)
    lines[-1]["events"] -= 1

    log = parse_log(back("\n".join(map(json.dumps, lines))))

    assert log.damage is None
    report = replay(TOOLS, log)
    assert ReplayVerdict.DIVERGED is report.verdict
    assert report.difference is not None
    assert 1 == report.difference.record


def test_an_undo_to_nowhere_is_found_by_the_reader() -> None:
    """What each line may say alone, all together may not."""
    lines = text_of(parse_log(written(2))).splitlines()
    rewound = json.dumps({"kind": "rewound", "to": 9, "policy": "keep", "epoch": 0})

    with pytest.raises(JsonlError, match="goes back to record 9, the last one is 2"):
        back("\n".join([*lines[:-1], rewound]))


def test_text_without_an_end_gives_a_log_that_is_not_closed() -> None:
    """Text whose last line is left out gives a log with all its records that is not closed."""
    lines = text_of(parse_log(written(2))).splitlines()

    log = parse_log(back("\n".join(lines[:-1])))

    assert isinstance(log.damage, UnclosedLogError)
    assert 3 == len(log.records)
    assert a_game().fingerprint == log.header.content


OPEN: Final = ROOT / "fixtures/logs/format-1/frames-in-the-open.jsonl"
"""The first 39 records of `curious-078`, written when frames stood in text with their fields."""


def test_text_of_before_with_frames_of_other_classes_gives_the_same_game() -> None:
    """Frames that nobody can write as they were are left out; every event comes out again."""
    out = BytesIO()
    found = import_log(game_tools, StringIO(OPEN.read_text(encoding="utf-8")), out, "x.jsonl")
    kept = read_log(ROOT / "fixtures/games/curious-078.dmdlog")
    report = replay(TOOLS, attrs.evolve(parse_log(out.getvalue()), damage=None))

    assert (39, 28) == (len(found.log.records), found.left_out)
    assert [r.command for r in found.log.records] == [r.command for r in kept.records[:39]]
    assert (ReplayVerdict.EXACT, 28) == (report.verdict, report.parked)
    assert 11 == report.parked_at


def test_frames_in_the_open_that_are_as_here_are_taken_with_their_bytes() -> None:
    """Where nothing has to be left out the content hash stays, and every link is compared."""
    lines = OPEN.read_text(encoding="utf-8").splitlines()[:12]  # the twelfth is the first unlike
    kept = read_log(ROOT / "fixtures/games/curious-078.dmdlog")
    out = BytesIO()
    found = import_log(game_tools, StringIO("\n".join(lines)), out, "x.jsonl")

    assert 0 == found.left_out
    assert [r.link for r in found.log.records] == [r.link for r in kept.records[:11]]


def test_a_changed_line_with_frames_in_the_open_is_not_taken_in_silence() -> None:
    """Whether its frames or its command are others cannot be told; that links failed is told."""
    lines = OPEN.read_text(encoding="utf-8").splitlines()[:12]
    text = StringIO("\n".join(changed(lines)))

    assert 8 == import_log(game_tools, text, BytesIO(), "x.jsonl").left_out


def changed(lines: list[str]) -> list[str]:
    """The lines with another command in the fourth record."""
    line = json.loads(lines[4])
    line["command"]["seat"] = 1 - line["command"].get("seat", 0)
    return [*lines[:4], json.dumps(line), *lines[5:]]
