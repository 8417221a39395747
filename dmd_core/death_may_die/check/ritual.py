"""Checks of Rituals and goals: that players can reach them with what the pack holds."""

from collections.abc import Iterator, Mapping, Sequence

from dmd_core.death_may_die.content.board import MapDef, SpaceDef, TokenDef
from dmd_core.death_may_die.content.boxes import Goal, RitualDef
from dmd_core.death_may_die.content.files import EpisodeFile, GoalsFile
from dmd_core.death_may_die.content.format import Pack
from dmd_core.death_may_die.words.amounts import Count, TokenCount
from dmd_core.death_may_die.words.harm import Harm
from dmd_core.death_may_die.words.hidden import TurnDown
from dmd_core.death_may_die.words.selectors import ANYWHERE, Spaces
from dmd_core.death_may_die.words.tokens import MoveTokens, NextToken, PlaceToken, Tokens
from dmd_core.kernel.schema.faults import Fault, Path, suggest


def nodes_of(pack: Pack) -> Iterator[object]:
    """Every definition and word of a pack."""
    return (node for file in pack.files.values() for _, node, _ in file.nodes)


def tokens_in_play(pack: Pack) -> frozenset[str]:
    """Kinds of tokens that lie on the map at the start, or that a text brings."""
    found: set[str] = set()
    for node in nodes_of(pack):
        if isinstance(node, SpaceDef):
            found.update(node.tokens)
        elif isinstance(node, PlaceToken) or (isinstance(node, Tokens) and not node.remove):
            found.add(node.token)
        elif isinstance(node, NextToken):
            found.update(node.of)
        elif isinstance(node, TurnDown):
            found.add(node.becomes)
    return frozenset(found)


def lying_places(pack: Pack) -> Mapping[str, frozenset[str]]:
    """The Spaces where each kind of token can ever lie.

    Setup puts it there, or a text places it, moves it, or turns what lies there into it. Where a
    text names no Space, every Space is taken for granted.
    """
    spaces = pack.file("map.toml", MapDef).spaces
    kinds = pack.file("episode.toml", EpisodeFile).tokens
    everywhere = frozenset(str(space.id) for space in spaces)
    heaps = frozenset(kind.id for kind in kinds if kind.several)
    found = {
        str(kind.id): frozenset(str(space.id) for space in spaces if kind.id in space.tokens)
        for kind in kinds
    }
    nodes = tuple(nodes_of(pack))
    before: dict[str, frozenset[str]] = {}
    while found != before:
        before = dict(found)
        for node in nodes:
            for token, places in _brought(node, found, heaps, everywhere):
                if token in found:
                    found[token] |= places
    return found


def _brought(
    node: object,
    lie: Mapping[str, frozenset[str]],
    heaps: frozenset[str],
    everywhere: frozenset[str],
) -> Iterator[tuple[str, frozenset[str]]]:
    """The tokens that a text brings, each with the Spaces that it can come to."""
    nowhere: frozenset[str] = frozenset()
    match node:
        case PlaceToken(token=token, on=on):
            # One that may not lie beside its like goes to the nearest Space without one.
            yield token, frozenset((on,)) if on is not None and token in heaps else everywhere
        case MoveTokens(token=token):
            yield token, everywhere if lie.get(token) else nowhere
        case NextToken(of=of):
            lying = nowhere.union(*(lie.get(token, nowhere) for token in of))
            yield from ((token, lying) for token in of)
        case TurnDown(token=token, becomes=becomes):
            yield becomes, lie.get(token, nowhere)
        case _:
            return


def check_ritual(episode: Pack) -> Iterator[Fault]:
    """One way to disrupt the Ritual, and one that the map and the texts allow (EPI-10 to -13)."""
    card = episode.file("episode.toml", EpisodeFile)
    file = episode.files["episode.toml"]
    if card.objects is None and card.ritual is None:
        allowed = ("'objects' to destroy, or a 'ritual' that counts something",)
        yield file.fault(Fault((), "no way to disrupt the Ritual", allowed))
    elif card.objects is not None and card.ritual is not None:
        yield file.fault(Fault(("ritual",), "a ritual beside objects to destroy", ("one of both",)))
    elif card.objects is not None:
        harmed = (node.objects for node in nodes_of(episode) if isinstance(node, Harm))
        if card.destroy is None and not any(objects is not None for objects in harmed):
            allowed = ("'destroy', or a text that harms objects",)
            yield file.fault(Fault((), "no way to disrupt the Ritual", allowed))
    elif card.ritual is not None:
        for fault in _counted(episode, card.ritual):
            yield file.fault(fault.under("ritual"))
    yield from _goals(episode)


