"""Nodes are ordinary frozen attrs classes that are cheap to build."""

import copy
import pickle
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ClassVar, Generic, TypeVar, final

import attrs
import pytest

from dmd_core.kernel.ids import ItemId, item_ids
from dmd_core.kernel.node import (
    changing,
    filled,
    is_node,
    names_of,
    node,
    replace,
    twin_of,
)

T = TypeVar("T")


@final
@node
class Card:
    """A node with a class variable, a default, a factory and a private field."""

    LIMIT: ClassVar[int] = 3

    name: str
    wounds: int = 0
    marks: tuple[int, ...] = attrs.field(factory=tuple)
    _back: str = ""

    @property
    def spent(self) -> bool:
        """Whether it has all the wounds it can take."""
        return self.wounds >= self.LIMIT


@final
@node
class Twin:
    """A node with the fields of `Card`."""

    name: str
    wounds: int = 0


@final
@node
class Pair(Generic[T]):
    """A generic node."""

    left: T
    right: T


@final
@attrs.frozen
class Plain:
    """An attrs class that is no node."""

    name: str


def test_a_node_takes_arguments_by_place_and_by_name() -> None:
    """Arguments by place and by name build equal nodes."""
    assert Card("axe", 1, (2,)) == Card(marks=(2,), wounds=1, name="axe")


def test_defaults_and_factories_fill_what_is_not_given() -> None:
    """A field that is not given has its default, or what its factory makes."""
    card = Card("axe")

    assert (0, ()) == (card.wounds, card.marks)


def test_a_factory_is_called_for_every_node() -> None:
    """Two nodes do not share what a factory made."""

    @node
    class Box:
        items: list[int] = attrs.field(factory=list)

    assert Box().items is not Box().items


def test_a_private_field_is_an_argument_without_underscore() -> None:
    """As in attrs, the argument of a private field has no underscore."""
    assert Card("axe", back="x") == Card("axe", 0, (), "x")
    assert Card("axe", back="x") != Card("axe")


@pytest.mark.parametrize("other", [Card("axe", 1), Card("bow"), Twin("axe"), "axe", None])
def test_a_node_differs_from_other_values_and_other_classes(other: object) -> None:
    """Nodes are equal only to nodes of the same class with equal fields."""
    assert Card("axe") != other


def test_equal_nodes_have_equal_hashes() -> None:
    """A node can be a key: an equal node finds it."""
    assert {Card("axe", 1): "found"}[Card("axe", 1)] == "found"
    assert hash(Card("axe", 1)) != hash(Card("axe", 2))


def test_the_repr_shows_class_and_fields() -> None:
    """The repr of a node has its class and every field by name, private ones and defaults too."""
    assert repr(Card("axe", 1)) == "Card(name='axe', wounds=1, marks=(), _back='')"


def test_a_node_cannot_be_changed() -> None:
    """Assigning to a field or deleting it raises attrs' own error and changes nothing."""
    card = Card("axe")

    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        card.wounds = 1  # type: ignore[misc]  # the very thing that must fail
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        del card.wounds

    assert card == Card("axe", 0)


def test_a_node_has_no_room_for_other_attributes() -> None:
    """A node has slots for its fields alone, and no dictionary for anything else."""
    assert not hasattr(Card("axe"), "__dict__")


def test_a_node_is_of_its_class_and_keeps_its_members() -> None:
    """Class variables and properties work as in any class."""
    card = Card("axe", 3)

    assert (Card, True) == (type(card), card.spent)
    assert not Card("axe", 2).spent


def test_attrs_sees_the_fields() -> None:
    """The fields that attrs lists are those of the node, without its class variables."""
    assert [field.name for field in attrs.fields(Card)] == ["name", "wounds", "marks", "_back"]


def test_a_wrong_number_of_arguments_names_the_constructor() -> None:
    """A missing argument is reported under the name of the class."""
    with pytest.raises(TypeError) as caught:
        Card()  # type: ignore[call-arg]  # the very thing that must fail

    expected = "Card() missing 1 required positional argument: 'name'"
    assert str(caught.value) == expected


