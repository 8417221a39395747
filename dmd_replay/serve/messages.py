"""The messages of the step protocol: parameters and results of each method, and notifications.

Everything that is read, written and published as JSON Schema follows from the annotations here.
New fields are appended with defaults; none changes its meaning or goes.
"""

from collections.abc import Mapping
from typing import Annotated, Final, Literal, final

import attrs

from dmd_core.kernel.ids import KindId, RuleId, Seat
from dmd_core.screen.shown import Cost, Happening, Menu, Reserve, Upcoming
from dmd_core.screen.tableau import Tableau
from dmd_replay.facets.form import FormField
from dmd_replay.serve.errors import Kind
from dmd_replay.serve.limits import Limits

VERSION: Final = 1
"""The version of the protocol; it rises when a client of before would not be understood."""

Plain = Mapping[str, object]
"""Plain data whose keys are the game's own."""
Key = Annotated[str, "The key of a game, as `new` gave it."]
Eyes = Annotated[
    int | None,
    "Whose eyes: a seat, -2 for a spectator. Left out: the seat of the key; with the owner's key"
    " everything is seen.",
]
Said = Annotated[
    str | Plain,
    "A command: the `text` of an option, or plain data as `command` of an option has them.",
]
Expected = Annotated[
    int | None,
    "The version that the answer is meant for; another one is the error `stale`. A client that"
    " shares a game, or sends again what may have arrived, names it.",
]
GameVersion = Annotated[
    int, "How far the game is: 0 after setup, one more with each command, undo and redo."
]
Record = Annotated[int, "The number of the record of the log that play stands at; 0 is the setup."]
Base64 = Annotated[str, "Bytes of a log in base64."]

# --- parameters -----------------------------------------------------------------------------------


@final
@attrs.frozen
class HelloParams:
    """The first message of a connection."""

    protocol: Annotated[int, "The version of the protocol that the client speaks."]
    client: Annotated[str, "What the client calls itself."] = ""
    language: Annotated[
        str, "The code of a language for sentences; games without it speak English."
    ] = "en"


@final
@attrs.frozen
class GamesParams:
    """Asks which games are installed."""


@final
@attrs.frozen
class NewParams:
    """Begins a game."""

    ruleset: Annotated[str, "The name of an installed game; the usual one if left out."] = ""
    setup: Annotated[Plain, "The setup: values by the keys of the form; all else is usual."] = (
        attrs.Factory(dict)
    )
    seed: Annotated[
        int | str | None,
        "The seed, as a number or as digits; `drawn` for one that nobody can find; null if dice and"
        " cards are typed in.",
    ] = "drawn"
    undo: Annotated[
        Literal["keep", "reseed", "forbidden"], "What becomes of chance when something is undone."
    ] = "keep"
    packs: Annotated[
        tuple[Mapping[str, str], ...], "Packs to play with: of each the texts of its files by name."
    ] = ()


@final
@attrs.frozen
class OpenParams:
    """Plays on from a step of a log in a new game, whose log names the old one."""

    log: Base64
    step: Annotated[int | None, "The record to stand at, 0 the setup; the last if left out."] = None


@final
@attrs.frozen
class LoadParams:
    """Goes on with a saved game: all that was played is there, and can be undone."""

    save: Base64


@final
@attrs.frozen
class StatusParams:
    """Asks how a game stands."""

    game: Key


@final
@attrs.frozen
class LegalParams:
    """Asks what may be decided."""

    game: Key
    seat: Eyes = None


@final
@attrs.frozen
class DescribeParams:
    """Asks what a command would be, and whether it is legal."""

    game: Key
    command: Said
    seat: Eyes = None


@final
@attrs.frozen
class ApplyParams:
    """Decides."""

    game: Key
    command: Said
    version: Expected = None


@final
@attrs.frozen
class ViewParams:
    """Asks for the table as data."""

    game: Key
    seat: Eyes = None


@final
@attrs.frozen
class TableauParams:
    """Asks what lies on the table, for drawing."""

    game: Key
    seat: Eyes = None


@final
@attrs.frozen
class AccountParams:
    """Asks what happened so far."""

    game: Key
    since: Annotated[int, "From which record on; 0 is the setup."] = 0
    until: Annotated[
        int | None,
        "Up to the record before this one; up to where play stands if left out. Who wants all of a"
        " long game asks for the part before the first record it was given.",
    ] = None
    most: Annotated[int, "How many entries, the latest ones, 1 to 200."] = 50
    seat: Eyes = None


