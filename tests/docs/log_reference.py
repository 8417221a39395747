"""Writes `docs/log-reference.md`: every event and command of the game, made of its declarations.

``python -m tests.docs.log_reference`` writes the page anew.
"""

import inspect
from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from typing import Any, Final, NewType, get_args, get_origin, get_type_hints

import attrs

from dmd_core.death_may_die.ruleset import COMMANDS, EVENTS
from dmd_core.kernel.ids import RuleId
from dmd_core.kernel.registry import Registry

PAGE: Final = Path(__file__).parents[2] / "docs" / "log-reference.md"

HEAD: Final = """# Events and commands of a log

What the numbers of a record mean, for programs that read logs without this library. How records are
written is in [log-format.md](log-format.md). An event or command is an array of its tag and its
fields in this order; fields in brackets may be missing at the end and have the value shown then.

This page is made of the classes themselves: `python -m tests.docs.log_reference` writes it anew.
"""

EVERY_EVENT: Final = """
Every event ends with `[src: SourceId = ""]`, the card, Skill or Enemy whose text was at work, and
`[why: tuple[RuleId, ...] = ()]`, rules that apply beside those of its class; they are left out
below. A field `drawn` holds an outcome of chance, one item for each die or card.
"""


def type_name(hint: Any) -> str:  # noqa: ANN401 - any annotation
    """The name of a type as the source spells it."""
    if isinstance(hint, NewType | type) and not get_args(hint):
        return "None" if hint is type(None) else hint.__name__
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is tuple:
        return f"tuple[{', '.join('...' if a is Ellipsis else type_name(a) for a in arguments)}]"
    return " or ".join(type_name(part) for part in arguments)


def fields_of(kind: type, left_out: tuple[str, ...]) -> Iterator[str]:
    """The fields of a class, each with its type, those that may be missing in brackets."""
    hints = get_type_hints(kind)
    for field in attrs.fields(kind):
        if field.name in left_out:
            continue
        shown = f"{field.name}: {type_name(hints[field.name])}"
        default = field.default
        if default is attrs.NOTHING:
            yield f"`{shown}`"
        else:
            value = f'"{default}"' if isinstance(default, str) else repr(default)
            yield f"`[{shown} = {value}]`"


def says(kind: type) -> str:
    """What the class is, in its own words."""
    return " ".join((inspect.getdoc(kind) or "").split("\n\n")[0].split())


def retired(registry: Registry[Any]) -> str:  # `Any`: a page of events as well as of commands
    """A sentence about tags that are not used again."""
    gone = (f"{tag} (`{name}`)" for tag, name in sorted(registry.retired.items()))
    shown = ", ".join(gone)
    return f"\nTags that are never used again: {shown}.\n" if shown else ""


def events() -> Iterator[str]:
    """The table of events."""
    yield "| tag | event | fields | what happened | rules |"
    yield "|---|---|---|---|---|"
    for kind, tag in EVENTS.tags.items():
        rules: tuple[RuleId, ...] = kind.RULES
        fields = "<br>".join(fields_of(kind, ("src", "why")))
        yield f"| {tag} | `{kind.__name__}` | {fields} | {says(kind)} | {' '.join(rules)} |"


def commands() -> Iterator[str]:
    """The table of commands."""
    yield "| tag | word | command | fields | what was decided |"
    yield "|---|---|---|---|---|"
    for kind, tag in COMMANDS.tags.items():
        fields = "<br>".join(fields_of(kind, ()))
        yield f"| {tag} | `{kind.WORD}` | `{kind.__name__}` | {fields} | {says(kind)} |"


def enumerations() -> Iterator[str]:
    """The table of enumerations that fields hold, with the number each member is written as."""
    found: dict[str, type[Enum]] = {}
    for kind in (*EVENTS.tags, *COMMANDS.tags):
        for hint in get_type_hints(kind).values():
            if isinstance(hint, type) and issubclass(hint, Enum):
                found[hint.__name__] = hint
    yield "| enumeration | members |"
    yield "|---|---|"
    for name, kind in sorted(found.items()):
        numbers = ((m.value if isinstance(m, int) else n, m) for n, m in enumerate(kind))
        members = ", ".join(f"{number} `{member.name}`" for number, member in numbers)
        yield f"| `{name}` | {members} |"


def page() -> str:
    """The whole page."""
    parts = (
        HEAD,
        f"## Events\n{EVERY_EVENT}{retired(EVENTS)}",
        "\n".join(events()) + "\n",
        f"## Commands\n{retired(COMMANDS)}",
        "\n".join(commands()) + "\n",
        "## Enumerations\n\nA field of such a type holds the number of the member.\n",
        "\n".join(enumerations()) + "\n",
    )
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
