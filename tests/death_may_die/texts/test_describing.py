"""Describing: how figures are told apart, what questions and refusals say, and what never shows."""

import re
from collections.abc import Iterator
from itertools import islice
from typing import Any, Final, get_args, get_origin, get_type_hints

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

import dmd_core as dmd
from dmd_core.death_may_die import commands as c
from dmd_core.death_may_die.chapters.conversions import Converting
from dmd_core.death_may_die.chapters.hits import (
    Assigning,
    Batch,
    Cause,
    Deflecting,
    Ready,
    Reducing,
    WoundHit,
)
from dmd_core.death_may_die.chapters.mythos import CancellingMythos
from dmd_core.death_may_die.chapters.rest import MixHealing
from dmd_core.death_may_die.chapters.results import AddingWounds, Splitting
from dmd_core.death_may_die.events.enemies import EnemyKilled
from dmd_core.death_may_die.events.skips import Skip
from dmd_core.death_may_die.events.turns import StepSkipped
from dmd_core.death_may_die.ids import CardId, FigureId, SpaceId, TokenId
from dmd_core.death_may_die.ruleset import COMMANDS, EVENTS
from dmd_core.death_may_die.state import Roll, RollKind, Table
from dmd_core.death_may_die.text.describe import ENGLISH
from dmd_core.death_may_die.text.scene import Scene as Words
from dmd_core.death_may_die.text_frames import (
    Choosing,
    Env,
    Following,
    Going,
    MovingPicked,
    MovingTo,
    Picking,
    PlacingEnemy,
    PlacingToken,
    Resolve,
    TokenMovingTo,
)
from dmd_core.death_may_die.words.picking import PickSpace
from dmd_core.kernel.chance import Chance
from dmd_core.kernel.events import Command, Event, Forced, Frame, Parked
from dmd_core.kernel.ids import NOBODY, TABLE, ItemId, KindId, Seat, SourceId
from dmd_core.kernel.node import replace
from dmd_core.kernel.state import State
from tests.death_may_die.scenarios import Scene, make_game
from tests.property.strategies import Begun, games

GAME: Final = make_game("ian", "sister_beth")
IAN, BETH = Seat(0), Seat(1)


def asking(table: Table, *agenda: Frame) -> State[Table]:
    """A state that waits for its last frame."""
    return State(table, agenda, Chance(-1, 0, (0,) * 8))


# --- figures ---------------------------------------------------------------------------------


def _figures(*put: tuple[str, str, int]) -> tuple[Words, tuple[FigureId, ...]]:
    """Enemies on a table: kind, Space, Wounds."""
    scene = Scene(GAME)
    numbers = tuple(scene.put(*one) for one in put)
    return Words(GAME, scene.table), numbers


def test_a_figure_alone_of_its_kind_on_a_space_is_named_by_kind_and_space() -> None:
    """Others of its kind elsewhere, and other kinds on its Space, change nothing."""
    words, numbers = _figures(("cultist", "s02", 1), ("cultist", "s03", 0), ("byakhee", "s02", 0))

    assert "the Cultist on Space 2" == words.figure(numbers[0])
    assert "the Byakhee on Space 2" == words.figure(numbers[2])


def test_figures_of_a_kind_on_a_space_are_told_apart_by_their_wounds() -> None:
    """What people see on the table comes before any order."""
    words, numbers = _figures(("cultist", "s02", 1), ("cultist", "s02", 0), ("cultist", "s02", 2))

    assert [
        "the Cultist with 1 Wound on Space 2",
        "the unwounded Cultist on Space 2",
        "the Cultist with 2 Wounds on Space 2",
    ] == [words.figure(number) for number in numbers]


def test_figures_that_look_the_same_are_told_apart_by_the_order_they_came_in() -> None:
    """The order is that of their numbers, which the table keeps."""
    words, numbers = _figures(("cultist", "s02", 0), ("cultist", "s02", 1), ("cultist", "s02", 0))

    assert [
        "the first unwounded Cultist on Space 2",
        "the Cultist with 1 Wound on Space 2",
        "the second unwounded Cultist on Space 2",
    ] == [words.figure(number) for number in numbers]


