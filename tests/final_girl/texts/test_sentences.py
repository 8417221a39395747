"""A sentence for every event, command and decision of Final Girl, word for word."""

from typing import Final

import pytest

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.chapters.action import Acting
from dmd_core.final_girl.chapters.attack import AfterDamage, Aiming, AimingShot, Striking
from dmd_core.final_girl.chapters.damage import DividingMinions, DividingMinors
from dmd_core.final_girl.chapters.dark_powers import RevealingPower
from dmd_core.final_girl.chapters.enemy_moves import ChoosingRoute, Walking
from dmd_core.final_girl.chapters.events import DrawingEvent
from dmd_core.final_girl.chapters.hand import HandLimit, TakingCard
from dmd_core.final_girl.chapters.health import RevealingToken
from dmd_core.final_girl.chapters.items import Arranging, TakingItem
from dmd_core.final_girl.chapters.killer_action import ChoosingTarget, EnemiesActing
from dmd_core.final_girl.chapters.movement import Jumping, Moving
from dmd_core.final_girl.chapters.panic import (
    ChoosingPanic,
    Panicking,
    RollingGirlPanic,
    RollingPanic,
)
from dmd_core.final_girl.chapters.planning import PlanningPhase
from dmd_core.final_girl.chapters.reactions import Escaping, Reacting
from dmd_core.final_girl.chapters.roll import RollWindow, ThrowingAgain, ThrowingHorror
from dmd_core.final_girl.chapters.rows import ChoosingLine
from dmd_core.final_girl.chapters.saving import Rewarding
from dmd_core.final_girl.chapters.searching import DrawingItem, Keeping, PuttingBack
from dmd_core.final_girl.chapters.setup import DrawingSetupCard, TurningUpItem
from dmd_core.final_girl.chapters.targets import Prey
from dmd_core.final_girl.chapters.terror import DrawingTerror, DroppingTerror
from dmd_core.final_girl.chapters.upkeep import RevealingFinale
from dmd_core.final_girl.chapters.victim_steps import (
    ChoosingStepper,
    ChoosingWay,
    Marking,
    Stepping,
)
from dmd_core.final_girl.chapters.victims import ChoosingVictim, Killing
from dmd_core.final_girl.commands import (
    Aim,
    Answer,
    Buy,
    Choose,
    ChooseCard,
    ChooseLine,
    ChooseSpace,
    ChooseVictim,
    Convert,
    Discard,
    Divide,
    Done,
    Hold,
    Keep,
    Play,
    PutBack,
    Reroll,
    Save,
    Step,
    Stop,
    TakeCard,
    TakeReward,
    Use,
    Wield,
)
from dmd_core.final_girl.events.actions import (
    CardPlayed,
    CardsDiscarded,
    CardTaken,
    LineChosen,
    Used,
)
from dmd_core.final_girl.events.attack import AttackAimed, AttackOver, DamageRaised
from dmd_core.final_girl.events.cards import EventDiscarded, EventDrawn, TokenPlaced, TokenRemoved
from dmd_core.final_girl.events.health import (
    HealthLost,
    HealthRecovered,
    Revived,
    TokenLost,
    TokenRevealed,
)
from dmd_core.final_girl.events.items import ItemDiscarded, ItemsArranged, UseSpent
from dmd_core.final_girl.events.killer import (
    AttackBegan,
    AttackEnded,
    AttackReduced,
    BloodlustAtTop,
    BloodlustRose,
    DarkPowerRevealed,
    FinaleRevealed,
    KillerActs,
    KillerMoved,
    KillerPlaced,
    MinorDiscarded,
    MinorPlaced,
    MinorWounded,
    TerrorDiscarded,
    TerrorDrawn,
    TerrorDropped,
    TerrorOrdered,
    TerrorSeen,
    TerrorStays,
)
from dmd_core.final_girl.events.minions import (
    MinionKilled,
    MinionMoved,
    MinionPlaced,
    MinionWounded,
)
from dmd_core.final_girl.events.movement import GirlMoved, GirlPlaced, VictimsMoved
from dmd_core.final_girl.events.planning import CardBought, TableauRefilled
from dmd_core.final_girl.events.rolls import (
    DiceRerolled,
    DiceStored,
    DieConverted,
    DieThrown,
    HorrorDiceRolled,
    PartialsGranted,
    RollEnded,
)
from dmd_core.final_girl.events.saving import CardFlipped, RewardTaken, VictimSaved
from dmd_core.final_girl.events.searching import (
    DeckItemDiscarded,
    ItemDrawn,
    ItemGained,
    ItemPutBack,
    ItemTaken,
    ItemTurnedUp,
)
from dmd_core.final_girl.events.setup import SetupCardDrawn
from dmd_core.final_girl.events.skips import Skip
from dmd_core.final_girl.events.tracks import HorrorMoved, NextTimeSet, SkipSet, TimeMoved, TimeSet
from dmd_core.final_girl.events.turns import (
    ActionPhaseSkipped,
    GameEnded,
    PhaseBegan,
    PhaseCut,
    PhaseEnding,
    StepSkipped,
    TurnBegan,
)
from dmd_core.final_girl.events.victims import (
    GirlPanicked,
    VictimKilled,
    VictimMarked,
    VictimPanicked,
    VictimsPlaced,
)
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.handlers import HANDLERS
from dmd_core.final_girl.ids import (
    LATER,
    NO_FIGURE,
    PLAYER,
    ActionId,
    FigureId,
    MinionKind,
    SpaceId,
    TokenId,
)
from dmd_core.final_girl.position.base import base_table
from dmd_core.final_girl.ruleset import COMMANDS, EVENTS
from dmd_core.final_girl.state import (
    Attack,
    Carried,
    Colour,
    End,
    Minion,
    Minor,
    Outcome,
    Phase,
    Pile,
    Place,
    Quarry,
    Reward,
    Roll,
    Row,
    Side,
    Table,
    Target,
)
from dmd_core.final_girl.text.describe import describe
from dmd_core.final_girl.text_frames import (
    Choosing,
    DroppingItems,
    Env,
    KeepingTerror,
    LookingAtTerror,
    Offering,
    OfferingRemoval,
    PickingMinor,
    PickingSpace,
    Surveying,
    ThrowingDie,
    TurningItem,
)
from dmd_core.kernel.arguments import ArgumentError
from dmd_core.kernel.chance import Chance
from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Command, Event, Forced, Frame, Parked, Typed
from dmd_core.kernel.ids import TABLE as CHANCE_SEAT
from dmd_core.kernel.ids import ItemId, KindId, SourceId
from dmd_core.kernel.node import replace
from dmd_core.kernel.state import State
from tests.final_girl.scenarios import make_game

