"""What holds of the rulebook of every game: its words, its kinds of entries, the ids made of it."""

import re
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from types import ModuleType
from typing import Final, NamedTuple

import pytest

from dmd_core.death_may_die import rule_ids as dmd_ids
from dmd_core.death_may_die import rulebook as dmd
from dmd_core.final_girl import rule_ids as girl_ids
from dmd_core.final_girl import rulebook as girl
from dmd_core.tabletop import rulebook as module
from dmd_core.tabletop.rulebook import Form, Rulebook, Ruling, RulingKind, render_ids


class Game(NamedTuple):
    """What a game gives to its rulebook."""

    form: Form
    rulebook: Rulebook
    main: Callable[[Sequence[str]], int]
    ids: ModuleType
    checks: str
    """The group of the checks."""


GAMES: Final = {
    "death_may_die": Game(dmd.FORM, dmd.rulebook(), dmd.main, dmd_ids, "CHK"),
    "final_girl": Game(girl.FORM, girl.rulebook(), girl.main, girl_ids, "INV"),
}

pytestmark = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def group(rule_id: str) -> str:
    """Give the middle part of an id."""
    return rule_id.split("-")[1]


class TestContent:
    """What the file of this release holds."""

    def test_ids_are_unique(self, game: Game) -> None:
        """Rules, rulings, decisions and checks together never use one id twice."""
        ids = game.rulebook.all_ids()

        assert sorted(set(ids)) == sorted(ids)

    def test_numbers_are_dense(self, game: Game) -> None:
        """Numbers run from 1 without a gap."""
        numbers = [entry.no for entry in game.rulebook.entries]

        assert list(range(1, len(numbers) + 1)) == numbers

    def test_kinds_go_with_groups(self, game: Game) -> None:
        """Rulings are AMB, decisions DEC, checks a group of their own, rules everything else."""
        book = game.rulebook

        assert {group(entry.id) for entry in book.rulings} == {"AMB"}
        assert {group(entry.id) for entry in book.decisions} == {"DEC"}
        assert {group(entry.id) for entry in book.checks} == {game.checks}
        assert not {group(entry.id) for entry in book.rules} & {"AMB", "DEC", game.checks}

    def test_sentences_end_with_a_full_stop(self, game: Game) -> None:
        """Every entry says something, and says it as a sentence."""
        unfinished = [
            entry.id
            for entry in game.rulebook.entries
            if len(entry.says.split()) < 2 or not entry.says.endswith(".")
        ]

        assert unfinished == []

    def test_questions_end_with_a_question_mark(self, game: Game) -> None:
        """Every ruling answers a question, and its question ends with a question mark."""
        assert [r.id for r in game.rulebook.rulings if not r.question.endswith("?")] == []

    def test_no_sentence_occurs_twice(self, game: Game) -> None:
        """Two entries never say the same words about different things."""
        counted = Counter(e.says for e in game.rulebook.entries if not isinstance(e, Ruling))

        assert [says for says, times in counted.items() if times > 1] == []

    def test_references_exist(self, game: Game) -> None:
        """Whatever id a text mentions is an entry."""
        prefix = game.rulebook.all_ids()[0].partition("-")[0]
        texts = [
            text
            for entry in game.rulebook.entries
            for text in (
                entry.says,
                getattr(entry, "question", ""),
                getattr(entry, "if_impossible", None) or "",
                getattr(entry, "invariant", None) or "",
            )
        ]
        named = {name for text in texts for name in re.findall(rf"{prefix}-[A-Z]+-\w+", text)}

        assert named - set(game.rulebook.all_ids()) == set()

    def test_references_of_checks_exist(self, game: Game) -> None:
        """Whatever a check rests on is an entry."""
        book = game.rulebook
        named = {name for check in book.checks for name in check.rules}

        assert named - set(book.all_ids()) == set()

    def test_only_house_rules_have_keys(self, game: Game) -> None:
        """Exactly the rulings of kind config have a key and a default, and no key occurs twice."""
        switches = [r for r in game.rulebook.rulings if r.kind is RulingKind.CONFIG]
        keys = [r.config for r in switches]

        assert len(keys) == len(set(keys))
        assert None not in keys
        assert None not in [r.default for r in switches]
        assert {r.config for r in game.rulebook.rulings if r not in switches} == {None}


class TestGeneratedIds:
    """The module of constants and the tool that writes it."""

    def test_file_is_up_to_date(self, game: Game) -> None:
        """The file is what the generator writes."""
        source = Path(str(game.ids.__file__)).with_name("rule_ids.py")  # beside a native module too

        assert render_ids(game.rulebook, game.form) == source.read_text(encoding="utf-8")

    def test_constants_hold_the_ids(self, game: Game) -> None:
        """Each id is the value of the constant named after it."""
        constants = {name: value for name, value in vars(game.ids).items() if name.isupper()}

        assert tuple(constants.values()) == game.rulebook.all_ids()
        assert [name.replace("_", "-") for name in constants] == [
            rule_id.partition("-")[2] for rule_id in constants.values()
        ]

    def test_tool_shows_the_text(self, game: Game, capsys: pytest.CaptureFixture[str]) -> None:
        """Without an option the tool prints what it would write."""
        assert game.main([]) == 0
        assert capsys.readouterr().out == render_ids(game.rulebook, game.form)

    def test_tool_writes_the_file(
        self, game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """With --write the file in the package is replaced."""
        expected = render_ids(game.rulebook, game.form).encode()
        monkeypatch.setattr(module, "files", lambda _: tmp_path)

        assert game.main(["--write"]) == 0
        assert expected == (tmp_path / "rule_ids.py").read_bytes()
