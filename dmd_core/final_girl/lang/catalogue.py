"""What sentences of Final Girl may speak of beside the fields of what they tell."""

from collections.abc import Mapping
from typing import Final

from dmd_core.final_girl import commands as c
from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl import text_frames as f
from dmd_core.final_girl.chapters.action import Acting
from dmd_core.final_girl.chapters.attack import AfterDamage, Striking
from dmd_core.final_girl.chapters.damage import DividingMinors
from dmd_core.final_girl.chapters.enemy_moves import ChoosingRoute
from dmd_core.final_girl.chapters.hand import HandLimit
from dmd_core.final_girl.chapters.killer_action import ChoosingTarget
from dmd_core.final_girl.chapters.movement import Moving
from dmd_core.final_girl.chapters.planning import PlanningPhase
from dmd_core.final_girl.chapters.reactions import Escaping, Reacting
from dmd_core.final_girl.chapters.roll import RollWindow, ThrowingAgain
from dmd_core.final_girl.chapters.rows import ChoosingLine
from dmd_core.final_girl.chapters.saving import Rewarding
from dmd_core.final_girl.chapters.searching import Keeping, PuttingBack
from dmd_core.final_girl.chapters.victim_steps import ChoosingWay
from dmd_core.final_girl.chapters.victims import ChoosingVictim
from dmd_core.final_girl.events.actions import CardsDiscarded, Used
from dmd_core.final_girl.events.health import (
    HealthLost,
    HealthRecovered,
    Revived,
    TokenLost,
    TokenRevealed,
)
from dmd_core.final_girl.events.items import UseSpent
from dmd_core.final_girl.events.killer import AttackReduced, BloodlustRose
from dmd_core.final_girl.events.movement import GirlMoved, GirlPlaced, VictimsMoved
from dmd_core.final_girl.events.rolls import DiceRerolled, DieConverted
from dmd_core.final_girl.events.saving import RewardTaken, VictimSaved
from dmd_core.final_girl.events.tracks import HorrorMoved, TimeMoved, TimeSet
from dmd_core.final_girl.events.turns import (
    GameEnded,
    PhaseCut,
    PhaseEnding,
    StepSkipped,
    TurnBegan,
)
from dmd_core.final_girl.events.victims import (
    GirlPanicked,
    VictimKilled,
    VictimPanicked,
    VictimsPlaced,
)
from dmd_core.final_girl.ids import NO_ACTION, NO_FIGURE
from dmd_core.final_girl.lang import things
from dmd_core.final_girl.lang.things import NOTHING
from dmd_core.final_girl.lookups import HAND_LIMIT
from dmd_core.final_girl.state import Outcome, Phase
from dmd_core.final_girl.text.choices import offered, option
from dmd_core.final_girl.text.describe import ENGLISH
from dmd_core.final_girl.text.names import GREEN, RED
from dmd_core.final_girl.text.scene import Scene
from dmd_core.final_girl.text.tracks import BuyingEnds, buying_ends
from dmd_core.final_girl.text.turns import DECKS, ITEM_DECK, empty_deck
from dmd_core.kernel.ids import SourceId
from dmd_core.tabletop.lang.catalogue import NUMBER, THING, THINGS, YES_NO, Catalogue, one_of
from dmd_core.tabletop.lang.messages import Argument, Message, slug, word

CATALOGUE: Final[Catalogue[Scene]] = Catalogue(
    ENGLISH,
    things.THINGS,
    things.SAID,
    always={"heroine": things.girl, "slayer": things.killer},
)
"""All messages of the game; every sentence may speak of the Final Girl and of the killer."""

More = Mapping[str, Argument]

_WAY: Final = one_of("rises", "falls")
_DECK: Final = one_of(*dict.fromkeys(slug(deck) for deck in (ITEM_DECK, *DECKS.values())))
_PHASE: Final = one_of(*(word(phase) for phase in Phase))


def _text(says: str) -> Message:
    """What a card says, which is in English in every language."""
    return Message("card-text", says)


# --- cards -----------------------------------------------------------------------------------


@CATALOGUE.more(CardsDiscarded, timed=YES_NO)
def _cards_discarded(_scene: Scene, event: CardsDiscarded) -> More:
    return {"timed": word(r.TIM_05 in event.why)}


