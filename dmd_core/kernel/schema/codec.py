"""The codec: values of a game as msgpack, small, fast and checked.

A node is an array of its fields in declared order; fields at the end that equal their defaults are
left out. Where a value may be of several classes (events, commands, frames), the array starts with
the tag of its class. Ids are numbers: a symbol is 1 + its place in the sorted symbols of the game,
0 if empty; a rule has a number of the ruleset; a member of an `IntEnum` is its value; a member of a
`StrEnum` is its place in the class, so members may be appended and never moved. Everything else is
written as it is.

A `Schema` is what all games of a ruleset share; `Schema.bind` adds the symbols of one game and
gives its `Codec`. What may change without breaking old data: a field with a default added at the
end, a class added under a new tag, a rule added under a new number, a member appended to an enum.
`Schema.fingerprint` changes with each of these in an event or command but the rules.

Frames and the table may change as they like. Events of a log are read by `Codec.recorded_event`,
which leaves the frames of `Parked` packed; only `Codec.resumed` reads those.
"""

from collections.abc import Iterable, Mapping
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, final

from dmd_core.kernel.ids import RuleId
from dmd_core.kernel.schema.bound import Codec
from dmd_core.kernel.schema.fingerprint import fingerprint_of
from dmd_core.kernel.schema.generated import Generator
from dmd_core.kernel.schema.made import Made
from dmd_core.kernel.schema.shapes import Shapes, UnionName
from dmd_core.kernel.schema.wire import DecodeError, EncodeError

if TYPE_CHECKING:
    from dmd_core.kernel.schema.plain import Plain


@final
class Schema:
    """How the values of a ruleset are written; shared by all its games.

    Making one is cheap: a class is looked at when its first value is written or read.

    Attributes:
        table: the class of the table.
        unions: the classes of events, commands and frames with their tags.
        shapes: what the annotations of all these classes mean.
    """

    def __init__(  # noqa: PLR0913 - what a game declares, each by its name
        self,
        *,
        table: type,
        events: Mapping[type, int],
        commands: Mapping[type, int],
        frames: Mapping[type, int],
        rules: Mapping[RuleId, int],
        parts: Mapping[type, int] = MappingProxyType({}),
        appended: Mapping[type, Mapping[str, int]] = MappingProxyType({}),
        split_off: Mapping[type, Mapping[str, str]] = MappingProxyType({}),
        made: Made | None = None,
    ) -> None:
        """Keep the classes and their tags.

        Args:
            table: the class of the table.
            events: all event classes with their tags, those of the kernel among them.
            commands: all command classes with their tags, `Typed` among them.
            frames: all frame classes with their tags.
            rules: the number of every rule an event may cite; numbers never change.
            parts: classes with their tags that lie inside of frames in closed unions.
            appended: event classes that got fields later, and the revision that brought each
                field; see `kernel.registry.Registry.declare`.
            split_off: of these, numbers that another field held before; see there.
            made: what `made_for` gives for the package of the game.

        Raises:
            ValueError: if a tag or number is negative or stands twice.
        """
        for what, numbers in (
            ("event tag", events),
            ("command tag", commands),
            ("frame tag", frames),
            ("part tag", parts),
            ("rule number", rules),
        ):
            _check_numbers(what, numbers.values())
        self.table = table
        self.appended: Final = appended
        self.split_off: Final = split_off
        self.unions: Final[Mapping[UnionName, Mapping[type, int]]] = {
            "event": events,
            "command": commands,
            "frame": frames,
            "part": parts,
        }
        self.shapes = Shapes(self.unions)
        self._generator = Generator(self.shapes, rules, made)

    def bind(self, symbols: Iterable[str]) -> Codec:
        """The codec for a game that has these symbols; their order does not matter."""
        return Codec(self, self._generator, sorted({*symbols} - {""}))

    @cached_property
    def fingerprint(self) -> str:
        """A digest of how events and commands are written: tags, fields, their types and defaults.

        Data written under the same fingerprint and symbols can be read. Names of classes, fields
        and members are not part of it, nor are rule numbers, frames and the table.

        Raises:
            TypeError: if a field of an event or command cannot be written.
        """
        return fingerprint_of(self.shapes)

    @cached_property
    def plain(self) -> "Plain":
        """The same values as maps and lists with names, for people and other programs."""
        from dmd_core.kernel.schema.plain import Plain  # noqa: PLC0415 - cattrs is slow to import

        return Plain(self.shapes, self.table)


def _check_numbers(what: str, numbers: Iterable[int]) -> None:
    seen: set[int] = set()
    for number in numbers:
        if number < 0 or number in seen:
            raise ValueError(f"{what} {number} is {'negative' if number < 0 else 'used twice'}")
        seen.add(number)


__all__ = ["Codec", "DecodeError", "EncodeError", "Schema"]
