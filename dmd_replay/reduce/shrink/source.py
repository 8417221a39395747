"""The play of a recorded log, and what a recorder that crashed could not write."""

from collections.abc import Callable, Iterator
from typing import Any, final

from dmd_core.kernel.chance import Chance, Outcome, Request, draw
from dmd_core.kernel.events import Command
from dmd_core.kernel.ruleset import Ruleset
from dmd_core.kernel.state import State
from dmd_core.kernel.step import pending, step
from dmd_replay.check.instrumented import Rewired, same_handlers
from dmd_replay.facets import GameTools
from dmd_replay.read.history import History
from dmd_replay.read.seek import Cursor
from dmd_replay.reduce.shrink.play import Move, Play, play_of


def play_of_history(tools: GameTools, history: History) -> Play:
    """The commands that were not undone, with the dice and cards that were recorded."""
    game = history.game
    recorded = [(history.moves[n].command, history.moves[n].events) for n in history.line]
    choice = tools.setup.choice(game)
    return play_of(choice.setup, recorded, choice.packs)


def last_state(history: History) -> State[Any]:
    """The state in which a log ends, chance included, as these rules lead to it.

    Raises:
        PartedError: if they lead to another position.
    """
    timeline = history.timeline
    return Cursor(timeline).standing(timeline.end)


def one_more(
    rules: Ruleset[Any, Any],
    game: Any,  # noqa: ANN401 - of any game
    play: Play,
    state: State[Any],
) -> Iterator[Play]:
    """A play with one more command, for each that is legal at its end.

    A recorder that crashed could not write the command it crashed at, nor its dice. If they came
    from a seed, they are the same again.

    Args:
        rules: the rules.
        game: the definition.
        play: the play.
        state: the state it ends in, see `last_state`.
    """
    decision = pending(rules, game, state)
    if decision is None or decision.seat < 0:
        return
    for option in decision.legal():
        facts = facts_at(rules, game, state, option)
        yield play.keep((*play.moves, Move(option, facts, str(decision.kind))))


def facts_at(
    rules: Ruleset[Any, Any],
    game: Any,  # noqa: ANN401 - of any game
    state: State[Any],
    command: Command,
) -> tuple[Outcome, ...]:
    """What the seed of a state shows while a command is carried out, up to an exception.

    Nothing, if chance does not come from a seed.
    """
    if state.chance.seed < 0:
        return ()
    heard = _Listening(rules)
    try:
        step(heard, game, state, command)
    except Exception:  # noqa: BLE001 - it is here to be found
        return tuple(_drawn(rules, state.chance, heard.requests))
    return tuple(_drawn(rules, state.chance, heard.requests))


def _drawn(rules: Ruleset[Any, Any], chance: Chance, requests: list[Request]) -> Iterator[Outcome]:
    counters = list(chance.counters)
    for request in requests:
        sides = request.sides
        if max(map(len, sides), default=1) == 1:
            yield tuple(side[0] for side in sides)
        else:
            stream = rules.streams[request.stream]
            yield draw(chance.seed, chance.epoch, stream, counters[request.stream], sides)
        counters[request.stream] += 1


@final
class _Listening(Rewired):
    """A ruleset that remembers what was asked of chance."""

    def __init__(self, ruleset: Ruleset[Any, Any]) -> None:
        self.requests: list[Request] = []
        handlers = same_handlers(ruleset.handlers)
        handlers.requests = {kind: self._heard(ask) for kind, ask in handlers.requests.items()}
        super().__init__(ruleset, handlers)

    def _heard(self, ask: Callable[[Any, Any, Any], Request]) -> Callable[..., Request]:
        def heard(game: Any, table: Any, frame: Any) -> Request:  # noqa: ANN401 - of any game
            request = ask(game, table, frame)
            self.requests.append(request)
            return request

        return heard


__all__ = ["facts_at", "last_state", "one_more", "play_of_history"]
