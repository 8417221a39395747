"""Languages out of Fluent files: forms of names, plural forms, faults of files."""

from collections.abc import Mapping
from typing import Final

import pytest

from dmd_core.kernel.arguments import ArgumentError
from dmd_core.tabletop.lang import loading
from dmd_core.tabletop.lang.catalogue import NUMBER, THING, THINGS, YES_NO, one_of
from dmd_core.tabletop.lang.fluent import Fluent, need_locale
from dmd_core.tabletop.lang.loading import MissingLanguagesError, speech_of
from dmd_core.tabletop.lang.messages import Message, named
from dmd_core.tabletop.lang.review import Fault, Remark, plural_forms, review
from dmd_core.tabletop.lang.sources import LanguageError, LanguageSource
from dmd_core.tabletop.lang.wanted import Wanted

ANA: Final = Message("who-ana", "Ana")
BOB: Final = Message("who-bob", "Bob")
WORDS: Final = """
list-and = { $first } oraz { $last }
list-comma = { $first }, { $last }
who-ana = Ana
    .gen = Any
    .gender = f
went = { $who } { $n ->
        [one] { $n } raz
        [few] { $n } razy
       *[many] { $n } razy
    }
of = { GEN($who) }
form = { FORM($who, $form) }
    .gen = ~{ FORM($who, $form) }
sex = { GENDER($who) ->
        [f] ona
       *[other] ktoś
    }
kind = { KIND($who) }
some = { ANY($who) ->
        [no] nikt
       *[yes] { $who }
    }
many = { COUNT($who) ->
        [one] jest
       *[other] są
    }
wrong = { $nobody }
odd = { GENDER($n) }
"""


def speech(text: str = WORDS, code: str = "pl") -> Fluent:
    """A language out of one file."""
    return Fluent(code, [LanguageSource("toy.ftl", text)])


def said(name: str, **args: object) -> str:
    """A message of the toy file."""
    return speech().says(Message(name, "in English", args))  # type: ignore[arg-type] # by name


@pytest.mark.parametrize(
    ("n", "told"), [(1, "Ana 1 raz"), (2, "Ana 2 razy"), (5, "Ana 5 razy"), (22, "Ana 22 razy")]
)
def test_numbers_choose_the_plural_form(n: int, told: str) -> None:
    """The rules are those of the language, as CLDR has them."""
    assert told == said("went", who=ANA, n=n)


def test_names_stand_in_the_form_that_is_asked_for() -> None:
    """A name without that form is said as dictionaries have it; one without words in English."""
    assert ("Any", "Bob") == (said("of", who=ANA), said("of", who=BOB))
    assert "Any oraz Bob" == said("of", who=(ANA, BOB))
    assert "Ana, Bob oraz Ana" == said("some", who=(ANA, BOB, ANA))


def test_a_message_knows_the_form_it_is_said_in() -> None:
    """So a phrase can hand it on to the names in it; an attribute of that name comes first."""
    phrase = Message("form", "in English", {"who": ANA})
    assert "Ana" == speech().says(phrase)
    assert "~Any" == speech().says(phrase, "gen")
    assert "Ana" == speech().says(phrase, "loc")


def test_functions_tell_gender_kind_number_and_whether_there_is_any() -> None:
    """What a sentence may choose by."""
    assert ("ona", "ktoś", "ktoś") == tuple(said("sex", who=who) for who in (ANA, BOB, ()))
    assert ("who", "nothing") == (said("kind", who=ANA), said("kind", who=()))
    assert ("nikt", "nikt", "Bob") == tuple(
        said("some", who=who) for who in ((), Message("nothing", ""), BOB)
    )
    assert ("jest", "są") == (said("many", who=ANA), said("many", who=(ANA, BOB)))


@pytest.mark.parametrize("name", ["wrong", "not-there", "odd"])
def test_a_faulty_sentence_is_said_in_english(name: str) -> None:
    """One that speaks of what it is not told, or that is not there: nothing is lost."""
    assert "in English" == said(name, who=ANA, n=1)


