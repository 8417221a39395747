"""One client of a host: its lines in, answers and notifications out."""

import binascii
import logging
from base64 import b64decode
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final, TypeVar, final

from dmd_core import __version__
from dmd_core.kernel.chance import SEED_LIMIT
from dmd_core.kernel.depth import MOST_DEPTH
from dmd_core.kernel.events import Command
from dmd_core.kernel.ids import TABLE, Seat
from dmd_core.kernel.node import replace
from dmd_core.kernel.refusals import RefusedError
from dmd_core.kernel.rewind import UndoPolicy
from dmd_core.kernel.schema.faults import suggest
from dmd_core.kernel.views import SPECTATOR
from dmd_replay.facets import GameTools, display_of
from dmd_replay.facets.form import setup_of
from dmd_replay.facets.setup import Choice, ChoiceError
from dmd_replay.log import Log, LogError, TruncatedLogError, parse_log
from dmd_replay.plain_json import harmless_json, read_json
from dmd_replay.play.fork import agreed_to
from dmd_replay.play.record import drawn_seed
from dmd_replay.play.recorder import TURN, UndoError
from dmd_replay.serve import clock
from dmd_replay.serve import messages as m
from dmd_replay.serve.errors import Kind, ProtocolError
from dmd_replay.serve.hosted import ENGLISH, Hosted, languages_of
from dmd_replay.serve.journal import JournalError
from dmd_replay.serve.keys import OWNER, Role, key_of
from dmd_replay.serve.plain import PlainWriter
from dmd_replay.serve.sight import Happened, Sight
from dmd_replay.serve.structure import FaultsError, read

if TYPE_CHECKING:
    from dmd_replay.serve.host import Host

P = TypeVar("P")

_LOG: Final = logging.getLogger("dmd_replay.serve")
_RPC: Final = "2.0"
_REQUEST: Final = ("jsonrpc", "id", "method", "params")
_LONGEST_ID: Final = 100
_DIGITS: Final = 39
_MOST_ACCOUNT: Final = 200
_LONGEST_TEXT: Final = 4000
_MOST_ITEMS: Final = 200
_WRITE: Final = PlainWriter()

Answer = tuple[object, Callable[[object], Any]]
"""A result, and what writes it as plain data."""


