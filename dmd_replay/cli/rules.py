"""``dmd-replay rules``: the rule catalogue, listed, shown and searched."""

from collections.abc import Iterable, Iterator, Sequence
from textwrap import fill
from typing import Final, NoReturn

import attrs
import click

from dmd_core.death_may_die.rulebook import (
    Edition,
    Entry,
    Rule,
    Rulebook,
    Ruling,
    RulingCheck,
    RulingDecision,
    rulebook,
)
from dmd_core.kernel.schema.faults import suggestions
from dmd_replay.cli.common import UNUSABLE, bad_input, fail, json_option, print_json
from dmd_replay.games.death_may_die.catalogue import (
    KINDS,
    chapter_of,
    kind_of,
    ranking,
    referring,
    rulings_beside,
    words_of,
)
from dmd_replay.games.death_may_die.citations import Place, citations

PREFIX: Final = "DMD-"
WIDTH: Final = 100
NEAREST: Final = 3
"""So many names are offered for one that is unknown."""
NEARBY: Final = 5
"""So many entries are offered if none has all the words."""
FOUND: Final = 20
"""So many entries are listed unless --all is given."""

_EDITIONS: Final = {
    Edition.BOTH: "both editions",
    Edition.PL: "the Polish edition only",
    Edition.UK: "the Ukrainian edition only",
    Edition.DIFFERS: "the editions disagree",
    Edition.EXAMPLE: "seen in an example only",
    Edition.DERIVED: "printed nowhere, follows from others",
}


@click.group("rules")
def command() -> None:
    """List, show and search the rules that the engine cites.

    The sentences are the engine's own; a source tells where it is printed.
    """


# --- list ----------------------------------------------------------------------------------------


@command.command("list")
@click.option("--chapter", metavar="RUN", help="Only ids of this chapter, the middle of an id.")
@click.option("--kind", type=click.Choice(sorted(KINDS)), help="Only entries of this kind.")
@json_option
@bad_input
def list_(chapter: str | None, kind: str | None, as_json: bool) -> None:
    """List ids with their sentences, in the order of the catalogue."""
    book = rulebook()
    entries: Iterable[Entry] = book.entries
    if chapter is not None:
        wanted = chapter.upper().removeprefix(PREFIX).rstrip("-")
        chapters = list(dict.fromkeys(chapter_of(entry) for entry in book.entries))
        if wanted not in chapters:
            near = suggestions(wanted, chapters, NEAREST, likeness=0.0)
            fail(f"there is no chapter {chapter}; nearest: {', '.join(near)}")
        entries = [entry for entry in entries if chapter_of(entry) == wanted]
    if kind is not None:
        entries = [entry for entry in entries if kind_of(entry) == kind]
    _print_list(list(entries), as_json)


def _print_list(entries: Sequence[Entry], as_json: bool) -> None:
    if as_json:
        print_json([_short(entry) for entry in entries])
        return
    for entry in entries:
        question = f"{entry.question} " if isinstance(entry, Ruling) else ""
        click.echo(f"{entry.id:<13} {question}{entry.says}")


def _short(entry: Entry) -> dict[str, object]:
    return {"id": entry.id, "no": entry.no, "kind": kind_of(entry), "says": entry.says}


# --- show ----------------------------------------------------------------------------------------


@command.command("show")
@click.argument("ids", nargs=-1, required=True, metavar="ID...")
@json_option
@bad_input
def show(ids: tuple[str, ...], as_json: bool) -> None:
    """Show entries with all that is known of them; DMD-RUN-04 and RUN-04 are the same."""
    book = rulebook()
    entries = [_entry(book, name) for name in ids]
    if as_json:
        print_json([_full(book, entry) for entry in entries])
        return
    for place, entry in enumerate(entries):
        if place:
            click.echo()
        for line in _account(book, entry):
            click.echo(line)


def _entry(book: Rulebook, name: str) -> Entry:
    """The entry of an id, written in full or short, in capitals or not."""
    full = PREFIX + name.upper().removeprefix(PREFIX)
    known = book.all_ids()
    if full not in known:
        near = suggestions(full, known, NEAREST, likeness=0.0)
        fail(f"there is no rule {name}; nearest: {', '.join(near)}")
    return book.entry(full)


