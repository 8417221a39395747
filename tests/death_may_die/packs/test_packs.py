"""The packs hold what is known of the printed components; the expected numbers are literals."""

import re
import tomllib
from collections import Counter, deque
from collections.abc import Iterator, Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

import attrs
import pytest

from dmd_core.death_may_die.chapters.actions import Actions
from dmd_core.death_may_die.content.definitions import (
    Die,
    EnemyDef,
    Gate,
    MythosDef,
    Origin,
    SpaceDef,
)
from dmd_core.death_may_die.content.loader import builtin_packs, load_content
from dmd_core.death_may_die.events.harm import TokensChanged
from dmd_core.death_may_die.game import load_game
from dmd_core.death_may_die.ids import CardId, EnemyId, SpaceId
from dmd_core.death_may_die.run.base import handled_nodes, hitting_nodes
from dmd_core.death_may_die.setup import Setup
from dmd_core.death_may_die.text_frames import Env, Resolve
from dmd_core.death_may_die.words.base import Effect, HittingVerb, words_of
from dmd_core.death_may_die.words.cards import SkillLevel as SkillGift
from dmd_core.death_may_die.words.control import Sequence
from dmd_core.death_may_die.words.enemies import Summon
from dmd_core.death_may_die.words.selectors import CardKind
from dmd_core.death_may_die.words.tokens import TokenShortage
from dmd_core.kernel.ids import Seat, SourceId
from tests.death_may_die.scenarios import Scene, make_game

CONTENT: Final = load_content()
CORE: Final = CONTENT.core
EPISODE: Final = CONTENT.episodes[0]
CTHULHU: Final = CONTENT.elder_ones[0]
SPACES: Final = {int(space.id.removeprefix("s")): space for space in EPISODE.map.spaces}
HALVES: Final = [
    (card.id, side, half)
    for card in EPISODE.discovery
    for side, half in (("left", card.left), ("right", card.right))
    if half is not None
]
PAGE: Final = (Path(__file__).parents[3] / "docs/original_values.md").read_text(encoding="utf-8")

BOARDS: Final = {
    "Adam": ("Fueled by Madness", "Marksman", "Toughness"),
    "Ahmed": ("Healing Prayer", "Stealth", "Arcane Mastery"),
    "Borden": ("Savage", "Swiftness", "Stealth"),
    "Elizabeth": ("Lucky", "Marksman", "Stealth"),
    "Fatima": ("Read the Omens", "Arcane Mastery", "Swiftness"),
    "Ian": ("Vengeance Obsession", "Brawling", "Swiftness"),
    "Morgan": ("Protector", "Swiftness", "Toughness"),
    "Rasputin": ("Unkillable", "Arcane Mastery", "Brawling"),
    "Sister Beth": ("High Strung", "Brawling", "Toughness"),
    "The Kid": ("Gate Manipulation", "Marksman", "Arcane Mastery"),
}
"""The thirty Skill slots of the ten boards."""

MODES: Final = {
    "Arcane Mastery": "F R A A",
    "Brawling": "F A A A",
    "Marksman": "F A A A",
    "Stealth": "F R A R",
    "Swiftness": "F A A A",
    "Toughness": "F R R R",
    "Fueled by Madness": "F R R R",
    "Gate Manipulation": "F A A A",
    "Healing Prayer": "F R R R",
    "High Strung": "F R A A",
    "Lucky": "F A A R",
    "Protector": "F A A A",
    "Read the Omens": "F R R A",
    "Savage": "F A A A",
    "Unkillable": "F A A A",
    "Vengeance Obsession": "F R R R",
}
"""How each of the 64 levels is printed: first, adds, replaces."""

EDGES: Final = (
    "1-2 2-3 2-4 3-4 3-7 4-5 4-8 4-9 5-6 6-9 7-8 8-9 9-10 10-11 12-13 12-14 13-15 14-15 9-12"
)


def symbols(die: Die) -> tuple[int, int, int, int]:
    """Successes, Tentacles, Elder Signs and blanks on all faces."""
    return (
        sum(face.successes * face.copies for face in die.faces),
        sum(face.tentacles * face.copies for face in die.faces),
        sum(face.elder_signs * face.copies for face in die.faces),
        sum(
            face.copies
            for face in die.faces
            if not face.successes + face.tentacles + face.elder_signs
        ),
    )


