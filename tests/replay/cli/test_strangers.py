"""Texts of strangers: whatever stands in a file, it steers no terminal and adds no line.

Every command is given files whose names, marks, notes, headers, cases, packs and reports hold
terminal codes, signs that turn writing around, markup, and line ends with a forged verdict behind.
"""

import json
import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import msgpack
import pytest
import tomli_w
from click.testing import CliRunner, Result

from dmd_core.kernel.printable import LinesError, lines_of
from dmd_core.toml_text import parse_toml
from dmd_replay.cli.main import COMMANDS, main
from dmd_replay.cli.terminal import quoted
from dmd_replay.log.format import Footer, Mark, Note
from dmd_replay.log.kinds import pack_entry
from dmd_replay.plain_toml import harmless_toml
from tests.replay.logs import forged, plains_of, reheaded, written

FORGED: Final = "good.dmdlog: EXACT (263 records, 1 event)"
"""What `verify` says of a good log, and what a file would like to have said."""

EVIL: Final = f"x\x1b]0;y\x07\x9b2J\u202e[/][bold]:x:\r\n{FORGED}\n  {FORGED}\n"
"""What a stranger writes."""

NAME: Final = EVIL.replace("/", "").strip()
"""The same as the name of a file."""

Walk = Mapping[str, Sequence[Sequence[object]]]


def with_asides(data: bytes) -> bytes:
    """A log with a mark, a note and an outcome that hold such a text."""
    plains = plains_of(data)
    end = msgpack.unpackb(plains[-1])
    return forged(
        [
            *plains[:-1],
            pack_entry(Mark(3, EVIL, EVIL)),
            pack_entry(Note(3, EVIL)),
            pack_entry(Footer(EVIL, *end[2:])),
        ]
    )


def bundle_of(log: bytes, path: Path) -> Path:
    """A bundle whose words and facts are a stranger's."""
    complaint = {"step": 1, "mark": EVIL, "expected": EVIL, "actual": EVIL, "note": EVIL}
    facts = {"signature": EVIL, EVIL: [EVIL]}
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("game.dmdlog", log)
        archive.writestr(
            "bundle.json", json.dumps({"format": 1, "complaint": complaint, "facts": facts})
        )
        archive.writestr("issue.md", EVIL)
    return path


