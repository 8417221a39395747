"""Reports in a browser: what they show is what was so, by every way through them."""

import random
import re
from pathlib import Path
from typing import Any, Final

import pytest
from click.testing import CliRunner
from playwright.sync_api import Browser, Page

from dmd_core.kernel.views import SPECTATOR
from dmd_core.screen.eyes import as_seen
from dmd_replay.check.replay import ReplayVerdict, replay
from dmd_replay.cli.main import main
from dmd_replay.facets import GameTools
from dmd_replay.facets.game import display_of
from dmd_replay.log import LogWriter, parse_log, read_log
from dmd_replay.play.recorder import Recorder
from dmd_replay.read.explain import explain
from dmd_replay.read.history import history_of
from dmd_replay.read.seek import Cursor
from dmd_replay.registry import game_tools
from dmd_replay.report.drawn import THINGS, Drawn, drawn
from dmd_replay.report.making import NamedLog, report_of
from tests.browser.chromium import DESK, PHONE, WatchedPage, faults_for_all, watched
from tests.kept_logs import DEATH_MAY_DIE, FINAL_GIRL
from tests.replay.report.forged import forged_log
from tests.replay.report.reports import (
    at,
    crowded,
    history_in,
    hostile_log,
    page_of_log,
    page_of_table,
)

pytestmark = pytest.mark.frontends

