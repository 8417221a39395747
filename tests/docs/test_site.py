"""The site: pages that are made, links that hold, names of strangers that are no markup."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

import dmd_core as dmd
from dmd_core.death_may_die.say import CardText, TextKind
from dmd_core.kernel.ids import RuleId
from dmd_replay.facets.rulebook import Place
from dmd_replay.games.death_may_die.game import TOOLS
from tests.docs.programs import DOCS
from tests.docs.site import REFERENCE, ROOT, cards_page, prepared, rules_page

_RUN = re.compile(r"^```(console|pycon|python\b|toml|fluent|jsonrpc)", re.MULTILINE)
_OTHER = re.compile(r"^```(?:text|sh)\n(.*?)$", re.MULTILINE)

NOT_RUN: Final = {
    "python docs/examples/web/build.py --serve 8000": "without an end; see tests/browser/web",
    "Content-Security-Policy: default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src"
    " 'self'; connect-src 'self'; …": "a header, cut short",
    "pip install 'dmd-core[lang]'": "tests/packaging installs the wheel with its extras",
    "pip wheel --no-deps -w dist .": "tests/packaging builds the wheel and installs it with extras",
    f"dask scheduler{' ' * 36}# on one machine": "several machines; see tests/services",
    "node docs/examples/node/play.js --game list": "needs node; see tests/frontends",
    "pip install 'dmd-core[server]'": "without an end; see tests/frontends",
}
"""Blocks by their first lines, and why they are not run as they stand, or where it is tried."""

PRINTED: Final = {
    "Vera": "final-girl-packs",
    "Siostra Beth biegnie.": "languages",
    "'friday' went on: this was meant for version 2, it stands at 3; nothing was kept, load it"
    " again": "store",
}
"""Blocks with what a program of the page prints, which the test of the page compares."""


def test_every_rule_has_an_anchor() -> None:
    """Whatever is cited can be looked up."""
    entries = TOOLS.rulebook.entries
    place = Place("dmd_core/death_may_die/chapters/run.py", 7)
    page = rules_page(entries, {RuleId("DMD-RUN-04"): [place]})

    for entry in entries:
        assert f"### {entry.id} {{#{entry.id.lower()}}}" in page
    assert "- in the engine: `dmd_core/death_may_die/chapters/run.py:7`" in page


def test_every_card_is_there() -> None:
    """With its sentences, under its pack and kind."""
    cards = list(dmd.all_texts(dmd.load_content()))
    page = cards_page(cards)

    assert len(cards) > 80
    for card in cards:
        assert f"{{#{card.pack}-{card.kind}-{card.id}}}" in page


def test_everything_public_is_in_the_reference() -> None:
    """Each name once, from where it is defined."""
    text = "\n".join(REFERENCE["dmd_core"]())
    shown = re.findall(r"^::: [\w.]+\.(\w+)$", text, re.MULTILINE)

    assert len(shown) == len(dmd.__all__)
    assert {"menu", "Menu", "State", "load_game", "Seat"} <= set(shown)


@pytest.mark.parametrize(
    ("written", "at", "turned"),
    [
        ("[a](docs/cases.md#positions)", "index.md", "[a](cases.md#positions)"),
        ("![a](docs/pictures/play-large.svg)", "index.md", "![a](pictures/play-large.svg)"),
        ("![a!](pictures/play-large.svg)", "playing.md", "![a!](pictures/play-large.svg)"),
        ("[a](../CONTRIBUTING.md)", "architecture.md", "[a](project/contributing.md)"),
        ("[a](../docs/cases.md)", "project/tests.md", "[a](../cases.md)"),
        (
            "[a](examples/seats.py)",
            "seats.md",
            "[a](https://github.com/dmd-core/dmd-core/blob/main/docs/examples/seats.py)",
        ),
        ("[a](https://example.org)", "index.md", "[a](https://example.org)"),
        ("by DMD-RUN-04.", "adr/x.md", "by [DMD-RUN-04](../browse/rules.md#dmd-run-04)."),
        ("by `DMD-RUN-04`.", "cases.md", "by `DMD-RUN-04`."),
        ("by DMD-NON-99.", "cases.md", "by DMD-NON-99."),
        ("```\n[a](b.md) DMD-RUN-04\n```", "cases.md", "```\n[a](b.md) DMD-RUN-04\n```"),
        ("```python seats.py\nimport x\n```", "seats.md", "```python\nimport x\n```"),
    ],
)
def test_links_hold_on_the_site(written: str, at: str, turned: str) -> None:
    """Those between pages, to pages outside of the folder, to files, and those of rule ids."""
    assert turned == prepared(written, at)


def test_the_name_of_a_stranger_is_no_markup() -> None:
    """Of a pack with markup, control characters or text from right to left in it."""
    name = "<script>alert(1)</script> **b** [x](y) \x1b[31m \u202egnp"
    page = cards_page([CardText("x", name, TextKind.MYTHOS, (f"{name}|`", "# no heading"), "p")])

    assert "<script>" not in page
    assert "**b**" not in page
    assert "\x1b" not in page
    assert "\u202e" not in page
    assert "- &#35; no heading" in page


def test_every_page_that_shows_code_has_a_test() -> None:
    """Blocks that look as if they ran are run."""
    tests = "".join(
        path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py")
    )
    shows = [path.stem for path in DOCS.glob("*.md") if _RUN.search(path.read_text("utf-8"))]

    assert [] == [page for page in shows if f"{page}.md" not in tests and f'"{page}"' not in tests]


def test_every_other_block_is_what_a_program_prints_or_has_a_reason_not_to_run() -> None:
    """So that no block is run by nobody unseen."""
    pages = {path.stem: path.read_text("utf-8") for path in DOCS.glob("*.md")}
    found = {line: page for page, text in pages.items() for line in _OTHER.findall(text)}

    assert set(found) == {*NOT_RUN, *PRINTED}
    assert {line: page for line, page in found.items() if line in PRINTED} == PRINTED


@pytest.mark.exhaustive
def test_the_site_builds_without_a_warning(tmp_path: Path) -> None:
    """And loads nothing from elsewhere."""
    pytest.importorskip("mkdocs", reason="the packages for development are not installed")
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "-d", str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
    )

    assert 0 == done.returncode, done.stderr
    assert "WARNING" not in done.stderr
    loads = re.compile(r'<(?:script|link|img)[^>]*(?:src|href)="https?://(?!github\.com)')
    assert [] == [path.name for path in tmp_path.rglob("*.html") if loads.search(path.read_text())]
