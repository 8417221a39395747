"""Every game ends, whoever plays it."""

from hashlib import blake2b
from typing import Any, Final

from dmd_core.kernel.schema.text import command_text
from dmd_core.kernel.state import State
from dmd_replay.check.conformance.lab import Lab, whole
from dmd_replay.check.conformance.players import ADVERSARIES, Player, player_of
from dmd_replay.check.conformance.subject import Subject
from dmd_replay.check.conformance.walk import label_of, moments, start

EVERY: Final = 4
"""Each adversary plays one game for so many games at random, at least two."""
_DIGEST: Final = 16


@whole(
    "Every game ends within the bound, played at random or against its end,"
    " and never comes back to a state it was in."
)
def progress(lab: Lab) -> None:
    """Plays games of its own; a state that comes again would let a player go round for ever."""
    for seed in range(lab.seed, lab.seed + lab.games):
        _play(lab, seed, *player_of(lab.subject, seed))
    games = max(2, lab.games // EVERY)
    for name, make in ADVERSARIES.items():
        for seed in range(lab.seed, lab.seed + games):
            _play(lab, seed, name, make())


def _play(lab: Lab, seed: int, name: str, player: Player) -> None:
    label = label_of(seed, name)
    lab.at(label, 0)
    lab.made()
    fate = _fate(lab, seed, label, player)
    if fate is not None:
        lab.found(*fate)


def _fate(lab: Lab, seed: int, label: str, player: Player) -> tuple[str, str, str] | None:
    """What keeps a game from ending: sentence, expected, actual; None if it ends."""
    subject = lab.subject
    seen: dict[bytes, int] = {}
    try:
        _, now = start(subject, seed)
        for moment in moments(subject, now, player):
            lab.at(label, moment.number)
            done = moment.number - 1
            before = seen.setdefault(_digest(subject, moment.before), done)
            if before != done:
                says = f"after {done} commands the state is the one after {before}"
                again = f"'{command_text(moment.command)}' and all since can be played for ever"
                return f"the game goes round: {says}", "a new state", again
            if moment.number >= lab.most:
                return "the game does not end", f"an end within {lab.most} commands", "none"
    except Exception as error:  # noqa: BLE001 - whatever the rules raise is the finding
        return "the game cannot go on", "an end", f"{type(error).__name__}: {error}"
    return None


def _digest(subject: Subject, state: State[Any]) -> bytes:
    try:
        data = subject.codec.encode_state(state)
    except Exception:  # noqa: BLE001 - `codec_round_trip` reports it
        data = repr(state).encode()
    return blake2b(data, digest_size=_DIGEST).digest()


__all__ = ["EVERY", "progress"]