@CATALOGUE.more(Used, source=THING)
def _used(scene: Scene, event: Used) -> More:
    return {"source": things.used(scene, event.source)}


@CATALOGUE.more(c.Use, source=THING)
def _use(scene: Scene, command: c.Use) -> More:
    return {"source": things.used(scene, command.source)}


@CATALOGUE.more(c.Discard, timed=YES_NO)
def _discard(scene: Scene, _command: c.Discard) -> More:
    return {"timed": word(not isinstance(scene.asked, HandLimit))}


@CATALOGUE.more(c.Buy, cost=NUMBER)
def _buy(scene: Scene, command: c.Buy) -> More:
    return {"cost": scene.game.costs.get(command.card, 0)}


@CATALOGUE.more(c.ChooseLine, does=THING)
def _choose_line(scene: Scene, command: c.ChooseLine) -> More:
    card = scene.asked.card if isinstance(scene.asked, ChoosingLine) else NO_ACTION
    lines = scene.game.actions[card].fail if card in scene.game.actions else ()
    known = command.line < len(lines)
    return {"does": _text(scene.effects(lines[command.line].effects)) if known else NOTHING}


@CATALOGUE.more(Acting, time=NUMBER)
def _acting(scene: Scene, _frame: Acting) -> More:
    return {"time": scene.table.time}


@CATALOGUE.more(PlanningPhase, time=NUMBER, n=NUMBER, most=NUMBER)
def _planning(scene: Scene, _frame: PlanningPhase) -> More:
    return {"time": scene.table.time, "n": len(scene.table.hand), "most": HAND_LIMIT}


@CATALOGUE.more(TimeSet, n=NUMBER, ends=one_of(*BuyingEnds))
def _time_set(scene: Scene, event: TimeSet) -> More:
    return {"n": len(scene.table.hand), "ends": buying_ends(scene, event).value}


@CATALOGUE.more(HandLimit, n=NUMBER, most=NUMBER)
def _hand_limit(scene: Scene, _frame: HandLimit) -> More:
    return {"n": len(scene.table.hand), "most": HAND_LIMIT}


@CATALOGUE.more(UseSpent, left=NUMBER)
def _use_spent(scene: Scene, event: UseSpent) -> More:
    left = next((one.uses for one in scene.table.carried if one.card == event.card), 1)
    return {"left": left - 1}


@CATALOGUE.more(Keeping, cards=THINGS)
def _keeping(scene: Scene, _frame: Keeping) -> More:
    return {"cards": things.cards(scene, scene.table.found)}


@CATALOGUE.more(PuttingBack, cards=THINGS)
def _putting_back(scene: Scene, _frame: PuttingBack) -> More:
    return {"cards": things.cards(scene, scene.table.found)}


# --- attacks and rolls -----------------------------------------------------------------------


@CATALOGUE.more(DividingMinors, cards=THINGS)
def _dividing_minors(scene: Scene, _frame: DividingMinors) -> More:
    return {"cards": things.cards(scene, [minor.card for minor in scene.table.minors])}


@CATALOGUE.more(c.Divide, shares=THINGS)
def _divide(_scene: Scene, command: c.Divide) -> More:
    return {"shares": tuple(Message("", str(part)) for part in command.parts)}


@CATALOGUE.more(DieConverted, die=THING)
def _die_converted(scene: Scene, event: DieConverted) -> More:
    return {"die": things.die(scene, event.die)}


@CATALOGUE.more(c.Convert, die=THING, cards=THINGS)
def _convert(scene: Scene, command: c.Convert) -> More:
    cards = things.actions(scene, (command.first, command.second))
    return {"die": things.die(scene, command.die), "cards": cards}


@CATALOGUE.more(DiceRerolled, dice=THING, n=NUMBER)
def _dice_rerolled(scene: Scene, event: DiceRerolled) -> More:
    return {"dice": things.dice(scene, event.dice), "n": len(event.dice)}


@CATALOGUE.more(c.Reroll, dice=THING)
def _reroll(scene: Scene, command: c.Reroll) -> More:
    return {"dice": things.dice(scene, command.dice)}