GAME: Final = make_game()
"""Nora against the Butcher at the camp."""
HIVE: Final = make_game(killer="beekeeper", location="glassworks")
"""Nora against the Beekeeper, who has minions, at the glassworks."""

DOCK, LAKE, FIREPIT, LOOKOUT, SOUTH_ROAD, COURTS = (
    SpaceId(name) for name in ("dock", "lake", "firepit", "lookout", "south_road", "courts")
)
CANAL: Final = SpaceId("canal")
WALK, FOCUS = ActionId("walk"), ActionId("focus")
AXE, BOW = ItemId("axe"), ItemId("bow")
COLA, FRENZY, BUTCHER, SNARE = (SourceId(name) for name in ("cola", "frenzy", "butcher", "snare"))
SWARM: Final = MinionKind("swarm")

TABLE: Final = replace(base_table(GAME), girl=replace(base_table(GAME).girl, space=COURTS))
"""She is at the Courts in turn 1, with 6 time left."""
ROLLED: Final = replace(
    TABLE, roll=Roll(SourceId("walk"), tuple(ItemId(face) for face in ("6", "4", "1")))
)
ARMED: Final = replace(TABLE, carried=(Carried(BOW, Place.HAND, 3),))
FOUND: Final = replace(TABLE, found=(AXE, BOW))
ATTACKED: Final = replace(TABLE, attack=Attack(3))
MINORS: Final = replace(
    TABLE, minors=(Minor(ItemId("heavy_hand"), 2), Minor(ItemId("long_legs"), 1))
)
REWARDED: Final = replace(TABLE, rewards=(Reward(0), Reward(2)))
UNCOVERED: Final = replace(
    TABLE,
    items=tuple(
        replace(one, pile=Pile(3, (AXE,))) if one.space == DOCK else one for one in TABLE.items
    ),
)
HIVE_TABLE: Final = replace(
    base_table(HIVE),
    minions=(
        Minion(FigureId(1), SWARM, SpaceId("yard"), 1),
        Minion(FigureId(2), SWARM, CANAL, 1),
        Minion(FigureId(3), SWARM, CANAL, 1),
    ),
    next_figure=4,
)
ACTING: Final = EnemiesActing(0, (NO_FIGURE,), FRENZY)
PREY: Final = Prey(Quarry.VICTIMS, DOCK)
OFFER: Final = GAME.number(GAME.girl.slots[0].effects[0])


def drawn(*names: str) -> tuple[ItemId, ...]:
    """What chance gave."""
    return tuple(map(ItemId, names))


def game_of(table: Table) -> Game:
    """The game that a table is of."""
    return HIVE if table.minions else GAME