def test_several_figures_are_said_together_where_they_stand_together() -> None:
    """All of a kind on a Space are one phrase; each Space is named once."""
    words, numbers = _figures(
        ("cultist", "s02", 0),
        ("byakhee", "s02", 0),
        ("cultist", "s02", 1),
        ("cultist", "s03", 0),
        ("cultist", "s03", 0),
        ("cultist", "s03", 0),
    )
    a, byakhee, b, *others = numbers

    assert "both Cultists on Space 2" == words.figures((a, b))
    assert "both Cultists and the Byakhee on Space 2" == words.figures((a, byakhee, b))
    assert "all 3 Cultists on Space 3" == words.figures(others)
    assert "the unwounded Cultist on Space 2 and the second Cultist on Space 3" == words.figures(
        (a, others[1])
    )
    assert "no Enemy" == words.figures(())


def test_the_elder_one_needs_no_space() -> None:
    """There is one Elder One only, so its name is said without the Space it stands on."""
    scene = Scene(GAME)
    number = scene.put_elder_one("s03")

    assert "Cthulhu" == Words(GAME, scene.table).figure(number)


def test_a_name_rests_on_the_table_alone() -> None:
    """The same event on the same table is said in the same words, whatever was said before."""
    scene = Scene(GAME)
    for _ in range(2):
        scene.put("cultist", "s02")
    killed = EnemyKilled(FigureId(2))
    first = dmd.describe(GAME, scene.table, killed)

    dmd.describe(GAME, replace(scene.table, enemies=()), EnemyKilled(FigureId(1)))

    assert "The second Cultist on Space 2 is killed." == first
    assert first == dmd.describe(GAME, scene.table, killed)


# --- decisions and their answers -------------------------------------------------------------


def test_a_decision_says_who_may_or_has_to_do_what() -> None:
    """A must and a may differ in words."""
    scene = Scene(GAME).play()
    assert scene.step.decision is not None
    state = scene.step.state

    assert "Ian may take an action." == dmd.describe(GAME, state, scene.step.decision)

    scene.do("run")
    assert scene.step.decision is not None
    said = dmd.describe(GAME, scene.step.state, scene.step.decision)
    assert said.startswith("Ian may choose where to run;")


def test_an_answer_says_what_it_answers() -> None:
    """Yes and no repeat the question, so that they can be read alone."""
    frame = CancellingMythos(IAN, CardId("students_go_mad"), 2, SourceId("read_the_omens"))
    state = asking(Scene(GAME).table, frame)
    decision = dmd.pending(GAME, state)
    assert decision is not None
    what = "cancel Students Go Mad! for 2 Wounds thanks to Read the Omens."

    assert f"Ian decides whether to {what}" == dmd.describe(GAME, state, decision)
    assert f"Ian decides to {what}" == dmd.describe(GAME, state, c.Answer(IAN, yes=True))
    assert f"Ian decides not to {what}" == dmd.describe(GAME, state, c.Answer(IAN, yes=False))
    assert "Ian says no." == dmd.describe(GAME, state.table, c.Answer(IAN, yes=False))


def test_a_share_says_for_whom_it_is() -> None:
    """Successes name their target, Wounds the Companion, healing whom it heals."""
    scene = Scene(GAME)
    one, two = scene.put("cultist", "s02"), scene.put("byakhee", "s02")
    scene.hold(IAN, "assistant_janitor", "right")
    table = replace(scene.table, rolls=(Roll(RollKind.ATTACK, IAN, 3, 0, targets=(one, two)),))

    for frame, command, sentence in (
        (Splitting((1,)), c.Split(IAN, 2), "Ian gives 2 Successes to the Byakhee on Space 2."),
        (Splitting(), c.Split(IAN, 0), "Ian gives no Successes to the Cultist on Space 2."),
        (
            Assigning(Batch(()), CardId("assistant_janitor"), 1),
            c.Assign(IAN, 1),
            "Ian puts 1 Wound on Jerome the Assistant Janitor.",
        ),
        (
            MixHealing(IAN, BETH, 2, SourceId("healing_prayer")),
            c.HealPoints(IAN, 1, 1),
            "Ian chooses to heal 1 Stress and 1 Wound of Sister Beth.",
        ),
        (Converting(), c.Answer(IAN, yes=True), "Ian changes the tally."),
    ):
        assert sentence == dmd.describe(GAME, asking(table, frame), command)


