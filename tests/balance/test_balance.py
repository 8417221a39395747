"""The measurement of the balance: which cells, what is kept of a run, what is said of cards."""

from pathlib import Path

import attrs
import pytest
from click.testing import CliRunner

from tests.balance.__main__ import main
from tests.balance.cards import Card, cards, use_of
from tests.balance.games import Cell, Played, Result, cells, chosen
from tests.balance.kept import Kept, digest, kept_in, line, results_of
from tests.balance.page import page

CELL = Cell("danse_macabre", "hastur", 2)
GAME = Played(
    won=True,
    why="DMD-WIN-01",
    rounds=9,
    disrupted=5,
    mythos=frozenset({"masks_on"}),
    claimed=frozenset({"gorilla.right"}),
)


def games(won: int, lost: int, rounds: int, *shown: str) -> list[Played]:
    """So many games of so many rounds."""
    like = attrs.evolve(GAME, rounds=rounds, mythos=frozenset(shown))
    return [like] * won + [attrs.evolve(like, won=False)] * lost


def test_cells_are_chosen_by_their_names() -> None:
    """A star stands for anything; without a pattern it is all 60."""
    assert chosen(["danse*/hastur/2"]) == (CELL,)
    assert 60 == len(chosen([])) == len(tuple(cells()))
    assert 12 == len(chosen(["*/1"]))


def test_an_unknown_cell_is_refused_with_the_names_there_are() -> None:
    """Nothing is measured and no page written."""
    done = CliRunner().invoke(main, ["--cell", "dance/hastur/2"])

    assert 2 == done.exit_code
    assert "No cell is called dance/hastur/2; there are blasphemous_alchemy/" in done.output


def test_a_run_that_was_stopped_goes_on(tmp_path: Path) -> None:
    """A game counts once; a last line that was cut off is no game."""
    path = tmp_path / "kept.jsonl"
    path.write_text(line(CELL, 7, GAME, "a") * 2 + line(CELL, 8, GAME, "a")[:40], encoding="utf-8")

    assert Kept([(CELL, 7, GAME)] * 2) == kept_in(path, "a")
    assert [Result(CELL, (GAME,))] == results_of(kept_in(path, "a").games, cells())
    assert Kept() == kept_in(tmp_path / "missing", "a")


def test_games_of_another_bot_do_not_count(tmp_path: Path) -> None:
    """They are told and stay in the file; so are those of a time that kept no digest."""
    path = tmp_path / "kept.jsonl"
    old = line(CELL, 6, GAME, "b") + line(CELL, 6, GAME, "a").replace('"of": "a", ', "")
    path.write_text(old + line(CELL, 7, GAME, digest()), encoding="utf-8")

    done = CliRunner().invoke(
        main, ["--cell", CELL.name, "--first", "7", "--games", "1", "--kept", str(path)]
    )

    assert done.output.splitlines() == [
        "2 games of another bot or of other packs are left out",
        "danse_macabre/hastur/2: 100% (21% to 100%) of 1, 9.0 rounds",
    ]


def test_what_a_digest_tells_apart(tmp_path: Path) -> None:
    """Another weight, another number of a pack, another goal; a comment makes no other bot."""
    module, pack = tmp_path / "bot.py", tmp_path / "packs/idols/goals.toml"
    pack.parent.mkdir(parents=True)
    seen = []
    for code, text in (
        ("DOOM = 16.0", 'act = "lift"'),
        ("DOOM = 17.0", 'act = "lift"'),
        ("DOOM = 16.0", 'act = "drop"'),
        ("DOOM = 16.0  # a Wound is 1", 'act = "lift"'),
    ):
        module.write_text(code, encoding="utf-8")
        pack.write_text(text, encoding="utf-8")
        seen.append(digest([module], tmp_path / "packs"))

    assert 3 == len(set(seen))
    assert seen[0] == seen[3]


def test_every_card_of_a_box_is_looked_for() -> None:
    """8 Mythos cards of each Episode and Elder One; cards of one name are one."""
    found = cards()

    assert 8 * 8 - 2 == sum(card.kind == "Mythos" for card in found)  # two names stand twice
    assert all(card.keys for card in found)


def test_a_card_gains_what_it_gains_in_games_of_one_length() -> None:
    """Long games are won more often and show more cards: that is no merit of a card.

    Of games of 3 rounds 10 % are won with it and without it, of games of 9 rounds 60 %.
    """
    card = Card("danse_macabre", "Masks On!", "Mythos", frozenset({"masks_on"}))
    played = [*games(1, 9, 3, "masks_on"), *games(9, 81, 3)]
    played += [*games(54, 36, 9, "masks_on"), *games(6, 4, 9)]

    use = use_of(card, [Result(CELL, tuple(played))])

    assert (100, 200, True) == (use.shown, use.games, use.enough)
    assert (0.55, 0.15) == (use.with_it, use.without)
    assert pytest.approx(0.0) == use.gain
    assert not use.beyond


def test_a_card_that_decides_games_is_named() -> None:
    """With it 38 of 40 are won, without it 2 of 40 of the same length."""
    card = Card("danse_macabre", "Masks On!", "Mythos", frozenset({"masks_on"}))
    use = use_of(card, [Result(CELL, (*games(38, 2, 5, "masks_on"), *games(2, 38, 5)))])

    assert pytest.approx(0.9) == use.gain
    assert use.beyond


def test_remarks_by_hand_stand_in_the_page() -> None:
    """What people wrote is put in as it stands; hard cells are named."""
    told = page([Result(CELL, tuple(games(1, 9, 5)))], "## Remarks\n\nBy hand.\n")

    assert "## Remarks\n\nBy hand.\n" in told
    assert "Won less often than 15% of the time: Danse Macabre against Hastur with 2 (10%)" in told
    assert "Of these beyond doubt (95 %): none." in told
