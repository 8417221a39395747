"""Killer actions: a target, then icons from left to right (rules FG-KIL, FG-MIN-08)."""

from functools import partial
from itertools import takewhile
from typing import final

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.chapters.enemy_attacks import attack, attack_again, whom
from dmd_core.final_girl.chapters.enemy_moves import Walking
from dmd_core.final_girl.chapters.reactions import offer_escape
from dmd_core.final_girl.chapters.targets import Prey, candidates, lures
from dmd_core.final_girl.commands import ChooseSpace, ChooseVictim
from dmd_core.final_girl.events.killer import KillerActs as Acted
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.handlers import HANDLERS, GirlRun
from dmd_core.final_girl.ids import NO_FIGURE, PLAYER, FigureId, SpaceId
from dmd_core.final_girl.lookups import enemy_space, has_killer, move_value
from dmd_core.final_girl.registry import frame
from dmd_core.final_girl.state import Quarry, Table
from dmd_core.final_girl.words.killer import Actor, Aim, Icon, KillerActs
from dmd_core.kernel.decisions import Decision, explained, one_of
from dmd_core.kernel.ids import KindId, RuleId, SourceId
from dmd_core.kernel.node import node, replace
from dmd_core.kernel.refusals import Refusal, RefusalCode, refusal

TARGET = KindId("target")

NOT_TIED = RefusalCode(
    "no-such-target",
    "An enemy heads for the closest target, of those as close for the largest group of victims;"
    " {allowed:space} tie.",
    (r.KIL_06, r.KIL_07),
)
NOT_LURING = RefusalCode(
    "no-lure", "The killer heads for what lures it: {allowed:space}.", (r.KIL_04, r.AMB_39)
)


@final
@frame(tag=39)
@node
class EnemiesActing:
    """These enemies carry a killer action out, one after another.

    `action` is the place of its word in the game; `on` says that another enemy did it before.
    """

    action: int
    left: tuple[FigureId, ...]
    src: SourceId
    on: bool = False


@final
@frame(tag=40)
@node
class ChoosingTarget:
    """Asks which of several targets an enemy heads for (FG-DEC-14)."""

    acting: EnemiesActing


@final
@frame(tag=41)
@node
class EnemyActing:
    """Carries the icons of a killer action out from `i` on, for one enemy.

    `struck` says that it has attacked the Final Girl in this action, `offered` that she was asked
    whether she gets away.
    """

    action: int
    figure: FigureId
    prey: Prey
    src: SourceId
    i: int = 0
    struck: bool = False
    offered: bool = False


def killer_acts(run: GirlRun, word: KillerActs, src: SourceId, figure: FigureId) -> None:
    """Let enemies carry out a killer action (FG-KIL-03).

    Args:
        run: the step under way.
        word: the action as printed; minions come before the killer (FG-MIN-08).
        src: the text it stands in.
        figure: the minion whose own action this is, for `Actor.IT`.
    """
    minions = [one.id for one in run.table.minions]
    killer = [NO_FIGURE] if has_killer(run.game) else []
    who = {
        Actor.ENEMIES: [*minions, *killer],
        Actor.MINIONS: minions,
        Actor.KILLER: killer,
        Actor.IT: [figure],
    }[word.who]
    if who:
        run.push(EnemiesActing(run.game.number(word), tuple(who), src))


def word_of(game: Game, action: int) -> KillerActs:
    """The killer action with that place in the game.

    Raises:
        TypeError: if another text has it.
    """
    word = game.nodes[action]
    if not isinstance(word, KillerActs):
        message = f"node {action} is no killer action"
        raise TypeError(message)
    return word


@HANDLERS.work(EnemiesActing)
def _next_enemy(run: GirlRun, frame: EnemiesActing) -> None:
    """The target is chosen once, from where the enemy stands now (FG-AMB-39, -40).

    An enemy that does not move needs none: it attacks where it stands (FG-AMB-04).
    """
    figure = frame.left[0]
    if enemy_space(run.table, figure) is None:
        if len(frame.left) > 1:
            run.push(replace(frame, left=frame.left[1:]))
        return
    word = word_of(run.game, frame.action)
    prey: tuple[Prey, ...] = ()
    if Icon.MOVE in word.icons:
        prey = candidates(run.game, run.table, figure, word.target)
    if len(prey) > 1:
        run.push(ChoosingTarget(frame))
    else:
        _begin(run, frame, prey[0] if prey else Prey())


