"""Bisecting over factors: what makes two runs part, alone or only together."""

import json
from pathlib import Path
from typing import Any, Final

import pytest
import tomli_w
from click.testing import CliRunner

from dmd_core.kernel.ruleset import Ruleset
from dmd_replay.cli.main import main
from dmd_replay.games.death_may_die.game import TOOLS
from dmd_replay.reduce.bisect import Bisector
from dmd_replay.reduce.factors import Configuration, Factor, RuleChange, factors_between
from dmd_replay.reduce.shrink import Play
from race_game.rules import Boosted
from race_game.tools import LENGTH
from race_game.tools import TOOLS as RACE_TOOLS
from tests.toy.races import Changed, played, two_boosts


def last(options: list[Any]) -> Any:  # noqa: ANN401 - any command
    """The last option: run, use a boost."""
    return options[-1]


PLAY: Final[Play] = played(RACE_TOOLS.ruleset, last, 3)
FIRST: Final = Configuration({"length": LENGTH}, (), RACE_TOOLS.ruleset)


def costly(_rules: Ruleset[Any, Any]) -> Ruleset[Any, Any]:
    """The rules with a boost that costs two."""
    return Changed(reducers={Boosted: two_boosts})


DEARER: Final = RuleChange("dear-boosts", "a boost costs two", costly)


def test_a_setup_that_makes_the_runs_part_is_named() -> None:
    """A shorter race is over earlier: the step and what differs are told."""
    factors = factors_between(
        RACE_TOOLS.setup, FIRST, Configuration({"length": 5}, (), FIRST.rules)
    )
    found = Bisector(RACE_TOOLS, PLAY).run(FIRST, factors)
    (tried,) = found.alone

    assert ("setup", "length", "30 → 5") == (
        tried.factor.kind,
        tried.factor.name,
        tried.factor.says,
    )
    assert tried.parting == found.together
    assert tried.parting is not None
    assert "event" == dict(tried.parting.failure.details)["field"]
    assert found.guilty == factors
    assert () == found.least


def test_a_factor_that_changes_nothing_is_told_apart() -> None:
    """A race that is longer than it is played goes the same way."""
    short = PLAY.keep(PLAY.moves[:3])
    factors = factors_between(
        RACE_TOOLS.setup, FIRST, Configuration({"length": 40}, (), FIRST.rules), [DEARER]
    )
    found = Bisector(RACE_TOOLS, short).run(FIRST, factors)

    assert [("length", False), ("dear-boosts", True)] == [
        (tried.factor.name, tried.parting is not None) for tried in found.alone
    ]
    assert found.together is not None
    assert "the events are the same, and lead to another position" == found.together.failure.says
    assert ("dear-boosts",) == tuple(factor.name for factor in found.guilty)


def test_factors_that_act_only_together_are_the_fewest() -> None:
    """Two of three factors are needed, and neither does it alone."""

    def longer(n: int) -> Any:  # noqa: ANN401 - a switch
        return lambda one: Configuration({"length": one.setup["length"] + n}, (), one.rules)

    goal = next(n for n in range(1, LENGTH) if parts(n) and not parts(n + 6))
    first = Configuration({"length": goal + 12}, (), FIRST.rules)
    factors = [
        Factor("setup", "a", "", longer(-6)),
        Factor("setup", "b", "", lambda one: one),
        Factor("setup", "c", "", longer(-6)),
    ]
    found = Bisector(RACE_TOOLS, PLAY.keep(PLAY.moves[:6])).run(first, factors)

    assert [None, None, None] == [tried.parting for tried in found.alone]
    assert ("a", "c") == tuple(factor.name for factor in found.least)
    assert found.guilty == found.least


def parts(length: int) -> bool:
    """Whether five commands of a race of this length end otherwise than in a long one."""
    factors = factors_between(
        RACE_TOOLS.setup, FIRST, Configuration({"length": length}, (), FIRST.rules)
    )
    return Bisector(RACE_TOOLS, PLAY.keep(PLAY.moves[:6])).run(FIRST, factors).together is not None


def test_a_setup_that_cannot_be_played_parts_at_the_setup() -> None:
    """Switched alone a choice may not fit: that is told, it does not end the search."""
    factors = factors_between(
        RACE_TOOLS.setup, FIRST, Configuration({"length": 0}, (), FIRST.rules)
    )
    found = Bisector(RACE_TOOLS, PLAY).run(FIRST, factors)

    assert found.together is not None
    assert 0 == found.together.step
    assert (
        "cannot be played: length: 0 is not possible; allowed: 1 to 1000"
        == found.together.failure.says
    )


