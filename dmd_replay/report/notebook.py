"""Games in a notebook: a table, a recorded game, cards, shown where a cell gives them.

What is shown is the page that the commands write, in a frame of its own that can reach neither the
notebook nor the network.

Example:
    >>> import dmd_core as dmd
    >>> from dmd_replay.registry import game_tools
    >>> game = dmd.load_game()
    >>> shown = table(game_tools("death-may-die"), game, dmd.start(game, seed=7).state)
    >>> shown._repr_html_()[:34]
    '<iframe sandbox="allow-scripts" sr'
"""

from html import escape
from pathlib import Path
from typing import Any, Final, final

import attrs

from dmd_core.kernel.state import State
from dmd_core.kernel.views import SPECTATOR, View
from dmd_core.screen.eyes import as_seen
from dmd_replay.facets import GameTools, needed
from dmd_replay.facets.game import display_of
from dmd_replay.log import read_log
from dmd_replay.read.timeline import START
from dmd_replay.registry import game_tools
from dmd_replay.report.cards_page import cards_page_of
from dmd_replay.report.drawn import drawn
from dmd_replay.report.making import NamedLog, report_of
from dmd_replay.report.page import page_of
from dmd_replay.report.plan import spots_of
from dmd_replay.report.told import ToldGame, ToldStep

HEIGHT: Final = 720
"""Of a frame, in pixels."""


@final
@attrs.frozen
class Shown:
    """A page: `html` is all of it; a notebook shows it in a frame of `height` pixels."""

    html: str = attrs.field(repr=False)
    height: int = HEIGHT

    def _repr_html_(self) -> str:
        """What a notebook shows."""
        return (
            f'<iframe sandbox="allow-scripts" srcdoc="{escape(self.html)}"'
            f' title="A game" width="100%" height="{self.height}"></iframe>'
        )


def table(
    tools: GameTools,
    game: Any,  # noqa: ANN401 - of any game
    position: State[Any] | View[Any],
    *,
    height: int = HEIGHT,
) -> Shown:
    """What lies on a table: the map, boards with their cards, decks, tracks.

    Args:
        tools: the game.
        game: its definition.
        position: a state, of which what everybody may see is shown, or the view of a seat.
        height: of the frame, in pixels.

    Raises:
        MissingFacetError: if the game says nothing of itself for a screen.
    """
    seen = position
    if isinstance(position, State):
        seen = as_seen(tools.ruleset, position, SPECTATOR)
    tableau = display_of(tools).tableau(game, seen)
    moment = tools.narrator(game).moment(seen.table)
    step = ToldStep(START, moment.round, moment.turn, "", "", "", ())
    spots = spots_of(tableau.places)
    told = ToldGame(tableau.title, "table", "", drawn(tableau), (step,), 0, (), (), (), (), spots)
    return Shown(page_of([told], {}), height)


def log(path: str | Path, *, height: int = HEIGHT) -> Shown:
    """A recorded game as `dmd-replay report` shows it.

    Raises:
        LogError: if it is no log, or cannot be read by these rules.
        OSError: if there is no such file.
    """
    path = Path(path)
    recorded = read_log(path)
    tools = game_tools(recorded.header.ruleset)
    return Shown(report_of(tools, [NamedLog(path.name, recorded)]), height)


def cards(tools: GameTools, *ids: str, height: int = HEIGHT) -> Shown:
    """The cards of the built-in packs with their texts, and a field to look for words.

    Args:
        tools: the game.
        ids: of cards or packs; all of them if left out.
        height: of the frame, in pixels.

    Raises:
        MissingFacetError: if the game has no packs.
        ValueError: if an id is that of no card and no pack.
    """
    texts = needed(tools.packs, tools, "packs").texts(())
    known = {word for text in texts for word in (text.id, text.pack)}
    for one in ids:
        if one not in known:
            raise ValueError(f"'{one}' is the id of no card and of no pack")
    chosen = [text for text in texts if not ids or text.id in ids or text.pack in ids]
    return Shown(cards_page_of(chosen, tools.title), height)


__all__ = ["HEIGHT", "Shown", "cards", "log", "table"]
