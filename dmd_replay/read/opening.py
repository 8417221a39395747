"""From a log to its game: whether these rules can play it, with what definition, from where.

A log names the version that recorded it by several fingerprints. They explain what goes wrong with
it; they do not decide whether it can be played. That is seen by playing it.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, final

import attrs

from dmd_core import __version__
from dmd_core.kernel.chance import ALGORITHM
from dmd_core.kernel.schema.codec import Codec
from dmd_core.kernel.state import State
from dmd_core.kernel.step import Step, begin, opening
from dmd_replay.facets import GameTools
from dmd_replay.facets.setup import Choice, PackLabel
from dmd_replay.log import Header, LogVersionError, TamperedLogError

_NAMED: Final = 5
"""So many symbols are named; a log of other content may have many that are not here."""


@final
@attrs.frozen
class HeaderDifference:
    """One thing that the version which recorded a log had otherwise.

    Attributes:
        field: of the header, such as ``shape``, or ``pack NAME``.
        recorded: what the header says.
        here: what this version would write.
    """

    field: str
    recorded: str
    here: str


def unplayable(tools: GameTools, header: Header) -> str:
    """Why no version of this game can execute a log again; empty if there is no such reason."""
    if header.ruleset != tools.ruleset.name:
        return f"the log is of the game '{header.ruleset}', this is '{tools.ruleset.name}'"
    if header.masked:
        return "the log is masked: this version re-executes whole logs only"
    if header.chance != ALGORITHM and header.seed is not None:
        return f"the log drew its chance by '{header.chance}', this version by '{ALGORITHM}'"
    return ""


def open_game(tools: GameTools, header: Header) -> Any:  # noqa: ANN401 - of any game
    """The definition a log was played with, made with the packs that it carries.

    Built-in packs are those of this version; see `differences` for whether they are others.

    Raises:
        LogVersionError: if the log is of another game, its setup cannot be played, or a pack that
            it carries cannot be loaded.
        TamperedLogError: if the header says of a pack what its files do not.
    """
    if header.ruleset != tools.ruleset.name:
        raise LogVersionError(unplayable(tools, header))
    packs = [dict(pack.files) for pack in header.packs if pack.files]
    try:
        game = tools.setup.definition(Choice(header.setup, tuple(packs)))
    except ValueError as error:
        raise LogVersionError(str(error)) from error
    problem = _mislabelled(header, tools.setup.labels(game), tools.setup.content_fingerprint(game))
    if problem:
        message = f"the header cannot be: {problem}"
        raise TamperedLogError(message)
    return game


def _mislabelled(header: Header, played: Sequence[PackLabel], content: str) -> str:
    """What the header says of packs against what is played; empty if it can be.

    A pack that the log carries is what its files say, in every version. Built-in packs may have
    been others when the log was recorded, but not if their fingerprint together is that of today.
    """
    ours = {pack.id: pack for pack in played}
    for pack in header.packs:
        here = ours.get(pack.id)
        carried = bool(pack.files)
        if here is None:
            if carried or header.content == content:
                return f"it names a pack '{pack.id}', which is not played"
            continue
        if carried != bool(here.files) or dict(pack.files).keys() != dict(here.files).keys():
            names = ", ".join(name for name, _ in pack.files) or "none"
            return f"the pack '{pack.id}' comes with the files {names}; it is read from " + (
                ", ".join(name for name, _ in here.files) or "none, it is built in"
            )
        # A fingerprint says how a version reads the files, so another one may find another.
        fields = (
            ("kind", "version", "fingerprint") if header.content == content else ("kind", "version")
        )
        for field in fields if carried or header.content == content else ():
            said, found = getattr(pack, field), getattr(here, field)
            if said != found:
                return f"the pack '{pack.id}' has the {field} {found}, not {said}"
    if header.content == content and len(header.packs) != len(played):
        missing = [name for name in ours if name not in {pack.id for pack in header.packs}]
        return f"it does not name {', '.join(missing)}, which is played"
    return ""


def codec_of(tools: GameTools, game: Any, header: Header) -> Codec:  # noqa: ANN401 - of any game
    """The codec that reads and writes the records of a log: symbols as its header numbers them."""
    codec: Codec = tools.ruleset.codec(game)
    return codec.numbered_as(header.symbols)


def differences(tools: GameTools, game: Any, header: Header) -> tuple[HeaderDifference, ...]:  # noqa: ANN401 - of any game
    """What the version that recorded a log had otherwise than this one.

    Args:
        tools: the game.
        game: its definition, as `open_game` gave it.
        header: of the log.

    Returns:
        Nothing if this version would have written the same header.
    """
    return tuple(_differences(tools, game, header))


def unreadable(found: Iterable[HeaderDifference]) -> str:
    """Why a record of a log may be unreadable here though nobody damaged it.

    Args:
        found: how the version that recorded it differs, see `differences`.

    Returns:
        A part of a sentence; empty if nothing explains it.
    """
    reasons = {
        "shape": "writes events or commands in another shape",
        "symbols": "has other symbols ({})",
    }
    told = [reasons[one.field].format(one.recorded) for one in found if one.field in reasons]
    return f"the version that recorded the log {' and '.join(told)}" if told else ""


def _differences(tools: GameTools, game: Any, header: Header) -> Iterator[HeaderDifference]:  # noqa: ANN401 - as above
    content = tools.setup.content_fingerprint(game)
    pairs = (
        ("library", header.library, __version__),
        ("revision", str(header.revision), str(tools.ruleset.revision)),
        ("chance", header.chance, ALGORITHM),
        ("shape", header.shape, tools.setup.fingerprint),
        ("content", header.content, content),
    )
    for field, recorded, here in pairs:
        if recorded != here:
            yield HeaderDifference(field, recorded, here)
    if header.content != content:
        yield from _packs(tools, game, header)
    ours: tuple[str, ...] = tools.ruleset.codec(game).symbols
    if header.symbols != ours:
        yield HeaderDifference("symbols", _only(header.symbols, ours), _only(ours, header.symbols))


def _packs(tools: GameTools, game: Any, header: Header) -> Iterator[HeaderDifference]:  # noqa: ANN401 - as above
    here = {pack.id: pack.fingerprint for pack in tools.setup.labels(game)}
    recorded = {pack.id: pack.fingerprint for pack in header.packs}
    for name in (*recorded, *(name for name in here if name not in recorded)):
        if recorded.get(name) != here.get(name):
            yield HeaderDifference(
                f"pack {name}", recorded.get(name, "none"), here.get(name, "none")
            )


def _only(some: tuple[str, ...], others: tuple[str, ...]) -> str:
    """The symbols that only one side has."""
    found = sorted({*some}.difference(others))
    named = ", ".join(found[:_NAMED])
    if len(found) > _NAMED:
        return f"{named} and {len(found) - _NAMED} more"
    return named or "none of its own"


def opening_state(tools: GameTools, game: Any, seed: int | None) -> State[Any]:  # noqa: ANN401 - of any game
    """The state before the first event.

    Args:
        tools: the game.
        game: its definition.
        seed: of its chance; None if dice and cards are typed in.
    """
    return opening(tools.ruleset, game, -1 if seed is None else seed)


def opening_step(tools: GameTools, game: Any, seed: int | None) -> Step[Any]:  # noqa: ANN401 - of any game
    """The setup of a game up to its first decision; see `opening_state`."""
    return begin(tools.ruleset, game, opening_state(tools, game, seed))


__all__ = [
    "HeaderDifference",
    "codec_of",
    "differences",
    "open_game",
    "opening_state",
    "opening_step",
    "unplayable",
    "unreadable",
]