@pytest.mark.parametrize(
    "name", ["{ $who }", "{ GEN($who) }", "= x", "-term", '{ "x" }', "\u202eolleh", "[one]"]
)
def test_a_name_is_never_read_as_a_sentence(name: str) -> None:
    """Whatever a pack calls a thing is said as it is, and its id has no signs of Fluent."""
    stranger = named("who", name)
    assert name == said("some", who=stranger)
    assert all(sign.isalnum() or sign == "-" for sign in stranger.id)


def test_a_sentence_that_grows_without_end_is_said_in_english() -> None:
    """Ten lines that would be a billion words are not carried out."""
    lines = ["a0 = ha ha"] + [f"a{i} = {f'{{ a{i - 1} }} ' * 10}" for i in range(1, 10)]

    assert "in English" == speech("\n".join(lines)).says(Message("a9", "in English"))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "a = { b }\nb = { $n ->\n *[other] { -c }\n }\n-c = { a.x }",
            "a refers to b refers to -c refers to a: a message has to end somewhere",
        ),
        (
            "\n".join(f"m{i} = {{ m{i + 1} }}" for i in range(40)),
            f"{' refers to '.join(f'm{i}' for i in range(31))}: a message has to end somewhere",
        ),
        (f"a = {'{' * 2000}", "toy.ftl: something in it is nested too deep"),
    ],
    ids=["circle", "chain", "braces"],
)
def test_a_file_that_does_not_end_is_refused(text: str, sentence: str) -> None:
    """Messages that refer to each other for ever, or very deep, are found before one is said."""
    with pytest.raises(LanguageError) as error:
        speech(text)
    assert sentence == str(error.value)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("a = x\nb = \u202ex", r"toy.ftl, line 2: no sentence can have '\u202e' in it"),
        ("a = \x1b[2J", r"toy.ftl, line 1: no sentence can have '\x1b' in it"),
        ('a = { "\\u001b" }[2J', r"toy.ftl, line 1: no sentence can have '\x1b' in it"),
    ],
    ids=["override", "control", "by its number"],
)
def test_a_file_that_would_steer_a_terminal_is_refused(text: str, sentence: str) -> None:
    """Also where the letter is written by its number; nothing of it is ever said."""
    with pytest.raises(LanguageError) as error:
        speech(text)
    assert sentence == str(error.value)


def test_a_language_from_right_to_left_has_its_marks() -> None:
    """Letters, marks and isolates of direction are no overrides."""
    file = "went = \u200f\u2066{ $who }\u2069 \u05d4\u05dc\u05da"
    told = speech(file).says(Message("went", "in English", {"who": ANA}))
    assert "\u200f\u2066Ana\u2069 \u05d4\u05dc\u05da" == told


def test_the_mark_that_editors_put_in_front_is_passed_over() -> None:
    """As some write it before UTF-8."""
    assert speech("\ufeffwent = x").knows("went")


def test_a_source_without_a_text_is_refused() -> None:
    """The bytes of a file are none."""
    with pytest.raises(ArgumentError, match=r"^own\.text: found 2 bytes; allowed: the text of a"):
        speech(b"ab")  # type: ignore[arg-type] # wrong on purpose


def test_a_language_has_a_code_that_plural_rules_are_known_for() -> None:
    """No locale of the machine takes its place."""
    assert ("one", "few", "many") == plural_forms("uk")
    with pytest.raises(LanguageError, match="'klingon' is no code of a language that plural"):
        need_locale("klingon")
    with pytest.raises(LanguageError, match="is no code of a language"):
        need_locale("")


