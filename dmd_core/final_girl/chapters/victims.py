"""Victims: how they come, die, and are moved by others (FG-KIL-17 to -19, FG-EVT, FG-AMB-42).

A death is carried out whole before the next: the figure, bloodlust, what the special victim and
the events say, what the powers say, then deaths that are linked to it.
"""

from collections.abc import Iterable
from functools import partial
from typing import Final, final

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.chapters.bloodlust import raise_bloodlust
from dmd_core.final_girl.chapters.texts import resolve, skip
from dmd_core.final_girl.commands import ChooseVictim
from dmd_core.final_girl.events.cards import EventDiscarded
from dmd_core.final_girl.events.skips import Skip
from dmd_core.final_girl.events.victims import VictimKilled, VictimsPlaced
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.handlers import HANDLERS, GirlRun
from dmd_core.final_girl.ids import NO_ITEM, PLAYER, CardId, SpaceId
from dmd_core.final_girl.lookups import (
    colours_at,
    found,
    printed,
    special_of,
    token_spaces,
    victims_at,
)
from dmd_core.final_girl.registry import frame
from dmd_core.final_girl.state import Colour, Table
from dmd_core.final_girl.text_frames import Env
from dmd_core.final_girl.words.killer import Deadly, LuresKiller, OnDeath, OnKill, Paired
from dmd_core.kernel.decisions import Decision, explained, one_of
from dmd_core.kernel.ids import NO_SOURCE, KindId, RuleId, SourceId
from dmd_core.kernel.node import node, replace
from dmd_core.kernel.refusals import Refusal, RefusalCode, refusal
from dmd_core.tabletop.hooks import of_kind

VICTIM = KindId("victim")

NOT_THERE_TO_DIE = RefusalCode(
    "not-there-to-die",
    "A victim of {here:space} dies; no {colour:colour} victim of {space:space} can be it.",
    (r.KIL_14, r.AMB_08),
)
ALL: Final = -1
"""How many victims of a space are to die: as many as there are."""


# --- placing ---------------------------------------------------------------------------------


def place_victims(run: GirlRun, space: SpaceId, n: int, src: SourceId = NO_SOURCE) -> None:
    """Victims from the supply come to a space, as many as there are (FG-AMB-27)."""
    fits = min(n, run.table.pool)
    if fits > 0:
        run.emit(VictimsPlaced(space, fits, src=src))
        victims_came(run, (space,))
    elif n > 0:
        skip(run, Skip.POOL_EMPTY, src, (r.AMB_27,))


def victims_came(run: GirlRun, spaces: Iterable[SpaceId]) -> None:
    """Let victims die that came to a deadly space, before anything else (FG-AMB-33).

    Whoever moves or places victims calls this for the spaces they came to.
    """
    deadly = {
        space: src
        for ability, src in printed(run.game, Deadly)
        for space in token_spaces(run.table, ability.token)
    }
    why = (r.AMB_33,)
    for space in spaces:
        if space in deadly:
            run.push(Killing(space, ALL, src=deadly[space], why=why))


# --- killing ---------------------------------------------------------------------------------


@final
@frame(tag=81)
@node
class Killing:
    """Kills `n` victims of a space, or all, one after the other.

    `by` says that an attack icon of the killer does it, `minion` that one of a minion does; `src`
    is the text that says so, `why` the rules.
    """

    space: SpaceId
    n: int
    by: bool = False
    minion: bool = False
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@frame(tag=82)
@node
class ChoosingVictim:
    """Asks which of unlike victims on a space dies next (FG-AMB-08)."""

    killing: Killing


@final
@frame(tag=83)
@node
class AfterDeath:
    """What follows the death of a victim, after bloodlust rose (FG-AMB-42, from step 3 on).

    It died on `space`, where the Final Girl was if `hers`; `event` made it special; `left` victims
    were left there.
    """

    space: SpaceId
    event: CardId
    hers: bool
    left: int
    by: bool


def kill_victims(
    run: GirlRun,
    space: SpaceId,
    n: int = ALL,
    src: SourceId = NO_SOURCE,
    *,
    by: bool = False,
    minion: bool = False,
    why: tuple[RuleId, ...] = (),
) -> None:
    """Kill victims of a space, one by one; the player says which where they differ.

    Args:
        run: the step under way.
        space: where.
        n: how many at most; `ALL` for all of them.
        src: the text that kills them.
        by: whether an attack icon of the killer does it (FG-AMB-80).
        minion: whether an attack icon of a minion does it.
        why: the rules by which they die.
    """
    run.push(Killing(space, n, by, minion, src, why))