def _counted(episode: Pack, ritual: RitualDef) -> Iterator[Fault]:
    """What is counted are tokens, enough of them can come together, and not all are there."""
    spaces, lie = episode.file("map.toml", MapDef).spaces, lying_places(episode)
    kinds: dict[str | None, TokenDef] = {}
    kinds |= {token.id: token for token in episode.file("episode.toml", EpisodeFile).tokens}
    match ritual.count:
        case TokenCount(token=token, on=None) if token in kinds:
            most, start, fitting = kinds[token].count, 0, []
        case TokenCount(token=token, on=Spaces() as where) if token in kinds:
            fitting = [space for space in spaces if _fits(space, where)]
            most = _room(kinds[token], _shared(fitting, lie[kinds[token].id]))
            start = sum(space.tokens.count(token) for space in fitting)
        case Count(spaces=Spaces(token=token) as where) if token in kinds:
            fitting = [space for space in spaces if _fits(space, where)]
            most = min(kinds[token].count, _shared(fitting, lie[kinds[token].id]))
            start = sum(token in space.tokens for space in fitting)
        case _:
            allowed = ("tokens of this Episode, or Spaces with one of them",)
            yield Fault(("count",), "something else than tokens", allowed)
            return
    if not most and kinds[token].count and fitting:
        allowed = ("a text that places or moves such a token there, or a map where it lies",)
        yield Fault(("count",), f"'{token}', which never comes to where it is counted", allowed)
    elif ritual.needed > most:
        yield Fault(("needed",), str(ritual.needed), (f"at most {most}, as many as there can be",))
    elif start >= ritual.needed:
        allowed = (f"more than {start}, which are counted at the start",)
        yield Fault(("needed",), str(ritual.needed), allowed)
    on_boards = isinstance(ritual.count, TokenCount) and ritual.count.on is None
    texts = [node for node in nodes_of(episode) if isinstance(node, Tokens)]
    if on_boards and not any(text.token == token and not text.remove for text in texts):
        allowed = ("a text that puts such a token on a board",)
        yield Fault(("count",), f"'{token}', which no Investigator ever has", allowed)


def _fits(space: SpaceDef, where: Spaces) -> bool:
    """Whether a Space of the map can fit; what changes in play is taken for granted."""
    return (not where.on or space.id in where.on) and (not where.gate or bool(space.all_gates))


def _shared(fitting: Sequence[SpaceDef], lying: frozenset[str]) -> int:
    """How many of the Spaces that count a token can lie on."""
    return sum(space.id in lying for space in fitting)


def _room(token: TokenDef, spaces: int) -> int:
    return token.count if token.several and spaces else min(token.count, spaces)


def _goals(episode: Pack) -> Iterator[Fault]:
    """A goal is where something can be, and what its players are told to do there exists."""
    if "goals.toml" not in episode.files:
        return
    file = episode.files["goals.toml"]
    tokens = tokens_in_play(episode)
    spaces = episode.file("map.toml", MapDef).spaces
    options = {str(getattr(node, "id", "")) for node in nodes_of(episode)}
    for place, goal in enumerate(episode.file("goals.toml", GoalsFile).goals):
        for name, where in _places(goal):
            if where.token is not None and where.token not in tokens:
                found = f"'{where.token}', which never lies on a Space"
                near = suggest(where.token, sorted(tokens))
                path: Path = ("goals", place, name, "token")
                yield file.fault(Fault(path, found, tuple(sorted(tokens)), near))
            elif where != ANYWHERE and not any(_fits(space, where) for space in spaces):
                path = ("goals", place, name)
                yield file.fault(Fault(path, "Spaces that the map has not", ("a Space",)))
        for spot, option in enumerate(goal.prefer):
            if option not in options:
                near = suggest(option, sorted(options))
                found = f"'{option}', which is no option"
                path = ("goals", place, "prefer", spot)
                yield file.fault(Fault(path, found, ("an option of a text",), near))


def _places(goal: Goal) -> Iterator[tuple[str, Spaces]]:
    yield "at", goal.at
    if goal.to is not None:
        yield "to", goal.to


__all__ = ["check_ritual", "nodes_of", "tokens_in_play"]