GAMES: Final = Path(__file__).parents[2] / "fixtures" / "games"
QUIET: Final = GAMES / "curious-457.dmdlog"
CROWDED: Final = GAMES / "five-sensible.dmdlog"
STEPS: Final = 50
TIMES: Final = "\N{MULTIPLICATION SIGN}"
SCRUB: Final = 0.1
"""Seconds that a step may take to be shown."""
SCRUBS: Final = 4
"""So often each is shown; the quickest counts, as the machine may do something else meanwhile."""


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with pages on disk: a quiet game, a crowded one, a game of the other title."""
    folder = tmp_path_factory.mktemp("pages")
    for name, path in (("quiet", QUIET), ("crowded", CROWDED)):
        (folder / f"{name}.html").write_text(page_of_log(path), encoding="utf-8")
    return folder


def opened(seen: WatchedPage, path: Path, where: str = "") -> Page:
    """A page from disk, once it has put its data together."""
    seen.page.goto(path.resolve().as_uri() + where)
    seen.page.wait_for_selector("html[data-ready=yes]")
    return seen.page


def where(page: Page) -> int:
    """The step that a page says it shows."""
    found = re.match(r"Step (\d+) of", page.inner_text("#where"))
    assert found is not None
    return int(found[1])


# --- what is shown --------------------------------------------------------------------------------


SHOWN: Final = """() => Array.from(document.querySelectorAll('#views [data-path]'),
    (one) => [one.dataset.path, one.dataset.text])"""


def shown(page: Page) -> dict[str, str]:
    """Every value on a page by its path."""
    found = page.evaluate(SHOWN)
    return dict(found)


def to_be_shown(table: Drawn) -> dict[str, str]:
    """Every value that a page of a table has to show, worked out of the table alone."""
    return {**_on_map(table), **_beside_the_map(table)}


def _on_map(data: Any) -> dict[str, str]:  # noqa: ANN401 - plain data
    found: dict[str, str] = {}
    for id_, place in _things(data, "places"):
        base = f"/places/of/{id_}"
        for key, mark in _things(place, "marks"):
            found[f"{base}/marks/of/{key}"] = f"{TIMES}{mark['n']}" if mark["n"] > 1 else ""
        for key, piece in _things(place, "pieces"):
            numbers = [f"{TIMES}{piece['n']}"] if piece["n"] > 1 else []
            if "health" in piece:
                numbers.append(f"{piece['health']['value']}/{piece['health']['highest']}")
            found[f"{base}/pieces/of/{key}"] = " ".join(numbers)
    return found


def _beside_the_map(data: Any) -> dict[str, str]:  # noqa: ANN401 - as above
    found: dict[str, str] = {}
    for key, track in _things(data, "tracks"):
        found[f"/tracks/of/{key}/value"] = str(track["value"])
    for id_, panel in _things(data, "panels"):
        base = f"/panels/of/{id_}"
        if "place" in panel:
            found[f"{base}/place"] = table_name(data, panel["place"])
        for key, track in _things(panel, "tracks"):
            found[f"{base}/tracks/of/{key}/value"] = str(track["value"])
        found |= _marks(base, panel)
        found |= _cards(f"{base}/cards", panel, "cards")
    for id_, pile in _things(data, "piles"):
        base = f"/piles/of/{id_}"
        if pile["n"] or "top" not in pile:
            found[f"{base}/n"] = str(pile["n"])
        found |= _cards(f"{base}/top", pile, "top")
    for id_, throw in _things(data, "throws"):
        base = f"/throws/of/{id_}"
        for key, die in _things(throw, "dice"):
            found[f"{base}/dice/of/{key}/name"] = die["name"]
        found |= _marks(base, throw)
    return found


def table_name(table: Any, place: str) -> str:  # noqa: ANN401 - plain data
    """The name of a place."""
    name = at(table, f"/places/of/{place}/name")
    return place if name is None else str(name)


def _things(owner: Any, name: str) -> list[tuple[str, Any]]:  # noqa: ANN401 - as above
    return list(owner[name][THINGS].items()) if name in owner else []


def _marks(base: str, owner: Any) -> dict[str, str]:  # noqa: ANN401 - as above
    return {f"{base}/marks/of/{key}/n": str(mark["n"]) for key, mark in _things(owner, "marks")}


def _cards(base: str, owner: Any, name: str) -> dict[str, str]:  # noqa: ANN401 - as above
    found: dict[str, str] = {}
    for key, card in _things(owner, name):
        if card["level"]:
            found[f"{base}/of/{key}/level"] = str(card["level"])
        if "state" in card:
            found[f"{base}/of/{key}/state"] = card["state"]
        found |= _marks(f"{base}/of/{key}", card)
    return found


def recorded_game(title: str, folder: Path) -> tuple[GameTools, Path]:
    """A game of a title, as it was kept or recorded now."""
    tools = game_tools(title)
    if title == DEATH_MAY_DIE:
        return tools, CROWDED
    path = folder / "game.dmdlog"
    words = ["record", str(path), "--game", title, "--seed", "7"]
    assert CliRunner().invoke(main, words).exit_code == 0
    return tools, path


@pytest.mark.parametrize("title", [DEATH_MAY_DIE, FINAL_GIRL])
def test_every_number_is_that_of_the_state(browser: Browser, tmp_path: Path, title: str) -> None:
    """At fifty steps that were scrubbed to in any order: nothing is missing, nothing is wrong."""
    tools, path = recorded_game(title, tmp_path)
    history = history_in(path, tools)
    cursor, display = Cursor(history.timeline), display_of(tools)
    (tmp_path / "game.html").write_text(page_of_log(path, tools), encoding="utf-8")
    steps = random.Random(7).choices(range(len(history.moves)), k=STEPS)  # noqa: S311 - steps, no secrets
    with watched(browser) as seen:
        page = opened(seen, tmp_path / "game.html")
        for step in steps:
            page.evaluate(
                """(step) => { const scrub = document.getElementById('scrub');
                    scrub.value = step; scrub.dispatchEvent(new Event('input')); }""",
                step,
            )
            state = as_seen(tools.ruleset, cursor.peek(step), SPECTATOR)
            table = drawn(display.tableau(history.game, state))

            assert step == where(page)
            assert to_be_shown(table) == shown(page)

        assert [] == seen.faults


def test_a_value_is_explained_by_the_events_that_changed_it(browser: Browser, pages: Path) -> None:
    """The same events, the same sentences and the same numbers as `explain` gives."""
    history = history_in(CROWDED)
    tools = game_tools(DEATH_MAY_DIE)
    step = 300
    found = explain(
        Cursor(history.timeline), tools, "investigators.ian.stress", step, everything=True
    )
    with watched(browser) as seen:
        page = opened(seen, pages / "crowded.html", f"#step={step}")
        page.click("[data-path='/panels/of/ian/tracks/of/stress/value']")
        told = page.locator("#dialog .causes > li")
        numbers = [cause.step for cause in reversed(found.causes)]

        assert numbers == [
            int(text.removeprefix("Step ")) for text in told.locator("> a").all_inner_texts()
        ]
        for cause, text in zip(reversed(found.causes), told.all_inner_texts(), strict=True):
            (change,) = cause.changes
            assert cause.says in text
            assert f"{change.first} → {change.second}" in text
            assert all(rule.id in text for rule in cause.rules)
        assert [] == seen.faults


# --- going about ----------------------------------------------------------------------------------


def test_links_lead_to_steps_turns_rounds_and_rules(browser: Browser, pages: Path) -> None:
    """From outside, from the account, and from one event to the next that rests on a rule."""
    with watched(browser) as seen:
        page = opened(seen, pages / "crowded.html", "#step=212")
        assert where(page) == 212

        page.click(".step[data-step='215'] .head a")
        page.wait_for_selector("#where:text-matches('^Step 215 of ')")

        opened(seen, pages / "quiet.html", "#round=2")
        assert "round 2" in page.inner_text("#where")

        opened(seen, pages / "crowded.html", "#step=3&rule=DMD-REROLL-01")
        assert page.inner_text("#dialog-title") == "DMD-REROLL-01"
        rulebook = game_tools(DEATH_MAY_DIE).rulebook
        assert rulebook is not None
        assert rulebook.says("DMD-REROLL-01") in page.inner_text("#dialog-body")
        page.click("#dialog-body button")
        assert "DMD-REROLL-01" in page.inner_text(".step.current")
        assert [] == seen.faults


def test_the_page_can_be_used_by_keys_alone(browser: Browser, pages: Path) -> None:
    """Steps, turns, rounds, the ends, play, find, a value, a place, and out of each again."""
    with watched(browser) as seen:
        page = opened(seen, pages / "crowded.html")
        press = page.keyboard.press
        for _ in range(3):
            press("ArrowRight")
        press("ArrowLeft")
        assert where(page) == 2
        press("Shift+ArrowRight")
        assert "turn 2" in page.inner_text("#where")
        press("]")
        assert "round 2" in page.inner_text("#where")
        press("End")
        assert where(page) == len(history_in(CROWDED).moves) - 1
        press("Home")
        assert where(page) == 0
        press("Space")
        page.wait_for_selector("#play[aria-pressed=true]")
        press("Space")
        press("/")
        page.keyboard.type("turn 3")
        press("Enter")
        assert "turn 3" in page.inner_text("#where")
        page.focus("[data-path='/panels/of/ian/tracks/of/sanity/value']")
        press("Enter")
        page.wait_for_selector("#dialog[open]")
        press("Escape")
        page.focus("[data-place=s09]")
        press("Enter")
        assert page.inner_text("#dialog-title") == "Space 9"
        press("Escape")
        press("ArrowRight")
        assert page.evaluate("document.activeElement.dataset.place") == "s09"
        assert [] == seen.faults


def test_play_goes_on_by_itself_and_stops_at_the_end(browser: Browser, pages: Path) -> None:
    """At the speed that is chosen."""
    last = len(history_in(QUIET).moves) - 1
    with watched(browser) as seen:
        page = opened(seen, pages / "quiet.html", f"#step={last - 4}")
        page.select_option("#speed", "20")
        page.click("#play")
        page.wait_for_selector("#play[aria-pressed=false]")

        assert where(page) == last
        assert [] == seen.faults


# --- two games ------------------------------------------------------------------------------------


def test_a_planted_difference_is_marked(browser: Browser, tmp_path: Path) -> None:
    """Two logs of one game that part at a step: the values that differ, and no others."""
    tools = game_tools(DEATH_MAY_DIE)
    log = read_log(QUIET)
    one = history_of(tools, log)
    folder = tmp_path / "two"
    folder.mkdir()
    other_path = forked(tools, QUIET, 40, folder)
    other = history_in(other_path)
    logs = [NamedLog("a.dmdlog", log), NamedLog("b.dmdlog", read_log(other_path))]
    (folder / "two.html").write_text(report_of(tools, logs), encoding="utf-8")
    display = display_of(tools)
    with watched(browser) as seen:
        page = opened(seen, folder / "two.html")
        assert "They part" in page.inner_text("header")
        for step in (30, 43, 55):
            page.evaluate("(step) => { location.hash = `#step=${step}`; }", step)
            page.wait_for_selector(f".step.current[data-step='{step}']")
            tables = [
                drawn(display.tableau(h.game, Cursor(h.timeline).peek(step))) for h in (one, other)
            ]
            marked = page.evaluate(
                """() => Array.from(document.querySelectorAll('.view:first-child .value.differs'),
                    (one) => one.dataset.path)"""
            )
            differing = {
                path
                for path in to_be_shown(tables[0])
                if at(tables[0], path) != at(tables[1], path) and "/places/" not in path
            }
            assert differing == set(marked)
            assert (step > 40) == bool(differing)
        assert [] == seen.faults


def forked(tools: GameTools, path: Path, step: int, folder: Path) -> Path:
    """A game that goes on in another way from a step on: the last legal command each time."""
    log = read_log(path)
    history = history_of(tools, log)
    target = folder / "b.dmdlog"
    with target.open("xb") as file, LogWriter(file, tools, history.game, log.header.seed) as writer:
        recorder = Recorder.begin(tools, history.game, log.header.seed, writer)
        for number in history.line[1 : step + 1]:
            command = history.moves[number].command
            assert command is not None
            recorder.do(command)
        while recorder.decision is not None and recorder.at < step + 25:
            *_, last = recorder.decision.legal()
            recorder.do(last)
    return target


def test_a_diverged_log_is_shown_beside_what_the_rules_make_of_it(
    browser: Browser, tmp_path: Path
) -> None:
    """A forged event: the page opens where they part and says what was recorded and what is so."""
    tools = game_tools(DEATH_MAY_DIE)
    data = forged_log(QUIET)
    report = replay(tools, parse_log(data))
    assert (report.verdict, report.difference is None) == (ReplayVerdict.DIVERGED, False)
    assert report.difference is not None
    (tmp_path / "forged.html").write_text(page_of_log(data), encoding="utf-8")
    with watched(browser) as seen:
        page = opened(seen, tmp_path / "forged.html")
        head = page.inner_text("header")

        assert "DIVERGED here" in head
        assert report.difference.expected in head
        assert report.difference.actual in head
        assert report.difference.record - 3 == where(page)
        page.evaluate("(step) => { location.hash = `#step=${step}`; }", report.difference.record)
        page.wait_for_selector(".value.differs, .chip.differs")
        assert [] == seen.faults


# --- for everybody, everywhere --------------------------------------------------------------------


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_nothing_keeps_people_from_using_it(
    browser: Browser, pages: Path, size: tuple[int, int], scheme: str
) -> None:
    """At both widths, light and dark, with a dialog open too; nothing reaches beyond the window."""
    with watched(browser, size, color_scheme=scheme) as seen:
        page = opened(seen, pages / "crowded.html", "#step=200")

        assert [] == faults_for_all(page)
        assert size[0] == page.evaluate("document.documentElement.scrollWidth")
        page.click("[data-path='/panels/of/ian/tracks/of/sanity/value']")
        assert [] == faults_for_all(page)
        dark = page.evaluate("getComputedStyle(document.body).backgroundColor")
        assert (scheme == "dark") == (int(re.findall(r"\d+", dark)[0]) < 100)
        assert [] == seen.faults


OVERLAPS: Final = """() => {
    const found = [];
    const inside = (a, b) => a.left >= b.left - 0.6 && a.right <= b.right + 0.6 &&
        a.top >= b.top - 0.6 && a.bottom <= b.bottom + 0.6;
    const apart = (a, b) => a.right <= b.left + 0.1 || b.right <= a.left + 0.1 ||
        a.bottom <= b.top + 0.1 || b.bottom <= a.top + 0.1;
    const rect = (one) => one.getBoundingClientRect();
    const frames = Array.from(document.querySelectorAll('.place .box'), rect);
    frames.forEach((a, n) => frames.slice(n + 1).forEach((b) => {
        if (!apart(a, b)) found.push('boxes');
    }));
    for (const box of document.querySelectorAll('.place')) {
        const frame = rect(box.querySelector('.box'));
        const parts = [...box.querySelectorAll('.chip rect'), box.querySelector('.place-name')];
        parts.forEach((a, n) => {
            if (!inside(rect(a), frame)) found.push(`outside: ${a.parentNode.textContent}`);
            parts.slice(n + 1).forEach((b) => {
                if (!apart(rect(a), rect(b))) found.push(`upon: ${a.parentNode.textContent}`);
            });
        });
        for (const chip of box.querySelectorAll('.chip')) {
            const [frame, said] = [rect(chip.querySelector('rect')), chip.textContent];
            const [name, number] = Array.from(chip.querySelectorAll('text'), rect);
            if (name.left < frame.left || name.right > frame.right) found.push(`name: ${said}`);
            if (number && number.right > frame.right) found.push(`number: ${said}`);
            if (number && name.width && name.right > number.left) found.push(`both: ${said}`);
        }
    }
    return found;
}"""


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_nothing_lies_upon_another_in_a_crowd(
    browser: Browser, tmp_path: Path, size: tuple[int, int]
) -> None:
    """Five Investigators and twenty Enemies, no two alike, with Fire and a Gate on one Space."""
    (tmp_path / "crowd.html").write_text(page_of_table(crowded()), encoding="utf-8")
    with watched(browser, size) as seen:
        page = opened(seen, tmp_path / "crowd.html")

        assert [] == page.evaluate(OVERLAPS)
        assert 27 == page.locator("[data-place=s1] .chip").count()
        assert [] == seen.faults


def test_nothing_lies_upon_another_in_a_game(browser: Browser, pages: Path) -> None:
    """At every tenth step of a game of five."""
    with watched(browser) as seen:
        page = opened(seen, pages / "crowded.html")
        for step in range(0, len(history_in(CROWDED).moves), 10):
            page.evaluate("(step) => { location.hash = `#step=${step}`; }", step)
            page.wait_for_selector(f".step.current[data-step='{step}']")
            assert [] == page.evaluate(OVERLAPS)


def test_it_prints_to_a4(browser: Browser, pages: Path) -> None:
    """Pages of that size, without the controls, with the table and the charts."""
    with watched(browser) as seen:
        page = opened(seen, pages / "crowded.html", "#step=200")
        data = page.pdf(prefer_css_page_size=True)
        sizes = set(re.findall(rb"/MediaBox \[([^\]]*)\]", data))

        assert 1 == len(sizes)
        left, bottom, right, top = map(float, sizes.pop().split())
        assert (595, 842) == (round(right - left), round(top - bottom))
        assert 2 <= len(re.findall(rb"/Type /Page\b", data)) <= 8
        page.emulate_media(media="print")
        assert not page.is_visible("#play")
        assert page.is_visible(".map")
        assert page.is_visible(".chart")


# --- strangers ------------------------------------------------------------------------------------


def test_a_hostile_log_shows_text_and_stays_quick(browser: Browser, tmp_path: Path) -> None:
    """Names with markup, control characters, from right to left; 10,000 marks, 5,000 steps."""
    path = tmp_path / "hostile.html"
    path.write_text(page_of_log(hostile_log(5000, 10_000)), encoding="utf-8")
    assert path.stat().st_size < 1_500_000
    with watched(browser) as seen:
        page = opened(seen, path)
        steps = random.Random(3).sample(range(5000), k=20)  # noqa: S311 - as above
        rounds: list[list[float]] = []
        for _ in range(SCRUBS):
            rounds.append([])
            for step in (4999, *steps):
                taken = page.evaluate(
                    """(step) => { const scrub = document.getElementById('scrub');
                        const begin = performance.now();
                        scrub.value = step; scrub.dispatchEvent(new Event('input'));
                        document.body.getBoundingClientRect();
                        return performance.now() - begin; }""",
                    step,
                )
                rounds[-1].append(taken / 1000)
                assert step == where(page)
        each = [min(times) for times in zip(*rounds, strict=True)]
        page.keyboard.press("m")
        text = page.inner_text("body")

        assert max(each) < SCRUB, each
        assert "<img src=x onerror=alert(1)>" in text
        assert "</script><script>alert(2)</script>" in text
        assert "إيان العظيم" in text
        assert r"\x1b[2J\u202ekram\x00" in text
        assert 0 == page.locator("img").count()
        assert 2 == page.locator("script").count()
        assert [] == page.evaluate(OVERLAPS)
        assert [] == faults_for_all(page)
        assert [] == seen.faults


def test_the_policy_lets_nothing_else_run(browser: Browser, pages: Path) -> None:
    """A script that somebody writes into the page does nothing; nor does a text become markup."""
    planted = pages / "planted.html"
    html = (pages / "quiet.html").read_text(encoding="utf-8")
    planted.write_text(
        html.replace("</header>", "<script>document.title = 'ran'</script></header>"),
        encoding="utf-8",
    )
    with watched(browser) as seen:
        page = opened(seen, planted)

        assert page.title() != "ran"
        assert any("Content Security Policy" in fault for fault in seen.faults)
