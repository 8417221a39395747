"""Writing a position: a state in, plain data by names out, as short as it can be."""

from typing import Any, Final

from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.position.base import layout_of
from dmd_core.death_may_die.position.implied import (
    Clock,
    Data,
    before_turn,
    bonus_dice,
    elder_figure,
    next_figure,
    pool_of_backs,
    pool_of_insanities,
    pool_of_pile,
    ritual_disrupted,
    turn_number,
    turn_to_come,
)
from dmd_core.death_may_die.position.implied import (
    named as named_one,
)
from dmd_core.death_may_die.position.owners import NOBODY_WORD
from dmd_core.death_may_die.position.phases import NEW_EACH_TURN, STARTING, branch_of, phase_of
from dmd_core.death_may_die.position.read import FRAME, PILES, SEATS
from dmd_core.death_may_die.position.seats import named, shapes_of
from dmd_core.death_may_die.position.shorthand import card_text, enemy_text
from dmd_core.death_may_die.ruleset import DEATH_MAY_DIE, schema
from dmd_core.death_may_die.state import Table
from dmd_core.kernel.state import State
from dmd_core.tabletop.position.chance import chance_data

_OWN: Final = (
    "investigators",
    "enemies",
    "fire",
    "tokens",
    "elder",
    "objects",
    "insanities",
    "backs",
    "next_figure",
    *SEATS,
    *PILES,
)
"""Fields with a form of their own; the others are written as the codec's plain form has them."""


def position_of(game: Game, state: State[Table]) -> Data:
    """The position of a state; `position_from` gives the same state back.

    Args:
        game: the definition.
        state: any state, one in the middle of a roll too.

    Returns:
        Plain data for TOML or JSON: maps, lists, text, numbers; nothing in it is None.
    """
    return _Writer(game, state).data()


