"""Everything the engine says rests on rules that exist: events, refusals, decisions, skips."""

import ast
import importlib
import pkgutil
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

import dmd_core as dmd
from dmd_core.death_may_die import rule_ids
from dmd_core.death_may_die.events.skips import Skip
from dmd_core.death_may_die.events.turns import StepSkipped
from dmd_core.death_may_die.rulebook import rulebook
from dmd_core.death_may_die.ruleset import COMMANDS, EVENTS
from dmd_core.kernel.events import Forced, Parked, Typed
from dmd_core.kernel.refusals import RefusalCode
from dmd_replay.facets.bots import RandomBot
from dmd_replay.games.death_may_die.rulebook import CITING

ROOT: Final = Path(dmd.__file__).parent
KNOWN: Final = frozenset(rulebook().all_ids())

EVENTS_WITHOUT: Final = {
    "Parked": "bookkeeping of the kernel: what a command did to the agenda",
    "Forced": "bookkeeping of the kernel: the rules are those of the decision that had one answer",
    "StepSkipped": "each place that skips gives its own rules as `why`",
}
"""Event classes that always cite nothing, with the reason."""

COMMANDS_WITHOUT: Final = {
    "Answer": "fits every question of yes or no, which gives the rules",
    "Done": "ends many questions, which give the rules",
}
"""Command classes that say nothing of when they can be given, with the reason."""

SKIPS_WITHOUT: Final = {
    "dmd_core/death_may_die/chapters/batch.py heal": "nobody is hurt: no rule forbids it",
}
"""Places that skip a step and cite nothing, with the reason."""


OTHERS: Final = {path.parent for path in ROOT.glob("*/rule_ids.py")} - {
    Path(rule_ids.__file__).parent
}
"""The packages of games that cite rulebooks of their own."""


@cache
def trees() -> list[tuple[str, ast.Module]]:
    """Every module of the library, but for those of other games."""
    return [
        (path.relative_to(ROOT.parent).as_posix(), ast.parse(path.read_text(encoding="utf-8")))
        for path in sorted(ROOT.rglob("*.py"))
        if not OTHERS & set(path.parents)
    ]


Scope = ast.FunctionDef | ast.Module


@cache
def all_calls() -> Mapping[str, list[tuple[str, ast.Call, Scope]]]:
    """Every call by the name that is called, with its place and the function it stands in."""
    found: dict[str, list[tuple[str, ast.Call, Scope]]] = {}

    def look(file: str, node: ast.AST, inner: Scope) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.Call) and isinstance(child.func, ast.Name):
                name = inner.name if isinstance(inner, ast.FunctionDef) else ""
                found.setdefault(child.func.id, []).append((f"{file} {name}", child, inner))
            look(file, child, child if isinstance(child, ast.FunctionDef) else inner)

    for file, tree in trees():
        look(file, tree, tree)
    return found


def calls(wanted: str) -> list[tuple[str, ast.Call, Scope]]:
    """Every call of a class or function by name, with its place and the function it stands in."""
    return all_calls().get(wanted, [])


def modules() -> list[Any]:
    """Every module of the library, imported, but for those of other games."""
    others = tuple(f"dmd_core.{game.name}" for game in OTHERS)
    names = [info.name for info in pkgutil.walk_packages(dmd.__path__, "dmd_core.")]
    return [importlib.import_module(name) for name in names if not name.startswith(others)]


# --- events --------------------------------------------------------------------------------------


def event_classes() -> list[type]:
    """Every event of the game and of the kernel."""
    return [*EVENTS.tags]


def test_the_union_has_every_event() -> None:
    """Whatever is emitted stands in the union, those of the kernel too."""
    made = {
        value
        for module in modules()
        for value in vars(module).values()
        if isinstance(value, type) and "RULES" in vars(value) and "WORD" not in vars(value)
    }

    assert made == set(event_classes())
    assert {Parked, Forced} <= made


def test_every_event_cites_a_known_rule_or_is_listed() -> None:
    """An event class without rules needs a reason, and the reasons are of no others."""
    cited: dict[str, tuple[str, ...]] = {kind.__name__: kind.RULES for kind in event_classes()}  # type: ignore[attr-defined]  # every event class has it

    assert {name for name, rules in cited.items() if not rules} == set(EVENTS_WITHOUT)
    assert {rule for rules in cited.values() for rule in rules} - KNOWN == set()


# --- refusals ------------------------------------------------------------------------------------


def refusal_codes(prefix: str = "dmd_core.") -> dict[str, RefusalCode]:
    """Every refusal code that is a constant of a module."""
    return {
        value.code: value
        for module in modules()
        for value in vars(module).values()
        if isinstance(value, RefusalCode) and f"{module.__name__}.".startswith(prefix)
    }


