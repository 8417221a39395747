"""What is refused, by which rule, in which words: what no case of the built-in box can show."""

import attrs
import pytest

import dmd_core as dmd
from dmd_core.api import State
from dmd_core.death_may_die import commands as c
from dmd_core.death_may_die.chapters.turn import TurnStep
from dmd_core.death_may_die.content.boxes import Content
from dmd_core.death_may_die.content.loader import load_content
from dmd_core.death_may_die.ids import FigureId, SpaceId
from dmd_core.death_may_die.state import Outcome
from dmd_core.death_may_die.words.attack import ManyTargets
from dmd_core.death_may_die.words.conditions import AtLeast
from dmd_core.death_may_die.words.harm import Heal
from dmd_core.death_may_die.words.turn import AtTurnEnd
from dmd_core.kernel.events import Command
from dmd_core.kernel.ids import NOBODY, TABLE, ItemId, Seat, SourceId
from dmd_core.kernel.refusals import Refusal
from tests.death_may_die.rules.contents import with_skills
from tests.death_may_die.scenarios import Scene, make_game, turn_from


def refused(scene: Scene, command: Command) -> Refusal:
    """The reason against a command, which check and decision give alike."""
    reason = dmd.check(scene.game, scene.step.state, command)
    assert reason is not None
    if scene.step.decision is not None:
        assert reason == scene.step.decision.check(command)
    return reason


# --- who answers ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "sentence", "rules"),
    [
        (
            Seat(1),
            "Elizabeth cannot answer now: the decision 'action' belongs to Ian.",
            ("DMD-TURN-02", "DMD-DEC-10", "DMD-ACT-01"),
        ),
        (
            Seat(2),
            "Rasputin cannot answer now: the decision 'action' belongs to Ian.",
            ("DMD-DEATH-09", "DMD-TURN-05", "DMD-DEC-10", "DMD-ACT-01"),
        ),
        (
            Seat(3),
            (
                "Somebody who does not take part cannot answer now: the decision 'action' belongs"
                " to Ian."
            ),
            ("DMD-GEN-01", "DMD-DEC-10", "DMD-ACT-01"),
        ),
        (
            TABLE,
            "The table cannot answer now: the decision 'action' belongs to Ian.",
            ("DMD-TURN-02", "DMD-DEC-10", "DMD-ACT-01"),
        ),
        (
            NOBODY,
            "Nobody cannot answer now: the decision 'action' belongs to Ian.",
            ("DMD-TURN-02", "DMD-DEC-10", "DMD-ACT-01"),
        ),
    ],
    ids=["not active", "eliminated", "not at the table", "the table", "nobody"],
)
def test_only_the_one_who_is_asked_answers(
    seat: Seat, sentence: str, rules: tuple[str, ...]
) -> None:
    """Whose turn it is, who is eliminated and who does not play: each by its own rule."""
    scene = Scene(make_game("ian", "elizabeth", "rasputin")).inv(2, alive=False, wounds=5)
    scene.put_elder_one("s01")
    scene.play()

    reason = refused(scene, c.Pass(seat))

    assert ("wrong-seat", sentence, rules) == (reason.code, reason.sentence, reason.rules)


def test_of_a_question_to_another_the_active_player_is_no_answer() -> None:
    """Who is asked follows from the decision point, not from whose turn it is."""
    scene = Scene(make_game("ian", "morgan")).inv(0, space="s05").inv(1, space="s05")
    scene.put("star_spawn", "s05")
    scene.play(*turn_from(TurnStep.INVESTIGATE_OR_FIGHT))
    assert (1, "redirect") == scene.asked

    reason = refused(scene, c.Answer(Seat(0), yes=True))

    assert "Ian cannot answer now: the decision 'redirect' belongs to Morgan." == reason.sentence
    assert ("DMD-DEC-65", "DMD-DEF-06") == reason.rules


def test_what_chance_decides_nobody_answers() -> None:
    """While the table types in dice a player is refused by the rules of the faces."""
    scene = Scene(make_game("ian", "elizabeth")).inv(0, space="s05")
    scene.put("cultist", "s05")
    scene.play().do("attack")

    reason = refused(scene, c.Done(Seat(0)))

    assert "Ian cannot answer now: the decision 'chance' belongs to the table." == reason.sentence
    assert ("DMD-DICE-04", "DMD-DICE-12") == reason.rules


