"""A server for games of several players: the step protocol over WebSockets, games in a database.

Whatever was answered is in the database before, so the process may be killed at any moment; a
client connects again, with the key it has, and goes on. There is no rule of any game here.
"""

import argparse
import asyncio
from pathlib import Path

try:
    import uvicorn
    from starlette.applications import Starlette
    from starlette.middleware import Middleware
    from starlette.routing import Mount, WebSocketRoute
    from starlette.staticfiles import StaticFiles
    from starlette.types import ASGIApp, Message, Receive, Scope, Send
    from starlette.websockets import WebSocket, WebSocketDisconnect

    from dmd_replay.serve import Host, Limits
    from dmd_replay.store import Store, StoreJournal
except ImportError as error:
    raise SystemExit(f"{error}; pip install 'dmd-core[server]' brings what this needs") from error

LIMITS = Limits(games=10_000)
BEHIND = 1_000
"""Messages that wait for a client that does not read; then it is let go."""
TRY_AGAIN_LATER = 1013
NOT_TEXT = 1003
HEADERS = {
    b"cache-control": b"no-cache",  # asked for again, or a page of before meets a server of today
    b"content-security-policy": b"default-src 'self'; frame-ancestors 'none'",
    b"referrer-policy": b"no-referrer",
    b"x-content-type-options": b"nosniff",
}


class Table:
    """Carries messages between sockets and the host."""

    def __init__(self, host: Host) -> None:
        self.host = host

    async def play(self, socket: WebSocket) -> None:
        await socket.accept()
        waiting: asyncio.Queue[str] = asyncio.Queue(BEHIND)
        connection = self.host.connect(waiting.put_nowait)
        sender = asyncio.create_task(self._send(socket, waiting))
        try:
            while connection.alive:
                for answer in connection.handle(await socket.receive_text()):
                    waiting.put_nowait(answer)
            await socket.close(TRY_AGAIN_LATER)
        except (WebSocketDisconnect, asyncio.QueueFull):
            pass  # it is gone, or asks and never reads
        except KeyError:  # bytes
            await socket.close(NOT_TEXT)
        finally:
            sender.cancel()
            connection.close()

    async def _send(self, socket: WebSocket, waiting: "asyncio.Queue[str]") -> None:
        while True:
            await socket.send_text(await waiting.get())


class Guarded:
    """Nothing is loaded from elsewhere, no other site shows the page, and keys stay here."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS.items()]
            await send(message)

        await self.app(scope, receive, guarded)


def application(path: str) -> Starlette:
    """The server with its games in a database."""
    here = Path(__file__).parent
    page = StaticFiles(directory=here / "page", html=True)
    page.all_directories.append(here.parent / "page")  # shared with the page without a server
    host = Host(StoreJournal(Store.open(path)), limits=LIMITS)
    host.prepare()
    table = Table(host)
    return Starlette(
        routes=[WebSocketRoute("/play", table.play), Mount("/", page)],
        middleware=[Middleware(Guarded)],
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Games of several players, in a database.")
    where = "the database: a file of SQLite, or the URL of one of PostgreSQL"
    parser.add_argument("--games", default="games.sqlite", help=where)
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen at")
    parser.add_argument("--port", type=int, default=8000)
    given = parser.parse_args()
    uvicorn.run(
        application(given.games),
        host=given.host,
        port=given.port,
        log_level="warning",
        ws="websockets-sansio",
        ws_max_size=LIMITS.line,
    )


if __name__ == "__main__":
    main()
