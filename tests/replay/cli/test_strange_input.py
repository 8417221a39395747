"""Input that somebody broke the tools with: each is said in a sentence, and nothing is lost."""

import io
import json
import zipfile
from pathlib import Path
from typing import Any

import attrs
import pytest
from click.testing import CliRunner

from dmd_core.death_may_die.rulings import Rulings
from dmd_core.kernel.depth import MOST_DEPTH, too_deep
from dmd_replay.check.cases import CaseError, CaseRunner, cases_of
from dmd_replay.cli.main import main
from dmd_replay.facets.setup import Choice, ChoiceError
from dmd_replay.games.death_may_die.game import TOOLS
from dmd_replay.plain_json import harmless_json
from dmd_replay.share.bundle import BundleError, read_bundle
from tests.replay.logs import reheaded, written

GAME = Path(__file__).parents[3] / "fixtures/games/two-random.dmdlog"


def run_all(text: str) -> None:
    """Run every case of a text."""
    for case in cases_of(text, Path("x.case.toml")):
        CaseRunner(TOOLS).run(case)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('name="{x}"\ntable.columns=[1]\ntable.rows=[[1]]', "found 1; allowed: a string"),
        (
            'name="a"\ntable.columns=[["a"]]\ntable.rows=[[1]]',
            "table.columns[0]: found an array of 1; allowed: a string",
        ),
        ('name="a"\ntable.columns=["a","a"]\ntable.rows=[[1,2]]', "a column stands twice"),
        (
            'name="a"\ngiven.fire={"{a}"=1}\ntable.columns=["a"]\ntable.rows=[[[1]]]',
            "'{a}' is a key and has to become a text, not [1]",
        ),
        (
            f'name="a"\ntable.columns=["a"]\ntable.rows=[{"[1]," * 1001}]',
            "table.rows: a table has at most 1000 rows",
        ),
        ('name="a"\nthen.illegal=["rset"]', "'rset' is the word of no command"),
        ('name="a"\nthen.gone=["investigaters.ian"]', "did you mean 'investigators.ian'?"),
        ('name="a"\nthen.gone=[""]', "path ''"),
        ('name="a"\nthen.times={Healed=true}', "then.times.Healed: found true"),
        ('name="a"\nthen.asked={must="x"}', "must: found 'x'; allowed: true, false"),
        ('name="a"\nsetup.players=true', "expected int @ $.players"),
        ('name="a"\nsetup.players="2"', "expected int @ $.players"),
        (
            'name="a"\ngiven.tokens={"{a}"="rlyeh"}\ntable.columns=["a"]\ntable.rows=[["s99"]]',
            "tokens.s99: found 's99'; allowed: s01",
        ),
    ],
)
def test_a_faulty_case_is_no_case_that_holds(text: str, says: str) -> None:
    """What can never be right is refused, whoever would win by it."""
    with pytest.raises(CaseError) as caught:
        run_all(f"[[case]]\n{text}")

    assert says in str(caught.value)


def test_a_case_of_another_game_is_refused() -> None:
    """The file says which game it is of."""
    (case,) = cases_of('game = "chess"\n[[case]]\nname = "a"\nwhen = []', Path("x.case.toml"))

    with pytest.raises(CaseError, match="'chess' is not 'death-may-die'"):
        CaseRunner(TOOLS).run(case)


def garbled(data: bytes) -> bytes:
    """A zip whose compressed log is damaged."""
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in ("game.dmdlog", "bundle.json", "issue.md"):
            archive.writestr(name, data)
    whole = bytearray(stream.getvalue())
    whole[45:60] = b"\xff" * 15
    return bytes(whole)


def test_a_damaged_bundle_is_told(tmp_path: Path) -> None:
    """Whatever the zip library raises becomes one sentence."""
    path = tmp_path / "x.dmdbundle"
    path.write_bytes(garbled(b"abc" * 500))

    with pytest.raises(BundleError, match="this is no bundle"):
        read_bundle(path)


@pytest.mark.parametrize(
    "words",
    [
        ["bundle", str(GAME), "--mark", "9" * 5000],
        ["odds", "--standard", "3", "--elder-signs-as-successes", "9" * 5000],
        ["odds", "--standard", "3", "--tentacles-as-successes", "9" * 5000],
    ],
)
def test_numbers_without_end_are_refused(words: list[str]) -> None:
    """Exit status 2 and a sentence, no traceback."""
    result = CliRunner().invoke(main, words)

    assert 2 == result.exit_code
    assert result.exception is None or isinstance(result.exception, SystemExit)


def test_half_a_log_is_not_counted(tmp_path: Path) -> None:
    """Coverage of a log that was cut would look like that of a whole one."""
    path = tmp_path / "cut.dmdlog"
    path.write_bytes(GAME.read_bytes()[:-60])

    assert 2 == CliRunner().invoke(main, ["coverage", str(path)]).exit_code


def test_a_setup_takes_no_text_for_a_number() -> None:
    """Neither a truth nor a text becomes a number of players."""
    for wrong in (True, "2", 2.0):
        with pytest.raises(ValueError, match="expected int"):
            TOOLS.setup.definition(Choice({"players": wrong, "investigators": ["ian", "adam"]}))


