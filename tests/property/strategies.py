"""Games, choosers and played games that the property and the integration tests share.

A game is played by a *chooser*, which picks a place in a list. Chance-like choosers come from a
seed; Hypothesis brings its own, made of bytes, so that a failing game can be shrunk.
"""

import random
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from typing import Any, Final

import attrs
from hypothesis import strategies as st

import dmd_core as dmd
from dmd_core.api import State, Step
from dmd_core.death_may_die.content.boxes import Content
from dmd_core.death_may_die.content.loader import load_content
from dmd_core.death_may_die.ids import InvestigatorId
from dmd_core.death_may_die.state import Table
from dmd_core.kernel.events import Command, Event
from dmd_core.kernel.ids import TABLE

Pick = Callable[[int], int]
"""Picks a place below a number."""

MOST_COMMANDS: Final = 20_000
"""A game that takes more than this many commands does not end."""

_BYTE: Final = 256

INVESTIGATORS: Final = tuple(board.id for board in load_content().core.investigators)

VARIANTS: Final[dict[str, tuple[Any, ...]]] = {
    "group_decision": ("active",),
    "bonus_dice_on_rolls_against": (True,),
    "bonus_dice_optional": (True,),
    "defender_conversions": (False,),
    "per_turn_scope": ("own_turn",),
    "partial_stress_price": (True,),
    "skills_of_the_dying": (True,),
    "rethreshold": ("activate_and_die",),
    "companion_levels_stack": (False,),
    "cards_mid_run": (False,),
    "leave_triggers": ("any",),
    "elder_follows": (False,),
    "null_roll_actions": (False,),
    "labs_any_source": (False,),
    "held_symbol_counts": (True,),
    "fight_after_investigate": (False,),
    "discovery_reshuffle": (True,),
    "discovery_decline": (True,),
    "reshuffle_after": ("step4",),
    "reshuffle_on_forced_advance": (True,),
    "loss_on_track_end": ("after_effects",),
    "advance_effects": ("current_stage",),
    "take_along_consent": (False,),
    "trade_refusals": (0, 1),
    "reduce_prices": (True,),
    "savage_needs_success": (True,),
    "actions_per_turn": (1, 5, 9),
    "symbols_shared": (False,),
}
"""Every ruling with its values beside the default; `Any` since each has a type of its own."""


@cache
def sturdy(level: int) -> Content:
    """Content with longer tracks and weaker Stages, for games that last.

    Random play loses the printed game within a few turns and never sees its second half.

    Args:
        level: 0 for the printed game, 1 to win now and then, 2 to outlive all decks.
    """
    content = load_content()
    if level == 0:
        return content
    tracks = content.core.tracks
    longer = attrs.evolve(
        tracks,
        wounds=tracks.wounds * (4 if level == 1 else 40),
        stress=tracks.stress * 2,
        sanity=tracks.sanity * (2 if level == 1 else 12),
    )
    core = attrs.evolve(content.core, tracks=longer)
    elder_ones = tuple(
        attrs.evolve(
            elder,
            stages=tuple(
                attrs.evolve(stage, health=min(stage.health, 3 if level == 1 else 9))
                for stage in elder.stages
            ),
        )
        for elder in content.elder_ones
    )
    episodes = tuple(
        attrs.evolve(episode, objects=attrs.evolve(episode.objects, health=level, to_disrupt=level))
        if episode.objects is not None
        else episode
        for episode in content.episodes
    )
    return attrs.evolve(content, core=core, elder_ones=elder_ones, episodes=episodes)


def some_game(pick: Pick) -> dmd.Game:
    """A game definition: 1 to 5 players, Investigators, boxes, rulings, sturdiness."""
    content = sturdy(pick(3))
    episode = content.episodes[pick(len(content.episodes))]
    elder_one = content.elder_ones[pick(len(content.elder_ones))]
    players = 1 + pick(5)
    left = list(INVESTIGATORS)
    seated = tuple(left.pop(pick(len(left))) for _ in range(max(2, players)))
    changes = {name: values[pick(len(values))] for name, values in VARIANTS.items() if not pick(4)}
    rulings = attrs.evolve(dmd.Rulings(), **changes)
    setup = dmd.Setup(
        players,
        tuple(InvestigatorId(name) for name in seated),
        episode.id,
        elder_one.id,
        rulings=rulings,
    )
    return dmd.load_game(setup, content=content)


