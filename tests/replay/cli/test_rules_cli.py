"""``dmd-replay rules``: entries listed, shown in full and found by words."""

import json

import pytest
from click.testing import CliRunner, Result

from dmd_core.death_may_die.rulebook import FORM, rulebook
from dmd_core.tabletop.rulebook import parse
from dmd_replay.cli.main import main
from dmd_replay.games.death_may_die.rulebook import CITING, RULEBOOK, known_by
from dmd_replay.games.tabletop.rulebook import GameRulebook
from dmd_replay.read.rulebook import ranking

BOOK = """
[[rule]]
no = 1
id = "DMD-GEN-01"
says = "People play with dice."
who = "group"
sources = ["pl p.4"]
edition = "both"

[[rule]]
no = 2
id = "DMD-GEN-02"
says = "A die is thrown by the player, as DMD-GEN-01 says."
who = "active"
sources = []
edition = "derived"

[[ruling]]
no = 3
id = "DMD-AMB-01"
question = "Who throws dice?"
answer = "Whoever wants to."
kind = "fixed"

[[check]]
no = 4
id = "DMD-CHK-01"
when = "turn"
says = "Something was thrown."
rules = ["DMD-GEN-02"]
"""


def run(*arguments: str) -> Result:
    """Run the command with arguments."""
    return CliRunner().invoke(main, ["rules", *arguments], catch_exceptions=False)


def ids(result: Result) -> list[str]:
    """First word of each line."""
    return [line.split()[0] for line in result.stdout.splitlines()]


# --- list ----------------------------------------------------------------------------------------


def test_everything_is_listed_in_order() -> None:
    """Without options each entry is one line, in the order of the catalogue."""
    result = run("list")

    assert result.exit_code == 0
    assert ids(result) == list(rulebook().all_ids())


@pytest.mark.parametrize("chapter", ["RUN", "run", "DMD-RUN", "run-"])
def test_a_chapter_is_listed_alone(chapter: str) -> None:
    """Capitals and the prefix do not matter."""
    result = run("list", "--chapter", chapter)

    assert [f"DMD-RUN-{n:02}" for n in range(1, 12)] == ids(result)


def test_a_kind_is_listed_alone() -> None:
    """Rulings are listed with their question; kind and chapter together may leave nothing."""
    result = run("list", "--kind", "ruling")

    assert [one.id for one in rulebook().rulings] == ids(result)
    first = rulebook().rulings[0]
    assert f"{first.id}    {first.question} {first.says}" == result.stdout.splitlines()[0]
    nothing = run("list", "--kind", "check", "--chapter", "RUN")
    assert (0, "") == (nothing.exit_code, nothing.stdout)


def test_a_list_as_json() -> None:
    """Programs get id, number, kind and sentence."""
    (first, *rest) = json.loads(run("list", "--chapter", "WIN", "--json").stdout)

    entry = rulebook().entry("DMD-WIN-01")
    assert {"id": entry.id, "no": entry.no, "kind": "rule", "says": entry.says} == first
    assert ["DMD-WIN-02"] == [one["id"] for one in rest]


def test_an_unknown_chapter_is_answered_with_the_nearest() -> None:
    """Exit status 2, and what may have been meant."""
    result = run("list", "--chapter", "ru")

    assert result.exit_code == 2
    assert result.stderr.startswith("dmd-replay: there is no chapter ru; nearest: RUN, ")


# --- show ----------------------------------------------------------------------------------------

RUN_04 = """\
DMD-RUN-04  rule, number 143
  All Enemies of a Space go along when an Investigator runs out of it.
  who decides: nobody
  if impossible: a Skill or card can hold some of them back
  invariant: after the step only exempt Enemies remain in the Space left behind
  sources: pl p.12, 20; uk:run; uk:sum; both editions
  referred to by DMD-CHK-27: A step of a Run leaves behind the Fire and no Enemies but the exempt
      ones.
"""


@pytest.mark.parametrize("name", ["DMD-RUN-04", "RUN-04", "run-04"])
def test_a_rule_is_shown_in_full(name: str) -> None:
    """Sentence, who decides, what if impossible, test, sources, references, places."""
    result = run("show", name)

    assert result.exit_code == 0
    assert RUN_04 == result.stdout[: len(RUN_04)]
    lines = result.stdout.splitlines()
    assert any(line.startswith("  rulings at the same places: DMD-AMB-40") for line in lines)
    cited = [line for line in lines if line.startswith("  cited at dmd_core/death_may_die/")]
    assert any(line.endswith(" EnemiesFollowed") for line in cited)
    assert any(line.startswith("  mentioned in: dmd_core/") for line in lines)


def test_a_ruling_shows_its_question_and_its_switch() -> None:
    """The house rule is given as it is typed, and its use is a place that cites the ruling."""
    lines = run("show", "AMB-15").stdout.splitlines()

    entry = rulebook().entry("DMD-AMB-15")
    assert f"DMD-AMB-15  ruling, number {entry.no}" == lines[0]
    assert lines[1].startswith("  Can a defender's Skill ")
    assert "  firmness: config" in lines
    assert "  house rule: --ruling defender_conversions=..., without it true" in lines
    assert any(
        line.startswith("  cited at dmd_core/death_may_die/chapters/conversions.py:")
        and line.endswith(" conversions")
        for line in lines
    )


def test_decisions_and_checks_show_what_they_have() -> None:
    """Where, who and whether it may be declined; when, and what a check rests on."""
    decision = run("show", "DEC-50").stdout.splitlines()
    check = run("show", "CHK-12").stdout.splitlines()

    assert [
        "  where: roll, reroll",
        "  who decides: affected",
        "  may be declined: yes",
    ] == decision[2:5]
    assert ["  checked after each: event", "  rests on: DMD-ATK-07, DMD-ENEMY-08"] == check[2:4]


