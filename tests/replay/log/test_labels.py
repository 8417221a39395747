"""What a log says of packs is held against what is played, and each value stands in one form."""

import attrs
import msgpack
import pytest

from dmd_core.kernel.rewind import UndoPolicy
from dmd_replay.check.replay import ReplayReport, ReplayVerdict, replay
from dmd_replay.games.death_may_die.game import TOOLS
from dmd_replay.log import LogError, Mark, Note, Rewound, TamperedLogError, parse_log
from dmd_replay.log.kinds import EntryKind, pack_entry, pack_file, pack_record
from dmd_replay.log.packed import array_of
from dmd_replay.read.opening import open_game
from tests.replay.log.test_log_jsonl import with_packs
from tests.replay.logs import forged, plains_of, reheaded, written


def verified(data: bytes) -> ReplayReport:
    """What re-execution says."""
    return replay(TOOLS, parse_log(data))


def relabelled(data: bytes, place: int, **fields: object) -> bytes:
    """A log with another label of one pack."""
    _, header = msgpack.unpackb(plains_of(data)[0])
    packs = header["packs"]
    packs[place] = {**packs[place], **fields}
    return reheaded(data, packs=packs)


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"id": "../../../evil"}, "it names a pack '../../../evil', which is not played"),
        ({"version": 99}, "the pack 'core' has the version 1, not 99"),
        ({"kind": "episode"}, "the pack 'core' has the kind core, not episode"),
        ({"fingerprint": "feed"}, "the pack 'core' has the fingerprint "),
    ],
)
def test_a_forged_label_is_not_exact(fields: dict[str, object], says: str) -> None:
    """Built in or carried: nothing of it is played, so nothing is said of the log."""
    for data in (written(3), with_packs()):
        report = verified(relabelled(data, 0, **fields))

        assert ReplayVerdict.UNVERIFIED is report.verdict
        assert report.reason.startswith(f"the header cannot be: {says}")


def test_a_label_of_a_carried_pack_is_what_its_files_say() -> None:
    """Whatever the rest of the header says."""
    data = with_packs()
    place = next(n for n, pack in enumerate(parse_log(data).header.packs) if pack.files)
    forgery = reheaded(relabelled(data, place, version=99), content="feed")

    with pytest.raises(TamperedLogError, match=r"has the version 1, not 99$"):
        open_game(TOOLS, parse_log(forgery).header)


def test_every_pack_that_is_played_is_named() -> None:
    """A header that leaves one out is refused."""
    data = written(3)
    _, header = msgpack.unpackb(plains_of(data)[0])
    report = verified(reheaded(data, packs=header["packs"][:-1]))

    assert report.reason.startswith("the header cannot be: it does not name ")


def test_a_pack_named_twice_is_no_header() -> None:
    """Only one of them could be played; the one that stands twice is named, whichever it is."""
    _, header = msgpack.unpackb(plains_of(written(3))[0])
    for pack in header["packs"]:
        forgery = reheaded(written(3), packs=[*header["packs"], pack])

        with pytest.raises(LogError, match=f"names the pack '{pack['id']}' twice"):
            parse_log(forgery)


ASIDES = (Rewound(1, UndoPolicy.KEEP, 0), Mark(1, "here", "there"), Note(1, "so it is"))
"""What stands in a log beside records."""

LONGER = {
    "array": lambda plain: b"\xdc" + (plain[0] & 15).to_bytes(2, "big") + plain[1:],
    "number": lambda plain: plain[:1] + b"\xcc" + plain[1:],
}
"""Other forms of a plain text: of its head, and of the number of its kind."""


@pytest.mark.parametrize("longer", LONGER)
@pytest.mark.parametrize("kind", EntryKind)
def test_what_is_not_in_the_shortest_form_is_no_part_of_a_log(kind: EntryKind, longer: str) -> None:
    """Equal games have equal bytes: header, files, records, and whatever stands beside them."""
    plains = plains_of(with_packs())
    plains[-1:-1] = [pack_entry(aside) for aside in ASIDES]
    place = next(n for n, plain in enumerate(plains) if plain[1] == kind)
    plains[place] = LONGER[longer](plains[place])

    try:
        problem = parse_log(forged(plains)).damage
    except LogError as error:  # without its header nothing can be used
        problem = error

    assert isinstance(problem, TamperedLogError)
    says = "is not in the shortest form, the only one"
    assert says in str(problem)


def test_the_events_of_a_record_are_an_array_in_the_shortest_form() -> None:
    """Its items are looked at by executing the log."""
    plains = plains_of(written(3))
    body = parse_log(forged(plains)).records[1].body
    count = parse_log(forged(plains)).records[1].count
    longer = b"\xdc" + count.to_bytes(2, "big") + body[1:]
    plains[2] = plains[2].replace(body, longer)

    log = parse_log(forged(plains))

    assert (1, True) == (len(log.records), isinstance(log.damage, TamperedLogError))
    assert "is not in the shortest form, the only one" in str(log.damage)


def with_file(name: str, content: bytes) -> bytes:
    """A log whose carried pack has one more file."""
    data = with_packs()
    place = next(n for n, pack in enumerate(parse_log(data).header.packs) if pack.files)
    count = len(parse_log(data).header.packs[place].files)
    plains = plains_of(relabelled(data, place, files=count + 1))
    return forged([*plains[: 1 + count], pack_file(place, name, content), *plains[1 + count :]])


def test_a_file_twice_is_refused() -> None:
    """The last one would be played and the first one shown, or the other way round."""
    twice = parse_log(with_packs()).header.packs
    name = next(pack.files for pack in twice if pack.files)[0][0]

    with pytest.raises(TamperedLogError, match=f"has the file '{name}' of the pack '.+' again"):
        parse_log(with_file(name, b"another"))


@pytest.mark.parametrize("name", [".hidden.toml", "../map.toml"])
def test_a_file_that_nobody_reads_is_refused(name: str) -> None:
    """A pack carries what it is made of, and nothing beside it."""
    report = verified(with_file(name, b"x"))

    assert ReplayVerdict.UNVERIFIED is report.verdict
    assert f"{name}; it is read from " in report.reason


def with_a_longer_command() -> tuple[bytes, bytes, bytes]:
    """A log, the longer bytes in which one of its commands stands there, and those it has."""
    data = written(4)
    record = next(r for r in parse_log(data).records[1:] if r.command)
    plains = plains_of(data)
    command = record.command
    assert command is not None
    values = msgpack.unpackb(command)
    number = values[0]
    longer = array_of([b"\xcd" + number.to_bytes(2, "big"), *map(msgpack.packb, values[1:])])
    plains[record.number + 1] = pack_record(longer, record.body)
    return forged(plains), longer, command


@pytest.mark.parametrize("fields", [{}, {"library": "0.0.1"}])
def test_a_command_stands_in_one_form(fields: dict[str, str]) -> None:
    """The same command in longer bytes is told, with both, whichever version recorded it."""
    data, longer, command = with_a_longer_command()
    report = verified(reheaded(data, **fields))

    assert ReplayVerdict.DIVERGED is report.verdict
    assert report.difference is not None
    found = attrs.asdict(report.difference)
    assert ("command.bytes", longer.hex(), command.hex()) == (
        found["field"],
        found["expected"],
        found["actual"],
    )


def test_a_version_with_other_fields_may_have_written_a_command_otherwise() -> None:
    """Of another shape the same command in other bytes is no divergence."""
    data, _, _ = with_a_longer_command()
    report = verified(reheaded(data, shape="0" * 16))

    assert ReplayVerdict.EXACT is report.verdict
    assert ["shape"] == [one.field for one in report.header]
