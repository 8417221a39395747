"""Another process: plays the same games, or goes on from written states, and says what happened.

It reads one JSON object from standard input and writes one to standard output. What a ruleset
prints meanwhile goes to standard error.
"""

import json
import sys
from contextlib import redirect_stdout
from hashlib import blake2b
from typing import Any, Final

from dmd_core.kernel.schema.text import command_text
from dmd_replay.check.conformance.checks.purity import perform
from dmd_replay.check.conformance.subject import Subject, load_subject
from dmd_replay.check.conformance.walk import Walk, walk

_DIGEST: Final = 8

TrailMark = list[str]
"""What happened at one command: its text, and digests of the list it is from and of its events."""


def digest(*parts: bytes) -> str:
    """A short digest of some bytes, in hexadecimal digits."""
    return blake2b(b"\0".join(parts), digest_size=_DIGEST).hexdigest()


def trail(subject: Subject, played: Walk) -> list[TrailMark]:
    """A game in short: of the setup and each command its text, digests of the list and the events.

    The last mark tells what was raised if the game could not go on.
    """
    codec = subject.codec
    marks = [["setup", "", digest(*map(codec.encode_event, played.first.events))]]
    for moment in played.moments:
        listed = digest(*(command_text(option).encode() for option in moment.options))
        events = digest(*map(codec.encode_event, moment.step.events))
        marks.append([command_text(moment.command), listed, events])
    if played.stopped is not None:
        marks.append(["stopped", "", type(played.stopped).__name__])
    return marks


def trails(subject: Subject, seeds: list[int], most: int) -> list[list[TrailMark]]:
    """The trail of a game at random for each seed."""
    return [trail(subject, walk(subject, seed, most)) for seed in seeds]


def resumed(subject: Subject, state: str, commands: list[str]) -> list[str]:
    """Go on from a written state with written commands; a digest of the events of each.

    Where it cannot go on, what was raised stands in the place of the last digest.
    """
    codec = subject.codec
    marks: list[str] = []
    try:
        now = codec.decode_state(bytes.fromhex(state))
        for text in commands:
            done = perform(subject, now, codec.decode_command(bytes.fromhex(text)))
            marks.append(digest(*map(codec.encode_event, done.events)))
            now = done.state
    except Exception as error:  # noqa: BLE001 - it is told
        marks.append(f"{type(error).__name__}: {error}")
    return marks


def work(job: dict[str, Any]) -> dict[str, Any]:
    """Do one job.

    Args:
        job: `source` and `arguments` of the subject, `seeds` and `most` of games to play, and
            `resume`, a list of pairs of a state and commands, all of them in hexadecimal digits.

    Returns:
        The `trails`, and under `resumed` a list for each pair.
    """
    subject = load_subject(job["source"], job["arguments"])
    return {
        "trails": trails(subject, job["seeds"], job["most"]),
        "resumed": [resumed(subject, state, commands) for state, commands in job["resume"]],
    }


def main() -> None:
    """Do the job that stands on standard input."""
    job = json.load(sys.stdin)
    with redirect_stdout(sys.stderr):
        answer = work(job)
    json.dump(answer, sys.stdout)


if __name__ == "__main__":
    main()

__all__ = ["digest", "main", "resumed", "trail", "trails", "work"]
