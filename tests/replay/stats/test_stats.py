"""Statistics: what is counted in one game, and what many have in common."""

import csv
import json
from collections import Counter
from pathlib import Path
from typing import Any, Final

import attrs
import pytest
from click.testing import CliRunner, Result

from dmd_core.death_may_die.events.actions import ActionTaken
from dmd_core.death_may_die.events.harm import InvestigatorEliminated
from dmd_replay.cli.main import main
from dmd_replay.cli.summed import GROUPS, tell_summary
from dmd_replay.games.death_may_die.game import TOOLS
from dmd_replay.log import read_log
from dmd_replay.read.history import history_of
from dmd_replay.stats import GameNumbers, Totals, interval, measured, spoken, summed

GAMES: Final = Path(__file__).parents[3] / "fixtures" / "games"
FEW: Final = ("curious-347", "curious-457", "two-random", "solo-random")


def run(*arguments: object) -> Result:
    """Run the command with arguments."""
    return CliRunner().invoke(main, [str(word) for word in arguments], catch_exceptions=False)


def numbers_of(name: str) -> GameNumbers:
    """The numbers of a kept game."""
    return measured(TOOLS, history_of(TOOLS, read_log(GAMES / f"{name}.dmdlog")))


@pytest.mark.parametrize(
    ("hits", "of", "bounds"),
    [
        (0, 1, (0.0, 0.793)),
        (1, 1, (0.207, 1.0)),
        (5, 10, (0.237, 0.763)),
        (0, 100, (0.0, 0.037)),
        (81, 263, (0.255, 0.366)),
    ],
)
def test_a_rate_has_the_bounds_of_wilson(hits: int, of: int, bounds: tuple[float, float]) -> None:
    """As the tables have them; the last is the example of Newcombe, 1998."""
    assert bounds == tuple(round(bound, 3) for bound in interval(hits, of))


@pytest.mark.parametrize(("hits", "of"), [(0, 0), (3, 2), (-1, 4)])
def test_a_rate_that_is_none_is_refused(hits: int, of: int) -> None:
    """Nothing out of nothing, or more than all."""
    with pytest.raises(ValueError, match=f"^{hits} of {of} is no rate$"):
        interval(hits, of)


def test_commands_are_those_of_the_line() -> None:
    """Neither the setup nor what was undone."""
    history = history_of(TOOLS, read_log(GAMES / "two-random.dmdlog"))

    assert 37 == len(history.moves) - 1 == numbers_of("two-random").commands


def test_sums_are_the_same_as_sums_alone() -> None:
    """Nothing else is equal to them, and none to those of other games."""
    one = Totals.of([numbers_of("two-random")])

    assert one == Totals.of([numbers_of("two-random")])
    assert one != Totals()
    assert one != one.data()


def test_half_of_what_was_kept_is_refused() -> None:
    """Sums are read again as they were written, all three parts of them."""
    data = Totals.of([numbers_of("two-random")]).data()

    assert Totals.of([numbers_of("two-random")]) == Totals.from_data(data)
    with pytest.raises(ValueError, match="shorter"):
        Totals.from_data(data[:2])


def test_what_somebody_fell_by_is_what_hurt_last() -> None:
    """Fire, where a Fire roll was the last that hurt; not the dice that were thrown for it."""
    counts = numbers_of("two-random").counts

    assert {("Fallen by", "Fire"): 1} == {
        what: n for what, n in counts.items() if what[0] == "Fallen by"
    }


def test_a_summary_is_told_in_another_language() -> None:
    """Headings, topics and names; the numbers are the same."""
    found = summed(TOOLS.statistics, [numbers_of("two-random")])
    told = spoken(found, TOOLS.languages.speaking("pl").words)

    assert [("Wszystkie gry", ""), ("Scenariusz", "Bluźniercza alchemia")] == [
        (group.heading, group.name) for group in told.groups[:2]
    ]
    assert ("Drużyna", "Rasputin, Siostra Beth") == (told.groups[-1].heading, told.groups[-1].name)
    assert found.groups == tuple(
        attrs.evolve(mine, heading=theirs.heading, name=theirs.name)
        for mine, theirs in zip(told.groups, found.groups, strict=True)
    )
    assert "Przez co polegli" in {tally.topic for tally in told.tallies}
    assert "Żetony Ognia" in {curve.gauge for curve in told.curves}


