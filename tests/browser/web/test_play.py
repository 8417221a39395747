"""Games in the browser, played as people do: by mouse, by keyboard, with reloads, by several."""

from base64 import b64decode
from pathlib import Path
from typing import Final, Literal

import pytest
from playwright.sync_api import Browser, FilePayload, expect

import dmd_core as dmd
from dmd_replay.check.replay import ReplayVerdict
from dmd_replay.check.verify import verify
from dmd_replay.log import read_log
from dmd_replay.registry import game_tools, installed_games
from dmd_replay.serve import Host
from tests.browser.chromium import DESK, PHONE, faults_for_all, watched
from tests.browser.web.site import PATIENCE, ROOT, Visit, recorded
from tests.replay.packs.skeletons import skeleton
from tests.replay.serve.client import Client

pytestmark = pytest.mark.frontends

SEED = "14"
TURNS = (
    *("run", "step s01", "done"),
    *("attack", "target 1", "reroll 0", "reroll 0", "done"),
    *("episode extinguish_fire", "reroll 0", "done", "reroll 0"),
    *("run", "sneak 2", "step s01", "step s02", "run", "step s01", "sneak 2", "done"),
    *("rest", "trade", "give lab_books 0", "propose", "answer yes"),
    *("run", "step s01", "done", "run", "step s01", "done", "reroll 0"),
)
"""Turns of a game for two with this seed in which every kind of action is taken: Run, Attack, an
action of the Episode, Rest and Trade, with rerolls and an answer of the other seat."""


SCHEMES: Final[tuple[Literal["dark", "light"], ...]] = ("dark", "light")


def begin(visit: Visit, seed: str = SEED) -> None:
    """Begin Death May Die with a seed."""
    visit.home()
    visit.page.get_by_label("Which").select_option("Cthulhu: Death May Die")
    visit.page.get_by_text("Chance, undo, packs").click()
    visit.page.get_by_role("textbox", name="Seed").fill(seed)
    visit.begin()


def alone(visit: Visit) -> None:
    """Nobody hands the screen over."""
    hand = visit.page.get_by_label("Hand over")
    if hand.is_checked():
        hand.click()


def saved(visit: Visit, folder: Path) -> Path:
    """The log that the page gives as a file."""
    with visit.page.expect_download() as coming:
        visit.page.get_by_role("button", name="To a file").click()
    path = folder / coming.value.suggested_filename
    coming.value.save_as(path)
    return path


def test_every_kind_of_action_is_played_with_the_mouse(visit: Visit, tmp_path: Path) -> None:
    """The page asks what the rules ask after every click; its file is the game, to the byte."""
    game = dmd.load_game(dmd.Setup(2, ("ian", "elizabeth")))
    step = dmd.start(game, int(SEED))
    begin(visit)
    alone(visit)

    for text in TURNS:
        assert step.decision is not None
        assert dmd.menu(game, step.state).sentence == visit.asked
        visit.decide(text)
        step = dmd.apply(game, step.state, dmd.parse_command(step.decision, text))
    assert dmd.menu(game, step.state).sentence == visit.asked

    log = read_log(saved(visit, tmp_path))
    report = verify(game_tools(log.header.ruleset), log).report
    assert (ReplayVerdict.EXACT, len(TURNS) + 1) == (report.verdict, report.records)


def test_a_click_on_the_map_decides(visit: Visit) -> None:
    """A place that one option names is a button for it, and shows it when it is pointed at."""
    begin(visit)
    alone(visit)
    visit.decide("run")

    place = visit.page.get_by_role("button", name="Space 1, Ground floor", exact=True)
    visit.page.locator('[data-text="step s01"]').hover()
    expect(place).to_have_class("can pointed")
    place.click()
    visit.settled()

    assert "goes to Space 1" in visit.account


def test_what_is_not_possible_is_said_with_its_reason(visit: Visit) -> None:
    """A Trade of nothing, with the rules it goes against."""
    begin(visit, "7")
    visit.page.get_by_text("Not possible now").click()

    missing = visit.page.locator("#options details").inner_text()
    assert "trades. Nobody on Space 1 has a card that can be traded" in missing
    assert "DMD-TRADE-" in missing


