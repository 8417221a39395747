"""One sentence for each event, made from its fields."""

from dmd_core.death_may_die.events.actions import (
    ActionTaken,
    EnemiesEvaded,
    EnemiesFollowed,
    Healed,
    InvestigatorsMoved,
    Traded,
    TradeRefused,
)
from dmd_core.death_may_die.events.discovery import (
    CardDiscarded,
    CardTaken,
    CardUsed,
    DiscoveryClaimed,
    DiscoveryDiscarded,
    DiscoveryDrawn,
    DiscoveryReshuffled,
)
from dmd_core.death_may_die.events.elder_one import (
    AdvanceHastened,
    ElderOneAdvanced,
    ElderOneSummoned,
    RitualDisrupted,
    StageDefeated,
    StageRevealed,
)
from dmd_core.death_may_die.events.enemies import (
    EnemyKilled,
    EnemyMoved,
    EnemySummoned,
    EnemyWounded,
)
from dmd_core.death_may_die.events.fire import FireDiscarded, FirePlaced, FireRemoved, FireTaken
from dmd_core.death_may_die.events.harm import (
    CompanionLost,
    DeathAverted,
    InvestigatorEliminated,
    StressTaken,
    TokensChanged,
    WoundsDeflected,
    WoundsReduced,
    WoundsTaken,
)
from dmd_core.death_may_die.events.map import (
    ObjectDestroyed,
    ObjectMended,
    ObjectTurned,
    ObjectWounded,
    TokenPlaced,
)
from dmd_core.death_may_die.events.mythos import (
    KeptMythosResolved,
    MythosCancelled,
    MythosDiscarded,
    MythosDrawn,
    MythosKept,
    MythosPutUnder,
    MythosReshuffled,
)
from dmd_core.death_may_die.events.rolls import (
    AttackDeclared,
    AttackRedirected,
    DiceRolled,
    DieRerolled,
    EnemyAttackDeclared,
    RollApplied,
    RollEnded,
    RollStarted,
    RollTallied,
    TallyChanged,
)
from dmd_core.death_may_die.events.sanity import (
    BonusDieGained,
    InsanityActivated,
    LevelUpSkipped,
    SanityLossReduced,
    SanityLost,
    SkillLevelled,
    ThresholdReached,
)
from dmd_core.death_may_die.events.setup import (
    InsanityDealt,
    InvestigatorNamed,
    StartingPlayerChosen,
)
from dmd_core.death_may_die.events.turns import (
    BranchChosen,
    GameEnded,
    QuietAsked,
    StepSkipped,
    TurnEnded,
    TurnStarted,
)
from dmd_core.kernel.events import (
    Event,
    Forced,
    Parked,
)
from dmd_replay.games.death_may_die.names import Names
from dmd_replay.games.death_may_die.orders import order, singular


def sentence(names: Names, event: Event) -> str:
    """Say what happened; empty for what only the engine needs."""
    return singular(_sentence(names, event))


