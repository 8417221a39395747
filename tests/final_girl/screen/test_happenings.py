"""Events grouped by cause: one action card, one attack, one terror card is one group."""

from collections import Counter
from collections.abc import Iterable, Iterator

import pytest

from dmd_core.final_girl.events.actions import CardPlayed, Used
from dmd_core.final_girl.events.attack import AttackAimed, AttackOver
from dmd_core.final_girl.events.cards import EventDrawn
from dmd_core.final_girl.events.killer import (
    AttackBegan,
    AttackEnded,
    KillerActs,
    TerrorDiscarded,
    TerrorDrawn,
)
from dmd_core.final_girl.events.rolls import HorrorDiceRolled, RollEnded
from dmd_core.final_girl.events.victims import VictimPanicked
from dmd_core.kernel.events import Event, Parked
from dmd_core.screen import Happening, Told
from tests.final_girl.scenarios import Scene
from tests.final_girl.screen.played import DISPLAY, SEEDS, moments

SEEN = range(6)


def whole(seed: int) -> tuple[Happening, ...]:
    """A game grouped at once, from the first command on."""
    found = moments(seed)
    events = [event for one in found for event in one.after.events]
    return DISPLAY.happenings(found[0].game, found[0].before.state, events)


def inside(groups: Iterable[object]) -> Iterator[Happening]:
    """All happenings, those inside of others among them."""
    for group in groups:
        if isinstance(group, Happening):
            yield group
            yield from inside(group.parts)


def kind_of(group: Happening) -> str:
    """The kind of cause."""
    return "" if group.cause is None else group.cause.kind


def own(group: Happening) -> list[Event]:
    """Its events but for those of happenings inside of it."""
    return [part.event for part in group.parts if isinstance(part, Told)]


BEGINS = {
    "action": CardPlayed,
    "reaction": CardPlayed,
    "use": Used,
    "strike": AttackAimed,
    "roll": HorrorDiceRolled,
    "attack": AttackBegan,
    "killer": KillerActs,
    "terror": TerrorDrawn,
    "event": EventDrawn,
}
"""What each kind of cause begins with; nothing else begins one, and it begins nothing else."""


@pytest.mark.parametrize("seed", SEEDS)
def test_every_event_is_told_once_in_its_order(seed: int) -> None:
    """But for `Parked`, which says nothing to people."""
    events = [event for one in moments(seed) for event in one.after.events]

    told = [event for group in whole(seed) for event in group.events]

    assert [event for event in events if not isinstance(event, Parked)] == told


@pytest.mark.parametrize("seed", SEEN)
def test_causes_begin_with_what_makes_them(seed: int) -> None:
    """An attack with its declaration, a roll with its dice, a card with its draw."""
    for group in inside(whole(seed)):
        kind, events = kind_of(group), own(group)
        if kind in BEGINS:
            assert isinstance(events[0], BEGINS[kind])
            starts = sum(isinstance(event, BEGINS[kind]) for event in events)
            assert 1 == starts or kind in {
                "action",
                "reaction",
            }  # a card may be played to throw dice again
        else:
            strays = [event for event in events if isinstance(event, tuple(BEGINS.values()))]
            assert [] == strays, kind


@pytest.mark.parametrize("seed", SEEN)
def test_what_begins_and_ends_is_one_group(seed: int) -> None:
    """A roll, an attack of hers, one on her and a terror card end where they are over."""
    ends = {"roll": RollEnded, "strike": AttackOver, "attack": AttackEnded}
    for group in inside(whole(seed)):
        last = ends.get(kind_of(group))
        if last is None or group.open:
            continue
        number = sum(isinstance(event, last) for event in own(group))
        assert number <= 1
        if number and kind_of(group) != "attack":  # after one on her she loses health
            assert isinstance(group.events[-1], last)
        if not number:  # cut short, by a return to life or the end of the game
            assert seed_ended(seed, group)


def seed_ended(seed: int, group: Happening) -> bool:
    """Whether a phase was cut or the game was over after these events."""
    events = [event for one in moments(seed) for event in one.after.events]
    place = next(n for n, event in enumerate(events) if event is group.events[-1])
    names = [type(event).__name__ for event in events[place : place + 12]]
    return bool({"PhaseCut", "GameEnded"}.intersection(names))


@pytest.mark.parametrize("seed", SEEN)
def test_a_terror_card_holds_what_it_does(seed: int) -> None:
    """From the draw to the discard pile, killer actions inside of it."""
    for group in inside(whole(seed)):
        if kind_of(group) == "terror" and isinstance(own(group)[-1], TerrorDiscarded):
            assert group.cause is not None
            (*_, last) = (e for e in own(group) if isinstance(e, TerrorDiscarded))
            assert str(last.card) == group.cause.source


@pytest.mark.parametrize("seed", SEEN)
def test_what_is_open_goes_on_in_the_next_step(seed: int) -> None:
    """A group that is open after a step is the first of the next one, if that says anything."""
    for one, then in zip(moments(seed), moments(seed)[1:], strict=False):
        groups = DISPLAY.happenings(one.game, one.before.state, one.after.events)
        later = DISPLAY.happenings(then.game, then.before.state, then.after.events)
        assert not any(group.continues for group in later[1:])
        if later and groups and groups[-1].open and later[0].continues:
            assert kind_of(groups[-1]) == kind_of(later[0])


def test_every_kind_of_cause_is_seen() -> None:
    """The games above have them all."""
    seen = Counter(kind_of(group) for seed in SEEN for group in inside(whole(seed)))

    assert {
        "", "action", "attack", "discard", "event", "killer", "panic", "reaction", "rescue", "roll",
        "search", "strike", "terror", "text", "use",
    } == set(seen)  # fmt: skip


def test_panic_of_many_is_one_group() -> None:
    """All victims of a Panic phase roll in one group (FG-PAN-06)."""
    panics = [
        group
        for seed in SEEN
        for group in inside(whole(seed))
        if kind_of(group) == "panic" and len(own(group)) > 1
    ]

    assert panics
    assert any(all(isinstance(event, VictimPanicked) for event in own(one)) for one in panics)


def test_an_attack_of_hers_over_several_steps() -> None:
    """The card holds the attack, the attack its roll; each step goes on with them."""
    scene = Scene().girl(space="swamp").hand("weak_attack", "walk", "walk").play()
    kinds: list[list[str]] = []
    for line in ("play weak_attack", "typed 3,1", "convert 0 walk walk"):
        before = scene.step.state
        scene.do(line)
        groups = DISPLAY.happenings(scene.game, before, scene.step.events)
        kinds.append([kind_of(group) for group in inside(groups)])
        assert groups[0].continues == (line != "play weak_attack")

    assert [["action", "strike"], ["action", "strike", "roll"], ["action", "strike", "roll"]] == [
        found[:3] for found in kinds
    ]
