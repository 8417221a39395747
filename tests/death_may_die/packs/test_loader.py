"""The loader refuses packs that are wrong, says everything that is wrong, and never guesses."""

import shutil
from pathlib import Path

import pytest

from dmd_core.death_may_die.content.loader import builtin_packs, load_content
from dmd_core.death_may_die.content.problems import PackError
from dmd_core.death_may_die.content.reading import LIMIT
from dmd_core.kernel.schema.faults import Fault

ROOT = Path(__file__).parents[3] / "dmd_core/death_may_die/packs"
FOLDERS = ("core", "blasphemous_alchemy", "cthulhu")


UNUSED = (
    "core/skills.toml: skills[4].id: found 'lucky', which nobody has; "
    "allowed: a Skill of a board, or one that a Companion gives"
)


class Packs:
    """Copies of the built-in packs, to be spoilt."""

    def __init__(self, root: Path) -> None:
        """Copy the packs into a folder."""
        self.root = root
        for source in ("core", "episodes/blasphemous_alchemy", "elder_ones/cthulhu"):
            shutil.copytree(ROOT / source, root / Path(source).name)

    def change(self, file: str, old: str, new: str) -> None:
        """Replace the first place of a text that must be there."""
        path = self.root / file
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), encoding="utf-8")

    def cut(self, file: str, start: str, stop: str = "") -> None:
        """Take out a stretch of a file, from one text up to another or the end."""
        path = self.root / file
        text = path.read_text(encoding="utf-8")
        begin = text.index(start)
        end = text.index(stop, begin + 1) if stop else len(text)
        path.write_text(text[:begin] + text[end:], encoding="utf-8")

    def complaint(self, *folders: str) -> str:
        """What the loader says about the packs."""
        with pytest.raises(PackError) as caught:
            load_content(self.root / folder for folder in folders or FOLDERS)
        return str(caught.value)


@pytest.fixture
def packs(tmp_path: Path) -> Packs:
    """Give a fresh copy of the built-in packs."""
    return Packs(tmp_path)


class TestGood:
    """What may differ without any harm."""

    def test_builtin_folders(self) -> None:
        """The library brings the core set, one Episode and one Elder One."""
        assert ["core", "blasphemous_alchemy", "cthulhu"] == [p.name for p in builtin_packs()]

    def test_cached(self) -> None:
        """The built-in packs are loaded once."""
        assert load_content() is load_content()

    def test_copy(self, packs: Packs) -> None:
        """A copy of the packs gives the same content and fingerprint."""
        assert load_content() == load_content(packs.root / folder for folder in FOLDERS)

    def test_order(self, packs: Packs) -> None:
        """The order of the packs makes no difference."""
        folders = [packs.root / folder for folder in reversed(FOLDERS)]

        assert load_content() == load_content(folders)

    def test_layout(self, packs: Packs) -> None:
        """Comments, blank lines and the order of keys leave the fingerprint alone."""
        packs.change("cthulhu/tokens.toml", "count = 9\n", "")
        packs.change("cthulhu/tokens.toml", 'id = "rlyeh"', '# nine\n\ncount = 9\nid   = "rlyeh"')
        content = load_content(packs.root / folder for folder in FOLDERS)

        assert load_content().fingerprint == content.fingerprint

    def test_value(self, packs: Packs) -> None:
        """A changed number changes the fingerprint."""
        packs.change("cthulhu/tokens.toml", "count = 9", "count = 10")
        content = load_content(packs.root / folder for folder in FOLDERS)

        assert load_content().fingerprint != content.fingerprint
        assert 16 == len(content.fingerprint)

    def test_second_episode(self, packs: Packs) -> None:
        """Two Episodes never meet in a game, so their cards may have the same ids."""
        shutil.copytree(packs.root / "blasphemous_alchemy", packs.root / "again")
        packs.change("again/pack.toml", 'id = "blasphemous_alchemy"', 'id = "again"')
        packs.change("again/pack.toml", "number = 1", "number = 2")
        content = load_content(packs.root / folder for folder in (*FOLDERS, "again"))

        assert ["blasphemous_alchemy", "again"] == [episode.id for episode in content.episodes]


class TestProblem:
    """The text of a problem."""

    def test_whole(self) -> None:
        """File, path, what was found, what is allowed and what comes nearest, in one line."""
        problem = Fault(("c", 1, "d"), "'cultsit'", ("any", "cultist"), "cultist", file="a/b.toml")

        assert (
            "a/b.toml: c[1].d: found 'cultsit'; allowed: any, cultist; did you mean 'cultist'?"
        ) == str(problem)

    def test_file(self) -> None:
        """A problem of the whole file has no path."""
        problem = Fault((), "no such file", ("a TOML file",), file="a/b.toml")

        assert "a/b.toml: found no such file; allowed: a TOML file" == str(problem)

    def test_many_words(self) -> None:
        """A long list of allowed words is cut in the text only."""
        problem = Fault(("p",), "'x'", tuple("abcdefghij"), file="f")

        assert "f: p: found 'x'; allowed: a, b, c, d, e, f, g, h, …" == str(problem)
        assert 10 == len(problem.allowed)

    def test_no_word(self) -> None:
        """Where nothing may stand, what was found is the whole sentence."""
        assert "f: p: two of them" == str(Fault(("p",), "two of them", file="f"))


