"""Saves in a database: one row for each game, whole, and why one cannot be read any more."""

import sqlite3
import sys

import dmd_core as dmd

store = sqlite3.connect(sys.argv[1])
store.execute("CREATE TABLE IF NOT EXISTS saves (name TEXT PRIMARY KEY, data BLOB NOT NULL)")


def keep(name: str, game: dmd.Game, state: dmd.State) -> None:
    with store:  # all or nothing
        store.execute("REPLACE INTO saves VALUES (?, ?)", (name, dmd.save(game, state)))


def load(name: str) -> tuple[dmd.Game, dmd.State] | None:
    row = store.execute("SELECT data FROM saves WHERE name = ?", (name,)).fetchone()
    if row is None:
        return None
    try:
        return dmd.restore(row[0])
    except dmd.DecodeError as error:  # of another revision or content, or damaged
        print(f"{name} cannot be played on: {error}")
        return None


found = load("friday")
if found is None:
    game = dmd.load_game(dmd.Setup(2, ("ian", "elizabeth"), rulings=dmd.Rulings(trade_refusals=1)))
    state = dmd.start(game, seed=7).state
else:
    game, state = found
for command in list(dmd.legal(game, state))[:1]:
    state = dmd.apply(game, state, command).state
    print(dmd.text(command))
keep("friday", game, state)
