"""Invariants of the numbers that events tell: each against what has changed on the table (CHK).

A number tells what took effect. What could have been and was not is a number of its own, such as
`lost`, and there is some of it only where nothing more fitted.
"""

from typing import Final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.ability_lookups import found
from dmd_core.death_may_die.events.actions import Healed
from dmd_core.death_may_die.events.elder_one import ElderOneAdvanced, StageDefeated
from dmd_core.death_may_die.events.enemies import EnemyWounded
from dmd_core.death_may_die.events.fire import FireDiscarded, FirePlaced, FireRemoved, FireTaken
from dmd_core.death_may_die.events.harm import (
    StressTaken,
    TokensChanged,
    WoundsDeflected,
    WoundsReduced,
    WoundsTaken,
)
from dmd_core.death_may_die.events.map import ObjectMended, ObjectWounded
from dmd_core.death_may_die.events.rolls import (
    RollApplied,
    RollStarted,
    RollTallied,
    TallyChanged,
)
from dmd_core.death_may_die.events.sanity import SanityLossReduced
from dmd_core.death_may_die.events.turns import TurnStarted
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.lookups import (
    figure,
    fire_at,
    fire_reserve,
    object_at,
    object_health,
    token_count,
)
from dmd_core.death_may_die.state import Table
from dmd_core.death_may_die.words.defence import Reduce
from dmd_core.kernel.events import Event
from dmd_core.tabletop.invariants.kinds import ChangeInvariant, FoldInvariant

_SPLIT: Final = 2
"""The revision since which what is lost of Wounds is a number of its own."""


def enemy_wounds_took_effect(
    game: Game, before: Table, event: EnemyWounded, after: Table
) -> str | None:
    """A figure takes as many Wounds as it has health left; all of the Elder One's count."""
    old, new = figure(before, event.figure), figure(after, event.figure)
    if old is None or new is None:
        return f"figure {event.figure} took Wounds and is not on the board"
    taken = new.wounds - old.wounds
    dealt = event.n + event.lost
    fits = dealt
    if event.figure != before.elder.figure:
        fits = min(dealt, game.enemies[old.kind].health - old.wounds)
    if taken == event.n == fits and dealt > 0:
        return None
    return f"figure {old.id} took {taken} Wounds, told are {event.n} and {event.lost} lost"


def object_wounds_took_effect(
    game: Game, before: Table, event: ObjectWounded | ObjectMended, after: Table
) -> str | None:
    """An object takes Wounds up to its health, and loses as many as it is mended by."""
    old, new = object_at(before, event.object), object_at(after, event.object)
    changed = new.wounds - old.wounds
    if isinstance(event, ObjectMended):
        if changed == -event.n < 0:
            return None
        return f"{old.id} was mended by {-changed} Wounds, told are {event.n}"
    dealt = event.n + event.lost
    if changed == event.n == min(dealt, object_health(game) - old.wounds) and dealt > 0:
        return None
    return f"{old.id} took {changed} Wounds, told are {event.n} and {event.lost} lost"


def wounds_took_effect(game: Game, before: Table, event: WoundsTaken, after: Table) -> str | None:
    """Wounds go on the own track and to Companions as told; what is lost went beyond the skull."""
    old, new = before.investigators[event.seat], after.investigators[event.seat]
    told = dict(event.companions)
    if new.wounds - old.wounds != event.own or event.own < 0:
        return f"{new.id} took {new.wounds - old.wounds} Wounds, told are {event.own}"
    if event.lost < 0 or (event.lost and new.wounds < game.tracks.wounds):
        return f"{new.id} lost {event.lost} Wounds with {new.wounds} on its track"
    for was, now in zip(old.cards, new.cards, strict=True):
        number = game.halves[now.card, now.side].text.health or 0
        taken = now.wounds - was.wounds
        if taken != told.pop(now.card, 0) or (taken and now.wounds > number):
            return f"{now.card} of {new.id} took {taken} Wounds and has {now.wounds} of {number}"
    return f"{', '.join(told)} took Wounds and is not with {new.id}" if told else None


def stress_took_effect(game: Game, before: Table, event: StressTaken, after: Table) -> str | None:
    """Stress is taken as far as there is room; what is lost did not fit."""
    old, new = before.investigators[event.seat].stress, after.investigators[event.seat].stress
    if new - old != event.n or event.n <= 0:
        return f"seat {event.seat} took {new - old} Stress, told are {event.n}"
    if event.lost < 0 or (event.lost and new < game.tracks.stress):
        return f"seat {event.seat} lost {event.lost} Stress with {new} on its track"
    return None


