"""Every public function and class of `dmd_core` and `dmd_replay`, called as a caller does.

This file is not run: type checkers read it, mypy strictly and pyright in its mode ``strict``. What
is added to the face of a package is called here; `test_types_of_programs.py` notices what is not.
"""

# ruff: noqa: D101, D102, D103 - each line is there for its types

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import BinaryIO, assert_type

import dmd_core as dmd
import dmd_core.final_girl as fg
import dmd_replay
from dmd_core.death_may_die.commands import Attack


def games() -> None:
    content: dmd.Content = dmd.load_content()
    setup = dmd.Setup(2, ("ian", "elizabeth"), rulings=dmd.Rulings(trade_refusals=1))
    game = assert_type(dmd.load_game(setup, content=content), dmd.Game)
    step = assert_type(dmd.start(game, 7), dmd.Step)
    state = assert_type(step.state, dmd.State)
    assert_type(dmd.initial(game, None), dmd.State)
    assert_type(dmd.position(game, {"enemies": ["cultist s01"]}), dmd.Step)
    given: object = dmd.position_of(game, state)
    match assert_type(dmd.outcome(state), dmd.Ending):
        case "win" | "loss" | "":  # strict checkers say it if there were more
            pass
    assert_type(state.chance, dmd.Chance)
    assert_type(state.table, dmd.Table)
    assert_type(state.agenda, tuple[dmd.Frame, ...])
    repr(given)


def decisions(game: dmd.Game, state: dmd.State) -> None:
    decision = assert_type(dmd.pending(game, state), dmd.Decision | None)
    assert_type(dmd.legal(game, state), Iterator[dmd.Command])
    refusal = assert_type(dmd.check(game, state, Attack(0)), dmd.Refusal | None)
    if refusal is not None:
        assert_type(refusal.kind, dmd.RefusalCode)
        assert_type(refusal.rules, tuple[dmd.RuleId, ...])
    if decision is not None:
        assert_type(decision.seat, dmd.Seat)
        assert_type(decision.kind, dmd.KindId)
        assert_type(decision.families, tuple[dmd.Family, ...])
        command = assert_type(dmd.parse_command(decision, "run"), dmd.Command)
        assert_type(dmd.text(command), str)
        step = assert_type(dmd.apply(game, state, command, decision=decision), dmd.Step)
        assert_type(step.events, tuple[dmd.Event, ...])
    assert_type(dmd.apply_all(game, state, [Attack(0), dmd.Typed(("blank",))]), dmd.Step)
    assert_type(dmd.Typed(("blank",)).items, tuple[dmd.ItemId, ...])


def history(game: dmd.Game, state: dmd.State, events: tuple[dmd.Event, ...]) -> None:
    assert_type(dmd.evolve(state, events[0]), dmd.State)
    assert_type(dmd.fold(state, events), dmd.State)
    assert_type(dmd.rewind(state, dmd.UndoPolicy.RESEED, seed=7), dmd.State)
    assert_type(dmd.chance_seen(events), bool)
    assert_type(dmd.resume(game, state), dmd.State)
    assert_type(dmd.faults(game, state), tuple[dmd.Fault, ...])


