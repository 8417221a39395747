"""Logs of Final Girl: recorded, executed again, written as text, freed of their seed."""

from io import BytesIO, StringIO
from pathlib import Path

import pytest

from dmd_core.final_girl.events.searching import ItemDrawn
from dmd_core.final_girl.lookups import item_deck
from dmd_replay.check.replay import ReplayVerdict, replay
from dmd_replay.games.final_girl.game import TOOLS
from dmd_replay.games.final_girl.sensible import SensibleBot
from dmd_replay.games.final_girl.setup import SETUP
from dmd_replay.log import Log, parse_log, read_log
from dmd_replay.play.record import BotDecider, record
from dmd_replay.read.history import history_of
from dmd_replay.registry import game_tools
from dmd_replay.share.jsonl import export_lines, import_log
from dmd_replay.share.redact import without_seed

SEED = 7


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Log:
    """A game of the sensible bot."""
    path: Path = tmp_path_factory.mktemp("log") / "game.dmdlog"
    game = SETUP.definition(SETUP.choose({"epic": True}))
    record(TOOLS, game, SEED, BotDecider(SensibleBot(SEED)), path)
    return read_log(path)


def test_a_recorded_game_is_exact(log: Log) -> None:
    """Executed again it gives the same events, byte by byte."""
    assert ReplayVerdict.EXACT is replay(TOOLS, log).verdict
    assert "final_girl" == log.header.ruleset


def test_a_log_as_text_and_back(log: Log) -> None:
    """Nothing is lost."""
    text = "".join(line + "\n" for line in export_lines(TOOLS, log))
    out = BytesIO()

    assert 0 == import_log(game_tools, StringIO(text), out, "x.jsonl").left_out
    assert parse_log(out.getvalue()).records == log.records


def drawn_face_up(log: Log) -> int:
    """How often a card was drawn that lay face up, so that nothing else could come out."""
    history = history_of(TOOLS, log)
    state, count = history.timeline.start, 0
    for number in history.line:
        for event, before, after in history.timeline.instants(number, state):
            if isinstance(event, ItemDrawn):
                deck = item_deck(before.table, event.deck)
                count += deck is not None and deck.top[:1] == event.drawn
            state = after
    return count


def test_a_log_without_its_seed_types_in_what_was_open(log: Log) -> None:
    """A face-up card that is drawn is no question to the table: it is left out (FG-SRC-06)."""
    out = BytesIO()
    without_seed(TOOLS, log, out)
    typed = parse_log(out.getvalue())

    assert drawn_face_up(log) > 0
    assert ReplayVerdict.EXACT is replay(TOOLS, typed).verdict
    assert log.footer is not None
    assert typed.footer is not None
    assert log.footer.outcome == typed.footer.outcome
