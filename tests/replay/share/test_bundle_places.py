"""Where a bundle points to, what it must not give away, and what is taken for one."""

import io
import json
import random
import zipfile
from pathlib import Path

import attrs
import pytest
from click.testing import CliRunner, Result

from dmd_core.death_may_die.chapters.rest import Resting
from dmd_core.death_may_die.handlers import HANDLERS
from dmd_replay.check.replay import replay
from dmd_replay.cli.main import COMMANDS, main
from dmd_replay.games.death_may_die.game import TOOLS
from dmd_replay.log import EntryWriter, Header, Mark, parse_log, read_log
from dmd_replay.share.bundle import BundleError, Complaint, make_bundle, read_bundle, write_bundle
from tests.replay.check.test_verify import planted, rests_better
from tests.replay.logs import written

NAME = "anna cheats"
"""What somebody called a mark."""


def run(*words: object, status: int = 0) -> Result:
    """One command, which ends with a status."""
    result = CliRunner().invoke(main, [str(word) for word in words])
    assert status == result.exit_code, result.output
    return result


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """A game with a mark, recorded with a small seed."""
    path = tmp_path / "game.dmdlog"
    path.write_bytes(written(12, asides=True))
    whole = read_log(path)
    with path.open("wb") as stream:
        writer = EntryWriter(stream, whole.header)
        for entry in whole.entries:
            writer.entry(attrs.evolve(entry, name=NAME) if isinstance(entry, Mark) else entry)
        writer.end("")
    return path


def test_without_a_mark_a_bundle_points_to_the_first_broken_record(tmp_path: Path) -> None:
    """Not to the last step, where nobody sees anything."""
    path = tmp_path / "game.dmdlog"
    run("record", path, "--seed", "433", "--bot", "curious")
    with planted(HANDLERS.answers, Resting, rests_better):
        difference = replay(TOOLS, read_log(path)).difference
        run("bundle", path)
    assert difference is not None

    assert difference.record == read_bundle(tmp_path / "game.dmdbundle").complaint.step


def test_without_a_mark_a_bundle_of_a_good_game_points_to_its_end(log: Path) -> None:
    """There is nothing else to point to."""
    told = run("bundle", log).output

    assert told.endswith(f"step {len(read_log(log).records) - 1}\n")


@pytest.mark.parametrize("levels", [("names",), ("names", "seed"), ("names", "notes")])
def test_the_name_of_a_mark_is_nowhere_in_a_bundle_without_names(
    levels: tuple[str, ...], log: Path
) -> None:
    """`--mark NAME` says where, and the bundle has the number in place of the name."""
    words = [word for level in levels for word in ("--redact", level)]
    run("bundle", log, "--mark", NAME, *words)
    bundle = read_bundle(log.with_suffix(".dmdbundle"))
    parts = zipfile.ZipFile(log.with_suffix(".dmdbundle"))

    assert not [name for name in parts.namelist() if NAME.encode() in parts.read(name)]
    assert bundle.complaint.mark in ("mark 1", "")


def test_taking_out_a_small_seed_says_that_it_can_be_found(log: Path) -> None:
    """What was shown is typed in; the seed is in no part of the bundle."""
    told = run("bundle", log, "--redact", "seed").stderr
    bundle = read_bundle(log.with_suffix(".dmdbundle"))

    assert told.startswith(
        "dmd-replay: the seed was taken out and what dice and decks showed is typed in, but the"
        " seed of this game is a small number: whoever tries them all finds the one that shows the"
        " same"
    )
    assert parse_log(bundle.log).header.seed is None


def test_a_drawn_seed_is_printed_plays_the_same_game_and_is_no_small_one(tmp_path: Path) -> None:
    """128 random bits, other ones each time."""
    first = run("record", tmp_path / "a.dmdlog", "--bot", "random").output
    seed = first.rpartition("; seed ")[2].strip()
    other = json.loads(run("record", tmp_path / "b.dmdlog", "--json").output)["seed"]
    run("record", tmp_path / "c.dmdlog", "--bot", "random", "--seed", seed)

    assert (tmp_path / "a.dmdlog").read_bytes() == (tmp_path / "c.dmdlog").read_bytes()
    assert other != int(seed)
    assert 2**96 < int(seed) < 2**128
    assert "" == run("bundle", tmp_path / "a.dmdlog", "--redact", "seed").stderr


