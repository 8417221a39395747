"""The page of a report: one file with its script, its style and its data, and nothing from outside.

The policy in it lets nothing run but that very script, lets nothing be fetched from anywhere, and
lets no text become markup. The data is packed; the script unpacks it.
"""

import base64
import json
import zlib
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from importlib.resources import files
from typing import Final, final

import attrs

from dmd_core import __version__
from dmd_core.kernel.printable import printable
from dmd_replay.extras import MissingExtraError, missing
from dmd_replay.lang.spoken import ToolWords
from dmd_replay.report.patches import Plain
from dmd_replay.report.plan import joined, planned, same_board
from dmd_replay.report.told import ToldGame, data_of

try:
    from jinja2 import Environment, StrictUndefined
    from markupsafe import Markup
except ModuleNotFoundError as error:
    raise MissingExtraError(missing("jinja2")) from error

ENGLISH: Final = ToolWords()
"""The words of a page of which nobody said the language."""
SCRIPTS: Final = ("dom", "game", "map", "boards", "account", "charts", "view", "page")
"""The parts of the script, in the order in which they need each other."""


@final
@attrs.frozen
class Box:
    """Something said above the game.

    Attributes: `title` its heading; `facts` headings with lines of text; `pair` two of them side
    by side; `step` the step it is about, if any.
    """

    title: str
    facts: tuple[tuple[str, tuple[str, ...]], ...] = ()
    pair: tuple[tuple[str, tuple[str, ...]], ...] = ()
    step: int | None = None


def page_of(
    games: Sequence[ToldGame],
    rules: Mapping[str, str],
    *,
    facts: Sequence[str] = (),
    boxes: Sequence[Box] = (),
    at: int = 0,
    words: ToolWords = ENGLISH,
) -> str:
    """The page of one game, or of two side by side.

    Args:
        games: one or two.
        rules: the sentence of each rule that they cite.
        facts: what stands below the title.
        boxes: what stands above the game.
        at: the step at which the page opens.
        words: of the page itself, in the language of the game.

    Returns:
        HTML that opens from a disk.
    """
    data: Plain = {
        "games": [data_of(game) for game in games],
        "plans": _plans(games),
        "rules": {rule: printable(says) for rule, says in rules.items()},
        "at": at,
        "words": {**words.templates("page-")},
        "labels": {**_labels(games, words)},
    }
    style, script = asset("report.css"), _script()
    return rendered(
        "report.html.jinja",
        title=games[0].title,
        facts=facts,
        boxes=boxes,
        w=words,
        version=__version__,
        policy=policy_of(style, script),
        style=raw(style),
        script=raw(script),
        data=raw(packed(data)),
    )


def _labels(games: Sequence[ToldGame], words: ToolWords) -> dict[str, str]:
    """Words of the language for kinds and states of things, by their English."""
    if words.code == ENGLISH.code:
        return {}
    found = {text for game in games for text in _kinds(game.start)}
    found |= {
        text
        for game in games
        for step in game.steps
        for event in step.events
        for text in _kinds(event.patch)
    }
    found |= {text[:1].upper() + text[1:] for text in found}
    said = {text: words.label(text) for text in sorted(found)}
    return {text: told for text, told in said.items() if told != text}


def _kinds(data: Plain) -> Iterator[str]:
    """The kinds and states in a table or in what changed of it."""
    if isinstance(data, list):
        for part in data:
            yield from _kinds(part)
    elif isinstance(data, dict):
        for key, value in data.items():
            if key in _WORDS_OF_GAMES and isinstance(value, str):
                yield value
            elif isinstance(value, dict | list):
                yield from _kinds(value)


_WORDS_OF_GAMES: Final = ("kind", "state")
"""What of a thing is a word of its game, see `dmd_core.screen.tableau`."""


def _plans(games: Sequence[ToldGame]) -> list[Plain]:
    """The map of each game; two of one board have one map, so that their places face each other."""
    spots = [game.spots for game in games]
    if all(same_board(spots[0], other) for other in spots[1:]):
        spots = [joined(*spots)] * len(spots)
    return [planned(one).as_json() for one in spots]


def rendered(template: str, w: ToolWords, **values: object) -> str:
    """A page of a template among the assets; every text in it is escaped."""
    environment = Environment(
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        finalize=lambda value: value if isinstance(value, Markup) else printable(str(value)),
    )
    environment.filters["tenth"] = w.number
    environment.filters["percent"] = lambda rate: w.number(100 * rate)
    return environment.from_string(asset(template)).render(values, w=w)


def policy_of(style: str, script: str) -> str:
    """What the page may do: this style, this script, and nothing else."""
    return "; ".join(
        (
            "default-src 'none'",
            f"script-src '{_hash(script)}'",
            f"style-src '{_hash(style)}'",
            "base-uri 'none'",
            "form-action 'none'",
            "require-trusted-types-for 'script'",
            "trusted-types 'none'",
        )
    )


def packed(data: Plain) -> str:
    """Data as the script of the page unpacks it: JSON, deflated, in letters that need no escape."""
    text = json.dumps(data, ensure_ascii=True, separators=(",", ":"))
    return base64.b64encode(zlib.compress(text.encode("ascii"), 9)).decode("ascii")


def unpacked(text: str) -> Plain:
    """What `packed` packed."""
    data: Plain = json.loads(zlib.decompress(base64.b64decode(text)))
    return data


def _script() -> str:
    parts = "\n".join(asset(f"{name}.js") for name in SCRIPTS)
    return f'"use strict";\n(() => {{\n{parts}\n}})();\n'


def asset(name: str) -> str:
    """A file of the assets."""
    return files("dmd_replay.report").joinpath("assets", name).read_text(encoding="utf-8")


def raw(text: str) -> Markup:
    """A text of our own, or of letters that mean nothing in HTML."""
    return Markup(text)  # noqa: S704 - as above


def _hash(text: str) -> str:
    digest = base64.b64encode(sha256(text.encode("utf-8")).digest()).decode("ascii")
    return f"sha256-{digest}"


__all__ = [
    "ENGLISH",
    "SCRIPTS",
    "Box",
    "asset",
    "packed",
    "page_of",
    "policy_of",
    "raw",
    "rendered",
    "unpacked",
]