def test_every_refusal_code_is_a_constant() -> None:
    """No code is made in passing, where this test would not see it."""
    assert len(refusal_codes()) == len(list(calls("RefusalCode")))


def test_every_refusal_of_the_game_cites_a_known_rule() -> None:
    """No code of the game is without rules."""
    kernel = refusal_codes("dmd_core.kernel.")
    cited = {code: one.rules for code, one in refusal_codes().items() if code not in kernel}

    assert {code for code, rules in cited.items() if not rules} == set()
    assert {rule for rules in cited.values() for rule in rules} - KNOWN == set()


def test_every_command_says_when_it_can_be_given_or_is_listed() -> None:
    """The rules of a command are cited where one comes that answers nothing that is asked."""
    cited: dict[str, tuple[str, ...]] = {
        kind.__name__: getattr(kind, "RULES", ()) for kind in COMMANDS.tags if kind is not Typed
    }

    assert {name for name, rules in cited.items() if not rules} == set(COMMANDS_WITHOUT)
    assert {rule for rules in cited.values() for rule in rules} - KNOWN == set()


def test_the_kernel_cites_no_rules_of_its_own() -> None:
    """It knows no rulebook: the game says what the refusals of the kernel rest on."""
    kernel = refusal_codes("dmd_core.kernel.")

    assert {"game-over", "wrong-seat", "not-offered"} <= set(kernel)
    assert {code for code, one in kernel.items() if one.rules} == set()


# --- decisions -----------------------------------------------------------------------------------


def assigned(name: str, around: ast.AST) -> Iterator[ast.expr]:
    """What a local name is given; of one given with others by a call, what that was told last."""
    for node in ast.walk(around):
        if not isinstance(node, ast.Assign):
            continue
        match node.targets[0], node.value:
            case ast.Name(id=found), value if found == name:
                yield value
            case ast.Tuple(elts=parts), ast.Call(args=[*_, last]):
                if any(isinstance(part, ast.Name) and part.id == name for part in parts):
                    yield last


def rules_of(value: ast.expr | None, around: ast.AST) -> list[str]:
    """Constants of `rule_ids` that an expression names, or the local name it stands for."""
    if isinstance(value, ast.Name):
        return [rule for one in assigned(value.id, around) for rule in rules_of(one, around)]
    if value is None:
        return []
    if isinstance(value, ast.IfExp):
        both = rules_of(value.body, around), rules_of(value.orelse, around)
        return [*both[0], *both[1]] if all(both) else []
    return [
        node.attr
        for node in ast.walk(value)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)
    ]


def argument(call: ast.Call, place: int, name: str) -> ast.expr | None:
    """An argument of a call, by place or by name."""
    if len(call.args) > place:
        return call.args[place]
    return next((word.value for word in call.keywords if word.arg == name), None)


def test_every_decision_that_is_made_gives_its_rules() -> None:
    """Wherever a decision is made it names rules, the kernel's typed one excepted.

    A question of yes or no is given them by whoever asks it.
    """
    without = {
        place
        for maker, where in (("Decision", 3), ("yes_or_no", 2), ("up_to", 3))
        for place, call, around in calls(maker)
        if not rules_of(argument(call, where, "rules"), around)
    }

    assert without == {
        "dmd_core/death_may_die/chapters/questions.py yes_or_no",
        "dmd_core/death_may_die/chapters/questions.py up_to",
    }


def test_rules_that_are_left_out_are_seen() -> None:
    """A name stands for rules only where it is given some, alone or beside what is asked."""
    source = """\
def alone(frame):
    rules = (r.DEC_23,)

def beside(frame):
    options, rules = choice(frame.cards, (r.DEC_23,))

def without(frame):
    options, rules = choice(r.DEC_23, ())
"""
    name = ast.Name("rules")
    functions = [one for one in ast.parse(source).body if isinstance(one, ast.FunctionDef)]

    found = {one.name: rules_of(name, one) for one in functions}

    assert {"alone": ["DEC_23"], "beside": ["DEC_23"], "without": []} == found


def test_every_decision_of_a_game_cites_known_rules() -> None:
    """Random games, one of them typed in at the table: each question rests on entries there are."""
    seen: dict[str, set[str]] = {}
    for seed, party in enumerate((("ian", "elizabeth"), ("rasputin", "sister_beth", "borden"))):
        game = dmd.load_game(players=len(party), investigators=party)
        for start in (dmd.start(game, seed), dmd.start(game, None)):
            step, bot = start, RandomBot(seed)
            while step.decision is not None:
                seen.setdefault(step.decision.kind, set()).update(step.decision.rules)
                command = bot.choose(game, step.state, step.decision)
                step = dmd.apply(game, step.state, command, decision=step.decision)

    assert {kind for kind, rules in seen.items() if not rules} == set()
    assert {rule for rules in seen.values() for rule in rules} - KNOWN == set()
    assert len(seen) > 12