def neighbours() -> dict[SpaceId, set[SpaceId]]:
    """Adjacency of the map, from every kind of link."""
    found: dict[SpaceId, set[SpaceId]] = {space.id: set() for space in EPISODE.map.spaces}
    for one, other in (*EPISODE.map.passages, *EPISODE.map.stairs, *EPISODE.map.tunnels):
        found[one].add(other)
        found[other].add(one)
    return found


def distances(start: SpaceId) -> dict[SpaceId, int]:
    """Steps from one Space to every other."""
    links = neighbours()
    found, todo = {start: 0}, deque([start])
    while todo:
        here = todo.popleft()
        for other in links[here] - found.keys():
            found[other] = found[here] + 1
            todo.append(other)
    return found


def summons(cards: tuple[MythosDef, ...]) -> list[tuple[str, Gate]]:
    """All entries at the bottom of some Mythos cards."""
    return [(line.enemy, line.gate) for card in cards for line in card.summons]


def holding(test: str) -> list[int]:
    """Numbers of the Spaces with something in that field."""
    return [number for number, space in SPACES.items() if getattr(space, test)]


def originals(value: object) -> Iterator[str]:
    """Ids of all definitions marked original inside of a value; the class if it has no id."""
    if isinstance(value, tuple):
        for inner in value:
            yield from originals(inner)
    elif attrs.has(type(value)):
        if getattr(value, "origin", None) is Origin.ORIGINAL:
            yield getattr(value, "id", type(value).__name__)
        cls: type = type(value)
        for field in attrs.fields(cls):
            yield from originals(getattr(value, field.name))


def strings(value: object) -> Iterator[str]:
    """Every string in a parsed file."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for inner in value.values():
            yield from strings(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from strings(inner)


def toml_files(folder: Traversable) -> Iterator[Traversable]:
    """The files of a pack."""
    yield from (entry for entry in folder.iterdir() if entry.name.endswith(".toml"))


class TestDice:
    """Two kinds of die with six faces each (DICE-04)."""

    def test_faces(self) -> None:
        """Both dice have six faces."""
        dice = (CORE.standard_die, CORE.bonus_die)

        assert [6, 6] == [sum(face.copies for face in die.faces) for die in dice]

    def test_standard(self) -> None:
        """The black die shows 3 Successes, 2 Tentacles, 1 Elder Sign and 1 blank."""
        assert (3, 2, 1, 1) == symbols(CORE.standard_die)

    def test_bonus(self) -> None:
        """The green die shows 3 Successes, no Tentacle, 2 Elder Signs and 2 blanks."""
        assert (3, 0, 2, 2) == symbols(CORE.bonus_die)


class TestTracks:
    """Lengths of the tracks, and the limited tokens."""

    def test_board(self) -> None:
        """The board has 20 steps of Sanity, 4 of Stress and 5 of Wounds."""
        assert (20, 4, 5) == (CORE.tracks.sanity, CORE.tracks.stress, CORE.tracks.wounds)

    def test_thresholds(self) -> None:
        """There are six Thresholds, four of them with a bonus die."""
        assert (4, 8, 12, 15, 18, 19) == CORE.tracks.thresholds
        assert (8, 15, 18, 19) == CORE.tracks.bonus_thresholds

    def test_summoning(self) -> None:
        """The Summoning track goes from 1 to 8 and is red from 5 on."""
        track = CORE.summoning_track

        assert (1, 5, 8) == (track.start, track.first_red, track.last)

    def test_tokens(self) -> None:
        """There are 8 Fire tokens and 9 R'lyeh tokens."""
        assert 8 == CORE.tokens.fire
        assert [("rlyeh", 9)] == [(token.id, token.count) for token in CTHULHU.tokens]


