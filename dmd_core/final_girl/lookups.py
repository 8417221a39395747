"""Questions the rules ask of the table; all derived, nothing stored."""

from collections.abc import Iterator
from typing import Final, TypeVar

from dmd_core.final_girl.content.definitions import BloodlustRow, CardUse, ItemDef
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.ids import NO_FIGURE, ActionId, CardId, FigureId, SpaceId, TokenId
from dmd_core.final_girl.state import (
    Carried,
    Colour,
    Minion,
    Pawn,
    Phase,
    Pile,
    Place,
    Roll,
    Side,
    Special,
    Table,
)
from dmd_core.final_girl.words.base import Ability
from dmd_core.final_girl.words.killer import AttackBonus, MoveBonus
from dmd_core.kernel.ids import SourceId
from dmd_core.tabletop.hooks import of_kind

A = TypeVar("A", bound=Ability)

HAND_LIMIT: Final = 10
"""Action cards in hand (FG-PLN-03, FG-AMB-18)."""
HANDS: Final = 2
"""Hands to hold items with (FG-ITM-01)."""
TOP_TIME: Final = 12
RED: Final = -1
"""The space below 0 on the time track (FG-TIM-02)."""
TOP_HORROR: Final = 7
FOLLOWERS: Final = 2
"""Victims that may follow her in a step (FG-MOV-05)."""
_SUCCESS: Final = ("5", "6")
_PARTIAL: Final = ("3", "4")

# --- texts in force --------------------------------------------------------------------------


def in_force(game: Game, table: Table) -> Iterator[SourceId]:
    """The texts that act now: the film's own rules first, then what came into play, oldest first.

    An item with hands acts while it is held (FG-ITM-04), the ultimate ability after the flip.
    """
    yield SourceId(game.killer.id)
    yield SourceId(game.location.id)
    if table.ultimate:
        yield SourceId(game.girl.id)
    for source in table.in_play:
        item = game.items.get(CardId(source))
        if item is None or not item.hands or held(table, source):
            yield source


def found(game: Game, table: Table, kind: type[A]) -> tuple[tuple[A, SourceId], ...]:
    """The abilities of one class that act now, each with its text; see `in_force` for the order."""
    carriers = game.carriers.get(kind)
    if carriers is None or (
        carriers.isdisjoint(table.in_play) and carriers.isdisjoint(game.own_texts)
    ):
        return ()
    return tuple(
        [
            (ability, source)
            for source in in_force(game, table)
            if source in carriers
            for ability in of_kind(game.hooks[source], kind)
        ]
    )


def printed(game: Game, kind: type[A]) -> tuple[tuple[A, SourceId], ...]:
    """The abilities of one class of all texts of a game, wherever their cards are.

    What a token on the map does is printed on a card that may be gone.
    """
    return tuple(
        [
            (ability, source)
            for source in sorted(game.carriers.get(kind, ()))
            for ability in of_kind(game.hooks[source], kind)
        ]
    )


def carried(table: Table, card: str) -> Carried | None:
    """An item of hers, None if she has not got it."""
    for item in table.carried:
        if item.card == card:
            return item
    return None


def held(table: Table, card: str) -> bool:
    """Whether she holds an item in her hands."""
    item = carried(table, card)
    return item is not None and item.place is Place.HAND


# --- items -----------------------------------------------------------------------------------


def usable_there(game: Game, item: Carried) -> bool:
    """Whether an item can be used where it is carried (FG-ITM-04, -05)."""
    return item.place is Place.HAND or not game.items[item.card].hands


def is_weapon(item: ItemDef) -> bool:
    """Whether an item is a weapon: it prints a range and a modifier (FG-WPN-08)."""
    return item.range is not None and item.modifier > 0


def item_deck(table: Table, space: SpaceId) -> Pile | None:
    """The item deck of a space, None if it has none (FG-SRC-02)."""
    for deck in table.items:
        if deck.space == space:
            return deck.pile
    return None


def deck_side(table: Table, space: SpaceId) -> tuple[CardId, ...]:
    """What the next card of an item deck may be; nothing if it is empty or there is none."""
    pile = item_deck(table, space)
    return () if pile is None else pile.side(table.items_unseen)


# --- cards and dice --------------------------------------------------------------------------


def of_use(game: Game, table: Table, use: CardUse) -> tuple[ActionId, ...]:
    """The action cards in hand that are played at that time, each name once."""
    return tuple([card for card in dict.fromkeys(table.hand) if game.actions[card].use is use])


def is_partial(roll: Roll, die: int) -> bool:
    """Whether a die shows a partial success (FG-ROL-03)."""
    return roll.faces[die] in _PARTIAL


def is_success(roll: Roll, die: int) -> bool:
    """Whether a die of a roll is or has become a success (FG-ROL-02, -05; FG-AMB-50)."""
    face = roll.faces[die]
    if face in _SUCCESS or die in roll.converted:
        return True
    return roll.partials and face in _PARTIAL


def successes(roll: Roll) -> int:
    """The successes of a roll."""
    return sum([is_success(roll, die) for die in range(len(roll.faces))])


def on_red(table: Table) -> bool:
    """Whether the time marker is on the red space below 0 (FG-TIM-02)."""
    return table.time < 0


