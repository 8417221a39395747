"""What is measured with whom: each row is a work of ours beside one of a peer."""

from typing import Final, final

import attrs


@final
@attrs.frozen
class Row:
    """A comparison.

    Attributes:
        peer: the work of the peer, as its process knows it.
        ours: the work of ours, as our process knows it.
        unit: what is counted.
        keeps: what the peer keeps of a game, so that figures are not taken for what they are not.
        why: why ours is slower, said where it is.
        package: what has to be installed for it.
    """

    peer: str
    ours: str
    unit: str
    keeps: str
    why: str
    package: str

    @property
    def same(self) -> bool:
        """Whether both play the same game; else it only places the order of magnitude."""
        return self.ours in (TTT, LEDUC)


TTT, LEDUC, DMD = "tic-tac-toe", "Leduc", "Death May Die"
NATIVE: Final = (
    "C++ that changes its state in place; ours checks each move against the list of what is legal,"
    " makes new values in Python and keeps every event"
)
IN_PLACE: Final = (
    "it changes objects in place and writes no log; ours makes new values and keeps every event"
)
CHESS: Final = "bits in whole numbers, changed in place; a move of chess has no events"
HEAVY: Final = "a decision of Death May Die writes 4.4 events and passes six frames"
ROWS: Final = (
    Row("boardgame.io tic-tac-toe", TTT, "moves", "log and state", "", "boardgame.io"),
    Row("PettingZoo tic-tac-toe", TTT, "moves", "state", IN_PLACE, "pettingzoo"),
    Row("OpenSpiel Python tic-tac-toe", TTT, "moves", "history", IN_PLACE, "open_spiel"),
    Row("OpenSpiel C++ tic-tac-toe", TTT, "moves", "history", NATIVE, "open_spiel"),
    Row("OpenSpiel C++ tic-tac-toe, copied", TTT, "moves", "every state", NATIVE, "open_spiel"),
    Row("RLCard Leduc", LEDUC, "moves", "state", IN_PLACE, "rlcard"),
    Row("PettingZoo Leduc", LEDUC, "moves", "state", IN_PLACE, "pettingzoo"),
    Row("OpenSpiel C++ Leduc", LEDUC, "moves", "history", NATIVE, "open_spiel"),
    Row("OpenSpiel C++ Leduc, copied", LEDUC, "moves", "every state", NATIVE, "open_spiel"),
    Row("python-chess", DMD, "decisions", "stack of moves", CHESS, "chess"),
    Row("catanatron", DMD, "decisions", "list of actions", HEAVY, "catanatron"),
    Row("PokerKit", DMD, "decisions", "list of operations", HEAVY, "pokerkit"),
    Row("OpenSpiel Python dominoes", DMD, "decisions", "history", HEAVY, "open_spiel"),
    Row("OpenSpiel C++ gin rummy", DMD, "decisions", "history", NATIVE, "open_spiel"),
    Row("OpenSpiel C++ backgammon", DMD, "decisions", "history", NATIVE, "open_spiel"),
    Row(
        "eventsourcing, append",
        "append",
        "events",
        "events as JSON in memory",
        "ours plays by the rules as well, the peer adds a number",
        "eventsourcing",
    ),
    Row(
        "eventsourcing, replay",
        "replay",
        "events",
        "events as JSON in memory",
        "a table of two dozen fields is copied where the peer adds a number",
        "eventsourcing",
    ),
    Row(
        "python-chess, PGN",
        "read a log",
        "decisions",
        "moves as text",
        "a decision has 4.4 events, each of which is decoded, checked and folded",
        "chess",
    ),
    Row(
        "PokerKit, PHH",
        "read a log",
        "decisions",
        "actions as text",
        "a decision has 4.4 events, each of which is decoded, checked and folded",
        "pokerkit",
    ),
)