def test_the_next_text_is_one_of_those_that_wait() -> None:
    """A text that does not wait is refused by the rules about the order (DEC-40, DEC-53)."""
    content = with_skills(lucky=AtTurnEnd(Heal(stress=1)), stealth=AtTurnEnd(Heal(stress=1)))
    scene = Scene(make_game("elizabeth", "ian", content=content)).inv(0, stress=2)
    scene.play(*turn_from(TurnStep.EFFECTS))
    assert ["order lucky", "order stealth"] == scene.legal()

    reason = refused(scene, c.Order(Seat(0), SourceId("marksman")))

    assert (
        "'Elizabeth resolves Marksman next' is not possible in the decision 'order'; possible:"
        " Elizabeth resolves Lucky next and Elizabeth resolves Stealth next."
    ) == reason.sentence
    assert ("DMD-DEC-53", "DMD-DEC-40") == reason.rules


# --- after the end -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("outcome", "dead", "summoned", "rule"),
    [
        (Outcome.WIN, (0,), True, "DMD-WIN-01"),
        (Outcome.LOSS, (0,), False, "DMD-LOSE-01"),
        (Outcome.LOSS, (0, 1), True, "DMD-LOSE-02"),
        (Outcome.LOSS, (0,), True, "DMD-LOSE-03"),
        (Outcome.LOSS, (), False, "DMD-LOSE-03"),
    ],
    ids=["won", "a death before the summoning", "all dead", "the last space", "the figure there"],
)
def test_after_the_end_how_it_ended_is_cited(
    outcome: Outcome, dead: tuple[int, ...], *, summoned: bool, rule: str
) -> None:
    """No command is accepted after the end, by the rule that ended the game."""
    scene = Scene(make_game("ian", "elizabeth"))
    for seat in dead:
        scene.inv(seat, alive=False)
    if summoned:
        scene.put_elder_one("s01")
    scene.set(outcome=outcome)
    state: State = State(scene.table, (), dmd.initial(scene.game, 1).chance)

    reason = dmd.check(scene.game, state, c.Pass(Seat(0)))

    assert reason is not None
    assert ("DMD-TURN-04", rule) == reason.rules
    assert f"The game is over ({outcome}); no command is accepted." == reason.sentence


# --- rules of other boxes ------------------------------------------------------------------------


def test_several_targets_stand_on_the_own_space() -> None:
    """Who reaches farther attacks one Enemy there, or several where it stands."""
    game = make_game("elizabeth", "ian", content=with_skills(lucky=ManyTargets()))
    scene = Scene(game).inv(0, space="s05")
    near, far = scene.put("cultist", "s05"), scene.put("byakhee", "s04")
    scene.put("star_spawn", "s05")
    scene.play().do("attack", f"target {near}")

    reason = refused(scene, c.Target(Seat(0), far))

    assert "one-elsewhere" == reason.code
    assert (
        "The Byakhee on Space 4 is not on Space 5; several targets stand on the attacker's Space."
    ) == reason.sentence
    assert ("DMD-ATK-07", "DMD-DEC-12") == reason.rules


def weak(kind: str) -> Content:
    """The built-in content with Minions of a kind that have no dice."""
    content = load_content()
    elder = content.elder_ones[0]
    minions = tuple(
        attrs.evolve(one, standard=0, bonus=0, abilities=()) if one.id == kind else one
        for one in elder.minions
    )
    return attrs.evolve(content, elder_ones=(attrs.evolve(elder, minions=minions),))


def test_an_enemy_without_dice_attacks_nobody() -> None:
    """An Enemy that is not able to attack is not chosen for it."""
    scene = Scene(make_game("ian", "elizabeth", content=weak("cultist"))).inv(0, space="s05")
    cultist = scene.put("cultist", "s05")
    scene.put("byakhee", "s05")
    scene.put("star_spawn", "s05")
    scene.play(*turn_from(TurnStep.INVESTIGATE_OR_FIGHT))

    reason = refused(scene, c.Attacker(Seat(0), cultist))

    assert (
        "The Cultist on Space 5 is not able to attack: it has no dice and nothing else that it"
        " does."
    ) == reason.sentence
    assert ("DMD-FIGHT-05", "DMD-AMB-69") == reason.rules


