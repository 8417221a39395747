"""Passes: ways to make a play smaller, each a list of candidates in a fixed order.

A pass goes on from a position, so that after a success it does not begin again, and an
interrupted search goes on where it was.
"""

from collections.abc import Callable, Iterator
from itertools import groupby
from typing import Final, Protocol, final

import attrs

from dmd_core.kernel.chance import Outcome, Side
from dmd_replay.facets.simpler import Simplifier
from dmd_replay.reduce.shrink.perform import MovePlace, Trial
from dmd_replay.reduce.shrink.play import Move, Play
from dmd_replay.reduce.shrink.setups import moved

PassPosition = tuple[int, ...]
Candidates = Iterator[tuple[PassPosition, Play]]


class ShrinkPass(Protocol):
    """One way to make a play smaller."""

    @property
    def name(self) -> str:
        """What it does, for people."""

    def candidates(self, best: Trial, at: PassPosition) -> Candidates:
        """Candidates from a position on; the empty position is the first."""


@final
@attrs.frozen
class SimplerSetup:
    """Fewer seats, the usual rulings and choices."""

    simplifier: Simplifier
    name: str = "setup"

    def candidates(self, best: Trial, at: PassPosition) -> Candidates:
        """One for each simpler setup."""
        first = at[0] if at else 0
        for number, simpler in enumerate(self.simplifier.simpler(best.play.setup)):
            if number >= first:
                yield (number,), moved(best.play, simpler)


@final
class Spans:
    """Without a round, then without a turn: whatever was played in it."""

    name: Final = "rounds and turns"
    _KEYS: Final[tuple[Callable[[MovePlace], int], ...]] = (
        lambda place: place.round,
        lambda place: place.turn,
    )

    def candidates(self, best: Trial, at: PassPosition) -> Candidates:
        """All but one round, each round, each turn."""
        level, first = at or (0, 0)
        for key in range(level, len(self._KEYS)):
            spans = _spans(best.places, self._KEYS[key])
            if len(spans) > 1:
                for number, (start, stop) in enumerate(spans):
                    if number >= first:
                        yield (key, number), best.play.without(start, stop)
            first = 0


def _spans(places: tuple[MovePlace, ...], key: Callable[[MovePlace], int]) -> list[tuple[int, int]]:
    spans: list[tuple[int, int]] = []
    start = 1  # the setup stays
    for _, group in groupby(places[1:], key):
        stop = start + sum(1 for _ in group)
        spans.append((start, stop))
        start = stop
    return spans


@final
class Chunks:
    """Without chunks of commands: all, halves, quarters, down to one by one."""

    name: Final = "commands"

    def candidates(self, best: Trial, at: PassPosition) -> Candidates:
        """Chunks of each size from the first command to the last."""
        n = best.play.commands
        size, start = at or (n, 1)
        while size:
            while start <= n:
                yield (size, start), best.play.without(start, start + size)
                start += size
            size, start = size // 2, 1


@final
class WithoutBranches:
    """Without a command and everything that was asked because of it."""

    name: Final = "commands with what follows from them"

    def candidates(self, best: Trial, at: PassPosition) -> Candidates:
        """One for each command that brought others about."""
        for start in range(at[0] if at else 1, len(best.places)):
            stop = _end_of_branch(best.places, start)
            if stop > start + 1:
                yield (start,), best.play.without(start, stop)


def _end_of_branch(places: tuple[MovePlace, ...], start: int) -> int:
    depth = places[start].depth
    stop = start + 1
    while stop < len(places) and places[stop].depth > depth:
        stop += 1
    return stop


@final
class Plainer:
    """A plainer command in the place of one, with and without what followed from it."""

    name: Final = "plainer commands"

    def candidates(self, best: Trial, at: PassPosition) -> Candidates:
        """Two for each command that is not the plainest."""
        first = at or (1, 0)
        moves = best.play.moves
        for number in range(first[0], len(moves)):
            if best.places[number].plain:
                continue
            wish = Move(None, moves[number].facts, moves[number].asked)
            stops = (_end_of_branch(best.places, number), number + 1)
            for way, stop in enumerate(stops):
                if (number, way) >= first:
                    rest = (*moves[:number], wish, *moves[stop:])
                    yield (number, way), best.play.keep(rest)


