"""Sentences of events and commands: one exact example of each, and what holds for all of them."""

from typing import Final

import pytest

import dmd_core as dmd
from dmd_core.death_may_die import commands as c
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
    HiddenReturned,
    HiddenTurned,
    ObjectDestroyed,
    ObjectMended,
    ObjectTurned,
    ObjectWounded,
    TokenMoved,
    TokenPlaced,
    TokenRemoved,
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
from dmd_core.death_may_die.events.skips import Skip
from dmd_core.death_may_die.events.turns import (
    BranchChosen,
    GameEnded,
    QuietAsked,
    StepSkipped,
    TurnEnded,
    TurnStarted,
)
from dmd_core.death_may_die.ids import (
    ActionId,
    CardId,
    EnemyId,
    FigureId,
    ObjectId,
    SkillId,
    SpaceId,
    TokenId,
)
from dmd_core.death_may_die.ruleset import COMMANDS, DEATH_MAY_DIE, EVENTS
from dmd_core.death_may_die.state import Branch, Discovery, Outcome, Roll, RollKind, Side, Table
from dmd_core.death_may_die.text.describe import ENGLISH
from dmd_core.death_may_die.text.skips import REASONS
from dmd_core.kernel.decks import Deck
from dmd_core.kernel.events import Command, Event, Forced, Parked, Typed
from dmd_core.kernel.ids import NOBODY, ItemId, KindId, Seat, SourceId
from dmd_core.kernel.node import replace
from tests.death_may_die.scenarios import Scene, make_game

GAME: Final = make_game("ian", "sister_beth", "the_kid")
IAN, BETH, KID = Seat(0), Seat(1), Seat(2)
S1, S2, S7 = SpaceId("s01"), SpaceId("s02"), SpaceId("s07")
LAB: Final = ObjectId("lab_07")
CARD: Final = CardId("assistant_janitor")
MYTHOS: Final = CardId("students_go_mad")
LUCKY: Final = SourceId("lucky")
ONE, TWO, THREE, VAMPIRE, CTHULHU = map(FigureId, (1, 2, 3, 4, 5))


def _table() -> Table:
    """Two Cultists on Space 2, one on Space 7, a Fire Vampire and the Elder One on Space 1."""
    scene = Scene(GAME)
    for kind, space in (("cultist", "s02"), ("cultist", "s02"), ("cultist", "s07")):
        scene.put(kind, space)
    scene.put("fire_vampire", "s01")
    scene.put_elder_one("s01")
    scene.hold(BETH, CARD, "right").level(IAN, brawling=2)
    faces = tuple(map(ItemId, ("blank", "success_tentacle", "success", "success")))
    rolled = Roll(RollKind.ATTACK, IAN, 2, 2, targets=(ONE, VAMPIRE), faces=faces)
    deck = Deck(())
    return replace(
        scene.table, rolls=(rolled,), discovery=Discovery(deck, (), (CardId("furious_student"),))
    )


TABLE: Final = _table()

