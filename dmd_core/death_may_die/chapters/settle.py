"""Settling a batch: what has reached its number goes, then one verdict on the end of the game.

A batch is all that one instruction does to all its targets: it is applied whole before anything
dies. Nothing else kills, ends the game at a death, or starts a Threshold.
"""

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.ability_lookups import found, items_of
from dmd_core.death_may_die.chapters.elder_one import Revealing
from dmd_core.death_may_die.chapters.game_end import verdict
from dmd_core.death_may_die.chapters.objects import TurningObject
from dmd_core.death_may_die.chapters.sanity import start_thresholds
from dmd_core.death_may_die.events.elder_one import RitualDisrupted, StageDefeated
from dmd_core.death_may_die.events.enemies import EnemyKilled
from dmd_core.death_may_die.events.harm import (
    CompanionLost,
    DeathAverted,
    InvestigatorEliminated,
    TokensChanged,
)
from dmd_core.death_may_die.events.map import ObjectDestroyed
from dmd_core.death_may_die.events.mythos import MythosDiscarded
from dmd_core.death_may_die.handlers import DmdRun
from dmd_core.death_may_die.lookups import clockwise, figure, health, uses
from dmd_core.death_may_die.rule_numbers import STAGES
from dmd_core.death_may_die.state import Scope
from dmd_core.death_may_die.text_frames import Env, Item, Queue, Resolve
from dmd_core.death_may_die.words.defence import AfterAverted, AvertDeath
from dmd_core.kernel.events import Frame
from dmd_core.kernel.ids import Seat, SourceId


def settle(run: DmdRun) -> bool:
    """Close a batch: deaths, verdict, and what they cause.

    In this order: what has reached its number goes; the end of the game; what the eliminated leave
    is discarded; the next Stage and other death effects; other triggers; Thresholds last (AMB-119).

    Returns:
        Whether the game is over; the caller must not go on then.
    """
    killed = _kill_enemies(run)
    _lose_companions(run)
    turned = _destroy_objects(run)
    defeated = _defeat_stage(run)
    items, eliminated = _eliminate(run)
    if verdict(run, final_defeated=defeated == STAGES, eliminated=bool(eliminated)):
        return True
    _discard_kept(run, eliminated)
    start_thresholds(run)
    if items:
        run.push(Queue(run.table.active, tuple(items)))
    run.push(*turned, *killed)
    if defeated:
        run.push(Revealing(defeated + 1))
    return False


def _kill_enemies(run: DmdRun) -> list[Frame]:
    """Cultists and Monsters at their health leave the board (ENEMY-06, -08, ATK-06).

    Returns:
        What the Episode does about it, where each of them stood.
    """
    game = run.game
    texts: list[Frame] = []
    elder = run.table.elder.figure
    for enemy in run.table.enemies:
        if enemy.wounds and enemy.id != elder and enemy.wounds >= game.enemies[enemy.kind].health:
            run.emit(EnemyKilled(enemy.id))
            seat = run.table.active
            env = Env(you=seat, chooser=seat, src=SourceId(game.episode.id), space=enemy.space)
            texts.extend(
                Resolve(game.number(fallen.then), env)
                for fallen in game.episode.on_kill
                if fallen.enemy in game.enemy_words[enemy.kind]
            )
    return texts


def _lose_companions(run: DmdRun) -> None:
    """Companions at their number are discarded at once (CMP-04)."""
    if not any(owner.cards for owner in run.table.investigators):
        return
    for seat in clockwise(run.table):
        for holding in run.table.investigators[seat].cards:
            if holding.wounds:
                number = run.game.halves[holding.card, holding.side].text.health
                if number is not None and holding.wounds >= number:
                    run.emit(CompanionLost(seat, holding.card))


def _destroy_objects(run: DmdRun) -> list[Frame]:
    """Objects at their health are destroyed; enough of them disrupt the Ritual (EPI-10, -13)."""
    objects = run.game.episode.objects
    if objects is None:
        return []
    turned: list[Frame] = []
    for thing in run.table.objects:
        if not thing.destroyed and thing.wounds >= objects.health:
            run.emit(ObjectDestroyed(thing.id, why=(r.AMB_108,)))
            turned.append(TurningObject(thing.id))
    if turned and not run.table.ritual_disrupted:
        destroyed = sum(thing.destroyed for thing in run.table.objects)
        if destroyed >= objects.to_disrupt:
            run.emit(RitualDisrupted(why=(r.EPI_10, r.RIT_04, r.RIT_05)))
    return turned


def _defeat_stage(run: DmdRun) -> int:
    """The current Stage is defeated at its health; excess Wounds are lost (ELDER-06 to -09)."""
    table = run.table
    elder = figure(table, table.elder.figure)
    if elder is None or not elder.wounds:
        return 0
    number = health(run.game, table, elder)
    if elder.wounds < number:
        return 0
    stage = table.elder.stage
    run.emit(StageDefeated(stage, elder.wounds - number))
    return stage


def _eliminate(run: DmdRun) -> tuple[list[Item], list[Seat]]:
    """Investigators on a skull are eliminated, or a text averts it (DEATH-01, WND-02, SAN-13).

    Returns:
        Texts that follow from averted deaths, and who was eliminated.
    """
    tracks = run.game.tracks
    items: list[Item] = []
    eliminated: list[Seat] = []
    wounds, sanity = tracks.wounds, tracks.sanity
    for owner in run.table.investigators:
        if (owner.wounds >= wounds or owner.sanity >= sanity) and owner.alive:
            break
    else:
        return items, eliminated
    for seat in tuple(clockwise(run.table)):
        owner = run.table.investigators[seat]
        mad = owner.sanity >= tracks.sanity
        if not mad and owner.wounds < tracks.wounds:
            continue
        if not mad:
            averted = _avert(run, seat)
            if averted is not None:
                items.extend(averted)
                continue
        why = (r.SAN_13,) if mad else (r.WND_02,)
        _hand_on(run, seat)
        run.emit(InvestigatorEliminated(seat, mad=mad, why=why))
        eliminated.append(seat)
    return items, eliminated


def _hand_on(run: DmdRun, seat: Seat) -> None:
    """Tokens of the Episode that the eliminated carried go to the next one who lives."""
    owners = run.table.investigators
    heir = next((other for other in clockwise(run.table, seat) if other != seat), None)
    if heir is None:
        return
    for token, n in owners[seat].tokens:
        if token in run.game.handed_on:
            run.emit(TokensChanged(seat, token, -n, why=(r.GEN_07,)))
            run.emit(TokensChanged(heir, token, n, why=(r.GEN_07,)))


def _discard_kept(run: DmdRun, eliminated: list[Seat]) -> None:
    """A Mythos card that one of the eliminated kept, once the game goes on (AMB-90)."""
    for seat in eliminated:
        kept = run.table.investigators[seat].kept
        if kept:
            run.emit(MythosDiscarded(kept, why=(r.AMB_90,)))


def _avert(run: DmdRun, seat: Seat) -> tuple[Item, ...] | None:
    """A free death by Wounds: back with full health, uses counted for the game."""
    owner = run.table.investigators[seat]
    chances = found(run.game, owner, AvertDeath)
    allowed: dict[SourceId, int] = {}
    for ability, source in chances:
        allowed[source] = allowed.get(source, 0) + ability.n
    for source, n in allowed.items():
        if uses(run.table, source, seat, Scope.GAME) < n:
            run.emit(DeathAverted(seat, src=source))
            return items_of(run.game, run.table, seat, AfterAverted)
    return None


__all__ = ["settle"]
