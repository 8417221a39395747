"""Symbols, and other short effects of action cards and rewards."""

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.asking import amount_of
from dmd_core.final_girl.chapters.attack import deal_damage
from dmd_core.final_girl.chapters.bloodlust import raise_bloodlust
from dmd_core.final_girl.chapters.events import draw_event
from dmd_core.final_girl.chapters.hand import take_card, take_card_up_to
from dmd_core.final_girl.chapters.health import hurt, recover
from dmd_core.final_girl.chapters.horror import move_horror
from dmd_core.final_girl.chapters.movement import move_girl
from dmd_core.final_girl.chapters.reactions import reduce_attack
from dmd_core.final_girl.chapters.rows import end_action_phase
from dmd_core.final_girl.chapters.searching import search
from dmd_core.final_girl.chapters.time import move_time
from dmd_core.final_girl.events.rolls import DiceStored, PartialsGranted
from dmd_core.final_girl.handlers import HANDLERS, GirlRun
from dmd_core.final_girl.ids import ActionId
from dmd_core.final_girl.lookups import found
from dmd_core.final_girl.run.base import on_node
from dmd_core.final_girl.state import Side
from dmd_core.final_girl.text_frames import Env, Repeating
from dmd_core.final_girl.words.hooks import MoreRecovery
from dmd_core.final_girl.words.symbols import (
    Bloodlust,
    Damage,
    DrawEvent,
    EndPhase,
    GrantPartials,
    Horror,
    LoseHealth,
    Move,
    Prevent,
    Recover,
    Search,
    StoreDice,
    TakeCard,
    Time,
)


@on_node(Time)
def _time(run: GirlRun, env: Env, node: Time) -> None:
    move_time(run, amount_of(run.game, run.table, env, node.n), env.src)


@on_node(Horror)
def _horror(run: GirlRun, env: Env, node: Horror) -> None:
    move_horror(run, amount_of(run.game, run.table, env, node.n), env.src)


@on_node(Recover)
def _recover(run: GirlRun, env: Env, node: Recover) -> None:
    """An action card that gives health may give more, once per card."""
    n = amount_of(run.game, run.table, env, node.n)
    if ActionId(env.src) in run.game.actions:
        n += sum([ability.n for ability, _ in found(run.game, run.table, MoreRecovery)])
    recover(run, env, Side.GIRL, n)


@on_node(LoseHealth)
def _lose_health(run: GirlRun, env: Env, node: LoseHealth) -> None:
    _lose(run, env, run.game.number(node), amount_of(run.game, run.table, env, node.n))


@HANDLERS.work(Repeating)
def _repeat(run: GirlRun, frame: Repeating) -> None:
    _lose(run, frame.env, frame.node, frame.n)


def _lose(run: GirlRun, env: Env, node: int, n: int) -> None:
    """One symbol at a time, so that a return to life ends it (FG-SYM-10)."""
    if n > 1:
        run.push(Repeating(node, env, n - 1))
    if n > 0:
        hurt(run, env, girl=1)


@on_node(Damage)
def _damage(run: GirlRun, env: Env, node: Damage) -> None:
    deal_damage(run, node.n, env.src)


@on_node(Move)
def _move(run: GirlRun, env: Env, node: Move) -> None:
    move_girl(run, node.n, env.src)


@on_node(EndPhase)
def _end_phase(run: GirlRun, env: Env, _node: EndPhase) -> None:
    end_action_phase(run, env.src)


@on_node(Bloodlust)
def _bloodlust(run: GirlRun, env: Env, node: Bloodlust) -> None:
    raise_bloodlust(run, amount_of(run.game, run.table, env, node.n), env.src, (r.SYM_08,))


@on_node(DrawEvent)
def _draw_event(run: GirlRun, env: Env, _node: DrawEvent) -> None:
    draw_event(run, env.src, (r.SYM_09,))


@on_node(StoreDice)
def _store_dice(run: GirlRun, env: Env, node: StoreDice) -> None:
    run.emit(DiceStored(node.n, src=env.src))


@on_node(GrantPartials)
def _grant_partials(run: GirlRun, env: Env, node: GrantPartials) -> None:
    run.emit(PartialsGranted(node.phase, src=env.src))


@on_node(Search)
def _search(run: GirlRun, env: Env, node: Search) -> None:
    search(run, node.n, env.src)


@on_node(Prevent)
def _prevent(run: GirlRun, env: Env, node: Prevent) -> None:
    reduce_attack(run, node.n, node.minimum, env.src)


@on_node(TakeCard)
def _take_card(run: GirlRun, env: Env, node: TakeCard) -> None:
    if node.card is None:
        take_card_up_to(run, node.cost, env.src)
    else:
        take_card(run, node.card, env.src)


__all__: list[str] = []
