"""dmd_core: an event-sourced rules library for *Cthulhu: Death May Die*.

The functions here are the short way to that game; `Engine` plays any ruleset the same way.

The rules are a pure function: a command applied to an immutable state gives events, a new state,
and the next decision. Chance is seeded and recorded. Nothing here reads a clock, a file of yours,
or global state.

Example:
    >>> import dmd_core as dmd
    >>> game = dmd.load_game(players=2, investigators=("ian", "sister_beth"))
    >>> step = dmd.start(game, seed=7)
    >>> while step.decision is not None:
    ...     command = next(step.decision.legal())
    ...     step = dmd.apply(game, step.state, command)
    >>> dmd.outcome(step.state)
    'loss'
"""

from typing import TYPE_CHECKING

from dmd_core.built import heed_environment

heed_environment()  # before any module of the package that may be native is imported

if TYPE_CHECKING:
    from dmd_core.api import (
        ArgumentError,
        CommandTextError,
        Engine,
        Game,
        State,
        Step,
        apply,
        apply_all,
        check,
        decode,
        decode_command,
        decode_commands,
        decode_event,
        decode_events,
        encode,
        encode_command,
        encode_commands,
        encode_event,
        encode_events,
        evolve,
        fold,
        initial,
        legal,
        load_game,
        outcome,
        parse_command,
        pending,
        recorded_event,
        resume,
        rewind,
        start,
        text,
        view,
        view_command,
        view_events,
    )
    from dmd_core.death_may_die.content.boxes import Content
    from dmd_core.death_may_die.content.loader import load_content
    from dmd_core.death_may_die.ids import EnemyId, FigureId, SkillId, SpaceId
    from dmd_core.death_may_die.lang.loading import Translation, load_language
    from dmd_core.death_may_die.rulings import Rulings
    from dmd_core.death_may_die.say import (
        CardText,
        TextKind,
        all_texts,
        card_text,
        enemy_text,
        skill_text,
    )
    from dmd_core.death_may_die.setup import Setup
    from dmd_core.death_may_die.state import Table
    from dmd_core.death_may_die.text.describe import describe
    from dmd_core.death_may_die.text.language import Language, Spoken
    from dmd_core.kernel.chance import Chance
    from dmd_core.kernel.decisions import Decision, Family
    from dmd_core.kernel.events import Command, Event, Frame, Typed
    from dmd_core.kernel.ids import ItemId, KindId, RuleId, Seat
    from dmd_core.kernel.refusals import Refusal, RefusalCode, RefusedError
    from dmd_core.kernel.rewind import UndoPolicy
    from dmd_core.kernel.run import EngineError
    from dmd_core.kernel.schema.codec import DecodeError, EncodeError
    from dmd_core.kernel.schema.faults import Fault
    from dmd_core.kernel.views import View
    from dmd_core.positions import position, position_of
    from dmd_core.saves import restore, save, to_plain
    from dmd_core.screen.display import Display
    from dmd_core.screen.shown import (
        Cause,
        Choice,
        Cost,
        Happening,
        Menu,
        Missing,
        Named,
        Option,
        OptionGroup,
        Reserve,
        Slot,
        Told,
        Topic,
        Upcoming,
    )
    from dmd_core.screen.tableau import (
        CardShown,
        DieShown,
        Mark,
        Panel,
        Passage,
        Piece,
        Pile,
        Place,
        Tableau,
        Throw,
        Track,
        TrackStep,
    )
    from dmd_core.screens import (
        chance_seen,
        display_in,
        distances,
        happenings,
        menu,
        narrate,
        reserves,
        shortest_paths,
        tableau,
        upcoming,
    )
    from dmd_core.states import StateError, faults
    from dmd_core.tabletop.lang.loading import MissingLanguagesError
    from dmd_core.tabletop.lang.sources import LanguageError, LanguageSource
    from dmd_core.tabletop.own_values import Ending
    from dmd_core.tabletop.packs.problems import PackError
    from dmd_core.tabletop.position.problems import PositionError
    from dmd_core.tabletop.setup import SetupError
