"""Names of things as texts use them: of the packs that a text may speak of."""

from collections.abc import Iterable, Mapping
from typing import final

import attrs

from dmd_core.final_girl.content.definitions import Content, KillerDef, LocationDef
from dmd_core.final_girl.ids import ActionId, MinionKind, SpaceId, TokenId
from dmd_core.tabletop.text.english import readable


@final
@attrs.frozen(eq=False)
class Names:
    """Says ids by what the definitions call them; an unknown id as it is."""

    actions: Mapping[ActionId, str]
    spaces: Mapping[SpaceId, str]
    minions: Mapping[MinionKind, str]

    def action(self, card: ActionId) -> str:
        """An action card."""
        return self.actions.get(card, readable(card))

    def space(self, space: SpaceId) -> str:
        """A space: "the Dock"."""
        name = self.spaces.get(space, readable(space))
        return name if name.startswith("The ") else f"the {name}"

    def minion(self, kind: MinionKind) -> str:
        """A kind of minion."""
        return self.minions.get(kind, readable(kind))

    def token(self, token: TokenId) -> str:
        """A token: "boat token"."""
        return f"{token.replace('_', ' ')} token"


def names_of(
    content: Content,
    killers: Iterable[KillerDef] = (),
    locations: Iterable[LocationDef] = (),
) -> Names:
    """The names that texts of some packs use.

    Args:
        content: whose action cards are named.
        killers: whose minions are named.
        locations: whose spaces are named.
    """
    return Names(
        {card.id: card.name for card in content.core.actions},
        {space.id: space.name for one in locations for space in one.spaces},
        {kind.id: kind.name for one in killers for kind in one.minions},
    )


__all__ = ["Names", "names_of"]
