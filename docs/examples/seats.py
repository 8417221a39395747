"""A server for two seats: each sees what it may, and decides only what it is asked."""

import asyncio
import json
from secrets import randbits

import dmd_core as dmd


class Room:
    def __init__(self) -> None:
        self.game = dmd.load_game(players=2, investigators=("ian", "elizabeth"))
        self.now = dmd.start(self.game, randbits(128))
        self.seats: dict[int, asyncio.StreamWriter] = {}

    def send(self) -> None:
        for seat, writer in self.seats.items():
            view = dmd.view(self.game, self.now.state, seat)
            events = dmd.view_events(self.game, self.now.events, seat)
            shown = {"table": view.table, "menu": dmd.menu(self.game, view), "events": events}
            writer.write(json.dumps(dmd.to_plain(shown)).encode() + b"\n")

    def take(self, seat: int, line: str) -> None:
        decision = self.now.decision
        if decision is None or decision.seat != seat:
            raise dmd.CommandTextError("It is not your turn to answer.")
        command = dmd.parse_command(decision, line)
        self.now = dmd.apply(self.game, self.now.state, command, decision=decision)
        self.send()

    async def client(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.seats[seat := 0 if 0 not in self.seats else 1] = writer
        self.send()
        while line := await reader.readline():
            try:
                self.take(seat, line.decode(errors="replace"))
            except dmd.CommandTextError as error:
                writer.write(json.dumps({"error": str(error)}).encode() + b"\n")
        self.seats.pop(seat).close()
