"""Components of a position: cards, figures, tokens, and markers on tracks, each fault by its path.

The invariants of a table (CHK) stop at the first fault each; a position is told all of them.
"""

from collections import Counter
from collections.abc import Iterable, Iterator

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.ids import CardId
from dmd_core.death_may_die.lookups import figure_reserve, fire_reserve, on_board, token_reserve
from dmd_core.death_may_die.rule_numbers import STAGES, TOP_LEVEL
from dmd_core.death_may_die.state import Investigator, Table
from dmd_core.kernel.ids import RuleId
from dmd_core.kernel.schema.faults import Fault
from dmd_core.tabletop.position.problems import against


def seats(game: Game, table: Table) -> Iterator[Fault]:
    """Who sits at the table: the party of the setup, in its order."""
    party = [board.id for board in game.boards]
    found = [owner.id for owner in table.investigators]
    if found != party:
        says = f"{', '.join(found) or 'nobody'} sit here; the setup seats {', '.join(party)}"
        yield against("investigators", says, (r.SETUP_15,))


def halves(game: Game, table: Table) -> Iterator[Fault]:
    """Claimed cards have the half that counts."""
    for owner in table.investigators:
        for held in owner.cards:
            if (held.card, held.side) not in game.halves:
                says = f"'{held.card}' has no {held.side.value} half"
                yield against(f"investigators.{owner.id}.cards", says, (r.DISC_05,))


def cards(game: Game, table: Table) -> Iterator[Fault]:
    """Every card is in one place."""
    owners = table.investigators
    pile = table.mythos
    kept = [owner.kept for owner in owners if owner.kept]
    yield from _in_one_place(
        "mythos",
        (*pile.deck, *pile.discard, *pile.resolving, *kept),
        game.mythos,
        "Mythos card",
        r.CHK_01,
    )
    found = table.discovery
    held = [holding.card for owner in owners for holding in owner.cards]
    yield from _in_one_place(
        "discovery",
        (*found.deck, *found.discard, *found.resolving, *held),
        game.discovery,
        "Discovery card",
        r.CHK_02,
    )
    dealt = [owner.insanity for owner in owners if owner.insanity]
    banned = game.setup.banned_insanities
    yield from _in_one_place(
        "insanities",
        (*table.insanities, *dealt),
        [card for card in game.insanities if card not in banned],
        "Insanity card of this setup",
        r.COMP_06,
    )
    turned = sorted(thing.face for thing in table.objects if thing.face)
    printed = sorted(b.id for b in game.episode.backs for _ in range(b.count))
    if game.episode.objects is None:
        more = Counter(table.backs) - Counter(printed)
        if more:
            says = f"{', '.join(sorted(more))} more often than the box has it"
            yield against("backs", says, (r.GEN_07,))
    elif sorted((*turned, *table.backs)) != printed:
        yield against("backs", "the reverse sides are not those of the box", (r.EPI_13,))


def _in_one_place(
    path: str, found: Iterable[CardId], known: Iterable[CardId], noun: str, rule: RuleId
) -> Iterator[Fault]:
    counts, wanted = Counter(found), frozenset(known)
    for card in sorted(counts):
        if card not in wanted:
            yield against(path, f"'{card}' is no {noun}", (rule,))
        elif counts[card] > 1:
            yield against(path, f"'{card}' is in {counts[card]} places; it is one card", (rule,))
    for card in sorted(wanted - counts.keys()):
        yield against(path, f"'{card}' is nowhere", (rule,))