SAID: Final[tuple[tuple[Event, str], ...]] = (
    (Parked(0, (), (), NOBODY, KindId("over")), ""),
    (Forced(KindId("step"), c.Step(IAN, S2)), "Ian goes to Space 2, having no choice."),
    # --- setup, turns and the end ---
    (InsanityDealt(IAN, (ItemId("paranoia"),)), "Ian is dealt Paranoia."),
    (InvestigatorNamed(IAN, BETH), "Ian names Sister Beth."),
    (StartingPlayerChosen(BETH, (ItemId("sister_beth"),)), "Sister Beth is the starting player."),
    (TurnStarted(KID, 3), "Round 3: The Kid's turn begins."),
    (TurnEnded(KID), "The Kid's turn is over."),
    (QuietAsked(IAN), "Ian uses no cards for the rest of the turn."),
    (GameEnded(Outcome.WIN), "The game is over: the Investigators win."),
    (GameEnded(Outcome.LOSS), "The game is over: the Investigators lose."),
    (
        StepSkipped(Skip.NO_FIGURE, S7, src=SourceId(MYTHOS)),
        "Passed over: no figure for Space 7 is in the reserve (Students Go Mad!).",
    ),
    (StepSkipped(Skip.NOTHING_TO_HEAL, seat=IAN), "Passed over: Ian has nothing to heal."),
    # --- actions ---
    (ActionTaken(IAN, ActionId("run")), "Ian takes the Run action."),
    (
        ActionTaken(IAN, ActionId("run"), SourceId("swiftness")),
        "Ian takes the Run action for free by Swiftness.",
    ),
    (InvestigatorsMoved((IAN,), S2), "Ian goes to Space 2."),
    (InvestigatorsMoved((IAN, BETH), S2), "Ian and Sister Beth go to Space 2."),
    (
        InvestigatorsMoved((IAN, BETH, KID), S2, placed=True),
        "Ian, Sister Beth and The Kid are placed on Space 2.",
    ),
    (EnemiesEvaded(IAN, (VAMPIRE,)), "The Fire Vampire on Space 1 is left behind."),
    (EnemiesFollowed((ONE, TWO), S1), "Both Cultists on Space 2 follow to Space 1."),
    (FireTaken(IAN, 1), "Ian catches Fire: 1 Fire token."),
    (
        FireTaken(IAN, 2, 1),
        "Ian catches Fire: 2 Fire tokens and 1 Wound token in place of Fire.",
    ),
    (FireTaken(IAN, 0, 1), "Ian catches Fire: 1 Wound token in place of Fire."),
    (
        Traded(((CARD, BETH, IAN),)),
        "Traded: Jerome the Assistant Janitor from Sister Beth to Ian.",
    ),
    (TradeRefused(BETH), "Sister Beth calls the Trade off."),
    (TradeWithdrawn(IAN), "Ian takes the draft of a Trade back."),
    (Healed(IAN, 2, 1), "Ian heals 2 Stress and 1 Wound."),
    (Healed(IAN, 0, 0), "Ian heals nothing."),
    # --- rolls ---
    (
        AttackDeclared(IAN, (ONE, VAMPIRE)),
        "Ian attacks the first Cultist on Space 2 and the Fire Vampire on Space 1.",
    ),
    (EnemyAttackDeclared(CTHULHU, KID), "Cthulhu attacks The Kid."),
    (AttackRedirected(IAN, BETH), "Sister Beth takes over the attack on Ian."),
    (
        RollStarted(RollKind.ATTACK, IAN, 3, 1, targets=(VAMPIRE,)),
        "Ian rolls 3 standard dice and 1 bonus die for the attack on the Fire Vampire on Space 1.",
    ),
    (
        RollStarted(RollKind.ENEMY, IAN, 0, 2, attacker=THREE),
        "Ian rolls 2 bonus dice for the attack of the Cultist on Space 7.",
    ),
    (RollStarted(RollKind.FIRE, IAN, 1, 0), "Ian rolls 1 standard die for the Fire."),
    (
        RollStarted(RollKind.PLAIN, IAN, 3, 0, action=ActionId("destroy_equipment")),
        "Ian rolls 3 standard dice for the Destroy Equipment action.",
    ),
    (
        RollStarted(RollKind.AGAINST, IAN, 3, 0, src=SourceId(MYTHOS)),
        "Ian rolls 3 standard dice against Students Go Mad!",
    ),
    (
        DiceRolled((ItemId("blank"), ItemId("success_elder_sign"))),
        "The dice show a blank and a Success with an Elder Sign.",
    ),
    (DiceRolled((ItemId("tentacle"),)), "The die shows a Tentacle."),
    (
        DieRerolled(1, (ItemId("success"),)),
        (
            "The standard die showing a Success with a Tentacle is rerolled for 1 Stress"
            " and shows a Success."
        ),
    ),
    (
        DieRerolled(2, (ItemId("blank"),), LUCKY),
        "A bonus die showing a Success is rerolled for free by Lucky and shows a blank.",
    ),
    (RollTallied(1, 0, 2), "Tally: 1 Success and 2 Tentacles."),
    (RollTallied(0, 0, 0), "Tally: no symbols."),
    (
        TallyChanged(2, -1, 1, src=LUCKY),
        "Lucky adds 2 Successes and 1 Tentacle to the tally and takes 1 Elder Sign off the tally.",
    ),
    (TallyChanged(successes=1, src=LUCKY), "Lucky adds 1 Success to the tally."),
    (RollApplied(1, (ONE,)), ""),
    (RollEnded(), ""),
    # --- Sanity ---
    (SanityLost(IAN, 1), "Ian loses 1 Sanity."),
    (SanityLost(IAN, 2, 1), "Ian loses 2 Sanity; 1 more is ignored."),
    (
        SanityLossReduced(IAN, 1, src=SourceId("toughness")),
        "Ian loses 1 Sanity less thanks to Toughness.",
    ),
    (ThresholdReached(IAN, 5), "Ian reaches the Insanity Threshold at 5."),
    (InsanityActivated(IAN, src=SourceId("paranoia")), "Ian's Paranoia is activated."),
    (SkillLevelled(IAN, SkillId("brawling")), "Ian raises Brawling to level 3."),
    (BonusDieGained(IAN), "Ian gains a bonus die for the rest of the game."),
    (LevelUpSkipped(IAN), "Ian has no Skill left to raise."),
    # --- harm ---
    (WoundsTaken(IAN, 1), "Ian takes 1 Wound."),
    (
        WoundsTaken(BETH, 2, ((CARD, 1),)),
        (
            "Sister Beth takes 2 Wounds and Jerome the Assistant Janitor takes 1 Wound"
            " in place of Sister Beth."
        ),
    ),
    (
        WoundsTaken(BETH, 0, ((CARD, 1),)),
        "Jerome the Assistant Janitor takes 1 Wound in place of Sister Beth.",
    ),
    (
        WoundsReduced(IAN, 1, src=SourceId("toughness")),
        "Ian takes 1 Wound less thanks to Toughness.",
    ),
    (WoundsDeflected(IAN, 2, VAMPIRE), "2 Wounds of Ian go to the Fire Vampire on Space 1."),
    (StressTaken(IAN, 2), "Ian takes 2 Stress."),
    (StressTaken(IAN, 1, 1), "Ian takes 1 Stress; 1 more does not fit."),
    (
        CompanionLost(BETH, CARD),
        "Sister Beth loses the Companion Jerome the Assistant Janitor.",
    ),
    (
        DeathAverted(IAN, src=SourceId("unkillable")),
        "Unkillable brings Ian back with full health.",
    ),
    (InvestigatorEliminated(IAN, mad=True), "Ian is consumed by madness."),
    (InvestigatorEliminated(IAN, mad=False), "Ian is killed."),
    (TokensChanged(IAN, TokenId("down"), 1), "Ian lies down."),
    (TokensChanged(IAN, TokenId("down"), -1), "Ian stands up again."),
    (
        TokensChanged(IAN, TokenId("insanity_wound"), 2),
        "2 Wound tokens are put on Ian's Insanity card.",
    ),
    (TokensChanged(IAN, TokenId("rlyeh"), -1), "1 R'lyeh token is taken off Ian's board."),
    # --- Enemies ---
    (EnemySummoned(FigureId(6), EnemyId("byakhee"), S7), "A Byakhee is summoned on Space 7."),
    (EnemyMoved(TWO, S1), "The second Cultist on Space 2 moves to Space 1."),
    (EnemyMoved(TWO, S1, placed=True), "The second Cultist on Space 2 is placed on Space 1."),
    (EnemyWounded(THREE, 1), "The Cultist on Space 7 takes 1 Wound."),
    (EnemyKilled(CTHULHU), "Cthulhu is killed."),
    # --- the Elder One ---
    (ElderOneAdvanced(5), "Cthulhu advances to space 5 of the Summoning track."),
    (AdvanceHastened(), "Cthulhu will advance at this end of turn."),
    (StageRevealed(2), "Cthulhu's Stage 2 is revealed."),
    (StageRevealed(4), "Cthulhu's Final Stage is revealed."),
    (ElderOneSummoned(FigureId(6), EnemyId("cthulhu"), S1), "Cthulhu comes to Space 1."),
    (StageDefeated(2, 0), "Cthulhu's Stage 2 is defeated."),
    (StageDefeated(2, 1), "Cthulhu's Stage 2 is defeated; 1 more Wound is lost."),
    (RitualDisrupted(), "The Ritual is disrupted."),
    # --- the map ---
    (FirePlaced(S1), "1 Fire token is placed on Space 1."),
    (FireRemoved(S1, 2), "2 Fire tokens are removed from Space 1."),
    (FireDiscarded(IAN, 1, 0), "Ian is no longer on Fire."),
    (TokenPlaced(S1, TokenId("rlyeh")), "A R'lyeh token is placed on Space 1."),
    (TokenMoved(S1, S2, TokenId("rlyeh")), "A R'lyeh token moves from Space 1 to Space 2."),
    (TokenRemoved(S1, TokenId("rlyeh")), "A R'lyeh token is removed from Space 1."),
    (HiddenTurned((ItemId("inferno"),)), "A face-down token is turned over: Inferno!"),
    (HiddenReturned(ItemId("inferno")), "Inferno! is mixed with the face-down tokens."),
    (ObjectWounded(LAB, 2), "The Laboratory on Space 7 takes 2 Wounds."),
    (ObjectMended(LAB, 1), "1 Wound is taken off the Laboratory on Space 7."),
    (ObjectDestroyed(LAB), "The Laboratory on Space 7 is destroyed."),
    (
        ObjectTurned(LAB, (ItemId("safe_collapse"),)),
        "The Laboratory on Space 7 is turned over: Safe Collapse!",
    ),
    # --- cards ---
    (MythosDrawn(IAN, (MYTHOS,)), "Ian draws the Mythos card Students Go Mad!"),
    (MythosPutUnder(MYTHOS), "Students Go Mad! goes under the Mythos deck."),
    (MythosCancelled(MYTHOS, src=LUCKY), "Students Go Mad! is cancelled by Lucky."),
    (MythosDiscarded(MYTHOS), "Students Go Mad! is discarded."),
    (MythosKept(IAN, MYTHOS), "Ian's Insanity keeps Students Go Mad!"),
    (KeptMythosResolved(IAN, MYTHOS), "Ian's Insanity resolves Students Go Mad!"),
    (MythosReshuffled(), "The Mythos discard pile goes back into the deck."),
    (BranchChosen(IAN, Branch.FIGHT), "Phase 3: Ian fights."),
    (BranchChosen(IAN, Branch.INVESTIGATE), "Phase 3: Ian investigates."),
    (BranchChosen(IAN, Branch.CLOSED), "Phase 3: Ian neither investigates nor fights."),
    (
        DiscoveryDrawn(IAN, (CardId("furious_student"),)),
        "Ian draws the Discovery card Furious Student.",
    ),
    (DiscoveryClaimed(IAN, CardId("furious_student"), Side.RIGHT), "Ian claims Chester."),
    (DiscoveryDiscarded(CardId("furious_student")), "Furious Student is discarded."),
    (DiscoveryReshuffled(), "The Discovery discard pile becomes the deck."),
    (CardUsed(BETH, CARD), "Sister Beth uses Jerome the Assistant Janitor."),
    (CardDiscarded(BETH, CARD), "Sister Beth discards Jerome the Assistant Janitor."),
    (CardTaken(IAN, BETH, CARD), "Ian takes Jerome the Assistant Janitor from Sister Beth."),
)

