"""The header and the files of packs: how they are written, and what is checked when read."""

from collections.abc import Callable, Mapping
from typing import Any, Final

import msgpack

from dmd_core.kernel.chance import SEED_BYTES
from dmd_core.kernel.depth import MOST_DEPTH, too_deep
from dmd_core.kernel.digests import DIGEST_BYTES
from dmd_core.kernel.rewind import UndoPolicy
from dmd_replay.facets.setup import PackLabel
from dmd_replay.log.format import FORMAT, Header, Parent

MAX_HEADER: Final = 1 << 16
"""A header is not longer; the files of packs stand in frames of their own."""

_POLICIES: Final = tuple(UndoPolicy)


class HeaderError(ValueError):
    """A header that none can be; the sentence goes on after "the header"."""


class UnknownFieldError(HeaderError):
    """A header with a field that this version does not know."""


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _is_number(value: object) -> bool:
    return type(value) is int and value >= 0


def _is_plain(value: object) -> bool:
    if isinstance(value, dict):
        return all(map(_is_text, value)) and all(map(_is_plain, value.values()))
    if isinstance(value, list):
        return all(map(_is_plain, value))
    return value is None or isinstance(value, str | bool | int)


def _is_setup(value: object) -> bool:
    return isinstance(value, dict) and _is_plain(value)


def _is_seed(value: object) -> bool:
    return value is None or (isinstance(value, bytes) and len(value) == SEED_BYTES)


def _is_symbols(value: object) -> bool:
    return isinstance(value, list) and all(map(_is_text, value))


def _is_packs(value: object) -> bool:
    return isinstance(value, list) and all(map(_is_pack, value))


def _is_pack(value: object) -> bool:
    return (
        isinstance(value, dict)
        and tuple(value) == _PACK_FIELDS
        and all(_is_text(value[key]) for key in ("id", "kind", "fingerprint"))
        and _is_number(value["version"])
        and _is_number(value["files"])
    )


def _is_parent(value: object) -> bool:
    return value is None or (
        isinstance(value, dict)
        and tuple(value) == ("link", "record", "content")
        and _is_number(value["record"])
        and all(
            isinstance(value[key], bytes) and len(value[key]) == DIGEST_BYTES
            for key in ("link", "content")
        )
    )


def _is_policy(value: object) -> bool:
    return value in _POLICIES


def _is_flag(value: object) -> bool:
    return isinstance(value, bool)


_PACK_FIELDS: Final = ("id", "kind", "version", "fingerprint", "files")

_FITS: Final[dict[str, tuple[Callable[[object], bool], str]]] = {
    "format": (_is_number, "a number"),
    "library": (_is_text, "a text"),
    "ruleset": (_is_text, "a text"),
    "revision": (_is_number, "a number"),
    "chance": (_is_text, "a text"),
    "shape": (_is_text, "a text"),
    "content": (_is_text, "a text"),
    "packs": (_is_packs, "a list of packs"),
    "setup": (_is_setup, "a map of texts"),
    "seed": (_is_seed, f"{SEED_BYTES} bytes or nothing"),
    "undo": (_is_policy, f"one of {', '.join(_POLICIES)}"),
    "symbols": (_is_symbols, "a list of texts"),
    "parent": (_is_parent, "a link, a record and a content hash, or nothing"),
    "masked": (_is_flag, "true or false"),
}
"""The fields of a header in their order: what each has to be, and how to call that."""


def header_data(header: Header) -> dict[str, Any]:
    """A header as msgpack primitives (`Any`: text, numbers, bytes, and lists and maps of them)."""
    seed, parent = header.seed, header.parent
    return {
        "format": header.format,
        "library": header.library,
        "ruleset": header.ruleset,
        "revision": header.revision,
        "chance": header.chance,
        "shape": header.shape,
        "content": header.content,
        "packs": [
            {
                "id": pack.id,
                "kind": pack.kind,
                "version": pack.version,
                "fingerprint": pack.fingerprint,
                "files": len(pack.files),
            }
            for pack in header.packs
        ],
        "setup": _plain(header.setup),
        "seed": None if seed is None else seed.to_bytes(SEED_BYTES, "big"),
        "undo": str(header.undo),
        "symbols": list(header.symbols),
        "parent": None
        if parent is None
        else {"link": parent.link, "record": parent.record, "content": parent.content},
        "masked": header.masked,
    }


def _plain(value: object) -> Any:  # noqa: ANN401 - see `header_data`
    if isinstance(value, Mapping):
        return {key: _plain(part) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(part) for part in value]
    return value


def unpack_header(packed: bytes) -> tuple[Header, tuple[int, ...]]:
    """The header that `header_data` gave, packed.

    Returns:
        The header, whose packs have no files yet, and how many files of each pack follow.

    Raises:
        UnknownFieldError: if it has a field that this version does not know.
        HeaderError: if it is no header.
    """
    try:
        value = msgpack.unpackb(packed, max_ext_len=0)
    except (ValueError, msgpack.UnpackException, RecursionError) as error:
        message = "is no readable msgpack"
        raise HeaderError(message) from error
    return header_from(value)


def header_from(value: object) -> tuple[Header, tuple[int, ...]]:
    """The header that `header_data` gave, as `unpack_header`.

    Raises:
        UnknownFieldError: if it has a field that this version does not know.
        HeaderError: if it is no header.
    """
    if not isinstance(value, dict):
        message = "is no map"
        raise HeaderError(message)
    if too_deep(value):
        message = f"has values nested more than {MOST_DEPTH} deep"
        raise HeaderError(message)
    unknown = sorted(str(key) for key in value if key not in _FITS)
    if unknown:
        message = f"has the field '{unknown[0]}', which this version does not know"
        raise UnknownFieldError(message)
    missing = [key for key in _FITS if key not in value]
    if missing:
        message = f"has no field '{missing[0]}'"
        raise HeaderError(message)
    for field, (fits, what) in _FITS.items():
        if not fits(value[field]):
            message = f"has a field '{field}' that is not {what}"
            raise HeaderError(message)
    if value["format"] != FORMAT:
        message = f"is of format {value['format']} in a file of format {FORMAT}"
        raise HeaderError(message)
    if value["masked"] and value["seed"] is not None:
        message = "is of a masked log and has a seed"
        raise HeaderError(message)
    ids = [pack["id"] for pack in value["packs"]]
    if len(ids) != len(set(ids)):
        twice = next(name for name in ids if ids.count(name) > 1)
        message = f"names the pack '{twice}' twice"
        raise HeaderError(message)
    seed, parent = value["seed"], value["parent"]
    header = Header(
        **{
            **value,
            "seed": None if seed is None else int.from_bytes(seed, "big"),
            "symbols": tuple(value["symbols"]),
            "packs": tuple(_label(pack) for pack in value["packs"]),
            "undo": UndoPolicy(value["undo"]),
            "parent": None if parent is None else Parent(**parent),
        }
    )
    return header, tuple(pack["files"] for pack in value["packs"])


def _label(pack: Mapping[str, Any]) -> PackLabel:
    return PackLabel(pack["id"], pack["kind"], pack["version"], pack["fingerprint"])


__all__ = [
    "MAX_HEADER",
    "HeaderError",
    "UnknownFieldError",
    "header_data",
    "header_from",
    "unpack_header",
]
