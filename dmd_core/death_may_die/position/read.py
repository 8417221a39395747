"""Reading a position: plain data by names in, a state out, or every fault at once."""

from collections.abc import Mapping
from string import hexdigits
from typing import Any, Final, cast, final, get_type_hints

from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.position.base import BOARDS, layout_of
from dmd_core.death_may_die.position.decode import decoded
from dmd_core.death_may_die.position.implied import (
    Data,
    elder_figure,
    next_figure,
    pool_of_backs,
    pool_of_insanities,
    pool_of_pile,
)
from dmd_core.death_may_die.position.phases import PHASES, USUAL, branch_of
from dmd_core.death_may_die.position.problems import Faults, PositionError
from dmd_core.death_may_die.position.seats import numbered
from dmd_core.death_may_die.position.shorthand import card_data, enemy_data
from dmd_core.death_may_die.ruleset import DEATH_MAY_DIE, schema
from dmd_core.death_may_die.state import Table
from dmd_core.kernel.chance import SEED_BYTES, Chance
from dmd_core.kernel.codec import DecodeError
from dmd_core.kernel.events import Frame
from dmd_core.kernel.ids import NOBODY
from dmd_core.kernel.state import State

SEATS: Final = ("active", "starter")
PILES: Final = ("mythos", "discovery")
NOBODY_WORD: Final = "nobody"
FIELDS: Final = get_type_hints(Table)
"""The fields of the table with their types."""

_HEX: Final = frozenset(hexdigits)
_DIGITS: Final = 2 * SEED_BYTES
_LIMIT: Final = 1 << 63


def position_from(game: Game, data: Mapping[str, object]) -> State[Table]:
    """The state that a position describes.

    Args:
        game: the definition; investigators, cards and Spaces are those it has.
        data: the position; see ``docs/cases.md`` for its keys. What is left out is as on the
            empty board at the start of the first turn.

    Returns:
        The state; dice and cards are typed in unless the position names a seed. Whether it can
        come about is not checked, see `faults`.

    Raises:
        PositionError: with every fault that keeps it from being read.
    """
    return _Reader(game, data).state()


