"""The host: many games in one process, each known only to who has a key of it.

A host knows no transport. Whoever carries messages, be it standard input, a WebSocket or a worker
of a browser, makes a connection and gives it one line after the other; see
`dmd_replay.serve.connection`. A host and its connections belong to one thread.
"""

from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, Protocol, final

from dmd_core.kernel.rewind import UndoPolicy
from dmd_core.kernel.schema.faults import did_you_mean, suggest
from dmd_replay.facets import GameTools, MissingFacetError
from dmd_replay.log import Log, LogError, parse_log
from dmd_replay.registry import UnknownGameError, game_tools, installed_games, usual_game
from dmd_replay.serve.errors import Kind, ProtocolError
from dmd_replay.serve.hosted import Hosted
from dmd_replay.serve.journal import Journal, MemoryJournal
from dmd_replay.serve.keys import OWNER, Role, claimed_role, drawn_name, drawn_secret, fits
from dmd_replay.serve.limits import USUAL, Limits

if TYPE_CHECKING:
    from dmd_replay.serve.connection import Connection


class Listener(Protocol):
    """A connection that may be told what happens in a game."""

    language: str
    """Of the sentences that it is told."""

    def tell(self, method: str, value: object, write: Callable[[object], Any]) -> None:
        """Send a notification."""


@final
class Games:
    """The installed games, as a host sees them; a test gives others."""

    def names(self) -> tuple[str, ...]:
        """Their names, the usual one first."""
        names = installed_games()
        try:
            usual = usual_game()
        except UnknownGameError:
            return names
        return (usual, *(name for name in names if name != usual))

    def tools(self, name: str) -> GameTools:
        """One game.

        Raises:
            UnknownGameError: if there is none of that name, or it cannot be used.
        """
        return game_tools(name)


class KnowsGames(Protocol):
    """What a host asks for games; see `Games`."""

    def names(self) -> tuple[str, ...]:
        """Their names, the usual one first."""

    def tools(self, name: str) -> GameTools:
        """One game."""


