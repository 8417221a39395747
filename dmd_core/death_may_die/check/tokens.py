"""Checks of words about tokens."""

from collections.abc import Iterator

from dmd_core.death_may_die.check.base import checks
from dmd_core.death_may_die.words.amounts import ALL
from dmd_core.death_may_die.words.tokens import PlaceToken, Tokens, TokenShortage
from dmd_core.kernel.schema.faults import Fault
from dmd_core.tabletop.checking import Spot


@checks(Tokens)
def _tokens(spot: Spot, verb: Tokens) -> Iterator[Fault]:
    if verb.n is ALL and not verb.remove:
        yield Fault((*spot.path, "n"), "'all'", ("a number, or 'remove' beside it",))


@checks(TokenShortage)
def _circle(spot: Spot, shortage: TokenShortage) -> Iterator[Fault]:
    """Two shortages of tokens that call for one another would never come to an end."""
    calls: dict[str, set[str]] = {}
    for other in spot.others:
        if isinstance(other.node, TokenShortage):
            calls.setdefault(str(other.node.token), set()).update(_placed(other))
    for token in _placed(spot):
        if str(shortage.token) in _closure(token, calls):
            what = f"'{token}' placed where '{shortage.token}' is short, and so on without end"
            yield Fault((*spot.path, "then"), what, ("a text that places no such token",))
            return


def _placed(shortage: Spot) -> list[str]:
    """Tokens that the text of a shortage places."""
    return [
        str(spot.node.token)
        for spot in shortage.others
        if isinstance(spot.node, PlaceToken) and spot.path[: len(shortage.path)] == shortage.path
    ]


def _closure(token: str, calls: dict[str, set[str]]) -> set[str]:
    reached: set[str] = set()
    todo = [token]
    while todo:
        name = todo.pop()
        if name not in reached:
            reached.add(name)
            todo.extend(calls.get(name, ()))
    return reached


__all__: list[str] = []
