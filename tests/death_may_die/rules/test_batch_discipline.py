"""Batch discipline: nothing but settling kills, ends the game at a death, or starts a Threshold."""

from collections.abc import Iterator
from itertools import islice
from random import Random

import attrs
import pytest

import dmd_core as dmd
from dmd_core.death_may_die.chapters import batch as batch_rules
from dmd_core.death_may_die.chapters.run import Leaving
from dmd_core.death_may_die.chapters.sanity import Threshold
from dmd_core.death_may_die.chapters.settle import settle
from dmd_core.death_may_die.events.elder_one import RitualDisrupted, StageDefeated
from dmd_core.death_may_die.events.enemies import EnemyKilled
from dmd_core.death_may_die.events.harm import CompanionLost, DeathAverted, InvestigatorEliminated
from dmd_core.death_may_die.events.map import ObjectDestroyed
from dmd_core.death_may_die.events.sanity import InsanityActivated
from dmd_core.death_may_die.events.turns import GameEnded
from dmd_core.death_may_die.handlers import HANDLERS, DmdRun
from dmd_core.death_may_die.ids import FigureId, InvestigatorId
from dmd_core.kernel.events import Event
from dmd_core.kernel.run import Run
from tests.death_may_die.scenarios import Scene, make_game

SETTLED = (
    EnemyKilled,
    CompanionLost,
    ObjectDestroyed,
    RitualDisrupted,
    StageDefeated,
    DeathAverted,
    InvestigatorEliminated,
)
"""Events that only settling a batch may write."""

TRACK = "DMD-LOSE-03"
"""The one end of the game that is no death: the end of the track."""


class Discipline:
    """Watches every event and where it was written."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        """Put itself between rules and workspace."""
        self.breaches: list[str] = []
        self.settling = 0
        self.threshold = 0
        emit = Run.emit
        work = HANDLERS.works[Threshold]

        def watched_settle(run: DmdRun) -> bool:
            self.settling += 1
            try:
                return settle(run)
            finally:
                self.settling -= 1

        def watched_threshold(run: DmdRun, frame: Threshold) -> None:
            self.threshold += 1
            try:
                work(run, frame)
            finally:
                self.threshold -= 1

        def watched_emit(run: DmdRun, event: Event) -> None:
            self.look(event)
            emit(run, event)

        patch.setattr(batch_rules, "settle", watched_settle)
        patch.setitem(HANDLERS.works, Threshold, watched_threshold)
        patch.setattr(Run, "emit", watched_emit)

    def look(self, event: Event) -> None:
        """Note an event that was written where it may not be."""
        name = type(event).__name__
        ends_at_death = isinstance(event, GameEnded) and TRACK not in event.why
        if (isinstance(event, SETTLED) or ends_at_death) and not self.settling:
            self.breaches.append(name)
        if isinstance(event, InsanityActivated) and not self.threshold:
            self.breaches.append(name)


@pytest.fixture
def discipline(monkeypatch: pytest.MonkeyPatch) -> Iterator[Discipline]:
    """The watcher, put away afterwards."""
    yield Discipline(monkeypatch)
    monkeypatch.undo()


def play_random(seed: int) -> list[Event]:
    """A random game to its end."""
    random = Random(seed)  # noqa: S311 - a game, not a secret
    party = tuple(
        InvestigatorId(name)
        for name in random.sample(["ian", "sister_beth", "elizabeth", "rasputin", "borden"], 3)
    )
    game = dmd.load_game(dmd.Setup(3, party))
    step = dmd.start(game, seed)
    events = list(step.events)
    while step.decision is not None:
        options = list(islice(step.decision.legal(), 64))
        step = dmd.apply(game, step.state, random.choice(options), decision=step.decision)
        events.extend(step.events)
    return events


def test_random_games_keep_the_discipline(discipline: Discipline) -> None:
    """In 40 random games every kill and every end at a death is written while settling."""
    counts = dict.fromkeys(SETTLED, 0)
    for seed in range(40):
        for event in play_random(seed):
            if isinstance(event, SETTLED):
                counts[type(event)] += 1

    assert [] == discipline.breaches
    assert counts[InvestigatorEliminated] >= 40
    assert counts[EnemyKilled] > 0
    assert counts[CompanionLost] > 0


def test_a_rule_that_kills_by_itself_is_caught(
    discipline: Discipline, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A step of a Run that removes a figure directly is named by the watcher."""
    leave = HANDLERS.works[Leaving]

    def leave_and_kill(run: DmdRun, frame: Leaving) -> None:
        run.emit(EnemyKilled(FigureId(1)))
        leave(run, frame)

    monkeypatch.setitem(HANDLERS.works, Leaving, leave_and_kill)
    scene = Scene(make_game("borden", "ian")).inv(0, space="s02")
    scene.put("cultist", "s15")
    scene.play().do("run", "step s03")

    assert ["EnemyKilled"] == discipline.breaches


@pytest.mark.pure("a function is replaced, and compiled callers are bound to theirs")
def test_a_wound_alone_does_not_kill(
    discipline: Discipline, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With settling switched off nobody dies, whatever the markers say."""

    def settle_nothing(_run: DmdRun) -> bool:
        return False

    monkeypatch.setattr(batch_rules, "settle", settle_nothing)
    scene = Scene(make_game("borden", "ian")).inv(0, wounds=4, space="s02")
    scene.put("cultist", "s02", wounds=1)
    scene.play().do("attack").type_in("success,success,blank").do("done", "answer no")

    figure = scene.figure(1)
    assert figure is not None
    assert 2 == figure.wounds
    assert [] == discipline.breaches
    assert attrs.evolve(scene.who(0), wounds=4) == scene.who(0)
