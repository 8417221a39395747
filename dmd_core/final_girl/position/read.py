"""Reading a position: plain data by names in, a state out, or every fault at once."""

from collections.abc import Callable, Mapping
from typing import Any, Final, final

from dmd_core.final_girl.game import Game
from dmd_core.final_girl.ids import LATER
from dmd_core.final_girl.position import implied
from dmd_core.final_girl.position.base import BOARDS, Data, layout_of
from dmd_core.final_girl.position.phases import PHASES, USUAL
from dmd_core.final_girl.position.shorthand import item_data, minion_data, minor_data, special_data
from dmd_core.final_girl.ruleset import FINAL_GIRL, schema
from dmd_core.final_girl.state import Colour, Phase, Table
from dmd_core.kernel.events import Frame
from dmd_core.kernel.schema.codec import DecodeError
from dmd_core.kernel.schema.faults import path_text
from dmd_core.kernel.state import State
from dmd_core.tabletop.position.chance import chance_from
from dmd_core.tabletop.position.paths import named_path
from dmd_core.tabletop.position.problems import Faults, PositionError

_OWN: Final = ("board", "phase", "agenda", "chance", "decks")
"""Keys of a position that are no fields of the table."""
PAWNS: Final = ("girl", "killer")
PILE: Final = ("hidden", "top", "bottom")


