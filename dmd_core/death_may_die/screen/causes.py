"""What events belong together by: an attack, a roll, a card, a Threshold, a text, a move."""

from typing import Final

from dmd_core.death_may_die.chapters.fight import EnemyAttack, Redirecting
from dmd_core.death_may_die.chapters.investigate import Claiming, Discovering, TakingCard
from dmd_core.death_may_die.chapters.mythos import (
    CancellingMythos,
    ClosingMythos,
    MythosCard,
    ReplacingMythos,
)
from dmd_core.death_may_die.chapters.rolls import Rolling
from dmd_core.death_may_die.chapters.sanity import LevellingUp, Threshold
from dmd_core.death_may_die.events.actions import (
    EnemiesEvaded,
    EnemiesFollowed,
    InvestigatorsMoved,
)
from dmd_core.death_may_die.events.discovery import (
    DiscoveryClaimed,
    DiscoveryDiscarded,
    DiscoveryDrawn,
)
from dmd_core.death_may_die.events.fire import FireTaken
from dmd_core.death_may_die.events.mythos import (
    KeptMythosResolved,
    MythosDiscarded,
    MythosDrawn,
    MythosKept,
    MythosPutUnder,
)
from dmd_core.death_may_die.events.rolls import (
    AttackDeclared,
    EnemyAttackDeclared,
    RollEnded,
    RollStarted,
)
from dmd_core.death_may_die.events.sanity import (
    BonusDieGained,
    InsanityActivated,
    LevelUpSkipped,
    SkillLevelled,
)
from dmd_core.death_may_die.ids import ActionId, CardId, EnemyId, FigureId
from dmd_core.death_may_die.lookups import figure
from dmd_core.death_may_die.state import Roll, RollKind, Table
from dmd_core.death_may_die.text.names import Names
from dmd_core.kernel.events import Event, Frame
from dmd_core.kernel.ids import NO_SOURCE, SourceId
from dmd_core.screen.shown import Cause

ATTACK, ROLL, MYTHOS, DISCOVERY = "attack", "roll", "mythos", "discovery"
THRESHOLD, TEXT, MOVE = "threshold", "text", "move"
"""Kinds of causes."""

_ATTACKS: Final = (RollKind.ATTACK, RollKind.ENEMY)
_CARD_LEAVES: Final = (MythosDiscarded, MythosKept, MythosPutUnder)
_LAST: Final = (*_CARD_LEAVES, DiscoveryClaimed, DiscoveryDiscarded)
"""Events that belong to the card that was drawn, whatever text they come from."""
_MOVES: Final = (FireTaken, InvestigatorsMoved, EnemiesEvaded, EnemiesFollowed)


def opened(names: Names, table: Table, event: Event, inside: tuple[Cause, ...]) -> Cause | None:
    """What begins with an event; see `dmd_core.screen.facet.Screen.opens`."""
    match event:
        case AttackDeclared():
            return Cause(ATTACK, NO_SOURCE, "")
        case EnemyAttackDeclared(figure=number):
            return _of_enemy(names, table, number)
        case RollStarted():
            return _roll(names, event, inside)
        case MythosDrawn(drawn=drawn):
            return _card(names, MYTHOS, drawn[0]) if drawn else None
        case KeptMythosResolved(card=card):
            return _card(names, MYTHOS, card)
        case DiscoveryDrawn(drawn=drawn):
            return _card(names, DISCOVERY, drawn[0]) if drawn else None
        case InsanityActivated(seat=seat):
            return _card(names, THRESHOLD, table.investigators[seat].insanity)
        case FireTaken() | InvestigatorsMoved() if not event.src:
            return None if _top(inside, MOVE) else Cause(MOVE, NO_SOURCE, "")
    if event.src and not isinstance(event, _LAST) and _works_anew(event.src, inside):
        return Cause(TEXT, event.src, names.source(event.src))
    return None


