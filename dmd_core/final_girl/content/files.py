"""The files of a pack: which there are for each kind of pack, and what each holds."""

from collections.abc import Mapping
from typing import Final, TypeAlias, final

from dmd_core.final_girl.content.definitions import (
    ActionDef,
    BloodlustRow,
    BoardDef,
    EventDef,
    FinaleDef,
    GirlDef,
    ItemDef,
    Mark,
    MinionDef,
    Origin,
    PowerDef,
    SetupCardDef,
    SpaceDef,
    SupplyDef,
    TerrorDef,
)
from dmd_core.final_girl.content.pack_info import PackKind
from dmd_core.final_girl.content.structure import NOTATION
from dmd_core.final_girl.ids import TokenId
from dmd_core.final_girl.words.base import Ability, Effect
from dmd_core.kernel.node import node
from dmd_core.tabletop.packs.format import PackFormat
from dmd_core.tabletop.packs.reading import Pack as AnyPack
from dmd_core.tabletop.points import DRAWN


@final
@node
class PackHead:
    """`pack.toml`: what a pack is."""

    id: str
    name: str
    kind: PackKind
    """What the pack defines."""
    version: int
    """The number that authors raise when they change it."""
    language: int
    """The card language that its texts are written in: 1."""
    origin: Origin = Origin.ORIGINAL


@final
@node
class ActionsFile:
    """`actions.toml` of the core box."""

    actions: tuple[ActionDef, ...]
    """The action cards."""


@final
@node
class BoardsFile:
    """`boards.toml` of the core box."""

    boards: tuple[BoardDef, ...]
    """Both sides of the player board."""
    supply: SupplyDef
    """Limited supplies."""


@final
@node
class KillerFile:
    """`killer.toml` of a killer."""

    health: int
    """Its maximum health; 0 for a film of minions alone."""
    horror: int
    """Where the horror marker starts."""
    rows: tuple[BloodlustRow, ...]
    """The bloodlust rows, the lowest first."""
    final: tuple[Effect, ...]
    """The final effect of bloodlust at the top."""
    action: tuple[Effect, ...]
    """The killer action on the back of its finales."""
    tokens: tuple[TokenId, ...] = ()
    """Kinds of tokens that its cards put on the map."""
    abilities: tuple[Ability, ...] = ()
    origin: Origin = Origin.ORIGINAL
    marks: tuple[Mark, ...] = ()
    """Single values that come from elsewhere than the rest."""


@final
@node
class FinalesFile:
    """`finales.toml` of a killer."""

    finales: tuple[FinaleDef, ...]
    """The finales."""


@final
@node
class PowersFile:
    """`powers.toml` of a killer."""

    powers: tuple[PowerDef, ...]
    """The dark powers, the epic one among them."""


@final
@node
class TerrorFile:
    """`terror.toml` of a killer or a location."""

    terror: tuple[TerrorDef, ...]
    """The terror cards."""


@final
@node
class MinionsFile:
    """`minions.toml` of a killer."""

    minions: tuple[MinionDef, ...]
    """The kinds of minions; an empty array where it has none."""


@final
@node
class MapFile:
    """`map.toml` of a location."""

    spaces: tuple[SpaceDef, ...]
    """The spaces; ties that the rules settle themselves go by this order."""
    tokens: tuple[TokenId, ...] = ()
    """Kinds of tokens that its cards put on the map."""
    abilities: tuple[Ability, ...] = ()
    origin: Origin = Origin.ORIGINAL


@final
@node
class SetupsFile:
    """`setups.toml` of a location."""

    setups: tuple[SetupCardDef, ...]
    """The setup cards."""


@final
@node
class EventsFile:
    """`events.toml` of a location."""

    events: tuple[EventDef, ...]
    """The events."""


@final
@node
class ItemsFile:
    """`items.toml` of a location."""

    items: tuple[ItemDef, ...]
    """The items."""


@final
@node
class GirlFile:
    """`girl.toml` of a Final Girl."""

    girl: GirlDef
    """She; her id is that of the pack."""


FILES: Final[Mapping[str, Mapping[str, type]]] = {
    PackKind.CORE: {"actions.toml": ActionsFile, "boards.toml": BoardsFile},
    PackKind.KILLER: {
        "killer.toml": KillerFile,
        "finales.toml": FinalesFile,
        "powers.toml": PowersFile,
        "terror.toml": TerrorFile,
        "minions.toml": MinionsFile,
    },
    PackKind.LOCATION: {
        "map.toml": MapFile,
        "setups.toml": SetupsFile,
        "terror.toml": TerrorFile,
        "events.toml": EventsFile,
        "items.toml": ItemsFile,
    },
    PackKind.GIRL: {"girl.toml": GirlFile},
}
"""Files that each kind of pack must have beside ``pack.toml``; there may be no others."""

LANGUAGE: Final = 1
"""The card language of today."""

FORMAT: Final = PackFormat(
    PackHead, FILES, NOTATION, LANGUAGE, drawing={"map.toml": {"spaces": DRAWN}}
)
"""Packs of this game."""

Pack: TypeAlias = AnyPack[PackHead]
"""A pack of this game."""

__all__ = [
    "FILES",
    "FORMAT",
    "LANGUAGE",
    "ActionsFile",
    "BoardsFile",
    "EventsFile",
    "FinalesFile",
    "GirlFile",
    "ItemsFile",
    "KillerFile",
    "MapFile",
    "MinionsFile",
    "Pack",
    "PackHead",
    "PowersFile",
    "SetupsFile",
    "TerrorFile",
]
