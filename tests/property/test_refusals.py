"""Whatever is refused is refused by rules there are, in a sentence with names.

At the states of random games commands of every class are tried, with values that fit and values
that do not; what comes out is legal, or it is refused with rules of the rulebook and a sentence
that names people and figures, and no seats and numbers.
"""

import pickle
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any, Final, get_type_hints

import attrs
import pytest

import dmd_core as dmd
from dmd_core.api import State, Step
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.handlers import HANDLERS
from dmd_core.death_may_die.ids import ActionId, CardId, FigureId, ObjectId, SkillId, SpaceId
from dmd_core.death_may_die.rulebook import rulebook
from dmd_core.death_may_die.ruleset import COMMANDS
from dmd_core.death_may_die.state import Side
from dmd_core.kernel.events import Command, Typed
from dmd_core.kernel.ids import ItemId, Seat, SourceId
from dmd_core.kernel.refusals import Refusal
from dmd_replay.check.cases import CaseRunner, read_cases
from dmd_replay.games.death_may_die.game import TOOLS
from tests.case_files import case_files
from tests.property.strategies import Pick, play, seeded, some_game

KNOWN: Final = frozenset(rulebook().all_ids())
NUMBERED: Final = re.compile(
    r"\bseats?\b|#\d|\b(enemy|figure|target|attacker|die|investigator) -?\d", re.IGNORECASE
)
"""What no sentence may say: a seat, or a figure by its number."""
NONE: Final = "none"
"""An id of nothing."""
TRIED: Final = 2
"""Commands of each class that are tried at a state."""
EVERY: Final = 9
"""One of so many states of a game is looked at."""
MOST: Final = 8
"""States of a game that are looked at from its beginning, and as many before its end."""
POSITIONS: Final = 4
"""Positions of cases that are looked at for each kind of question and of answers to it."""
ANSWERS: Final = 24
"""Commands that are tried there of each class that answers the question."""
NOT_OF_THE_BOX: Final = "order"
"""No two cards of the box have a text at the same moment."""

Values = dict[object, tuple[Any, ...]]
"""Values for the fields of commands by their type; `Any`: the types are as many as the ids."""


def values_of(game: Game, state: State) -> Values:
    """Those of the game, and some that are none."""
    figures = tuple(enemy.id for enemy in state.table.enemies)
    cards = tuple(holding.card for owner in state.table.investigators for holding in owner.cards)
    return {
        Seat: tuple(range(-2, game.seats + 2)),
        int: (-1, 0, 1, 2, 3, 4, 9),
        bool: (False, True),
        Side: tuple(Side),
        SpaceId: (*game.spaces, NONE),
        FigureId: (-1, 0, *figures, 99),
        CardId: (*cards, *cards, *game.discovery, *game.mythos, NONE),
        SkillId: (*game.skills, NONE),
        ActionId: (*game.actions, NONE),
        ObjectId: ("", *game.objects, NONE),
        SourceId: ("", "", *game.skills, *cards, NONE),
        ItemId: (*game.symbols, NONE),
        tuple[ItemId, ...]: ((), (NONE,), tuple(game.faces)[:3]),
    }


@cache
def fields_of(kind: Any) -> tuple[tuple[str, object], ...]:  # noqa: ANN401 - any class of command
    """The fields of a class of commands with their types."""
    hints = get_type_hints(kind)
    return tuple((field.name, hints[field.name]) for field in attrs.fields(kind))


def commands_of(kind: Any, values: Values, pick: Pick) -> Iterator[Command]:  # noqa: ANN401 - any class of command
    """Commands of a class with picked values, of any seat."""
    picked = {name: values[hint] for name, hint in fields_of(kind)}
    while True:
        yield kind(**{name: among[pick(len(among))] for name, among in picked.items()})


def pickled(value: Any) -> Any:  # noqa: ANN401 - of any class
    """The value after a way through pickle."""
    return pickle.loads(pickle.dumps(value))  # noqa: S301 - our own bytes


def look_at(game: Game, state: State, command: Command, seen: set[str]) -> None:
    """Refused by check and decision alike, with rules and names; or legal.

    Args:
        game: the definition.
        state: where it is tried.
        command: what is tried.
        seen: the codes of the refusals so far; one that comes the first time is carried about.
    """
    reason = dmd.check(game, state, command)
    decision = dmd.pending(game, state)
    assert decision is None or reason == decision.check(command)
    if reason is None:
        return
    assert reason.rules, f"{command} is refused without a rule: {reason.sentence}"
    assert set(reason.rules) <= KNOWN
    sentence = reason.sentence
    assert sentence.endswith((".", "!", "?"))
    assert not NUMBERED.search(sentence), sentence
    assert not re.search(r"<\w+>", sentence), sentence
    if reason.code not in seen:
        seen.add(reason.code)
        carry_about(game, state, command, reason)


