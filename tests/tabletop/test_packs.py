"""Packs and card languages of any game: a game of teas, which has one kind of pack and four words.

Nothing in the frame knows a title; what a game says is in the classes below.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import Any, ClassVar, Final, NewType, final

import pytest

from dmd_core.kernel.node import node
from dmd_core.kernel.schema.faults import Fault, FaultError
from dmd_core.tabletop.checking import Checks, Spot, does_nothing, never, spots_of
from dmd_core.tabletop.packs.describing import Descriptions
from dmd_core.tabletop.packs.format import PackFormat
from dmd_core.tabletop.packs.info import PackInfo, digest
from dmd_core.tabletop.packs.json_schema import Schemas
from dmd_core.tabletop.packs.limits import Limits
from dmd_core.tabletop.packs.loading import fingerprint, others, pack_info, read_all
from dmd_core.tabletop.packs.memory import MemoryFolder
from dmd_core.tabletop.packs.mentions import References, mentions
from dmd_core.tabletop.packs.notation import Notation, short_form
from dmd_core.tabletop.packs.reading import Pack, PackFile, read_pack
from dmd_core.tabletop.packs.texts import name_faults, number_faults, size_faults
from dmd_core.tabletop.saying import Renderers
from dmd_core.tabletop.words import Selector, Vocabulary, Word

LeafId = NewType("LeafId", str)


class Step(Word):
    """What is done to a pot."""

    __slots__ = ()

    KEY = "do"


TEA: Final[Vocabulary[str]] = Vocabulary(Step)


@final
@node
class Pots(Selector):
    """Some pots."""

    SHORT: ClassVar[str] = "size"

    size: str
    """How large they are."""


@final
@TEA.add("pour", "water")
@node
class Pour(Step):
    """Water is poured."""

    into: Pots
    """Into what."""
    leaf: LeafId | None = None
    """Over which leaves."""


@final
@TEA.add("both", "")
@node
class Both(Step):
    """Two things."""

    steps: tuple[Step, ...]
    """The things."""


class Kind(StrEnum):
    """The one kind of pack."""

    TEA = "tea"


@final
@node
class Head:
    """What a pack is."""

    id: str
    name: str
    kind: Kind
    version: int


@final
@node
class Leaf:
    """A kind of leaves."""

    id: LeafId
    minutes: int = 3
    """How long they draw."""


@final
@node
class TeaFile:
    """`tea.toml`."""

    leaves: tuple[Leaf, ...]
    """The leaves."""
    steps: tuple[Step, ...] = ()
    """How it is made."""


NOTATION: Final = Notation(TEA)
FORMAT: Final = PackFormat(Head, {Kind.TEA: {"tea.toml": TeaFile}}, NOTATION)
LIMITS: Final = Limits(
    least=lambda _cls, field: 1 if field == "minutes" else 0,
    largest=lambda _cls, _field: 9,
    counts={},
    fewest={(TeaFile, "leaves"): 1},
    each_once=frozenset(),
    not_zero=frozenset({(Pots, "size")}),
    defining={},
)

HEAD: Final = b'id = "green"\nname = "Green"\nkind = "tea"\nversion = 2\n'
TEXT: Final = (
    b'leaves = [{ id = "sencha" }]\nsteps = [{ do = "pour", into = "big", leaf = "sencha" }]\n'
)


def folder(text: bytes = TEXT, head: bytes = HEAD) -> MemoryFolder:
    """A pack."""
    return MemoryFolder("green", {"pack.toml": head, "tea.toml": text})


def read(text: bytes = TEXT) -> Pack[Head]:
    """A pack that is in order."""
    problems: list[Fault] = []
    pack = read_pack(FORMAT, folder(text), problems)
    assert not problems
    assert pack is not None
    return pack


def tea(text: bytes = TEXT) -> PackFile:
    """The file of a pack."""
    return read(text).files["tea.toml"]


# --- words -----------------------------------------------------------------------------------


def test_a_vocabulary_knows_its_words_and_what_a_game_says_of_them() -> None:
    """In the order of the alphabet, by family."""
    assert ["both", "pour"] == [cls.WORD for cls in TEA.words_of(Step)]
    assert ("water", None) == (TEA.entry_of(Pour), TEA.entry_of(Pots))


def test_two_vocabularies_do_not_share_words() -> None:
    """Each game has its own; in one a word is taken once."""
    other: Vocabulary[int] = Vocabulary(Step)
    other.add("stir", 1)(Step)

    assert 2 == len(TEA.words_of(Step))
    with pytest.raises(ValueError, match="'stir' is the word of Step and of Again"):

        @other.add("stir", 2)
        class Again(Step):
            """Again."""


def test_every_class_is_said_by_a_function_of_its_own() -> None:
    """One without is a mistake of the program."""
    said: Renderers[str, Step, str] = Renderers("the step")

    @said.on(Pour)
    def _pour(host: str, step: Pour) -> str:
        return f"{host} pours into a {step.into.size} pot"

    assert "Ada pours into a big pot" == said.say("Ada", Pour(Pots("big")))
    assert frozenset({Pour}) == said.kinds()
    with pytest.raises(AssertionError, match="no words for the step 'Both'"):
        said.say("Ada", Both(()))


# --- reading ---------------------------------------------------------------------------------


def test_a_file_becomes_typed_definitions() -> None:
    """A selector with one word may be that word alone."""
    pack = read()

    assert TeaFile((Leaf(LeafId("sencha")),), (Pour(Pots("big"), LeafId("sencha")),)) == pack.file(
        "tea.toml", TeaFile
    )
    assert ("size", "") == (short_form(Pots), short_form(Leaf))
    with pytest.raises(TypeError, match=r"tea\.toml holds a TeaFile, not a Head"):
        pack.file("tea.toml", Head)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b"leaves = 3", ["green/tea.toml:1: leaves: found 3; allowed: an array"]),
        (
            b'leaves = []\nsteps = [{ do = "poor" }]',
            [
                (
                    "green/tea.toml:2: steps[0].do: found 'poor'; allowed: both, pour; did you mean"
                    " 'pour'?"
                )
            ],
        ),
        (b"", ["green/tea.toml: found an empty file; allowed: a TOML file with content"]),
        (
            b"\xff",
            ["green/tea.toml: found bytes that are not UTF-8 (at byte 0); allowed: UTF-8 text"],
        ),
    ],
)
def test_what_does_not_fit_is_a_fault_with_its_place(text: bytes, said: list[str]) -> None:
    """File, line, path, what is allowed, and the nearest word."""
    problems: list[Fault] = []
    read_pack(FORMAT, folder(text), problems)

    assert said == [str(fault) for fault in problems]


def test_a_pack_of_an_unknown_kind_is_none() -> None:
    """It does not even say which files it has."""
    problems: list[Fault] = []

    assert read_pack(FORMAT, folder(head=HEAD.replace(b"tea", b"coffee")), problems) is None
    assert ["green/pack.toml:3: kind: found 'coffee'; allowed: tea"] == [str(f) for f in problems]


# --- loading ---------------------------------------------------------------------------------


def test_packs_are_told_apart_by_their_data() -> None:
    """Layout does not count; a second one with the same data is no other."""
    same, other = read(b"# tea\n" + TEXT), read(TEXT.replace(b"big", b"small"))

    assert fingerprint([read()]) == fingerprint([same]) != fingerprint([other])
    assert [other] == list(others([same, other, None][:2], [read()]))
    assert 16 == len(digest(["a", "b"]))


def test_a_pack_that_is_not_built_in_carries_its_files() -> None:
    """A log takes them along."""
    pack = read()
    builtin = pack_info(pack, Kind.TEA, None)
    strange = pack_info(pack, Kind.TEA, ())

    assert ("green", Kind.TEA, "Green", 2, True, ()) == (
        builtin.id,
        builtin.kind,
        builtin.name,
        builtin.version,
        builtin.builtin,
        builtin.files,
    )
    assert (("pack.toml", HEAD), ("tea.toml", TEXT)) == strange.files
    assert f"<PackInfo tea green, version 2, {strange.fingerprint}>" == repr(strange)
    assert isinstance(strange, PackInfo)


def test_every_file_is_checked_as_a_game_says() -> None:
    """With its file and line in front."""

    def check(file: PackFile) -> Iterator[Fault]:
        if file.label.endswith("tea.toml"):
            yield Fault(("steps", 0), "cold water", ("hot",))

    problems: list[Fault] = []
    read_all(FORMAT, [folder()], check, problems)

    assert ["green/tea.toml:2: steps[0]: found cold water; allowed: hot"] == [
        str(fault) for fault in problems
    ]


# --- checks and schemas ----------------------------------------------------------------------


def test_names_numbers_and_sizes_are_held_against_the_limits() -> None:
    """Of each definition and word; and how much a person can read."""
    file = tea(b'leaves = [{ id = "Sencha", minutes = 0 }]')
    (path, leaf, raw) = file.nodes[1]
    deep: dict[str, Any] = {"do": "pour"}
    for _ in range(10):
        deep = {"do": "both", "steps": [deep]}

    assert [
        "leaves[0].id: found 'Sencha'; allowed: small letters, digits and single underscores"
    ] == [str(fault) for fault in name_faults(LIMITS, path, leaf, raw)]
    assert ["leaves[0].minutes: found 0; allowed: 1 to 9"] == [
        str(fault) for fault in number_faults(NOTATION, LIMITS, path, leaf, raw)
    ]
    assert ["steps: found words inside of words, 11 deep; allowed: at most 10 deep"] == [
        str(fault) for fault in size_faults({"steps": [deep]}, ("do",))
    ]


def test_a_check_knows_the_card_around_a_word() -> None:
    """And is asked for its own class alone."""
    checks = Checks()

    @checks.on(Pour)
    def _pour(spot: Spot, step: Pour) -> Iterator[Fault]:
        yield never(spot.path, step.into.size, "smaller")

    spots = spots_of(tea(), {TeaFile: "a tea"})
    (pour,) = [spot for spot in spots if isinstance(spot.node, Pour)]

    assert [["steps[0]: found 'big', which can never be; allowed: smaller"], []] == [
        [str(fault) for fault in checks.faults_of(spot)] for spot in (pour, spots[0])
    ]
    assert pour.within_card(Leaf)
    assert ["steps[0]: found a word that does nothing; allowed: one or more of leaf"] == [
        str(fault)
        for spot in spots_of(tea(b'leaves = []\nsteps = [{ do = "pour", into = "big" }]'), {})
        if isinstance(spot.node, Pour)
        for fault in does_nothing(spot, "leaf")
    ]


def test_mentions_are_names_that_something_else_defines() -> None:
    """The id of a definition is none."""
    found = mentions(References({LeafId}, LIMITS), tea())

    assert [(("steps", 0, "leaf"), Pour, "sencha")] == [
        (one.path, one.owner, one.name) for one in found
    ]


def test_a_schema_is_made_of_the_same_classes() -> None:
    """With the limits in it."""
    schemas = Schemas(
        NOTATION, LIMITS, Descriptions("dmd_core.final_girl.content", {"id": "Its id."})
    )
    schema: Any = schemas.of_file("tea.toml", TeaFile)

    assert {"type": "integer", "minimum": 1, "maximum": 9, "default": 3} == schema["$defs"]["Leaf"][
        "properties"
    ]["minutes"]
    assert "Its id." == schema["$defs"]["Leaf"]["properties"]["id"]["description"]
    assert 1 == schema["properties"]["leaves"]["minItems"]
    assert ["both", "pour"] == schema["$defs"]["do"]["properties"]["do"]["enum"]


def test_a_value_that_does_not_fit_is_refused() -> None:
    """Three is no text, and a text no number."""
    with pytest.raises(FaultError, match="minutes: found 'long'; allowed: a whole number"):
        NOTATION.structure({"id": "a", "minutes": "long"}, Leaf)
