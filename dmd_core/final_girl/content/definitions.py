"""Definitions of printed components: what a pack says, frozen and typed.

Every definition tells where its values come from, see `Origin`.
"""

from enum import StrEnum, unique
from typing import TypeAlias, final

from dmd_core.final_girl.content.pack_info import PackKind
from dmd_core.final_girl.ids import (
    ActionId,
    CardId,
    FaceId,
    GirlId,
    KillerId,
    LocationId,
    MinionKind,
    SpaceId,
    TokenId,
)
from dmd_core.final_girl.words.base import Ability, Effect
from dmd_core.kernel.node import node
from dmd_core.tabletop.packs.info import PackInfo, digest


@unique
class Origin(StrEnum):
    """Where the values of a definition come from."""

    CONFIRMED = "confirmed"
    """Stated by the rulebook, or by two sources that agree."""
    ONE_SOURCE = "one-source"
    """Stated by one source alone."""
    RULING = "ruling"
    """Chosen by a ruling of this project."""
    ORIGINAL = "original"
    """Made by this project."""


Mark: TypeAlias = tuple[str, Origin]
"""A field, and where its value comes from."""


@unique
class CardUse(StrEnum):
    """When an action card is played."""

    ACTION = "action"
    """In the Action phase."""
    REACTION = "reaction"
    """In answer to an attack on her (FG-RCT-01)."""
    ROLL = "roll"
    """In the window of any Horror Roll; it has no roll of its own (FG-AMB-51)."""


@final
@node
class Line:
    """A line of a row: effects from left to right (FG-ACT-07)."""

    effects: tuple[Effect, ...] = ()
    """The effects."""


@final
@node
class ActionDef:
    """An action card."""

    id: ActionId
    name: str
    cost: int
    """Time it costs in Planning; those that cost nothing are the first hand (FG-SET-05)."""
    copies: int
    """How many there are."""
    use: CardUse = CardUse.ACTION
    """When it is played."""
    double: Line = Line()
    """With two or more successes."""
    single: Line = Line()
    """With one success."""
    fail: tuple[Line, ...] = ()
    """Without a success: one line, or two to choose from (FG-ACT-08)."""
    abilities: tuple[Ability, ...] = ()
    origin: Origin = Origin.ORIGINAL
    marks: tuple[Mark, ...] = ()
    """Single values that come from elsewhere than the rest."""


@final
@node
class BoardDef:
    """A side of the player board (FG-SET-03)."""

    id: str
    """``normal`` or ``extreme``."""
    time: int
    """Time at the start and after Planning (FG-SET-19)."""
    dice: tuple[int, ...]
    """Dice at each position of the horror marker, the green end first (FG-HOR-01)."""
    origin: Origin = Origin.ORIGINAL
    marks: tuple[Mark, ...] = ()
    """Single values that come from elsewhere than the rest."""


@final
@node
class SupplyDef:
    """Limited supplies of the core box."""

    health_tokens: tuple[FaceId, ...]
    """The faces of the black Final Health tokens (FG-FHT-01)."""
    victims: int
    """Ordinary victims (FG-CMP-02)."""
    origin: Origin = Origin.ORIGINAL


@final
@node
class CoreDef:
    """The core box."""

    actions: tuple[ActionDef, ...]
    """The action cards."""
    boards: tuple[BoardDef, ...]
    """Both sides of the player board."""
    health_tokens: tuple[FaceId, ...]
    """The faces of the black Final Health tokens (FG-FHT-01)."""
    victims: int
    """Ordinary victims in the supply (FG-CMP-02)."""


@final
@node
class BloodlustRow:
    """A row of the killer board (FG-BLD-03)."""

    attack: int
    """The attack value."""
    move: int
    """The movement value."""
    effects: tuple[Effect, ...] = ()
    """What happens when it is entered (FG-BLD-02)."""
    reveal: bool = False
    """Whether entering it reveals the dark power (FG-DP-01)."""


@final
@node
class FinaleDef:
    """A finale card (FG-SET-07)."""

    id: CardId
    name: str
    on_reveal: tuple[Effect, ...] = ()
    """Immediate effects (FG-UPK-04)."""
    action: tuple[Effect, ...] = ()
    """The killer action of its front (FG-UPK-06)."""
    abilities: tuple[Ability, ...] = ()
    origin: Origin = Origin.ORIGINAL
    marks: tuple[Mark, ...] = ()
    """Single values that come from elsewhere than the rest."""


