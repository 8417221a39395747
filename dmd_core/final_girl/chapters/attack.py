"""Her attacks: at whom, with what weapon, how much damage (rules FG-ATK, FG-WPN).

An attack is aimed before its roll (FG-ATK-08). Its damage is that of the row with all modifiers,
added once (FG-AMB-25, -54): one weapon at most, and each other source.
"""

from typing import final

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.asking import condition_holds
from dmd_core.final_girl.chapters.damage import damage_killer, damage_minions
from dmd_core.final_girl.chapters.items import spend
from dmd_core.final_girl.chapters.texts import resolve, skip, whether
from dmd_core.final_girl.chapters.time import move_time
from dmd_core.final_girl.commands import Aim, Answer, Done, Wield
from dmd_core.final_girl.events.actions import Used
from dmd_core.final_girl.events.attack import AttackAimed, AttackOver, DamageRaised
from dmd_core.final_girl.events.skips import Skip
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.handlers import HANDLERS, GirlRun
from dmd_core.final_girl.ids import NO_ACTION, NO_FIGURE, NO_ITEM, PLAYER, ActionId, CardId, SpaceId
from dmd_core.final_girl.lookups import (
    carried,
    enemy_space,
    found,
    is_weapon,
    minions_at,
    usable_there,
)
from dmd_core.final_girl.registry import frame
from dmd_core.final_girl.state import Strike, Table, Target
from dmd_core.final_girl.text_frames import Env
from dmd_core.final_girl.words import hooks
from dmd_core.kernel.decisions import Decision, explained, one_of
from dmd_core.kernel.ids import NO_SOURCE, KindId, SourceId
from dmd_core.kernel.node import node
from dmd_core.kernel.refusals import Refusal, RefusalCode, refusal
from dmd_core.tabletop.hooks import of_kind

AIM = KindId("aim")
WEAPON = KindId("weapon")
AFTER = KindId("after-damage")

NOT_IN_REACH = RefusalCode(
    "not-in-reach",
    "There is no such enemy she can attack that way: on her own space, or with a held weapon at"
    " exactly its range.",
    (r.ATK_01, r.ATK_08, r.WPN_02, r.AMB_55),
)
NO_USE_OF_WEAPON = RefusalCode(
    "weapon-not-usable",
    "{weapon:card} cannot modify this attack: a weapon has to be held, to have its range and to fit"
    " the action card.",
    (r.WPN_01, r.WPN_02, r.WPN_06),
)


@final
@frame(tag=17)
@node
class Aiming:
    """Asks at whom an action card is aimed (FG-DEC-19)."""

    card: ActionId


@final
@frame(tag=18)
@node
class AimingShot:
    """Asks at whom a weapon shoots without an action card (FG-DEC-19)."""

    weapon: CardId


@final
@frame(tag=19)
@node
class Striking:
    """Asks which weapon modifies the damage of a row (FG-DEC-11)."""

    n: int
    src: SourceId


@final
@frame(tag=20)
@node
class AfterDamage:
    """Asks whether what a weapon may do after damage is done (FG-DEC-22)."""

    weapon: CardId


@final
@frame(tag=21)
@node
class ShotOver:
    """An attack without an action card is over."""


# --- reach ---------------------------------------------------------------------------------------


def _reaches(game: Game, table: Table, weapon: CardId, space: SpaceId) -> bool:
    """Whether she can use a weapon at the distance of a space (FG-WPN-02 to -04, -07)."""
    item = carried(table, weapon)
    if item is None or not usable_there(game, item):
        return False
    text = game.items[weapon]
    away = game.distance(table.girl.space, space)
    return (
        text.range is not None
        and text.modifier > 0
        and away is not None
        and text.range[0] <= away <= text.range[1]
    )


def modifiers(game: Game, table: Table, card: ActionId, space: SpaceId) -> list[CardId]:
    """Her weapons that may modify an action card against enemies of a space (FG-WPN-05, -06).

    A weapon that works without an action card modifies none (FG-AMB-56).
    """
    weapons: list[CardId] = []
    for item in table.carried:
        text = game.items[item.card]
        shoots = of_kind(game.hooks.get(SourceId(item.card), {}), hooks.Shoot)
        if shoots or not is_weapon(text) or (text.cards and card not in text.cards):
            continue
        if _reaches(game, table, item.card, space):
            weapons.append(item.card)
    return weapons


