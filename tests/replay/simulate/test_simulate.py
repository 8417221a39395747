"""Many games: the same wherever they are played, summed up exactly, gone on with after a stop."""

from pathlib import Path
from typing import Any, Final

import pytest
from click.testing import CliRunner, Result

from dmd_replay.cli.main import main
from dmd_replay.extras import missing
from dmd_replay.log import read_log
from dmd_replay.simulate.keeping import Keep
from dmd_replay.simulate.plan import seeds_of
from dmd_replay.simulate.playing import Chunk, play_chunk
from dmd_replay.stats.measuring import GameNumbers
from dmd_replay.stats.totals import Totals

GAMES: Final = 5
FEW: Final = ("--games", str(GAMES), "--chunk", "2", "--jobs", "1", "--bot", "random")


def simulate(out: Path, *words: str) -> Result:
    """Run the command in this process."""
    return CliRunner().invoke(main, ["simulate", str(out), *FEW, *words])


def files(folder: Path) -> dict[str, bytes]:
    """All that is in a folder, by its place there."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run of five games that keeps all their logs."""
    folder = tmp_path_factory.mktemp("run") / "run"
    done = simulate(folder, "--keep", "every=1")
    assert 0 == done.exit_code, done.output
    return folder


def test_a_run_has_a_line_for_each_game_and_the_logs_that_were_asked_for(run: Path) -> None:
    """The numbers of a line are those of the log."""
    lines = (run / "games.csv").read_text("utf-8").splitlines()
    logs = sorted((run / "logs").iterdir())

    assert GAMES == len(lines) - 1 == len(logs)
    for number, (line, path) in enumerate(zip(lines[1:], logs, strict=True)):
        log = read_log(path)
        assert log.footer is not None
        assert line.startswith(f"{number},{log.header.seed},")
        assert line.endswith(f",{log.footer.records - 1},{log.footer.events},")
        assert seeds_of(0, number)[0] == log.header.seed
    assert "All games,,games,5" in (run / "statistics.csv").read_text("utf-8").splitlines()


