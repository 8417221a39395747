"""Whatever takes longer than a second says on a terminal that it goes on, and nothing in a pipe."""

import re
import threading
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

import click
import pytest
from click.testing import CliRunner, Result

import dmd_replay
from dmd_replay.cli import waiting
from dmd_replay.cli.main import main
from dmd_replay.cli.terminal import print_columns, print_json, progress, tell, tell_page
from tests.replay.cli.test_conventions import all_commands

ROOT: Final = Path(__file__).parents[3]
GAME: Final = ROOT / "fixtures" / "games" / "two-random.dmdlog"
CLI: Final = Path(dmd_replay.__file__).parent / "cli"
CASES: Final = ROOT / "fixtures" / "cases" / "rest.case.toml"

TERMINAL: Final = {"COLUMNS": "80", "FORCE_COLOR": "1", "NO_COLOR": "1", "TERM": "xterm-256color"}
PIPE: Final = {"COLUMNS": "80", "FORCE_COLOR": None}
ESCAPES: Final = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")

INTERACTIVE: Final = {
    "play": "somebody sits before it",
    "serve": "a client asks, and it answers",
}
"""Commands that wait for somebody else; they take the sign away."""

COUNTED: Final = {
    "record": ("playing", ("game.dmdlog", "--seed", "1")),
    "replay": ("two-random.dmdlog", (GAME,)),
    "verify": ("verifying", (GAME,)),
    "report": ("steps", (GAME, "-o", "page.html")),
    "stats": ("games", (GAME,)),
    "upgrade": ("upgrading", (GAME,)),
    "coverage": ("logs", (GAME,)),
    "coverage --cases": ("cases", (CASES,)),
    "cases run": ("cases", (CASES,)),
    "demo": ("playing", ()),
    "soak": ("playing", ("--games", "1", "--jobs", "1", "--players", "1")),
    "simulate": ("games", ("out", "--games", "1", "--jobs", "1", "--bot", "random")),
    "conformance": ("checking", ("--games", "1", "--only", "pure_step", "--max-commands", "5")),
    "shrink": (
        "commands taken out",
        (GAME, "-o", "small.dmdlog", "--python", "outcome", "--candidates", "2"),
    ),
    "bisect": ("factors", (GAME, "--ruling", "actions_per_turn=4")),
}
"""Commands that play or read many things: what their bar counts, and a short call of each."""


def run(env: Mapping[str, str | None], *words: object) -> Result:
    """Run a command line with its streams where `env` says."""
    return CliRunner().invoke(main, [str(word) for word in words], env=env)


def seen(result: Result) -> str:
    """What was on standard error at any time, without colours and motion."""
    return ESCAPES.sub("", result.stderr)


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if a second had passed at the very begin."""
    monkeypatch.setattr(waiting, "PATIENCE", 0.0)


@pytest.fixture
def silent(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every command without arguments, doing nothing but to be called; gives who was."""
    called: list[str] = []
    for name, command in all_commands().items():
        monkeypatch.setattr(command, "params", [])
        monkeypatch.setattr(command, "callback", lambda name=name, **_: called.append(name))
    return called


@pytest.mark.parametrize("name", sorted(all_commands()))
@pytest.mark.usefixtures("at_once")
def test_every_command_tells_that_it_is_at_work(name: str, silent: list[str]) -> None:
    """Given a command that says nothing for a second, then a sign is on the terminal, and in a pipe
    there is nothing, whatever the command is.
    """
    shown, piped = run(TERMINAL, *name.split()), run(PIPE, *name.split())

    assert [name, name] == silent
    assert waiting.WORKING in seen(shown)
    assert "" == shown.stdout == piped.stdout == piped.stderr


