"""The definition of one game: content, setup and rulings, with everything the rules look up.

A `Game` is immutable and made once; it is never part of a state. Tables that the rules ask often
(abilities by hook, neighbours, distances) are worked out here.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import chain
from typing import Any, Final, cast, final

import attrs

from dmd_core.death_may_die.content.board import Gate, Tracks
from dmd_core.death_may_die.content.boxes import Content, ElderOneDef, EpisodeAction, EpisodeDef
from dmd_core.death_may_die.content.cards import (
    Category,
    DiscoveryDef,
    EnemyDef,
    HalfDef,
    InsanityDef,
    InvestigatorDef,
    MythosDef,
    SkillDef,
    StageDef,
)
from dmd_core.death_may_die.ids import (
    OWN_WORDS,
    ActionId,
    CardId,
    EnemyId,
    FaceDownId,
    FaceId,
    InvestigatorId,
    ObjectId,
    SkillId,
    SpaceId,
    TokenId,
)
from dmd_core.death_may_die.rulings import Rulings
from dmd_core.death_may_die.setup import Setup, check_setup
from dmd_core.death_may_die.state import Side
from dmd_core.death_may_die.words.base import Ability, Effect, words_of
from dmd_core.death_may_die.words.cards import SkillLevel
from dmd_core.death_may_die.words.control import Option
from dmd_core.death_may_die.words.selectors import ANY
from dmd_core.kernel.chance import Side as ChanceSide
from dmd_core.kernel.ids import SourceId
from dmd_core.kernel.node import names_of
from dmd_core.tabletop.graphs import all_distances, links_of
from dmd_core.tabletop.hooks import hooks_of, of_kind
from dmd_core.tabletop.same import Same

LAID_OUT: Final = 16
"""Pairs of an Episode and an Elder One that are kept as `load_game` worked them out."""

Hooks = Mapping[type, tuple[Ability, ...]]
"""Abilities of one text by their class."""

Sourced = tuple[tuple[Any, SourceId], ...]
"""Abilities of one class, each with the text it stands in; `Any` because the classes are many and
`ability_lookups.found` gives each class its type."""


@final
@attrs.frozen(eq=False)
class Symbols:
    """What one face counts: Successes, Elder Signs, Tentacles."""

    successes: int
    elder_signs: int
    tentacles: int


@final
@attrs.frozen(eq=False)
class Half:
    """A half of a Discovery card as the rules need it."""

    card: DiscoveryDef
    side: Side
    text: HalfDef
    hooks: Hooks
    gives: tuple[tuple[SkillId, int], ...]
    """Skill levels the half gives while it is owned (CMP-06, -07)."""


@final
@attrs.frozen(eq=False)
class Carriers:
    """The texts of a game that carry abilities of one class; of no other text one can be had."""

    skills: Mapping[SkillId, tuple[Sourced, ...]]
    """By level; index 0 is no level."""
    boards: Mapping[InvestigatorId, tuple[tuple[int, tuple[Sourced, ...]], ...]]
    """The same by the boards that have such Skills: the place of the Skill, and its levels."""
    halves: Mapping[tuple[CardId, Side], Sourced]
    insanities: Mapping[CardId, Sourced]


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
    tracks: Tracks
    episode: EpisodeDef
    elder_one: ElderOneDef
    stages: tuple[StageDef, ...]
    boards: tuple[InvestigatorDef, ...]
    """Boards in seat order."""
    faces: Mapping[FaceId, Symbols]
    standard_die: ChanceSide
    bonus_die: ChanceSide
    skills: Mapping[SkillId, SkillDef]
    mythos: Mapping[CardId, MythosDef]
    discovery: Mapping[CardId, DiscoveryDef]
    halves: Mapping[tuple[CardId, Side], Half]
    insanities: Mapping[CardId, InsanityDef]
    insanity_hooks: Mapping[CardId, Hooks]
    carriers: Mapping[type, Carriers]
    """Where an Investigator's abilities of a class can come from; a class that is missing is in no
    Skill, half or Insanity of this game."""
    enemies: Mapping[EnemyId, EnemyDef]
    enemy_words: Mapping[EnemyId, tuple[str, ...]]
    """Words that mean an Enemy type: "any", its id, its category (ENEMY-03)."""
    enemy_hooks: Mapping[EnemyId, Hooks]
    stage_hooks: tuple[Hooks, ...]
    """Abilities of the Stages; index 0 is no Stage."""
    actions: Mapping[ActionId, EpisodeAction]
    backs: Mapping[FaceDownId, Effect]
    tokens: Mapping[TokenId, int]
    stacking: frozenset[TokenId]
    """Tokens of which several may lie on one Space."""
    handed_on: frozenset[TokenId]
    """Tokens of the Episode: what an eliminated Investigator carried goes to the next one."""
    spaces: tuple[SpaceId, ...]
    neighbours: Mapping[SpaceId, tuple[SpaceId, ...]]
    distances: Mapping[SpaceId, Mapping[SpaceId, int]]
    """Steps from one Space to another; unreachable ones are missing (MAP-08)."""
    gates: Mapping[Gate, SpaceId]
    gate_spaces: frozenset[SpaceId]
    objects: tuple[ObjectId, ...]
    nodes: tuple[Effect, ...]
    """Every node of every text in a fixed order; frames name a node by its place."""
    numbers: Mapping[int, int]
    """Place of a node by its identity."""
    symbols: tuple[str, ...]
    """Every id of the game in sorted order, for the codec."""
    fingerprint: str

    def __repr__(self) -> str:
        who = ", ".join(board.id for board in self.boards)
        return f"<Game: {self.episode.id}, {self.elder_one.id}; {who}>"

    def __reduce__(self) -> tuple[Callable[..., "Game"], tuple[object, ...]]:
        """Pickle what the definition is made of: its tables name nodes by their identity."""
        return load_game, (self.content, self.setup)

    def __copy__(self) -> "Game":
        return self

    def __deepcopy__(self, _memo: object) -> "Game":
        return self

    @property
    def seats(self) -> int:
        """Number of Investigators."""
        return len(self.boards)

    def number(self, effect: Effect) -> int:
        """The place of a node in `nodes`."""
        return self.numbers[id(effect)]

    def distance(self, a: SpaceId, b: SpaceId) -> int | None:
        """Steps between two Spaces, None if no path leads there (MAP-08)."""
        return self.distances[a].get(b)

    def category(self, kind: EnemyId) -> Category:
        """The category of an Enemy type (ENEMY-02)."""
        return self.enemies[kind].category


def load_game(content: Content, setup: Setup) -> Game:
    """Make the definition of a game.

    Args:
        content: what the packs define.
        setup: what the players chose.

    Raises:
        SetupError: if the setup cannot be played with that content.
    """
    check_setup(setup, content)
    boards = {board.id: board for board in content.core.investigators}
    return attrs.evolve(
        _laid_out(Same(content), setup.episode, setup.elder_one),
        setup=setup,
        rulings=setup.rulings,
        boards=tuple(boards[name] for name in setup.investigators),
    )


@lru_cache(maxsize=LAID_OUT)
def _laid_out(given: Same[Content], episode_id: str, elder_one: EnemyId) -> Game:
    """What all games of an Episode and an Elder One have in common: nobody is seated yet.

    It is most of the work, and the same whoever plays: those who play many games, such as a server,
    wait for it once.
    """
    content = given.value
    core = content.core
    episode = next(e for e in content.episodes if e.id == episode_id)
    elder = next(e for e in content.elder_ones if e.id == elder_one)
    enemies = _enemies(episode, elder)
    discovery = {card.id: card for card in episode.discovery}
    neighbours = _neighbours(episode)
    gates = {gate: space.id for space in episode.map.spaces for gate in space.all_gates}
    halves = dict(_halves(episode))
    levels = {skill.id: _levels(skill) for skill in core.skills}
    insanities = {card.id: hooks_of(card.abilities) for card in core.insanities}
    nodes = tuple(_nodes_of(content, episode, elder))
    faces = (*core.standard_die.faces, *core.bonus_die.faces)
    return Game(
        content=content,
        setup=Setup(0, (), episode_id, elder_one),
        rulings=Rulings(),
        tracks=core.tracks,
        episode=episode,
        elder_one=elder,
        stages=elder.stages,
        boards=(),
        faces={
            face.id: Symbols(face.successes, face.elder_signs, face.tentacles) for face in faces
        },
        standard_die=tuple(f.id for f in core.standard_die.faces for _ in range(f.copies)),
        bonus_die=tuple(f.id for f in core.bonus_die.faces for _ in range(f.copies)),
        skills={skill.id: skill for skill in core.skills},
        mythos={card.id: card for card in (*episode.mythos, *elder.mythos)},
        discovery=discovery,
        halves=halves,
        insanities={card.id: card for card in core.insanities},
        insanity_hooks=insanities,
        carriers=_carriers(core.investigators, levels, halves, insanities),
        enemies=enemies,
        enemy_words={kind: (ANY, kind, enemy.category.value) for kind, enemy in enemies.items()},
        enemy_hooks={kind: hooks_of(enemy.abilities) for kind, enemy in enemies.items()},
        stage_hooks=({}, *(hooks_of(stage.abilities) for stage in elder.stages)),
        actions={action.id: action for action in episode.actions},
        backs={back.id: back.then for back in episode.backs},
        tokens={token.id: token.count for token in (*elder.tokens, *episode.tokens)},
        stacking=frozenset(t.id for t in (*elder.tokens, *episode.tokens) if t.several),
        handed_on=frozenset(token.id for token in episode.tokens),
        spaces=tuple(space.id for space in episode.map.spaces),
        neighbours=neighbours,
        distances=all_distances(neighbours),
        gates=gates,
        gate_spaces=frozenset(gates.values()),
        objects=tuple(name for space in episode.map.spaces for name in space.objects),
        nodes=nodes,
        numbers={id(effect): place for place, effect in enumerate(nodes)},
        symbols=tuple(sorted(_symbols(content, episode, elder, nodes))),
        fingerprint=content.fingerprint_of(episode.id, elder.id),
    )


def _enemies(episode: EpisodeDef, elder: ElderOneDef) -> dict[EnemyId, EnemyDef]:
    known = {enemy.id: enemy for enemy in (*elder.minions, *episode.monsters)}
    known[elder.id] = EnemyDef(
        id=elder.id,
        name=elder.name,
        category=Category.ELDER_ONE,
        figures=1,
        health=0,
        standard=0,
        bonus=0,
        origin=elder.origin,
    )
    return known


def _levels(skill: SkillDef) -> tuple[Hooks, ...]:
    """Fold levels 1 to n with their replacements (SKL-03)."""
    levels: list[Hooks] = [{}]
    active: tuple[Ability, ...] = ()
    for level in skill.levels:
        kept = tuple(a for a in active if a.slot not in level.replaces)
        active = (*kept, *level.abilities)
        levels.append(hooks_of(active))
    return tuple(levels)


def _halves(episode: EpisodeDef) -> Iterator[tuple[tuple[CardId, Side], Half]]:
    for card in episode.discovery:
        for side in Side:
            text = card.half(side)
            if text is None:
                continue
            hooks = hooks_of(text.abilities)
            gives = tuple((a.skill, a.n) for a in of_kind(hooks, SkillLevel))
            yield (card.id, side), Half(card, side, text, hooks, gives)


def _carriers(
    boards: Iterable[InvestigatorDef],
    levels_of: Mapping[SkillId, tuple[Hooks, ...]],
    halves: Mapping[tuple[CardId, Side], Half],
    insanities: Mapping[CardId, Hooks],
) -> dict[type, Carriers]:
    """Sort all abilities of Investigators by class; each with its text as the source."""
    in_skills: dict[type, dict[SkillId, tuple[Sourced, ...]]] = defaultdict(dict)
    on_boards: dict[type, dict[InvestigatorId, tuple[tuple[int, tuple[Sourced, ...]], ...]]]
    on_boards = defaultdict(dict)
    in_halves: dict[type, dict[tuple[CardId, Side], Sourced]] = defaultdict(dict)
    in_insanities: dict[type, dict[CardId, Sourced]] = defaultdict(dict)
    for skill, levels in levels_of.items():
        for kind in dict.fromkeys(chain(*levels)):
            in_skills[kind][skill] = tuple([_sourced(hooks, kind, skill) for hooks in levels])
    for kind, skills in in_skills.items():
        for board in boards:
            printed = [
                (n, skills[skill]) for n, skill in enumerate(board.skills) if skill in skills
            ]
            if printed:
                on_boards[kind][board.id] = tuple(printed)
    for key, half in halves.items():
        for kind in half.hooks:
            in_halves[kind][key] = _sourced(half.hooks, kind, key[0])
    for card, hooks in insanities.items():
        for kind in hooks:
            in_insanities[kind][card] = _sourced(hooks, kind, card)
    return {
        kind: Carriers(in_skills[kind], on_boards[kind], in_halves[kind], in_insanities[kind])
        for kind in dict.fromkeys((*in_skills, *in_halves, *in_insanities))
    }


def _sourced(hooks: Hooks, kind: type, source: str) -> Sourced:
    return tuple((ability, SourceId(source)) for ability in hooks.get(kind, ()))


def _neighbours(episode: EpisodeDef) -> dict[SpaceId, tuple[SpaceId, ...]]:
    """Adjacency from passages, Stairs and Tunnels (MAP-03 to -07)."""
    edges = (*episode.map.passages, *episode.map.stairs, *episode.map.tunnels)
    return links_of((space.id for space in episode.map.spaces), edges)


_EFFECTS = frozenset(words_of(Effect))
_HOLDING: Final[Mapping[type, tuple[str, ...]]] = {
    kind: names_of(kind) for kind in (*words_of(Effect), *words_of(Ability), Option)
}
"""Classes in which a text may stand, with the names of their fields."""


def _nodes_of(content: Content, episode: EpisodeDef, elder: ElderOneDef) -> Iterator[Effect]:
    """Every effect node of the game's texts, in preorder of the packs."""
    core = content.core
    for skill in core.skills:
        for level in skill.levels:
            yield from walk(level.abilities)
    for insanity in core.insanities:
        yield from walk((*insanity.abilities, insanity.symptoms))
    for enemy in (*episode.monsters, *elder.minions):
        yield from walk(enemy.abilities)
    for mythos in (*episode.mythos, *elder.mythos):
        yield from walk(mythos.effects)
    for stage in elder.stages:
        yield from walk((*stage.on_advance, *stage.on_reveal, *stage.end_of_turn, *stage.abilities))
    yield from walk(episode.on_advance)
    yield from walk(tuple(back.then for back in episode.backs))
    yield from walk(tuple(test.then for test in episode.tests))
    yield from walk(tuple(act.then for act in episode.acts))
    yield from walk(tuple(fallen.then for fallen in episode.on_kill))
    yield from walk(episode.end_of_turn)
    if episode.ritual is not None:
        yield from walk((episode.ritual.then,))
    for card in episode.discovery:
        yield from walk((*card.mandatory, *card.instead))
        for side in Side:
            text = card.half(side)
            if text is not None:
                yield from walk((*text.abilities, text.on_claim))


