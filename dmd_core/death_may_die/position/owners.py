"""Reading what a position says of one Investigator."""

from collections.abc import Sequence
from typing import Any, Final, final

from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.ids import TokenId
from dmd_core.death_may_die.position.implied import Data
from dmd_core.death_may_die.position.names import names_of
from dmd_core.death_may_die.position.shorthand import card_data
from dmd_core.kernel.ids import NOBODY, Seat
from dmd_core.tabletop.position.problems import Faults

NOBODY_WORD: Final = "nobody"


@final
class Owners:
    """Changes the boards of Investigators as a position says, and checks every name there."""

    def __init__(self, game: Game, faults: Faults) -> None:
        """Keep the names of the game; `faults` gets everything that is wrong."""
        self._game = game
        self._faults = faults
        self._tokens, _, _ = names_of(game)[TokenId]
        self.party: Sequence[str] = [str(board.id) for board in game.boards]
        """The Investigators in seat order."""

    def read(self, owner: Data, path: str, changes: Data) -> None:
        """Change one Investigator.

        Args:
            owner: its plain data, changed in place.
            path: where the changes stand, for faults.
            changes: what the position says of it.
        """
        for key, value in changes.items():
            if self._faults.known(f"{path}.{key}", key, owner):
                owner[key] = self._value(owner[key], f"{path}.{key}", key, value)

    def seat(self, path: str, name: object) -> int:
        """The seat of an Investigator by name."""
        if not self._faults.known(path, name, [*self.party, NOBODY_WORD]):
            return NOBODY
        return NOBODY if name == NOBODY_WORD else Seat(self.party.index(str(name)))

    def _value(self, before: Any, path: str, key: str, value: object) -> object:  # noqa: ANN401 - plain data
        match key:
            case "levels":
                return self._levels(before, path, value)
            case "cards":
                cards = enumerate(self._faults.items(path, value))
                found = (card_data(c, f"{path}[{i}]", self._game, self._faults) for i, c in cards)
                return [card for card in found if card is not None]
            case "tokens":
                tokens = sorted(self._faults.pairs(path, value))
                for name, _ in tokens:
                    self._faults.spelt(f"{path}.{name}", name, self._tokens)
                return [[name, n] for name, n in tokens]
            case "named":
                return self.seat(path, value)
            case "id":
                self._faults.add(path, value, "nothing; setup says who plays")
                return before
            case "space":
                self._faults.spelt(path, value, self._game.spaces)
            case "insanity":
                self._faults.spelt(path, value, self._game.insanities)
            case "kept":
                self._faults.spelt(path, value, self._game.mythos)
            case _:
                pass
        return value

    def _levels(self, before: list[Any], path: str, value: object) -> list[list[Any]]:
        wanted = dict(self._faults.pairs(path, value))
        own = [skill for skill, _ in before]
        for skill in wanted:
            self._faults.known(f"{path}.{skill}", skill, own)
        return [[skill, wanted.get(skill, level)] for skill, level in before]


__all__ = ["NOBODY_WORD", "Owners"]
