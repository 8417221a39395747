"""The Episode card and the Discovery cards as they are printed; the numbers are literals."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from dmd_core.death_may_die.words.cards import SkillLevel as SkillGift
from dmd_core.death_may_die.words.selectors import CardKind
from tests.death_may_die.packs.builtin import EPISODE

HALVES: Final = [
    (card.id, side, half)
    for card in EPISODE.discovery
    for side, half in (("left", card.left), ("right", card.right))
    if half is not None
]


class TestEpisodeCard:
    """The Episode card and its Laboratories."""

    def test_actions_and_effects(self) -> None:
        """Two Episode actions, one effect when the Elder One advances."""
        assert ["destroy_equipment", "extinguish_fire"] == [a.id for a in EPISODE.actions]
        assert 1 == len(EPISODE.on_advance)

    def test_laboratories(self) -> None:
        """4 of 5 Laboratories with 4 health; reverse sides 1, 2 and 2."""
        objects = EPISODE.objects
        assert objects is not None

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

    def test_forced_halves(self) -> None:
        """Four sides are forced: three Conditions on the left, the Spirit on the right."""
        forced = [(card, side, half.id) for card, side, half in HALVES if half.forced]

        assert [
            ("locked_cabinet", "right", "spirit_of_ngahal"),
            ("feral_student", "left", "guilty_conscience"),
            ("cages", "left", "guilty_conscience"),
            ("good_boy", "left", "guilty_conscience"),
        ] == forced

    def test_mandatory_lines(self) -> None:
        """Six Discovery cards have a mandatory line, and the other nine have none."""
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

    def test_students_and_animals(self) -> None:
        """The halves have the tag 'student' three times, 'animal' twice, and no other tag."""
        assert {"student": 3, "animal": 2} == Counter(t for _, _, h in HALVES for t in h.tags)

    def test_companions_that_give_a_skill(self) -> None:
        """Four Companions give a level of a Skill."""
        assert {
            "jerome": "stealth",
            "ralph": "toughness",
            "margot": "brawling",
            "warren_gates": "arcane_mastery",
        } == dict(_gifts())

    def test_instead_of_claiming(self) -> None:
        """Only the Monkey Paw offers something instead of claiming."""
        assert ["monkey_paw_card"] == [card.id for card in EPISODE.discovery if card.instead]


def _gifts() -> Iterator[tuple[str, str]]:
    for _, _, half in HALVES:
        for ability in half.abilities:
            if isinstance(ability, SkillGift):
                yield half.id, ability.skill
