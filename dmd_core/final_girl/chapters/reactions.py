"""An attack on the Final Girl: its window of reactions, then its damage (rules FG-RCT, FG-KIL-21).

The attack lies on the table while she may answer it. A reaction that kills the killer, or brings a
side back to life, ends the phase, and with it the attack (FG-AMB-10).
"""

from functools import partial
from typing import final

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.chapters.cards import play_card
from dmd_core.final_girl.chapters.hand import NOT_IN_HAND
from dmd_core.final_girl.chapters.health import hurt
from dmd_core.final_girl.chapters.items import spend
from dmd_core.final_girl.chapters.phase_end import end_phase
from dmd_core.final_girl.commands import Done, Play, Use
from dmd_core.final_girl.content.definitions import CardUse
from dmd_core.final_girl.events.actions import Used
from dmd_core.final_girl.events.killer import AttackBegan, AttackEnded, AttackReduced
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.handlers import HANDLERS, GirlRun
from dmd_core.final_girl.ids import NO_FIGURE, PLAYER, FigureId
from dmd_core.final_girl.lookups import attack_value, enemy_space, found, of_use
from dmd_core.final_girl.registry import frame
from dmd_core.final_girl.state import Phase, Table
from dmd_core.final_girl.text_frames import Env
from dmd_core.final_girl.words.hooks import EndKillerPhase, ReduceAttack
from dmd_core.kernel.decisions import Decision, explained, one_of
from dmd_core.kernel.ids import NO_SOURCE, KindId, RuleId, SourceId
from dmd_core.kernel.node import node
from dmd_core.kernel.refusals import Refusal, RefusalCode, refusal
from dmd_core.tabletop.hooks import of_kind

REACT = KindId("react")
ESCAPE = KindId("escape")

NO_REACTION = RefusalCode(
    "no-reaction",
    "{card:action} is no reaction: only those answer an attack on her.",
    (r.RCT_01, r.RCT_10),
)
NO_DEFENCE = RefusalCode(
    "no-defence",
    "{source:source} is of no use against this attack.",
    (r.DEC_15, r.AMB_58),
)


@final
@frame(tag=52)
@node
class AttackingGirl:
    """An enemy attacks the Final Girl, if she is on its space; `why` are the rules."""

    figure: FigureId
    src: SourceId
    why: tuple[RuleId, ...] = ()


@final
@frame(tag=53)
@node
class Reacting:
    """Asks for one answer more to the attack on her (FG-DEC-15)."""


@final
@frame(tag=54)
@node
class Landing:
    """The attack on her is over, and what is left of it hits her."""


@final
@frame(tag=55)
@node
class Escaping:
    """Asks whether she ends the Killer phase before an enemy attacks (FG-AMB-58)."""


# --- the attack ------------------------------------------------------------------------------


@HANDLERS.guard(AttackingGirl)
def _is_there(_game: Game, table: Table, frame: AttackingGirl) -> bool:
    return enemy_space(table, frame.figure) == table.girl.space


@HANDLERS.work(AttackingGirl)
def _attack(run: GirlRun, frame: AttackingGirl) -> None:
    """It hits for the attack value of now, unless she reacts (FG-KIL-21, FG-BLD-07).

    Attacks of minions, and those in another phase than the killer's, are answered the same way
    (FG-RCT-09, FG-AMB-92); a victim that is attacked, or health that is lost, is not (FG-RCT-06,
    FG-RCT-07).
    """
    damage = attack_value(run.game, run.table, frame.figure)
    run.emit(AttackBegan(damage, frame.figure, src=frame.src, why=frame.why))
    run.push(Reacting(), Landing())


@HANDLERS.work(Landing)
def _land(run: GirlRun, _frame: Landing) -> None:
    """Each attack is one of its own, with its own reactions (FG-KIL-22, FG-RCT-05)."""
    attack = run.table.attack
    if attack is None:
        return
    run.emit(AttackEnded())
    hurt(run, Env(_attacker(run, attack.minion), figure=attack.minion), girl=attack.damage)


def _attacker(run: GirlRun, figure: FigureId) -> SourceId:
    if figure == NO_FIGURE:
        return SourceId(run.game.killer.id)
    kinds = (one.kind for one in run.table.minions if one.id == figure)
    return SourceId(next(kinds, ""))


# --- the window ------------------------------------------------------------------------------