@final
class PlainerChance:
    """Plainer dice and cards: all, those of one command, one by one."""

    name: Final = "plainer dice"

    def candidates(self, best: Trial, at: PassPosition) -> Candidates:
        """An outcome that cannot be, such as an empty one, stands for the plainest."""
        if not best.rough:
            return
        moves = best.play.moves
        first = at or (0, 0)
        if first[0] == 0:
            yield (0, 0), best.play.keep(attrs.evolve(move, facts=()) for move in moves)
        for number, move in enumerate(moves, 1):
            if not move.facts:
                continue
            ways: list[tuple[Outcome, ...]] = [()] if len(move.facts) > 1 else []
            ways += [
                (*move.facts[:place], (), *move.facts[place + 1 :])
                for place in range(len(move.facts))
            ]
            for way, facts in enumerate(ways):
                if (number, way) >= first:
                    plainer = attrs.evolve(move, facts=facts)
                    yield (
                        (number, way),
                        best.play.keep((*moves[: number - 1], plainer, *moves[number:])),
                    )


_SHORT: Final = 30
_MIDDLING: Final = 60
_LONG: Final = 150
"""Plays with more commands are not searched so closely as the passes below do."""


@final
class Gaps:
    """Without any stretch of commands, wherever it begins and ends; for short plays."""

    name: Final = "stretches of commands"

    def candidates(self, best: Trial, at: PassPosition) -> Candidates:
        """The longest first."""
        n = best.play.commands
        if n > _SHORT:
            return
        first = at or (0, 1)  # how many commands are left, where the gap begins
        for left in range(first[0], n):
            size = n - left
            for start in range(first[1] if left == first[0] else 1, left + 2):
                yield (left, start), best.play.without(start, start + size)


@final
class Others:
    """Another command in the place of one, which may need fewer to follow; for short plays."""

    name: Final = "other commands"

    def candidates(self, best: Trial, at: PassPosition) -> Candidates:
        """One for each other option of each command."""
        if best.play.commands > _MIDDLING:
            return
        first = at or (1, 0)
        moves = best.play.moves
        for number in range(first[0], len(moves)):
            stop = _end_of_branch(best.places, number)
            for way, option in enumerate(best.places[number].options[:_WAYS]):
                if (number, way) >= first and option != moves[number].command:
                    other = attrs.evolve(moves[number], command=option)
                    rest = (*moves[:number], other, *moves[stop:])
                    yield (number, way), best.play.keep(rest)


@final
class OtherChance:
    """Other cards, other faces, which may need fewer commands to follow; for short plays."""

    name: Final = "other dice and cards"

    def candidates(self, best: Trial, at: PassPosition) -> Candidates:
        """One for each other card, and for each face on all dice of a roll."""
        if best.play.commands > _LONG:
            return
        first = at or (0, 0, 0)
        moves = best.play.moves
        for number, move in enumerate(moves):
            for place, sides in enumerate(best.chances[number]):
                for way, outcome in enumerate(_outcomes(sides)):
                    if (number, place, way) >= first and outcome != move.facts[place]:
                        facts = (*move.facts[:place], outcome, *move.facts[place + 1 :])
                        other = attrs.evolve(move, facts=facts)
                        yield (
                            (number, place, way),
                            best.play.keep((*moves[:number], other, *moves[number + 1 :])),
                        )


_WAYS: Final = 16
"""Other commands, cards or faces that are tried at one place."""


def _outcomes(sides: tuple[Side, ...]) -> list[Outcome]:
    items = dict.fromkeys(item for side in sides for item in side)
    return [
        tuple(item if item in side else side[0] for side in sides) for item in list(items)[:_WAYS]
    ]


def all_passes(simplifier: Simplifier) -> tuple[ShrinkPass, ...]:
    """Every pass, those that take most away first."""
    return (
        SimplerSetup(simplifier),
        Spans(),
        Chunks(),
        WithoutBranches(),
        Plainer(),
        PlainerChance(),
        OtherChance(),
        Gaps(),
        Others(),
    )


__all__ = [
    "Chunks",
    "Gaps",
    "OtherChance",
    "Others",
    "PassPosition",
    "Plainer",
    "PlainerChance",
    "ShrinkPass",
    "SimplerSetup",
    "Spans",
    "WithoutBranches",
    "all_passes",
]