def test_without_the_extra_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sentence names the package and the extra."""
    monkeypatch.setattr(loading, "find_spec", lambda _name: None)

    with pytest.raises(MissingLanguagesError) as error:
        speech_of("pl", loading.COMMON)
    assert (
        "other languages than English need fluent.runtime, which is not installed;"
        " pip install 'dmd-core[lang]' brings it" == str(error.value)
    )


# --- what a check says of a file -----------------------------------------------------------------

WANTED: Final = (
    Wanted("went", {"who": THING, "n": NUMBER, "far": YES_NO, "why": one_of("fire", "fear")}),
    Wanted("came", {"who": THINGS}, "{who} came."),
    Wanted("who-ana", {}, "Ana", name=True),
)
GOOD: Final = {"went": "{ $who }", "came": "{ GEN($who) }", "who-ana": "Ana"}


def remarks(changes: Mapping[str, str], code: str = "pl") -> list[tuple[Fault, str, str]]:
    """What is said of a file that is good but for some messages; an empty one is left out."""
    lines = {**GOOD, **changes}
    text = "\n".join(f"{name} = {line}" for name, line in lines.items() if line)
    found = review(code, [LanguageSource("toy.ftl", text)], WANTED)
    return [(one.fault, one.id, one.says) for one in found.remarks]


def test_a_whole_file_has_no_remarks() -> None:
    """Helpers that a sentence refers to are no unknown messages."""
    helper = {"went": "{ -there } { way }", "way": "{ $n }", "-there": "tam"}
    assert [] == remarks({}) == remarks(helper)


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        (
            {"came": ""},
            (
                Fault.MISSING,
                "came",
                "there are no words for it; it speaks of $who (things); English: {who} came.",
            ),
        ),
        (
            {"comes": "x"},
            (
                Fault.UNKNOWN,
                "comes",
                "no game says it, and no message refers to it; did you mean 'came'?",
            ),
        ),
        (
            {"went": "{ way }", "way": "{ $whom }"},
            (Fault.ARGUMENT, "went", "it is not told $whom; it speaks of $who, $n, $far, $why"),
        ),
        (
            {"went": "{ $why ->\n [fier] x\n *[other] y\n }"},
            (
                Fault.WORD,
                "went",
                "[fier] is never told; there are: fire, fear; did you mean 'fire'?",
            ),
        ),
        (
            {"went": "{ ANY($who) ->\n [maybe] x\n *[yes] y\n }"},
            (Fault.WORD, "went", "[maybe] is never told; there are: yes, no"),
        ),
        (
            {"went": "{ $n ->\n [one] x\n *[many] y\n }"},
            (Fault.PLURAL, "went", "numbers need few too"),
        ),
        (
            {"went": "{ $n ->\n [two] x\n *[other] y\n }"},
            (Fault.PLURAL, "went", "the language has no form two; it has: one, few, many"),
        ),
        (
            {"went": "{ COUNT($who) ->\n [one] x\n *[few] y\n }"},
            (Fault.PLURAL, "went", "numbers need many too"),
        ),
        (
            {"went": "{ -there }"},
            (Fault.REFERENCE, "went", "it refers to '-there', which is not there"),
        ),
        (
            {"went": "{ came.gen }"},
            (Fault.REFERENCE, "went", "'came' has no '.gen'"),
        ),
        (
            {"went": "{ GENN($who) }"},
            (Fault.REFERENCE, "went", "there is no function GENN; did you mean 'GEN'?"),
        ),
    ],
    ids=lambda value: value[0].value if isinstance(value, tuple) else "",
)
def test_a_fault_is_named_with_what_is_allowed(
    changes: Mapping[str, str], expected: tuple[Fault, str, str]
) -> None:
    """Each with the message it is in, also where it stands in a helper."""
    assert [expected] == remarks(changes)


def test_exact_numbers_and_one_form_for_all_others_are_enough() -> None:
    """Where a form is the same for all but some numbers, nobody has to write it three times."""
    assert [] == remarks({"went": "{ $n ->\n [1] x\n *[other] y\n }"})
    assert [] == remarks({"went": "{ $n ->\n [one] x\n *[other] y\n }"})
    assert [] == remarks({"went": "{ $n ->\n [one] x\n *[other] y\n }"}, "en")


def test_a_count_of_sentences_and_names_is_given() -> None:
    """How much of a game a language has."""
    found = review("pl", [LanguageSource("toy.ftl", "went = x")], WANTED)
    assert ((2, 1), (1, 0)) == (found.sentences, found.names)
    assert {"came", "who-ana"} == {one.id for one in found.remarks}
    assert isinstance(found.remarks[0], Remark)