EVENT_SENTENCES: Final[list[tuple[Table, Event, str]]] = [
    (
        TABLE,
        Forced(KindId("target"), ChooseSpace(PLAYER, DOCK)),
        "Nora chooses the Dock, having no choice.",
    ),
    (
        TABLE,
        SetupCardDrawn(drawn("two_teams"), LOOKOUT, SOUTH_ROAD),
        "The setup card is Two Teams: Nora starts at the Lookout, the Butcher at the South Road.",
    ),
    (TABLE, TurnBegan(), "Turn 2 begins."),
    (TABLE, PhaseBegan(Phase.KILLER), "The Killer phase begins."),
    (
        TABLE,
        ActionPhaseSkipped(),
        "Nora has no Action phase this turn: time fell below 0 after the last one.",
    ),
    (TABLE, PhaseEnding(why=(r.ACT_09,)), ""),
    (TABLE, PhaseEnding(why=(r.TIM_02,)), "Time is on red: the Action phase ends after this."),
    (TABLE, PhaseEnding(why=(r.SYM_06,)), "The Action phase ends after this."),
    (TABLE, PhaseCut(), "The Action phase ends at once."),
    (TABLE, PhaseCut(src=SNARE), "The Action phase ends at once: Snare."),
    (TABLE, StepSkipped(Skip.NO_TARGET, src=FRENZY), "There is no target for Frenzy."),
    (TABLE, StepSkipped(Skip.NOBODY_IN_REACH, src=FRENZY), "Nobody is in reach for Frenzy."),
    (TABLE, StepSkipped(Skip.NO_VICTIM, src=FRENZY), "There is no victim for Frenzy."),
    (
        TABLE,
        StepSkipped(Skip.DECK_EMPTY, src=SourceId("search"), why=(r.SRC_02, r.AMB_60)),
        "The item deck is empty for Search.",
    ),
    (
        TABLE,
        StepSkipped(Skip.DECK_EMPTY, src=SNARE, why=(r.SYM_09, r.AMB_28)),
        "The event deck is empty for Snare.",
    ),
    (
        TABLE,
        StepSkipped(Skip.DECK_EMPTY, src=FRENZY, why=(r.KIL_02, r.AMB_28)),
        "The terror deck is empty for Frenzy.",
    ),
    (
        TABLE,
        StepSkipped(Skip.DECK_EMPTY, src=SNARE, why=(r.AMB_75,)),
        "The deck of dark powers is empty for Snare.",
    ),
    (TABLE, StepSkipped(Skip.NOT_IN_TABLEAU), "The card is not in the tableau."),
    (TABLE, StepSkipped(Skip.ON_RED, src=COLA), "Time cannot rise from red by Cola."),
    (
        TABLE,
        StepSkipped(Skip.AT_MAXIMUM, src=BUTCHER),
        "Nothing more can be gained by the Butcher.",
    ),
    (
        TABLE,
        StepSkipped(Skip.NOWHERE, src=SourceId("boat_keys")),
        "There is nowhere to go for Boat Keys.",
    ),
    (
        TABLE,
        StepSkipped(Skip.POOL_EMPTY, src=SourceId("late_arrivals")),
        "No victim is left in the supply for Late Arrivals.",
    ),
    (
        TABLE,
        StepSkipped(Skip.NO_TOKEN, src=SourceId("beekeeper")),
        "No minion is left in the supply for Beekeeper.",
    ),
    (TABLE, StepSkipped(Skip.FALSE_CONDITION, src=FRENZY), ""),
    (TABLE, GameEnded(Outcome.WIN), "The Butcher is dead, and the game is won."),
    (TABLE, GameEnded(Outcome.LOSS), "Nora is dead, and the game is lost."),
    (TABLE, CardPlayed(WALK), "Nora plays Walk."),
    (TABLE, CardsDiscarded((WALK, WALK, FOCUS)), "Nora discards Walk (2 of them) and Focus."),
    (TABLE, CardsDiscarded((FOCUS,), why=(r.TIM_05,)), "Nora discards Focus for time."),
    (TABLE, CardsDiscarded((FOCUS,), src=FRENZY), "Nora discards Focus for Frenzy."),
    (TABLE, CardTaken(ActionId("planning")), "Nora takes Planning from the tableau."),
    (TABLE, LineChosen(0), "Nora takes the first line."),
    (TABLE, LineChosen(1), "Nora takes the second line."),
    (TABLE, Used(COLA), "Nora uses Cola."),
    (TABLE, Used(SourceId("nora"), once=True), "Nora uses her ultimate ability."),
    (
        TABLE,
        HorrorDiceRolled(SourceId("walk"), drawn("6", "4", "1")),
        "Nora rolls 6, 4 and 1 for Walk.",
    ),
    (
        ROLLED,
        DieConverted(1, (WALK, FOCUS)),
        "Nora discards Walk and Focus: the die showing 4 is a success.",
    ),
    (
        ROLLED,
        DiceRerolled((2,), drawn("5"), src=SourceId("close_call")),
        "The die showing 1 now shows 5 by Close Call.",
    ),
    (
        ROLLED,
        DiceRerolled((0, 2), drawn("5", "2"), src=SourceId("odd_dice")),
        "The dice showing 6 and 1 now show 5 and 2 by Odd Dice.",
    ),
    (ROLLED, DiceRerolled((0, 1, 2), drawn("5", "2", "2")), "All dice now show 5, 2 and 2."),
    (ROLLED, RollEnded(0, Row.FAIL), "The roll fails."),
    (ROLLED, RollEnded(1, Row.SINGLE), "The roll has 1 success."),
    (ROLLED, RollEnded(3, Row.DOUBLE), "The roll has 3 successes."),
    (TABLE, DiceStored(1), "The next Horror Roll has 1 more die."),
    (
        TABLE,
        DiceStored(3, src=SourceId("planning")),
        "The next Horror Roll has 3 more dice by Planning.",
    ),
    (
        TABLE,
        PartialsGranted(phase=True, src=SourceId("improvise")),
        "3 and 4 are successes until the Action phase ends by Improvise.",
    ),
    (TABLE, PartialsGranted(phase=False), "3 and 4 are successes in the next Horror Roll."),
    (
        TABLE,
        DieThrown(drawn("4"), src=SourceId("struck_by_lightning")),
        "A die for Struck by Lightning shows 4.",
    ),
    (TABLE, TimeMoved(2, src=COLA), "Time rises by 2 to 8 by Cola."),
    (TABLE, TimeMoved(-7, src=SourceId("sprint")), "Time falls by 7 to red by Sprint."),
    (TABLE, TimeMoved(1, src=SourceId("walk"), why=(r.TIM_05,)), "Time rises by 1 to 7."),
    (TABLE, TimeSet(6), "Time is set to 6."),
    (TABLE, TimeSet(6, why=(r.PLN_07,)), "Time is set to 6."),
    (
        replace(TABLE, hand=TABLE.hand[:1] * 10),
        TimeSet(6, why=(r.PLN_07,)),
        "With 10 cards in hand nothing more can be bought; time is set to 6.",
    ),
    (
        replace(TABLE, time=1, tableau=(ActionId("sprint"), ActionId("guard"))),
        TimeSet(6, why=(r.PLN_07,)),
        "No card that is left can be bought; time is set to 6.",
    ),
    (
        TABLE,
        NextTimeSet(12, src=SourceId("sweetheart")),
        "The next Action phase will start with 12 time by Sweetheart.",
    ),
    (TABLE, NextTimeSet(-1), ""),
    (TABLE, SkipSet(), "The next Action phase will be skipped."),
    (TABLE, HorrorMoved(1, src=FRENZY), "Horror rises to 5 by Frenzy."),
    (replace(TABLE, horror=1), HorrorMoved(-1), "Horror falls to the green end."),
    (replace(TABLE, horror=6), HorrorMoved(1), "Horror rises to the red end."),
    (TABLE, GirlMoved(FIREPIT), "Nora goes to the Firepit."),
    (TABLE, GirlMoved(FIREPIT, 2), "Nora goes to the Firepit with 2 victims."),
    (
        TABLE,
        GirlMoved(FIREPIT, 1, (Colour.BLUE,)),
        "Nora goes to the Firepit with a victim and the blue victim.",
    ),
    (TABLE, GirlPlaced(FIREPIT), "Nora is put on the Firepit."),
    (TABLE, VictimsMoved(DOCK, LAKE, 1), "A victim goes from the Dock to the Lake."),
    (
        TABLE,
        VictimsMoved(DOCK, LAKE, 2, (Colour.WHITE,), src=SourceId("the_wrong_way")),
        "2 victims and the white victim go from the Dock to the Lake by The Wrong Way.",
    ),
    (TABLE, VictimSaved(Colour.PLAIN, 0), "Nora saves a victim, who covers victim space 1."),
    (TABLE, VictimSaved(Colour.BLUE, LATER), "Nora saves the blue victim."),
    (
        TABLE,
        VictimSaved(Colour.PLAIN, LATER, recycled=True),
        "Nora saves a victim, who goes back to the supply.",
    ),
    (TABLE, CardFlipped(), "The card of Nora is flipped: her ultimate ability is active."),
    (
        TABLE,
        CardFlipped(6),
        (
            "The card of Nora is flipped: her ultimate ability is active, and 6 victims are back in"
            " the supply."
        ),
    ),
    (TABLE, RewardTaken(3), "Nora takes the reward of victim space 4."),
    (TABLE, RewardTaken(LATER), "Nora takes the reward for later victims."),
    (TABLE, ItemTurnedUp(DOCK, drawn("bow")), "The item deck of the Dock shows Bow."),
    (TABLE, ItemDrawn(DOCK, drawn("bow")), "Nora finds Bow in the item deck of the Dock."),
    (
        TABLE,
        ItemPutBack(DOCK, BOW, top=True),
        "Bow goes face up on top of the item deck of the Dock.",
    ),
    (
        TABLE,
        ItemPutBack(DOCK, BOW, top=False),
        "Bow goes facedown to the bottom of the item deck of the Dock.",
    ),
    (TABLE, ItemGained(BOW, 3), "Nora keeps Bow with 3 uses."),
    (TABLE, ItemGained(AXE), "Nora keeps Axe."),
    (TABLE, ItemTaken(DOCK, drawn("axe")), "Nora gains Axe from the item deck of the Dock."),
    (
        TABLE,
        ItemTaken(DOCK, drawn("bow"), 3),
        "Nora gains Bow with 3 uses from the item deck of the Dock.",
    ),
    (
        TABLE,
        DeckItemDiscarded(DOCK, drawn("axe")),
        "Axe from the item deck of the Dock is discarded.",
    ),
    (
        TABLE,
        DeckItemDiscarded(DOCK, drawn("axe"), removed=True),
        "Axe from the item deck of the Dock is removed from the game.",
    ),
    (TABLE, ItemsArranged((AXE,)), "Nora holds Axe in her hands."),
    (TABLE, ItemsArranged(()), "Nora holds nothing in her hands."),
    (ARMED, UseSpent(BOW), "Bow has 2 uses left."),
    (ARMED, ItemDiscarded(BOW), "Bow is discarded."),
    (
        TABLE,
        AttackAimed(ActionId("furious_strike"), Target.KILLER, DOCK),
        "Nora attacks the Butcher.",
    ),
    (
        TABLE,
        AttackAimed(ActionId("weak_attack"), Target.KILLER, DOCK, ItemId("revolver")),
        "Nora attacks the Butcher with Revolver.",
    ),
    (
        HIVE_TABLE,
        AttackAimed(ActionId("weak_attack"), Target.MINIONS, CANAL),
        "Nora attacks the minions at the Canal.",
    ),
    (TABLE, AttackOver(), ""),
    (TABLE, DamageRaised(2, src=SourceId("axe")), "Axe adds 2 damage."),
    (TABLE, CardBought(ActionId("sprint"), 2), "Nora buys Sprint for 2 time."),
    (TABLE, CardBought(WALK, 0), "Nora buys Walk for nothing."),
    (TABLE, TableauRefilled(), "The discarded action cards return to the tableau."),
    (
        TABLE,
        HealthRecovered(Side.GIRL, 1, src=SourceId("tablets")),
        "Nora regains 1 health by Tablets.",
    ),
    (TABLE, HealthLost(Side.GIRL, 2, src=BUTCHER), "Nora loses 2 health by the Butcher."),
    (TABLE, HealthLost(Side.KILLER, 3), "The Butcher loses 3 health."),
    (
        TABLE,
        HealthLost(Side.GIRL, 1, token=True),
        "Nora loses 1 health and comes to her Final Health token.",
    ),
    (TABLE, HealthLost(Side.KILLER, 0, token=True), "The Butcher comes to the Final Health token."),
    (TABLE, TokenRevealed(Side.GIRL, drawn("2")), "The Final Health token of Nora shows 2 health."),
    (
        TABLE,
        TokenRevealed(Side.KILLER, drawn("blank")),
        "The Final Health token of the Butcher shows no health.",
    ),
    (TABLE, TokenLost(Side.GIRL), "Nora loses the white Final Health token."),
    (TABLE, Revived(Side.KILLER, 2), "The Butcher returns to life with 3 health."),
    (
        TABLE,
        VictimsPlaced(DOCK, 1, src=SourceId("late_arrivals")),
        "A victim is placed at the Dock by Late Arrivals.",
    ),
    (
        TABLE,
        VictimsPlaced(DOCK, 2, src=SourceId(TABLE.setup_card)),
        "2 victims are placed at the Dock.",
    ),
    (TABLE, VictimKilled(DOCK, by=True), "The Butcher kills a victim at the Dock."),
    (
        TABLE,
        VictimKilled(LAKE, Colour.BLUE, src=SourceId("cold_water")),
        "Cold Water kills the blue victim at the Lake.",
    ),
    (TABLE, VictimKilled(LAKE), "A victim dies at the Lake."),
    (TABLE, VictimKilled(LAKE, minion=True), "A minion kills a victim at the Lake."),
    (
        TABLE,
        VictimMarked(DOCK, Colour.BLUE, ItemId("sweetheart")),
        "A victim at the Dock becomes the blue victim by Sweetheart.",
    ),
    (
        TABLE,
        VictimPanicked(DOCK, Colour.PLAIN, drawn("2"), LAKE),
        "A victim at the Dock panics, rolls 2 and runs to the Lake.",
    ),
    (
        TABLE,
        VictimPanicked(LAKE, Colour.WHITE, drawn("2"), LAKE),
        "The white victim at the Lake panics, rolls 2 and stays.",
    ),
    (TABLE, GirlPanicked(drawn("6"), FIREPIT), "Nora panics, rolls 6 and runs to the Firepit."),
    (TABLE, GirlPanicked(drawn("1"), TABLE.girl.space), "Nora panics, rolls 1 and stays."),
    (TABLE, FinaleRevealed(drawn("no_way_out")), "The finale is revealed: No Way Out."),
    (TABLE, DarkPowerRevealed(drawn("wide_swing")), "A dark power is revealed: Wide Swing."),
    (TABLE, TerrorDrawn(drawn("frenzy")), "The terror card Frenzy is drawn."),
    (TABLE, TerrorDiscarded(ItemId("frenzy")), "The terror card Frenzy is discarded."),
    (TABLE, TerrorDropped(drawn("frenzy")), "The terror card Frenzy is discarded without effect."),
    (
        TABLE,
        TerrorSeen(drawn("frenzy"), bottom=True),
        "Nora looks at the terror card Frenzy and puts it at the bottom.",
    ),
    (
        TABLE,
        TerrorSeen(drawn("frenzy"), bottom=False),
        "Nora looks at the terror card Frenzy and leaves it on top.",
    ),
    (TABLE, TerrorStays(ItemId("frenzy")), "The terror card Frenzy stays in play."),
    (TABLE, TerrorOrdered(), "The next terror card will follow this one."),
    (
        TABLE,
        MinorPlaced(ItemId("heavy_hand"), 2),
        "Heavy Hand joins as a minor dark power with 2 health.",
    ),
    (TABLE, MinorWounded(ItemId("heavy_hand"), 1), "Heavy Hand loses 1 health."),
    (TABLE, MinorDiscarded(ItemId("heavy_hand")), "The minor dark power Heavy Hand is gone."),
    (TABLE, BloodlustRose(), "Bloodlust rises to row 1: attack 2, movement 1."),
    (
        replace(TABLE, bloodlust=10),
        BloodlustAtTop(),
        "Bloodlust is at its top: the final effect of the Butcher happens.",
    ),
    (TABLE, KillerActs(), "The Butcher acts."),
    (TABLE, KillerActs(Quarry.GIRL, COURTS), "The Butcher is after Nora."),
    (TABLE, KillerActs(Quarry.VICTIMS, DOCK), "The Butcher is after the victims at the Dock."),
    (
        TABLE,
        KillerActs(Quarry.SPECIAL, DOCK),
        "The Butcher is lured by the special victim at the Dock.",
    ),
    (TABLE, KillerActs(Quarry.LURE, DOCK), "The Butcher is lured to the Dock."),
    (
        HIVE_TABLE,
        KillerActs(Quarry.GIRL, CANAL, FigureId(2)),
        "The first Swarm at the Canal is after Nora.",
    ),
    (TABLE, KillerMoved(DOCK), "The Butcher goes to the Dock."),
    (
        TABLE,
        KillerPlaced(DOCK, src=SourceId("out_of_nowhere")),
        "The Butcher appears at the Dock by Out of Nowhere.",
    ),
    (TABLE, AttackBegan(3), "The Butcher attacks Nora for 3 damage."),
    (
        HIVE_TABLE,
        AttackBegan(1, FigureId(3)),
        "The second Swarm at the Canal attacks Nora for 1 damage.",
    ),
    (
        ATTACKED,
        AttackReduced(2, src=SourceId("guard")),
        "Guard takes 2 damage off the attack: 1 left.",
    ),
    (TABLE, AttackEnded(), ""),
    (TABLE, EventDrawn(drawn("cold_water")), "The event Cold Water happens."),
    (TABLE, EventDiscarded(ItemId("cold_water")), "The event Cold Water is discarded."),
    (
        TABLE,
        TokenPlaced(TokenId("boat"), DOCK, src=SourceId("boat_keys")),
        "A boat token is placed at the Dock by Boat Keys.",
    ),
    (TABLE, TokenRemoved(TokenId("snare"), DOCK), "The snare token at the Dock is removed."),
    (HIVE_TABLE, MinionPlaced(SWARM, CANAL, 1), "A Swarm comes to the Canal."),
    (HIVE_TABLE, MinionMoved(FigureId(1), CANAL), "The Swarm at the Yard goes to the Canal."),
    (HIVE_TABLE, MinionWounded(FigureId(2), 1), "The first Swarm at the Canal loses 1 health."),
    (HIVE_TABLE, MinionKilled(FigureId(9)), "A minion is dead."),
]
"""The table before an event, the event, and what is said of it."""