class TestFiles:
    """Files that cannot be read are problems, never tracebacks."""

    def test_missing_folder(self, packs: Packs) -> None:
        """A folder that is not there."""
        assert "gone: found no folder; allowed: a folder with pack.toml" == packs.complaint(
            *FOLDERS, "gone"
        )

    def test_missing_head(self, packs: Packs) -> None:
        """A folder without pack.toml."""
        (packs.root / "cthulhu/pack.toml").unlink()

        assert "cthulhu/pack.toml: found no such file; allowed: a TOML file" == packs.complaint()

    def test_missing_file(self, packs: Packs) -> None:
        """A pack without one of its files."""
        (packs.root / "cthulhu/stages.toml").unlink()

        assert "cthulhu/stages.toml: found no such file; allowed: a TOML file" == packs.complaint()

    def test_unknown_file(self, packs: Packs) -> None:
        """A file that no pack of this kind has, perhaps misspelt."""
        (packs.root / "cthulhu/stage.toml").write_text("x = 1\n", encoding="utf-8")

        assert (
            "cthulhu/stage.toml: found an unknown file; "
            "allowed: pack.toml, stages.toml, minions.toml, mythos.toml, tokens.toml"
        ) == packs.complaint()

    def test_empty(self, packs: Packs) -> None:
        """A file with nothing in it."""
        (packs.root / "core/dice.toml").write_text("# nothing\n", encoding="utf-8")

        assert (
            "core/dice.toml: found an empty file; allowed: a TOML file with content"
        ) == packs.complaint()

    def test_no_toml(self, packs: Packs) -> None:
        """A file that the TOML parser refuses."""
        (packs.root / "core/dice.toml").write_text("standard_die\n", encoding="utf-8")
        problem = packs.complaint()

        assert problem.startswith("core/dice.toml: found text that is not TOML (Expected '='")
        assert problem.endswith("; allowed: TOML 1.0")

    def test_huge_number(self, packs: Packs) -> None:
        """A number with more digits than Python converts."""
        (packs.root / "core/dice.toml").write_text("a = " + "9" * 5000, encoding="utf-8")

        assert packs.complaint().startswith("core/dice.toml: found text that is not TOML (Exceeds")

    def test_no_utf8(self, packs: Packs) -> None:
        """A file in another encoding."""
        (packs.root / "core/dice.toml").write_bytes(b"a = '\xff'\n")

        assert (
            "core/dice.toml: found bytes that are not UTF-8 (at byte 5); allowed: UTF-8 text"
        ) == packs.complaint()

    def test_too_large(self, packs: Packs) -> None:
        """A file beyond the limit is refused before it is parsed."""
        (packs.root / "core/dice.toml").write_bytes(b"#" * (LIMIT + 1))

        assert (
            "core/dice.toml: found a larger file; allowed: at most 1000000 bytes"
        ) == packs.complaint()

    def test_too_deep(self, packs: Packs) -> None:
        """A file that nests values without end."""
        (packs.root / "core/dice.toml").write_text("a = " + "[" * 9000, encoding="utf-8")

        assert (
            "core/dice.toml: found values nested too deeply; allowed: a text that a person can read"
        ) == packs.complaint()

    def test_deep_effect(self, packs: Packs) -> None:
        """An effect that goes deeper than anybody can follow."""
        keys = "then." * 9000
        packs.change(
            "core/insanity.toml", "[insanities.symptoms]\n", "[insanities.symptoms]\nx=1\n"
        )
        text = (
            f'[[insanities]]\nid = "a"\nname = "A"\n[insanities.symptoms]\n{keys}do = "sequence"\n'
        )
        (packs.root / "core/insanity.toml").write_text(text, encoding="utf-8")

        assert (
            "core/insanity.toml: found more than 500 dots in a line (at line 5); "
            "allowed: TOML that a person can read"
        ) == packs.complaint()


