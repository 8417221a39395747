"""Worked examples of the rulebook: Fight, Mythos, Discovery, Companions, end of turn."""

import attrs
import pytest

from dmd_core.death_may_die.abilities.lookup import level_of
from dmd_core.death_may_die.abilities.vocabulary import AfterAttacked, BeforeAttack
from dmd_core.death_may_die.content.definitions import Content, MythosDef
from dmd_core.death_may_die.content.loader import load_content
from dmd_core.death_may_die.effects.control import Effect
from dmd_core.death_may_die.effects.selectors import IT, Anchor, Enemies, Investigators, Who
from dmd_core.death_may_die.effects.verbs import Advance, Harm, LoseSanity, PlaceEnemies
from dmd_core.death_may_die.events import (
    BranchChosen,
    CompanionLost,
    DiscoveryClaimed,
    DiscoveryDiscarded,
    DiscoveryDrawn,
    ElderOneAdvanced,
    ElderOneSummoned,
    EnemyAttackDeclared,
    EnemyMoved,
    EnemySummoned,
    FireDiscarded,
    FirePlaced,
    InvestigatorEliminated,
    MythosReshuffled,
    SanityLost,
    StressTaken,
    ThresholdReached,
    TokensChanged,
    WoundsTaken,
)
from dmd_core.death_may_die.frames import TurnStep
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.ids import CardId, EnemyId, SkillId
from dmd_core.death_may_die.lookups import fire_reserve, symbols_in_discard
from dmd_core.death_may_die.state import Branch
from dmd_core.kernel.node import replace
from tests.scenarios import Scene, in_order, made, make_game, turn_from, with_tracks

PHASE_2 = turn_from(TurnStep.MYTHOS)
PHASE_3 = turn_from(TurnStep.INVESTIGATE_OR_FIGHT)
STEP_2 = turn_from(TurnStep.FIRE)
STEP_3 = turn_from(TurnStep.CHECK)


def with_skill(name: str, *abilities: AfterAttacked) -> Content:
    """The built-in content with other abilities on level 1 of a Skill."""
    content = load_content()
    skills = tuple(
        attrs.evolve(
            skill, levels=(attrs.evolve(skill.levels[0], abilities=abilities), *skill.levels[1:])
        )
        if skill.id == name
        else skill
        for skill in content.core.skills
    )
    return attrs.evolve(content, core=attrs.evolve(content.core, skills=skills))


# --- EX-04 Fire Vampire attack (FIGHT-01, -02, DEF-01 to -07) --------------------------------


def the_vampire_attacks() -> Scene:
    """Ian, whose Skill only deals 1 Wound back, and a Fire Vampire with 1 Wound on his Space."""
    minimal = AfterAttacked(Harm(1, enemies=Enemies(kind=IT)))
    game = make_game("ian", "elizabeth", content=with_skill("vengeance_obsession", minimal))
    scene = Scene(game).inv(1, space="s15")
    scene.put("fire_vampire", "s01", wounds=1)
    return scene


def test_ex_04_fire_vampire_attack() -> None:
    """Fire first, then the dice, Wounds, Vengeance, no Tentacle (DEF-07, RES-03, AMB-06)."""
    scene = the_vampire_attacks().inv(0, bonus_dice=2).play(*PHASE_3)
    assert scene.of(FirePlaced) == [made(FirePlaced, "s01", src="fire_vampire")]
    assert scene.now.rolls[0].bonus == 1

    scene.type_in("blank,success,success").do("reroll 2").type_in("elder_sign").do("done")

    assert scene.of(BranchChosen) == [made(BranchChosen, 0, Branch.FIGHT)]
    assert scene.of(DiscoveryDrawn) == []
    assert (scene.who(0).wounds, scene.who(0).stress, scene.who(0).sanity) == (1, 1, 0)
    assert scene.who(0).fire == 0
    vampire = scene.figure(1)
    assert vampire is not None
    assert vampire.wounds == 2
    assert in_order(
        scene.story(),
        ["EnemyAttackDeclared", "FirePlaced", "DiceRolled", "WoundsTaken", "EnemyWounded"],
    )


