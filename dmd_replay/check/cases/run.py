"""Running a case: set the position up, give the commands, compare."""

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any, final

import attrs

from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Command, Event
from dmd_core.kernel.ids import TABLE
from dmd_core.kernel.printable import lines_of
from dmd_core.kernel.refusals import Refusal, RefusedError
from dmd_core.kernel.ruleset import Ruleset
from dmd_core.kernel.run import CRASHES, EngineError
from dmd_core.kernel.schema.faults import did_you_mean
from dmd_core.kernel.state import State
from dmd_core.kernel.step import Step, begin, evolve, step
from dmd_replay.check.cases.compare import compare
from dmd_replay.check.cases.game import (
    cards_of,
    case_words,
    check_rule,
    definition_of,
    told_by,
)
from dmd_replay.check.cases.lenient import as_far_as_asked, asked_of_chance, without_more
from dmd_replay.check.cases.model import Case, CaseError, RefusedSetup, Stage, Then, Unmet, indented
from dmd_replay.facets import GameTools
from dmd_replay.facets.monitors import BrokenInvariant, Monitor
from dmd_replay.facets.setup import ChoiceError


@final
@attrs.frozen
class CaseResult:
    """What became of a case; it passed if there is no problem.

    `commands` are those given so far, `asked` what is asked where it stopped. `notes` say what
    is odd about a case that holds: a check it tolerates without need, or that it expects nothing.
    """

    case: Case
    problems: tuple[Unmet, ...] = ()
    commands: tuple[str, ...] = ()
    asked: str = ""
    notes: tuple[str, ...] = ()

    @property
    def passed(self) -> bool:
        """Whether everything held."""
        return not self.problems


Refused = Callable[[Refusal], None]
"""Is told of every refusal a case asks for."""

Told = Callable[[Any, State[Any], str, Step[Any]], None]
"""Is told what is played: the definition, the state before, the command, what it did.

The command is empty for what happens before the first one. `Any` is the definition of any game.
"""


def _ignore(*_told: object) -> None:
    pass


class CaseRunner:
    """Runs cases of one game; keeps definitions, so that cases with one setup share it.

    `ruleset` may be an observed or altered one; without it the game's own rules are used.
    """

    def __init__(self, tools: GameTools, ruleset: Ruleset[Any, Any] | None = None) -> None:
        """Start with nothing kept."""
        self.tools = tools
        self.ruleset: Ruleset[Any, Any] = tools.ruleset if ruleset is None else ruleset
        self._definitions: dict[str, Any] = {}
        self._cards: dict[str, Collection[str]] = {}

    def adopt(self, case: Case, definition: Any) -> None:  # noqa: ANN401 - of any game
        """Use a definition for the setup of a case; another runner has made it."""
        self._definitions[repr((case.setup, case.packs))] = definition

    def definition(self, case: Case) -> Any:  # noqa: ANN401 - of any game
        """The definition a case plays with.

        Raises:
            CaseError: if its setup cannot be played.
        """
        key = repr((case.setup, case.packs))
        if key not in self._definitions:
            try:
                self._definitions[key] = definition_of(self.tools, case.setup, case.packs)
            except (ValueError, OSError) as error:
                raise CaseError.at(f"{case.place}: setup", error) from error
        return self._definitions[key]

    def run(self, case: Case, refused: Refused = _ignore, told: Told = _ignore) -> CaseResult:
        """Run a case to its first stage that does not hold.

        Args:
            case: the case.
            refused: is told of every refusal that the case asks for.
            told: is told what is played.

        Raises:
            CaseError: if the case itself is faulty: an unknown rule, path, event, command.
        """
        name = self.tools.ruleset.name
        if case.game not in ("", name):
            message = f"{case.place}: game: '{case.game}' is not '{name}'"
            raise CaseError(message)
        for key, rules in (("rules", case.rules), ("tolerates", case.tolerates)):
            for rule in rules:
                check_rule(self.tools, rule, f"{case.place}: {key}")
        if case.setup_refused is not None:
            return self._set_up(case, case.setup_refused)
        self._check_cards(case)
        return _Play(self, case, refused, told).result()

    def _set_up(self, case: Case, refused: RefusedSetup) -> CaseResult:
        """Compare what is said of a setup that has to be refused."""
        if refused.rule:
            check_rule(self.tools, refused.rule, f"{case.place}: setup_refused")
        try:
            definition_of(self.tools, case.setup, case.packs)
        except ChoiceError as error:
            says, rules = str(error), error.rules
        else:
            return CaseResult(case, (Unmet("setup", "refused", "accepted"),))
        problems = []
        if refused.says not in says:
            problems.append(Unmet("setup refused, sentence", refused.says, says))
        if refused.rule and refused.rule not in rules:
            problems.append(
                Unmet("setup refused, rule", refused.rule, ", ".join(rules) or f"none: {says}")
            )
        return CaseResult(case, tuple(problems))

    def _check_cards(self, case: Case) -> None:
        if not case.cards:
            return
        key = repr((case.setup, case.packs))
        if key not in self._cards:
            self._cards[key] = cards_of(self.tools, self.definition(case))
        for card in case.cards:
            if card not in self._cards[key]:
                hint = did_you_mean(card, self._cards[key])
                message = f"{case.place}: cards: '{card}' is printed nowhere in this game{hint}"
                raise CaseError(message)


