"""``dmd-replay pack``: check packs, show them as text, begin new ones, write their schemas."""

import json
from collections.abc import Iterable, Mapping, Sequence
from importlib.resources.abc import Traversable
from itertools import groupby
from pathlib import Path
from shlex import quote
from tempfile import TemporaryDirectory
from typing import Final, NoReturn

import attrs
import click

from dmd_core.kernel.schema.faults import Fault, did_you_mean, listed
from dmd_replay.cli.common import UNUSABLE, bad_input, fail, force_option, json_option
from dmd_replay.cli.game import game_option, group_game_option, tools_of
from dmd_replay.cli.paths import WRITE
from dmd_replay.cli.speaking import lang_option
from dmd_replay.cli.terminal import print_columns, print_json, tell, tell_page
from dmd_replay.drafts import new_file
from dmd_replay.facets import needed
from dmd_replay.facets.packs import NewPack, PackFaultsError, PacksFacet, PackText
from dmd_replay.facets.setup import PackLabel
from dmd_replay.files import holds, is_there
from dmd_replay.packs import DiskFolder, open_source
from dmd_replay.packs.skeleton import id_from, skeleton, write_new
from dmd_replay.report.cards_page import card_of_pack, cards_page_of
from dmd_replay.report.picture import cards_picture
from dmd_replay.words import some
from dmd_replay.writing import check_free, write_file

DRAWN: Final = 60
"""So many cards are drawn on one picture."""

_pack_option: Final = click.option(
    "--pack",
    "packs",
    multiple=True,
    metavar="PATH|installed:NAME",
    help="A folder with pack.toml, or a pack that an installed distribution offers, beside the"
    " built-in ones; may be given several times.",
)


@click.group("pack")
@group_game_option
def command() -> None:
    """Make and check packs: content of your own for a game.

    The page "authoring" of the documentation leads from an empty folder to a game.
    """


# --- check -----------------------------------------------------------------------------------


@command.command("check")
@click.argument("words", nargs=-1, required=True, metavar="PATH|installed:NAME...")
@game_option
@json_option
@bad_input
def check(words: tuple[str, ...], game: str | None, as_json: bool) -> None:
    """Say everything that is wrong with packs, at once.

    They are loaded together, and together with the built-in packs. Exit status 0 if a game can be
    made of them, 2 if not.
    """
    folders = [open_source(word) for word in words]
    try:
        added = _packs(game).load(folders)
    except PackFaultsError as error:
        _refuse(error.faults, folders, as_json)
    old = _packs(game).outdated(folders)
    if as_json:
        packs = [_as_json(*one) for one in added]
        print_json({"packs": packs, "problems": [], "outdated": [_fault(one) for one in old]})
        return
    for pack, name in added:
        tell(
            f"{pack.id}: {pack.kind.replace('_', ' ')} '{name}', version"
            f" {pack.version}, fingerprint {pack.fingerprint}"
        )
    same = len(folders) - len(added)
    if same:
        tell(f"{same} with the very data of another pack, so nothing is added")
    tell("no problems")
    if old:
        _tell_outdated(old)


def _tell_outdated(old: Sequence[Fault]) -> None:
    tell()
    show_problems(old)
    tell(
        f"{some(len(old), 'place')} in an older language of cards; played as it is said now, under"
        " 'allowed'"
    )


def _packs(game: str | None) -> PacksFacet:
    tools = tools_of(game)
    return needed(tools.packs, tools, "packs")


def _as_json(pack: PackLabel, name: str) -> dict[str, object]:
    return {
        "id": pack.id,
        "kind": pack.kind,
        "name": name,
        "version": pack.version,
        "fingerprint": pack.fingerprint,
    }


def _refuse(problems: Sequence[Fault], folders: Sequence[Traversable], as_json: bool) -> NoReturn:
    if as_json:
        print_json({"packs": [], "problems": [_fault(problem) for problem in problems]})
    else:
        show_problems(problems)
        nothing = "the pack is" if len(folders) == 1 else f"none of the {len(folders)} packs is"
        negated = " not" if len(folders) == 1 else ""
        tell(f"{some(len(problems), 'problem')}; {nothing}{negated} loaded")
    raise SystemExit(UNUSABLE)


def _fault(fault: Fault) -> dict[str, object]:
    return {
        "file": fault.file,
        "line": fault.line,
        "id": fault.name,
        "path": fault.place,
        "found": fault.found,
        "allowed": list(fault.allowed),
        "nearest": fault.nearest,
        "rules": list(fault.rules),
    }