def test_ex_04a_no_fire_token_left() -> None:
    """Without a Fire token in the reserve the attack goes on (FIRE-08)."""
    scene = the_vampire_attacks().fire(s12=8)
    assert fire_reserve(scene.game, scene.table) == 0

    scene.play(*PHASE_3).type_in("success,blank,blank").do("done")

    assert scene.of(FirePlaced) == []
    assert scene.who(0).wounds == 1


# --- EX-05 Byakhee (MYTH-01 to -07, MOVE-07, SPAWN-01 to -03) --------------------------------


def test_ex_05a_byakhee_move_and_one_is_summoned() -> None:
    """The Byakhee goes directly to you, a second one to the red Gate; the symbol waits."""
    scene = Scene(make_game("ian", "elizabeth")).inv(1, space="s03")
    scene.put("byakhee", "s15")
    scene.play(*PHASE_2).type_in("byakhee_swarm")

    assert scene.of(EnemyMoved)[0].to == "s01"
    assert scene.of(EnemyMoved)[0].placed
    assert [(e.kind, e.space) for e in scene.of(EnemySummoned)] == [("byakhee", "s13")]
    assert scene.now.mythos.discard == ("byakhee_swarm",)
    assert symbols_in_discard(scene.game, scene.now) == 1
    assert scene.now.elder.position == 1
    assert scene.of(BranchChosen) == [made(BranchChosen, 0, Branch.FIGHT)]


def test_ex_05b_no_byakhee_on_the_board() -> None:
    """The movement is skipped, the summoning is done (MYTH-05)."""
    scene = Scene(make_game("ian", "elizabeth")).play(*PHASE_2).type_in("byakhee_swarm")

    assert scene.of(EnemyMoved) == []
    assert [e.kind for e in scene.of(EnemySummoned)] == ["byakhee"]


def test_ex_05c_all_byakhee_on_the_board() -> None:
    """Both move, the summoning is skipped (SPAWN-03)."""
    scene = Scene(make_game("ian", "elizabeth")).inv(1, space="s03")
    scene.put("byakhee", "s15")
    scene.put("byakhee", "s14")
    scene.play(*PHASE_2).type_in("byakhee_swarm")

    assert [e.to for e in scene.of(EnemyMoved)] == ["s01", "s01"]
    assert scene.of(EnemySummoned) == []


# --- EX-06, EX-16 cards that hit everybody (MYTH-09, SAN-07) ---------------------------------


def with_card(*effects: LoseSanity | Advance | Harm, symbol: bool = False) -> Content:
    """The built-in content with other effects on one Mythos card, `conflagration`."""
    content = load_content()
    episode = content.episodes[0]
    mythos = tuple(
        MythosDef(card.id, card.name, symbol, effects) if card.id == "conflagration" else card
        for card in episode.mythos
    )
    return attrs.evolve(content, episodes=(attrs.evolve(episode, mythos=mythos),))


ALL = Investigators(who=Who.ALL)


def test_ex_06_a_card_that_names_all_hits_all() -> None:
    """The effect applies to all three Investigators (MYTH-09)."""
    game = make_game("ian", "elizabeth", "borden", content=with_card(LoseSanity(1, ALL)))
    scene = Scene(game).play(*PHASE_2).type_in("conflagration")

    assert [event.seat for event in scene.of(SanityLost)] == [0, 1, 2]


