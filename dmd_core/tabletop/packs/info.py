"""What is known of a pack once it is loaded: its name, its version and what tells it apart."""

import hashlib
from collections.abc import Sequence
from enum import StrEnum
from typing import Generic, TypeVar, final

from dmd_core.kernel.node import node


def digest(texts: Sequence[str]) -> str:
    """Tell data apart by a text of each part of it: 16 hex digits."""
    text = f"[{','.join(texts)}]"
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


K = TypeVar("K", bound=StrEnum)


@final
@node
class PackInfo(Generic[K]):
    """One pack of a content.

    Attributes:
        id: id of the pack, and of what it defines as a whole.
        kind: what it defines.
        name: its name for people.
        version: its number as the authors count.
        fingerprint: of the data of this pack alone, 16 hex digits; layout and comments do not
            count, nor does where places are drawn.
        builtin: whether the same data come with the library, wherever it was read from.
        files: file names and their bytes as they were read; only of packs that are not built in,
            so that a log can carry them.
    """

    id: str
    kind: K
    name: str
    version: int
    fingerprint: str
    builtin: bool = True
    files: tuple[tuple[str, bytes], ...] = ()

    def __repr__(self) -> str:
        return f"<PackInfo {self.kind} {self.id}, version {self.version}, {self.fingerprint}>"


__all__ = ["K", "PackInfo", "digest"]