# --- skipped steps -------------------------------------------------------------------------------


def test_every_skipped_step_gives_its_rules_or_is_listed() -> None:
    """Wherever a step is passed over, `why` names rules."""
    without = {
        place
        for place, call, around in calls(StepSkipped.__name__)
        if not rules_of(argument(call, 4, "why"), around)
    }

    assert without == set(SKIPS_WITHOUT)


def test_every_reason_to_skip_is_used_or_spare() -> None:
    """A reason nothing gives is listed: its place in the log is taken for good."""
    used = {
        node.attr
        for file, tree in trees()
        if "/text/" not in file  # which has a sentence for each
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "Skip"
    }

    assert {skip.name for skip in Skip} - used == {"ELIMINATED", "CANCELLED"}


# --- constants and texts -------------------------------------------------------------------------


def test_every_rule_constant_in_the_code_exists() -> None:
    """A misspelt constant is found before the line that uses it is run."""
    assert CITING.citations.unknown == ()
    assert CITING.citations_in(
        {"m.py": "from dmd_core.death_may_die import rule_ids as r\nr.SAN_99"}
    ).unknown


def test_every_rule_that_a_comment_names_exists() -> None:
    """Docstrings and comments send nobody to an entry that is not there."""
    wrong = {
        rule: [str(place) for place in places]
        for rule, places in CITING.citations.mentioned.items()
        if rule not in KNOWN
    }

    assert wrong == {}


def test_every_id_in_a_text_of_the_code_exists() -> None:
    """Ids written out in strings are entries, too."""
    for file, tree in trees():
        if file.endswith(("rule_ids.py", "rulebook.py")):
            continue
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                for line in node.value.splitlines():
                    assert set(CITING.mentions(line)) <= KNOWN, f"{file}:{node.lineno}"


def test_every_check_of_the_catalogue_is_cited() -> None:
    """Each check has a function that names it; two are made by executing a log again."""
    cited = CITING.citations.cited
    without = {check.id for check in rulebook().checks if check.id not in cited}

    assert without == set()


def test_every_switch_is_read() -> None:
    """A ruling with a switch is cited where it is looked at; two switches are not offered."""
    cited = CITING.citations.cited
    unread = {one.config for one in rulebook().rulings if one.config and one.id not in cited}

    assert unread == {"death_granularity", "simultaneity"}


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Rolls (DICE-01).", ["DMD-DICE-01"]),
        (
            "DMD-SAN-03, AMB-49, -62 and -114",
            ["DMD-SAN-03", "DMD-AMB-49", "DMD-AMB-62", "DMD-AMB-114"],
        ),
        ("(RES-03 to -05, DEC-11A)", ["DMD-RES-03", "DMD-RES-04", "DMD-RES-05", "DMD-DEC-11A"]),
        ("X-01, SAN 3, SAN-1, UTF-8, blake2b-16", []),
    ],
)
def test_ids_are_found_in_texts(text: str, found: list[str]) -> None:
    """Lists and ranges are read as people write them."""
    assert found == list(CITING.mentions(text))


def test_places_name_what_stands_there() -> None:
    """A citation knows its file, line, class and function; a switch is a citation, too."""
    source = """\
from dmd_core.death_may_die import rule_ids as rules
from dmd_core.death_may_die.rule_ids import SAN_03

CODE = rules.STR_02


class Event:
    RULES = (rules.RUN_04,)

    def told(self, game):
        \"\"\"Tells (RUN-05).\"\"\"
        return game.rulings.cards_mid_run
"""

    found = CITING.citations_in({"m.py": source})

    assert {
        "DMD-AMB-39": ["m.py:12 Event.told"],
        "DMD-RUN-04": ["m.py:8 Event"],
        "DMD-SAN-03": ["m.py:2"],
        "DMD-STR-02": ["m.py:4 CODE"],
    } == shown(found.cited)
    assert {"DMD-RUN-05": ["m.py:11 Event.told"]} == shown(found.mentioned)
    assert () == found.unknown
    assert rule_ids.SAN_03 in found.cited


def shown(places: Mapping[Any, tuple[Any, ...]]) -> dict[str, list[str]]:
    """Places as text."""
    return {rule: [str(place) for place in there] for rule, there in places.items()}
