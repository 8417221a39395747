"""Components of one table, as ties: each rule is an invariant and a fault of positions.

Where cards and figures are is counted here, and that markers stay on their tracks. A tie finds
every place where something is wrong; as an invariant of play it says the first of them.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.ids import CardId
from dmd_core.final_girl.lookups import HANDS, has_killer
from dmd_core.final_girl.state import Colour, Pawn, Place, Table, Token
from dmd_core.tabletop.invariants import Contradiction, Kind, Tie
from dmd_core.tabletop.text.english import be, some

TOP_TIME: Final = 12
"""The highest place of the time marker (FG-TIM-03)."""
TOP_HORROR: Final = 7
"""The red end of the horror track (FG-HOR-01)."""
DEALT_TERROR: Final = 10
"""Cards of the terror deck at the start (FG-SET-09)."""
DEALT_ITEMS: Final = 4
"""Cards of each item deck at the start (FG-SET-11)."""


# --- cards ---------------------------------------------------------------------------------------


def action_cards(game: Game, table: Table) -> Iterator[Contradiction]:
    """Hand, tableau and discard pile hold all action cards of the game."""
    wanted = Counter({card: text.copies for card, text in game.actions.items()})
    found = Counter((*table.hand, *table.tableau, *table.discard))
    for card in sorted(wanted.keys() | found.keys()):
        if found[card] != wanted[card]:
            yield "tableau", f"{_copies(found[card], card)} in play; there {_are(wanted[card])}"
    for path, pile in (
        ("hand", table.hand),
        ("tableau", table.tableau),
        ("discard", table.discard),
    ):
        if list(pile) != sorted(pile):
            yield path, "the cards are not in sorted order"


def terror_cards(game: Game, table: Table) -> Iterator[Contradiction]:
    """Every terror card is in one place, and those dealt are as many as at the start."""
    pile = table.terror
    seen = (
        *pile.top,
        *pile.bottom,
        *table.terror_discard,
        *(minor.card for minor in table.minors),
        *table.staying,
        *table.resolving,
    )
    dealt = min(DEALT_TERROR, len(game.terror_cards))
    number = pile.hidden + len(seen)
    if number != dealt:
        says = f"{some(number, 'card')} {be(number)} in deck, discard pile and play; {dealt} are"
        yield "terror", f"{says} dealt"
    yield from _one_place("terror", (*seen, *table.terror_unseen), game.terror_cards)
    yield from _hidden("terror", pile.hidden, table.terror_unseen)


def item_cards(game: Game, table: Table) -> Iterator[Contradiction]:
    """Every item card is in one place, and those dealt are as many as at the start."""
    piles = [deck.pile for deck in table.items]
    spaces = tuple(deck.space for deck in table.items)
    if spaces != game.search_spaces:
        yield (
            "items",
            f"decks lie at {_list(spaces)}; search spaces are {_list(game.search_spaces)}",
        )
    seen = (
        *(card for pile in piles for card in (*pile.top, *pile.bottom)),
        *(item.card for item in table.carried),
        *table.found,
        *table.items_discard,
        *table.items_removed,
    )
    dealt = DEALT_ITEMS * len(game.search_spaces)
    number = sum(pile.hidden for pile in piles) + len(seen)
    if number != dealt:
        says = f"{some(number, 'card')} {be(number)} in decks, with her, found or gone; {dealt} are"
        yield "items", f"{says} dealt"
    yield from _one_place("items", (*seen, *table.items_unseen), game.items)
    yield from _hidden("items", sum(max(0, pile.hidden) for pile in piles), table.items_unseen)


def event_cards(game: Game, table: Table) -> Iterator[Contradiction]:
    """Every event is in the deck, in play or on the discard pile."""
    found = (*table.events, *table.events_active, *table.events_discard)
    yield from _one_place("events", found, game.events)


def powers_and_finales(game: Game, table: Table) -> Iterator[Contradiction]:
    """Every dark power and finale is unseen or revealed; the epic power is one of the two too."""
    powers = [card for card in game.powers if not game.powers[card].epic]
    seen = [card for card in table.powers if card in powers]
    yield from _one_place("dark_powers", (*table.dark_powers, *seen), powers)
    others = [card for card in table.powers if card not in powers and card != game.epic]
    for card in others:
        yield "powers", f"'{card}' is no dark power of this game"
    finale = (table.finale,) if table.finale else ()
    yield from _one_place("finales", (*table.finales, *finale), game.finales)


def health_tokens(game: Game, table: Table) -> Iterator[Contradiction]:
    """Each side has its token, and those revealed are out of the game: none comes back."""
    every = Counter(game.content.core.health_tokens)
    for face, n in sorted((Counter(table.health_tokens) - every).items()):
        yield "health_tokens", f"{some(n, f'token showing {face}')} too many"
    sides = [table.girl, table.killer] if has_killer(game) else [table.girl]
    shown = sum(one.token is not Token.BLACK for one in sides)
    left = every.total() - shown
    if len(table.health_tokens) != left:
        says = f"{len(table.health_tokens)} were never seen; {shown} of {every.total()}"
        yield "health_tokens", f"{says} {be(shown)} revealed"


def _one_place(
    path: str, found: Iterable[CardId], known: Iterable[CardId]
) -> Iterator[Contradiction]:
    counts, wanted = Counter(list(found)), Counter(list(known))
    for card in sorted(counts.keys() | wanted.keys()):
        if card not in wanted:
            yield path, f"'{card}' is no card of this kind"
        elif counts[card] > wanted[card]:
            yield path, f"{_copies(counts[card], card)} in play; there {_are(wanted[card])}"
        elif counts[card] < wanted[card]:
            yield path, f"'{card}' is {'nowhere' if not counts[card] else 'missing once'}"


def _hidden(path: str, hidden: int, unseen: tuple[CardId, ...]) -> Iterator[Contradiction]:
    if not 0 <= hidden <= len(unseen):
        yield path, f"{hidden} cards lie facedown; {len(unseen)} were never seen"


def _copies(n: int, card: str) -> str:
    return f"'{card}' is {'nowhere' if not n else 'once' if n == 1 else f'{n} times'}"


def _are(n: int) -> str:
    return f"{be(n)} {n}"


def _list(names: Iterable[str]) -> str:
    return ", ".join(names) or "nowhere"


# --- figures -------------------------------------------------------------------------------------


def victims(game: Game, table: Table) -> Iterator[Contradiction]:
    """Ordinary victims add up to the supply, and there is one figure of each other colour."""
    parts = {
        "on the map": sum(n for _, n in table.victims),
        "in the supply": table.pool,
        "dead": table.dead.count(Colour.PLAIN),
        "saved": table.saved.count(Colour.PLAIN),
    }
    if table.pool < 0:
        yield "pool", f"{table.pool} victims are in the supply"
    if sum(parts.values()) != game.content.core.victims:
        says = ", ".join(f"{n} {where}" for where, n in parts.items())
        yield "victims", f"{says}; there are {game.content.core.victims}"
    gone = Counter((*table.dead, *table.saved))
    special = Counter(one.colour for one in table.specials)
    if special[Colour.PLAIN]:
        yield "specials", "a special victim has a colour; plain is an ordinary one"
    for colour in Colour:
        number = special[colour] + gone[colour]
        if colour is not Colour.PLAIN and number > 1:
            yield f"specials.{colour.value}", f"{number} figures; there is one of this colour"


def places(game: Game, table: Table) -> Iterator[Contradiction]:
    """Everything on the map lies or stands on a space of the location, in sorted order."""
    for space, n in table.victims:
        if n < 1:
            yield f"victims.{space}", f"{n} victims; leave the space out"
    for path, spaces in (
        ("victims", [space for space, _ in table.victims]),
        ("specials", [one.space for one in table.specials]),
        ("tokens", [space for _, space in table.tokens]),
        ("minions", [one.space for one in table.minions]),
    ):
        for space in spaces:
            if space not in game.places:
                yield f"{path}.{space}", f"'{space}' is no space of the location"
    for name, pawn in (("girl", table.girl), ("killer", table.killer)):
        yield from _pawn_place(game, table, name, pawn)
    for path, pairs in (("victims", table.victims), ("tokens", table.tokens)):
        if list(pairs) != sorted(pairs):
            yield path, "they are not in sorted order"
    if len(dict(table.victims)) < len(table.victims):
        yield "victims", "a space is named twice"


def _pawn_place(game: Game, table: Table, name: str, pawn: Pawn) -> Iterator[Contradiction]:
    absent = name == "killer" and not has_killer(game)
    if absent and pawn.space:
        yield f"{name}.space", "this film has no killer"
    waits = not table.setup_card and not table.turn and not pawn.space
    if not absent and not waits and pawn.space not in game.places:
        yield f"{name}.space", f"'{pawn.space}' is no space of the location"


def minions(game: Game, table: Table) -> Iterator[Contradiction]:
    """No more minions of a kind than tokens, each with a number of its own (FG-MIN-06)."""
    for kind, n in sorted(Counter(one.kind for one in table.minions).items()):
        most = game.minions[kind].tokens if kind in game.minions else 0
        if n > most:
            yield "minions", f"{n} of the kind '{kind}' are on the map; there are {most}"
    numbers = [one.id for one in table.minions]
    if len(set(numbers)) < len(numbers) or any(not 0 < n < table.next_figure for n in numbers):
        yield "minions", f"their numbers are {numbers}, the next is {table.next_figure}"


# --- health --------------------------------------------------------------------------------------


def markers(game: Game, table: Table) -> Iterator[Contradiction]:
    """A side has markers from none to one less than its maximum, and none without a token."""
    sides = (("girl", table.girl, game.girl.health), ("killer", table.killer, game.killer.health))
    for name, pawn, health in sides:
        if pawn.max_health != health:
            yield f"{name}.max_health", f"{pawn.max_health}; it is {health}"
        most = max(0, health - 1) if pawn.token is not Token.NONE else 0
        if not 0 <= pawn.markers <= most:
            yield f"{name}.markers", f"{pawn.markers}; allowed: 0 to {most}"


def alive(game: Game, table: Table) -> Iterator[Contradiction]:
    """While the game goes on, nobody is dead."""
    sides = [("girl", table.girl)]
    if has_killer(game):
        sides.append(("killer", table.killer))
    for name, pawn in sides:
        if pawn.token is Token.NONE:
            yield f"{name}.token", "without a token this side is dead, and the game over"


def minors_have_health(_game: Game, table: Table) -> Iterator[Contradiction]:
    """Minor dark powers in play have health (FG-DP-04)."""
    for minor in table.minors:
        if minor.health < 1:
            yield f"minors.{minor.card}", f"{minor.health} health; it would be discarded"


# --- tracks --------------------------------------------------------------------------------------


def tracks(game: Game, table: Table) -> Iterator[Contradiction]:
    """Markers stay on their tracks."""
    top = max(0, len(game.killer.rows) - 1)
    limits = (
        ("time", table.time, -1, TOP_TIME),
        ("horror", table.horror, 0, TOP_HORROR),
        ("bloodlust", table.bloodlust, 0, top),
        ("turn", table.turn, 0, None),
        ("bonus_dice_next_roll", table.bonus_dice_next_roll, 0, None),
        ("killed_this_turn", table.killed_this_turn, 0, None),
        ("saved_this_action_phase", table.saved_this_action_phase, 0, None),
        ("time_next_action", table.time_next_action, -1, TOP_TIME),
    )
    for path, value, least, most in limits:
        if value < least or (most is not None and value > most):
            allowed = f"{least} or more" if most is None else f"{least} to {most}"
            yield path, f"{value}; allowed: {allowed}"


# --- items ---------------------------------------------------------------------------------------


def hands(game: Game, table: Table) -> Iterator[Contradiction]:
    """Held items need no more than her hands, and those without hand symbols are not held."""
    held = [
        item.card for item in table.carried if item.place is Place.HAND and item.card in game.items
    ]
    needed = sum(game.items[card].hands for card in held)
    if needed > HANDS:
        yield "carried", f"{_list(held)} need {some(needed, 'hand')}; there are {HANDS}"


def uses(game: Game, table: Table) -> Iterator[Contradiction]:
    """A limited item has uses left, at most those printed; others have none (FG-ITM-09)."""
    for item in table.carried:
        printed = game.items[item.card].uses if item.card in game.items else 0
        if not min(printed, 1) <= item.uses <= printed:
            allowed = f"1 to {printed}" if printed else "none"
            yield f"carried.{item.card}", f"{some(item.uses, 'use')}; allowed: {allowed}"


def in_play(_game: Game, table: Table) -> Iterator[Contradiction]:
    """What acts is what lies face up, each card once (FG-AMB-73)."""
    face_up = Counter(
        [
            *(str(item.card) for item in table.carried),
            *(str(minor.card) for minor in table.minors),
            *map(str, table.powers),
            *map(str, table.staying),
            *map(str, table.events_active),
            *([str(table.finale)] if table.finale else []),
        ]
    )
    acting = Counter(map(str, table.in_play))
    for card in sorted((face_up - acting).keys()):
        yield "in_play", f"'{card}' lies face up and is missing"
    for card in sorted((acting - face_up).keys()):
        yield "in_play", f"'{card}' does not lie face up"


# --- her card ------------------------------------------------------------------------------------


def covered(game: Game, table: Table) -> Iterator[Contradiction]:
    """Covered victim spaces are those of her card, each once, and none after the flip."""
    slots = len(game.girl.slots)
    if list(table.covered) != sorted(set(table.covered)):
        yield "covered", "the victim spaces are not ascending, each once"
    for slot in table.covered:
        if not 0 <= slot < slots:
            yield "covered", f"{slot} is no victim space; they are numbered 0 to {slots - 1}"
    if table.ultimate and table.covered:
        yield "covered", "after the flip no victim space is covered"
    if not table.ultimate and len(table.covered) > len(table.saved):
        yield "covered", f"{len(table.covered)} are covered; {len(table.saved)} were saved"


def flipped_when_full(game: Game, table: Table) -> Iterator[Contradiction]:
    """With every victim space covered her card would have been flipped (FG-SAV-08)."""
    if not table.ultimate and len(table.covered) >= len(game.girl.slots) > 0:
        yield "ultimate", "every victim space is covered: the card is flipped"


# --- what follows from what ----------------------------------------------------------------------


def power_with_finale(game: Game, table: Table) -> Iterator[Contradiction]:
    """With the finale a dark power has been revealed (FG-UPK-05)."""
    if table.finale and not table.powers and game.powers:
        yield "powers", "with the finale a dark power is revealed"


def power_on_its_row(game: Game, table: Table) -> Iterator[Contradiction]:
    """From the marked row of bloodlust on the dark power is revealed (FG-DP-01)."""
    marked = [number for number, row in enumerate(game.killer.rows) if row.reveal]
    if table.power_hidden and marked and game.powers and table.bloodlust >= marked[0]:
        yield "powers", f"on row {marked[0]} of bloodlust the dark power is revealed"


def red_ends_the_phase(_game: Game, table: Table) -> Iterator[Contradiction]:
    """On red the Action phase ends after the current action (FG-TIM-02)."""
    if table.phase.value == "action" and table.time < 0 and not table.ending:
        yield "ending", "time is on red: the Action phase is ending"


def _reads(names: str) -> tuple[str, ...]:
    return tuple(names.split())


TIES: Final = (
    Tie((r.INV_01, r.CMP_01), Kind.EVENT, action_cards, _reads("hand tableau discard")),
    Tie(
        (r.INV_02, r.CMP_02), Kind.EVENT, victims, ("victims", "pool", "dead", "saved", "specials")
    ),
    Tie(
        (r.INV_03, r.SET_09),
        Kind.EVENT,
        terror_cards,
        ("terror", "terror_unseen", "terror_discard", "minors", "staying", "resolving"),
    ),
    Tie(
        (r.INV_04, r.SET_11),
        Kind.EVENT,
        item_cards,
        ("items", "items_unseen", "carried", "found", "items_discard", "items_removed"),
    ),
    Tie((r.INV_05, r.HOR_01, r.TIM_03), Kind.EVENT, tracks),
    Tie((r.HP_02, r.FHT_03), Kind.EVENT, markers, _reads("girl killer")),
    Tie((r.INV_08, r.ITM_01), Kind.EVENT, hands, _reads("carried")),
    Tie(
        (r.INV_09, r.CMP_12),
        Kind.EVENT,
        places,
        ("victims", "specials", "tokens", "minions", "girl", "killer", "setup_card", "turn"),
    ),
    Tie((r.MIN_06,), Kind.EVENT, minions, _reads("minions next_figure")),
    Tie(
        (r.INV_13, r.CMP_03, r.FHT_09),
        Kind.EVENT,
        health_tokens,
        ("health_tokens", "girl", "killer"),
    ),
    Tie((r.INV_14, r.DP_04), Kind.BATCH, minors_have_health),
    Tie((r.ITM_09, r.INV_14), Kind.BATCH, uses),
    Tie((r.SAV_04, r.INV_14), Kind.EVENT, covered, _reads("covered ultimate saved")),
    Tie((r.SAV_08,), Kind.BATCH, flipped_when_full),
    Tie(
        (r.INV_15, r.EVT_01), Kind.EVENT, event_cards, ("events", "events_active", "events_discard")
    ),
    Tie(
        (r.SET_08, r.SET_07),
        Kind.EVENT,
        powers_and_finales,
        ("dark_powers", "powers", "finales", "finale"),
    ),
    Tie(
        (r.AMB_73,),
        Kind.EVENT,
        in_play,
        ("carried", "minors", "powers", "staying", "events_active", "finale", "in_play"),
    ),
    Tie((r.TIM_02, r.ACT_12), Kind.BATCH, red_ends_the_phase),
)
"""What ties the values of a table."""

SETTLED: Final = (
    Tie((r.INV_06,), Kind.CHANGE, alive),
    Tie((r.UPK_05,), Kind.CHANGE, power_with_finale),
    Tie((r.DP_01,), Kind.CHANGE, power_on_its_row),
)
"""What ties them where the player is asked, but not where a card is still to be turned over."""

__all__ = ["DEALT_ITEMS", "DEALT_TERROR", "SETTLED", "TIES", "TOP_HORROR", "TOP_TIME"]
