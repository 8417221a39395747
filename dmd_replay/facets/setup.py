"""The setup facet: a game's definition as plain data, and how people choose one."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Protocol, final

import attrs

from dmd_core.kernel.ids import RuleId

if TYPE_CHECKING:  # logs are read and written without a command line
    import click

# Any: the definition of a game; the tools pass it on unseen.


@final
@attrs.frozen
class PackLabel:
    """What tells one pack of a game's content from others.

    Attributes:
        id: its id.
        kind: what it defines, such as ``episode``.
        version: its number as the authors count.
        fingerprint: of its data.
        files: names and bytes of its files in the order of their names, if it is not built in.
    """

    id: str
    kind: str
    version: int
    fingerprint: str
    files: tuple[tuple[str, bytes], ...] = ()


class ChoiceError(ValueError):
    """A setup or a pack that cannot be used; the sentence says what, where and what is allowed.

    Attributes:
        rules: ids of the rules it goes against, if any.
    """

    def __init__(self, message: str, rules: Sequence[RuleId] = ()) -> None:
        """Keep the rules beside the sentence."""
        super().__init__(message)
        self.rules = tuple(rules)


@final
@attrs.frozen
class Choice:
    """What makes a definition: a setup, and packs that are not built in.

    Attributes:
        setup: the choices as plain data, as they stand in the header of a log.
        packs: each a mapping of file name to content.
    """

    setup: Mapping[str, Any]
    packs: tuple[Mapping[str, bytes], ...] = ()


class SetupFacet(Protocol):
    """Definitions of one game: made of plain data, taken apart, chosen on a command line.

    Whatever is wrong with the input is a `ChoiceError`.
    """

    @property
    def options(self) -> "Sequence[click.Parameter]":
        """The options that choose a game on a command line, each with a default for the help.

        The tools give `choose` and `sampler` only those that were really named.
        """

    @property
    def fingerprint(self) -> str:
        """Of the events and commands of the game, see `dmd_core.kernel.schema.codec.Schema`."""

    @property
    def demo(self) -> tuple[Mapping[str, Any], int]:
        """A game worth showing: values of `options`, and a seed."""

    @property
    def together(self) -> Sequence[str]:
        """Choices that have to fit one another, so that they can only be changed at once."""

    @property
    def rulings(self) -> str:
        """The choice that is a map of answers to open questions of the rules; empty if none is."""

    def choose(self, given: Mapping[str, Any], base: Choice | None = None) -> Choice:
        """A choice from options.

        Args:
            given: values of the options that were named; others keep what `base` has.
            base: what to start from; the usual setup if left out.

        Raises:
            ChoiceError: if a value is not possible, or a pack cannot be read.
        """

    def sampler(self, given: Mapping[str, Any]) -> Callable[[int, Random], Choice]:
        """What draws choices at random, but for the options that were named.

        Args:
            given: as for `choose`.

        Returns:
            A function of the seed that the game will be played with, so that a run over many
            seeds can see everything, and of a generator where variety comes from.

        Raises:
            ChoiceError: if a value is not possible, or a pack cannot be read.
        """

    def definition(self, choice: Choice) -> Any:  # noqa: ANN401 - see above
        """The definition that a choice makes; packs are added to the built-in content."""

    def idle(self, choice: Choice) -> Sequence[str]:
        """What was added to a choice and is not played in it: a sentence for each, or none."""

    def choice(self, game: Any) -> Choice:  # noqa: ANN401 - see above
        """The choice that makes this very definition again."""

    def written(self, game: Any) -> dict[str, Any]:  # noqa: ANN401 - see above
        """The setup of a definition as a person writes it: without what is the usual choice."""

    def completed(self, setup: Mapping[str, Any], packs: Sequence[str]) -> Choice:
        """The choice a person has written, see `written`; packs as words of ``--pack``."""

    def labels(self, game: Any) -> tuple[PackLabel, ...]:  # noqa: ANN401 - see above
        """All packs of a definition, built in or not, in the order that its fingerprint counts."""

    def content_fingerprint(self, game: Any) -> str:  # noqa: ANN401 - see above
        """Fingerprint of the content the definition was made of."""

    def title(self, game: Any) -> str:  # noqa: ANN401 - see above
        """What is played, in a few words."""

    def seats(self, game: Any) -> int:  # noqa: ANN401 - see above
        """How many seats decide, from 0 up."""


__all__ = ["Choice", "ChoiceError", "PackLabel", "SetupFacet"]
