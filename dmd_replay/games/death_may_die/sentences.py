"""One sentence for each event, made from its fields."""

from typing import assert_never, cast

from dmd_core.death_may_die import events as e
from dmd_core.death_may_die.commands import Command
from dmd_replay.games.death_may_die.names import Names
from dmd_replay.games.death_may_die.orders import order, singular


def sentence(names: Names, event: e.Event) -> str:
    """Say what happened; empty for what only the engine needs."""
    return singular(_sentence(names, event))


def _sentence(names: Names, event: e.Event) -> str:  # noqa: C901, PLR0912, PLR0915 - one case per event
    n = names
    match event:
        case e.Parked():
            return ""
        case e.Forced(command=command):
            return f"{order(n, cast('Command', command))[:-1]}, having no choice."
        case e.InsanityDealt(seat=seat, drawn=drawn):
            return f"{n.seat(seat)} is dealt {n.card(drawn[0])}."
        case e.InvestigatorNamed(seat=seat, named=named):
            return f"{n.seat(seat)} names {n.seat(named)}."
        case e.StartingPlayerChosen(seat=seat):
            return f"{n.seat(seat)} is the starting player."
        case e.TurnStarted(seat=seat, round=number):
            return f"Round {number}: {n.seat(seat)}'s turn begins."
        case e.TurnEnded(seat=seat):
            return f"{n.seat(seat)}'s turn is over."
        case e.QuietAsked(seat=seat):
            return f"{n.seat(seat)} uses no cards for the rest of the turn."
        case e.GameEnded(outcome=outcome):
            return f"The game is over: {outcome.value}."
        case e.StepSkipped(reason=reason):
            return f"Passed over: {reason.value}."
        case e.ActionTaken(seat=seat, action=action, free=free):
            how = f" for free ({n.source(free)})" if free else ""
            return f"{n.seat(seat)} takes the action {n.action(action)}{how}."
        case e.InvestigatorsMoved(seats=seats, to=to):
            verb = "goes" if len(seats) == 1 else "go"
            return f"{n.seats(seats)} {verb} to {n.space(to)}."
        case e.EnemiesEvaded(figures=figures):
            verb = "is" if len(figures) == 1 else "are"
            return f"{n.figures(figures)} {verb} left behind."
        case e.EnemiesFollowed(figures=figures, to=to):
            verb = "follows" if len(figures) == 1 else "follow"
            return f"{n.figures(figures)} {verb} to {n.space(to)}."
        case e.FireTaken(seat=seat, real=real, substitutes=substitutes):
            return f"{n.seat(seat)} catches Fire: {real + substitutes} tokens."
        case e.Traded(moves=moves):
            what = ", ".join(f"{n.card(c)} from {n.seat(a)} to {n.seat(b)}" for c, a, b in moves)
            return f"Traded: {what}."
        case e.TradeRefused(seat=seat):
            return f"{n.seat(seat)} calls the Trade off."
        case e.Healed(seat=seat, stress=stress, wounds=wounds):
            return f"{n.seat(seat)} heals {stress} Stress and {wounds} Wounds."
        case e.AttackDeclared(seat=seat, targets=targets):
            return f"{n.seat(seat)} attacks {n.figures(targets)}."
        case e.EnemyAttackDeclared(figure=figure, seat=seat):
            return f"{n.figure(figure)} attacks {n.seat(seat)}."
        case e.AttackRedirected(seat=seat, to=to_seat):
            return f"{n.seat(to_seat)} takes the attack on {n.seat(seat)} over."
        case e.RollStarted(owner=owner, standard=standard, bonus=bonus, kind=kind):
            dice = f"{standard} standard and {bonus} bonus dice"
            return f"{n.seat(owner)} rolls {dice} ({kind.value})."
        case e.DiceRolled(drawn=drawn):
            return f"The dice show {', '.join(drawn)}."
        case e.DieRerolled(die=die, drawn=drawn, pay=pay):
            cost = f"free by {n.source(pay)}" if pay else "for 1 Stress"
            return f"Die {die} is rerolled {cost}: {drawn[0]}."
        case e.RollTallied(successes=s, elder_signs=signs, tentacles=t):
            return f"Tally: {s} Successes, {signs} Elder Signs, {t} Tentacles."
        case e.TallyChanged(successes=s, tentacles=t, src=src):
            return f"{n.source(src)} changes the tally: {s:+d} Successes, {t:+d} Tentacles."
        case e.RollApplied() | e.RollEnded():
            return ""
        case e.MythosCancelled():
            return "The Mythos card is cancelled."
        case e.SanityLost(seat=seat, n=loss, dropped=dropped):
            more = f"; {dropped} more are ignored" if dropped else ""
            return f"{n.seat(seat)} loses {loss} Sanity{more}."
        case e.SanityLossReduced(seat=seat, n=less):
            return f"{n.seat(seat)} loses {less} Sanity less."
        case e.ThresholdReached(seat=seat, position=position):
            return f"{n.seat(seat)} reaches the Insanity Threshold at {position}."
        case e.InsanityActivated(seat=seat, src=src):
            return f"{n.seat(seat)}'s {n.source(src)} is activated."
        case e.SkillLevelled(seat=seat, skill=skill):
            return f"{n.seat(seat)} raises {n.skill(skill)}."
        case e.LevelUpSkipped(seat=seat):
            return f"{n.seat(seat)} has no Skill left to raise."
        case e.BonusDieGained(seat=seat):
            return f"{n.seat(seat)} gains a bonus die for the rest of the game."
        case e.WoundsTaken(seat=seat, own=own, companions=companions):
            others = "".join(f", {k} on {n.card(card)}" for card, k in companions)
            return f"{n.seat(seat)} takes {own} Wounds{others}."
        case e.WoundsReduced(seat=seat, n=less):
            return f"{n.seat(seat)} takes {less} Wounds less."
        case e.WoundsDeflected(seat=seat, figure=figure, n=wounds):
            return f"{wounds} Wounds of {n.seat(seat)} go to {n.figure(figure)}."
        case e.StressTaken(seat=seat, n=stress, lost=lost):
            more = f"; {lost} do not fit" if lost else ""
            return f"{n.seat(seat)} takes {stress} Stress{more}."
        case e.CompanionLost(seat=seat, card=card):
            return f"{n.seat(seat)} loses the Companion of {n.card(card)}."
        case e.DeathAverted(seat=seat, src=src):
            return f"{n.source(src)} brings {n.seat(seat)} back with full health."
        case e.InvestigatorEliminated(seat=seat, mad=mad):
            how = "consumed by madness" if mad else "killed"
            return f"{n.seat(seat)} is {how}."
        case e.TokensChanged(seat=seat, token=token, change=change):
            return f"{n.seat(seat)}: {change:+d} {token}."
        case e.EnemySummoned(figure=figure, kind=kind_id, space=space):
            n.met(figure, kind_id)
            return f"{n.figure(figure)} is summoned on {n.space(space)}."
        case e.EnemyMoved(figure=figure, to=to):
            return f"{n.figure(figure)} moves to {n.space(to)}."
        case e.EnemyWounded(figure=figure, n=wounds):
            return f"{n.figure(figure)} takes {wounds} Wounds."
        case e.EnemyKilled(figure=figure):
            return f"{n.figure(figure)} is killed."
        case e.ElderOneAdvanced(position=position):
            return f"The Elder One advances to space {position} of the track."
        case e.AdvanceHastened():
            return "The Elder One will advance at this end of turn."
        case e.StageRevealed(stage=stage):
            return f"Stage {stage} is revealed."
        case e.ElderOneSummoned(figure=figure, kind=kind_id, space=space):
            n.met(figure, kind_id)
            return f"{n.kind(kind_id)} comes to {n.space(space)}."
        case e.StageDefeated(stage=stage, dropped=dropped):
            return f"Stage {stage} is defeated; {dropped} Wounds are lost."
        case e.RitualDisrupted():
            return "The Ritual is disrupted."
        case e.FirePlaced(space=space, n=tokens):
            return f"{tokens} Fire on {n.space(space)}."
        case e.FireRemoved(space=space, n=tokens):
            return f"{tokens} Fire is put out on {n.space(space)}."
        case e.FireDiscarded(seat=seat):
            return f"{n.seat(seat)} is no longer on Fire."
        case e.TokenPlaced(space=space, token=token):
            return f"A {token} token lies on {n.space(space)}."
        case e.ObjectWounded(object=thing, n=wounds):
            return f"{wounds} Wounds on {n.thing(thing)}."
        case e.ObjectMended(object=thing, n=wounds):
            return f"{wounds} Wounds off {n.thing(thing)}."
        case e.ObjectDestroyed(object=thing):
            return f"{n.thing(thing)[:1].upper()}{n.thing(thing)[1:]} is destroyed."
        case e.ObjectTurned(drawn=drawn):
            return f"Its token shows {drawn[0]}."
        case e.MythosDrawn(seat=seat, drawn=drawn):
            return f"{n.seat(seat)} draws the Mythos card {n.card(drawn[0])}."
        case e.MythosPutUnder(card=card):
            return f"{n.card(card)} goes under the Mythos deck."
        case e.MythosDiscarded(card=card):
            return f"{n.card(card)} is discarded."
        case e.MythosKept(seat=seat, card=card):
            return f"{n.seat(seat)}'s Insanity keeps {n.card(card)}."
        case e.KeptMythosResolved(seat=seat, card=card):
            return f"{n.seat(seat)}'s Insanity resolves {n.card(card)}."
        case e.MythosReshuffled():
            return "The Mythos discard pile goes back into the deck."
        case e.BranchChosen(seat=seat, branch=branch):
            return f"Phase 3 for {n.seat(seat)}: {branch.value}."
        case e.DiscoveryDrawn(seat=seat, drawn=drawn):
            return f"{n.seat(seat)} draws the Discovery card {n.card(drawn[0])}."
        case e.DiscoveryClaimed(seat=seat, card=card, side=side):
            return f"{n.seat(seat)} claims {n.half(card, side)}."
        case e.DiscoveryDiscarded(card=card):
            return f"{n.card(card)} is discarded."
        case e.DiscoveryReshuffled():
            return "The Discovery discard pile becomes the deck."
        case e.CardUsed(seat=seat, card=card):
            return f"{n.seat(seat)} uses {n.card(card)}."
        case e.CardDiscarded(seat=seat, card=card):
            return f"{n.seat(seat)} discards {n.card(card)}."
        case e.CardTaken(seat=seat, owner=owner, card=card):
            return f"{n.seat(seat)} takes {n.card(card)} from {n.seat(owner)}."
    assert_never(event)


__all__ = ["sentence"]