class TestValues:
    """Values have to be what their field asks for."""

    def test_text_for_number(self, packs: Packs) -> None:
        """A quoted number is no number."""
        packs.change("cthulhu/tokens.toml", "count = 9", 'count = "9"')

        assert (
            "cthulhu/tokens.toml: tokens[0].count: found '9'; allowed: a whole number"
        ) == packs.complaint()

    def test_truth_for_number(self, packs: Packs) -> None:
        """True is not 1."""
        packs.change("cthulhu/tokens.toml", "count = 9", "count = true")

        assert (
            "cthulhu/tokens.toml: tokens[0].count: found true; allowed: a whole number"
        ) == packs.complaint()

    def test_fraction(self, packs: Packs) -> None:
        """9.0 is not 9."""
        packs.change("cthulhu/tokens.toml", "count = 9", "count = 9.0")

        assert (
            "cthulhu/tokens.toml: tokens[0].count: found 9.0; allowed: a whole number"
        ) == packs.complaint()

    def test_number_for_text(self, packs: Packs) -> None:
        """A number is no name."""
        packs.change("cthulhu/tokens.toml", 'name = "R\'lyeh"', "name = 1")

        assert (
            "cthulhu/tokens.toml: tokens[0].name: found 1; allowed: a string"
        ) == packs.complaint()

    def test_number_for_truth(self, packs: Packs) -> None:
        """1 is not true."""
        packs.change("cthulhu/mythos.toml", "symbol = true", "symbol = 1")

        assert (
            "cthulhu/mythos.toml: mythos[0].symbol: found 1; allowed: true, false"
        ) == packs.complaint()

    def test_date(self, packs: Packs) -> None:
        """A date fits nowhere."""
        packs.change("cthulhu/tokens.toml", "count = 9", "count = 2020-01-01")

        assert (
            "cthulhu/tokens.toml: tokens[0].count: found a date; allowed: a whole number"
        ) == packs.complaint()

    def test_no_array(self, packs: Packs) -> None:
        """One value where an array belongs."""
        packs.change("core/tracks.toml", "thresholds = [4, 8, 12, 15, 18, 19]", "thresholds = 4")

        assert (
            "core/tracks.toml: tracks.thresholds: found 4; allowed: an array"
        ) == packs.complaint()

    def test_no_pair(self, packs: Packs) -> None:
        """A passage has two ends."""
        packs.change("blasphemous_alchemy/map.toml", '["s01", "s02"]', '["s01", "s02", "s03"]')

        assert (
            "blasphemous_alchemy/map.toml: passages[0]: found an array of 3; allowed: an array of 2"
        ) == packs.complaint()

    def test_no_table(self, packs: Packs) -> None:
        """A value where a table belongs."""
        packs.change("core/dice.toml", '{ id = "blank" }', '"blank"')

        assert (
            "core/dice.toml: standard_die.faces[0]: found 'blank'; allowed: a table"
        ) == packs.complaint()

    def test_missing_value(self, packs: Packs) -> None:
        """A field that must be there."""
        packs.change("cthulhu/tokens.toml", "count = 9", "")

        assert (
            "cthulhu/tokens.toml: tokens[0].count: found nothing; allowed: a value"
        ) == packs.complaint()

    def test_unknown_key(self, packs: Packs) -> None:
        """A key that nobody reads, with the one that was meant."""
        packs.change("cthulhu/tokens.toml", "count = 9", "count = 9\nnmae = 1")

        assert (
            "cthulhu/tokens.toml: tokens[0].nmae: found 'nmae'; "
            "allowed: id, name, count, origin; did you mean 'name'?"
        ) == packs.complaint()

    def test_unknown_word(self, packs: Packs) -> None:
        """A word that is none of an enumeration."""
        packs.change("blasphemous_alchemy/map.toml", 'gate = "blue"', 'gate = "bleu"')

        assert (
            "blasphemous_alchemy/map.toml: spaces[7].gate: found 'bleu'; "
            "allowed: red, yellow, blue; did you mean 'blue'?"
        ) == packs.complaint()

    def test_unknown_verb(self, packs: Packs) -> None:
        """An effect nobody knows."""
        packs.change("cthulhu/mythos.toml", 'do = "lose_sanity"', 'do = "loose_sanity"')

        assert (
            "cthulhu/mythos.toml: mythos[0].effects[0].do: found 'loose_sanity'; allowed: "
            "advance, at_once, choose, discard_cards, discard_this, give_cards, go, harm, …; "
            "did you mean 'lose_sanity'?"
        ) == packs.complaint()

    def test_no_effect(self, packs: Packs) -> None:
        """A word alone is no effect."""
        packs.change(
            "core/insanity.toml", 'then = { do = "resolve_kept" }', 'then = "resolve_kept"'
        )

        assert (
            "core/insanity.toml: insanities[9].symptoms.then: found 'resolve_kept'; "
            "allowed: a table with 'do'"
        ) == packs.complaint()

    def test_unknown_condition(self, packs: Packs) -> None:
        """A condition nobody knows."""
        packs.change("core/insanity.toml", 'is = "keeps_mythos"', 'is = "keeps_mythoss"')

        assert (
            "core/insanity.toml: insanities[9].symptoms.condition.is: found 'keeps_mythoss'; "
            "allowed: at_least, exists, keeps_mythos, not; did you mean 'keeps_mythos'?"
        ) == packs.complaint()

    def test_unknown_hook(self, packs: Packs) -> None:
        """An ability nobody knows."""
        packs.change("core/skills.toml", 'hook = "take_along"', 'hook = "take_allong"')

        assert (
            "core/skills.toml: skills[14].levels[2].abilities[0].hook: found 'take_allong'; "
            "allowed: add_successes, add_tentacles, after_attacked, after_averted, after_kill, "
            "after_redirect, after_summoned, at_turn_end, …; did you mean 'take_along'?"
        ) == packs.complaint()

    def test_amount(self, packs: Packs) -> None:
        """An amount is a number, an expression, or a word for everything."""
        packs.change("core/insanity.toml", 'stress = "all" }, { do', 'stress = "much" }, { do')

        assert (
            "core/insanity.toml: insanities[11].symptoms.then.steps[0].stress: found 'much'; "
            "allowed: a whole number, all, a table with 'number'"
        ) == packs.complaint()

    def test_expression(self, packs: Packs) -> None:
        """An expression nobody knows."""
        packs.change("core/insanity.toml", 'number = "difference"', 'number = "diference"')

        assert (
            "core/insanity.toml: insanities[8].symptoms.steps[1].n.number: found 'diference'; "
            "allowed: count, difference, fire, half, health, most, own, tokens; "
            "did you mean 'difference'?"
        ) == packs.complaint()

    def test_amount_truth(self, packs: Packs) -> None:
        """An amount is never true."""
        packs.change(
            "core/insanity.toml", 'do = "take_stress"\nn = 2', 'do = "take_stress"\nn = true'
        )

        assert (
            "core/insanity.toml: insanities[6].symptoms.then.steps[0].n: found true; allowed: "
            "a whole number, a table with 'number'"
        ) == packs.complaint()

    def test_short_selector(self, packs: Packs) -> None:
        """The short form of a selector is checked where it stands."""
        packs.change("cthulhu/mythos.toml", 'enemies = "star_spawn"', "enemies = 3")

        assert (
            "cthulhu/mythos.toml: mythos[0].effects[1].enemies: found 3; "
            "allowed: a table, a word for 'kind'"
        ) == packs.complaint()

    def test_short_word(self, packs: Packs) -> None:
        """Its word has to be one of those for its field."""
        packs.change("blasphemous_alchemy/mythos.toml", 'where = "it"', 'where = "its"')

        assert (
            "blasphemous_alchemy/mythos.toml: mythos[0].effects[0].then.steps[1].where: "
            "found 'its'; allowed: you, it, there, partner, red_gate, yellow_gate, blue_gate, "
            "start, …; did you mean 'it'?"
        ) == packs.complaint()

    def test_negative(self, packs: Packs) -> None:
        """No printed number is below 0."""
        packs.change("cthulhu/tokens.toml", "count = 9", "count = -1")

        assert (
            "cthulhu/tokens.toml: tokens[0].count: found -1; allowed: 1 to 999"
        ) == packs.complaint()

    def test_id(self, packs: Packs) -> None:
        """Ids are small letters, digits and underscores."""
        packs.change("cthulhu/mythos.toml", 'id = "star_spawn_1"', 'id = "Star Spawn"')

        assert (
            "cthulhu/mythos.toml: mythos[0].id: found 'Star Spawn'; "
            "allowed: small letters, digits and single underscores"
        ) == packs.complaint()


