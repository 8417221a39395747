"""Writing a position: a state in, plain data by names out, as short as it can be."""

from typing import Any, final

from dmd_core.final_girl.game import Game
from dmd_core.final_girl.ids import LATER
from dmd_core.final_girl.position.base import Data, layout_of
from dmd_core.final_girl.position.phases import phase_of
from dmd_core.final_girl.position.read import PAWNS, PILE, position_from
from dmd_core.final_girl.position.shorthand import (
    item_text,
    minion_text,
    minor_text,
    special_text,
)
from dmd_core.final_girl.ruleset import FINAL_GIRL, schema
from dmd_core.final_girl.state import Colour, Table
from dmd_core.kernel.state import State
from dmd_core.tabletop.position.chance import chance_data

_FOLLOWS: tuple[str, ...] = (
    "tableau",
    "pool",
    "events_active",
    "events",
    "terror",
    "terror_unseen",
    "items",
    "items_unseen",
    "health_tokens",
    "finales",
    "dark_powers",
    "in_play",
    "next_figure",
    "ending",
    "power_hidden",
)
"""Fields that are written only where they are not what follows from the rest."""


def position_of(game: Game, state: State[Table]) -> Data:
    """The position of a state; `position_from` gives the same state back.

    Where the player is asked what to do next in the Action phase, it gives the state in which the
    rules are about to ask it.

    Args:
        game: the definition.
        state: any state, one in the middle of a roll too.

    Returns:
        Plain data for TOML or JSON: maps, lists, text, numbers; nothing in it is None.
    """
    return _Writer(game, state).data()


@final
class _Writer:
    def __init__(self, game: Game, state: State[Table]) -> None:
        self._game = game
        self._state = state
        self._now: Data = schema().plain.node(state.table)
        self._brief: Data = schema().plain.node(state.table, brief=True)
        self._base = layout_of(game).plain

    def data(self) -> Data:
        data = self._agenda()
        for key in self._now:
            if key != "phase" and key not in _FOLLOWS and self._now[key] != self._base[key]:
                data[key] = self._said(key)
        self._piles(data)
        self._add_what_does_not_follow(data)
        shown = chance_data(self._state.chance, FINAL_GIRL.streams)
        if shown:
            data["chance"] = shown
        return data

    def _agenda(self) -> Data:
        table, agenda = self._state.table, self._state.agenda
        if phase_of(agenda, table.phase):
            return {"phase": table.phase.value}
        frames = [schema().plain.frame(frame, brief=True) for frame in agenda]
        return {"phase": table.phase.value, "agenda": [_given(frame) for frame in frames]}

    def _said(self, key: str) -> Any:  # noqa: ANN401 - fields have values of all kinds
        now, game = self._now[key], self._game
        if key in PAWNS:
            return {name: value for name, value in now.items() if value != self._base[key][name]}
        match key:
            case "victims":
                return dict(now)
            case "dead" | "saved":
                return len(now) if set(now) == {Colour.PLAIN.value} else now
            case "specials":
                return [special_text(one) for one in now]
            case "minors":
                return [minor_text(one, game) for one in now]
            case "carried":
                return [item_text(one, game) for one in now]
            case "minions":
                return self._minions()
            case "tokens":
                return _by_space(now)
            case "rewards":
                slots = [reward["slot"] for reward in now]
                return ["later" if slot == LATER else slot for slot in slots]
            case _:
                return _given(self._brief.get(key, now))

    def _minions(self) -> list[str]:
        texts: list[str] = []
        number = 1
        for one in self._now["minions"]:
            texts.append(minion_text(one, number, self._game))
            number = one["id"] + 1
        return texts

    def _piles(self, data: Data) -> None:
        """Known cards of the decks; how many are unknown follows from them, or is said too."""
        known = {key: self._now["terror"][key] for key in PILE[1:] if self._now["terror"][key]}
        if known:
            data["terror"] = known
        decks = {
            deck["space"]: {key: deck["pile"][key] for key in PILE[1:] if deck["pile"][key]}
            for deck in self._now["items"]
        }
        told = {space: pile for space, pile in decks.items() if pile}
        if told:
            data["decks"] = told

    def _add_what_does_not_follow(self, data: Data) -> None:
        """Say, one by one, the fields that a reader would fill in otherwise."""
        for _ in range(len(_FOLLOWS) + len(self._now["items"])):
            read: Data = schema().plain.node(position_from(self._game, data).table)
            other = next((key for key in _FOLLOWS if read[key] != self._now[key]), None)
            if other is None:
                return
            if other == "items":
                self._say_hidden(data, read["items"])
            else:
                data[other] = self._now[other]

    def _say_hidden(self, data: Data, read: list[Data]) -> None:
        """Say how many cards of one deck are unknown: of one that has fewer than would follow."""
        pairs = [
            (now["pile"]["hidden"] - then["pile"]["hidden"], now)
            for now, then in zip(self._now["items"], read, strict=True)
            if now != then
        ]
        _, deck = min(pairs, key=lambda pair: pair[0])
        told = data.setdefault("decks", {}).setdefault(deck["space"], {})
        told["hidden"] = deck["pile"]["hidden"]


def _by_space(pairs: list[list[str]]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for token, space in pairs:
        found.setdefault(space, []).append(token)
    return found


def _given(value: Any) -> Any:  # noqa: ANN401 - plain data
    """Plain data without what is None, which TOML cannot say."""
    if isinstance(value, dict):
        return {key: _given(part) for key, part in value.items() if part is not None}
    if isinstance(value, list):
        return [_given(part) for part in value]
    return value


__all__ = ["position_of"]
