"""Checks of what a game of several packs needs, and of what would never come into play."""

from collections.abc import Iterator, Sequence

from dmd_core.death_may_die.check.ritual import check_ritual, nodes_of, tokens_in_play
from dmd_core.death_may_die.content.board import MapDef, SpaceDef, TokenDef
from dmd_core.death_may_die.content.cards import EnemyDef, SummonLine
from dmd_core.death_may_die.content.files import (
    DiscoveryFile,
    EpisodeFile,
    InvestigatorsFile,
    MinionsFile,
    MonstersFile,
    MythosFile,
    SkillsFile,
    TracksFile,
)
from dmd_core.death_may_die.content.format import Pack
from dmd_core.death_may_die.content.pack_info import PackKind
from dmd_core.death_may_die.ids import EnemyId
from dmd_core.death_may_die.rule_numbers import SYMBOLS_TO_ADVANCE
from dmd_core.death_may_die.state import Side
from dmd_core.death_may_die.words.cards import SkillLevel
from dmd_core.death_may_die.words.elder_one import Advance
from dmd_core.death_may_die.words.enemies import Summon
from dmd_core.death_may_die.words.selectors import CULTIST
from dmd_core.kernel.schema.faults import Fault, Path


def check_play(packs: Sequence[Pack]) -> Iterator[Fault]:
    """What is missing or superfluous in games of these packs.

    Args:
        packs: all of them. Where two do not go together, the later one is told: it was added.
    """
    by_kind = {kind: [p for p in packs if p.head.kind is kind] for kind in PackKind}
    for core in by_kind[PackKind.CORE]:
        yield from _boards(core)
        yield from _skills(core, packs)
    for elder_one in by_kind[PackKind.ELDER_ONE]:
        minions = elder_one.file("minions.toml", MinionsFile).minions
        yield from _enemies(elder_one, "minions", minions)
        yield from _cultists(elder_one)
        yield from _tokens(elder_one, "tokens.toml")
    for episode in by_kind[PackKind.EPISODE]:
        monsters = episode.file("monsters.toml", MonstersFile).monsters
        yield from _enemies(episode, "monsters", monsters)
        yield from _monsters(episode)
        yield from _objects(episode)
        yield from check_ritual(episode)
        yield from _tokens(episode, "episode.toml")
        for core in by_kind[PackKind.CORE]:
            later = max((core, episode), key=packs.index)
            yield from _fire(core, episode, later)
            yield from _prices(core, episode, later)
        for elder_one in by_kind[PackKind.ELDER_ONE]:
            later = max((episode, elder_one), key=packs.index)
            yield from _figures(episode, elder_one, later)
            yield from _symbols(episode, elder_one)


# --- what a game needs -----------------------------------------------------------------------


def _boards(core: Pack) -> Iterator[Fault]:
    """The first Skill is unique and nobody else's, the others are common (SKL-01)."""
    unique = {skill.id: skill.unique for skill in core.file("skills.toml", SkillsFile).skills}
    file = core.files["investigators.toml"]
    taken: set[str] = set()
    boards = core.file("investigators.toml", InvestigatorsFile).investigators
    for place, board in enumerate(boards):
        for spot, skill in enumerate(board.skills):
            path = ("investigators", place, "skills", spot)
            if skill not in unique:
                continue  # reported with the other references
            if spot and unique[skill]:
                yield file.fault(Fault(path, f"'{skill}', a unique Skill", ("a common Skill",)))
            elif spot == 0 and (not unique[skill] or skill in taken):
                found = f"'{skill}' again" if skill in taken else f"'{skill}', a common Skill"
                yield file.fault(Fault(path, found, ("a unique Skill of its own",)))
            if spot == 0:
                taken.add(skill)


def _objects(episode: Pack) -> Iterator[Fault]:
    """Enough objects to disrupt the Ritual, and a reverse side for each (EPI-10, -13)."""
    objects = episode.file("episode.toml", EpisodeFile).objects
    if objects is None:
        return
    count = sum(len(space.objects) for space in episode.file("map.toml", MapDef).spaces)
    file = episode.files["episode.toml"]
    if objects.to_disrupt > count:
        allowed = (f"at most {count}, the objects of the map",)
        path: Path = ("objects", "to_disrupt")
        yield file.fault(Fault(path, str(objects.to_disrupt), allowed))
    backs = sum(back.count for back in objects.backs)
    if backs < count:
        found = f"{backs} reverse sides"
        allowed = (f"{count} or more, one for each object of the map",)
        yield file.fault(Fault(("objects", "backs"), found, allowed))


def _fire(core: Pack, episode: Pack, later: Pack) -> Iterator[Fault]:
    tokens = core.file("tracks.toml", TracksFile).tokens.fire
    fire = sum(space.fire for space in episode.file("map.toml", MapDef).spaces)
    if fire > tokens and later is core:
        allowed = (f"{fire} or more, as '{episode.head.id}' places them",)
        yield core.files["tracks.toml"].fault(Fault(("tokens", "fire"), str(tokens), allowed))
    elif fire > tokens:
        found = f"{fire} Fire tokens"
        allowed = (f"at most {tokens}, as many as there are",)
        yield episode.files["map.toml"].fault(Fault(("spaces",), found, allowed))