@CATALOGUE.more(ThrowingAgain, dice=THING, n=NUMBER)
def _throwing_again(scene: Scene, frame: ThrowingAgain) -> More:
    return {"dice": things.dice(scene, frame.dice), "n": len(frame.dice)}


@CATALOGUE.more(RollWindow, faces=THINGS)
def _roll_window(scene: Scene, _frame: RollWindow) -> More:
    roll = scene.table.roll
    return {"faces": () if roll is None else things.items(scene, roll.faces)}


@CATALOGUE.more(c.Done, what=one_of("dice", "weapon", "after", "damage", "escape", "plain"))
def _done(scene: Scene, _command: c.Done) -> More:
    return {"what": _ENOUGH.get(type(scene.asked), "plain")}


_ENOUGH: Final[Mapping[type, str]] = {
    RollWindow: "dice",
    Striking: "weapon",
    AfterDamage: "after",
    Reacting: "damage",
    Escaping: "escape",
}


# --- health ----------------------------------------------------------------------------------


@CATALOGUE.more(HealthRecovered, who=THING)
def _health_recovered(scene: Scene, event: HealthRecovered) -> More:
    return {"who": things.side(scene, event.side)}


@CATALOGUE.more(HealthLost, who=THING)
def _health_lost(scene: Scene, event: HealthLost) -> More:
    return {"who": things.side(scene, event.side)}


@CATALOGUE.more(TokenRevealed, who=THING, shows=THINGS)
def _token_revealed(scene: Scene, event: TokenRevealed) -> More:
    shows = tuple(things.health_token(scene, face) for face in event.drawn)
    return {"who": things.side(scene, event.side), "shows": shows}


@CATALOGUE.more(TokenLost, who=THING)
def _token_lost(scene: Scene, event: TokenLost) -> More:
    return {"who": things.side(scene, event.side)}


@CATALOGUE.more(Revived, who=THING, n=NUMBER)
def _revived(scene: Scene, event: Revived) -> More:
    return {"who": things.side(scene, event.side), "n": event.markers + 1}


# --- the killer ------------------------------------------------------------------------------


@CATALOGUE.more(AttackReduced, left=NUMBER)
def _attack_reduced(scene: Scene, event: AttackReduced) -> More:
    attack = scene.table.attack
    return {"left": -1 if attack is None else attack.damage - event.n}


@CATALOGUE.more(Reacting, who=THING, damage=NUMBER)
def _reacting(scene: Scene, _frame: Reacting) -> More:
    attack = scene.table.attack
    if attack is None:
        return {"who": NOTHING, "damage": 0}
    return {"who": things.enemy(scene, attack.minion), "damage": attack.damage}


@CATALOGUE.more(ChoosingTarget, who=THING)
def _choosing_target(scene: Scene, frame: ChoosingTarget) -> More:
    left = frame.acting.left
    return {"who": things.enemy(scene, left[0] if left else NO_FIGURE)}


@CATALOGUE.more(ChoosingRoute, who=THING)
def _choosing_route(scene: Scene, frame: ChoosingRoute) -> More:
    return {"who": things.enemy(scene, frame.walking.figure)}


@CATALOGUE.more(BloodlustRose, row=NUMBER, known=YES_NO, attack=NUMBER, move=NUMBER)
def _bloodlust_rose(scene: Scene, _event: BloodlustRose) -> More:
    number, rows = scene.table.bloodlust + 1, scene.game.killer.rows
    if number >= len(rows):
        return {"row": number, "known": "no", "attack": 0, "move": 0}
    now = rows[number]
    return {"row": number, "known": "yes", "attack": now.attack, "move": now.move}


# --- movement and victims --------------------------------------------------------------------


@CATALOGUE.more(GirlMoved, along=THINGS)
def _girl_moved(scene: Scene, event: GirlMoved) -> More:
    return {"along": things.victims(scene, event.plain, event.special)}


@CATALOGUE.more(GirlPlaced, along=THINGS)
def _girl_placed(scene: Scene, event: GirlPlaced) -> More:
    return {"along": things.victims(scene, event.plain, event.special)}


@CATALOGUE.more(c.Step, along=THINGS)
def _step(scene: Scene, command: c.Step) -> More:
    return {"along": things.victims(scene, command.plain, command.special)}