def carry_about(game: Game, state: State, command: Command, reason: Refusal) -> None:
    """Refused by apply too, and described so; the same after a way through pickle."""
    with pytest.raises(dmd.RefusedError) as caught:
        dmd.apply(game, state, command)
    assert reason == caught.value.refusal
    assert reason.sentence == dmd.describe(game, state, reason)
    assert f"{reason.sentence} [{', '.join(reason.rules)}]" == str(caught.value)
    decision = dmd.pending(game, state)
    sent, error, copied = pickled((reason, caught.value, decision))
    assert (reason, reason.sentence) == (sent, sent.sentence)
    assert (reason, str(caught.value)) == (error.refusal, str(error))
    assert decision == copied
    assert copied is None or copied.check(command) is not None


def test_every_refusal_of_a_random_game_cites_rules_and_names_people(game_seed: int) -> None:
    """Commands of every class, with many values, by every seat, also after the end."""
    pick = seeded(game_seed)
    game = some_game(pick)
    step = dmd.start(game, game_seed)
    states = [step.state, *(played.step.state for played in play(game, step, pick))]
    seen: set[str] = set()
    for state in (*states[::EVERY][:MOST], *states[::-EVERY][:MOST]):
        values = values_of(game, state)
        decision = dmd.pending(game, state)
        asked = values if decision is None else {**values, Seat: (decision.seat,)}
        for kind in COMMANDS.tags:
            some = (*islice(commands_of(kind, asked, pick), TRIED),)
            for command in (*some, next(commands_of(kind, values, pick))):
                look_at(game, state, command, seen)

    assert {"game-over", "wrong-decision", "wrong-seat"} <= seen


@pytest.mark.slow
@pytest.mark.exhaustive
def test_every_refusal_of_every_kind_of_question_cites_rules_and_names_people() -> None:
    """At each question that comes up in a case, and most of all what would answer it otherwise."""
    pick = seeded(1)
    asked: Counter[tuple[str, frozenset[type]]] = Counter()
    seen: dict[str, set[str]] = {}

    def look(game: Game, _before: State, _command: str, step: Step) -> None:
        decision = step.decision
        if decision is None:
            return
        answers = frozenset(type(command) for command in islice(decision.legal(), MOST))
        if asked[decision.kind, answers] >= POSITIONS:
            return
        asked[decision.kind, answers] += 1
        values = {**values_of(game, step.state), Seat: (decision.seat,)}
        codes = seen.setdefault(decision.kind, set())
        for kind in COMMANDS.tags:
            tried = ANSWERS if kind in answers else TRIED
            for command in islice(commands_of(kind, values, pick), tried):
                look_at(game, step.state, command, codes)

    runner = CaseRunner(TOOLS)
    for file in case_files():
        for case in read_cases(file):
            runner.run(case, told=look)

    assert {*HANDLERS.kinds.values()} - {NOT_OF_THE_BOX} <= set(seen)
    assert all("wrong-decision" in codes for codes in seen.values())
    assert {"heals-nothing", "text-heals-too-much"} <= seen["heal-split"]
    assert {"card-of-nobody", "nothing-drafted"} <= seen["trade"]
    for kind in ("reduce", "extra-wounds", "deflect", "convert"):
        assert "not-offered" in seen[kind], kind


@pytest.mark.parametrize("seed", range(3))
def test_refused_facts_cite_rules(seed: int) -> None:
    """At a table where dice and cards are typed in, what cannot come out rests on rules too."""
    pick = seeded(seed)
    game = some_game(pick)
    seen: set[str] = set()
    for played in islice(play(game, dmd.start(game, None), pick), 40):
        for items in ((), (ItemId(NONE),), tuple(ItemId(face) for face in list(game.faces)[:9])):
            look_at(game, played.step.state, Typed(items), seen)

    assert "impossible-fact" in seen


def test_what_is_no_command_is_refused_by_the_rules_of_the_question() -> None:
    """Something else than a command rests on what is asked."""
    game = dmd.load_game()
    state = dmd.start(game, 1).state
    seen: set[str] = set()

    look_at(game, state, "attack", seen)  # type: ignore[arg-type]  # wrong on purpose

    reason = dmd.check(game, state, "attack")  # type: ignore[arg-type]  # wrong on purpose
    assert reason is not None
    assert {reason.code} == seen
    assert ("DMD-DEC-10", "DMD-ACT-01") == reason.rules
