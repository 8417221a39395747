"""What is impossible about a position: every fault, as a chess program lists those of a board."""

from collections.abc import Iterator

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.frames import Actions, Turn
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.invariants import check_state
from dmd_core.death_may_die.position.problems import Fault
from dmd_core.death_may_die.ruleset import DEATH_MAY_DIE
from dmd_core.death_may_die.state import Branch, Investigator, Table
from dmd_core.kernel.ids import NOBODY
from dmd_core.kernel.state import State
from dmd_core.kernel.step import pending


def faults(game: Game, state: State[Table]) -> tuple[Fault, ...]:
    """Everything that keeps a state from being one of a game.

    Args:
        game: the definition.
        state: a state, such as `position_from` gives.

    Returns:
        The faults; none if the position is possible as far as can be told from itself: names,
        places, numbers of components, markers, who lives, and whether the agenda fits. Whether a
        course of play leads to it is not searched.
    """
    found = [*_names(game, state.table), *_seats(state.table)]
    if found:  # with a name that does not exist, nothing further can be looked up
        return tuple(found)
    table = state.table
    found.extend(
        Fault("table", f"{v.says} ({v.name})", (v.rule,)) for v in check_state(game, table)
    )
    found.extend(_cards(game, table))
    found.extend(_owners(game, table))
    found.extend(_agenda(game, state))
    return tuple(found)


def _names(game: Game, table: Table) -> Iterator[Fault]:
    for place, owner in enumerate(table.investigators):
        path = f"investigators.{owner.id}"
        if place >= game.seats or owner.id != game.boards[place].id:
            yield Fault(path, "this Investigator does not sit there", (r.SETUP_15,))
            continue
        if owner.space not in game.neighbours:
            yield Fault(f"{path}.space", f"'{owner.space}' is no Space of the map", (r.MAP_03,))
        if owner.insanity and owner.insanity not in game.insanities:
            yield Fault(f"{path}.insanity", f"'{owner.insanity}' is no Insanity card")
        for held in owner.cards:
            if (held.card, held.side) not in game.halves:
                yield Fault(f"{path}.cards", f"'{held.card}' has no {held.side.value} half")
    yield from _board(game, table)


def _board(game: Game, table: Table) -> Iterator[Fault]:
    for enemy in table.enemies:
        path = f"enemies.{enemy.id}"
        if enemy.kind not in game.enemies:
            yield Fault(path, f"'{enemy.kind}' is no type of Enemy", (r.ENEMY_04,))
        if enemy.space not in game.neighbours:
            yield Fault(path, f"'{enemy.space}' is no Space of the map", (r.MAP_03,))
    for space, _ in (*table.fire, *table.tokens):
        if space not in game.neighbours:
            yield Fault(f"fire or tokens.{space}", f"'{space}' is no Space of the map", (r.MAP_03,))
    numbers = [enemy.id for enemy in table.enemies]
    for number in sorted({n for n in numbers if numbers.count(n) > 1}):
        yield Fault(f"enemies.{number}", "two figures have this number")
    if any(number >= table.next_figure for number in numbers):
        yield Fault("next_figure", f"{table.next_figure} is not above every figure's number")


def _seats(table: Table) -> Iterator[Fault]:
    seats = (NOBODY, *range(len(table.investigators)))
    for key, seat in (("active", table.active), ("starter", table.starter)):
        if seat not in seats:
            yield Fault(key, f"there is no seat {seat}", (r.TURN_01,))
    if table.elder.figure and all(enemy.id != table.elder.figure for enemy in table.enemies):
        yield Fault("elder.figure", f"there is no figure {table.elder.figure}", (r.SUM_14,))


def _cards(game: Game, table: Table) -> Iterator[Fault]:
    """Insanity cards: one each, and none both dealt and left over (SETUP-16)."""
    dealt = [owner.insanity for owner in table.investigators if owner.insanity]
    for card in sorted({card for card in dealt if dealt.count(card) > 1}):
        yield Fault("investigators", f"'{card}' was dealt twice; it is one card", (r.SETUP_16,))
    for card in sorted(set(dealt) & set(table.insanities)):
        yield Fault("insanities", f"'{card}' was dealt and is left over", (r.SETUP_16,))
    turned = sorted(thing.face for thing in table.objects if thing.face)
    every = sorted((*turned, *table.backs))
    printed = sorted(b.id for b in game.episode.objects.backs for _ in range(b.count))
    if every != printed:
        yield Fault("objects", "the reverse sides are not those of the box", (r.EPI_13,))


def _owners(game: Game, table: Table) -> Iterator[Fault]:
    for owner in table.investigators:
        path = f"investigators.{owner.id}"
        yield from _marks(game, owner, path)
        if table.round and not owner.insanity:
            yield Fault(f"{path}.insanity", "after setup everybody has one", (r.SETUP_16,))


def _marks(game: Game, owner: Investigator, path: str) -> Iterator[Fault]:
    skills = tuple(skill for skill, _ in owner.levels)
    board = next(board for board in game.boards if board.id == owner.id)
    if skills != board.skills:
        yield Fault(f"{path}.levels", f"the board has {', '.join(board.skills)}", (r.SKL_01,))
    for mark in owner.owed:
        if mark not in game.tracks.thresholds:
            yield Fault(f"{path}.owed", f"there is no Threshold at {mark}", (r.SAN_01,))
    if owner.bonus_dice > len(game.tracks.bonus_thresholds) or owner.bonus_dice < 0:
        most = len(game.tracks.bonus_thresholds)
        yield Fault(f"{path}.bonus_dice", f"{owner.bonus_dice}; allowed: 0 to {most}", (r.SAN_10,))
    if owner.kept and owner.kept not in game.mythos:
        yield Fault(f"{path}.kept", f"'{owner.kept}' is no Mythos card", (r.MYTH_03,))


def _agenda(game: Game, state: State[Table]) -> Iterator[Fault]:
    """An agenda that waits for nothing is fine only where the rules can go on by themselves."""
    table, agenda = state.table, state.agenda
    if table.outcome is not None and agenda:
        yield Fault("agenda", "the game is over, nothing is left to do", (r.WIN_01,))
    if table.outcome is None and not agenda:
        yield Fault("agenda", "the game is not over, but nothing is left to do")
    if not agenda or table.outcome is not None:
        return
    if table.active != NOBODY and any(isinstance(frame, Turn) for frame in agenda):
        owner = table.investigators[table.active]
        if not owner.alive and isinstance(agenda[-1], Actions):
            yield Fault("active", f"{owner.id} is dead and cannot act", (r.DEATH_05,))
    top = agenda[-1]
    handlers = DEATH_MAY_DIE.handlers
    if type(top) in handlers.decides or type(top) in handlers.requests:
        try:
            decision = pending(DEATH_MAY_DIE, game, state)
        except (LookupError, ValueError, AssertionError, RuntimeError) as error:
            yield Fault("agenda", f"{type(top).__name__} cannot ask here: {error}")
            return
        if decision is not None and decision.must and next(decision.legal(), None) is None:
            yield Fault("agenda", f"{type(top).__name__} asks and has no answer")
    if isinstance(top, Actions) and table.branch is not Branch.NONE:
        yield Fault("branch", "phase 3 has not begun while actions are taken", (r.TURN_02,))


__all__ = ["faults"]
