"""Reading a position: plain data by names in, a state out, or every fault at once."""

from collections.abc import Collection, Mapping
from typing import Any, Final, final

from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.position.base import BOARDS, layout_of
from dmd_core.death_may_die.position.decode import decoded, decoded_frame
from dmd_core.death_may_die.position.implied import (
    Clock,
    Data,
    before_turn,
    bonus_dice,
    elder_figure,
    named,
    next_figure,
    pool_of_backs,
    pool_of_insanities,
    pool_of_pile,
    ritual_disrupted,
    turn_number,
)
from dmd_core.death_may_die.position.owners import NOBODY_WORD, Owners
from dmd_core.death_may_die.position.phases import NEW_EACH_TURN, PHASES, STARTING, USUAL, branch_of
from dmd_core.death_may_die.position.seats import Numberer, shapes_of
from dmd_core.death_may_die.position.shorthand import enemy_data
from dmd_core.death_may_die.ruleset import DEATH_MAY_DIE
from dmd_core.death_may_die.state import Table
from dmd_core.kernel.events import Frame
from dmd_core.kernel.schema.shapes import Member
from dmd_core.kernel.state import State
from dmd_core.tabletop.position.chance import chance_from
from dmd_core.tabletop.position.problems import Faults, PositionError

SEATS: Final = ("active", "starter")
PILES: Final = ("mythos", "discovery")
_OWN: Final = ("board", "phase", "agenda", "chance")
"""Keys of a position that are no fields of the table."""
FRAME: Final = Member("frame")
"""What the agenda holds."""


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
        self._owners = Owners(game, self._faults)
        self._ids = Numberer(game, self._faults)
        self._items: Mapping[str, Collection[str]] = {
            "backs": game.backs,
            "insanities": game.insanities,
            "rolls": game.faces,
        }
        self._layout = layout_of(game, str(board))
        self._table: Data = self._layout.fresh()
        self._told: dict[int, Data] = {}
        """What was said of whom, by seat."""
        self._phase = ""
        self._order = self._layout.order

    def state(self) -> State[Table]:
        agenda = self._agenda()
        self._table["branch"] = branch_of(agenda).value
        chance = chance_from(self._data.pop("chance", None), DEATH_MAY_DIE.streams, self._faults)
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
        self._turn()
        table = decoded(self._table, self._layout, self._faults)
        if table is None or self._faults.found:
            raise PositionError(self._faults.found)
        return State(table, agenda, chance)

    # --- parts -----------------------------------------------------------------------------------

    def _map(self, key: str) -> Data:
        return self._faults.table(key, self._data.pop(key, {}))

    def _investigators(self) -> None:
        party = self._owners.party
        for name, changes in self._map("investigators").items():
            path = f"investigators.{name}"
            if not self._faults.known(path, name, party):
                continue
            seat = party.index(name)
            told = self._told[seat] = self._faults.table(path, changes)
            self._owners.read(self._table["investigators"][seat], path, told)
        self._deal()
        for seat, owner in enumerate(self._table["investigators"]):
            told = self._told.get(seat, {})
            if "bonus_dice" not in told:
                owner["bonus_dice"] = bonus_dice(self._game, owner)
            if "named" not in told:
                owner["named"] = named(self._game, seat, owner)

    def _deal(self) -> None:
        """Whoever was given no Insanity has the next one that nobody was given."""
        owners = self._table["investigators"]
        given = [seat for seat, told in self._told.items() if "insanity" in told]
        taken = {str(owners[seat]["insanity"]) for seat in given}
        left = iter(card for card in self._order if card not in taken)
        for seat, owner in enumerate(owners):
            if owner["insanity"] and seat not in given:
                owner["insanity"] = next(left, "")

    def _enemies(self) -> None:
        if "enemies" not in self._data:
            return
        texts = self._faults.items("enemies", self._data.pop("enemies"))
        found: list[Data] = []
        number = 1
        for place, text in enumerate(texts):
            enemy = enemy_data(text, f"enemies[{place}]", number, self._game, self._faults)
            if enemy is None:
                continue
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
                self._table[key] = self._owners.seat(key, self._data.pop(key))

    def _elder(self) -> None:
        elder = self._table["elder"]
        elder["figure"] = elder_figure(self._game, self._table["enemies"])
        for key, value in self._map("elder").items():
            if self._faults.known(f"elder.{key}", key, elder):
                elder[key] = value

    def _pile(self, name: str) -> None:
        pile = self._table[name]
        known = self._game.mythos if name == "mythos" else self._game.discovery
        given: dict[str, list[Any]] = {"top": [], "bottom": [], "discard": [], "resolving": []}
        keys = (*given, "pool")
        for key, value in self._map(name).items():
            path = f"{name}.{key}"
            if self._faults.known(path, key, keys):
                given[key] = self._faults.items(path, value)
                for place, card in enumerate(given[key]):
                    self._faults.spelt(f"{path}[{place}]", card, known)
        pool = given.pop("pool", None)
        left = pool_of_pile(self._game, name, given, self._table["investigators"])
        pile["deck"] = {
            "pool": left if pool is None else pool,
            "top": given["top"],
            "bottom": given["bottom"],
        }
        pile["discard"], pile["resolving"] = given["discard"], given["resolving"]

    def _objects(self) -> None:
        things = {thing["id"]: thing for thing in self._table["objects"]}
        names = {"id": things, "space": self._game.spaces, "face": self._game.backs}
        for name, changes in self._map("objects").items():
            if not self._faults.known(f"objects.{name}", name, things):
                continue
            for key, value in self._faults.pairs(f"objects.{name}", changes):
                path = f"objects.{name}.{key}"
                if self._faults.known(path, key, things[name]):
                    if key in names:
                        self._faults.spelt(path, value, names[key])
                    things[name][key] = value
        if "ritual_disrupted" not in self._data:
            self._table["ritual_disrupted"] = ritual_disrupted(self._game, things.values())
        if "backs" not in self._data:
            backs = self._table["backs"]
            backs["pool"] = pool_of_backs(backs["pool"], things.values())

    def _rest(self) -> None:
        """What has no shorthand is written as the codec's plain form has it."""
        for key, value in self._data.items():
            if self._faults.known(key, key, (*self._table, *_OWN)):
                items = self._items.get(key)
                self._table[key] = self._ids.numbered(value, shapes_of(Table)[key], key, items)

    def _turn(self) -> None:
        """The number of the turn; before a turn starts, what the table says before it."""
        table, seats = self._table, self._game.seats
        clock = Clock(table["active"], table["round"], table["turn"])
        starter = table["starter"]
        if "turn" not in self._data:
            number = turn_number(clock.active, clock.round, starter, seats)
            clock = clock._replace(turn=number)
            table["turn"] = number
        if self._phase == STARTING and all(type(n) is int for n in (*clock, starter)):
            self._turn_starts(clock, starter)

    def _turn_starts(self, clock: Clock, starter: int) -> None:
        """Set the table to what it is right before a turn; say what a turn starts without."""
        faults, owners, starts = self._faults, self._table["investigators"], f"phase '{STARTING}'"
        for key in NEW_EACH_TURN:
            if key in self._data:
                faults.say(key, f"each turn starts without; leave it out ({starts})")
        used = self._data.get("used")
        if isinstance(used, list) and self._game.rulings.per_turn_scope == "every_turn":
            for place, use in enumerate(used):
                if isinstance(use, dict) and use.get("scope") == "turn":
                    faults.say(f"used[{place}]", f"uses of a turn start anew ({starts})")
        if clock.active < 0 or clock.round < 1:
            faults.say("active", f"nobody; somebody's turn starts ({starts})")
            return
        if not owners[clock.active]["alive"]:
            faults.say("active", f"{owners[clock.active]['id']} is dead and has no turn")
        if clock.turn == 1 and clock.active != starter:
            first = NOBODY_WORD if starter < 0 else owners[starter]["id"]
            faults.say("turn", f"1 is the turn of the starting player, {first}")
            return
        before = before_turn(clock, starter, self._game.seats)
        self._table["active"], self._table["round"], self._table["turn"] = before

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
            self._phase = str(name)
            return PHASES[self._phase]
        read: list[Frame] = []
        for place, frame in enumerate(self._faults.items("agenda", frames)):
            data = self._ids.numbered(frame, FRAME, f"agenda[{place}]")
            found = decoded_frame(data, f"agenda[{place}]", self._faults)
            if found is not None:
                read.append(found)
        return tuple(read)


__all__ = ["position_from"]