def test_a_rule_that_nothing_cites_says_so() -> None:
    """A story read aloud changes nothing in the game."""
    assert "  cited nowhere in the engine" == run("show", "GEN-08").stdout.splitlines()[-1]


def test_several_are_shown_one_after_the_other() -> None:
    """In the order asked for, with an empty line between."""
    parts = run("show", "WIN-02", "WIN-01").stdout.split("\n\n")

    assert ["DMD-WIN-02", "DMD-WIN-01"] == [part.split()[0] for part in parts]


def test_a_shown_rule_as_json() -> None:
    """All fields, and the places with file, line and what stands there."""
    (told,) = json.loads(run("show", "RUN-04", "--json").stdout)

    assert ("DMD-RUN-04", 143, "rule", "nobody") == (
        told["id"],
        told["no"],
        told["kind"],
        told["who"],
    )
    assert ["DMD-CHK-27"] == told["referred_to_by"]
    assert "DMD-AMB-41" in told["rulings_beside"]
    assert {"EnemiesEvaded", "EnemiesFollowed"} <= {place["inside"] for place in told["cited"]}


@pytest.mark.parametrize(
    ("name", "near"), [("RUN-44", "DMD-RUN-04"), ("DMD-SANN-03", "DMD-SAN-03"), ("", "DMD-")]
)
def test_an_unknown_id_is_answered_with_the_nearest(name: str, near: str) -> None:
    """Exit status 2, and nothing shown, even of the ids that exist."""
    result = run("show", "WIN-01", name)

    assert (2, "") == (result.exit_code, result.stdout)
    assert result.stderr.startswith(f"dmd-replay: there is no rule {name}; nearest: {near}")


# --- search --------------------------------------------------------------------------------------


def test_all_words_must_be_there() -> None:
    """Entries that hold every word, whatever the capitals, and no others."""
    result = run("search", "REROLL", "stress")

    assert result.exit_code == 0
    found = ids(result)
    assert "DMD-REROLL-01" in found
    for name in found:
        entry = rulebook().entry(name)
        text = str(entry).lower()
        assert "reroll" in text, name
        assert "stress" in text, name


def test_words_may_come_in_one_phrase() -> None:
    """A phrase in quotes is its words."""
    assert run("search", "reroll stress").stdout == run("search", "reroll", "stress").stdout


def test_whole_words_come_first() -> None:
    """A whole word beats the beginning of one, that a part, and the order breaks ties."""
    book = GameRulebook(lambda: parse(BOOK, FORM), FORM.prefix, CITING, known_by).entries

    assert [entry.id for entry, missing in ranking(book, ["die"]) if not missing] == ["DMD-GEN-02"]
    assert [("DMD-GEN-02", 0), ("DMD-AMB-01", 0), ("DMD-CHK-01", 0), ("DMD-GEN-01", 1)] == [
        (entry.id, missing) for entry, missing in ranking(book, ["thro"])
    ][:4]
    assert "DMD-AMB-01" == ranking(book, ["throws", "dice"])[0][0].id
    assert "DMD-GEN-01" == ranking(book, ["gen-01"])[0][0].id


def test_many_hits_are_cut_and_counted() -> None:
    """Twenty are listed, the rest on demand, and programs get all."""
    short, full = run("search", "investigator"), run("search", "investigator", "--all")
    found = len(full.stdout.splitlines())

    lines = short.stdout.splitlines()
    assert 21 == len(lines)
    assert f"... and {found - 20} more; --all lists them" == lines[-1]
    assert lines[:20] == full.stdout.splitlines()[:20]
    assert found == len(json.loads(run("search", "investigator", "--json").stdout))


def test_nothing_found_names_the_nearest() -> None:
    """Exit status 2, and five entries that hold the most of the words."""
    result = run("search", "tentacle", "zebra")

    assert 2 == result.exit_code
    assert "no entry holds all of: tentacle zebra; nearest:\n" == result.stderr
    near = ids(result)
    assert 5 == len(near)
    assert all("entacle" in rulebook().entry(name).says for name in near)


def test_nothing_found_as_json() -> None:
    """Programs see that nothing was found, and what is near."""
    told = json.loads(run("search", "zebra", "tentacle", "--json").stdout)

    assert [] == told["found"]
    assert 5 == len(told["nearest"])


def test_a_misspelt_word_finds_what_is_like_it() -> None:
    """A letter too few still leads to the entries that have the word."""
    result = run("search", "tresholds")

    assert 2 == result.exit_code
    assert all("hreshold" in rulebook().entry(name).says for name in ids(result))


def test_signs_are_no_words() -> None:
    """A search for signs alone ends with status 2 and asks for letters or digits."""
    result = run("search", "?!")

    assert (2, "dmd-replay: '?!' holds no word to search for; give letters or digits\n") == (
        result.exit_code,
        result.stderr,
    )


# --- the catalogue -------------------------------------------------------------------------------


def test_who_refers_to_an_entry() -> None:
    """Sentences and checks that name it, not the entry itself."""
    book = GameRulebook(lambda: parse(BOOK, FORM), FORM.prefix, CITING, known_by)

    assert ("DMD-GEN-02",) == book.use("DMD-GEN-01").referring
    assert ("DMD-CHK-01",) == book.use("DMD-GEN-02").referring
    assert () == book.use("DMD-CHK-01").referring
    assert "CHK" == book.entries[-1].chapter


def test_rulings_beside_an_entry() -> None:
    """Those that the engine names in the same class or function, never the ruling itself."""
    assert "DMD-AMB-41" in RULEBOOK.use("DMD-RUN-04").beside
    for one in RULEBOOK.entries:
        if one.kind == "ruling":
            assert one.id not in RULEBOOK.use(one.id).beside