def test_the_keyboard_alone_is_enough(visit: Visit) -> None:
    """Digits, arrows, Tab and Enter play; Alt+U takes back; what has the focus is seen."""
    page = visit.page
    begin(visit)
    alone(visit)
    page.locator("#question").focus()

    page.keyboard.press("1")
    visit.settled()
    assert "step" == visit.options[0].split()[0]
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    assert "1px" != page.evaluate("getComputedStyle(document.activeElement).outlineWidth")
    assert visit.options[0] == page.evaluate("document.activeElement.dataset.text")
    page.keyboard.press("Enter")
    visit.settled()
    assert "goes to Space 1" in visit.account
    assert "question" == page.evaluate("document.activeElement.id")

    page.keyboard.press("Alt+u")
    visit.settled()
    assert "goes to Space 1" not in visit.account
    page.keyboard.press("Alt+r")
    visit.settled()
    assert "goes to Space 1" in visit.account


def test_everything_that_can_be_pressed_is_reached_by_tab(visit: Visit) -> None:
    """From the top to the end, each once, the places of the map among them."""
    page = visit.page
    begin(visit)
    alone(visit)
    visit.decide("run")
    page.locator("h1").click()
    visible = "button, summary, select, input, [tabindex='0']"
    pressed = [one for one in page.locator(visible).all() if one.is_visible()]
    wanted = {one.evaluate("one => one.outerHTML.slice(0, 90)") for one in pressed}

    reached = set()
    for _ in range(len(pressed) + 5):
        page.keyboard.press("Tab")
        reached.add(page.evaluate("document.activeElement.outerHTML.slice(0, 90)"))

    assert set() == wanted - reached


def test_a_game_goes_on_after_a_reload(browser: Browser, address: str) -> None:
    """Where it stood, with its account, and what was played can still be taken back."""
    with watched(browser, home=address) as seen:
        visit = Visit(seen, address)
        visit.come()
        begin(visit)
        alone(visit)
        for text in TURNS[:6]:
            visit.decide(text)
        before = (visit.asked, visit.options, visit.account)

        seen.page.reload()
        seen.page.wait_for_selector("#question", timeout=PATIENCE)
        visit.settled()

        assert before == (visit.asked, visit.options, visit.account)
        seen.page.get_by_role("button", name="Undo", exact=True).click()
        visit.settled()
        assert "reroll 0" in visit.options
        assert [] == seen.faults


def test_a_game_is_open_in_one_window_only(browser: Browser, address: str) -> None:
    """The second one says so and shows the list of games; without the network too."""
    with watched(browser, home=address) as seen:
        visit = Visit(seen, address)
        visit.come()
        begin(visit)
        alone(visit)
        other = seen.page.context.new_page()
        other.goto(seen.page.url)
        other.wait_for_selector("form", timeout=PATIENCE)
        assert "Error: this game is open in another window" == other.inner_text("#problem")
        other.close()

        seen.page.context.set_offline(offline=True)
        visit.decide("run")
        assert "step" == visit.options[0].split()[0]
        assert [] == seen.faults


def test_the_screen_is_handed_over_before_another_seat_is_asked(visit: Visit) -> None:
    """Nothing of the table is there until the other player says so."""
    begin(visit)
    for text in TURNS[: TURNS.index("propose") + 1]:
        visit.decide(text)
        if visit.page.locator(".curtain").count() and text != "propose":
            visit.page.locator(".curtain button").click()
            visit.settled()

    curtain = visit.page.inner_text("main").split("\n\n")
    assert ["Now Elizabeth is asked.", "Hand the screen over.", "I am Elizabeth"] == curtain
    assert [] == faults_for_all(visit.page)
    visit.page.keyboard.press("Enter")
    visit.settled()
    assert ["answer yes", "answer no"] == visit.options


def test_a_log_from_a_file_is_played_on_and_taken_away(visit: Visit, tmp_path: Path) -> None:
    """A finished game says how it ended; a game goes from one browser to the next as a file."""
    path = recorded(tmp_path, players=2)
    visit.load(path.read_bytes())

    alone(visit)
    assert visit.asked in ("The game is over: loss", "The game is over: win")
    assert [] == visit.options
    assert read_log(path).content == read_log(saved(visit, tmp_path / "again")).content
    visit.page.get_by_role("button", name="Undo", exact=True).click()
    visit.settled()
    assert visit.options


