"""The site's generated part, a hook of mkdocs: reference, rules, cards, and links that leave docs/.

Pages of the site that are no files in `docs/` are made here: the README as the start, the
reference from the docstrings of what is public, the rulebook and the cards as pages to browse.
Nothing of it is kept in the tree, so nothing of it can be out of date.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path, PurePosixPath
from posixpath import normpath, relpath
from typing import Any, Final

import dmd_core
import dmd_replay
from dmd_core.death_may_die.content.loader import load_content
from dmd_core.death_may_die.say import CardText, all_texts
from dmd_core.kernel.ids import RuleId
from dmd_replay.facets.rulebook import Place, RuleEntry
from dmd_replay.games.death_may_die.game import TOOLS
from dmd_replay.games.death_may_die.rulebook import CITING

ROOT: Final = Path(__file__).parents[2]

ELSEWHERE: Final = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "project/contributing.md",
    "CHANGELOG.md": "project/changelog.md",
    "tests/README.md": "project/tests.md",
}
"""Pages that do not lie in docs/, and where they are on the site."""

SOURCE: Final = "https://github.com/dmd-core/dmd-core/blob/main/"
"""Where a link leads to that names a file which is no page."""

_LINK: Final = re.compile(r"\]\((?!https?:|#)([^)#\s]+)(#[^)]*)?\)")
_RULE: Final = re.compile(r"(?<![\w/#`\[-])DMD-[A-Z]+-\d{2,}[A-Z]?(?![\w\]`])")
_NAMED: Final = re.compile(r"\A(```\w+) [^\n]*")
"""A block that names its file, which the site would take for no block at all."""
_FENCE: Final = re.compile(r"^(```.*?^```)$", re.MULTILINE | re.DOTALL)


# --- the hook --------------------------------------------------------------------------------


def on_config(config: Any) -> Any:  # noqa: ANN401 - mkdocs' own, which has no types here
    """Give every decision record its place, so that a new one has not to be named twice."""
    records = sorted(path.name for path in (ROOT / "docs/adr").glob("*.md"))
    _fill(config.nav, "Decisions", [f"adr/{name}" for name in records if f"adr/{name}" not in OUT])
    return config


def _fill(nav: list[Any], title: str, pages_of_it: list[str]) -> None:
    for entry in nav:
        for name, inner in entry.items() if isinstance(entry, dict) else ():
            if name == title:
                entry[name] = pages_of_it
            elif isinstance(inner, list):
                _fill(inner, title, pages_of_it)


def on_files(files: Any, config: Any) -> Any:  # noqa: ANN401 - as above
    """Add the pages that are made."""
    from mkdocs.structure.files import File  # noqa: PLC0415 - only the site has it

    for name, text in pages().items():
        files.append(File.generated(config, name, content=text))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:  # noqa: ANN401 - as above
    """Turn links so that they hold on the site, and rule ids into links."""
    at = str(page.file.src_uri)
    return prepared(markdown, at)


def prepared(markdown: str, at: str) -> str:
    """The text of a page as it stands on the site; blocks of code stay, but for the names of files.

    Args:
        markdown: as it was written.
        at: the place of the page on the site.
    """
    home = next((path for path, there in ELSEWHERE.items() if there == at), f"docs/{at}")
    parts = _FENCE.split(markdown)
    for number in range(0, len(parts), 2):
        turned = _LINK.sub(lambda found: f"]({_turned(found, home, at)})", parts[number])
        parts[number] = turned if at == "browse/rules.md" else _with_rules(turned, at)
    for number in range(1, len(parts), 2):
        parts[number] = _NAMED.sub(r"\1", parts[number])
    return "".join(parts)


def _turned(found: "re.Match[str]", home: str, at: str) -> str:
    path = normpath(str(PurePosixPath(home).parent / found[1]))
    anchor = found[2] or ""
    if path in ELSEWHERE:
        return relpath(ELSEWHERE[path], str(PurePosixPath(at).parent)) + anchor
    inside = path.removeprefix("docs/")
    if path != inside and path.endswith(".md") and (ROOT / path).is_file() and inside not in OUT:
        return relpath(inside, str(PurePosixPath(at).parent)) + anchor
    if path != inside and path.endswith(PICTURES) and (ROOT / path).is_file():
        return relpath(inside, str(PurePosixPath(at).parent))
    if at.startswith(("reference/", "browse/")):
        return found[1] + anchor
    return SOURCE + path + anchor


PICTURES: Final = (".png", ".svg")
"""How the files of pictures end; those in docs/ are on the site."""

OUT: Final = frozenset({"notice.md", "adr/0000-template.md"})
"""Pages that are files of the tree and not of the site."""


def _with_rules(text: str, at: str) -> str:
    """Rule ids that stand free, as links to the rulebook; not in headings and tables of code."""
    rules = relpath("browse/rules.md", str(PurePosixPath(at).parent))
    lines = text.split("\n")
    for number, line in enumerate(lines):
        if not line.startswith(("#", "    ", ":::")):
            lines[number] = _RULE.sub(lambda found: _linked(found[0], rules), line)
    return "\n".join(lines)


def _linked(rule: str, rules: str) -> str:
    return f"[{rule}]({rules}#{rule.lower()})" if rule in _known() else rule


@cache
def _known() -> frozenset[str]:
    return frozenset(entry.id for entry in TOOLS.rulebook.entries)


# --- the pages -------------------------------------------------------------------------------


def pages() -> Mapping[str, str]:
    """Every page that is made, by its place on the site."""
    made = {there: (ROOT / path).read_text(encoding="utf-8") for path, there in ELSEWHERE.items()}
    made |= {f"reference/{name}.md": "\n".join(make()) for name, make in REFERENCE.items()}
    made["browse/rules.md"] = rules_page(TOOLS.rulebook.entries, CITING.citations.cited)
    made["browse/cards.md"] = cards_page(all_texts(load_content()))
    return made


def _face(title: str, package: Any, intro: str) -> Iterator[str]:  # noqa: ANN401 - a module
    """All that a package exports, each from the module in which it is defined."""
    yield from (f"# {title}", "", intro, "")
    names = [name for name in package.__all__ if not name.startswith("__")]
    groups = {
        "Functions": [name for name in names if name[0].islower()],
        "Classes": [name for name in names if name[0].isupper() and not name.endswith("Error")],
        "Errors": [name for name in names if name.endswith("Error")],
    }
    for heading, members in groups.items():
        yield from (f"## {heading}", "")
        for name in members:
            yield from (f"::: {_home(package, name)}", "    options: {heading_level: 3}", "")


def _home(package: Any, name: str) -> str:  # noqa: ANN401 - a module
    """Where a name is defined, as a dotted path."""
    value = getattr(package, name)
    module = getattr(value, "__module__", "")
    own = getattr(value, "__name__", name)
    if module.startswith(("dmd_core", "dmd_replay")) and own in vars(import_module(module)):
        return f"{module}.{own}"
    return f"dmd_core.api.{name}"


def _modules(title: str, intro: str, names: Iterable[str]) -> Iterator[str]:
    yield from (f"# {title}", "", intro, "")
    for name in names:
        members = ", ".join(_members(name))
        yield from (f"::: {name}", f"    options: {{heading_level: 2, members: [{members}]}}", "")


def _members(name: str) -> Iterator[str]:
    """What a module defines and the faces of the packages do not show already."""
    module = import_module(name)
    found = getattr(module, "__all__", None) or [
        own
        for own, value in vars(module).items()
        if not own.startswith("_") and getattr(value, "__module__", "") == name
    ]
    return (own for own in found if f"{name}.{own}" not in _faces())


@cache
def _faces() -> frozenset[str]:
    """Every name that a page about a whole package shows, by its home."""
    return frozenset(
        _home(package, name)
        for package in (dmd_core, dmd_replay)
        for name in package.__all__
        if not name.startswith("__")
    )


def _below(package: str) -> list[str]:
    """The modules of a package, by name."""
    folder = ROOT / package.replace(".", "/")
    return [f"{package}.{path.stem}" for path in sorted(folder.glob("[a-z]*.py"))]


REFERENCE: Final[Mapping[str, Callable[[], Iterator[str]]]] = {
    "dmd_core": lambda: _face(
        "dmd_core",
        dmd_core,
        "What a program calls that embeds the game, and every type that its annotations name.",
    ),
    "dmd_replay": lambda: _face(
        "dmd_replay", dmd_replay, "What a program uses of the tools: games in files."
    ),
    "commands": lambda: _modules(
        "Commands", "What players decide.", ["dmd_core.death_may_die.commands"]
    ),
    "events": lambda: _modules(
        "Events", "What happens, by chapter.", _below("dmd_core.death_may_die.events")
    ),
    "table": lambda: _modules(
        "The table",
        "What lies on the table, the definition of a game, and questions that are asked of both.",
        [
            f"dmd_core.death_may_die.{name}"
            for name in ("state", "game", "setup", "rulings", "ids", "lookups")
        ],
    ),
    "screen": lambda: _modules(
        "Screens of any game",
        "What a screen shows, and what a game says of itself.",
        _below("dmd_core.screen"),
    ),
    "kernel": lambda: _modules(
        "The kernel",
        "What every game is made of.",
        [
            "dmd_core.engine",
            *(
                f"dmd_core.kernel.{name}"
                for name in (
                    *("events", "decisions", "refusals", "state", "step", "ruleset", "run"),
                    *("chance", "decks", "views", "rewind", "node", "registry", "ids"),
                )
            ),
        ],
    ),
}
"""The pages of the reference."""


def rules_page(entries: Iterable[RuleEntry], cited: Mapping[RuleId, Sequence[Place]]) -> str:
    """The rulebook, chapter by chapter: each entry with an anchor of its own.

    Args:
        entries: in their order.
        cited: the lines of the engine that rest on each.
    """
    return "\n".join(_rules(entries, cited))


def _rules(entries: Iterable[RuleEntry], cited: Mapping[RuleId, Sequence[Place]]) -> Iterator[str]:
    yield from (
        "# Rules",
        "",
        "Every rule, ruling, decision point and check that the engine cites,",
    )
    yield from ("in our own words, by chapter, and where the engine rests on it.", "")
    chapter = ""
    for entry in entries:
        if entry.chapter != chapter:
            chapter = entry.chapter
            yield from (f"## {chapter} {{#{chapter.lower()}}}", "")
        yield from (f"### {entry.id} {{#{entry.id.lower()}}}", "")
        if entry.question:
            yield from (f"*{_plain(entry.question)}*", "")
        yield from (_inner(_plain(entry.says)), "")
        facts = [f"{heading}: {_inner(_plain(text))}" for heading, text in entry.facts]
        places = [f"`{place}`" for place in cited.get(RuleId(entry.id), ())[:3]]
        for line in (*facts, *([f"in the engine: {', '.join(places)}"] if places else [])):
            yield f"- {line}"
        yield ""


def _inner(text: str) -> str:
    """A text of the rulebook, with links to the entries it names."""
    return _RULE.sub(lambda found: _linked(found[0], "rules.md"), text)


def cards_page(cards: Iterable[CardText]) -> str:
    """Every card as a text, by pack and kind; names are a stranger's, and no markup."""
    return "\n".join(_cards(cards))


