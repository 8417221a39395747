"""Events, commands and frames of the game: declared once, with tags that stay what they are."""

import pkgutil
from types import ModuleType
from typing import Final

import pytest

from dmd_core.death_may_die import chapters, events
from dmd_core.death_may_die.registry import REDUCERS
from dmd_core.death_may_die.ruleset import COMMANDS, DEATH_MAY_DIE, EVENTS, FRAMES, PARTS, schema
from dmd_core.kernel.registry import Registry

EVER_RETIRED: Final = {
    "event": {12: "SkillUsed"},
    "command": {},
    "frame": {6: "Stealing", 9: "Balancing", 10: "Giving"},
    "part": {},
}
"""What may only grow: a tag that leaves this list could be given to another class."""

LEAST_NEXT: Final = {"event": 78, "command": 36, "frame": 82, "part": 8}
"""Next free tags of an earlier version: a class at the end cannot vanish unnoticed either."""


@pytest.mark.parametrize("registry", [EVENTS, COMMANDS, FRAMES, PARTS], ids=lambda one: one.what)
def test_a_tag_that_was_ever_used_is_in_use_or_retired(registry: Registry[object]) -> None:
    """No tag of a class that is gone is free for another one."""
    retired = EVER_RETIRED[registry.what]

    assert retired.items() <= registry.retired.items()
    assert registry.next_free >= LEAST_NEXT[registry.what]
    assert set(registry.tags.values()) | set(registry.retired) == set(range(1, registry.next_free))


@pytest.mark.parametrize("package", [chapters, events])
def test_every_module_that_declares_is_imported_with_its_package(package: ModuleType) -> None:
    """A chapter that nobody imports would be missing from the tables of tags."""
    modules = {info.name for info in pkgutil.iter_modules(package.__path__)}

    assert modules - {"parts", "skips"} == set(package.__all__)


def test_a_reducer_stands_in_the_module_of_its_event() -> None:
    """Who reads an event finds below it what it changes."""
    apart = {
        kind.__name__
        for kind, reducer in REDUCERS.by_class.items()
        if kind.__module__.startswith(events.__name__) and kind.__module__ != reducer.__module__
    }

    assert apart == set()


def test_a_frame_of_a_chapter_is_handled_in_that_chapter() -> None:
    """What a frame does stands beside it; only a batch and its hits are two modules."""
    handlers = DEATH_MAY_DIE.handlers
    doing = {**handlers.works, **handlers.decides, **handlers.requests}
    apart = {
        kind.__name__
        for kind in FRAMES.tags
        if kind.__module__.startswith(chapters.__name__)
        and doing[kind].__module__ != kind.__module__
    }

    assert apart == {"Assigning", "Batch", "Deflecting", "Reducing"}


def test_the_schema_is_made_of_the_declarations() -> None:
    """What the codec writes is what was declared, and nothing else."""
    unions = {
        "event": EVENTS.tags,
        "command": COMMANDS.tags,
        "frame": FRAMES.tags,
        "part": PARTS.tags,
    }

    assert unions == schema().unions
