"""The screen at which a game is played: keys, mouse, sizes, undo, and texts of strangers."""

from collections.abc import Awaitable, Callable
from typing import Final

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

from dmd_core.kernel.node import replace
from dmd_core.kernel.rewind import UndoPolicy
from dmd_replay.play.sitting import NoAnswerError, Sitting
from dmd_replay.tui.app import PlayApp
from dmd_replay.tui.lettering import panels_lines
from dmd_replay.tui.words import Words
from tests.loops import run_apart
from tests.replay.tables import HOSTILE, SHOWN, small
from tests.replay.tui.races import race

SMALL: Final = (80, 24)
LARGE: Final = (140, 44)

Doing = Callable[[PlayApp, Pilot[None]], Awaitable[None]]


def play(sitting: Sitting, doing: Doing, size: tuple[int, int] = SMALL) -> PlayApp:
    """Play with a pilot at the keys; whatever the app raises is raised here."""
    app = PlayApp(sitting, Words(), saved_in="a.dmdlog")

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await doing(app, pilot)

    run_apart(run())
    return app


def told(app: PlayApp, where: str) -> str:
    """The text of a part of the screen."""
    return str(app.screen.query_one(where, Static).visual)


def screen(app: PlayApp) -> list[str]:
    """The rows of the screen as they are shown."""
    width, height = app.size
    strips = app.screen._compositor.render_strips()  # noqa: SLF001 - what a terminal would get
    return ["".join(segment.text for segment in strip)[:width] for strip in strips[:height]]


def answers(app: PlayApp) -> list[str]:
    """The lines of the list of answers."""
    found = app.screen.query_one("#answers", OptionList)
    return [str(found.get_option_at_index(n).prompt) for n in range(found.option_count)]


def test_an_answer_is_given_by_its_digit() -> None:
    """The account says what happened, the next one is asked, and undo and redo go back and on."""

    async def doing(app: PlayApp, pilot: Pilot[None]) -> None:
        assert ["1 runner 0: walk.", "2 runner 0: run.  1 breath"] == answers(app)
        await pilot.press("2")
        assert "runner 0: Chose." in told(app, "#told Static")
        assert "runner 1: move?" in told(app, "#question") or "boost" in told(app, "#question")
        await pilot.press("u")
        picks = app.screen.query_one(OptionList)
        first = str(picks.get_option_at_index(0).prompt)
        seen = "dice or cards were shown since, they come again as they came"
        assert f"1 the last answer (1 answer; {seen})" == first
        await pilot.press("1")
        assert "Chose" not in told(app, "#told Static")
        await pilot.press("r")
        assert "runner 0: Chose." in told(app, "#told Static")

    with race() as sitting:
        play(sitting, doing)


