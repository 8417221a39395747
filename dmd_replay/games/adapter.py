"""What the tools need of a game beside its ruleset: setup as plain data, and words for people."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, final

import attrs

from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Command, Event
from dmd_core.kernel.refusals import Refusal
from dmd_core.kernel.ruleset import Ruleset
from dmd_core.kernel.state import State


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


class Adapter(Protocol):
    """One game as the tools see it.

    `Any` stands for the definition and the table of a game; the tools pass them on unseen.
    """

    @property
    def ruleset(self) -> Ruleset[Any, Any]:
        """The rules."""

    def shape(self) -> str:
        """Fingerprint of the shape of the game's events and commands."""

    def game_from(
        self, setup: Mapping[str, object], packs: Sequence[Mapping[str, bytes]] = ()
    ) -> Any:  # noqa: ANN401 - see the class
        """The definition from a setup as plain data.

        Args:
            setup: what `setup_data` gave.
            packs: content that is not built in, as `packs_of` gave it: each pack a mapping of
                file name to content. It is added to the built-in content.

        Raises:
            ValueError: if the setup cannot be played, with one sentence; if a pack cannot be
                loaded, with one line for each problem.
        """

    def packs_of(self, game: Any) -> tuple[Mapping[str, bytes], ...]:  # noqa: ANN401 - see the class
        """The packs of a definition that are not built in, in a stable order.

        `game_from` makes the same content of them again, so that a log can carry them.
        """

    def packs_in(self, game: Any) -> tuple[PackLabel, ...]:  # noqa: ANN401 - see the class
        """All packs of a definition, built in or not, in the order that its fingerprint counts."""

    def setup_data(self, game: Any) -> dict[str, object]:  # noqa: ANN401 - see the class
        """The setup of a definition as plain data."""

    def content_fingerprint(self, game: Any) -> str:  # noqa: ANN401 - see the class
        """Fingerprint of the content the game was made of."""

    def describe(
        self,
        game: Any,  # noqa: ANN401 - see the class
        state: State[Any],
        what: Event | Command | Decision | Refusal,
    ) -> str:
        """One English sentence; empty for events that need no telling.

        Args:
            game: the definition.
            state: of an event the one before it, of anything else the one in which it is given.
            what: what is described. It may be of a forged log: nothing that it names has to exist.
        """

    def command_from(
        self,
        game: Any,  # noqa: ANN401 - see the class
        state: State[Any],
        decision: Decision,
        line: str,
    ) -> Command:
        """The command that a line of text names.

        Raises:
            ValueError: with one sentence, if it is none that may be given now.
        """

    def seat_name(self, game: Any, seat: int) -> str:  # noqa: ANN401 - see the class
        """Name of a seat."""

    def summary(self, game: Any, state: State[Any]) -> list[tuple[str, str]]:  # noqa: ANN401
        """How a game stands: pairs of heading and text."""

    def why_not(
        self,
        game: Any,  # noqa: ANN401 - see the class
        state: State[Any],
        decision: Decision,
    ) -> list[tuple[Command, str]]:
        """Usual commands that are refused now, each with its reason."""


__all__ = ["Adapter", "PackLabel"]