@final
@attrs.frozen
class UndoParams:
    """Takes back."""

    game: Key
    what: Annotated[
        int | str, "So many commands, or a part of play: one of `parts` of the game."
    ] = 1
    version: Expected = None


@final
@attrs.frozen
class RedoParams:
    """Does again what was taken back."""

    game: Key
    steps: Annotated[int, "So many commands."] = 1
    version: Expected = None


@final
@attrs.frozen
class SaveParams:
    """Asks for the log of a game. It has the seed in it, so only the owner may."""

    game: Key


@final
@attrs.frozen
class SubscribeParams:
    """Asks to be told whatever happens in a game, as the key may see it."""

    game: Key


@final
@attrs.frozen
class CloseParams:
    """Ends a subscription; with the owner's key it ends the game."""

    game: Key


# --- results --------------------------------------------------------------------------------------


@final
@attrs.frozen
class HelloResult:
    """What is spoken here, and within which bounds."""

    protocol: Annotated[int, "The version of the protocol."]
    library: Annotated[str, "The version of dmd-core."]
    games: Annotated[tuple[str, ...], "The names of the installed games."]
    limits: Limits


@final
@attrs.frozen
class GameOffer:
    """An installed game."""

    ruleset: Annotated[str, "Its name, as `new` takes it."]
    title: Annotated[str, "Its name for people."]
    revision: Annotated[int, "Of the behaviour of its rules."]
    parts: Annotated[tuple[str, ...], "What `undo` can take back as a whole."]
    form: Annotated[tuple[FormField, ...], "What people choose before a game."]
    languages: Annotated[tuple[str, ...], "The languages it can be told in here."]
    problem: Annotated[str, "Why it cannot be played here; empty if it can."] = ""


@final
@attrs.frozen
class GamesResult:
    """The installed games, the usual one first."""

    games: tuple[GameOffer, ...]


@final
@attrs.frozen
class SeatName:
    """A seat and who sits there."""

    seat: Seat
    name: str


@final
@attrs.frozen
class Status:
    """How a game stands."""

    ruleset: str
    title: Annotated[str, "What is played, in a few words."]
    seats: tuple[SeatName, ...]
    role: Annotated[str, "What the key is for: `owner`, `watch`, or the number of a seat."]
    version: GameVersion
    record: Record
    decider: Annotated[Seat, "Who is asked: -1 whoever types in dice and cards, -2 nobody."]
    kind: Annotated[KindId, "What is asked; `over` at the end."]
    outcome: Annotated[str, "How the game ended; empty while it runs."]
    undo: Annotated[str, "What becomes of chance when something is undone."]
    language: Annotated[str, "The language of its sentences on this connection."]


@final
@attrs.frozen
class SeatKey:
    """The key of one seat."""

    seat: Seat
    name: str
    game: Key


@final
@attrs.frozen
class TornEnd:
    """What stood behind the last whole part of a log, such as half a record; it is lost."""

    bytes: Annotated[int, "So many bytes at the end of the log are not in the game."]
    record: Annotated[int, "The last whole record, 0 the setup."]
    sentence: Annotated[str, "The same in a sentence."]


@final
@attrs.frozen
class Opened:
    """A game that was begun: its keys, and how it stands."""

    game: Annotated[str, "The owner's key: whoever has it may do everything."]
    seats: Annotated[tuple[SeatKey, ...], "A key for each seat, to give to its player."]
    watch: Annotated[str, "A key that may only look on."]
    status: Status
    torn: Annotated[
        TornEnd | None, "What is lost of a log that was torn at its end; null if nothing is."
    ] = None


@final
@attrs.frozen
class MenuResult:
    """What may be decided."""

    version: GameVersion
    menu: Menu


@final
@attrs.frozen
class RefusalShown:
    """Why a command is refused."""

    code: Annotated[str, "Stable, such as `rest-not-safe`."]
    sentence: str
    rules: Annotated[tuple[RuleId, ...], "The rules it rests on."]


@final
@attrs.frozen
class Described:
    """A command in words."""

    text: Annotated[str, "Its stable line."]
    sentence: str
    costs: tuple[Cost, ...]
    legal: bool
    refusal: Annotated[RefusalShown | None, "Why it is refused, if it is."] = None


@final
@attrs.frozen
class Moved:
    """What a command, an undo or a redo did."""

    version: GameVersion
    record: Record
    happenings: Annotated[
        tuple[Happening, ...], "What happened, grouped by cause; nothing after undo and redo."
    ]
    menu: Annotated[Menu, "What may be decided now."]
    outcome: Annotated[str, "How the game ended; empty while it runs."]


