"""Death May Die for the tools."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from dmd_core.api import CommandTextError, parse_command
from dmd_core.death_may_die import commands as c
from dmd_core.death_may_die.content.definitions import Content
from dmd_core.death_may_die.content.loader import load_content
from dmd_core.death_may_die.content.memory import MemoryFolder
from dmd_core.death_may_die.content.pack_info import PackInfo
from dmd_core.death_may_die.game import Game, load_game
from dmd_core.death_may_die.rulebook import rulebook
from dmd_core.death_may_die.ruleset import DEATH_MAY_DIE, DeathMayDie, schema
from dmd_core.death_may_die.state import Investigator, Outcome, Table
from dmd_core.death_may_die.text.describe import describe
from dmd_core.death_may_die.text.names import Names
from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Command, Event
from dmd_core.kernel.ids import Seat
from dmd_core.kernel.refusals import Refusal
from dmd_core.kernel.schema.text import command_text
from dmd_core.kernel.state import State
from dmd_replay.games.adapter import PackLabel
from dmd_replay.games.death_may_die.setups import setup_data, setup_from
from dmd_replay.packs import open_source

ACTIONS: Final = (c.Run, c.Attack, c.Rest, c.Trade)


_KEPT: Final = 8
"""Contents with added packs that are kept; many games in a row use the same one."""


def content_of(packs: Sequence[Mapping[str, bytes]]) -> Content:
    """The built-in content together with added packs.

    Args:
        packs: each a mapping of file name to content; problems name a `MemoryFolder` by its
            name, others by their place.

    Raises:
        PackError: with every problem of all packs.
    """
    named = (
        (pack.name if isinstance(pack, MemoryFolder) else f"packs[{place}]", pack)
        for place, pack in enumerate(packs)
    )
    return _content(tuple((name, tuple(sorted(pack.items()))) for name, pack in named))


def read_packs(words: Sequence[str]) -> tuple[MemoryFolder, ...]:
    """Read packs that words name, as ``--pack`` does; all or none.

    Args:
        words: paths or ``installed:NAME``, see `dmd_replay.packs.open_source`.

    Returns:
        The packs that are not built in, ready for the adapter's `game_from`.

    Raises:
        PackSourceError: if an installed pack is not there.
        PackError: with every problem of all packs.
    """
    if not words:
        return ()
    content = load_content(extra=[open_source(word) for word in words])
    return tuple(
        MemoryFolder(pack.id, dict(pack.files)) for pack in content.packs if not pack.builtin
    )


def _played(game: Game) -> tuple[PackInfo, ...]:
    return game.content.packs_of(game.episode.id, game.elder_one.id)


@lru_cache(_KEPT)
def _content(packs: tuple[tuple[str, tuple[tuple[str, bytes], ...]], ...]) -> Content:
    return load_content(extra=[MemoryFolder(name, dict(files)) for name, files in packs])


class DeathMayDieAdapter:
    """See `dmd_replay.games.adapter.Adapter`."""

    ruleset: Final[DeathMayDie] = DEATH_MAY_DIE

    def shape(self) -> str:
        """Fingerprint of the shape of events and commands."""
        return schema().fingerprint

    def game_from(
        self, setup: Mapping[str, object], packs: Sequence[Mapping[str, bytes]] = ()
    ) -> Game:
        """The definition from a setup as plain data and packs that are not built in."""
        chosen = setup_from(setup)
        return load_game(content_of(packs), chosen)

    def packs_of(self, game: Game) -> tuple[Mapping[str, bytes], ...]:
        """The packs of a game that are not built in, each as file name to content."""
        return tuple(dict(pack.files) for pack in _played(game) if not pack.builtin)

    def packs_in(self, game: Game) -> tuple[PackLabel, ...]:
        """The packs of a game, those that are not built in with their files."""
        return tuple(
            PackLabel(pack.id, str(pack.kind), pack.version, pack.fingerprint, pack.files)
            for pack in _played(game)
        )

    def setup_data(self, game: Game) -> dict[str, object]:
        """The setup as plain data, rulings included."""
        return setup_data(game.setup)

    def content_fingerprint(self, game: Game) -> str:
        """Fingerprint of the packs."""
        return game.fingerprint

    def describe(
        self, game: Game, state: State[Table], what: Event | Command | Decision | Refusal
    ) -> str:
        """One sentence, see `dmd_core.describe`."""
        return describe(game, state, what)

    def command_from(
        self, game: Game, state: State[Table], decision: Decision, line: str
    ) -> Command:
        """The command that a line of text names; of a refused action the reason is told."""
        try:
            return parse_command(decision, line)
        except CommandTextError as error:
            wanted = " ".join(line.lower().split())
            for command, reason in self.why_not(game, state, decision):
                if command_text(command) == wanted:
                    message = f"'{wanted}' is refused: {reason}"
                    raise CommandTextError(message) from error
            raise

    def seat_name(self, game: Game, seat: int) -> str:
        """Name of the Investigator on a seat."""
        return Names(game).who(Seat(seat))

    def summary(self, game: Game, state: State[Table]) -> list[tuple[str, str]]:
        """How the game stands: Investigators, objects, the Elder One."""
        table = state.table
        names = Names(game)
        destroyed = sum(thing.destroyed for thing in table.objects)
        last = game.content.core.summoning_track.last
        lines = [
            (names.who(Seat(seat)), _fate(game, owner))
            for seat, owner in enumerate(table.investigators)
        ]
        lines.append(
            (
                f"{game.episode.objects.name} tokens destroyed",
                f"{destroyed} of {len(table.objects)}"
                + ("; the Ritual is disrupted" if table.ritual_disrupted else ""),
            )
        )
        where = f"space {table.elder.position} of {last} on the track"
        if table.elder.figure:
            place = next(e for e in table.enemies if e.id == table.elder.figure)
            where += f"; on the board ({names.space(place.space)}), Stage {table.elder.stage}"
        else:
            where += "; not summoned"
        lines.append((game.elder_one.name, where))
        return lines

    def why_not(
        self, game: Game, state: State[Table], decision: Decision
    ) -> list[tuple[Command, str]]:
        """Basic and Episode actions that are refused now, each with its reason."""
        if decision.kind != "action":
            return []
        seat = state.table.active
        usual: list[Command] = [kind(seat) for kind in ACTIONS]
        offered = {o.action for o in decision.legal() if isinstance(o, c.EpisodeActionOn)}
        usual += [c.EpisodeActionOn(seat, name) for name in game.actions if name not in offered]
        refused: list[tuple[Command, str]] = []
        for command in usual:
            reason = decision.check(command)
            if reason is not None:
                told = describe(game, state, reason)
                refused.append((command, f"{told} [{', '.join(reason.rules)}]"))
        return refused

    def rule_sentence(self, rule: str) -> str:
        """What the catalogue says of a rule."""
        return rulebook().entry(rule).says


def _fate(game: Game, owner: Investigator) -> str:
    tracks = game.tracks
    marks = (
        f"Wounds {owner.wounds}/{tracks.wounds}, Stress {owner.stress}/{tracks.stress},"
        f" Sanity {owner.sanity}/{tracks.sanity}"
    )
    if owner.alive:
        return f"alive; {marks}"
    how = "consumed by madness" if owner.sanity >= tracks.sanity else "killed"
    return f"{how}; {marks}"


ADAPTER: Final = DeathMayDieAdapter()

OUTCOMES: Final = {Outcome.WIN.value: "The Investigators win", Outcome.LOSS.value: "All is lost"}

__all__ = ["ADAPTER", "OUTCOMES", "DeathMayDieAdapter", "content_of"]
