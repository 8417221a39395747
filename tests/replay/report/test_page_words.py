"""The words of pages: each is a message, in every language, and none stays in English."""

import re
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from importlib.resources import files
from pathlib import Path
from typing import Final, final

import pytest
from click.testing import CliRunner

from dmd_core.tabletop.lang.messages import Message, Speech
from dmd_replay.cli.main import main
from dmd_replay.facets import GameTools
from dmd_replay.games.death_may_die.game import TOOLS
from dmd_replay.lang.english import ENGLISH, PAGE
from dmd_replay.lang.spoken import ToolWords, holes
from dmd_replay.report.cards_page import cards_page_of
from dmd_replay.report.page import SCRIPTS, asset, page_of
from dmd_replay.report.stats_page import stats_page_of
from dmd_replay.report.told import ToldGame, ToldStep
from dmd_replay.stats import Summary
from tests.replay.logs import written
from tests.replay.report.reports import data_in, page_of_log

UKRAINIAN: Final = pytest.param("uk", marks=pytest.mark.exhaustive)
LANGUAGES: Final = pytest.mark.parametrize("code", ["pl", UKRAINIAN])
SAME: Final = {"diff-side", "explain-change", "page-symbol"}
"""What is the same in English and Polish: two have no word in them."""


@final
class Marked(Speech):
    """A language in which every message is its id in brackets."""

    @property
    def code(self) -> str:
        """No language at all."""
        return "x-marked"

    def knows(self, name: str) -> bool:
        """All of them."""
        return bool(name)

    def says(self, message: Message, form: str = "") -> str:
        """The id."""
        return f"[{message.id}{form}]"


MARKED: Final = ToolWords(Marked(), lambda english: f"[{english}]")


@final
class Texts(HTMLParser):
    """What people read or hear of a page."""

    SPOKEN: Final = ("aria-label", "placeholder", "title", "alt")

    def __init__(self, html: str) -> None:
        """Read it."""
        super().__init__()
        self.language = ""
        self.found: list[str] = []
        self._inside: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """What its attributes say."""
        if tag == "html":
            self.language = dict(attrs).get("lang") or ""
        if tag not in {"meta", "input", "br", "line", "rect", "polyline"}:
            self._inside.append(tag)
        self.found += [value for name, value in attrs if name in self.SPOKEN and value]

    def handle_endtag(self, tag: str) -> None:
        """Out of it."""
        if tag in self._inside:
            while self._inside.pop() != tag:
                pass

    def handle_data(self, data: str) -> None:
        """A text."""
        if not {"script", "style"} & set(self._inside) and data.strip():
            self.found.append(data.strip())


def english_in(texts: Texts) -> list[str]:
    """Words that are of no message."""
    bare = (re.sub(r"\[[^\]]*\]", "", text) for text in texts.found)
    return [text for text in bare if re.search("[A-Za-z]{2}", text)]


@cache
def speaking(code: str) -> GameTools:
    """The tools of a game in a language."""
    return TOOLS.languages.speaking(code)


@LANGUAGES
def test_no_message_stays_in_english(code: str) -> None:
    """Every id that the tools have says something else in each language."""
    words = speaking(code).words

    assert code == words.code
    left = {name for name in ENGLISH if words.template(name) == ToolWords().template(name)}
    assert left == SAME - ({"page-symbol"} if code == "uk" else set())


def test_a_page_says_nothing_that_is_no_message() -> None:
    """The frames of all three pages, texts as well as what is read aloud."""
    step = ToldStep(-1, 1, 1, "", "", "", ())
    empty = ToldGame("[title]", "", "", {}, (step,), 0, (), (), (), ())
    pages = (
        page_of([empty], {}, words=MARKED),
        cards_page_of((), "[title]", MARKED),
        stats_page_of(Summary((), (), ()), "[title]", MARKED),
    )
    for page in pages:
        texts = Texts(page)
        assert "x-marked" == texts.language
        assert len(texts.found) > 5
        assert [] == english_in(texts)


def test_the_script_of_a_page_has_its_words_from_messages() -> None:
    """Whatever it names is one of the page's, all are named somewhere, none of them counts."""
    script = "\n".join(asset(f"{name}.js") for name in SCRIPTS)
    named = set(re.findall(r'\bw\((?:\w+ \? )?"([a-z-]+)"', script))
    named |= set(re.findall(r'\bw\(\w+ \? "[a-z-]+" : "([a-z-]+)"', script))
    sources = [script, asset("report.html.jinja"), asset("stats.html.jinja")]
    folder = files("dmd_replay.report")
    sources += [
        folder.joinpath(f"{name}.py").read_text(encoding="utf-8")
        for name in ("making", "series", "picture")
    ]
    every = "\n".join(sources)

    assert {f"page-{name}" for name in named} <= set(PAGE)
    for name in PAGE:
        word = name.removeprefix("page-")
        parts = ("key-does-", "find-")
        kept = next((word.removeprefix(part) for part in parts if word.startswith(part)), word)
        assert re.search(rf"""["']({name}|{word}|{kept})["']""", every), name
        assert {""} >= set(holes(name).values())


@LANGUAGES
def test_a_report_is_in_the_language_of_its_game(code: str) -> None:
    """Its head, the words of its script, charts, luck, kinds of things."""
    tools = speaking(code)
    page = page_of_log(written(20), tools)
    data, english = data_in(page), data_in(page_of_log(written(20)))

    assert f'<html lang="{code}">' in page
    assert set(data["words"]) == {name.removeprefix("page-") for name in PAGE}
    assert data["labels"]["enemy"] == tools.words.label("enemy") != "enemy"
    assert {} == english["labels"]
    for mine, theirs in zip(data["games"], english["games"], strict=True):
        for what in ("charts", "luck"):
            for one, other in zip(mine[what], theirs[what], strict=True):
                assert not set(_words(one)) & (set(_words(other)) - NAMES)


NAMES: Final = {"Ian"}
"""Those that are the same everywhere."""


def _words(chart: dict[str, object]) -> Iterator[str]:
    for name, value in chart.items():
        if name in {"name", "who", "roll", "symbol"} and isinstance(value, str):
            yield value


@LANGUAGES
def test_commands_write_pages_in_a_language(tmp_path: Path, code: str) -> None:
    """Statistics and cards by `--lang`; English texts of cards say that they are English."""
    log = tmp_path / "game.dmdlog"
    log.write_bytes(written(20))
    stats, cards = tmp_path / "stats.html", tmp_path / "cards.html"
    for words in (
        ["stats", str(log), "--html", str(stats)],
        ["pack", "show", "lucky", "--html", str(cards)],
    ):
        done = CliRunner().invoke(main, [*words, "--lang", code], catch_exceptions=False)
        assert 0 == done.exit_code

    for page in (stats, cards):
        text = page.read_text(encoding="utf-8")
        assert f'<html lang="{code}">' in text
    said = speaking(code).words.label
    assert f"<bdi>{said('Party')}: " in stats.read_text(encoding="utf-8")
    card = cards.read_text(encoding="utf-8")
    assert '<p lang="en">Unique Skill.</p>' in card
    assert f"<bdi>{said('Lucky')}</bdi>" in card
    assert "Lucky" not in {said("Lucky"), said("Party")}