def _figures(episode: Pack, elder_one: Pack, later: Pack) -> Iterator[Fault]:
    """Setup places no more figures than there are (COMP-04)."""
    placed = _placed(episode)
    for place, enemy in enumerate(elder_one.file("minions.toml", MinionsFile).minions):
        count = placed.count(enemy.id)
        if count <= enemy.figures:
            continue
        if later is elder_one:
            path: Path = ("minions", place, "figures")
            allowed = (f"{count} or more, as '{episode.head.id}' places them",)
            fault = Fault(path, str(enemy.figures), allowed)
            yield elder_one.files["minions.toml"].fault(fault)
        else:
            yield _too_many(episode, enemy, count)


def _monsters(episode: Pack) -> Iterator[Fault]:
    """The same of the figures that the Episode itself brings."""
    placed = _placed(episode)
    for enemy in episode.file("monsters.toml", MonstersFile).monsters:
        count = placed.count(enemy.id)
        if count > enemy.figures:
            yield _too_many(episode, enemy, count)


def _placed(episode: Pack) -> list[EnemyId]:
    spaces = episode.file("map.toml", MapDef).spaces
    return [kind for space in spaces for kind in space.enemies]


def _too_many(episode: Pack, enemy: EnemyDef, count: int) -> Fault:
    found = f"{count} figures of '{enemy.id}'"
    allowed = (f"at most {enemy.figures}, as many as there are",)
    return episode.files["map.toml"].fault(Fault(("spaces",), found, allowed))


def _cultists(elder_one: Pack) -> Iterator[Fault]:
    """Every Elder One brings Cultists; Episodes count on them (ENEMY-01)."""
    minions = elder_one.file("minions.toml", MinionsFile).minions
    if CULTIST not in [enemy.id for enemy in minions]:
        allowed = (f"one with the id '{CULTIST}', because Episodes count on it",)
        fault = Fault(("minions",), "no Cultists", allowed)
        yield elder_one.files["minions.toml"].fault(fault)


def _symbols(episode: Pack, elder_one: Pack) -> Iterator[Fault]:
    """Enough symbols in the Mythos deck to advance the Elder One, or a text that does (SUM-03)."""
    both = (episode, elder_one)
    cards = [card for pack in both for card in pack.file("mythos.toml", MythosFile).mythos]
    symbols = sum(card.symbol for card in cards)
    texts = any(isinstance(node, Advance) for pack in both for node in nodes_of(pack))
    if symbols < SYMBOLS_TO_ADVANCE and not texts:
        found = f"{symbols} cards with a symbol, together with '{elder_one.head.id}'"
        allowed = (f"{SYMBOLS_TO_ADVANCE} or more: else the Elder One would never advance",)
        yield episode.files["mythos.toml"].fault(Fault(("mythos",), found, allowed))


# --- what would never come into play ---------------------------------------------------------


def _skills(core: Pack, packs: Sequence[Pack]) -> Iterator[Fault]:
    """Every Skill is on a board, or a Companion of some Episode gives it."""
    boards = core.file("investigators.toml", InvestigatorsFile).investigators
    had = {skill for board in boards for skill in board.skills}
    for pack in packs:
        had.update(node.skill for node in nodes_of(pack) if isinstance(node, SkillLevel))
    for place, skill in enumerate(core.file("skills.toml", SkillsFile).skills):
        if skill.id not in had:
            path: Path = ("skills", place, "id")
            allowed = ("a Skill of a board, or one that a Companion gives",)
            fault = Fault(path, f"'{skill.id}', which nobody has", allowed)
            yield core.files["skills.toml"].fault(fault)


def _enemies(pack: Pack, name: str, enemies: Sequence[EnemyDef]) -> Iterator[Fault]:
    """Every type is placed on the map or summoned by a text of its own pack.

    Others cannot name it, the Cultists excepted, for which Episodes care.
    """
    seen: set[str] = {CULTIST}
    for node in nodes_of(pack):
        if isinstance(node, SpaceDef):
            seen.update(node.enemies)
        elif isinstance(node, SummonLine | Summon):
            seen.add(node.enemy)
    for place, enemy in enumerate(enemies):
        if enemy.id not in seen:
            found = f"'{enemy.id}', which never comes into play"
            fault = Fault((name, place, "id"), found, ("a type that the map or a text brings",))
            yield pack.files[f"{name}.toml"].fault(fault)


def _tokens(pack: Pack, name: str) -> Iterator[Fault]:
    """Every kind of token lies on the map, or some text of the pack places it."""
    placed = tokens_in_play(pack)
    kinds = [node for _, node, _ in pack.files[name].nodes if isinstance(node, TokenDef)]
    for place, token in enumerate(kinds):
        if token.id not in placed:
            found = f"'{token.id}', which never comes into play"
            fault = Fault(("tokens", place, "id"), found, ("a token that a text places",))
            yield pack.files[name].fault(fault)


def _prices(core: Pack, episode: Pack, later: Pack) -> Iterator[Fault]:
    """A price in Stress has to fit the track, or nobody could ever pay it (AMB-28)."""
    most = core.file("tracks.toml", TracksFile).tracks.stress
    for place, card in enumerate(episode.file("discovery.toml", DiscoveryFile).discovery):
        for side in Side:
            half = card.half(side)
            if half is None or half.price.stress <= most:
                continue
            if later is core:
                price = half.price.stress
                allowed = (f"{price} or more: '{half.id}' of '{episode.head.id}' costs {price}",)
                fault = Fault(("tracks", "stress"), str(most), allowed)
                yield core.files["tracks.toml"].fault(fault)
            else:
                path: Path = ("discovery", place, side.value, "price", "stress")
                allowed = (f"0 to {most}, the length of the track",)
                fault = Fault(path, str(half.price.stress), allowed)
                yield episode.files["discovery.toml"].fault(fault)


__all__ = ["check_play"]