def test_a_given_seed_is_not_printed_again(tmp_path: Path) -> None:
    """Whoever gave it knows it."""
    assert "; seed " not in run("record", tmp_path / "a.dmdlog", "--seed", "5").output


def test_a_seed_is_not_taken_out_of_a_log_that_would_not_show_its_failure_then(
    tmp_path: Path,
) -> None:
    """What these rules do otherwise would be written as if it had been recorded."""
    path = tmp_path / "game.dmdlog"
    run("record", path, "--seed", "433", "--bot", "curious")
    with planted(HANDLERS.answers, Resting, rests_better):
        told = run("bundle", path, "--redact", "seed", status=2).output

    assert "these rules give another game from step " in told
    assert not (tmp_path / "game.dmdbundle").exists()


# --- one thing taken for another -----------------------------------------------------------------

READ: dict[str, tuple[str, ...]] = {
    "replay": (),
    "verify": (),
    "show": (),
    "goto": ("--step", "1"),
    "explain": ("round",),
    "fork": ("out", "--step", "1"),
    "shrink": (),
    "bundle": ("-o", "out"),
    "legal": ("--step", "1"),
    "inspect": (),
    "export": (),
    "migrate": ("-o", "out"),
    "bisect": ("--ruling", "actions_per_turn=4"),
    "upgrade": ("--json",),
}


@pytest.mark.parametrize("command", READ)
def test_commands_that_are_given_a_bundle_say_so_and_what_to_run(command: str, log: Path) -> None:
    """One sentence for all that read logs."""
    assert command in COMMANDS
    run("bundle", log)
    told = CliRunner().invoke(main, [command, str(log.with_suffix(".dmdbundle")), *READ[command]])

    assert told.exit_code
    assert (
        "game.dmdbundle: this is a bundle, or another zip file, and no log; 'dmd-replay open"
        " game.dmdbundle' shows it and saves the log in it"
    ) in told.output


def test_a_log_that_is_opened_says_so_and_what_to_run(log: Path) -> None:
    """It need not be opened."""
    told = run("open", log, status=2)

    assert (
        "dmd-replay: game.dmdlog: this is a log, and no bundle; 'dmd-replay show game.dmdlog' tells"
        " its game, 'dmd-replay bundle game.dmdlog' makes a bundle of it\n"
    ) == told.output


@pytest.mark.parametrize(
    ("name", "saved"),
    [
        ("game.dmdbundle", "game.dmdlog"),
        ("game.dmdlog.dmdbundle", "game.dmdlog"),
        ("game.dmdlog.part.dmdbundle", "game.dmdlog"),
        ("report", "report.dmdlog"),
        ("game.v2.dmdbundle", "game.v2.dmdlog"),
    ],
)
def test_the_log_of_a_bundle_has_one_ending(name: str, saved: str, log: Path) -> None:
    """Whatever the bundle is called."""
    folder = log.parent / "opened"
    folder.mkdir()
    run("bundle", log, "-o", folder / name)
    run("open", folder / name)

    assert sorted([name, saved]) == sorted(
        path.name for path in folder.iterdir() if not path.name.startswith(".")
    )


def test_a_recording_that_was_cut_off_has_a_bundle_of_its_plain_name(tmp_path: Path) -> None:
    """`game.dmdlog.part` becomes `game.dmdbundle`."""
    (tmp_path / "game.dmdlog.part").write_bytes(written(12, close=False))
    run("bundle", tmp_path / "game.dmdlog.part")

    assert (tmp_path / "game.dmdbundle").is_file()


# --- logs of other content -----------------------------------------------------------------------

