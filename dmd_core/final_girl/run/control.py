"""Control: one sentence after the other, conditions, choices, offers, dice."""

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.asking import condition_holds
from dmd_core.final_girl.chapters.roll import horror_roll
from dmd_core.final_girl.chapters.texts import resolve, skip, whether
from dmd_core.final_girl.commands import Answer
from dmd_core.final_girl.commands import Choose as Chosen
from dmd_core.final_girl.events.rolls import DieThrown
from dmd_core.final_girl.events.skips import Skip
from dmd_core.final_girl.game import DIE, Game
from dmd_core.final_girl.handlers import HANDLERS, GirlRun
from dmd_core.final_girl.ids import PLAYER
from dmd_core.final_girl.run.base import carry_out, on_node
from dmd_core.final_girl.state import Table
from dmd_core.final_girl.streams import Stream
from dmd_core.final_girl.text_frames import Choosing, Env, Offering, ThrowingDie
from dmd_core.final_girl.words.control import Choose, HorrorRoll, If, May, PlainDie, Sequence
from dmd_core.kernel.chance import Outcome, Request
from dmd_core.kernel.decisions import Decision, one_of
from dmd_core.kernel.ids import KindId

OPTION = KindId("option")
OFFER = KindId("offer")


@on_node(Sequence)
def _sequence(run: GirlRun, env: Env, node: Sequence) -> None:
    resolve(run, node.steps, env)


@on_node(If)
def _if(run: GirlRun, env: Env, node: If) -> None:
    if condition_holds(run.game, run.table, env, node.condition):
        carry_out(run, env, node.then)
    elif node.otherwise is not None:
        carry_out(run, env, node.otherwise)
    else:
        skip(run, Skip.FALSE_CONDITION, env.src)


@on_node(HorrorRoll)
def _horror_roll(run: GirlRun, env: Env, node: HorrorRoll) -> None:
    horror_roll(run, env.src, node.each)


# --- choices and offers ----------------------------------------------------------------------


@on_node(Choose)
def _choose(run: GirlRun, env: Env, node: Choose) -> None:
    options = tuple(
        option.id
        for option in node.options
        if condition_holds(run.game, run.table, env, option.condition)
    )
    if options:
        run.push(Choosing(run.game.number(node), env, options))
    else:
        skip(run, Skip.NO_TARGET, env.src)


def _decide_option(_game: Game, _table: Table, frame: Choosing) -> Decision:
    options = one_of(*(Chosen(PLAYER, option) for option in frame.options))
    return Decision(PLAYER, OPTION, (options,), (r.DEC_02,), frame, must=True)


def _option_taken(run: GirlRun, frame: Choosing, command: Chosen) -> None:
    node = run.game.nodes[frame.node]
    if isinstance(node, Choose):
        option = next(option for option in node.options if option.id == command.option)
        carry_out(run, frame.env, option.then)


HANDLERS.ask(Choosing, OPTION, _decide_option, _option_taken)


@on_node(May)
def _may(run: GirlRun, env: Env, node: May) -> None:
    run.push(Offering(run.game.number(node), env))


def _decide_offer(_game: Game, _table: Table, frame: Offering) -> Decision:
    return whether(OFFER, frame)


def _answered(run: GirlRun, frame: Offering, command: Answer) -> None:
    node = run.game.nodes[frame.node]
    if isinstance(node, May) and command.yes:
        carry_out(run, frame.env, node.then)


HANDLERS.ask(Offering, OFFER, _decide_offer, _answered)


# --- a plain die -----------------------------------------------------------------------------


@on_node(PlainDie)
def _plain_die(run: GirlRun, env: Env, node: PlainDie) -> None:
    run.push(ThrowingDie(run.game.number(node), env))


def _die(_game: Game, _table: Table, _frame: ThrowingDie) -> Request:
    return Request(Stream.DICE, (DIE,), "plain die", (r.ROL_13,))


def _thrown(run: GirlRun, frame: ThrowingDie, outcome: Outcome) -> None:
    env = frame.env
    run.emit(DieThrown(outcome, src=env.src))
    node = run.game.nodes[frame.node]
    if isinstance(node, PlainDie):
        face = int(outcome[0])
        resolve(run, [one.then for one in node.outcomes if face in one.faces], env)


HANDLERS.draw(ThrowingDie, _die, _thrown)

__all__: list[str] = []
