"""One grammar for commands: the same lines are read everywhere, and no word is passed over."""

from typing import ClassVar, Final, final

import pytest

from dmd_core.kernel.chance import Request
from dmd_core.kernel.decisions import Decision, command_in, one_of, typed_decision
from dmd_core.kernel.events import Typed
from dmd_core.kernel.ids import ItemId, KindId, Seat
from dmd_core.kernel.node import node
from dmd_core.kernel.schema.text import TextError, command_of, command_text, words_of

S0: Final = Seat(0)


@final
@node
class Give:
    """Give some things to a seat, perhaps with one hand."""

    WORD: ClassVar[str] = "give"

    seat: Seat
    to: Seat
    things: tuple[ItemId, ...] = ()
    hand: ItemId = ItemId("")


AXE, ROPE = ItemId("axe"), ItemId("rope")
BOTH = Give(S0, Seat(1), (AXE, ROPE))
GIVING = Decision(
    S0,
    KindId("give"),
    (one_of(BOTH, Give(S0, Seat(2)), Give(S0, Seat(1), (AXE,), hand=ItemId("left"))),),
)
DICE = typed_decision(Request(0, ((ItemId("Blank"), ItemId("hit")),) * 2, "roll"))
"""One face has a capital letter, as an id of some game may have."""


@pytest.mark.parametrize(
    "line", ["give 1 axe,rope", "  GIVE  1 axe , rope ", "give 1 axe rope", "Give 1 Axe,Rope"]
)
def test_a_command_is_read_whatever_its_spaces_and_capitals(line: str) -> None:
    """Spaces between words and around commas, spaces for commas, and capital letters."""
    assert BOTH == command_in(GIVING, line)


@pytest.mark.parametrize(
    "line",
    [
        "hit,blank",
        "typed hit,blank",
        "Typed HIT , Blank",
        "hit blank",
        "  hit,  blank",
        "typed hit blank",
    ],
)
def test_dice_are_read_with_or_without_the_word(line: str) -> None:
    """Items may stand apart by commas, spaces or both."""
    assert Typed((ItemId("hit"), ItemId("Blank"))) == command_in(DICE, line)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (
            "rubbish blank hit",
            "Typed in: rubbish,Blank,hit. item 1: 'rubbish' cannot come out; expected 2 of",
        ),
        (
            "rubbish blank",
            "Typed in: rubbish,Blank. item 1: 'rubbish' cannot come out; expected 2 of Blank hit.",
        ),
        (
            "typed typed hit",
            "Typed in: typed,hit. item 1: 'typed' cannot come out; expected 2 of Blank hit.",
        ),
        (
            "hit, blnk",
            (
                "Typed in: hit,blnk. item 2: 'blnk' cannot come out; expected 2 of Blank hit; did"
                " you mean 'Blank'?"
            ),
        ),
        ("hit", "Typed in: hit. 1 item for 2; expected 2 of Blank hit."),
        ("", "Typed in: ''. 0 items for 2; expected 2 of Blank hit."),
        (
            "hit,,blank",
            "Typed in: hit,,Blank. item 2: '' cannot come out; expected 2 of Blank hit.",
        ),
    ],
)
def test_no_word_that_is_typed_in_is_passed_over(line: str, sentence: str) -> None:
    """Whatever cannot come out is named, with what can."""
    with pytest.raises(TextError) as caught:
        command_in(DICE, line)

    assert str(caught.value).startswith(sentence)


@pytest.mark.parametrize(
    "line", ["give", "give 1 axe,rope now", "now give 2", "give 1 rope,axe", ""]
)
def test_no_word_of_a_command_is_passed_over(line: str) -> None:
    """A line with a word too many or too few is none; what is possible is said."""
    with pytest.raises(TextError) as caught:
        command_in(GIVING, line)

    assert str(caught.value).startswith(
        f"'{line}' is no answer to 'give'; possible: give 1 axe,rope, give 2, give 1 axe left"
    )


def test_a_misspelt_command_is_answered_with_the_nearest() -> None:
    """The end of the sentence is what may have been meant."""
    with pytest.raises(TextError) as caught:
        command_in(GIVING, "gvie 2")

    assert str(caught.value).endswith("; did you mean 'give 2'?")


@pytest.mark.parametrize("line", ["give 1 axe,rope", "GIVE 1  axe , rope", "give 1 axe,rope -"])
def test_a_command_that_may_be_illegal_is_read_by_the_same_grammar(line: str) -> None:
    """Cases read what is refused, too; ids are taken as they stand there."""
    assert BOTH == command_of([Give], line, S0)


def test_words_and_texts_of_commands_are_each_others_inverse() -> None:
    """What `command_text` writes is taken apart into its words."""
    assert ["give", "1", "axe,rope"] == words_of(command_text(BOTH))
