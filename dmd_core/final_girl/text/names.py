"""Names of people, places and things of one game.

Nothing here fails, whatever it is asked: an id that the game has not got, as a forged log may
bring, is said as it is.
"""

from collections.abc import Iterable, Mapping
from typing import Final

import attrs

from dmd_core.final_girl.game import Game
from dmd_core.final_girl.ids import BLANK, ActionId, CardId, FaceId, MinionKind, SpaceId, TokenId
from dmd_core.final_girl.state import Colour, Outcome, Phase, Side
from dmd_core.kernel import chance
from dmd_core.kernel.ids import NOBODY, TABLE, ItemId, Seat, SourceId
from dmd_core.tabletop.text.english import listed, readable, some

GREEN: Final = 0
"""The green end of the horror track."""
RED: Final = 7
"""The red end of the horror track."""

_THE: Final = "The "


@attrs.frozen(eq=False)
class Names:
    """Says what ids of one game mean.

    Attributes:
        game: the definition.
    """

    game: Game

    # --- people ----------------------------------------------------------------------------------

    def who(self, seat: Seat) -> str:
        """The Final Girl, who is on the only seat."""
        if seat == 0:
            return self.girl
        if seat == TABLE:
            return "the table"
        return "nobody" if seat == NOBODY else "somebody who does not take part"

    @property
    def girl(self) -> str:
        """The Final Girl."""
        return self.game.girl.name

    @property
    def killer(self) -> str:
        """The killer."""
        return _as_noun(self.game.killer.name)

    def side(self, side: Side) -> str:
        """The Final Girl or the killer."""
        return self.girl if side is Side.GIRL else self.killer

    def victim(self, colour: Colour) -> str:
        """Some victim: "a victim", "the blue victim"."""
        return "a victim" if colour is Colour.PLAIN else f"the {colour.value} victim"

    def victims(self, plain: int, special: Iterable[Colour] = ()) -> str:
        """Several victims: "2 victims and the blue victim"; nothing for none."""
        ordinary = [] if not plain else ["a victim" if plain == 1 else some(plain, "victim")]
        return listed([*ordinary, *(self.victim(colour) for colour in special)])

    def kind(self, kind: MinionKind) -> str:
        """A kind of minion."""
        known = self.game.minions.get(kind)
        return readable(kind) if known is None else known.name

    # --- the map ---------------------------------------------------------------------------------

    def space(self, space: SpaceId) -> str:
        """A space: "the Dock"."""
        known = self.game.places.get(space)
        if not space:
            return "no space"
        return _with_the(readable(space) if known is None else known.name)

    def deck(self, space: SpaceId) -> str:
        """The item deck of a search space."""
        return f"the item deck of {self.space(space)}"

    def token(self, token: TokenId) -> str:
        """A kind of token: "boat token"."""
        return f"{token.replace('_', ' ')} token"

    # --- cards and texts -------------------------------------------------------------------------

    def action(self, card: ActionId) -> str:
        """An action card."""
        return _named(self.game.actions, card)

    def actions(self, cards: Iterable[ActionId]) -> str:
        """Several action cards: "Walk (2 of them) and Focus"."""
        counts: dict[ActionId, int] = {}
        for card in cards:
            counts[card] = counts.get(card, 0) + 1
        return listed(
            [self.action(card) + (f" ({n} of them)" if n > 1 else "") for card, n in counts.items()]
        )

    def card(self, card: CardId) -> str:
        """A card that can be drawn, by what is printed on it."""
        game = self.game
        for cards in (
            game.items,
            game.terror,
            game.events,
            game.powers,
            game.finales,
            game.setup_cards,
        ):
            if card in cards:
                return _named(cards, card)
        return readable(card) if card else "nothing"

    def cards(self, cards: Iterable[CardId]) -> str:
        """Several cards."""
        return listed([self.card(card) for card in cards]) or "nothing"

    def source(self, source: SourceId) -> str:
        """The text at work: a card, an item, an ability, the film; "" for none."""
        if not source:
            return ""
        game = self.game
        film = {
            str(game.girl.id): f"the card of {self.girl}",
            str(game.killer.id): self.killer,
            str(game.location.id): game.location.name,
        }
        if source in film:
            return film[source]
        if ActionId(source) in game.actions:
            return self.action(ActionId(source))
        if MinionKind(source) in game.minions:
            return f"the {self.kind(MinionKind(source))}"
        return self.card(CardId(source))

    def used(self, source: SourceId) -> str:
        """What is used: an item, a card, or her ultimate ability, printed on her card."""
        own = str(source) == str(self.game.girl.id)
        return "her ultimate ability" if own else self.source(source)

    def by(self, source: SourceId, before: str = "by") -> str:
        """The text at work behind a word, with a space in front; "" for none."""
        return f" {before} {self.source(source)}" if source else ""

    # --- dice and tracks -------------------------------------------------------------------------

    def faces(self, drawn: Iterable[FaceId]) -> str:
        """What dice show: "6, 4 and 1"."""
        return listed([str(face) for face in drawn]) or "nothing"

    def health_token(self, face: FaceId) -> str:
        """What a Final Health token shows: "no health", "2 health"."""
        return "no health" if face == BLANK else f"{face} health"

    def time(self, time: int) -> str:
        """A place of the time marker."""
        return "red" if time < 0 else str(time)

    def horror(self, horror: int) -> str:
        """A place of the horror marker."""
        return {GREEN: "the green end", RED: "the red end"}.get(horror, str(horror))

    def phase(self, phase: Phase) -> str:
        """A phase."""
        return f"the {phase.value.capitalize()} phase"

    def outcome(self, outcome: Outcome) -> str:
        """How a game ends."""
        return "won" if outcome is Outcome.WIN else "lost"

    def item(self, item: ItemId) -> str:
        """What chance can pick: a face, a Final Health token or a card."""
        if item == BLANK or item.isdecimal():
            return str(item)
        return self.card(item)

    def drawn(self, items: chance.Outcome) -> str:
        """What was drawn."""
        return listed([self.item(item) for item in items]) or "nothing"


def _as_noun(name: str) -> str:
    """A name inside of a sentence, where its article is small."""
    return f"the {name.removeprefix(_THE)}" if name.startswith(_THE) else name


def _with_the(name: str) -> str:
    """A name of a place with its article; a numbered one has none."""
    return name if any(map(str.isdigit, name)) else f"the {name.removeprefix(_THE)}"


def _named(cards: Mapping[ActionId, object] | Mapping[CardId, object], name: str) -> str:
    known = {str(key): card for key, card in cards.items()}.get(name)
    return str(getattr(known, "name", "")) or readable(name)


__all__ = ["Names"]