def test_the_sign_comes_when_it_is_time_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a command that says nothing, then a sentence, then nothing again, then the sign is
    there twice, and below the sentence and at the end it is gone.
    """
    monkeypatch.setattr(waiting, "PATIENCE", 0.01)
    shown = threading.Semaphore(0)
    show = waiting.Sign.show

    def told(sign: waiting.Sign) -> None:
        show(sign)
        shown.release()

    monkeypatch.setattr(waiting.Sign, "show", told)

    @click.command()
    @click.pass_context
    def slow(ctx: click.Context) -> None:
        with waiting.waited_for(ctx):
            assert shown.acquire(timeout=30)
            tell("said")
            assert shown.acquire(timeout=30)

    result = CliRunner().invoke(slow, env=TERMINAL, catch_exceptions=False)
    first, _, second = ESCAPES.sub("", result.output).partition("said\n")

    assert waiting.WORKING in first
    assert waiting.WORKING in second
    assert result.output.count("\x1b[?25l") == result.output.count("\x1b[?25h") >= 2
    assert result.output.endswith("\x1b[2K")


SAYING: Final[Mapping[str, Callable[[], object]]] = {
    "tell": lambda: tell("said"),
    "tell_page": lambda: tell_page("said\n"),
    "print_json": lambda: print_json("said"),
    "print_columns": lambda: print_columns(("said",), [("1",)]),
}


@pytest.mark.parametrize("name", SAYING)
@pytest.mark.usefixtures("at_once")
def test_what_is_said_stands_alone(name: str) -> None:
    """The sign is taken away before anything is said, in whatever way."""

    @click.command()
    @click.pass_context
    def saying(ctx: click.Context) -> None:
        with waiting.waited_for(ctx):
            SAYING[name]()

    result = CliRunner().invoke(saying, env=TERMINAL, catch_exceptions=False)
    before, _, after = result.output.partition("said")

    assert waiting.WORKING in before
    assert "\x1b[?25h" in before
    assert waiting.WORKING not in after


@pytest.mark.usefixtures("at_once")
def test_a_bar_stands_in_the_place_of_the_sign(monkeypatch: pytest.MonkeyPatch) -> None:
    """While something is counted, nothing else moves; behind it the sign may come again."""
    drawn: list[str] = []
    show = waiting.Sign.show

    def told(sign: waiting.Sign) -> None:
        drawn.append("sign")
        show(sign)

    monkeypatch.setattr(waiting.Sign, "show", told)

    @click.command()
    @click.pass_context
    def counting(ctx: click.Context) -> None:
        with waiting.waited_for(ctx):
            with progress("games", 3) as update:
                sign = waiting.sign()
                assert sign is not None
                sign.look()  # it is time, and nothing comes
                drawn.append("bar")
                update(3)
            sign.look()

    result = CliRunner().invoke(counting, env=TERMINAL, catch_exceptions=False)

    assert ["sign", "bar", "sign"] == drawn
    assert re.search("games.* 3/3", seen(result))


@pytest.mark.usefixtures("at_once")
def test_a_command_that_is_stopped_leaves_the_terminal_as_it_was() -> None:
    """The cursor is there again, and the sentence about it is the last word."""

    @click.command()
    @click.pass_context
    def stopped(ctx: click.Context) -> None:
        with waiting.waited_for(ctx):
            raise KeyboardInterrupt

    result = CliRunner().invoke(stopped, env=TERMINAL)

    assert result.output.rindex("\x1b[?25h") > result.output.rindex("\x1b[?25l")
    assert not [one for one in threading.enumerate() if one.name == waiting.WORKING]


@pytest.mark.parametrize("name", sorted(INTERACTIVE))
def test_who_waits_for_somebody_shows_no_sign(name: str) -> None:
    """The page of such a command is not ours to draw upon."""
    source = (CLI / f"{name}.py").read_text(encoding="utf-8")

    assert "with held_off():" in source


def test_every_bar_is_tried() -> None:
    """Each module that counts something has its command in the list above."""
    counting = {
        path.stem
        for path in CLI.glob("*.py")
        if "progress(" in path.read_text(encoding="utf-8") and path.name != "terminal.py"
    }

    assert counting == {name.split()[0] for name in COUNTED}


@pytest.mark.exhaustive
@pytest.mark.parametrize("name", sorted(COUNTED))
def test_what_is_counted_has_a_bar(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a terminal, with what is counted and how many of how many; nothing of it in a pipe."""
    label, words = COUNTED[name]
    for env, told in ((TERMINAL, True), (PIPE, False)):
        folder = tmp_path / str(told)
        folder.mkdir()
        monkeypatch.chdir(folder)
        result = run(env, *name.split(), *words)

        assert result.exit_code in (0, 1), result.output
        bar = re.search(rf"{re.escape(label)} .* \d+/\d+", seen(result))
        assert told == (bar is not None), seen(result)
        assert told == bool(re.search(r"[━\x1b]", result.stderr)), result.stderr