@final
class _Play:
    def __init__(self, runner: CaseRunner, case: Case, refused: Refused, told: Told) -> None:
        self._runner = runner
        self._case = case
        self._refused = refused
        self._told = told
        self._game = runner.definition(case)
        self._commands: list[str] = []
        self._now: Step[Any] | None = None
        self._cases = case_words(runner.tools)
        self._monitor: Monitor | None = None
        self._violations: list[BrokenInvariant] = []
        self._needed: set[str] = set()
        """Checks that the case tolerates, and that its position or play breaks."""
        if runner.tools.invariants is not None:
            whole = self._cases.from_setup(case.given)
            self._monitor = runner.tools.invariants.monitor(self._game, whole=whole)

    def result(self) -> CaseResult:
        state = self._position()
        for number, stage in enumerate(self._case.stages):
            problems, events = self._stage(stage, state if number == 0 else None)
            if not problems:
                problems = self._compared(stage, state, events)
            if not problems:
                problems = self._invariants()
            if problems:
                return self._ended(self._placed(problems, number))
            state = self._now.state if self._now is not None else state
        return attrs.evolve(self._ended(()), notes=tuple(self._notes()))

    def _notes(self) -> Iterator[str]:
        """What is odd about a case that holds."""
        for rule in self._case.tolerates:
            if rule not in self._needed:
                yield f"tolerates {rule}, which neither the position nor play breaks; leave it out"
        if all(stage.then == Then() for stage in self._case.stages):
            yield "expects nothing; say in `then` what has to hold"

    def _placed(self, problems: Sequence[Unmet], number: int) -> Sequence[Unmet]:
        """The problems with the number of their stage, where there are several."""
        if len(self._case.stages) == 1:
            return problems
        where = f"stage {number + 1}"
        return [attrs.evolve(problem, what=f"{where}, {problem.what}") for problem in problems]

    def _position(self) -> State[Any]:
        case = self._case
        try:
            state = self._cases.state_from(self._game, case.given)
        except ValueError as error:
            raise CaseError(f"{case.place}: given:", *indented(lines_of(error))) from error
        faults: list[str] = []
        for fault in self._cases.faults(self._game, state):
            borne = set(fault.rules[:1]).intersection(case.tolerates)
            self._needed |= borne
            if not borne:
                faults.append(str(fault))
        if faults:
            message = f"{case.place}: given: no game can reach this position:"
            raise CaseError(message, *indented(faults))
        return state

    def _stage(
        self, stage: Stage, opening: State[Any] | None
    ) -> tuple[tuple[Unmet, ...], list[Event]]:
        """Give the commands; an engine that fails, or refuses, is a problem."""
        events: list[Event] = []
        ruleset = self._runner.ruleset
        try:
            if opening is not None:
                self._take(opening, "", begin(ruleset, self._game, opening), events)
            lenient = any(without_more(line) is not None for line in stage.when)
            for line in stage.when:
                typed = without_more(line)
                if typed is None:
                    if lenient and line.split()[:1] != ["typed"]:
                        self._roll_plainly(line, events)
                    self._give(line, events)
                else:
                    self._as_far_as(line, typed, events)
        except CaseError:
            raise
        except (RefusedError, EngineError, *CRASHES) as error:
            what = f"when '{self._commands[-1]}'" if self._commands else "the beginning"
            crash = isinstance(error, CRASHES)
            says = f"the rules fail: {error!r}" if crash else str(error)
            return (Unmet(what, "accepted", says),), events
        return (), events

    def _give(self, line: str, events: list[Event]) -> None:
        decision = self._decision
        place = f"{self._case.place}: when '{line}'"
        if decision is None:
            message = (
                f"{place}: the game is over, nothing is asked; that a command is refused then is"
                " said by `then.refused`"
            )
            raise CaseError(message)
        try:
            who, text = told_by(self._runner.tools, self._game, line)
            command = self._cases.command_from(self._game, decision.seat, text)
        except ValueError as error:
            raise CaseError.at(place, error) from error
        if who and who != self._cases.seat_word(self._game, decision.seat):
            asked = self._asked()
            message = (
                f"{place}: this seat is not asked now; asked is {asked}; that its command is"
                " refused is said by `then.refused`"
            )
            raise CaseError(message)
        self._carry_out(command, events)

    def _roll_plainly(self, line: str, events: list[Event]) -> None:
        """Type in what dice and cards show first, where a line is no answer to them.

        A case with dice as far as they are asked for was made of a failure: other rules may roll
        where those it was made with did not.
        """
        words = self._cases.command_words()
        _, text = told_by(self._runner.tools, self._game, line)
        while text.split()[:1] and text.split()[0] in words:
            if asked_of_chance(self._decision) is None:
                return
            self._as_far_as(line, "typed", events)

    def _as_far_as(self, line: str, typed: str, events: list[Event]) -> None:
        """Type dice or cards in as far as they are asked for; nothing, if nobody asks for them."""
        place = f"{self._case.place}: when '{line}'"
        try:
            given = self._cases.command_from(self._game, TABLE, typed)
            problem = self._cases.command_problem(self._game, typed)
        except ValueError as error:
            raise CaseError.at(place, error) from error
        if problem:
            message = f"{place}: {problem}"
            raise CaseError(message)
        decision = self._decision
        if decision is not None and asked_of_chance(decision) is not None:
            self._carry_out(as_far_as_asked(given, decision), events)

    @property
    def _decision(self) -> Decision | None:
        """What is asked now; None before the beginning, and when the game is over."""
        return None if self._now is None else self._now.decision

    def _carry_out(self, command: Command, events: list[Event]) -> None:
        """Give a command to those who are asked now."""
        now = self._now
        assert now is not None  # noqa: S101 - nobody is asked before the beginning
        said = self._cases.command_text(self._game, command)
        self._commands.append(said)
        after = step(self._runner.ruleset, self._game, now.state, command, decision=now.decision)
        self._take(now.state, said, after, events)

    def _take(
        self, before: State[Any], command: str, after: Step[Any], events: list[Event]
    ) -> None:
        """Fold the events beside the execution, and watch the invariants."""
        state = before
        for event in after.events:
            folded = evolve(self._runner.ruleset, state, event)
            if self._monitor is not None:
                self._violations += self._monitor.feed(state.table, event, folded.table)
            state = folded
        if state != after.state:
            message = "folding the events gives another state than executing the command"
            raise EngineError(message)
        self._now = after
        self._told(self._game, before, command, after)
        events.extend(after.events)

    def _compared(
        self, stage: Stage, before: State[Any], events: Sequence[Event]
    ) -> tuple[Unmet, ...]:
        assert self._now is not None  # noqa: S101 - the first stage begins the game
        tools, then = self._runner.tools, stage.then
        return tuple(
            compare(tools, self._game, before, events, self._now, then, self._case, self._refused)
        )

    def _invariants(self) -> tuple[Unmet, ...]:
        broken = {found.rule for found in self._violations}
        self._needed |= broken.intersection(self._case.tolerates)
        return tuple(
            Unmet(f"invariant {found.rule}", "holds", f"{found.says} ({found.name})")
            for found in self._violations
            if found.rule not in self._case.tolerates
        )

    def _asked(self) -> str:
        decision = self._decision
        if decision is None:
            return "nothing, the game is over"
        return f"{self._cases.seat_word(self._game, decision.seat)}: {decision.kind}"

    def _ended(self, problems: Sequence[Unmet]) -> CaseResult:
        return CaseResult(self._case, tuple(problems), tuple(self._commands), self._asked())


__all__ = ["CaseResult", "CaseRunner", "Told"]
