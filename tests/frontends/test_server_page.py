"""The page of the server, as people use it: two tabs, a server that is killed, hostile names."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.chromium import DESK, PHONE, WatchedPage, faults_for_all, watched
from tests.frontends.sockets import SECONDS, Served, served
from tests.replay.packs.skeletons import skeleton

WAIT: Final = SECONDS * 1000
"""Milliseconds."""
SEED: Final = "7"
"""Of a game in which who begins can attack, and has a die to reroll."""
HOSTILE: Final = "<img src=x onerror=alert(1)> **b** &amp;"

pytestmark = pytest.mark.frontends


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    """A server of its own."""
    with served(tmp_path / "games.sqlite") as one:
        yield one


def opened(stack: ExitStack, browser: Browser, server: Served, link: str) -> WatchedPage:
    """A tab at a link."""
    tab = stack.enter_context(watched(browser, DESK, home=server.page))
    tab.page.set_default_timeout(WAIT)
    tab.page.goto(link)
    return tab


def seeded(page: Page) -> None:
    """Fill in the seed: what is drawn is another game each time."""
    page.get_by_text("Chance, undo, packs").click()
    page.get_by_role("textbox", name="Seed").fill(SEED)


def begun(page: Page) -> list[str]:
    """Begin the game that is chosen; the links of the seats, and of who looks on."""
    seeded(page)
    page.get_by_role("button", name="Begin").click()
    page.locator("#keys a").first.wait_for()
    return [str(one.get_attribute("href")) for one in page.locator("#keys a").all()]


def shown(page: Page) -> str:
    """The question that is shown."""
    return page.locator("#question").inner_text()


def stands(page: Page) -> tuple[str, int]:
    """The question, and how much is told."""
    return shown(page), page.locator(".account .entry").count()


def test_two_tabs_play_and_a_killed_server_is_gone_on_with(
    server: Served, browser: Browser
) -> None:
    """What one tab decides the other shows; all come back by themselves, with the dice thrown."""
    with ExitStack() as stack:
        lobby = opened(stack, browser, server, server.page)
        links = begun(lobby.page)
        tabs = [opened(stack, browser, server, link) for link in links[:3]]
        for tab in tabs:
            tab.page.locator("#question").wait_for()
        (active,) = [tab for tab in tabs[:2] if tab.page.locator("#options .option").count()]
        others = [tab for tab in tabs if tab is not active]

        active.page.get_by_role("button", name="attacks.").click()
        for tab in tabs:
            told = tab.page.locator(".account .entry").first
            expect(told).to_contain_text("takes the Attack action.", timeout=WAIT)
            expect(tab.page.locator("#status")).to_contain_text("attacks.", timeout=WAIT)
        for tab in others:
            assert shown(tab.page).endswith("decides.")
            assert 0 == tab.page.locator("#options .option").count()
        assert 0 == tabs[2].page.get_by_role("button", name="Undo", exact=True).count()
        for _ in range(3):
            if shown(active.page).endswith("may reroll a die."):
                break
            active.page.locator("#options .option").first.click()
            active.page.wait_for_selector("body:not([aria-busy])")
        assert shown(active.page).endswith("may reroll a die.")
        thrown = active.page.locator("#options .throw").all_inner_texts()

        server.kill()
        for tab in tabs:
            expect(tab.page.locator("#problem")).to_contain_text("is away", timeout=WAIT)
        before = [stands(tab.page) for tab in tabs]
        server.begin()
        for tab in tabs:
            expect(tab.page.locator("#problem")).to_be_empty(timeout=WAIT)
        assert before == [stands(tab.page) for tab in tabs]
        assert thrown == active.page.locator("#options .throw").all_inner_texts()

        active.page.get_by_role("button", name="Undo action").click()
        for tab in tabs:  # what was taken back is told no more
            expect(tab.page.locator(".account .entry")).to_have_count(1, timeout=WAIT)
        expect(active.page.locator("#question")).to_contain_text("may take an action", timeout=WAIT)
        active.page.get_by_role("button", name="runs.").click()
        for tab in tabs:
            expect(tab.page.locator(".account .entry").first).to_contain_text("Run action")
        assert [] == faults_for_all(active.page)
        assert [] == faults_for_all(lobby.page)
        faults = [fault for tab in (lobby, *tabs) for fault in tab.faults]
        away = [fault for fault in faults if "WebSocket connection to" in fault]
        assert [] == [fault for fault in faults if fault not in away]


def test_who_reads_is_not_torn_away_when_another_decides(server: Served, browser: Browser) -> None:
    """The focus goes to a question that this seat is asked, and to no other."""
    with server.player() as player, ExitStack() as stack:
        game = player("new", ruleset="death-may-die", seed=7)
        decider = game["status"]["decider"]
        keys = [seat["game"] for seat in game["seats"]]
        asked = opened(stack, browser, server, f"{server.page}#{keys[decider]}")
        other = opened(stack, browser, server, f"{server.page}#{keys[1 - decider]}")
        for tab in (asked, other):
            tab.page.locator("#question").wait_for()
        other.page.locator("#title").click()
        player("apply", game=keys[decider], command="run")

        expect(other.page.locator("#status")).to_contain_text("runs.", timeout=WAIT)
        expect(asked.page.locator("#status")).to_contain_text("runs.", timeout=WAIT)
        focused = [tab.page.evaluate("document.activeElement.id") for tab in (asked, other)]
        assert ["question", ""] == focused


def test_every_game_is_begun_from_its_form_with_the_keyboard(
    server: Served, browser: Browser
) -> None:
    """Narrow, and without a mouse."""
    with ExitStack() as stack:
        lobby = opened(stack, browser, server, server.page)
        lobby.page.locator("form").wait_for()
        games = lobby.page.get_by_label("Which").locator("option").all_inner_texts()
        assert len(games) > 1
        for game in games:
            tab = opened(stack, browser, server, server.page)
            tab.page.get_by_label("Which").select_option(label=game)
            seeded(tab.page)
            tab.page.get_by_role("button", name="Begin").focus()
            tab.page.keyboard.press("Enter")
            tab.page.locator("#keys a").last.wait_for()
            whole = str(tab.page.locator("#keys a").last.get_attribute("href"))
            played = opened(stack, browser, server, whole)
            played.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
            played.page.locator("#question").wait_for()
            for _ in range(3):
                told = played.page.locator(".account .entry").count()
                played.page.locator("#options .option").first.focus()
                played.page.keyboard.press("Enter")
                expect(played.page.locator(".account .entry")).to_have_count(told + 1, timeout=WAIT)
            assert [] == faults_for_all(played.page)
            width = played.page.evaluate("document.documentElement.scrollWidth")
            assert width <= PHONE[0]
            assert [] == tab.faults + played.faults


def test_the_form_offers_what_can_be_played_with_the_rest(server: Served, browser: Browser) -> None:
    """Cards of another place are not there, and one that is chosen goes with its place."""
    with ExitStack() as stack:
        page = opened(stack, browser, server, server.page).page
        page.get_by_label("Which").select_option(label="Final Girl")
        field = page.locator("label.field")
        cards, place = (
            field.filter(has=page.get_by_text(name, exact=True)).locator("select")
            for name in ("Setup card", "Location")
        )
        offered = cards.locator("option:not([disabled])")
        camp = offered.all_inner_texts()
        cards.select_option(label=camp[-1])
        place.select_option(label="The Glassworks")

        assert "" == cards.input_value()
        assert set(camp) & set(offered.all_inner_texts()) == {"—"}


def test_a_quick_second_click_answers_what_is_asked_then(server: Served, browser: Browser) -> None:
    """The page is busy until the next question stands there: nothing is said to be stale."""
    with server.player() as player, ExitStack() as stack:
        game = player("new", ruleset="death-may-die", seed=7)["game"]
        tab = opened(stack, browser, server, f"{server.page}#{game}")
        tab.page.locator("#question").wait_for()
        for _ in range(5):
            before = shown(tab.page), tab.page.locator(".account .entry").count()
            tab.page.locator("#options .option").first.click()
            tab.page.wait_for_selector("body:not([aria-busy])")
            assert before != (shown(tab.page), tab.page.locator(".account .entry").count())
        assert "" == tab.page.locator("#problem").inner_text()
        assert [] == tab.faults


def test_a_page_speaks_the_language_of_its_browser(server: Served, browser: Browser) -> None:
    """Two players of one game may have two."""
    with server.player() as player, ExitStack() as stack:
        game = player("new", ruleset="death-may-die", seed=7)["game"]
        asked: list[str] = []
        for locale in ("en-GB", "pl-PL"):
            tab = stack.enter_context(watched(browser, DESK, home=server.page, locale=locale))
            tab.page.goto(f"{server.page}#{game}")
            tab.page.locator("#options .option").first.wait_for(timeout=WAIT)
            asked.append(shown(tab.page))
        assert "Elizabeth may take an action." == asked[0]
        assert asked[0] != asked[1]


def test_a_hostile_name_is_text(server: Served, browser: Browser) -> None:
    """A pack with markup in its names is played, and shown as it is written."""
    files = skeleton("episode", "strangers", HOSTILE)
    pack = {name: data.decode() for name, data in files.items()}
    assert any(HOSTILE in text for text in pack.values())
    with server.player() as player, ExitStack() as stack:
        game = player(
            "new",
            ruleset="death-may-die",
            packs=[pack],
            setup={"episode": "strangers"},
        )["game"]
        tab = opened(stack, browser, server, f"{server.page}#{game}")
        tab.page.locator(".panel").first.wait_for()
        for part in tab.page.locator("details:not([open]) > summary").all():
            if part.is_visible():
                part.click()
        assert HOSTILE in tab.page.locator("#title").inner_text()
        assert HOSTILE in tab.page.locator(".boards").inner_text()
        assert 0 == tab.page.locator("main img, main script, main b b").count()
        assert [] == tab.faults
