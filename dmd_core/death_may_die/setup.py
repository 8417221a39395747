"""Setup: what the players chose before the first card was drawn."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final, final

from dmd_core.death_may_die.content.definitions import Content
from dmd_core.death_may_die.ids import NO_ITEM, CardId, EnemyId, InvestigatorId
from dmd_core.death_may_die.rulings import Rulings
from dmd_core.kernel.node import node

MAX_PLAYERS: Final = 5
SOLO_INVESTIGATORS: Final = 2
MAX_ACTIONS: Final = 9

EPISODE: Final = "blasphemous_alchemy"
ELDER_ONE: Final = EnemyId("cthulhu")


class SetupError(ValueError):
    """A setup that cannot be played; the sentence says what, where and what is allowed."""


@final
@node
class Setup:
    """Choices of the group (SETUP-02, -07, -15; DEC-01 to DEC-03).

    `investigators` sit clockwise in this order; their number is `players`, and two in a solo game
    (SETUP-18). `starter` and `insanities` are variants: a chosen starting player, chosen Insanity
    cards in seat order; `banned_insanities` are left in the box.
    """

    players: int
    investigators: tuple[InvestigatorId, ...]
    episode: str = EPISODE
    elder_one: EnemyId = ELDER_ONE
    rulings: Rulings = Rulings()
    starter: InvestigatorId = NO_ITEM
    insanities: tuple[CardId, ...] = ()
    banned_insanities: tuple[CardId, ...] = ()


def check_setup(setup: Setup, content: Content) -> None:
    """Check a setup against the content.

    Raises:
        SetupError: with one sentence for the first problem found.
    """
    if not 1 <= setup.players <= MAX_PLAYERS:
        message = f"players: {setup.players} is not possible; allowed: 1 to {MAX_PLAYERS}"
        raise SetupError(message)
    _check_investigators(setup, content)
    _one_of("episode", setup.episode, [episode.id for episode in content.episodes])
    _one_of("elder_one", setup.elder_one, [elder.id for elder in content.elder_ones])
    if setup.starter:
        _one_of("starter", setup.starter, setup.investigators)
    _check_insanities(setup, content)
    if not 1 <= setup.rulings.actions_per_turn <= MAX_ACTIONS:
        message = (
            f"rulings.actions_per_turn: {setup.rulings.actions_per_turn} is not possible;"
            f" allowed: 1 to {MAX_ACTIONS}"
        )
        raise SetupError(message)


def _check_investigators(setup: Setup, content: Content) -> None:
    expected = max(SOLO_INVESTIGATORS, setup.players)
    if len(setup.investigators) != expected:
        who = "a solo game" if setup.players == 1 else f"{setup.players} players"
        message = (
            f"investigators: {len(setup.investigators)} chosen, but {who} needs exactly {expected}"
        )
        raise SetupError(message)
    known = [investigator.id for investigator in content.core.investigators]
    for place, investigator in enumerate(setup.investigators):
        _one_of(f"investigators[{place}]", investigator, known)
        if investigator in setup.investigators[:place]:
            message = f"investigators[{place}]: '{investigator}' is chosen twice; each plays once"
            raise SetupError(message)


def _check_insanities(setup: Setup, content: Content) -> None:
    known = [card.id for card in content.core.insanities]
    for place, card in enumerate(setup.banned_insanities):
        _one_of(f"banned_insanities[{place}]", card, known)
    for place, card in enumerate(setup.insanities):
        _one_of(f"insanities[{place}]", card, known)
        if card in setup.insanities[:place]:
            message = f"insanities[{place}]: '{card}' is dealt twice; each is one card"
            raise SetupError(message)
    seats = len(setup.investigators)
    if setup.insanities and len(setup.insanities) != seats:
        message = f"insanities: {len(setup.insanities)} chosen, but {seats} Investigators play"
        raise SetupError(message)
    left = len(set(known) - set(setup.banned_insanities))
    if left < seats:
        message = f"banned_insanities: {left} cards are left, but {seats} Investigators play"
        raise SetupError(message)


def _one_of(path: str, value: str, allowed: Iterable[str]) -> None:
    names = sorted(allowed)
    if value in names:
        return
    near = get_close_matches(value, names, 1)
    hint = f"; did you mean '{near[0]}'?" if near else ""
    message = f"{path}: '{value}' is unknown; allowed: {', '.join(names)}{hint}"
    raise SetupError(message)


__all__ = ["ELDER_ONE", "EPISODE", "MAX_PLAYERS", "Setup", "SetupError", "check_setup"]