def test_ex_16_thresholds_clockwise_from_the_active_player() -> None:
    """All markers move first; the Insanity of seat 2 comes before that of seat 0 (SAN-07)."""
    game = make_game("ian", "elizabeth", "borden", content=with_card(LoseSanity(1, ALL)))
    scene = Scene(game).set(active=1).inv(0, sanity=3).inv(2, sanity=3)
    scene.play(*PHASE_2).type_in("conflagration")

    assert scene.asked == (2, "level-up")
    scene.do("level savage")
    assert scene.asked == (0, "level-up")
    scene.do("level brawling")
    assert [event.seat for event in scene.of(SanityLost)] == [1, 2, 0]
    assert in_order(
        scene.story(),
        ["SanityLost"] * 3 + ["InsanityActivated", "SkillLevelled", "InsanityActivated"],
    )


# --- EX-07 Assistant Janitor (INV-02, DISC-02 to -05, -11) -----------------------------------

JANITOR = [
    pytest.param(True, 0, "claim right", 3, "jerome", id="a"),
    pytest.param(True, 0, "claim left", 2, "bleach", id="b"),
    pytest.param(False, 0, "claim right", 2, "jerome", id="c"),
    pytest.param(False, 0, "claim left", 1, "bleach", id="d"),
    pytest.param(True, 2, None, 2, "bleach", id="e"),
    pytest.param(True, 4, None, 0, None, id="f"),
]


@pytest.mark.parametrize(("guilty", "before", "choice", "taken", "claimed"), JANITOR)
def test_ex_07_assistant_janitor(
    guilty: bool,  # noqa: FBT001 - a column of the table
    before: int,
    choice: str | None,
    taken: int,
    claimed: str | None,
) -> None:
    """Mandatory Stress first, then a choice among what can be paid in full (AMB-28, -63, -65)."""
    scene = Scene(make_game("ian", "elizabeth")).inv(0, stress=before)
    if guilty:
        scene.hold(0, "feral_student", "left")
    scene.play(*PHASE_3).type_in("assistant_janitor")
    if choice is not None:
        scene.do(choice)

    assert sum(event.n for event in scene.of(StressTaken)) == taken
    assert scene.who(0).stress == before + taken
    names = [
        scene.game.halves[event.card, event.side].text.id for event in scene.of(DiscoveryClaimed)
    ]
    assert names == ([] if claimed is None else [claimed])
    assert len(scene.of(DiscoveryDiscarded)) == (claimed is None)


# --- EX-08 Jerome as a Companion (CMP-01 to -08) ---------------------------------------------


@pytest.mark.parametrize(("who", "own", "together"), [("ian", 0, 1), ("elizabeth", 1, 2)])
def test_ex_08ab_jerome_gives_a_level_of_stealth(who: str, own: int, together: int) -> None:
    """Level 1 without the Skill, one level more with it (CMP-06, -07)."""
    other = "elizabeth" if who == "ian" else "ian"
    scene = Scene(make_game(who, other))
    assert level_of(scene.game, scene.table.investigators[0], SkillId("stealth")) == own

    scene.hold(0, "assistant_janitor", "right")

    assert level_of(scene.game, scene.table.investigators[0], SkillId("stealth")) == together


def jerome_and_a_vampire() -> Scene:
    """Elizabeth with Jerome, attacked by a Cultist, keeping Wound tokens on her Insanity."""
    scene = Scene(make_game("elizabeth", "ian")).inv(1, space="s15")
    scene.hold(0, "assistant_janitor", "right").inv(0, insanity=CardId("masochism"), stress=4)
    scene.put("cultist", "s01")
    return scene.set(mythos=scene.table.mythos)


def test_ex_08c_jerome_takes_the_wound() -> None:
    """He is lost at once, the Skill goes back, and the Wound counts as taken (CMP-02, -04, -08)."""
    scene = jerome_and_a_vampire().play(*PHASE_3).type_in("success,blank")
    scene.do("done", "assign 1")

    assert scene.of(WoundsTaken)[0].companions == (("assistant_janitor", 1),)
    assert scene.who(0).wounds == 0
    assert scene.of(CompanionLost) == [made(CompanionLost, 0, "assistant_janitor")]
    assert level_of(scene.game, scene.who(0), SkillId("stealth")) == 1
    assert scene.of(TokensChanged)[0].change == 1


