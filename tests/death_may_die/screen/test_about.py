"""What a question is about: its cards, figures and places, and what stands on them."""

from typing import Final

import dmd_core as dmd
from dmd_core.death_may_die.chapters.hits import Batch, Cause, Ready, Reducing, WoundHit
from dmd_core.death_may_die.chapters.investigate import Claiming
from dmd_core.death_may_die.chapters.rerolls import Rerolling
from dmd_core.death_may_die.chapters.run import TakingAlong
from dmd_core.death_may_die.chapters.sanity import LevellingUp
from dmd_core.death_may_die.commands import LevelUp
from dmd_core.death_may_die.ids import CardId, FaceId
from dmd_core.death_may_die.state import Roll, RollKind, Table
from dmd_core.death_may_die.text_frames import Choosing, GivingTo, Picking
from dmd_core.kernel.chance import Chance
from dmd_core.kernel.events import Frame
from dmd_core.kernel.ids import Seat, SourceId
from dmd_core.kernel.node import replace
from dmd_core.kernel.state import State
from dmd_core.screen import Topic
from dmd_core.screens import display_in
from tests.death_may_die.recorded import FEW, Moment, moments
from tests.death_may_die.scenarios import Scene

HASTUR: Final = dmd.load_game(elder_one="hastur")
BLANK: Final = FaceId("blank")


def asked(frame: type) -> Moment:
    """The first moment of the kept games at which a frame of this class asks."""
    return next(
        one
        for path in FEW
        for one in moments(path)
        if one.before.decision is not None and type(one.before.decision.subject) is frame
    )


def about(one: Moment) -> tuple[Topic, ...]:
    """What the question of a moment is about."""
    return dmd.menu(one.game, one.before.state, decision=one.before.decision).about


def test_who_may_claim_is_shown_the_whole_card() -> None:
    """Both halves of it, as it lies on the table."""
    one = asked(Claiming)

    (card,) = about(one)
    assert ("card", "feral_student", "Feral Student") == (card.kind, card.id, card.name)
    assert ["Left", "Right"] == [line.partition(":")[0] for line in card.text.split("\n")]


def test_of_a_claimed_card_the_half_that_counts_is_shown() -> None:
    """The other one is not in force."""
    one = asked(GivingTo)

    card = about(one)[0]
    assert ("card", "desk", "Whiskey Bottle") == (card.kind, card.id, card.name)
    assert card.text.startswith("Whiskey Bottle (Item).")
    said = dmd.menu(one.game, one.before.state, decision=one.before.decision).sentence
    assert "Fatima has to choose who gets Whiskey Bottle for Cages." == said


def test_a_text_that_lets_somebody_choose_is_shown() -> None:
    """With its options in it."""
    (card,) = about(asked(Choosing))
    assert ("card", "astral_promise", "Astral Promise") == (card.kind, card.id, card.name)
    assert "Choose one:" in card.text


def test_a_reroll_shows_whom_it_is_against() -> None:
    """The figure by its number, and the board of its kind."""
    one = asked(Rerolling)

    (figure,) = about(one)
    assert one.before.state.table.rolls[-1].targets == (int(figure.id),)
    assert ("piece", "the third Cultist on Space 7") == (figure.kind, figure.name)
    assert figure.text.startswith("Cultist, 10 figures. Health: 2.")


def _asked_in(game: dmd.Game, table: Table, *asks: Frame) -> tuple[Topic, ...]:
    """What a question is about on a table that was set."""
    return dmd.menu(game, State(table, asks, Chance(-1, 0, (0,) * 8))).about


def test_a_roll_against_oneself_shows_the_text_that_lets_roll() -> None:
    """The Mythos card at work; if none has such a roll, the Stage that was revealed."""
    scene = Scene(HASTUR)
    rolled = Roll(RollKind.AGAINST, Seat(0), 1, 1, faces=(BLANK, BLANK))
    table = replace(scene.table, rolls=(rolled,))
    song, sign = CardId("song_of_the_hyades"), CardId("sign_is_seen")
    at_work = replace(table, mythos=replace(table.mythos, resolving=(song,)))
    another = replace(table, mythos=replace(table.mythos, resolving=(sign,)))
    last = replace(another, elder=replace(another.elder, stage=4))

    (card,) = _asked_in(HASTUR, at_work, Rerolling())
    assert ("card", "song_of_the_hyades", "Song of the Hyades") == (card.kind, card.id, card.name)
    assert "you roll 2 standard dice against yourself" in card.text
    (stage,) = _asked_in(HASTUR, last, Rerolling())
    assert ("card", "Hastur's Final Stage") == (stage.kind, stage.name)
    assert () == _asked_in(HASTUR, another, Rerolling())