def test_what_is_lost_of_a_torn_log_is_said(visit: Visit, tmp_path: Path) -> None:
    """The game goes on with what is whole of it."""
    path = recorded(tmp_path, players=2, commands=12)
    end = read_log(path).tail.offset
    visit.load(path.read_bytes()[: end - 3])

    assert "the save is torn" in visit.problem
    alone(visit)
    assert visit.options


def test_a_file_that_is_no_log_is_refused_in_a_sentence(visit: Visit) -> None:
    """The page goes on."""
    file = visit.page.get_by_label("A game from a file")
    file.set_input_files([FilePayload(name="a.dmdlog", mimeType="", buffer=b"<b>1</b>")])
    visit.page.wait_for_selector("#problem p")

    assert "this is no game log" in visit.problem
    begin(visit)
    assert visit.options


def test_a_file_of_a_hundred_million_bytes_is_not_read(visit: Visit, tmp_path: Path) -> None:
    """Neither as a game nor as a pack; the page goes on."""
    for label in ("A game from a file", "A pack of your own"):
        huge = tmp_path / "huge.dmdlog"
        with huge.open("wb") as file:
            file.truncate(100_000_000)
        if "pack" in label:
            visit.page.get_by_text("Chance, undo, packs").click()
        visit.page.get_by_label(label).set_input_files(huge)
        if "pack" in label:
            visit.page.get_by_role("button", name="Begin").click()
        said = "Error: what was chosen has 100000000 bytes, where at most 5242880 are read"
        expect(visit.page.locator("#problem")).to_have_text(said)
    visit.page.get_by_label("A pack of your own").set_input_files([])
    begin(visit)
    assert visit.options


def test_an_address_of_no_game_shows_the_games_there_are(browser: Browser, address: str) -> None:
    """Whatever stands in it is text, and a game can be begun."""
    with watched(browser, home=address) as seen:
        visit = Visit(seen, f"{address}#<img src=x onerror=alert(1)>")
        visit.come()
        assert "Error: this browser keeps no such game" == visit.problem
        begin(visit)
        assert visit.options
        assert [] == seen.faults


def test_what_happens_after_an_undo_is_told(visit: Visit) -> None:
    """Records go on behind those that were taken back; the account and the voice tell each."""
    begin(visit)
    alone(visit)
    visit.decide("run")
    visit.decide("step s01")
    visit.page.get_by_role("button", name="Undo", exact=True).click()
    visit.settled()
    assert "goes to Space 1" not in visit.account

    visit.decide("step s03")

    assert "goes to Space 3" in visit.account
    assert "goes to Space 3" in visit.page.locator("#status").inner_text()


def test_a_question_about_a_card_shows_it(visit: Visit) -> None:
    """Above the options, and unfolded; on the map what the question is about is marked."""
    begin(visit)
    alone(visit)
    for text in TURNS[: TURNS.index("reroll 0")]:
        visit.decide(text)

    about = visit.page.locator("#options .about[open]").first
    assert "the first Cultist on Space 1" == about.locator("summary").inner_text()
    assert "Health: 2." in about.inner_text()
    assert 1 == visit.page.locator(".map .pointed").count()


def test_games_are_kept_listed_and_deleted(visit: Visit) -> None:
    """Deleting asks once more."""
    begin(visit)
    visit.home()
    rows = visit.page.locator(".games li")
    before = rows.count()
    rows.first.get_by_role("button", name="Play").click()
    visit.page.wait_for_selector("#question", timeout=PATIENCE)
    visit.settled()
    visit.home()

    delete = rows.first.get_by_role("button", name="Delete")
    delete.click()
    assert before == rows.count()
    delete.click()
    visit.settled()

    assert before - 1 == rows.count()


def test_everybody_can_use_it(visit: Visit, tmp_path: Path) -> None:
    """axe-core finds no serious fault, light or dark, and nothing is wider than the window."""
    page = visit.page
    for game in (False, True):
        if game:
            visit.load(recorded(tmp_path, players=5, commands=150).read_bytes())
        page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
        for width, height in (PHONE, DESK):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            for scheme in SCHEMES:
                page.emulate_media(color_scheme=scheme)
                assert [] == faults_for_all(page)