COMMAND_SENTENCES: Final[list[tuple[Table, Frame | None, Command, str]]] = [
    (TABLE, None, Typed(drawn("6", "4")), "The table types in 6 and 4."),
    (TABLE, Acting(), Stop(PLAYER), "Nora ends the Action phase."),
    (TABLE, None, Stop(PLAYER), "Nora stops."),
    (replace(TABLE, phase=Phase.PLANNING), None, Stop(PLAYER), "Nora buys nothing more."),
    (TABLE, Moving(1, SourceId("walk")), Stop(PLAYER), "Nora goes no further."),
    (TABLE, None, Done(PLAYER), "Nora is done."),
    (TABLE, RollWindow(SourceId("walk")), Done(PLAYER), "Nora leaves the dice as they are."),
    (TABLE, Striking(2, SourceId("walk")), Done(PLAYER), "Nora uses no weapon."),
    (TABLE, Reacting(), Done(PLAYER), "Nora takes the rest of the damage."),
    (TABLE, Escaping(), Done(PLAYER), "Nora stays where she is."),
    (TABLE, AfterDamage(ItemId("bat")), Done(PLAYER), "Nora lets it be."),
    (TABLE, None, Play(PLAYER, WALK), "Nora plays Walk."),
    (TABLE, None, Discard(PLAYER, WALK), "Nora discards Walk for 1 time."),
    (TABLE, HandLimit(SourceId("walk")), Discard(PLAYER, WALK), "Nora discards Walk."),
    (TABLE, None, Use(PLAYER, COLA), "Nora uses Cola."),
    (TABLE, None, Use(PLAYER, SourceId("nora")), "Nora uses her ultimate ability."),
    (
        TABLE,
        None,
        Save(PLAYER, Colour.PLAIN, 2),
        "Nora saves a victim, who covers victim space 3: she recovers 1 health.",
    ),
    (TABLE, None, Save(PLAYER, Colour.BLUE), "Nora saves the blue victim."),
    (
        TABLE,
        None,
        TakeReward(PLAYER, 0),
        "Nora takes the reward of victim space 1: lower horror by 1.",
    ),
    (
        TABLE,
        None,
        TakeReward(PLAYER, LATER),
        "Nora takes the reward for later victims: gain 1 time.",
    ),
    (
        ROLLED,
        None,
        Convert(PLAYER, 1, WALK, FOCUS),
        "Nora discards Walk and Focus to make the die showing 4 a success.",
    ),
    (
        ROLLED,
        None,
        Reroll(PLAYER, SourceId("close_call"), (2,)),
        "Nora rerolls the die showing 1 with Close Call.",
    ),
    (TABLE, None, ChooseLine(PLAYER, 1), "Nora takes the second line."),
    (TABLE, ChoosingLine(WALK), ChooseLine(PLAYER, 1), "Nora takes the second line: lose 2 time."),
    (TABLE, None, Step(PLAYER, DOCK), "Nora goes to the Dock."),
    (TABLE, None, Step(PLAYER, DOCK, 2), "Nora goes to the Dock with 2 victims."),
    (TABLE, None, Keep(PLAYER, AXE), "Nora keeps Axe."),
    (TABLE, None, PutBack(PLAYER, AXE, End.TOP), "Nora puts Axe face up on top of the deck."),
    (
        TABLE,
        None,
        PutBack(PLAYER, AXE, End.BOTTOM),
        "Nora puts Axe facedown to the bottom of the deck.",
    ),
    (TABLE, None, Hold(PLAYER, (AXE,)), "Nora takes Axe in her hands."),
    (TABLE, None, Hold(PLAYER, ()), "Nora takes nothing in her hands."),
    (TABLE, None, Wield(PLAYER, AXE), "Nora strikes with Axe."),
    (TABLE, None, Divide(PLAYER, (2, 1)), "Nora divides the damage: 2 and 1."),
    (TABLE, None, Buy(PLAYER, ActionId("sprint")), "Nora buys Sprint for 2 time."),
    (TABLE, None, Buy(PLAYER, WALK), "Nora buys Walk for nothing."),
    (TABLE, None, ChooseSpace(PLAYER, DOCK), "Nora chooses the Dock."),
    (TABLE, ChoosingTarget(ACTING), ChooseSpace(PLAYER, DOCK), "The player chooses the Dock."),
    (TABLE, None, ChooseVictim(PLAYER, DOCK, Colour.PLAIN), "Nora chooses a victim at the Dock."),
    (
        TABLE,
        ChoosingVictim(Killing(DOCK, 1)),
        ChooseVictim(PLAYER, DOCK, Colour.BLUE),
        "The player chooses the blue victim at the Dock.",
    ),
    (TABLE, None, TakeCard(PLAYER, WALK), "Nora takes Walk from the tableau."),
    (TABLE, None, Aim(PLAYER, Target.KILLER, DOCK), "Nora attacks the Butcher."),
    (
        HIVE_TABLE,
        None,
        Aim(PLAYER, Target.MINIONS, CANAL),
        "Nora attacks the minions at the Canal.",
    ),
    (TABLE, None, Choose(PLAYER, ItemId("time")), "Nora chooses: gain 3 time."),
    (TABLE, None, Choose(PLAYER, ItemId("no_such_option")), "Nora chooses: No such option."),
    (TABLE, None, ChooseCard(PLAYER, ItemId("heavy_hand")), "Nora chooses Heavy Hand."),
    (TABLE, None, Answer(PLAYER, yes=True), "Nora says yes."),
    (
        TABLE,
        KeepingTerror(ItemId("frenzy"), Env()),
        Answer(PLAYER, yes=True),
        "Nora decides to put the terror card Frenzy at the bottom.",
    ),
    (
        TABLE,
        KeepingTerror(ItemId("frenzy"), Env()),
        Answer(PLAYER, yes=False),
        "Nora decides not to put the terror card Frenzy at the bottom.",
    ),
]
"""The table, the frame that asks if that matters, the command, and what is said of it."""