def test_an_option_is_offered_to_those_who_fulfil_its_condition() -> None:
    """A printed way out with a condition is refused by the rule about having and not having."""
    content = load_content()
    episode = content.episodes[0]
    discovery = tuple(
        attrs.evolve(
            card,
            instead=tuple(attrs.evolve(option, condition=AtLeast(0)) for option in card.instead),
        )
        if card.id == "monkey_paw_card"
        else card
        for card in episode.discovery
    )
    content = attrs.evolve(content, episodes=(attrs.evolve(episode, discovery=discovery),))
    may_decline = dmd.Rulings(discovery_decline=True)
    scene = Scene(make_game("ian", "elizabeth", content=content, rulings=may_decline))
    scene.play(*turn_from(TurnStep.INVESTIGATE_OR_FIGHT)).type_in("monkey_paw_card")

    reason = refused(scene, c.ChooseOption(Seat(0), ItemId("heal_wounds")))

    assert "option-not-fulfilled" == reason.code
    assert (
        "Monkey Paw offers this only to whoever fulfils its condition; Ian does not."
    ) == reason.sentence
    assert ("DMD-DISC-02",) == reason.rules


def test_an_episode_action_may_need_a_safe_space() -> None:
    """It is refused by the rule about such actions, not by that of Rest."""
    content = load_content()
    episode = content.episodes[0]
    assert episode.extinguish is not None
    safe = attrs.evolve(episode.extinguish, safe=True)
    content = attrs.evolve(content, episodes=(attrs.evolve(episode, extinguish=safe),))
    scene = Scene(make_game("ian", "elizabeth", content=content)).inv(0, space="s05")
    scene.put("cultist", "s05")
    scene.play()

    reason = refused(scene, c.EpisodeActionOn(Seat(0), safe.id))

    assert ("DMD-ACT-04", "DMD-MAP-11") == reason.rules
    assert (
        "This action needs a Safe space; on Space 5 there are Enemies: 1 Cultist."
    ) == reason.sentence


def test_from_a_space_without_passages_nobody_runs() -> None:
    """A Run needs an adjacent Space."""
    content = load_content()
    episode = content.episodes[0]
    alone = SpaceId("s05")
    board = attrs.evolve(
        episode.map,
        passages=tuple(pair for pair in episode.map.passages if alone not in pair),
        stairs=tuple(pair for pair in episode.map.stairs if alone not in pair),
        tunnels=tuple(pair for pair in episode.map.tunnels if alone not in pair),
    )
    content = attrs.evolve(content, episodes=(attrs.evolve(episode, map=board),))
    scene = Scene(make_game("ian", "elizabeth", content=content)).inv(0, space=alone)
    scene.play()

    reason = refused(scene, c.Run(Seat(0)))

    assert "No Space is adjacent to Space 5." == reason.sentence
    assert ("DMD-RUN-02", "DMD-ACT-06") == reason.rules


def test_the_message_of_an_error_is_the_sentence_with_its_rules() -> None:
    """Who catches the error and prints it reads names and rules."""
    scene = Scene(make_game("ian", "elizabeth")).inv(0, space="s05")
    scene.put("cultist", "s05")
    scene.put("cultist", "s11")
    scene.play().do()
    scene.put("byakhee", "s05")

    with pytest.raises(dmd.RefusedError) as caught:
        dmd.apply(scene.game, scene.step.state, c.Target(Seat(0), FigureId(1)))

    assert str(caught.value) == (
        "'Ian aims at the Cultist on Space 5' does not answer the decision 'action'; it takes:"
        " Ian runs, Ian attacks, Ian takes the Extinguish Fire action and Ian passes."
        " [DMD-ATK-02, DMD-DEC-12, DMD-DEC-10, DMD-ACT-01]"
    )
