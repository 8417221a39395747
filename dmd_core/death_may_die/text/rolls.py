"""Sentences of attacks and rolls, from the pool to the last step."""

from typing import assert_never

from dmd_core.death_may_die.chapters.attack import Targeting
from dmd_core.death_may_die.chapters.conversions import Conversion, Converting, conversions
from dmd_core.death_may_die.chapters.fight import Redirecting
from dmd_core.death_may_die.chapters.rerolls import Rerolling, ThrowingDie
from dmd_core.death_may_die.chapters.results import AddingWounds, Splitting
from dmd_core.death_may_die.chapters.rolls import ChoosingDice, ThrowingDice
from dmd_core.death_may_die.commands import BonusDiceUsed, Convert, Reroll, Split, Target
from dmd_core.death_may_die.events.rolls import (
    AttackDeclared,
    AttackRedirected,
    DiceRolled,
    DieRerolled,
    EnemyAttackDeclared,
    RollApplied,
    RollEnded,
    RollStarted,
    RollTallied,
    TallyChanged,
)
from dmd_core.death_may_die.ids import FigureId
from dmd_core.death_may_die.say.rolls import symbol
from dmd_core.death_may_die.say.throws import dice
from dmd_core.death_may_die.state import HURTING, RollKind
from dmd_core.death_may_die.text.language import ENGLISH
from dmd_core.death_may_die.text.scene import Scene
from dmd_core.kernel.ids import NO_SOURCE, Seat, SourceId
from dmd_core.tabletop.text.english import amounts, listed, plural, some, some_or_no


@ENGLISH.event(AttackDeclared)
def _attack_declared(scene: Scene, event: AttackDeclared) -> str:
    return f"{scene.who(event.seat)} attacks {scene.figures(event.targets)}"


@ENGLISH.event(EnemyAttackDeclared)
def _enemy_attack_declared(scene: Scene, event: EnemyAttackDeclared) -> str:
    return f"{scene.figure(event.figure)} attacks {scene.who(event.seat)}"


@ENGLISH.event(AttackRedirected)
def _attack_redirected(scene: Scene, event: AttackRedirected) -> str:
    return f"{scene.who(event.to)} takes over the attack on {scene.who(event.seat)}"


@ENGLISH.event(RollStarted)
def _roll_started(scene: Scene, event: RollStarted) -> str:
    pool = dice(event.standard, event.bonus)
    return f"{scene.who(event.owner)} rolls {pool} {_purpose(scene, event)}"


def _purpose(scene: Scene, roll: RollStarted) -> str:
    match roll.kind:
        case RollKind.ATTACK:
            return f"for the attack on {scene.figures(roll.targets)}"
        case RollKind.ENEMY:
            return f"for the attack of {scene.figure(roll.attacker)}"
        case RollKind.FIRE:
            return "for the Fire"
        case RollKind.AGAINST:
            return f"against {scene.source(roll.src) or 'a text'}"
        case RollKind.PLAIN:
            if roll.action:
                return f"for the {scene.action(roll.action)} action"
            return f"for {scene.source(roll.src) or 'a text'}"
    assert_never(roll.kind)


@ENGLISH.event(DiceRolled)
def _dice_rolled(scene: Scene, event: DiceRolled) -> str:
    shown = listed([scene.face(face) for face in event.drawn])
    verb = "die shows" if len(event.drawn) == 1 else "dice show"
    return f"the {verb} {shown or 'nothing'}"


@ENGLISH.event(DieRerolled)
def _die_rerolled(scene: Scene, event: DieRerolled) -> str:
    shown = listed([scene.face(face) for face in event.drawn])
    return f"{scene.die(event.die)} is rerolled {_cost(scene, event.pay)} and shows {shown}"


def _cost(scene: Scene, pay: SourceId) -> str:
    return f"for free{scene.by(pay)}" if pay else f"for {some(1, 'Stress')}"


@ENGLISH.event(RollTallied)
def _roll_tallied(_scene: Scene, event: RollTallied) -> str:
    counted = amounts(
        (event.successes, "Success"),
        (event.elder_signs, "Elder Sign"),
        (event.tentacles, "Tentacle"),
    )
    return f"tally: {counted or 'no symbols'}"


@ENGLISH.event(TallyChanged)
def _tally_changed(scene: Scene, event: TallyChanged) -> str:
    symbols = (
        (event.successes, "Success"),
        (event.elder_signs, "Elder Sign"),
        (event.tentacles, "Tentacle"),
    )
    more = amounts(*((max(n, 0), noun) for n, noun in symbols))
    less = amounts(*((max(-n, 0), noun) for n, noun in symbols))
    does = [f"adds {more} to the tally"] if more else []
    does += [f"takes {less} off the tally"] if less else []
    text = scene.source(event.src) or "a text"
    return f"{text} {listed(does) or 'leaves the tally as it is'}"


@ENGLISH.event(RollApplied)
def _roll_applied(_scene: Scene, _event: RollApplied) -> str:
    return ""


@ENGLISH.event(RollEnded)
def _roll_ended(_scene: Scene, _event: RollEnded) -> str:
    return ""


# --- commands --------------------------------------------------------------------------------


