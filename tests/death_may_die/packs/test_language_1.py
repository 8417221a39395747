"""Packs in the first card language: what their words say today, and what their authors are told.

`fixtures/language_1` has those files of the built-in packs, as they were in the first language,
that the second one changed.
"""

from pathlib import Path
from tomllib import loads
from typing import Final

import pytest

from dmd_core.death_may_die.content.files import FILES
from dmd_core.death_may_die.content.language_1 import AMOUNTS, in_second
from dmd_core.death_may_die.content.language_1_hints import old_words, replacement
from dmd_core.death_may_die.content.loader import load_content, outdated_words
from dmd_core.death_may_die.content.pack_info import PackKind
from dmd_core.death_may_die.content.structure import structure, words_by_key
from dmd_core.kernel.schema.faults import FaultError
from dmd_core.tabletop.packs.problems import PackError
from tests.death_may_die.packs.copies import FIRST, FOLDERS, ROOT, Packs, said

FIXTURES: Final = Path(__file__).parents[3] / "fixtures/language_1"
BUILTIN: Final = ROOT

OF: Final = {
    "core": ("core", PackKind.CORE),
    "cthulhu": ("elder_ones/cthulhu", PackKind.ELDER_ONE),
    "blasphemous_alchemy": ("episodes/blasphemous_alchemy", PackKind.EPISODE),
}


def kept_files() -> list[str]:
    """The files of the built-in packs that the second language changed."""
    return sorted(str(path.relative_to(FIXTURES)) for path in FIXTURES.rglob("*.toml"))


@pytest.mark.parametrize("name", kept_files())
def test_the_built_in_packs_of_that_time_mean_what_they_mean_today(name: str) -> None:
    """Word for word the old files are the same definitions as those of today."""
    folder, file = name.split("/")
    path, kind = OF[folder]
    cls = FILES[kind][file]
    old = loads((FIXTURES / name).read_text(encoding="utf-8"))
    new = loads((BUILTIN / path / file).read_text(encoding="utf-8"))

    assert structure(new, cls) == structure(in_second(old), cls)
    with pytest.raises(FaultError):
        structure(old, cls)


