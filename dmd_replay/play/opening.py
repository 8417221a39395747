"""From a log to its game: whether these rules can play it, with what definition, from where."""

from typing import Any

from dmd_core.kernel.chance import ALGORITHM
from dmd_core.kernel.state import State
from dmd_core.kernel.step import Step, begin, opening
from dmd_replay.games.adapter import Adapter
from dmd_replay.log import Header


def incompatible(adapter: Adapter, header: Header) -> str:
    """Why this version cannot re-execute a log; empty if it can."""
    ruleset = adapter.ruleset
    if header.ruleset != ruleset.name:
        return f"the log is of the game '{header.ruleset}', this is '{ruleset.name}'"
    if header.revision != ruleset.revision:
        return (
            f"the log was played by rules of revision {header.revision},"
            f" this version has revision {ruleset.revision}"
        )
    if header.chance != ALGORITHM:
        return f"the log drew its chance by '{header.chance}', this version by '{ALGORITHM}'"
    if header.shape != adapter.shape():
        return "the log was written with events of another shape"
    return ""


def open_game(adapter: Adapter, header: Header) -> Any:  # noqa: ANN401 - of any game
    """The definition a log was played with, made with the packs that it carries.

    Raises:
        ValueError: if the setup cannot be played, a pack cannot be loaded, or the content is
            another one.
    """
    packs = [dict(pack.files) for pack in header.packs if pack.files]
    game = adapter.game_from(header.setup, packs)
    content = adapter.content_fingerprint(game)
    if content != header.content:
        here = {pack.fingerprint for pack in adapter.packs_in(game)}
        others = [pack.id for pack in header.packs if pack.fingerprint not in here]
        message = f"the log was played with content {header.content}, this version has {content}"
        if others:
            message += f"; other packs: {', '.join(others)}"
        raise ValueError(message)
    if header.symbols != adapter.ruleset.codec(game).symbols:
        message = "the log numbers its symbols in another way than this version"
        raise ValueError(message)
    return game


def opening_state(adapter: Adapter, game: Any, seed: int | None) -> State[Any]:  # noqa: ANN401 - of any game
    """The state before the first event.

    Args:
        adapter: the game.
        game: its definition.
        seed: of its chance; None if dice and cards are typed in.
    """
    return opening(adapter.ruleset, game, -1 if seed is None else seed)


def opening_step(adapter: Adapter, game: Any, seed: int | None) -> Step[Any]:  # noqa: ANN401 - of any game
    """The setup of a game up to its first decision; see `opening_state`."""
    return begin(adapter.ruleset, game, opening_state(adapter, game, seed))


__all__ = ["incompatible", "open_game", "opening_state", "opening_step"]