def enemies_at(table: Table, space: SpaceId) -> list[Target]:
    """The kinds of enemies on a space (FG-ATK-08)."""
    kinds = [Target.KILLER] if table.killer.space == space else []
    return [*kinds, Target.MINIONS] if minions_at(table, space) else kinds


def targets(game: Game, table: Table, card: ActionId) -> list[Aim]:
    """At whom an action card can be aimed: on her space, or from a distance with a weapon.

    A weapon from a distance is bound with the aim (FG-AMB-55).
    """
    here = table.girl.space
    found_targets = [Aim(PLAYER, target, here) for target in enemies_at(table, here)]
    for space in _spaces_of_enemies(table):
        if space != here:
            found_targets += [
                Aim(PLAYER, target, space, weapon)
                for target in enemies_at(table, space)
                for weapon in modifiers(game, table, card, space)
            ]
    return found_targets


def _spaces_of_enemies(table: Table) -> list[SpaceId]:
    spaces = [one.space for one in table.minions]
    return list(dict.fromkeys([*([table.killer.space] if table.killer.space else []), *spaces]))


# --- aiming --------------------------------------------------------------------------------------


def aim(run: GirlRun, card: ActionId) -> None:
    """Aim an action card: a reaction at the attacker (FG-AMB-87), others as the player says."""
    attack = run.table.attack
    if attack is None:
        run.push(Aiming(card))
        return
    space = enemy_space(run.table, attack.minion)
    if space is not None:
        target = Target.KILLER if attack.minion == NO_FIGURE else Target.MINIONS
        run.emit(AttackAimed(card, target, space, why=(r.AMB_87,)))


def _decide_aim(game: Game, table: Table, frame: Aiming) -> Decision:
    options = one_of(*targets(game, table, frame.card))
    rules = (r.DEC_19, r.ATK_08)
    return Decision(PLAYER, AIM, (options, explained(Aim, _no_aim)), rules, frame, quiet=True)


def _no_aim(_command: Aim) -> Refusal:
    return refusal(NOT_IN_REACH)


def _aimed(run: GirlRun, frame: Aiming, command: Aim) -> None:
    why = (r.AMB_55, r.WPN_02, r.WPN_07) if command.weapon else (r.ATK_01,)
    run.emit(AttackAimed(frame.card, command.target, command.space, command.weapon, why=why))


HANDLERS.ask(Aiming, AIM, _decide_aim, _aimed)


# --- damage of a row -----------------------------------------------------------------------------


def deal_damage(run: GirlRun, n: int, src: SourceId) -> None:
    """The damage symbols of a row: one attack on its target (FG-SYM-07, FG-ATK-03, -04)."""
    if run.table.strike is None:
        skip(run, Skip.NO_TARGET, src, (r.SYM_07,))
        return
    run.push(Striking(n, src))


def _strike(table: Table) -> Strike:
    if table.strike is None:
        raise ValueError("no attack of hers is under way")
    return table.strike


def _decide_weapon(game: Game, table: Table, frame: Striking) -> Decision:
    """No weapon or one; one that was bound at play has to be used (FG-WPN-01, FG-AMB-24, -55)."""
    strike = _strike(table)
    rules = (r.DEC_11, r.WPN_01, r.WPN_05)
    if strike.weapon:
        bound = one_of(Wield(PLAYER, strike.weapon))
        return Decision(PLAYER, WEAPON, (bound,), rules, frame, quiet=True)
    weapons = modifiers(game, table, strike.card, strike.space)
    options = one_of(*(Wield(PLAYER, weapon) for weapon in weapons), Done(PLAYER))
    others = explained(Wield, _no_weapon)
    return Decision(PLAYER, WEAPON, (options, others), rules, frame, must=False)


def _no_weapon(command: Wield) -> Refusal:
    return refusal(NO_USE_OF_WEAPON, {"weapon": command.weapon})


