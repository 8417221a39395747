"""Actions in general: which are offered, what they cost (rulebook: 1. Take 3 Actions; ACT, EPI).

One guard function per action says why it cannot be taken; it serves the menu, the refusal and the
answer to "why not".
"""

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from typing import TypeAlias, final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.ability_lookups import RollContext, found, holds
from dmd_core.death_may_die.asking import condition_holds, failing
from dmd_core.death_may_die.chapters.attack import Targeting, attack_targets
from dmd_core.death_may_die.chapters.card_use import (
    card_uses,
    stand_up,
    stand_up_problem,
    unusable,
    use_card,
)
from dmd_core.death_may_die.chapters.rest import start_rest
from dmd_core.death_may_die.chapters.rolls import start_own_roll
from dmd_core.death_may_die.chapters.run import start_run
from dmd_core.death_may_die.chapters.trade import Trading, may_trade, trade_problem
from dmd_core.death_may_die.commands import (
    Attack,
    EpisodeActionOn,
    Pass,
    Rest,
    Run,
    StandUp,
    Trade,
    UseCard,
)
from dmd_core.death_may_die.content.boxes import (
    DestroyAction,
    ExtinguishAction,
    PlainAction,
    SuccessAction,
)
from dmd_core.death_may_die.events.actions import ActionTaken
from dmd_core.death_may_die.events.rolls import RollStarted
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.handlers import HANDLERS, DmdRun
from dmd_core.death_may_die.ids import ATTACK, NO_OBJECT, REST, RUN, ActionId, ObjectId
from dmd_core.death_may_die.lookups import (
    active,
    at_space,
    can_be_hurt,
    fire_at,
    is_down,
    is_safe,
    objects_at,
    uses,
)
from dmd_core.death_may_die.registry import frame
from dmd_core.death_may_die.state import RollKind, Scope, Table
from dmd_core.death_may_die.text_frames import Env, Resolve
from dmd_core.death_may_die.words.control import Choose
from dmd_core.death_may_die.words.turn import ExtraActions, FreeAction, SafeToRest
from dmd_core.death_may_die.words.when import Reach
from dmd_core.kernel.decisions import Closed, Decision, Explained, OneOf
from dmd_core.kernel.events import Command
from dmd_core.kernel.ids import NO_SOURCE, KindId, Seat, SourceId
from dmd_core.kernel.node import node
from dmd_core.kernel.refusals import Refusal, RefusalCode, refusal

ACTION = KindId("action")

NO_ACTION_LEFT = RefusalCode(
    "no-action-left",
    "All {allowed} actions of this turn are taken; a free action or 'pass' is left.",
    (r.ACT_01,),
)
NOT_SAFE = RefusalCode(
    "not-safe",
    "This action needs a Safe space; on {space:space} there are Enemies: {enemies:enemies}.",
    (r.REST_01, r.ACT_04, r.MAP_11),
)
EPISODE_NOT_SAFE = RefusalCode("episode-not-safe", NOT_SAFE.sentence, (r.ACT_04, r.MAP_11))
NO_TARGET = RefusalCode(
    "no-target",
    "There is no Enemy in reach of {space:space} that can be attacked.",
    (r.ATK_01, r.ACT_06),
)
INVULNERABLE = RefusalCode(
    "elder-one-only",
    "In reach of {space:space} is the Elder One alone, and it is no target before the Ritual is"
    " disrupted.",
    (r.ATK_09, r.RIT_02, r.ACT_06),
)
NO_OBJECT_HERE = RefusalCode(
    "no-object",
    "There is no intact object on {space:space} for this action.",
    (r.EPI_11, r.DEC_16, r.ACT_06),
)
NOT_THIS_OBJECT = RefusalCode(
    "not-this-object",
    "{object:object} is no intact object on {space:space}; the action is taken on one of those.",
    (r.EPI_11, r.DEC_16),
)
NO_OBJECT_NEEDED = RefusalCode(
    "no-object-needed",
    "The {action:action} action is taken on the own Space, not on an object.",
    (r.EPI_14, r.DEC_16),
)
NO_SUCH_ACTION = RefusalCode(
    "no-such-action",
    "The Episode has no such action; it has: {known:action}.",
    (r.EPI_01, r.ACT_03),
)
NO_FREE_ACTION = RefusalCode(
    "no-free-action",
    "{source:source} gives {seat:seat} no such free action now, or none any more this turn.",
    (r.SKL_05, r.AMB_99),
)
NO_FIRE_HERE = RefusalCode(
    "no-fire", "There is no Fire on {space:space}; a ruling closes the action then.", (r.AMB_42,)
)
NOT_NOW = RefusalCode(
    "action-not-now",
    "The {action:action} action cannot be taken on {space:space} now: {missing:conditions}.",
    (r.EPI_03, r.ACT_06),
)
LYING_DOWN = RefusalCode(
    "down", "{seat:seat} lies down, and can only rest or stand up again.", (r.AMB_130,)
)
NO_WAY = RefusalCode("no-way", "No Space is adjacent to {space:space}.", (r.RUN_02, r.ACT_06))


