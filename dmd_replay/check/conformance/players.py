"""Who plays the games of a conformance run: at random, or against their end.

A player orders the legal commands; the first that is accepted is played. So a list that offers
what is refused does not stop a game.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import islice
from random import Random
from typing import Any, Final, Protocol, final

import attrs

from dmd_core.kernel.chance import Request
from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Command, Typed
from dmd_core.kernel.ids import TABLE
from dmd_core.kernel.schema.text import command_text
from dmd_core.kernel.step import Step, step
from dmd_replay.check.conformance.subject import Subject
from dmd_replay.facets.bots import Bot

MOST_OPTIONS: Final = 64
"""So many legal commands are looked at; only typed outcomes of chance are more."""
MOST_AHEAD: Final = 1_000
"""A player that looks ahead does so for this many commands and takes the first from then on."""


def options_of(decision: Decision) -> list[Command]:
    """The legal commands of a decision, at most `MOST_OPTIONS`."""
    return list(islice(decision.legal(), MOST_OPTIONS))


@final
@attrs.frozen
class Question:
    """A decision as what can be compared: its families hold functions, and these cannot."""

    seat: int
    kind: str
    must: bool
    rules: tuple[str, ...]
    subject: object
    commands: tuple[Command, ...]


def asked(decision: Decision | None) -> Question | None:
    """What a decision asks; None for none."""
    if decision is None:
        return None
    return Question(
        decision.seat,
        decision.kind,
        decision.must,
        decision.rules,
        decision.subject,
        tuple(options_of(decision)),
    )


class Player(Protocol):
    """Plays one game."""

    def order(
        self, subject: Subject, now: Step[Any], options: Sequence[Command]
    ) -> Sequence[Command]:
        """The legal commands, the one it wants most first; `options` as `options_of` gives them."""


@final
class AtRandom:
    """Wants any command; types outcomes as dice would show them."""

    def __init__(self, seed: int) -> None:
        """Start a generator of its own."""
        self._random = Random(seed)  # noqa: S311 - a player, not a secret

    def order(
        self,
        subject: Subject,  # noqa: ARG002 - see `Player`
        now: Step[Any],
        options: Sequence[Command],
    ) -> Sequence[Command]:
        """Any order."""
        if now.decision is not None and now.decision.seat == TABLE:
            request = now.decision.subject
            if isinstance(request, Request):
                return (Typed(tuple(self._random.choice(side) for side in request.sides)),)
        return self._random.sample(options, len(options))


@final
class ByBot:
    """Plays as a bot of the subject does; at random what the bot chooses in vain."""

    def __init__(self, bot: Bot, seed: int) -> None:
        """Take the bot."""
        self._bot = bot
        self._random = AtRandom(seed)

    def order(
        self, subject: Subject, now: Step[Any], options: Sequence[Command]
    ) -> Sequence[Command]:
        """The choice of the bot first."""
        others = self._random.order(subject, now, options)
        if now.decision is None or now.decision.seat == TABLE:
            return others
        return (self._bot.choose(subject.game, now.state, now.decision), *others)


def player_of(subject: Subject, seed: int) -> tuple[str, Player]:
    """Who plays the game with a seed, and the name of the player: the bot odd ones, if any."""
    if subject.bot is not None and seed % 2:
        return BOT, ByBot(subject.bot(seed), seed)
    return RANDOM, AtRandom(seed)


@final
class First:
    """Always wants the first command."""

    def order(
        self,
        subject: Subject,  # noqa: ARG002 - see `Player`
        now: Step[Any],  # noqa: ARG002 - see `Player`
        options: Sequence[Command],
    ) -> Sequence[Command]:
        """As listed."""
        return options


@final
class Last:
    """Always wants the last command."""

    def order(
        self,
        subject: Subject,  # noqa: ARG002 - see `Player`
        now: Step[Any],  # noqa: ARG002 - see `Player`
        options: Sequence[Command],
    ) -> Sequence[Command]:
        """The list from its end."""
        return options[::-1]


@final
class Restless:
    """Wants what it has done least often, so that no choice is left out for long."""

    def __init__(self) -> None:
        """Nothing was done yet."""
        self._done: Counter[str] = Counter()

    def order(
        self,
        subject: Subject,  # noqa: ARG002 - see `Player`
        now: Step[Any],  # noqa: ARG002 - see `Player`
        options: Sequence[Command],
    ) -> Sequence[Command]:
        """Rare ones first."""
        ordered = sorted(options, key=lambda option: self._done[command_text(option)])
        self._done[command_text(ordered[0])] += 1
        return ordered


class _LookingAhead:
    """Tries every command and prefers by what follows; the game's end comes last."""

    def __init__(self) -> None:
        self._looked = 0

    def order(
        self, subject: Subject, now: Step[Any], options: Sequence[Command]
    ) -> Sequence[Command]:
        """By what follows."""
        self._looked += 1
        if self._looked > MOST_AHEAD:
            return options
        return sorted(options, key=lambda option: self._rank(subject, now, option))

    def _rank(self, subject: Subject, now: Step[Any], option: Command) -> int:
        try:
            after = step(subject.ruleset, subject.game, now.state, option, decision=now.decision)
        except Exception:  # noqa: BLE001 - if it is wanted all the same, it is raised in play
            return MOST_OPTIONS + 1
        if after.decision is None:
            return MOST_OPTIONS + 1
        return self.value(subject, after, after.decision)

    def value(self, subject: Subject, after: Step[Any], decision: Decision) -> int:
        """The lower, the better: 0 to `MOST_OPTIONS`."""
        raise NotImplementedError


@final
class Lingering(_LookingAhead):
    """Avoids the end: wants what leaves the most commands to choose from."""

    def value(self, subject: Subject, after: Step[Any], decision: Decision) -> int:  # noqa: ARG002 - see above
        """Many commands are good."""
        return MOST_OPTIONS - len(options_of(decision))


@final
class Circling(_LookingAhead):
    """Avoids the end: wants to come back to a table that it has seen most often."""

    def __init__(self) -> None:
        """No table was seen yet."""
        super().__init__()
        self._seen: Counter[bytes] = Counter()

    def value(self, subject: Subject, after: Step[Any], decision: Decision) -> int:  # noqa: ARG002 - see above
        """Known tables are good."""
        try:
            table = subject.codec.encode_table(after.state.table)
        except Exception:  # noqa: BLE001 - `codec_round_trip` reports it
            return MOST_OPTIONS
        self._seen[table] += 1
        return max(0, MOST_OPTIONS - self._seen[table])


ADVERSARIES: Final[dict[str, Callable[[], Player]]] = {
    "first": First,
    "last": Last,
    "restless": Restless,
    "lingering": Lingering,
    "circling": Circling,
}
"""Players that try to keep a game from ending, by name."""

RANDOM: Final = "random"
"""Name of `AtRandom` in reports."""
BOT: Final = "bot"
"""Name of `ByBot` in reports."""

__all__ = [
    "ADVERSARIES",
    "BOT",
    "MOST_AHEAD",
    "MOST_OPTIONS",
    "RANDOM",
    "AtRandom",
    "ByBot",
    "Circling",
    "First",
    "Last",
    "Lingering",
    "Player",
    "Question",
    "Restless",
    "asked",
    "options_of",
    "player_of",
]
