"""The rulebook file is complete and consistent, and its reader explains what is wrong."""

from collections import Counter

import pytest

from dmd_core.death_may_die.rulebook import FORM, Rule, Who, rulebook
from dmd_core.tabletop.rulebook import (
    Rulebook,
    RulebookError,
    Ruling,
    RulingCheck,
    RulingDecision,
    UnknownEntryError,
    parse,
)

COUNTS = {
    "GEN": 8,
    "COMP": 6,
    "SETUP": 25,
    "MAP": 15,
    "ENEMY": 9,
    "BOARD": 2,
    "STR": 6,
    "WND": 3,
    "SKL": 5,
    "SAN": 16,
    "DICE": 15,
    "REROLL": 8,
    "RES": 9,
    "TURN": 6,
    "ACT": 6,
    "RUN": 11,
    "ATK": 12,
    "REST": 7,
    "TRADE": 7,
    "EPI": 11,
    "MYTH": 11,
    "MOVE": 7,
    "SPAWN": 6,
    "INV": 4,
    "DISC": 11,
    "CMP": 9,
    "FIGHT": 10,
    "DEF": 8,
    "END": 7,
    "FIRE": 11,
    "SUM": 17,
    "RIT": 6,
    "ELDER": 10,
    "DEATH": 12,
    "WIN": 2,
    "LOSE": 4,
    "AMB": 130,
    "DEC": 35,
    "CHK": 43,
}
"""Entries per group; a new entry changes the number here as well."""

RULE = """
[[rule]]
no = 1
id = "DMD-GEN-01"
says = "People play."
who = "group"
sources = ["pl p.4"]
edition = "both"
"""

RULING = """
[[ruling]]
no = 2
id = "DMD-AMB-01"
question = "Why?"
answer = "Because."
kind = "config"
config = "why"
default = false
"""

CHECK = """
[[check]]
no = 2
id = "DMD-CHK-01"
when = "turn"
says = "People still play."
rules = ["DMD-GEN-01"]
"""


def group(rule_id: str) -> str:
    """Give the middle part of an id."""
    return rule_id.split("-")[1]


class TestContent:
    """What the file of this release holds."""

    def test_groups_are_complete(self) -> None:
        """Every group has the number of entries the catalogue has."""
        assert Counter(group(rule_id) for rule_id in rulebook().all_ids()) == COUNTS

    def test_derived_rules_have_no_source(self) -> None:
        """A rule names a printed source unless it is derived, and only then."""
        rules = [rule for rule in rulebook().rules if isinstance(rule, Rule)]
        wrong = [rule.id for rule in rules if (rule.edition == "derived") == bool(rule.sources)]

        assert len(rules) == len(rulebook().rules)

        assert wrong == []

    def test_only_decisions_have_owners(self) -> None:
        """The owner of a Skill decides at decision points only."""
        assert Who.OWNER not in {rule.who for rule in rulebook().rules}


class TestLookUp:
    """What a rulebook answers."""

    def test_entry_by_id(self) -> None:
        """An id leads to its entry, whatever the kind."""
        book = rulebook()

        assert isinstance(book.entry("DMD-SAN-03"), Rule)
        assert isinstance(book.entry("DMD-AMB-06"), Ruling)
        assert isinstance(book.entry("DMD-DEC-11A"), RulingDecision)
        assert isinstance(book.entry("DMD-CHK-43"), RulingCheck)

    def test_numbers_and_ids_lead_to_each_other(self) -> None:
        """The id for the number of an id is that id again."""
        book = rulebook()

        assert [book.id_of(book.number(name)) for name in book.all_ids()] == list(book.all_ids())

    def test_a_ruling_says_its_answer(self) -> None:
        """All kinds of entries have a sentence under the same name."""
        ruling = rulebook().rulings[0]

        assert ruling.answer == ruling.says

    def test_unknown_id(self) -> None:
        """A misspelt id is answered with the nearest one."""
        with pytest.raises(UnknownEntryError) as caught:
            rulebook().entry("dmd-san-003")

        expected = "dmd-san-003 is not in the rulebook; the nearest id is DMD-SAN-03."
        assert expected == str(caught.value)

    def test_unknown_id_in_an_empty_book(self) -> None:
        """Without entries there is no nearest id."""
        with pytest.raises(UnknownEntryError) as caught:
            Rulebook([]).entry("DMD-SAN-03")

        assert str(caught.value) == "DMD-SAN-03 is not in the rulebook, which is empty."

    @pytest.mark.parametrize("number", [-1, 0, 2])
    def test_unknown_number(self, number: int) -> None:
        """A number outside the range is answered with the range."""
        with pytest.raises(UnknownEntryError) as caught:
            parse(RULE, FORM).id_of(number)

        expected = f"Number {number} is not in the rulebook, whose numbers run from 1 to 1."
        assert expected == str(caught.value)

    def test_rulebook_is_read_once(self) -> None:
        """Asked for twice, the rulebook is read once, and both get the same object."""
        assert rulebook() is rulebook()