EFFECTS: Final = {
    "match_stress": (
        'do = "match_stress"',
        'do = "set_stress"\nn = { number = "own", track = "wounds" }',
    ),
    "balance_cards": (
        'do = "balance_cards"',
        """
        do = "discard_cards"
        cards = { side = "fuller" }
        [n]
        number = "difference"
        between = [
            { number = "count", cards = { side = "left" } },
            { number = "count", cards = { side = "right" } },
        ]
        """,
    ),
    "give_item": (
        'do = "give_item"',
        'do = "give_cards"\ncards = { kinds = ["item"], tradable = true }',
    ),
    "steal, the whole text": (
        """
        do = "steal"
        then = { do = "heal", stress = "all" }
        otherwise = { do = "take_stress", n = "own_wounds" }
        """,
        """
        do = "if"
        otherwise = { do = "take_stress", n = { number = "own", track = "wounds" } }
        [condition]
        is = "exists"
        cards = { of = { who = "others", where = "you" }, tradable = true }
        [then]
        do = "sequence"
        [[then.steps]]
        do = "take_cards"
        cards = { of = { who = "others", where = "you" }, tradable = true }
        more = true
        [[then.steps]]
        do = "heal"
        stress = "all"
        """,
    ),
    "steal, after something that may kill": (
        """
        do = "sequence"
        [[steps]]
        do = "steal"
        then = { do = "heal", stress = 1 }
        otherwise = { do = "take_stress", n = 1 }
        """,
        """
        do = "sequence"
        [[steps]]
        do = "if"
        condition = { is = "exists", investigators = "you" }
        otherwise = { do = "take_stress", n = 1 }
        [steps.then]
        do = "if"
        otherwise = { do = "take_stress", n = 1 }
        [steps.then.condition]
        is = "exists"
        cards = { of = { who = "others", where = "you" }, tradable = true }
        [steps.then.then]
        do = "sequence"
        [[steps.then.then.steps]]
        do = "take_cards"
        cards = { of = { who = "others", where = "you" }, tradable = true }
        more = true
        [[steps.then.then.steps]]
        do = "heal"
        stress = 1
        """,
    ),
    "join_nearest": (
        'do = "join_nearest"',
        'do = "go"\nto = { company = true, nearest = true }',
    ),
    "join_nearest, a Space being it": (
        'do = "pick_space"\nthen = { do = "join_nearest" }',
        'do = "pick_space"\nthen = { do = "go", to = "it" }',
    ),
    "meet_named": (
        'do = "meet_named"',
        """
        do = "pick_investigator"
        among = "pair"
        then = { do = "go", who = "it", to = "partner", followed = false }
        """,
    ),
    "meet_named, an Investigator being it": (
        'do = "pick_investigator"\nthen = { do = "meet_named" }',
        """
        do = "pick_investigator"
        then = { do = "go", who = "it", to = "partner", followed = false }
        """,
    ),
    "hasten_advance": ('do = "hasten_advance"', 'do = "advance"\nwhen = "check"'),
    "discard_cards with whose cards and which": (
        """
        do = "discard_cards"
        who = "all"
        kinds = ["item"]
        half = "lamp"
        tag = "light"
        n = "all"
        keep_for = 1
        """,
        """
        do = "discard_cards"
        cards = { of = "all", kinds = ["item"], half = "lamp", tag = "light" }
        n = "all"
        keep_for = 1
        """,
    ),
    "pick_investigator for healing": (
        """
        do = "pick_investigator"
        among = { who = "all", where = "you" }
        then = { do = "heal", wounds = 1, who = "it" }
        """,
        """
        do = "pick_investigator"
        among = { who = "all", where = "you", hurt = true }
        then = { do = "heal", wounds = 1, who = "it" }
        """,
    ),
    "pick_investigator for healing, among a word": (
        'do = "pick_investigator"\namong = "others"\nthen = { do = "heal", mix = 1, who = "it" }',
        """
        do = "pick_investigator"
        among = { who = "others", hurt = true }
        then = { do = "heal", mix = 1, who = "it" }
        """,
    ),
    "pick_investigator for something else": (
        'do = "pick_investigator"\nthen = { do = "take_wounds", n = 1, who = "it" }',
        'do = "pick_investigator"\nthen = { do = "take_wounds", n = 1, who = "it" }',
    ),
    "Fire on each one's Space": (
        'do = "take_wounds"\nn = "fire_there"\nwho = "all"',
        'do = "take_wounds"\nn = { number = "fire" }\nwho = "all"',
    ),
    "Fire on the Space of the one who heals others": (
        'do = "heal"\nstress = "fire_there"\nwounds = "all"\nwho = "all"',
        'do = "heal"\nstress = { number = "fire", on = "you" }\nwounds = "all"\nwho = "all"',
    ),
    "other_figures": (
        'do = "take_stress"\nn = "other_figures"',
        """
        do = "take_stress"
        [n]
        number = "count"
        enemies = { where = "you" }
        investigators = { who = "others", where = "you" }
        """,
    ),
    "own_wounds": (
        'do = "lose_sanity"\nn = "own_wounds"',
        'do = "lose_sanity"\nn = { number = "own", track = "wounds" }',
    ),
    "half_health": (
        'do = "harm"\nn = "half_health"\nenemies = { where = "you" }',
        """
        do = "harm"
        n = { number = "half", of = { number = "health" } }
        enemies = { where = "you" }
        """,
    ),
    "insanity_wounds": (
        'do = "tokens"\ntoken = "insanity_wound"\nn = "insanity_wounds"',
        """
        do = "tokens"
        token = "insanity_wound"
        n = { number = "tokens", token = "insanity_wound" }
        """,
    ),
}

