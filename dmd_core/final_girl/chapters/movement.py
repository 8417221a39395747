"""Her movement: step by step, with victims that follow (rules FG-MOV)."""

from functools import lru_cache, partial
from itertools import combinations
from typing import final

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.chapters.saving import (
    no_reward,
    pending,
    save,
    save_problem,
    saves,
    take_reward,
)
from dmd_core.final_girl.chapters.victims import victims_came
from dmd_core.final_girl.commands import Save, Step, Stop, TakeReward
from dmd_core.final_girl.events.movement import GirlMoved, GirlPlaced
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.handlers import HANDLERS, GirlRun
from dmd_core.final_girl.ids import PLAYER, SpaceId
from dmd_core.final_girl.lookups import (
    FOLLOWERS,
    found,
    in_action,
    minions_at,
    ordinary_at,
    special_at,
)
from dmd_core.final_girl.lookups import token_spaces as spaces_with
from dmd_core.final_girl.registry import frame
from dmd_core.final_girl.state import Colour, Table
from dmd_core.final_girl.words import hooks
from dmd_core.kernel.decisions import Decision, explained, one_of
from dmd_core.kernel.ids import KindId, RuleId, SourceId
from dmd_core.kernel.node import node
from dmd_core.kernel.refusals import Refusal, RefusalCode, refusal
from dmd_core.tabletop.hooks import of_kind

MOVE = KindId("move")
JUMP = KindId("jump")

NO_STEPS = RefusalCode("no-steps-left", "No step of this movement is left.", (r.MOV_01,))
NOT_ADJACENT = RefusalCode(
    "not-adjacent",
    "{space:space} is not adjacent to {here:space}; adjacent: {allowed:space}.",
    (r.MOV_02, r.CMP_09),
)
NOT_THERE = RefusalCode(
    "not-to-be-reached",
    "{space:space} cannot be reached that way; possible: {allowed:space}.",
    (r.MOV_02,),
)
NO_FOLLOWERS = RefusalCode(
    "no-such-followers",
    "So many victims cannot follow to {space:space}: {here:space} has {number} ordinary ones, at"
    " most {limit} follow in one step, and none onto the killer's space.",
    (r.MOV_05, r.MOV_06, r.MOV_07, r.MOV_10),
)


@final
@frame(tag=43)
@node
class Moving:
    """Asks for the next step of a movement, or to stop (FG-DEC-06).

    It stays open without steps as long as she can save victims where she came to (FG-SAV-01).
    """

    steps: int
    src: SourceId


@final
@frame(tag=44)
@node
class Jumping:
    """Asks to which of these spaces she goes at once, and who comes along."""

    spaces: tuple[SpaceId, ...]
    src: SourceId


def move_girl(run: GirlRun, steps: int, src: SourceId) -> None:
    """Let her move up to so many steps; those not used are lost (FG-MOV-01, -03)."""
    if steps > 0:
        run.push(Moving(steps, src))


def jump_girl(run: GirlRun, spaces: tuple[SpaceId, ...], src: SourceId) -> None:
    """Put her on one of these spaces at once; victims may come along as in a step."""
    if spaces:
        run.push(Jumping(spaces, src))


# --- where to, and with whom ---------------------------------------------------------------------


def ways(game: Game, table: Table) -> tuple[SpaceId, ...]:
    """The spaces adjacent to hers, with those that a text links for her (FG-AMB-85)."""
    here = table.girl.space
    neighbours = game.neighbours[here]
    linked = [
        space
        for ability, _ in found(game, table, hooks.Linked)
        if here in spaces_with(table, ability.token)
        for space in spaces_with(table, ability.token)
        if space != here and space not in neighbours
    ]
    return (*neighbours, *dict.fromkeys(linked)) if linked else neighbours


def follow_limit(game: Game, table: Table) -> int:
    """How many victims may follow in one step (FG-MOV-05)."""
    changes = [ability.n for ability, _ in found(game, table, hooks.FollowLimit)]
    return max(FOLLOWERS + sum(changes), 0)


def _bold(game: Game, table: Table) -> tuple[Colour, ...]:
    """Special victims that may follow onto the killer's space."""
    return tuple(
        [
            one.colour
            for one in table.specials
            if of_kind(game.hooks.get(SourceId(one.event), {}), hooks.FollowOntoKiller)
        ]
    )


@lru_cache(maxsize=256)
def _groups(
    plain: int, special: tuple[Colour, ...], limit: int
) -> tuple[tuple[int, tuple[Colour, ...]], ...]:
    """Every group of followers within the limit, the largest first."""
    groups = [
        (ordinary, some)
        for n in range(len(special), -1, -1)
        for some in combinations(special, n)
        for ordinary in range(min(plain, limit - n), -1, -1)
        if n <= limit
    ]
    return tuple(sorted(groups, key=lambda group: -group[0] - len(group[1])))