class TestSkills:
    """Sixteen Skills of four levels on ten boards."""

    def test_boards(self) -> None:
        """Each board has the three Skills it prints, the unique one first."""
        names = {skill.id: skill.name for skill in CORE.skills}
        boards = {b.name: tuple(names[skill] for skill in b.skills) for b in CORE.investigators}

        assert BOARDS == boards

    def test_unique(self) -> None:
        """Ten Skills are unique, one for each board; six are common."""
        unique = [skill.name for skill in CORE.skills if skill.unique]

        assert sorted(slots[0] for slots in BOARDS.values()) == sorted(unique)
        assert 16 == len(CORE.skills)

    def test_slots(self) -> None:
        """The 20 common slots are split 4, 4, 3, 3, 3, 3."""
        counts = Counter(skill for board in CORE.investigators for skill in board.skills[1:])

        assert [4, 4, 3, 3, 3, 3] == sorted(counts.values(), reverse=True)
        assert {"arcane_mastery", "swiftness"} == {skill for skill, n in counts.items() if n == 4}

    def test_modes(self) -> None:
        """Each of the 64 levels is first, adds or replaces as printed."""
        modes = {
            skill.name: " ".join(level.mode.value[0].upper() for level in skill.levels)
            for skill in CORE.skills
        }

        assert MODES == modes

    def test_totals(self) -> None:
        """There are 16 first levels, 29 that add and 19 that replace."""
        modes = Counter(level.mode.value for skill in CORE.skills for level in skill.levels)

        assert {"first": 16, "adds": 29, "replaces": 19} == modes

    def test_widening(self) -> None:
        """Two levels are printed as additions and yet put the one below out of force."""
        wide = [
            (skill.id, number)
            for skill in CORE.skills
            for number, level in enumerate(skill.levels, 1)
            if level.mode.value == "adds" and level.replaces
        ]

        assert [("gate_manipulation", 2), ("protector", 2)] == wide

    @pytest.mark.parametrize(
        ("skill", "left"),
        [
            ("arcane_mastery", 3),
            ("brawling", 4),
            ("marksman", 4),
            ("stealth", 2),
            ("swiftness", 4),
            ("toughness", 1),
            ("fueled_by_madness", 1),
            ("gate_manipulation", 4),
            ("healing_prayer", 1),
            ("high_strung", 3),
            ("lucky", 1),
            ("protector", 3),
            ("read_the_omens", 2),
            ("savage", 4),
            ("unkillable", 4),
            ("vengeance_obsession", 1),
        ],
    )
    def test_in_force(self, skill: str, left: int) -> None:
        """So many abilities are in force at level 4, after everything replaced is gone."""
        slots: list[str] = []
        for level in next(s for s in CORE.skills if s.id == skill).levels:
            slots = [slot for slot in slots if slot not in level.replaces]
            slots.extend(ability.slot for ability in level.abilities)

        assert left == len(slots)


class TestInsanity:
    """Twelve Insanity cards."""

    def test_cards(self) -> None:
        """There are twelve, each with a name of its own."""
        assert 12 == len({card.name for card in CORE.insanities}) == len(CORE.insanities)

    def test_standing(self) -> None:
        """Three of them have a standing part."""
        standing = {card.name for card in CORE.insanities if card.abilities}

        assert {"Masochism", "Codependency", "Recurring Trauma"} == standing

    def test_lying_down_twice(self) -> None:
        """Who lies down already gets no second marker, so that standing up costs 1 Stress once."""
        scene = Scene(make_game("ian", "elizabeth")).inv(0, insanity="catatonia")
        number = scene.game.number(scene.game.insanities[CardId("catatonia")].symptoms)
        symptoms = Resolve(number, Env(Seat(0), Seat(0), SourceId("catatonia")))
        scene.play(Actions(), symptoms, symptoms)

        assert [1] == [event.change for event in scene.of(TokensChanged)]

        scene.do("stand-up")

        assert (1, ()) == (scene.who(0).stress, scene.who(0).tokens)


class TestEnemies:
    """Figures and numbers of Episode 1 with Cthulhu."""

    ALL: Final[Mapping[EnemyId, EnemyDef]] = {
        enemy.id: enemy for enemy in (*CTHULHU.minions, *EPISODE.monsters)
    }

    def test_numbers(self) -> None:
        """Figures, health, black and green dice of each type."""
        expected = {
            "cultist": (10, 2, 0, 2),
            "star_spawn": (1, 7, 3, 0),
            "fire_vampire": (2, 4, 2, 1),
            "byakhee": (2, 3, 1, 2),
        }

        assert expected == {
            name: (enemy.figures, enemy.health, enemy.standard, enemy.bonus)
            for name, enemy in self.ALL.items()
        }

    def test_abilities(self) -> None:
        """All but the Cultist have an ability."""
        assert {"cultist"} == {name for name, enemy in self.ALL.items() if not enemy.abilities}

    def test_reserve(self) -> None:
        """Setup leaves 4 Cultists, 1 Fire Vampire, 1 Byakhee and the Star Spawn in reserve."""
        placed = Counter(kind for space in SPACES.values() for kind in space.enemies)
        reserve = {name: enemy.figures - placed[name] for name, enemy in self.ALL.items()}

        assert {"cultist": 4, "fire_vampire": 1, "byakhee": 1, "star_spawn": 1} == reserve


