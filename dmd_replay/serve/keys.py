"""Keys: who has one may do with one game what it is for, and knows of no other game.

A host has no accounts. It hands out keys when a game begins: one for its owner, one for each seat,
one for whoever looks on. A key is the name of a game, a role, and a digest of both under the secret
of the game, so it can neither be guessed nor made of another one, and the secret is all that has to
be kept to know the keys again after a restart. How keys reach the players is the business of the
frontend, as with any invitation.
"""

import re
from hashlib import blake2b
from hmac import compare_digest
from secrets import token_bytes, token_hex
from typing import Final, final

from dmd_core.kernel.ids import NOBODY, Seat
from dmd_core.kernel.node import node
from dmd_core.kernel.views import SPECTATOR

_NAME_BYTES: Final = 8
_SECRET_BYTES: Final = 32
_DIGEST_BYTES: Final = 16
_FORM: Final = re.compile(r"([0-9a-f]{16})\.(owner|watch|[0-9]{1,3})\.([0-9a-f]{32})")
_OWNER: Final = "owner"
_WATCH: Final = "watch"

OWNER: Final = None
"""The eyes of the owner: everything may be seen, as where all players sit before one screen."""


@final
@node
class Role:
    """What a key is for.

    Attributes: `game` the name of the game; `seat` whose eyes it has, `SPECTATOR` for one who looks
    on and `OWNER` for who may see everything.
    """

    game: str
    seat: Seat | None

    @property
    def owns(self) -> bool:
        """Whether it may do everything."""
        return self.seat is OWNER

    @property
    def plays(self) -> bool:
        """Whether it may decide anything."""
        return self.seat != SPECTATOR

    @property
    def word(self) -> str:
        """How the key calls it."""
        if self.seat is None:
            return _OWNER
        return _WATCH if self.seat == NOBODY else str(self.seat)


def drawn_name() -> str:
    """A name for a new game."""
    return token_hex(_NAME_BYTES)


def drawn_secret() -> bytes:
    """The secret of a new game."""
    return token_bytes(_SECRET_BYTES)


def key_of(role: Role, secret: bytes) -> str:
    """The key for a role.

    Example:
        >>> key_of(Role("00" * 8, Seat(1)), bytes(32))
        '0000000000000000.1.3e0df5e42536723b8ebabbecbb1efb74'
    """
    said = f"{role.game}.{role.word}"
    return f"{said}.{blake2b(said.encode(), digest_size=_DIGEST_BYTES, key=secret).hexdigest()}"


def claimed_role(key: str) -> Role | None:
    """The role that a text claims to be a key for; None if no key looks like that."""
    found = _FORM.fullmatch(key)
    if found is None:
        return None
    game, word, _ = found.groups()
    return Role(
        game, {_OWNER: OWNER, _WATCH: SPECTATOR}[word] if word.isalpha() else Seat(int(word))
    )


def fits(key: str, role: Role, secret: bytes) -> bool:
    """Whether a key is really for a role; takes as long whatever differs."""
    return compare_digest(key.encode(), key_of(role, secret).encode())


__all__ = ["OWNER", "Role", "claimed_role", "drawn_name", "drawn_secret", "fits", "key_of"]
