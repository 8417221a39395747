"""What the page draws, whatever lies on the table: nothing overlaps, and all names are text."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

import dmd_core as dmd
from dmd_replay.serve.plain import PlainWriter
from tests.browser.chromium import WatchedPage, watched
from tests.browser.web.site import SOURCE

pytestmark = pytest.mark.frontends

HOSTILE = (
    "<img src=x onerror=alert(1)>",
    "</text><script>alert(2)</script>",
    "a\u202egnp.exe",
    "\x1b[2J\x07",
    "\u05d0\u05d1\u05d2 12",
    "x" * 3000,
    "&lt;b&gt;",
    "javascript:alert(3)",
)
"""Names that a pack, a log or a server could have."""

KINDS = ("js", "mjs", "html", "css", "py")
"""What is written by hand."""

DRAWN = """async (tableau) => {
  const { map } = await import("./map.js");
  const { table, throws } = await import("./table.js");
  const pick = { has: () => true, link: (drawing) => drawing };
  const sheet = map(tableau, pick, "");
  const main = document.getElementById("main");
  const all = { tableau, reserves: [], upcoming: [] };
  const looks = { menu: { seat: 0 }, viewer: 0 };
  const around = document.createElement("section");
  around.className = "map";
  around.append(sheet);
  main.className = "game";
  main.replaceChildren(around, ...throws(tableau, pick), ...table(all, looks, pick));
  for (const one of main.querySelectorAll("details")) one.open = true;
  const boxes = (what) => [...sheet.querySelectorAll(what)].map((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const label = one.parentNode.getAttribute("aria-label");
    return { left, right, top, bottom, label };
  });
  const [places, chips] = [boxes(".floor"), boxes(".paper")];
  const outside = [...sheet.querySelectorAll(".chip text")].filter((text) => {
    const [words, paper] = [text, text.parentNode.querySelector(".paper")].map(
      (one) => one.getBoundingClientRect());
    return words.left < paper.left || words.right > paper.right || words.bottom > paper.bottom;
  });
  const sideways = around.scrollWidth - around.clientWidth;
  return { places, chips, sideways, outside: outside.map((text) => text.textContent) };
}"""


@pytest.fixture
def seen(browser: Browser, address: str) -> Iterator[WatchedPage]:
    """The page without its rules: its own modules draw what they are given."""
    with watched(browser, home=address) as page:
        page.page.route(
            "**/app.js", lambda route: route.fulfill(body="", content_type="text/javascript")
        )
        page.page.goto(address)
        yield page
        assert [] == page.faults


def overlapping(boxes: list[dict[str, Any]]) -> list[tuple[str, str]]:
    """Pairs of boxes that cover each other."""
    return [
        (a["label"], b["label"])
        for i, a in enumerate(boxes)
        for b in boxes[i + 1 :]
        if a["left"] < b["right"] - 0.5
        and b["left"] < a["right"] - 0.5
        and a["top"] < b["bottom"] - 0.5
        and b["top"] < a["bottom"] - 0.5
    ]


def crowded() -> dict[str, Any]:
    """Five Investigators and twenty Enemies, no two alike, on one Space of a game for five."""
    players = ("ian", "elizabeth", "rasputin", "sister_beth", "the_kid")
    game = dmd.load_game(dmd.Setup(5, players))
    tableau = PlainWriter()(dmd.tableau(game, dmd.start(game, seed=7).state))
    place = tableau["places"][0]
    (enemy, *_) = (one for p in tableau["places"] for one in p["pieces"] if one["side"] == "theirs")
    for other in tableau["places"]:
        other["pieces"] = [one for one in other["pieces"] if one["side"] != "theirs"]
    place["pieces"] += [{**enemy, "id": str(n), "name": f"Enemy {n}"} for n in range(20)]
    return tableau  # type: ignore[no-any-return] # plain data


def test_nothing_overlaps_in_a_crowd(seen: WatchedPage) -> None:
    """Every figure is seen by itself, its words stay inside of it, and no map scrolls sideways."""
    drawn = seen.page.evaluate(DRAWN, crowded())

    assert 15 == len(drawn["places"])
    assert 25 <= sum("Wounds" in one["label"] for one in drawn["chips"])
    assert [] == overlapping(drawn["places"])
    assert [] == overlapping(drawn["chips"])
    assert [] == drawn["outside"]
    assert 0 == drawn["sideways"]


def test_floors_are_drawn_one_below_the_other(seen: WatchedPage) -> None:
    """The points of a floor are its own: those of two floors may be the same."""
    places = seen.page.evaluate(DRAWN, crowded())["places"]

    ground = [one["bottom"] for one in places if "Ground floor" in one["label"]]
    upper = [one["top"] for one in places if "Upper floor" in one["label"]]
    assert (11, 4) == (len(ground), len(upper))
    assert max(ground) < min(upper)


def test_names_of_strangers_are_text(seen: WatchedPage) -> None:
    """Markup, control characters and marks that turn text around are shown, not done."""
    names = iter(HOSTILE * 99)
    tableau = renamed(crowded(), names)

    drawn = seen.page.evaluate(DRAWN, tableau)

    assert [] == overlapping(drawn["places"]) + drawn["outside"]
    assert 0 == seen.page.locator("#main script, #main img").count()
    said = seen.page.locator("#main").inner_text()
    assert "<img src=x onerror=alert(1)>" in said
    assert "a\\u{202e}gnp.exe" in said
    assert "\\u{1b}[2J\\u{7}" in said
    assert not {"\u202e", "\x1b", "\x07"} & set(seen.page.content())


def renamed(node: Any, names: Iterator[str]) -> Any:  # noqa: ANN401 - plain data of any depth
    """The same table with other names, kinds and states."""
    if isinstance(node, dict):
        words = ("name", "text", "kind", "state")
        return {
            key: next(names) if key in words and isinstance(value, str) else renamed(value, names)
            for key, value in node.items()
        }
    return [renamed(one, names) for one in node] if isinstance(node, list) else node


def test_it_is_small_and_knows_no_game() -> None:
    """Under 1,000 lines that are not empty, what it shares and its build among them; no game."""
    folders = (SOURCE, SOURCE.parent / "page")
    own = [path for folder in folders for kind in KINDS for path in folder.glob(f"*.{kind}")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in own).lower()

    assert len([line for line in text.splitlines() if line.strip()]) < 1000
    for word in (
        "cthulhu",
        "final_girl",
        "death_may_die",
        "sanity",
        "investigator",
        "mythos",
        "killer",
    ):
        assert word not in text