def _works_anew(source: SourceId, inside: tuple[Cause, ...]) -> bool:
    return not inside or inside[-1].source != source


def _top(inside: tuple[Cause, ...], kind: str) -> bool:
    return bool(inside) and inside[-1].kind == kind


def _roll(names: Names, event: RollStarted, inside: tuple[Cause, ...]) -> Cause | None:
    """The roll of an attack belongs to the attack; any other is a cause of its own."""
    if event.kind in _ATTACKS and _top(inside, ATTACK):
        return None
    source = SourceId(event.action) or event.src
    return Cause(ROLL, source, names.source(source))


def _of_enemy(names: Names, table: Table, number: FigureId) -> Cause:
    enemy = figure(table, number)
    kind = EnemyId("") if enemy is None else enemy.kind
    return Cause(ATTACK, SourceId(kind), names.kind(kind) if kind else "")


def _card(names: Names, kind: str, card: CardId) -> Cause:
    return Cause(kind, SourceId(card), names.card(card))


def kept(cause: Cause, last: Event | None, event: Event) -> bool:
    """Whether a cause goes on with an event; see `dmd_core.screen.facet.Screen.keeps`."""
    match cause.kind:
        case "move":
            return isinstance(event, _MOVES) and not event.src
        case "text":
            return event.src == cause.source
        case "attack":
            declared = isinstance(event, AttackDeclared | EnemyAttackDeclared)
            return not declared and not isinstance(last, RollEnded)
        case "roll":
            return not isinstance(last, RollEnded)
        case "mythos":
            return not _left(cause, last)
        case "discovery":
            return not isinstance(last, DiscoveryClaimed | DiscoveryDiscarded)
        case "threshold":
            risen = isinstance(last, SkillLevelled | LevelUpSkipped)
            return (
                isinstance(event, BonusDieGained) if risen else not isinstance(last, BonusDieGained)
            )
    return True


def _left(cause: Cause, last: Event | None) -> bool:
    """Whether a Mythos card has gone from where cards are resolved."""
    return isinstance(last, _CARD_LEAVES) and str(last.card) == cause.source


def under_way(names: Names, table: Table, agenda: tuple[Frame, ...]) -> tuple[Cause, ...]:
    """What is under way, from the frames, the outermost first."""
    rolls = iter(table.rolls)
    found: list[Cause] = []
    for frame in agenda:
        cause = _of_frame(names, table, frame)
        if isinstance(frame, Rolling):
            roll = next(rolls, None)
            cause = None if roll is None else _of_roll(names, table, roll)
        if cause is None or _top(tuple(found), cause.kind):
            continue
        found.append(cause)
    return tuple(found)


def _of_roll(names: Names, table: Table, roll: Roll) -> Cause:
    if roll.kind is RollKind.ENEMY:
        return _of_enemy(names, table, roll.attacker)
    if roll.kind is RollKind.ATTACK:
        return Cause(ATTACK, NO_SOURCE, "")
    source = SourceId(ActionId(roll.action))
    return Cause(ROLL, source, names.source(source))


def _of_frame(names: Names, table: Table, frame: Frame) -> Cause | None:
    match frame:
        case EnemyAttack(figure=number) | Redirecting(figure=number):
            return _of_enemy(names, table, number)
        case (
            MythosCard(card=card)
            | ClosingMythos(card=card)
            | CancellingMythos(card=card)
            | ReplacingMythos(card=card)
        ):
            return _card(names, MYTHOS, card)
        case Discovering(card=card) | Claiming(card=card) | TakingCard(card=card):
            return _card(names, DISCOVERY, card)
        case Threshold(seat=seat) | LevellingUp(seat=seat):
            return _card(names, THRESHOLD, table.investigators[seat].insanity)
    return None


__all__ = [
    "ATTACK",
    "DISCOVERY",
    "MOVE",
    "MYTHOS",
    "ROLL",
    "TEXT",
    "THRESHOLD",
    "kept",
    "opened",
    "under_way",
]
