"""Names of people, places and things of one game.

Nothing here fails, whatever it is asked: an id that the game has not got, as a forged log may
bring, is said as it is.
"""

from collections.abc import Iterable, Mapping
from typing import TypeVar

import attrs

from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.ids import (
    BASIC_ACTIONS,
    STAND_UP,
    ActionId,
    CardId,
    EnemyId,
    FaceId,
    ObjectId,
    SkillId,
    SpaceId,
    TokenId,
)
from dmd_core.death_may_die.rule_numbers import STAGES
from dmd_core.death_may_die.state import Side
from dmd_core.kernel.chance import Outcome
from dmd_core.kernel.ids import NOBODY, TABLE, ItemId, Seat, SourceId
from dmd_core.tabletop.text.english import listed, one, readable, some

K = TypeVar("K", bound=str)

AT_WORK = {"stress": "Stress", "rules": "the rules", STAND_UP: "standing up"}
"""Words of the rules that stand where the id of a text would."""


@attrs.frozen(eq=False)
class Names:
    """Says what ids and seats of one game mean.

    Attributes:
        game: the definition.
    """

    game: Game

    # --- people ----------------------------------------------------------------------------------

    def who(self, seat: Seat) -> str:
        """The Investigator on a seat."""
        if 0 <= seat < self.game.seats:
            return self.game.boards[seat].name
        if seat == TABLE:
            return "the table"
        return "nobody" if seat == NOBODY else "somebody who does not take part"

    def everyone(self, seats: Iterable[Seat]) -> str:
        """Several Investigators."""
        return listed([self.who(seat) for seat in seats]) or "nobody"

    # --- the map ---------------------------------------------------------------------------------

    def space(self, space: SpaceId) -> str:
        """A Space."""
        for known in self.game.episode.map.spaces:
            if known.id == space:
                return known.name
        return readable(space)

    def thing(self, name: ObjectId) -> str:
        """An object of the Episode: "the Laboratory on Space 7"."""
        objects = self.game.episode.objects
        kind = "object" if objects is None else objects.name
        for space in self.game.episode.map.spaces:
            if name in space.objects:
                return f"the {kind} on {space.name}"
        return f"the {kind}"

    def token(self, token: TokenId) -> str:
        """A kind of token: "R'lyeh token"."""
        for known in (*self.game.elder_one.tokens, *self.game.episode.tokens):
            if known.id == token:
                return f"{known.name} token"
        return f"{readable(token)} token"

    # --- Enemies ---------------------------------------------------------------------------------

    @property
    def elder_one(self) -> str:
        """The Elder One."""
        return self.game.elder_one.name

    def stage(self, stage: int) -> str:
        """A Stage of the Elder One."""
        return f"{self.elder_one}'s {f'Stage {stage}' if stage < STAGES else 'Final Stage'}"

    def kind(self, kind: EnemyId) -> str:
        """A type of Enemy: "Cultist"."""
        known = self.game.enemies.get(kind)
        return readable(kind) if known is None else known.name

    def any_of(self, kind: EnemyId) -> str:
        """Some figure of a type: "a Cultist"; the Elder One by its name."""
        return self.elder_one if kind == self.game.elder_one.id else one(self.kind(kind))

    def kinds(self, kinds: Iterable[EnemyId]) -> str:
        """Enemies by number and type: "2 Cultists and 1 Byakhee"."""
        counts: dict[EnemyId, int] = {}
        for kind in kinds:
            counts[kind] = counts.get(kind, 0) + 1
        return listed(
            [
                self.elder_one if kind == self.game.elder_one.id else some(n, self.kind(kind))
                for kind, n in counts.items()
            ]
        )

    # --- cards and texts -------------------------------------------------------------------------

    def card(self, card: CardId) -> str:
        """A card, a Stage or a reverse side, by what is printed on it."""
        game = self.game
        known = (
            _name(game.mythos, card) or _name(game.discovery, card) or _name(game.insanities, card)
        )
        if known:
            return known
        for stage in game.stages:
            if stage.id == card:
                return self.stage(stage.stage)
        for back in game.episode.backs:
            if back.id == card:
                return back.name
        return readable(card)

    def drawn(self, items: Outcome) -> str:
        """What was drawn from a deck."""
        return listed([self.card(item) for item in items]) or "nothing"

    def half(self, card: CardId, side: Side) -> str:
        """A half of a Discovery card."""
        half = self.game.halves.get((card, side))
        return f"the {side.value} half of {self.card(card)}" if half is None else half.text.name

    def skill(self, skill: SkillId) -> str:
        """A Skill."""
        return _name(self.game.skills, skill) or readable(skill)

    def action(self, action: ActionId) -> str:
        """An action, a basic one or one of the Episode."""
        return _name(self.game.actions, action) or readable(action)

    def source(self, source: SourceId) -> str:
        """The text at work: a Skill, an Enemy, a card, a Stage or the Episode; "" for none."""
        game = self.game
        if not source:
            return ""
        skill, kind, action = SkillId(source), EnemyId(source), ActionId(source)
        if skill in game.skills:
            return self.skill(skill)
        if kind in game.enemies:
            return self.kind(kind)
        if source == game.episode.id:
            return game.episode.name
        if action in game.actions or action in BASIC_ACTIONS:
            return self.action(action)
        return AT_WORK.get(source) or self.card(CardId(source))

    def by(self, source: SourceId, before: str = "by") -> str:
        """The text at work behind a word, with a space in front; "" for none."""
        return f" {before} {self.source(source)}" if source else ""

    # --- dice ------------------------------------------------------------------------------------

    def face(self, face: FaceId) -> str:
        """What a face shows: "a Success with 2 Tentacles", or "a blank"."""
        symbols = self.game.faces.get(face)
        if symbols is None:
            return readable(face)
        shown = (
            (symbols.successes, "Success"),
            (symbols.elder_signs, "Elder Sign"),
            (symbols.tentacles, "Tentacle"),
        )
        said = [one(noun) if n == 1 else some(n, noun) for n, noun in shown if n]
        return " with ".join(said) or "a blank"

    def item(self, item: ItemId) -> str:
        """What chance can pick: a face of a die, an Investigator or a card."""
        if item in self.game.faces:
            return self.face(item)
        return next((board.name for board in self.game.boards if board.id == item), self.card(item))


def _name(named: Mapping[K, object], name: K) -> str:
    """The name of a definition, empty if there is none of that id."""
    return str(getattr(named.get(name), "name", ""))


__all__ = ["AT_WORK", "Names"]
