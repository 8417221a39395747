"""Evidence: by which event one sees that an ability did something.

Many abilities leave events that name their text as source. Others change a number quietly: a bonus
die in a pool, one more step of a Run. For each class of ability there is one question to an event
and the table before it; coverage asks it for every ability that is in force.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, final

import attrs

from dmd_core.death_may_die.ability_lookups import holds
from dmd_core.death_may_die.chapters.pool import context_of
from dmd_core.death_may_die.chapters.run import BASE_STEPS
from dmd_core.death_may_die.events.actions import (
    ActionTaken,
    EnemiesEvaded,
    Healed,
    InvestigatorsMoved,
)
from dmd_core.death_may_die.events.discovery import DiscoveryClaimed
from dmd_core.death_may_die.events.enemies import EnemyWounded
from dmd_core.death_may_die.events.harm import (
    DeathAverted,
    TokensChanged,
    WoundsDeflected,
    WoundsReduced,
)
from dmd_core.death_may_die.events.mythos import MythosCancelled, MythosKept, MythosPutUnder
from dmd_core.death_may_die.events.rolls import (
    AttackDeclared,
    AttackRedirected,
    DiceRolled,
    DieRerolled,
    RollTallied,
    TallyChanged,
)
from dmd_core.death_may_die.events.sanity import SanityLossReduced
from dmd_core.death_may_die.events.setup import InvestigatorNamed
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.ids import REST
from dmd_core.death_may_die.lookups import figure, has_token, is_safe
from dmd_core.death_may_die.state import HURTING, Roll, RollKind, Table
from dmd_core.death_may_die.words.attack import ExtraWounds, FullWounds, ManyTargets, Range
from dmd_core.death_may_die.words.base import Ability
from dmd_core.death_may_die.words.cards import SkillLevel
from dmd_core.death_may_die.words.defence import (
    AvertDeath,
    CollectWounds,
    DeflectFire,
    Redirect,
    Reduce,
)
from dmd_core.death_may_die.words.enemies import AddTentacles, CountElderSigns
from dmd_core.death_may_die.words.moving import NameOther
from dmd_core.death_may_die.words.mythos import CancelMythos, KeepMythos, MythosChoice
from dmd_core.death_may_die.words.rolls import (
    AddSuccesses,
    BonusDice,
    Convert,
    ConvertBonus,
    FreeRerolls,
)
from dmd_core.death_may_die.words.running import RunSteps, Sneak, SneakWound, TakeAlong
from dmd_core.death_may_die.words.turn import ExtraActions, FreeAction, SafeToRest
from dmd_core.kernel.events import Event
from dmd_core.kernel.ids import Seat, SourceId


@final
@attrs.frozen
class Instant:
    """An event with what an ability may have had to do with it.

    `steps` counts the steps of the Run that the event is part of, this one included.
    """

    game: Game
    table: Table
    event: Event
    seat: Seat
    """Whose text it would be."""
    source: SourceId
    steps: int = 0


Evidence = Callable[[Any, Instant], bool]
"""``(ability, moment) -> bool``; `Any` because each is about one class of ability."""


def _named(*kinds: type) -> Evidence:
    """An event of these classes whose source is the text."""
    return lambda _, m: isinstance(m.event, kinds) and m.event.src == m.source


def _roll(m: Instant) -> Roll | None:
    """The roll in progress, if it is this Investigator's."""
    rolls = m.table.rolls
    return rolls[-1] if rolls and rolls[-1].owner == m.seat else None


def _attack(m: Instant) -> Roll | None:
    """The attack in progress, if it is this Investigator's."""
    roll = _roll(m)
    return roll if roll is not None and roll.kind is RollKind.ATTACK else None


def _bonus_dice(ability: BonusDice, m: Instant) -> bool:
    roll = _roll(m)
    if not isinstance(m.event, DiceRolled) or roll is None or roll.kind in HURTING:
        return False
    return holds(m.game, m.table, m.seat, ability.when, context_of(m.table, roll))


def _reroll(_: object, m: Instant) -> bool:
    return isinstance(m.event, DieRerolled) and m.event.pay == m.source


def _convert(_: object, m: Instant) -> bool:
    return isinstance(m.event, TallyChanged) and m.event.src == m.source


def _convert_bonus(ability: ConvertBonus, m: Instant) -> bool:
    if ability.successes:
        return _convert(ability, m)
    return isinstance(m.event, Healed) and m.event.src == m.source