def healing_took_effect(_game: Game, before: Table, event: Healed, after: Table) -> str | None:
    """Both markers go left by the points told."""
    old, new = before.investigators[event.seat], after.investigators[event.seat]
    healed = (old.stress - new.stress, old.wounds - new.wounds)
    if healed == (event.stress, event.wounds) and min(healed) >= 0:
        return None
    told = f"{event.stress} Stress and {event.wounds} Wounds"
    return f"{new.id} healed {healed[0]} Stress and {healed[1]} Wounds, told are {told}"


def tokens_were_counted(
    _game: Game, before: Table, event: TokensChanged, after: Table
) -> str | None:
    """Tokens on a board get more or fewer by the number told, and never fewer than none."""
    had = token_count(before.investigators[event.seat], event.token)
    has = token_count(after.investigators[event.seat], event.token)
    if has - had == event.change != 0 and has >= 0:
        return None
    return f"seat {event.seat} has {has} {event.token} after {had}, told is {event.change}"


def map_fire_was_counted(
    game: Game, before: Table, event: FirePlaced | FireRemoved, after: Table
) -> str | None:
    """Fire on a Space gets more or less by the number told; lost is what the reserve had not."""
    had, has = fire_at(before, event.space), fire_at(after, event.space)
    change = event.n if isinstance(event, FirePlaced) else -event.n
    if has - had != change or event.n <= 0:
        return f"{event.space} has {has} Fire after {had}, told is {change}"
    lost = event.lost if isinstance(event, FirePlaced) else 0
    reserve = fire_reserve(game, after)
    if lost < 0 or (lost and reserve):
        return f"{lost} Fire was lost with {reserve} in the reserve"
    return None


def board_fire_was_counted(
    _game: Game, before: Table, event: FireTaken | FireDiscarded, after: Table
) -> str | None:
    """Real Fire on a board and its substitutes change by the numbers told, each by its own."""
    old, new = before.investigators[event.seat], after.investigators[event.seat]
    substitutes = new.substitutes - old.substitutes
    real = new.fire - old.fire - substitutes
    sign = 1 if isinstance(event, FireTaken) else -1
    told = (sign * event.real, sign * event.substitutes)
    if (real, substitutes) == told and event.real >= 0 <= event.substitutes:
        return None
    return f"the Fire of {new.id} changed by {real} and {substitutes} substitutes, not by {told}"


def stage_drops_the_excess(
    game: Game, before: Table, event: StageDefeated, after: Table
) -> str | None:
    """Dropped are the Wounds above the health of the Stage that was defeated, and all go."""
    old, new = figure(before, before.elder.figure), figure(after, after.elder.figure)
    if old is None or new is None or event.stage != before.elder.stage:
        return f"Stage {event.stage} was defeated in Stage {before.elder.stage}"
    number = game.stages[event.stage - 1].health
    if event.dropped == old.wounds - number >= 0 == new.wounds:
        return None
    return f"{event.dropped} of {old.wounds} Wounds were dropped; the health is {number}"


def advance_tells_its_space(
    _game: Game, _before: Table, event: ElderOneAdvanced, after: Table
) -> str | None:
    """An advance tells where the marker of the Summoning track stands then."""
    if event.position == after.elder.position:
        return None
    return f"the marker stands on {after.elder.position}, told is {event.position}"


def rounds_are_counted(_game: Game, before: Table, event: TurnStarted, after: Table) -> str | None:
    """A turn belongs to the round of the turn before, or begins the next one."""
    if event.round == after.round and after.round - before.round in (0, 1):
        return None
    return f"round {after.round} comes after round {before.round}, told is {event.round}"


def roll_has_its_dice(_game: Game, _before: Table, event: RollStarted, after: Table) -> str | None:
    """The pool on the table is the one told."""
    rolled = after.rolls[-1]
    told = (event.standard, event.bonus)
    if (rolled.standard, rolled.bonus) == told and min(told) >= 0:
        return None
    return f"a roll has {rolled.standard}+{rolled.bonus} dice, told are {told[0]}+{told[1]}"


def tally_counts_the_faces(
    game: Game, before: Table, event: RollTallied, after: Table
) -> str | None:
    """The tally is what the dice show, symbol by symbol."""
    faces = [game.faces[face] for face in before.rolls[-1].faces]
    shown = (
        sum(face.successes for face in faces),
        sum(face.elder_signs for face in faces),
        sum(face.tentacles for face in faces),
    )
    told = (event.successes, event.elder_signs, event.tentacles)
    rolled = after.rolls[-1]
    if told == shown == (rolled.successes, rolled.elder_signs, rolled.tentacles):
        return None
    return f"the dice show {shown} Successes, Elder Signs and Tentacles, told are {told}"


