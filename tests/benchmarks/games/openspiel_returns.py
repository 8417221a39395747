"""Write `leduc_returns.json` anew: what OpenSpiel pays for 250 games of Leduc hold'em.

It runs where OpenSpiel is, beside the peers of the benchmark::

    build/peers/venv/bin/python tests/benchmarks/games/openspiel_returns.py
"""

import json
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Final

GAMES: Final = 250
FILE: Final = Path(__file__).with_name("leduc_returns.json")


def endings(state: Any) -> int:  # noqa: ANN401 - OpenSpiel has no types
    """How many ways there are to go on to an end."""
    if state.is_terminal():
        return 1
    return sum(endings(state.child(action)) for action in state.legal_actions())


def drawn(game: Any, random: Random) -> dict[str, int]:  # noqa: ANN401 - as above
    """Different games played at random, and the gain of seat 0 in each."""
    found: dict[str, int] = {}
    while len(found) < GAMES:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
        found["".join(map(str, state.history()))] = int(state.returns()[0])
    return dict(sorted(found.items()))


def main() -> None:
    """Write the file."""
    spiel: Any = import_module("pyspiel")
    game = spiel.load_game("leduc_poker")
    whole = {
        "terminals": endings(game.new_initial_state()),
        "games": drawn(game, Random(1)),  # noqa: S311 - games, no secrets
    }
    FILE.write_text(json.dumps(whole, indent=0) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
