"""What will be resolved after what is asked now: the agenda in words, from the top down.

Every frame that does something is told, or stands in `SILENT`. Frames that ask are the question
itself; those of them that hold more are told as well.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, TypeVar, assert_never

from dmd_core.death_may_die import text_frames as f
from dmd_core.death_may_die.chapters.elder_one import (
    Advancing,
    ArrivingAnyway,
    Reshuffling,
    Revealing,
    TrackEnd,
)
from dmd_core.death_may_die.chapters.exclusions import Excluding
from dmd_core.death_may_die.chapters.fight import AttackOver, EnemyAttack, Fight
from dmd_core.death_may_die.chapters.fire import BurningOut
from dmd_core.death_may_die.chapters.hits import (
    Batch,
    EnemyHit,
    HealHit,
    Hit,
    ObjectHit,
    SanityHit,
    StressHit,
    WoundHit,
)
from dmd_core.death_may_die.chapters.investigate import (
    Discovering,
    DrawingDiscovery,
    PhaseThree,
    TakingCard,
)
from dmd_core.death_may_die.chapters.mythos import (
    ClosingMythos,
    DrawingMythos,
    MythosCard,
    MythosPhase,
)
from dmd_core.death_may_die.chapters.objects import TurningObject
from dmd_core.death_may_die.chapters.rolls import Rolling, RollStep
from dmd_core.death_may_die.chapters.run import Leaving
from dmd_core.death_may_die.chapters.sanity import Threshold, Thresholds
from dmd_core.death_may_die.chapters.setup import SetUp
from dmd_core.death_may_die.chapters.turn import Turn, TurnStep
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.say.texts import wording_of
from dmd_core.death_may_die.state import RollKind, Table
from dmd_core.death_may_die.text.scene import Scene
from dmd_core.death_may_die.words.control import Sequence
from dmd_core.kernel.events import Frame
from dmd_core.kernel.ids import NO_SOURCE, NOBODY, Seat, SourceId
from dmd_core.screen.shown import Upcoming
from dmd_core.tabletop.text.english import amounts, sentence, some

F = TypeVar("F")

Tells = Callable[[Scene, Any], Iterable[Upcoming]]
"""What one frame holds, in order; `Any` because each function is of its own class of frames."""

TELLS: Final[dict[type, Tells]] = {}
"""What is still to come by a frame, by its class."""


def upcoming(game: Game, table: Table, agenda: tuple[Frame, ...]) -> Iterator[Upcoming]:
    """Everything that waits on an agenda, what comes next first."""
    scene = Scene(game, table)
    for frame in reversed(agenda):
        tells = TELLS.get(type(frame))
        if tells is not None:
            yield from tells(scene, frame)


def _tells(kind: type[F]) -> Callable[[Callable[[Scene, F], Iterable[Upcoming]]], object]:
    def register(function: Callable[[Scene, F], Iterable[Upcoming]]) -> object:
        TELLS[kind] = function
        return function

    return register


def _rule(says: str, seat: Seat = NOBODY) -> Upcoming:
    """Something that the rules bring, not a text."""
    return Upcoming(sentence(says), NO_SOURCE, "", seat)


def _text(scene: Scene, node: int, env: f.Env) -> Upcoming:
    """A text that is to be carried out."""
    says = wording_of(scene.game).clause(scene.game.nodes[node])
    return Upcoming(sentence(says), env.src, scene.source(env.src), env.you)


def _of_card(scene: Scene, says: str, card: SourceId, seat: Seat) -> Upcoming:
    return Upcoming(sentence(says), card, scene.source(card), seat)


# --- texts -----------------------------------------------------------------------------------


@_tells(f.MovingTokens)
def _moving_tokens(scene: Scene, frame: f.MovingTokens) -> Iterator[Upcoming]:
    yield _text(scene, frame.node, frame.env)


@_tells(f.RollingAgainst)
def _rolling_against(scene: Scene, frame: f.RollingAgainst) -> Iterator[Upcoming]:
    for seat in frame.left:
        yield _rule(f"{scene.who(seat)} rolls against itself", seat)


@_tells(f.Resolve)
def _resolve(scene: Scene, frame: f.Resolve) -> Iterator[Upcoming]:
    yield _text(scene, frame.node, frame.env)


@_tells(f.Steps)
def _steps(scene: Scene, frame: f.Steps) -> Iterator[Upcoming]:
    node = scene.game.nodes[frame.node]
    if isinstance(node, Sequence):
        for step in node.steps[frame.i :]:
            yield _text(scene, scene.game.number(step), frame.env)


@_tells(f.Serving)
def _serving(scene: Scene, frame: f.Serving) -> Iterator[Upcoming]:
    yield _text(scene, frame.node, frame.env)


@_tells(f.ServingNext)
def _serving_next(scene: Scene, frame: f.ServingNext) -> Iterator[Upcoming]:
    yield _text(scene, frame.serving.node, frame.serving.env)


@_tells(f.Moving)
def _moving(scene: Scene, frame: f.Moving) -> Iterator[Upcoming]:
    for number in frame.left:
        says = f"{scene.figure(number)} moves"
        yield _of_card(scene, says, frame.env.src, frame.env.you)


@_tells(f.Picking)
def _picking(scene: Scene, frame: f.Picking) -> Iterator[Upcoming]:
    """What the pick is for, if that is a text."""
    if isinstance(frame.then, f.Resolve):
        yield _text(scene, frame.then.node, frame.then.env)


@_tells(f.Queue)
def _queue(scene: Scene, frame: f.Queue) -> Iterator[Upcoming]:
    return (_text(scene, item.node, item.env) for item in frame.items)


@_tells(f.Ordering)
def _ordering(scene: Scene, frame: f.Ordering) -> Iterator[Upcoming]:
    return (_text(scene, item.node, item.env) for item in frame.items)


@_tells(f.Keeping)
def _keeping(scene: Scene, frame: f.Keeping) -> Iterator[Upcoming]:
    for seat, card in frame.todo[1:]:
        says = f"{scene.who(seat)} keeps {scene.card(card)} for Wounds or discards it"
        yield _of_card(scene, says, frame.env.src, seat)


# --- the turn --------------------------------------------------------------------------------


_PHASES: Final = {
    TurnStep.MYTHOS: "a Mythos card is drawn",
    TurnStep.INVESTIGATE_OR_FIGHT: "phase 3: investigate or fight",
    TurnStep.EFFECTS: "effects of the end of the turn",
    TurnStep.FIRE: "the Fire roll",
    TurnStep.CHECK: "the check whether the Elder One advances",
    TurnStep.SUMMONING: "the check whether the Elder One is summoned",
    TurnStep.ELDER_EFFECTS: "effects of the Elder One at the end of the turn",
    TurnStep.NEXT: "the turn ends",
}
"""Steps of a turn that are still to come."""


@_tells(Turn)
def _turn(scene: Scene, frame: Turn) -> Iterator[Upcoming]:
    if frame.at is TurnStep.START:
        yield _rule("the next turn begins" if scene.table.turn else "the first turn begins")
        return
    for step, says in _PHASES.items():
        if step >= frame.at:
            yield _rule(says, scene.table.active)


@_tells(MythosPhase)
def _mythos_phase(_scene: Scene, frame: MythosPhase) -> Iterator[Upcoming]:
    yield _rule("a Mythos card is drawn", frame.seat)


@_tells(DrawingMythos)
def _drawing_mythos(scene: Scene, frame: DrawingMythos) -> Iterator[Upcoming]:
    yield _of_card(scene, "a Mythos card is drawn", frame.src, frame.seat)


@_tells(MythosCard)
def _mythos_card(scene: Scene, frame: MythosCard) -> Iterator[Upcoming]:
    card, src = scene.game.mythos[frame.card], SourceId(frame.card)
    env = f.Env(frame.seat, frame.seat, src)
    for effect in card.effects[frame.i :]:
        yield _text(scene, scene.game.number(effect), env)
    for line in card.summons[max(0, frame.i - len(card.effects)) :]:
        space = scene.space(scene.game.gates[line.gate])
        says = f"{scene.any_of(line.enemy)} is summoned on {space}"
        yield _of_card(scene, says, src, frame.seat)


@_tells(PhaseThree)
def _phase_three(_scene: Scene, _frame: PhaseThree) -> Iterator[Upcoming]:
    yield _rule("phase 3 is carried out")


@_tells(Discovering)
def _discovering(scene: Scene, frame: Discovering) -> Iterator[Upcoming]:
    card, src = scene.game.discovery[frame.card], SourceId(frame.card)
    env = f.Env(frame.seat, frame.seat, src)
    for line in card.mandatory[frame.i :]:
        yield _text(scene, scene.game.number(line), env)
    if card.offers:
        yield _of_card(scene, f"{scene.who(frame.seat)} chooses what to claim", src, frame.seat)


@_tells(DrawingDiscovery)
def _drawing_discovery(_scene: Scene, frame: DrawingDiscovery) -> Iterator[Upcoming]:
    yield _rule("a Discovery card is drawn", frame.seat)


@_tells(TakingCard)
def _taking_card(scene: Scene, frame: TakingCard) -> Iterator[Upcoming]:
    says = f"{scene.who(frame.seat)} takes {scene.half(frame.card, frame.side)}"
    yield _of_card(scene, says, SourceId(frame.card), frame.seat)


@_tells(Fight)
def _fight(scene: Scene, _frame: Fight) -> Iterator[Upcoming]:
    yield _rule("Enemies that have not attacked yet attack", scene.table.active)


@_tells(EnemyAttack)
def _enemy_attack(scene: Scene, frame: EnemyAttack) -> Iterator[Upcoming]:
    yield _rule(f"{scene.figure(frame.figure)} attacks {scene.who(frame.owner)}", frame.owner)


@_tells(AttackOver)
def _attack_over(scene: Scene, frame: AttackOver) -> Iterator[Upcoming]:
    yield _rule(f"what {scene.who(frame.owner)} gets for taking an attack over", frame.owner)


@_tells(Advancing)
def _advancing(scene: Scene, _frame: Advancing) -> Iterator[Upcoming]:
    yield _rule(f"{scene.elder_one} advances")


@_tells(Revealing)
def _revealing(scene: Scene, frame: Revealing) -> Iterator[Upcoming]:
    yield _rule(f"{scene.stage(frame.stage)} is revealed")


@_tells(Reshuffling)
def _reshuffling(_scene: Scene, _frame: Reshuffling) -> Iterator[Upcoming]:
    yield _rule("the Mythos discard pile goes back into the deck")


@_tells(BurningOut)
def _burning_out(scene: Scene, frame: BurningOut) -> Iterator[Upcoming]:
    yield _rule(f"{scene.who(frame.seat)} is no longer on Fire", frame.seat)


@_tells(TurningObject)
def _turning(scene: Scene, frame: TurningObject) -> Iterator[Upcoming]:
    yield _rule(f"{scene.thing(frame.object)} is turned over")


# --- rolls, losses, Thresholds ---------------------------------------------------------------


_ROLL_STEPS: Final = {
    RollStep.REROLL: "dice may be rerolled",
    RollStep.TALLY: "the symbols are counted",
    RollStep.SUCCESSES: "Successes take effect",
    RollStep.TENTACLES: "Tentacles cost Sanity",
}
"""Steps of a roll that are still to come and that people wait for."""


@_tells(Rolling)
def _rolling(scene: Scene, frame: Rolling) -> Iterator[Upcoming]:
    roll = scene.roll
    seat = NOBODY if roll is None else roll.owner
    hurting = roll is not None and roll.kind not in {RollKind.ATTACK, RollKind.PLAIN}
    for step, says in _ROLL_STEPS.items():
        if step >= frame.at:
            harm = hurting and step is RollStep.SUCCESSES
            yield _rule("each Success is a Wound" if harm else says, seat)


@_tells(Batch)
def _batch(scene: Scene, frame: Batch) -> Iterator[Upcoming]:
    """What is left of a batch whose questions are being asked."""
    for hit in frame.hits[len(frame.ready) :]:
        yield _of_card(scene, _hit(scene, hit), hit.src, getattr(hit, "seat", NOBODY))


def _hit(scene: Scene, hit: Hit) -> str:
    match hit:
        case WoundHit(seat=seat, n=n):
            return f"{scene.who(seat)} takes {some(n, 'Wound')}"
        case SanityHit(seat=seat, n=n):
            return f"{scene.who(seat)} loses {some(n, 'Sanity')}"
        case StressHit(seat=seat, n=n):
            return f"{scene.who(seat)} takes {some(n, 'Stress')}"
        case HealHit(seat=seat, stress=stress, wounds=wounds):
            return f"{scene.who(seat)} heals {amounts((stress, 'Stress'), (wounds, 'Wound'))}"
        case EnemyHit(figure=number, n=n):
            return f"{scene.figure(number)} takes {some(n, 'Wound')}"
        case ObjectHit(object=thing, n=n):
            return f"{scene.thing(thing)} takes {some(n, 'Wound')}"
    assert_never(hit)


@_tells(Thresholds)
def _thresholds(scene: Scene, frame: Thresholds) -> Iterator[Upcoming]:
    for seat in frame.seats:
        yield _rule(f"{scene.who(seat)} works off a Threshold", seat)


@_tells(Threshold)
def _threshold(scene: Scene, frame: Threshold) -> Iterator[Upcoming]:
    card = SourceId(scene.table.investigators[frame.seat].insanity)
    if not frame.symptoms_done:
        yield _of_card(scene, "the Symptoms are carried out", card, frame.seat)
    yield _rule(f"{scene.who(frame.seat)} raises a Skill", frame.seat)


SILENT: Final = frozenset(
    {
        ArrivingAnyway,
        ClosingMythos,
        Excluding,
        f.Going,
        f.MovingPicked,
        f.MovingTo,
        f.PlacingEnemy,
        f.PlacingToken,
        f.TokenMovingTo,
        Leaving,
        SetUp,
        TrackEnd,
    }
)
"""Frames that do something and need no telling: they end what was told before, or look whether
there is anything to do. Of those that ask or draw only few have more to tell than that."""

__all__ = ["SILENT", "TELLS", "upcoming"]