class _Writer:
    def __init__(self, game: Game, state: State[Table]) -> None:
        self._game = game
        self._state = state
        plain = schema().plain
        self._plain = plain
        self._now: Data = plain.node(state.table)
        self._brief: Data = plain.node(state.table, brief=True)
        self._base: Data = dict(layout_of(game).plain)
        self._seats = [str(board.id) for board in game.boards]

    def data(self) -> Data:
        data: Data = {}
        phase = phase_of(self._state.agenda)
        if phase == STARTING and not self._turn_starts():
            phase = ""
        self._base["branch"] = branch_of(self._state.agenda).value
        self._imply()
        if phase:
            data["phase"] = phase
        else:
            frames = (self._plain.frame(frame, brief=True) for frame in self._state.agenda)
            data["agenda"] = [_given(named(frame, FRAME, self._seats)) for frame in frames]
        for key in SEATS:
            if self._now[key] != self._base[key]:
                data[key] = self._name(self._now[key])
        for key, value in self._now.items():
            if key not in _OWN and value != self._base[key]:
                shape = shapes_of(Table)[key]
                data[key] = _given(named(self._brief.get(key, value), shape, self._seats))
        self._investigators(data)
        self._board(data)
        for pile in PILES:
            self._pile(data, pile)
        self._bags(data)
        shown = chance_data(self._state.chance, DEATH_MAY_DIE.streams)
        if shown:
            data["chance"] = shown
        return data

    def _turn_starts(self) -> bool:
        """Show the turn that is about to start; tell whether that says everything."""
        now, base = self._now, self._base
        starter = now["starter"]
        before = Clock(now["active"], now["round"], now["turn"])
        alive = [owner["alive"] for owner in now["investigators"]]
        clock = turn_to_come(before, starter, alive)
        fresh = all(now[key] == base[key] for key in NEW_EACH_TURN)
        if not fresh or starter < 0 or before_turn(clock, starter, len(alive)) != before:
            return False
        now["active"], now["round"], now["turn"] = clock
        for key in ("round", "turn"):
            self._brief[key] = now[key]
        return alive[clock.active] is True

    def _imply(self) -> None:
        """What a reader would take if it were left out."""
        now, base, game = self._now, self._base, self._game
        base["turn"] = turn_number(now["active"], now["round"], now["starter"], len(self._seats))
        base["ritual_disrupted"] = ritual_disrupted(game, now["objects"])
        base["investigators"] = [
            owner | {"bonus_dice": bonus_dice(game, shown), "named": named_one(game, seat, shown)}
            for seat, (owner, shown) in enumerate(
                zip(base["investigators"], now["investigators"], strict=True)
            )
        ]

    def _name(self, seat: int) -> str:
        return self._seats[seat] if seat >= 0 else NOBODY_WORD

    def _investigators(self, data: Data) -> None:
        pairs = zip(self._now["investigators"], self._base["investigators"], strict=True)
        other = [now["insanity"] for now in self._now["investigators"]] != [
            base["insanity"] for base in self._base["investigators"]
        ]
        changed = {
            now["id"]: self._owner(now, base, dealt=other)
            for now, base in pairs
            if other or now != base
        }
        if changed:
            data["investigators"] = changed

    def _owner(self, now: Data, base: Data, *, dealt: bool) -> Data:
        """What differs; an Insanity is named for all or for nobody, since the others follow."""
        data: Data = {}
        for key, value in now.items():
            if value == base[key] and not (dealt and key == "insanity"):
                continue
            match key:
                case "levels":
                    first = dict(base[key])
                    data[key] = {skill: n for skill, n in value if n != first.get(skill)}
                case "cards":
                    data[key] = [card_text(card) for card in value]
                case "tokens":
                    data[key] = dict(value)
                case "named":
                    data[key] = self._name(value)
                case _:
                    data[key] = value
        return data

    def _board(self, data: Data) -> None:
        enemies, number, shown = self._now["enemies"], 1, []
        for enemy in enemies:
            shown.append(enemy_text(enemy, number))
            number = enemy["id"] + 1
        if shown:
            data["enemies"] = shown
        if self._now["next_figure"] != next_figure(enemies):
            data["next_figure"] = self._now["next_figure"]
        if self._now["fire"]:
            data["fire"] = dict(self._now["fire"])
        tokens: dict[str, list[str]] = {}
        for space, token in self._now["tokens"]:
            tokens.setdefault(space, []).append(token)
        if tokens:
            data["tokens"] = {s: t[0] if len(t) == 1 else t for s, t in tokens.items()}
        self._elder(data)
        self._objects(data)

    def _elder(self, data: Data) -> None:
        figure = elder_figure(self._game, self._now["enemies"])
        base = {**self._base["elder"], "figure": figure}
        changed = {k: v for k, v in self._now["elder"].items() if v != base[k]}
        if changed:
            data["elder"] = changed

    def _objects(self, data: Data) -> None:
        pairs = zip(self._now["objects"], self._base["objects"], strict=True)
        changed = {
            now["id"]: {k: v for k, v in now.items() if v != base[k]}
            for now, base in pairs
            if now != base
        }
        if changed:
            data["objects"] = changed

    def _pile(self, data: Data, name: str) -> None:
        pile = self._now[name]
        deck = pile["deck"]
        parts = {
            "top": deck["top"],
            "bottom": deck["bottom"],
            "discard": pile["discard"],
            "resolving": pile["resolving"],
        }
        shown: Data = {key: cards for key, cards in parts.items() if cards}
        left = pool_of_pile(self._game, name, parts, self._now["investigators"])
        if deck["pool"] != left:
            shown["pool"] = deck["pool"]
        if shown:
            data[name] = shown

    def _bags(self, data: Data) -> None:
        """Bags whose content does not follow from what is on the table."""
        pool = pool_of_backs(self._base["backs"]["pool"], self._now["objects"])
        if self._now["backs"] != {**self._base["backs"], "pool": pool}:
            data["backs"] = self._now["backs"]
        undealt = pool_of_insanities(self._game, self._now["investigators"])
        if self._now["insanities"] != {**self._base["insanities"], "pool": undealt}:
            data["insanities"] = self._now["insanities"]


def _given(value: Any) -> Any:  # noqa: ANN401 - plain data of any shape
    """Plain data without what is None: TOML has no word for it, and it is the default."""
    if isinstance(value, dict):
        return {key: _given(part) for key, part in value.items() if part is not None}
    return [_given(part) for part in value] if isinstance(value, list) else value


__all__ = ["position_of"]