HEADER = parse_log(written(12)).header
SYMBOLS = HEADER.symbols
OTHERS = {
    "an id that is gone": attrs.evolve(
        HEADER, symbols=tuple("gone" if s == "ian" else s for s in SYMBOLS)
    ),
    "ids in another order": attrs.evolve(HEADER, symbols=tuple(reversed(SYMBOLS))),
    "fewer ids": attrs.evolve(HEADER, symbols=SYMBOLS[:40]),
    "another party": attrs.evolve(
        HEADER, setup={"players": 2, "investigators": ["elizabeth", "rasputin"]}
    ),
    "nobody at all": attrs.evolve(HEADER, setup={"players": 0, "investigators": []}),
}


@pytest.mark.parametrize("header", OTHERS.values(), ids=OTHERS)
@pytest.mark.parametrize(
    "words", [("fork", "out", "--step", "9"), ("bundle", "--redact", "seed", "-o", "out")]
)
def test_a_log_of_other_content_is_refused_with_a_sentence(
    words: tuple[str, ...], header: Header, tmp_path: Path
) -> None:
    """Neither a crash nor half a file: the sentence says what cannot be read or played here."""
    path, out = tmp_path / "other.dmdlog", tmp_path / "out"
    whole = parse_log(written(12))
    with path.open("wb") as stream:
        writer = EntryWriter(stream, header)
        for entry in whole.entries:
            writer.entry(entry)
        writer.end("")
    command, *rest = (str(out) if word == "out" else word for word in words)
    result = CliRunner().invoke(main, [command, str(path), *rest])

    assert result.exit_code in (1, 2), result.output
    assert result.output.startswith("dmd-replay: ")
    assert [path] == [found for found in tmp_path.iterdir() if not found.name.startswith(".")]


def test_a_bundle_for_a_seat_holds_what_it_may_know(log: Path, tmp_path: Path) -> None:
    """No seed, no notes, and the failure is where the reporter points."""
    told = run("bundle", log, "--seat", "1").output
    bundle = read_bundle(tmp_path / "game.dmdbundle")
    header = parse_log(bundle.log).header

    assert (None, True) == (header.seed, header.masked)
    assert b"anna" not in bundle.log
    assert NAME not in bundle.issue
    assert "report" == bundle.facts["failure"]["kind"]
    assert "the seed of this game is a small number" in told


@pytest.mark.parametrize("seat", ["9", "-1", "one"])
def test_a_seat_that_is_not_there_is_named(log: Path, seat: str) -> None:
    """With those that are."""
    told = run("bundle", log, "--seat", seat, status=2).output

    last = f"dmd-replay: --seat: there is no seat '{seat}'; allowed: 0 to 1, or 'spectator'\n"
    assert last == told


# --- damage --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "method", [zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA]
)
def test_whatever_is_changed_in_a_bundle_is_told_as_a_bundle_error(
    method: int, tmp_path: Path
) -> None:
    """Three hundred bundles with some bytes changed, in their list of names every third time."""
    path, data = tmp_path / "a.dmdbundle", written(12)
    write_bundle(make_bundle(TOOLS, parse_log(data), data, Complaint(3)), path)
    stream = io.BytesIO()
    with zipfile.ZipFile(path) as whole, zipfile.ZipFile(stream, "w", method) as packed:
        for name in whole.namelist():
            packed.writestr(name, whole.read(name))
    good, some = stream.getvalue(), random.Random(7)  # noqa: S311 - variety, not a secret
    refused = passed = 0
    for number in range(300):
        changed = bytearray(good)
        first = 0 if number % 3 else good.index(b"PK\x01\x02")
        for _ in range(3):
            changed[some.randrange(first, len(changed))] = some.randrange(256)
        path.write_bytes(changed)
        try:
            read_bundle(path)
        except BundleError as error:
            refused += str(error).startswith("a.dmdbundle: ")
        else:
            passed += 1

    assert 300 == refused + passed
    assert refused > passed


def test_a_name_that_is_not_utf_8_is_no_bundle(tmp_path: Path) -> None:
    """A zip may claim that its names are UTF-8; these bytes are not."""
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w") as archive:
        archive.writestr("gämé.dmdlog", b"")
    path = tmp_path / "bad.dmdbundle"
    path.write_bytes(stream.getvalue().replace("ä".encode(), b"\xff\xff"))

    told = run("open", path, status=2).output
    assert told.startswith("dmd-replay: bad.dmdbundle: this is no bundle: ")
