"""Victims that a text makes special, or lets step toward somebody (FG-AMB-66, -72)."""

from functools import partial
from typing import TypeAlias, final

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.chapters.victims import special_gone, victims_came
from dmd_core.final_girl.commands import ChooseSpace, ChooseVictim
from dmd_core.final_girl.events.movement import VictimsMoved
from dmd_core.final_girl.events.victims import VictimMarked
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.handlers import HANDLERS, GirlRun
from dmd_core.final_girl.ids import PLAYER, CardId, SpaceId
from dmd_core.final_girl.lookups import colours_at, ordinary_at, special_at
from dmd_core.final_girl.registry import frame
from dmd_core.final_girl.state import Colour, Table
from dmd_core.kernel.decisions import Decision, explained, one_of
from dmd_core.kernel.ids import NO_SOURCE, KindId, SourceId
from dmd_core.kernel.node import node, replace
from dmd_core.kernel.refusals import Refusal, RefusalCode, refusal
from dmd_core.tabletop.graphs import nearest, steps_nearer

MARK = KindId("mark-victim")
STEPPER = KindId("victim-step")
WAY = KindId("victim-way")

NOT_TO_MARK = RefusalCode(
    "not-to-be-special",
    "{space:space} is not where that victim can stand; possible: {allowed:space}.",
    (r.EVT_04, r.AMB_66),
)
NO_WAY = RefusalCode(
    "no-such-way",
    "{space:space} is on no shortest way of these victims; possible: {allowed:space}.",
    (r.AMB_72,),
)
NOT_TO_STEP = RefusalCode(
    "not-to-step",
    "No {colour:colour} victim of {space:space} can be the one that steps.",
    (r.AMB_72,),
)

Party: TypeAlias = tuple[SpaceId, int, tuple[Colour, ...]]
"""Victims of one space that step together: so many ordinary ones, and special ones."""


# --- special victims -------------------------------------------------------------------------


@final
@frame(tag=77)
@node
class Marking:
    """Asks where the victim stands that an event makes special (FG-DEC-21)."""

    event: CardId
    colour: Colour
    spaces: tuple[SpaceId, ...]


def mark_victim(run: GirlRun, event: CardId, colour: Colour, spaces: tuple[SpaceId, ...]) -> None:
    """An ordinary victim becomes the special one of an event (FG-EVT-04).

    Without an ordinary victim there, or with its figure in use already, the event cannot be
    resolved and is discarded (FG-EVT-03, FG-AMB-66).

    Args:
        run: the step under way.
        event: the event.
        colour: the figure that takes the victim's place.
        spaces: where the victim may stand; those without an ordinary one are left out.
    """
    table = run.table
    fitting = tuple([space for space in spaces if ordinary_at(table, space)])
    in_use = {one.colour for one in table.specials}.union(table.dead, table.saved)
    if not fitting or colour in in_use:
        special_gone(run, event, (r.EVT_03, r.AMB_66))
    elif len(fitting) > 1:
        run.push(Marking(event, colour, fitting))
    else:
        run.emit(VictimMarked(fitting[0], colour, event, src=SourceId(event)))


def _decide_mark(_game: Game, _table: Table, frame: Marking) -> Decision:
    options = one_of(*(ChooseSpace(PLAYER, space) for space in frame.spaces))
    why = partial(_not_there, NOT_TO_MARK, frame.spaces)
    rules = (r.DEC_21, r.AMB_66, r.AMP_02)
    return Decision(PLAYER, MARK, (options, explained(ChooseSpace, why)), rules, frame)


def _not_there(code: RefusalCode, allowed: tuple[SpaceId, ...], command: ChooseSpace) -> Refusal:
    return refusal(code, {"space": command.space, "allowed": allowed})


def _marked(run: GirlRun, frame: Marking, command: ChooseSpace) -> None:
    src = SourceId(frame.event)
    run.emit(VictimMarked(command.space, frame.colour, frame.event, src=src))


HANDLERS.ask(Marking, MARK, _decide_mark, _marked)


# --- steps -----------------------------------------------------------------------------------


@final
@frame(tag=78)
@node
class Stepping:
    """Lets parties of victims make one step toward the nearest of some goals."""

    parties: tuple[Party, ...]
    goals: tuple[SpaceId, ...]
    src: SourceId


@final
@frame(tag=79)
@node
class ChoosingWay:
    """Asks by which way the first party goes, of several shortest ones (FG-DEC-21)."""

    stepping: Stepping