@pytest.mark.parametrize("name", FEW)
def test_a_game_is_counted_by_its_events(name: str) -> None:
    """Actions and the fallen as the events have them, the gauges at the end as the table has."""
    history = history_of(TOOLS, read_log(GAMES / f"{name}.dmdlog"))
    events = [event for step in history.line for event in history.moves[step].events]
    found = measured(TOOLS, history)
    by_topic: Counter[str] = Counter()
    for (topic, _), n in found.counts.items():
        by_topic[topic] += n

    assert sum(isinstance(event, ActionTaken) for event in events) == by_topic["Actions"]
    fallen = sum(isinstance(event, InvestigatorEliminated) for event in events)
    assert fallen == by_topic["Fallen"] == by_topic["Fallen by"]
    assert found.rounds == len(found.gauges)
    assert ("loss", False) == (found.outcome, found.won)


def test_who_fell_fell_by_what_hurt_it_last() -> None:
    """A Cultist's attack, a text, Fire, the Tentacles of the own dice; never by nothing."""
    by: Counter[str] = Counter()
    for name in ("curious-754", "curious-433", "curious-185", "curious-078"):
        counts = numbers_of(name).counts
        by.update({what: n for (topic, what), n in counts.items() if topic == "Fallen by"})

    assert "the rules" not in by
    assert {"Cultist", "own dice", "Fire", "Read the Omens"} <= set(by)


def test_games_are_summed_up() -> None:
    """All of them first, then by what they are of; a topic from the most frequent to the least."""
    games = [numbers_of(name) for name in FEW]
    found = summed(TOOLS.statistics, games)
    total, *_ = found.groups

    assert ("All games", 4, 4, 0) == (total.heading, total.games, total.ended, total.wins)
    assert (0.0, 0.49) == (total.low, round(total.high, 2))
    parties = [group for group in found.groups if group.heading == "Party"]
    assert 4 == sum(group.games for group in parties)
    actions = [tally for tally in found.tallies if tally.topic == "Actions"]
    assert actions == sorted(actions, key=lambda tally: (-tally.n, tally.name))
    sanity = next(curve for curve in found.curves if curve.gauge == "Sanity lost")
    assert sum(game.gauges[0][0] for game in games) / 4 == sanity.means[0]
    assert [sum(n < len(game.gauges) for game in games) for n in range(len(sanity.games))] == list(
        sanity.games
    )


def test_a_game_that_goes_on_is_no_loss(tmp_path: Path) -> None:
    """Its rate is that of the games that ended."""
    script = tmp_path / "script.txt"
    script.write_text("run\nstep s03\n", encoding="utf-8")
    path = tmp_path / "open.dmdlog"
    assert 0 == run("record", path, "--seed", 7, "--script", script).exit_code
    found = summed(TOOLS.statistics, [measured(TOOLS, history_of(TOOLS, read_log(path)))])

    assert (1, 0, 0, 0.0, 1.0) == tuple(
        getattr(found.groups[0], name) for name in ("games", "ended", "wins", "low", "high")
    )


