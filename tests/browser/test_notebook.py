"""What a notebook shows of a game: pages in frames, pictures, values that show themselves."""

from types import SimpleNamespace
from typing import Final

import pytest
from IPython.core.formatters import DisplayFormatter

import dmd_core as dmd
from dmd_replay.facets.game import display_of
from dmd_replay.games.death_may_die.game import TOOLS
from dmd_replay.log import parse_log
from dmd_replay.report import notebook
from tests.replay.logs import written

pytestmark = pytest.mark.frontends

GAME: Final = dmd.load_game()
STATE: Final = dmd.start(GAME, seed=7).state


def test_boards_maps_and_cards_are_pictures() -> None:
    """As SVG; a name that nobody has is answered with the nearest."""
    polish = TOOLS.languages.speaking("pl")

    assert "Wounds: 0 of 5" in notebook.board(TOOLS, GAME, STATE, "Ian")._repr_svg_()
    assert "Siostra Beth" in notebook.map_of(polish, GAME, STATE)._repr_svg_()
    assert "You have 1 free reroll" in notebook.card(TOOLS, "lucky")._repr_svg_()
    with pytest.raises(ValueError, match=r"there is no board of 'Iann'; .* did you mean 'Ian'\?"):
        notebook.board(TOOLS, GAME, STATE, "Iann")
    with pytest.raises(ValueError, match=r"^name a card"):
        notebook.card(TOOLS)


def test_values_show_themselves_in_a_notebook() -> None:
    """In IPython's own formatters, once the extension is loaded, and no more once it is not."""
    formatter = DisplayFormatter()
    formatter.active_types = ["text/plain", "text/html", "image/svg+xml"]
    shell = SimpleNamespace(display_formatter=formatter)
    tableau = display_of(TOOLS).tableau(GAME, STATE)
    text = TOOLS.packs.texts(())[0]
    drawn = (tableau, tableau.panels[0], tableau.panels[0].cards[0], text)
    log = parse_log(written(5))

    def shown(value: object) -> dict[str, str]:
        data, _ = formatter.format(value)  # type: ignore[no-untyped-call] # as IPython has it
        return dict(data)

    notebook.load_ipython_extension(shell)
    for value in drawn:
        assert shown(value)["image/svg+xml"].startswith("<svg ")
    assert shown(log)["text/html"].startswith('<iframe sandbox="allow-scripts"')
    notebook.unload_ipython_extension(shell)
    for each in (*drawn, log):
        assert {"text/plain"} == set(shown(each))
