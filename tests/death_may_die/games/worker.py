"""Another process: resumes or plays games and prints what happened.

It reads one JSON object from stdin and writes one to stdout, so that a test starts one process
for a whole game.
"""

import hashlib
import json
import sys
from typing import Any, Final

import dmd_core as dmd
from tests.property.strategies import play, seeded, some_game

COMMANDS: Final = "commands"


def resume(job: dict[str, Any]) -> list[list[str]]:
    """Decode each state, apply the commands that came next, and give their events as hex."""
    game = some_game(seeded(job["seed"]))
    answers: list[list[str]] = []
    for point in job["points"]:
        state = dmd.decode(game, bytes.fromhex(point["state"]))
        events: list[str] = []
        for data in point[COMMANDS]:
            step = dmd.apply(game, state, dmd.decode_command(game, bytes.fromhex(data)))
            state = step.state
            events.extend(dmd.encode_event(game, event).hex() for event in step.events)
        answers.append(events)
    return answers


def digests(job: dict[str, Any]) -> list[str]:
    """Play a game for each seed and give a digest of all its event bytes and its last state."""
    return [digest(seed) for seed in job["seeds"]]


def digest(seed: int) -> str:
    """A digest of everything that happens in one game."""
    pick = seeded(seed)
    game = some_game(pick)
    step = dmd.start(game, seed)
    seen = hashlib.sha256()
    for event in step.events:
        seen.update(dmd.encode_event(game, event))
    for played in play(game, step, pick):
        step = played.step
        seen.update(dmd.encode_command(game, played.command))
        for event in step.events:
            seen.update(dmd.encode_event(game, event))
    seen.update(dmd.encode(game, step.state))
    return seen.hexdigest()


def main() -> None:
    """Do the job that stands on stdin."""
    job = json.load(sys.stdin)
    answer = resume(job) if "points" in job else digests(job)
    json.dump(answer, sys.stdout)


if __name__ == "__main__":
    main()