@CATALOGUE.more(VictimsMoved, who=THINGS, n=NUMBER)
def _victims_moved(scene: Scene, event: VictimsMoved) -> More:
    who = things.victims(scene, event.plain, event.special)
    return {"who": who, "n": event.plain + len(event.special)}


@CATALOGUE.more(Moving, space=THING)
def _moving(scene: Scene, _frame: Moving) -> More:
    return {"space": things.space(scene, scene.table.girl.space)}


@CATALOGUE.more(VictimsPlaced, src=THING)
def _victims_placed(scene: Scene, event: VictimsPlaced) -> More:
    dealt = str(event.src) == scene.table.setup_card  # which has been told
    return {"src": NOTHING if dealt else things.source(scene, event.src)}


@CATALOGUE.more(VictimKilled, who=THING)
def _victim_killed(scene: Scene, event: VictimKilled) -> More:
    if event.by:
        return {"who": things.killer(scene)}
    if not event.minion:
        return {"who": things.source(scene, event.src)}
    kinds = {one.kind for one in scene.table.minions if one.space == event.space}
    gone = Message("enemy-gone", "a minion")
    return {"who": things.kind(scene, kinds.pop()) if len(kinds) == 1 else gone}


@CATALOGUE.more(VictimPanicked, stays=YES_NO)
def _victim_panicked(_scene: Scene, event: VictimPanicked) -> More:
    return {"stays": word(event.to == event.space)}


@CATALOGUE.more(GirlPanicked, stays=YES_NO)
def _girl_panicked(scene: Scene, event: GirlPanicked) -> More:
    return {"stays": word(event.to == scene.table.girl.space)}


@CATALOGUE.more(ChoosingVictim, space=THING)
def _choosing_victim(scene: Scene, frame: ChoosingVictim) -> More:
    return {"space": things.space(scene, frame.killing.space)}


@CATALOGUE.more(ChoosingWay, src=THING, space=THING)
def _choosing_way(scene: Scene, frame: ChoosingWay) -> More:
    here = frame.stepping.parties[0][0]
    return {"src": things.source(scene, frame.stepping.src), "space": things.space(scene, here)}


@CATALOGUE.more(VictimSaved, place=NUMBER)
def _victim_saved(_scene: Scene, event: VictimSaved) -> More:
    return {"place": event.slot + 1}


@CATALOGUE.more(c.Save, place=NUMBER, does=THING)
def _save(scene: Scene, command: c.Save) -> More:
    does = NOTHING if command.slot < 0 else _does(scene, command.slot)
    return {"place": command.slot + 1, "does": does}


@CATALOGUE.more(RewardTaken, place=NUMBER)
def _reward_taken(_scene: Scene, event: RewardTaken) -> More:
    return {"place": event.slot + 1}


@CATALOGUE.more(c.TakeReward, place=NUMBER, does=THING)
def _take_reward(scene: Scene, command: c.TakeReward) -> More:
    return {"place": command.slot + 1, "does": _does(scene, command.slot)}


def _does(scene: Scene, slot: int) -> Message:
    """What the reward of a victim space does, that of later victims if it is -1."""
    slots = [scene.game.girl.later, *scene.game.girl.slots]
    known = 0 <= slot + 1 < len(slots)
    return _text(scene.effects(slots[slot + 1].effects)) if known else NOTHING


@CATALOGUE.more(Rewarding, n=NUMBER)
def _rewarding(scene: Scene, _frame: Rewarding) -> More:
    return {"n": len(scene.table.rewards)}


# --- tracks and turns ------------------------------------------------------------------------


@CATALOGUE.more(TimeMoved, way=_WAY, by=NUMBER, now=NUMBER, timed=YES_NO)
def _time_moved(scene: Scene, event: TimeMoved) -> More:
    return {
        "way": "rises" if event.n > 0 else "falls",
        "by": abs(event.n),
        "now": scene.table.time + event.n,
        "timed": word(r.TIM_05 in event.why),
    }


@CATALOGUE.more(HorrorMoved, way=_WAY, end=one_of("green", "red", "no"), now=NUMBER)
def _horror_moved(scene: Scene, event: HorrorMoved) -> More:
    now = scene.table.horror + event.n
    return {
        "way": "rises" if event.n > 0 else "falls",
        "end": {GREEN: "green", RED: "red"}.get(now, "no"),
        "now": now,
    }