def screen(game: dmd.Game, state: dmd.State, events: tuple[dmd.Event, ...]) -> None:
    view = assert_type(dmd.view(game, state, 0), dmd.View[dmd.Table])
    assert_type(dmd.view_events(game, events, 0), tuple[dmd.Event, ...])
    assert_type(dmd.view_command(game, Attack(0), 1), dmd.Command | None)
    menu = assert_type(dmd.menu(game, view), dmd.Menu)
    group = assert_type(menu.groups[0], dmd.OptionGroup)
    option = assert_type(group.options[0], dmd.Option)
    assert_type(option.costs, tuple[dmd.Cost, ...])
    assert_type(group.slots, tuple[dmd.Slot, ...])
    assert_type(group.slots[0].choices, tuple[dmd.Choice, ...])
    assert_type(menu.missing, tuple[dmd.Missing, ...])
    happening = assert_type(dmd.happenings(game, state, events)[0], dmd.Happening)
    assert_type(happening.cause, dmd.Cause | None)
    assert_type(happening.told(), Iterator[dmd.Told])
    assert_type(dmd.upcoming(game, state), tuple[dmd.Upcoming, ...])
    assert_type(dmd.reserves(game, view), tuple[dmd.Reserve, ...])
    table = assert_type(dmd.tableau(game, view), dmd.Tableau)
    assert_type(table.places[0], dmd.Place)
    assert_type(table.places[0].pieces, tuple[dmd.Piece, ...])
    assert_type(table.places[0].marks, tuple[dmd.Mark, ...])
    assert_type(table.passages, tuple[dmd.Passage, ...])
    assert_type(table.panels[0], dmd.Panel)
    assert_type(table.panels[0].cards, tuple[dmd.CardShown, ...])
    assert_type(table.tracks[0], dmd.Track)
    assert_type(table.tracks[0].steps, tuple[dmd.TrackStep, ...])
    assert_type(table.piles, tuple[dmd.Pile, ...])
    assert_type(table.throws, tuple[dmd.Throw, ...])
    assert_type(table.throws[0].dice, tuple[dmd.DieShown, ...])
    assert_type(next(iter(dmd.menu(game, state))).names, tuple[dmd.Named, ...])
    assert_type(dmd.menu(game, state).about, tuple[dmd.Topic, ...])
    own = dmd.LanguageSource("pl.ftl", "command-pass = { $seat } pasuje")
    try:
        spoken = assert_type(dmd.load_language("pl", own), dmd.Translation)
    except (dmd.LanguageError, dmd.MissingLanguagesError):
        return
    told: dmd.Spoken = spoken
    assert_type(dmd.describe(game, state, Attack(0), language=told), str)
    assert_type(dmd.describe(game, state, Attack(0), language=spoken), str)
    shown = assert_type(dmd.display_in(spoken), dmd.Display[dmd.Game, dmd.Table])
    assert_type(shown.menu(game, state), dmd.Menu)
    assert_type(dmd.distances(game, "s01"), Mapping[dmd.SpaceId, int])
    assert_type(dmd.shortest_paths(game, "s01", "s07"), tuple[tuple[dmd.SpaceId, ...], ...])
    assert_type(state.table.enemies[0].id, dmd.FigureId)
    assert_type(state.table.enemies[0].kind, dmd.EnemyId)
    assert_type(state.table.investigators[0].levels[0][0], dmd.SkillId)


def final_girl(setup: fg.Setup, line: str) -> None:
    game = assert_type(fg.load_game(setup, content=fg.load_content()), fg.Game)
    step = assert_type(fg.start(game, seed=7), fg.Step)
    state = assert_type(step.state, fg.State)
    assert_type(state.table, fg.Table)
    decision = fg.pending(game, state)
    assert decision is not None
    command = assert_type(fg.parse_command(decision, line), dmd.Command)
    assert_type(fg.check(game, state, command), dmd.Refusal | None)
    assert_type(fg.apply(game, state, command, decision=decision), fg.Step)
    assert_type(fg.rewind(state, "keep"), fg.State)
    view = assert_type(fg.view(game, state, 0), dmd.View[fg.Table])
    assert_type(fg.menu(game, view), dmd.Menu)
    assert_type(fg.tableau(game, view), dmd.Tableau)
    assert_type(fg.happenings(game, state, step.events), tuple[dmd.Happening, ...])
    assert_type(fg.narrate(game, state, step.events), tuple[str, ...])
    assert_type(fg.describe(game, state, command), str)
    assert_type(fg.restore(fg.save(game, state)), tuple[fg.Game, fg.State])
    assert_type(fg.decode(game, fg.encode(game, state)), fg.State)
    assert_type(fg.position(game, "girl.space = 'dock'"), fg.Step)
    assert_type(fg.distances(game, "dock"), Mapping[fg.SpaceId, int])
    assert_type(fg.card_text(game, "walk"), fg.CardText)
    assert_type(fg.outcome(state), dmd.Ending)


