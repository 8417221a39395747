"""Checks of cards: what each kind of card needs, and what it cannot have."""

from collections.abc import Iterator

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.check.base import checks, inside
from dmd_core.final_girl.content.definitions import (
    ActionDef,
    CardUse,
    EventDef,
    FinaleDef,
    GirlDef,
    ItemDef,
    Line,
    RewardDef,
    TerrorDef,
)
from dmd_core.final_girl.words.base import Ability
from dmd_core.final_girl.words.hooks import (
    AfterDamage,
    EndKillerPhase,
    ExtraDice,
    FollowOntoKiller,
    ReduceAttack,
    Reroll,
    SavedLast,
    Shoot,
    Use,
)
from dmd_core.final_girl.words.killer import LuresKiller, OnDeath
from dmd_core.final_girl.words.symbols import Damage, Recover
from dmd_core.final_girl.words.victims import MarkVictim
from dmd_core.kernel.schema.faults import Fault, Path
from dmd_core.tabletop.checking import Spot

_SPENT = (Use, Shoot, ReduceAttack, Reroll, EndKillerPhase)
"""Abilities that take a use marker, or discard a single-use item."""

_ONCE_EACH = (Use, Shoot, AfterDamage, ReduceAttack)
"""Abilities of which the rules look for one on a card."""

_FREE = (Use, Shoot, ReduceAttack, Reroll)
"""Abilities that could be used again and again."""

_BOUNDS = ("a price in time, 'once', or an item that is single or limited",)

_OF_MARKED = (FollowOntoKiller, SavedLast, OnDeath)
"""Abilities of events that speak of their special victim."""


# --- action cards ----------------------------------------------------------------------------


@checks(ActionDef)
def _action(spot: Spot, card: ActionDef) -> Iterator[Fault]:
    """Rows, or a place in the window of a roll (FG-ACT-03, -04, -08; FG-AMB-51)."""
    if card.use is CardUse.ROLL:
        if card.double.effects or card.single.effects or card.fail:
            yield Fault((*spot.path, "use"), "rows on a card of use 'roll'", ("no rows",))
        if not any(isinstance(one, Reroll) for one in card.abilities):
            found = "no reroll on a card of use 'roll'"
            yield Fault((*spot.path, "abilities"), found, ("an ability 'reroll'",))
        return
    for name, line in (("double", card.double), ("single", card.single)):
        if not line.effects:
            yield Fault((*spot.path, name), "no effect", ("1 or more",), rules=(r.ACT_04,))
    if not 1 <= len(card.fail) <= 2:  # noqa: PLR2004 - a line, or two to choose from
        found = f"{len(card.fail)} lines"
        yield Fault((*spot.path, "fail"), found, ("1 or 2",), rules=(r.ACT_08,))


@checks(Line)
def _line(spot: Spot, line: Line) -> Iterator[Fault]:
    """Damage of a row is one attack, and health is given once (FG-AMB-25)."""
    for kind in (Damage, Recover):
        places = [place for place, one in enumerate(line.effects) if isinstance(one, kind)]
        for place in places[1:]:
            path = (*spot.path, "effects", place)
            yield Fault(path, f"'{kind.WORD}' again", ("one of them, with a higher 'n'",))


# --- killer ----------------------------------------------------------------------------------


@checks(FinaleDef)
def _finale(spot: Spot, card: FinaleDef) -> Iterator[Fault]:
    if not card.action:
        yield Fault((*spot.path, "action"), "no killer action", ("1 or more",), rules=(r.UPK_06,))


@checks(TerrorDef)
def _terror(spot: Spot, card: TerrorDef) -> Iterator[Fault]:
    """A minor dark power has its ability, any other card its text (FG-DP-02)."""
    if card.health:
        if card.effects:
            found = "a text on a minor dark power, which is placed and not resolved"
            yield Fault((*spot.path, "effects"), found, ("abilities",), rules=(r.DP_02,))
        if card.needs_victims:
            yield Fault((*spot.path, "needs_victims"), "true with 'health'", ("false",))
        if card.stays:
            yield Fault((*spot.path, "stays"), "true with 'health'", ("false: it always stays",))
    elif not card.effects and not card.stays:
        yield Fault((*spot.path, "effects"), "no effect", ("1 or more",))
    lasting = card.health > 0 or card.stays
    if lasting and not card.abilities:
        yield Fault((*spot.path, "abilities"), "no ability of a card that stays", ("1 or more",))
    elif card.abilities and not lasting:
        allowed = ("'health' or 'stays': a card that is discarded has none",)
        yield Fault((*spot.path, "abilities"), "abilities", allowed)


# --- location --------------------------------------------------------------------------------