class TestStages:
    """The four Stage cards of Cthulhu."""

    def test_effects(self) -> None:
        """On advance 3, on reveal 2 each, at the end of the turn 1 and 1, ongoing 1: twelve."""
        shapes = [
            (len(s.on_advance), len(s.on_reveal), len(s.end_of_turn), len(s.abilities))
            for s in CTHULHU.stages
        ]

        assert [(3, 0, 0, 0), (0, 2, 1, 0), (0, 2, 1, 0), (0, 2, 0, 1)] == shapes

    def test_ongoing(self) -> None:
        """The Final Stage asks for the R'lyeh token that is not there."""
        (ability,) = CTHULHU.stages[3].abilities

        assert isinstance(ability, TokenShortage)
        assert "rlyeh" == ability.token

    def test_health_and_dice(self) -> None:
        """Stages 2 to 4 have 12 health each, and 3 black, 1 green and 1 green die."""
        numbers = [(s.stage, s.health, s.standard, s.bonus) for s in CTHULHU.stages]

        assert [(1, 0, 0, 0), (2, 12, 3, 0), (3, 12, 0, 1), (4, 12, 0, 1)] == numbers


class TestMythos:
    """Eight Mythos cards in each box."""

    def test_cthulhu(self) -> None:
        """8 cards with 7 names, 5 with a symbol, 4 that summon."""
        cards = CTHULHU.mythos

        assert (8, 7) == (len(cards), len({card.name for card in cards}))
        assert (5, 4) == (
            sum(card.symbol for card in cards),
            sum(bool(card.summons) for card in cards),
        )

    def test_cthulhu_summons(self) -> None:
        """6 entries: 4 Cultists and 2 Star Spawn, two at each Gate."""
        entries = summons(CTHULHU.mythos)

        assert {"cultist": 4, "star_spawn": 2} == Counter(enemy for enemy, _ in entries)
        assert {Gate.RED: 2, Gate.YELLOW: 2, Gate.BLUE: 2} == Counter(gate for _, gate in entries)

    def test_episode(self) -> None:
        """8 cards with 7 names, 6 with a symbol, 4 that summon."""
        cards = EPISODE.mythos

        assert (8, 7) == (len(cards), len({card.name for card in cards}))
        assert (6, 4) == (
            sum(card.symbol for card in cards),
            sum(bool(card.summons) for card in cards),
        )

    def test_episode_summons(self) -> None:
        """5 entries: 3 Fire Vampires and 2 Byakhee; blue 2, yellow 2, red 1."""
        entries = summons(EPISODE.mythos)

        assert {"fire_vampire": 3, "byakhee": 2} == Counter(enemy for enemy, _ in entries)
        assert {Gate.RED: 1, Gate.YELLOW: 2, Gate.BLUE: 2} == Counter(gate for _, gate in entries)

    def test_deck(self) -> None:
        """The deck of the game: 16 cards, 14 names, 11 symbols, 8 that summon, 11 entries."""
        deck = (*EPISODE.mythos, *CTHULHU.mythos)
        counts = (
            len({card.id for card in deck}),
            len({card.name for card in deck}),
            sum(card.symbol for card in deck),
            sum(bool(card.summons) for card in deck),
            len(summons(deck)),
        )

        assert (16, 14, 11, 8, 11) == counts

    def test_cultists_by_text(self) -> None:
        """Two cards of the Episode summon Cultists in their text."""
        texts = {
            card.id
            for card in EPISODE.mythos
            for effect in card.effects
            for step in (effect, *_then(effect))
            if isinstance(step, Summon)
        }

        assert {"chaos_in_the_labs", "students_go_mad"} == texts


def _then(effect: object) -> tuple[object, ...]:
    then = getattr(effect, "then", None)
    return then.steps if isinstance(then, Sequence) else (then,)


class TestEpisodeCard:
    """The Episode card and its Laboratories."""

    def test_card(self) -> None:
        """Two Episode actions, one effect when the Elder One advances."""
        assert ["destroy_equipment", "extinguish_fire"] == [a.id for a in EPISODE.actions]
        assert 1 == len(EPISODE.on_advance)

    def test_laboratories(self) -> None:
        """4 of 5 Laboratories with 4 health; reverse sides 1, 2 and 2."""
        objects = EPISODE.objects

        assert (4, 4) == (objects.to_disrupt, objects.health)
        assert {"safe_collapse": 1, "inferno": 2, "major_explosion": 2} == {
            back.id: back.count for back in objects.backs
        }


