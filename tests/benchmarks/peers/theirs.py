"""The process of the peers written in Python; it runs in an environment of their own.

None of them carries types that would say more than `Any` here: they are imported by name and are
the edge of what is checked.
"""

import io
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parent))
serving: Any = import_module("serving")  # beside this file; there is no package `tests` here
Work = Callable[[], int]
RANDOM: Final = Random(1)  # noqa: S311 - games, no secrets


def _pick(options: Any) -> Any:  # noqa: ANN401 - whatever a peer lists
    return options[int(RANDOM.random() * len(options))]


def open_spiel(name: str, *, copies: bool = False) -> Callable[[], Work]:
    """A game of OpenSpiel, with a copy of the state at each step or without."""

    def prepared() -> Work:
        spiel: Any = import_module("pyspiel")
        if name.startswith("python_"):
            import_module("open_spiel.python.games")
        game = spiel.load_game(name)

        def work() -> int:
            state, moves = game.new_initial_state(), 0
            while not state.is_terminal():
                if copies:
                    state = state.clone()
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(_pick(outcomes)[0])
                else:
                    state.apply_action(_pick(state.legal_actions()))
                    moves += 1
            return moves

        return work

    return prepared


def petting_zoo(module: str) -> Callable[[], Work]:
    """A game of PettingZoo."""

    def prepared() -> Work:
        env: Any = import_module(f"pettingzoo.classic.{module}").env()

        def work() -> int:
            env.reset(seed=RANDOM.randrange(1 << 30))
            moves = 0
            for _ in env.agent_iter():
                seen, _, ended, cut, _ = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                env.step(int(_pick(seen["action_mask"].nonzero()[0])))
                moves += 1
            return moves

        return work

    return prepared


def rlcard_leduc() -> Work:
    """Leduc of RLCard by its environment."""
    env: Any = import_module("rlcard").make("leduc-holdem")

    def work() -> int:
        state, _ = env.reset()
        moves = 0
        while not env.is_over():
            state, _ = env.step(_pick(list(state["legal_actions"])))
            moves += 1
        return moves

    return work


def python_chess() -> Work:
    """Chess to its end or 200 plies; the board keeps the stack of moves."""
    chess: Any = import_module("chess")

    def work() -> int:
        board = chess.Board()
        for ply in range(200):
            if board.is_game_over():
                return ply
            board.push(_pick(list(board.legal_moves)))
        return 200

    return work


def catanatron() -> Work:
    """Four random players; the state keeps its actions."""
    catan: Any = import_module("catanatron")
    colors = [catan.Color.RED, catan.Color.BLUE, catan.Color.WHITE, catan.Color.ORANGE]

    def work() -> int:
        game = catan.Game([catan.RandomPlayer(color) for color in colors])
        moves = 0
        while game.winning_color() is None and moves < 2000:
            game.play_tick()
            moves += 1
        return moves

    return work


def _poker_hand(poker: Any) -> Any:  # noqa: ANN401 - the module
    automation = poker.Automation
    kinds = (
        "ANTE_POSTING BET_COLLECTION BLIND_OR_STRADDLE_POSTING CARD_BURNING HOLE_DEALING"
        " BOARD_DEALING RUNOUT_COUNT_SELECTION HOLE_CARDS_SHOWING_OR_MUCKING HAND_KILLING"
        " CHIPS_PUSHING CHIPS_PULLING"
    )
    automations = tuple(getattr(automation, kind) for kind in kinds.split())
    state = poker.NoLimitTexasHoldem.create_state(
        automations,
        True,  # noqa: FBT003 - theirs
        0,
        (1, 2),
        2,
        (200, 200),
        2,
    )
    while state.status:
        options = []
        if state.can_fold():
            options.append(state.fold)
        if state.can_check_or_call():
            options.append(state.check_or_call)
        if state.can_complete_bet_or_raise_to():
            options.append(state.complete_bet_or_raise_to)
        _pick(options)()
    return state


def pokerkit() -> Work:
    """Hands of no-limit hold'em; the state keeps its operations, which are counted."""
    poker: Any = import_module("pokerkit")
    return lambda: len(_poker_hand(poker).operations)


