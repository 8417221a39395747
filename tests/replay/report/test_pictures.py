"""Pictures as SVG: what is on them, that nothing lies upon anything, that names are no markup."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final
from xml.etree.ElementTree import Element, fromstring

import attrs
import pytest
from click.testing import CliRunner, Result

from dmd_core.screen.tableau import CardShown, Panel, Pile, Tableau, Track, TrackStep
from dmd_replay.cli.main import main
from dmd_replay.games.death_may_die.game import TOOLS
from dmd_replay.report.picture import (
    BOARD,
    Card,
    board_picture,
    cards_picture,
    map_picture,
    table_picture,
    width_of,
)
from dmd_replay.report.plan import Spot, planned
from tests.replay.logs import written
from tests.replay.report.reports import CLOSING, MARKUP, STEERING, crowded

SVG: Final = "{http://www.w3.org/2000/svg}"


def run(*arguments: object) -> Result:
    """Run the command with arguments."""
    return CliRunner().invoke(main, [str(word) for word in arguments], catch_exceptions=False)


def texts_of(picture: str) -> list[str]:
    """All texts on a picture, in order."""
    return [one.text or "" for one in fromstring(picture).iter(f"{SVG}text")]  # noqa: S314 - our own


Rect = tuple[float, float, float, float]


def rects(root: Element, kind: str, x: float = 0.0, y: float = 0.0) -> Iterator[Rect]:
    """The rectangles of a kind, where they are drawn."""
    for one in root:
        moved = one.get("transform", "translate(0 0)")[10:-1].split()
        at = x + float(moved[0]), y + float(moved[1])
        if one.tag == f"{SVG}rect" and kind in (one.get("class") or "").split():
            size = [float(one.get(name, 0)) for name in ("x", "y", "width", "height")]
            yield at[0] + size[0], at[1] + size[1], size[2], size[3]
        yield from rects(one, kind, *at)


def apart(one: Rect, other: Rect) -> bool:
    """Whether two rectangles do not touch."""
    return (
        one[0] + one[2] <= other[0]
        or other[0] + other[2] <= one[0]
        or one[1] + one[3] <= other[1]
        or other[1] + other[3] <= one[1]
    )


def test_nothing_lies_upon_another_in_a_crowd() -> None:
    """Five Investigators and twenty Enemies on one place, each thing inside of its box."""
    root = fromstring(map_picture(crowded()))  # noqa: S314 - our own
    boxes, chips = list(rects(root, "box")), list(rects(root, "chip"))
    width, height = float(root.get("width", 0)), float(root.get("height", 0))

    assert (3, 27) == (len(boxes), len(chips))
    for found in (boxes, chips):
        for n, one in enumerate(found):
            assert all(apart(one, other) for other in found[n + 1 :])
    for x, y, wide, high in chips:
        bx, by, bw, bh = boxes[0]
        assert bx <= x
        assert by <= y
        assert x + wide <= bx + bw
        assert y + high <= by + bh
    for x, y, wide, high in boxes:
        assert 0 <= min(x, y)
        assert x + wide <= width
        assert y + high <= height


def test_more_than_a_box_has_room_for_is_counted() -> None:
    """Sixty things on a place: 49 of them, and that there are 11 more."""
    one = crowded().places[0]
    pieces = tuple(attrs.evolve(one.pieces[5], id=str(n)) for n in range(60))
    tableau = Tableau("", places=(attrs.evolve(one, marks=(), pieces=pieces),))

    assert 49 == len(list(rects(fromstring(map_picture(tableau)), "chip")))  # noqa: S314 - our own
    assert "and 11 more" in texts_of(map_picture(tableau))


def test_boxes_are_pushed_apart_the_shorter_way() -> None:
    """Beside each other where that is nearer, else below; passages end in their middles."""
    first = Spot("a", (0.0, 0.0), "", 0)
    beside = planned([first, Spot("b", (1.0, 0.0), "", 0)])
    below = planned([first, Spot("b", (0.0, 1.0), "", 0)])

    assert ((4.0, 4.0), (202.6, 4.0)) == tuple((box.x, box.y) for box in beside.boxes.values())
    assert ((4.0, 4.0), (4.0, 154.6)) == tuple((box.x, box.y) for box in below.boxes.values())
    assert (92.0, 68.0) == beside.boxes["a"].middle
    assert (382.6, 136.0) == (beside.width, beside.height)
    assert (184.0, 286.6) == (below.width, below.height)


def test_floors_stand_below_each_other_and_all_boxes_on_the_map() -> None:
    """Also where places are so near that pushing them apart has no end."""
    spots = [Spot(str(n), (1.0 + n * 0.01, 0.0), "", 60) for n in range(30)]
    spots += [Spot("above", (0.0, 0.0), "Upper floor", 0)]
    plan = planned(spots)
    boxes = [(box.x, box.y, box.width, box.height) for box in plan.boxes.values()]

    for n, one in enumerate(boxes):
        assert all(apart(one, other) for other in boxes[n + 1 :])
        assert one[0] + one[2] <= plan.width
        assert one[1] + one[3] <= plan.height
    ((name, head),) = plan.floors
    assert "Upper floor" == name
    assert max(y + high for _, y, _, high in boxes[:-1]) < head < boxes[-1][1]


def test_a_board_has_its_tracks_and_cards() -> None:
    """Each step a cell, the one of the marker and those with a meaning marked."""
    track = Track("sanity", "Sanity lost", 2, 0, 4, (TrackStep(3, "threshold", "Threshold"),))
    panel = Panel(
        "ian", "investigator", "Ian", place="s1", tracks=(track,), lines=("Ian begins.",),
        cards=(CardShown("lucky", "skill", "Lucky", level=2),),
    )  # fmt: skip
    picture = board_picture(panel, crowded())
    root = fromstring(picture)  # noqa: S314 - our own

    assert [
        *("Ian", "Space 1", "Sanity lost: 2 of 4", "\N{BLACK UP-POINTING TRIANGLE}"),
        *("Ian begins.", "\N{BULLET} Lucky (2)"),
    ] == texts_of(picture)
    assert (3, 2) == (len(list(rects(root, "full"))), len(list(rects(root, "empty"))))
    assert 1 == len(list(rects(root, "here")))


def test_decks_tell_what_is_face_up() -> None:
    """By name, up to six; how many more there are."""
    cards = tuple(CardShown(str(n), "mythos", f"Card {n}") for n in range(8))
    tableau = Tableau("A game", piles=(Pile("a", "Deck", 3), Pile("b", "Discard pile", 0, cards)))
    found = texts_of(table_picture(tableau))

    assert found[found.index("Deck") + 1] == "3 face down"
    assert found[found.index("Discard pile") + 1] == "0 face down, 8 face up"
    assert "\N{BULLET} Card 5" in found
    assert "\N{BULLET} Card 6" not in found
    assert "and 2 more" in found


def test_a_card_stands_in_its_own_words() -> None:
    """All of its text, in lines that fit the card."""
    said = "Lose 1 Sanity, then 1 Stress for each Fire token on your Space and each one beside it."
    picture = cards_picture([Card("Bleach", "mythos", (said, "x" * 300))])
    found = texts_of(picture)

    long = [line for line in found if set(line) == {"x"}]
    assert said == " ".join(line for line in found[2:] if line not in long)
    assert "x" * 300 == "".join(long)
    assert all(width_of(line, 12) <= BOARD - 20 for line in found[2:])


def test_names_of_strangers_are_no_markup() -> None:
    """Nor do they steer anything: what is not printable is escaped."""
    tableau = Tableau(MARKUP, panels=(Panel("a", "b", CLOSING, lines=(STEERING,)),))
    picture = table_picture(tableau)
    root = fromstring(picture)  # noqa: S314 - our own

    assert {"svg", "style", "title", "rect", "g", "text"} == {
        one.tag.removeprefix(SVG) for one in root.iter()
    }
    assert "\x1b" not in picture
    assert "\u202e" not in picture
    assert MARKUP == root.findtext(f"{SVG}title")


# --- the command ---------------------------------------------------------------------------------


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """The first steps of a game."""
    path = tmp_path / "game.dmdlog"
    path.write_bytes(written(20))
    return path


def test_the_command_draws_the_table_after_a_step(log: Path) -> None:
    """Beside the log, over nothing that is there; the map alone if it is asked for."""
    picture = log.with_name("table.svg")
    done = run("show", log, "--svg", picture, "--step", 3)

    says = f"{picture}: the table after step 3; open it in a browser\n"
    assert (0, says) == (done.exit_code, done.stdout)
    assert "Ian" in texts_of(picture.read_text(encoding="utf-8"))
    assert 2 == run("show", log, "--svg", picture).exit_code
    alone = run("show", log, "--svg", "-", "--map", "--lang", "pl")
    assert "the table after step 20" in alone.stderr
    assert "Mythos deck" not in alone.stdout
    assert "Parter" in texts_of(alone.stdout)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--step", 3), "--map and --step go with --svg; an account in words has --turn"),
        (
            ("--svg", "x", "--turn", 3),
            "--svg draws one table; --rules, --turn and --json",
        ),
        (("--svg", "x", "--step", 99), "step 99 is out of range; the log has steps 0 to 20"),
    ],
)
def test_what_cannot_be_drawn_is_said(log: Path, words: tuple[object, ...], says: str) -> None:
    """And nothing is written."""
    target = log.with_name("x")
    done = run("show", log, *(target if word == "x" else word for word in words))

    assert 2 == done.exit_code
    assert f"dmd-replay: {says}" in done.stderr
    assert not target.exists()


def test_the_command_draws_cards(tmp_path: Path) -> None:
    """Those that are named, with the text that `pack show` prints; not a whole box of them."""
    path = tmp_path / "lucky.svg"
    assert 0 == run("pack", "show", "lucky", "--svg", path).exit_code
    found = " ".join(texts_of(path.read_text(encoding="utf-8")))
    (text,) = (one for one in TOOLS.packs.texts(()) if one.id == "lucky")

    assert all(line in found for line in text.lines)
    done = run("pack", "show", "--svg", "-")
    assert 2 == done.exit_code
    assert done.stderr.startswith("dmd-replay: a picture has 60 cards at most, these are ")