class Bytes:
    """A chooser made of bytes: each place takes one, or two if there are many places.

    Attributes:
        left: how many bytes are left; without bytes the first place is picked.
    """

    def __init__(self, data: bytes) -> None:
        """Start at the first byte."""
        self._data = data
        self._at = 0

    @property
    def left(self) -> int:
        """How many bytes are left."""
        return len(self._data) - self._at

    def __call__(self, places: int) -> int:
        """The next place below a number."""
        size = 1 if places <= _BYTE else 2
        piece = self._data[self._at : self._at + size]
        self._at = min(self._at + size, len(self._data))
        return int.from_bytes(piece, "big") % places


def seeded(seed: int) -> Pick:
    """A chooser from a seed: every place is as likely."""
    return random.Random(seed).randrange  # noqa: S311 - play, not secrets


def options(decision: dmd.Decision) -> list[Command]:
    """The legal commands of a decision; of typed facts only a few."""
    return list(islice(decision.legal(), 64 if decision.seat == TABLE else None))


HASTE: Final = {"pass": 1, "quiet": 1, "episode": 12, "attack": 8, "rest": 4, "trade": 1, "run": 3}
"""How much random play wants each action; it would pass its time with Runs otherwise."""


def choose(decision: dmd.Decision, pick: Pick) -> Command:
    """A legal command, drawn with weights that bring games forward."""
    found = options(decision)
    if decision.kind == "reroll":
        return found[-1] if pick(3) else found[pick(len(found))]
    if decision.kind == "assign-wounds":
        return found[-1] if pick(3) else found[pick(len(found))]
    if decision.kind != "action":
        return found[pick(len(found))]
    weights = [HASTE.get(command.WORD, 4) for command in found]
    place = pick(sum(weights))
    for command, weight in zip(found, weights, strict=True):
        place -= weight
        if place < 0:
            return command
    raise AssertionError


@attrs.frozen
class Played:
    """One command of a played game: the state before, the command, and what it did."""

    before: State
    decision: dmd.Decision
    command: Command
    step: Step


def play(game: dmd.Game, step: Step, pick: Pick, most: int = MOST_COMMANDS) -> Iterator[Played]:
    """Play on from a step until the game is over, or so many commands are done."""
    for _ in range(most):
        decision = step.decision
        if decision is None:
            return
        command = choose(decision, pick)
        before = step.state
        step = dmd.apply(game, before, command, decision=decision)
        yield Played(before, decision, command, step)


class Begun:
    """A game as Hypothesis makes it.

    Attributes:
        game: its definition.
        seed: of the chance in it.
        start: its first step.
        played: what was played.
    """

    def __init__(
        self, data: bytes, seed: int, game: dmd.Game, start: Step, played: tuple[Played, ...]
    ) -> None:
        """Keep what `begin` made."""
        self._data = data
        self.seed = seed
        self.game = game
        self.start = start
        self.played = played

    def __repr__(self) -> str:
        """Only what it was made of: all its states would fill the screen."""
        return f"begin({self._data!r}, {self.seed})"


def begin(data: bytes, seed: int) -> Begun:
    """Play a game until the bytes are used up; they decide everything but chance.

    Args:
        data: chooses players, rulings and commands.
        seed: of the chance in the game.
    """
    pick = Bytes(data)
    game = some_game(pick)
    start = dmd.start(game, seed)
    played: list[Played] = []
    for done in play(game, start, pick):
        played.append(done)
        if not pick.left:
            break
    return Begun(data, seed, game, start, tuple(played))


def games() -> st.SearchStrategy[Begun]:
    """Short games, and games of a few hundred choices; failing ones shrink to short ones."""
    short = st.binary(min_size=16, max_size=60)
    long = st.binary(min_size=150, max_size=600)
    return st.builds(begin, short | long, st.integers(0, 2**32 - 1))


def tables_of(state: State, events: tuple[Event, ...]) -> Iterator[tuple[Table, Event, Table]]:
    """Every event with the table before and after it, by folding."""
    for event in events:
        after = dmd.evolve(state, event)
        yield state.table, event, after.table
        state = after


__all__ = [
    "INVESTIGATORS",
    "MOST_COMMANDS",
    "VARIANTS",
    "Begun",
    "Bytes",
    "Pick",
    "Played",
    "begin",
    "choose",
    "games",
    "options",
    "play",
    "seeded",
    "some_game",
    "sturdy",
    "tables_of",
]
