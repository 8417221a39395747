"""Forking, redacting, bundling, opening a bundle, and what old logs become."""

import io
import json
import zipfile
from pathlib import Path

import attrs
import pytest
from click.testing import CliRunner

from dmd_core.death_may_die.chapters.rest import Resting
from dmd_core.death_may_die.events.actions import Healed
from dmd_core.death_may_die.handlers import HANDLERS
from dmd_core.kernel.ids import RuleId
from dmd_replay.check.replay import ReplayVerdict, replay
from dmd_replay.check.upgrade import Fate, upgrade
from dmd_replay.cli.main import main
from dmd_replay.facets.bots import RandomBot
from dmd_replay.games.death_may_die.game import TOOLS
from dmd_replay.log import EntryWriter, Log, Mark, parse_log, read_log
from dmd_replay.play.fork import ForkError, fork
from dmd_replay.play.record import BotDecider
from dmd_replay.share.bundle import BundleError, Complaint, make_bundle, read_bundle, write_bundle
from dmd_replay.share.redact import without_seed, without_words
from tests.death_may_die.games.playthroughs import make
from tests.replay.check.test_verify import planted, rests_better
from tests.replay.logs import written

GAMES = Path(__file__).parents[3] / "fixtures/games"
GAME = GAMES / "curious-049.dmdlog"


# --- fork ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("step", [0, 1, 60, 138])
def test_a_fork_verifies_and_names_its_parent(step: int, tmp_path: Path) -> None:
    """Every command up to the step is the same, the header says where it came from.

    What happened is told as it is told now, which may be more than the recording told.
    """
    log, out = read_log(GAME), tmp_path / "fork.dmdlog"

    fork(TOOLS, log, step, BotDecider(RandomBot(1)), out)
    other = read_log(out)

    assert ReplayVerdict.EXACT is replay(TOOLS, other).verdict
    assert other.header.parent is not None
    assert (step, log.records[step].link) == (
        other.header.parent.record,
        other.header.parent.link,
    )
    assert [r.command for r in log.records[: step + 1]] == [
        r.command for r in other.records[: step + 1]
    ]


def test_a_log_with_undo_can_be_forked(tmp_path: Path) -> None:
    """What was undone before the step is undone in the fork as well."""
    log = parse_log(written(12, asides=True))
    out = tmp_path / "fork.dmdlog"

    fork(TOOLS, log, 9, BotDecider(RandomBot(1)), out)

    assert ReplayVerdict.EXACT is replay(TOOLS, read_log(out)).verdict


def test_a_step_that_is_not_there_is_refused(tmp_path: Path) -> None:
    """The sentence says which steps there are; nothing is written."""
    with pytest.raises(ForkError, match="step 500 is not in the log; it has steps 0 to 138"):
        fork(TOOLS, read_log(GAME), 500, BotDecider(RandomBot(1)), tmp_path / "x.dmdlog")

    assert [] == list(tmp_path.iterdir())


# --- redaction -----------------------------------------------------------------------------------


def test_without_its_seed_a_log_still_verifies() -> None:
    """Dice and cards are typed in; the outcome and the number of game events are the same."""
    log, stream = read_log(GAME), io.BytesIO()

    without_seed(TOOLS, log, stream)
    other = parse_log(stream.getvalue())

    assert log.header.seed is not None
    assert other.header.seed is None
    report, old = replay(TOOLS, other), replay(TOOLS, log)
    assert (ReplayVerdict.EXACT, old.outcome) == (report.verdict, report.outcome)


def test_notes_and_names_of_marks_go() -> None:
    """Marks keep their place, a number stands for their name."""
    log, stream = parse_log(written(12, asides=True)), io.BytesIO()

    without_words(log, stream, names=True)
    data = stream.getvalue()
    other = parse_log(data)

    assert len(log.records) == len(other.records)
    assert b"look at this" not in data
    assert [("mark 1", "")] == [
        (entry.name, entry.note) for entry in other.entries if isinstance(entry, Mark)
    ]
    assert ReplayVerdict.EXACT is replay(TOOLS, other).verdict


# --- bundles -------------------------------------------------------------------------------------


def half_a_bundle(step: int) -> bytes:
    """A zip with the issue text alone."""
    data = GAME.read_bytes()
    bundle = make_bundle(TOOLS, parse_log(data), data, Complaint(step))
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w") as archive:
        archive.writestr("issue.md", bundle.issue)
    return stream.getvalue()


def test_a_bundle_comes_back_as_it_was(tmp_path: Path) -> None:
    """A bundle read back has the log, complaint, signature and issue that it was written with."""
    data = GAME.read_bytes()
    complaint = Complaint(30, "here", "one Wound", "two Wounds", "Fire hurts too much")
    bundle = make_bundle(TOOLS, parse_log(data), data, complaint)
    write_bundle(bundle, tmp_path / "a.dmdbundle")
    back = read_bundle(tmp_path / "a.dmdbundle")

    assert (data, complaint, bundle.issue) == (back.log, back.complaint, back.issue)
    assert bundle.signature == back.signature
    assert "# Fire hurts too much" in bundle.issue
    assert "one Wound" in bundle.issue
    assert 10 == bundle.issue.count("\n1. ")


def test_equal_bundles_have_equal_bytes(tmp_path: Path) -> None:
    """Nothing in the file tells when it was made."""
    data = GAME.read_bytes()
    for name in ("a", "b"):
        bundle = make_bundle(TOOLS, parse_log(data), data, Complaint(30))
        write_bundle(bundle, tmp_path / name)

    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()