@final
class _Reader:
    def __init__(self, game: Game, data: Mapping[str, object]) -> None:
        self._game = game
        self._data = dict(data)
        self._faults = Faults()
        board = self._data.pop("board", BOARDS[0])
        if not self._faults.known("board", board, BOARDS):
            board = BOARDS[0]
        self._plain = schema().plain
        self._layout = layout_of(game, str(board))
        self._table: Data = self._layout.fresh()
        self._given: list[Data] = []
        self._order = self._layout.order

    def state(self) -> State[Table]:
        agenda, chance = self._agenda(), self._chance()
        self._investigators()
        self._enemies()
        self._places()
        self._seats()
        self._elder()
        for pile in PILES:
            self._pile(pile)
        self._objects()
        self._rest()
        self._undealt()
        table = decoded(self._table, self._layout, self._faults)
        if table is None or self._faults.found:
            raise PositionError(self._faults.found)
        return State(table, agenda, chance)

    # --- parts -----------------------------------------------------------------------------------

    def _map(self, key: str) -> Data:
        value = self._data.pop(key, {})
        if isinstance(value, dict):
            return value
        self._faults.add(key, value, "a table")
        return {}

    def _list(self, value: object, path: str) -> list[Any]:
        if isinstance(value, list):
            return value
        self._faults.add(path, value, "a list")
        return []

    def _pairs(self, value: object, path: str) -> list[tuple[str, Any]]:
        if isinstance(value, dict):
            return list(value.items())
        self._faults.add(path, value, "a table")
        return []

    def _names(self) -> list[str]:
        return [str(board.id) for board in self._game.boards]

    def _seat(self, path: str, name: object) -> int:
        if name == NOBODY_WORD:
            return NOBODY
        names = self._names()
        return names.index(str(name)) if self._faults.known(path, name, names) else NOBODY

    def _investigators(self) -> None:
        for name, changes in self._map("investigators").items():
            path = f"investigators.{name}"
            if not self._faults.known(path, name, self._names()):
                continue
            owner = self._table["investigators"][self._names().index(name)]
            if not isinstance(changes, dict):
                self._faults.add(path, changes, "a table")
                continue
            for key, value in changes.items():
                self._owner(owner, f"{path}.{key}", key, value)

        self._deal()

    def _deal(self) -> None:
        """Whoever was given no Insanity has the next one that nobody was given."""
        named = {str(owner["insanity"]) for owner in self._given}
        left = iter(card for card in self._order if card not in named)
        for owner in self._table["investigators"]:
            if owner["insanity"] and all(owner is not given for given in self._given):
                owner["insanity"] = next(left, "")

    def _owner(self, owner: Data, path: str, key: str, value: object) -> None:
        if not self._faults.known(path, key, owner):
            return
        match key:
            case "levels":
                self._levels(owner, path, value)
            case "cards":
                cards = enumerate(self._list(value, path))
                found = (card_data(card, f"{path}[{i}]", self._faults) for i, card in cards)
                owner[key] = [card for card in found if card is not None]
            case "tokens":
                owner[key] = [[name, n] for name, n in sorted(self._pairs(value, path))]
            case "named":
                owner[key] = self._seat(path, value)
            case "insanity":
                owner[key] = value
                self._given.append(owner)
            case "id":
                self._faults.add(path, value, "nothing; setup says who plays")
            case _:
                owner[key] = value

    def _levels(self, owner: Data, path: str, value: object) -> None:
        wanted = dict(self._pairs(value, path))
        own = [skill for skill, _ in owner["levels"]]
        for skill in wanted:
            self._faults.known(f"{path}.{skill}", skill, own)
        owner["levels"] = [[skill, wanted.get(skill, level)] for skill, level in owner["levels"]]

    def _enemies(self) -> None:
        if "enemies" not in self._data:
            return
        texts = self._list(self._data.pop("enemies"), "enemies")
        found: list[Data] = []
        number = 1
        for place, text in enumerate(texts):
            enemy = enemy_data(text, f"enemies[{place}]", number, self._faults)
            if enemy is None:
                continue
            self._faults.known(f"enemies[{place}]", enemy["kind"], self._game.enemies)
            self._faults.known(f"enemies[{place}]", enemy["space"], self._game.spaces)
            found.append(enemy)
            number = enemy["id"] + 1
        self._table["enemies"] = found
        self._table["next_figure"] = next_figure(found)

    def _places(self) -> None:
        if "fire" in self._data:
            self._table["fire"] = [
                [space, n] for space, n in sorted(self._map("fire").items(), key=str)
            ]
        if "tokens" in self._data:
            pairs = [
                [space, token]
                for space, tokens in self._map("tokens").items()
                for token in (tokens if isinstance(tokens, list) else [tokens])
                if self._faults.known(f"tokens.{space}", token, self._game.tokens)
            ]
            self._table["tokens"] = sorted(pairs, key=str)
        for key in ("fire", "tokens"):
            for space, _ in self._table[key]:
                self._faults.known(f"{key}.{space}", space, self._game.spaces)

    def _seats(self) -> None:
        for key in SEATS:
            if key in self._data:
                self._table[key] = self._seat(key, self._data.pop(key))

    def _elder(self) -> None:
        elder = self._table["elder"]
        elder["figure"] = elder_figure(self._game, self._table["enemies"])
        for key, value in self._map("elder").items():
            if self._faults.known(f"elder.{key}", key, elder):
                elder[key] = value

    def _pile(self, name: str) -> None:
        pile = self._table[name]
        known = self._game.mythos if name == "mythos" else self._game.discovery
        changes = dict(self._map(name))
        given: dict[str, list[Any]] = {"top": [], "bottom": [], "discard": [], "resolving": []}
        pool = changes.pop("pool", None)
        for key, value in changes.items():
            path = f"{name}.{key}"
            if self._faults.known(path, key, (*given, "pool")):
                given[key] = self._list(value, path)
                for card in given[key]:
                    self._faults.known(path, card, known)
        left = pool_of_pile(self._game, name, given, self._table["investigators"])
        pile["deck"] = {
            "pool": left if pool is None else self._list(pool, f"{name}.pool"),
            "top": given["top"],
            "bottom": given["bottom"],
        }
        pile["discard"], pile["resolving"] = given["discard"], given["resolving"]

    def _objects(self) -> None:
        things = {thing["id"]: thing for thing in self._table["objects"]}
        for name, changes in self._map("objects").items():
            if not self._faults.known(f"objects.{name}", name, things):
                continue
            for key, value in self._pairs(changes, f"objects.{name}"):
                if self._faults.known(f"objects.{name}.{key}", key, things[name]):
                    things[name][key] = value
        if "backs" not in self._data:
            backs = self._table["backs"]
            backs["pool"] = pool_of_backs(backs["pool"], things.values())

    def _rest(self) -> None:
        """What has no shorthand is written as the codec's plain form has it."""
        for key, value in self._data.items():
            if self._faults.known(key, key, self._table):
                self._table[key] = numbered(value, FIELDS[key], self._names())

    def _undealt(self) -> None:
        if "insanities" in self._data:
            return
        pool = pool_of_insanities(self._game, self._table["investigators"])
        self._table["insanities"]["pool"] = pool

    def _agenda(self) -> tuple[Frame, ...]:
        phase = self._data.pop("phase", None)
        frames = self._data.pop("agenda", None)
        if frames is not None and phase is not None:
            self._faults.add("agenda", frames, "either a phase or an agenda")
        if frames is None:
            name = USUAL if phase is None else phase
            if not self._faults.known("phase", name, PHASES):
                return ()
            self._table["branch"] = branch_of(str(name)).value
            return PHASES[str(name)]
        read: list[Frame] = []
        for place, frame in enumerate(self._list(frames, "agenda")):
            try:
                read.append(self._plain.frame_from(numbered(frame, None, self._names())))
            except DecodeError as error:
                self._faults.unfit(f"agenda[{place}]{error.path.removeprefix('$')}", error)
        return tuple(read)

    def _chance(self) -> Chance:
        value = self._data.pop("chance", None)
        streams = DEATH_MAY_DIE.streams
        if value is None:
            return Chance(-1, 0, (0,) * len(streams))
        counters = value.get("counters", {}) if isinstance(value, dict) else None
        seed = value.get("seed") if isinstance(value, dict) else None
        epoch = value.get("epoch", 0) if isinstance(value, dict) else 0
        if not isinstance(counters, dict) or not set(counters) <= set(streams):
            self._faults.add("chance", value, f"seed, epoch, counters of {', '.join(streams)}")
            return Chance(-1, 0, (0,) * len(streams))
        number = -1
        if isinstance(seed, str) and seed and _HEX.issuperset(seed) and len(seed) <= _DIGITS:
            number = int(seed, 16)
        elif seed is not None:
            self._faults.add("chance.seed", seed, f"hexadecimal digits, at most {_DIGITS}")
        counted = tuple(cast("int", counters.get(stream, 0)) for stream in streams)
        if not all(type(n) is int and 0 <= n < _LIMIT for n in (*counted, epoch)):
            self._faults.add("chance", value, "whole numbers from 0 to 2^63 - 1")
        return Chance(number, epoch, counted)


__all__ = ["position_from"]
