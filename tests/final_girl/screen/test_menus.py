"""A menu of Final Girl: options with their costs and what they name, and why others are missing."""

from collections import Counter
from itertools import zip_longest

import pytest

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.chapters.phase_end import NextPhase
from dmd_core.final_girl.chapters.planning import PlanningPhase
from dmd_core.final_girl.commands import (
    Aim,
    Buy,
    Convert,
    Discard,
    Play,
    Reroll,
    Step,
    Use,
    Wield,
)
from dmd_core.final_girl.events.actions import CardPlayed, CardsDiscarded, Used
from dmd_core.final_girl.events.attack import AttackAimed, DamageRaised
from dmd_core.final_girl.events.items import ItemDiscarded, UseSpent
from dmd_core.final_girl.events.movement import GirlMoved
from dmd_core.final_girl.events.planning import CardBought
from dmd_core.final_girl.events.rolls import DieConverted
from dmd_core.final_girl.events.tracks import TimeMoved
from dmd_core.final_girl.state import Phase
from dmd_core.kernel.events import Event
from dmd_core.kernel.schema.text import command_text
from tests.final_girl.scenarios import Scene
from tests.final_girl.screen.played import DISPLAY, SEEDS, Moment, moments


@pytest.mark.parametrize("seed", SEEDS)
def test_a_menu_has_every_legal_command_once(seed: int) -> None:
    """In groups by kind of command, with its line and words."""
    for one in moments(seed)[::9]:
        assert one.before.decision is not None
        found = DISPLAY.menu(one.game, one.before.state, one.before.decision)
        legal = list(one.before.decision.legal())

        assert Counter(legal) == Counter(option.command for option in found)
        assert all(option.text == command_text(option.command) for option in found)
        assert all(option.sentence.endswith((".", "!")) for option in found)


def paid(one: Moment, then: Moment | None = None) -> Counter[str]:
    """What events say was paid: what comes first, before the text does anything.

    A shot is offered with its price and paid for once it is aimed, perhaps in the next step.
    """
    events = list(one.after.events)
    if isinstance(one.command, Aim):
        return Counter()
    if then is not None and isinstance(one.command, Use) and isinstance(then.command, Aim):
        events = list(then.after.events)
    found: Counter[str] = Counter()
    for event in events:
        price = _price(one.command, event)
        if price is None:
            break
        found.update(price)
    return +found


def _price(command: object, event: Event) -> dict[str, int] | None:
    """What one event says was paid; None behind the price."""
    found: dict[str, int] | None = None
    match command, event:
        case Play(), CardPlayed():
            found = {"card": 1}
        case Discard(), CardsDiscarded(why=why):
            found = {"card": int(r.TIM_05 in why)}
        case Buy(), CardBought(cost=cost):
            found = {"time": cost}
        case Convert(), DieConverted(cards=cards):
            found = {"card": len(cards)}
        case Step(), GirlMoved():
            found = {"step": 1}
        case Reroll(), CardPlayed():
            found = {"card": 1}
        case ((Reroll() | Use()), Used()):
            found = {}
        case ((Reroll() | Use()), TimeMoved(n=n)) if n < 0:
            found = {"time": -n}
        case ((Reroll() | Use() | Wield()), UseSpent()):
            found = {"use": 1}
        case ((Reroll() | Use() | Wield()), ItemDiscarded()):
            found = {"item": 1}
        case (Use(), AttackAimed()) | (Wield(), DamageRaised()):
            found = {}
    return found


@pytest.mark.parametrize("seed", range(8))
def test_costs_are_what_is_paid(seed: int) -> None:
    """Of every command of a game, as its events tell."""
    for one, then in zip_longest(moments(seed), moments(seed)[1:]):
        found = DISPLAY.menu(one.game, one.before.state, one.before.decision)
        (option,) = (option for option in found if option.command == one.command)

        assert dict(paid(one, then)) == {cost.what: cost.n for cost in option.costs}, one.command


def test_each_kind_of_cost_is_seen() -> None:
    """The games above pay with everything there is, but for what few items ask."""
    seen: Counter[str] = Counter()
    for seed in range(8):
        for one in moments(seed):
            seen.update(paid(one))

    assert {"card", "time", "step", "use", "item"} == set(seen)


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_missing_is_refused_for_the_reason_that_is_told(seed: int) -> None:
    """Nothing that is missing is offered, and the reason is that of `check`."""
    told = 0
    for one in moments(seed)[::9]:
        assert one.before.decision is not None
        found = DISPLAY.menu(one.game, one.before.state)
        offered = {option.command for option in found}
        for missing in found.missing:
            refusal = one.before.decision.check(missing.command)

            assert missing.command not in offered
            assert refusal == missing.refusal
            assert missing.reason == DISPLAY.describe(one.game, one.before.state, missing.refusal)
            told += 1

    assert told


def test_a_card_that_is_too_dear_is_missing_with_its_price() -> None:
    """In Planning each card of the tableau is offered, or it is told why it is not (FG-PLN-02)."""
    scene = Scene().set(time=1, phase=Phase.PLANNING).play(NextPhase(), PlanningPhase())
    found = DISPLAY.menu(scene.game, scene.step.state)

    reasons = {missing.sentence: missing.reason for missing in found.missing}
    dear = next(reason for sentence, reason in reasons.items() if "Sprint" in sentence)
    assert "Sprint costs 2 time and 1 is left; a purchase may not push time below 0." == dear


def test_options_name_cards_and_spaces_as_the_tableau_has_them() -> None:
    """A step names where it leads, a conversion its die and cards."""
    names = {
        (named.kind, named.field)
        for seed in SEEDS
        for one in moments(seed)[::4]
        for option in DISPLAY.menu(one.game, one.before.state)
        for named in option.names
    }

    assert {("place", "to"), ("card", "card"), ("die", "die"), ("card", "first")} <= names
