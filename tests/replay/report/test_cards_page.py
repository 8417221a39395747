"""The page of cards: each card once, escaped; nothing is overwritten."""

import html
import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from dmd_replay.cli.main import main
from dmd_replay.facets.packs import PackText
from dmd_replay.registry import game_tools
from dmd_replay.report.cards_page import cards_page_of
from tests.kept_logs import DEATH_MAY_DIE, FINAL_GIRL
from tests.replay.report.reports import MARKUP


def run(*arguments: object) -> Result:
    """Run the command with arguments."""
    return CliRunner().invoke(main, [str(word) for word in arguments], catch_exceptions=False)


@pytest.mark.parametrize("title", [DEATH_MAY_DIE, FINAL_GIRL])
def test_every_card_is_on_it_with_its_text(tmp_path: Path, title: str) -> None:
    """In the order of the packs, with the lines that `pack show` prints."""
    page = tmp_path / "cards.html"
    facet = game_tools(title).packs
    assert facet is not None
    texts = facet.texts(())

    assert 0 == run("pack", "show", "--game", title, "--html", page).exit_code
    text = page.read_text(encoding="utf-8")
    names = [html.unescape(one) for one in re.findall(r"<h3><bdi>(.*?)</bdi></h3>", text)]
    assert [one.name for one in texts] == names
    said = html.unescape(text)
    assert [] == [line for one in texts for line in one.lines if f"<p>{line}</p>" not in said]
    assert 2 == run("pack", "show", "--game", title, "--html", page).exit_code


def test_some_cards_alone(tmp_path: Path) -> None:
    """Those whose ids are given."""
    page = tmp_path / "cards.html"
    done = run("pack", "show", "toughness", "--html", page)

    assert (0, f"{page}: 1 card; open it in a browser\n") == (done.exit_code, done.stdout)


def test_names_of_strangers_are_no_markup() -> None:
    """On a card as anywhere."""
    card = PackText("theirs", "id", MARKUP, "skill", (MARKUP,), {})
    page = cards_page_of([card], MARKUP)

    assert MARKUP not in page
    assert html.escape(MARKUP) in page
