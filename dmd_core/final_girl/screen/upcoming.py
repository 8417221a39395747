"""What will be resolved after what is asked now: the agenda in words, from the top down.

Every frame that does something is told, or stands in `SILENT`. Frames that ask are the question
itself; those of them that hold more are told as well.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, TypeVar

from dmd_core.final_girl import text_frames as f
from dmd_core.final_girl.chapters.action import ActionPhase
from dmd_core.final_girl.chapters.attack import ShotOver, Striking
from dmd_core.final_girl.chapters.bloodlust import BloodlustSteps
from dmd_core.final_girl.chapters.damage import DividingMinions, DividingMinors
from dmd_core.final_girl.chapters.dark_powers import RevealingPower
from dmd_core.final_girl.chapters.enemy_moves import ChoosingRoute, Walking
from dmd_core.final_girl.chapters.events import ClosingEvent, DrawingEvent
from dmd_core.final_girl.chapters.health import Dying
from dmd_core.final_girl.chapters.horror import HorrorSteps
from dmd_core.final_girl.chapters.items import TakingItem
from dmd_core.final_girl.chapters.killer import KillerPhase, TerrorStep
from dmd_core.final_girl.chapters.killer_action import (
    ChoosingTarget,
    EnemiesActing,
    EnemyActing,
    word_of,
)
from dmd_core.final_girl.chapters.minions import MinionsActing
from dmd_core.final_girl.chapters.movement import Moving
from dmd_core.final_girl.chapters.panic import (
    ChoosingPanic,
    Panicking,
    PanicPhase,
    RollingGirlPanic,
    RollingPanic,
)
from dmd_core.final_girl.chapters.phase_end import NextPhase
from dmd_core.final_girl.chapters.planning import PlanningPhase
from dmd_core.final_girl.chapters.reactions import AttackingGirl, Landing
from dmd_core.final_girl.chapters.roll import RollWindow, ThrowingHorror
from dmd_core.final_girl.chapters.rows import ResolvingRow, RowResolved, lines_of
from dmd_core.final_girl.chapters.saving import Rewarding
from dmd_core.final_girl.chapters.searching import DrawingItem, Gaining
from dmd_core.final_girl.chapters.setup import DrawingFirstEvent, DrawingSetupCard, SetUp
from dmd_core.final_girl.chapters.terror import ClosingTerror, DrawingTerror, DroppingTerror
from dmd_core.final_girl.chapters.upkeep import RevealingFinale, UpkeepEffects, UpkeepPhase
from dmd_core.final_girl.chapters.victim_steps import Stepping
from dmd_core.final_girl.chapters.victims import AfterDeath, ChoosingVictim, Killing, SpecialGone
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.ids import PLAYER, FigureId
from dmd_core.final_girl.say.texts import wording_of
from dmd_core.final_girl.state import Phase, Row, Table
from dmd_core.final_girl.text.scene import Scene
from dmd_core.final_girl.words.control import Sequence
from dmd_core.final_girl.words.killer import Icon
from dmd_core.kernel.events import Frame
from dmd_core.kernel.ids import NO_SOURCE, NOBODY, Seat, SourceId
from dmd_core.screen.shown import Upcoming
from dmd_core.tabletop.text.english import sentence, some

F = TypeVar("F")

Tells = Callable[[Scene, Any], Iterable[Upcoming]]
"""What one frame holds, in order; `Any` because each function is of its own class of frames."""

TELLS: Final[dict[type, Tells]] = {}
"""What is still to come by a frame, by its class."""

_PHASES: Final = (Phase.ACTION, Phase.PLANNING, Phase.KILLER, Phase.PANIC, Phase.UPKEEP)


def upcoming(game: Game, table: Table, agenda: tuple[Frame, ...]) -> Iterator[Upcoming]:
    """Everything that waits on an agenda, what comes next first."""
    scene = Scene(game, table)
    for frame in reversed(agenda):
        tells = TELLS.get(type(frame))
        if tells is not None:
            yield from tells(scene, frame)


def _tells(
    kind: type[F],
) -> Callable[[Callable[[Scene, F], Iterable[Upcoming]]], Callable[[Scene, F], Iterable[Upcoming]]]:
    def register(
        function: Callable[[Scene, F], Iterable[Upcoming]],
    ) -> Callable[[Scene, F], Iterable[Upcoming]]:
        TELLS[kind] = function
        return function

    return register


def _rule(says: str, seat: Seat = NOBODY) -> Upcoming:
    """Something that the rules bring, not a text."""
    return Upcoming(sentence(says), NO_SOURCE, "", seat)


def _by(scene: Scene, says: str, source: SourceId, seat: Seat = NOBODY) -> Upcoming:
    """Something that a text brings; by the bare rules if it has no source."""
    return Upcoming(sentence(says), source, scene.source(source), seat)


def _text(scene: Scene, node: int, env: f.Env) -> Upcoming:
    """A text that is to be carried out."""
    return _by(scene, wording_of(scene.game).clause(scene.game.nodes[node]), env.src, PLAYER)


# --- texts -----------------------------------------------------------------------------------


@_tells(f.Resolve)
def _resolve(scene: Scene, frame: f.Resolve) -> Iterator[Upcoming]:
    """Steps of a sequence one by one."""
    node = scene.game.nodes[frame.node]
    if isinstance(node, Sequence):
        for step in node.steps:
            yield _text(scene, scene.game.number(step), frame.env)
    else:
        yield _text(scene, frame.node, frame.env)


@_tells(f.Repeating)
def _repeating(scene: Scene, frame: f.Repeating) -> Iterator[Upcoming]:
    """So many of its symbols are left (FG-SYM-10)."""
    clause = wording_of(scene.game).clause(scene.game.nodes[frame.node])
    says = f"{some(frame.n, 'symbol')} more of: {clause}"
    yield _by(scene, says, frame.env.src, PLAYER)


@_tells(f.DroppingItems)
def _dropping_items(scene: Scene, frame: f.DroppingItems) -> Iterator[Upcoming]:
    gone = "is removed from the game" if frame.removed else "is discarded"
    for deck in frame.decks:
        yield _by(scene, f"the top card of {scene.deck(deck)} {gone}", frame.env.src)


@_tells(f.TurningItem)
def _turning_item(scene: Scene, frame: f.TurningItem) -> Iterator[Upcoming]:
    yield _by(scene, f"the top card of {scene.deck(frame.deck)} is turned up", frame.env.src)


@_tells(f.TokenFollows)
def _token_follows(scene: Scene, frame: f.TokenFollows) -> Iterator[Upcoming]:
    yield _by(scene, f"the {scene.token(frame.token)} follows {scene.girl}", frame.env.src)


# --- the turn --------------------------------------------------------------------------------


@_tells(NextPhase)
def _next_phase(scene: Scene, _frame: NextPhase) -> Iterator[Upcoming]:
    """The phases that are left of the turn, then the next one (FG-TRN-01)."""
    now = scene.table.phase
    left = _PHASES[_PHASES.index(now) + 1 :] if now in _PHASES else _PHASES[:0]
    for phase in left:
        yield _rule(f"{scene.phase(phase)} begins")
    yield _rule("the next turn begins" if now in _PHASES else "the first turn begins")


@_tells(ActionPhase)
def _action_phase(scene: Scene, _frame: ActionPhase) -> Iterator[Upcoming]:
    if not scene.table.ending:
        yield _rule(f"{scene.girl} goes on with the Action phase", PLAYER)


@_tells(Rewarding)
def _rewarding(scene: Scene, _frame: Rewarding) -> Iterator[Upcoming]:
    if scene.table.rewards:
        yield _rule(f"{scene.girl} takes pending rewards", PLAYER)


@_tells(PlanningPhase)
def _planning(scene: Scene, _frame: PlanningPhase) -> Iterator[Upcoming]:
    """What follows the purchases (FG-PLN-07, -08)."""
    yield _rule(f"time is set to {scene.time(scene.game.board.time)}")
    if scene.table.discard:
        yield _rule("discarded action cards go back to the tableau")


@_tells(KillerPhase)
def _killer_phase(scene: Scene, _frame: KillerPhase) -> Iterator[Upcoming]:
    yield _rule(f"{scene.killer} acts")
    yield from _terror_step(scene, TerrorStep())


@_tells(TerrorStep)
def _terror_step(scene: Scene, _frame: TerrorStep) -> Iterator[Upcoming]:
    if not scene.table.finale:
        yield _rule("a terror card is drawn")


@_tells(DrawingTerror)
def _drawing_terror(_scene: Scene, _frame: DrawingTerror) -> Iterator[Upcoming]:
    yield _rule("a terror card is drawn")


@_tells(ClosingTerror)
def _closing_terror(scene: Scene, frame: ClosingTerror) -> Iterator[Upcoming]:
    if scene.table.terror_ordered:
        yield _by(scene, "the next terror card is drawn", SourceId(frame.card))


@_tells(DroppingTerror)
def _dropping_terror(scene: Scene, frame: DroppingTerror) -> Iterator[Upcoming]:
    yield _by(scene, f"{some(frame.n, 'terror card')} discarded without effect", frame.src)


@_tells(PanicPhase)
def _panic_phase(_scene: Scene, _frame: PanicPhase) -> Iterator[Upcoming]:
    yield _rule("victims beside an enemy panic if a victim was killed in this turn")


@_tells(UpkeepPhase)
def _upkeep_phase(_scene: Scene, _frame: UpkeepPhase) -> Iterator[Upcoming]:
    yield _rule("the Upkeep phase is carried out")


@_tells(RevealingFinale)
def _revealing_finale(_scene: Scene, _frame: RevealingFinale) -> Iterator[Upcoming]:
    yield _rule("the finale is revealed")


@_tells(UpkeepEffects)
def _upkeep_effects(scene: Scene, frame: UpkeepEffects) -> Iterator[Upcoming]:
    for source in frame.left:
        yield _by(scene, f"the upkeep effect of {scene.source(source)}", source)


# --- cards -----------------------------------------------------------------------------------


@_tells(ThrowingHorror)
def _throwing_horror(scene: Scene, frame: ThrowingHorror) -> Iterator[Upcoming]:
    yield _by(scene, "a Horror Roll is made", frame.source, PLAYER)


@_tells(RollWindow)
def _roll_window(scene: Scene, frame: RollWindow) -> Iterator[Upcoming]:
    """Successes are counted once the dice stay (FG-ACT-05, -06)."""
    yield _by(scene, "the successes of the roll are counted", frame.source, PLAYER)


@_tells(ResolvingRow)
def _resolving_row(scene: Scene, frame: ResolvingRow) -> Iterator[Upcoming]:
    lines = [scene.effects(line.effects) for line in lines_of(scene.game, frame.card, frame.row)]
    names = {Row.DOUBLE: "two successes", Row.SINGLE: "one success", Row.FAIL: "failure"}
    yield _by(scene, f"{names[frame.row]}: {'; or '.join(lines)}", SourceId(frame.card), PLAYER)


@_tells(Striking)
def _striking(scene: Scene, frame: Striking) -> Iterator[Upcoming]:
    yield _by(scene, f"the attack deals {frame.n} damage with its modifiers", frame.src, PLAYER)


@_tells(DividingMinors)
def _dividing_minors(scene: Scene, frame: DividingMinors) -> Iterator[Upcoming]:
    yield _by(scene, f"{frame.n} damage, minor dark powers first", frame.src, PLAYER)


@_tells(DividingMinions)
def _dividing_minions(scene: Scene, frame: DividingMinions) -> Iterator[Upcoming]:
    where = scene.space(frame.space)
    yield _by(scene, f"{frame.n} damage to minions at {where}", frame.src, PLAYER)


@_tells(DrawingItem)
def _drawing_item(scene: Scene, frame: DrawingItem) -> Iterator[Upcoming]:
    cards = some(1 + frame.left, "card")
    yield _by(scene, f"{cards} of {scene.deck(frame.deck)} to choose from", frame.src, PLAYER)


@_tells(Gaining)
def _gaining(scene: Scene, frame: Gaining) -> Iterator[Upcoming]:
    yield _by(scene, f"{scene.girl} gains {scene.card(frame.card)}", frame.src, PLAYER)


@_tells(TakingItem)
def _taking_item(scene: Scene, frame: TakingItem) -> Iterator[Upcoming]:
    says = f"{scene.girl} gains the top card of {scene.deck(frame.deck)}"
    yield _by(scene, says, frame.src, PLAYER)


@_tells(Moving)
def _moving(scene: Scene, frame: Moving) -> Iterator[Upcoming]:
    if frame.steps:
        says = f"{scene.girl} may go {some(frame.steps, 'step')}"
        yield _by(scene, says, frame.src, PLAYER)


@_tells(DrawingEvent)
def _drawing_event(scene: Scene, frame: DrawingEvent) -> Iterator[Upcoming]:
    yield _by(scene, "an event is drawn", frame.src)


@_tells(DrawingFirstEvent)
def _first_event(_scene: Scene, _frame: DrawingFirstEvent) -> Iterator[Upcoming]:
    yield _rule("the first event is drawn")


@_tells(DrawingSetupCard)
def _setup_card(_scene: Scene, _frame: DrawingSetupCard) -> Iterator[Upcoming]:
    yield _rule("the setup card is drawn")


@_tells(RevealingPower)
def _revealing_power(scene: Scene, frame: RevealingPower) -> Iterator[Upcoming]:
    yield _by(scene, "a dark power is revealed", frame.src)


# --- enemies ---------------------------------------------------------------------------------


@_tells(EnemiesActing)
def _enemies_acting(scene: Scene, frame: EnemiesActing) -> Iterator[Upcoming]:
    for figure in frame.left:
        yield _by(scene, f"{scene.enemy(figure)} acts", frame.src)


@_tells(ChoosingTarget)
def _choosing_target(scene: Scene, frame: ChoosingTarget) -> Iterable[Upcoming]:
    return _enemies_acting(scene, frame.acting)


@_tells(EnemyActing)
def _enemy_acting(scene: Scene, frame: EnemyActing) -> Iterator[Upcoming]:
    """The icons that are left (FG-KIL-03)."""
    who = scene.enemy(frame.figure)
    for icon in word_of(scene.game, frame.action).icons[frame.i :]:
        yield _by(scene, f"{who} {'moves' if icon is Icon.MOVE else 'attacks'}", frame.src)


@_tells(MinionsActing)
def _minions_acting(scene: Scene, frame: MinionsActing) -> Iterator[Upcoming]:
    for figure in frame.left:
        yield _rule(f"{scene.enemy(figure)} acts")


@_tells(Walking)
def _walking(scene: Scene, frame: Walking) -> Iterator[Upcoming]:
    yield from _steps(scene, frame.figure, frame.left, frame.src)


@_tells(ChoosingRoute)
def _choosing_route(scene: Scene, frame: ChoosingRoute) -> Iterator[Upcoming]:
    yield from _walking(scene, frame.walking)


def _steps(scene: Scene, figure: FigureId, n: int, src: SourceId) -> Iterator[Upcoming]:
    if n:
        yield _by(scene, f"{scene.enemy(figure)} goes up to {some(n, 'step')}", src)


@_tells(AttackingGirl)
def _attacking(scene: Scene, frame: AttackingGirl) -> Iterator[Upcoming]:
    yield _by(scene, f"{scene.enemy(frame.figure)} attacks {scene.girl}", frame.src, PLAYER)


@_tells(Landing)
def _landing(scene: Scene, _frame: Landing) -> Iterator[Upcoming]:
    attack = scene.table.attack
    if attack is not None:
        says = f"{scene.girl} loses {attack.damage} health to {scene.enemy(attack.minion)}"
        yield _rule(says, PLAYER)


@_tells(BloodlustSteps)
def _bloodlust(scene: Scene, frame: BloodlustSteps) -> Iterator[Upcoming]:
    yield _by(scene, f"bloodlust rises by {frame.n}", frame.src)


@_tells(HorrorSteps)
def _horror(scene: Scene, frame: HorrorSteps) -> Iterator[Upcoming]:
    way = "rises" if frame.n > 0 else "falls"
    yield _by(scene, f"horror {way} by {abs(frame.n)}", frame.src)


@_tells(Dying)
def _dying(scene: Scene, frame: Dying) -> Iterator[Upcoming]:
    for side in frame.todo:
        yield _rule(f"the Final Health token of {scene.side(side)} is looked at")


# --- victims ---------------------------------------------------------------------------------


@_tells(Killing)
def _killing(scene: Scene, frame: Killing) -> Iterator[Upcoming]:
    yield _by(scene, f"victims at {scene.space(frame.space)} are killed", frame.src)


@_tells(ChoosingVictim)
def _choosing_victim(scene: Scene, frame: ChoosingVictim) -> Iterator[Upcoming]:
    yield from _killing(scene, frame.killing)


@_tells(AfterDeath)
def _after_death(_scene: Scene, _frame: AfterDeath) -> Iterator[Upcoming]:
    yield _rule("what follows the death of a victim")


@_tells(SpecialGone)
def _special_gone(scene: Scene, frame: SpecialGone) -> Iterator[Upcoming]:
    yield _by(scene, f"{scene.card(frame.event)} is discarded", SourceId(frame.event))


@_tells(Stepping)
def _stepping(scene: Scene, frame: Stepping) -> Iterator[Upcoming]:
    for space, plain, special in frame.parties:
        who = scene.victims(plain, special) or "victims"
        yield _by(scene, f"one step for {who} of {scene.space(space)}", frame.src)


@_tells(Panicking)
def _panicking(scene: Scene, frame: Panicking) -> Iterator[Upcoming]:
    """Those who have not rolled yet, and the rounds that follow (FG-PAN-06)."""
    for space, colour, n in frame.todo:
        who = scene.victims(n) if colour.value == "plain" else scene.victim(colour)
        yield _by(scene, f"panic of {who} at {scene.space(space)}", frame.src)
    if frame.rounds:
        yield _by(scene, f"{some(frame.rounds, 'more round')} of panic", frame.src)


@_tells(ChoosingPanic)
def _choosing_panic(scene: Scene, frame: ChoosingPanic) -> Iterable[Upcoming]:
    return _panicking(scene, frame.panicking)


@_tells(RollingPanic)
def _rolling_panic(scene: Scene, frame: RollingPanic) -> Iterator[Upcoming]:
    says = f"panic of {scene.victim(frame.colour)} at {scene.space(frame.space)}"
    yield _by(scene, says, frame.panicking.src)
    yield from _panicking(scene, frame.panicking)


@_tells(RollingGirlPanic)
def _rolling_girl(scene: Scene, frame: RollingGirlPanic) -> Iterator[Upcoming]:
    yield _by(scene, f"{scene.girl} panics", frame.src, PLAYER)


SILENT: Final = frozenset({ClosingEvent, RowResolved, SetUp, ShotOver})
"""Frames that do something and need no telling: they end what was told before."""

__all__ = ["SILENT", "TELLS", "upcoming"]
