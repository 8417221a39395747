"""The step of the build that writes value classes as native ones, in place."""

import ast
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from dmd_core import built
from dmd_core._native.build import rewritten_modules
from dmd_core._native.edits import Edits, RewriteError
from dmd_core._native.modules import compiled_modules, survey
from dmd_core._native.rewrite import rewritten

PACKAGE = Path(built.__file__).parent

MODULE = dedent('''
    """A module."""

    from enum import StrEnum, unique
    from typing import ClassVar, NewType, final

    from attrs import field

    from dmd_core.kernel.node import node, replace

    Seat = NewType("Seat", int)
    LIMIT = 3


    @unique
    class Colour(StrEnum):
        """Colours there are."""

        RED = "red"


    @final
    @event(tag=7)
    @node
    class Moved:
        """Somebody moved."""

        RULES: ClassVar[tuple[str, ...]] = ("RACE-01",)

        seat: Seat = field(converter=Seat)
        object: int = 0
        """What was moved."""

        @property
        def far(self) -> bool:
            return self.object > LIMIT


    def farther(event: Moved) -> Moved:
        return replace(
            event, object=event.object + 1
        )


    def known(x: int, several: tuple[int, ...]) -> bool:
        return x in (*several, 1)
''').lstrip()


def _written(text: str) -> str:
    return rewritten(text, survey({Path("a.py"): text}))


FEW = (
    "kernel/ids.py",
    "kernel/events.py",
    "kernel/step.py",
    "death_may_die/ids.py",
    "death_may_die/state.py",
    "final_girl/text_frames.py",
)


def _keeps_lines(original: str, text: str) -> bool:
    ast.parse(text)
    return original.count("\n") == text.count("\n") and _functions(original) <= _functions(text)


def test_no_line_moves() -> None:
    """Every function begins on its line, so that tracebacks fit the sources."""
    texts = {path: path.read_text(encoding="utf-8") for path in (PACKAGE / name for name in FEW)}
    known = survey(texts)

    assert all(_keeps_lines(text, rewritten(text, known)) for text in texts.values())


@pytest.mark.exhaustive
def test_no_line_of_any_module_moves() -> None:
    """The same of all modules that are compiled."""
    for path, text in rewritten_modules(PACKAGE).items():
        assert _keeps_lines(path.read_text(encoding="utf-8"), text), path


def _functions(text: str) -> set[tuple[str, int]]:
    found = (one for one in ast.walk(ast.parse(text)) if isinstance(one, ast.FunctionDef))
    return {(one.name, one.lineno) for one in found}


def test_a_value_class_becomes_a_native_one() -> None:
    """Fields are final, the constructor takes plain numbers, decorators are called afterwards."""
    lines = _written(MODULE).splitlines()

    assert "@_n.final" in lines
    assert (
        "    RULES: ClassVar[tuple[str, ...]] = ('RACE-01',);"
        " seat: _n.Final[Seat]; object: _n.Final[int]"
    ) in lines
    assert (
        "    def __init__(self, seat: int, object: int = 0) -> None:"
        " self.seat = Seat(seat); self.object = object"
    ) in lines
    assert any(
        line.startswith("_n.describe(Moved, 'Somebody moved.', {'seat': 'Seat', 'object': 'int'}")
        and line.endswith("event(tag=7)(Moved)")
        for line in lines
    )


def test_a_name_of_a_builtin_type_that_a_field_has_is_said_in_full() -> None:
    """In the body of the class `object` would be the field."""
    assert "def __eq__(self, other: _n.builtins.object)" in _written(MODULE)


@pytest.mark.parametrize("named", ["replace", "attrs.evolve"])
def test_replace_becomes_a_method(named: str) -> None:
    """On the lines where it stood; by whatever name, as attrs does not know a native class."""
    text = _written(MODULE.replace("return replace(", f"return {named}("))

    assert "def _with_object(self, object: int) -> 'Moved': return Moved(self.seat, object)" in text
    assert "    return (\n        event)._with_object( object=event.object + 1\n    )\n" in text


