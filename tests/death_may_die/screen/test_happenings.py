"""Events grouped by cause: one attack is one group, whatever steps it takes."""

from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

import dmd_core as dmd
from dmd_core.death_may_die.events.actions import EnemiesFollowed
from dmd_core.death_may_die.events.fire import FireTaken
from dmd_core.death_may_die.events.mythos import MythosDiscarded, MythosDrawn, MythosKept
from dmd_core.death_may_die.events.rolls import (
    AttackDeclared,
    DiceRolled,
    DieRerolled,
    EnemyAttackDeclared,
    RollEnded,
    RollStarted,
)
from dmd_core.death_may_die.screen.causes import kept
from dmd_core.death_may_die.state import RollKind
from dmd_core.kernel.events import Parked, cited
from dmd_core.kernel.ids import ItemId, Seat, SourceId
from dmd_core.screen import Cause
from tests.death_may_die.recorded import FEW, moments

SILENT = Parked


def whole(path: Path) -> tuple[dmd.Happening, ...]:
    """A recorded game grouped at once, from the first command on."""
    found = moments(path)
    events = [event for one in found for event in one.after.events]
    return dmd.happenings(found[0].game, found[0].before.state, events)


def inside(groups: Iterable[object]) -> Iterator[dmd.Happening]:
    """All happenings, those inside of others among them."""
    for group in groups:
        if isinstance(group, dmd.Happening):
            yield group
            yield from inside(group.parts)


def kind_of(group: dmd.Happening) -> str:
    """The kind of cause."""
    return "" if group.cause is None else group.cause.kind


@pytest.mark.parametrize("path", FEW, ids=lambda path: path.stem)
def test_every_event_is_told_once_in_its_order(path: Path) -> None:
    """But for `Parked`, which says nothing to people."""
    events = [event for one in moments(path) for event in one.after.events]

    told = [event for group in whole(path) for event in group.events]

    assert [event for event in events if not isinstance(event, SILENT)] == told


@pytest.mark.parametrize("path", FEW, ids=lambda path: path.stem)
def test_every_event_is_told_with_the_rules_it_follows_from(path: Path) -> None:
    """Those of its class first, then those of its place, each once."""
    told = [one for group in whole(path) for one in group.told()]

    assert [cited(one.event) for one in told] == [one.rules for one in told]
    both = [one for one in told if one.event.RULES and one.event.why]
    assert both
    assert all(one.rules[: len(one.event.RULES)] == one.event.RULES for one in both)


@pytest.mark.parametrize("path", FEW, ids=lambda path: path.stem)
def test_an_attack_holds_its_declaration_and_its_whole_roll(path: Path) -> None:
    """Every attack is one group, begins with its declaration, and its roll ends in it."""
    seen = 0
    for group in inside(whole(path)):
        own = [part.event for part in group.parts if isinstance(part, dmd.Told)]
        if kind_of(group) == "attack":
            assert isinstance(own[0], AttackDeclared | EnemyAttackDeclared)
            assert sum(isinstance(event, RollStarted) for event in own) <= 1
            seen += 1
        else:
            assert not any(
                isinstance(event, AttackDeclared | EnemyAttackDeclared)
                or (
                    isinstance(event, RollStarted)
                    and event.kind in {RollKind.ATTACK, RollKind.ENEMY}
                )
                for event in own
            )
        starts = sum(isinstance(event, RollStarted) for event in own)
        ends = sum(isinstance(event, RollEnded) for event in own)
        assert starts == ends or group.open or _over(path)

    assert seen


def _over(path: Path) -> bool:
    """A game may end in the middle of a roll."""
    return moments(path)[-1].after.decision is None


@pytest.mark.parametrize("path", FEW, ids=lambda path: path.stem)
def test_a_mythos_card_holds_what_it_does(path: Path) -> None:
    """From the draw to the discard pile."""
    for group in inside(whole(path)):
        own = [part.event for part in group.parts if isinstance(part, dmd.Told)]
        if any(isinstance(event, MythosDrawn) for event in own):
            assert kind_of(group) == "mythos"
        if kind_of(group) == "mythos" and isinstance(own[-1], MythosDiscarded | MythosKept):
            assert group.cause is not None
            assert str(own[-1].card) == group.cause.source


@pytest.mark.parametrize("path", FEW, ids=lambda path: path.stem)
def test_what_is_open_goes_on_in_the_next_step(path: Path) -> None:
    """A group that is open after a step is the first of the next one, if that says anything."""
    for one, then in zip(moments(path), moments(path)[1:], strict=False):
        groups = dmd.happenings(one.game, one.before.state, one.after.events)
        later = dmd.happenings(then.game, then.before.state, then.after.events)
        going_on = bool(groups) and groups[-1].open
        if not later or not going_on:
            assert not any(group.continues for group in later[1:])
            continue
        # What was open may be over without another event, as a card that the rules put away.
        if later[0].continues:
            assert kind_of(groups[-1]) == kind_of(later[0])


def test_an_attack_over_several_steps() -> None:
    """The roll is asked about in between: the first group is open, the next one continues it."""
    game = dmd.load_game(players=2, investigators=("ian", "elizabeth"))
    given = {"enemies": ["cultist s01"], "chance": {"seed": "2a"}}
    step = dmd.position(game, given)
    groups: list[tuple[dmd.Happening, ...]] = []
    for line in ("attack", "reroll 0", "done"):
        assert step.decision is not None
        before = step.state
        step = dmd.apply(game, before, dmd.parse_command(step.decision, line))
        groups.append(dmd.happenings(game, before, step.events))

    attack, reroll, result = groups[0][-1], groups[1][0], groups[2][0]

    assert ["attack"] * 3 == [kind_of(one) for one in (attack, reroll, result)]
    assert [(False, True), (True, True), (True, False)] == [
        (one.continues, one.open) for one in (attack, reroll, result)
    ]
    assert isinstance(reroll.events[0], DieRerolled)
    assert [
        "Ian attacks the Cultist on Space 1.",
        "Ian rolls 3 standard dice and 1 bonus die for the attack on the Cultist on Space 1.",
    ] == [told.sentence for told in attack.told()][:2]


def test_a_step_of_a_run_is_one_move() -> None:
    """Fire that is taken along, the figure, and the Enemies that follow."""
    moves = [group for group in inside(whole(FEW[-1])) if kind_of(group) == "move"]

    assert any(
        {FireTaken, EnemiesFollowed} <= {type(event) for event in group.events} for group in moves
    )


def test_a_text_is_named() -> None:
    """What a card or a Skill does stands together under its name."""
    texts = {
        (group.cause.source, group.cause.name)
        for group in inside(whole(FEW[0]))
        if group.cause is not None and kind_of(group) == "text"
    }

    assert texts
    assert all(name and name != source for source, name in texts)


def test_an_event_that_cannot_happen_is_refused() -> None:
    """The sentence says which."""
    game = dmd.load_game()
    state = dmd.start(game, seed=7).state

    with pytest.raises(dmd.ArgumentError, match=r"^events\[0\]: .* cannot happen in this state"):
        dmd.happenings(game, state, [DiceRolled((ItemId("blank"),))])


def test_a_kept_card_that_goes_does_not_end_the_card_that_comes() -> None:
    """An Insanity that keeps a Mythos card discards the one before; both belong to the new card."""
    card = Cause("mythos", SourceId("fire_vampire_1"), "Fire Vampire!")
    kept_before = MythosDiscarded(ItemId("rlyeh_awakens"))
    now = MythosKept(Seat(0), ItemId("fire_vampire_1"))

    assert kept(card, kept_before, now)
    assert not kept(card, now, now)
