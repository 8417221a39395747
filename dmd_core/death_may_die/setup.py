"""Setup: what the players chose before the first card was drawn."""

from collections.abc import Iterable, Mapping
from typing import Final, final

from attrs import field

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.content.boxes import Content
from dmd_core.death_may_die.ids import NO_ITEM, CardId, EnemyId, InvestigatorId
from dmd_core.death_may_die.rule_numbers import MAX_PLAYERS
from dmd_core.death_may_die.rulebook import rulebook
from dmd_core.death_may_die.rulings import Rulings
from dmd_core.kernel.ids import ItemId, RuleId, item_ids
from dmd_core.kernel.node import node
from dmd_core.tabletop.setup import SetupError, check_one_of, check_rulings, check_word

SOLO_INVESTIGATORS: Final = 2
MAX_ACTIONS: Final = 9
MAX_REFUSALS: Final = 99
_RULINGS: Final = "rulings."

EPISODE: Final = "blasphemous_alchemy"
ELDER_ONE: Final = EnemyId("cthulhu")


CHOICES: Final[Mapping[str, tuple[RuleId, ...]]] = {
    "players": (r.GEN_01,),
    "investigators": (r.SETUP_15, r.DEC_03),
    "episode": (r.SETUP_07, r.DEC_02),
    "elder_one": (r.SETUP_02, r.DEC_01),
    "rulings": (r.AMB_05,),
    "starter": (r.SETUP_23, r.DEC_05),
    "insanities": (r.SETUP_21, r.COMP_06),
    "banned_insanities": (r.SETUP_21, r.COMP_06),
}
"""The rules that each choice of a setup rests on; a word that is none rests on AMB-05: the group
settles a setup by its choices."""


def rules_of_choice(name: str) -> tuple[RuleId, ...]:
    """The rules that a choice rests on.

    Args:
        name: its name in a `Setup`, of a ruling with ``rulings.`` before it; any other word gives
            the rule about settling a setup.

    Example:
        >>> rules_of_choice("rulings.elder_follows")
        ('DMD-AMB-41',)
    """
    if not name.startswith(_RULINGS):
        return CHOICES.get(name, CHOICES["rulings"])
    ruling = name.removeprefix(_RULINGS)
    if ruling == "actions_per_turn":
        return (r.ACT_01,)
    switches = [one.id for one in rulebook().rulings if one.config and one.config == ruling]
    return tuple(switches) or CHOICES["rulings"]


@final
@node
class Setup:
    """Choices of the group (SETUP-02, -07, -15; DEC-01 to DEC-03).

    `investigators` sit clockwise in this order; their number is `players`, and two in a solo game
    (SETUP-18). `starter` and `insanities` are variants: a chosen starting player, chosen Insanity
    cards in seat order; `banned_insanities` are left in the box.
    """

    players: int
    investigators: tuple[InvestigatorId, ...] = field(converter=item_ids)
    episode: str = EPISODE
    elder_one: EnemyId = field(default=ELDER_ONE, converter=EnemyId)
    rulings: Rulings = Rulings()
    starter: InvestigatorId = field(default=NO_ITEM, converter=ItemId)
    insanities: tuple[CardId, ...] = field(default=(), converter=item_ids)
    banned_insanities: tuple[CardId, ...] = field(default=(), converter=item_ids)


def check_setup(setup: Setup, content: Content) -> None:
    """Check a setup against the content.

    Raises:
        SetupError: with one sentence for the first problem found.
    """
    _check_types(setup)
    if not 1 <= setup.players <= MAX_PLAYERS:
        message = f"players: {setup.players} is not possible; allowed: 1 to {MAX_PLAYERS}"
        raise SetupError(message, CHOICES["players"])
    _check_investigators(setup, content)
    _one_of("episode", setup.episode, [episode.id for episode in content.episodes])
    _one_of("elder_one", setup.elder_one, [elder.id for elder in content.elder_ones])
    if setup.starter:
        _one_of("starter", setup.starter, setup.investigators)
    _check_insanities(setup, content)
    _in_range("actions_per_turn", setup.rulings.actions_per_turn, 1, MAX_ACTIONS)
    _in_range("trade_refusals", setup.rulings.trade_refusals, 0, MAX_REFUSALS)


def _in_range(name: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        message = f"rulings.{name}: {value} is not possible; allowed: {least} to {most}"
        raise SetupError(message, rules_of_choice(f"rulings.{name}"))


def _check_types(setup: Setup) -> None:
    """Setups come from outside: from files, forms and command lines."""
    if type(setup.players) is not int:
        message = f"players: {setup.players!r} is not possible; allowed: a whole number"
        raise SetupError(message, CHOICES["players"])
    for name in ("episode", "elder_one", "starter"):
        check_word(name, getattr(setup, name), CHOICES[name])
    for name in ("investigators", "insanities", "banned_insanities"):
        _check_words(name, getattr(setup, name))
    check_rulings(setup.rulings, Rulings, rules_of_choice)


def _check_words(name: str, words: object) -> None:
    if not isinstance(words, tuple) or not all(isinstance(word, str) for word in words):
        message = f"{name}: {words!r} is not possible; allowed: a tuple of ids"
        raise SetupError(message, CHOICES[name])


def _check_investigators(setup: Setup, content: Content) -> None:
    expected = max(SOLO_INVESTIGATORS, setup.players)
    if len(setup.investigators) != expected:
        solo = setup.players == 1
        needs = "a solo game needs" if solo else f"{setup.players} players need"
        message = (
            f"investigators: {len(setup.investigators)} chosen, but {needs} exactly {expected}"
        )
        raise SetupError(message, (r.SETUP_18, r.GEN_01) if solo else (r.GEN_01, r.SETUP_15))
    known = [investigator.id for investigator in content.core.investigators]
    for place, investigator in enumerate(setup.investigators):
        _one_of(f"investigators[{place}]", investigator, known)
        if investigator in setup.investigators[:place]:
            message = f"investigators[{place}]: '{investigator}' is chosen twice; each plays once"
            raise SetupError(message, CHOICES["investigators"])


def _check_insanities(setup: Setup, content: Content) -> None:
    known = [card.id for card in content.core.insanities]
    for place, card in enumerate(setup.banned_insanities):
        _one_of(f"banned_insanities[{place}]", card, known)
    for place, card in enumerate(setup.insanities):
        _one_of(f"insanities[{place}]", card, known)
        if card in setup.banned_insanities:
            message = f"insanities[{place}]: '{card}' is chosen and banned; it can be one only"
            raise SetupError(message, CHOICES["insanities"])
        if card in setup.insanities[:place]:
            message = f"insanities[{place}]: '{card}' is dealt twice; each is one card"
            raise SetupError(message, CHOICES["insanities"])
    seats = len(setup.investigators)
    if setup.insanities and len(setup.insanities) != seats:
        message = f"insanities: {len(setup.insanities)} chosen, but {seats} Investigators play"
        raise SetupError(message, CHOICES["insanities"])
    left = len(set(known) - set(setup.banned_insanities))
    if left < seats:
        message = f"banned_insanities: {left} cards are left, but {seats} Investigators play"
        raise SetupError(message, CHOICES["insanities"])


def _one_of(path: str, word: str, allowed: Iterable[str]) -> None:
    check_one_of(path, word, allowed, CHOICES[path.partition("[")[0]])


__all__ = [
    "CHOICES",
    "ELDER_ONE",
    "EPISODE",
    "Setup",
    "check_setup",
    "rules_of_choice",
]