def _sentence(names: Names, event: Event) -> str:  # noqa: C901, PLR0912, PLR0915 - one case per event
    n = names
    match event:
        case Parked():
            return ""
        case Forced(command=command):
            return f"{order(n, command)[:-1]}, having no choice."
        case InsanityDealt(seat=seat, drawn=drawn):
            return f"{n.seat(seat)} is dealt {n.card(drawn[0])}."
        case InvestigatorNamed(seat=seat, named=named):
            return f"{n.seat(seat)} names {n.seat(named)}."
        case StartingPlayerChosen(seat=seat):
            return f"{n.seat(seat)} is the starting player."
        case TurnStarted(seat=seat, round=number):
            return f"Round {number}: {n.seat(seat)}'s turn begins."
        case TurnEnded(seat=seat):
            return f"{n.seat(seat)}'s turn is over."
        case QuietAsked(seat=seat):
            return f"{n.seat(seat)} uses no cards for the rest of the turn."
        case GameEnded(outcome=outcome):
            return f"The game is over: {outcome.value}."
        case StepSkipped(reason=reason):
            return f"Passed over: {reason.value}."
        case ActionTaken(seat=seat, action=action, free=free):
            how = f" for free ({n.source(free)})" if free else ""
            return f"{n.seat(seat)} takes the action {n.action(action)}{how}."
        case InvestigatorsMoved(seats=seats, to=to):
            verb = "goes" if len(seats) == 1 else "go"
            return f"{n.seats(seats)} {verb} to {n.space(to)}."
        case EnemiesEvaded(figures=figures):
            verb = "is" if len(figures) == 1 else "are"
            return f"{n.figures(figures)} {verb} left behind."
        case EnemiesFollowed(figures=figures, to=to):
            verb = "follows" if len(figures) == 1 else "follow"
            return f"{n.figures(figures)} {verb} to {n.space(to)}."
        case FireTaken(seat=seat, real=real, substitutes=substitutes):
            return f"{n.seat(seat)} catches Fire: {real + substitutes} tokens."
        case Traded(moves=moves):
            what = ", ".join(f"{n.card(c)} from {n.seat(a)} to {n.seat(b)}" for c, a, b in moves)
            return f"Traded: {what}."
        case TradeRefused(seat=seat):
            return f"{n.seat(seat)} calls the Trade off."
        case Healed(seat=seat, stress=stress, wounds=wounds):
            return f"{n.seat(seat)} heals {stress} Stress and {wounds} Wounds."
        case AttackDeclared(seat=seat, targets=targets):
            return f"{n.seat(seat)} attacks {n.figures(targets)}."
        case EnemyAttackDeclared(figure=figure, seat=seat):
            return f"{n.figure(figure)} attacks {n.seat(seat)}."
        case AttackRedirected(seat=seat, to=to_seat):
            return f"{n.seat(to_seat)} takes the attack on {n.seat(seat)} over."
        case RollStarted(owner=owner, standard=standard, bonus=bonus, kind=kind):
            dice = f"{standard} standard and {bonus} bonus dice"
            return f"{n.seat(owner)} rolls {dice} ({kind.value})."
        case DiceRolled(drawn=drawn):
            return f"The dice show {', '.join(drawn)}."
        case DieRerolled(die=die, drawn=drawn, pay=pay):
            cost = f"free by {n.source(pay)}" if pay else "for 1 Stress"
            return f"Die {die} is rerolled {cost}: {drawn[0]}."
        case RollTallied(successes=s, elder_signs=signs, tentacles=t):
            return f"Tally: {s} Successes, {signs} Elder Signs, {t} Tentacles."
        case TallyChanged(successes=s, tentacles=t, src=src):
            return f"{n.source(src)} changes the tally: {s:+d} Successes, {t:+d} Tentacles."
        case RollApplied() | RollEnded():
            return ""
        case MythosCancelled():
            return "The Mythos card is cancelled."
        case SanityLost(seat=seat, n=loss, dropped=dropped):
            more = f"; {dropped} more are ignored" if dropped else ""
            return f"{n.seat(seat)} loses {loss} Sanity{more}."
        case SanityLossReduced(seat=seat, n=less):
            return f"{n.seat(seat)} loses {less} Sanity less."
        case ThresholdReached(seat=seat, position=position):
            return f"{n.seat(seat)} reaches the Insanity Threshold at {position}."
        case InsanityActivated(seat=seat, src=src):
            return f"{n.seat(seat)}'s {n.source(src)} is activated."
        case SkillLevelled(seat=seat, skill=skill):
            return f"{n.seat(seat)} raises {n.skill(skill)}."
        case LevelUpSkipped(seat=seat):
            return f"{n.seat(seat)} has no Skill left to raise."
        case BonusDieGained(seat=seat):
            return f"{n.seat(seat)} gains a bonus die for the rest of the game."
        case WoundsTaken(seat=seat, own=own, companions=companions):
            others = "".join(f", {k} on {n.card(card)}" for card, k in companions)
            return f"{n.seat(seat)} takes {own} Wounds{others}."
        case WoundsReduced(seat=seat, n=less):
            return f"{n.seat(seat)} takes {less} Wounds less."
        case WoundsDeflected(seat=seat, figure=figure, n=wounds):
            return f"{wounds} Wounds of {n.seat(seat)} go to {n.figure(figure)}."
        case StressTaken(seat=seat, n=stress, lost=lost):
            more = f"; {lost} do not fit" if lost else ""
            return f"{n.seat(seat)} takes {stress} Stress{more}."
        case CompanionLost(seat=seat, card=card):
            return f"{n.seat(seat)} loses the Companion of {n.card(card)}."
        case DeathAverted(seat=seat, src=src):
            return f"{n.source(src)} brings {n.seat(seat)} back with full health."
        case InvestigatorEliminated(seat=seat, mad=mad):
            how = "consumed by madness" if mad else "killed"
            return f"{n.seat(seat)} is {how}."
        case TokensChanged(seat=seat, token=token, change=change):
            return f"{n.seat(seat)}: {change:+d} {token}."
        case EnemySummoned(figure=figure, kind=kind_id, space=space):
            n.met(figure, kind_id)
            return f"{n.figure(figure)} is summoned on {n.space(space)}."
        case EnemyMoved(figure=figure, to=to):
            return f"{n.figure(figure)} moves to {n.space(to)}."
        case EnemyWounded(figure=figure, n=wounds):
            return f"{n.figure(figure)} takes {wounds} Wounds."
        case EnemyKilled(figure=figure):
            return f"{n.figure(figure)} is killed."
        case ElderOneAdvanced(position=position):
            return f"The Elder One advances to space {position} of the track."
        case AdvanceHastened():
            return "The Elder One will advance at this end of turn."
        case StageRevealed(stage=stage):
            return f"Stage {stage} is revealed."
        case ElderOneSummoned(figure=figure, kind=kind_id, space=space):
            n.met(figure, kind_id)
            return f"{n.kind(kind_id)} comes to {n.space(space)}."
        case StageDefeated(stage=stage, dropped=dropped):
            return f"Stage {stage} is defeated; {dropped} Wounds are lost."
        case RitualDisrupted():
            return "The Ritual is disrupted."
        case FirePlaced(space=space, n=tokens):
            return f"{tokens} Fire on {n.space(space)}."
        case FireRemoved(space=space, n=tokens):
            return f"{tokens} Fire is put out on {n.space(space)}."
        case FireDiscarded(seat=seat):
            return f"{n.seat(seat)} is no longer on Fire."
        case TokenPlaced(space=space, token=token):
            return f"A {token} token lies on {n.space(space)}."
        case ObjectWounded(object=thing, n=wounds):
            return f"{wounds} Wounds on {n.thing(thing)}."
        case ObjectMended(object=thing, n=wounds):
            return f"{wounds} Wounds off {n.thing(thing)}."
        case ObjectDestroyed(object=thing):
            return f"{n.thing(thing)[:1].upper()}{n.thing(thing)[1:]} is destroyed."
        case ObjectTurned(drawn=drawn):
            return f"Its token shows {drawn[0]}."
        case MythosDrawn(seat=seat, drawn=drawn):
            return f"{n.seat(seat)} draws the Mythos card {n.card(drawn[0])}."
        case MythosPutUnder(card=card):
            return f"{n.card(card)} goes under the Mythos deck."
        case MythosDiscarded(card=card):
            return f"{n.card(card)} is discarded."
        case MythosKept(seat=seat, card=card):
            return f"{n.seat(seat)}'s Insanity keeps {n.card(card)}."
        case KeptMythosResolved(seat=seat, card=card):
            return f"{n.seat(seat)}'s Insanity resolves {n.card(card)}."
        case MythosReshuffled():
            return "The Mythos discard pile goes back into the deck."
        case BranchChosen(seat=seat, branch=branch):
            return f"Phase 3 for {n.seat(seat)}: {branch.value}."
        case DiscoveryDrawn(seat=seat, drawn=drawn):
            return f"{n.seat(seat)} draws the Discovery card {n.card(drawn[0])}."
        case DiscoveryClaimed(seat=seat, card=card, side=side):
            return f"{n.seat(seat)} claims {n.half(card, side)}."
        case DiscoveryDiscarded(card=card):
            return f"{n.card(card)} is discarded."
        case DiscoveryReshuffled():
            return "The Discovery discard pile becomes the deck."
        case CardUsed(seat=seat, card=card):
            return f"{n.seat(seat)} uses {n.card(card)}."
        case CardDiscarded(seat=seat, card=card):
            return f"{n.seat(seat)} discards {n.card(card)}."
        case CardTaken(seat=seat, owner=owner, card=card):
            return f"{n.seat(seat)} takes {n.card(card)} from {n.seat(owner)}."
    raise AssertionError(f"{type(event).__name__} has no sentence")


__all__ = ["sentence"]
