"""The records of a game as a tree: which one each was played behind, since commands are taken back.

A game in memory (`dmd_replay.play.recorder`) and one in a store (`dmd_replay.store.game`) both keep
for each record the number of the one before it; how they keep states is their own.
"""

from collections.abc import Iterator, Sequence
from itertools import islice

from dmd_replay.read.timeline import START


class UndoError(ValueError):
    """An undo or a redo of what there is not; the sentence says what there is."""


def before(parents: Sequence[int], record: int) -> Iterator[int]:
    """The records that led to one, from the last back to the setup.

    Args:
        parents: for each record of a log the one it was played behind.
        record: its number.
    """
    while (record := parents[record]) != START:
        yield record


def back(parents: Sequence[int], at: int, count: int) -> int:
    """The record that play stands at when so many commands are taken back.

    Args:
        parents: see `before`.
        at: the record that play stands at now.
        count: how many commands, 1 or more.

    Raises:
        UndoError: if there are not so many, or it is no number from 1 on.
    """
    check_count("undo", count)
    line = list(islice(before(parents, at), count))
    check_enough("undo", count, len(line), "taken back")
    return line[-1]


def need_record(parents: Sequence[int], record: int) -> None:
    """Refuse the number of a record that a log has not got.

    Raises:
        UndoError: with those that it has.
    """
    last = len(parents) - 1
    if not 0 <= record <= last:
        message = f"step {record} is not in the log; it has steps 0 to {last}"
        raise UndoError(message)


def check_count(word: str, count: int) -> None:
    """Refuse what is no number of commands.

    Args:
        word: what was to be done with so many, for the sentence.
        count: how many.

    Raises:
        UndoError: if it is no number from 1 on.
    """
    if type(count) is not int or count < 1:
        message = f"{word} {count!r}: a number from 1 on says how many commands are meant"
        raise UndoError(message)


def check_enough(word: str, count: int, there: int, what: str) -> None:
    """Refuse more commands than there are.

    Args:
        word: what was to be done with so many, for the sentence.
        count: how many.
        there: how many there are.
        what: what can be done with these.

    Raises:
        UndoError: if there are not so many.
    """
    if not there:
        raise UndoError(f"{word}: there is nothing that can be {what}")
    if count > there:
        most = f"{there} command{'' if there == 1 else 's'} can be {what}"
        raise UndoError(f"{word} {count}: only {most}")


__all__ = ["UndoError", "back", "before", "check_count", "check_enough", "need_record"]