def test_arrow_keys_and_the_mouse_give_answers_as_well() -> None:
    """Down and Enter take the second one, a click the one it is on."""

    async def doing(_app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press("down", "enter")
        assert 2 == len([*sitting.account()])
        await pilot.click("#answers", offset=(3, 0))
        assert 3 == len([*sitting.account()])

    with race() as sitting:
        play(sitting, doing)


@pytest.mark.frontends
def test_a_small_window_shows_one_part_and_a_large_one_two() -> None:
    """The keys of the parts lead to each; a window that changes its size is arranged anew."""

    async def doing(app: PlayApp, pilot: Pilot[None]) -> None:
        assert any("┌Attic" in row for row in screen(app))
        assert not any("Torch" in row for row in screen(app))
        await pilot.press("b")
        rows = screen(app)
        assert any(" Ann · Cellar · whose turn it is" in row for row in rows)
        assert any("Wounds 1/5 ━●───┃ 5: dead" in row for row in rows)
        await pilot.press("d")
        assert any("Deck (12 face down)" in row for row in screen(app))
        await pilot.press("t")
        assert any("Boosts 1/1" in row for row in screen(app))
        await pilot.press("m")
        await pilot.resize_terminal(*LARGE)
        await pilot.pause()
        rows = screen(app)
        assert any("┌Attic" in row for row in rows)
        assert any("Torch" in row for row in rows)
        await pilot.resize_terminal(*SMALL)
        await pilot.pause()
        assert all("Torch" not in row for row in screen(app))

    with race() as sitting:
        play(sitting, doing)


def test_whose_turn_it_is_is_no_question_of_a_solo_game() -> None:
    """With one seat nobody is told so; with two the board of the active one says it."""
    words, house = Words(), small()
    alone = replace(house, panels=house.panels[1:])
    heads = [
        next("".join(text for text, _ in line) for line in panels_lines(table, words))
        for table in (house, alone)
    ]

    assert ["Ann · Cellar · whose turn it is", "Ann · Cellar"] == heads


@pytest.mark.frontends
def test_a_window_may_change_its_size_below_what_is_read() -> None:
    """The game is arranged for the new size once it is seen again."""

    async def doing(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press("question_mark")
        await pilot.resize_terminal(*LARGE)
        await pilot.pause()
        await pilot.press("escape")
        await pilot.pause()
        rows = screen(app)
        assert any("┌Attic" in row for row in rows)
        assert any("Torch" in row for row in rows)

    with race() as sitting:
        play(sitting, doing)


def test_what_goes_on_in_the_next_row_stands_under_what_began() -> None:
    """Cards and the account are broken between words for the width they are shown in."""

    async def doing(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press("b")
        await pilot.pause()
        texts = [row for row in told(app, "#boards Static").split("\n") if "lorem" in row]
        assert 9 <= len(texts)
        assert {0, 2, 4} == {len(row) - len(row.lstrip()) for row in texts}
        assert max(map(len, texts)) <= SMALL[0] - 3

    with race(only="lorem ipsum " * 9) as sitting:
        play(sitting, doing)


@pytest.mark.frontends
def test_the_map_is_walked_with_the_arrow_keys() -> None:
    """Enter tells what is on a place that no answer names."""

    async def doing(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press("m", "up", "right", "down", "enter")
        text = str(app.screen.query_one(Static).visual)
        assert ["Den", "  ●Bo", "  → Bath", "  → Cellar"] == text.split("\n")
        await pilot.press("escape")
        await pilot.click("#canvas", offset=(3, 1))
        assert "Attic" in str(app.screen.query_one(Static).visual)

    with race() as sitting:
        play(sitting, doing)


def test_lines_are_broken_anew_for_another_window() -> None:
    """A larger one is filled, without a key."""

    async def doing(app: PlayApp, pilot: Pilot[None]) -> None:
        longest = []
        for size in ((84, 24), LARGE, (200, 44)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            lines = told(app, "#told Static").split("\n")
            longest.append(max(len(line) for line in lines if "lorem" in line))
        assert longest == sorted({*longest})

    with race(only="lorem ipsum " * 40) as sitting:
        play(sitting, doing)


def test_a_short_account_stands_at_the_top() -> None:
    """In a large window no blank rows stand above it, and none after it got larger."""

    async def doing(app: PlayApp, pilot: Pilot[None]) -> None:
        for size in (SMALL, LARGE):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            title = next(y for y, row in enumerate(screen(app)) if "Account" in row)
            assert "runner" in screen(app)[title + 1]

    with race() as sitting:
        play(sitting, doing, LARGE)


def test_an_answer_can_be_typed_and_a_refusal_says_why() -> None:
    """What is no answer leaves the game as it is."""

    async def doing(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press("colon")
        app.screen.query_one(Input).value = "fly"
        await pilot.press("enter")
        assert 1 == len([*sitting.account()])
        (note,) = app._notifications  # noqa: SLF001 - they are shown nowhere else
        assert "'fly' is no answer to this. Possible: walk, run." == note.message
        await pilot.press("slash", *"walk", "enter")
        assert 2 == len([*sitting.account()])

    with race() as sitting:
        play(sitting, doing)


def test_what_is_no_answer_is_told_in_the_language_of_the_screens() -> None:
    """With what is possible, and what may be meant."""
    with race() as sitting:
        app = PlayApp(sitting, Words("pl"))
        with pytest.raises(NoAnswerError) as caught:
            sitting.read("wakl")

        said = app._no_answer(caught.value)  # noqa: SLF001 - shown for a moment only

    assert "'wakl' nie jest tu odpowiedzią. Możliwe: walk, run. Czy chodzi o „walk”?" == said


def test_what_cannot_be_done_is_said() -> None:
    """There is nothing to undo or redo yet; in a game without undo the reason is told."""

    async def doing(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press("u", "r", "1", "u", "1")
        assert [
            "There is nothing to take back.",
            "There is nothing to do again.",
            "Undo is forbidden in this game; what was decided stands.",
        ] == [note.message.partition(" [")[0] for note in app._notifications]  # noqa: SLF001 - as above
        assert 2 == len([*sitting.account()])

    with race(policy=UndoPolicy.FORBIDDEN) as sitting:
        play(sitting, doing)


def test_a_crash_of_the_rules_ends_the_screen_and_is_kept_for_the_command(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The command tells it as any crash; what was played is in the file."""

    def broken(_self: Sitting, _command: object) -> None:
        raise ZeroDivisionError

    async def doing(_app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press("1")

    with race() as sitting:
        monkeypatch.setattr(Sitting, "do", broken)
        app = play(sitting, doing)

    assert isinstance(app.failure, ZeroDivisionError)


async def look_everywhere(app: PlayApp, pilot: Pilot[None]) -> None:
    """Every part of the screen and every dialog shows a hostile text as text."""
    rung: list[str] = []
    setattr(app, "bell", lambda: rung.append("bell"))  # noqa: B010 - mypy takes no other way
    for view, part in (("b", "boards"), ("d", "decks"), ("t", "coming")):
        await pilot.press(view)
        assert SHOWN in told(app, f"#{part} Static")
    assert all(row.isprintable() for row in screen(app))
    assert SHOWN in answers(app)[0]
    for where in ("#status", "#question", "#about", "#told Static"):
        assert SHOWN in told(app, where)
    for key in "alw":
        await pilot.press(key)
        assert all(row.isprintable() for row in screen(app))
        await pilot.press("escape")
    await pilot.press("m", "enter")
    assert SHOWN in str(app.screen.query_one(Static).visual)
    await pilot.press("escape")
    await pilot.click("#told", offset=(5, 2))
    assert not rung


@pytest.mark.exhaustive
def test_texts_of_strangers_are_shown_as_they_are() -> None:
    """No markup, no action, no escape works on any part of the screen: each is text."""
    with race(only=HOSTILE) as sitting:
        play(sitting, look_everywhere, SMALL)


@pytest.mark.frontends
def test_texts_of_strangers_are_shown_as_they_are_in_a_large_window() -> None:
    """As in a small one."""
    with race(only=HOSTILE) as sitting:
        play(sitting, look_everywhere, LARGE)


@pytest.mark.exhaustive
def test_what_is_typed_may_be_anything() -> None:
    """What is no answer is told in one sentence, and what could steer the terminal is text."""

    async def doing(app: PlayApp, pilot: Pilot[None]) -> None:
        for line in (HOSTILE.replace("\n", " "), "x" * 1_000_000, "walk " * 1000, " ", "\ud83d"):
            await pilot.press("colon")
            app.screen.query_one(Input).value = line
            await pilot.press("enter")
            assert all(row.isprintable() for row in screen(app))
        await pilot.press("n")
        app.screen.query_one(Input).value = HOSTILE.replace("\n", " ")
        await pilot.press("enter")
        assert 1 == len([*sitting.account()])
        await pilot.press("1")
        assert 2 == len([*sitting.account()])

    with race() as sitting:
        app = play(sitting, doing)
    assert app.failure is None


def test_without_colour_everything_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """NO_COLOR leaves no colour but shades of grey, and the same text."""
    monkeypatch.setenv("NO_COLOR", "1")

    async def doing(app: PlayApp, _pilot: Pilot[None]) -> None:
        strips = app.screen._compositor.render_strips()  # noqa: SLF001 - as above
        assert app.no_color
        assert any("┌Attic" in row for row in screen(app))
        assert strips

    with race() as sitting:
        play(sitting, doing)