@final
@node
class PowerDef:
    """A dark power (FG-SET-08)."""

    id: CardId
    name: str
    abilities: tuple[Ability, ...] = ()
    on_reveal: tuple[Effect, ...] = ()
    """What happens when it is revealed."""
    epic: bool = False
    """Whether it is the epic one (FG-DP-07)."""
    origin: Origin = Origin.ORIGINAL
    marks: tuple[Mark, ...] = ()
    """Single values that come from elsewhere than the rest."""


@final
@node
class TerrorDef:
    """A terror card; with `health` it is a minor dark power (FG-DP-02)."""

    id: CardId
    name: str
    copies: int = 1
    """How many there are."""
    effects: tuple[Effect, ...] = ()
    """What is done, top to bottom."""
    needs_victims: bool = False
    """Without a victim on the map it is discarded and the next one drawn (FG-KIL-23)."""
    health: int = 0
    """Health of a minor dark power."""
    abilities: tuple[Ability, ...] = ()
    """Of a minor dark power, or of a card that stays."""
    stays: bool = False
    """Whether it stays in play."""
    origin: Origin = Origin.ORIGINAL
    marks: tuple[Mark, ...] = ()
    """Single values that come from elsewhere than the rest."""


@final
@node
class MinionDef:
    """A kind of minion (FG-MIN-05)."""

    id: MinionKind
    name: str
    health: int
    """Its health."""
    attack: int
    """Its attack value."""
    move: int
    """Its movement value."""
    tokens: int
    """How many can be on the map (FG-MIN-06)."""
    action: tuple[Effect, ...] = ()
    """What each does in step 1 of the Killer phase (FG-MIN-07)."""
    origin: Origin = Origin.ORIGINAL
    marks: tuple[Mark, ...] = ()
    """Single values that come from elsewhere than the rest."""


@final
@node
class KillerDef:
    """A killer; without health it is a film of minions only (FG-MIN-04)."""

    id: KillerId
    name: str
    health: int
    """Its maximum health."""
    horror: int
    """Where the horror marker starts (FG-SET-20)."""
    rows: tuple[BloodlustRow, ...]
    """The bloodlust rows, the lowest first."""
    final: tuple[Effect, ...]
    """The final effect of bloodlust at the top (FG-BLD-05)."""
    action: tuple[Effect, ...]
    """The killer action on the back of its finales (FG-KIL-01)."""
    finales: tuple[FinaleDef, ...]
    """Its finales."""
    powers: tuple[PowerDef, ...]
    """Its dark powers, the epic one among them."""
    terror: tuple[TerrorDef, ...]
    """Its terror cards."""
    minions: tuple[MinionDef, ...] = ()
    """Its kinds of minions."""
    tokens: tuple[TokenId, ...] = ()
    """Kinds of tokens it puts on the map."""
    abilities: tuple[Ability, ...] = ()
    """Special rules of the film (FG-OVR-05)."""
    origin: Origin = Origin.ORIGINAL
    marks: tuple[Mark, ...] = ()
    """Single values that come from elsewhere than the rest."""


@final
@node
class SpaceDef:
    """A space of the map with its connections."""

    id: SpaceId
    name: str
    search: bool = False
    """Whether it can be searched (FG-CMP-10)."""
    exit: bool = False
    """Whether victims are saved there (FG-CMP-10)."""
    water: bool = False
    """Whether it borders water."""
    links: tuple[tuple[SpaceId, tuple[int, ...]], ...] = ()
    """Adjacent spaces, each with the panic numbers printed on this side (FG-CMP-11)."""
    at: tuple[int, int] | None = None
    """Where it is drawn, to the right and down in units of a grid; all of them say it or none."""
    floor: str = ""
    """The part of the map it is drawn on, if there are several."""


@final
@node
class SetupCardDef:
    """A setup card (FG-SET-13)."""

    id: CardId
    name: str
    girl: SpaceId
    """Where the Final Girl starts."""
    killer: SpaceId
    """Where the killer starts."""
    victims: tuple[tuple[SpaceId, int], ...]
    """How many victims start on which spaces, in printed order."""
    origin: Origin = Origin.ORIGINAL
    marks: tuple[Mark, ...] = ()
    """Single values that come from elsewhere than the rest."""


@final
@node
class EventDef:
    """An event card (FG-EVT-01)."""

    id: CardId
    name: str
    lasting: bool = False
    """Whether it stays in play."""
    effects: tuple[Effect, ...] = ()
    """What is done when it is drawn."""
    abilities: tuple[Ability, ...] = ()
    origin: Origin = Origin.ORIGINAL
    marks: tuple[Mark, ...] = ()
    """Single values that come from elsewhere than the rest."""


