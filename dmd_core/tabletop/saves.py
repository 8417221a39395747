"""A game in one piece of data: what it is made of, and where it stands.

A save is an array: the word of its game, the number of its form, what is kept, and a checksum over
all of that. What is kept is an array of setup and state, packed by itself so that the checksum is
over bytes and not over values. Form 1 had setup and state in place of both, and no checksum: it is
read as ever, and a bit of it that fell over may be another state.
"""

from collections.abc import Callable, Mapping
from hashlib import blake2b
from typing import Any, Final, Generic, TypeVar, final

import attrs
import msgpack

from dmd_core.engine import Engine
from dmd_core.kernel.arguments import need
from dmd_core.kernel.schema.codec import DecodeError
from dmd_core.kernel.schema.faults import Fault, shown
from dmd_core.kernel.state import State
from dmd_core.tabletop.setup import SetupError

G = TypeVar("G")
T = TypeVar("T")
C = TypeVar("C")

_VERSION: Final = 2
_UNCHECKED: Final = 1
"""The form without a checksum."""
_PARTS: Final = 4
_DIGEST: Final = 8


@final
@attrs.frozen(eq=False)
class Saves(Generic[G, T, C]):
    """The saves of one game; `G` is its definition, `T` its table, `C` its content.

    Attributes:
        engine: plays it.
        kind: the word that every save of it begins with.
        setup_of: the setup of a definition as plain data.
        made: a definition of such data; of content, or of the built-in packs for None.
        faults: everything that keeps a state from being one of a game.
        refused: makes the error for such a state.
    """

    engine: Engine[G, T]
    kind: str
    setup_of: Callable[[G], Mapping[str, Any]]
    made: Callable[[Mapping[str, object], C | None], G]
    faults: Callable[[G, State[T]], tuple[Fault, ...]]
    refused: Callable[[tuple[Fault, ...]], Exception]

    def save(self, game: G, state: State[T]) -> bytes:
        """A game as one piece of data: what it is made of, and where it stands.

        It holds the seed, and with it every die and card to come: keep it where players cannot
        read. Packs that are not built in are not part of it; `restore` is given them.

        Raises:
            EncodeError: if the state holds what the definition has not got.
        """
        kept: bytes = msgpack.packb([self.setup_of(game), self.engine.encode(game, state)])
        save: bytes = msgpack.packb([self.kind, _VERSION, kept, _checksum(kept)])
        return save

    def restore(
        self,
        data: bytes | bytearray | memoryview,
        *,
        content: C | None = None,
        possible: bool = False,
    ) -> tuple[G, State[T]]:
        """The game that `save` made such data of, and where it stood.

        Args:
            data: what `save` gave, in this version or in another one with the same rules; of it
                bytes, a bytearray or a memoryview, as databases give them.
            content: what packs define, if others than the built-in ones were played with.
            possible: whether to check that the position can be reached, as for data of a stranger;
                it takes some milliseconds.

        Raises:
            DecodeError: if it is no save of this game, is damaged, which its checksum tells, or is
                of another revision of the rules or of other content; says what differs.
            StateError: with `possible`, if no game can reach the position.
            ArgumentError: if `data` is no bytes.
        """
        need(data, (bytes, bytearray, memoryview), "data", "the bytes that `save` gave")
        setup, packed = self._parts(bytes(data))
        try:
            game = self.made(setup, content)
        except SetupError as error:
            raise DecodeError([Fault(("setup",), error.sentence)]) from error
        state = self.engine.decode(game, packed)
        found = self.faults(game, state) if possible else ()
        if found:
            raise self.refused(found)
        return game, state

    def _parts(self, data: bytes) -> tuple[Mapping[str, object], bytes]:
        parts = _unpacked(data)
        if not isinstance(parts, list) or len(parts) != _PARTS or not isinstance(parts[0], str):
            raise DecodeError([Fault((), "something else", ("a save, as `save` makes it",))])
        if parts[0] != self.kind:
            mine = f"'{self.kind}', as `save` makes it"
            raise DecodeError([Fault((), shown(parts[0]), (mine,))])
        version, setup, packed = parts[1:]
        if version == _VERSION:
            setup, packed = _checked(*parts[2:])
        elif version != _UNCHECKED:
            allowed = (str(_UNCHECKED), str(_VERSION))
            raise DecodeError([Fault(("version",), str(version)[:9], allowed)])
        if not isinstance(setup, dict) or not isinstance(packed, bytes):
            raise _damaged()
        return {str(key): value for key, value in setup.items()}, packed


def _checksum(kept: bytes) -> bytes:
    return blake2b(kept, digest_size=_DIGEST, person=b"save").digest()


def _checked(kept: object, checksum: object) -> tuple[object, object]:
    """Setup and state, if not a bit of them fell over."""
    if not isinstance(kept, bytes) or checksum != _checksum(kept):
        raise _damaged()
    match _unpacked(kept):
        case [setup, state]:
            return setup, state
    raise _damaged()


def _unpacked(data: bytes) -> object:
    try:
        value: object = msgpack.unpackb(data)
    except (ValueError, msgpack.UnpackException) as error:
        damaged = Fault((), "bytes that are damaged or no save", ("a save",))
        raise DecodeError([damaged]) from error
    return value


def _damaged() -> DecodeError:
    return DecodeError([Fault((), "a damaged save", ("a save, as `save` makes it",))])


__all__ = ["Saves"]
