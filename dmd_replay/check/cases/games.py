"""Cases of several games at once: each is run by the rules of the game that its file names."""

from typing import final

from dmd_replay.check.cases.model import Case, CaseError
from dmd_replay.check.cases.run import CaseRunner
from dmd_replay.registry import UnknownGameError, game_tools, spelt, usual_game


@final
class Runners:
    """One runner for each game, so that cases share definitions.

    Args:
        game: the game that all files are of; if left out each is of the one it names, or of the
            usual one.
    """

    def __init__(self, game: str | None = None) -> None:
        """See the class."""
        self._game = None if game is None else spelt(game)
        self._runners: dict[str, CaseRunner] = {}

    def of(self, case: Case) -> CaseRunner:
        """The runner of a case.

        Raises:
            CaseError: if its game is not installed, or another than all files should be of.
        """
        if self._game is not None and case.game not in {"", self._game}:
            message = f"{case.place}: game: the file is of '{case.game}', not of '{self._game}'"
            raise CaseError(message)
        try:
            name = case.game or self._game or usual_game()
            if name not in self._runners:
                self._runners[name] = CaseRunner(game_tools(name))
        except UnknownGameError as error:
            raise CaseError.at(f"{case.place}: game", error) from error
        return self._runners[name]


__all__ = ["Runners"]