DECISION_SENTENCES: Final[list[tuple[Table, Frame, bool, str]]] = [
    (TABLE, Acting(), False, "Nora may act, with 6 time left."),
    (
        TABLE,
        PlanningPhase(),
        False,
        "Nora may buy action cards, with 6 time left and 6 of 10 cards in hand.",
    ),
    (
        replace(TABLE, time=-1),
        PlanningPhase(),
        False,
        "Nora may buy action cards, with time on red and 6 of 10 cards in hand.",
    ),
    (
        TABLE,
        HandLimit(SourceId("walk")),
        True,
        "Nora has to discard an action card: 6 are in hand, at most 10 may be.",
    ),
    (
        TABLE,
        TakingCard(2, SourceId("nora")),
        False,
        "Nora may take an action card of cost 2 or less from the tableau for the card of Nora.",
    ),
    (TABLE, ChoosingLine(WALK), True, "Nora has to take one of the two lines of Walk."),
    (
        TABLE,
        ThrowingHorror(SourceId("walk")),
        True,
        "The table has to type in the dice of the Horror Roll for Walk.",
    ),
    (
        ROLLED,
        RollWindow(SourceId("walk")),
        False,
        "Nora may change the dice showing 6, 4 and 1 for Walk.",
    ),
    (
        ROLLED,
        ThrowingAgain((1,), SourceId("close_call")),
        True,
        "The table has to type in what the die showing 4 now shows.",
    ),
    (
        ROLLED,
        ThrowingAgain((0, 1), SourceId("close_call")),
        True,
        "The table has to type in what the dice showing 6 and 4 now show.",
    ),
    (
        TABLE,
        TurningUpItem(DOCK),
        True,
        "The table has to type in the card that is turned up on the item deck of the Dock.",
    ),
    (TABLE, DrawingSetupCard(), True, "The table has to type in the setup card."),
    (
        TABLE,
        DrawingItem(DOCK, 1, SourceId("search")),
        True,
        "The table has to type in the card that is drawn from the item deck of the Dock.",
    ),
    (
        TABLE,
        TakingItem(DOCK, SourceId("something_useful")),
        True,
        "The table has to type in the card that she gains from the item deck of the Dock.",
    ),
    (
        FOUND,
        Keeping(DOCK, SourceId("search")),
        True,
        "Nora has to keep one of the cards found: Axe and Bow.",
    ),
    (
        FOUND,
        PuttingBack(DOCK, AXE, SourceId("search")),
        True,
        "Nora has to put Axe and Bow back on the item deck of the Dock.",
    ),
    (TABLE, Arranging(), False, "Nora may arrange her items."),
    (TABLE, Moving(2, SourceId("walk")), False, "Nora may go on, with 2 steps left for Walk."),
    (TABLE, Moving(0, SourceId("walk")), False, "Nora may save victims at the Courts."),
    (
        TABLE,
        Jumping((DOCK, LAKE), SourceId("boat_keys")),
        True,
        "Nora has to choose where she goes for Boat Keys.",
    ),
    (
        TABLE,
        Aiming(ActionId("weak_attack")),
        True,
        "Nora has to choose at whom Weak Attack is aimed.",
    ),
    (TABLE, AimingShot(BOW), True, "Nora has to choose at whom Bow is aimed."),
    (TABLE, Striking(2, SourceId("furious_strike")), False, "Nora may add a weapon to 2 damage."),
    (TABLE, AfterDamage(ItemId("bat")), False, "Nora may do what Bat allows after the damage."),
    (
        MINORS,
        DividingMinors(3, SourceId("weak_attack")),
        True,
        "Nora has to divide 3 damage among Heavy Hand and Long Legs.",
    ),
    (
        HIVE_TABLE,
        DividingMinions(2, CANAL, SourceId("weak_attack")),
        True,
        "Nora has to divide 2 damage among the minions at the Canal.",
    ),
    (REWARDED, Rewarding(), False, "Nora may take one of 2 pending rewards."),
    (
        TABLE,
        RevealingToken(Side.KILLER),
        True,
        "The table has to type in what the Final Health token of the Butcher shows.",
    ),
    (TABLE, Reacting(), False, "Nora may react."),
    (ATTACKED, Reacting(), False, "Nora may react to the attack of the Butcher for 3 damage."),
    (TABLE, Escaping(), False, "Nora may get away before the Butcher attacks."),
    (
        TABLE,
        RevealingPower(another=False, src=BUTCHER),
        True,
        "The table has to type in the dark power.",
    ),
    (
        TABLE,
        RevealingPower(another=True, src=BUTCHER),
        True,
        "The table has to type in another dark power.",
    ),
    (TABLE, RevealingFinale(), True, "The table has to type in the finale."),
    (TABLE, DrawingTerror(), True, "The table has to type in the terror card."),
    (
        TABLE,
        DroppingTerror(1, BUTCHER),
        True,
        "The table has to type in the terror card that is discarded.",
    ),
    (TABLE, DrawingEvent(BUTCHER, ()), True, "The table has to type in the event."),
    (TABLE, ChoosingTarget(ACTING), True, "The player has to choose the target of the Butcher."),
    (
        TABLE,
        ChoosingRoute(Walking(NO_FIGURE, PREY, 2, 0, FRENZY)),
        True,
        "The player has to choose by which way the Butcher goes.",
    ),
    (
        TABLE,
        ChoosingVictim(Killing(DOCK, 1)),
        True,
        "The player has to choose which victim at the Dock dies.",
    ),
    (
        TABLE,
        ChoosingPanic(Panicking(())),
        True,
        "The player has to choose which victim panics next.",
    ),
    (
        TABLE,
        RollingPanic(DOCK, Colour.PLAIN, Panicking(())),
        True,
        "The table has to type in the panic die of a victim at the Dock.",
    ),
    (TABLE, RollingGirlPanic(FRENZY), True, "The table has to type in the panic die of Nora."),
    (
        TABLE,
        Marking(ItemId("sweetheart"), Colour.BLUE, (DOCK, LAKE)),
        True,
        "The player has to choose where the blue victim of Sweetheart is.",
    ),
    (
        TABLE,
        ChoosingWay(Stepping(((DOCK, 2, ()),), (), SourceId("the_wrong_way"))),
        True,
        "The player has to choose the way of the victims at the Dock for The Wrong Way.",
    ),
    (
        TABLE,
        ChoosingStepper((), (), SourceId("sleepwalker")),
        True,
        "The player has to choose which victim takes a step for Sleepwalker.",
    ),
    (TABLE, Choosing(0, Env(COLA), ()), True, "Nora has to choose one of several for Cola."),
    (
        TABLE,
        Offering(OFFER, Env(SourceId("tablets"))),
        True,
        "Nora decides whether to lower horror by 1 for Tablets.",
    ),
    (
        TABLE,
        Offering(-1, Env(SourceId("tablets"))),
        True,
        "Nora decides whether to do what is offered for Tablets.",
    ),
    (
        TABLE,
        ThrowingDie(0, Env(SourceId("struck_by_lightning"))),
        True,
        "The table has to type in the die for Struck by Lightning.",
    ),
    (
        TABLE,
        PickingSpace(0, Env(SourceId("an_old_tunnel")), (DOCK, LAKE)),
        True,
        "Nora has to choose a space for An Old Tunnel.",
    ),
    (
        TABLE,
        PickingSpace(0, Env(SourceId("an_old_tunnel")), (DOCK, LAKE), 2),
        True,
        "Nora has to choose 2 spaces, one by one, for An Old Tunnel.",
    ),
    (
        MINORS,
        PickingMinor(Env(SourceId("bat"))),
        True,
        "Nora has to choose which minor dark power is discarded by Bat.",
    ),
    (
        TABLE,
        LookingAtTerror(Env(SourceId("hand_lamp"))),
        True,
        "The table has to type in the terror card that she looks at.",
    ),
    (
        TABLE,
        KeepingTerror(ItemId("frenzy"), Env(SourceId("hand_lamp"))),
        True,
        "Nora decides whether to put the terror card Frenzy at the bottom.",
    ),
    (
        TABLE,
        DroppingItems((DOCK,), Env(SourceId("trail_map"))),
        True,
        "The table has to type in the top card of the item deck of the Dock.",
    ),
    (
        TABLE,
        TurningItem(DOCK, Env(SourceId("trail_map"))),
        True,
        "The table has to type in the card that is turned up on the item deck of the Dock.",
    ),
    (
        TABLE,
        Surveying((DOCK,), Env(SourceId("trail_map"))),
        True,
        "Nora has to choose the next item deck for Trail Map.",
    ),
    (
        UNCOVERED,
        OfferingRemoval(DOCK, Env(SourceId("trail_map"))),
        True,
        "Nora decides whether to remove Axe from the item deck of the Dock.",
    ),
]
"""The table, the frame that asks, whether it has to be answered, and what is said of it."""