def reading_phh() -> Work:
    """Hands of PokerKit read from their file and replayed; operations are counted."""
    poker: Any = import_module("pokerkit")
    texts = []
    for _ in range(20):
        state = _poker_hand(poker)
        history = poker.HandHistory.from_game_state(
            poker.NoLimitTexasHoldem(state.automations, True, 0, (1, 2), 2),  # noqa: FBT003 - theirs
            state,
        )
        texts.append(history.dumps())

    def work() -> int:
        count = 0
        for text in texts:
            *_, last = poker.HandHistory.loads(text)
            count += len(last.operations)
        return count

    return work


def reading_pgn() -> Work:
    """Games of chess read from PGN and replayed; plies are counted."""
    chess: Any = import_module("chess")
    pgn: Any = import_module("chess.pgn")
    texts = []
    for _ in range(10):
        board = chess.Board()
        while not board.is_game_over() and board.ply() < 200:
            board.push(_pick(list(board.legal_moves)))
        texts.append(str(pgn.Game.from_board(board)))

    def work() -> int:
        return sum(pgn.read_game(io.StringIO(text)).end().ply() for text in texts)

    return work


SAVE_EVERY: Final = 20
EVENTS: Final = 1000


@cache
def _walks() -> tuple[Any, Any]:
    domain: Any = import_module("eventsourcing.domain")
    application: Any = import_module("eventsourcing.application")

    class Walk(domain.Aggregate):  # type: ignore[misc] # a base of Any
        """Somebody who walks; each step an event."""

        @domain.event("Began")  # type: ignore[untyped-decorator] # the decorator is Any
        def __init__(self) -> None:
            """Stand at 0."""
            self.at = 0

        @domain.event("Stepped")  # type: ignore[untyped-decorator] # the decorator is Any
        def step(self, by: int, why: str) -> None:  # noqa: ARG002 - it is recorded
            """Go on."""
            self.at += by

    return Walk, application.Application


def _recorded(walk: Any, app: Any) -> Any:  # noqa: ANN401 - theirs
    one = walk()
    for number in range(EVENTS - 1):
        one.step(by=number % 5, why="DMD-REST-02")
        if number % SAVE_EVERY == 0:
            app.save(one)
    app.save(one)
    return one.id


def appending() -> Work:
    """Events of an aggregate triggered and saved in memory, twenty at a time."""
    walk, application = _walks()

    def work() -> int:
        _recorded(walk, application())
        return EVENTS

    return work


def replaying() -> Work:
    """An aggregate made again of its stored events."""
    walk, application = _walks()
    app = application()
    name = _recorded(walk, app)

    def work() -> int:
        app.repository.get(name)
        return EVENTS

    return work


WORKS: Final[dict[str, Callable[[], Work]]] = {
    "OpenSpiel C++ tic-tac-toe": open_spiel("tic_tac_toe"),
    "OpenSpiel C++ tic-tac-toe, copied": open_spiel("tic_tac_toe", copies=True),
    "OpenSpiel Python tic-tac-toe": open_spiel("python_tic_tac_toe"),
    "OpenSpiel C++ Leduc": open_spiel("leduc_poker"),
    "OpenSpiel C++ Leduc, copied": open_spiel("leduc_poker", copies=True),
    "OpenSpiel C++ gin rummy": open_spiel("gin_rummy"),
    "OpenSpiel C++ backgammon": open_spiel("backgammon"),
    "OpenSpiel Python dominoes": open_spiel("python_block_dominoes"),
    "PettingZoo tic-tac-toe": petting_zoo("tictactoe_v3"),
    "PettingZoo Leduc": petting_zoo("leduc_holdem_v4"),
    "RLCard Leduc": rlcard_leduc,
    "python-chess": python_chess,
    "catanatron": catanatron,
    "PokerKit": pokerkit,
    "python-chess, PGN": reading_pgn,
    "PokerKit, PHH": reading_phh,
    "eventsourcing, append": appending,
    "eventsourcing, replay": replaying,
}


if __name__ == "__main__":
    serving.serve(WORKS)