def walk(values: tuple[object, ...]) -> Iterator[Effect]:
    """Every effect node below these values, in preorder."""
    for value in values:
        kind = type(value)
        if kind in _EFFECTS:
            yield cast("Effect", value)
        for name in _HOLDING.get(kind, ()):
            inner = getattr(value, name)
            yield from walk(inner if isinstance(inner, tuple) else (inner,))


def _symbols(
    content: Content, episode: EpisodeDef, elder: ElderOneDef, nodes: Iterable[Effect]
) -> set[str]:
    core = content.core
    names: set[str] = {*OWN_WORDS}
    names.update(face.id for die in (core.standard_die, core.bonus_die) for face in die.faces)
    names.update(skill.id for skill in core.skills)
    names.update(board.id for board in core.investigators)
    names.update(card.id for card in core.insanities)
    names.update(enemy.id for enemy in (*episode.monsters, *elder.minions))
    names.update(card.id for card in (*episode.mythos, *elder.mythos))
    names.update(card.id for card in episode.discovery)
    names.update(stage.id for stage in elder.stages)
    names.update(token.id for token in (*elder.tokens, *episode.tokens))
    names.update(space.id for space in episode.map.spaces)
    names.update(name for space in episode.map.spaces for name in space.objects)
    names.update(back.id for back in episode.backs)
    names.update(action.id for action in episode.actions)
    names.update((elder.id, episode.id, "down", "insanity_wound"))
    names.update(_options(episode, nodes))
    return names


def _options(episode: EpisodeDef, nodes: Iterable[Effect]) -> Iterator[str]:
    for effect in nodes:
        for option in getattr(effect, "options", ()):
            yield option.id
    for card in episode.discovery:
        for option in card.instead:
            yield option.id


__all__ = [
    "Carriers",
    "Game",
    "Half",
    "Hooks",
    "Sourced",
    "Symbols",
    "load_game",
    "walk",
]
