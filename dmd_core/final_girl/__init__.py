"""Final Girl: one player, a Final Girl, against a killer on a location; any three combine.

The functions here are the short way to this game, under the names that those of `dmd_core` have for
Death May Die. Values that both games share, such as `Menu`, `Refusal` or `Decision`, are in
`dmd_core`.

Example:
    >>> import dmd_core.final_girl as fg
    >>> game = fg.load_game(girl="nora", killer="butcher", location="camp")
    >>> step = fg.start(game, seed=7)
    >>> while step.decision is not None:
    ...     command = next(step.decision.legal())
    ...     step = fg.apply(game, step.state, command)
    >>> fg.outcome(step.state)
    'loss'
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dmd_core.final_girl.api import (
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
        faults,
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
    from dmd_core.final_girl.content.definitions import Content
    from dmd_core.final_girl.content.loader import load_content
    from dmd_core.final_girl.ids import ActionId, FigureId, SpaceId
    from dmd_core.final_girl.lang.loading import Translation, load_language
    from dmd_core.final_girl.rulings import Rulings
    from dmd_core.final_girl.saves import position, position_of, restore, save, to_plain
    from dmd_core.final_girl.say.card_text import CardText, TextKind
    from dmd_core.final_girl.say.texts import all_texts, card_text
    from dmd_core.final_girl.screens import (
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
    from dmd_core.final_girl.setup import Setup
    from dmd_core.final_girl.state import Table
    from dmd_core.final_girl.text.describe import describe
else:
    import sys
    from importlib import import_module
    from types import ModuleType

    class _Package(ModuleType):
        """A package some of whose functions have the names of its folders.

        The import of `dmd_core.final_girl.text.names` sets `text` to the folder; here it stays the
        function. Folders are imported by ``from``: ``from dmd_core.final_girl.text import names``.
        """

        def __setattr__(self, name: str, value: object) -> None:
            if name not in __all__ or not isinstance(value, ModuleType):
                super().__setattr__(name, value)

    sys.modules[__name__].__class__ = _Package

    _ELSEWHERE = {
        "ActionId": "ids",
        "CardText": "say.card_text",
        "Content": "content.definitions",
        "FigureId": "ids",
        "Rulings": "rulings",
        "Setup": "setup",
        "SpaceId": "ids",
        "Table": "state",
        "TextKind": "say.card_text",
        "Translation": "lang.loading",
        "all_texts": "say.texts",
        "card_text": "say.texts",
        "chance_seen": "screens",
        "describe": "text.describe",
        "display_in": "screens",
        "distances": "screens",
        "happenings": "screens",
        "load_content": "content.loader",
        "load_language": "lang.loading",
        "menu": "screens",
        "narrate": "screens",
        "position": "saves",
        "position_of": "saves",
        "reserves": "screens",
        "restore": "saves",
        "save": "saves",
        "shortest_paths": "screens",
        "tableau": "screens",
        "to_plain": "saves",
        "upcoming": "screens",
    }

    def __getattr__(name: str) -> object:
        """Import a public name at its first use, so that importing the package costs little."""
        if name not in __all__:
            message = f"module 'dmd_core.final_girl' has no attribute '{name}'"
            raise AttributeError(message)
        value = getattr(import_module(f"{__name__}.{_ELSEWHERE.get(name, 'api')}"), name)
        globals()[name] = value
        return value

    def __dir__() -> list[str]:
        """The public names, so that completion shows them."""
        return [*__all__]


__all__ = [
    "ActionId",
    "CardText",
    "Content",
    "FigureId",
    "Game",
    "Rulings",
    "Setup",
    "SpaceId",
    "State",
    "Step",
    "Table",
    "TextKind",
    "Translation",
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
    "start",
    "tableau",
    "text",
    "to_plain",
    "upcoming",
    "view",
    "view_command",
    "view_events",
]
