"""Faults that one pack alone does not show, and those that are rarely made."""

import shutil

import pytest

from dmd_core.death_may_die.content.loader import load_content
from dmd_core.tabletop.packs.problems import PackError
from tests.death_may_die.packs.copies import FOLDERS, Packs, said


class TestRareFaults:
    """Wrong in rarer ways."""

    @pytest.mark.parametrize(
        ("file", "old", "new", "problem"),
        [
            pytest.param(
                "core/dice.toml",
                '{ id = "elder_sign", elder_signs = 1 },\n]\n\n[bonus_die]',
                '{ id = "elder_sign", elder_signs = 2 },\n]\n\n[bonus_die]',
                (
                    "bonus_die.faces[3]: found other symbols for 'elder_sign'; allowed: "
                    "the symbols of the other face with this id"
                ),
                id="the same face shows other symbols",
            ),
            pytest.param(
                "core/tracks.toml",
                "wounds = 5",
                "wounds = 0",
                "tracks.wounds: found 0; allowed: 1 or more",
                id="a track without a step",
            ),
            pytest.param(
                "core/tracks.toml",
                "18, 19]",
                "18, 19, 20]",
                ("tracks.thresholds[6]: found 20; allowed: more than 19 and less than 20"),
                id="no Threshold on the skull",
            ),
            pytest.param(
                "core/skills.toml",
                'action = "run"',
                'action = "trade"',
                (
                    "skills[14].levels[1].abilities[0].action: found 'trade'; allowed: "
                    "attack, rest, run"
                ),
                id="a free action that the rules never offer",
            ),
            pytest.param(
                "blasphemous_alchemy/map.toml",
                'enemies = ["byakhee"]',
                'enemies = ["monster"]',
                ("spaces[9].enemies[0]: found 'monster'; allowed: byakhee, cultist, fire_vampire"),
                id="a category where a figure is placed",
            ),
            pytest.param(
                "blasphemous_alchemy/discovery.toml",
                "forced = true\n",
                "forced = true\nprice = { stress = 1 }\n",
                (
                    "discovery[5].right.price: found a price; allowed: none: a forced "
                    "half is claimed without one"
                ),
                id="a price for a forced half",
            ),
            pytest.param(
                "blasphemous_alchemy/discovery.toml",
                'name = "Lab Notes"\n',
                'name = "Lab Notes"\nhealth = 2\n',
                ("discovery[13].left.health: found 2; allowed: none: only Companions have health"),
                id="health for an Item",
            ),
            pytest.param(
                "blasphemous_alchemy/discovery.toml",
                'excludes = ["margot", "chester"]',
                'excludes = ["margot", "chesster"]',
                (
                    "discovery[14].right.excludes[1]: found 'chesster'; allowed: "
                    "ammonia, amulet_of_ngahal, beaker, bleach, charles, chester, "
                    "fire_axe, fire_extinguisher, guilty_conscience, jerome, lab_monkey, "
                    "lab_notes, margot, medicine, monkey_paw, pistol, ralph, rex, "
                    "spirit_of_ngahal, warren_gates, whiskey_bottle; did you mean 'chester'?"
                ),
                id="an excluded half",
            ),
            pytest.param(
                "blasphemous_alchemy/discovery.toml",
                'skill = "stealth" }',
                'skill = "stelth" }',
                (
                    "discovery[0].right.abilities[0].skill: found 'stelth'; allowed: "
                    "arcane_mastery, brawling, fueled_by_madness, gate_manipulation, "
                    "healing_prayer, high_strung, lucky, marksman, protector, read_the_omens, "
                    "savage, stealth, swiftness, toughness, unkillable, vengeance_obsession; "
                    "did you mean "
                    "'stealth'?"
                ),
                id="a Skill given",
            ),
            pytest.param(
                "cthulhu/stages.toml",
                "stage = 1\n",
                "stage = 1\nstandard = 2\n",
                "stages[0].standard: found 2; allowed: 0 on Stage 1",
                id="dice on Stage 1",
            ),
            pytest.param(
                "core/skills.toml",
                'n = 1, enemies = "it" }, { do = "heal", stress = 1 }',
                'n = 1, enemies = "it" }, { do = "heal", mix = 1 }',
                (
                    "skills[9].levels[0].abilities[0].then.steps[1].mix: found 1; "
                    "allowed: 0 where several verbs are one batch"
                ),
                id="a question inside of a batch",
            ),
            pytest.param(
                "core/skills.toml",
                '[{ do = "harm", n = 1, enemies = "it" }, { do = "heal", stress = 1 }]',
                "[]",
                ("skills[9].levels[0].abilities[0].then.steps: found no step; allowed: 1 or more"),
                id="a sequence of nothing",
            ),
            pytest.param(
                "core/insanity.toml",
                '"discard_cards", n = 1',
                '"discard_cards", n = "some"',
                (
                    "insanities[11].symptoms.then.steps[1].n: found 'some'; "
                    "allowed: a whole number, all, a table with 'number'"
                ),
                id="some cards",
            ),
            pytest.param(
                "core/insanity.toml",
                'token = "down" }\n\n[[insanities]]',
                'token = "down", n = "all" }\n\n[[insanities]]',
                (
                    "insanities[5].symptoms.then.n: found 'all'; allowed: a number, "
                    "or 'remove' beside it"
                ),
                id="all tokens are put on a board",
            ),
            pytest.param(
                "blasphemous_alchemy/mythos.toml",
                'where = { at = "you", within = 1 }',
                'where = "it"',
                (
                    "mythos[4].effects[0].where: found 'it', and a Space is not 'it' "
                    "here; allowed: another word"
                ),
                id="it in a short selector",
            ),
            pytest.param(
                "blasphemous_alchemy/episode.toml",
                'enemies = { where = { at = "it", within = 1 } }',
                'enemies = "it"',
                (
                    "objects.backs[2].then.enemies: found 'it', and an Enemy is not 'it' "
                    "here; allowed: another word"
                ),
                id="a Space is it, an Enemy is not",
            ),
            pytest.param(
                "blasphemous_alchemy/mythos.toml",
                'where = { enemy = "fire_vampire" }',
                'where = { enemy = "it" }',
                (
                    "mythos[1].effects[1].where.enemy: found 'it'; allowed: any, "
                    "byakhee, cultist, elder_one, fire_vampire, monster"
                ),
                id="it as what stands on a Space",
            ),
            pytest.param(
                "blasphemous_alchemy/mythos.toml",
                'id = "byakhee_swarm"',
                'id = "stress"',
                ("mythos[2].id: found 'stress', a word of the rules; allowed: another id"),
                id="an id that events use",
            ),
            pytest.param(
                "blasphemous_alchemy/discovery.toml",
                "instead = [",
                'instead = [{ id = "heal_wounds" }, ',
                ("discovery[2].instead[1].id: found 'heal_wounds' again; allowed: another id"),
                id="two ways out of one name",
            ),
            pytest.param(
                "blasphemous_alchemy/discovery.toml",
                'id = "pistol"',
                'id = "chester"',
                "discovery[8].right.id: found 'chester' on both halves; allowed: another id",
                id="both halves of one name",
            ),
            pytest.param(
                "blasphemous_alchemy/map.toml",
                'objects = ["lab_06"]',
                'objects = ["lab 06\\u001b"]',
                (
                    "spaces[5].objects[0]: found 'lab 06\\x1b'; allowed: "
                    "small letters, digits and single underscores"
                ),
                id="an object that nobody could type",
            ),
            pytest.param(
                "blasphemous_alchemy/episode.toml",
                'kind = "laboratory"',
                'kind = ""',
                ("objects.kind: found ''; allowed: small letters, digits and single underscores"),
                id="a kind of objects without a word",
            ),
            pytest.param(
                "core/skills.toml",
                'n = 1, slot = "count"',
                'n = 1, slot = "the count"',
                (
                    "skills[13].levels[1].replaces[0]: found 'count'; "
                    "allowed: the count; did you mean 'the count'?\n"
                    "core/skills.toml: skills[13].levels[0].abilities[0].slot: found 'the count'; "
                    "allowed: small letters, digits and single underscores"
                ),
                id="a slot of two words",
            ),
            pytest.param(
                "blasphemous_alchemy/mythos.toml",
                'id = "byakhee_swarm"',
                'id = "none"',
                "mythos[2].id: found 'none', the word for no value; allowed: another id",
                id="the word for nothing",
            ),
            pytest.param(
                "blasphemous_alchemy/mythos.toml",
                'id = "byakhee_swarm"',
                f'id = "{"b" * 61}"',
                "mythos[2].id: found an id of 61 letters; allowed: at most 60",
                id="an id that nobody would type",
            ),
            pytest.param(
                "cthulhu/mythos.toml",
                'do = "advance", when = "check"',
                'do = "summon_elder_one"',
                (
                    "mythos[6].effects[0].then.do: found 'summon_elder_one' on a Mythos card, "
                    "where no rule looks for it; allowed: 'on_reveal' of Stage 2"
                ),
                id="an Elder One that comes twice",
            ),
        ],
    )
    def test_a_pack_spoilt_in_one_place(
        self, packs: Packs, file: str, old: str, new: str, problem: str
    ) -> None:
        """A built-in pack spoilt in one place is refused with exactly what is wrong there."""
        packs.change(file, old, new)

        assert f"{file}: {problem}" == packs.complaint()

    @pytest.mark.parametrize(
        ("file", "old", "new", "problem"),
        [
            (
                "cthulhu/minions.toml",
                "figures = 10",
                "figures = 5",
                (
                    "minions[0].figures: found 5; allowed: 6 or more, as 'blasphemous_alchemy'"
                    " places them"
                ),
            ),
            (
                "core/tracks.toml",
                "fire = 8",
                "fire = 5",
                "tokens.fire: found 5; allowed: 6 or more, as 'blasphemous_alchemy' places them",
            ),
            (
                "core/tracks.toml",
                "stress = 4",
                "stress = 1",
                (
                    "tracks.stress: found 1; allowed: 2 or more: 'jerome' of 'blasphemous_alchemy'"
                    " costs 2"
                ),
            ),
        ],
    )
    def test_the_pack_that_was_added_is_told(
        self, packs: Packs, file: str, old: str, new: str, problem: str
    ) -> None:
        """Where two packs do not go together, the one that was added is told."""
        packs.change(file, old, new)
        if file.startswith("cthulhu"):
            packs.change("cthulhu/pack.toml", 'id = "cthulhu"', 'id = "again"')

        with pytest.raises(PackError) as caught:
            load_content(extra=[packs.root / file.split("/", maxsplit=1)[0]])

        assert f"{file}: {problem}" in said(caught.value).split("\n")

    def test_a_flood_of_faults_is_told_in_part(self, packs: Packs) -> None:
        """After 200 problems of a file the rest is left out, and that is said."""
        flood = "".join(f"effect{number} = 1\n" for number in range(2_000))
        packs.change("cthulhu/tokens.toml", "count = 9", f"count = 9\n{flood}")

        problems = packs.complaint().split("\n")

        assert 201 == len(problems)
        assert problems[0].startswith("cthulhu/tokens.toml: tokens[0].effect0: found 'effect0'")
        assert (
            "cthulhu/tokens.toml: more than 200 faults; the others are not listed" == problems[-1]
        )

    def test_an_episode_counts_on_cultists_only(self, packs: Packs) -> None:
        """An Episode counts on Cultists only, however many Elder Ones are loaded."""
        packs.change("blasphemous_alchemy/map.toml", '["byakhee"]', '["star_spawn"]')
        found = (
            "blasphemous_alchemy/map.toml: spaces[9].enemies[0]: found 'star_spawn'; "
            "allowed: byakhee, cultist, fire_vampire"
        )

        assert found == packs.complaint()

        shutil.copytree(packs.root / "cthulhu", packs.root / "again")
        packs.change("again/pack.toml", 'id = "cthulhu"', 'id = "again"')

        assert found == packs.complaint(*FOLDERS, "again")
