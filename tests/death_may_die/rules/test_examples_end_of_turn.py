"""Worked examples of the rulebook: end of turn, the Elder One arrives."""

from dmd_core.death_may_die.chapters.turn import TurnStep
from dmd_core.death_may_die.events.elder_one import ElderOneAdvanced, ElderOneSummoned
from dmd_core.death_may_die.events.fire import FireDiscarded, FirePlaced
from dmd_core.death_may_die.events.mythos import MythosReshuffled
from dmd_core.death_may_die.events.rolls import AttackDeclared
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.lookups import fire_reserve
from dmd_core.death_may_die.words.elder_one import Advance
from dmd_core.death_may_die.words.harm import Harm
from dmd_core.death_may_die.words.selectors import Investigators
from dmd_core.kernel.node import replace
from tests.death_may_die.rules.contents import with_card
from tests.death_may_die.scenarios import THREE_SYMBOLS, Scene, in_order, made, make_game, turn_from

PHASE_2 = turn_from(TurnStep.MYTHOS)
STEP_2 = turn_from(TurnStep.FIRE)
STEP_3 = turn_from(TurnStep.CHECK)

# --- EX-09, EX-23 the Elder One arrives (SUM-03 to -14) --------------------------------------

TWO_SYMBOLS = ("fire_vampire_1", "fire_vampire_2", "astral_promise", "students_go_mad")


def before_red(game: Game) -> Scene:
    """The figure stands on the space before the first red one."""
    scene = Scene(game).inv(0, space="s03")
    return scene.set(elder=replace(scene.table.elder, position=4))


def test_ex_09_the_elder_one_arrives() -> None:
    """Step 3 advances it, its texts come first, step 4 summons it (SUM-05, -09 to -14)."""
    scene = before_red(make_game("sister_beth", "ian")).discard(*THREE_SYMBOLS).play(*STEP_3)

    assert [made(ElderOneAdvanced, 5)] == scene.of(ElderOneAdvanced)
    assert ["s03"] == [event.space for event in scene.of(ElderOneSummoned)]
    assert (2, 5) == (scene.now.elder.stage, scene.now.elder.position)
    assert 16 == len(scene.now.mythos.deck) + len(scene.now.mythos.resolving)
    assert () == scene.now.mythos.discard
    assert not scene.now.ritual_disrupted
    assert in_order(
        scene.story(),
        ["ElderOneAdvanced", "TokenPlaced", "MythosReshuffled", "StageRevealed"],
    )


def test_ex_09a_two_symbols_do_nothing() -> None:
    """4 cards with 2 symbols leave everything as it is (SUM-03, -08)."""
    scene = before_red(make_game("sister_beth", "ian")).discard(*TWO_SYMBOLS).play(*STEP_3)

    assert [] == scene.of(ElderOneAdvanced)
    assert TWO_SYMBOLS == scene.now.mythos.discard


def test_ex_23_a_forced_advance_before_the_check() -> None:
    """The figure enters red by a card, moves on in step 3, and is summoned there (AMB-74, -77)."""
    game = make_game("sister_beth", "ian", content=with_card(Advance(), symbol=True))
    scene = before_red(game).discard(*TWO_SYMBOLS).inv(0, space="s05")
    scene.play(*PHASE_2).type_in("conflagration")
    assert [5] == [event.position for event in scene.of(ElderOneAdvanced)]
    assert [] == scene.of(MythosReshuffled)
    assert [] == scene.of(ElderOneSummoned)

    _through_phase_three(scene)

    assert [5, 6] == [event.position for event in scene.of(ElderOneAdvanced)]
    assert 1 == len(scene.of(MythosReshuffled))
    assert 1 == len(scene.of(ElderOneSummoned))
    assert 6 == scene.now.elder.position


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
    assert "loss" == scene.now.outcome
    assert [5] == [event.position for event in scene.of(ElderOneAdvanced)]


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

    assert ["s04", "s06"] == placed
    assert 0 == fire_reserve(scene.game, scene.now)


def test_ex_14_with_one_token_the_active_player_chooses() -> None:
    """The active player says which Space gets it, the other is ignored (AMB-86, FIRE-08)."""
    scene = cultists_and_fire(1).play(*STEP_3)
    while scene.asked[1] == "pick" and "space s06" not in scene.legal():
        scene.do(scene.legal()[0])
    assert ["space s04", "space s06"] == scene.legal()

    scene.do("space s06")

    placed = [e.space for e in scene.of(FirePlaced) if e.src == "blasphemous_alchemy"]
    assert ["s06"] == placed
    assert 0 == fire_reserve(scene.game, scene.now)


# --- EX-17 Fire at the end of the turn (FIRE-02 to -05) --------------------------------------


def test_ex_17_fire_at_the_end_of_the_turn() -> None:
    """4 standard dice, 1 Stress for a reroll, 1 Wound, 1 Sanity, all tokens gone."""
    scene = Scene(make_game("borden", "ian")).inv(0, fire=4, substitutes=1, stress=3)
    scene.play(*STEP_2)
    assert (4, 0) == (scene.now.rolls[0].standard, scene.now.rolls[0].bonus)

    scene.type_in("success,success,tentacle,blank").do("reroll 0").type_in("blank")

    assert (1, 1, 4) == (scene.who(0).wounds, scene.who(0).sanity, scene.who(0).stress)
    assert [made(FireDiscarded, 0, 3, 1)] == scene.of(FireDiscarded)
    assert 0 == scene.who(0).fire


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
    assert 1 == len(summoned)
    assert 2 == scene.now.elder.position
    assert 2 == scene.now.elder.stage
    assert in_order(scene.story(), ["MythosDrawn", "BranchChosen", "ElderOneSummoned"])


def test_ex_20_the_next_player_may_attack_it() -> None:
    """In its next turn an Investigator beside the Elder One has a target (ELDER-05)."""
    scene = Scene(make_game("borden", "ian")).inv(0, space="s07").inv(1, space="s07")
    scene.set(ritual_disrupted=True, elder=replace(scene.table.elder, position=2))
    scene.play(*turn_from(TurnStep.SUMMONING))
    assert ["cthulhu"] == scene.at("s07")
    assert (1, "action") == scene.asked

    scene.do("attack")

    assert [(1,)] == [event.targets for event in scene.of(AttackDeclared)]