def position_from(game: Game, data: Mapping[str, object]) -> State[Table]:
    """The state that a position describes.

    Args:
        game: the definition; spaces and cards are those it has.
        data: the position. What is left out is as on the empty board at the start of turn 1, or
            follows from the rest: cards that are nowhere else lie in their decks or the tableau,
            victims that are nowhere else in the supply.

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
        self._table: Data = layout_of(game, str(board)).fresh()
        self._hidden: dict[int, object] = {}
        """What was said of unknown cards of item decks, by place."""

    def state(self) -> State[Table]:
        agenda = self._agenda()
        chance = chance_from(self._data.pop("chance", None), FINAL_GIRL.streams, self._faults)
        for side in PAWNS:
            self._pawn(side)
        self._victims()
        self._each("specials", special_data)
        self._each("minors", minor_data)
        self._each("carried", item_data)
        self._minions()
        self._tokens()
        self._rewards()
        self._decks()
        self._terror()
        told = set(self._data)
        self._rest()
        self._imply(told)
        table = self._decoded()
        if table is None or self._faults.found:
            raise PositionError(self._faults.found)
        return State(table, agenda, chance)

    # --- parts -----------------------------------------------------------------------------------

    def _agenda(self) -> tuple[Frame, ...]:
        phase = self._data.pop("phase", None)
        frames = self._data.pop("agenda", None)
        outcome = self._data.get("outcome")
        usual = USUAL if outcome is None else Phase.OVER.value
        name = usual if phase is None else phase
        if not self._faults.known("phase", name, PHASES):
            return ()
        self._table["phase"] = name
        if frames is None:
            return PHASES[str(name)]
        read: list[Frame] = []
        for place, frame in enumerate(self._faults.items("agenda", frames)):
            path = f"agenda[{place}]"
            try:
                read.append(schema().plain.frame_from(frame))
            except DecodeError as error:
                for fault in error.faults:
                    self._faults.unfit(path_text((path, *fault.path)), fault)
        return tuple(read)

    def _pawn(self, side: str) -> None:
        for key, value in self._faults.pairs(side, self._data.pop(side, {})):
            path = f"{side}.{key}"
            if self._faults.known(path, key, self._table[side]):
                if key in ("space", "start"):
                    self._faults.spelt(path, value, self._game.places)
                self._table[side][key] = value

    def _victims(self) -> None:
        if "victims" in self._data:
            pairs = self._faults.pairs("victims", self._data.pop("victims"))
            for space, _ in pairs:
                self._faults.known(f"victims.{space}", space, self._game.places)
            self._table["victims"] = [[space, n] for space, n in sorted(pairs, key=str)]
        for key in ("dead", "saved"):
            value = self._data.get(key)
            if type(value) is int and value >= 0:
                self._data[key] = [Colour.PLAIN.value] * value

    def _each(self, key: str, read: Callable[[object, str, Game, Faults], Data | None]) -> None:
        if key not in self._data:
            return
        texts = self._faults.items(key, self._data.pop(key))
        found = [
            read(text, f"{key}[{place}]", self._game, self._faults)
            for place, text in enumerate(texts)
        ]
        self._table[key] = [one for one in found if one is not None]

    def _minions(self) -> None:
        if "minions" not in self._data:
            return
        found: list[Data] = []
        number = 1
        for place, text in enumerate(self._faults.items("minions", self._data.pop("minions"))):
            one = minion_data(text, f"minions[{place}]", number, self._game, self._faults)
            if one is not None:
                found.append(one)
                number = one["id"] + 1
        self._table["minions"] = found

    def _tokens(self) -> None:
        if "tokens" not in self._data:
            return
        kinds = (*self._game.killer.tokens, *self._game.location.tokens)
        pairs: list[list[Any]] = []
        for space, tokens in self._faults.pairs("tokens", self._data.pop("tokens")):
            self._faults.known(f"tokens.{space}", space, self._game.places)
            pairs.extend(
                [token, space]
                for token in (tokens if isinstance(tokens, list) else [tokens])
                if self._faults.known(f"tokens.{space}", token, kinds)
            )
        self._table["tokens"] = sorted(pairs)

    def _rewards(self) -> None:
        if "rewards" in self._data:
            slots = self._faults.items("rewards", self._data.pop("rewards"))
            numbers = [LATER if slot == "later" else slot for slot in slots]
            self._table["rewards"] = [{"slot": slot} for slot in numbers]

    def _decks(self) -> None:
        spaces = [deck["space"] for deck in self._table["items"]]
        for space, told in self._faults.pairs("decks", self._data.pop("decks", {})):
            if not self._faults.known(f"decks.{space}", space, spaces):
                continue
            place = spaces.index(space)
            pile = self._table["items"][place]["pile"]
            for key, value in self._faults.pairs(f"decks.{space}", told):
                path = f"decks.{space}.{key}"
                if self._faults.known(path, key, PILE):
                    pile[key] = self._cards(path, value, self._game.items)
            if isinstance(told, dict) and "hidden" in told:
                self._hidden[place] = pile["hidden"]

    def _terror(self) -> None:
        told = self._data.pop("terror", {})
        for key, value in self._faults.pairs("terror", told):
            path = f"terror.{key}"
            if self._faults.known(path, key, PILE):
                self._table["terror"][key] = self._cards(path, value, self._game.terror)
        if isinstance(told, dict) and "hidden" in told:
            self._data["terror"] = self._table["terror"]

    def _cards(self, path: str, value: object, known: Mapping[Any, object]) -> object:
        if isinstance(value, list):
            for place, card in enumerate(value):
                self._faults.spelt(f"{path}[{place}]", card, map(str, known))
        return value

    def _rest(self) -> None:
        """What has no shorthand is written as the codec's plain form has it."""
        game = self._game
        names: Mapping[str, Mapping[Any, object]] = {
            **dict.fromkeys(("hand", "tableau", "discard"), game.actions),
            **dict.fromkeys(("found", "items_discard", "items_removed"), game.items),
            **dict.fromkeys(("terror_discard", "resolving", "staying"), game.terror),
            **dict.fromkeys(("events_active", "events_discard"), game.events),
            "powers": game.powers,
        }
        for key, value in self._data.items():
            if self._faults.known(key, key, (*self._table, *_OWN)):
                known = names.get(key)
                self._table[key] = value if known is None else self._cards(key, value, known)
                if key in ("hand", "tableau", "discard") and isinstance(value, list):
                    self._table[key] = sorted(value, key=str)

    def _imply(self, told: set[str]) -> None:
        """Fill in what follows from the rest, unless it was said."""
        game, table = self._game, self._table
        ways: Mapping[str, Callable[[], object]] = {
            "tableau": lambda: implied.tableau(game, table),
            "pool": lambda: implied.pool(game, table),
            "events_active": lambda: implied.events_active(game, table),
            "events": lambda: implied.events(game, table),
            "terror": lambda: implied.terror(game, table),
            "terror_unseen": lambda: implied.terror_unseen(game, table),
            "items": lambda: implied.items(self._hidden, table),
            "items_unseen": lambda: implied.items_unseen(game, table),
            "health_tokens": lambda: implied.health_tokens(game, table),
            "finales": lambda: implied.finales(game, table),
            "dark_powers": lambda: implied.dark_powers(game, table),
            "in_play": lambda: implied.in_play(table),
            "next_figure": lambda: implied.next_figure(table),
            "ending": lambda: implied.ending(table),
            "power_hidden": lambda: implied.power_hidden(table),
        }
        for key, way in ways.items():
            if key not in told:
                table[key] = way()

    def _decoded(self) -> Table | None:
        try:
            return schema().plain.node_from(Table, self._table)
        except DecodeError as error:
            for fault in error.faults:
                self._faults.unfit(named_path(self._table, fault.path, ("pile",)), fault)
            return None


__all__ = ["PAWNS", "PILE", "position_from"]
