"""Checks of what a killer or a location has as a whole, and of the core box."""

from collections.abc import Iterator

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.check.base import inside
from dmd_core.final_girl.content.definitions import ActionDef, BoardDef
from dmd_core.final_girl.content.files import (
    ActionsFile,
    BoardsFile,
    EventsFile,
    KillerFile,
    MinionsFile,
    PowersFile,
)
from dmd_core.final_girl.content.limits import HEALTH_TOKENS
from dmd_core.final_girl.ids import BLANK
from dmd_core.final_girl.words.base import Effect
from dmd_core.final_girl.words.decks import AddPower, DrawTerror
from dmd_core.final_girl.words.enemies import PutKiller
from dmd_core.final_girl.words.killer import KillerActs, MinionsAct
from dmd_core.final_girl.words.symbols import Bloodlust, DrawEvent, Horror
from dmd_core.final_girl.words.victims import (
    KillVictims,
    MarkVictim,
    Panic,
    PlaceVictims,
    StepVictims,
)
from dmd_core.kernel.schema.faults import Fault

FIRST_HAND = 6
"""Action cards that cost nothing (FG-SET-05)."""
TABLEAU = 17
"""The other action cards (FG-SET-06)."""
_SIDES = ("normal", "extreme")

_FEEDING = (
    AddPower,
    Bloodlust,
    DrawEvent,
    DrawTerror,
    KillVictims,
    KillerActs,
    MinionsAct,
    Panic,
    PlaceVictims,
    PutKiller,
    StepVictims,
)
"""Words by which a final effect could come to itself again: whatever may kill, draw or reveal,
or lets the killer enter a space with a token."""


# --- the core box ----------------------------------------------------------------------------


def check_actions(file: ActionsFile) -> Iterator[Fault]:
    """The first hand and the tableau (FG-CMP-01, FG-SET-05, -06)."""
    for wanted, cards, what, rule in (
        (FIRST_HAND, [one for one in file.actions if not one.cost], "cost nothing", r.SET_05),
        (TABLEAU, [one for one in file.actions if one.cost], "cost something", r.SET_06),
    ):
        count = _copies(cards)
        if count != wanted:
            found = f"{count} action cards that {what}"
            yield Fault(("actions",), found, (str(wanted),), rules=(rule,))


def _copies(cards: list[ActionDef]) -> int:
    return sum(card.copies for card in cards)


def check_boards(file: BoardsFile) -> Iterator[Fault]:
    """Both sides of the player board, and the tokens (FG-HOR-01, -02; FG-FHT-01)."""
    names = [board.id for board in file.boards]
    if sorted(names) != sorted(_SIDES):
        found = ", ".join(f"'{name}'" for name in names) or "no board"
        yield Fault(("boards",), found, tuple(f"'{side}'" for side in _SIDES), rules=(r.SET_03,))
    for place, board in enumerate(file.boards):
        for fault in _dice(board):
            yield fault.under("boards", place, "dice")
    tokens = file.supply.health_tokens
    if len(tokens) != HEALTH_TOKENS:
        found = f"{len(tokens)} tokens"
        path = ("supply", "health_tokens")
        yield Fault(path, found, (str(HEALTH_TOKENS),), rules=(r.CMP_03,))
    for place, token in enumerate(tokens):
        if token != BLANK and not (token.isdecimal() and token.isascii() and int(token) > 0):
            here = ("supply", "health_tokens", place)
            yield Fault(here, f"'{token}'", (f"'{BLANK}'", "a number from 1 on, as text"))


def _dice(board: BoardDef) -> Iterator[Fault]:
    """Higher horror never gives more dice."""
    for place, dice in enumerate(board.dice):
        if dice < 1:
            yield Fault((place,), str(dice), ("1 or more",), rules=(r.ROL_09,))
        elif place and dice > board.dice[place - 1]:
            allowed = f"at most {board.dice[place - 1]}, the dice of the position before"
            yield Fault((place,), str(dice), (allowed,), rules=(r.HOR_02,))


# --- killers ---------------------------------------------------------------------------------


def check_killer(file: KillerFile) -> Iterator[Fault]:
    """Its bloodlust rows and its final effect (FG-DP-01, FG-AMB-44)."""
    rows = [place for place, row in enumerate(file.rows) if row.reveal]
    if len(rows) != 1:
        found = f"{len(rows)} rows that reveal the dark power"
        yield Fault(("rows",), found, ("exactly 1",), rules=(r.DP_01,))
    for place, row in enumerate(file.rows[:1]):
        if row.effects or row.reveal:
            found = "something on entering the lowest row, where the marker starts"
            yield Fault(("rows", place), found, ("nothing",), rules=(r.SET_18,))
    if not file.final:
        yield Fault(("final",), "no final effect", ("1 or more",), rules=(r.BLD_05,))
    for place, effect in enumerate(file.final):
        for node in inside(effect):
            if isinstance(node, Effect) and _feeds(node):
                found = f"'{node.WORD}' in a final effect, which could go on without end"
                allowed = ("words that neither raise horror or bloodlust nor kill or draw",)
                yield Fault(("final", place), found, allowed, rules=(r.AMB_44,))


def _feeds(effect: Effect) -> bool:
    if isinstance(effect, Horror):
        return not isinstance(effect.n, int) or effect.n > 0
    return isinstance(effect, _FEEDING)


def check_powers(file: PowersFile) -> Iterator[Fault]:
    """One to be dealt, and at most one epic one (FG-SET-08, FG-DP-07)."""
    epic = sum(power.epic for power in file.powers)
    if epic == len(file.powers):
        found = "no dark power that is not epic"
        yield Fault(("powers",), found, ("1 or more",), rules=(r.SET_08,))
    if epic > 1:
        yield Fault(("powers",), f"{epic} epic dark powers", ("at most 1",), rules=(r.DP_07,))
    for place, power in enumerate(file.powers):
        if not power.abilities and not power.on_reveal:
            found = "a dark power that does nothing"
            yield Fault(("powers", place), found, ("abilities, or effects in 'on_reveal'",))


def check_minions(file: MinionsFile) -> Iterator[Fault]:
    """Each kind does something in step 1 of the Killer phase (FG-MIN-07)."""
    for place, kind in enumerate(file.minions):
        if not kind.action:
            path = ("minions", place, "action")
            yield Fault(path, "no action", ("1 or more",), rules=(r.MIN_07,))


# --- locations -------------------------------------------------------------------------------


def check_events(file: EventsFile) -> Iterator[Fault]:
    """There is one figure of each colour (FG-CMP-02, FG-EVT-04)."""
    seen: dict[str, str] = {}
    for place, card in enumerate(file.events):
        for node in inside(card.effects):
            if isinstance(node, MarkVictim):
                first = seen.setdefault(node.colour, card.id)
                if first != card.id:
                    found = f"a {node.colour.value} victim, as '{first}' has"
                    allowed = ("another colour, or a token",)
                    yield Fault(("events", place, "effects"), found, allowed, rules=(r.EVT_04,))


__all__ = [
    "check_actions",
    "check_boards",
    "check_events",
    "check_killer",
    "check_minions",
    "check_powers",
]