def words(game: dmd.Game, state: dmd.State, language: dmd.Language) -> None:
    assert_type(dmd.describe(game, state, Attack(0), language=language), str)
    assert_type(dmd.narrate(game, state, ()), tuple[str, ...])
    card = assert_type(dmd.card_text(game, "catatonia"), dmd.CardText)
    assert_type(card.kind, dmd.TextKind)
    assert_type(dmd.skill_text(game, "brawling", 1), dmd.CardText)
    assert_type(dmd.enemy_text(game, "cultist"), dmd.CardText)
    assert_type(dmd.all_texts(game.content), Iterator[dmd.CardText])


def bytes_of(game: dmd.Game, state: dmd.State, events: tuple[dmd.Event, ...]) -> None:
    assert_type(dmd.decode(game, dmd.encode(game, state), possible=True), dmd.State)
    assert_type(dmd.restore(dmd.save(game, state)), tuple[dmd.Game, dmd.State])
    assert_type(dmd.decode_event(game, dmd.encode_event(game, events[0])), dmd.Event)
    assert_type(dmd.recorded_event(game, b""), dmd.Event)
    assert_type(dmd.decode_events(game, dmd.encode_events(game, events)), tuple[dmd.Event, ...])
    assert_type(dmd.decode_command(game, dmd.encode_command(game, Attack(0))), dmd.Command)
    assert_type(dmd.decode_commands(game, dmd.encode_commands(game, ())), tuple[dmd.Command, ...])
    plain: object = dmd.to_plain(state)
    repr(plain)


ERRORS: tuple[type[Exception], ...] = (
    dmd.ArgumentError,
    dmd.CommandTextError,
    dmd.DecodeError,
    dmd.EncodeError,
    dmd.EngineError,
    dmd.PackError,
    dmd.PositionError,
    dmd.RefusedError,
    dmd.SetupError,
    dmd.StateError,
    dmd_replay.BusyError,
    dmd_replay.ClosedError,
    dmd_replay.ForkError,
    dmd_replay.LogError,
    dmd_replay.LogVersionError,
    dmd_replay.OtherGameError,
    dmd_replay.ResumeError,
    dmd_replay.StoppedError,
    dmd_replay.UndoError,
    dmd_replay.UnknownGameError,
)


def logs(game: dmd.Game, path: Path, stream: BinaryIO) -> None:
    tools = assert_type(dmd_replay.game_tools("death-may-die"), dmd_replay.GameTools)
    with dmd_replay.Recorder.open(path, game, seed=7, undo="keep") as recorder:
        decision: dmd.Decision | None = recorder.decision
        repr(decision)
        assert_type(recorder.takes_back("turn"), dmd_replay.TakenBack)
        assert_type(recorder.torn, Path | None)
        recorder.undo_part("turn")
        recorder.redo()
        recorder.mark("here")
    assert_type(dmd_replay.fork_log(path, "on.dmdlog", step=3), dmd_replay.Recorded)
    log = assert_type(dmd_replay.read_log(path), dmd_replay.Log)
    assert_type(dmd_replay.read_log("evening.dmdlog"), dmd_replay.Log)
    assert_type(dmd_replay.parse_log(path.read_bytes()), dmd_replay.Log)
    assert_type(dmd_replay.verify(tools, log), dmd_replay.Verification)
    dmd_replay.without_secrets(tools, log, dmd.Seat(0), stream)
    assert_type(dmd_replay.__version__, str)


def recorded(game: dmd.Game, path: Path, decider: "Decider") -> None:
    tools = dmd_replay.game_tools("death-may-die")
    who: dmd_replay.Decider = decider
    assert_type(dmd_replay.record(tools, game, 7, who, path), dmd_replay.Recorded)
    engine: dmd.Engine[dmd.Game, dmd.Table] = tools.engine
    repr(engine)


class Decider:
    def decide(self, game: dmd.Game, now: dmd.Step) -> dmd.Command | None:
        return next(dmd.legal(game, now.state), None)