@CATALOGUE.more(TurnBegan, turn=NUMBER)
def _turn_began(scene: Scene, _event: TurnBegan) -> More:
    return {"turn": scene.table.turn + 1}


@CATALOGUE.more(PhaseEnding, red=YES_NO)
def _phase_ending(_scene: Scene, event: PhaseEnding) -> More:
    return {"red": word(r.TIM_02 in event.why)}


@CATALOGUE.more(PhaseCut, phase=_PHASE)
def _phase_cut(scene: Scene, _event: PhaseCut) -> More:
    return {"phase": word(scene.table.phase)}


@CATALOGUE.more(StepSkipped, deck=_DECK)
def _step_skipped(_scene: Scene, event: StepSkipped) -> More:
    return {"deck": slug(empty_deck(event))}


@CATALOGUE.more(GameEnded, who=THING)
def _game_ended(scene: Scene, event: GameEnded) -> More:
    if event.outcome is Outcome.LOSS:
        return {"who": things.girl(scene)}
    return {"who": things.killer(scene) if scene.table.killer.max_health else NOTHING}


@CATALOGUE.more(c.Stop, what=one_of("move", "buy", "phase", "plain"))
def _stop(scene: Scene, _command: c.Stop) -> More:
    if isinstance(scene.asked, Moving):
        return {"what": "move"}
    if scene.table.phase is Phase.PLANNING:
        return {"what": "buy"}
    acting = scene.table.phase is Phase.ACTION and scene.asked is not None
    return {"what": "phase" if acting else "plain"}


# --- answers and choices ---------------------------------------------------------------------


@CATALOGUE.more(c.Answer, about=one_of("question", "plain"), does=THING)
def _answer(scene: Scene, _command: c.Answer) -> More:
    does = CATALOGUE.question(scene, scene.asked)
    return {"about": "plain" if does is None else "question", "does": does or NOTHING}


@CATALOGUE.more(c.Choose, option=THING)
def _choose(scene: Scene, command: c.Choose) -> More:
    return {"option": _text(option(scene, command.option))}


@CATALOGUE.more(f.Choosing, src=THING, options=THINGS)
def _choosing(scene: Scene, frame: f.Choosing) -> More:
    options = tuple(_text(option(scene, one)) for one in frame.options)
    return {"src": things.source(scene, frame.env.src), "options": options}


@CATALOGUE.more(f.Offering, src=THING, does=THING)
def _offering(scene: Scene, frame: f.Offering) -> More:
    does = offered(scene, frame)
    return {"src": things.source(scene, frame.env.src), "does": _text(does) if does else NOTHING}


@CATALOGUE.more(f.ThrowingDie, src=THING)
def _throwing_die(scene: Scene, frame: f.ThrowingDie) -> More:
    return _src(scene, frame.env)


@CATALOGUE.more(f.PickingSpace, src=THING)
def _picking_space(scene: Scene, frame: f.PickingSpace) -> More:
    return _src(scene, frame.env)


@CATALOGUE.more(f.PickingMinor, src=THING)
def _picking_minor(scene: Scene, frame: f.PickingMinor) -> More:
    return _src(scene, frame.env)


@CATALOGUE.more(f.Surveying, src=THING)
def _surveying(scene: Scene, frame: f.Surveying) -> More:
    return _src(scene, frame.env)


def _src(scene: Scene, env: f.Env) -> More:
    return {"src": things.source(scene, SourceId(env.src))}


@CATALOGUE.more(f.DroppingItems, deck=THING)
def _dropping_items(scene: Scene, frame: f.DroppingItems) -> More:
    return {"deck": things.space(scene, frame.decks[0]) if frame.decks else NOTHING}


@CATALOGUE.more(f.OfferingRemoval, cards=THINGS)
def _offering_removal(scene: Scene, frame: f.OfferingRemoval) -> More:
    deck = next((one for one in scene.table.items if one.space == frame.deck), None)
    return {"cards": () if deck is None else things.cards(scene, deck.pile.top[:1])}


__all__ = ["CATALOGUE"]