KEYS = "players, investigators, episode, elder_one, rulings, starter, insanities, banned_insanities"
RULINGS = ", ".join(field.name for field in attrs.fields(Rulings))


@pytest.mark.parametrize(
    ("setup", "says"),
    [
        (
            {"episod": "x"},
            f"episod: 'episod' is unknown; allowed: {KEYS}; did you mean 'episode'? [DMD-AMB-05]",
        ),
        (
            {"rulings": {"elder_folows": True}},
            (
                f"rulings.elder_folows: 'elder_folows' is unknown; allowed: {RULINGS};"
                " did you mean 'elder_follows'? [DMD-AMB-05]"
            ),
        ),
        (
            {"rulings": {"foo": "bar"}},
            f"rulings.foo: 'foo' is unknown; allowed: {RULINGS} [DMD-AMB-05]",
        ),
        (
            {"rulings": {"group_decision": "consnt"}},
            (
                "rulings.group_decision: 'consnt' is unknown; allowed: consent, active;"
                " did you mean 'consent'? [DMD-AMB-05]"
            ),
        ),
        (
            {"rulings": {"elder_follows": "yes"}},
            "rulings.elder_follows: 'yes' is not possible; allowed: true, false [DMD-AMB-41]",
        ),
        (
            {"rulings": {"actions_per_turn": True}},
            "rulings.actions_per_turn: True is not possible; allowed: a whole number [DMD-ACT-01]",
        ),
        (
            {"rulings": 3},
            (
                "the setup cannot be read: invalid value for type, expected Rulings @ $.rulings"
                " [DMD-AMB-05]"
            ),
        ),
    ],
)
def test_a_word_that_a_setup_does_not_know_is_told(setup: dict[str, object], says: str) -> None:
    """With what is allowed, and the nearest name."""
    with pytest.raises(ChoiceError) as caught:
        TOOLS.setup.definition(Choice({"players": 2, "investigators": ["ian", "adam"], **setup}))

    assert says == str(caught.value)


def test_json_steers_no_terminal() -> None:
    """Reading it gives the same again, on one line and for people alike."""
    value = {"note": "\x9b2J\u2028 grün →", "n": [1, None, True]}

    for readable in (True, False):
        text = harmless_json(value, readable=readable)
        assert value == json.loads(text)
        assert "\x9b" not in text
        assert "grün →" in text
    with pytest.raises(TypeError):
        harmless_json({1, 2})


# --- depth ---------------------------------------------------------------------------------------


def nested(levels: int) -> str:
    """Lists in lists, as JSON and TOML."""
    return "[" * levels + "]" * levels


@pytest.mark.parametrize("levels", [MOST_DEPTH, 300, 500, 900, 5000])
@pytest.mark.parametrize("kind", ["case", "position", "setup", "jsonl", "bundle", "pack", "log"])
def test_what_is_nested_endlessly_is_refused_before_it_is_walked(
    kind: str, levels: int, tmp_path: Path
) -> None:
    """One sentence and status 2, for every kind of file, at every depth."""
    deep, path = nested(levels), tmp_path / "deep.case.toml"
    words: list[object]
    if kind == "log":
        value: Any = 1
        for _ in range(min(levels, 900)):  # the parser of headers ends at a thousand
            value = {"a": value}
        path.write_bytes(reheaded(written(3), setup=value))
        words = ["inspect", path]
    elif kind == "bundle":
        complaint = {"step": 1, "mark": "", "expected": "", "actual": "", "note": ""}
        facts = json.dumps({"format": 1, "complaint": complaint, "facts": {"signature": "x"}})
        with zipfile.ZipFile(path, "w") as archive:
            archive.writestr("game.dmdlog", written(3))
            archive.writestr("issue.md", "x")
            archive.writestr("bundle.json", facts.replace('"x"', f'"x", "more": {deep}'))
        words = ["open", path, "-o", tmp_path / "out.dmdlog", "--json"]
    elif kind == "jsonl":
        path.write_text(f'{{"kind": "header", "setup": {deep}}}\n')
        words = ["import", path, "-o", tmp_path / "out.dmdlog"]
    elif kind == "pack":
        (tmp_path / "pack").mkdir()
        (tmp_path / "pack/pack.toml").write_text(f"id = {deep}")
        words = ["pack", "check", tmp_path / "pack"]
    else:
        path.write_text(
            f'[[case]]\nname = "a"\ngiven.x = {deep}' if kind == "case" else f"given = {deep}"
        )
        words = {
            "case": ["cases", "run", path],
            "position": ["position", "check", path],
            "setup": ["bisect", GAME, "--other-setup", path],
        }[kind]
    done = CliRunner().invoke(main, [str(word) for word in words])

    assert 2 == done.exit_code, done.output
    assert "nested" in done.output


def test_what_is_as_deep_as_it_may_be_is_read() -> None:
    """The bound itself is allowed."""
    assert not too_deep(json.loads(nested(MOST_DEPTH)))
    assert too_deep(json.loads(nested(MOST_DEPTH + 1)))