def _struck(run: GirlRun, frame: Striking, command: Wield | Done) -> None:
    weapon = command.weapon if isinstance(command, Wield) else NO_ITEM
    if weapon:
        raised = run.game.items[weapon].modifier
        run.emit(DamageRaised(raised, src=SourceId(weapon), why=(r.WPN_01, r.WPN_05)))
        _deal(run, frame.n + raised, weapon, frame.src)
        return
    _deal(run, frame.n, weapon, frame.src)


HANDLERS.ask(Striking, WEAPON, _decide_weapon, _struck)


def _deal(run: GirlRun, n: int, weapon: CardId, src: SourceId) -> None:
    """Add what else raises the damage, spend the weapon, then deal it (FG-AMB-54)."""
    table = run.table
    strike = _strike(table)
    if strike.space == table.girl.space:
        for ability, source in found(run.game, table, hooks.DamageBonus):
            run.emit(DamageRaised(ability.n, src=source, why=(r.AMB_54,)))
            n += ability.n
    if weapon:
        spend(run, SourceId(weapon))
        run.push(AfterDamage(weapon))
    if strike.target is Target.KILLER:
        damage_killer(run, Env(src), n)
    else:
        damage_minions(run, Env(src), strike.space, n)


# --- after damage --------------------------------------------------------------------------------


@HANDLERS.guard(AfterDamage)
def _may_follow(game: Game, table: Table, frame: AfterDamage) -> bool:
    source = SourceId(frame.weapon)
    return table.strike is not None and any(
        condition_holds(game, table, Env(source), ability.when)
        for ability in of_kind(game.hooks.get(source, {}), hooks.AfterDamage)
    )


def _decide_after(_game: Game, _table: Table, frame: AfterDamage) -> Decision:
    return whether(AFTER, frame)


def _after(run: GirlRun, frame: AfterDamage, command: Answer) -> None:
    if command.yes:
        source = SourceId(frame.weapon)
        ability = of_kind(run.game.hooks[source], hooks.AfterDamage)[0]
        resolve(run, (ability.then,), Env(source))


HANDLERS.ask(AfterDamage, AFTER, _decide_after, _after)


# --- weapons that need no card -------------------------------------------------------------------


def shots(game: Game, table: Table, weapon: SourceId) -> list[Aim]:
    """At whom a weapon can shoot without an action card (FG-AMB-56)."""
    card = CardId(weapon)
    return [
        Aim(PLAYER, target, space, card)
        for space in _spaces_of_enemies(table)
        if _reaches(game, table, card, space)
        for target in enemies_at(table, space)
    ]


def shooters(game: Game, table: Table) -> list[SourceId]:
    """The weapons she can shoot with now."""
    return [
        source
        for ability, source in found(game, table, hooks.Shoot)
        if ability.time <= table.time and shots(game, table, source)
    ]


def shoot(run: GirlRun, weapon: SourceId) -> None:
    """Use a weapon without an action card: no roll, its number is the damage (FG-AMB-56)."""
    run.push(AimingShot(CardId(weapon)))


def _decide_shot(game: Game, table: Table, frame: AimingShot) -> Decision:
    options = one_of(*shots(game, table, SourceId(frame.weapon)))
    rules = (r.DEC_19, r.WPN_02, r.AMB_56)
    return Decision(PLAYER, AIM, (options, explained(Aim, _no_aim)), rules, frame, quiet=True)


def _shot(run: GirlRun, frame: AimingShot, command: Aim) -> None:
    source = SourceId(frame.weapon)
    ability = of_kind(run.game.hooks[source], hooks.Shoot)[0]
    run.emit(Used(source, src=source))
    if ability.time:
        move_time(run, -ability.time, source, (r.AMB_15,))
    run.emit(AttackAimed(NO_ACTION, command.target, command.space, frame.weapon, src=source))
    run.push(ShotOver())
    _deal(run, run.game.items[frame.weapon].modifier, frame.weapon, source)


HANDLERS.ask(AimingShot, AIM, _decide_shot, _shot)


@HANDLERS.work(ShotOver)
def _shot_over(run: GirlRun, _frame: ShotOver) -> None:
    run.emit(AttackOver(src=NO_SOURCE))


__all__ = ["aim", "deal_damage", "modifiers", "shoot", "shooters", "shots", "targets"]