CONDITIONS: Final = {
    "alone": (
        'is = "alone"',
        """
        is = "not"
        [condition]
        is = "exists"
        enemies = { where = "you" }
        investigators = { who = "others", where = "you" }
        """,
    ),
    "unhurt": (
        'is = "unhurt"',
        """
        is = "not"
        condition = { is = "at_least", of = { number = "own", track = "wounds" } }
        """,
    ),
    "stress_full": (
        'is = "stress_full"',
        """
        is = "at_least"
        of = { number = "own", track = "stress" }
        n = { number = "most", track = "stress" }
        """,
    ),
    "tokens_touch": (
        'is = "tokens_touch"\ntoken = "rlyeh"',
        'is = "exists"\nspaces = { token = "rlyeh", next_to = { token = "rlyeh" } }',
    ),
    "named_apart": (
        'is = "named_apart"',
        """
        is = "exists"
        investigators = { who = "named", where = { at = "you", beyond = 0 } }
        """,
    ),
    "keeps_card": ('is = "keeps_card"', 'is = "keeps_mythos"'),
}


@pytest.mark.parametrize(("old", "new"), EFFECTS.values(), ids=EFFECTS.keys())
def test_an_effect_of_the_first_language(old: str, new: str) -> None:
    """What stood there is said in the words of today."""
    assert {"symptoms": loads(new)} == in_second({"symptoms": loads(old)})


@pytest.mark.parametrize(("old", "new"), CONDITIONS.values(), ids=CONDITIONS.keys())
def test_a_condition_of_the_first_language(old: str, new: str) -> None:
    """What was asked is asked in the words of today."""
    assert {"condition": loads(new)} == in_second({"condition": loads(old)})


def test_no_word_of_the_first_language_is_forgotten() -> None:
    """Each that is gone stands above, none of them is a word of today, and each has a hint."""
    told = {*(name.split(",")[0] for name in EFFECTS), *CONDITIONS}
    for key, word in old_words():
        assert word not in words_by_key(key)
        assert "" != replacement(key, word)
        assert key == "hook" or word in told
    assert ["wound_summoned", "mythos_choice_heals"] == sorted(
        (word for key, word in old_words() if key == "hook"), reverse=True
    )
    assert {"own_wounds", "half_health", "insanity_wounds", "other_figures"} == told & {*AMOUNTS}


def test_the_object_turned_over_is_it_for_whoever_joins_others() -> None:
    """The Space of a reverse side is "it", and the rules of that time went there."""
    side = {"id": "flood", "then": {"do": "join_nearest"}}
    told = {"id": "flood", "then": {"do": "go", "to": "it"}}

    assert {"objects": {"backs": [told]}} == in_second({"objects": {"backs": [side]}})


@pytest.mark.parametrize(
    "text",
    [
        {"do": "match_stress", "n": 1},
        {"do": "steal", "then": {"do": "advance"}},
        {"do": "discard_cards", "who": "all", "cards": "lamp"},
        {"do": "pick_investigator", "among": 3, "then": {"do": "heal", "stress": 1}},
        {"do": "pick_investigator", "among": {"hurt": False}, "then": {"do": "heal", "stress": 1}},
        {"do": "take_stress", "n": "much"},
        {"do": ["match_stress"]},
        {"do": "place_fire", "n": "own_wounds"},
        {"is": "at_least", "of": {"number": "own", "track": "wounds"}},
    ],
)
def test_what_is_neither_old_nor_well_formed_stays(text: dict[str, object]) -> None:
    """The reader of packs says what is wrong with it."""
    assert {"then": text} == in_second({"then": text})