@final
@node
class ItemDef:
    """An item card; with a range and a modifier it is a weapon (FG-WPN-08)."""

    id: CardId
    name: str
    hands: int = 0
    """Hand symbols (FG-ITM-12)."""
    range: tuple[int, int] | None = None
    """The least and the most distance at which the weapon works (FG-WPN-02)."""
    modifier: int = 0
    """Damage it adds, or deals without a card."""
    cards: tuple[ActionId, ...] = ()
    """The only action cards it modifies; without any, all (FG-WPN-06)."""
    uses: int = 0
    """Use markers of a limited item (FG-ITM-09)."""
    single: bool = False
    """Whether it is discarded to use it (FG-ITM-08)."""
    on_gain: tuple[Effect, ...] = ()
    """What is done when it is gained."""
    abilities: tuple[Ability, ...] = ()
    origin: Origin = Origin.ORIGINAL
    marks: tuple[Mark, ...] = ()
    """Single values that come from elsewhere than the rest."""


@final
@node
class LocationDef:
    """A location."""

    id: LocationId
    name: str
    spaces: tuple[SpaceDef, ...]
    """The spaces; ties that the rules settle themselves go by this order (FG-AMB-01)."""
    setup_cards: tuple[SetupCardDef, ...]
    """The setup cards."""
    terror: tuple[TerrorDef, ...]
    """Its terror cards."""
    events: tuple[EventDef, ...]
    """The events."""
    items: tuple[ItemDef, ...]
    """The items."""
    tokens: tuple[TokenId, ...] = ()
    """Kinds of tokens its cards put on the map."""
    abilities: tuple[Ability, ...] = ()
    """Special rules of the film (FG-OVR-05)."""
    origin: Origin = Origin.ORIGINAL
    marks: tuple[Mark, ...] = ()
    """Single values that come from elsewhere than the rest."""


@final
@node
class RewardDef:
    """What a saved victim gives (FG-SAV-05)."""

    effects: tuple[Effect, ...]
    """What is gained, in order."""


@final
@node
class GirlDef:
    """A Final Girl."""

    id: GirlId
    name: str
    health: int
    """Her maximum health."""
    slots: tuple[RewardDef, ...]
    """Her victim spaces with their rewards (FG-SAV-04)."""
    later: RewardDef
    """What victims give that are saved after the flip (FG-SAV-09)."""
    ultimate: tuple[Ability, ...] = ()
    """Her ultimate ability while it lasts (FG-SAV-10)."""
    on_flip: tuple[Effect, ...] = ()
    """What happens at the flip (FG-SAV-10)."""
    bonus: ItemDef | None = None
    """Her bonus item (FG-SET-23)."""
    origin: Origin = Origin.ORIGINAL
    marks: tuple[Mark, ...] = ()
    """Single values that come from elsewhere than the rest."""


@final
@node
class Content:
    """Everything the loaded packs define.

    Attributes:
        core: the core box.
        killers: the killers, by their id.
        locations: the locations, by their id.
        girls: the Final Girls, by their id.
        fingerprint: of the data of all packs, 16 hex digits.
        packs: the packs, in the order that fingerprints count them.
    """

    core: CoreDef
    killers: tuple[KillerDef, ...]
    locations: tuple[LocationDef, ...]
    girls: tuple[GirlDef, ...]
    fingerprint: str = ""
    packs: tuple[PackInfo[PackKind], ...] = ()

    def __repr__(self) -> str:
        names = ", ".join(pack.id for pack in self.packs) or "put together by hand"
        return f"<Content: {names}; fingerprint {self.fingerprint or 'none'}>"

    def packs_of(self, killer: str, location: str, girl: str) -> tuple[PackInfo[PackKind], ...]:
        """The packs of one game: core box, killer, location and Final Girl."""
        played = {PackKind.KILLER: killer, PackKind.LOCATION: location, PackKind.GIRL: girl}
        return tuple(p for p in self.packs if played.get(p.kind, p.id) == p.id)

    def fingerprint_of(self, killer: str, location: str, girl: str) -> str:
        """Fingerprint of the packs of one game, so that packs that are not played do not count.

        Of all, where content was put together by hand.
        """
        played = self.packs_of(killer, location, girl)
        return digest([pack.fingerprint for pack in played]) if played else self.fingerprint


__all__ = [
    "ActionDef",
    "BloodlustRow",
    "BoardDef",
    "CardUse",
    "Content",
    "CoreDef",
    "EventDef",
    "FinaleDef",
    "GirlDef",
    "ItemDef",
    "KillerDef",
    "Line",
    "LocationDef",
    "Mark",
    "MinionDef",
    "Origin",
    "PowerDef",
    "RewardDef",
    "SetupCardDef",
    "SpaceDef",
    "SupplyDef",
    "TerrorDef",
]