def test_the_class_of_a_value_is_asked_of_type() -> None:
    """Compiled, that is no look-up of an attribute; a class that is set stays as it is."""
    sites = "def kind(x: Moved) -> type:\n    return x.of(1).__class__\n"
    written = _written(f"{MODULE}\n\n{sites}{sites.replace('return ', '').rstrip()} = Moved\n")

    assert "    return type(x.of(1))\n" in written
    assert "    x.of(1).__class__ = Moved\n" in written


def test_what_has_a_length_is_false_without_one() -> None:
    """As in plain Python: mypyc takes every value for true whose class has no `__bool__`."""
    counted = "    def __len__(self) -> int:\n        return self.object\n\n"
    text = MODULE.replace("    @property\n", f"{counted}    @property\n")

    assert "__bool__" not in _written(MODULE)
    assert "    def __bool__(self) -> bool: return self.__len__() > 0\n" in _written(text)
    plain = f"{MODULE}\n\nclass Bag:\n    def __len__(self) -> int:\n        return 0\n"
    with pytest.raises(RewriteError, match="Bag: mypyc takes it for true"):
        _written(plain)


def test_what_mypyc_leaves_out_or_cannot_do_is_mended() -> None:
    """Docstrings of enums, constants, and a membership in a tuple with a star."""
    text = _written(MODULE)

    assert "_n.document(Colour, 'Colours there are.')" in text
    assert "LIMIT: _n.Final = 3" in text
    assert 'Seat = NewType("Seat", int)' in text
    assert "return x in _n.builtins.tuple((*several, 1))" in text


def test_a_kind_of_replace_that_a_class_has_no_line_for_stays_a_call() -> None:
    """Such a call works at run time, for native classes too."""
    text = MODULE.replace('    RULES: ClassVar[tuple[str, ...]] = ("RACE-01",)\n\n', "")
    text = text.replace('    """What was moved."""\n\n', "")
    sites = "".join(
        f"def to_{n}(event: Moved) -> Moved:\n    return replace(event, {names})\n\n\n"
        for n, names in enumerate(("seat=1", "seat=1, object=2", "object=2"))
    )
    written = _written(f"{text}\n\n{sites}")

    assert "    return replace(event, seat=1)\n" in written
    assert ")._with_object( object=2)" in written


def test_a_field_that_cannot_be_native_is_named() -> None:
    """The build ends; it never makes a class that behaves in another way."""
    text = MODULE.replace("field(converter=Seat)", "field(validator=positive)")
    with pytest.raises(RewriteError, match=r"line 29: seat: unknown in a field: \['validator'\]"):
        _written(text)


def test_edits_never_add_a_line() -> None:
    """What has more lines than what it replaces is refused."""
    edits = Edits("a = 1\nb = 2\n")
    with pytest.raises(RewriteError, match="line 2 would grow"):
        edits.replace(ast.parse(edits.text).body[1], "b = (\n2)")


def test_helpers_of_the_interpreter_are_not_compiled() -> None:
    """What makes classes of text, and the packages themselves, stay as they are."""
    names = {path.relative_to(PACKAGE).as_posix() for path in compiled_modules(PACKAGE)}

    assert {"kernel/step.py", "death_may_die/chapters/run.py", "final_girl/state.py"} <= names
    assert not {"kernel/node.py", "kernel/__init__.py", "_native/build.py"} & names


def test_the_environment_asks_for_plain_python(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then the sources of the package are found first, and nothing else is looked for there."""
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    monkeypatch.setenv(built.PURE, "1")
    built.heed_environment()
    built.heed_environment()
    first, second = sys.meta_path[:2]

    assert type(first) is not type(second)
    found = first.find_spec("dmd_core.kernel.step", [str(PACKAGE / "kernel")], None)
    assert found is not None
    assert found.origin == str(PACKAGE / "kernel/step.py")
    assert first.find_spec("json", None, None) is None
    assert built.described() == "plain Python"
