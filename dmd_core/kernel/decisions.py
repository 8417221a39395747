"""Decisions: who must choose, what kind of choice it is, and which commands are legal.

A decision is made of *families* of commands. A family lists its members in a fixed order, lazily,
and judges a command it did not list: so menu, check and the answer to "why not" come from one
place. A decision is computed from the top frame whenever it is needed; it is never stored.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import chain, groupby, islice
from typing import Any, Final, Literal, Protocol, TypeVar, final

import attrs

from dmd_core.kernel.chance import Request, outcomes_of, problem_of
from dmd_core.kernel.events import Command, Typed
from dmd_core.kernel.ids import TABLE, ItemId, KindId, RuleId, Seat
from dmd_core.kernel.node import node, replace
from dmd_core.kernel.refusals import (
    IMPOSSIBLE_FACT,
    NO_COMMAND,
    NOT_OFFERED,
    WRONG_DECISION,
    WRONG_SEAT,
    WRONG_TYPE,
    Refusal,
    RefusalCode,
    Voice,
    refusal,
    seat_text,
)
from dmd_core.kernel.schema.faults import did_you_mean, named, shown
from dmd_core.kernel.schema.text import TextError, command_text, words_of
from dmd_core.kernel.schema.typed import FITS, misfit

C = TypeVar("C")

Verdict = Refusal | Literal["legal", "foreign"]
"""What a family says of a command: legal, refused with a reason, or not one of its kind."""

CHANCE: Final = KindId("chance")
"""Kind of the decision that types a chance fact in."""

_SHOWN: Final = 12
_LONGEST: Final = 40
"""Characters of what is no command that a refusal shows."""
_COMPARED: Final = 256
"""Commands of a decision that are compared; more are only those of a chance request, which the
subject tells apart."""
_TOLD: Final = 6
"""Commands that a repr names."""


class Family(Protocol):
    """A set of commands of one decision, with the reasons for what is not in it."""

    def __iter__(self) -> Iterator[Command]:
        """The legal commands in a fixed order, lazily."""

    def judge(self, command: Command) -> Verdict:
        """Whether a command is legal here; "foreign" if this family knows nothing of it."""


@final
@node
class OneOf:
    """A family that lists its commands one by one."""

    commands: tuple[Command, ...]

    def __iter__(self) -> Iterator[Command]:
        """The commands in the order given."""
        return iter(self.commands)

    def judge(self, command: Command) -> Verdict:
        """Legal if listed."""
        return "legal" if command in self.commands else "foreign"


def _told(reason: Refusal) -> Refusal:
    return reason


@final
@node
class Closed:
    """A family with no legal command: the reasons by class of command, made when asked for."""

    reasons: Mapping[type, Callable[[], Refusal]] = attrs.field(repr=False)

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        """Pickle the reasons themselves, not how they are found."""
        told = {kind: partial(_told, reason()) for kind, reason in self.reasons.items()}
        return Closed, (told,)

    def __iter__(self) -> Iterator[Command]:
        """Nothing."""
        return iter(())

    def judge(self, command: Command) -> Verdict:
        """The reason, for the classes it is about."""
        reason = self.reasons.get(type(command))
        return "foreign" if reason is None else reason()


@final
@node
class Explained:
    """A family with no legal command that says of each command of its classes why it is none."""

    kinds: tuple[type, ...]
    why: Callable[[Any], Refusal | None] = attrs.field(eq=False, repr=False)

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        """Pickle no reasons: they are found in the table, which stays behind."""
        return OneOf, ((),)

    def __iter__(self) -> Iterator[Command]:
        """Nothing."""
        return iter(())

    def judge(self, command: Command) -> Verdict:
        """The reason for this very command; "foreign" if there is none to be told."""
        if type(command) not in self.kinds:
            return "foreign"
        return self.why(command) or "foreign"


@final
@node
class Facts:
    """The family of typed chance facts: very many members, checked by arithmetic."""

    request: Request

    def __iter__(self) -> Iterator[Command]:
        """Every possible outcome, lazily."""
        return map(Typed, outcomes_of(self.request))

    def judge(self, command: Command) -> Verdict:
        """Legal if every item can come out on its side."""
        if not isinstance(command, Typed):
            return "foreign"
        problem = problem_of(self.request, command.items)
        if problem is None:
            return "legal"
        kinds = (" ".join(sorted(set(side))) for side in self.request.sides)
        groups = [(kind, sum(1 for _ in same)) for kind, same in groupby(kinds)]
        expected = ", then ".join(f"{number} of {kind}" for kind, number in groups)
        given = ",".join(command.items) or "''"
        values = {"given": given, "problem": problem, "expected": expected}
        return refusal(IMPOSSIBLE_FACT, values, self.request.rules)


def one_of(*commands: Command) -> OneOf:
    """A family of the commands given, in that order."""
    return OneOf(commands)


def when(reason: Refusal | None, *commands: Command) -> Family:
    """Offer commands if a guard found no reason against them; else hand out its reason.

    Args:
        reason: what the guard said; None means allowed.
        commands: what is offered, or refused with that reason; all of one class.
    """
    if reason is None:
        return OneOf(commands)
    return Closed({type(command): partial(_told, reason) for command in commands})


def blocked(kind: type, reason: Callable[[], Refusal]) -> Family:
    """Offer nothing, and refuse every command of a class; the reason is made when asked for."""
    return Closed({kind: reason})


def explained(kind: type[C], why: Callable[[C], Refusal | None]) -> Family:
    """Offer nothing, and say of each command of a class why it is not offered.

    Args:
        kind: the class.
        why: gives the reason for one command of it that no other family offers; None to leave it
            to the sentence that lists what is offered.
    """
    return Explained((kind,), why)


class Asking(Protocol):
    """What a decision knows of the game that it is asked in."""

    @property
    def state(self) -> object:
        """The state it was worked out from."""

    def rules_for(
        self, kind: RefusalCode, decision: "Decision | None", command: object
    ) -> tuple[RuleId, ...]:
        """The rules that a refusal of the kernel rests on, beside those of the decision."""

    @property
    def voice(self) -> Voice | None:
        """How the game says a refusal."""


def _brief(given: object) -> str:
    if isinstance(given, type):
        return f"the class {given.__name__}"
    text = repr(given)
    return text if len(text) <= _LONGEST else named(type(given))


def _listed(families: tuple[Family, ...]) -> tuple[Command, ...]:
    """What is compared of families: they hold functions, which equal only themselves."""
    return tuple(islice(chain.from_iterable(families), _COMPARED))


@final
@node
class Decision:
    """One question to one seat; two are equal if they ask the same and list the same commands.

    Attributes: `seat` who decides; `kind` which decision it is; `must` whether an answer with an
    effect has to be given; `families` the commands; `rules` the decision point and what it rests
    on; `subject` the frame that asks, or the request of chance, for frontends that show more than
    the options.
    """

    seat: Seat
    kind: KindId
    families: tuple[Family, ...] = attrs.field(eq=_listed)
    rules: tuple[RuleId, ...] = ()
    subject: object = None
    must: bool = True
    of: Asking | None = attrs.field(default=None, eq=False, repr=False)
    """The game it is asked in, if a step handed it out; one of another state is not used."""
    quiet: bool = attrs.field(default=False, eq=False, repr=False)
    """Whether an only answer that has to be given is carried out without a `Forced` event."""

    def __repr__(self) -> str:
        texts = [command_text(command) for command in islice(self.legal(), _TOLD + 1)]
        more = ", …" if len(texts) > _TOLD else ""
        return (
            f"<Decision '{self.kind}' of {seat_text(self.seat)}: {', '.join(texts[:_TOLD])}{more}>"
        )

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        """Pickle what is asked and legal, and the reasons that are known, but no state.

        A decision may go to one seat, and the state holds what others know, and the seed. So a copy
        refuses the same commands, but where a reason or a name would be looked up on the table it
        lists what is legal, with ids and seats; `check` with the state says all of it.
        """
        asked = (self.seat, self.kind, self.families, self.rules, self.subject, self.must)
        return Decision, asked

    def legal(self) -> Iterator[Command]:
        """The legal commands, lazily, in a fixed order."""
        return chain.from_iterable(self.families)

    def check(self, command: Command) -> Refusal | None:
        """Say why a command is refused, or None if it is legal.

        A refusal that no rule of the game gave, such as that of another seat's command, rests on
        the rules of this decision and on those that the game gives for it.
        """
        if not FITS[command.__class__](command) or not hasattr(command, "WORD"):
            return self._no_command(command)
        if command.seat != self.seat:
            return self._refused(
                WRONG_SEAT, command, {"given": command.seat, "expected": self.seat}
            )
        reason: Refusal | None = None
        for family in self.families:
            verdict = family.judge(command)
            if verdict == "legal":
                return None
            if isinstance(verdict, Refusal) and reason is None:
                reason = verdict
        if reason is None:
            return self._not_offered(command)
        return self._voiced(reason, ())

    def _no_command(self, given: object) -> Refusal:
        try:
            fault = misfit(given) if hasattr(type(given), "WORD") else None
        except TypeError:  # it has the word of a command and no fields
            fault = None
        if fault is None:
            return self._refused(NO_COMMAND, given, {"command": _brief(given)})
        values = {"command": type(given).__name__, "fault": str(fault)}
        return self._refused(WRONG_TYPE, given, values)

    def _not_offered(self, command: Command) -> Refusal:
        shown = list(islice(self.legal(), _SHOWN + 1))
        known = any(type(option) is type(command) for option in shown)
        values = {
            "command": command,
            "allowed": tuple(shown[:_SHOWN]),
            "more": ", …" if len(shown) > _SHOWN else "",
        }
        return self._refused(NOT_OFFERED if known else WRONG_DECISION, command, values)

    def _refused(self, kind: RefusalCode, command: object, values: Mapping[str, object]) -> Refusal:
        given = () if self.of is None else self.of.rules_for(kind, self, command)
        return self._voiced(refusal(kind, {**values, "kind": self.kind}), (*given, *self.rules))

    def _voiced(self, reason: Refusal, why: tuple[RuleId, ...]) -> Refusal:
        voice = None if self.of is None else self.of.voice
        if voice is None and not why:
            return reason
        return replace(reason, why=(*reason.why, *why), voice=voice)


def command_in(decision: Decision, line: str) -> Command:
    """The legal command of a decision that a line of text names.

    Args:
        decision: what is being decided.
        line: the text form of a command, see `command_text`. Capital letters, extra spaces and
            spaces around commas do not matter. The items of a list may stand apart by spaces if
            only one command can be meant; of what the table shows the word ``typed`` may be left
            out.

    Raises:
        TextError: if it names none; says what is possible, and what a misspelt word may mean.
    """
    if decision.seat == TABLE:
        typed = typed_in(line, decision.subject)
        reason = decision.check(typed)
        if reason is not None:
            nearest = _nearest_item(decision, typed)
            said = reason.sentence
            raise TextError(f"{said.removesuffix('.')}{nearest}" if nearest else said)
        return typed
    wanted = " ".join(words_of(line)).lower()
    loose = wanted.replace(",", " ")
    texts: list[str] = []
    meant: list[Command] = []
    for option in decision.legal():
        text = command_text(option)
        if text.lower() == wanted:
            return option
        if text.lower().replace(",", " ") == loose:
            meant.append(option)
        texts.append(text)
    if len(meant) == 1:
        return meant[0]
    known = wanted.partition(" ")[0] in {text.partition(" ")[0].lower() for text in texts}
    hint = "" if known else did_you_mean(wanted, texts)  # a misspelt word, no other object
    possible = ", ".join(texts)
    said = shown(line.strip())  # a stranger's: short, and with nothing that steers a terminal
    raise TextError(f"{said} is no answer to '{decision.kind}'; possible: {possible}{hint}")


def typed_in(line: str, request: object = None) -> Typed:
    """What a line types in for the table; whether it can come out is not checked.

    Args:
        line: the items, apart by spaces or commas, with or without ``typed`` in front.
        request: what is asked, if it is known: its items are read whatever their capitals.
    """
    words = words_of(line)
    if words and words[0].lower() == Typed.WORD:
        words = words[1:]
    sides = request.sides if isinstance(request, Request) else ()
    known = {item.lower(): item for side in sides for item in side}
    items = (item for word in words for item in word.split(","))
    return Typed(tuple(known.get(item.lower(), ItemId(item)) for item in items))


def _nearest_item(decision: Decision, typed: Typed) -> str:
    request = decision.subject
    known = sorted(
        {item for side in request.sides for item in side} if isinstance(request, Request) else ()
    )
    strange = next((item for item in typed.items if item not in known), "")
    return did_you_mean(strange.lower(), known)


def typed_decision(request: Request) -> Decision:
    """The decision of the table: type in what the dice or the deck showed."""
    return Decision(TABLE, CHANCE, (Facts(request),), request.rules, request, must=True)


__all__ = [
    "CHANCE",
    "Asking",
    "Closed",
    "Decision",
    "Explained",
    "Facts",
    "Family",
    "OneOf",
    "Verdict",
    "blocked",
    "command_in",
    "explained",
    "one_of",
    "typed_decision",
    "typed_in",
    "when",
]