class TestFingerprint:
    """The digest of what a rulebook says."""

    def test_is_stable(self) -> None:
        """Two calls, and two readings of one text, give the same 16 digits."""
        assert rulebook().fingerprint() == rulebook().fingerprint()
        assert parse(RULE + CHECK, FORM).fingerprint() == parse(RULE + CHECK, FORM).fingerprint()
        assert len(rulebook().fingerprint()) == 16
        assert int(rulebook().fingerprint(), 16) > 0

    def test_does_not_depend_on_layout(self) -> None:
        """Comments and the order of the tables do not matter."""
        assert (
            parse(RULE + CHECK, FORM).fingerprint()
            == parse(CHECK + "# remark" + RULE, FORM).fingerprint()
        )

    @pytest.mark.parametrize(
        ("old", "new"),
        [("People play", "Somebody plays"), ("group", "active"), ("pl p.4", "pl p.5")],
    )
    def test_depends_on_every_field(self, old: str, new: str) -> None:
        """A changed word, value or source changes the digest."""
        assert parse(RULE, FORM).fingerprint() != parse(RULE.replace(old, new), FORM).fingerprint()


class TestFaults:
    """What the reader refuses, and how it says so."""

    @pytest.mark.parametrize(
        ("text", "expected"),
        [
            (
                RULE + RULE.replace("GEN-01", "GEN-02"),
                "DMD-GEN-02 has the number 1, already used by DMD-GEN-01.",
            ),
            (
                RULE.replace("no = 1", "no = 0"),
                "DMD-GEN-01 has the number 0, but numbers start at 1.",
            ),
            (
                RULE + RULE.replace("no = 1", "no = 2"),
                "Numbers 1 and 2 have the same id DMD-GEN-01.",
            ),
            (
                RULE + CHECK.replace("no = 2", "no = 3"),
                "Number 2 is missing before 3, the number of DMD-CHK-01.",
            ),
            (
                RULE + CHECK.replace('["DMD-GEN-01"]', '["DMD-GEN-1"]'),
                (
                    "DMD-CHK-01 names DMD-GEN-1, which is not in the rulebook; "
                    "the nearest id is DMD-GEN-01."
                ),
            ),
            (
                RULE.replace("[[rule]]", "[[law]]"),
                "[[law]] is no kind of entry; the kinds are rule, ruling, decision, check.",
            ),
            ("rule = 1", "rule has to be a list of tables, written as [[rule]]."),
            ("rule = [1]", "rule 1 has to be a table, written as [[rule]]."),
            (
                RULE.replace("no = 1\n", ""),
                "In rule DMD-GEN-01 the field no is missing.",
            ),
            (
                RULE + "note = 1",
                "In rule DMD-GEN-01 the field note is unknown.",
            ),
            (
                RULE.replace("no = 1", "no = true"),
                "In rule DMD-GEN-01 the field no has to be a whole number, not True.",
            ),
            (
                RULE.replace("People play.", " "),
                "In rule DMD-GEN-01 the field says has to be a text that is not empty, not ' '.",
            ),
            (
                RULE.replace("DMD-GEN-01", "GEN-01"),
                "In rule GEN-01 the field id has to be an id such as DMD-SAN-03, not 'GEN-01'.",
            ),
            (
                RULE.replace("group", "nobody else"),
                (
                    "In rule DMD-GEN-01 the field who has to be one of active, affected, group, "
                    "random, card, owner, nobody, not 'nobody else'."
                ),
            ),
            (
                RULE.replace('["pl p.4"]', '"pl p.4"'),
                "In rule DMD-GEN-01 the field sources has to be a list of texts, not 'pl p.4'.",
            ),
            (
                RULE.replace('["pl p.4"]', "[4]"),
                "In rule DMD-GEN-01 the field sources has to be a list of texts, not [4].",
            ),
            (
                RULE + RULING.replace("default = false", "default = 1.5"),
                (
                    "In ruling DMD-AMB-01 the field default has to be true, false, a whole number "
                    "or a text, not 1.5."
                ),
            ),
            (
                RULE + RULING.replace('"config"', '"fixed"'),
                "In ruling DMD-AMB-01 the field config is unknown.",
            ),
            (
                '[[decision]]\nno = 1\nid = "DMD-DEC-01"\nwhere = "here"\nwho = "group"\nmust = 1',
                "In decision DMD-DEC-01 the field must has to be true or false, not 1.",
            ),
        ],
    )
    def test_faulty_file(self, text: str, expected: str) -> None:
        """The sentence names the entry and what to correct."""
        with pytest.raises(RulebookError) as caught:
            parse(text, FORM)

        assert expected == str(caught.value)

    def test_no_toml(self) -> None:
        """A text that is no TOML is refused with the place of the fault."""
        with pytest.raises(RulebookError, match=r"^The rulebook cannot be read as TOML: .*line 2"):
            parse("\n[[rule\n", FORM)

    def test_faults_are_value_errors(self) -> None:
        """Callers that know nothing of rulebooks can catch the fault as a ValueError."""
        assert issubclass(RulebookError, ValueError)
        assert issubclass(UnknownEntryError, RulebookError)
