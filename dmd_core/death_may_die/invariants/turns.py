"""Invariants of many events about turns, Thresholds and the end of the game: folds (CHK)."""

from collections import Counter
from typing import Final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.events.actions import ActionTaken, Healed
from dmd_core.death_may_die.events.discovery import DiscoveryDrawn
from dmd_core.death_may_die.events.elder_one import (
    ElderOneAdvanced,
    ElderOneSummoned,
    StageDefeated,
    StageRevealed,
)
from dmd_core.death_may_die.events.fire import FireDiscarded
from dmd_core.death_may_die.events.harm import (
    DeathAverted,
    InvestigatorEliminated,
    TokensChanged,
)
from dmd_core.death_may_die.events.mythos import MythosDiscarded, MythosDrawn, MythosPutUnder
from dmd_core.death_may_die.events.rolls import EnemyAttackDeclared
from dmd_core.death_may_die.events.sanity import InsanityActivated, ThresholdReached
from dmd_core.death_may_die.events.skips import Skip
from dmd_core.death_may_die.events.turns import (
    BranchChosen,
    GameEnded,
    StepSkipped,
    TurnEnded,
    TurnStarted,
)
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.ids import NO_ITEM, REST, FigureId
from dmd_core.death_may_die.lookups import figure, on_board, symbols_in_discard
from dmd_core.death_may_die.rule_numbers import FIRST_ON_BOARD, STAGES, SYMBOLS_TO_ADVANCE
from dmd_core.death_may_die.state import Branch, Outcome, Table
from dmd_core.kernel.events import Event, Forced, Parked
from dmd_core.kernel.ids import NO_SOURCE, Seat
from dmd_core.kernel.node import replace
from dmd_core.tabletop.invariants.kinds import FoldInvariant

REST_POINTS: Final = 3
"""Points a Rest heals altogether; said again here, so that a slip in the rules is noticed."""


class Thresholds:
    """Each Threshold reached activates the Insanity once; the eliminated may miss some."""

    def __init__(self, game: Game) -> None:
        """Nobody has reached one."""
        self.marks = game.tracks.thresholds
        self.reached: Counter[Seat] = Counter()
        self.activated: Counter[Seat] = Counter()

    def __call__(self, _before: Table, event: Event, after: Table) -> str | None:
        """Count both sides."""
        if isinstance(event, ThresholdReached):
            self.reached[event.seat] += 1
            sanity = after.investigators[event.seat].sanity
            if event.position != sanity or sanity not in self.marks:
                return f"the Threshold {event.position} was reached with the marker on {sanity}"
        elif isinstance(event, InsanityActivated):
            self.activated[event.seat] += 1
        for seat, owner in enumerate(after.investigators):
            reached, activated = self.reached[Seat(seat)], self.activated[Seat(seat)]
            if activated > reached or (owner.alive and not owner.owed and activated < reached):
                return f"{owner.id} reached {reached} Thresholds and activated {activated} times"
        return None


class Rests:
    """A Rest heals at most three points of Stress and Wounds and changes nothing else."""

    def __init__(self, _game: Game) -> None:
        """Nobody rests."""
        self.seat: Seat | None = None

    def __call__(self, before: Table, event: Event, after: Table) -> str | None:
        """Follow a Rest from the action to its healing."""
        if isinstance(event, Parked | Forced):
            return None
        resting, self.seat = self.seat, None
        if isinstance(event, ActionTaken) and event.action == REST:
            self.seat = event.seat
            if replace(after, actions=before.actions, used=before.used) != before:
                return f"Rest of seat {event.seat} changed the table before it healed"
        elif isinstance(event, Healed) and r.REST_02 in event.why:
            if resting != event.seat or event.stress + event.wounds > REST_POINTS:
                return f"seat {event.seat} healed {event.stress}+{event.wounds} by resting"
            old, new = before.investigators[event.seat], after.investigators[event.seat]
            healed = (old.stress - event.stress, old.wounds - event.wounds)
            if new != replace(old, stress=healed[0], wounds=healed[1]):
                return f"Rest of seat {event.seat} changed more than Stress and Wounds"
        return None


