"""Other processes with other hash seeds play the same game."""

import json
import os
import subprocess
import sys
from typing import Any, Final

from dmd_core.kernel.schema.text import command_text
from dmd_replay.check.conformance.child import TrailMark, digest, trail
from dmd_replay.check.conformance.lab import Lab, SkipError, whole
from dmd_replay.check.conformance.players import player_of
from dmd_replay.check.conformance.walk import Walk, label_of, walk

HASH_SEEDS: Final = ("1", "2")
MOST_GAMES: Final = 5
"""So many games are played in each process."""
PATIENCE: Final = 300
"""Seconds that a process may take."""


@whole(
    "Another process, whatever its PYTHONHASHSEED, lists the same commands, gives the same events,"
    " and goes on from a written state."
)
def processes_agree(lab: Lab) -> None:
    """Plays a few games here and in two child processes, and resumes them there half-way."""
    source = lab.subject.source
    if source is None:
        raise SkipError("the subject has no source: module:attribute")
    seeds = list(range(lab.seed, lab.seed + min(MOST_GAMES, lab.games)))
    walks = [walk(lab.subject, seed, lab.most) for seed in seeds]
    job = {
        "source": source.path,
        "arguments": dict(source.arguments),
        "seeds": seeds,
        "most": lab.most,
        "resume": [_half(lab, played) for played in walks],
    }
    here = [trail(lab.subject, played) for played in walks]
    for hash_seed in HASH_SEEDS:
        lab.at(f"PYTHONHASHSEED={hash_seed}")
        answer = _ask(lab, job, hash_seed)
        if answer is None:
            continue
        for seed, mine, theirs in zip(seeds, here, answer["trails"], strict=True):
            label = label_of(seed, player_of(lab.subject, seed)[0])
            _same_game(lab, f"{label}, PYTHONHASHSEED={hash_seed}", mine, theirs)
        for played, marks in zip(walks, answer["resumed"], strict=True):
            _same_rest(lab, f"{played.label}, PYTHONHASHSEED={hash_seed}", played, marks)


def _half(lab: Lab, played: Walk) -> tuple[str, list[str]]:
    codec = lab.subject.codec
    rest = played.moments[len(played.moments) // 2 :]
    state = rest[0].before if rest else played.last.state
    commands = [codec.encode_command(moment.command).hex() for moment in rest]
    return codec.encode_state(state).hex(), commands


def _ask(lab: Lab, job: dict[str, Any], hash_seed: str) -> dict[str, Any] | None:
    """The answer of a child; a finding and None if it fails."""
    paths = [path for path in sys.path if path]
    environment = {
        **os.environ,
        "PYTHONHASHSEED": hash_seed,
        "PYTHONPATH": os.pathsep.join([os.getcwd(), *paths]),  # noqa: PTH109 - a path as text
    }
    command = [sys.executable, "-m", "dmd_replay.check.conformance.child"]
    try:
        done = subprocess.run(  # noqa: S603 - this interpreter, and the job is ours
            command,
            input=json.dumps(job),
            capture_output=True,
            text=True,
            check=False,
            env=environment,
            timeout=PATIENCE,
        )
    except subprocess.TimeoutExpired:
        lab.found("the process does not end", f"an answer in {PATIENCE} s", "none")
        return None
    lab.made()
    if done.returncode:
        words = done.stderr.strip().splitlines()[-1:] or ["no message"]
        lab.found("the process fails", "exit status 0", f"{done.returncode}: {words[0]}")
        return None
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def _same_game(lab: Lab, label: str, here: list[TrailMark], there: list[TrailMark]) -> None:
    for number, (mine, theirs) in enumerate(zip(here, there, strict=False)):
        lab.at(label, number)
        lab.made()
        if mine == theirs:
            continue
        names = ("command", "list of legal commands", "events")
        order = (1, 0, 2)  # what is listed comes before what is chosen
        place = next(place for place in order if mine[place] != theirs[place])
        lab.found(
            f"another process has another {names[place]} at '{mine[0]}'",
            mine[place] or "none",
            theirs[place] or "none",
        )
        return
    lab.at(label)
    lab.made()
    if len(here) != len(there):
        lab.found("another process plays a game of another length", str(len(here)), str(len(there)))


def _same_rest(lab: Lab, label: str, played: Walk, marks: list[str]) -> None:
    rest = played.moments[len(played.moments) // 2 :]
    for moment, theirs in zip(rest, marks, strict=False):
        lab.at(label, moment.number)
        lab.made()
        mine = digest(*map(lab.subject.codec.encode_event, moment.step.events))
        if mine != theirs:
            text = command_text(moment.command)
            lab.found(f"resumed in another process, '{text}' gives other events", mine, theirs)
            return


__all__ = ["HASH_SEEDS", "MOST_GAMES", "processes_agree"]
