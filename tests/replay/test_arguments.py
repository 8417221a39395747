"""What a caller of the tools hands over by mistake: a sentence says which argument, and why."""

from collections.abc import Callable
from io import BytesIO, StringIO
from pathlib import Path
from typing import Any, Final

import pytest

import dmd_core as dmd
import dmd_core.final_girl as fg
import dmd_replay
from dmd_replay.facets.game import bots_of
from dmd_replay.read.history import history_of

d: Any = dmd
fg_any: Any = fg
r: Any = dmd_replay
"""The public functions without their types: these calls are wrong on purpose."""

KEPT: Final = next(Path("fixtures/games").glob("*.dmdlog"))
LOG: Final = dmd_replay.read_log(KEPT)
TOOLS: Final = dmd_replay.game_tools(LOG.header.ruleset)
GAME: Final = dmd.load_game()
NORA: Final = fg.load_game()
STATE: Final = dmd.start(GAME, 7).state
DECISION: Final = dmd.pending(GAME, STATE)
SEATS: Final = TOOLS.setup.seats(history_of(TOOLS, LOG).game)
IS_TOOLS: Final = "allowed: the tools of a game, as `game_tools` gives them"
IS_PATH: Final = "allowed: the path of a log, as a text or a pathlib.Path"


def asked(bot: Any, *given: Any) -> Callable[[], object]:  # noqa: ANN401 - these calls are wrong on purpose
    """A bot that is asked with a definition and a decision."""
    game, decision = given
    return lambda: bot(1).choose(game, STATE, decision)


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
    "a file for a stream": (
        lambda: r.without_secrets(TOOLS, LOG, 0, "out.dmdlog"),
        "stream: found 'out.dmdlog'; allowed: a stream of bytes",
    ),
    "a seat that nobody has": (
        lambda: r.without_secrets(TOOLS, LOG, 9, BytesIO()),
        f"seat: found 9; allowed: 0 to {SEATS - 1}, or -2 for a spectator",
    ),
    "a text for a seed": (
        lambda: d.start(GAME, "7"),
        "seed: found '7'; allowed: a whole number from 0 to 2**128 - 1, or None",
    ),
    "a view for narrate": (
        lambda: d.narrate(GAME, d.view(GAME, STATE, 0), ()),
        "state: found a View; allowed: a whole state, with `seat=` for whose eyes it is told",
    ),
    "a table for happenings": (
        lambda: fg_any.happenings(NORA, dmd.view(GAME, STATE, 0), ()),
        (
            "view.table: found a Table of dmd_core.death_may_die.state; allowed: the table of"
            " Final Girl"
        ),
    ),
    "nothing for a state": (
        lambda: fg_any.position_of(NORA, None),
        "state: found nothing; allowed: a state",
    ),
    "a list for the id of a card": (
        lambda: d.card_text(GAME, []),
        "card_id: found an array of 0; allowed: an id, as a text",
    ),
    "a list for the id of a card of the other game": (
        lambda: fg_any.card_text(NORA, []),
        "card_id: found an array of 0; allowed: an id, as a text",
    ),
    "a list for the id of a Skill": (
        lambda: d.skill_text(GAME, []),
        "skill: found an array of 0; allowed: an id, as a text",
    ),
    "a list for the id of an Enemy": (
        lambda: d.enemy_text(GAME, []),
        "kind: found an array of 0; allowed: an id, as a text",
    ),
    "a number for the code of a language": (
        lambda: d.load_language(7),
        "code: found 7; allowed: the code of a language, such as 'pl'",
    ),
    "a number for a file of a language": (
        lambda: fg_any.load_language("pl", 7),
        "own: found 7; allowed: a `LanguageSource`",
    ),
    "a number for a policy": (
        lambda: d.rewind(STATE, 7),
        "policy: found 7; allowed: keep, reseed, forbidden",
    ),
    "a text for an epoch": (
        lambda: d.rewind(STATE, "keep", used="1"),
        "used: found '1'; allowed: a whole number from 0 to 2**32 - 1",
    ),
    **{
        f"another game for the bot '{name}' of {of}": (
            asked(bot, other, DECISION),
            "game: found a Game of dmd_core.{}.game; allowed: a definition of the game that the"
            " bot plays".format("final_girl" if of == "death-may-die" else "death_may_die"),
        )
        for of, other in (("death-may-die", NORA), ("final_girl", GAME))
        for name, bot in dmd_replay.game_tools(of).bots.items()
    },
    **{
        f"no decision for the bot '{name}'": (
            asked(bot, GAME, None),
            "decision: found nothing; allowed: a decision; when there is none, the game is over",
        )
        for name, bot in bots_of(dmd_replay.game_tools("death-may-die")).items()
    },
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
