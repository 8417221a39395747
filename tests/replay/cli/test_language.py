"""``--lang`` and ``DMD_LANG``: which commands speak which language, and what is not to be had."""

import json
from pathlib import Path
from typing import Final

import pytest
from click.testing import CliRunner, Result

from dmd_core.tabletop.lang import loading
from dmd_replay.cli.main import main
from dmd_replay.cli.speaking import SPEAKING

LOG: Final = Path(__file__).parents[3] / "fixtures/games/solo-random.dmdlog"
ENGLISH, POLISH, UKRAINIAN = "Round 1: Ian's turn", "Runda 1: zaczyna", "Раунд 1: починається"
ONLY: Final = "told in English only"


def run(*arguments: object, **environment: str) -> Result:
    """Run the command with arguments, in an environment without a language of its own."""
    words = [str(word) for word in arguments]
    env = {"DMD_LANG": None, **environment}
    return CliRunner().invoke(main, words, env=env, catch_exceptions=False)


@pytest.mark.exhaustive
def test_the_option_stands_before_or_behind_the_command() -> None:
    """Behind it goes before, and both go before the environment."""
    show = ("show", LOG, "--turn", 2)

    assert ENGLISH in run(*show).output
    assert POLISH in run(*show, "--lang", "pl").output
    assert POLISH in run("--lang", "pl", *show).output
    assert UKRAINIAN in run(*show, DMD_LANG="uk").output
    assert POLISH in run("--lang", "pl", *show, DMD_LANG="uk").output
    assert UKRAINIAN in run("--lang", "pl", *show, "--lang", "uk").output
    assert ENGLISH in run(*show, "--lang", "en", DMD_LANG="uk").output


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("goto", LOG, "--step", 7), "\nStan gry:\n"),
        (("legal", LOG, "--step", 7), "Po kroku 7: "),
        (("explain", LOG, "investigators.ian.stress"), "Pytanie (przerzut) do: Ian."),
    ],
    ids=lambda value: value[0] if isinstance(value, tuple) else "",
)
def test_what_tells_a_game_speaks(arguments: tuple[object, ...], told: str) -> None:
    """Options, positions and explanations."""
    done = run(*arguments, "--lang", "pl")
    assert 0 == done.exit_code
    assert done.output != run(*arguments).output
    assert told in done.output


def test_reports_are_in_english_whatever_is_asked_for() -> None:
    """What is sent to those who mend a fault is read by people of any language."""
    assert run("verify", LOG).output == run("--lang", "pl", "verify", LOG).output
    assert {"verify", "replay", "bundle", "shrink"}.isdisjoint(SPEAKING)


def test_a_language_that_is_asked_for_and_not_there_ends_the_command() -> None:
    """With those that there are."""
    done = run("show", LOG, "--lang", "po")
    assert (2, "dmd-replay: there is no language 'po'; there are: en, pl, uk\n") == (
        done.exit_code,
        done.output,
    )


def test_a_language_of_the_environment_that_is_not_there_is_said_in_english() -> None:
    """It is no mistake of this command line."""
    done = run("show", LOG, "--turn", 2, DMD_LANG="xx")
    assert 0 == done.exit_code
    assert ENGLISH in done.stdout
    assert "DMD_LANG: there is no language 'xx'" in done.stderr


def test_without_the_extra_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    """Asked for on the command line it ends there; else it is English."""
    monkeypatch.setattr(loading, "find_spec", lambda _name: None)

    done = run("show", LOG, "--turn", 2, "--lang", "pl")
    assert 2 == done.exit_code
    assert "pip install 'dmd-core[lang]' brings it" in done.stderr
    done = run("show", LOG, "--turn", 2, DMD_LANG="pl")
    assert 0 == done.exit_code
    assert ENGLISH in done.stdout
    assert "dmd-core[lang]" in done.stderr
    assert "dmd-core[lang]" in run("texts", "check", "--lang", "pl").stderr


def test_a_file_of_ones_own_is_spoken(tmp_path: Path) -> None:
    """It is named by its path; what is missing or broken in it is said with path and line."""
    own = tmp_path / "pl.ftl"
    own.write_text("event-turn-started = kolej { $seat }\n", encoding="utf-8")
    done = run("show", LOG, "--turn", 2, "--lang", own)
    assert "Kolej Ian" in done.output
    assert "Ian pasuje." in done.output

    own.write_text("a = b\nevent-turn-started = { $seat\n", encoding="utf-8")
    done = run("show", LOG, "--lang", own)
    assert 2 == done.exit_code
    assert f"{own}, line 3: " in done.output
    done = run("show", LOG, "--lang", tmp_path / "uk.ftl")
    assert 2 == done.exit_code
    assert "No such file" in done.output


@pytest.mark.exhaustive
def test_texts_are_checked_and_listed() -> None:
    """The languages of a game, and that nothing is missing in them."""
    assert "en\npl\nuk\n" == run("texts", "list").output
    done = run("texts", "check")
    assert (0, 3) == (done.exit_code, len(done.output.splitlines()))
    assert "not counted: the texts of cards" in done.output
    found = json.loads(run("texts", "check", "--lang", "pl", "--json").output)
    assert [] == found["pl"]["remarks"]
    assert run("texts", "check", "--lang", "en").exit_code == 2


def test_every_command_that_speaks_takes_the_option() -> None:
    """No name is left over, and no command has it twice."""
    context = main.make_context("dmd-replay", ["--help"], resilient_parsing=True)
    for name in SPEAKING - {"play"}:
        command = main.get_command(context, name)
        assert command is not None
        assert 1 == sum("--lang" in param.opts for param in command.params)
