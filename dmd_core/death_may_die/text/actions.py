"""Sentences of actions: running, healing, trading."""

from dmd_core.death_may_die.chapters.actions import Actions
from dmd_core.death_may_die.chapters.rest import MixHealing, Resting
from dmd_core.death_may_die.chapters.run import Consenting, Running, Sneaking, TakingAlong
from dmd_core.death_may_die.chapters.trade import TradeConsent, Trading
from dmd_core.death_may_die.commands import (
    Attack,
    Cancel,
    EpisodeActionOn,
    Give,
    HealPoints,
    Propose,
    Rest,
    Run,
    Sneak,
    StandUp,
    Step,
    TakeAlong,
    Trade,
)
from dmd_core.death_may_die.events.actions import (
    ActionTaken,
    EnemiesEvaded,
    EnemiesFollowed,
    Healed,
    InvestigatorsMoved,
    Traded,
    TradeRefused,
    TradeWithdrawn,
)
from dmd_core.death_may_die.ids import CardId
from dmd_core.death_may_die.text.language import ENGLISH
from dmd_core.death_may_die.text.scene import Scene
from dmd_core.kernel.ids import Seat, SourceId
from dmd_core.tabletop.text.english import amounts, be, listed, some


@ENGLISH.event(ActionTaken)
def _action_taken(scene: Scene, event: ActionTaken) -> str:
    action = scene.action(event.action)
    return f"{scene.who(event.seat)} takes the {action} action{_free(scene, event.free)}"


def _free(scene: Scene, source: SourceId) -> str:
    return f" for free{scene.by(source)}" if source else ""


@ENGLISH.event(InvestigatorsMoved)
def _investigators_moved(scene: Scene, event: InvestigatorsMoved) -> str:
    n = len(event.seats)
    verb = f"{be(n)} placed on" if event.placed else "goes to" if n == 1 else "go to"
    return f"{scene.everyone(event.seats)} {verb} {scene.space(event.to)}"


@ENGLISH.event(EnemiesEvaded)
def _enemies_evaded(scene: Scene, event: EnemiesEvaded) -> str:
    figures = scene.figures(event.figures)
    return f"{figures} {be(len(event.figures))} left behind"


@ENGLISH.event(EnemiesFollowed)
def _enemies_followed(scene: Scene, event: EnemiesFollowed) -> str:
    verb = "follows" if len(event.figures) == 1 else "follow"
    return f"{scene.figures(event.figures)} {verb} to {scene.space(event.to)}"


@ENGLISH.event(Traded)
def _traded(scene: Scene, event: Traded) -> str:
    return f"traded: {_moves(scene, event.moves)}"


def _moves(scene: Scene, moves: tuple[tuple[CardId, Seat, Seat], ...]) -> str:
    return listed(
        [f"{scene.card(card)} from {scene.who(a)} to {scene.who(b)}" for card, a, b in moves]
    )


@ENGLISH.event(TradeRefused)
def _trade_refused(scene: Scene, event: TradeRefused) -> str:
    return f"{scene.who(event.seat)} calls the Trade off"


@ENGLISH.event(TradeWithdrawn)
def _trade_withdrawn(scene: Scene, event: TradeWithdrawn) -> str:
    return f"{scene.who(event.seat)} takes the draft of a Trade back"


@ENGLISH.event(Healed)
def _healed(scene: Scene, event: Healed) -> str:
    points = amounts((event.stress, "Stress"), (event.wounds, "Wound")) or "nothing"
    return f"{scene.who(event.seat)} heals {points}"


# --- commands --------------------------------------------------------------------------------


@ENGLISH.command(Run)
def _run(scene: Scene, command: Run) -> str:
    return f"{scene.who(command.seat)} runs{_free(scene, command.free)}"


@ENGLISH.command(Attack)
def _attack(scene: Scene, command: Attack) -> str:
    return f"{scene.who(command.seat)} attacks{_free(scene, command.free)}"


@ENGLISH.command(Rest)
def _rest(scene: Scene, command: Rest) -> str:
    return f"{scene.who(command.seat)} rests{_free(scene, command.free)}"


