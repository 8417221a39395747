"""The tiny games keep their rules: known counts, and what OpenSpiel pays for the same deals."""

import json
from collections import Counter
from itertools import islice
from pathlib import Path

import pytest

from dmd_core.kernel.events import Command, Typed
from dmd_core.kernel.ids import TABLE
from dmd_core.kernel.step import Step
from tests.benchmarks.games import leduc
from tests.benchmarks.games import tic_tac_toe as ttt

RETURNS = json.loads(Path(__file__).with_name("leduc_returns.json").read_text(encoding="utf-8"))
"""Of OpenSpiel 2.0.2: how many games there are, and 250 of them with the gain of
seat 0. A game is its actions: cards by number, then 0 to fold, 1 to call, 2 to raise."""


def _after(step: Step[ttt.Board]) -> list[Step[ttt.Board]]:
    decision = step.decision
    assert decision is not None
    return [
        ttt.ENGINE.apply(ttt.GAME, step.state, command, decision=decision)
        for command in decision.legal()
    ]


def _turned(cells: tuple[int, ...]) -> tuple[int, ...]:
    """The board a quarter further round."""
    return tuple(cells[6 - 3 * (place % 3) + place // 3] for place in range(9))


def _any_side_up(cells: tuple[int, ...]) -> tuple[int, ...]:
    """The same for all eight ways to lay a board down."""
    sides = [cells, (*cells[6:], *cells[3:6], *cells[:3])]
    for _ in range(3):
        sides += [_turned(side) for side in sides[-2:]]
    return min(sides)


def test_all_games_of_tic_tac_toe_are_known() -> None:
    """There are 255,168; the first wins 131,184 of them, the second 77,904."""
    known: dict[tuple[int, ...], Counter[str]] = {}

    def games(step: Step[ttt.Board]) -> Counter[str]:
        table = step.state.table
        key = _any_side_up(table.cells)
        if key not in known:
            ended = step.decision is None
            known[key] = Counter([table.outcome]) if ended else Counter()
            for after in () if ended else _after(step):
                known[key].update(games(after))
        return known[key]

    expected = {"seat 0 won": 131_184, "seat 1 won": 77_904, "draw": 46_080}
    assert expected == games(ttt.ENGINE.start(ttt.GAME, 0))


def _leduc(actions: str) -> leduc.Bets:
    """Play a game of Leduc with cards and bets as OpenSpiel numbers them."""
    step = leduc.ENGINE.start(leduc.GAME, None)
    for action in map(int, actions):
        decision = step.decision
        assert decision is not None
        command: Command
        if decision.seat == TABLE:
            command = Typed((leduc.CARDS[action],))
        else:
            seat = leduc.SEATS[decision.seat]
            command = (leduc.FOLDS, leduc.CALLS, leduc.RAISED)[action][seat]
        step = leduc.ENGINE.apply(leduc.GAME, step.state, command, decision=decision)
    assert step.decision is None
    return step.state.table


def test_leduc_pays_what_openspiel_pays() -> None:
    """The same cards and bets end the game at the same point, with the same gain."""
    paid = {actions: _leduc(actions).won for actions in RETURNS["games"]}

    assert RETURNS["games"] == paid


def test_leduc_has_as_many_games_as_openspiel() -> None:
    """Counted over the lines of bets, of which there are as many for each deal of three cards."""

    def lines(step: Step[leduc.Bets], cards: tuple[int, ...]) -> Counter[int]:
        decision = step.decision
        if decision is None:
            return Counter([abs(step.state.table.won)])
        if decision.seat == TABLE:
            dealt = len(step.state.table.dealt)
            options: list[Command] = [Typed((leduc.CARDS[cards[dealt]],))]
        else:
            options = list(decision.legal())
        found: Counter[int] = Counter()
        for command in options:
            after = leduc.ENGINE.apply(leduc.GAME, step.state, command, decision=decision)
            found.update(lines(after, cards))
        return found

    found = sum(lines(leduc.ENGINE.start(leduc.GAME, None), (0, 2, 4)).values())
    early = len(_folded_early(leduc.ENGINE.start(leduc.GAME, None)))
    # Lines that end before the open card are there for each deal of two cards, others for three.
    assert RETURNS["terminals"] == 6 * 5 * early + 6 * 5 * 4 * (found - early)


def _folded_early(step: Step[leduc.Bets]) -> list[str]:
    """The lines of the first round that end by folding, for one deal."""
    found: list[str] = []

    def walk(step: Step[leduc.Bets], said: str) -> None:
        decision = step.decision
        if decision is None:
            found.append(said)
        elif decision.seat == TABLE and len(step.state.table.dealt) < leduc.OPEN:
            card = leduc.CARDS[2 * len(step.state.table.dealt)]
            command = Typed((card,))
            walk(leduc.ENGINE.apply(leduc.GAME, step.state, command, decision=decision), said)
        elif decision.seat != TABLE:
            for option in decision.legal():
                after = leduc.ENGINE.apply(leduc.GAME, step.state, option, decision=decision)
                walk(after, said + type(option).__name__)

    walk(step, "")
    return found


@pytest.mark.parametrize("seed", range(3))
def test_a_log_folds_to_the_state_that_was_played(seed: int) -> None:
    """And its events come back from their bytes."""
    game, codec = leduc.GAME, leduc.Leduc().codec(leduc.GAME)
    step = leduc.ENGINE.start(game, seed)
    events = list(step.events)
    while step.decision is not None:
        *_, command = islice(step.decision.legal(), 1 + seed)
        step = leduc.ENGINE.apply(game, step.state, command, decision=step.decision)
        events.extend(step.events)

    assert step.state == leduc.ENGINE.fold(leduc.ENGINE.initial(game, seed), events)
    assert events == [codec.decode_event(codec.encode_event(event)) for event in events]
