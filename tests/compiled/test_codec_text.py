"""The text of which the compiled codec is made says what the codec of plain Python does."""

from typing import Any

import pytest

from dmd_core._native.codec_text import CodecText
from dmd_core.kernel.schema import generated
from dmd_core.kernel.schema.codec import Schema
from dmd_core.kernel.schema.made import Made, made_for
from tests.compiled.codec_answers import answers, schemas

pytestmark = pytest.mark.pure("the text is made of the sources")

GAMES = {name: (schema, rules) for name, schema, rules in schemas()}


def _nothing(*_: object, **__: object) -> None:
    raise AssertionError("something is generated")


def _adopting(schema: Schema, rules: Any) -> Schema:  # noqa: ANN401 - as the schema takes them
    """The same schema with the functions of the text, which the interpreter runs."""
    space: dict[str, Any] = {}
    exec(compile(CodecText(schema).module(), "<the text>", "exec"), space)  # noqa: S102 - our own
    unions = schema.unions
    return Schema(
        table=schema.table,
        events=unions["event"],
        commands=unions["command"],
        frames=unions["frame"],
        parts=unions["part"],
        rules=rules,
        made=Made(space),
    )


@pytest.mark.parametrize("game", GAMES)
def test_the_text_reads_writes_and_refuses_as_what_is_made_at_first_use(
    monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """Values of all classes, whole and with each of their parts spoilt: to the byte and word."""
    schema, rules = GAMES[game]
    wanted = list(answers(schema, rules))
    other = _adopting(schema, rules)
    monkeypatch.setattr(generated, "run_source", _nothing)

    found = list(answers(other, rules))

    assert [] == [pair for pair in zip(found, wanted, strict=True) if pair[0] != pair[1]][:3]


def test_the_text_is_the_same_at_every_build() -> None:
    """The same sources give the same wheel."""
    for schema, _ in GAMES.values():
        assert CodecText(schema).module() == CodecText(schema).module()


def test_plain_python_has_no_functions_made_beforehand() -> None:
    """No source of them is in any tree, and none is looked for."""
    assert [None, None] == [made_for(f"dmd_core.{game}") for game in GAMES]