def figures(game: Game, table: Table) -> Iterator[Fault]:
    """Enemies: no more than there are figures, each alive, each with a number of its own."""
    for kind, n in sorted(Counter(enemy.kind for enemy in table.enemies).items()):
        if figure_reserve(game, table, kind) < 0:
            says = f"{n} figures of {kind} are on the board; there are {game.enemies[kind].figures}"
            yield against("enemies", says, (r.CHK_04, r.COMP_04))
    for number, n in sorted(Counter(enemy.id for enemy in table.enemies).items()):
        if n > 1 or number < 1:
            says = "two figures have this number" if n > 1 else "figures are numbered from 1"
            yield against(f"enemies.{number}", says, (r.CHK_04,))
    for enemy in table.enemies:
        path = f"enemies.{enemy.id}"
        if not enemy.space:
            yield against(f"{path}.space", "it stands on no Space", (r.CHK_04,))
        if enemy.wounds < 0:
            yield against(f"{path}.wounds", f"{enemy.wounds} Wounds", (r.CHK_11,))
        if enemy.kind == game.elder_one.id or table.outcome is not None:
            continue
        health = game.enemies[enemy.kind].health
        if enemy.wounds >= health:
            says = f"{enemy.wounds} Wounds kill it; its health is {health}"
            yield against(f"{path}.wounds", says, (r.CHK_11,))


def tokens(game: Game, table: Table) -> Iterator[Fault]:
    """Fire and other tokens: no more than there are, none fewer than one."""
    over = -fire_reserve(game, table)
    if over > 0:
        most = game.content.core.tokens.fire
        says = f"{most + over} Fire tokens lie on Spaces and boards; there are {most}"
        yield against("fire", says, (r.CHK_03, r.COMP_03))
    for space, n in table.fire:
        if n < 1:
            yield against(f"fire.{space}", f"{n} tokens; leave the Space out", (r.CHK_03,))
    for token in game.tokens:
        over = -token_reserve(game, table, token)
        if over > 0:
            most = game.tokens[token]
            says = f"{most + over} {token} tokens lie on the map; there are {most}"
            yield against("tokens", says, (r.AMB_107,))
    for path, pairs in (("fire", table.fire), ("tokens", table.tokens)):
        if list(pairs) != sorted(pairs):
            yield against(path, "the Spaces are not in sorted order", (r.CHK_39,))
    if len(dict(table.fire)) < len(table.fire):
        yield against("fire", "a Space is named twice", (r.CHK_03,))


def boards(game: Game, table: Table) -> Iterator[Fault]:
    """The Investigator boards: markers on their tracks, levels, cards, who lives."""
    for owner in table.investigators:
        path = f"investigators.{owner.id}"
        yield from _tracks(game, owner, path)
        if table.outcome is None:
            yield from _life(game, owner, path)
        skills = tuple(skill for skill, _ in owner.levels)
        printed = next(board.skills for board in game.boards if board.id == owner.id)
        if skills != printed:
            yield against(f"{path}.levels", f"the board has {', '.join(printed)}", (r.SKL_01,))
        for skill, level in owner.levels:
            if not 0 <= level <= TOP_LEVEL:  # 0 is below what setup gives; cases switch Skills off
                says = f"{level}; allowed: 0 to {TOP_LEVEL}"
                yield against(f"{path}.levels.{skill}", says, (r.CHK_28, r.SKL_01))
        if table.round and not owner.insanity:
            yield against(f"{path}.insanity", "after setup everybody has one", (r.SETUP_21,))
        if not owner.space:
            yield against(f"{path}.space", "the figure stands on no Space", (r.SETUP_17,))
        yield from _cards(game, owner, path)


def _tracks(game: Game, owner: Investigator, path: str) -> Iterator[Fault]:
    tracks = game.tracks
    limits = (
        ("wounds", owner.wounds, tracks.wounds, r.CHK_05),
        ("stress", owner.stress, tracks.stress, r.CHK_05),
        ("sanity", owner.sanity, tracks.sanity, r.CHK_05),
        ("substitutes", owner.substitutes, max(0, owner.fire), r.CHK_41),
    )
    for key, value, most, rule in limits:
        if not 0 <= value <= most:
            yield against(f"{path}.{key}", f"{value}; allowed: 0 to {most}", (rule,))
    if owner.fire < 0:
        yield against(f"{path}.fire", f"{owner.fire}; allowed: 0 or more", (r.CHK_03,))
    for token, n in owner.tokens:
        if n < 1:
            yield against(f"{path}.tokens.{token}", f"{n}; leave the kind out", (r.CHK_36,))


