"""A fresh process that uses everything for the first time: in many threads, or under interrupts.

``python -m tests.death_may_die.first_use threads`` and ``… interrupts`` print the digests of what
was made, each of which has to be what `everything` gives.
"""

import signal
import sys
from hashlib import blake2b
from threading import Barrier, Thread
from typing import NoReturn

import dmd_core as dmd
from dmd_core.death_may_die.content.loader import builtin_packs
from dmd_core.death_may_die.ruleset import schema

THREADS = 8
COMMANDS = 6
GAP = 0.002
"""Seconds until the first interrupt; the tenth comes after ten times as much."""
TURNS = 50


def everything() -> str:
    """Read packs, play, write, read and tell; a digest of all of it."""
    content = dmd.load_content(list(builtin_packs()))
    game = dmd.load_game(content=content)
    step = dmd.start(game, 7)
    made: list[bytes] = [content.fingerprint.encode()]
    for _ in range(COMMANDS):
        assert step.decision is not None
        command = next(step.decision.legal())
        made.append(dmd.encode_command(game, command))
        made.append(dmd.describe(game, step.state, command).encode())
        step = dmd.apply(game, step.state, command)
        made += [dmd.encode_event(game, event) for event in step.events]
        data = dmd.encode(game, step.state)
        assert step.state == dmd.decode(game, data)
        plain = schema().plain.state(step.state)
        assert step.state == schema().plain.state_from(plain)
        made += [data, repr(plain).encode()]
    return blake2b(b"".join(made), digest_size=16).hexdigest()


def in_threads() -> list[str]:
    """What many threads make that begin at once and take turns as often as can be."""
    sys.setswitchinterval(1e-6)
    gate = Barrier(THREADS)
    made: list[str] = []

    def work() -> None:
        gate.wait()
        made.append(everything())

    threads = [Thread(target=work) for _ in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return made


def under_interrupts() -> list[str]:
    """What is made in the end by who is interrupted again and again, each time a little later."""

    def interrupt(*_: object) -> NoReturn:
        raise KeyboardInterrupt

    signal.signal(signal.SIGALRM, interrupt)
    for turn in range(1, TURNS):
        try:
            signal.setitimer(signal.ITIMER_REAL, turn * GAP)
            everything()
            break
        except KeyboardInterrupt:
            continue
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
    return [everything()]


if __name__ == "__main__":
    sys.stdout.write(" ".join(in_threads() if sys.argv[1] == "threads" else under_interrupts()))