def show_problems(problems: Iterable[Fault]) -> None:
    """Print problems as a table; outside of a terminal each is one line."""
    rows = (
        (
            problem.where,
            problem.name or "-",
            problem.place or "-",
            problem.found,
            (listed(problem.allowed) or "nothing") + _cited(problem),
            problem.nearest or "-",
        )
        for problem in problems
    )
    print_columns(("file", "id", "path", "found", "allowed", "nearest"), rows)


def _cited(problem: Fault) -> str:
    return f" [{', '.join(problem.rules)}]" if problem.rules else ""


# --- show ------------------------------------------------------------------------------------


@command.command("show")
@click.argument("ids", nargs=-1, metavar="[ID]...")
@_pack_option
@click.option("--html", type=WRITE, help="Write them as a page that can be searched to this file.")
@click.option("--svg", type=WRITE, help="Draw them as a picture into this file.")
@force_option
@lang_option
@game_option
@json_option
@bad_input
def show(
    ids: tuple[str, ...],
    packs: tuple[str, ...],
    html: Path | None,
    svg: Path | None,
    force: bool,
    game: str | None,
    as_json: bool,
) -> None:
    """Show cards as text, made of the same data that the rules carry out.

    ID is that of a card or of a whole pack. Without any, all texts of the packs given by --pack
    are shown, or of the built-in ones if none is given. Texts are English; on a page names, kinds
    and whatever else stands there are in the language of --lang.
    """
    facet, folders = _packs(game), [open_source(word) for word in packs]
    texts = list(facet.texts(folders))
    if ids:
        chosen = _chosen(texts, ids)
    else:
        added = {pack.id for pack, _ in facet.load(folders)}
        chosen = [text for text in texts if not added or text.pack in added]
    inputs = [path for path in map(Path, packs) if is_there(path)]
    words = tools_of(game).words
    if svg is not None and len(chosen) > DRAWN:
        fail(f"a picture has {DRAWN} cards at most, these are {len(chosen)}; name some, or --html")
    if html is not None:
        page = cards_page_of(chosen, tools_of(game).title, words).encode("utf-8", "replace")
        write_file(html, page, overwrite=force, inputs=inputs, what="the page")
    if svg is not None:
        drawn = cards_picture([card_of_pack(text, words) for text in chosen], words)
        data = drawn.encode("utf-8", "replace")
        write_file(svg, data, overwrite=force, inputs=inputs, what="the picture")
    if as_json:
        print_json([dict(text.data) for text in chosen])
        return
    written = [path for path in (html, svg) if path is not None]
    for path in written:
        tell(f"{path}: {some(len(chosen), 'card')}; open it in a browser")
    if written:
        return
    for pack, group in groupby(chosen, key=lambda text: text.pack):
        tell(f"# {pack}")
        for text in group:
            tell()
            tell(f"{text.name}  ({text.kind} {text.id})")
            for line in text.lines:
                tell(f"  {line}")
        tell()


def _chosen(texts: Sequence[PackText], ids: Sequence[str]) -> list[PackText]:
    known = {word for text in texts for word in (text.id, text.pack)}
    for word in ids:
        if word not in known:
            hint = did_you_mean(word, sorted(known))
            fail(f"'{word}' is the id of no card and of no pack{hint}")
    return [text for text in texts if text.id in ids or text.pack in ids]


# --- new -------------------------------------------------------------------------------------


@command.command("new")
@click.argument("path", type=click.Path(path_type=Path))
@click.option("--kind", metavar="KIND", help="What to begin; the usual kind if left out.")
@click.option("--id", "pack_id", help="Id of the pack; made of the folder's name if left out.")
@click.option("--name", help="Name for people; made of the id if left out.")
@game_option
@bad_input
def new(
    path: Path, kind: str | None, pack_id: str | None, name: str | None, game: str | None
) -> None:
    """Begin a pack at PATH: a small one that passes the check and plays, full of comments.

    PATH is a folder that does not exist yet, or an empty one. Schemas for editors are put into
    its hidden folder .schema.
    """
    facet = _packs(game)
    begun = _kind(facet, kind)
    pack_id = id_from(path.resolve().name) if pack_id is None else pack_id
    if id_from(pack_id) != pack_id or not pack_id:
        fail(
            f"'{pack_id}' is no id for a pack; give --id with small letters, digits and single"
            " underscores"
        )
    name = name or pack_id.replace("_", " ").title()
    if len(name) > facet.longest_name or not name.strip() or not name.isprintable():
        fail(
            f"the name has {len(name)} letters; allowed: at most {facet.longest_name}, on one line"
        )
    content = skeleton(begun, pack_id, name)
    _check_id(facet, path, begun.kind, pack_id, content)
    schemas = {
        f".schema/{Path(file).stem}.json": _schema_text(facet, file).encode() for file in content
    }
    write_new(path, {**content, **schemas})
    for file in content:
        tell(f"{path / file}")
    tell()
    tell("Try next:")
    word, of = quote(str(path)), "" if game is None else f" --game {quote(game)}"
    tell(f"  dmd-replay pack check{of} {word}")
    tell(f"  dmd-replay record{of} game.dmdlog --pack {word} {begun.option} {pack_id}")