def written(folder: Path) -> tuple[Any, list[list[str]], str, str]:
    """What the command gives of the few games: JSON, table, page, text."""
    logs = [GAMES / f"{name}.dmdlog" for name in FEW]
    told = run("stats", *logs, "--csv", folder / "s.csv", "--html", folder / "s.html")
    assert 0 == told.exit_code, told.output
    with (folder / "s.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.reader(file))
    page = (folder / "s.html").read_text(encoding="utf-8")
    return json.loads(run("stats", *logs, "--json").stdout), rows, page, told.stdout


def test_the_command_gives_the_same_numbers_in_every_form(tmp_path: Path) -> None:
    """On the terminal within 80 columns, as JSON, as a table, as a page without scripts."""
    data, rows, page, text = written(tmp_path)

    assert ["heading", "name", "measure", "value"] == rows[0]
    table = {(heading, name, measure): value for heading, name, measure, value in rows[1:]}
    assert "4" == table["All games", "", "games"]
    for tally in data["tallies"]:
        assert str(tally["n"]) == table[tally["topic"], tally["name"], "n"]
        assert f"<bdi>{tally['name']}</bdi>".replace("'", "&#39;") in page
    assert "<script" not in page
    assert "All games" in text
    assert 80 >= max(map(len, text.splitlines()))


def test_a_folder_stands_for_its_logs(tmp_path: Path) -> None:
    """And games of two titles are not summed up."""
    (tmp_path / "a.dmdlog").write_bytes((GAMES / "two-random.dmdlog").read_bytes())
    assert 1 == json.loads(run("stats", tmp_path, "--json").stdout)["groups"][0]["games"]
    assert 0 == run("record", tmp_path / "b.dmdlog", "--game", "final_girl", "--seed", 1).exit_code
    done = run("stats", tmp_path)

    assert (2, f"dmd-replay: {tmp_path / 'b.dmdlog'}: it is of the game 'final_girl', the") == (
        done.exit_code,
        done.stderr.rpartition(" others are")[0],
    )
    girl = json.loads(run("stats", tmp_path / "b.dmdlog", "--json").stdout)
    assert {"Killer", "Location", "Final Girl"} <= {group["heading"] for group in girl["groups"]}
    assert any(tally["topic"] == "Action cards played" for tally in girl["tallies"])


def test_a_soak_writes_statistics(tmp_path: Path) -> None:
    """Of the games it played, with the options of `stats`; files that are there are left alone."""
    page, table = tmp_path / "soak.html", tmp_path / "soak.csv"
    words = ("--games", 2, "--jobs", 1, "--html", page, "--csv", table, "--players", 1)
    done = run("soak", *words)

    assert 0 == done.exit_code, done.output
    assert "2 games" in page.read_text(encoding="utf-8")
    assert "All games,,games,2" in table.read_text(encoding="utf-8").splitlines()
    assert (
        2,
        f"dmd-replay: {table}: the file exists; name another or allow it with --force\n",
    ) == (
        run("soak", *words).exit_code,
        run("soak", *words).stderr,
    )


def test_a_soak_that_counts_no_game_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There is no page of nothing."""
    monkeypatch.setattr("dmd_replay.check.soak.MAX_COMMANDS", 3)
    page = tmp_path / "soak.html"
    done = run("soak", "--games", 1, "--jobs", 1, "--html", page)

    assert 1 == done.exit_code
    assert f"{page}: not written, as no game can be counted\n" == done.stderr
    assert not page.exists()


def test_a_table_and_a_page_are_two_files(tmp_path: Path) -> None:
    """Said before a game is read or played."""
    for words in (
        ("stats", GAMES / "two-random.dmdlog"),
        ("soak",),
        ("simulate", tmp_path / "run"),
    ):
        done = run(*words, "--csv", tmp_path / "a", "--html", tmp_path / "." / "a")
        assert (2, "dmd-replay: --csv and --html name the same file; name two\n") == (
            done.exit_code,
            done.stderr,
        )
    assert [] == list(tmp_path.iterdir())


def test_of_many_parties_those_with_the_most_games_are_told(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Random games have hundreds of parties: each line of them says next to nothing."""
    parties = [f"party {number:02}" for number in range(GROUPS + 5)]
    one = numbers_of(FEW[0])
    games = [attrs.evolve(one, groups={"Party": party}) for party in parties]
    often = parties[-1]
    found = summed(TOOLS.statistics, [*games, games[-1], games[-1]])

    tell_summary(found, TOOLS.words)

    lines = capsys.readouterr().out.splitlines()
    assert GROUPS == sum(line.startswith("Party: ") for line in lines)
    assert any(line.startswith(f"Party: {often}") for line in lines)
    assert any(line.startswith("... and 5 more; the least: Party: ") for line in lines)