class TestDiscovery:
    """Fifteen Discovery cards with 24 halves."""

    def test_halves(self) -> None:
        """15 cards: 9 with both halves, 5 with the left one only, 1 with the right one only."""
        shapes = Counter((c.left is not None, c.right is not None) for c in EPISODE.discovery)

        assert {(True, True): 9, (True, False): 5, (False, True): 1} == shapes

    def test_kinds(self) -> None:
        """12 Items, 9 Companions, 3 Conditions, each on its side."""
        kinds = Counter((half.kind, side) for _, side, half in HALVES)

        assert {
            (CardKind.ITEM, "left"): 11,
            (CardKind.ITEM, "right"): 1,
            (CardKind.COMPANION, "right"): 9,
            (CardKind.CONDITION, "left"): 3,
        } == kinds

    def test_repeated_halves(self) -> None:
        """Only the Beaker and Guilty Conscience are on several cards."""
        counts = Counter(half.id for _, _, half in HALVES)

        assert {"beaker": 2, "guilty_conscience": 3} == {k: n for k, n in counts.items() if n > 1}

    def test_prices(self) -> None:
        """1 Stress x3, 2 Stress x7, 1 Wound x2, 3 Wounds x1, and 11 halves without a price."""
        prices = Counter((half.price.stress, half.price.wounds) for _, _, half in HALVES)

        assert {(1, 0): 3, (2, 0): 7, (0, 1): 2, (0, 3): 1, (0, 0): 11} == prices

    def test_forced(self) -> None:
        """Four sides are forced: three Conditions on the left, the Spirit on the right."""
        forced = [(card, side, half.id) for card, side, half in HALVES if half.forced]

        assert [
            ("locked_cabinet", "right", "spirit_of_ngahal"),
            ("feral_student", "left", "guilty_conscience"),
            ("cages", "left", "guilty_conscience"),
            ("good_boy", "left", "guilty_conscience"),
        ] == forced

    def test_mandatory(self) -> None:
        """Six cards have a mandatory line."""
        assert {
            "assistant_janitor",
            "janitor",
            "monkey_paw_card",
            "cages",
            "up_to_no_good",
            "professor",
        } == {card.id for card in EPISODE.discovery if card.mandatory}

    def test_tradable(self) -> None:
        """Beside the Conditions, only the Monkey Paw and the Spirit cannot be traded."""
        kept = {h.id for _, _, h in HALVES if not h.tradable and h.kind is not CardKind.CONDITION}

        assert {"monkey_paw", "spirit_of_ngahal"} == kept

    def test_exclusions(self) -> None:
        """Margot and Chester cannot be with the Professor, and the other way round."""
        excludes = {half.id: set(half.excludes) for _, _, half in HALVES if half.excludes}

        assert {
            "margot": {"warren_gates"},
            "chester": {"warren_gates"},
            "warren_gates": {"margot", "chester"},
        } == excludes

    def test_health(self) -> None:
        """Companions have health 1 x6 and 3 x2; the Spirit has none."""
        companions = [half for _, _, half in HALVES if half.kind is CardKind.COMPANION]

        assert {1: 6, 3: 2, None: 1} == Counter(half.health for half in companions)

    def test_tags(self) -> None:
        """Three Students, two Animals."""
        assert {"student": 3, "animal": 2} == Counter(t for _, _, h in HALVES for t in h.tags)

    def test_gifts(self) -> None:
        """Four Companions give a level of a Skill."""
        assert {
            "jerome": "stealth",
            "ralph": "toughness",
            "margot": "brawling",
            "warren_gates": "arcane_mastery",
        } == dict(_gifts())

    def test_instead(self) -> None:
        """Only the Monkey Paw offers something instead of claiming."""
        assert ["monkey_paw_card"] == [card.id for card in EPISODE.discovery if card.instead]


def _gifts() -> Iterator[tuple[str, str]]:
    for _, _, half in HALVES:
        for ability in half.abilities:
            if isinstance(ability, SkillGift):
                yield half.id, ability.skill