else:
    from importlib import import_module

    _ELSEWHERE = {
        "CardShown": "dmd_core.screen.tableau",
        "CardText": "dmd_core.death_may_die.say",
        "Cause": "dmd_core.screen.shown",
        "Chance": "dmd_core.kernel.chance",
        "Choice": "dmd_core.screen.shown",
        "Command": "dmd_core.kernel.events",
        "Content": "dmd_core.death_may_die.content.boxes",
        "Cost": "dmd_core.screen.shown",
        "Decision": "dmd_core.kernel.decisions",
        "DecodeError": "dmd_core.kernel.schema.codec",
        "Display": "dmd_core.screen.display",
        "DieShown": "dmd_core.screen.tableau",
        "EncodeError": "dmd_core.kernel.schema.codec",
        "EnemyId": "dmd_core.death_may_die.ids",
        "Ending": "dmd_core.tabletop.own_values",
        "Engine": "dmd_core.engine",
        "EngineError": "dmd_core.kernel.run",
        "Event": "dmd_core.kernel.events",
        "Family": "dmd_core.kernel.decisions",
        "Fault": "dmd_core.kernel.schema.faults",
        "FigureId": "dmd_core.death_may_die.ids",
        "Frame": "dmd_core.kernel.events",
        "Happening": "dmd_core.screen.shown",
        "ItemId": "dmd_core.kernel.ids",
        "KindId": "dmd_core.kernel.ids",
        "Language": "dmd_core.death_may_die.text.language",
        "Mark": "dmd_core.screen.tableau",
        "Spoken": "dmd_core.death_may_die.text.language",
        "Translation": "dmd_core.death_may_die.lang.loading",
        "LanguageError": "dmd_core.tabletop.lang.sources",
        "LanguageSource": "dmd_core.tabletop.lang.sources",
        "Menu": "dmd_core.screen.shown",
        "Missing": "dmd_core.screen.shown",
        "MissingLanguagesError": "dmd_core.tabletop.lang.loading",
        "Named": "dmd_core.screen.shown",
        "Option": "dmd_core.screen.shown",
        "OptionGroup": "dmd_core.screen.shown",
        "PackError": "dmd_core.tabletop.packs.problems",
        "Panel": "dmd_core.screen.tableau",
        "Passage": "dmd_core.screen.tableau",
        "Piece": "dmd_core.screen.tableau",
        "Pile": "dmd_core.screen.tableau",
        "Place": "dmd_core.screen.tableau",
        "PositionError": "dmd_core.tabletop.position.problems",
        "Refusal": "dmd_core.kernel.refusals",
        "RefusalCode": "dmd_core.kernel.refusals",
        "RefusedError": "dmd_core.kernel.refusals",
        "Reserve": "dmd_core.screen.shown",
        "RuleId": "dmd_core.kernel.ids",
        "Rulings": "dmd_core.death_may_die.rulings",
        "Seat": "dmd_core.kernel.ids",
        "Setup": "dmd_core.death_may_die.setup",
        "SetupError": "dmd_core.tabletop.setup",
        "SkillId": "dmd_core.death_may_die.ids",
        "Slot": "dmd_core.screen.shown",
        "SpaceId": "dmd_core.death_may_die.ids",
        "StateError": "dmd_core.states",
        "Table": "dmd_core.death_may_die.state",
        "Tableau": "dmd_core.screen.tableau",
        "TextKind": "dmd_core.death_may_die.say",
        "Throw": "dmd_core.screen.tableau",
        "Told": "dmd_core.screen.shown",
        "Topic": "dmd_core.screen.shown",
        "Track": "dmd_core.screen.tableau",
        "TrackStep": "dmd_core.screen.tableau",
        "Typed": "dmd_core.kernel.events",
        "UndoPolicy": "dmd_core.kernel.rewind",
        "Upcoming": "dmd_core.screen.shown",
        "View": "dmd_core.kernel.views",
        "all_texts": "dmd_core.death_may_die.say",
        "card_text": "dmd_core.death_may_die.say",
        "chance_seen": "dmd_core.screens",
        "describe": "dmd_core.death_may_die.text.describe",
        "distances": "dmd_core.screens",
        "enemy_text": "dmd_core.death_may_die.say",
        "faults": "dmd_core.states",
        "happenings": "dmd_core.screens",
        "display_in": "dmd_core.screens",
        "load_language": "dmd_core.death_may_die.lang.loading",
        "load_content": "dmd_core.death_may_die.content.loader",
        "menu": "dmd_core.screens",
        "narrate": "dmd_core.screens",
        "position": "dmd_core.positions",
        "position_of": "dmd_core.positions",
        "reserves": "dmd_core.screens",
        "restore": "dmd_core.saves",
        "save": "dmd_core.saves",
        "shortest_paths": "dmd_core.screens",
        "skill_text": "dmd_core.death_may_die.say",
        "tableau": "dmd_core.screens",
        "to_plain": "dmd_core.saves",
        "upcoming": "dmd_core.screens",
    }

    def __getattr__(name: str) -> object:
        """Import a public name at its first use, so that importing the package costs little."""
        if name not in __all__:
            message = f"module 'dmd_core' has no attribute '{name}'"
            raise AttributeError(message)
        value = getattr(import_module(_ELSEWHERE.get(name, "dmd_core.api")), name)
        globals()[name] = value
        return value

    def __dir__() -> list[str]:
        """The public names, so that completion shows them."""
        return [*__all__, "__version__"]