class TestTogether:
    """All problems of all files are reported at once."""

    def test_all(self, packs: Packs) -> None:
        """Three files, four problems, one error."""
        packs.change("cthulhu/tokens.toml", "count = 9", "count = true")
        packs.change("cthulhu/mythos.toml", "symbol = true", "symbol = 1")
        packs.change("cthulhu/mythos.toml", 'gate = "blue"', 'gate = "x"')
        packs.change("core/tracks.toml", "wounds = 5", "wounds = 0")

        assert [
            "core/tracks.toml: tracks.wounds: found 0; allowed: 1 or more",
            "cthulhu/mythos.toml: mythos[0].symbol: found 1; allowed: true, false",
            "cthulhu/mythos.toml: mythos[0].summons[0].gate: found 'x'; allowed: red, yellow, blue",
            "cthulhu/tokens.toml: tokens[0].count: found true; allowed: a whole number",
        ] == packs.complaint().splitlines()

    def test_values(self, packs: Packs) -> None:
        """The error carries the problems as values."""
        packs.change("cthulhu/mythos.toml", 'gate = "blue"', 'gate = "bleu"')
        with pytest.raises(PackError) as caught:
            load_content(packs.root / folder for folder in FOLDERS)

        assert (
            Fault(
                ("mythos", 0, "summons", 0, "gate"),
                "'bleu'",
                ("red", "yellow", "blue"),
                "blue",
                file="cthulhu/mythos.toml",
            ),
        ) == caught.value.faults


class TestPackKinds:
    """A game needs a core set, an Episode and an Elder One."""

    def test_no_core(self, packs: Packs) -> None:
        """There is nothing without the core set."""
        assert "packs: found 0 packs of kind 'core'; allowed: 1" == packs.complaint(
            "blasphemous_alchemy", "cthulhu"
        )

    def test_no_boxes(self, packs: Packs) -> None:
        """Both boxes are missed."""
        assert [
            "packs: found 0 packs of kind 'episode'; allowed: 1 or more",
            "packs: found 0 packs of kind 'elder_one'; allowed: 1 or more",
        ] == packs.complaint("core").splitlines()

    def test_two_cores(self, packs: Packs) -> None:
        """Two core sets are one too many."""
        assert "packs: found 2 packs of kind 'core'; allowed: 1" == packs.complaint(
            *FOLDERS, "core"
        )

    def test_wrong_kind(self, packs: Packs) -> None:
        """A kind that no pack has."""
        packs.change("cthulhu/pack.toml", 'kind = "elder_one"', 'kind = "elder"')

        assert (
            "cthulhu/pack.toml: kind: found 'elder'; allowed: core, episode, elder_one; "
            "did you mean 'elder_one'?"
        ) == packs.complaint()