def state(table: Table, frame: Frame | None) -> State[Table]:
    """A state that waits with a frame."""
    return State(table, () if frame is None else (frame,), Chance(-1, 0, (0,)))


@pytest.mark.parametrize(
    ("table", "event", "sentence"), EVENT_SENTENCES, ids=lambda value: type(value).__name__
)
def test_sentence_of_an_event(table: Table, event: Event, sentence: str) -> None:
    """What happened is said with the names and numbers of the table before it."""
    assert describe(game_of(table), table, event) == sentence


@pytest.mark.parametrize(
    ("table", "frame", "command", "sentence"),
    COMMAND_SENTENCES,
    ids=lambda value: type(value).__name__,
)
def test_sentence_of_a_command(
    table: Table, frame: Frame | None, command: Command, sentence: str
) -> None:
    """A line of a menu says what is done; with the frame that asks it says more."""
    assert describe(game_of(table), state(table, frame), command) == sentence


@pytest.mark.parametrize(
    ("table", "frame", "must", "sentence"),
    DECISION_SENTENCES,
    ids=lambda value: type(value).__name__,
)
def test_sentence_of_a_decision(
    table: Table,
    frame: Frame,
    must: bool,  # noqa: FBT001 - a column of the table
    sentence: str,
) -> None:
    """What is asked is said by the frame that asks; ties are the player's, not hers."""
    seat = CHANCE_SEAT if type(frame) in HANDLERS.requests else PLAYER
    decision = Decision(seat, KindId("test"), (), (), frame, must=must)

    assert describe(game_of(table), state(table, frame), decision) == sentence


