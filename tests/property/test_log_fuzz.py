"""The reader of logs against anything: typed errors only, bounded work, never a wrong EXACT.

Hypothesis looks at structured damage; the fuzz loop mutates blindly for as long as it is given:
``pytest tests/property/test_log_fuzz.py --fuzz-seconds 3600``. Both begin at fixed seeds, so what
they find is found again.
"""

import random
import time
from collections import Counter
from collections.abc import Callable
from functools import cache
from io import BytesIO, StringIO
from pathlib import Path
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dmd_replay.check.replay import ReplayVerdict, replay
from dmd_replay.games.death_may_die.game import TOOLS
from dmd_replay.log import CorruptLogError, Log, LogError, RecordOrderError, parse_log
from dmd_replay.log.format import SIGNATURE
from dmd_replay.log.packed import ShapeError, parts_of
from dmd_replay.registry import game_tools
from dmd_replay.share.jsonl import JsonlError, export_lines, import_log
from tests.replay.logs import forged, frames_of, joined, plains_of, written

OLD: Final = Path(__file__).parents[2] / "fixtures/logs/format-0/two-random.dmdlog"
REPLAY_EVERY: Final = 50
"""Re-execution is slower than reading; the blind loop asks for a verdict now and then."""

ACCIDENTS: Final = (CorruptLogError, RecordOrderError)
"""What is only found where a checksum or a link of the chain does not fit."""

bytes_ = st.binary(max_size=200)


@cache
def samples() -> tuple[bytes, ...]:
    """Good logs to begin with, small and of each kind."""
    return (
        written(0),
        written(6, asides=True),
        written(12, close=False, asides=True),
        OLD.read_bytes(),
    )


@cache
def exact() -> dict[tuple[bytes, ...], bool]:
    """The commands of the good logs: nothing else may be called EXACT by chance."""
    return {_commands(parse_log(data)): True for data in samples()}


def _commands(log: Log) -> tuple[bytes, ...]:
    return tuple(record.command or b"" for record in log.records)


def judge(data: bytes, *, verdict: bool = True) -> LogError | None:
    """Read bytes as any tool would; gives what is wrong with them, nothing if they are whole.

    Anything but a log or a `LogError` is the finding of the fuzzer, and so is a damaged log that
    is called EXACT.
    """
    log, damage = _read(data)
    if damage is not None:
        assert str(damage).startswith("fuzz: ")
        assert 0 <= damage.offset <= len(data)
    if log is None:
        return damage
    for record in log.records:
        assert record.count == len(record.events)
    if verdict:
        report = replay(TOOLS, log)
        assert (report.verdict is not ReplayVerdict.EXACT) or (
            log.damage is None and _commands(log) in exact()
        )
    return damage


def _read(data: bytes) -> tuple[Log | None, LogError | None]:
    try:
        log = parse_log(data, "fuzz")
    except LogError as error:
        return None, error
    return log, log.damage


@given(st.binary(max_size=2000))
def test_no_bytes_are_a_whole_log_by_chance(data: bytes) -> None:
    """Bytes that are no log are refused, with or without its signature."""
    assert judge(data) is not None
    assert judge(SIGNATURE + data) is not None


@given(st.integers(0, 3), st.data())
def test_a_log_with_changed_bytes_is_never_whole(which: int, data: st.DataObject) -> None:
    """A piece put in, taken out, or written over is noticed, unless it is what stood there."""
    good = samples()[which]
    start = data.draw(st.integers(0, len(good)))
    end = data.draw(st.integers(start, min(len(good), start + 300)))
    changed = good[:start] + data.draw(bytes_) + good[end:]
    assert judge(changed) is not None or changed in samples()


@given(st.integers(0, 2), st.data())
def test_what_a_forger_recomputed_is_judged_by_what_it_says(
    which: int, data: st.DataObject
) -> None:
    """Checksums and chain hold, so that nothing looks like an accident; the texts are anything."""
    plains = plains_of(samples()[which])
    place = data.draw(st.integers(0, len(plains) - 1))
    plain = plains[place]
    start = data.draw(st.integers(0, len(plain)))
    end = data.draw(st.integers(start, len(plain)))
    plains[place] = plain[:start] + data.draw(bytes_) + plain[end:]
    assert not isinstance(judge(forged(plains)), ACCIDENTS)


@given(st.lists(bytes_, max_size=6))
def test_any_texts_in_good_frames_are_no_whole_log(plains: list[bytes]) -> None:
    """Frames that hold, and no sense in them, with a good header and without."""
    for texts in ([*plains_of(samples()[0])[:1], *plains], plains):
        found = judge(forged(texts))
        assert found is not None
        assert not isinstance(found, ACCIDENTS)