@checks(EventDef)
def _event(spot: Spot, card: EventDef) -> Iterator[Fault]:
    """What lasts has abilities, what is discarded has none (FG-EVT-01)."""
    if card.lasting and not card.abilities:
        yield Fault((*spot.path, "abilities"), "no ability of a lasting event", ("1 or more",))
    if card.abilities and not card.lasting:
        yield Fault((*spot.path, "lasting"), "false with abilities", ("true",))
    if not card.effects and not card.abilities:
        yield Fault(spot.path, "an event that does nothing", ("effects or abilities",))
    marks = any(isinstance(one, MarkVictim) for one in inside(card.effects))
    if marks and not card.lasting:
        found = "false with 'mark_victim'"
        yield Fault((*spot.path, "lasting"), found, ("true",), rules=(r.AMB_67,))
    for place, ability in enumerate(card.abilities):
        of_marked = isinstance(ability, _OF_MARKED) or (
            (isinstance(ability, ExtraDice) and ability.with_victim)
            or (isinstance(ability, LuresKiller) and ability.token is None)
        )
        if of_marked and not marks:
            path = (*spot.path, "abilities", place)
            found = f"'{ability.WORD}' of a special victim, and the event makes none"
            yield Fault(path, found, ("an effect 'mark_victim' on the same event",))


@checks(ItemDef)
def _item(spot: Spot, item: ItemDef) -> Iterator[Fault]:
    yield from _weapon(spot.path, item)
    spends = any(isinstance(ability, _SPENT) for ability in item.abilities)
    if item.single and item.uses:
        yield Fault((*spot.path, "uses"), f"{item.uses} with 'single'", ("one of the two",))
    weapon = item.range is not None and item.modifier > 0
    if item.single and not spends:
        found = "true, and nothing uses the item"
        yield Fault((*spot.path, "single"), found, ("an ability that uses it",))
    if item.uses and not spends and not weapon:
        found = f"{item.uses}, and nothing uses the item"
        yield Fault((*spot.path, "uses"), found, ("an ability that uses it, or a weapon",))
    if not item.abilities and not item.on_gain and item.range is None and not item.modifier:
        yield Fault(spot.path, "an item that does nothing", ("abilities, or a weapon",))
    spent = item.single or item.uses > 0
    yield from _uses((*spot.path, "abilities"), item.abilities, spent=spent, what="an item")
    for place, ability in enumerate(item.abilities):
        path = (*spot.path, "abilities", place)
        if isinstance(ability, ExtraDice) and ability.with_victim:
            yield Fault((*path, "with_victim"), "true on an item", ("false",))
        if isinstance(ability, LuresKiller) and ability.token is None:
            yield Fault((*path, "token"), "no token on an item", ("a token",))


def _uses(path: Path, abilities: tuple[Ability, ...], *, spent: bool, what: str) -> Iterator[Fault]:
    """What can be used is used up, paid for, or used once in a phase: nothing goes on for ever."""
    seen: set[type] = set()
    for place, ability in enumerate(abilities):
        here = (*path, place)
        if isinstance(ability, _ONCE_EACH):
            if type(ability) in seen:
                allowed = f"one of them on {what}"
                yield Fault(here, f"'{ability.WORD}' again", (allowed,))
            seen.add(type(ability))
        free = isinstance(ability, _FREE) and not getattr(ability, "time", 0)
        once = isinstance(ability, Use) and ability.once
        if free and not once and not spent:
            found = f"'{ability.WORD}' for nothing, as often as one likes"
            yield Fault(here, found, _BOUNDS)


def _weapon(path: Path, item: ItemDef) -> Iterator[Fault]:
    """A weapon prints a range and a modifier (FG-WPN-08)."""
    if item.range is not None:
        low, high = item.range
        if not 0 <= low <= high:
            yield Fault((*path, "range"), f"{low} to {high}", ("0 or more, the least first",))
        if not item.modifier:
            found = "0 with a range"
            yield Fault((*path, "modifier"), found, ("1 or more",), rules=(r.WPN_08,))
    elif item.modifier:
        found = f"{item.modifier} without a range"
        yield Fault((*path, "modifier"), found, ("0, or a range",), rules=(r.WPN_08,))
    if item.range is None:
        for place, ability in enumerate(item.abilities):
            if isinstance(ability, Shoot):
                found = "'shoot' of an item that is no weapon"
                yield Fault((*path, "abilities", place), found, ("a range and a modifier",))
        if item.cards:
            found = "action cards of an item that is no weapon"
            yield Fault((*path, "cards"), found, ("a range and a modifier",))


# --- Final Girls -----------------------------------------------------------------------------


@checks(GirlDef)
def _girl(spot: Spot, girl: GirlDef) -> Iterator[Fault]:
    if not girl.health:
        yield Fault((*spot.path, "health"), "0", ("1 or more",))
    if not girl.slots:
        yield Fault((*spot.path, "slots"), "no victim space", ("1 or more",), rules=(r.SAV_04,))
    if not girl.ultimate and not girl.on_flip:
        found = "no ultimate ability"
        allowed = ("an ability, or effects in 'on_flip'",)
        yield Fault((*spot.path, "ultimate"), found, allowed, rules=(r.SAV_10,))
    what = "the card of a Final Girl"
    yield from _uses((*spot.path, "ultimate"), girl.ultimate, spent=False, what=what)


@checks(RewardDef)
def _reward(spot: Spot, reward: RewardDef) -> Iterator[Fault]:
    if not reward.effects:
        yield Fault((*spot.path, "effects"), "no effect", ("1 or more",), rules=(r.SAV_05,))


__all__: list[str] = []