def test_everything_that_can_be_said_is_in_these_tables() -> None:
    """Each class of events, commands and asking frames has an example above."""
    asking = {*HANDLERS.decides, *HANDLERS.requests}

    assert {type(event) for _, event, _ in EVENT_SENTENCES} == {*EVENTS.tags} - {Parked}
    assert {type(one) for _, _, one, _ in COMMAND_SENTENCES} == {*COMMANDS.tags}
    assert {type(frame) for _, frame, _, _ in DECISION_SENTENCES} == asking


def test_every_reason_to_skip_is_said() -> None:
    """Each reason has a sentence, but for a condition that does not hold."""
    said = {
        event.reason: text for _, event, text in EVENT_SENTENCES if isinstance(event, StepSkipped)
    }

    assert set(said) == set(Skip)
    assert {reason for reason, text in said.items() if not text} == {Skip.FALSE_CONDITION}


def test_what_a_game_has_not_got_is_said_by_its_id() -> None:
    """A forged log names things that are not there; nothing fails."""
    there = SpaceId("no_such_space")

    assert describe(GAME, TABLE, KillerMoved(there)) == "The Butcher goes to the No such space."
    assert describe(GAME, TABLE, TerrorDiscarded(ItemId("nothing_known"))) == (
        "The terror card Nothing known is discarded."
    )
    assert describe(GAME, TABLE, CardPlayed(ActionId("jump"))) == "Nora plays Jump."
    assert describe(GAME, TABLE, MinionKilled(FigureId(7))) == "A minion is dead."


def test_what_is_no_part_of_the_game_is_refused() -> None:
    """The sentence says what can be described."""
    with pytest.raises(ArgumentError) as caught:
        describe(GAME, TABLE, 7)  # type: ignore[arg-type]  # the fault that is looked for

    assert str(caught.value) == (
        "what: found 7; allowed: an event, a command, a decision or a refusal of this game"
    )