@final
class Connection:
    """One client. Lines go in by `handle`; what comes out are lines too, without their ends.

    Attributes:
        host: the host.
        alive: False once what is pushed does not arrive any more.
        language: what the client asked for.
    """

    def __init__(self, host: "Host", push: Callable[[str], None] | None = None) -> None:
        """Use `Host.connect`."""
        self.host: Final = host
        self.alive = True
        self.language = ENGLISH
        self._push = push
        self._held: list[str] | None = None
        self._greeted = False
        self._touched: Hosted | None = None
        self._methods: Final[Mapping[str, Callable[[Any], Answer]]] = {
            "hello": self._hello,
            "games": self._games,
            "new": self._new,
            "open": self._open,
            "load": self._load,
            "status": self._status,
            "legal": self._legal,
            "describe": self._describe,
            "apply": self._apply,
            "view": self._view,
            "tableau": self._tableau,
            "account": self._account,
            "undo": self._undo,
            "redo": self._redo,
            "save": self._save,
            "subscribe": self._subscribe,
            "close": self._close,
        }

    def handle(self, line: str | bytes) -> tuple[str, ...]:
        """Answer one message.

        Args:
            line: one JSON object.

        Returns:
            The answer, and behind it what this connection is told by its own subscriptions.
        """
        held: list[str] = []
        self._held = held
        try:
            return (self._answered(line), *held)
        finally:
            self._held = None

    def refuse_length(self) -> str:
        """What is said of a line that is longer than `Limits.line`, which nobody read."""
        return _error(None, _too_long(self.host.limits.line))

    def close(self) -> None:
        """The client is gone: it is told nothing more. Its games stay."""
        self.alive = False
        self.host.leave(self)

    def tell(self, method: str, value: object, write: Callable[[object], Any]) -> None:
        """Send a notification."""
        line = harmless_json({"jsonrpc": _RPC, "method": method, "params": write(value)})
        if self._held is not None:
            self._held.append(line)
            return
        if self._push is None:
            return
        try:
            self._push(line)
        except Exception:  # noqa: BLE001 - whatever a transport raises
            _LOG.info("a client is gone", exc_info=True)
            self.close()

    # --- one message -----------------------------------------------------------------------------

    def _answered(self, line: str | bytes) -> str:
        ident: str | int | None = None
        self._touched = None
        try:
            data = self._data(line)
            ident = _ident(data)
            method, params = self._request(data)
            with clock.bounded(self.host.limits.milliseconds):
                result, write = self._methods[method](params)
                answer = {"jsonrpc": _RPC, "id": ident, "result": write(result)}
                return harmless_json(answer)
        except ProtocolError as error:
            return _error(ident, error)
        except clock.TimeUpError:
            milliseconds = self.host.limits.milliseconds
            sentence = f"this took longer than {milliseconds} ms and was given up"
            return _error(ident, self._given_up(Kind.TOO_SLOW, sentence))
        except JournalError as error:
            sentence = f"this could not be kept, and is not done: {error}"
            return _error(ident, self._given_up(Kind.NOT_KEPT, sentence))
        except Exception as error:  # noqa: BLE001 - one client's request ends no other game
            _LOG.exception("a request failed")
            sentence = f"a fault of this program ({type(error).__name__}); the game is as it was"
            return _error(ident, self._given_up(Kind.CRASHED, sentence))

    def _given_up(self, kind: Kind, sentence: str) -> ProtocolError:
        """An error that leaves a game as the journal has it, whatever was begun in memory."""
        hosted = self._touched
        if hosted is None:
            return ProtocolError(kind, sentence)
        self.host.forget(hosted)
        return ProtocolError(kind, sentence, version=hosted.version)

    def _data(self, line: str | bytes) -> dict[str, Any]:
        if len(line) > self.host.limits.line:
            raise _too_long(self.host.limits.line)
        try:
            data = read_json(line if isinstance(line, str) else line.decode("utf-8"), _no_number)
        except ValueError as error:
            sentence = f"no JSON of at most {MOST_DEPTH} levels with whole numbers: {error}"
            raise ProtocolError(Kind.NOT_JSON, sentence) from error
        if not isinstance(data, dict):
            sentence = "a message is one JSON object; several at once are not taken"
            raise ProtocolError(Kind.NOT_A_REQUEST, sentence)
        return data

    def _request(self, data: Mapping[str, Any]) -> tuple[str, Any]:
        strange = next((key for key in data if key not in _REQUEST), None)
        if data.get("jsonrpc") != _RPC or strange is not None:
            sentence = f'a request has jsonrpc "{_RPC}", id, method and params, and nothing else'
            raise ProtocolError(Kind.NOT_A_REQUEST, sentence)
        if data.get("id") is None:
            sentence = "a request needs an id, a number or a text; nothing was done"
            raise ProtocolError(Kind.NOT_A_REQUEST, sentence)
        method = data.get("method")
        if not isinstance(method, str) or method not in m.METHODS:
            names = tuple(m.METHODS)
            sentence = f"there is no such method; there are {', '.join(names)}"
            near = suggest(method, names)
            raise ProtocolError(Kind.UNKNOWN_METHOD, sentence, allowed=names, nearest=near)
        if method != "hello" and not self._greeted:
            sentence = "say hello first, with the version of the protocol"
            raise ProtocolError(Kind.HELLO_FIRST, sentence)
        try:
            return method, read(m.METHODS[method].params, data.get("params", {}))
        except FaultsError as error:
            faults = tuple(
                m.FaultShown(fault.place, fault.found, fault.allowed, fault.nearest)
                for fault in error.faults
            )
            raise ProtocolError(Kind.WRONG_PARAMETERS, str(error), faults=faults) from error

    # --- methods: before a game ------------------------------------------------------------------

    def _hello(self, params: m.HelloParams) -> Answer:
        if params.protocol != m.VERSION:
            sentence = f"protocol {params.protocol} is not spoken here; {m.VERSION} is"
            raise ProtocolError(Kind.WRONG_PROTOCOL, sentence, allowed=(str(m.VERSION),))
        self._greeted = True
        self.language = params.language
        limits = self.host.limits
        if not clock.possible():
            limits = replace(limits, milliseconds=0)
        return m.HelloResult(m.VERSION, __version__, self.host.games.names(), limits), _WRITE

    def _games(self, _params: m.GamesParams) -> Answer:
        return m.GamesResult(tuple(map(self._offer, self.host.games.names()))), _WRITE

    def _offer(self, name: str) -> m.GameOffer:
        try:
            tools = self.host.tools_of(name)
            display_of(tools)
        except (ProtocolError, ValueError) as error:
            return m.GameOffer(name, name, 0, (), (), (), str(error))
        parts, form = (TURN, *tools.parts), tuple(tools.form)
        revision, languages = tools.ruleset.revision, languages_of(tools)
        return m.GameOffer(name, tools.title, revision, parts, form, languages)

    def _new(self, params: m.NewParams) -> Answer:
        tools = self._shown(params.ruleset)
        if len(params.packs) > (most := self.host.limits.packs):
            sentence = f"a game takes at most {most} packs"
            raise ProtocolError(Kind.TOO_MUCH, sentence, limit="packs", most=most)
        packs = tuple(
            {name: text.encode("utf-8", "replace") for name, text in pack.items()}
            for pack in params.packs
        )
        try:
            choice = Choice(tools.setup.completed(setup_of(params.setup), ()).setup, packs)
            game = tools.setup.definition(choice)
        except ChoiceError as error:
            raise ProtocolError(
                Kind.BAD_SETUP, str(error), lines=error.lines, rules=error.rules
            ) from error
        hosted = self.host.begin(tools, game, _seed(params.seed), UndoPolicy(params.undo))
        return self._opened(hosted)

    def _open(self, params: m.OpenParams) -> Answer:
        log, _ = self._log(params.log, "log")
        tools = self._shown(log.header.ruleset)
        try:
            return self._opened(self.host.fork(tools, log, params.step), _torn(log, "log"))
        except (ValueError, RefusedError) as error:
            raise _bad_log(error) from error

    def _load(self, params: m.LoadParams) -> Answer:
        log, data = self._log(params.save, "save")
        tools = self._shown(log.header.ruleset)
        try:
            return self._opened(self.host.load(tools, log, data), _torn(log, "save"))
        except (ValueError, RefusedError) as error:
            raise _bad_log(error, step=agreed_to(tools, log)) from error

    def _log(self, text: str, field: str) -> tuple[Log, bytes]:
        """A log that a client sent; nothing of it is executed yet."""
        log, data = _log(text, field)
        for limit, has in (("entries", len(log.entries)), ("log", len(data))):
            most = getattr(self.host.limits, limit)
            if has > most:
                sentence = f"the {field} has {has}, where a game here has at most {most} '{limit}'"
                raise ProtocolError(Kind.TOO_MUCH, sentence, limit=limit, most=most)
        return log, data

    def _shown(self, ruleset: str) -> GameTools:
        tools = self.host.tools_of(ruleset)
        try:
            display_of(tools)
        except ValueError as error:
            raise ProtocolError(Kind.NOT_INSTALLED, str(error)) from error
        return tools

    def _opened(self, hosted: Hosted, torn: m.TornEnd | None = None) -> Answer:
        def key(seat: Seat | None) -> str:
            return key_of(Role(hosted.name, seat), hosted.secret)

        sight = self._sight(hosted, Role(hosted.name, OWNER))
        status = sight.status()
        seats = tuple(m.SeatKey(one.seat, one.name, key(one.seat)) for one in status.seats)
        return m.Opened(key(OWNER), seats, key(SPECTATOR), status, torn), hosted.write

    # --- methods: what may be seen ---------------------------------------------------------------

    def _sight(self, hosted: Hosted, role: Role) -> Sight:
        return Sight(hosted, role, role.seat, self.language)

    def _game(self, key: str) -> Sight:
        """What a key sees of its game."""
        hosted, role = self.host.opened(key)
        self._touched = hosted
        return self._sight(hosted, role)

    def _seen(self, key: str, seat: int | None) -> Sight:
        """What a seat sees, if the key may look with its eyes.

        Raises:
            ProtocolError: if it may not.
        """
        sight = self._game(key)
        hosted, role = sight.hosted, sight.role
        if seat is None or seat == role.seat:
            return sight
        count = hosted.tools.setup.seats(hosted.recorder.game)
        if not (seat == SPECTATOR or 0 <= seat < count):
            sentence = f"there is no seat {seat}; there are 0 to {count - 1}, and {SPECTATOR}"
            fault = m.FaultShown("seat", str(seat), (f"0 to {count - 1}", str(SPECTATOR)))
            raise ProtocolError(Kind.WRONG_PARAMETERS, sentence, faults=(fault,))
        if not role.owns:
            raise ProtocolError(Kind.NOT_ALLOWED, "this key does not show what another seat sees")
        return Sight(hosted, role, Seat(seat), self.language)

    def _status(self, params: m.StatusParams) -> Answer:
        sight = self._game(params.game)
        return sight.status(), sight.hosted.write

    def _legal(self, params: m.LegalParams) -> Answer:
        sight = self._seen(params.game, params.seat)
        return sight.menu(), sight.hosted.write

    def _describe(self, params: m.DescribeParams) -> Answer:
        sight = self._seen(params.game, params.seat)
        return sight.describe(params.command), sight.hosted.write

    def _view(self, params: m.ViewParams) -> Answer:
        sight = self._seen(params.game, params.seat)
        return sight.view(), sight.hosted.write

    def _tableau(self, params: m.TableauParams) -> Answer:
        sight = self._seen(params.game, params.seat)
        return sight.tableau(), sight.hosted.write

    def _account(self, params: m.AccountParams) -> Answer:
        sight = self._seen(params.game, params.seat)
        if not 1 <= params.most <= _MOST_ACCOUNT:
            fault = m.FaultShown("most", str(params.most), (f"1 to {_MOST_ACCOUNT}",))
            sentence = f"most: found {params.most}; allowed: 1 to {_MOST_ACCOUNT}"
            raise ProtocolError(Kind.WRONG_PARAMETERS, sentence, faults=(fault,))
        return sight.account(params.since, params.until, params.most), sight.hosted.write

    def _save(self, params: m.SaveParams) -> Answer:
        sight = self._game(params.game)
        if not sight.role.owns:
            sentence = "a save holds the seed, and with it all dice to come: only the owner may"
            raise ProtocolError(Kind.NOT_ALLOWED, sentence)
        return sight.hosted.save(self.host.journal), sight.hosted.write

    # --- methods: what changes something ---------------------------------------------------------

    def _apply(self, params: m.ApplyParams) -> Answer:
        sight = self._game(params.game)
        hosted = sight.hosted
        hosted.check_version(params.version)
        decision = sight.asked()
        command = sight.command(decision, params.command)
        # The decision that the seat is shown refuses first: its reasons hold nothing of others.
        refusal = decision.check(command)
        if refusal is not None:
            raise sight.refused(refusal, decision)
        before = hosted.recorder.state
        step = hosted.carry_out(command)
        return self._moved(sight, Happened("apply", before, step, command))

    def _undo(self, params: m.UndoParams) -> Answer:
        sight = self._game(params.game)
        hosted = sight.hosted
        hosted.check_version(params.version)
        with self._going_back(sight):
            back = hosted.recorder.takes_back(params.what)
            _check_own(sight.role, back.commands, "take back")
            step = hosted.go_to(back.to)
        return self._moved(sight, Happened("undo", step.state, step))

    def _redo(self, params: m.RedoParams) -> Answer:
        sight = self._game(params.game)
        hosted = sight.hosted
        hosted.check_version(params.version)
        with self._going_back(sight):
            ahead = hosted.recorder.does_again(params.steps)
            _check_own(sight.role, ahead.commands, "do again")
            step = hosted.go_to(ahead.to)
        return self._moved(sight, Happened("redo", step.state, step))

    @contextmanager
    def _going_back(self, sight: Sight) -> Iterator[None]:
        try:
            yield
        except UndoError as error:
            version = sight.hosted.version
            raise ProtocolError(Kind.CANNOT_GO_BACK, str(error), version=version) from error
        except RefusedError as error:
            raise sight.refused(error.refusal) from error

    def _moved(self, sight: Sight, happened: Happened) -> Answer:
        hosted = sight.hosted
        for listener, key, role in self.host.listeners(hosted):
            theirs = Sight(hosted, role, role.seat, listener.language)
            listener.tell("changed", theirs.changed(happened, key), hosted.write)
        return sight.moved(happened), hosted.write

    def _subscribe(self, params: m.SubscribeParams) -> Answer:
        sight = self._game(params.game)
        most = self.host.limits.subscriptions
        if self.host.subscriptions(self) >= most:
            sentence = f"one connection listens to at most {most} games"
            raise ProtocolError(Kind.TOO_MUCH, sentence, limit="subscriptions", most=most)
        self.host.listen(sight.hosted, self, params.game, sight.role)
        return sight.status(), sight.hosted.write

    def _close(self, params: m.CloseParams) -> Answer:
        sight = self._game(params.game)
        self.host.leave(self, params.game)
        if sight.role.owns:
            for listener, key in self.host.end(sight.hosted):
                listener.tell("gone", m.Gone(key), _WRITE)
        return m.Closed(sight.role.owns), _WRITE