class TestIds:
    """Ids that may be the source of an event are unique together."""

    def test_in_file(self, packs: Packs) -> None:
        """Two cards of one file."""
        packs.change("cthulhu/mythos.toml", 'id = "star_spawn_2"', 'id = "star_spawn_1"')

        assert (
            "cthulhu/mythos.toml: mythos[1].id: found 'star_spawn_1' again, "
            "after cthulhu/mythos.toml: mythos[0].id; allowed: another id"
        ) == packs.complaint()

    def test_across_packs(self, packs: Packs) -> None:
        """A card of the Episode and a Skill."""
        packs.change("blasphemous_alchemy/discovery.toml", 'id = "desk"', 'id = "stealth"')

        assert (
            "blasphemous_alchemy/discovery.toml: discovery[3].id: found 'stealth' again, "
            "after core/skills.toml: skills[13].id; allowed: another id"
        ) == packs.complaint()

    def test_episode_and_elder_one(self, packs: Packs) -> None:
        """A card of the Episode and the Elder One."""
        packs.change("blasphemous_alchemy/discovery.toml", 'id = "desk"', 'id = "cthulhu"')

        assert (
            "blasphemous_alchemy/discovery.toml: discovery[3].id: found 'cthulhu' again, "
            "after cthulhu/pack.toml: id; allowed: another id"
        ) == packs.complaint()

    def test_action(self, packs: Packs) -> None:
        """An Episode action cannot be called like one that everybody has."""
        packs.change("blasphemous_alchemy/episode.toml", 'id = "destroy_equipment"', 'id = "rest"')

        assert (
            "blasphemous_alchemy/episode.toml: destroy.id: found 'rest', a word of the rules; "
            "allowed: another id"
        ) == packs.complaint()

    def test_same_pack(self, packs: Packs) -> None:
        """One Episode twice."""
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
                (
                    "start: found 's16'; allowed: s01, s02, s03, s04, s05, s06, s07, s08, …; "
                    "did you mean 's15'?"
                ),
            ),
            (
                "blasphemous_alchemy/map.toml",
                '["s12", "s14"]',
                '["s12", "s16"]',
                (
                    "passages[15][1]: found 's16'; "
                    "allowed: s01, s02, s03, s04, s05, s06, s07, s08, …; did you mean 's15'?"
                ),
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
                    "lucky, marksman, …; did you mean 'marksman'?"
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
                    "fire_extinguisher, …; "
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
    def test_unknown(self, packs: Packs, file: str, old: str, new: str, problem: str) -> None:
        """A misspelt name is found at its place."""
        packs.change(file, old, new)

        assert f"{file}: {problem}" == packs.complaint()


class TestCore:
    """The core set hangs together."""

    def test_faces(self, packs: Packs) -> None:
        """A die has six faces."""
        packs.change("core/dice.toml", "copies = 2", "copies = 3")

        assert (
            "core/dice.toml: standard_die.faces: found 7 faces; allowed: 6"
        ) == packs.complaint()

    def test_bonus_tentacle(self, packs: Packs) -> None:
        """The bonus die has no Tentacle."""
        packs.change(
            "core/dice.toml",
            '{ id = "success_elder_sign", successes = 1, elder_signs = 1 }',
            '{ id = "success_tentacle", successes = 1, tentacles = 1 }',
        )

        assert (
            "core/dice.toml: bonus_die.faces[2].tentacles: found 1; allowed: 0"
        ) == packs.complaint()

    def test_same_face(self, packs: Packs) -> None:
        """A face id means the same on both dice."""
        packs.change(
            "core/dice.toml", '{ id = "blank", copies = 2 }', '{ id = "tentacle", copies = 2 }'
        )

        assert (
            "core/dice.toml: bonus_die.faces[0]: found other symbols for 'tentacle'; "
            "allowed: the symbols of the other face with this id"
        ) == packs.complaint()

    def test_repeated_face(self, packs: Packs) -> None:
        """Two entries for one face."""
        packs.change("core/dice.toml", '{ id = "tentacle", tentacles = 1 }', '{ id = "blank" }')

        assert (
            "core/dice.toml: standard_die.faces[3].id: found 'blank' again; "
            "allowed: another id, or 'copies'"
        ) == packs.complaint()

    def test_levels(self, packs: Packs) -> None:
        """A Skill has four levels."""
        packs.cut("core/skills.toml", '[[skills.levels]]\nmode = "adds"', "[[skills]]\n")

        assert (
            "core/skills.toml: skills[1].levels: found 1 levels; allowed: 4"
        ) == packs.complaint()

    def test_first(self, packs: Packs) -> None:
        """The first level is called so."""
        packs.change("core/skills.toml", 'mode = "first"', 'mode = "adds"')

        assert (
            "core/skills.toml: skills[0].levels[0].mode: found 'adds'; allowed: first"
        ) == packs.complaint()

    def test_first_later(self, packs: Packs) -> None:
        """No other level is."""
        packs.change("core/skills.toml", 'mode = "adds"', 'mode = "first"')

        assert (
            "core/skills.toml: skills[1].levels[1].mode: found 'first'; allowed: adds, replaces"
        ) == packs.complaint()

    def test_slot(self, packs: Packs) -> None:
        """A level replaces what is in force below it."""
        packs.change("core/skills.toml", 'replaces = ["first",', 'replaces = ["frist",')

        assert (
            "core/skills.toml: skills[4].levels[3].replaces[0]: found 'frist'; "
            "allowed: first, second, third; did you mean 'first'?"
        ) == packs.complaint()

    def test_replaces_nothing(self, packs: Packs) -> None:
        """A level that replaces says what."""
        packs.change("core/skills.toml", 'replaces = ["first", "second", "third"]\n', "")

        assert (
            "core/skills.toml: skills[4].levels[3].replaces: found nothing; "
            "allowed: 1 or more slots of lower levels"
        ) == packs.complaint()

    def test_board(self, packs: Packs) -> None:
        """A board has three Skills."""
        packs.change("core/investigators.toml", ', "toughness"', "")

        assert (
            "core/investigators.toml: investigators[0].skills: found 2 Skills; allowed: 3"
        ) == packs.complaint()

    def test_board_unique(self, packs: Packs) -> None:
        """The first Skill of a board is a unique one."""
        packs.change("core/investigators.toml", '"lucky", "marksman"', '"toughness", "marksman"')

        assert [
            (
                "core/investigators.toml: investigators[3].skills[0]: "
                "found 'toughness', a common Skill; allowed: a unique Skill of its own"
            ),
            UNUSED,
        ] == packs.complaint().splitlines()

    def test_board_taken(self, packs: Packs) -> None:
        """No two boards share it."""
        packs.change("core/investigators.toml", '"lucky"', '"savage"')

        assert [
            (
                "core/investigators.toml: investigators[3].skills[0]: "
                "found 'savage' again; allowed: a unique Skill of its own"
            ),
            UNUSED,
        ] == packs.complaint().splitlines()

    def test_board_common(self, packs: Packs) -> None:
        """The others are common."""
        packs.change("core/investigators.toml", '"marksman", "toughness"', '"savage", "toughness"')

        assert (
            "core/investigators.toml: investigators[0].skills[1]: "
            "found 'savage', a unique Skill; allowed: a common Skill"
        ) == packs.complaint()

    def test_board_twice(self, packs: Packs) -> None:
        """No Skill is on a board twice."""
        packs.change("core/investigators.toml", '"marksman", "toughness"', '"marksman", "marksman"')

        assert (
            "core/investigators.toml: investigators[0].skills[2]: "
            "found 'marksman' again; allowed: another Skill"
        ) == packs.complaint()

    def test_thresholds(self, packs: Packs) -> None:
        """Thresholds ascend."""
        packs.change("core/tracks.toml", "thresholds = [4, 8,", "thresholds = [8, 4,")

        assert (
            "core/tracks.toml: tracks.thresholds[1]: found 4; allowed: more than 8 and less than 20"
        ) == packs.complaint()

    def test_bonus_threshold(self, packs: Packs) -> None:
        """Bonus dice come at Thresholds."""
        packs.change("core/tracks.toml", "bonus_thresholds = [8,", "bonus_thresholds = [7,")

        assert (
            "core/tracks.toml: tracks.bonus_thresholds[0]: found 7; allowed: 4, 8, 12, 15, 18, 19"
        ) == packs.complaint()

    def test_summoning_track(self, packs: Packs) -> None:
        """The Summoning track turns red between its ends."""
        packs.change("core/tracks.toml", "first_red = 5", "first_red = 8")

        assert (
            "core/tracks.toml: summoning_track: found start 1, first_red 8, last 8; "
            "allowed: 1 <= start < first_red < last"
        ) == packs.complaint()

    def test_insanities(self, packs: Packs) -> None:
        """There is an Insanity card to deal."""
        (packs.root / "core/insanity.toml").write_text("insanities = []\n", encoding="utf-8")

        assert "core/insanity.toml: insanities: found 0 cards; allowed: 5 or more" == (
            packs.complaint()
        )


class TestTexts:
    """Texts are put together as the vocabulary asks for."""

    def test_exists_nothing(self, packs: Packs) -> None:
        """A condition asks for something."""
        packs.change(
            "cthulhu/stages.toml", 'is = "exists", enemies = "star_spawn"', 'is = "exists"'
        )

        assert (
            "cthulhu/stages.toml: stages[0].on_advance[2].condition: found 0 selectors; "
            "allowed: one or more of investigators, enemies, spaces, cards"
        ) == packs.complaint()

    def test_at_once(self, packs: Packs) -> None:
        """One batch holds verbs that hit."""
        packs.change(
            "cthulhu/stages.toml",
            '{ do = "take_wounds", n = 1, who = { who = "all", where = { token = "rlyeh" } } }',
            '{ do = "place_fire" }',
        )

        assert (
            "cthulhu/stages.toml: stages[2].on_reveal[1].steps[0].do: found 'place_fire'; "
            "allowed: harm, heal, lose_sanity, take_stress, take_wounds"
        ) == packs.complaint()

    def test_it(self, packs: Packs) -> None:
        """Where nothing was named, nothing is "it"."""
        packs.change("cthulhu/mythos.toml", 'enemies = "star_spawn"', 'enemies = "it"')

        assert (
            "cthulhu/mythos.toml: mythos[0].effects[1].enemies: "
            "found 'it', and an Enemy is not 'it' here; allowed: another word"
        ) == packs.complaint()

    def test_measure(self, packs: Packs) -> None:
        """Everything is allowed only where there is something to take away."""
        packs.change("cthulhu/mythos.toml", "n = 2\n", 'n = "all"\n')

        assert (
            "cthulhu/mythos.toml: mythos[0].effects[0].n: found 'all'; allowed: "
            "a whole number, a table with 'number'"
        ) == packs.complaint()

    def test_options(self, packs: Packs) -> None:
        """The options of a choice differ."""
        packs.change("cthulhu/mythos.toml", 'id = "lose_sanity"', 'id = "place_token"')

        assert (
            "cthulhu/mythos.toml: mythos[7].effects[1].options[1].id: "
            "found 'place_token' again; allowed: another id"
        ) == packs.complaint()


class TestBoxes:
    """Boxes are complete and fit together."""

    def test_stages(self, packs: Packs) -> None:
        """There are four Stages."""
        packs.cut("cthulhu/stages.toml", '[[stages]]\nid = "cthulhu_stage_4"')

        assert "cthulhu/stages.toml: stages: found 3 Stages; allowed: 4" == (packs.complaint())

    def test_stage_number(self, packs: Packs) -> None:
        """They are numbered in order."""
        packs.change("cthulhu/stages.toml", "stage = 3", "stage = 4")

        assert "cthulhu/stages.toml: stages[2].stage: found 4; allowed: 3" == packs.complaint()

    def test_stage_health(self, packs: Packs) -> None:
        """All but the first have health."""
        packs.change("cthulhu/stages.toml", "health = 12", "health = 0")

        assert (
            "cthulhu/stages.toml: stages[1].health: found 0; allowed: 1 or more"
        ) == packs.complaint()

    def test_first_stage_health(self, packs: Packs) -> None:
        """The first has none."""
        packs.change("cthulhu/stages.toml", "stage = 1\n", "stage = 1\nhealth = 12\n")

        assert (
            "cthulhu/stages.toml: stages[0].health: found 12; allowed: 0 on Stage 1"
            == packs.complaint()
        )

    def test_mythos(self, packs: Packs) -> None:
        """A box has eight Mythos cards."""
        packs.cut("cthulhu/mythos.toml", '[[mythos]]\nid = "astral_promise"')

        assert "cthulhu/mythos.toml: mythos: found 7 cards; allowed: 8" == packs.complaint()

    def test_discovery(self, packs: Packs) -> None:
        """An Episode has fifteen Discovery cards."""
        packs.cut(
            "blasphemous_alchemy/discovery.toml", '[[discovery]]\nid = "lab_books"', "[[discovery]]"
        )

        assert (
            "blasphemous_alchemy/discovery.toml: discovery: found 14 cards; allowed: 15"
        ) == packs.complaint()

    def test_nothing_to_take(self, packs: Packs) -> None:
        """A Discovery card offers something."""
        packs.cut(
            "blasphemous_alchemy/discovery.toml",
            '[discovery.left]\nid = "lab_notes"',
            '[[discovery]]\nid = "prof',
        )

        assert (
            "blasphemous_alchemy/discovery.toml: discovery[13]: found no half; "
            "allowed: left, right or both"
        ) == packs.complaint()

    def test_companion_health(self, packs: Packs) -> None:
        """A Companion that can be wounded takes at least one Wound."""
        packs.change("blasphemous_alchemy/discovery.toml", "health = 1", "health = 0")

        assert (
            "blasphemous_alchemy/discovery.toml: discovery[0].right.health: "
            "found 0; allowed: 1 to 999"
        ) == packs.complaint()

    def test_enemy_health(self, packs: Packs) -> None:
        """An Enemy has health."""
        packs.change("cthulhu/minions.toml", "health = 7", "health = 0")

        assert (
            "cthulhu/minions.toml: minions[1].health: found 0; allowed: 1 to 999"
        ) == packs.complaint()

    def test_enemy_category(self, packs: Packs) -> None:
        """The Elder One is no entry among the Enemies."""
        packs.change("cthulhu/minions.toml", 'category = "monster"', 'category = "elder_one"')

        assert (
            "cthulhu/minions.toml: minions[1].category: found 'elder_one'; "
            "allowed: cultist, monster"
        ) == packs.complaint()

    def test_cultist_category(self, packs: Packs) -> None:
        """Cultists are Cultists."""
        packs.change("cthulhu/minions.toml", 'category = "cultist"', 'category = "monster"')

        assert (
            "cthulhu/minions.toml: minions[0].category: found 'monster'; allowed: cultist"
        ) == packs.complaint()

    def test_reserved(self, packs: Packs) -> None:
        """A type cannot be called like a category."""
        packs.change("blasphemous_alchemy/monsters.toml", 'id = "byakhee"', 'id = "monster"')

        assert (
            "blasphemous_alchemy/monsters.toml: monsters[1].id: "
            "found 'monster', a word of the rules; allowed: another id"
        ) == packs.complaint().splitlines()[0]

    def test_repeated_token(self, packs: Packs) -> None:
        """Each kind of token is there once."""
        path = packs.root / "cthulhu/tokens.toml"
        path.write_text(path.read_text(encoding="utf-8") * 2, encoding="utf-8")

        assert (
            "cthulhu/tokens.toml: tokens[1].id: found 'rlyeh' again, "
            "after cthulhu/tokens.toml: tokens[0].id; allowed: another id"
        ) == packs.complaint()

    def test_object_health(self, packs: Packs) -> None:
        """Objects of the Episode can take Wounds."""
        packs.change("blasphemous_alchemy/episode.toml", "health = 4", "health = 0")

        assert (
            "blasphemous_alchemy/episode.toml: objects.health: found 0; allowed: 1 to 999"
        ) == packs.complaint()

    def test_backs(self, packs: Packs) -> None:
        """Every object has a reverse side."""
        packs.change("blasphemous_alchemy/episode.toml", "count = 2", "count = 1")

        assert (
            "blasphemous_alchemy/episode.toml: objects.backs: found 4 reverse sides; "
            "allowed: 5 or more, one for each object of the map"
        ) == packs.complaint()

    def test_to_disrupt(self, packs: Packs) -> None:
        """The Ritual can be disrupted."""
        packs.change("blasphemous_alchemy/episode.toml", "to_disrupt = 4", "to_disrupt = 6")

        assert (
            "blasphemous_alchemy/episode.toml: objects.to_disrupt: found 6; "
            "allowed: at most 5, the objects of the map"
        ) == packs.complaint()

    def test_figures(self, packs: Packs) -> None:
        """There are figures for setup."""
        packs.change("cthulhu/minions.toml", "figures = 10", "figures = 5")

        assert (
            "blasphemous_alchemy/map.toml: spaces: found 6 figures of 'cultist'; "
            "allowed: at most 5, as many as there are"
        ) == packs.complaint()

    def test_fire(self, packs: Packs) -> None:
        """There are Fire tokens for setup."""
        packs.change("core/tracks.toml", "fire = 8", "fire = 5")

        assert (
            "blasphemous_alchemy/map.toml: spaces: found 6 Fire tokens; "
            "allowed: at most 5, as many as there are"
        ) == packs.complaint()


class TestMap:
    """The map is one graph with three Gates."""

    def test_gate_missing(self, packs: Packs) -> None:
        """Each Gate has a Space."""
        packs.change("blasphemous_alchemy/map.toml", 'gate = "red"\n', "")

        assert (
            "blasphemous_alchemy/map.toml: spaces: found 0 red Gates; allowed: 1 of each colour"
        ) == packs.complaint()

    def test_gate_twice(self, packs: Packs) -> None:
        """No Gate has two."""
        packs.change(
            "blasphemous_alchemy/map.toml", 'name = "Space 1"', 'name = "Space 1"\ngate = "red"'
        )

        assert (
            "blasphemous_alchemy/map.toml: spaces: found 2 red Gates; allowed: 1 of each colour"
        ) == packs.complaint()

    def test_unconnected(self, packs: Packs) -> None:
        """Every Space can be reached from the start."""
        packs.change("blasphemous_alchemy/map.toml", '    ["s10", "s11"],\n', "")

        assert (
            "blasphemous_alchemy/map.toml: spaces: found no way to 's11'; "
            "allowed: a way from 's01' to every Space"
        ) == packs.complaint()

    def test_loop(self, packs: Packs) -> None:
        """A passage leads from one Space to another."""
        packs.change("blasphemous_alchemy/map.toml", '["s02", "s04"]', '["s02", "s02"]')

        assert (
            "blasphemous_alchemy/map.toml: passages[2]: found 's02' twice; "
            "allowed: two different Spaces"
        ) == packs.complaint()

    def test_repeated_passage(self, packs: Packs) -> None:
        """Links have no direction, so the way back is no second one."""
        packs.change("blasphemous_alchemy/map.toml", '["s02", "s04"]', '["s02", "s01"]')

        assert (
            "blasphemous_alchemy/map.toml: passages[2]: found 's02' and 's01' again; "
            "allowed: two Spaces that are not linked yet"
        ) == packs.complaint()

    def test_repeated_space(self, packs: Packs) -> None:
        """Spaces have ids of their own."""
        packs.change("blasphemous_alchemy/map.toml", 'id = "s05"', 'id = "s04"')

        assert (
            "blasphemous_alchemy/map.toml: spaces[4].id: found 's04' again, "
            "after blasphemous_alchemy/map.toml: spaces[3].id; allowed: another id"
        ) == packs.complaint().splitlines()[0]

    def test_repeated_object(self, packs: Packs) -> None:
        """Objects have ids of their own."""
        packs.change("blasphemous_alchemy/map.toml", '"lab_07"', '"lab_06"')

        assert (
            "blasphemous_alchemy/map.toml: spaces[6].objects[0]: found 'lab_06' again, "
            "after blasphemous_alchemy/map.toml: spaces[5].objects[0]; allowed: another id"
        ) == packs.complaint()


class TestCorners:
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
                    "fire_axe, fire_extinguisher, …; did you mean 'chester'?"
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
                    "healing_prayer, high_strung, lucky, marksman, …; did you mean "
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
    def test_found(self, packs: Packs, file: str, old: str, new: str, problem: str) -> None:
        """One change, one problem."""
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
    def test_what_was_added(
        self, packs: Packs, file: str, old: str, new: str, problem: str
    ) -> None:
        """Where two packs do not go together, the one that was added is told."""
        packs.change(file, old, new)
        if file.startswith("cthulhu"):
            packs.change("cthulhu/pack.toml", 'id = "cthulhu"', 'id = "again"')

        with pytest.raises(PackError) as caught:
            load_content(extra=[packs.root / file.split("/", maxsplit=1)[0]])

        assert f"{file}: {problem}" in str(caught.value).split("\n")

    def test_a_flood(self, packs: Packs) -> None:
        """After 200 problems of a file the rest is left out, and that is said."""
        flood = "".join(f"effect{number} = 1\n" for number in range(50_000))
        packs.change("cthulhu/tokens.toml", "count = 9", f"count = 9\n{flood}")

        problems = packs.complaint().split("\n")

        assert 201 == len(problems)
        assert problems[0].startswith("cthulhu/tokens.toml: tokens[0].effect0: found 'effect0'")
        assert (
            "cthulhu/tokens.toml: more than 200 faults; the others are not listed" == problems[-1]
        )

    def test_promise(self, packs: Packs) -> None:
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