def test_an_attack_on_the_elder_one_shows_its_stage() -> None:
    """What is in its box decides nothing; health and dice are those of the Stages."""
    scene = Scene(HASTUR)
    number = scene.put_elder_one("s03", stage=3)
    rolled = Roll(RollKind.ATTACK, Seat(0), 2, 0, targets=(number,), faces=(BLANK, BLANK))
    table = replace(scene.table, rolls=(rolled,))

    (figure,) = _asked_in(HASTUR, table, Rerolling())
    assert ("piece", str(number), "Hastur") == (figure.kind, figure.id, figure.name)
    lines = figure.text.split("\n")
    assert ["Hastur's Stage 3.", "Health: 9."] == lines[:2]
    assert "With the Stages before its attacks have 3 standard dice and 3 bonus dice." == lines[-1]


def test_an_attack_of_the_elder_one_is_not_about_its_box() -> None:
    """Whoever takes Wounds from it reads the figure, not the list of what came with it."""
    scene = Scene(HASTUR)
    number = scene.put_elder_one("s03", stage=2)
    hit = WoundHit(Seat(0), 2, Cause.ATTACK, SourceId("hastur"))
    asks = Reducing(Batch((), now=Ready(hit, 2)), 1, SourceId("toughness"))

    found = [(topic.kind, topic.id) for topic in _asked_in(HASTUR, scene.table, asks)]
    assert ("piece", str(number)) in found
    assert ("card", "hastur") not in found


def test_who_raises_a_skill_reads_all_levels_of_those_there_are() -> None:
    """As what the next level does is not on the board yet."""
    one = asked(LevellingUp)
    assert one.before.decision is not None

    offered = [each for each in one.before.decision.legal() if isinstance(each, LevelUp)]
    assert [command.skill for command in offered] == [topic.id for topic in about(one)]
    assert all("\nLevel 2" in topic.text for topic in about(one))


def test_a_place_has_a_name_and_no_text() -> None:
    """It can be found on the map."""
    assert (Topic("place", "s03", "Space 3"),) == about(asked(TakingAlong))


SILENT: Final = frozenset({"action", "step", "target", "attacker", "window", "split"})
"""Questions that are about all that there is to choose among."""


def test_everything_that_is_shown_can_be_found_and_a_view_has_the_same() -> None:
    """Names are those of the question where it names them; pieces and places lie on the table."""
    seen: set[str] = set()
    for path in FEW[:4]:
        for one in moments(path)[::4]:
            decision = one.before.decision
            assert decision is not None
            menu = dmd.menu(one.game, one.before.state, decision=decision)
            view = dmd.view(one.game, one.before.state, decision.seat)
            places = dmd.tableau(one.game, view).places
            pieces = {id_ for place in places for p in place.pieces for id_ in (p.id, *p.ids)}
            known = {"place": {place.id for place in places}, "piece": pieces}

            assert menu.about == dmd.menu(one.game, view).about
            for topic in menu.about:
                assert topic.name
                assert topic.kind in {"card", "seat"} or topic.id in known[topic.kind]
            if menu.about:
                seen.add(menu.kind)

    assert seen >= {"claim", "pick", "reroll", "convert"}
    assert not seen & SILENT


def test_others_are_not_told_what_a_question_is_about() -> None:
    """A seat that is not asked learns who decides, and no more."""
    one = asked(Claiming)
    assert one.before.decision is not None
    other = next(
        seat
        for seat in range(len(one.before.state.table.investigators))
        if seat != one.before.decision.seat
    )

    assert () == dmd.menu(one.game, dmd.view(one.game, one.before.state, other)).about


def test_names_are_those_of_the_language() -> None:
    """What stands on cards stays as it is."""
    one = asked(Picking)
    english = about(one)
    polish = display_in(dmd.load_language("pl")).menu(one.game, one.before.state).about

    assert [topic.id for topic in english] == [topic.id for topic in polish]
    assert ["Codependency"] == [topic.name for topic in english]
    assert ["Współuzależnienie"] == [topic.name for topic in polish]
    assert [topic.text for topic in english] == [topic.text for topic in polish]


def test_a_question_is_the_same_for_the_eyes_of_its_seat() -> None:
    """Each kind of question of the kept games, and what it is about, in the view of that seat."""
    seen: dict[str, Moment] = {}
    for path in FEW:
        for one in moments(path):
            decision = one.before.decision
            if decision is not None and decision.seat >= 0:
                seen.setdefault(str(decision.kind), one)
    assert {"rest-split", "action", "reroll", "claim"} <= seen.keys()

    for kind, one in seen.items():
        decision = one.before.decision
        assert decision is not None
        whole = dmd.menu(one.game, one.before.state, decision=decision)
        part = dmd.menu(one.game, dmd.view(one.game, one.before.state, decision.seat))
        assert (kind, whole.sentence, whole.about) == (kind, part.sentence, part.about)
        assert f"decides: {kind}" not in whole.sentence