def test_ex_08d_jerome_takes_no_more_than_one() -> None:
    """Of 2 Wounds at most 1 can be put on him (CMP-05)."""
    scene = jerome_and_a_vampire().play(*PHASE_3).type_in("success,success").do("done")
    assert scene.legal() == ["assign 0", "assign 1"]

    scene.do("assign 1")

    assert scene.of(WoundsTaken)[0].own == 1
    assert scene.who(0).wounds == 1


# --- EX-09, EX-23 the Elder One arrives (SUM-03 to -14) --------------------------------------

THREE_SYMBOLS = ("fire_vampire_1", "fire_vampire_2", "conflagration", "students_go_mad")
TWO_SYMBOLS = ("fire_vampire_1", "fire_vampire_2", "astral_promise", "students_go_mad")


def before_red(game: Game) -> Scene:
    """The figure stands on the space before the first red one."""
    scene = Scene(game).inv(0, space="s03")
    return scene.set(elder=replace(scene.table.elder, position=4))


def test_ex_09_the_elder_one_arrives() -> None:
    """Step 3 advances it, its texts come first, step 4 summons it (SUM-05, -09 to -14)."""
    scene = before_red(make_game("sister_beth", "ian")).discard(*THREE_SYMBOLS).play(*STEP_3)

    assert scene.of(ElderOneAdvanced) == [made(ElderOneAdvanced, 5)]
    assert [event.space for event in scene.of(ElderOneSummoned)] == ["s03"]
    assert (scene.now.elder.stage, scene.now.elder.position) == (2, 5)
    assert len(scene.now.mythos.deck) + len(scene.now.mythos.resolving) == 16
    assert scene.now.mythos.discard == ()
    assert not scene.now.ritual_disrupted
    assert in_order(
        scene.story(),
        ["ElderOneAdvanced", "TokenPlaced", "MythosReshuffled", "StageRevealed"],
    )


def test_ex_09a_two_symbols_do_nothing() -> None:
    """4 cards with 2 symbols leave everything as it is (SUM-03, -08)."""
    scene = before_red(make_game("sister_beth", "ian")).discard(*TWO_SYMBOLS).play(*STEP_3)

    assert scene.of(ElderOneAdvanced) == []
    assert scene.now.mythos.discard == TWO_SYMBOLS


def test_ex_23_a_forced_advance_before_the_check() -> None:
    """The figure enters red by a card, moves on in step 3, and is summoned there (AMB-74, -77)."""
    game = make_game("sister_beth", "ian", content=with_card(Advance(), symbol=True))
    scene = before_red(game).discard(*TWO_SYMBOLS).inv(0, space="s05")
    scene.play(*PHASE_2).type_in("conflagration")
    assert [event.position for event in scene.of(ElderOneAdvanced)] == [5]
    assert scene.of(MythosReshuffled) == []
    assert scene.of(ElderOneSummoned) == []

    _through_phase_three(scene)

    assert [event.position for event in scene.of(ElderOneAdvanced)] == [5, 6]
    assert len(scene.of(MythosReshuffled)) == 1
    assert len(scene.of(ElderOneSummoned)) == 1
    assert scene.now.elder.position == 6


def _through_phase_three(scene: Scene) -> None:
    """Answer whatever comes until the next turn begins."""
    turn = scene.now.turn
    while scene.now.turn == turn and scene.step.decision is not None:
        scene.do(scene.legal()[0])


def test_ex_23a_a_death_between_the_advances_loses() -> None:
    """The figure is still on the track: an elimination loses the game (DEATH-02)."""
    content = with_card(Advance(), Harm(9, investigators=Investigators()))
    scene = before_red(make_game("sister_beth", "ian", content=content))
    scene.play(*PHASE_2).type_in("conflagration")

    assert scene.step.decision is None
    assert scene.now.outcome == "loss"
    assert [event.position for event in scene.of(ElderOneAdvanced)] == [5]


