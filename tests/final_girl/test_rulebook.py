"""The rulebook of Final Girl is complete and consistent, as that of any game has to be."""

import re
from collections import Counter

import attrs
import pytest

from dmd_core.final_girl.rulebook import FORM, Firmness, Rule, Who, rulebook
from dmd_core.final_girl.rulings import Rulings
from dmd_core.tabletop.rulebook import RulebookError, RulingKind, parse

COUNTS = {
    "OVR": 6,
    "CMP": 12,
    "SET": 24,
    "TRN": 7,
    "ACT": 17,
    "ROL": 13,
    "SYM": 10,
    "MOV": 10,
    "SAV": 12,
    "SRC": 8,
    "HP": 4,
    "ATK": 10,
    "TIM": 7,
    "HOR": 6,
    "PLN": 12,
    "KIL": 24,
    "RCT": 10,
    "PAN": 11,
    "UPK": 8,
    "END": 4,
    "ITM": 12,
    "WPN": 8,
    "FHT": 13,
    "BLD": 7,
    "DP": 7,
    "EVT": 7,
    "CRD": 8,
    "AMP": 3,
    "MIN": 11,
    "AMB": 92,
    "DEC": 22,
    "INV": 15,
}
"""Entries per group; a new entry changes the number here as well."""

RULE = """
[[rule]]
no = 1
id = "FG-OVR-01"
says = "Somebody plays."
who = "player"
sources = ["p.3"]
firmness = "stated"
"""


def group(rule_id: str) -> str:
    """Give the middle part of an id."""
    return rule_id.split("-")[1]


def rules() -> list[Rule]:
    """The rules as this game's own class."""
    return [entry for entry in rulebook().entries if isinstance(entry, Rule)]


class TestContent:
    """What the file of this release holds."""

    def test_groups_are_complete(self) -> None:
        """Every group has the number of entries the catalogue has; the rules are 291."""
        assert Counter(group(rule_id) for rule_id in rulebook().all_ids()) == COUNTS
        assert len(rules()) == 291

    def test_stated_rules_name_their_page(self) -> None:
        """What is printed names where; sources are pages of the core rulebook and nothing else."""
        stated = [rule for rule in rules() if rule.firmness is Firmness.STATED]
        sources = {source for rule in rules() for source in rule.sources}

        assert [rule.id for rule in stated if not rule.sources] == []
        assert {s for s in sources if not re.fullmatch(r"p\.\d+(-\d+)?|back cover", s)} == set()

    def test_house_rules_are_the_switches_of_the_game(self) -> None:
        """Exactly the rulings of kind config have a key and a default: those of `Rulings`."""
        switches = [r for r in rulebook().rulings if r.kind is RulingKind.CONFIG]
        fields = {field.name: field.default for field in attrs.fields(Rulings)}

        assert {str(r.config): r.default for r in switches} == fields
        assert {r.config for r in rulebook().rulings if r not in switches} == {None}

    def test_every_word_for_who_decides_is_used(self) -> None:
        """The player, chance, what was settled before, or nobody: each decides somewhere."""
        assert {rule.who for rule in rules()} == set(Who)


class TestReader:
    """What is this game's own in its rulebook."""

    def test_its_ids_are_told_apart_from_those_of_others(self) -> None:
        """An id of another game is none of this one."""
        with pytest.raises(RulebookError) as caught:
            parse(RULE.replace("FG-", "DMD-"), FORM)

        expected = (
            "In rule DMD-OVR-01 the field id has to be an id such as FG-MOV-05, not 'DMD-OVR-01'."
        )
        assert str(caught.value) == expected

    def test_its_words_are_its_own(self) -> None:
        """Who decides, and how firm a rule is, is said in words of this game."""
        with pytest.raises(RulebookError) as caught:
            parse(RULE.replace('"player"', '"group"'), FORM)

        assert str(caught.value) == (
            "In rule FG-OVR-01 the field who has to be one of player, rules, chance, setup, "
            "not 'group'."
        )
        with pytest.raises(RulebookError) as caught:
            parse(RULE.replace('"stated"', '"both"'), FORM)

        assert str(caught.value) == (
            "In rule FG-OVR-01 the field firmness has to be one of stated, agreed, one_source, "
            "derived, not 'both'."
        )