def _check_own(role: Role, commands: tuple[Command, ...], what: str) -> None:
    if role.owns:
        return
    if not role.plays or any(one.seat not in (role.seat, TABLE) for one in commands):
        sentence = f"a seat can only {what} what it decided itself; the owner can do all"
        raise ProtocolError(Kind.NOT_ALLOWED, sentence)


def _no_number(text: str) -> Any:  # noqa: ANN401 - it never returns
    message = f"{text[:20]} is no whole number"
    raise ValueError(message)


def _too_long(most: int) -> ProtocolError:
    sentence = f"a message has at most {most} bytes; this one was not read"
    return ProtocolError(Kind.TOO_MUCH, sentence, limit="line", most=most)


def _ident(data: Mapping[str, Any]) -> str | int | None:
    found = data.get("id")
    if found is None or type(found) is int:
        return found
    if isinstance(found, str) and len(found) <= _LONGEST_ID:
        return found
    sentence = f"an id is a whole number or a text of at most {_LONGEST_ID} letters"
    raise ProtocolError(Kind.NOT_A_REQUEST, sentence)


def _error(ident: str | int | None, error: ProtocolError) -> str:
    data = _short(_WRITE({"kind": error.kind, **error.data}))
    said = {"code": error.code, "message": _short(str(error)), "data": data}
    return harmless_json({"jsonrpc": _RPC, "id": ident, "error": said})