DECIDED: Final[tuple[tuple[Command, str], ...]] = (
    (Typed((ItemId("blank"), ItemId("ian"))), "The table types in a blank and Ian."),
    (c.Pass(IAN), "Ian passes."),
    (c.Quiet(IAN), "Ian passes and will not be asked about cards again this turn."),
    (c.Done(IAN), "Ian leaves it at that."),
    (c.Run(IAN), "Ian runs."),
    (c.Run(IAN, SourceId("swiftness")), "Ian runs for free by Swiftness."),
    (c.Attack(IAN), "Ian attacks."),
    (c.Rest(IAN), "Ian rests."),
    (c.Trade(IAN), "Ian trades."),
    (
        c.EpisodeActionOn(IAN, ActionId("destroy_equipment"), LAB),
        "Ian takes the Destroy Equipment action on the Laboratory on Space 7.",
    ),
    (c.StandUp(IAN), "Ian stands up again for 1 Stress."),
    (c.UseCard(BETH, CARD), "Sister Beth uses Jerome the Assistant Janitor."),
    (c.Step(IAN, S7), "Ian goes to Space 7."),
    (c.TakeAlong(IAN, BETH), "Ian takes Sister Beth along."),
    (c.Answer(IAN, yes=True), "Ian says yes."),
    (c.Number(IAN, 2), "Ian says 2."),
    (c.Sneak(IAN, TWO), "Ian sneaks past the second Cultist on Space 2."),
    (c.Target(IAN, CTHULHU), "Ian aims at Cthulhu on Space 1."),
    (c.Reroll(IAN, 0), "Ian rerolls the standard die showing a blank for 1 Stress."),
    (c.Reroll(IAN, 3, LUCKY), "Ian rerolls a bonus die showing a Success for free by Lucky."),
    (c.BonusDiceUsed(IAN, 1), "Ian rolls 1 bonus die."),
    (c.BonusDiceUsed(IAN, 0), "Ian rolls no bonus dice."),
    (c.Convert(IAN, 1), "Ian converts 1 symbol."),
    (c.Convert(IAN, 1, SourceId("high_strung")), "Ian converts 1 symbol thanks to High Strung."),
    (c.Split(IAN, 1), "Ian gives 1 Success to this target."),
    (c.Assign(IAN, 2), "Ian puts 2 Wounds on the Companion."),
    (c.HealPoints(IAN, 1, 0), "Ian chooses to heal 1 Stress."),
    (c.LevelUp(IAN, SkillId("brawling")), "Ian raises Brawling to level 3."),
    (c.ChooseSpace(IAN, S1), "Ian chooses Space 1."),
    (c.ChooseFigure(IAN, THREE), "Ian chooses the Cultist on Space 7."),
    (c.ChooseInvestigator(IAN, KID), "Ian chooses The Kid."),
    (c.ChooseCard(BETH, MYTHOS), "Sister Beth chooses Students Go Mad!"),
    (c.ChooseOption(IAN, ItemId("lose_sanity")), "Ian chooses: you lose 2 Sanity."),
    (c.Claim(IAN, Side.RIGHT), "Ian claims Chester."),
    (c.Decline(IAN), "Ian claims nothing."),
    (c.Attacker(IAN, ONE), "Ian lets the first Cultist on Space 2 attack next."),
    (c.Order(IAN, LUCKY), "Ian resolves Lucky next."),
    (
        c.Give(BETH, CARD, IAN),
        "Sister Beth puts Jerome the Assistant Janitor into the Trade for Ian.",
    ),
    (c.Propose(IAN), "Ian proposes the Trade."),
    (c.Cancel(IAN), "Ian takes the draft of the Trade back."),
)


