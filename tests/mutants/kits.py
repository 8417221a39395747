"""What a game gives to those who look for faults of its rules: tools, games of bots, tests.

Nothing of a game is imported before it is asked for: a fault may break it.
"""

from collections.abc import Callable
from random import Random
from typing import Any, Final, final

import attrs


@final
@attrs.frozen
class Kit:
    """A game as the oracles see it.

    Attributes:
        name: the folder of its cases; empty for the usual game.
        package: the folder of its rules; a fault below it is one of this game.
        tools: gives its tools.
        usual: gives the definition of a usual game of it.
        table: gives for a seed a game, a bot and a watch over its invariants.
        tests: tests of its rules, where nothing cheaper noticed.
    """

    name: str
    package: str
    tools: Callable[[], Any]
    usual: Callable[[], Any]
    table: Callable[[int], tuple[Any, Any, Any]]
    tests: tuple[str, ...]


def _death_tools() -> Any:  # noqa: ANN401 - the tools of any game
    from dmd_replay.games.death_may_die.game import TOOLS  # noqa: PLC0415

    return TOOLS


def _death_usual() -> Any:  # noqa: ANN401 - a game of any kind
    import dmd_core as dmd  # noqa: PLC0415

    return dmd.load_game()


def _death_table(seed: int) -> tuple[Any, Any, Any]:
    """One to five players."""
    import dmd_core as dmd  # noqa: PLC0415
    from dmd_core.death_may_die.invariants import Watch  # noqa: PLC0415
    from dmd_replay.facets.bots import RandomBot  # noqa: PLC0415
    from dmd_replay.games.death_may_die.curious import CuriousBot  # noqa: PLC0415

    names = [board.id for board in dmd.load_content().core.investigators]
    random = Random(seed)  # noqa: S311 - variety, not a secret
    players = seed % 5 + 1
    party = tuple(random.sample(names, max(2, players)))
    game = dmd.load_game(dmd.Setup(players, party))
    return game, CuriousBot(seed) if seed % 3 else RandomBot(seed), Watch(game)


def _girl_tools() -> Any:  # noqa: ANN401 - the tools of any game
    from dmd_replay.games.final_girl.game import TOOLS  # noqa: PLC0415

    return TOOLS


def _girl_usual() -> Any:  # noqa: ANN401 - a game of any kind
    from tests.final_girl.scenarios import make_game  # noqa: PLC0415

    return make_game()


def _girl_table(seed: int) -> tuple[Any, Any, Any]:
    """One film after the other."""
    from dmd_core.final_girl.invariants import Watch  # noqa: PLC0415
    from dmd_replay.facets.bots import RandomBot  # noqa: PLC0415
    from dmd_replay.games.final_girl.curious import CuriousBot  # noqa: PLC0415
    from tests.final_girl.scenarios import make_game  # noqa: PLC0415

    girl = ("nora", "ines", "tilda")[seed % 3]
    killer = ("butcher", "beekeeper")[seed % 2]
    location = ("camp", "glassworks")[seed // 2 % 2]
    game = make_game(girl, killer, location, epic=seed % 5 == 0, bonus_item=seed % 7 == 0)
    return game, CuriousBot(seed) if seed % 3 else RandomBot(seed), Watch(game)


DEATH_MAY_DIE: Final = Kit(
    "",
    "dmd_core/death_may_die/",
    _death_tools,
    _death_usual,
    _death_table,
    (
        "tests/kernel/test_decks.py",
        "tests/kernel/test_step.py",
        "tests/kernel/test_chance.py",
        "tests/kernel/test_decisions.py",
        "tests/kernel/test_views.py",
        "tests/leaks",
        "tests/screen",
        "tests/death_may_die/screen",
        "tests/death_may_die/test_api.py",
        "tests/death_may_die/packs/test_language_1.py",
        "tests/death_may_die/position/test_following.py",
        "tests/death_may_die/position/test_impossible.py",
        "tests/death_may_die/rules",
        "tests/death_may_die/words/test_general.py",
        "tests/docs/test_questions_page.py",
        "tests/property/test_commands.py",
        "tests/property/test_questions.py",
        "tests/property/test_states.py",
    ),
)
FINAL_GIRL: Final = Kit(
    "final_girl",
    "dmd_core/final_girl/",
    _girl_tools,
    _girl_usual,
    _girl_table,
    (
        "tests/final_girl/rules",
        "tests/final_girl/cards",
        "tests/final_girl/packs",
        "tests/final_girl/invariants",
        "tests/final_girl/position",
        "tests/final_girl/words",
    ),
)
KITS: Final = {kit.name: kit for kit in (DEATH_MAY_DIE, FINAL_GIRL)}
"""The games by the name of their cases' folder; the usual one has none."""


def kit_of(file: str) -> Kit:
    """The game that a fault of a file is one of: that of its folder, or else the usual one."""
    return FINAL_GIRL if file.startswith(FINAL_GIRL.package) else DEATH_MAY_DIE


__all__ = ["DEATH_MAY_DIE", "FINAL_GIRL", "KITS", "Kit", "kit_of"]