def _account(book: Rulebook, entry: Entry) -> Iterator[str]:
    yield f"{entry.id}  {kind_of(entry)}, number {entry.no}"
    if isinstance(entry, Ruling):
        yield _told("", entry.question)
    yield _told("", entry.says)
    for heading, text in _facts(entry):
        yield _told(heading, text)
    for other in referring(book, entry):
        yield _told(f"referred to by {other.id}", other.says)
    beside = rulings_beside(book, entry)
    if beside:
        yield _told("rulings at the same places", ", ".join(beside))
    found = citations()
    for place in found.cited.get(entry.id, ()):
        yield f"  cited at {place}"
    also = _elsewhere(found.mentioned.get(entry.id, ()), found.cited.get(entry.id, ()))
    if also:
        yield _told("mentioned in", ", ".join(also))
    if entry.id not in found.cited and not also:
        yield "  cited nowhere in the engine"


def _facts(entry: Entry) -> Iterator[tuple[str, str]]:
    match entry:
        case Rule():
            yield "who decides", entry.who.value
            if entry.if_impossible is not None:
                yield "if impossible", entry.if_impossible
            if entry.invariant is not None:
                yield "invariant", entry.invariant
            yield "sources", "; ".join([*entry.sources, _EDITIONS[entry.edition]])
        case Ruling():
            yield "firmness", entry.kind.value
            if entry.config is not None:
                default = str(entry.default).lower()
                yield "house rule", f"--ruling {entry.config}=..., without it {default}"
        case RulingDecision():
            yield "where", entry.where
            yield "who decides", entry.who.value
            yield "may be declined", "no" if entry.must else "yes"
        case RulingCheck():
            yield "checked after each", entry.when.value
            yield "rests on", ", ".join(entry.rules)


def _told(heading: str, text: str) -> str:
    start = f"  {heading}: " if heading else "  "
    return fill(
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


def _full(book: Rulebook, entry: Entry) -> dict[str, object]:
    values: dict[str, object] = attrs.asdict(entry)
    found = citations()
    return {
        **values,
        "kind": kind_of(entry),
        "firmness": entry.kind.value if isinstance(entry, Ruling) else None,
        "says": entry.says,
        "rulings_beside": rulings_beside(book, entry),
        "referred_to_by": [other.id for other in referring(book, entry)],
        "cited": [attrs.asdict(place) for place in found.cited.get(entry.id, ())],
        "mentioned": [attrs.asdict(place) for place in found.mentioned.get(entry.id, ())],
    }


# --- search --------------------------------------------------------------------------------------


@command.command("search")
@click.argument("words", nargs=-1, required=True, metavar="WORD...")
@click.option(
    "--all", "everything", is_flag=True, help=f"List more than {FOUND} entries; JSON has all."
)
@json_option
@bad_input
def search(words: tuple[str, ...], everything: bool, as_json: bool) -> None:
    """List the entries that hold all WORDS, the best first.

    Capitals do not matter, and a word may be the beginning of a longer one. If no entry holds all
    words, the entries that hold most of them are named, with exit status 2.
    """
    wanted = [word.lower() for phrase in words for word in words_of(phrase)]
    if not wanted:
        fail(f"'{' '.join(words)}' holds no word to search for; give letters or digits")
    ranked = ranking(rulebook(), wanted)
    hits = [entry for entry, missing in ranked if not missing]
    if not hits:
        _nothing(words, ranked, as_json)
    shown = hits if everything or as_json else hits[:FOUND]
    _print_list(shown, as_json)
    if len(shown) < len(hits):
        click.echo(f"... and {len(hits) - len(shown)} more; --all lists them")


def _nothing(words: Sequence[str], ranked: Sequence[tuple[Entry, int]], as_json: bool) -> NoReturn:
    near = [entry for entry, _ in ranked[:NEARBY]]
    if as_json:
        print_json({"found": [], "nearest": [_short(entry) for entry in near]})
    else:
        click.echo(f"no entry holds all of: {' '.join(words)}; nearest:", err=True)
        _print_list(near, as_json)
    raise SystemExit(UNUSABLE)


__all__ = ["command"]