def test_rulings_choices_and_fields_of_packs_are_factors() -> None:
    """Each ruling alone, players with Investigators, each field of a pack file by its path."""
    old = {"pack.toml": tomli_w.dumps({"id": "p"}).encode(), "cards.toml": cards(1, "a")}
    new = {"pack.toml": tomli_w.dumps({"id": "p"}).encode(), "cards.toml": cards(2, "b")}
    first = Configuration(
        {"players": 2, "investigators": ["x", "y"], "rulings": {"r": 1, "s": 1}}, (old,)
    )
    second = Configuration(
        {"players": 3, "investigators": ["x", "y", "z"], "rulings": {"r": 2, "s": 1}},
        (new, {"pack.toml": b'id = "q"', "notes.md": b"text"}),
    )
    factors = factors_between(TOOLS.setup, first, second)

    assert [
        ("setup", "players and investigators", "2 → 3; x, y → x, y, z"),
        ("ruling", "rulings.r", "1 → 2"),
        ("pack", "p/cards.toml: title", "a → b"),
        ("pack", "p/cards.toml: card[one].n", "1 → 2"),
        ("pack", "q", "not there → there"),
    ] == [(factor.kind, factor.name, factor.says) for factor in factors]
    switched = first
    for factor in factors:
        switched = factor.switch(switched)
    assert dict(second.setup) == dict(switched.setup)
    assert ["cards.toml", "pack.toml"] == sorted(switched.packs[0])
    assert cards(2, "b") == switched.packs[0]["cards.toml"]
    assert second.packs[1] == switched.packs[1]


def cards(n: int, title: str) -> bytes:
    """A pack file."""
    return tomli_w.dumps({"title": title, "card": [{"id": "one", "n": n}]}).encode()


def test_a_rule_change_needs_the_rules_it_changes() -> None:
    """A configuration without named rules cannot have one switched."""
    (factor,) = factors_between(RACE_TOOLS.setup, Configuration({}), Configuration({}), [DEARER])

    with pytest.raises(ValueError, match="dear-boosts: a configuration whose rules are switched"):
        factor.switch(Configuration({}))


# --- the real game -------------------------------------------------------------------------------


def log_of(folder: Path) -> Path:
    """The log of a game, as a user records one."""
    path = folder / "game.dmdlog"
    run = CliRunner().invoke(main, ["record", str(path), "--seed", "5", "--players", "3"])
    assert 0 == run.exit_code, run.output
    return path


def test_the_guilty_ruling_of_a_log_is_named(tmp_path: Path) -> None:
    """Of two rulings only the one that matters in this game makes the runs part."""
    path = log_of(tmp_path)
    options = ["--ruling", "actions_per_turn=4", "--ruling", "cards_mid_run=false"]
    run = CliRunner().invoke(main, ["bisect", str(path), *options, "--json"])
    data = json.loads(run.output)

    assert 1 == run.exit_code
    assert ["rulings.actions_per_turn"] == [factor["name"] for factor in data["guilty"]]
    assert [None] == [one["parting"] for one in data["alone"] if one["name"].endswith("mid_run")]
    assert not data["only_together"]


def test_a_setup_from_a_file_keeps_what_it_leaves_out(tmp_path: Path) -> None:
    """Rulings that play no part in the game leave it the same: exit status 0."""
    path = log_of(tmp_path)
    other = tmp_path / "other.toml"
    other.write_text("[rulings]\ncards_mid_run = false\n")
    run = CliRunner().invoke(main, ["bisect", str(path), "--other-setup", str(other)])

    assert 0 == run.exit_code
    assert (
        "ruling  rulings.cards_mid_run: True → False\n"
        "        alone: the same\n"
        "All together: the runs are the same.\n"
    ) == run.output


def test_two_logs_of_one_setup_have_nothing_to_bisect(tmp_path: Path) -> None:
    """Exit status 2 and what may be given."""
    path = log_of(tmp_path)
    run = CliRunner().invoke(main, ["bisect", str(path), str(path)])

    assert 2 == run.exit_code
    assert (
        "dmd-replay: nothing differs: give another log, --other-setup, or options of the game\n"
    ) == run.output


def test_a_setup_that_is_none_is_unusable_input(tmp_path: Path) -> None:
    """The file and the reason are named."""
    path = log_of(tmp_path)
    other = tmp_path / "other.toml"
    other.write_text("players = 9\n")
    run = CliRunner().invoke(main, ["bisect", str(path), "--other-setup", str(other)])

    assert 2 == run.exit_code
    assert run.output.startswith("dmd-replay: the other setup cannot be played: players: 9")
