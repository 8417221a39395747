"""Messages held against what is declared of them, for the tests of every game's languages."""

from collections.abc import Iterable, Iterator

from dmd_core.tabletop.lang.catalogue import Declared, Kind
from dmd_core.tabletop.lang.messages import Argument, Message
from dmd_core.tabletop.lang.wanted import Texts

WITHOUT_WORDS = frozenset({"", "nothing", "card-text"})
"""Ids of what no language has words for: a number or a word as it is, nothing, a card's text."""

STRANGE = "card-"
"""What ids of things begin with that the game has not got, as a forged log may name them."""


def told(message: Message) -> Iterator[Message]:
    """A message and all that is in it."""
    yield message
    for value in message.args.values():
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Message):
                yield from told(part)


def fits(value: Argument, declared: Declared) -> bool:
    """Whether an argument is of its kind."""
    if declared.kind is Kind.NUMBER:
        return type(value) is int
    if declared.kind is Kind.WORD:
        return isinstance(value, str) and (value in declared.words or not declared.words)
    if declared.kind is Kind.THINGS:
        return isinstance(value, tuple)
    return declared.kind is Kind.ANY or isinstance(value, Message | tuple)


def misfits(messages: Iterable[Message], texts: Texts) -> tuple[int, list[Message]]:
    """How many messages there are, and those that are not as they are declared."""
    known = {one.id: one.arguments for one in texts}
    count, wrong = 0, []
    for message in (part for whole in messages for part in told(whole)):
        if message.id in WITHOUT_WORDS:
            continue
        count += 1
        declared = known.get(message.id)
        if declared is None and message.id.startswith(STRANGE) and not message.args:
            continue
        if (
            declared is None
            or set(message.args) != set(declared)
            or not all(fits(message.args[name], of) for name, of in declared.items())
        ):
            wrong.append(message)
    return count, wrong
