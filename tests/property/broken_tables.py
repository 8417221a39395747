"""Tables that break an invariant, each made from one sound table by one change."""

from collections.abc import Callable
from typing import Any, Final

import dmd_core as dmd
from dmd_core.death_may_die.ids import CardId, FigureId, InvestigatorId, SkillId, SpaceId, TokenId
from dmd_core.death_may_die.state import Branch, Enemy, HeldCard, Outcome, Side, Table
from dmd_core.kernel.ids import ItemId, Seat
from dmd_core.kernel.node import replace

GAME: Final = dmd.load_game(
    dmd.Setup(
        3,
        tuple(InvestigatorId(name) for name in ("ian", "elizabeth", "rasputin")),
        starter=InvestigatorId("ian"),
        insanities=tuple(ItemId(c) for c in ("catatonia", "masochism", "recurring_trauma")),
    )
)
TABLE: Final = dmd.start(GAME, 7).state.table
"""Seat 0 has just begun the first turn; Enemies stand on the map, nobody has a card."""

RED: Final = GAME.content.core.summoning_track.first_red
SPACE: Final = TABLE.investigators[0].space
ELDER: Final = GAME.elder_one.id
CARD: Final = min(GAME.discovery)
MYTHOS: Final = min(GAME.mythos)
NOWHERE: Final = SpaceId("nowhere")


def owner(table: Table, seat: int = 0, **changes: Any) -> Table:  # noqa: ANN401 - of many fields
    """The table with one Investigator changed."""
    seats = list(table.investigators)
    seats[seat] = replace(seats[seat], **changes)
    return replace(table, investigators=tuple(seats))


def enemy(table: Table, place: int = 0, **changes: Any) -> Table:  # noqa: ANN401 - as above
    """The table with one figure changed."""
    enemies = list(table.enemies)
    enemies[place] = replace(enemies[place], **changes)
    return replace(table, enemies=tuple(enemies))


def with_elder(table: Table, stage: int = 2, wounds: int = 0, space: SpaceId = SPACE) -> Table:
    """The table with the Elder One on the board."""
    number = table.next_figure
    figure = Enemy(FigureId(number), ELDER, space, wounds)
    return replace(
        table,
        enemies=(*table.enemies, figure),
        next_figure=number + 1,
        elder=replace(table.elder, position=RED, stage=stage, figure=FigureId(number)),
    )


def holding(table: Table, seat: int = 0, wounds: int = 0) -> Table:
    """The table with a Discovery card claimed by a seat, taken out of the deck."""
    pile = replace(table.discovery, deck=table.discovery.deck.without(CARD))
    side = next(side for side in Side if (CARD, side) in GAME.halves)
    table = replace(table, discovery=pile)
    return owner(table, seat, cards=(HeldCard(CARD, side, wounds),))


def dead(table: Table, seat: int) -> Table:
    """The table with one Investigator eliminated by Wounds."""
    return owner(table, seat, alive=False, wounds=GAME.tracks.wounds)


def _crowd(table: Table) -> Table:
    first = table.enemies[0]
    most = GAME.enemies[first.kind].figures + 1
    start = table.next_figure
    more = tuple(replace(first, id=FigureId(start + n)) for n in range(most))
    return replace(table, enemies=(*table.enemies, *more), next_figure=start + most)


def _all_dead(table: Table) -> Table:
    table = with_elder(table)
    for seat in range(GAME.seats):
        table = dead(table, seat)
    return table


def _levels(table: Table, level: int) -> tuple[tuple[SkillId, int], ...]:
    """The levels of the first seat with its first Skill raised."""
    first, *others = table.investigators[0].levels
    return ((first[0], level), *others)


CODEPENDENCY: Final = CardId("codependency")

_RLYEH: Final = tuple((SPACE, TokenId("rlyeh")) for _ in range(GAME.tokens[TokenId("rlyeh")] + 1))