CASES: Final = [
    {"name": f"fails {EVIL}", "when": ["rest"], "then": {"state": {"round": 7}}},
    {"name": f"faulty {EVIL}", "when": [EVIL]},
    {"name": f"at {EVIL}", "given": {EVIL: EVIL}},
    {"name": f"set up {EVIL}", "setup": {EVIL: EVIL}},
    {"name": f"of {EVIL}", "packs": [EVIL], "cards": [EVIL], "tolerates": [EVIL]},
    {"name": f"odd {EVIL}", "when": []},
    {"name": f"then {EVIL}", "then": {"legal": [EVIL], "events": [EVIL], "gone": [EVIL]}},
    {"name": f"rules {EVIL}", "rules": [EVIL], "then": {"refused": [{"command": EVIL}]}},
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of a stranger."""
    folder = tmp_path_factory.mktemp("strange")
    good = written(6)
    logs = {
        f"asides {NAME}": with_asides(good),
        f"cut {NAME}": good[:-20],
        f"no {NAME}": EVIL.encode(),
        "setup": reheaded(good, setup={EVIL: EVIL}),
        "symbols": reheaded(good, symbols=[EVIL]),
        **{
            field: reheaded(good, **{field: EVIL})
            for field in ("ruleset", "library", "chance", "shape", "content")
        },
        "field": reheaded(good, **{EVIL: EVIL}),
        "packs": reheaded(
            good,
            packs=[{"id": EVIL, "kind": EVIL, "version": 1, "fingerprint": EVIL, "files": 0}],
        ),
    }
    for name, data in logs.items():
        (folder / f"{name}.dmdlog").write_bytes(data)
    bundle_of(good, folder / f"a {NAME}.dmdbundle")
    bundle_of(EVIL.encode(), folder / f"b {NAME}.dmdbundle")
    for number, case in enumerate(CASES):
        text = tomli_w.dumps({"case": [case]})
        (folder / f"{number} {NAME}.case.toml").write_text(text, encoding="utf-8")
    (folder / f"key {NAME}.case.toml").write_text(
        tomli_w.dumps({"case": [{"name": EVIL, EVIL: EVIL}], EVIL: 1}), encoding="utf-8"
    )
    (folder / f"no {NAME}.case.toml").write_text(f"[{EVIL}", encoding="utf-8")
    (folder / "position.toml").write_text(tomli_w.dumps({"given": {EVIL: EVIL}}), encoding="utf-8")
    (folder / "script.txt").write_text(f"note {EVIL}", encoding="utf-8")
    (folder / "text.jsonl").write_text(json.dumps({EVIL: EVIL}) + "\n", encoding="utf-8")
    (folder / "setup.toml").write_text(tomli_w.dumps({EVIL: EVIL}), encoding="utf-8")
    (folder / "strange.ftl").write_text(f"actions-rest = {EVIL} {{ {EVIL}", encoding="utf-8")
    pack = folder / f"pack {NAME}"
    pack.mkdir()
    (pack / "pack.toml").write_text(tomli_w.dumps({"id": EVIL, EVIL: EVIL}), encoding="utf-8")
    (pack / f"{NAME}.toml").write_text("", encoding="utf-8")
    return folder


def walk(folder: Path, out: Path) -> Walk:
    """Each command with its ways to be given such files."""
    logs = sorted(folder.glob("*.dmdlog"))
    asides, cut = logs[0], next(log for log in logs if log.name.startswith("cut"))
    cases, pack = sorted(folder.glob("*.case.toml")), next(folder.glob("pack *"))
    bundles = sorted(folder.glob("*.dmdbundle"))
    each = [[log] for log in logs]
    return {
        "record": [
            [out / "r.dmdlog", "--script", folder / "script.txt"],
            [out / "p.dmdlog", "--pack", pack],
            [out / "e.dmdlog", "--episode", EVIL],
            ["--resume", cut],
        ],
        "replay": [logs, *each],
        "verify": [logs, *each, logs[:4], [*logs, "--jobs", "1"]],
        "show": each,
        "goto": [[log, "--step", 3] for log in logs] + [[asides, "--mark", "none"]],
        "explain": [[log, "round"] for log in logs],
        "diff": [[asides, log] for log in logs],
        "fork": [[log, out / f"f{n}.dmdlog", "--step", 2] for n, log in enumerate(logs)],
        "shrink": [[log, "-o", out / "s.dmdlog"] for log in (asides, cut, cases[0])],
        "bisect": [[asides, log] for log in logs]
        + [[asides, "--other-setup", folder / "setup.toml"]],
        "bundle": [[log, "-o", out / f"b{n}.dmdbundle"] for n, log in enumerate(logs)]
        + [[asides, "--mark", "none"], [asides, "--note", EVIL, "-o", out / "noted.dmdbundle"]],
        "open": [[bundle, "-o", out / f"o{n}.dmdlog"] for n, bundle in enumerate(bundles)]
        + [[bundle, "--issue"] for bundle in bundles],
        "upgrade": [[folder], *each],
        "legal": [[log, "--step", 3] for log in logs],
        "inspect": each,
        "export": each,
        "import": [[folder / "text.jsonl", "-o", out / "i.dmdlog"], [asides, "-o", out / "j"]],
        "migrate": [[log, "-o", out / "m.dmdlog"] for log in logs],
        "demo": [],
        "soak": [],
        "simulate": [
            [folder, "--games", "1"],
            [out / NAME, "--games", "1", "--jobs", "1", "--keep", "wins"],
            [out / "k", "--keep", EVIL],
            [out / "b", "--bot", EVIL],
            [out / "s", "--scheduler", EVIL],
            [out / "p", "--games", "1", "--pack", pack],
        ],
        "conformance": [["--only", EVIL]],
        "cases": [
            ["run", *cases],
            ["run", "--trace", *cases],
            ["list", *cases],
            ["list", "--by-rule", *cases],
            ["from", asides, "--step", 2],
            ["from", asides, "--step", 2, "--name", EVIL],
        ],
        "coverage": [["--cases", cases[0]], ["--cases", folder], [asides, "--all"]],
        "position": [["show", asides, "--step", 2], ["check", folder / "position.toml"]],
        "pack": [["check", pack], ["show", "--pack", pack], ["words", "--pack", pack]],
        "odds": [],
        "rules": [["search", EVIL], ["show", EVIL]],
        "stats": [
            logs,
            [folder],
            *each,
            [asides, "--csv", out / "s.csv", "--html", out / "s.html"],
        ],
        "play": [[log] for log in logs] + [[out / "l.dmdlog", "--lang", EVIL]],
        "serve": [["--stdio"], ["--stdio", EVIL]],
        "texts": [["check", "--lang", EVIL], ["check", "--lang", folder / "strange.ftl"]],
        "report": [[log, "-o", out / f"r{n}.html"] for n, log in enumerate(logs)]
        + [[asides, log, "-o", out / f"d{n}.html"] for n, log in enumerate(logs)]
        + [[bundle, "-o", out / f"b{n}.html"] for n, bundle in enumerate(bundles)],
    }


def harmless(text: str) -> bool:
    """Whether a text steers nothing and has no line that somebody forged."""
    lines = text.split("\n")
    return all(map(str.isprintable, lines)) and not any(
        line.strip().startswith(FORGED) for line in lines
    )


def given(words: Sequence[object]) -> Result:
    """Run a command."""
    return CliRunner().invoke(main, [str(word) for word in words])


def test_every_command_is_walked(tmp_path: Path) -> None:
    """A new command has to say which files it reads."""
    (tmp_path / "pack x").mkdir()
    for name in ("a.dmdlog", "cut.dmdlog", "a.case.toml"):
        (tmp_path / name).touch()

    assert set(COMMANDS) == set(walk(tmp_path, tmp_path))


SAMPLE: Final = 3
"""Every day a third of the ways is gone; the exhaustive tests go all."""


@pytest.mark.parametrize("every", [SAMPLE, pytest.param(1, marks=pytest.mark.exhaustive)])
@pytest.mark.parametrize("command", COMMANDS)
def test_no_file_steers_a_terminal_or_adds_a_line(
    command: str, every: int, folder: Path, tmp_path: Path
) -> None:
    """Neither what is said nor what is complained about; nothing ends in a traceback."""
    for words in walk(folder, tmp_path)[command][::every]:
        for more in ([], ["--json"]):
            done = given([command, *words, *more])

            if "No such option" in done.output:
                continue
            assert done.exception is None or isinstance(done.exception, SystemExit), words
            if (
                "--issue" in words
            ):  # the report alone, to be pasted elsewhere: its lines are its own
                assert all(map(str.isprintable, done.output.split("\n")))
            else:
                assert harmless(done.output), (words, done.output)


@pytest.mark.parametrize("name", ["coverage", "case", "bundle"])
def test_what_is_written_steers_no_terminal_either(name: str, folder: Path, tmp_path: Path) -> None:
    """Pages, cases and reports are read on terminals too."""
    asides = min(folder.glob("asides*.dmdlog"))
    out = tmp_path / "out"
    if name == "coverage":
        done = given(["coverage", asides, "--html", out])
    elif name == "case":
        done = given(["cases", "from", asides, "--step", 2, "--name", EVIL, "-o", out])
    else:
        done = given(["bundle", asides, "--mark", EVIL, "--note", EVIL, "-o", out])
    assert done.exit_code == 0, done.output
    if name == "bundle":
        with zipfile.ZipFile(out) as archive:
            text = archive.read("issue.md").decode()
    else:
        text = out.read_text("utf-8")

    assert harmless(text)
    if name == "case":
        assert EVIL == parse_toml(text)["case"][0]["name"]


def test_an_error_of_several_sentences_keeps_its_lines() -> None:
    """Line ends of its own stay, those of a stranger do not."""
    error = LinesError("given:", f"  found '{EVIL}'")

    assert 2 == len(lines_of(error)) == len(str(error).split("\n"))
    assert 1 == len(lines_of(ValueError(EVIL)))


@pytest.mark.parametrize("words", [[f"--{EVIL}"], ["verify", f"--{EVIL}"], [EVIL], ["odds", EVIL]])
def test_a_file_that_is_named_like_an_option_adds_no_line(words: list[object]) -> None:
    """A pattern of the shell may give such a name."""
    done = given(words)

    assert done.exit_code == 2
    assert harmless(done.output)


def test_a_report_is_quoted() -> None:
    """Every line of it is marked, whatever ends it."""
    assert ["| a", "| b", "|", "| c", "| d"] == quoted("a\r\nb\u2028\x85c\x0bd")


def test_toml_with_escapes_says_the_same() -> None:
    """Also for signs beyond the first 65,536."""
    table = {EVIL: [EVIL, "\U000e0001", "Füße → \u200b"]}
    text = harmless_toml(table)

    assert table == parse_toml(text)
    assert harmless(text)