def test_a_number_says_how_many_of_what() -> None:
    """A question for a number says how many at most, each answer how many it is."""
    table = replace(Scene(GAME).table, rolls=(Roll(RollKind.ATTACK, IAN, 3, 0),))
    hit = Batch((), now=Ready(WoundHit(IAN, 2, Cause.FIRE), 2))
    savage, amulet = SourceId("savage"), SourceId("locked_cabinet")

    for frame, yes, two in (
        (AddingWounds(3, savage), "add 3 Wounds thanks to Savage", "add 2 Wounds thanks to Savage"),
        (Reducing(hit, 3, savage), "take 3 Wounds less", "take 2 Wounds less"),
    ):
        state = asking(table, frame)
        decision = dmd.pending(GAME, state)
        assert decision is not None
        asked = dmd.describe(GAME, state, decision)

        assert asked.startswith(f"Ian decides whether to {yes}")
        assert asked.endswith(", or fewer.")
        assert dmd.describe(GAME, state, c.Number(IAN, 2)).startswith(f"Ian decides to {two}")
    assert "Ian decides to let an Enemy take 2 Wounds thanks to Locked Cabinet." == dmd.describe(
        GAME, asking(table, Deflecting(hit, amulet)), c.Number(IAN, 2)
    )
    assert "Ian adds 2 Successes to the tally." == dmd.describe(
        GAME, asking(table, Converting()), c.Number(IAN, 2)
    )


def test_what_was_forced_is_not_mistaken_for_an_answer_to_the_last_question() -> None:
    """Events happen after the question: what a state still asks is none of their business."""
    frame = CancellingMythos(IAN, CardId("students_go_mad"), 2, SourceId("read_the_omens"))
    event = Forced(KindId("reduce"), c.Answer(IAN, yes=True))

    assert "Ian says yes, having no choice." == dmd.describe(
        GAME, asking(Scene(GAME).table, frame), event
    )


def test_a_text_that_lets_choose_says_of_what_and_what_for() -> None:
    """The commands on offer say of what, the card is named, and what it does then is said."""
    picks = next(node for node in GAME.nodes if isinstance(node, PickSpace))
    commands = (c.ChooseSpace(IAN, SpaceId("s01")), c.ChooseSpace(IAN, SpaceId("s02")))
    then = Resolve(GAME.number(picks.then), Env(IAN, IAN, SourceId("assistant_janitor")))
    state = asking(Scene(GAME).table, Picking(IAN, commands, then))
    decision = dmd.pending(GAME, state)
    assert decision is not None

    assert (
        "Ian has to choose a Space for Assistant Janitor: deal 6 Wounds to each Enemy and each"
        " Investigator on that Space."
    ) == dmd.describe(GAME, state, decision)
    assert (
        "Ian musi wybrać Pole („Pomocnik Dozorcy”): deal 6 Wounds to each Enemy and each"
        " Investigator on that Space."
    ) == dmd.describe(GAME, state, decision, language=dmd.load_language("pl"))