# --- EX-14 Fire when the Elder One advances (EPI-15) -----------------------------------------


def cultists_and_fire(reserve: int) -> Scene:
    """Cultists on s04 (two), s05 (with 1 Fire) and s06; so many Fire tokens left."""
    scene = Scene(make_game("ian", "elizabeth")).inv(0, space="s05").inv(1, space="s15")
    for space in ("s04", "s04", "s05", "s06"):
        scene.put("cultist", space)
    scene.put("star_spawn", "s05")
    scene.fire(s05=1, s12=7 - reserve)
    return scene.discard(*THREE_SYMBOLS)


def test_ex_14_fire_on_spaces_with_cultists() -> None:
    """One token on each Space with a Cultist and no Fire, none on the others."""
    scene = cultists_and_fire(2).play(*STEP_3)
    placed = [e.space for e in scene.of(FirePlaced) if e.src == "blasphemous_alchemy"]

    assert placed == ["s04", "s06"]
    assert fire_reserve(scene.game, scene.now) == 0


def test_ex_14_with_one_token_the_active_player_chooses() -> None:
    """The active player says which Space gets it, the other is ignored (AMB-86, FIRE-08)."""
    scene = cultists_and_fire(1).play(*STEP_3)
    while scene.asked[1] == "pick" and "space s06" not in scene.legal():
        scene.do(scene.legal()[0])
    assert scene.legal() == ["space s04", "space s06"]

    scene.do("space s06")

    placed = [e.space for e in scene.of(FirePlaced) if e.src == "blasphemous_alchemy"]
    assert placed == ["s06"]
    assert fire_reserve(scene.game, scene.now) == 0


# --- EX-15 the Threshold stop (SAN-03, -05, -08, -10, -11) -----------------------------------


def test_ex_15_a_loss_stops_at_the_threshold() -> None:
    """From 3 a loss of 3 stops at 5 with a bonus die; the next loss of 2 goes to 7."""
    content = with_tracks(thresholds=(5, 9, 13, 16), bonus_thresholds=(5, 9, 13, 16))
    scene = Scene(make_game("sister_beth", "ian", content=content)).inv(0, sanity=3)
    scene.play().do("episode extinguish_fire").type_in("tentacle,tentacle,success_tentacle")
    scene.do("done", "convert 0", "level toughness")

    assert scene.of(SanityLost) == [made(SanityLost, 0, 2, 1)]
    assert scene.of(ThresholdReached) == [made(ThresholdReached, 0, 5)]
    assert (scene.who(0).sanity, scene.who(0).bonus_dice) == (5, 1)
    assert in_order(
        scene.story(),
        ["ThresholdReached", "InsanityActivated", "SkillLevelled", "BonusDieGained"],
    )

    scene.do("episode extinguish_fire")
    assert scene.now.rolls[0].bonus == 1
    scene.type_in("tentacle,tentacle,blank,blank").do("done", "convert 0")
    assert scene.who(0).sanity == 7
    assert len(scene.of(ThresholdReached)) == 1


# --- EX-17 Fire at the end of the turn (FIRE-02 to -05) --------------------------------------


def test_ex_17_fire_at_the_end_of_the_turn() -> None:
    """4 standard dice, 1 Stress for a reroll, 1 Wound, 1 Sanity, all tokens gone."""
    scene = Scene(make_game("borden", "ian")).inv(0, fire=4, substitutes=1, stress=3)
    scene.play(*STEP_2)
    assert (scene.now.rolls[0].standard, scene.now.rolls[0].bonus) == (4, 0)

    scene.type_in("success,success,tentacle,blank").do("reroll 0").type_in("blank")

    assert (scene.who(0).wounds, scene.who(0).sanity, scene.who(0).stress) == (1, 1, 4)
    assert scene.of(FireDiscarded) == [made(FireDiscarded, 0, 3, 1)]
    assert scene.who(0).fire == 0


# --- EX-18, EX-19 death (DEATH) --------------------------------------------------------------