@HANDLERS.work(Killing)
def _kill(run: GirlRun, frame: Killing) -> None:
    colours = colours_at(run.table, frame.space)
    if not colours or frame.n == 0:
        return
    first = _lured(run, frame) if frame.by else None
    if first is not None:
        _die(run, frame, first)
    elif len(colours) > 1:
        run.push(ChoosingVictim(frame))
    else:
        _die(run, frame, colours[0])


def _lured(run: GirlRun, frame: Killing) -> Colour | None:
    """The special victim that the killer attacks first on its space."""
    for ability, source in found(run.game, run.table, LuresKiller):
        one = special_of(run.table, source) if ability.token is None else None
        if one is not None and one.space == frame.space:
            return one.colour
    return None


def _decide(_game: Game, table: Table, frame: ChoosingVictim) -> Decision:
    """Which victim dies: an ordinary one, or a special one by its colour (FG-DEC-14)."""
    space = frame.killing.space
    options = (ChooseVictim(PLAYER, space, colour) for colour in colours_at(table, space))
    families = (one_of(*options), explained(ChooseVictim, partial(_no_victim, space)))
    return Decision(PLAYER, VICTIM, families, (r.DEC_14, r.AMB_08, r.AMP_02), frame)


def _no_victim(here: SpaceId, command: ChooseVictim) -> Refusal:
    values = {"here": here, "colour": command.colour, "space": command.space}
    return refusal(NOT_THERE_TO_DIE, values)


def _chosen(run: GirlRun, frame: ChoosingVictim, command: ChooseVictim) -> None:
    _die(run, frame.killing, command.colour)


HANDLERS.ask(ChoosingVictim, VICTIM, _decide, _chosen)


def _die(run: GirlRun, frame: Killing, colour: Colour) -> None:
    """Step 1 the figure, step 2 bloodlust, then the rest, before the next victim (FG-AMB-42)."""
    table = run.table
    space = frame.space
    event = next((one.event for one in table.specials if one.colour is colour), NO_ITEM)
    hers = table.girl.space == space
    if frame.n != 1:
        run.push(frame if frame.n == ALL else replace(frame, n=frame.n - 1))
    killed = VictimKilled(space, colour, frame.by, frame.minion, src=frame.src, why=frame.why)
    run.emit(killed)
    run.push(AfterDeath(space, event, hers, victims_at(run.table, space), frame.by))
    raise_bloodlust(run, 1, why=(r.KIL_18, r.KIL_19))


@final
@frame(tag=84)
@node
class SpecialGone:
    """Discards the event of a special victim that left the game (FG-AMB-67)."""

    event: CardId


@HANDLERS.work(AfterDeath)
def _after_death(run: GirlRun, frame: AfterDeath) -> None:
    """Its own event, other events, powers, linked deaths: in this order (FG-AMB-42)."""
    game, table = run.game, run.table
    env = Env(space=frame.space)
    if frame.left == 1:
        for _, src in found(game, table, Paired)[:1]:
            run.push(Killing(frame.space, 1, src=src, why=(r.AMB_42,)))
    kills = [(one, src) for one, src in found(game, table, OnKill) if frame.by or not one.by_killer]
    active = {SourceId(event) for event in table.events_active}
    kills.sort(key=lambda kill: kill[1] not in active)
    for ability, src in reversed(kills):
        resolve(run, (ability.then,), replace(env, src=src))
    if frame.event:
        run.push(SpecialGone(frame.event))
        own = SourceId(frame.event)
        effects = (
            dies.then
            for dies in of_kind(game.hooks.get(own, {}), OnDeath)
            if frame.hers or not dies.on_her_space
        )
        resolve(run, effects, replace(env, src=own))


@HANDLERS.work(SpecialGone)
def _gone(run: GirlRun, frame: SpecialGone) -> None:
    special_gone(run, frame.event)


def special_gone(run: GirlRun, event: CardId, why: tuple[RuleId, ...] = (r.AMB_67,)) -> None:
    """A special victim left the game, saved or dead: its event is discarded (FG-EVT-06)."""
    if event in run.table.events_active:
        run.emit(EventDiscarded(event, why=why))


__all__ = ["ALL", "kill_victims", "place_victims", "special_gone", "victims_came"]