class Turns:
    """A turn takes its phases in order and draws at most one Mythos card, exactly one if it can."""

    def __init__(self, _game: Game) -> None:
        """No turn yet."""
        self.phase = 0
        self.drawn = 0
        self.no_card = False

    def __call__(self, before: Table, event: Event, _after: Table) -> str | None:
        """Follow the phases of a turn."""
        match event:
            case TurnStarted():
                self.phase, self.drawn, self.no_card = 1, 0, False
            case ActionTaken():
                return None if self.phase == 1 else f"an action was taken in phase {self.phase}"
            case MythosDrawn():
                late = self.phase > 2  # noqa: PLR2004 - phases are numbered as printed
                self.phase, self.drawn = 2, self.drawn + 1
                if late or event.seat != before.active:
                    return f"seat {event.seat} drew a Mythos card out of turn or phase"
            case MythosPutUnder():
                self.drawn -= 1
            case StepSkipped(reason=Skip.NO_CARD):
                self.no_card = self.no_card or self.phase < 3  # noqa: PLR2004 - as above
            case BranchChosen():
                self.phase = 3
                if self.drawn != 1 and not self.no_card:
                    return f"phase 3 began after {self.drawn} Mythos cards"
            case TurnEnded() if self.drawn > 1:
                return f"{self.drawn} Mythos cards were drawn in a turn"
        return None


class Actions:
    """Actions that cost one are counted from the start of each turn."""

    def __init__(self, _game: Game) -> None:
        """No turn yet."""
        self.paid = 0

    def __call__(self, _before: Table, event: Event, after: Table) -> str | None:
        """Count, and compare with the table."""
        if isinstance(event, TurnStarted):
            self.paid = 0
        elif isinstance(event, ActionTaken) and event.free == NO_SOURCE:
            self.paid += 1
        if self.paid != after.actions:
            return f"{self.paid} actions were paid, the table counts {after.actions}"
        return None


class Branches:
    """One branch of phase 3 a turn; a Discovery card at most once, and only when investigating."""

    def __init__(self, _game: Game) -> None:
        """No turn yet."""
        self.branches: list[Branch] = []
        self.drawn = 0

    def __call__(self, before: Table, event: Event, _after: Table) -> str | None:
        """Follow phase 3."""
        match event:
            case TurnStarted():
                self.branches, self.drawn = [], 0
            case BranchChosen():
                self.branches.append(event.branch)
                if len(self.branches) > 1 or not before.investigators[before.active].alive:
                    return f"the branches of a turn are {', '.join(self.branches)}"
            case DiscoveryDrawn():
                self.drawn += 1
                if self.drawn > 1 or self.branches != [Branch.INVESTIGATE]:
                    return f"Discovery card {self.drawn} in the branches {self.branches}"
            case TurnEnded():
                if before.investigators[event.seat].alive and len(self.branches) != 1:
                    return f"a turn ended with {len(self.branches)} branches"
        return None


class Attackers:
    """An Enemy attacks at most once in a phase 3, from the Space of the active Investigator."""

    def __init__(self, _game: Game) -> None:
        """No phase 3 yet."""
        self.attacked: set[FigureId] | None = None

    def __call__(self, before: Table, event: Event, _after: Table) -> str | None:
        """Remember who has attacked."""
        if isinstance(event, TurnStarted):
            self.attacked = None
        elif isinstance(event, BranchChosen):
            self.attacked = None if event.branch is Branch.CLOSED else set()
        elif isinstance(event, EnemyAttackDeclared):
            if self.attacked is None or event.figure in self.attacked:
                return f"figure {event.figure} attacked twice, or outside of phase 3"
            self.attacked.add(event.figure)
            enemy, target = figure(before, event.figure), before.investigators[event.seat]
            if event.seat != before.active or not target.alive:
                return f"figure {event.figure} attacked seat {event.seat}"
            if enemy is None or enemy.space != target.space:
                return f"figure {event.figure} attacked from another Space"
        return None


class Burning:
    """Who comes to the Fire step with Fire and lives has none of it when the step is over."""

    def __init__(self, _game: Game) -> None:
        """Nobody burns."""
        self.burning = False

    def __call__(self, before: Table, event: Event, after: Table) -> str | None:
        """Look at the board when phase 3 begins and when the turn ends."""
        if isinstance(event, BranchChosen):
            self.burning = after.investigators[after.active].fire > 0
        elif isinstance(event, FireDiscarded) and event.seat == before.active:
            self.burning = False
        elif isinstance(event, TurnEnded):
            burnt, self.burning = self.burning, False
            if burnt and before.investigators[event.seat].alive:
                return f"the turn of seat {event.seat} ended without its Fire roll"
        return None