def _said(value: object) -> str:
    return type(value).__name__


@pytest.mark.parametrize(("event", "sentence"), SAID, ids=_said)
def test_an_event_is_said_in_one_sentence(event: Event, sentence: str) -> None:
    """Names stand for people, places, cards and figures; numbers go with their nouns."""
    assert sentence == dmd.describe(GAME, TABLE, event)


@pytest.mark.parametrize(("command", "sentence"), DECIDED, ids=_said)
def test_a_command_is_said_in_one_sentence(command: Command, sentence: str) -> None:
    """A command says who decides what, without the question it answers."""
    assert sentence == dmd.describe(GAME, TABLE, command)


def test_every_event_and_command_has_a_sentence_and_an_example() -> None:
    """A class without a sentence, or with one that nobody has read, is found here."""
    assert set(EVENTS.tags) == set(ENGLISH.events) == {type(event) for event, _ in SAID}
    assert set(COMMANDS.tags) == set(ENGLISH.commands) == {type(command) for command, _ in DECIDED}


def test_every_question_has_a_sentence() -> None:
    """A frame that asks, or waits for dice and cards, without words is found here."""
    asking = {*DEATH_MAY_DIE.handlers.decides, *DEATH_MAY_DIE.handlers.requests}

    assert asking == {*ENGLISH.choices, *ENGLISH.questions}
    assert set() == set(ENGLISH.choices) & set(ENGLISH.questions)


def test_every_reason_to_pass_something_over_has_words() -> None:
    """A new reason without words is found here."""
    assert set(Skip) == set(REASONS)


def test_a_class_of_another_game_is_refused_by_name() -> None:
    """Whoever passes something else is told what can be described."""
    with pytest.raises(
        TypeError,
        match=(
            r"^what: found a Roll; allowed: an event, a command, a decision or a refusal of this"
            r" game$"
        ),
    ):
        dmd.describe(GAME, TABLE, TABLE.rolls[0])  # type: ignore[arg-type] # what is tested