class TestAbilities:
    """Those of a card are said together."""

    HALF: Final = {
        "do": "harm",
        "n": {"number": "half", "of": {"number": "health"}},
        "enemies": "it",
    }

    @staticmethod
    def levels(*levels: str) -> list[object]:
        """The levels of a Skill, each written on one line."""
        told = in_second({"skills": [{"id": "s", "levels": [loads(level) for level in levels]}]})
        skills = told["skills"]
        assert isinstance(skills, list)
        return list(skills[0]["levels"])

    def test_only_cards_without_a_symbol_were_kept(self) -> None:
        """What `keep_mythos` left unsaid is said."""
        told = in_second({"abilities": [{"hook": "keep_mythos"}]})

        assert {"abilities": [{"hook": "keep_mythos", "symbol": False}]} == told

    def test_of_several_wounds_for_summoned_figures_the_widest_counts_once(self) -> None:
        """One text for all."""
        card = {"abilities": [{"hook": "wound_summoned", "within": 2}, {"hook": "wound_summoned"}]}
        told = {"hook": "after_summoned", "within": 2, "then": self.HALF}

        assert {"abilities": [told]} == in_second(card)

    def test_a_level_that_adds_to_another_says_both_anew(self) -> None:
        """A slot is made for the lower one, and it is replaced, so that a figure is hit once."""
        told = self.levels(
            'mode = "first"\nabilities = [{ hook = "wound_summoned", within = 1 }]',
            'mode = "adds"\nabilities = [{ hook = "range", n = 1 }, { hook = "wound_summoned" }]',
        )
        one = {"hook": "after_summoned", "within": 1, "then": self.HALF, "slot": "summoned"}

        assert [
            {"mode": "first", "abilities": [one]},
            {
                "mode": "adds",
                "replaces": ["summoned"],
                "abilities": [{"hook": "range", "n": 1}, one],
            },
        ] == told

    def test_healing_belongs_to_the_choice(self) -> None:
        """A level that replaced the healing alone replaces the choice with it."""
        told = self.levels(
            """
            mode = "first"
            abilities = [
                { hook = "mythos_choice", mode = "replace", slot = "pick" },
                { hook = "mythos_choice_heals", stress = 1, slot = "heal" },
            ]
            """,
            """
            mode = "replaces"
            replaces = ["heal"]
            abilities = [{ hook = "mythos_choice_heals", stress = "all", slot = "heal" }]
            """,
            'mode = "replaces"\nreplaces = ["pick", "heal"]\nabilities = [{ hook = "take_along" }]',
        )
        choice = {"hook": "mythos_choice", "mode": "replace", "slot": "pick"}

        assert [
            {"mode": "first", "abilities": [{**choice, "heal_stress": 1}]},
            {
                "mode": "replaces",
                "replaces": ["pick"],
                "abilities": [{**choice, "heal_stress": "all"}],
            },
            {"mode": "replaces", "replaces": ["pick"], "abilities": [{"hook": "take_along"}]},
        ] == told

    def test_each_healing_is_done(self) -> None:
        """Two of them are two choices of the same kind, whose order is kept."""
        card = {
            "abilities": [
                {"hook": "mythos_choice_heals", "stress": 2},
                {"hook": "mythos_choice", "mode": "choose"},
                {"hook": "mythos_choice_heals", "stress": "all"},
            ]
        }
        choice = {"hook": "mythos_choice", "mode": "choose"}

        assert {
            "abilities": [{**choice, "heal_stress": 2}, {**choice, "heal_stress": "all"}]
        } == in_second(card)

    def test_healing_without_a_choice_is_nothing(self) -> None:
        """The level has nothing left; in a pack of that time nobody complains of it."""
        told = self.levels(
            'mode = "first"\nabilities = [{ hook = "range", n = 1, slot = "draw" }]',
            'mode = "adds"\nabilities = [{ hook = "mythos_choice_heals", stress = 1, slot = "x" }]',
            'mode = "replaces"\nreplaces = ["x"]\nabilities = [{ hook = "take_along" }]',
            'mode = "replaces"\nreplaces = ["draw"]\nabilities = [{ hook = "range", n = 2 }]',
        )

        assert [
            {"mode": "first", "abilities": [{"hook": "range", "n": 1, "slot": "draw"}]},
            {"mode": "adds", "abilities": []},
            {"mode": "adds", "abilities": [{"hook": "take_along"}]},
            {
                "mode": "replaces",
                "replaces": ["draw"],
                "abilities": [{"hook": "range", "n": 2}],
            },
        ] == told

    def test_a_slot_that_others_have_is_theirs(self) -> None:
        """What is replaced of a slot in common is replaced on both sides."""
        told = self.levels(
            """
            mode = "first"
            abilities = [
                { hook = "range", n = 1, slot = "gate" },
                { hook = "wound_summoned", slot = "gate" },
            ]
            """,
            'mode = "replaces"\nreplaces = ["gate"]\nabilities = [{ hook = "take_along" }]',
        )
        wound = {"hook": "after_summoned", "then": self.HALF, "slot": "summoned"}

        assert [
            {"mode": "first", "abilities": [{"hook": "range", "n": 1, "slot": "gate"}, wound]},
            {
                "mode": "replaces",
                "replaces": ["gate", "summoned"],
                "abilities": [{"hook": "take_along"}],
            },
        ] == told

    @pytest.mark.parametrize(
        "ability",
        [
            {"hook": "wound_summoned", "reach": 1},
            {"hook": "mythos_choice_heals"},
            {"hook": "wound_summoned", "slot": 3},
            "wound_summoned",
        ],
    )
    def test_a_malformed_one_stays(self, ability: object) -> None:
        """The reader of packs says what is wrong with it."""
        card = {"abilities": [{"hook": "wound_summoned"}, ability]}

        assert card == in_second(card)


