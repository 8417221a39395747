"""A server for a game: each seat sees what it may, and decides only what it is asked."""

import asyncio
import json
from secrets import randbits, token_hex

import dmd_core as dmd


class Room:
    def __init__(self, game: dmd.Game) -> None:
        self.game, self.now = game, dmd.start(game, randbits(128))
        self.keys = {token_hex(16): seat for seat in range(game.seats)}  # a secret of each player
        self.here: dict[asyncio.StreamWriter, int] = {}

    def send(self) -> None:
        for writer, seat in self.here.items():
            view = dmd.view(self.game, self.now.state, seat)
            events = dmd.view_events(self.game, self.now.events, seat)
            shown = {"table": view.table, "menu": dmd.menu(self.game, view), "events": events}
            writer.write(json.dumps(dmd.to_plain(shown)).encode() + b"\n")

    async def client(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while not writer.is_closing():
            try:
                line = (await reader.readuntil()).decode(errors="replace").strip()
                asked, seat = self.now.decision, self.here.get(writer)
                if seat is None:  # its first line says who it is
                    self.here[writer] = self.keys[line]
                elif asked is None or asked.seat != seat:
                    raise dmd.CommandTextError("It is not your turn to answer.")
                else:
                    self.now = dmd.apply(self.game, self.now.state, dmd.parse_command(asked, line))
                self.send()
            except dmd.CommandTextError as error:
                writer.write(json.dumps({"error": str(error)}).encode() + b"\n")
            except (KeyError, EOFError, ConnectionError, asyncio.LimitOverrunError):
                self.here.pop(writer, None)  # no key, gone, or a line without end
                writer.close()