def two_attackers(position: int) -> Scene:
    """Three Investigators, the Elder One far away, the active one dying among two Enemies."""
    scene = Scene(make_game("borden", "ian", "elizabeth")).inv(0, wounds=4, fire=2, space="s11")
    scene.put_elder_one("s15")
    scene.put("cultist", "s11")
    scene.put("byakhee", "s11")
    scene.set(elder=replace(scene.table.elder, position=position))
    return scene.hold(0, "desk", "left").discard(*THREE_SYMBOLS)


def test_ex_18_death_of_the_active_investigator() -> None:
    """The second Enemy does not attack; only step 3 is left of the turn (DEATH-04, -06 to -08)."""
    scene = two_attackers(6).play(*PHASE_3)
    scene.do("attacker 2").type_in("success,blank")
    scene.do("done") if scene.asked[1] == "reroll" else None

    assert scene.of(InvestigatorEliminated)[0].seat == 0
    assert (scene.who(0).alive, scene.who(0).cards, scene.who(0).fire) == (False, (), 0)
    assert "desk" in scene.now.discovery.discard
    assert [e.position for e in scene.of(ElderOneAdvanced)] == [7]
    assert scene.now.mythos.discard == ()
    story = scene.story()
    assert story.count("EnemyAttackDeclared") == 1
    assert in_order(story, ["InvestigatorEliminated", "ElderOneAdvanced", "TurnEnded"])
    assert scene.now.active == 1
    assert ("s11", "rlyeh") in scene.now.tokens


def test_ex_18_the_token_reaches_the_end() -> None:
    """From space 7 the advance after the death loses the game (LOSE-03)."""
    scene = two_attackers(7).play(*PHASE_3)
    scene.do("attacker 2").type_in("success,blank")
    scene.do("done") if scene.step.decision and scene.asked[1] == "reroll" else None

    assert scene.now.outcome == "loss"
    assert scene.now.elder.position == 8
    assert scene.story()[-1] == "GameEnded"


def test_ex_19_death_before_the_summoning() -> None:
    """Any death with the figure on the track loses at once (DEATH-02, LOSE-01)."""
    scene = Scene(make_game("borden", "ian")).inv(0, wounds=4)
    scene.put("cultist", "s01")
    scene.play(*PHASE_3).type_in("success,blank").do("done")

    assert scene.now.outcome == "loss"
    assert scene.story()[-2:] == ["InvestigatorEliminated", "GameEnded"]


# --- EX-20, EX-21 ----------------------------------------------------------------------------


def test_ex_20_the_ritual_is_disrupted_in_phase_1() -> None:
    """Nobody can attack the Elder One before step 4 brings it to the board (RIT-04, SUM-10)."""
    scene = Scene(make_game("borden", "ian")).inv(0, space="s07").inv(1, space="s06")
    scene.set(ritual_disrupted=True, elder=replace(scene.table.elder, position=2))
    scene.play()
    assert "attack" not in scene.legal()

    scene.do("pass").type_in("astral_promise")
    _through_phase_three(scene)

    summoned = scene.of(ElderOneSummoned)
    assert len(summoned) == 1
    assert scene.now.elder.position == 2
    assert scene.now.elder.stage == 2
    assert in_order(scene.story(), ["MythosDrawn", "BranchChosen", "ElderOneSummoned"])


def with_cultist(then: Effect) -> Content:
    """Cultists whose text does something before they attack."""
    content = load_content()
    elder = content.elder_ones[0]
    minions = tuple(
        attrs.evolve(enemy, abilities=(BeforeAttack(then),)) if enemy.id == "cultist" else enemy
        for enemy in elder.minions
    )
    return attrs.evolve(content, elder_ones=(attrs.evolve(elder, minions=minions),))


