"""What the codec of a game answers to values of all its classes, whole and spoilt.

``python -m tests.compiled.codec_answers`` writes the answers, one a line, so that those of two
builds can be compared.
"""

import sys
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, TypeAlias, assert_never

import msgpack

from dmd_core.death_may_die import ruleset as dmd_ruleset
from dmd_core.death_may_die.rulebook import rulebook as dmd_rulebook
from dmd_core.final_girl import ruleset as fg_ruleset
from dmd_core.final_girl.rulebook import rulebook as fg_rulebook
from dmd_core.kernel.events import Parked
from dmd_core.kernel.ids import RuleId
from dmd_core.kernel.schema.codec import Codec, DecodeError, EncodeError, Schema
from dmd_core.kernel.schema.shapes import (
    Either,
    Fixed,
    Leaf,
    Many,
    Maybe,
    Member,
    Nested,
    Numbered,
    Packed,
    Record,
    Shape,
)
from dmd_core.kernel.schema.texts import numbered

Rules: TypeAlias = Mapping[RuleId, int]

LEAVES: Final = {"int": 3, "bool": True, "str": "a text"}
WRONG: Final[tuple[Any, ...]] = (None, True, -1, 99_999, (1 << 64) - 1, "wrong", b"wrong", [], {})
"""What stands in the place of each part, one after the other (`Any`: of all types)."""


class Samples:
    """Data of all classes of a schema (`Any`: msgpack primitives, lists in lists)."""

    def __init__(self, schema: Schema, rule: int) -> None:
        """Take a schema, and the number of one of its rules."""
        self._schema = schema
        self._rule = rule

    def of(self, kind: type, *, whole: bool) -> list[Any]:
        """A value of a class, without its tag: with all fields, or as few as there may be."""
        return self._fields(self._schema.shapes.record(kind), whole=whole)

    def _fields(self, record: Record, *, whole: bool) -> list[Any]:
        fields = record.fields if whole else record.fields[: record.required]
        return [self._data(field.shape, whole=whole) for field in fields]

    def _data(self, shape: Shape, *, whole: bool) -> Any:  # noqa: ANN401 - see the class
        match shape:
            case Leaf(name):
                return LEAVES[name]
            case Numbered("symbol"):
                return 1
            case Numbered("rule"):
                return self._rule
            case Numbered(table):
                return numbered(table)[-1][0] if not isinstance(table, str) else 0
            case Maybe(inner):
                return self._data(inner, whole=whole) if whole else None
            case Many(inner):
                return [self._data(inner, whole=whole)] * (2 if whole else 1)
            case Fixed(parts):
                return [self._data(part, whole=whole) for part in parts]
            case Nested(kind, arguments):
                return self._fields(self._schema.shapes.record(kind, arguments), whole=whole)
            case Member(union, kinds):
                tags = self._schema.unions[union]
                first = (kinds or tuple(tags))[0]
                return [tags[first], *self.of(first, whole=whole)]
            case Packed() | Either():
                raise TypeError(f"{shape} stands in no class")
        assert_never(shape)


def spoilt(data: list[Any]) -> Iterator[list[Any]]:
    """The data with each of its parts replaced, and each list longer and shorter by one."""
    yield [*data, 0]
    yield data[:-1]
    for place, part in enumerate(data):
        for other in WRONG:
            yield [*data[:place], other, *data[place + 1 :]]
        if isinstance(part, list):
            yield from ([*data[:place], inner, *data[place + 1 :]] for inner in spoilt(part))


def inputs(schema: Schema, rules: Rules) -> Iterator[tuple[str, list[Any]]]:
    """Whole data of all classes, and as what they are read; frames lie in the event of a command.

    Args:
        schema: of the game.
        rules: the numbers of its rules.
    """
    samples = Samples(schema, min(rules.values()))
    parked = schema.unions["event"][Parked]
    for whole in (True, False):
        for union in ("event", "command"):
            for kind, tag in schema.unions[union].items():
                yield union, [tag, *samples.of(kind, whole=whole)]
        for kind, tag in schema.unions["frame"].items():
            frame = [tag, *samples.of(kind, whole=whole)]
            yield "event", [parked, 0, [frame], [[0, 1]], 0, 1]
        yield "state", [samples.of(schema.table, whole=whole), [], [None, 0, []]]


def answers(schema: Schema, rules: Rules) -> Iterator[str]:
    """What comes of reading all that, whole and spoilt, and of writing what was read.

    Args:
        schema: of the game.
        rules: the numbers of its rules.
    """
    codec = schema.bind(("one", "three", "two"))
    others = (codec, codec.numbered_as(("one",)), codec.numbered_as(()))
    for way, data in inputs(schema, rules):
        for one in (data, *spoilt(data)):
            packed = msgpack.packb(one)
            yield f"{way} {packed.hex()}: {_answer(codec, way, packed, others)}"
            if way == "event":
                yield f"recorded {_answer(codec, 'recorded', packed, others)}"


def _answer(codec: Codec, way: str, data: bytes, others: tuple[Codec, ...]) -> str:
    reading: dict[str, Callable[[bytes], Any]] = {
        "event": codec.decode_event,
        "recorded": codec.recorded_event,
        "command": codec.decode_command,
        "state": codec.decode_state,
    }
    try:
        value = reading[way](data)
    except DecodeError as error:
        return f"{error}{error.__cause__ or ''}"
    return f"{value} {' '.join(_written(other, way, value) for other in others)}"


def _written(codec: Codec, way: str, value: Any) -> str:  # noqa: ANN401 - of any class
    try:
        if way == "state":
            return codec.encode_state(value).hex()
        write = codec.encode_command if way == "command" else codec.encode_event
        return write(value).hex()
    except EncodeError as error:
        return str(error)


def schemas(*, fresh: bool = False) -> Iterator[tuple[str, Schema, Rules]]:
    """The games whose codecs are compiled: name, schema, and the numbers of rules.

    Args:
        fresh: whether the schemas are new ones, which have written and read nothing.
    """
    for name, made, book in (
        ("death_may_die", dmd_ruleset.schema, dmd_rulebook()),
        ("final_girl", fg_ruleset.schema, fg_rulebook()),
    ):
        schema = made.__wrapped__() if fresh else made()
        yield name, schema, {rule: book.number(rule) for rule in book.all_ids()}


def every_answer() -> Iterator[str]:
    """The answers of both games."""
    for _, schema, rules in schemas():
        yield from answers(schema, rules)


if __name__ == "__main__":
    sys.stdout.writelines(f"{answer}\n" for answer in every_answer())