class Summoning:
    """The Elder One comes in step 4 once it is due, with Stage 2, and only once."""

    def __init__(self, game: Game) -> None:
        """It is not due."""
        self.game = game
        self.first_red = game.content.core.summoning_track.first_red
        self.due = False
        self.revealed = False

    def __call__(self, before: Table, event: Event, after: Table) -> str | None:
        """Follow what makes it due, and whether it comes."""
        match event:
            case BranchChosen():
                self.due = self._is_due(after)
            case ElderOneAdvanced():
                # An advance with the symbols still open is one before step 4.
                if symbols_in_discard(self.game, before) >= SYMBOLS_TO_ADVANCE:
                    self.due = self._is_due(after)
            case StageRevealed(stage=stage) if stage == FIRST_ON_BOARD:
                self.revealed = True
                if not self._is_due(before):
                    return "Stage 2 was revealed before the Elder One was due"
            case ElderOneSummoned():
                revealed, self.revealed, self.due = self.revealed, False, False
                if not revealed or on_board(before):
                    return "the Elder One came without Stage 2, or twice"
            case TurnEnded():
                owed = self.revealed or (self.due and before.investigators[event.seat].alive)
                self.due = self.revealed = False
                if owed:
                    return f"the turn of seat {event.seat} ended without the Elder One, it was due"
        return None

    def _is_due(self, table: Table) -> bool:
        red = table.elder.position >= self.first_red
        return not on_board(table) and (red or table.ritual_disrupted)


_OF_THE_DYING = (InvestigatorEliminated, MythosDiscarded, DeathAverted, TokensChanged)
"""Events of one checkpoint between a death and the end of the game: who dies after another hands
tokens on first. `DiscardsOfTheDead` is stricter about those that discard."""


class EarlyDeath:
    """A death before the Elder One is summoned ends the game at that checkpoint."""

    def __init__(self, _game: Game) -> None:
        """Nobody died."""
        self.ending = False

    def __call__(self, before: Table, event: Event, _after: Table) -> str | None:
        """Look at what follows such a death."""
        if isinstance(event, GameEnded):
            self.ending = False
        elif isinstance(event, InvestigatorEliminated) and not on_board(before):
            self.ending = True
        elif self.ending and not isinstance(event, _OF_THE_DYING):
            self.ending = False
            return f"{type(event).__name__} after a death before the Elder One was summoned"
        return None


class DiscardsOfTheDead:
    """What the dead kept is discarded last: all are eliminated, and the game goes on."""

    def __init__(self, _game: Game) -> None:
        """Nothing was discarded."""
        self.card = NO_ITEM

    def __call__(self, before: Table, event: Event, _after: Table) -> str | None:
        """Look at what follows a discard."""
        card, self.card = self.card, NO_ITEM
        if isinstance(event, MythosDiscarded):
            dead = [owner.kept for owner in before.investigators if not owner.alive]
            self.card = event.card if event.card in dead else NO_ITEM
        elif card and isinstance(event, InvestigatorEliminated | GameEnded):
            return f"{type(event).__name__} after {card} of one of the dead was discarded"
        return None


class GameOver:
    """Nothing happens after the end; the Final Stage wins before a death loses."""

    def __init__(self, _game: Game) -> None:
        """The game goes on."""
        self.over = False
        self.won = False

    def __call__(self, _before: Table, event: Event, _after: Table) -> str | None:
        """Look at what follows the end, and the last Stage."""
        if isinstance(event, Parked) and (self.over or not self.won):
            return None
        if self.over:
            return f"{type(event).__name__} after the game ended"
        if isinstance(event, GameEnded):
            self.over = True
            if self.won and event.outcome is not Outcome.WIN:
                return "the game was lost at the checkpoint that defeated the Final Stage"
        elif isinstance(event, StageDefeated) and event.stage == STAGES:
            self.won = True
        elif self.won and not isinstance(event, _OF_THE_DYING):
            self.won = False
            return f"{type(event).__name__} after the Final Stage was defeated"
        return None


TURNS: Final = (
    FoldInvariant(r.CHK_08, "thresholds", Thresholds),
    FoldInvariant(r.CHK_10, "rests", Rests),
    FoldInvariant(r.CHK_18, "summoning", Summoning),
    FoldInvariant(r.CHK_21, "burning", Burning),
    FoldInvariant(r.CHK_22, "turns", Turns),
    FoldInvariant(r.CHK_23, "branches", Branches),
    FoldInvariant(r.CHK_24, "attackers", Attackers),
    FoldInvariant(r.CHK_34, "early_death", EarlyDeath),
    FoldInvariant(r.AMB_90, "discards_of_the_dead", DiscardsOfTheDead, since=2),
    FoldInvariant(r.CHK_35, "game_over", GameOver),
    FoldInvariant(r.CHK_40, "actions", Actions),
)
"""Folds about turns and the end of the game."""

__all__ = ["TURNS"]