__version__ = "0.1.0"

__all__ = [
    "ArgumentError",
    "CardShown",
    "CardText",
    "Cause",
    "Chance",
    "Choice",
    "Command",
    "CommandTextError",
    "Content",
    "Cost",
    "Decision",
    "DecodeError",
    "DieShown",
    "Display",
    "EncodeError",
    "Ending",
    "EnemyId",
    "Engine",
    "EngineError",
    "Event",
    "Family",
    "Fault",
    "FigureId",
    "Frame",
    "Game",
    "Happening",
    "ItemId",
    "KindId",
    "Language",
    "LanguageError",
    "LanguageSource",
    "Mark",
    "Menu",
    "Missing",
    "MissingLanguagesError",
    "Named",
    "Option",
    "OptionGroup",
    "PackError",
    "Panel",
    "Passage",
    "Piece",
    "Pile",
    "Place",
    "PositionError",
    "Refusal",
    "RefusalCode",
    "RefusedError",
    "Reserve",
    "RuleId",
    "Rulings",
    "Seat",
    "Setup",
    "SetupError",
    "SkillId",
    "Slot",
    "SpaceId",
    "Spoken",
    "State",
    "StateError",
    "Step",
    "Table",
    "Tableau",
    "TextKind",
    "Throw",
    "Told",
    "Topic",
    "Track",
    "TrackStep",
    "Translation",
    "Typed",
    "UndoPolicy",
    "Upcoming",
    "View",
    "all_texts",
    "apply",
    "apply_all",
    "card_text",
    "chance_seen",
    "check",
    "decode",
    "decode_command",
    "decode_commands",
    "decode_event",
    "decode_events",
    "describe",
    "display_in",
    "distances",
    "encode",
    "encode_command",
    "encode_commands",
    "encode_event",
    "encode_events",
    "enemy_text",
    "evolve",
    "faults",
    "fold",
    "happenings",
    "initial",
    "legal",
    "load_content",
    "load_game",
    "load_language",
    "menu",
    "narrate",
    "outcome",
    "parse_command",
    "pending",
    "position",
    "position_of",
    "recorded_event",
    "reserves",
    "restore",
    "resume",
    "rewind",
    "save",
    "shortest_paths",
    "skill_text",
    "start",
    "tableau",
    "text",
    "to_plain",
    "upcoming",
    "view",
    "view_command",
    "view_events",
]