def tally_changes_add_up(
    _game: Game, before: Table, event: TallyChanged, after: Table
) -> str | None:
    """A tally changes by the numbers told, and no count goes below none."""
    old, new = before.rolls[-1], after.rolls[-1]
    told = (event.successes, event.elder_signs, event.tentacles)
    counts = (new.successes, new.elder_signs, new.tentacles)
    was = (old.successes, old.elder_signs, old.tentacles)
    changed = tuple(now - then for now, then in zip(counts, was, strict=True))
    if told == changed and min(counts) >= 0 and any(told):
        return None
    return f"the tally changed by {changed} to {counts}, told is {told}"


def reductions_are_granted(
    game: Game, before: Table, event: WoundsReduced | SanityLossReduced, _after: Table
) -> str | None:
    """A loss is reduced by 1 at least, and at most by what the text allows."""
    wounds = isinstance(event, WoundsReduced)
    given = [
        ability.wounds if wounds else ability.sanity
        for ability, source in found(game, before.investigators[event.seat], Reduce)
        if source == event.src
    ]
    if 1 <= event.n <= max(given, default=0):
        return None
    return f"{event.src or 'no text'} reduced a loss of seat {event.seat} by {event.n}"


class Deflected:
    """Wounds that go to an Enemy in place of an Investigator arrive there, all of them."""

    def __init__(self, _game: Game) -> None:
        """Nothing is under way."""
        self.coming: WoundsDeflected | None = None

    def __call__(self, _before: Table, event: Event, _after: Table) -> str | None:
        """Look at what follows."""
        coming, self.coming = self.coming, None
        if isinstance(event, WoundsDeflected):
            self.coming = event
        if coming is None:
            return None
        if isinstance(event, EnemyWounded) and (event.figure, event.n + event.lost) == (
            coming.figure,
            coming.n,
        ):
            return None
        return f"{coming.n} Wounds for figure {coming.figure} did not arrive"


class StepOne:
    """Step 1 of a roll tells as many Wounds taken and lost as its owner took and lost in it."""

    def __init__(self, _game: Game) -> None:
        """No roll yet."""
        self.dealt = 0
        self.lost = 0

    def __call__(self, _before: Table, event: Event, _after: Table) -> str | None:
        """Add up what happens between the tally and the end of step 1."""
        if isinstance(event, RollTallied):
            self.dealt = self.lost = 0
        elif isinstance(event, WoundsTaken):
            self.dealt += event.own + sum(n for _, n in event.companions)
            self.lost += event.lost
        elif isinstance(event, RollApplied) and (event.dealt, event.lost) != (
            self.dealt,
            self.lost,
        ):
            return f"step 1 dealt {self.dealt} Wounds, told are {event.dealt}, {event.lost} lost"
        return None


NUMBERS: Final = (
    ChangeInvariant(r.ENEMY_08, enemy_wounds_took_effect, (EnemyWounded,), since=_SPLIT),
    ChangeInvariant(
        r.EPI_13, object_wounds_took_effect, (ObjectWounded, ObjectMended), since=_SPLIT
    ),
    ChangeInvariant(r.WND_01, wounds_took_effect, (WoundsTaken,)),
    ChangeInvariant(r.STR_01, stress_took_effect, (StressTaken,)),
    ChangeInvariant(r.REST_04, healing_took_effect, (Healed,)),
    ChangeInvariant(r.SAN_05, tokens_were_counted, (TokensChanged,)),
    ChangeInvariant(r.FIRE_08, map_fire_was_counted, (FirePlaced, FireRemoved)),
    ChangeInvariant(r.FIRE_09, board_fire_was_counted, (FireTaken, FireDiscarded)),
    ChangeInvariant(r.ELDER_08, stage_drops_the_excess, (StageDefeated,)),
    ChangeInvariant(r.SUM_04, advance_tells_its_space, (ElderOneAdvanced,)),
    ChangeInvariant(r.TURN_03, rounds_are_counted, (TurnStarted,)),
    ChangeInvariant(r.DICE_01, roll_has_its_dice, (RollStarted,)),
    ChangeInvariant(r.RES_01, tally_counts_the_faces, (RollTallied,)),
    ChangeInvariant(r.RES_02, tally_changes_add_up, (TallyChanged,)),
    ChangeInvariant(r.SKL_04, reductions_are_granted, (WoundsReduced, SanityLossReduced)),
    FoldInvariant(r.GEN_07, "deflected_wounds_arrive", Deflected, since=_SPLIT),
    FoldInvariant(r.CMP_02, "step_one_tells_its_wounds", StepOne, since=_SPLIT),
)
"""One or more for every number that an event tells, but for those of other modules."""

__all__ = ["NUMBERS"]
