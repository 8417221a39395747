"""An answer that is put together: few options at once, many of them field by field."""

from typing import ClassVar, final

import dmd_core as dmd
from dmd_core.kernel.events import Typed
from dmd_core.kernel.ids import KindId, Seat
from dmd_core.kernel.node import node, replace
from dmd_core.screen import Choice, Menu, Named, Option, OptionGroup, Slot
from dmd_core.screen.form import FEW, Form, FormEntry
from tests.replay.tui.races import race


@final
@node
class Paint:
    """A command with two fields."""

    WORD: ClassVar[str] = "paint"

    seat: Seat
    what: str
    how: str


THINGS = ("door", "wall", "roof", "gate")
COLOURS = ("red", "green", "blue")


def painting() -> Menu:
    """Every thing in every colour but a red roof, and one answer of another kind."""
    options = [
        Option(
            Paint(Seat(0), what, how),
            f"paint {what} {how}",
            f"The {what} becomes {how}.",
            (),
            (Named("what", "piece", what, what),),
        )
        for what in THINGS
        for how in COLOURS
        if (what, how) != ("roof", "red")
    ]
    slots = (
        Slot("what", tuple(Choice(one, one.title()) for one in THINGS)),
        Slot("how", tuple(Choice(one, one.title()) for one in COLOURS)),
    )
    stop = Option(Typed(("stop",)), "stop", "Nothing is painted.")
    groups = (
        OptionGroup("paint", tuple(options), whole=True, slots=slots),
        OptionGroup("stop", (stop,), whole=True, slots=()),
    )
    return Menu(Seat(0), "Ann", KindId("paint"), "What is painted?", groups=groups)


def texts(form: Form) -> list[str]:
    """What can be picked."""
    return [entry.text for entry in form.entries()]


def named(form: Form, text: str) -> FormEntry:
    """The entry with a text."""
    return next(entry for entry in form.entries() if entry.text == text)


def test_few_options_are_listed_one_by_one() -> None:
    """Each says what it costs, and picking it gives the command."""
    with race() as sitting:
        form = Form(sitting.menu)

        assert ["runner 0: walk.", "runner 0: run."] == texts(form)
        assert ["", "1 breath"] == [entry.costs for entry in form.entries()]
        assert sitting.menu.groups[1].options[0].command == form.pick(form.entries()[1])


def test_many_options_are_a_form() -> None:
    """First the kind of answer, then its fields, until few are left."""
    form = Form(painting())
    assert [("The door becomes red …", 11), ("Nothing is painted.", 1)] == [
        (entry.text, entry.more) for entry in form.entries()
    ]

    assert form.pick(form.entries()[0]) is None
    assert ["Door", "Wall", "Roof", "Gate"] == texts(form)

    assert form.pick(named(form, "Roof")) is None
    assert ["The roof becomes green.", "The roof becomes blue."] == texts(form)
    assert ("The door becomes red …", "Roof") == form.path
    assert Paint(Seat(0), "roof", "blue") == form.pick(form.entries()[1])


def test_a_kind_of_answer_is_what_all_its_sentences_begin_with() -> None:
    """In whatever language; the first one, if they begin with one word at most."""
    (group, stop) = painting().groups
    options = tuple(replace(one, sentence=f"Ann paints: {one.text}.") for one in group.options)
    form = Form(replace(painting(), groups=(replace(group, options=options), stop)))

    assert ["Ann paints: paint …", "Nothing is painted."] == texts(form)
    assert form.pick(form.entries()[0]) is None
    assert ("Ann paints: paint …",) == form.path


def test_a_step_back_takes_the_last_choice_away() -> None:
    """Until nothing is chosen; then there is no step back."""
    form = Form(painting())
    form.pick(form.entries()[0])
    form.pick(named(form, "Wall"))

    assert form.back()
    assert "Gate" in texts(form)
    assert form.back()
    assert "Nothing is painted." in texts(form)
    assert not form.back()


def test_options_of_one_thing_can_be_listed_alone() -> None:
    """As after a click on it; what no option names, or as another kind, changes nothing."""
    form = Form(painting())
    form.only_about(("place", "hill"), ("piece", "gate"))
    assert [f"The gate becomes {colour}." for colour in COLOURS] == texts(form)

    form.only_about(("piece", "moon"), ("die", "gate"))
    assert (frozenset(), 2) == (form.about, len(form.entries()))


def test_dice_of_the_table_are_typed_in_one_after_the_other() -> None:
    """Each die is a field, the last one gives the command; a step back takes a die away."""
    game = dmd.load_game(players=2, investigators=("ian", "elizabeth"))
    step = dmd.position(game, {"enemies": ["byakhee s01"]})
    assert step.decision is not None
    step = dmd.apply(game, step.state, dmd.parse_command(step.decision, "attack"))
    form = Form(dmd.menu(game, step.state))

    assert FEW < len(form.menu.groups[0].options)
    assert {0} == {entry.more for entry in form.entries()}
    for text in ("a Success", "a blank"):
        assert form.pick(named(form, text)) is None
    assert ("a Success", "a blank") == form.path
    assert form.back()
    for text in ("a Tentacle", "a Tentacle"):
        assert form.pick(named(form, text)) is None

    typed = form.pick(named(form, "an Elder Sign"))

    assert Typed(("success", "tentacle", "tentacle", "elder_sign")) == typed
    assert typed is not None
    assert dmd.check(game, step.state, typed) is None
