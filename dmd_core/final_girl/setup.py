"""Setup: what the player chose before the first card was drawn (FG-DEC-01)."""

from collections.abc import Mapping
from typing import Final, final

from attrs import field

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.content.definitions import Content
from dmd_core.final_girl.ids import NO_ITEM, CardId, GirlId, KillerId, LocationId
from dmd_core.final_girl.rulings import Rulings
from dmd_core.kernel.ids import ItemId, RuleId
from dmd_core.kernel.node import node
from dmd_core.tabletop.setup import SetupError, check_one_of, check_rulings, check_word

NORMAL: Final = "normal"
EXTREME: Final = "extreme"


CHOICES: Final[Mapping[str, tuple[RuleId, ...]]] = {
    "killer": (r.OVR_02, r.OVR_03, r.SET_01),
    "location": (r.OVR_02, r.OVR_03, r.SET_01),
    "final_girl": (r.OVR_01, r.OVR_04, r.SET_02),
    "board": (r.SET_03,),
    "epic": (r.SET_22, r.AMB_76),
    "bonus_item": (r.SET_23,),
    "setup_card": (r.SET_13, r.DEC_01),
    "rulings": (r.DEC_01,),
}
"""The rules that each choice of a setup rests on."""

RULINGS: Final[Mapping[str, tuple[RuleId, ...]]] = {
    "principle": (r.AMP_01,),
    "recycle_saved": (r.AMB_22,),
}
"""The rules that each ruling rests on."""


@final
@node
class Setup:
    """Choices of the player (FG-DEC-01).

    `setup_card` is a variant: a chosen setup card instead of a random one.
    """

    killer: KillerId = field(converter=KillerId)
    location: LocationId = field(converter=LocationId)
    final_girl: GirlId = field(converter=GirlId)
    board: str = NORMAL
    epic: bool = False
    bonus_item: bool = False
    setup_card: CardId = field(default=NO_ITEM, converter=ItemId)
    rulings: Rulings = Rulings()


def rules_of_choice(name: str) -> tuple[RuleId, ...]:
    """The rules that a choice rests on.

    Args:
        name: its name in a `Setup`, of a ruling with ``rulings.`` before it; any other word gives
            the rule about settling a setup.

    Example:
        >>> rules_of_choice("rulings.recycle_saved")
        ('FG-AMB-22',)
    """
    if name.startswith("rulings."):
        return RULINGS.get(name.removeprefix("rulings."), CHOICES["rulings"])
    return CHOICES.get(name, CHOICES["rulings"])


def check_setup(setup: Setup, content: Content) -> None:
    """Check a setup against the content.

    Raises:
        SetupError: with one sentence for the first problem found.
    """
    _check_types(setup)
    there: Mapping[str, list[str]] = {
        "killer": [killer.id for killer in content.killers],
        "location": [location.id for location in content.locations],
        "final_girl": [girl.id for girl in content.girls],
        "board": [board.id for board in content.core.boards],
    }
    for name, ids in there.items():
        check_one_of(name, getattr(setup, name), ids, CHOICES[name])
    killer = next(one for one in content.killers if one.id == setup.killer)
    if setup.epic and not any(power.epic for power in killer.powers):
        message = f"epic: {killer.name} has no epic dark power; allowed: false"
        raise SetupError(message, CHOICES["epic"])
    girl = next(one for one in content.girls if one.id == setup.final_girl)
    if setup.bonus_item and girl.bonus is None:
        message = f"bonus_item: {girl.name} has no bonus item; allowed: false"
        raise SetupError(message, CHOICES["bonus_item"])
    if setup.setup_card:
        location = next(one for one in content.locations if one.id == setup.location)
        cards = [card.id for card in location.setup_cards]
        check_one_of("setup_card", setup.setup_card, cards, CHOICES["setup_card"])


def _check_types(setup: Setup) -> None:
    """Setups come from outside: from files, forms and command lines."""
    for name in ("killer", "location", "final_girl", "board", "setup_card"):
        check_word(name, getattr(setup, name), CHOICES[name])
    for name in ("epic", "bonus_item"):
        flag = getattr(setup, name)
        if type(flag) is not bool:
            message = f"{name}: {flag!r} is not possible; allowed: true, false"
            raise SetupError(message, CHOICES[name])
    check_rulings(setup.rulings, Rulings, rules_of_choice)


__all__ = [
    "CHOICES",
    "EXTREME",
    "NORMAL",
    "RULINGS",
    "Setup",
    "check_setup",
    "rules_of_choice",
]
