"""What `dmd_core` exports is all that a caller's annotations have to name."""

import typing
from collections.abc import Iterator
from pathlib import Path

import pytest

import dmd_core as dmd

PAGE = (Path(__file__).parents[2] / "docs/embedding.md").read_text(encoding="utf-8")

RECORDS = (dmd.Step, dmd.State, dmd.Decision, dmd.Refusal, dmd.CardText, dmd.Setup, dmd.Typed)
"""What callers are given or make, and whose fields they look at."""

INNER = "Decision.of"
"""The field in which the engine keeps what it needs itself."""


def named(hint: object) -> Iterator[str]:
    """The classes and ids of this library that an annotation names."""
    for name in ("Language", "Spoken", "Translation"):
        if hint == getattr(dmd, name):  # exported with what it is made for
            yield name
            return
    origin = typing.get_origin(hint)
    kind = hint if origin is None else origin
    if isinstance(kind, type | typing.NewType) and kind.__module__.startswith("dmd_core"):
        yield kind.__name__
    for part in typing.get_args(hint):
        yield from named(part)


def hints() -> dict[str, object]:
    """Every annotation of the public functions and of the records, by where it stands."""
    functions = [getattr(dmd, name) for name in dmd.__all__ if not name[0].isupper()]
    return {
        f"{getattr(one, '__name__', one)}.{name}": hint
        for one in (*functions, *RECORDS)
        for name, hint in typing.get_type_hints(one).items()
        if f"{getattr(one, '__name__', one)}.{name}" != INNER
    }


def test_what_signatures_name_is_exported() -> None:
    """Arguments, results and fields: none is of a class that has to be looked for below."""
    missing = {
        (where, name)
        for where, hint in hints().items()
        for name in named(hint)
        if name not in dmd.__all__
    }

    assert missing == set()


@pytest.mark.pure("a compiled NewType does not know its module")
def test_the_list_sees_names() -> None:
    """Among the annotations are those of results, of fields and of arguments."""
    found = {name for hint in hints().values() for name in named(hint)}

    assert {"Command", "Event", "Table", "Seat", "ItemId", "Decision", "View"} <= found


def test_every_exported_class_is_on_the_page() -> None:
    """The page about embedding names each class and each type of id."""
    classes = [name for name in dmd.__all__ if name[0].isupper()]

    assert [name for name in classes if f"`{name}`" not in PAGE and f"dmd.{name}" not in PAGE] == []


@pytest.mark.parametrize("kind", [dmd.State, dmd.Step])
def test_a_state_and_a_step_are_classes_at_run_time(kind: type) -> None:
    """`isinstance` takes what annotations name, whatever table it is made for."""
    step = dmd.start(dmd.load_game(), seed=7)

    assert isinstance(step if kind is dmd.Step else step.state, kind)
