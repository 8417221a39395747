"""Registries: classes declared with a tag where they are defined, and what cannot be declared."""

from collections.abc import Callable
from typing import ClassVar, Final, final

import pytest

from dmd_core.kernel.events import Command, Typed
from dmd_core.kernel.ids import Seat
from dmd_core.kernel.node import node
from dmd_core.kernel.registry import DeclarationError, Registry


@final
@node
class Walk:
    """A command."""

    WORD: ClassVar[str] = "walk"

    seat: Seat


@final
@node
class Hop:
    """Another command."""

    WORD: ClassVar[str] = "hop"

    seat: Seat


RETIRED: Final = {2: "Hurry"}


def commands() -> Registry[Command]:
    """A registry with one command of the kernel, one of its own, and a retired one between."""
    registry = Registry[Command]("command", {Typed: 1}, retired=RETIRED)
    registry.declare(tag=3)(Walk)
    return registry


def test_the_table_of_tags_is_made_of_the_declarations() -> None:
    """Whatever was declared is in it by tag, in whatever order the modules were imported."""
    registry = Registry[Command]("command", {Typed: 1}, retired=RETIRED)
    registry.declare(tag=4)(Hop)
    registry.declare(tag=3)(Walk)

    assert [(Typed, 1), (Walk, 3), (Hop, 4)] == list(registry.tags.items())


def test_a_declared_class_stays_as_it_is() -> None:
    """The decorator gives the very class back."""
    assert Hop is commands().declare(tag=4)(Hop)


def test_the_next_free_tag_is_above_all_that_were_ever_used() -> None:
    """A retired tag at the end is not free, and the first class of all gets 1."""
    assert commands().next_free == 4
    assert Registry[Command]("command", {Typed: 1}, retired={2: "Hurry"}).next_free == 3
    assert Registry[Command]("command", {}).next_free == 1


def twice(registry: Registry[Command]) -> None:
    """The same class under two tags."""
    registry.declare(tag=4)(Walk)


def taken(registry: Registry[Command]) -> None:
    """A tag that another class has."""
    registry.declare(tag=3)(Hop)


def retired(registry: Registry[Command]) -> None:
    """The tag of a class that is gone."""
    registry.declare(tag=2)(Hop)


def negative(registry: Registry[Command]) -> None:
    """A tag below zero."""
    registry.declare(tag=-1)(Hop)


def late(registry: Registry[Command]) -> None:
    """A class that is declared after somebody has read the table."""
    assert len(registry.tags) == 2
    registry.declare(tag=4)(Hop)


@pytest.mark.parametrize(
    ("declare", "message"),
    [
        (twice, "command Walk: it is declared twice, the second time with tag 4"),
        (
            taken,
            "command Hop: tag 3 is that of Walk; `next_free` tells a free one",
        ),
        (
            retired,
            (
                "command Hop: tag 2 was that of Hurry and is never used again;"
                " `next_free` tells a free one"
            ),
        ),
        (
            negative,
            "command Hop: tag -1 is negative; `next_free` tells a free one",
        ),
        (
            late,
            (
                "command Hop: it is declared after the table of commands was made; import its"
                " module where the others of the game are imported"
            ),
        ),
    ],
)
def test_what_cannot_be_declared_is_told_when_the_class_is_met(
    declare: Callable[[Registry[Command]], None], message: str
) -> None:
    """The message names the class, what stands against its tag, and the next free one."""
    with pytest.raises(DeclarationError) as caught:
        declare(commands())

    assert message == str(caught.value)


def test_a_class_that_vanished_without_a_word_is_missed() -> None:
    """Whoever takes a class out and does not retire its tag learns of it at the next import."""
    registry = Registry[Command]("command", {Typed: 1})
    registry.declare(tag=4)(Walk)

    with pytest.raises(DeclarationError) as caught:
        assert registry.tags

    assert str(caught.value) == (
        "command tag 2, 3: no class has it and it is not retired;"
        " a class that is gone leaves its tag in the list of retired ones"
    )


def test_a_registry_without_a_class_misses_none() -> None:
    """A game may have no such thing at all, and none that is retired."""
    assert {} == dict(Registry[Command]("command", {}).tags)


def test_a_field_that_came_later_is_known_with_its_revision() -> None:
    """What was written before has no such field; only the classes that got one are listed."""
    registry = Registry[Command]("command", {Typed: 1})
    registry.declare(tag=2, appended={"speed": 3})(Walk)

    assert {Walk: {"speed": 3}} == dict(registry.appended)


def test_a_number_that_was_split_off_is_known_with_the_field_that_told_the_sum() -> None:
    """Only a number that came later can have been within another one before."""
    registry = Registry[Command]("command", {Typed: 1})
    registry.declare(tag=2, appended={"lost": 3}, split_off={"lost": "n"})(Walk)

    assert {Walk: {"lost": "n"}} == dict(registry.split_off)
    with pytest.raises(DeclarationError) as caught:
        registry.declare(tag=3, split_off={"lost": "n"})(Hop)

    assert str(caught.value) == (
        "command Hop: lost cannot be split off, for it is not among the appended fields"
    )