def in_action(table: Table) -> bool:
    """Whether this is the Action phase."""
    return table.phase is Phase.ACTION


# --- victims ---------------------------------------------------------------------------------


def ordinary_at(table: Table, space: SpaceId) -> int:
    """Ordinary victims on a space."""
    for place, count in table.victims:
        if place == space:
            return count
    return 0


def special_at(table: Table, space: SpaceId) -> tuple[Colour, ...]:
    """The colours of special victims on a space."""
    return tuple([one.colour for one in table.specials if one.space == space])


def colours_at(table: Table, space: SpaceId) -> tuple[Colour, ...]:
    """The kinds of victims on a space, ordinary ones first."""
    special = special_at(table, space)
    return (Colour.PLAIN, *special) if ordinary_at(table, space) else special


def victims_at(table: Table, space: SpaceId) -> int:
    """Victims on a space, special ones among them (FG-EVT-05)."""
    return ordinary_at(table, space) + len(special_at(table, space))


def victims_on_map(table: Table) -> int:
    """All victims on the map."""
    return sum([n for _, n in table.victims]) + len(table.specials)


def groups(table: Table) -> dict[SpaceId, int]:
    """The number of victims on each space that has any."""
    counts = dict(table.victims)
    for one in table.specials:
        counts[one.space] = counts.get(one.space, 0) + 1
    return counts


def special_of(table: Table, card: str) -> Special | None:
    """The special victim that an event made, None if it is not on the map."""
    for one in table.specials:
        if one.event == card:
            return one
    return None


# --- enemies ---------------------------------------------------------------------------------


def pawn(table: Table, side: Side) -> Pawn:
    """The Final Girl or the killer."""
    return table.girl if side is Side.GIRL else table.killer


def has_killer(game: Game) -> bool:
    """Whether the film has a killer, not minions only (FG-MIN-04)."""
    return game.killer.health > 0


def minion(table: Table, figure: FigureId) -> Minion | None:
    """The minion with that number, None if it is off the map."""
    for one in table.minions:
        if one.id == figure:
            return one
    return None


def minions_at(table: Table, space: SpaceId) -> tuple[Minion, ...]:
    """The minions of a space by their numbers."""
    return tuple([one for one in table.minions if one.space == space])


def enemy_space(table: Table, figure: FigureId) -> SpaceId | None:
    """Where an enemy stands, the killer as `NO_FIGURE`; None if it is off the map."""
    if figure == NO_FIGURE:
        return table.killer.space or None
    one = minion(table, figure)
    return None if one is None else one.space


def enemy_spaces(table: Table) -> tuple[SpaceId, ...]:
    """The spaces of all enemies, the killer's first."""
    spaces = [one.space for one in table.minions]
    if table.killer.space:
        spaces.insert(0, table.killer.space)
    return tuple(dict.fromkeys(spaces))


def row(game: Game, table: Table) -> BloodlustRow:
    """The row of the bloodlust marker (FG-BLD-03)."""
    return game.killer.rows[table.bloodlust]


def attack_value(game: Game, table: Table, figure: FigureId = NO_FIGURE) -> int:
    """The attack value of the killer with its bonuses (FG-AMB-79), or that of a minion."""
    one = minion(table, figure)
    if one is not None:
        return game.minions[one.kind].attack
    return row(game, table).attack + sum(a.n for a, _ in found(game, table, AttackBonus))


def move_value(game: Game, table: Table, figure: FigureId = NO_FIGURE) -> int:
    """The movement value of the killer with its bonuses (FG-AMB-79), or that of a minion."""
    one = minion(table, figure)
    if one is not None:
        return game.minions[one.kind].move
    return row(game, table).move + sum(a.n for a, _ in found(game, table, MoveBonus))


def adrenaline(table: Table) -> int:
    """Dice for sides with only their Final Health token left (FG-FHT-10, -11)."""
    return sum(one.max_health > 0 and one.markers == 0 for one in (table.girl, table.killer))


# --- tokens ----------------------------------------------------------------------------------


def token_spaces(table: Table, token: TokenId) -> tuple[SpaceId, ...]:
    """Where tokens of a kind lie."""
    return tuple([space for kind, space in table.tokens if kind == token])


def is_minor(game: Game, card: CardId) -> bool:
    """Whether a terror card is a minor dark power (FG-DP-02)."""
    return game.terror[card].health > 0


__all__ = [
    "FOLLOWERS",
    "HANDS",
    "HAND_LIMIT",
    "RED",
    "TOP_HORROR",
    "TOP_TIME",
    "adrenaline",
    "attack_value",
    "carried",
    "colours_at",
    "deck_side",
    "enemy_space",
    "enemy_spaces",
    "found",
    "groups",
    "has_killer",
    "held",
    "in_action",
    "in_force",
    "is_minor",
    "is_partial",
    "is_success",
    "is_weapon",
    "item_deck",
    "minion",
    "minions_at",
    "move_value",
    "of_use",
    "on_red",
    "ordinary_at",
    "pawn",
    "printed",
    "row",
    "special_at",
    "special_of",
    "successes",
    "token_spaces",
    "usable_there",
    "victims_at",
    "victims_on_map",
]