def test_dice_of_a_real_table_are_typed_in(visit: Visit) -> None:
    """A form has a list for each die, and plays on."""
    visit.page.get_by_label("Which").select_option("Cthulhu: Death May Die")
    visit.page.get_by_text("Chance, undo, packs").click()
    visit.page.get_by_label("Dice and cards are typed in").check()
    visit.begin()
    alone(visit)

    form = visit.page.locator("#options fieldset")
    while form.count() or visit.options:
        if form.count():
            form.locator(".option").first.click()
            visit.settled()
            break
        visit.decide(visit.options[0])

    assert not visit.problem
    assert "DMD-" in visit.account


@pytest.mark.parametrize("number", range(len(installed_games())), ids=installed_games())
def test_every_installed_game_is_played(visit: Visit, number: int) -> None:
    """A page that knows no game offers all, draws their maps and plays on."""
    visit.page.get_by_label("Which").select_option(index=number)
    visit.begin()

    for _ in range(8):
        if visit.page.locator(".curtain").count():
            visit.page.locator(".curtain button").click()
            visit.settled()
        visit.page.locator("#options .option").first.click()
        visit.settled()

    assert not visit.problem
    assert 8 <= visit.page.locator(".entry").count()
    assert visit.page.locator(".place").count() > 5


HOSTILE: Final = "<img src=x onerror=alert(1)> **b** &amp; \u0634\u0631\u0642"
"""Markup and words from right to left, as a pack may have in its names."""


def test_a_game_with_a_hostile_pack_is_played(visit: Visit) -> None:
    """What a pack calls things is shown as it is written, on every part of the page."""
    files = skeleton("episode", "strangers", HOSTILE)
    pack = {name: data.decode() for name, data in files.items()}
    client = Client(Host())
    setup = {"episode": "strangers"}
    game = client("new", ruleset="death-may-die", packs=[pack], setup=setup, seed=7)["game"]
    visit.load(b64decode(client("save", game=game)["save"]))
    alone(visit)

    assert HOSTILE in visit.page.inner_text("#title")
    for _ in range(6):
        visit.page.locator("#options .option").first.click()
        visit.settled()
    for part in visit.page.locator("details:not([open]) > summary").all():
        if part.is_visible():
            part.click()
    assert HOSTILE in visit.page.inner_text(".boards")
    assert not visit.problem
    assert 0 == visit.page.locator("main img, main script, main b b").count()
    visit.home()
    assert HOSTILE in visit.page.locator(".games li").first.inner_text()


@pytest.mark.parametrize("name", ["control", "direction"])
def test_a_pack_that_steers_the_page_is_refused(visit: Visit, name: str, tmp_path: Path) -> None:
    """Control characters and marks that turn text around: in a sentence, shown as their numbers."""
    letters = {"control": "\x1b[2J", "direction": "\u202egnp.exe"}[name]
    file = tmp_path / "pack.toml"
    file.write_bytes(skeleton("episode", "strangers", letters)["pack.toml"])
    visit.page.get_by_text("Chance, undo, packs").click()
    visit.page.get_by_label("A pack of your own").set_input_files([file])
    visit.begin()

    assert "pack.toml" in visit.problem
    assert letters[0] not in visit.page.content()


def test_a_log_of_other_rules_is_played_on_as_a_new_game(visit: Visit) -> None:
    """The page says why it cannot go on with it, and offers what can be done instead."""
    visit.load((ROOT / "fixtures/games/curious-233.dmdlog").read_bytes())
    assert "'dmd-replay fork'" in visit.problem or "another game from" in visit.problem

    visit.page.get_by_role("button", name="Play on from step").click()
    visit.page.wait_for_selector("#question, .curtain", timeout=PATIENCE)
    visit.settled()

    assert not visit.problem
    alone(visit)
    visit.page.locator("#options .option").first.click()
    visit.settled()
    assert not visit.problem


@pytest.mark.parametrize(("locale", "query"), [("pl-PL", ""), ("en-GB", "?lang=pl")])
def test_games_are_told_in_the_language_of_the_browser(
    browser: Browser, address: str, locale: str, query: str
) -> None:
    """Or in one that the address names; what is decided is the same."""
    with watched(browser, home=address, locale=locale) as seen:
        visit = Visit(seen, address + query)
        visit.come()
        begin(visit)
        alone(visit)
        asked = visit.asked
        visit.decide("run")

        assert asked.endswith("może wykonać akcję.")
        assert "pl" == seen.page.get_attribute("html", "lang")
        assert [] == seen.faults
