"""Reads a log of format 1 with the standard library alone: `docs/log-format.md` as code.

``python docs/examples/read_log.py game.dmdlog`` prints a line for each frame.
"""

# ruff: noqa: PLR2004 - the numbers are those of the specification

import hashlib
import sys
import zlib
from binascii import crc32, crc_hqx
from collections.abc import Iterator
from pathlib import Path
from typing import Any

SIGNATURE = b"\x89DMDLOG\r\n\x1a\n\x01"
DICTIONARY = Path(__file__).parents[2] / "dmd_replay/log/dictionary-1.bin"
KINDS = ("header", "file", "record", "rewound", "mark", "note", "end")


def frames(data: bytes) -> Iterator[tuple[int, str, list[Any]]]:
    """Offset, link and value of each frame; an assertion fails at the first that is damaged."""
    assert data.startswith(SIGNATURE), "this is no log of format 1"
    place, number, link, identity = len(SIGNATURE), 0, bytes(16), crc_hqx(SIGNATURE, 0)
    window, before = DICTIONARY.read_bytes(), 0
    while place < len(data):
        head, length = data[place : place + 20], int.from_bytes(data[place : place + 3], "big")
        chunk = data[place + 20 : place + 20 + length]
        assert len(head) == 20, f"cut off at byte {place}"
        assert len(chunk) == length, f"cut off at byte {place}"
        assert crc32(chunk, crc32(head[:16])) == int.from_bytes(head[16:], "big"), "corrupt"
        assert crc_hqx(head[:6], identity) == int.from_bytes(head[6:8], "big"), "of another log"
        assert int.from_bytes(head[3:6], "big") == number, "not in its place"
        most = 16 * (place + 20 + length) + 65536 - before
        plain = zlib.decompressobj(-15, window).decompress(chunk, most + 1)
        assert len(plain) <= most, "too long"
        link = hashlib.blake2b(link + plain, digest_size=16).digest()
        assert link[:8] == head[8:16], "tampered with"
        value, end = unpack(plain, 0)
        assert end == len(plain), "more than one value"
        yield place, link.hex(), value
        if number == 0:
            identity = int.from_bytes(link[:2], "big")
        place, number, before = place + 20 + length, number + 1, before + len(plain)
        window = (window + plain)[-32768:]


def unpack(data: bytes, at: int) -> tuple[Any, int]:
    """The msgpack value at a place, and the place behind it; as much of msgpack as logs use."""
    head, at = data[at], at + 1
    if head < 0x80:
        return head, at
    if head >= 0xE0:
        return head - 256, at
    if head in {0xC0, 0xC2, 0xC3}:
        return {0xC0: None, 0xC2: False, 0xC3: True}[head], at
    if 0xCC <= head <= 0xD3:  # whole numbers of 1, 2, 4 or 8 bytes, without or with a sign
        size = 1 << (head & 3)
        return int.from_bytes(data[at : at + size], "big", signed=head >= 0xD0), at + size
    fixed = {0x80: 0x0F, 0x90: 0x0F, 0xA0: 0x1F, 0xB0: 0x1F}.get(head & 0xF0)
    if fixed is not None:
        count = head & fixed
    else:  # the size or count stands in 1, 2 or 4 bytes
        size = {0xC4: 1, 0xC5: 2, 0xC6: 4, 0xD9: 1, 0xDA: 2, 0xDB: 4}.get(head, 0)
        size = size or {0xDC: 2, 0xDD: 4, 0xDE: 2, 0xDF: 4}[head]
        count, at = int.from_bytes(data[at : at + size], "big"), at + size
    if head in {0xC4, 0xC5, 0xC6}:
        return data[at : at + count], at + count
    if 0xA0 <= head < 0xC0 or head in {0xD9, 0xDA, 0xDB}:
        return data[at : at + count].decode(), at + count
    items: list[Any] = []
    is_map = head < 0x90 or head >= 0xDE
    for _ in range(2 * count if is_map else count):
        item, at = unpack(data, at)
        items.append(item)
    return (dict(zip(items[::2], items[1::2], strict=True)) if is_map else items), at


def line(offset: int, link: str, value: list[Any]) -> str:
    """One frame in words."""
    kind = KINDS[int(value[0])]
    if kind == "header":
        said = f"{value[1]['ruleset']}, format {value[1]['format']}"
    elif kind == "record":
        said = f"command {value[1]}, {len(value[2])} events"
    else:
        said = ", ".join(map(repr, value[1:]))
    return f"{offset:6} {link[:16]} {kind}: {said}"


if __name__ == "__main__":
    for frame in frames(Path(sys.argv[1]).read_bytes()):
        print(line(*frame))