BROKEN_TABLES: Final[dict[str, tuple[Callable[[Table], Table], ...]]] = {
    "mythos_cards": (
        lambda t: replace(t, mythos=replace(t.mythos, discard=(MYTHOS,))),
        lambda t: replace(t, mythos=replace(t.mythos, deck=t.mythos.deck.without(MYTHOS))),
        lambda t: owner(t, 2, kept=MYTHOS),
    ),
    "discovery_cards": (
        lambda t: replace(t, discovery=replace(t.discovery, deck=t.discovery.deck.without(CARD))),
        lambda t: replace(t, discovery=replace(t.discovery, resolving=(CARD,))),
    ),
    "fire_tokens": (
        lambda t: owner(t, fire=GAME.content.core.tokens.fire + 1),
        lambda t: replace(t, fire=((SPACE, 0),)),
        lambda t: replace(t, fire=((NOWHERE, 1),)),
    ),
    "figures": (
        _crowd,
        lambda t: enemy(t, 1, id=t.enemies[0].id),
        lambda t: enemy(t, id=FigureId(t.next_figure)),
        lambda t: enemy(t, space=NOWHERE),
    ),
    "other_tokens": (lambda t: replace(t, tokens=_RLYEH),),
    "markers": (
        lambda t: owner(t, wounds=GAME.tracks.wounds + 1),
        lambda t: owner(t, stress=-1),
        lambda t: owner(t, sanity=GAME.tracks.sanity + 1),
    ),
    "alive_off_the_skulls": (
        lambda t: owner(t, wounds=GAME.tracks.wounds),
        lambda t: owner(t, sanity=GAME.tracks.sanity),
        lambda t: owner(t, alive=False),
    ),
    "standing_enemies": (lambda t: enemy(t, wounds=GAME.enemies[t.enemies[0].kind].health),),
    "elder_one_unhurt": (lambda t: with_elder(t, wounds=1),),
    "stages": (
        lambda t: with_elder(t, stage=1),
        lambda t: replace(t, elder=replace(t.elder, stage=3)),
        lambda t: replace(t, elder=replace(t.elder, stage=5)),
        lambda t: replace(with_elder(t), elder=replace(t.elder, stage=2)),
        lambda t: with_elder(t, wounds=GAME.stages[1].health),
    ),
    "episode_objects": (
        lambda t: replace(t, objects=(replace(t.objects[0], wounds=4), *t.objects[1:])),
        lambda t: replace(t, ritual_disrupted=True),
        lambda t: replace(t, objects=tuple(replace(o, destroyed=True) for o in t.objects)),
    ),
    "skill_levels": (
        lambda t: owner(t, levels=tuple((skill, 5) for skill, _ in t.investigators[0].levels)),
    ),
    "companions_standing": (lambda t: holding(t, wounds=99),),
    "eliminated_empty_handed": (
        lambda t: owner(dead(t, 0), fire=1),
        lambda t: owner(dead(t, 0), cards=(HeldCard(CARD, Side.LEFT),)),
        lambda t: owner(dead(t, 0), owed=(4,)),
    ),
    "fire_substitutes": (
        lambda t: owner(t, substitutes=1),
        lambda t: owner(t, fire=1, substitutes=-1),
    ),
    "kept_cards": (
        lambda t: owner(t, 0, kept=CardId(MYTHOS)),
        lambda t: owner(dead(t, 2), 2, kept=CardId(MYTHOS)),
        lambda t: owner(t, 2, kept=next(c for c in GAME.mythos if GAME.mythos[c].symbol)),
    ),
    "somebody_lives": (_all_dead,),
    "thresholds_owed": (
        lambda t: owner(t, owed=(4,)),
        lambda t: owner(t, sanity=8, owed=(4,)),
        lambda t: owner(t, sanity=8, owed=(8, 4)),
    ),
    "levels_follow_sanity": (
        lambda t: owner(t, levels=_levels(t, 2)),
        lambda t: owner(t, sanity=4),
        lambda t: owner(t, sanity=4, owed=(4,), levels=_levels(t, 2)),
        lambda t: owner(t, sanity=19, bonus_dice=4, levels=_levels(t, 4)),
        lambda t: owner(dead(t, 0), levels=_levels(t, 2)),
    ),
    "bonus_dice_follow_sanity": (
        lambda t: owner(t, bonus_dice=1),
        lambda t: owner(t, sanity=8),
        lambda t: owner(t, sanity=8, owed=(8,), bonus_dice=1),
        lambda t: owner(dead(t, 0), bonus_dice=1),
    ),
    "tokens_belong_on_boards": (
        lambda t: owner(t, tokens=((TokenId("rlyeh"), 1),)),
        lambda t: owner(t, 0, tokens=((TokenId("insanity_wound"), 1),)),
        lambda t: owner(t, 1, tokens=((TokenId("down"), 1),)),
        lambda t: owner(t, 0, tokens=((TokenId("down"), 2),)),
    ),
    "named_by_an_insanity": (
        lambda t: owner(t, named=Seat(1)),
        lambda t: owner(t, insanity=CODEPENDENCY),
        lambda t: owner(t, insanity=CODEPENDENCY, named=Seat(0)),
    ),
    "early_deaths_end_the_game": (lambda t: dead(t, 1),),
    "track_end_ends_the_game": (
        lambda t: replace(
            t, elder=replace(t.elder, position=GAME.content.core.summoning_track.last)
        ),
    ),
    "summoned_for_a_reason": (
        lambda t: replace(
            with_elder(t), elder=replace(with_elder(t).elder, position=t.elder.position)
        ),
    ),
    "later_stages_need_the_ritual": (lambda t: with_elder(t, stage=3),),
    "outcomes_have_a_reason": (
        lambda t: replace(with_elder(t, stage=4), outcome=Outcome.WIN),
        lambda t: replace(t, outcome=Outcome.LOSS),
        lambda t: replace(with_elder(dead(t, 1)), outcome=Outcome.LOSS),
    ),
    "one_token_of_a_kind": (lambda t: replace(t, tokens=_RLYEH[:2]),),
    "destroyed_objects": (
        lambda t: replace(t, objects=(replace(t.objects[0], destroyed=True, wounds=1),)),
        lambda t: replace(t, objects=(replace(t.objects[0], face=min(GAME.backs)),)),
    ),
    "turns_are_counted": (
        lambda t: replace(t, turn=2),
        lambda t: replace(t, round=2),
        lambda t: replace(t, active=Seat(1)),
        lambda t: replace(dead(t, 1), round=2, turn=2),
    ),
    "actions_are_limited": (lambda t: replace(t, actions=4),),
    "refusals_are_limited": (lambda t: replace(t, refusals=GAME.rulings.trade_refusals + 1),),
    "attackers_need_a_fight": (
        lambda t: replace(t, attackers=(FigureId(1),)),
        lambda t: replace(t, branch=Branch.CLOSED, attackers=(FigureId(1),)),
    ),
}
"""By the name of the invariant they break."""

FIRST: Final = Seat(0)

__all__ = [
    "BROKEN_TABLES",
    "CARD",
    "ELDER",
    "FIRST",
    "GAME",
    "MYTHOS",
    "NOWHERE",
    "SPACE",
    "TABLE",
    "dead",
    "enemy",
    "holding",
    "owner",
    "with_elder",
]