Reason: TypeAlias = Callable[[], Refusal] | None
"""Why something is not offered, made when asked for; None if it is offered."""

Closing: TypeAlias = dict[type, Callable[[], Refusal]]
"""What is not offered, by class of command, and why."""

_FREE = {Run: RUN, Attack: ATTACK, Rest: REST}
"""Commands that name the text that pays for them, with the action each begins."""
_EXPLAINED = (Run, Attack, Rest, EpisodeActionOn, UseCard)


@final
@frame(tag=21)
@node
class Actions:
    """Asks for the next action of the active player, until it passes (DEC-10)."""


def actions_allowed(game: Game, table: Table) -> int:
    """Actions of the active player this turn: the base and what texts add, as of now (AMB-124)."""
    extra = sum([ability.n for ability, _ in found(game, active(table), ExtraActions)])
    return game.rulings.actions_per_turn + extra


def free_actions(
    game: Game, table: Table, action: ActionId
) -> Sequence[tuple[SourceId, Reach | None]]:
    """Free actions of a kind that are left this turn (SKL-05, AMB-98, -99)."""
    seat = table.active
    abilities = found(game, active(table), FreeAction)
    if not abilities:
        return ()
    return [
        (source, ability.when.reach)
        for ability, source in abilities
        if ability.action == action
        and uses(table, source, seat, Scope.TURN) < ability.n
        and holds(game, table, seat, ability.when, RollContext(RollKind.ATTACK, ability.when.reach))
    ]


def safe_problem(table: Table, code: RefusalCode) -> Reason:
    """Why the Space of the active Investigator is not Safe; None if it is (MAP-11, -14)."""
    space = active(table).space
    if is_safe(table, space):
        return None

    def reason() -> Refusal:
        here = tuple(enemy.kind for enemy in table.enemies if enemy.space == space)
        return refusal(code, {"space": space, "enemies": here})

    return reason


def rest_problem(game: Game, table: Table) -> Reason:
    """Why the active Investigator cannot rest (REST-01); a text may count it as Safe (MAP-15)."""
    owner = active(table)
    if is_down(owner):
        return None
    for ability, _ in found(game, owner, SafeToRest):
        if holds(game, table, table.active, ability.when):
            return None
    return safe_problem(table, NOT_SAFE)


def _decide(game: Game, table: Table, frame: Actions) -> Decision:
    """Every action type with its parameters, card uses, and Pass (DEC-10)."""
    seat = table.active
    allowed = actions_allowed(game, table)
    lying = partial(refusal, LYING_DOWN, {"seat": seat}) if is_down(active(table)) else None
    paid: Reason = None
    if table.actions >= allowed:
        paid = partial(refusal, NO_ACTION_LEFT, {"allowed": allowed})
    menu: list[Command] = []
    closed: Closing = {}
    if paid is not None:
        closed.update(dict.fromkeys((Run, Attack, Rest), paid))
    _run(game, table, lying, paid, menu, closed)
    _attack(game, table, lying, paid, menu, closed)
    _rest(game, table, paid, menu, closed)
    _trade(game, table, lying or paid, menu, closed)
    _episode(game, table, lying or paid, menu, closed)
    standing = stand_up_problem(game, table)
    if standing is None:
        menu.append(StandUp(seat))
    else:
        closed[StandUp] = lambda: standing
    menu.extend(card_uses(game, table))
    menu.append(_only(Pass, seat))
    explained = Explained(_EXPLAINED, partial(_why_not, game, table, lying or paid))
    families = (OneOf(tuple(menu)), explained, Closed(closed))
    return Decision(seat, ACTION, families, (r.DEC_10, r.ACT_01), frame, must=False)