@lru_cache(maxsize=4096)
def _steps(to: SpaceId, plain: int, special: tuple[Colour, ...], limit: int) -> tuple[Step, ...]:
    """The same few steps come back all the time."""
    groups = _groups(plain, special, limit)
    return tuple(Step(PLAYER, to, ordinary, some) for ordinary, some in groups)


def steps_to(game: Game, table: Table, spaces: tuple[SpaceId, ...]) -> list[Step]:
    """Every step to some spaces, with each group that may follow (FG-MOV-05 to -10)."""
    here = table.girl.space
    plain, special = ordinary_at(table, here), special_at(table, here)
    killer = table.killer.space
    if not plain and not special:
        return [step for space in spaces for step in _steps(space, 0, (), 0)]
    limit = follow_limit(game, table)
    bold = tuple(colour for colour in special if colour in _bold(game, table)) if special else ()
    steps: list[Step] = []
    for space in spaces:
        if space == killer:
            steps += _steps(space, 0, bold, limit)
        else:
            steps += _steps(space, plain, special, limit)
    return steps


def _no_step(game: Game, table: Table, frame: Moving, command: Step) -> Refusal | None:
    if not frame.steps:
        return refusal(NO_STEPS)
    allowed = ways(game, table)
    here = table.girl.space
    if command.to not in allowed:
        return refusal(NOT_ADJACENT, {"space": command.to, "here": here, "allowed": allowed})
    return _no_followers(game, table, command)


def _no_followers(game: Game, table: Table, command: Step) -> Refusal:
    here = table.girl.space
    values = {
        "space": command.to,
        "here": here,
        "number": ordinary_at(table, here),
        "limit": follow_limit(game, table),
    }
    return refusal(NO_FOLLOWERS, values)


# --- moving --------------------------------------------------------------------------------------


@HANDLERS.guard(Moving)
def _goes_on(game: Game, table: Table, frame: Moving) -> bool:
    return frame.steps > 0 or bool(saves(game, table))


def _decide(game: Game, table: Table, frame: Moving) -> Decision:
    """Stop, step, save on an exit, or take a pending reward first (FG-SAV-01, FG-AMB-63)."""
    steps = steps_to(game, table, ways(game, table)) if frame.steps else []
    rescue = saves(game, table)
    rewards = pending(table) if in_action(table) else []
    families = (
        one_of(*steps, *rescue, *rewards, Stop(PLAYER)),
        explained(Step, partial(_no_step, game, table, frame)),
        explained(Save, partial(save_problem, game, table)),
        explained(TakeReward, no_reward),
    )
    return Decision(PLAYER, MOVE, families, (r.DEC_06, r.MOV_01), frame, must=False)


def _moved(run: GirlRun, frame: Moving, command: Step | Save | TakeReward | Stop) -> None:
    match command:
        case Step():
            run.push(Moving(frame.steps - 1, frame.src))
            _arrive(run, command, frame.src)
        case Save():
            run.push(frame)
            save(run, command)
        case TakeReward():
            run.push(frame)
            take_reward(run, command)
        case Stop():
            pass


HANDLERS.ask(Moving, MOVE, _decide, _moved)


def _arrive(run: GirlRun, command: Step, src: SourceId) -> None:
    why = _why(run.table, command)
    run.emit(GirlMoved(command.to, command.plain, command.special, src=src, why=why))
    if command.plain or command.special:
        victims_came(run, (command.to,))


def _why(table: Table, command: Step) -> tuple[RuleId, ...]:
    """The rules of a step: the killer's space, followers, minions (FG-MOV-04 to -10)."""
    here, killer = table.girl.space, table.killer.space
    near = (r.MOV_04,) if killer in (here, command.to) else ()
    if not command.plain and not command.special:
        return near
    out = (r.MOV_08,) if here == killer else ()
    swarm = (r.MOV_09,) if minions_at(table, command.to) else ()
    special = (r.MOV_10,) if command.special else ()
    return (*near, r.MOV_05, r.MOV_06, *out, *swarm, *special)


# --- going at once -------------------------------------------------------------------------------


def _decide_jump(game: Game, table: Table, frame: Jumping) -> Decision:
    def wrong(command: Step) -> Refusal:
        if command.to not in frame.spaces:
            return refusal(NOT_THERE, {"space": command.to, "allowed": frame.spaces})
        return _no_followers(game, table, command)

    options = one_of(*steps_to(game, table, frame.spaces))
    return Decision(PLAYER, JUMP, (options, explained(Step, wrong)), (r.DEC_20, r.MOV_05), frame)


def _jumped(run: GirlRun, frame: Jumping, command: Step) -> None:
    run.emit(GirlPlaced(command.to, command.plain, command.special, src=frame.src))
    if command.plain or command.special:
        victims_came(run, (command.to,))


HANDLERS.ask(Jumping, JUMP, _decide_jump, _jumped)

__all__ = ["follow_limit", "jump_girl", "move_girl", "steps_to", "ways"]