@HANDLERS.guard(Reacting)
def _can_be_answered(_game: Game, table: Table, _frame: Reacting) -> bool:
    """Nothing more is offered against an attack that deals no damage any more (FG-AMB-86)."""
    return table.attack is not None and table.attack.damage > 0


def escapes(game: Game, table: Table) -> tuple[SourceId, ...]:
    """What ends the Killer phase while the killer is on her space (FG-AMB-58)."""
    if table.phase is not Phase.KILLER or table.killer.space != table.girl.space:
        return ()
    return tuple([source for _, source in found(game, table, EndKillerPhase)])


def defences(game: Game, table: Table) -> tuple[SourceId, ...]:
    """Items that answer an attack on her: less damage, or the end of the Killer phase."""
    reducing = [source for _, source in found(game, table, ReduceAttack)]
    return tuple(dict.fromkeys([*reducing, *escapes(game, table)]))


def _decide(game: Game, table: Table, frame: Reacting) -> Decision:
    """A reaction card, a defensive item, or the rest of the damage (FG-DEC-15, FG-RCT-04)."""
    options = one_of(
        *(Play(PLAYER, card) for card in of_use(game, table, CardUse.REACTION)),
        *(Use(PLAYER, source) for source in defences(game, table)),
        Done(PLAYER),
    )
    families = (
        options,
        explained(Play, partial(_no_reaction, table)),
        explained(Use, _no_defence),
    )
    return Decision(PLAYER, REACT, families, (r.DEC_15, r.RCT_04), frame, must=False)


def _no_reaction(table: Table, command: Play) -> Refusal:
    code = NO_REACTION if command.card in table.hand else NOT_IN_HAND
    return refusal(code, {"card": command.card})


def _no_defence(command: Use) -> Refusal:
    return refusal(NO_DEFENCE, {"source": command.source})


def _reacted(run: GirlRun, frame: Reacting, command: Play | Use | Done) -> None:
    """One card or item answers this attack only; then she may answer again (FG-RCT-03, -04).

    A reaction card makes a Horror Roll, and weapons raise its damage, as any card (FG-RCT-02,
    FG-RCT-08).
    """
    match command:
        case Play(card=card):
            run.push(frame)
            play_card(run, card)
        case Use(source=source):
            run.push(frame)
            _defend(run, source)
        case Done():
            pass


HANDLERS.ask(Reacting, REACT, _decide, _reacted)


def _defend(run: GirlRun, source: SourceId) -> None:
    reducing = of_kind(run.game.hooks[source], ReduceAttack)
    if not reducing:
        _escape(run, source)
        return
    run.emit(Used(source, src=source))
    spend(run, source)
    reduce_attack(run, reducing[0].n, src=source)


def reduce_attack(run: GirlRun, n: int = 0, minimum: int = 0, src: SourceId = NO_SOURCE) -> None:
    """Less damage from the attack on her that is being answered (FG-AMB-09).

    Args:
        run: the step under way.
        n: how much less; 0 is all of it.
        minimum: what this reduction leaves at least; it never raises the damage.
        src: the text that says so.
    """
    attack = run.table.attack
    if attack is None:
        return
    left = max(attack.damage - n, minimum) if n else 0
    if left < attack.damage:
        run.emit(AttackReduced(attack.damage - left, src=src))


# --- getting away ----------------------------------------------------------------------------


def offer_escape(run: GirlRun) -> None:
    """Before attack icons: does she end the Killer phase with what she carries? (FG-DEC-22)."""
    if escapes(run.game, run.table):
        run.push(Escaping())


def _decide_escape(game: Game, table: Table, frame: Escaping) -> Decision:
    options = one_of(*(Use(PLAYER, one) for one in escapes(game, table)), Done(PLAYER))
    families = (options, explained(Use, _no_defence))
    return Decision(PLAYER, ESCAPE, families, (r.DEC_22, r.AMB_58), frame, must=False)


def _escape_chosen(run: GirlRun, _frame: Escaping, command: Use | Done) -> None:
    if isinstance(command, Use):
        _escape(run, command.source)


HANDLERS.ask(Escaping, ESCAPE, _decide_escape, _escape_chosen)


def _escape(run: GirlRun, source: SourceId) -> None:
    """The Killer phase ends at once; a terror card under way counts as drawn (FG-AMB-48)."""
    run.emit(Used(source, src=source))
    spend(run, source)
    end_phase(run, source, (r.TRN_04, r.AMB_48))


__all__ = ["AttackingGirl", "defences", "escapes", "offer_escape", "reduce_attack"]