@final
@frame(tag=80)
@node
class ChoosingStepper:
    """Asks which one victim makes the step, of those that tie (FG-DEC-21)."""

    parties: tuple[Party, ...]
    goals: tuple[SpaceId, ...]
    src: SourceId


def step_victims(
    run: GirlRun,
    spaces: tuple[SpaceId, ...],
    goals: tuple[SpaceId, ...],
    src: SourceId = NO_SOURCE,
    *,
    one: bool = False,
) -> None:
    """Victims of some spaces make one step on a shortest way, all of one space the same way.

    Who steps, and from where, is fixed now; those that are there already stay (FG-AMB-72).

    Args:
        run: the step under way.
        spaces: where they stand.
        goals: where they head for; each party for the nearest of them.
        src: the text that says so.
        one: only one victim of all of them, as the player says.
    """
    table = run.table
    parties = tuple(
        (space, ordinary_at(table, space), special_at(table, space))
        for space in spaces
        if colours_at(table, space) and space not in goals
    )
    if not parties or not goals:
        return
    if one:
        run.push(ChoosingStepper(parties, goals, src))
    else:
        run.push(Stepping(parties, goals, src))


@HANDLERS.work(Stepping)
def _step(run: GirlRun, frame: Stepping) -> None:
    """The next party; what comes to a deadly space dies before the one after it."""
    if not frame.parties:
        return
    ways = _ways(run.game, frame)
    if len(ways) > 1:
        run.push(ChoosingWay(frame))
    elif ways:
        _go(run, frame, ways[0])
    else:
        run.push(replace(frame, parties=frame.parties[1:]))


def _ways(game: Game, frame: Stepping) -> tuple[SpaceId, ...]:
    """The first steps of all shortest ways to the nearest goals, in the order of the spaces."""
    here = frame.parties[0][0]
    ways = {
        way
        for goal in nearest(game.distances[here], frame.goals)
        for way in steps_nearer(game.neighbours, game.distances[goal], here)
    }
    return tuple([space for space in game.neighbours[here] if space in ways])


def _go(run: GirlRun, frame: Stepping, to: SpaceId) -> None:
    """Those of the party that are still there go (FG-AMB-72)."""
    space, plain, special = frame.parties[0]
    run.push(replace(frame, parties=frame.parties[1:]))
    plain = min(plain, ordinary_at(run.table, space))
    there = special_at(run.table, space)
    special = tuple(colour for colour in special if colour in there)
    if plain or special:
        run.emit(VictimsMoved(space, to, plain, special, src=frame.src))
        victims_came(run, (to,))


def _decide_way(game: Game, _table: Table, frame: ChoosingWay) -> Decision:
    ways = _ways(game, frame.stepping)
    options = one_of(*(ChooseSpace(PLAYER, way) for way in ways))
    why = partial(_not_there, NO_WAY, ways)
    rules = (r.DEC_21, r.AMB_72, r.AMP_02)
    return Decision(PLAYER, WAY, (options, explained(ChooseSpace, why)), rules, frame)


def _way_chosen(run: GirlRun, frame: ChoosingWay, command: ChooseSpace) -> None:
    _go(run, frame.stepping, command.space)


HANDLERS.ask(ChoosingWay, WAY, _decide_way, _way_chosen)


def _decide_stepper(_game: Game, _table: Table, frame: ChoosingStepper) -> Decision:
    options = one_of(
        *(
            ChooseVictim(PLAYER, space, colour)
            for space, plain, special in frame.parties
            for colour in ((Colour.PLAIN, *special) if plain else special)
        )
    )
    families = (options, explained(ChooseVictim, _not_to_step))
    rules = (r.DEC_21, r.AMB_72, r.AMP_02)
    return Decision(PLAYER, STEPPER, families, rules, frame, quiet=True)


def _not_to_step(command: ChooseVictim) -> Refusal:
    return refusal(NOT_TO_STEP, {"colour": command.colour, "space": command.space})


def _stepper_chosen(run: GirlRun, frame: ChoosingStepper, command: ChooseVictim) -> None:
    special = () if command.colour is Colour.PLAIN else (command.colour,)
    party: Party = (command.space, 0 if special else 1, special)
    run.push(Stepping((party,), frame.goals, frame.src))


HANDLERS.ask(ChoosingStepper, STEPPER, _decide_stepper, _stepper_chosen)

__all__ = ["mark_victim", "step_victims"]