@final
@attrs.frozen
class ViewResult:
    """A game as one seat may see it."""

    version: GameVersion
    seat: Annotated[int | None, "Whose eyes; null where everything is seen."]
    decider: Seat
    kind: KindId
    table: Annotated[Plain, "The table; its fields are the game's own."]


@final
@attrs.frozen
class TableauResult:
    """What lies on the table, what can run out, and what is still to be resolved."""

    version: GameVersion
    tableau: Tableau
    reserves: tuple[Reserve, ...]
    upcoming: tuple[Upcoming, ...]


@final
@attrs.frozen
class AccountEntry:
    """One step of a game that stands: what was undone is not told."""

    record: Record
    command: Annotated[str, "What was decided, as a sentence; empty for the setup."]
    happenings: tuple[Happening, ...]


@final
@attrs.frozen
class AccountResult:
    """What happened so far."""

    version: GameVersion
    entries: tuple[AccountEntry, ...]


@final
@attrs.frozen
class SaveResult:
    """A game as a log, which `load`, `open` and the command `dmd-replay` take."""

    version: GameVersion
    name: Annotated[str, "A name for a file."]
    save: Base64


@final
@attrs.frozen
class Closed:
    """Nothing more is said of a game."""

    ended: Annotated[bool, "Whether the game itself is gone."]


# --- notifications --------------------------------------------------------------------------------


@final
@attrs.frozen
class Changed:
    """Something happened in a game that is subscribed."""

    game: Key
    by: Annotated[Literal["apply", "undo", "redo"], "What was done."]
    said: Annotated[str, "What was decided, as a sentence; empty if it may not be known."]
    moved: Moved


@final
@attrs.frozen
class Gone:
    """A game that was subscribed was closed by its owner."""

    game: Key


# --- errors ---------------------------------------------------------------------------------------


@final
@attrs.frozen
class FaultShown:
    """One thing that is wrong with parameters."""

    path: Annotated[str, "Where, such as `setup.players`."]
    found: str
    allowed: tuple[str, ...] = ()
    nearest: str = ""


@final
@attrs.frozen
class ErrorData:
    """What a program needs to know of an error; which fields there are depends on `kind`."""

    kind: Annotated[Kind, "What went wrong, in a word."]
    faults: tuple[FaultShown, ...] | None = None
    allowed: Annotated[tuple[str, ...] | None, "What may stand there, or may be done."] = None
    nearest: Annotated[str | None, "The allowed word that looks most like it."] = None
    lines: Annotated[tuple[str, ...] | None, "Everything that is wrong, one sentence each."] = None
    rules: tuple[RuleId, ...] | None = None
    refusal: RefusalShown | None = None
    version: GameVersion | None = None
    decider: Seat | None = None
    fault: Annotated[str | None, "The class of the damage of a log."] = None
    limit: str | None = None
    most: int | None = None
    step: Annotated[
        int | None, "The last record from which `open` plays on, where `load` cannot."
    ] = None


@final
@attrs.frozen
class Method:
    """A method: what it is given, what it gives, and what it is for."""

    params: type
    result: type
    says: str


METHODS: Final[Mapping[str, Method]] = {
    "hello": Method(HelloParams, HelloResult, "Agree on the protocol; comes first."),
    "games": Method(GamesParams, GamesResult, "Which games there are, and what to choose."),
    "new": Method(NewParams, Opened, "Begin a game."),
    "open": Method(OpenParams, Opened, "Play on from any step of a log, in a game of its own."),
    "load": Method(LoadParams, Opened, "Go on with a saved game."),
    "status": Method(StatusParams, Status, "How a game stands, and what the key is for."),
    "legal": Method(LegalParams, MenuResult, "What may be decided, with costs and reasons."),
    "describe": Method(DescribeParams, Described, "What a command would be, or why it is refused."),
    "apply": Method(ApplyParams, Moved, "Decide."),
    "view": Method(ViewParams, ViewResult, "The table as data, as one seat sees it."),
    "tableau": Method(TableauParams, TableauResult, "What lies on the table, for drawing."),
    "account": Method(AccountParams, AccountResult, "What happened so far."),
    "undo": Method(UndoParams, Moved, "Take commands back, or a part of play."),
    "redo": Method(RedoParams, Moved, "Do again what was taken back."),
    "save": Method(SaveParams, SaveResult, "The game as a log."),
    "subscribe": Method(SubscribeParams, Status, "Be told what happens."),
    "close": Method(CloseParams, Closed, "End a subscription, or the game."),
}
NOTIFICATIONS: Final[Mapping[str, type]] = {"changed": Changed, "gone": Gone}
