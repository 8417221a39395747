"""The other pages: cards that can be searched, statistics, what a notebook shows."""

from pathlib import Path

import pytest
from click.testing import CliRunner
from playwright.sync_api import Browser

import dmd_core as dmd
from dmd_replay.cli.main import main
from dmd_replay.registry import game_tools
from dmd_replay.report import notebook
from tests.browser.chromium import DESK, PHONE, faults_for_all, watched
from tests.kept_logs import DEATH_MAY_DIE

pytestmark = pytest.mark.frontends

GAMES = Path(__file__).parents[2] / "fixtures" / "games"


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_cards_are_found_by_their_words(
    browser: Browser, tmp_path: Path, size: tuple[int, int]
) -> None:
    """All words have to be on a card; the link has them too."""
    page = tmp_path / "cards.html"
    assert CliRunner().invoke(main, ["pack", "show", "--html", str(page)]).exit_code == 0
    with watched(browser, size) as seen:
        seen.page.goto(page.as_uri())
        assert [] == faults_for_all(seen.page)
        seen.page.fill("#find", "lose SANITY discard")
        found = seen.page.locator(".card:visible h3").all_inner_texts()
        seen.page.reload()

        assert found
        assert found == seen.page.locator(".card:visible h3").all_inner_texts()
        for text in seen.page.locator(".card:visible").all_inner_texts():
            assert all(word in text.lower() for word in ("lose", "sanity", "discard"))
        assert size[0] == seen.page.evaluate("document.documentElement.scrollWidth")
        assert [] == seen.faults


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_statistics_are_a_page_for_everybody(
    browser: Browser, tmp_path: Path, size: tuple[int, int]
) -> None:
    """Nothing reaches beyond the window, and an axe finds nothing."""
    page = tmp_path / "stats.html"
    words = ["stats", str(GAMES / "two-random.dmdlog"), "--html", str(page)]
    assert CliRunner().invoke(main, words).exit_code == 0
    with watched(browser, size) as seen:
        seen.page.goto(page.as_uri())

        assert [] == faults_for_all(seen.page)
        assert size[0] == seen.page.evaluate("document.documentElement.scrollWidth")
        assert [] == seen.faults


def test_a_notebook_shows_a_table_and_a_game(browser: Browser) -> None:
    """Each in a frame of its own, which works there and reaches nothing."""
    game = dmd.load_game(players=2, investigators=("ian", "sister_beth"))
    tools = game_tools(DEATH_MAY_DIE)
    table = notebook.table(tools, game, dmd.start(game, seed=7).state)
    log = notebook.log(GAMES / "two-random.dmdlog")
    with watched(browser) as seen:
        seen.page.set_content(
            f"<!doctype html><title>cells</title>{table._repr_html_()}{log._repr_html_()}"
        )
        first, second = (seen.page.frame_locator("iframe").nth(n) for n in range(2))
        first.locator("html[data-ready=yes]").wait_for()
        second.locator("html[data-ready=yes]").wait_for()
        second.locator("#next").click()

        assert "Sister Beth" in first.locator(".panels").inner_text()
        assert second.locator("#where").inner_text().startswith("Step 1 of 37")
        assert [] == seen.faults


def test_what_is_no_card_is_refused() -> None:
    """By its name."""
    with pytest.raises(ValueError, match=r"^'nothing' is the id of no card and of no pack$"):
        notebook.cards(game_tools(DEATH_MAY_DIE), "nothing")