def _decide(game: Game, table: Table, frame: ChoosingTarget) -> Decision:
    """The tied targets, in the order of the spaces (FG-KIL-08, FG-AMB-01)."""
    acting = frame.acting
    prey = candidates(game, table, acting.left[0], word_of(game, acting.action).target)
    options = (
        ChooseVictim(PLAYER, one.space, one.colour)
        if one.kind is Quarry.SPECIAL
        else ChooseSpace(PLAYER, one.space)
        for one in prey
    )
    rules = (r.DEC_14, r.KIL_08, r.AMP_03, r.AMB_01)
    code = NOT_TIED if prey[0].kind is Quarry.VICTIMS else NOT_LURING
    why = partial(_no_target, code, tuple(one.space for one in prey))
    families = (one_of(*options), explained(ChooseSpace, why), explained(ChooseVictim, why))
    return Decision(PLAYER, TARGET, families, rules, frame)


def _no_target(
    code: RefusalCode, spaces: tuple[SpaceId, ...], _command: ChooseSpace | ChooseVictim
) -> Refusal:
    return refusal(code, {"allowed": spaces})


def _chosen(run: GirlRun, frame: ChoosingTarget, command: ChooseSpace | ChooseVictim) -> None:
    acting = frame.acting
    aim = word_of(run.game, acting.action).target
    for one in candidates(run.game, run.table, acting.left[0], aim):
        if one.space == command.space and (
            (one.kind is Quarry.SPECIAL) == isinstance(command, ChooseVictim)
        ):
            _begin(run, acting, one)
            return


HANDLERS.ask(ChoosingTarget, TARGET, _decide, _chosen)


def _begin(run: GirlRun, frame: EnemiesActing, prey: Prey) -> None:
    figure, rest = frame.left[0], frame.left[1:]
    if rest:
        run.push(replace(frame, left=rest, on=True))
    why = () if prey.kind is not Quarry.NONE else _no_prey(run.game, frame.action)
    run.emit(Acted(prey.kind, prey.space, figure, frame.on, src=frame.src, why=why))
    run.push(EnemyActing(frame.action, figure, prey, frame.src))


def _no_prey(game: Game, action: int) -> tuple[RuleId, ...]:
    """Why an enemy heads for nobody: there is no such target, or it does not move."""
    return (r.AMB_07,) if Icon.MOVE in word_of(game, action).icons else (r.AMB_04, r.KIL_13)


@HANDLERS.guard(EnemyActing)
def _acts_on(_game: Game, table: Table, frame: EnemyActing) -> bool:
    """A minion that was killed acts no more."""
    return enemy_space(table, frame.figure) is not None


@HANDLERS.work(EnemyActing)
def _icon(run: GirlRun, frame: EnemyActing) -> None:
    """The next icon, fully before the one after it (FG-KIL-03); then what follows the last."""
    icons = word_of(run.game, frame.action).icons
    if frame.i == len(icons):
        if frame.struck:
            attack_again(run, frame.figure)
    elif icons[frame.i] is Icon.MOVE:
        run.push(replace(frame, i=frame.i + 1, offered=False))
        _move(run, frame, icons)
    elif not frame.offered:
        run.push(replace(frame, offered=True))
        offer_escape(run)
    else:
        struck = whom(run.game, run.table, frame.figure, girl_first=_girl_first(run, frame))
        run.push(replace(frame, i=frame.i + 1, struck=frame.struck or struck.girl))
        attack(run, frame.figure, struck, frame.src)


def _move(run: GirlRun, frame: EnemyActing, icons: tuple[Icon, ...]) -> None:
    """Up to the movement value of now; icons right behind add up (FG-KIL-09, -10, FG-BLD-07)."""
    following = takewhile(Icon.MOVE.__eq__, icons[frame.i + 1 :])
    value = move_value(run.game, run.table, frame.figure)
    more = value * sum(1 for _ in following)
    run.push(Walking(frame.figure, frame.prey, value, more, frame.src))


def _girl_first(run: GirlRun, frame: EnemyActing) -> bool:
    """Whether she is explicitly the target, and nothing lures the killer instead (FG-KIL-15)."""
    if word_of(run.game, frame.action).target is not Aim.GIRL:
        return False
    if frame.prey.kind is Quarry.NONE:
        return frame.figure != NO_FIGURE or not lures(run.game, run.table)
    return frame.prey.kind is Quarry.GIRL


__all__ = ["TARGET", "ChoosingTarget", "killer_acts", "word_of"]