def _kind(facet: PacksFacet, kind: str | None) -> NewPack:
    known = {one.kind: one for one in facet.skeletons}
    if kind is None:
        return next(iter(known.values()))
    if kind not in known:
        fail(f"--kind {kind} is unknown; there are: {', '.join(sorted(known))}")
    return known[kind]


def _check_id(
    facet: PacksFacet, path: Path, kind: str, pack_id: str, content: Mapping[str, bytes]
) -> None:
    """Refuse an id that the pack, its own cards, or the built-in packs have a use for already."""
    with TemporaryDirectory(prefix="dmd-replay-") as folder:
        for name, data in content.items():
            with new_file(Path(folder) / name, path / name) as stream:
                stream.write(data)
        try:
            facet.load([DiskFolder(Path(folder), str(path))])
        except PackFaultsError as error:
            clash, what = error.faults[0].found, kind.replace("_", " ")
            fail(f"'{pack_id}' cannot be the id of a new {what}: found {clash}; give another --id")


# --- words -----------------------------------------------------------------------------------


@command.command("words")
@click.option("--once", is_flag=True, help="Only words that are used once.")
@click.option("--page", is_flag=True, help="Print the reference page of the documentation.")
@_pack_option
@game_option
@json_option
@bad_input
def words(once: bool, page: bool, packs: tuple[str, ...], game: str | None, as_json: bool) -> None:
    """List the words that packs are written in, and how often packs use each.

    A word that is used once should have a meaning that other cards could use too.
    """
    facet = _packs(game)
    if page:
        tell_page(facet.words_page())
        return
    found = facet.words([open_source(word) for word in packs])
    rare = [count for count in found if count.uses == 1]
    shown = rare if once else found
    if as_json:
        print_json({"words": [attrs.asdict(one) for one in shown]})
        return
    rows = ((count.key, count.word, count.uses, count.description) for count in shown)
    print_columns(("key", "word", "uses", "what it says"), rows)
    unused = sum(count.uses == 0 for count in found)
    tell(f"{len(rare)} of {len(found)} words are used once, {unused} never")


# --- schema ----------------------------------------------------------------------------------


@command.command("schema")
@click.argument("file", required=False)
@click.option(
    "--write",
    "folder",
    type=click.Path(path_type=Path, file_okay=False),
    help="Write the schemas of all files, or of FILE, into this folder.",
)
@click.option("--force", is_flag=True, help="Overwrite files that say something else.")
@game_option
@bad_input
def schema(file: str | None, folder: Path | None, force: bool, game: str | None) -> None:
    """Print the JSON Schema of a pack's FILE, such as mythos.toml, for editors and programs.

    Without FILE the names of all files are listed.
    """
    facet = _packs(game)
    names = tuple(facet.files)
    if file is not None:
        names = (_schema_name(facet, file),)
    if folder is not None:
        _write_schemas(facet, names, folder, force=force)
    elif file is not None:
        tell_page(_schema_text(facet, names[0]))
    else:
        for name in names:
            tell(name)


def _write_schemas(facet: PacksFacet, names: Sequence[str], folder: Path, *, force: bool) -> None:
    """Write schemas; nothing of them if a file that says something else may not be replaced."""
    schemas = {
        folder / f"{Path(name).stem}.json": _schema_text(facet, name).encode() for name in names
    }
    todo = {path for path, data in schemas.items() if not holds(path, data)}
    folder.mkdir(parents=True, exist_ok=True)
    for path in sorted(todo):
        check_free(path, overwrite=force, what="the schema")
    for path, data in schemas.items():
        if path in todo:
            write_file(path, data, overwrite=force, inputs=(), what="the schema")
        tell(str(path))


def _schema_name(facet: PacksFacet, word: str) -> str:
    """A file name, with or without its ending, perhaps behind the kind of its pack."""
    name = word.rpartition("/")[2].removesuffix(".toml") + ".toml"
    if name not in facet.files:
        names = sorted(facet.files)
        hint = did_you_mean(name, names)
        fail(f"'{word}' is no file of a pack; there are: {', '.join(names)}{hint}")
    return name


def _schema_text(facet: PacksFacet, name: str) -> str:
    return json.dumps(facet.schema(name), indent=1, ensure_ascii=False) + "\n"


__all__ = ["command", "show_problems"]