@ENGLISH.command(Target)
def _target(scene: Scene, command: Target) -> str:
    return f"{scene.who(command.seat)} aims at {scene.placed(command.figure)}"


@ENGLISH.command(Reroll)
def _reroll(scene: Scene, command: Reroll) -> str:
    cost = _cost(scene, command.pay)
    return f"{scene.who(command.seat)} rerolls {scene.die(command.die)} {cost}"


@ENGLISH.command(BonusDiceUsed)
def _bonus_dice_used(scene: Scene, command: BonusDiceUsed) -> str:
    return f"{scene.who(command.seat)} rolls {some_or_no(command.n, 'bonus die')}"


@ENGLISH.command(Convert)
def _convert(scene: Scene, command: Convert) -> str:
    """Which symbol becomes what; with the table alone it is not known which text is asked about."""
    who, n = scene.who(command.seat), command.n
    by = scene.by(command.text, "thanks to")
    text = conversion(scene, scene.asked, command.text)
    if text is None:
        return f"{who} converts {some_or_no(n, 'symbol')}{by}"
    if not n:
        return f"{who} leaves the {plural(symbol(text.symbol))} as they are{by}"
    return f"{who} counts {some(n, symbol(text.symbol))} as {_worth(text, n)}{_against(scene)}{by}"


def conversion(scene: Scene, asked: object, src: SourceId = NO_SOURCE) -> Conversion | None:
    """A text that may change the tally: the one asked about, or another one by its source."""
    if not isinstance(asked, Converting) or not scene.table.rolls:
        return None
    texts = conversions(scene.game, scene.table)
    if src == NO_SOURCE:
        return texts[asked.i] if 0 <= asked.i < len(texts) else None
    return next((text for text in texts if text.src == src and not text.added), None)


def _worth(text: Conversion, n: int) -> str:
    """What so many symbols come to."""
    counted = amounts((n * text.successes, "Success"), (n * text.tentacles, "Tentacle"))
    return counted or "nothing"


def _against(scene: Scene) -> str:
    """Whom Successes harm, if it is whoever rolls; nothing otherwise."""
    seat = harmed(scene)
    return "" if seat is None else f" against {scene.who(seat)}"


def harmed(scene: Scene) -> Seat | None:
    """The Investigator whom the Successes of the roll harm; None if they are good."""
    roll = scene.roll
    return roll.owner if roll is not None and roll.kind in HURTING else None


@ENGLISH.command(Split)
def _split(scene: Scene, command: Split) -> str:
    number = some_or_no(command.n, "Success")
    return f"{scene.who(command.seat)} gives {number} to {_next_target(scene)}"


def _next_target(scene: Scene) -> str:
    target = next_target(scene)
    return "this target" if target is None else scene.figure(target)


def next_target(scene: Scene) -> FigureId | None:
    """The target that Successes are asked for; None if that is not known."""
    roll, asked = scene.roll, scene.asked
    if roll is not None and isinstance(asked, Splitting):
        place = len(asked.shares)
        if place < len(roll.targets):
            return roll.targets[place]
    return None


# --- decisions -------------------------------------------------------------------------------


@ENGLISH.which(Targeting)
def _targeting(scene: Scene, frame: Targeting) -> str:
    if not frame.chosen:
        return "choose a target"
    return f"choose another target besides {scene.figures(frame.chosen)}"


@ENGLISH.whether(Redirecting)
def _redirecting(scene: Scene, frame: Redirecting) -> str:
    attacker = scene.figure(frame.figure)
    return f"take over the attack of {attacker} on {scene.who(scene.table.active)}"


@ENGLISH.which(ChoosingDice)
def _choosing_dice(_scene: Scene, _frame: ChoosingDice) -> str:
    return "choose how many bonus dice to roll"


@ENGLISH.which(Rerolling)
def _rerolling(_scene: Scene, _frame: Rerolling) -> str:
    return "reroll a die"


@ENGLISH.which(Converting)
def _converting(scene: Scene, frame: Converting) -> str:
    text = conversion(scene, frame)
    if text is None:
        return "change the tally"
    by = scene.by(text.src, "thanks to")
    if text.added:
        return f"add {some(text.most, 'Success')}{_against(scene)} to the tally{by}"
    return f"count {plural(symbol(text.symbol))} as {_worth(text, 1)} each{_against(scene)}{by}"


@ENGLISH.which(Splitting)
def _splitting(scene: Scene, _frame: Splitting) -> str:
    return f"give Successes to {_next_target(scene)}"


@ENGLISH.whether(AddingWounds)
def _adding_wounds(scene: Scene, frame: AddingWounds) -> str:
    return f"add {some(frame.extra, 'Wound')}{scene.by(frame.src, 'thanks to')}"


@ENGLISH.which(ThrowingDice)
def _throwing_dice(scene: Scene, _frame: ThrowingDice) -> str:
    roll = scene.roll
    pool = "the dice" if roll is None else dice(roll.standard, roll.bonus)
    return f"type in what was rolled with {pool}"


@ENGLISH.which(ThrowingDie)
def _throwing_die(scene: Scene, frame: ThrowingDie) -> str:
    return f"type in the reroll of {scene.die(frame.die)}"


__all__ = ["conversion", "harmed", "next_target"]