class TestMap:
    """The map of Episode 1."""

    def test_edges(self) -> None:
        """18 passages and one pair of Stairs, no Tunnel."""
        passages = [f"{int(a[1:])}-{int(b[1:])}" for a, b in EPISODE.map.passages]
        stairs = [f"{int(a[1:])}-{int(b[1:])}" for a, b in EPISODE.map.stairs]

        assert EDGES == " ".join((*passages, *stairs))
        assert (18, 1, 0) == (len(passages), len(stairs), len(EPISODE.map.tunnels))

    def test_degrees(self) -> None:
        """Neighbours of Spaces 1 to 15."""
        degrees = [len(found) for found in neighbours().values()]

        assert [1, 3, 3, 5, 2, 2, 2, 3, 5, 2, 1, 3, 2, 2, 2] == degrees

    def test_distances(self) -> None:
        """Every Space can be reached; the farthest two are 1 and 15, six steps apart."""
        far = {(a, b): n for a in neighbours() for b, n in distances(a).items()}

        assert 15 * 15 == len(far)
        assert 6 == max(far.values())
        assert {("s01", "s15"), ("s15", "s01")} <= {pair for pair, n in far.items() if n == 6}

    def test_names(self) -> None:
        """Spaces are numbered 1 to 15, and the game starts on 1."""
        assert [(f"s{n:02}", f"Space {n}") for n in range(1, 16)] == [
            (space.id, space.name) for space in EPISODE.map.spaces
        ]
        assert "s01" == EPISODE.map.start

    def test_gates(self) -> None:
        """Blue on 8, yellow on 9, red on 13."""
        gates = {space.gate: number for number, space in SPACES.items() if space.gate}

        assert {Gate.BLUE: 8, Gate.YELLOW: 9, Gate.RED: 13} == gates

    def test_contents(self) -> None:
        """What setup puts on each Space."""
        assert [3, 4, 6, 11, 12, 14] == holding("fire")
        assert [6, 7, 11, 13, 14] == holding("objects")
        assert {
            2: ("cultist", "cultist"),
            4: ("cultist",),
            6: ("cultist",),
            7: ("cultist",),
            10: ("byakhee",),
            13: ("cultist",),
            15: ("fire_vampire",),
        } == {number: space.enemies for number, space in SPACES.items() if space.enemies}

    def test_objects(self) -> None:
        """Laboratories are called by their Space."""
        objects = {number: space.objects for number, space in SPACES.items() if space.objects}

        assert {n: (f"lab_{n:02}",) for n in (6, 7, 11, 13, 14)} == objects

    def test_empty(self) -> None:
        """Nothing lies on Space 5; one Fire token at most on any."""
        assert SpaceDef(SpaceId("s05"), "Space 5") == SPACES[5]
        assert 1 == max(space.fire for space in SPACES.values())


class TestVocabulary:
    """Every word that a pack may use means something to the rules."""

    def test_interpreters(self) -> None:
        """Each verb and each control has an interpreter, and nothing else has one."""
        assert set(words_of(Effect)) == handled_nodes()

    def test_at_once(self) -> None:
        """The loader lets those verbs share a batch that the interpreter can put into one."""
        assert set(words_of(HittingVerb)) == hitting_nodes()

    def test_nodes(self) -> None:
        """The game knows the place of every node it holds, each one once."""
        game = load_game(CONTENT, Setup(2, (CORE.investigators[0].id, CORE.investigators[1].id)))

        assert list(range(len(game.nodes))) == [game.number(node) for node in game.nodes]


class TestOrigins:
    """What is ours is marked and explained."""

    def test_page(self) -> None:
        """Every original definition is on the page, and no other is called one."""
        cells = re.findall(r"^\| ([^|]*`[^|]*)", PAGE, re.MULTILINE)
        named = set(re.findall(r"`(\w+)`", "".join(cells)))
        classes = {"Tracks": "tracks", "SummoningTrack": "summoning_track", "MapDef": "map"}
        marked = {classes.get(name, name) for name in originals(attrs_tree())}

        assert set() == marked - named
        assert {"cages"} == named - marked  # the place of one of three equal halves

    def test_no_sentences(self) -> None:
        """Packs hold words and names, no printed sentence: nothing longer than a title."""
        texts = [
            text
            for pack in builtin_packs()
            for file in toml_files(pack)
            for text in strings(tomllib.loads(file.read_text(encoding="utf-8")))
        ]

        assert [] == [text for text in texts if len(text.split()) > 6 or len(text) > 32]


def attrs_tree() -> tuple[object, ...]:
    """Everything the packs define."""
    return (CORE, EPISODE, CTHULHU)