def test_ex_21_an_enemy_that_comes_attacks_too() -> None:
    """A Byakhee brought to the Space by the Cultist's attack attacks as well (FIGHT-06)."""
    call = PlaceEnemies(Enemies(kind=EnemyId("byakhee")))
    scene = Scene(make_game("borden", "ian", content=with_cultist(call))).inv(1, space="s15")
    scene.put("cultist", "s01")
    scene.put("byakhee", "s14")
    scene.play(*PHASE_3).type_in("blank,blank").do("done")

    assert scene.at("s01") == ["cultist", "byakhee"]
    assert [event.figure for event in scene.of(EnemyAttackDeclared)] == [1, 2]


def test_ex_21_an_enemy_that_leaves_does_not_attack() -> None:
    """A Byakhee sent away before its attack does not attack (FIGHT-07)."""
    send = PlaceEnemies(Enemies(kind=EnemyId("byakhee")), Anchor.RED_GATE)
    scene = Scene(make_game("borden", "ian", content=with_cultist(send))).inv(1, space="s15")
    scene.put("cultist", "s01")
    scene.put("byakhee", "s01")
    scene.play(*PHASE_3).do("attacker 1").type_in("blank,blank").do("done")

    assert scene.at("s01") == ["cultist"]
    assert [event.figure for event in scene.of(EnemyAttackDeclared)] == [1]


# --- EX-22 Wound and Sanity in one batch (SAN-06, -07, DEATH-03, -04) ------------------------


def one_wound_one_sanity(*, on_board: bool) -> Scene:
    """Seat 1 is near skull and Threshold, seat 2 near a Threshold; a Stage text hits all."""
    content = with_card(LoseSanity(1, ALL))
    scene = Scene(make_game("borden", "ian", "elizabeth", content=content))
    scene.inv(1, wounds=4, sanity=3).inv(2, sanity=3)
    for seat in range(3):
        scene.inv(seat, space="s03")
    scene.tokens("rlyeh", "s03")
    if on_board:
        scene.put_elder_one("s15", stage=2, wounds=11)
    return scene.set(ritual_disrupted=on_board)


def test_ex_22_the_dead_drop_out_of_the_queue() -> None:
    """All markers move; the one killed has no Insanity any more, the other has (CHK-08)."""
    from dmd_core.death_may_die.frames import Revealing  # noqa: PLC0415 - one test needs it

    scene = one_wound_one_sanity(on_board=True)
    scene.play(*turn_from(TurnStep.MYTHOS), Revealing(3))

    assert [event.seat for event in scene.of(WoundsTaken)] == [0, 1, 2]
    assert [event.seat for event in scene.of(ThresholdReached)] == [1, 2]
    assert [event.seat for event in scene.of(InvestigatorEliminated)] == [1]
    assert scene.asked == (2, "level-up")
    assert scene.story().count("InsanityActivated") == 1


def test_ex_22a_with_the_figure_on_the_track_the_game_is_lost() -> None:
    """The loss comes at that checkpoint, before any Insanity (LOSE-01)."""
    from dmd_core.death_may_die.frames import Revealing  # noqa: PLC0415 - one test needs it

    scene = one_wound_one_sanity(on_board=False)
    scene.play(*turn_from(TurnStep.MYTHOS), Revealing(3))

    assert scene.now.outcome == "loss"
    assert "InsanityActivated" not in scene.story()


def test_ex_22b_a_companion_saves_its_owner() -> None:
    """The Wound goes to the Companion: both Thresholds are worked off, seat 1 first (CMP-01)."""
    from dmd_core.death_may_die.frames import Revealing  # noqa: PLC0415 - one test needs it

    scene = one_wound_one_sanity(on_board=True).hold(1, "assistant_janitor", "right")
    scene.play(*turn_from(TurnStep.MYTHOS), Revealing(3))
    assert scene.asked == (1, "assign-wounds")

    scene.do("assign 1")

    assert scene.of(InvestigatorEliminated) == []
    assert scene.asked == (1, "level-up")
    scene.do("level brawling")
    assert scene.asked == (2, "level-up")
