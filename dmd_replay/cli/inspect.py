"""``dmd-replay inspect``: what is in the file of a log, without playing it."""

from collections import Counter
from pathlib import Path
from typing import Any

import attrs
import click

from dmd_core.kernel.chance import SEED_BYTES
from dmd_replay.cli.common import bad_input, end_damaged, json_option
from dmd_replay.cli.paths import READ
from dmd_replay.cli.terminal import print_json, tell
from dmd_replay.log import Log, Mark, Note, Rewound, read_log
from dmd_replay.play.record import suggested_name
from dmd_replay.read.history import lineage_of


@click.command("inspect")
@click.argument("log", type=READ)
@json_option
@bad_input
def command(log: Path, as_json: bool) -> None:
    """Show what is in the file LOG: header, packs, counts, sizes, undos, marks and notes.

    Needs neither the rules nor the packs the game was played with.
    """
    opened = read_log(log)
    data = _data(opened)
    if as_json:
        print_json(data)
    else:
        for line in _lines(str(log), data):
            tell(line)
    end_damaged(opened.damage)


def _data(log: Log) -> dict[str, Any]:
    header, records = log.header, log.records
    events = sum(record.count for record in records)
    plain = sum(len(record.body) + len(record.command or b"") for record in records)
    lineage = lineage_of(log.entries)
    return {
        "format": log.origin,
        "library": header.library,
        "ruleset": header.ruleset,
        "revision": header.revision,
        "chance": header.chance,
        "shape": header.shape,
        "content": header.content,
        "packs": [
            {
                **attrs.asdict(pack, recurse=False),
                "files": {name: len(content) for name, content in pack.files},
            }
            for pack in header.packs
        ],
        "setup": dict(header.setup),
        "seed": None if header.seed is None else f"{header.seed:0{2 * SEED_BYTES}x}",
        "undo": str(header.undo),
        "masked": header.masked,
        "parent": None
        if header.parent is None
        else {
            "record": header.parent.record,
            "link": header.parent.link.hex(),
            "content": header.parent.content.hex(),
        },
        "records": len(records),
        "undone": len(records) - len(lineage.line(lineage.at)),
        "events": events,
        "kinds": dict(Counter(type(entry).__name__ for entry in log.entries)),
        "bytes": log.size,
        "plain_bytes": plain,
        "bytes_per_event": round(log.size / events, 2) if events else None,
        "undos": [
            {"to": entry.to, "policy": str(entry.policy), "epoch": entry.epoch}
            for entry in log.entries
            if isinstance(entry, Rewound)
        ],
        "marks": [
            {"record": entry.record, "name": entry.name, "note": entry.note}
            for entry in log.entries
            if isinstance(entry, Mark)
        ],
        "notes": [
            {"record": entry.record, "text": entry.text}
            for entry in log.entries
            if isinstance(entry, Note)
        ],
        "closed": log.footer is not None,
        "outcome": "" if log.footer is None else log.footer.outcome,
        "hash": log.content.hex(),
        "name": suggested_name(log),
        "damage": None if log.damage is None else _damage(log),
    }


def _damage(log: Log) -> dict[str, Any]:
    damage = log.damage
    assert damage is not None  # noqa: S101 - the caller looked
    return {
        "kind": type(damage).__name__,
        "record": damage.record,
        "offset": damage.offset,
        "says": str(damage),
    }


def _lines(path: str, data: dict[str, Any]) -> list[str]:
    rows = [
        ("format", f"{data['format']}, written by version {data['library']}"),
        ("game", f"{data['ruleset']}, rules of revision {data['revision']}"),
        ("chance", data["chance"]),
        ("seed", _no_seed(data) if data["seed"] is None else data["seed"]),
        *((f"setup: {key}", _short(value)) for key, value in data["setup"].items()),
        *((f"pack {pack['id']}", _pack(pack)) for pack in data["packs"]),
        ("content", data["content"]),
        ("records", f"{data['records']}, of which {data['undone']} were undone"),
        ("events", str(data["events"])),
        ("size", _size(data)),
        ("undo", data["undo"]),
        *(
            ("went back", f"to record {undo['to']}, {undo['policy']}, epoch {undo['epoch']}")
            for undo in data["undos"]
        ),
        *(
            (
                f"mark {mark['name']}",
                f"after record {mark['record']} {mark['note']}".rstrip(),
            )
            for mark in data["marks"]
        ),
        *((f"note after {note['record']}", note["text"]) for note in data["notes"]),
        ("end", _end(data)),
        ("content hash", data["hash"]),
        ("suggested name", data["name"]),
    ]
    if data["masked"]:
        rows.append(("masked", "hidden facts were taken out"))
    if data["parent"] is not None:
        parent = data["parent"]
        rows.append(("parent", f"record {parent['record']} of the log {parent['content']}"))
    width = max(len(head) for head, _ in rows)
    return [path, *(f"  {head:<{width}}  {text}" for head, text in rows)]


def _pack(pack: dict[str, Any]) -> str:
    text = f"{pack['kind']}, version {pack['version']}, {pack['fingerprint']}"
    files = pack["files"]
    if not files:
        return f"{text}, built in"
    return f"{text}, carried: {len(files)} files, {sum(files.values())} bytes"


def _size(data: dict[str, Any]) -> str:
    text = f"{data['bytes']} bytes"
    per = data["bytes_per_event"]
    return (
        text if per is None else f"{text}, {per:.2f} for an event; unpacked {data['plain_bytes']}"
    )


def _end(data: dict[str, Any]) -> str:
    if not data["closed"]:
        return "none: the log was not closed"
    return data["outcome"] or "closed before the game ended"


def _short(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key}={part}" for key, part in value.items())
    if isinstance(value, list):
        return ", ".join(map(str, value)) or "-"
    return str(value) or "-"


def _no_seed(data: dict[str, Any]) -> str:
    return "none: taken out" if data["masked"] else "none: dice and cards were typed in"
