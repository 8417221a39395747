"""Saving victims, rewards, the flip of her card (rules FG-SAV)."""

from typing import final

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.chapters.texts import resolve
from dmd_core.final_girl.chapters.victims import special_gone
from dmd_core.final_girl.commands import Save, TakeReward
from dmd_core.final_girl.events.saving import CardFlipped, RewardTaken, VictimSaved
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.handlers import HANDLERS, GirlRun
from dmd_core.final_girl.ids import LATER, PLAYER
from dmd_core.final_girl.lookups import colours_at, found, in_action, victims_on_map
from dmd_core.final_girl.registry import frame
from dmd_core.final_girl.state import Colour, Table
from dmd_core.final_girl.text_frames import Env
from dmd_core.final_girl.words import hooks
from dmd_core.kernel.decisions import Decision, explained, one_of
from dmd_core.kernel.ids import KindId, SourceId
from dmd_core.kernel.node import node
from dmd_core.kernel.refusals import Refusal, RefusalCode, refusal
from dmd_core.tabletop.hooks import of_kind

REWARD = KindId("reward")

NO_EXIT = RefusalCode(
    "no-exit",
    "Victims are saved while she stands on an exit space; {space:space} is none.",
    (r.SAV_01, r.SAV_03),
)
NOT_IN_ACTION = RefusalCode(
    "not-in-action-phase", "Victims are saved in the Action phase only.", (r.SAV_01,)
)
NO_SUCH_VICTIM = RefusalCode(
    "no-such-victim", "No {colour:colour} victim is on {space:space}.", (r.SAV_02, r.SAV_03)
)
NOT_THE_LAST = RefusalCode(
    "not-the-last",
    "The {colour:colour} victim can be saved only as the last victim on the map.",
    (r.SAV_01, r.EVT_05),
)
SPACE_COVERED = RefusalCode(
    "victim-space-covered",
    "A saved victim covers one free victim space of her card, {slot} is none; free: {free}.",
    (r.SAV_04,),
)
CARD_FLIPPED = RefusalCode(
    "card-flipped",
    "Her card is flipped: a saved victim covers no victim space any more.",
    (r.SAV_08, r.SAV_09),
)
NO_REWARD = RefusalCode("no-such-reward", "There is no such reward to take.", (r.SAV_05, r.SAV_07))


@final
@frame(tag=62)
@node
class Rewarding:
    """Asks for the next pending reward, until none is left (FG-DEC-08, FG-AMB-20)."""


# --- saving --------------------------------------------------------------------------------------


def free_slots(game: Game, table: Table) -> tuple[int, ...]:
    """The victim spaces that a saved victim can cover: after the flip only `LATER`."""
    if table.ultimate:
        return (LATER,)
    return tuple([slot for slot in range(len(game.girl.slots)) if slot not in table.covered])


def saves(game: Game, table: Table) -> list[Save]:
    """The victims she can save now, each with each victim space it can cover (FG-SAV-01, -02)."""
    space = table.girl.space
    if space not in game.exits or not in_action(table):
        return []
    colours = [c for c in colours_at(table, space) if _may_leave(game, table, c)]
    if not colours:
        return []
    slots = free_slots(game, table)
    return [Save(PLAYER, colour, slot) for colour in colours for slot in slots]


def _may_leave(game: Game, table: Table, colour: Colour) -> bool:
    """Whether a text keeps a special victim back until it is the last one on the map."""
    if colour is Colour.PLAIN:
        return True
    special = next(one for one in table.specials if one.colour is colour)
    own = game.hooks.get(SourceId(special.event), {})
    return not of_kind(own, hooks.SavedLast) or victims_on_map(table) == 1


def save_problem(game: Game, table: Table, command: Save) -> Refusal | None:
    """Why a victim cannot be saved now; None if it can."""
    space = table.girl.space
    if not in_action(table):
        return refusal(NOT_IN_ACTION)
    if space not in game.exits:
        return refusal(NO_EXIT, {"space": space})
    if command.colour not in colours_at(table, space):
        return refusal(NO_SUCH_VICTIM, {"colour": command.colour, "space": space})
    if not _may_leave(game, table, command.colour):
        return refusal(NOT_THE_LAST, {"colour": command.colour})
    free = free_slots(game, table)
    if command.slot in free:
        return None
    if table.ultimate:
        return refusal(CARD_FLIPPED)
    return refusal(SPACE_COVERED, {"slot": command.slot, "free": free})


def save(run: GirlRun, command: Save) -> None:
    """Save a victim: figure, victim space, pending reward (FG-AMB-64).

    The last space flips the card at once (FG-SAV-08). What texts do when a victim is saved follows,
    before any reward can be taken.
    """
    game, table = run.game, run.table
    colour = command.colour
    recycled = game.rulings.recycle_saved and command.slot == LATER and colour is Colour.PLAIN
    event = next((one.event for one in table.specials if one.colour is colour), None)
    later = (r.SAV_09,) if command.slot == LATER else ()
    beside = (r.AMB_90,) if table.killer.space == table.girl.space else ()
    why = (*later, *beside, *((r.AMB_22,) if recycled else ()))
    run.emit(VictimSaved(colour, command.slot, recycled, why=why))
    number = run.table.saved_this_action_phase
    for ability, source in reversed(found(game, table, hooks.OnSaved)):
        if number >= ability.first:
            resolve(run, (ability.then,), Env(source))
    if len(run.table.covered) == len(game.girl.slots) and not run.table.ultimate:
        _flip(run)
    if event:
        special_gone(run, event)


def _flip(run: GirlRun) -> None:
    """An instant ultimate ability is resolved at the flip, before the reward (FG-AMB-64)."""
    source = SourceId(run.game.girl.id)
    plain = run.table.saved.count(Colour.PLAIN) if run.game.rulings.recycle_saved else 0
    run.emit(CardFlipped(plain, src=source))
    resolve(run, run.game.girl.on_flip, Env(source))


# --- rewards -------------------------------------------------------------------------------------


def pending(table: Table) -> list[TakeReward]:
    """The rewards that can be taken now, alike ones once."""
    slots = dict.fromkeys(reward.slot for reward in table.rewards)
    return [TakeReward(PLAYER, slot) for slot in slots]


def no_reward(_command: TakeReward) -> Refusal:
    """Why a reward cannot be taken that is not pending."""
    return refusal(NO_REWARD)


def take_reward(run: GirlRun, command: TakeReward) -> None:
    """Take a pending reward: what is printed is carried out (FG-SAV-05 to -07)."""
    girl = run.game.girl
    source = SourceId(girl.id)
    run.emit(RewardTaken(command.slot, src=source))
    reward = girl.later if command.slot == LATER else girl.slots[command.slot]
    resolve(run, reward.effects, Env(source))


@HANDLERS.guard(Rewarding)
def _any_pending(_game: Game, table: Table, _frame: Rewarding) -> bool:
    return bool(table.rewards)


def _decide(_game: Game, table: Table, frame: Rewarding) -> Decision:
    families = (one_of(*pending(table)), explained(TakeReward, no_reward))
    rules = (r.DEC_08, r.SAV_07, r.AMB_20)
    return Decision(PLAYER, REWARD, families, rules, frame, quiet=True)


def _taken(run: GirlRun, frame: Rewarding, command: TakeReward) -> None:
    run.push(frame)
    take_reward(run, command)


HANDLERS.ask(Rewarding, REWARD, _decide, _taken)

__all__ = [
    "Rewarding",
    "free_slots",
    "no_reward",
    "pending",
    "save",
    "save_problem",
    "saves",
    "take_reward",
]