def test_a_run_that_was_stopped_goes_on(
    run: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a run that was stopped in its second chunk, with a damaged first one, when the same
    command comes again, then the folder is byte for byte that of a run without a break.
    """
    played: list[int] = []

    def broken(work: Any, tasks: Any) -> Chunk:  # noqa: ANN401 - as the function it stands for
        played.append(tasks[0].number)
        if len(played) == 2:
            raise KeyboardInterrupt
        return play_chunk(work, tasks)

    monkeypatch.setattr("dmd_replay.simulate.running.play_chunk", broken)
    stopped = simulate(tmp_path / "run", "--keep", "every=1")
    assert 130 == stopped.exit_code
    assert not (tmp_path / "run" / "games.csv").exists()

    went_on = simulate(tmp_path / "run", "--keep", "every=1")

    assert f"{tmp_path / 'run'}: goes on after 2 games\n" in went_on.output
    assert [0, 2, 2, 4] == played
    assert files(run) == files(tmp_path / "run")
    chunk = tmp_path / "run" / "chunks" / "00000001.chunk"
    chunk.write_bytes(chunk.read_bytes()[:-5])
    assert 0 == simulate(tmp_path / "run", "--keep", "every=1").exit_code
    assert [0, 2, 2, 4, 2] == played
    assert files(run) == files(tmp_path / "run")


def test_a_page_of_a_run_is_that_of_its_logs(run: Path, tmp_path: Path) -> None:
    """Given a run that is done, then `--html` and `--csv` give what `stats` gives of its logs, byte
    for byte, without a game played again; in the folder of the run nothing else is replaced.
    """
    inside, table = run / "page.html", tmp_path / "run.csv"
    keep = ("--keep", "every=1")
    words = ("--html", str(inside), "--csv", str(table))
    done = simulate(run, *keep, *words)
    assert 0 == done.exit_code, done.output
    page, numbers = tmp_path / "logs.html", tmp_path / "logs.csv"
    files = ("--html", str(page), "--csv", str(numbers))
    assert 0 == CliRunner().invoke(main, ["stats", str(run / "logs"), *files]).exit_code

    assert page.read_bytes() == inside.read_bytes()
    assert numbers.read_bytes() == table.read_bytes() == (run / "statistics.csv").read_bytes()
    inside.unlink()
    plan = run / "plan.json"
    assert f"{plan}: this is what is read; name another file to write to" == told(
        simulate(run, *keep, "--html", str(plan), "--force")
    )


def test_a_page_may_be_in_the_folder_that_is_made_for_it(tmp_path: Path) -> None:
    """It is known before a game is played whether there is a place; the folder itself will be."""
    first = simulate(tmp_path / "run", "--html", str(tmp_path / "run" / "page.html"))
    assert 0 == first.exit_code, first.output
    assert "5 games" in (tmp_path / "run" / "page.html").read_text("utf-8")
    elsewhere = tmp_path / "nowhere" / "page.html"

    assert f"{elsewhere}: the folder {elsewhere.parent} does not exist; make it first" == told(
        simulate(tmp_path / "other", "--html", str(elsewhere))
    )
    assert not (tmp_path / "other").exists()


def test_sums_do_not_depend_on_how_they_are_put_together() -> None:
    """Over the same games, in one piece or in many, also read back from bytes."""
    games = [
        GameNumbers(
            {"Episode": f"ep{number % 3}"},
            "win" if number % 2 else "loss",
            bool(number % 2),
            number,
            3 * number,
            90,
            {("Cards", f"c{number % 2}"): number},
            tuple((number, one) for one in range(number % 4)),
        )
        for number in range(20)
    ]
    whole = Totals.of(games)
    for size in (1, 3, 7):
        parts = [Totals.of(games[start : start + size]) for start in range(0, 20, size)]
        again = [Totals.from_data(part.data()) for part in parts]
        together = Totals()
        for part in again:
            together.and_then(part)
        assert whole == together


def test_a_chunk_is_read_as_it_was_written_or_not_at_all(run: Path) -> None:
    """Every byte that is missing at its end is noticed."""
    data = (run / "chunks" / "00000000.chunk").read_bytes()

    assert data == Chunk.unpack(data).pack()
    for end in range(0, len(data), 37):
        with pytest.raises(ValueError, match=r"(?i)chunk|unpack|format"):
            Chunk.unpack(data[:end])


def test_the_table_as_parquet(run: Path, tmp_path: Path) -> None:
    """It has the lines of the other table, with types."""
    parquet: Any = pytest.importorskip("pyarrow.parquet")
    done = simulate(tmp_path / "run", "--parquet")
    assert 0 == done.exit_code, done.output

    rows = parquet.read_table(tmp_path / "run" / "games.parquet").to_pylist()

    lines = (run / "games.csv").read_text("utf-8").splitlines()
    assert lines[0].split(",") == list(rows[0])
    assert [int(line.split(",")[0]) for line in lines[1:]] == [row["game"] for row in rows]
    assert [line.split(",")[1] for line in lines[1:]] == [row["seed"] for row in rows]


@pytest.mark.parametrize("keep", ["wins", "losses", "failures", "every=2"])
def test_which_logs_are_kept(keep: str) -> None:
    """By how a game ended, or by its number."""
    chosen = Keep.read(keep)

    assert keep == str(chosen)
    ends = [(True, True, False), (False, True, False), (False, False, True)]
    found = [
        chosen.does(number, won=won, ended=ended, failed=failed)
        for number, (won, ended, failed) in enumerate(ends)
    ]
    assert {
        "wins": [True, False, False],
        "losses": [False, True, False],
        "failures": [False, False, True],
        "every=2": [True, False, True],
    }[keep] == found


def test_a_game_that_goes_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is a line of its own, counts for nothing, its log is kept, and the status is 1."""
    monkeypatch.setattr("dmd_replay.simulate.playing.MAX_COMMANDS", 20)

    done = simulate(tmp_path / "run", "--keep", "failures")

    assert 1 == done.exit_code
    assert "5 games went wrong:" in done.output
    lines = (tmp_path / "run" / "games.csv").read_text("utf-8").splitlines()
    assert all("no end after 20 commands" in line for line in lines[1:])
    logs = sorted((tmp_path / "run" / "logs").iterdir())
    assert "game-00000000-failed.dmdlog" == logs[0].name
    assert 21 == len(read_log(logs[0]).records)


# --- what people are told -----------------------------------------------------------------


def told(done: Result) -> str:
    """What was said of bad input."""
    assert 2 == done.exit_code, done.output
    return done.output.removeprefix("dmd-replay: ").rstrip("\n")


def test_the_folder_of_another_run(run: Path) -> None:
    """What differs is named, and nothing is touched."""
    before = files(run)

    assert told(simulate(run, "--seed", "3", "--keep", "wins")) == (
        f"{run}: another run was begun in this folder: seed is 0 there, 3 here;"
        ' keep is "every=1" there, "wins" here; name another folder'
    )
    assert before == files(run)


def test_a_folder_that_is_no_run(tmp_path: Path) -> None:
    """Nothing is written among the files of somebody."""
    (tmp_path / "mine.txt").touch()

    assert told(simulate(tmp_path)) == (
        f"{tmp_path}: the folder is not empty and no run; name a new one"
    )
    assert told(simulate(tmp_path / "mine.txt")) == (
        f"{tmp_path / 'mine.txt'}: this is no folder; name a new one, or that of a run"
    )
    assert ["mine.txt"] == [one.name for one in tmp_path.iterdir()]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (
            ("--keep", "best"),
            "--keep 'best' is no choice of games; allowed: none, wins, losses, failures, every=N",
        ),
        (("--games", "0"), "--games and --chunk take 1 or more"),
        (
            ("--scheduler", "tcp://127.0.0.1:1"),
            "--jobs is for this machine; with --scheduler the cluster says how many play",
        ),
    ],
)
def test_options_that_cannot_be(tmp_path: Path, words: tuple[str, ...], said: str) -> None:
    """One sentence, and no folder."""
    assert said == told(simulate(tmp_path / "run", *words))
    assert not (tmp_path / "run").exists()


@pytest.mark.parametrize(
    ("words", "package", "extra"),
    [
        (("--parquet",), "pyarrow", "tables"),
        (("--jobs", "0", "--scheduler", "tcp://127.0.0.1:1"), "distributed", "cluster"),
    ],
)
def test_an_extra_that_is_missing(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    words: tuple[str, ...],
    package: str,
    extra: str,
) -> None:
    """The sentence says which to install, before a game is played."""
    for module in ("folder", "running"):
        monkeypatch.setattr(
            f"dmd_replay.simulate.{module}.not_installed", lambda packages: packages
        )

    assert missing(package, extra=extra) == told(simulate(tmp_path / "run", *words))
    assert not (tmp_path / "run").exists()
