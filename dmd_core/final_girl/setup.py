"""Setup: what the player chose before the first card was drawn (FG-DEC-01)."""

from collections.abc import Iterable, Mapping
from typing import Final, final, get_args, get_type_hints

from attrs import field

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.content.definitions import Content
from dmd_core.final_girl.ids import NO_ITEM, CardId, GirlId, KillerId, LocationId
from dmd_core.final_girl.rulings import Rulings
from dmd_core.kernel.ids import ItemId, RuleId
from dmd_core.kernel.node import node
from dmd_core.kernel.refusals import with_rules
from dmd_core.kernel.schema.faults import did_you_mean

NORMAL: Final = "normal"
EXTREME: Final = "extreme"


class SetupError(ValueError):
    """A setup that cannot be played; the sentence says what, where and what is allowed.

    Attributes:
        sentence: the problem.
        rules: ids of the rules it rests on; the message has them behind the sentence.
    """

    def __init__(self, sentence: str, rules: tuple[RuleId, ...]) -> None:
        """Keep both."""
        super().__init__(with_rules(sentence, rules))
        self.sentence = sentence
        self.rules = rules

    def __reduce__(self) -> "tuple[type[SetupError], tuple[str, tuple[RuleId, ...]]]":
        """Pickle both, of which the message is made again."""
        return SetupError, (self.sentence, self.rules)


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
    _one_of("killer", setup.killer, [killer.id for killer in content.killers])
    _one_of("location", setup.location, [location.id for location in content.locations])
    _one_of("final_girl", setup.final_girl, [girl.id for girl in content.girls])
    _one_of("board", setup.board, [board.id for board in content.core.boards])
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
        _one_of("setup_card", setup.setup_card, [card.id for card in location.setup_cards])


def _check_types(setup: Setup) -> None:
    """Setups come from outside: from files, forms and command lines."""
    for name in ("killer", "location", "final_girl", "board", "setup_card"):
        word = getattr(setup, name)
        if not isinstance(word, str):
            message = f"{name}: {word!r} is not possible; allowed: an id as text"
            raise SetupError(message, CHOICES[name])
    for name in ("epic", "bonus_item"):
        flag = getattr(setup, name)
        if type(flag) is not bool:
            message = f"{name}: {flag!r} is not possible; allowed: true, false"
            raise SetupError(message, CHOICES[name])
    _check_rulings(setup.rulings)


def _check_rulings(rulings: object) -> None:
    if not isinstance(rulings, Rulings):
        message = f"rulings: {rulings!r} is not possible; allowed: a Rulings value"
        raise SetupError(message, CHOICES["rulings"])
    for name, hint in get_type_hints(Rulings).items():
        value = getattr(rulings, name)
        allowed = get_args(hint)
        if allowed and value not in allowed:
            message = f"rulings.{name}: {value!r} is not possible; allowed: {', '.join(allowed)}"
            raise SetupError(message, rules_of_choice(f"rulings.{name}"))
        if not allowed and type(value) is not hint:
            message = f"rulings.{name}: {value!r} is not possible; allowed: true, false"
            raise SetupError(message, rules_of_choice(f"rulings.{name}"))


def _one_of(path: str, value: str, allowed: Iterable[str]) -> None:
    names = sorted(allowed)
    if value in names:
        return
    hint = did_you_mean(value, names)
    message = f"{path}: '{value}' is unknown; allowed: {', '.join(names)}{hint}"
    raise SetupError(message, CHOICES[path])


__all__ = [
    "CHOICES",
    "EXTREME",
    "NORMAL",
    "RULINGS",
    "Setup",
    "SetupError",
    "check_setup",
    "rules_of_choice",
]