def test_equal_failures_have_equal_signatures() -> None:
    """The same divergence in two games gives one signature, another place another one."""
    signatures = set()
    with planted(HANDLERS.answers, Resting, rests_better):
        for name in ("curious-433", "curious-434", "curious-091"):
            data = (GAMES / f"{name}.dmdlog").read_bytes()
            bundle = make_bundle(TOOLS, parse_log(data), data, Complaint(1))
            if "DIVERGED" == bundle.facts["verdict"]:
                signatures.add(bundle.signature)
    data = GAME.read_bytes()
    other = make_bundle(TOOLS, parse_log(data), data, Complaint(30)).signature

    assert 1 == len(signatures)
    assert other not in signatures


def test_a_bundle_is_opened_at_its_mark(tmp_path: Path) -> None:
    """The issue, the verdict here, and the position after the step; the log is saved beside it."""
    runner, target = CliRunner(), tmp_path / "a.dmdbundle"
    words = ["bundle", str(GAME), "--mark", "30", "--note", "Look", "-o", str(target)]

    assert 0 == runner.invoke(main, words).exit_code
    result = runner.invoke(main, ["open", str(target)])

    assert 0 == result.exit_code
    assert "# Look" in result.output
    assert "Verdict of this version: EXACT" in result.output
    assert "Step 30 of 138" in result.output
    assert GAME.read_bytes() == (tmp_path / "a.dmdlog").read_bytes()


def test_a_redacted_bundle_points_to_the_same_moment(tmp_path: Path) -> None:
    """Without the seed the step has another number and the same signature."""
    runner = CliRunner()
    signatures = set()
    for name, more in (("a", []), ("b", ["--redact", "seed", "--redact", "names"])):
        target = tmp_path / f"{name}.dmdbundle"
        words = ["bundle", str(GAME), "--mark", "30", "--json", "-o", str(target), *more]
        signatures.add(json.loads(runner.invoke(main, words).stdout)["signature"])

    assert 1 == len(signatures)
    shown = runner.invoke(main, ["open", str(tmp_path / "b.dmdbundle")]).output
    assert "Morgan may reroll a die. (reroll)" in shown


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"no zip", "this is no bundle"),
        (half_a_bundle(3), "there is no 'game.dmdlog' in it"),
    ],
)
def test_what_is_no_bundle_is_refused(data: bytes, says: str, tmp_path: Path) -> None:
    """One sentence, exit status 2, nothing written."""
    path = tmp_path / "bad.dmdbundle"
    path.write_bytes(data)

    with pytest.raises(BundleError, match=says):
        read_bundle(path)
    result = CliRunner().invoke(main, ["open", str(path)])
    assert (2, [path]) == (result.exit_code, list(tmp_path.iterdir()))


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    """Neither by making a bundle nor by opening one."""
    runner, target = CliRunner(), tmp_path / "a.dmdbundle"
    words = ["bundle", str(GAME), "-o", str(target)]
    (tmp_path / "a.dmdlog").write_bytes(b"mine")

    assert 0 == runner.invoke(main, words).exit_code
    assert 2 == runner.invoke(main, words).exit_code
    assert 2 == runner.invoke(main, ["open", str(target)]).exit_code
    assert b"mine" == (tmp_path / "a.dmdlog").read_bytes()


# --- what old logs become ------------------------------------------------------------------------


@attrs.frozen
class Declared:
    """A change of behaviour as a game declares it."""

    revision: int
    name: str
    says: str
    rules: tuple[str, ...]


def older(log: Log) -> Log:
    """The same log, as if rules before the present ones had played it."""
    stream = io.BytesIO()
    writer = EntryWriter(stream, attrs.evolve(log.header, revision=0))
    for entry in log.entries:
        writer.entry(entry)
    writer.end("" if log.footer is None else log.footer.outcome)
    return parse_log(stream.getvalue())


def test_the_fates_of_old_logs(tmp_path: Path) -> None:
    """same, declared change (named), regression: by whether the rules it cites were announced."""
    make("curious-433", tmp_path / "game.dmdlog")
    log = older(read_log(tmp_path / "game.dmdlog"))
    rules = tuple(str(rule) for rule in (RuleId("DMD-REST-02"), *Healed.RULES))
    news = Declared(1, "rest-heals-stress", "Rest heals Stress alone.", rules)

    assert upgrade(TOOLS, log, ()).fate in {Fate.SAME, Fate.COSMETIC}  # its frames may be old
    with planted(HANDLERS.answers, Resting, _cited):
        assert Fate.REGRESSION is upgrade(TOOLS, log, ()).fate
        assert Fate.REGRESSION is upgrade(TOOLS, log, [attrs.evolve(news, revision=0)]).fate
        found = upgrade(TOOLS, log, [news])
    assert (Fate.DECLARED, "rest-heals-stress") == (found.fate, found.reason)


def _cited(run: object, _frame: Resting, command: object) -> None:
    """A Rest that heals no Wounds and says by which rule."""
    run.emit(  # type: ignore[attr-defined]  # a Run of the rules
        Healed(run.table.active, command.stress, 0, why=(RuleId("DMD-REST-02"),))  # type: ignore[attr-defined]  # as above
    )


@pytest.mark.parametrize("every", [12, pytest.param(1, marks=pytest.mark.exhaustive)])
def test_a_folder_of_logs_is_reported(tmp_path: Path, every: int) -> None:
    """Every log of the folder is a line; no regression means status 0.

    The kept games were recorded by earlier versions: their frames may be others, or a rule was
    mended since, nothing else.
    """
    logs = sorted(GAMES.glob("*.dmdlog"))[::every]
    for log in logs:
        (tmp_path / log.name).symlink_to(log)

    result = CliRunner().invoke(main, ["upgrade", "--json", str(tmp_path)])
    data = json.loads(result.output)

    assert 0 == result.exit_code
    assert set(data["fates"]) <= {"same", "cosmetic", "declared change"}
    assert 2 < len(logs) == sum(data["fates"].values())
