"""Making a case out of a moment of a game: the position, the next commands, what they did."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from dmd_core.kernel.chance import Outcome
from dmd_core.kernel.events import Command, Event, Typed
from dmd_core.kernel.ids import TABLE
from dmd_core.kernel.schema.text import command_text
from dmd_core.kernel.state import State
from dmd_core.kernel.step import Step, at_the_table, begin, facts_of, step
from dmd_replay.check.cases.beside import head_of
from dmd_replay.check.cases.game import case_words
from dmd_replay.check.cases.model import CaseError
from dmd_replay.check.cases.patterns import pattern_text
from dmd_replay.check.cases.stories import stories_of
from dmd_replay.facets import GameTools
from dmd_replay.facets.text import MISSING
from dmd_replay.plain_toml import harmless_toml
from dmd_replay.read.paths import changes

_STATE_LINES: Final = 40
"""A case with more changed values than this names the events alone: nobody would read them."""


def make_case(
    tools: GameTools,
    game: Any,  # noqa: ANN401 - of any game
    state: State[Any],
    moves: Sequence[tuple[Command, Sequence[Event]]],
    *,
    name: str,
    rules: Sequence[str] = (),
    path: Path | None = None,
) -> str:
    """The text of a case file; the case holds with the rules that played the game.

    Args:
        tools: the game.
        game: the definition.
        state: where to start.
        moves: the commands, each with the events it gave; their chance facts are typed in.
        name: name of the case.
        rules: ids the case is about; those the events cite if left out.
        path: the file it goes into, if any; packs that are not built in lie beside it, see
            `dmd_replay.check.cases.beside`.

    Raises:
        CaseError: if packs have no file to lie beside, or the moves do not fit the state.
    """
    typed = at_the_table(tools.ruleset, state)
    when, events, last = _played(tools, game, typed, moves)
    cited = rules or tuple(dict.fromkeys(rule for e in events for rule in (*e.RULES, *e.why)))
    case: dict[str, Any] = {
        "name": name,
        "rules": list(cited),
        **head_of(tools, game, path),
        "given": case_words(tools).position_of(game, typed),
        "when": when,
        "then": _then(tools, game, typed, last, events),
    }
    return harmless_toml({"game": tools.ruleset.name, "case": [case]})


def _played(
    tools: GameTools,
    game: Any,  # noqa: ANN401 - of any game
    state: State[Any],
    moves: Sequence[tuple[Command, Sequence[Event]]],
) -> tuple[list[str], list[Event], Step[Any]]:
    """Play the moves again with their dice typed in."""
    ruleset = tools.ruleset
    now = begin(ruleset, game, state)
    when: list[str] = []
    events: list[Event] = list(now.events)
    for command, happened in moves:
        if isinstance(command, Typed):
            facts: tuple[Outcome, ...] = (command.items,)
            done = 0
        else:
            facts = tuple(facts_of(happened))
            now = _give(tools, game, now, command, when, events)
            done = len(tuple(facts_of(now.events)))  # where only one thing could come out
        while now.decision is not None and now.decision.seat == TABLE and done < len(facts):
            now = _give(tools, game, now, Typed(facts[done]), when, events)
            done += len(tuple(facts_of(now.events)))
    return when, events, now


def _give(
    tools: GameTools,
    game: Any,  # noqa: ANN401 - of any game
    now: Step[Any],
    command: Command,
    when: list[str],
    events: list[Event],
) -> Step[Any]:
    try:
        after = step(tools.ruleset, game, now.state, command, decision=now.decision)
    except ValueError as error:
        place = f"'{command_text(command)}' cannot be played again from here"
        raise CaseError.at(place, error) from error
    when.append(case_words(tools).command_text(game, command))
    events.extend(after.events)
    return after


def _then(
    tools: GameTools,
    game: Any,  # noqa: ANN401 - of any game
    before: State[Any],
    last: Step[Any],
    events: Sequence[Event],
) -> dict[str, Any]:
    then: dict[str, Any] = {}
    found = list(
        changes(case_words(tools).data(game, before), case_words(tools).data(game, last.state))
    )
    if len(found) <= _STATE_LINES:
        kept = {c.path: c.after for c in found if c.after is not MISSING and c.after is not None}
        gone = [change.path for change in found if change.after is MISSING]
        if kept:
            then["state"] = kept
        if gone:
            then["gone"] = gone
    then["exactly"] = [
        pattern_text(*event) for event in stories_of(tools, game, before, events).events
    ]
    then["outcome"] = tools.ruleset.outcome(last.state.table)
    if last.decision is not None:
        seat = case_words(tools).seat_word(game, last.decision.seat)
        then["asked"] = {"seat": seat, "kind": str(last.decision.kind)}
    return then


__all__ = ["make_case"]
