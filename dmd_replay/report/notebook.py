"""Games in a notebook: a table, a recorded game, cards, shown where a cell gives them.

Pages are those that the commands write, each in a frame of its own that can reach neither the
notebook nor the network. Pictures are SVG. After ``%load_ext dmd_replay.report.notebook`` what
`dmd_core` gives for drawing (a tableau, a panel, a card), cards of packs and logs show themselves.

Example:
    >>> import dmd_core as dmd
    >>> from dmd_replay.registry import game_tools
    >>> game = dmd.load_game()
    >>> shown = table(game_tools("death-may-die"), game, dmd.start(game, seed=7).state)
    >>> shown._repr_html_()[:34]
    '<iframe sandbox="allow-scripts" sr'
    >>> board(game_tools("death-may-die"), game, dmd.start(game, seed=7).state, "Ian")
    Picture(title='Ian')
"""

from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path
from typing import Any, Final, final

import attrs

from dmd_core.kernel.schema.faults import did_you_mean
from dmd_core.kernel.state import State
from dmd_core.kernel.views import SPECTATOR, View
from dmd_core.screen.eyes import as_seen
from dmd_core.screen.tableau import CardShown, Panel, Tableau
from dmd_replay.facets import GameTools, needed
from dmd_replay.facets.game import display_of
from dmd_replay.facets.packs import PackText
from dmd_replay.log import Log, read_log
from dmd_replay.read.timeline import START
from dmd_replay.registry import game_tools
from dmd_replay.report.cards_page import card_of_pack, cards_page_of
from dmd_replay.report.drawn import drawn
from dmd_replay.report.making import NamedLog, report_of
from dmd_replay.report.page import page_of
from dmd_replay.report.picture import (
    board_picture,
    card_of,
    cards_picture,
    map_picture,
    table_picture,
)
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


@final
@attrs.frozen
class Picture:
    """A picture: `svg` is all of it."""

    title: str
    svg: str = attrs.field(repr=False)

    def _repr_svg_(self) -> str:
        """What a notebook shows."""
        return self.svg


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
    tableau = _tableau(tools, game, position)
    moment = tools.narrator(game).moment(position.table)
    step = ToldStep(START, moment.round, moment.turn, "", "", "", ())
    spots = spots_of(tableau.places)
    told = ToldGame(tableau.title, "table", "", drawn(tableau), (step,), 0, (), (), (), (), spots)
    return Shown(page_of([told], {}, words=tools.words), height)


def map_of(
    tools: GameTools,
    game: Any,  # noqa: ANN401 - of any game
    position: State[Any] | View[Any],
) -> Picture:
    """The map of a table as a picture; arguments and errors as `table` has them."""
    tableau = _tableau(tools, game, position)
    return Picture(tableau.title, map_picture(tableau, tools.words))


def board(
    tools: GameTools,
    game: Any,  # noqa: ANN401 - of any game
    position: State[Any] | View[Any],
    name: str,
) -> Picture:
    """The board of an Investigator, or any other on the table, as a picture.

    Args:
        tools: the game.
        game: its definition.
        position: see `table`.
        name: its id or its name.

    Raises:
        MissingFacetError: if the game says nothing of itself for a screen.
        ValueError: if there is no such board.
    """
    tableau = _tableau(tools, game, position)
    known = {word: panel for panel in tableau.panels for word in (panel.name, panel.id)}
    if name not in known:
        names = ", ".join(panel.name for panel in tableau.panels)
        raise ValueError(
            f"there is no board of '{name}'; there are: {names}{did_you_mean(name, known)}"
        )
    panel = known[name]
    return Picture(panel.name, board_picture(panel, tableau, tools.words))


def _tableau(
    tools: GameTools,
    game: Any,  # noqa: ANN401 - of any game
    position: State[Any] | View[Any],
) -> Tableau:
    seen = position
    if isinstance(position, State):
        seen = as_seen(tools.ruleset, position, SPECTATOR)
    return display_of(tools).tableau(game, seen)


def log(path: str | Path, *, height: int = HEIGHT) -> Shown:
    """A recorded game as `dmd-replay report` shows it.

    Raises:
        LogError: if it is no log, or cannot be read by these rules.
        OSError: if there is no such file.
    """
    path = Path(path)
    return _report(path.name, read_log(path), height)


def _report(name: str, recorded: Log, height: int = HEIGHT) -> Shown:
    tools = game_tools(recorded.header.ruleset)
    return Shown(report_of(tools, [NamedLog(name, recorded)]), height)


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
    return Shown(cards_page_of(_chosen(tools, ids), tools.title, tools.words), height)


def card(tools: GameTools, *ids: str) -> Picture:
    """Cards of the built-in packs as a picture of their own texts; arguments as `cards` has them.

    Raises:
        MissingFacetError: if the game has no packs.
        ValueError: if an id is that of no card and no pack, or there is none.
    """
    if not ids:
        raise ValueError("name a card; `cards()` shows all of them")
    chosen = [card_of_pack(text, tools.words) for text in _chosen(tools, ids)]
    return Picture(", ".join(one.name for one in chosen), cards_picture(chosen, tools.words))


def _chosen(tools: GameTools, ids: Sequence[str]) -> list[PackText]:
    texts = needed(tools.packs, tools, "packs").texts(())
    known = {word for text in texts for word in (text.id, text.pack)}
    for one in ids:
        if one not in known:
            raise ValueError(
                f"'{one}' is the id of no card and of no pack{did_you_mean(one, sorted(known))}"
            )
    return [text for text in texts if not ids or text.id in ids or text.pack in ids]


# --- values that show themselves -----------------------------------------------------------------


def load_ipython_extension(shell: Any) -> None:  # noqa: ANN401 - IPython is not installed with this
    """Let values show themselves in a notebook: ``%load_ext dmd_replay.report.notebook``.

    Args:
        shell: the shell of IPython.
    """
    formatters = shell.display_formatter.formatters
    for kind, draws in _DRAWN.items():
        formatters["image/svg+xml"].for_type(kind, draws)
    formatters["text/html"].for_type(Log, _log_shown)


def unload_ipython_extension(shell: Any) -> None:  # noqa: ANN401 - as above
    """Let them be shown as any value again."""
    formatters = shell.display_formatter.formatters
    for kind in _DRAWN:
        formatters["image/svg+xml"].pop(kind)
    formatters["text/html"].pop(Log)


def _log_shown(recorded: Log) -> str:
    return _report("a log", recorded)._repr_html_()


_DRAWN: Final[dict[type, Callable[[Any], str]]] = {  # Any: each function is of its own type
    Tableau: table_picture,
    Panel: lambda panel: board_picture(panel, Tableau("")),
    CardShown: lambda shown: cards_picture([card_of(shown)]),
    PackText: lambda text: cards_picture([card_of_pack(text)]),
}
"""Values that are drawn, by their types."""


__all__ = [
    "HEIGHT",
    "Picture",
    "Shown",
    "board",
    "card",
    "cards",
    "load_ipython_extension",
    "log",
    "map_of",
    "table",
    "unload_ipython_extension",
]