def _life(game: Game, owner: Investigator, path: str) -> Iterator[Fault]:
    """A marker on a skull means death, and the dead keep nothing."""
    tracks = game.tracks
    skull = owner.wounds >= tracks.wounds or owner.sanity >= tracks.sanity
    if owner.alive and skull:
        yield against(f"{path}.alive", "a marker is on a skull: alive = false", (r.CHK_06,))
    if owner.alive:
        return
    if not skull:
        says = f"dead, but no marker is on a skull: wounds = {tracks.wounds} or "
        yield against(f"{path}.alive", says + f"sanity = {tracks.sanity}", (r.CHK_06,))
    for key in ("fire", "substitutes", "cards", "kept", "tokens", "owed"):
        if getattr(owner, key):
            yield against(f"{path}.{key}", "the dead have nothing left", (r.CHK_36, r.DEATH_04))


def _cards(game: Game, owner: Investigator, path: str) -> Iterator[Fault]:
    for held in owner.cards:
        number = game.halves[held.card, held.side].text.health
        if held.wounds < 0 or (held.wounds and (number is None or held.wounds >= number)):
            says = f"'{held.card}' has {held.wounds} Wounds; its number is {number or 'none'}"
            yield against(f"{path}.cards", says, (r.CHK_29,))


def elder_one(game: Game, table: Table) -> Iterator[Fault]:
    """The Elder One: on its track or on the board, never both, with the Stage that fits."""
    elder, track = table.elder, game.content.core.summoning_track
    if not 1 <= elder.position <= track.last:
        says = f"{elder.position}; allowed: 1 to {track.last}"
        yield against("elder.position", says, (r.CHK_17,))
    if not 1 <= elder.stage <= STAGES:
        yield against("elder.stage", f"{elder.stage}; allowed: 1 to {STAGES}", (r.CHK_15,))
        return
    there = [enemy for enemy in table.enemies if enemy.kind == game.elder_one.id]
    if on_board(table) and elder.figure not in [enemy.id for enemy in there]:
        says = f"{elder.figure} is no figure of {game.elder_one.id} on the board"
        yield against("elder.figure", says, (r.CHK_18, r.SUM_14))
    elif there and not on_board(table):
        says = "the figure is on the board and on the Summoning track"
        yield against("elder.figure", says, (r.CHK_18, r.SUM_02))
    if table.outcome is not None:
        return
    if elder.stage == 1 and on_board(table):
        says = "1; with its figure on the board it is 2 or more"
        yield against("elder.stage", says, (r.CHK_15, r.SUM_11))
        return
    for enemy in there:
        health = game.stages[elder.stage - 1].health
        if enemy.wounds >= health:
            says = f"{enemy.wounds} Wounds end Stage {elder.stage}; its health is {health}"
            yield against(f"enemies.{enemy.id}.wounds", says, (r.CHK_15,))


def objects(game: Game, table: Table) -> Iterator[Fault]:
    """Objects of the Episode: those of the map, where it shows them."""
    places = {name: space.id for space in game.episode.map.spaces for name in space.objects}
    if [thing.id for thing in table.objects] != list(game.objects):
        says = f"they have to be {', '.join(game.objects)}, in this order"
        yield against("objects", says, (r.SETUP_11,))
    for thing in table.objects:
        if thing.space != places.get(thing.id):
            says = f"'{thing.space}'; the map shows it on {places.get(thing.id)}"
            yield against(f"objects.{thing.id}.space", says, (r.SETUP_11,))


__all__ = ["boards", "cards", "elder_one", "figures", "halves", "objects", "seats", "tokens"]