@final
class Host:
    """Keeps games and knows who listens to them.

    Args:
        journal: where games are kept; in memory if left out, as long as the process lives.
        limits: the bounds for clients.
        games: which games there are; the installed ones if left out.

    Example:
        >>> from dmd_replay.serve import Host
        >>> here = Host().connect()
        >>> answer, = here.handle(
        ...     '{"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {"protocol": 1}}'
        ... )
        >>> answer[:52]
        '{"jsonrpc":"2.0","id":1,"result":{"protocol":1,"libr'
    """

    def __init__(
        self,
        journal: Journal | None = None,
        *,
        limits: Limits = USUAL,
        games: KnowsGames | None = None,
    ) -> None:
        """See the class."""
        self.journal: Final[Journal] = MemoryJournal() if journal is None else journal
        self.limits: Final = limits
        self.games: Final[KnowsGames] = Games() if games is None else games
        self._resident: OrderedDict[str, Hosted] = OrderedDict()
        self._known: set[str] = set()
        self._listeners: dict[str, dict[tuple[Listener, str], Role]] = {}
        self._count = sum(1 for _ in self.journal.names())

    # --- games -----------------------------------------------------------------------------------

    def tools_of(self, ruleset: str) -> GameTools:
        """The game of that name, the usual one if there is no name.

        Raises:
            ProtocolError: if it is not installed.
        """
        names = self.games.names()
        if not ruleset and names:
            ruleset = names[0]
        if ruleset not in names:
            near = suggest(ruleset, names)
            hint = did_you_mean(ruleset, names)
            sentence = (
                f"the game '{ruleset[:80]}' is not installed; installed: {', '.join(names)}{hint}"
            )
            raise ProtocolError(Kind.NOT_INSTALLED, sentence, allowed=names, nearest=near)
        try:
            return self.games.tools(ruleset)
        except (UnknownGameError, MissingFacetError) as error:
            raise ProtocolError(Kind.NOT_INSTALLED, str(error), allowed=names) from error

    def prepare(self) -> None:
        """Load every game, which takes a second for each, so that no client waits for that."""
        for name in self.games.names():
            with suppress(ProtocolError):  # whoever asks for it is told
                tools = self.tools_of(name)
                tuple(tools.form)
                tools.screen  # noqa: B018 - it is made when it is first asked for

    def begin(self, tools: GameTools, game: Any, seed: int | None, undo: UndoPolicy) -> Hosted:  # noqa: ANN401 - of any game
        """Begin a game."""
        return self._added(
            lambda kept: Hosted.begun(kept, self.journal, self.limits, tools, game, seed, undo)
        )

    def fork(self, tools: GameTools, log: Log, step: int | None) -> Hosted:
        """Begin a game that goes on from a step of a log."""
        return self._added(
            lambda kept: Hosted.forked(kept, self.journal, self.limits, tools, log, step)
        )

    def load(self, tools: GameTools, log: Log, data: bytes) -> Hosted:
        """Go on with a saved game."""
        return self._added(
            lambda kept: Hosted.resumed(kept, self.journal, self.limits, tools, log, new=data)
        )

    def _added(self, make: Callable[[tuple[str, bytes]], Hosted]) -> Hosted:
        most = self.limits.games
        if self._count >= most:
            sentence = f"there are {most} games here, and no room for another one"
            raise ProtocolError(Kind.TOO_MUCH, sentence, limit="games", most=most)
        hosted = make((drawn_name(), drawn_secret()))
        self._count += 1
        self._stay(hosted)
        return hosted

    def opened(self, key: str) -> tuple[Hosted, Role]:
        """The game that a key is for, fetched from the journal if it is not in memory.

        Raises:
            ProtocolError: if the key opens nothing, or its game cannot be played here any more.
            JournalError: if the journal fails.
        """
        role = claimed_role(key)
        hosted = None if role is None else self._game(role.game)
        if role is None or hosted is None or not fits(key, role, hosted.secret):
            sentence = "this key opens no game here; a game that was closed has none any more"
            raise ProtocolError(Kind.UNKNOWN_GAME, sentence)
        return hosted, role

    def _game(self, name: str) -> Hosted | None:
        hosted = self._resident.get(name)
        if hosted is not None:
            self._resident.move_to_end(name)
            return hosted
        kept = self.journal.read(name)
        if kept is None:
            return None
        try:
            log = parse_log(kept.log, "the log of the journal")
            if log.damage is not None and log.tail.offset != len(kept.log):
                raise log.damage  # what is appended behind it could never be read
            tools = self.tools_of(log.header.ruleset)
            hosted = Hosted.resumed(
                (name, kept.secret),
                self.journal,
                self.limits,
                tools,
                log,
                checked=name in self._known,
            )
        except (LogError, ValueError) as error:
            sentence = f"this game cannot be played on here: {error}"
            raise ProtocolError(Kind.BAD_LOG, sentence, fault=type(error).__name__) from error
        self._stay(hosted)
        return hosted

    def _stay(self, hosted: Hosted) -> None:
        self._known.add(hosted.name)
        self._resident[hosted.name] = hosted
        self._resident.move_to_end(hosted.name)
        while len(self._resident) > self.limits.resident:
            self._resident.popitem(last=False)

    def forget(self, hosted: Hosted) -> None:
        """Put a game out of memory; the journal has it, and it comes back as it stands there."""
        self._resident.pop(hosted.name, None)

    def end(self, hosted: Hosted) -> Iterator[tuple[Listener, str]]:
        """End a game, in the journal too.

        Returns:
            Who listened to it, and with which key.
        """
        self.journal.drop(hosted.name)
        self._count -= 1
        self._known.discard(hosted.name)
        self.forget(hosted)
        return iter(self._listeners.pop(hosted.name, {}))

    # --- who listens -----------------------------------------------------------------------------

    def connect(self, push: Callable[[str], None] | None = None) -> "Connection":
        """A new connection.

        Args:
            push: given what the connection has to be told that is no answer to its own requests;
                whatever it raises ends the subscriptions of the connection.
        """
        from dmd_replay.serve.connection import Connection  # noqa: PLC0415 - they know each other

        return Connection(self, push)

    def listen(self, hosted: Hosted, listener: Listener, key: str, role: Role) -> None:
        """Tell a connection what happens in a game."""
        self._listeners.setdefault(hosted.name, {})[listener, key] = role

    def leave(self, listener: Listener, key: str | None = None) -> int:
        """End the subscription of a connection to a game, or all of them; how many there were."""
        ended = 0
        for name, listeners in list(self._listeners.items()):
            for one in [one for one in listeners if one[0] is listener and key in (None, one[1])]:
                del listeners[one]
                ended += 1
            if not listeners:
                del self._listeners[name]
        return ended

    def listeners(self, hosted: Hosted) -> Iterator[tuple[Listener, str, Role]]:
        """Who listens to a game."""
        for (listener, key), role in list(self._listeners.get(hosted.name, {}).items()):
            yield listener, key, role

    def subscriptions(self, listener: Listener) -> int:
        """How many games a connection listens to."""
        return sum(one[0] is listener for found in self._listeners.values() for one in found)


__all__ = ["OWNER", "Games", "Host", "KnowsGames", "Listener"]