def test_a_generic_node_is_a_generic_frozen_class() -> None:
    """A generic node can be parametrised, built either way, compared and replaced."""
    pair: Pair[int] = Pair(1, 2)

    assert Pair[int](1, 2) == pair
    assert replace(pair, right=3) == Pair(1, 3)
    assert Pair.__parameters__ == (T,)  # type: ignore[attr-defined]  # typing adds it at run time
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        pair.left = 3  # type: ignore[misc]  # the very thing that must fail


def test_replace_changes_only_what_is_named_and_only_in_the_copy() -> None:
    """The original stays, and fields that are not named are shared with it."""
    old = Card("axe", marks=(1, 2))

    new = replace(old, wounds=2)

    assert new == Card("axe", 2, (1, 2))
    assert old == Card("axe", 0, (1, 2))
    assert new.marks is old.marks
    assert type(new) is Card


def test_a_replaced_node_is_frozen() -> None:
    """A copy is as frozen as its original."""
    new = replace(Card("axe"), wounds=2)

    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        new.wounds = 3  # type: ignore[misc]  # the very thing that must fail


def test_replace_refuses_a_field_that_does_not_exist() -> None:
    """A misspelt field given to `replace` is an AttributeError that names it."""
    with pytest.raises(AttributeError, match="wound"):
        replace(Card("axe"), wound=2)  # type: ignore[call-arg]  # the very thing that must fail


def pickled(card: Card) -> Card:
    """The card after a way through pickle."""
    again: Card = pickle.loads(pickle.dumps(card))  # noqa: S301 - our own bytes
    return again


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, pickled])
def test_copies_of_every_kind_are_equal(again: Callable[[Card], Card]) -> None:
    """Copying and pickling give an equal node."""
    card = Card("axe", 1, (3,), "x")

    assert again(card) == card


@pytest.mark.parametrize(
    ("field", "reason"),
    [
        (attrs.field(validator=attrs.validators.instance_of(int)), "validator"),
        (attrs.field(converter=int), "converter"),
        (attrs.field(kw_only=True), "keyword only"),
        (attrs.field(init=False, default=1), "no argument"),
        (attrs.field(default=attrs.Factory(lambda node: node, takes_self=True)), "of itself"),
    ],
)
def test_a_field_that_needs_more_than_assignment_is_refused(field: object, reason: str) -> None:
    """The cheap constructor only assigns; a field that needs more is refused with its name."""
    body = {"__annotations__": {"count": int}, "count": field, "__qualname__": "Thing"}

    with pytest.raises(TypeError) as caught:
        node(type("Thing", (), body))

    expected = "Thing.count: a node takes plain fields of its own only"
    assert (reason, expected) == (reason, str(caught.value))


def test_the_name_of_a_type_is_a_converter_that_converts_nothing() -> None:
    """Type checkers see what the constructor takes; the value is the very one that was given."""

    @node
    class Held:
        card: ItemId = attrs.field(converter=ItemId)
        others: tuple[ItemId, ...] = attrs.field(default=(), converter=item_ids)

    given = ("axe", "lamp")
    held = Held("tool_chest", given)

    assert held == Held(ItemId("tool_chest"), (ItemId("axe"), ItemId("lamp")))
    assert held.others is given
    assert replace(held, card=ItemId("axe")).card == "axe"


def test_inherited_fields_are_refused() -> None:
    """A node has fields of its own only."""

    @attrs.frozen
    class Base:
        name: str

    with pytest.raises(TypeError, match=r"^Heir\.name: a node takes plain fields of its own only$"):

        @node
        class Heir(Base):
            count: int


def test_a_post_init_is_refused() -> None:
    """The cheap constructor would not call it, so it must not be there."""
    with pytest.raises(TypeError, match=r"^Thing: a node has no __attrs_post_init__$"):

        @node
        class Thing:
            count: int

            def __attrs_post_init__(self) -> None:
                """Never called."""


def test_a_twin_is_filled_and_becomes_a_node() -> None:
    """The twin of a node takes plain assignments and then becomes an ordinary node."""
    twin = twin_of(Twin)
    assert twin is not None

    made = twin()
    made.name = "axe"
    made.wounds = 2
    made.__class__ = Twin

    assert made == Twin("axe", 2)


def test_only_nodes_have_a_twin() -> None:
    """A class that is no node has none."""
    assert (twin_of(Plain), twin_of(int)) == (None, None)