class TestPacks:
    """The loader knows by `language` in `pack.toml` how a pack is written."""

    @staticmethod
    def as_it_was(packs: Packs) -> None:
        """The built-in packs as they were in the first language: the usual origin went unsaid."""
        for file in packs.root.glob("*/*.toml"):
            text = file.read_text(encoding="utf-8")
            printed = () if file.name == "monsters.toml" else ("printed",)  # one says so
            for origin in (*printed, "transcribed"):
                text = text.replace(f'origin = "{origin}"\n', "")
            file.write_text(text.replace("language = 2\n", ""), encoding="utf-8")
        for name in kept_files():
            (packs.root / name).write_text((FIXTURES / name).read_text(encoding="utf-8"), "utf-8")

    def test_a_pack_that_says_nothing_is_of_the_first_language(self, packs: Packs) -> None:
        """The same cards, by another fingerprint: that counts what was written."""
        self.as_it_was(packs)
        old, new = load_content(packs.root / folder for folder in FOLDERS), FIRST

        assert (new.core, new.episodes, new.elder_ones) == (old.core, old.episodes, old.elder_ones)
        # These are the fingerprints that versions of that time wrote into their logs.
        assert [
            ("core", "62555bf6705b20d0"),
            ("cthulhu", "d84a981571a62df0"),
            ("blasphemous_alchemy", "e73bed729d4f8f68"),
        ] == [(pack.id, pack.fingerprint) for pack in old.packs]
        assert (packs.root / "core/skills.toml").read_bytes() == dict(old.packs[0].files)[
            "skills.toml"
        ]

    def test_words_that_are_gone_are_told_with_what_is_said_now(self, packs: Packs) -> None:
        """A pack of the second language may not use them; the hint is exact."""
        self.as_it_was(packs)
        with (packs.root / "cthulhu/pack.toml").open("a", encoding="utf-8") as head:
            head.write("language = 2\n")

        cards = 'cards = { of = "all", kinds = ["item", "companion"] }'
        touch = '{ is = "exists", spaces = { token = …, next_to = { token = … } } }'
        assert [
            ("stages[3].on_reveal[1].who", "'who'", cards),
            ("stages[3].on_reveal[1].kinds", "'kinds'", cards),
            ("mythos[6].effects[0].condition.is", "'tokens_touch'", touch),
            (
                "mythos[6].effects[0].then.do",
                "'hasten_advance'",
                '{ do = "advance", when = "check" }',
            ),
        ] == self.told(packs)

    def test_an_amount_that_is_gone_is_told_with_its_expression(self, packs: Packs) -> None:
        """And `steal` is no slip of "heal"."""
        packs.change("core/insanity.toml", '{ number = "fire" }', '"fire_there"')
        packs.change("core/insanity.toml", 'do = "place_fire"', 'do = "steal"')

        assert [
            ("insanities[4].symptoms.steps[0].do", "'steal'", replacement("do", "steal")),
            ("insanities[4].symptoms.steps[1].n", "'fire_there'", '{ number = "fire" }'),
        ] == self.told(packs)
        assert (
            "core/insanity.toml: insanities[4].symptoms.steps[1].n: found 'fire_there' of the"
            ' first language; allowed: { number = "fire" }'
        ) == packs.complaint().splitlines()[1]

    def test_what_replaces_steal(self) -> None:
        """What stood in it is written as dots."""
        loot = '{ of = { who = "others", where = "you" }, tradable = true }'

        assert (
            f'{{ do = "if", condition = {{ is = "exists", cards = {loot} }},'
            f' then = {{ do = "sequence", steps = [{{ do = "take_cards", cards = {loot},'
            f" more = true }}, …] }}, otherwise = … }}"
        ) == replacement("do", "steal")

    def test_a_language_to_come_is_none(self, packs: Packs) -> None:
        """A pack of a later version is refused."""
        packs.change("core/pack.toml", "language = 2", "language = 3")

        assert "core/pack.toml: language: found 3; allowed: 1 to 2" == packs.complaint()

    @staticmethod
    def told(packs: Packs) -> list[tuple[str, str, str]]:
        """Where the loader found which word of the first language, and what it says instead."""
        with pytest.raises(PackError) as caught:
            load_content(packs.root / folder for folder in FOLDERS)
        faults = [fault for fault in caught.value.faults if fault.path[-1:] != ("origin",)]
        assert {""} == {fault.nearest for fault in faults}
        end = " of the first language"
        return [(fault.place, fault.found.removesuffix(end), fault.allowed[0]) for fault in faults]

    @staticmethod
    def with_words(packs: Packs, words: int) -> None:
        """So many of them in a sequence, each of which is two words today."""
        steps = ", ".join(['{ do = "meet_named" }'] * words)
        packs.change("core/insanity.toml", 'steps = [{ do = "take_stress", n = 2 }, ', "steps = [")
        packs.change("core/insanity.toml", '{ do = "meet_named" }', steps)
        packs.change("core/insanity.toml", 'condition = { is = "named_apart" }\n', "")
        packs.change("core/insanity.toml", 'do = "if"\n\n[insanities.symptoms.then]\n', "")

    def test_a_text_is_measured_as_it_was_written(self, packs: Packs) -> None:
        """Words that take more room today make no text too long."""
        self.as_it_was(packs)
        self.with_words(packs, 59)

        assert 3 == len(load_content(packs.root / folder for folder in FOLDERS).packs)

    def test_a_text_that_was_too_long_is_too_long(self, packs: Packs) -> None:
        """The sequence counts too."""
        self.as_it_was(packs)
        self.with_words(packs, 60)

        assert (
            "core/insanity.toml: insanities[6].symptoms: found a text of 61 words; allowed:"
            " at most 60"
        ) == packs.complaint()

    def test_a_level_left_with_nothing_is_no_fault_in_the_first_language(
        self, packs: Packs
    ) -> None:
        """Its author could write it, so a log may carry it."""
        self.as_it_was(packs)
        packs.change(
            "core/skills.toml",
            '    { hook = "mythos_choice", mode = "replace", slot = "draw" },\n',
            "",
        )
        packs.change("core/skills.toml", 'replaces = ["draw", "heal"]', 'replaces = ["heal"]')

        assert 3 == len(load_content(packs.root / folder for folder in FOLDERS).packs)

    def test_authors_are_told_what_is_said_otherwise(self, packs: Packs) -> None:
        """Every place of it; of packs of today nothing."""
        folders = [packs.root / folder for folder in FOLDERS]
        assert () == outdated_words(folders)

        self.as_it_was(packs)
        told = said(PackError(outdated_words(folders))).splitlines()

        assert "core/pack.toml: language: found nothing; allowed: 2" == told[0]
        assert (
            "core/insanity.toml: insanities[9].abilities[0].symbol: found nothing, which said so in"
            " the first language; allowed: symbol = false"
        ) in told
        assert (
            "core/skills.toml: skills[2].levels[0].abilities[0].then.among.hurt: found nothing,"
            " which said so in the first language; allowed: hurt = true"
        ) in told
        assert 38 == len(told)