_ENV: Final = Env(IAN, IAN, SourceId("conflagration"))
_GOES: Final[tuple[tuple[Following, str, str, str], ...]] = (
    (
        MovingTo(_ENV, FigureId(1)),
        "Ian has to choose where the Cultist on Space 2 goes for Conflagration.",
        "Ian musi wybrać, gdzie trafi Kultysta na Polu 2 („Pożoga”).",
        "Ян має вибрати, куди потрапить культист у зоні 2 («Пожежа»).",  # noqa: RUF001 - Ukrainian
    ),
    (
        Going(_ENV, BETH, followed=False),
        "Ian has to choose where Sister Beth goes for Conflagration.",
        "Ian musi wybrać, gdzie trafi Siostra Beth („Pożoga”).",
        "Ян має вибрати, куди потрапить сестра Бет («Пожежа»).",
    ),
    (
        TokenMovingTo(_ENV, TokenId("body"), SpaceId("s03")),
        "Ian has to choose where the Body token on Space 3 goes for Conflagration.",
        "Ian musi wybrać, gdzie trafi żeton Zwłok z Pola 3 („Pożoga”).",
        "Ян має вибрати, куди потрапить жетон тіла з зони 3 («Пожежа»).",
    ),
    (
        MovingPicked(0, _ENV),
        "Ian has to choose which Enemy moves for Conflagration.",
        "Ian musi wybrać, który Wróg się porusza („Pożoga”).",
        "Ян має вибрати, який ворог рухається («Пожежа»).",
    ),
    (
        PlacingEnemy(_ENV, SpaceId("s03")),
        "Ian has to choose which Enemy goes to Space 3 for Conflagration.",
        "Ian musi wybrać, który Wróg trafi na Pole 3 („Pożoga”).",
        "Ян має вибрати, який ворог потрапить до зони 3 («Пожежа»).",
    ),
    (
        PlacingToken(_ENV, TokenId("body")),
        "Ian has to choose where the Body token goes for Conflagration.",
        "Ian musi wybrać, gdzie trafi żeton Zwłok („Pożoga”).",
        "Ян має вибрати, куди потрапить жетон тіла («Пожежа»).",
    ),
)


@pytest.mark.parametrize(("then", "english", "polish", "ukrainian"), _GOES)
def test_a_choice_of_a_space_says_what_goes_there(
    then: Following, english: str, polish: str, ukrainian: str
) -> None:
    """The figure, the Investigator or the token, in each language."""
    scene = Scene(GAME)
    scene.put("cultist", "s02", 0)
    commands = (c.ChooseSpace(IAN, SpaceId("s01")), c.ChooseSpace(IAN, SpaceId("s02")))
    state = asking(scene.table, Picking(IAN, commands, then))
    decision = dmd.pending(GAME, state)
    assert decision is not None
    said = [
        dmd.describe(GAME, state, decision, language=language)
        for language in (ENGLISH, dmd.load_language("pl"), dmd.load_language("uk"))
    ]

    assert [english, polish, ukrainian] == said


def test_the_table_is_told_what_to_type_in() -> None:
    """Real dice and cards are asked for in words, the seat of an Investigator among them."""
    step = dmd.start(GAME, None)
    assert step.decision is not None
    assert TABLE == step.decision.seat

    assert "The table has to type in the Insanity card of Ian." == dmd.describe(
        GAME, step.state, step.decision
    )


# --- refusals --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        (
            c.Rest(IAN),
            (
                "This action needs a Safe space; on Space 1 there are Enemies: 2 Cultists and"
                " 1 Byakhee."
            ),
        ),
        (c.Run(BETH), "Sister Beth cannot answer now: the decision 'action' belongs to Ian."),
        (c.Trade(IAN), "Nobody on Space 1 has a card that can be traded; Conditions never can."),
        (
            c.Step(IAN, SpaceId("s02")),
            (
                "'Ian goes to Space 2' does not answer the decision 'action'; it takes: Ian runs,"
                " Ian attacks, Ian takes the Extinguish Fire action and Ian passes."
            ),
        ),
    ],
    ids=["not-safe", "wrong-seat", "nothing-to-trade", "wrong-decision"],
)
def test_a_refusal_names_people_and_places(command: Command, sentence: str) -> None:
    """No seat, no number and no id is left in what a person reads, whoever refuses."""
    scene = Scene(GAME)
    for kind in ("cultist", "cultist", "byakhee"):
        scene.put(kind, "s01")
    scene.play()
    reason = dmd.check(GAME, scene.step.state, command)
    assert reason is not None

    assert sentence == dmd.describe(GAME, scene.step.state, reason)


def test_a_step_too_far_names_the_spaces_it_may_go_to() -> None:
    """What is allowed is listed by name."""
    scene = Scene(GAME).inv(0, space=SpaceId("s02")).play().do("run")
    reason = dmd.check(GAME, scene.step.state, c.Step(IAN, SpaceId("s09")))
    assert reason is not None

    said = dmd.describe(GAME, scene.step.state, reason)

    assert said.startswith("A step goes to an adjacent Space; from Space 2 these are: Space ")
    assert None is re.search(r"s\d\d", said)


