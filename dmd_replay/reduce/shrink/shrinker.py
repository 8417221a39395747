"""Shrinking: the smallest game that still shows the same failure.

The search is deterministic: it depends on the play and the oracle alone. It keeps the smallest
play found so far and where it is in its list of passes, which is all that is needed to go on
after an interruption.
"""

from collections.abc import Callable, Mapping
from json import dumps
from typing import Any, Final, final

import attrs

from dmd_replay.check.failure import Failure
from dmd_replay.facets.simpler import Simplifier
from dmd_replay.reduce.oracles import Oracle
from dmd_replay.reduce.shrink.passes import PassPosition, ShrinkPass, all_passes
from dmd_replay.reduce.shrink.perform import Performer, Trial
from dmd_replay.reduce.shrink.play import Play, play_data, play_from
from dmd_replay.reduce.shrink.setups import NO_SIMPLIFIER

FORMAT: Final = 1
"""Shape of the saved search."""


class NoFailureError(ValueError):
    """The game does not show a failure, so there is nothing to shrink."""


class FlakyError(ValueError):
    """A failure that does not show each time the same game is played: it is not deterministic."""


CONFIRMED: Final = 2
"""So many times more a failure has to show before it is searched, and what is left at the end."""


@final
@attrs.frozen(order=True)
class Size:
    """How large a game is; what stands first weighs most.

    Attributes:
        commands: commands of players after the setup.
        seats: how many sit at the table.
        choices: choices of the setup that are not the usual ones.
        busy: commands that were not the plainest ones.
        rough: outcomes of chance that were not the plainest ones.
    """

    commands: int
    seats: int = 0
    choices: int = 0
    busy: int = 0
    rough: int = 0

    def __str__(self) -> str:
        """In words; seats and choices only where the game knows of them."""
        words = [f"{self.commands} commands"]
        if self.seats:
            words.append(f"{self.seats} seat" if self.seats == 1 else f"{self.seats} seats")
        if self.choices:
            words.append(f"{self.choices} unusual choices")
        return ", ".join((*words, f"{self.rough} rolls or cards that matter"))


@final
@attrs.frozen
class Search:
    """A search and how far it is.

    Attributes:
        best: the smallest play found.
        failure: what it shows.
        size: how large it is.
        began: how large the game was at first.
        candidates: how many plays were tried.
        turn: which pass is at work.
        at: its position.
        past: whether the candidate at this position was tried in vain.
        helped: whether a pass has helped since the first one began.
        finished: whether nothing is left to try.
    """

    best: Trial
    failure: Failure
    size: Size
    began: Size
    candidates: int = 0
    turn: int = 0
    at: PassPosition = ()
    past: bool = False
    helped: bool = False
    finished: bool = False


OnCandidate = Callable[[Search, str], bool]
"""Is told of every candidate with the name of the pass; gives False to stop the search."""


def _go_on(_search: Search, _name: str) -> bool:
    return True


