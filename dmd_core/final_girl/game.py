"""The definition of one game: content and setup, with everything the rules look up.

A `Game` is immutable and made once; it is never part of a state. Tables that the rules ask often
(abilities by class, neighbours, distances) are worked out here.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import chain
from types import NoneType
from typing import Final, final

import attrs

from dmd_core.final_girl.content.definitions import (
    ActionDef,
    BoardDef,
    Content,
    EventDef,
    FinaleDef,
    GirlDef,
    ItemDef,
    KillerDef,
    LocationDef,
    MinionDef,
    PowerDef,
    SetupCardDef,
    SpaceDef,
    TerrorDef,
)
from dmd_core.final_girl.ids import BLANK, ActionId, CardId, FaceId, MinionKind, SpaceId
from dmd_core.final_girl.rulings import Rulings
from dmd_core.final_girl.setup import Setup, check_setup
from dmd_core.final_girl.words.base import Ability, Effect
from dmd_core.final_girl.words.symbols import Damage, Search
from dmd_core.kernel.ids import ItemId, SourceId
from dmd_core.kernel.node import names_of
from dmd_core.tabletop.graphs import Links, all_distances, links_of
from dmd_core.tabletop.hooks import hooks_of
from dmd_core.tabletop.same import Same

READ: Final = 64
"""Parts of boxes of which is kept what was found in their texts: all that come with the library."""

Hooks = Mapping[type, tuple[Ability, ...]]
"""Abilities of one text by their class."""

_PLAIN: Final = (str, int, bool, NoneType)
"""Classes of values that hold no effects."""

DIE: Final[tuple[FaceId, ...]] = tuple(ItemId(str(n)) for n in range(1, 7))
"""The faces of a die (FG-CMP-01)."""


@final
@attrs.frozen(eq=False, repr=False)
class Game:
    """Everything about a game that does not change while it is played.

    It goes through pickle as content and setup, of which the other process makes it again; a copy
    is the very object. Two definitions are the same object or different, `fingerprint` and `setup`
    tell whether they are of the same game.
    """

    content: Content
    setup: Setup
    rulings: Rulings
    killer: KillerDef
    location: LocationDef
    girl: GirlDef
    board: BoardDef
    actions: Mapping[ActionId, ActionDef]
    costs: Mapping[ActionId, int]
    attacks: frozenset[ActionId]
    """Action cards that can deal damage (FG-ATK-02)."""
    searches: frozenset[ActionId]
    """Action cards that search (FG-SRC-01)."""
    finales: Mapping[CardId, FinaleDef]
    powers: Mapping[CardId, PowerDef]
    epic: CardId
    """The epic dark power; empty if it is not in play (FG-AMB-76)."""
    terror: Mapping[CardId, TerrorDef]
    terror_cards: tuple[CardId, ...]
    """Every terror card, copies one by one, sorted."""
    events: Mapping[CardId, EventDef]
    items: Mapping[CardId, ItemDef]
    """The items of the location, and the bonus item if it is used (FG-SET-23)."""
    setup_cards: Mapping[CardId, SetupCardDef]
    minions: Mapping[MinionKind, MinionDef]
    places: Mapping[SpaceId, SpaceDef]
    spaces: tuple[SpaceId, ...]
    """The spaces in the order of the location, by which ties without a question are settled."""
    search_spaces: tuple[SpaceId, ...]
    exits: frozenset[SpaceId]
    neighbours: Links[SpaceId]
    distances: Mapping[SpaceId, Mapping[SpaceId, int]]
    panic: Mapping[tuple[SpaceId, FaceId], SpaceId]
    """Where a number sends those who panic; missing numbers are not in it (FG-PAN-05)."""
    hooks: Mapping[SourceId, Hooks]
    """Abilities of every text that has some: killer, location, items, events, dark powers, terror
    cards, action cards, finales, and the ultimate ability under the id of the Final Girl."""
    carriers: Mapping[type, frozenset[SourceId]]
    """The texts that have abilities of a class; most classes are in few or none."""
    own_texts: frozenset[SourceId]
    """The texts that are no cards: killer, location and Final Girl."""
    nodes: tuple[Effect, ...]
    """Every node of every text in a fixed order; frames name a node by its place."""
    numbers: Mapping[int, int]
    """Place of a node by its identity."""
    symbols: tuple[str, ...]
    """Every id of the game in sorted order, for the codec."""
    fingerprint: str

    def __repr__(self) -> str:
        return f"<Game: {self.girl.id} against {self.killer.id} at {self.location.id}>"

    def __reduce__(self) -> tuple[Callable[..., "Game"], tuple[object, ...]]:
        """Pickle what the definition is made of: its tables name nodes by their identity."""
        return load_game, (self.content, self.setup)

    def __copy__(self) -> "Game":
        return self

    def __deepcopy__(self, _memo: object) -> "Game":
        return self

    @property
    def seats(self) -> int:
        """There is one player (FG-OVR-01)."""
        return 1

    def number(self, effect: Effect) -> int:
        """The place of a node in `nodes`."""
        return self.numbers[id(effect)]

    def distance(self, a: SpaceId, b: SpaceId) -> int | None:
        """Steps between two spaces along normal connections (FG-AMB-85); None off the map."""
        return self.distances.get(a, {}).get(b)


def load_game(content: Content, setup: Setup) -> Game:
    """Make the definition of a game.

    Args:
        content: what the packs define.
        setup: what the player chose.

    Raises:
        SetupError: if the setup cannot be played with that content.
    """
    check_setup(setup, content)
    killer = next(one for one in content.killers if one.id == setup.killer)
    location = next(one for one in content.locations if one.id == setup.location)
    girl = next(one for one in content.girls if one.id == setup.final_girl)
    board = next(one for one in content.core.boards if one.id == setup.board)
    items = {item.id: item for item in location.items}
    if setup.bonus_item and girl.bonus is not None:
        items[girl.bonus.id] = girl.bonus
    terror = (*killer.terror, *location.terror)
    neighbours = links_of(
        [space.id for space in location.spaces],
        [(space.id, other) for space in location.spaces for other, _ in space.links],
    )
    actions = {card.id: card for card in content.core.actions}
    parts = (content.core.actions, killer, location, girl)
    nodes = tuple(chain.from_iterable(_effects_in(Same(part)) for part in parts))
    hooks = dict(_hooks(actions, killer, location, girl, items))
    kinds = dict.fromkeys(kind for found in hooks.values() for kind in found)
    return Game(
        content=content,
        setup=setup,
        rulings=setup.rulings,
        killer=killer,
        location=location,
        girl=girl,
        board=board,
        actions=actions,
        costs={card.id: card.cost for card in content.core.actions},
        attacks=_with_word(Same(content.core.actions), Damage),
        searches=_with_word(Same(content.core.actions), Search),
        finales={card.id: card for card in killer.finales},
        powers={card.id: card for card in killer.powers},
        epic=next((c.id for c in killer.powers if c.epic and setup.epic), ItemId("")),
        terror={card.id: card for card in terror},
        terror_cards=tuple(sorted(card.id for card in terror for _ in range(card.copies))),
        events={card.id: card for card in location.events},
        items=items,
        setup_cards={card.id: card for card in location.setup_cards},
        minions={kind.id: kind for kind in killer.minions},
        places={space.id: space for space in location.spaces},
        spaces=tuple(space.id for space in location.spaces),
        search_spaces=tuple(space.id for space in location.spaces if space.search),
        exits=frozenset(space.id for space in location.spaces if space.exit),
        neighbours=neighbours,
        distances=all_distances(neighbours),
        panic={
            (space.id, ItemId(str(number))): other
            for space in location.spaces
            for other, numbers in space.links
            for number in numbers
        },
        hooks=hooks,
        carriers={
            kind: frozenset(source for source, found in hooks.items() if kind in found)
            for kind in kinds
        },
        own_texts=frozenset(SourceId(name) for name in (killer.id, location.id, girl.id)),
        nodes=nodes,
        numbers={id(effect): place for place, effect in enumerate(nodes)},
        symbols=tuple(sorted(_symbols(content, killer, location, girl, nodes))),
        fingerprint=content.fingerprint_of(killer.id, location.id, girl.id),
    )


def _hooks(
    actions: Mapping[ActionId, ActionDef],
    killer: KillerDef,
    location: LocationDef,
    girl: GirlDef,
    items: Mapping[CardId, ItemDef],
) -> Iterator[tuple[SourceId, Hooks]]:
    texts: Iterable[
        ActionDef | EventDef | FinaleDef | ItemDef | KillerDef | LocationDef | PowerDef | TerrorDef
    ]
    texts = (
        *actions.values(),
        killer,
        location,
        *killer.finales,
        *killer.powers,
        *killer.terror,
        *location.terror,
        *location.events,
        *items.values(),
    )
    for text in texts:
        if text.abilities:
            yield SourceId(text.id), hooks_of(text.abilities)
    if girl.ultimate:
        yield SourceId(girl.id), hooks_of(girl.ultimate)


@lru_cache(maxsize=READ)
def _effects_in(part: Same[object]) -> tuple[Effect, ...]:
    """Every effect node of a part of a box: the longest work of a definition, done once."""
    return tuple(walk((part.value,)))


@lru_cache(maxsize=READ)
def _with_word(cards: Same[tuple[ActionDef, ...]], kind: type[Effect]) -> frozenset[ActionId]:
    """The action cards in whose rows an effect of a class stands."""
    return frozenset(
        card.id
        for card in cards.value
        if any(isinstance(effect, kind) for effect in walk((card.double, card.single, card.fail)))
    )


def walk(values: tuple[object, ...]) -> Iterator[Effect]:
    """Every effect node below these values, in preorder."""
    for value in values:
        if isinstance(value, tuple):
            yield from walk(value)
            continue
        if isinstance(value, Effect):
            yield value
        for name in names_of(type(value)):
            inner = getattr(value, name)
            if type(inner) not in _PLAIN:
                yield from walk((inner,))


def _symbols(
    content: Content,
    killer: KillerDef,
    location: LocationDef,
    girl: GirlDef,
    nodes: Iterable[Effect],
) -> set[str]:
    names: set[str] = {BLANK, *DIE, *content.core.health_tokens}
    names.update((killer.id, location.id, girl.id))
    names.update(card.id for card in content.core.actions)
    for cards in (
        killer.finales,
        killer.powers,
        killer.terror,
        location.terror,
        location.events,
        location.items,
        location.setup_cards,
    ):
        names.update(card.id for card in cards)
    if girl.bonus is not None:
        names.add(girl.bonus.id)
    names.update(space.id for space in location.spaces)
    names.update(kind.id for kind in killer.minions)
    names.update((*killer.tokens, *location.tokens))
    for effect in nodes:
        names.update(option.id for option in getattr(effect, "options", ()))
    return names


__all__ = ["DIE", "Game", "Hooks", "load_game", "walk"]
