"""A game in a file of its own: begun, gone on with, closed, cut off, refused."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

import attrs
import pytest

import dmd_core as dmd
import dmd_core.final_girl as fg
from dmd_replay import (
    BusyError,
    ClosedError,
    LogVersionError,
    OtherGameError,
    Recorder,
    UndoError,
    fork_log,
    game_tools,
    read_log,
    verify,
)
from dmd_replay.log import EntryWriter, Log, LogError
from dmd_replay.play.record import PART
from dmd_replay.registry import installed_games
from race_game.tools import TOOLS as RACE

PARTY = ("ian", "sister_beth")


class KilledError(Exception):
    """Stands for what ends a program."""


def game(trade_refusals: int = 3) -> dmd.Game:
    """A game for two."""
    return dmd.load_game(dmd.Setup(2, PARTY, rulings=dmd.Rulings(trade_refusals=trade_refusals)))


def first(recorder: Recorder) -> dmd.Command:
    """The first option."""
    assert recorder.decision is not None
    return next(recorder.decision.legal())


@contextmanager
def cut_off(path: Path, *, killed: bool = True) -> Iterator[Recorder]:
    """A game that an error ends in the middle, as a kill does."""
    with ExitStack() as stack:
        if killed:
            stack.enter_context(pytest.raises(KilledError))
        recorder = stack.enter_context(Recorder.open(path, game(), seed=7))
        yield recorder
        if killed:
            raise KilledError


def test_a_new_game_begins_and_is_closed(tmp_path: Path) -> None:
    """It has its name when the block ends, and can be read."""
    path = tmp_path / "evening.dmdlog"
    with Recorder.open(path, game(), seed=7) as recorder:
        recorder.do(first(recorder))
        assert not path.exists()

    log = read_log(path)
    assert (2, 7, None) == (len(log.records), log.header.seed, log.damage)


@pytest.mark.parametrize("killed", [False, True])
def test_the_next_block_goes_on_there(tmp_path: Path, *, killed: bool) -> None:
    """Also after an error, when the game lies in its part; undone commands can be done again."""
    path = tmp_path / "evening.dmdlog"
    with cut_off(path, killed=killed) as recorder:
        before = recorder.do(first(recorder)).state
        recorder.do(first(recorder))
        recorder.undo()
    assert killed == path.with_name(path.name + PART).exists()

    with Recorder.open(path) as recorder:  # the log says which game
        assert before == recorder.state
        recorder.redo()

    assert [path] == list(tmp_path.iterdir())
    assert 3 == len(read_log(path).records)


def test_a_torn_record_is_cut_off(tmp_path: Path) -> None:
    """As after a crash in the middle of writing: what was torn stays beside the log."""
    path = tmp_path / "evening.dmdlog"
    with cut_off(path) as recorder:
        recorder.do(first(recorder))
        recorder.do(first(recorder))
    part = path.with_name(path.name + PART)
    part.write_bytes(part.read_bytes()[:-3])

    with Recorder.open(path, game()) as recorder:
        assert 1 == recorder.at
        assert part.with_name(part.name + ".torn") == recorder.torn
        recorder.do(first(recorder))

    assert 3 == len(read_log(path).records)


def test_a_file_that_was_cut_off_in_its_header_is_begun_anew(tmp_path: Path) -> None:
    """Nothing was played in it."""
    path = tmp_path / "evening.dmdlog"
    with cut_off(path):
        pass
    part = path.with_name(path.name + PART)
    part.write_bytes(part.read_bytes()[:40])

    with Recorder.open(path, game(), seed=8) as recorder:
        assert 0 == recorder.at

    assert 8 == read_log(path).header.seed


def test_two_cannot_write_one_file(tmp_path: Path) -> None:
    """Neither a new one nor one that is gone on with."""
    path = tmp_path / "evening.dmdlog"
    for _ in range(2):
        with Recorder.open(path, game()):
            again = Recorder.open(path, game())
            with pytest.raises(BusyError, match=r"evening\.dmdlog: this process is writing this"):
                again.__enter__()


def test_another_game_is_named_with_what_differs(tmp_path: Path) -> None:
    """The setup, the rulings, the content."""
    path = tmp_path / "evening.dmdlog"
    with Recorder.open(path, game(), seed=7):
        pass

    with pytest.raises(OtherGameError) as caught, Recorder.open(path, game(trade_refusals=1)):
        pass

    assert str(caught.value) == (
        f"{path}: the log is of another game: rulings.trade_refusals 3 there, 1 here"
    )


def test_a_log_of_another_version_is_refused_with_what_differs(tmp_path: Path) -> None:
    """One file is of one version; `fork` plays on in another."""
    path = tmp_path / "evening.dmdlog"
    with Recorder.open(path, game(), seed=7):
        pass
    log = read_log(path)
    _written(path, log, library="0.0.7", revision=log.header.revision - 1)

    with pytest.raises(LogVersionError) as caught, Recorder.open(path):
        pass

    assert str(caught.value) == (
        "evening.dmdlog: another version recorded this log (it differs in library, revision), and"
        " one file is of one version; 'dmd-replay fork', or `dmd_replay.fork_log` in a program,"
        " plays on from any of its steps in a new one"
    )
    new = tmp_path / "new.dmdlog"
    assert 0 == fork_log(path, new).commands
    with Recorder.open(new) as recorder:
        recorder.do(first(recorder))


def _written(path: Path, log: Log, **header: Any) -> None:  # noqa: ANN401 - fields of a header
    """A log with another header."""
    with path.open("wb") as stream:
        writer = EntryWriter(stream, attrs.evolve(log.header, **header))
        for entry in log.entries:
            writer.entry(entry)


def test_a_log_of_another_library_goes_on_if_the_game_is_the_same(tmp_path: Path) -> None:
    """Only the number differs: an update stops no game under way."""
    path = tmp_path / "evening.dmdlog"
    with Recorder.open(path, game(), seed=7) as recorder:
        recorder.do(first(recorder))
    _written(path, read_log(path), library="0.0.7")

    with Recorder.open(path) as recorder:
        recorder.do(first(recorder))

    log = read_log(path)
    assert ("0.0.7", 3, None) == (log.header.library, len(log.records), log.damage)
    assert verify(game_tools("death-may-die"), log).sound


def test_a_log_of_another_library_and_another_game_is_refused(tmp_path: Path) -> None:
    """As before: what was recorded is not what these rules play."""
    path = tmp_path / "evening.dmdlog"
    with Recorder.open(path, game(), seed=7) as recorder:
        recorder.do(first(recorder))
    _written(path, read_log(path), library="0.0.7", seed=8)

    with pytest.raises(LogVersionError, match=r"it differs in library\)"), Recorder.open(path):
        pass


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"seed": 8}, "another seed there, seed 8 here"),
        ({"seed": None}, "another seed there, dice and cards typed in here"),
        ({"undo": "forbidden"}, "undo 'keep' there, 'forbidden' here"),
    ],
)
def test_an_option_that_is_not_that_of_the_file_is_refused(
    tmp_path: Path, options: dict[str, Any], says: str
) -> None:
    """It was passed over: undo was allowed where a program had forbidden it."""
    path = tmp_path / "evening.dmdlog"
    with Recorder.open(path, game(), seed=7, undo="keep"):
        pass

    with pytest.raises(OtherGameError) as caught, Recorder.open(path, game(), **options):
        pass

    assert str(caught.value) == (
        f"{path}: the game was begun otherwise: {says}; leave out what the file says itself"
    )
    with Recorder.open(path, game(), seed=7, undo="keep") as recorder:
        assert recorder.torn is None


def test_what_is_no_log_is_not_written_over(tmp_path: Path) -> None:
    """The sentence says what it is, and the file is as it was."""
    path = tmp_path / "evening.dmdlog"
    path.write_text("my diary", encoding="utf-8")

    with pytest.raises(LogError, match="this is no game log"), Recorder.open(path, game()):
        pass

    assert "my diary" == path.read_text(encoding="utf-8")


def test_without_a_game_there_has_to_be_a_log(tmp_path: Path) -> None:
    """Nobody says what is to be played."""
    path = tmp_path / "evening.dmdlog"

    with pytest.raises(FileNotFoundError) as caught, Recorder.open(path):
        pass

    assert f"{path}: there is no game yet; name the one that is to begin" == str(caught.value)
    assert [] == list(tmp_path.iterdir())


def test_a_game_that_is_over_can_be_undone(tmp_path: Path) -> None:
    """The last command is taken back, and play goes on."""
    path = tmp_path / "evening.dmdlog"
    with Recorder.open(path, game(), seed=7) as recorder:
        while recorder.decision is not None:
            recorder.do(first(recorder))
    assert "loss" == getattr(read_log(path).footer, "outcome", "")

    with Recorder.open(path) as recorder:
        assert recorder.decision is None
        assert recorder.undo().decision is not None

    assert "" == getattr(read_log(path).footer, "outcome", None)


def test_a_drawn_seed_is_large(tmp_path: Path) -> None:
    """Nobody finds it by trying; two games have two."""
    seeds = set()
    for name in ("a", "b"):
        with Recorder.open(tmp_path / name, game()) as recorder:
            seeds.add(recorder.state.chance.seed)

    assert 2 == len(seeds)
    assert max(seeds) > 1 << 100


def test_a_table_has_no_seed(tmp_path: Path) -> None:
    """Dice and cards are typed in."""
    with Recorder.open(tmp_path / "table.dmdlog", game(), seed=None) as recorder:
        assert isinstance(first(recorder), dmd.Typed)


def test_undo_can_be_forbidden(tmp_path: Path) -> None:
    """As the log of the game says from its beginning."""
    path = tmp_path / "evening.dmdlog"
    with Recorder.open(path, game(), undo="forbidden") as recorder:
        recorder.do(first(recorder))
        with pytest.raises(dmd.RefusedError, match="Undo is forbidden"):
            recorder.undo()


def test_another_game_than_the_usual_one_is_played_with_its_tools(tmp_path: Path) -> None:
    """A race."""
    path = tmp_path / "race.dmdlog"
    course = RACE.setup.definition(RACE.setup.choose({}))
    with Recorder.open(path, course, seed=1, tools=RACE) as recorder:
        recorder.do(first(recorder))

    assert "race" == read_log(path).header.ruleset


def test_a_definition_says_which_game_is_played(tmp_path: Path) -> None:
    """Final Girl needs no tools beside it, neither at first nor later."""
    path, nora = tmp_path / "nora.dmdlog", fg.load_game()
    for _ in range(2):
        with Recorder.open(path, nora, seed=7) as recorder:
            recorder.do(first(recorder))
    assert ("final_girl", 3) == (read_log(path).header.ruleset, len(read_log(path).records))

    with (
        pytest.raises(OtherGameError) as caught,
        Recorder.open(path, game()),
    ):
        pass
    there = "the game 'final_girl' there, 'death-may-die' here"
    assert f"{path}: the log is of another game: {there}" == str(caught.value)


open_wrongly: Any = Recorder.open
"""Without its types: these calls are wrong on purpose."""
GAMES: Final = f"a definition of an installed game ({', '.join(installed_games())})"


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (
            lambda: open_wrongly(7),
            "path: found 7; allowed: the path of a log, as a text or a pathlib.Path",
        ),
        (
            lambda: open_wrongly(game(), "a.dmdlog"),
            "path: found a Game; allowed: the path of a log, as a text or a pathlib.Path",
        ),
        (lambda: open_wrongly("."), "path: found '.'; allowed: the path of a file"),
        (
            lambda: open_wrongly("a.dmdlog", "final_girl"),
            f"game: found 'final_girl'; allowed: {GAMES}, or any with its `tools` beside it",
        ),
        (
            lambda: open_wrongly("a.dmdlog", game(), tools="race"),
            "tools: found 'race'; allowed: the tools of a game, as `game_tools` gives them",
        ),
        (
            lambda: open_wrongly("a.dmdlog", game(), tools=game_tools("final_girl")),
            (
                "game: found a Game of dmd_core.death_may_die.game; allowed: a definition of the"
                " game 'final_girl'"
            ),
        ),
        (
            lambda: open_wrongly("a.dmdlog", game(), seed="7"),
            (
                "seed: found '7'; allowed: a whole number from 0 to 2**128 - 1, 'drawn'"
                " for a number that nobody can find by trying, or None if dice and cards are"
                " typed in"
            ),
        ),
        (
            lambda: open_wrongly("a.dmdlog", game(), undo=1),
            "undo: found 1; allowed: keep, reseed, forbidden",
        ),
        (
            lambda: open_wrongly("a.dmdlog", game(), undo="resed"),
            (
                "undo 'resed' is not possible; allowed: keep, reseed, forbidden; did you mean"
                " 'reseed'?"
            ),
        ),
    ],
    ids=["number", "swapped", "folder", "name", "tools", "others", "seed", "no policy", "undo"],
)
def test_a_wrong_argument_is_named_before_a_file_is_touched(
    call: Callable[[], object], sentence: str
) -> None:
    """With what can stand there."""
    with pytest.raises((TypeError, ValueError)) as caught:
        call()
    assert sentence == str(caught.value)


def test_who_opens_a_game_without_a_block_is_told_how(tmp_path: Path) -> None:
    """The sentence has the block, and what a program without one does."""
    opened: Any = Recorder.open(tmp_path / "evening.dmdlog", game())

    with pytest.raises(AttributeError, match="has no 'decision' before its block begins: 'with"):
        _ = opened.decision
    with ExitStack() as stack:
        assert stack.enter_context(opened).decision is not None


def test_what_no_reader_would_take_is_not_written(tmp_path: Path) -> None:
    """A mark or a note that is no text is refused, and the game behind it is not lost."""
    path = tmp_path / "evening.dmdlog"
    with Recorder.open(path, game(), seed=7) as recorder:
        wrong: Any = recorder
        with pytest.raises(dmd.ArgumentError, match=r"^name: found 5; allowed: a text$"):
            wrong.mark(5)
        with pytest.raises(dmd.ArgumentError, match=r"^note: found nothing; allowed: a text$"):
            wrong.mark("here", None)
        with pytest.raises(dmd.ArgumentError, match=r"^text: found half a character, '.ud800'"):
            recorder.note("a\ud800")
        recorder.do(first(recorder))

    log = read_log(path)
    assert (2, None) == (len(log.records), log.damage)


def test_behind_the_end_of_a_block_nothing_is_written(tmp_path: Path) -> None:
    """The sentence says to open the game again, and the recorder stands where it stood."""
    with Recorder.open(tmp_path / "evening.dmdlog", game(), seed=7) as recorder:
        recorder.do(first(recorder))
    before = recorder.now

    for act in (
        lambda: recorder.do(first(recorder)),
        lambda: recorder.do(dmd.Typed(("blank",))),
        recorder.undo,
        lambda: recorder.undo(9),
        lambda: recorder.undo_part("turn"),
        recorder.redo,
        lambda: recorder.go_to(0),
        lambda: recorder.mark("a"),
        lambda: recorder.note("a"),
    ):
        with pytest.raises(ClosedError, match=r"^this log is closed: nothing can be written to it"):
            act()
    assert 1 == len(recorder.takes_back().commands)  # what is only looked at stays
    assert (1, before) == (recorder.at, recorder.now)


@pytest.mark.parametrize("what", [3, "round", 0])
def test_what_cannot_be_taken_back_is_said_beforehand(tmp_path: Path, what: int | str) -> None:
    """As `undo` says it."""
    with Recorder.open(tmp_path / "evening.dmdlog", game(), seed=7) as recorder:
        recorder.do(first(recorder))
        with pytest.raises(UndoError) as asked:
            recorder.takes_back(what)
        with pytest.raises(UndoError) as done:
            recorder.undo_part(what) if isinstance(what, str) else recorder.undo(what)

    assert str(asked.value) == str(done.value)


def test_what_is_taken_back_is_known_after_a_resume(tmp_path: Path) -> None:
    """Commands and chance of the evening before count as well."""
    path = tmp_path / "evening.dmdlog"
    with Recorder.open(path, game(), seed=7) as recorder:
        for _ in range(12):
            recorder.do(first(recorder))
        known = [recorder.takes_back(count) for count in range(1, 13)]
    with Recorder.open(path) as recorder:
        assert known == [recorder.takes_back(count) for count in range(1, 13)]

    assert known[-1].chance_seen
    assert 12 == len(known[-1].commands)