@lru_cache(maxsize=1024)
def _only(kind: Callable[[Seat], Command], seat: Seat) -> Command:
    """A command that has no parameters, made once per seat."""
    return kind(seat)


@lru_cache(maxsize=1024)
def _way(kind: Callable[[Seat, SourceId], Command], seat: Seat, pay: SourceId) -> Command:
    """A basic action, as one of the turn's or for free; the same few come back always."""
    return kind(seat, pay)


@lru_cache(maxsize=1024)
def _on(seat: Seat, action: ActionId, thing: ObjectId) -> Command:
    return EpisodeActionOn(seat, action, thing)


def _trade(game: Game, table: Table, reason: Reason, menu: list[Command], closed: Closing) -> None:
    if reason is None and not may_trade(game, table):
        reason = partial(trade_problem, game, table)
    if reason is None:
        menu.append(_only(Trade, table.active))
    else:
        closed[Trade] = reason


def _run(
    game: Game, table: Table, lying: Reason, paid: Reason, menu: list[Command], closed: Closing
) -> None:
    space = active(table).space
    if lying is not None:
        closed[Run] = lying
    elif not game.neighbours[space]:
        closed[Run] = partial(refusal, NO_WAY, {"space": space})
    else:
        seat = table.active
        if paid is None:
            menu.append(_way(Run, seat, NO_SOURCE))
        menu.extend([_way(Run, seat, source) for source, _ in free_actions(game, table, RUN)])


def _attack(
    game: Game, table: Table, lying: Reason, paid: Reason, menu: list[Command], closed: Closing
) -> None:
    if lying is not None:
        closed[Attack] = lying
        return
    seat = table.active
    targets = attack_targets(game, table, away=False)
    options = [
        _way(Attack, seat, source)
        for source, reach in free_actions(game, table, ATTACK)
        if attack_targets(game, table, away=reach is Reach.AWAY)
    ]
    if targets and paid is None:
        options.insert(0, _way(Attack, seat, NO_SOURCE))
    if not options and not targets:
        closed[Attack] = partial(no_target, game, table)
    menu.extend(options)


def no_target(game: Game, table: Table) -> Refusal:
    """Why nobody can be attacked: nobody is in reach, or only the Elder One (ATK-09)."""
    space = active(table).space
    alone = any(not can_be_hurt(game, table, enemy) for enemy in at_space(table, space))
    return refusal(INVULNERABLE if alone else NO_TARGET, {"space": space})


def _rest(game: Game, table: Table, paid: Reason, menu: list[Command], closed: Closing) -> None:
    reason = rest_problem(game, table)
    if reason is not None:
        closed[Rest] = reason
        return
    seat = table.active
    if paid is None:
        menu.append(_way(Rest, seat, NO_SOURCE))
    menu.extend([_way(Rest, seat, source) for source, _ in free_actions(game, table, REST)])


def _episode(
    game: Game, table: Table, reason: Reason, menu: list[Command], closed: Closing
) -> None:
    """The Episode's own actions (EPI-03, DEC-16)."""
    if reason is not None:
        closed[EpisodeActionOn] = reason
        return
    seat = table.active
    for action in game.episode.actions:
        objects, _ = _episode_objects(game, table, action.id)
        menu.extend([_on(seat, action.id, thing) for thing in objects])


def _episode_objects(
    game: Game, table: Table, name: ActionId
) -> tuple[tuple[ObjectId, ...], Reason]:
    """What an Episode action may be taken on, or why it is not offered (EPI-11, AMB-42, -46)."""
    action = game.actions[name]
    space = active(table).space
    if action.safe:
        not_safe = safe_problem(table, EPISODE_NOT_SAFE)
        if not_safe is not None:
            return (), not_safe
    if isinstance(action, DestroyAction):
        things = objects_at(table, space)
        return things, None if things else partial(refusal, NO_OBJECT_HERE, {"space": space})
    if isinstance(action, SuccessAction | PlainAction) and not _makes_sense(game, table, action):
        return (), partial(_not_now, game, table, action)
    closed = isinstance(action, ExtinguishAction) and not game.rulings.null_roll_actions
    if closed and not fire_at(table, space):
        return (), partial(refusal, NO_FIRE_HERE, {"space": space})
    return (NO_OBJECT,), None


