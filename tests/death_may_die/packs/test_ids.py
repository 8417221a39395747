"""Ids are unique where events name them, and whatever a pack mentions exists."""

import pytest

from tests.death_may_die.packs.copies import FOLDERS, Packs


class TestIds:
    """Ids that may be the source of an event are unique together."""

    def test_again_in_a_file(self, packs: Packs) -> None:
        """The second of two cards with one id in a file is refused, and the first is named."""
        packs.change("cthulhu/mythos.toml", 'id = "star_spawn_2"', 'id = "star_spawn_1"')

        assert (
            "cthulhu/mythos.toml: mythos[1].id: found 'star_spawn_1' again, "
            "after cthulhu/mythos.toml: mythos[0].id; allowed: another id"
        ) == packs.complaint()

    def test_again_across_packs(self, packs: Packs) -> None:
        """A card of the Episode and a Skill."""
        packs.change("blasphemous_alchemy/discovery.toml", 'id = "desk"', 'id = "stealth"')

        assert (
            "blasphemous_alchemy/discovery.toml: discovery[3].id: found 'stealth' again, "
            "after core/skills.toml: skills[13].id; allowed: another id"
        ) == packs.complaint()

    def test_again_as_the_elder_one(self, packs: Packs) -> None:
        """A card of the Episode and the Elder One."""
        packs.change("blasphemous_alchemy/discovery.toml", 'id = "desk"', 'id = "cthulhu"')

        assert (
            "blasphemous_alchemy/discovery.toml: discovery[3].id: found 'cthulhu' again, "
            "after cthulhu/pack.toml: id; allowed: another id"
        ) == packs.complaint()

    def test_a_word_of_the_rules(self, packs: Packs) -> None:
        """An Episode action cannot be called like one that everybody has."""
        packs.change("blasphemous_alchemy/episode.toml", 'id = "destroy_equipment"', 'id = "rest"')
        packs.change("blasphemous_alchemy/goals.toml", "destroy_equipment", "extinguish_fire")

        assert (
            "blasphemous_alchemy/episode.toml: destroy.id: found 'rest', a word of the rules; "
            "allowed: another id"
        ) == packs.complaint()

    def test_a_pack_twice(self, packs: Packs) -> None:
        """An Episode that is given twice is refused the second time."""
        problem = packs.complaint(*FOLDERS, "blasphemous_alchemy")

        assert (
            "blasphemous_alchemy/pack.toml: id: found 'blasphemous_alchemy' again, "
            "after blasphemous_alchemy/pack.toml: id of another pack; allowed: another id"
        ) == problem


class TestMentions:
    """What a text names has to exist."""

    @pytest.mark.parametrize(
        ("file", "old", "new", "problem"),
        [
            (
                "cthulhu/mythos.toml",
                'enemies = "cultist"',
                'enemies = "cultsit"',
                (
                    "mythos[2].effects[0].enemies: found 'cultsit'; allowed: "
                    "any, cthulhu, cultist, elder_one, it, monster, star_spawn; "
                    "did you mean 'cultist'?"
                ),
            ),
            (
                "cthulhu/mythos.toml",
                'kind = "cultist"',
                'kind = "cultsit"',
                (
                    "mythos[3].effects[0].enemies.kind: found 'cultsit'; allowed: "
                    "any, cthulhu, cultist, elder_one, it, monster, star_spawn; "
                    "did you mean 'cultist'?"
                ),
            ),
            (
                "cthulhu/stages.toml",
                'enemy = "cultist"',
                'enemy = "monster"',
                ("stages[0].on_advance[1].enemy: found 'monster'; allowed: cultist, star_spawn"),
            ),
            (
                "blasphemous_alchemy/map.toml",
                'enemies = ["byakhee"]',
                'enemies = ["bayakhee"]',
                (
                    "spaces[9].enemies[0]: found 'bayakhee'; "
                    "allowed: byakhee, cultist, fire_vampire; did you mean 'byakhee'?"
                ),
            ),
            (
                "blasphemous_alchemy/map.toml",
                'start = "s01"',
                'start = "s16"',
                ("start: found 's16'; allowed: s01 to s15; did you mean 's15'?"),
            ),
            (
                "blasphemous_alchemy/map.toml",
                '["s12", "s14"]',
                '["s12", "s16"]',
                ("passages[15][1]: found 's16'; allowed: s01 to s15; did you mean 's15'?"),
            ),
            (
                "cthulhu/mythos.toml",
                'token = "rlyeh"',
                'token = "ryleh"',
                (
                    "mythos[2].effects[1].who.where.token: found 'ryleh'; "
                    "allowed: rlyeh; did you mean 'rlyeh'?"
                ),
            ),
            (
                "core/investigators.toml",
                '"marksman", "toughness"',
                '"marksmen", "toughness"',
                (
                    "investigators[0].skills[1]: found 'marksmen'; allowed: arcane_mastery, "
                    "brawling, fueled_by_madness, gate_manipulation, healing_prayer, high_strung, "
                    "lucky, marksman, protector, read_the_omens, savage, stealth, swiftness, "
                    "toughness, unkillable, vengeance_obsession; did you mean 'marksman'?"
                ),
            ),
            (
                "core/skills.toml",
                'action = "run"',
                'action = "jump"',
                (
                    "skills[14].levels[1].abilities[0].action: found 'jump'; "
                    "allowed: attack, rest, run"
                ),
            ),
            (
                "blasphemous_alchemy/discovery.toml",
                'action = "extinguish_fire"',
                'action = "extinguish"',
                (
                    "discovery[9].right.abilities[0].when.action: found 'extinguish'; allowed: "
                    "destroy_equipment, extinguish_fire; "
                    "did you mean 'extinguish_fire'?"
                ),
            ),
            (
                "blasphemous_alchemy/discovery.toml",
                'needs = "ammonia"',
                'needs = "amonia"',
                (
                    "discovery[0].left.abilities[0].needs: found 'amonia'; allowed: ammonia, "
                    "amulet_of_ngahal, beaker, bleach, charles, chester, fire_axe, "
                    "fire_extinguisher, guilty_conscience, jerome, lab_monkey, lab_notes, margot, "
                    "medicine, monkey_paw, pistol, ralph, rex, spirit_of_ngahal, warren_gates, "
                    "whiskey_bottle; "
                    "did you mean 'ammonia'?"
                ),
            ),
            (
                "blasphemous_alchemy/mythos.toml",
                'tag = "student" } }',
                'tag = "studnet" } }',
                (
                    "mythos[6].effects[0].condition.investigators.tag: found 'studnet'; "
                    "allowed: animal, student; did you mean 'student'?"
                ),
            ),
        ],
    )
    def test_misspelt_names(
        self, packs: Packs, file: str, old: str, new: str, problem: str
    ) -> None:
        """A misspelt name is found at its place."""
        packs.change(file, old, new)

        assert f"{file}: {problem}" == packs.complaint()
