"""What the setups of all games say alike: names for people, options for rulings and packs."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Protocol

from dmd_core.tabletop.plain_setup import plain

if TYPE_CHECKING:  # most tools have no options of a game
    import click


class Named(Protocol):
    """What has an id, and a name for people."""

    @property
    def id(self) -> str:
        """Of packs, logs and commands."""

    @property
    def name(self) -> str:
        """As it is printed."""


def ids_of(things: Iterable[Named]) -> dict[str, str]:
    """The ids of things by name and by id, as `plain` has them."""
    return {plain(word): thing.id for thing in things for word in (thing.name, thing.id)}


def rulings_and_packs() -> tuple["click.Parameter", ...]:
    """The options for rulings and for packs beside the built-in ones."""
    import click  # noqa: PLC0415 - see the head of the module

    return (
        click.Option(
            ["--ruling", "rulings"],
            multiple=True,
            metavar="KEY=VALUE",
            help="Answer an open question another way; may be given several times.",
        ),
        click.Option(
            ["--pack", "packs"],
            multiple=True,
            metavar="PATH|installed:NAME",
            help="A folder with pack.toml, or a pack that an installed distribution offers, beside"
            " the built-in ones; may be given several times.",
        ),
    )


__all__ = ["Named", "ids_of", "rulings_and_packs"]
