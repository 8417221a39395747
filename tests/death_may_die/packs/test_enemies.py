"""Figures of Episode 1 with Cthulhu, and the four Stages; the numbers are literals."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from dmd_core.death_may_die.content.cards import EnemyDef
from dmd_core.death_may_die.ids import EnemyId
from dmd_core.death_may_die.words.tokens import TokenShortage
from tests.death_may_die.packs.builtin import CTHULHU, EPISODE, SPACES


class TestEnemies:
    """Figures and numbers of Episode 1 with Cthulhu."""

    ALL: Final[Mapping[EnemyId, EnemyDef]] = {
        enemy.id: enemy for enemy in (*CTHULHU.minions, *EPISODE.monsters)
    }

    def test_figures_health_and_dice(self) -> None:
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

    def test_enemies_without_an_ability(self) -> None:
        """All but the Cultist have an ability."""
        assert {"cultist"} == {name for name, enemy in self.ALL.items() if not enemy.abilities}

    def test_figures_left_in_reserve(self) -> None:
        """Setup leaves 4 Cultists, 1 Fire Vampire, 1 Byakhee and the Star Spawn in reserve."""
        placed = Counter(kind for space in SPACES.values() for kind in space.enemies)
        reserve = {name: enemy.figures - placed[name] for name, enemy in self.ALL.items()}

        assert {"cultist": 4, "fire_vampire": 1, "byakhee": 1, "star_spawn": 1} == reserve


class TestStages:
    """The four Stage cards of Cthulhu."""

    def test_number_of_effects(self) -> None:
        """On advance 3, on reveal 2 each, at the end of the turn 1 and 1, ongoing 1: twelve."""
        shapes = [
            (len(s.on_advance), len(s.on_reveal), len(s.end_of_turn), len(s.abilities))
            for s in CTHULHU.stages
        ]

        assert [(3, 0, 0, 0), (0, 2, 1, 0), (0, 2, 1, 0), (0, 2, 0, 1)] == shapes

    def test_ongoing_effect_of_the_final_stage(self) -> None:
        """The Final Stage asks for the R'lyeh token that is not there."""
        (ability,) = CTHULHU.stages[3].abilities

        assert isinstance(ability, TokenShortage)
        assert "rlyeh" == ability.token

    def test_health_and_dice(self) -> None:
        """Stages 2 to 4 have 12 health each, and 3 black, 1 green and 1 green die."""
        numbers = [(s.stage, s.health, s.standard, s.bonus) for s in CTHULHU.stages]

        assert [(1, 0, 0, 0), (2, 12, 3, 0), (3, 12, 0, 1), (4, 12, 0, 1)] == numbers