@given(st.lists(st.sampled_from(range(14)), max_size=30))
def test_texts_in_another_order_with_everything_recomputed_are_no_accident(
    order: list[int],
) -> None:
    """The texts of a good log are whole as far as their order makes sense."""
    plains = plains_of(samples()[1])
    found = judge(forged([plains[0], *(plains[n % len(plains)] for n in order)]))
    assert not isinstance(found, ACCIDENTS)


@given(bytes_)
def test_any_packed_array_is_cut_apart_or_refused(data: bytes) -> None:
    """Cutting apart gives the pieces of what is whole, and one error for everything else."""
    try:
        parts = parts_of(data)
    except ShapeError:
        return
    assert data.endswith(b"".join(parts))


@given(st.integers(0, 20), st.text(max_size=60), st.text(max_size=60))
def test_changed_text_of_a_log(line: int, old: str, new: str) -> None:
    """JSON lines with any change give a log or one sentence."""
    lines = list(export_lines(TOOLS, parse_log(samples()[1])))
    line %= len(lines)
    lines[line] = lines[line].replace(old, new, 1) if old else lines[line] + new
    log, says = BytesIO(), ""
    try:
        import_log(game_tools, StringIO("\n".join(lines)), log, "fuzz")
    except JsonlError as error:
        says = str(error)
    assert says.startswith("fuzz: ") if says else parse_log(log.getvalue()).damage is None


# --- the blind loop ------------------------------------------------------------------------------

Mutation = Callable[[random.Random, bytearray], None]


def _flip(pick: random.Random, data: bytearray) -> None:
    data[pick.randrange(len(data))] ^= 1 << pick.randrange(8)


def _write(pick: random.Random, data: bytearray) -> None:
    place = pick.randrange(len(data))
    data[place : place + 4] = pick.choice(
        (b"\x00\x00\x00\x00", b"\xff\xff\xff\xff", b"\x80", b"\xdd\xff\xff\xff\xff", b"\xdf\xff")
    )


def _cut(pick: random.Random, data: bytearray) -> None:
    place = pick.randrange(len(data))
    del data[place : place + pick.randrange(1, 64)]


def _copy(pick: random.Random, data: bytearray) -> None:
    start, place = pick.randrange(len(data)), pick.randrange(len(data))
    data[place:place] = data[start : start + pick.randrange(1, 400)]


def _join(pick: random.Random, data: bytearray) -> None:
    other = pick.choice(samples())
    data[pick.randrange(len(data)) :] = other[pick.randrange(len(other)) :]


MUTATIONS: Final[tuple[Mutation, ...]] = (_flip, _flip, _write, _cut, _copy, _join)


def mutated(pick: random.Random) -> bytes:
    """A good log, changed in one to five ways: as bytes, or what its frames say."""
    which = pick.randrange(len(samples()))
    if which < len(samples()) - 1 and pick.random() < 0.6:
        plains = [bytearray(plain) for plain in plains_of(samples()[which])]
        for _ in range(pick.randrange(1, 4)):
            chosen = pick.choice(plains)
            if chosen:
                pick.choice(MUTATIONS)(pick, chosen)
        if pick.random() < 0.2:
            pick.shuffle(plains)
        return forged(map(bytes, plains))
    if which < len(samples()) - 1 and pick.random() < 0.1:
        frames = frames_of(samples()[which])
        return joined(pick.choice(frames) for _ in range(pick.randrange(1, 2 * len(frames))))
    if which < len(samples()) - 1 and pick.random() < 0.1:
        frames = frames_of(samples()[which])
        frames.insert(pick.randrange(len(frames)), frames.pop(pick.randrange(len(frames))))
        return joined(frames)
    data = bytearray(samples()[which])
    for _ in range(pick.randrange(1, 6)):
        if data:
            pick.choice(MUTATIONS)(pick, data)
    return bytes(data)


def test_the_blind_loop(request: pytest.FixtureRequest) -> None:
    """For the seconds of `--fuzz-seconds`: nothing but typed errors, and no file takes long."""
    seconds: float = request.config.getoption("fuzz_seconds")
    pick = random.Random(20240)  # noqa: S311 - no secret; the same bytes at every run
    found: Counter[str] = Counter()
    end = time.monotonic() + seconds
    while time.monotonic() < end or sum(found.values()) < 200:
        data = mutated(pick)
        begun = time.monotonic()
        damage = judge(data, verdict=sum(found.values()) % REPLAY_EVERY == 0)
        found[type(damage).__name__] += 1
        assert time.monotonic() - begun < 5, data.hex()
    print(f"{sum(found.values())} mutated logs: {dict(found.most_common())}")  # noqa: T201 - with -s

    assert {"CorruptLogError", "TamperedLogError", "TruncatedLogError"} <= set(found)
