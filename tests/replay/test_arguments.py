"""What a caller of the tools hands over by mistake: a sentence says which argument, and why."""

from collections.abc import Callable
from io import BytesIO, StringIO
from pathlib import Path
from typing import Any, Final

import pytest

import dmd_core as dmd
import dmd_replay

r: Any = dmd_replay
"""The public functions without their types: these calls are wrong on purpose."""

KEPT: Final = next(Path("fixtures/games").glob("*.dmdlog"))
LOG: Final = dmd_replay.read_log(KEPT)
TOOLS: Final = dmd_replay.game_tools(LOG.header.ruleset)
GAME: Final = dmd.load_game()
IS_TOOLS: Final = "allowed: the tools of a game, as `game_tools` gives them"
IS_PATH: Final = "allowed: the path of a log, as a text or a pathlib.Path"

WRONG: Final[dict[str, tuple[Callable[[], object], str]]] = {
    "a number for a path": (lambda: r.read_log(7), f"path: found 7; {IS_PATH}"),
    "a path for the bytes of a log": (
        lambda: r.parse_log("a.dmdlog"),
        "data: found 'a.dmdlog'; allowed: the bytes of a log; `read_log` takes a path",
    ),
    "a game for its name": (
        lambda: r.game_tools(GAME),
        "name: found a Game; allowed: the name of a game, such as 'death-may-die'",
    ),
    "log and tools swapped": (lambda: r.verify(LOG, TOOLS), f"tools: found a Log; {IS_TOOLS}"),
    "a path for a log": (
        lambda: r.verify(TOOLS, KEPT),
        "log: found a PosixPath; allowed: a log, as `read_log` gives it",
    ),
    "a name for a seat": (
        lambda: r.without_secrets(TOOLS, LOG, "ian", BytesIO()),
        "seat: found 'ian'; allowed: the number of a seat",
    ),
    "a stream of text": (
        lambda: r.without_secrets(TOOLS, LOG, 0, StringIO()),
        "stream: found a StringIO; allowed: a stream of bytes",
    ),
    "a game without its tools": (
        lambda: r.record(GAME, GAME, 7, None, "a.dmdlog"),
        f"tools: found a Game; {IS_TOOLS}",
    ),
    "a function that decides": (
        lambda: r.record(TOOLS, GAME, 7, max, "a.dmdlog"),
        (
            "decider: found a builtin_function_or_method; allowed: what has a method 'decide', as"
            " a `Decider`"
        ),
    ),
    "nowhere to record": (
        lambda: r.record(TOOLS, GAME, 7, None, None),
        f"path: found nothing; {IS_PATH}",
    ),
}


@pytest.mark.parametrize("mistake", WRONG)
def test_a_wrong_argument_is_named_with_what_can_stand_there(mistake: str) -> None:
    """No call ends in an error from deep inside."""
    call, sentence = WRONG[mistake]

    with pytest.raises(dmd.ArgumentError) as caught:
        call()

    assert sentence == str(caught.value)


def test_a_path_may_be_a_text() -> None:
    """As it may for `Recorder.open`."""
    assert LOG == dmd_replay.read_log(str(KEPT))