@ENGLISH.command(Trade)
def _trade(scene: Scene, command: Trade) -> str:
    return f"{scene.who(command.seat)} trades"


@ENGLISH.command(EpisodeActionOn)
def _episode_action_on(scene: Scene, command: EpisodeActionOn) -> str:
    on = f" on {scene.thing(command.object)}" if command.object else ""
    return f"{scene.who(command.seat)} takes the {scene.action(command.action)} action{on}"


@ENGLISH.command(StandUp)
def _stand_up(scene: Scene, command: StandUp) -> str:
    return f"{scene.who(command.seat)} stands up again for {some(1, 'Stress')}"


@ENGLISH.command(Step)
def _step(scene: Scene, command: Step) -> str:
    return f"{scene.who(command.seat)} goes to {scene.space(command.to)}"


@ENGLISH.command(TakeAlong)
def _take_along(scene: Scene, command: TakeAlong) -> str:
    return f"{scene.who(command.seat)} takes {scene.who(command.who)} along"


@ENGLISH.command(Sneak)
def _sneak(scene: Scene, command: Sneak) -> str:
    return f"{scene.who(command.seat)} sneaks past {scene.figure(command.figure)}"


@ENGLISH.command(HealPoints)
def _heal_points(scene: Scene, command: HealPoints) -> str:
    points = amounts((command.stress, "Stress"), (command.wounds, "Wound")) or "nothing"
    whose = ""
    if isinstance(scene.asked, MixHealing) and scene.asked.who != command.seat:
        whose = f" of {scene.who(scene.asked.who)}"
    return f"{scene.who(command.seat)} chooses to heal {points}{whose}"


@ENGLISH.command(Give)
def _give(scene: Scene, command: Give) -> str:
    card = scene.card(command.card)
    return f"{scene.who(command.seat)} puts {card} into the Trade for {scene.who(command.to)}"


@ENGLISH.command(Propose)
def _propose(scene: Scene, command: Propose) -> str:
    return f"{scene.who(command.seat)} proposes the Trade"


@ENGLISH.command(Cancel)
def _cancel(scene: Scene, command: Cancel) -> str:
    return f"{scene.who(command.seat)} takes the draft of the Trade back"


# --- decisions -------------------------------------------------------------------------------


@ENGLISH.which(Actions)
def _actions(_scene: Scene, _frame: Actions) -> str:
    return "take an action"


@ENGLISH.which(Running)
def _running(_scene: Scene, frame: Running) -> str:
    return f"choose where to run; {some(frame.left, 'step')} {be(frame.left)} left"


@ENGLISH.which(TakingAlong)
def _taking_along(scene: Scene, frame: TakingAlong) -> str:
    return f"take an Investigator along to {scene.space(frame.to)}"


@ENGLISH.whether(Consenting)
def _consenting(scene: Scene, frame: Consenting) -> str:
    return f"go along to {scene.space(frame.to)} with {scene.who(scene.table.active)}"


@ENGLISH.which(Sneaking)
def _sneaking(scene: Scene, frame: Sneaking) -> str:
    return f"sneak past Enemies on the way to {scene.space(frame.to)}"


@ENGLISH.which(Trading)
def _trading(_scene: Scene, frame: Trading) -> str:
    return "add to the Trade, propose it or call it off" if frame.moves else "put a Trade together"


@ENGLISH.whether(TradeConsent)
def _trade_consent(scene: Scene, frame: TradeConsent) -> str:
    return f"accept the Trade: {_moves(scene, frame.moves)}"


@ENGLISH.which(Resting)
def _resting(_scene: Scene, _frame: Resting) -> str:
    return "choose how much Stress and how many Wounds to heal"


@ENGLISH.which(MixHealing)
def _mix_healing(scene: Scene, frame: MixHealing) -> str:
    whose = f" of {scene.who(frame.who)}" if frame.who != frame.seat else ""
    return f"choose how to heal {some(frame.points, 'point')} of Stress or Wounds{whose}"


__all__: list[str] = []