def _add_successes(ability: AddSuccesses, m: Instant) -> bool:
    return (
        isinstance(m.event, TallyChanged)
        and m.event.src == m.source
        and m.event.successes == ability.n
        and not m.event.tentacles
    )


def _many(_: object, m: Instant) -> bool:
    event = m.event
    return isinstance(event, AttackDeclared) and event.seat == m.seat and len(event.targets) > 1


def _full(_: object, m: Instant) -> bool:
    roll = _attack(m)
    return (
        isinstance(m.event, EnemyWounded)
        and roll is not None
        and len(roll.targets) > 1
        and m.event.n + m.event.lost == roll.successes
    )


def _range(_: object, m: Instant) -> bool:
    event = m.event
    if not isinstance(event, AttackDeclared) or event.seat != m.seat:
        return False
    space = m.table.investigators[m.seat].space
    return any(e.space != space for e in m.table.enemies if e.id in event.targets)


def _free_action(_: object, m: Instant) -> bool:
    return isinstance(m.event, ActionTaken) and m.event.free == m.source


def _extra_action(_: object, m: Instant) -> bool:
    return (
        isinstance(m.event, ActionTaken)
        and m.event.seat == m.seat
        and not m.event.free
        and m.table.actions >= m.game.rulings.actions_per_turn
    )


def _steps(_: object, m: Instant) -> bool:
    return isinstance(m.event, InvestigatorsMoved) and m.steps > BASE_STEPS


def _along(_: object, m: Instant) -> bool:
    event = m.event
    return isinstance(event, InvestigatorsMoved) and not event.placed and len(event.seats) > 1


def _sneak(_: object, m: Instant) -> bool:
    return isinstance(m.event, EnemiesEvaded) and m.event.seat == m.seat


def _reduce(ability: Reduce, m: Instant) -> bool:
    if not isinstance(m.event, WoundsReduced | SanityLossReduced) or m.event.src != m.source:
        return False
    return bool(ability.wounds if isinstance(m.event, WoundsReduced) else ability.sanity)


def _rest(ability: SafeToRest, m: Instant) -> bool:
    event = m.event
    return (
        isinstance(event, ActionTaken)
        and event.action == REST
        and event.seat == m.seat
        and not is_safe(m.table, m.table.investigators[m.seat].space)
        and holds(m.game, m.table, m.seat, ability.when)
    )


def _level(_: object, m: Instant) -> bool:
    event = m.event
    return isinstance(event, DiscoveryClaimed) and str(event.card) == m.source


def _elder_signs(_: object, m: Instant) -> bool:
    return isinstance(m.event, RollTallied) and bool(m.event.elder_signs)


def _tentacles(ability: AddTentacles, m: Instant) -> bool:
    rolls = m.table.rolls
    if not isinstance(m.event, RollTallied) or not rolls:
        return False
    enemy = figure(m.table, rolls[-1].attacker)
    return enemy is not None and has_token(m.table, enemy.space, ability.token)


def _extra(_: object, m: Instant) -> bool:
    roll = _attack(m)
    return (
        isinstance(m.event, EnemyWounded)
        and roll is not None
        and roll.lone
        and m.event.n + m.event.lost > roll.successes
    )


EVIDENCE: Final[Mapping[type, Evidence]] = {
    BonusDice: _bonus_dice,
    FreeRerolls: _reroll,
    Convert: _convert,
    ConvertBonus: _convert_bonus,
    AddSuccesses: _add_successes,
    ManyTargets: _many,
    FullWounds: _full,
    Range: _range,
    FreeAction: _free_action,
    ExtraActions: _extra_action,
    RunSteps: _steps,
    TakeAlong: _along,
    Sneak: _sneak,
    SneakWound: _named(EnemyWounded),
    Reduce: _reduce,
    Redirect: _named(AttackRedirected),
    CollectWounds: _named(TokensChanged),
    ExtraWounds: _extra,
    SafeToRest: _rest,
    AvertDeath: _named(DeathAverted),
    MythosChoice: _named(MythosPutUnder),
    CancelMythos: _named(MythosCancelled),
    SkillLevel: _level,
    DeflectFire: _named(WoundsDeflected),
    KeepMythos: _named(MythosKept),
    NameOther: _named(InvestigatorNamed),
    CountElderSigns: _elder_signs,
    AddTentacles: _tentacles,
}
"""One question for each class of ability that has no effect of its own to carry out."""


def shows(ability: Ability, moment: Instant) -> bool:
    """Whether the event shows that the ability did something."""
    question = EVIDENCE.get(type(ability))
    return question is not None and question(ability, moment)


__all__ = ["EVIDENCE", "Instant", "shows"]