# --- what holds for all sentences ------------------------------------------------------------

BAD: Final = re.compile(
    r"\bseat -?\d|\bfigure \d|#\d|_|<|\b1 \w+(?:nds|kens|cesses|gns|bols|cles)\b|  |\bNone\b"
)
"""Numbers of seats and figures, ids, gaps, and a plural after a 1."""


def _sentences(begun: Begun) -> Iterator[str]:
    """Whatever there is to say in a game."""
    game = begun.game
    yield from dmd.narrate(game, dmd.initial(game, begun.seed), begun.start.events)
    for played in begun.played:
        yield dmd.describe(game, played.before, played.decision)
        for option in islice(played.decision.legal(), 20):
            yield dmd.describe(game, played.before, option)
        for refused in (c.Rest(IAN), c.Trade(IAN), c.Step(BETH, SpaceId("s09"))):
            reason = dmd.check(game, played.before, refused)
            if reason is not None:
                yield dmd.describe(game, played.before, reason)
        yield from dmd.narrate(game, played.before, played.step.events)


@given(games())
def test_sentences_are_english_without_seats_numbers_of_figures_and_ids(begun: Begun) -> None:
    """They begin with a capital, end with one stop, and a noun agrees with its number."""
    for said in filter(None, _sentences(begun)):
        assert not said.lstrip("'")[0].islower(), said
        assert said[-1] in ".!?", said
        assert said[-2] not in ".!?", said
        assert None is BAD.search(said), said


STRANGE: Final = ("", "unknown_thing", "ian", "s01", "cultist", "blank", "lab_07")


def _strange(hint: Any) -> st.SearchStrategy[Any]:  # noqa: ANN401 - any type of a field
    while hasattr(hint, "__supertype__"):
        hint = hint.__supertype__
    if get_origin(hint) is tuple:
        inner = get_args(hint)
        if inner[-1] is Ellipsis:
            return st.lists(_strange(inner[0]), max_size=3).map(tuple)
        return st.tuples(*map(_strange, inner))
    if hint is Command:
        return st.sampled_from((c.Pass(Seat(9)), c.Target(NOBODY, FigureId(99))))
    if hint is bool:
        return st.booleans()
    if hint is int:
        return st.integers(-3, 99)
    if hint is str:
        return st.sampled_from(STRANGE)
    return st.sampled_from(list(hint))


def _any_of(kinds: list[type]) -> st.SearchStrategy[Any]:
    def made(kind: type) -> st.SearchStrategy[Any]:
        hints = get_type_hints(kind)
        fields = attrs.fields(kind)
        return st.builds(kind, **{field.name: _strange(hints[field.name]) for field in fields})

    return st.one_of([made(kind) for kind in kinds])


@given(_any_of([kind for kind in (*EVENTS.tags, *COMMANDS.tags) if kind is not Parked]))
def test_what_a_forged_log_brings_is_said_all_the_same(what: Event | Command) -> None:
    """Ids, seats and figures that the game has not got never stop whoever reads."""
    for table in (Scene(GAME).table, dmd.start(GAME, 7).state.table):
        assert isinstance(dmd.describe(GAME, table, what), str)


def test_a_forged_frame_stops_nobody() -> None:
    """A frame in a log may name what the game has not got; the answer is said without it."""
    option = ItemId("unknown_thing")
    frame = Choosing(10**6, Env(IAN, IAN, SourceId("unknown_thing")), (option,))
    state = asking(Scene(GAME).table, frame)

    assert "Ian chooses: Unknown thing." == dmd.describe(GAME, state, c.ChooseOption(IAN, option))


def test_no_reason_to_skip_is_without_words() -> None:
    """Each reason for which a step is passed over gives a sentence of its own words."""
    table = Scene(GAME).table
    for reason in Skip:
        said = dmd.describe(GAME, table, StepSkipped(reason, seat=IAN))
        assert said.startswith("Passed over: ")
