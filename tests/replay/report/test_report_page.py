"""Pages as files: what may run in them, what they hold for whom, what the command says."""

import hashlib
import re
from base64 import b64encode
from pathlib import Path

import attrs
import pytest
from click.testing import CliRunner, Result

from dmd_core.kernel.ids import Seat
from dmd_replay.cli.main import main
from dmd_replay.games.death_may_die.game import TOOLS
from dmd_replay.log import parse_log
from dmd_replay.report.making import Eyes, NamedLog, report_of
from tests.replay.logs import written
from tests.replay.report.reports import CLOSING, MARKUP, data_in, hostile_log, page_of_log

STEPS = 40


def run(*arguments: object) -> Result:
    """Run the command with arguments."""
    return CliRunner().invoke(main, [str(word) for word in arguments], catch_exceptions=False)


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """The first steps of a game."""
    path = tmp_path / "game.dmdlog"
    path.write_bytes(written(STEPS))
    return path


def test_only_its_own_script_may_run() -> None:
    """The policy names script and style by their hashes, and no other source of anything."""
    page = page_of_log(written(STEPS))
    (policy,) = re.findall(r'Content-Security-Policy" content="([^"]*)"', page)
    policy = policy.replace("&#39;", "'")
    for kind, tag in (("script", "script"), ("style", "style")):
        (text,) = re.findall(f"<{tag}>(.*?)</{tag}>", page, re.DOTALL)
        digest = b64encode(hashlib.sha256(text.encode()).digest()).decode()
        assert f"{kind}-src 'sha256-{digest}'" in policy

    assert policy.startswith("default-src 'none'; ")
    assert "require-trusted-types-for 'script'" in policy
    assert "unsafe" not in policy
    assert not re.search(r"""(?:src|href)=["'](?!#)""", page)
    assert "innerHTML" not in page


def test_names_of_strangers_are_no_markup() -> None:
    """In the head they are escaped, in the data they are packed."""
    page = page_of_log(hostile_log(STEPS, 8))

    assert MARKUP not in page
    assert CLOSING not in page
    told = str(data_in(page))
    assert MARKUP in told
    assert "\x1b" not in told
    assert "\u202e" not in told


def test_the_seed_is_told_only_when_it_is_asked_for() -> None:
    """Neither as a number nor in what the page unpacks."""
    seed = 0x5EED_5EED_5EED_5EED
    data = written(STEPS, seed=seed)

    quiet, loud = page_of_log(data), page_of_log(data, eyes=Eyes(spoilers=True))

    for text in (quiet, str(data_in(quiet))):
        assert f"{seed:x}" not in text
        assert str(seed) not in text
    assert f"seed {seed:x}" in loud


def test_a_page_for_a_seat_knows_no_seed_and_no_marks() -> None:
    """It is the same whatever the seed was, for the same game."""
    data = written(STEPS, asides=True)
    log = parse_log(data)
    pages = []
    for seed in (log.header.seed, 99):
        other = attrs.evolve(log, header=attrs.evolve(log.header, seed=seed))
        pages.append(report_of(TOOLS, [NamedLog("game.dmdlog", other)], eyes=Eyes(Seat(0))))

    assert pages[0] == pages[1]
    assert "look at this" not in str(data_in(pages[0]))
    assert "look at this" in str(data_in(page_of_log(data)))


def test_the_command_writes_a_page_beside_the_log(log: Path) -> None:
    """Over nothing that is there."""
    done = run("report", log)
    page = log.with_name("game.html")

    assert 0 == done.exit_code
    assert f"{page}: {page.stat().st_size // 1000} kB; open it in a browser\n" == done.stdout
    again = run("report", log)
    assert 2 == again.exit_code
    assert again.stderr.startswith(f"dmd-replay: {page}: ")
    assert 0 == run("report", log, "--force").exit_code


def test_the_command_takes_and_gives_streams(log: Path) -> None:
    """A log from standard input, the page to standard output."""
    done = CliRunner().invoke(main, ["report", "-", "-o", "-"], input=log.read_bytes())

    assert 0 == done.exit_code
    assert done.stdout.startswith("<!doctype html>")


def test_a_bundle_says_what_was_said(log: Path, tmp_path: Path) -> None:
    """Expected against actual, and where it points to."""
    bundle = tmp_path / "game.dmdbundle"
    words = ("--expected", "two Wounds <b>", "--actual", "three", "--note", "Odd.", "--mark", 7)
    assert 0 == run("bundle", log, "-o", bundle, *words).exit_code
    assert 0 == run("report", bundle, "-o", tmp_path / "b.html").exit_code
    page = (tmp_path / "b.html").read_text(encoding="utf-8")

    assert "two Wounds &lt;b&gt;" in page
    assert "<h3>Actual</h3><p><bdi>three</bdi></p>" in page
    assert "<bdi>Odd.</bdi>" in page
    assert 7 == data_in(page)["at"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--seat", "9"), "dmd-replay: there is no seat '9'; allowed: 0 to 1, or 'spectator'\n"),
        (("--seat", "0", "--spoilers"), "dmd-replay: --seat and --spoilers exclude each other\n"),
    ],
    ids=["no seat", "both"],
)
def test_what_cannot_be_is_said(log: Path, words: tuple[str, ...], sentence: str) -> None:
    """In a sentence, and nothing is written."""
    done = run("report", log, *words)

    assert (2, sentence) == (done.exit_code, done.stderr)
    assert not log.with_name("game.html").exists()


def test_two_games_of_two_titles_are_not_compared(log: Path, tmp_path: Path) -> None:
    """There is nothing that could be the same."""
    other = tmp_path / "other.dmdlog"
    assert 0 == run("record", other, "--game", "final_girl", "--seed", 1).exit_code
    done = run("report", log, other, "-o", tmp_path / "two.html")

    assert 2 == done.exit_code
    assert (
        "dmd-replay: other.dmdlog: it is of the game 'final_girl', game.dmdlog is of"
        " 'death-may-die'\n" == done.stderr
    )


def test_a_damaged_log_is_shown_as_far_as_it_is_good(log: Path) -> None:
    """And the damage is said."""
    log.write_bytes(log.read_bytes()[:-40])
    done = run("report", log)

    assert 2 == done.exit_code
    assert "dmd-replay: " in done.stderr
    assert data_in(log.with_name("game.html").read_text(encoding="utf-8"))["games"]
