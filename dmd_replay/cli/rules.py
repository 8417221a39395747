"""``dmd-replay rules``: the rule catalogue, listed, shown and searched."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from textwrap import wrap
from typing import Final, NoReturn

import attrs
import click

from dmd_core.kernel.schema.faults import suggestions
from dmd_replay.cli.common import UNUSABLE, bad_input, fail, json_option
from dmd_replay.cli.game import game_option, group_game_option, tools_of
from dmd_replay.cli.terminal import print_json, tell
from dmd_replay.facets import needed
from dmd_replay.facets.rulebook import Place, RulebookFacet, RuleEntry
from dmd_replay.read.rulebook import ranking, words_of
from dmd_replay.registry import UnknownGameError, game_tools, installed_games

WIDTH: Final = 100
NEAREST: Final = 3
"""So many names are offered for one that is unknown."""
NEARBY: Final = 5
"""So many entries are offered if none has all the words."""
FOUND: Final = 20
"""So many entries are listed unless --all is given."""


def _book(game: str | None) -> RulebookFacet:
    tools = tools_of(game)
    return needed(tools.rulebook, tools, "rulebook")


@click.group("rules")
@group_game_option
def command() -> None:
    """List, show and search the rules that the engine cites.

    The sentences are the engine's own; a source tells where it is printed.
    """


# --- list ----------------------------------------------------------------------------------------


@command.command("list")
@click.option("--chapter", metavar="RUN", help="Only ids of this chapter, the middle of an id.")
@click.option("--kind", metavar="KIND", help="Only entries of this kind, such as rule.")
@game_option
@json_option
@bad_input
def list_(chapter: str | None, kind: str | None, game: str | None, as_json: bool) -> None:
    """List ids with their sentences, in the order of the catalogue."""
    book = _book(game)
    entries: Iterable[RuleEntry] = book.entries
    if chapter is not None:
        wanted = chapter.upper().removeprefix(book.prefix).rstrip("-")
        chapters = list(dict.fromkeys(entry.chapter for entry in book.entries))
        if wanted not in chapters:
            near = suggestions(wanted, chapters, NEAREST, likeness=0.0)
            fail(f"there is no chapter {chapter}; nearest: {', '.join(near)}")
        entries = [entry for entry in entries if entry.chapter == wanted]
    if kind is not None:
        if kind not in book.kinds:
            fail(f"--kind {kind} is unknown; there are: {', '.join(sorted(book.kinds))}")
        entries = [entry for entry in entries if entry.kind == kind]
    _print_list(list(entries), as_json)


def _print_list(entries: Sequence[RuleEntry], as_json: bool) -> None:
    if as_json:
        print_json([_short(entry) for entry in entries])
        return
    for entry in entries:
        question = f"{entry.question} " if entry.question else ""
        tell(f"{entry.id:<13} {question}{entry.says}")


def _short(entry: RuleEntry) -> dict[str, object]:
    return {"id": entry.id, "no": entry.number, "kind": entry.kind, "says": entry.says}


# --- show ----------------------------------------------------------------------------------------


@command.command("show")
@click.argument("ids", nargs=-1, required=True, metavar="ID...")
@game_option
@json_option
@bad_input
def show(ids: tuple[str, ...], game: str | None, as_json: bool) -> None:
    """Show entries with all that is known of them.

    DMD-RUN-04 and RUN-04 are the same in the usual game; an id in full is found in any game.
    """
    found = [_found(_of(name, game), name) for name in ids]
    if as_json:
        print_json([_full(book, entry) for book, entry in found])
        return
    for place, (book, entry) in enumerate(found):
        if place:
            tell()
        for line in _account(book, entry):
            tell(line)


def _of(name: str, game: str | None) -> RulebookFacet:
    """The rules that an id is of: those of the game that is named, else those it begins like."""
    if game is None:
        for other in installed_games():
            with suppress(UnknownGameError):  # one that cannot be used has no say
                book = game_tools(other).rulebook
                if book is not None and name.upper().startswith(book.prefix):
                    return book
    return _book(game)


def _found(book: RulebookFacet, name: str) -> tuple[RulebookFacet, RuleEntry]:
    """The entry of an id, written in full or short, in capitals or not."""
    full = book.prefix + name.upper().removeprefix(book.prefix)
    known = {entry.id: entry for entry in book.entries}
    if full not in known:
        near = suggestions(full, known, NEAREST, likeness=0.0)
        fail(f"there is no rule {name}; nearest: {', '.join(near)}")
    return book, known[full]


def _account(book: RulebookFacet, entry: RuleEntry) -> Iterator[str]:
    yield f"{entry.id}  {entry.kind}, number {entry.number}"
    if entry.question:
        yield from _told("", entry.question)
    yield from _told("", entry.says)
    for heading, text in entry.facts:
        yield from _told(heading, text)
    found = book.use(entry.id)
    for other in found.referring:
        yield from _told(f"referred to by {other}", book.says(other))
    if found.beside:
        yield from _told("rulings at the same places", ", ".join(found.beside))
    for place in found.cited:
        yield f"  cited at {place}"
    also = _elsewhere(found.mentioned, found.cited)
    if also:
        yield from _told("mentioned in", ", ".join(also))
    if not found.cited and not also:
        yield "  cited nowhere in the engine"


def _told(heading: str, text: str) -> list[str]:
    start = f"  {heading}: " if heading else "  "
    return wrap(
        text,
        WIDTH,
        initial_indent=start,
        subsequent_indent="      ",
        break_long_words=False,
        break_on_hyphens=False,
    )


def _elsewhere(places: Sequence[Place], cited: Sequence[Place]) -> list[str]:
    """Where it is mentioned, without the lines that cite it."""
    lines = {(place.file, place.line) for place in cited}
    others = [place for place in places if (place.file, place.line) not in lines]
    return list(dict.fromkeys(str(attrs.evolve(place, inside="")) for place in others))


def _full(book: RulebookFacet, entry: RuleEntry) -> dict[str, object]:
    found = book.use(entry.id)
    return {
        **entry.data,
        "kind": entry.kind,
        "says": entry.says,
        "rulings_beside": list(found.beside),
        "referred_to_by": list(found.referring),
        "cited": [attrs.asdict(place) for place in found.cited],
        "mentioned": [attrs.asdict(place) for place in found.mentioned],
    }


# --- search --------------------------------------------------------------------------------------


@command.command("search")
@click.argument("words", nargs=-1, required=True, metavar="WORD...")
@game_option
@click.option(
    "--all", "everything", is_flag=True, help=f"List more than {FOUND} entries; JSON has all."
)
@json_option
@bad_input
def search(words: tuple[str, ...], game: str | None, everything: bool, as_json: bool) -> None:
    """List the entries that hold all WORDS, the best first.

    Capitals do not matter, and a word may be the beginning of a longer one. If no entry holds all
    words, the entries that hold most of them are named, with exit status 2.
    """
    book = _book(game)
    wanted = [word.lower() for phrase in words for word in words_of(phrase)]
    if not wanted:
        fail(f"'{' '.join(words)}' holds no word to search for; give letters or digits")
    ranked = ranking(book.entries, wanted, book.prefix)
    hits = [entry for entry, missing in ranked if not missing]
    if not hits:
        _nothing(words, ranked, as_json)
    shown = hits if everything or as_json else hits[:FOUND]
    _print_list(shown, as_json)
    if len(shown) < len(hits):
        tell(f"... and {len(hits) - len(shown)} more; --all lists them")


def _nothing(
    words: Sequence[str], ranked: Sequence[tuple[RuleEntry, int]], as_json: bool
) -> NoReturn:
    near = [entry for entry, _ in ranked[:NEARBY]]
    if as_json:
        print_json({"found": [], "nearest": [_short(entry) for entry in near]})
    else:
        tell(f"no entry holds all of: {' '.join(words)}; nearest:", err=True)
        _print_list(near, as_json)
    raise SystemExit(UNUSABLE)


__all__ = ["command"]
