"""A menu: whose answer is awaited, every option with its costs, and why others are missing."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

import dmd_core as dmd
from dmd_core.death_may_die.chapters.investigate import Claiming
from dmd_core.death_may_die.commands import Claim, Propose, Reroll, StandUp, Trade, UseCard
from dmd_core.death_may_die.events.actions import ActionTaken
from dmd_core.death_may_die.events.discovery import CardDiscarded, DiscoveryClaimed
from dmd_core.death_may_die.events.harm import StressTaken, TokensChanged, WoundsTaken
from dmd_core.death_may_die.events.rolls import DieRerolled
from dmd_core.death_may_die.screen.costs import costs_of
from dmd_core.death_may_die.state import HeldCard, Side
from dmd_core.death_may_die.text.scene import Scene as SayingScene
from dmd_core.death_may_die.words.cards import Usable
from dmd_core.kernel.ids import TABLE, ItemId, Seat, SourceId
from dmd_core.kernel.node import replace
from dmd_core.tabletop.hooks import of_kind
from tests.death_may_die.recorded import FEW, Moment, moments


def option_of(found: dmd.Menu, command: dmd.Command) -> dmd.Option:
    """The option of a command."""
    return next(option for option in found if option.command == command)


def the_group(found: dmd.Menu, word: str) -> dmd.OptionGroup:
    """The only group of a word."""
    (group,) = (group for group in found.groups if group.word == word)
    return group


@pytest.mark.parametrize("path", FEW, ids=lambda path: path.stem)
def test_a_menu_has_every_legal_command_once(path: Path) -> None:
    """In groups by kind of command, each in the order of the decision, with its line and words."""
    for one in moments(path)[::3]:
        assert one.before.decision is not None
        found = dmd.menu(one.game, one.before.state, decision=one.before.decision)
        legal = list(one.before.decision.legal())

        assert Counter(legal) == Counter(option.command for option in found)
        assert all(group.whole for group in found.groups)
        assert all(option.text == dmd.text(option.command) for option in found)
        assert found.sentence == dmd.describe(one.game, one.before.state, one.before.decision)


def paid(one: Moment) -> Counter[str]:
    """What the events of a step say was paid: actions, Stress, Wounds, cards.

    What is paid as a price comes first; Stress and Wounds behind it are what the text does.
    """
    found: Counter[str] = Counter()
    for event in one.after.events:
        match event:
            case ActionTaken(free=""):
                found["action"] += 1
            case DieRerolled(pay=""):
                found["stress"] += 1
            case CardDiscarded() if isinstance(one.command, UseCard):
                found["card"] += event.src == SourceId(one.command.card)
            case DiscoveryClaimed() | TokensChanged():
                break
            case StressTaken() if isinstance(one.command, Claim | StandUp):
                found["stress"] += event.n
            case WoundsTaken() if isinstance(one.command, Claim):
                found["wound"] += event.own + sum(n for _, n in event.companions)
    return +found


@pytest.mark.parametrize("path", FEW, ids=lambda path: path.stem)
def test_costs_are_what_is_paid(path: Path) -> None:
    """Of every command of a recorded game, as its events tell; a Trade is paid when it is done."""
    seen: Counter[str] = Counter()
    for one in moments(path):
        if isinstance(one.command, Trade | Propose):
            continue
        found = dmd.menu(one.game, one.before.state, decision=one.before.decision)
        costs = {cost.what: cost.n for cost in option_of(found, one.command).costs}
        seen.update(costs)
        told = {what: n for what, n in costs.items() if what != "step"}
        assert told == paid(one), one.command

    assert seen["action"] > 10


def test_each_kind_of_cost_is_seen() -> None:
    """The games above pay with everything there is."""
    seen = {
        cost.what
        for path in FEW
        for one in moments(path)
        for cost in option_of(dmd.menu(one.game, one.before.state), one.command).costs
    }

    assert {"action", "stress", "step", "card", "wound"} == seen


@pytest.mark.parametrize("path", FEW[:2], ids=lambda path: path.stem)
def test_what_is_missing_is_refused_for_the_reason_that_is_told(path: Path) -> None:
    """Nothing that is missing is offered, and the reason is that of `check`."""
    for one in moments(path)[::3]:
        found = dmd.menu(one.game, one.before.state)
        offered = {option.command for option in found}
        for missing in found.missing:
            refusal = dmd.check(one.game, one.before.state, missing.command)

            assert missing.command not in offered
            assert refusal == missing.refusal
            assert refusal.sentence == missing.reason


def prices() -> Iterator[tuple[str, str, dict[str, int]]]:
    """Every half of a Discovery card, and what is printed as its price."""
    for card in dmd.load_game().discovery.values():
        for side in Side:
            half = card.half(side)
            if half is not None:
                printed = {"stress": half.price.stress, "wound": half.price.wounds}
                told = {} if half.forced else {what: n for what, n in printed.items() if n}
                yield str(card.id), side.value, told


@pytest.mark.parametrize(("card", "side", "price"), tuple(prices()))
def test_a_half_costs_what_is_printed(card: str, side: str, price: dict[str, int]) -> None:
    """Stress or Wounds; nothing where it is claimed because nothing else can be (DISC-04)."""
    game = dmd.load_game()
    table = dmd.start(game, seed=7).state.table
    scene = SayingScene(game, table, Claiming(ItemId(card), Seat(0)))

    costs = costs_of(scene, Claim(0, Side(side)))

    assert price == {cost.what: cost.n for cost in costs}


def test_cards_that_are_used_together_go_together() -> None:
    """A card that needs another one, and is discarded, costs two (DISC-08)."""
    game = dmd.load_game()
    table = dmd.start(game, seed=7).state.table
    seen = set()
    for (card, side), half in game.halves.items():
        for ability in of_kind(half.hooks, Usable):
            owner = replace(table.investigators[0], cards=(HeldCard(card, side),))
            held = replace(table, investigators=(owner, table.investigators[1]))
            costs = costs_of(SayingScene(game, held), UseCard(0, card))
            number = sum(cost.n for cost in costs)
            assert int(ability.discard) + (ability.needs is not None) == number
            seen.add(number)

    assert {1, 2} <= seen


def test_a_full_stress_track_says_why_no_reroll_can_be_paid() -> None:
    """Free rerolls are left; of those for Stress the menu says why they are missing."""
    game = dmd.load_game(players=2, investigators=("elizabeth", "ian"))
    full = {
        "enemies": ["cultist s01"],
        "investigators": {"elizabeth": {"stress": game.tracks.stress}},
    }
    step = dmd.position(game, {**full, "chance": {"seed": "2a"}})
    assert step.decision is not None
    step = dmd.apply(game, step.state, dmd.parse_command(step.decision, "attack"))

    found = dmd.menu(game, step.state)

    assert {"reroll 0 lucky", "reroll 1 lucky"} < {option.text for option in found}
    assert [Reroll(0, 0)] == [missing.command for missing in found.missing]
    assert found.missing[0].reason.startswith("A reroll costs 1 Stress")


def test_typed_dice_are_a_form() -> None:
    """Of very many outcomes the first are listed; a slot for each die has what it can show."""
    game = dmd.load_game(players=2, investigators=("ian", "elizabeth"))
    step = dmd.position(game, {"enemies": ["cultist s01"]})
    assert step.decision is not None
    step = dmd.apply(game, step.state, dmd.parse_command(step.decision, "attack"))

    found = dmd.menu(game, step.state, listed=10)
    dice = the_group(found, "typed")

    assert TABLE == found.seat
    assert (10, False) == (len(dice.options), dice.whole)
    assert ["items.0", "items.1", "items.2", "items.3"] == [slot.name for slot in dice.slots]
    assert ("blank", "a blank") in {(one.value, one.name) for one in dice.slots[0].choices}
    assert len({one.value for one in dice.slots[0].choices}) == len(dice.slots[0].choices)


def test_a_long_list_has_slots_for_a_form() -> None:
    """Rerolls differ in the die and in what pays; each is a row of buttons, with names."""
    game = dmd.load_game(players=2, investigators=("elizabeth", "ian"))
    given = {"enemies": ["cultist s01"], "chance": {"seed": "2a"}}
    step = dmd.position(game, given)
    assert step.decision is not None
    step = dmd.apply(game, step.state, dmd.parse_command(step.decision, "attack"))

    rerolls = the_group(dmd.menu(game, step.state), "reroll")

    assert ["die", "pay"] == [slot.name for slot in rerolls.slots]
    assert ["", "Lucky"] == [choice.name for choice in rerolls.slots[1].choices]
    assert ["reroll 1", "reroll 1 lucky"] == [one.text for one in rerolls.where(die=1)]
    assert ["1 Stress"] == [
        cost.sentence for one in rerolls.where(die=1) for cost in one.costs
    ]  # Lucky is free


def test_a_view_of_another_seat_says_who_is_asked_and_no_more() -> None:
    """The menu of who waits has no options; that of who decides has all."""
    game = dmd.load_game()
    step = dmd.start(game, seed=7)
    assert step.decision is not None
    seat = step.decision.seat

    mine = dmd.menu(game, dmd.view(game, step.state, seat))
    other = dmd.menu(game, dmd.view(game, step.state, 1 - seat))

    assert dmd.menu(game, step.state) == mine
    assert ("Sister Beth decides.", ()) == (other.sentence, other.groups)
    assert (seat, "Sister Beth", "action") == (other.seat, other.who, other.kind)


def test_a_game_that_is_over_has_an_empty_menu() -> None:
    """Nobody is waited for."""
    game = dmd.load_game()
    step = dmd.start(game, seed=7)
    while step.decision is not None:
        step = dmd.apply(game, step.state, next(step.decision.legal()))

    for position in (step.state, dmd.view(game, step.state, 0)):
        found = dmd.menu(game, position)
        assert ("over", "nobody", "The game is over.") == (found.kind, found.who, found.sentence)
        assert [] == list(found)


def test_a_decision_of_another_state_is_not_used() -> None:
    """As `apply` does: the state decides."""
    game = dmd.load_game()
    first = dmd.start(game, seed=7)
    assert first.decision is not None
    then = dmd.apply(game, first.state, next(first.decision.legal()))

    assert dmd.menu(game, then.state) == dmd.menu(game, then.state, decision=first.decision)


@pytest.mark.parametrize("listed", [0, True, "3"])
def test_a_wrong_number_of_options_is_refused(listed: object) -> None:
    """It is a whole number from 1 on."""
    game = dmd.load_game()
    state = dmd.start(game, seed=7).state

    with pytest.raises(dmd.ArgumentError, match=r"^listed: found .* a whole number from 1 on$"):
        dmd.menu(game, state, listed=listed)  # type: ignore[arg-type] # what a caller gets wrong


def test_the_first_options_of_a_menu_are_those_of_the_decision() -> None:
    """Both speak of the same moment."""
    game = dmd.load_game()
    step = dmd.start(game, seed=7)
    assert step.decision is not None

    assert list(islice(step.decision.legal(), 2)) == [
        option.command for option in islice(dmd.menu(game, step.state), 2)
    ]
