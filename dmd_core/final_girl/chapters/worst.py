"""The worst for the Final Girl: an answer to what the principle leaves to the player (FG-AMB-01).

The player answers every tie; a bot that plays by the first principle asks here. Of the answers the
one with the most damage to be expected, then with the most deaths, then the first in the order of
the map. It looks at what lies on the table and at no chance, so the same table gives the same
answer.
"""

from collections.abc import Mapping

from dmd_core.final_girl.chapters.enemy_moves import ROUTE, ChoosingRoute
from dmd_core.final_girl.chapters.killer_action import TARGET, ChoosingTarget, word_of
from dmd_core.final_girl.chapters.targets import Prey, candidates, goal_of
from dmd_core.final_girl.commands import ChooseSpace
from dmd_core.final_girl.content.definitions import BloodlustRow
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.ids import NO_FIGURE, FigureId, SpaceId
from dmd_core.final_girl.lookups import attack_value, enemy_space, groups, move_value, row
from dmd_core.final_girl.state import Quarry, Table
from dmd_core.final_girl.words.killer import Icon
from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Command
from dmd_core.tabletop.graphs import steps_nearer


def worst(game: Game, table: Table, decision: Decision) -> Command:
    """The answer that is the worst for her; the first one where no harm can be told apart.

    Args:
        game: the definition.
        table: the table.
        decision: what is asked; only targets and routes of enemies differ in harm.

    Raises:
        ValueError: if the decision has no legal command.
    """
    options = list(decision.legal())
    frame = decision.subject
    if decision.kind == TARGET and isinstance(frame, ChoosingTarget):
        acting = frame.acting
        word = word_of(game, acting.action)
        prey = candidates(game, table, acting.left[0], word.target)
        harms = [_harm(game, table, acting.left[0], one, word.icons) for one in prey]
        return options[harms.index(max(harms))]
    if decision.kind == ROUTE and isinstance(frame, ChoosingRoute):
        walking = frame.walking
        ways = [option.space for option in options if isinstance(option, ChooseSpace)]
        left = walking.left + walking.more - 1
        ends = [_walked(game, table, way, walking.prey, left) for way in ways]
        counts = groups(table)
        harms = [_struck(game, table, walking.figure, end, counts, 0) for end in ends]
        return options[harms.index(max(harms))]
    return options[0]


def _harm(
    game: Game, table: Table, figure: FigureId, prey: Prey, icons: tuple[Icon, ...]
) -> tuple[int, int]:
    """Damage and deaths of a killer action with this target, if she does not react."""
    space = enemy_space(table, figure) or prey.space
    counts = groups(table)
    damage = killed = 0
    for icon in icons:
        if icon is Icon.MOVE:
            steps = move_value(game, table, figure) + _more(game, table, figure, killed).move
            space = _walked(game, table, space, prey, steps)
        else:
            first = prey.kind is Quarry.GIRL and space == table.girl.space
            alone = {} if first else counts
            hurt, dead = _struck(game, table, figure, space, alone, killed)
            counts[space] = counts.get(space, 0) - dead
            damage += hurt
            killed += dead
    return damage, killed


def _walked(game: Game, table: Table, start: SpaceId, prey: Prey, steps: int) -> SpaceId:
    """Where so many steps toward a target end, by the first of the shortest routes."""
    goal = goal_of(table, prey)
    here = start
    for _ in range(steps if goal is not None else 0):
        ways = steps_nearer(game.neighbours, game.distances[goal or here], here)
        if not ways:
            break
        here = ways[0]
    return here


def _struck(
    game: Game,
    table: Table,
    figure: FigureId,
    space: SpaceId,
    counts: Mapping[SpaceId, int],
    killed: int,
) -> tuple[int, int]:
    """Damage and deaths of one attack icon on a space with so many victims, after other deaths."""
    if counts.get(space, 0) > 0:
        return 0, 1
    if space != table.girl.space:
        return 0, 0
    return attack_value(game, table, figure) + _more(game, table, figure, killed).attack, 0


def _more(game: Game, table: Table, figure: FigureId, killed: int) -> BloodlustRow:
    """How much higher the values of the killer are after so many deaths (FG-BLD-07)."""
    now = row(game, table)
    if figure != NO_FIGURE:
        return BloodlustRow(0, 0)
    rows = game.killer.rows
    then = rows[min(table.bloodlust + killed, len(rows) - 1)]
    return BloodlustRow(then.attack - now.attack, then.move - now.move)


__all__ = ["worst"]