@final
class Shrinker:
    """Shrinks plays of one game."""

    def __init__(
        self, performer: Performer, oracle: Oracle, simplifier: Simplifier | None = None
    ) -> None:
        """Choose the game and the failure.

        Args:
            performer: plays candidates.
            oracle: knows the failure.
            simplifier: knows simpler setups; that of the game if left out.
        """
        self._performer = performer
        self._oracle = oracle
        self._simplifier = simplifier or performer.tools.simplifier or NO_SIMPLIFIER
        self._passes: tuple[ShrinkPass, ...] = all_passes(self._simplifier)

    def begin(self, play: Play, wanted: str = "") -> Search:
        """Play the game once, up to its failure.

        Args:
            play: the game.
            wanted: the signature of the failure to look for; the first one if empty.

        Raises:
            NoFailureError: if there is none.
            ValueError: if the setup cannot be played.
        """
        trial = self._performer.perform(play, self._oracle, wanted=wanted)
        if trial.failure is None:
            what = f"the failure {wanted}" if wanted else "a failure"
            raise NoFailureError(f"after {play.commands} commands the game does not show {what}")
        size = self._size(trial)
        return Search(trial, trial.failure, size, attrs.evolve(size, commands=play.commands))

    def confirm(self, search: Search) -> None:
        """Play what was found again, and see the same failure each time.

        Raises:
            FlakyError: if it does not show.
        """
        play, wanted = search.best.play, search.failure.signature
        for number in range(CONFIRMED):
            if self._performer.perform(play, self._oracle, wanted=wanted).failure is None:
                shown = f"shown {number + 1} of {number + 2} times"
                message = (
                    f"not deterministic: the same game of {search.size.commands} commands shows"
                    f" the failure at one time and does not at another ({shown}):"
                    f" {search.failure.says} [{wanted}]"
                )
                raise FlakyError(message)

    def run(self, search: Search, watch: OnCandidate = _go_on) -> Search:
        """Go on with a search until nothing helps, or until `watch` stops it."""
        oracle = self._oracle.only(search.failure) or self._oracle
        tried: set[str] = set()
        while not search.finished:
            work = self._passes[search.turn]
            begin, past = search.at, search.past
            for at, play in work.candidates(search.best, begin):
                key = _key(play)
                if key in tried or (past and at == begin):
                    continue
                tried.add(key)
                search = attrs.evolve(search, candidates=search.candidates + 1, at=at, past=True)
                better = self._try(search, play, oracle)
                if better is not None:
                    search = attrs.evolve(better, past=False)
                if not watch(search, work.name):
                    return search
                if better is not None:
                    break
            else:
                search = self._next_pass(search)
        return search

    def _next_pass(self, search: Search) -> Search:
        turn = (search.turn + 1) % len(self._passes)
        if turn:
            return attrs.evolve(search, turn=turn, at=(), past=False)
        return attrs.evolve(
            search, turn=0, at=(), past=False, helped=False, finished=not search.helped
        )

    def _try(self, search: Search, play: Play, oracle: Oracle) -> Search | None:
        try:
            trial = self._performer.perform(
                play,
                oracle,
                wanted=search.failure.signature,
                limit=search.size.commands,
            )
        except ValueError:
            return None  # a setup that cannot be played
        if trial.failure is None:
            return None
        size = self._size(trial)
        if size >= search.size:
            return None
        return attrs.evolve(search, best=trial, failure=trial.failure, size=size, helped=True)

    def _size(self, trial: Trial) -> Size:
        seats, choices = self._simplifier.size(trial.play.setup)
        busy = sum(not place.plain for place in trial.places)
        return Size(trial.play.commands, seats, choices, busy, trial.rough)

    # --- saving and going on -----------------------------------------------------------------

    def save(self, search: Search) -> dict[str, Any]:
        """A search as data for a JSON file."""
        play = search.best.play
        codec = self._performer.rules.codec(self._performer.game(play))
        return {
            "format": FORMAT,
            "signature": search.failure.signature,
            "began": attrs.asdict(search.began),
            "candidates": search.candidates,
            "turn": search.turn,
            "at": list(search.at),
            "past": search.past,
            "helped": search.helped,
            "finished": search.finished,
            "play": play_data(play, codec.plain),
        }

    def resume(self, data: Mapping[str, Any]) -> Search:
        """The search that `save` gave; its play is played again.

        Raises:
            NoFailureError: if it does not show the failure any more.
            ValueError: if the data are not those of a search.
        """
        try:
            if data["format"] != FORMAT:
                message = f"the saved search has format {data['format']}, this version {FORMAT}"
                raise ValueError(message)
            setup = Play(data["play"]["setup"], ())
            codec = self._performer.rules.codec(self._performer.game(setup))
            play = play_from(data["play"], codec.plain)
            search = self.begin(play, str(data["signature"]))
            return attrs.evolve(
                search,
                began=Size(**data["began"]),
                candidates=int(data["candidates"]),
                turn=int(data["turn"]) % len(self._passes),
                at=tuple(map(int, data["at"])),
                past=bool(data["past"]),
                helped=bool(data["helped"]),
                finished=bool(data["finished"]),
            )
        except (LookupError, TypeError, AttributeError) as error:
            message = f"this is no saved search: {error!r}"
            raise ValueError(message) from error


def _key(play: Play) -> str:
    moves = [(repr(move.command), move.facts, move.asked) for move in play.moves]
    return dumps([dict(play.setup), moves])


__all__ = [
    "CONFIRMED",
    "FORMAT",
    "FlakyError",
    "NoFailureError",
    "OnCandidate",
    "Search",
    "Shrinker",
    "Size",
]