def _short(value: Any) -> Any:  # noqa: ANN401 - plain data
    """What an error says, of which a client may have sent a million letters."""
    match value:
        case str():
            return value if len(value) <= _LONGEST_TEXT else f"{value[:_LONGEST_TEXT]}…"
        case list():
            return [_short(item) for item in value[:_MOST_ITEMS]]
        case dict():
            return {key: _short(item) for key, item in value.items()}
        case _:
            return value


def _seed(given: int | str | None) -> int | None:
    """The seed that is meant.

    Raises:
        ProtocolError: if it is none.
    """
    if given is None:
        return None
    if given == "drawn":
        return drawn_seed()
    number = given if isinstance(given, int) else -1
    if isinstance(given, str) and given.isascii() and given.isdecimal() and len(given) <= _DIGITS:
        number = int(given)
    if 0 <= number < SEED_LIMIT:
        return number
    allowed = ("drawn", "null", "a whole number from 0 to 2**128 - 1, or its digits")
    fault = m.FaultShown("seed", str(given)[:_DIGITS], allowed)
    sentence = f"seed: found {fault.found}; allowed: {', '.join(allowed)}"
    raise ProtocolError(Kind.WRONG_PARAMETERS, sentence, faults=(fault,))


def _log(text: str, field: str) -> tuple[Log, bytes]:
    """The log that a text holds.

    Raises:
        ProtocolError: if it is none, or damaged; one that was not closed is none the worse.
    """
    try:
        data = b64decode(text, validate=True)
    except (binascii.Error, ValueError) as error:
        fault = m.FaultShown(field, "a text that is no base64", ("bytes in base64",))
        sentence = f"{field}: found {fault.found}; allowed: bytes in base64"
        raise ProtocolError(Kind.WRONG_PARAMETERS, sentence, faults=(fault,)) from error
    try:
        log = parse_log(data, f"the {field}")
    except LogError as error:
        raise _bad_log(error) from error
    if log.damage is not None and not isinstance(log.damage, TruncatedLogError):
        raise _bad_log(log.damage)
    if not log.records:
        raise _bad_log(LogError(f"the {field} has no setup: nothing was played"))
    return log, data


def _torn(log: Log, field: str) -> m.TornEnd | None:
    """What is lost of a log that ends inside something; one that was not closed lost nothing."""
    lost = 0 if log.damage is None else log.size - log.damage.offset
    if not lost:
        return None
    last = len(log.records) - 1
    sentence = f"the {field} is torn: {lost} bytes behind record {last} are lost"
    return m.TornEnd(lost, last, sentence)


def _bad_log(error: Exception, *, step: int | None = None) -> ProtocolError:
    data = {} if step is None else {"step": step}
    return ProtocolError(Kind.BAD_LOG, str(error), fault=type(error).__name__, **data)


__all__ = ["Connection"]
