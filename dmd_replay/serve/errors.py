"""What can go wrong in the step protocol: each a typed error with a stable code and its data.

A client tells errors apart by the number, or by the word `kind` in the data, which says the same.
The message is a sentence for people. Numbers and words are never used for something else.
"""

from collections.abc import Mapping
from enum import StrEnum, unique
from typing import Any, Final, final

from dmd_core.kernel.printable import printable


@final
@unique
class Kind(StrEnum):
    """What went wrong, in a word."""

    NOT_JSON = "not-json"
    """The line is no JSON, not UTF-8, or nested too deep."""
    NOT_A_REQUEST = "not-a-request"
    """JSON, and no request of JSON-RPC 2.0 with an id."""
    UNKNOWN_METHOD = "unknown-method"
    """There is no such method; `allowed` and `nearest` say which there are."""
    WRONG_PARAMETERS = "wrong-parameters"
    """The parameters do not fit the method; `faults` has each of them."""
    CRASHED = "crashed"
    """A fault of this program; the game stands where it stood."""
    WRONG_PROTOCOL = "wrong-protocol"
    """This version of the protocol is not spoken here; `allowed` says which are."""
    HELLO_FIRST = "hello-first"
    """Something was asked before ``hello``."""
    UNKNOWN_GAME = "unknown-game"
    """The key opens no game here."""
    NOT_INSTALLED = "not-installed"
    """No such ruleset is installed, or it cannot be shown."""
    BAD_SETUP = "bad-setup"
    """The setup or a pack of it cannot be played; `lines` and `rules` say why."""
    REFUSED = "refused"
    """The rules refuse it; `refusal` has code and rules, `allowed` what may be done."""
    NOT_UNDERSTOOD = "not-understood"
    """The text names no command that is legal now; `allowed` and `nearest` say what may be done."""
    STALE = "stale"
    """The game went on since; `version` says how it stands now."""
    NOT_ALLOWED = "not-allowed"
    """The key does not give this right."""
    NOT_YOUR_TURN = "not-your-turn"
    """Another seat is asked; `decider` says which."""
    CANNOT_GO_BACK = "cannot-go-back"
    """There is nothing of that to undo or redo."""
    BAD_LOG = "bad-log"
    """The log or save cannot be read or played on here; `fault` names the class of the damage,
    `step` from where `open` plays on."""
    TOO_MUCH = "too-much"
    """A limit is reached; `limit` names it, `most` is its value."""
    TOO_SLOW = "too-slow"
    """The request took too long and was given up; `version` says how the game stands now."""
    NOT_KEPT = "not-kept"
    """The journal could not be written: nothing of the request is done."""


CODES: Final[Mapping[Kind, int]] = {
    Kind.NOT_JSON: -32700,
    Kind.NOT_A_REQUEST: -32600,
    Kind.UNKNOWN_METHOD: -32601,
    Kind.WRONG_PARAMETERS: -32602,
    Kind.CRASHED: -32603,
    Kind.WRONG_PROTOCOL: 1,
    Kind.HELLO_FIRST: 2,
    Kind.UNKNOWN_GAME: 3,
    Kind.NOT_INSTALLED: 4,
    Kind.BAD_SETUP: 5,
    Kind.REFUSED: 6,
    Kind.NOT_UNDERSTOOD: 7,
    Kind.STALE: 8,
    Kind.NOT_ALLOWED: 9,
    Kind.NOT_YOUR_TURN: 10,
    Kind.CANNOT_GO_BACK: 11,
    Kind.BAD_LOG: 12,
    Kind.TOO_MUCH: 13,
    Kind.TOO_SLOW: 14,
    Kind.NOT_KEPT: 15,
}
"""The number of each kind; the negative ones are those of JSON-RPC 2.0."""


class ProtocolError(Exception):
    """A request that cannot be answered as it was meant.

    Attributes:
        kind: what went wrong.
        data: what a program needs to know of it, as `dmd_replay.serve.messages.ErrorData` has it.
    """

    def __init__(self, kind: Kind, sentence: str, **data: Any) -> None:  # noqa: ANN401 - plain data of several types
        """Keep kind and data; the message is the sentence, without what could steer a terminal."""
        super().__init__("\n".join(map(printable, sentence.splitlines())))
        self.kind = kind
        self.data: dict[str, Any] = data

    @property
    def code(self) -> int:
        """The number of the kind."""
        return CODES[self.kind]


__all__ = ["CODES", "Kind", "ProtocolError"]