def _makes_sense(game: Game, table: Table, action: SuccessAction | PlainAction) -> bool:
    """Whether the condition of an action holds, and if it is a choice, that of some option."""
    env = _asking(table, action)
    if action.condition is not None and not condition_holds(game, table, env, action.condition):
        return False
    return not isinstance(action.then, Choose) or any(
        option.condition is None or condition_holds(game, table, env, option.condition)
        for option in action.then.options
    )


def _not_now(game: Game, table: Table, action: SuccessAction | PlainAction) -> Refusal:
    """Which conditions fail: those of the action, or those of the options that want the fewest.

    Where several options want as much, the first that each of them wants.
    """
    env = _asking(table, action)
    missing = () if action.condition is None else failing(game, table, env, action.condition)
    if not missing and isinstance(action.then, Choose):
        wanted = [
            failing(game, table, env, option.condition)
            for option in action.then.options
            if option.condition is not None
        ]
        least = min(map(len, wanted), default=0)
        nearest = [parts for parts in wanted if len(parts) == least]
        missing = nearest[0] if len(nearest) == 1 else tuple(parts[0] for parts in nearest)
    values = {"action": action.id, "space": active(table).space, "missing": missing}
    return refusal(NOT_NOW, values)


def _asking(table: Table, action: SuccessAction | PlainAction) -> Env:
    seat = table.active
    return Env(you=seat, chooser=seat, src=SourceId(action.id))


def _why_not(game: Game, table: Table, closed: Reason, command: Command) -> Refusal | None:
    """Why this very action is not offered, where the others of its class may be.

    None where the reason is that of the whole class; `closed` is the one that goes before any
    about a free action or an object.
    """
    match command:
        case UseCard():
            return unusable(game, table, command)
        case EpisodeActionOn(action=name, object=thing):
            if name not in game.actions:
                return refusal(NO_SUCH_ACTION, {"known": tuple(game.actions)})
            if closed is not None:
                return None
            things, missing = _episode_objects(game, table, name)
            if missing is not None:
                return missing()
            values = {"object": thing, "action": name, "space": active(table).space}
            return refusal(NO_OBJECT_NEEDED if things == (NO_OBJECT,) else NOT_THIS_OBJECT, values)
        case Run(free=free) | Attack(free=free) | Rest(free=free) if free:
            paying = free_actions(game, table, _FREE[type(command)])
            if free not in dict(paying):
                return refusal(NO_FREE_ACTION, {"source": free, "seat": table.active})
    return no_target(game, table) if isinstance(command, Attack) and closed is None else None


@HANDLERS.guard(Actions)
def _can_act(_game: Game, table: Table, _frame: Actions) -> bool:
    """The dead take no more actions (DEATH-06)."""
    return active(table).alive


def _acted(run: DmdRun, frame: Actions, command: Command) -> None:
    """Begin the action; the next one comes when it is completely resolved (ACT-05)."""
    if isinstance(command, Pass):
        return
    run.push(frame)
    seat = run.table.active
    match command:
        case Run(free=free):
            run.emit(ActionTaken(seat, RUN, free))
            start_run(run)
        case Attack(free=free):
            reach = dict(free_actions(run.game, run.table, ATTACK)).get(free)
            run.emit(ActionTaken(seat, ATTACK, free))
            run.push(Targeting(away=reach is Reach.AWAY))
        case Rest(free=free):
            run.emit(ActionTaken(seat, REST, free))
            start_rest(run)
        case Trade():
            run.push(Trading())
        case EpisodeActionOn(action=action, object=thing):
            _episode_action(run, action, thing)
        case StandUp():
            stand_up(run)
        case UseCard(card=card):
            use_card(run, card)
        case _:
            message = f"{type(command).__name__} is no action"
            raise AssertionError(message)


def _episode_action(run: DmdRun, action: ActionId, thing: ObjectId) -> None:
    """Make the roll of an Episode action, which is no attack (ATK-12); one without just works."""
    seat = run.table.active
    run.emit(ActionTaken(seat, action, NO_SOURCE, why=(r.EPI_03,)))
    card = run.game.actions[action]
    if isinstance(card, PlainAction):
        env = Env(you=seat, chooser=seat, src=SourceId(action))
        run.push(Resolve(run.game.number(card.then), env))
        return
    started = RollStarted(RollKind.PLAIN, seat, 0, 0, action=action, object=thing)
    start_own_roll(run, started, RollContext(RollKind.PLAIN, action=action))


HANDLERS.ask(Actions, ACTION, _decide, _acted)