def _cards(cards: Iterable[CardText]) -> Iterator[str]:
    yield from ("# Cards", "", "Every definition of the packs as a person reads it. The sentences")
    yield from ("follow from the data that the rules carry out; no printed text is copied.", "")
    pack = kind = ""
    for card in cards:
        if card.pack != pack:
            pack, kind = card.pack, ""
            yield from (f"## {_plain(pack)} {{#{pack}}}", "")
        if card.kind != kind:
            kind = card.kind
            yield from (f"### {kind.replace('_', ' ').capitalize()} {{#{pack}-{kind}}}", "")
        yield from (
            f"#### {_plain(card.name)} {{#{pack}-{kind}-{card.id}}}",
            "",
            f"`{card.id}`",
            "",
        )
        yield from (f"- {_plain(line)}" for line in card.lines)
        yield ""


def _plain(text: str) -> str:
    """A text in which nothing is markup: a pack may be a stranger's."""
    safe = "".join(
        letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text
    )
    return re.sub(r"([\\`*_{}\[\]<>#|!&])", lambda found: f"&#{ord(found[1])};", safe)


__all__ = [
    "REFERENCE",
    "ROOT",
    "cards_page",
    "on_config",
    "on_files",
    "on_page_markdown",
    "pages",
    "prepared",
    "rules_page",
]