def test_a_base_with_a_constructor_of_its_own_does_no_harm() -> None:
    """A node may have such a base; it is built as ever and has no twin for others to fill."""

    class Base:
        __slots__ = ()

        def __init__(self, count: int) -> None:
            raise AssertionError(count)

    @node
    class Heir(Base):
        count: int

    assert replace(Heir(1), count=2) == Heir(2)
    assert twin_of(Heir) is None


@final
@node
class Marked:
    """A node whose fields say more than their defaults."""

    card: ItemId = attrs.field(converter=ItemId)
    wounds: int = attrs.field(default=0, repr=False)
    marks: tuple[int, ...] = attrs.field(factory=tuple, eq=False)


with_wounds = changing(Card, lambda card: card.wounds)
with_wounds_and_marks = changing(Card, lambda card: card.wounds, lambda card: card.marks)


def test_a_changing_function_gives_what_attrs_gives() -> None:
    """It changes its fields, shares the others, leaves the old node alone and stays what it is."""
    old = Card("axe", 1, (2,), "x")

    first, second = with_wounds(old, 3), with_wounds(old, 4)

    assert first == attrs.evolve(old, wounds=3)
    assert second == attrs.evolve(old, wounds=4)
    assert with_wounds_and_marks(old, 5, ()) == attrs.evolve(old, wounds=5, marks=())
    assert first.marks is old.marks
    assert old == Card("axe", 1, (2,), "x")
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        first.wounds = 0  # type: ignore[misc]  # the very thing that must fail


def test_a_changing_function_refuses_a_field_that_does_not_exist() -> None:
    """It says which one, at its first call."""
    change = changing(Card, lambda card: card.wound)  # type: ignore[attr-defined]  # as it must

    with pytest.raises(AttributeError, match=r"^Card has no field 'wound'$"):
        change(Card("axe"), 1)


def test_a_changing_function_is_made_once_by_many_threads() -> None:
    """Threads that call it for the first time at once all get the right node."""
    change = changing(Twin, lambda twin: twin.wounds)
    barrier = threading.Barrier(8)

    def use(number: int) -> Twin:
        barrier.wait()
        return change(Twin("axe"), number)

    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(use, range(8)))

    assert found == [Twin("axe", number) for number in range(8)]


def test_attrs_describes_a_node_when_it_is_asked() -> None:
    """Names, defaults, types and options of fields are those that attrs gives to such a class."""

    class Bare:
        card: ItemId = attrs.field(converter=ItemId)
        wounds: int = attrs.field(default=0, repr=False)
        marks: tuple[int, ...] = attrs.field(factory=tuple, eq=False)

    bare: Any = attrs.frozen(Bare)  # no type checker sees through this call
    kind: type = Marked

    assert attrs.has(kind)
    assert attrs.fields(Marked) == attrs.fields(bare)
    assert attrs.evolve(Marked("axe"), wounds=2).wounds == 2
    assert attrs.asdict(Marked("axe", 1)) == {"card": "axe", "wounds": 1, "marks": ()}
    assert (repr(Marked("axe", 1)), Marked("axe", 0, (1,))) == (
        "Marked(card='axe', marks=())",
        Marked("axe"),
    )
    match Marked("axe", 3):
        case Marked(card, wounds):
            assert (card, wounds) == ("axe", 3)


def test_names_of_fields_are_known_of_nodes_and_other_attrs_classes() -> None:
    """Without class variables; a class of no such kind has none."""
    assert names_of(Card) == ("name", "wounds", "marks", "_back")
    assert (names_of(Plain), names_of(int)) == (("name",), ())
    assert (is_node(Card), is_node(Plain)) == (True, False)


def test_a_node_is_filled_without_its_constructor() -> None:
    """All values are given, in order; another number of them is refused."""
    assert filled(Card, ("axe", 1, (2,), "x")) == Card("axe", 1, (2,), "x")
    with pytest.raises(ValueError, match="shorter"):
        filled(Card, ("axe",))


def test_a_node_may_use_super_and_a_class_variable_that_is_text() -> None:
    """What only attrs knows how to treat is left to attrs; the class is a node all the same."""

    @node
    class Shouting:
        LOUD: "ClassVar[tuple[tuple[int, ...], ...]]" = ()

        text: str

        def __str__(self) -> str:
            return super().__str__().upper()

    assert str(Shouting("a")).endswith("SHOUTING(TEXT='A')")
    assert names_of(Shouting) == ("text",)
