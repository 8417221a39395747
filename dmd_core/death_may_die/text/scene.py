"""Names of people, places and things at one moment of a game.

Nothing here fails, whatever it is asked: an id that the game has not got, as a forged log may
bring, is said as it is.

Figures have no names of their own. They are told apart as people at a table do it: by their kind
and the Space they stand on; where several of a kind stand on one Space, by their Wounds; and where
these are the same too, by the order in which they came to the board. So "the second unwounded
Cultist on Space 4" rests on the table alone, and two people who look at the same table mean the
same figure by it.
"""

from collections.abc import Iterable, Mapping
from typing import TypeVar, final

from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.ids import (
    BASIC_ACTIONS,
    ActionId,
    CardId,
    EnemyId,
    FaceId,
    FigureId,
    ObjectId,
    SkillId,
    SpaceId,
    TokenId,
)
from dmd_core.death_may_die.lookups import figure
from dmd_core.death_may_die.rule_numbers import STAGES
from dmd_core.death_may_die.state import Enemy, Roll, Side, Table
from dmd_core.death_may_die.wording.english import (
    listed,
    one,
    ordinal,
    plural,
    readable,
    some,
)
from dmd_core.kernel.chance import Outcome
from dmd_core.kernel.ids import NOBODY, TABLE, ItemId, Seat, SourceId
from dmd_core.kernel.node import node

K = TypeVar("K", bound=str)

_COUPLE = 2
_AT_WORK = {"stress": "Stress", "rules": "the rules", "stand_up": "standing up"}
"""Words of the rules that stand where the id of a text would."""


@final
@node
class Scene:
    """What words mean at one moment.

    Attributes:
        game: the definition.
        table: the table at that moment; of an event the one before it.
        asked: the frame that asks, None where nobody is asked or it is not known.
    """

    game: Game
    table: Table
    asked: object = None

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
        for space in self.game.episode.map.spaces:
            if name in space.objects:
                return f"the {self.game.episode.objects.name} on {space.name}"
        return f"the {self.game.episode.objects.name}"

    def token(self, token: TokenId) -> str:
        """A kind of token: "R'lyeh token"."""
        for known in self.game.elder_one.tokens:
            if known.id == token:
                return f"{known.name} token"
        return f"{readable(token)} token"

    # --- Enemies ---------------------------------------------------------------------------------

    @property
    def elder_one(self) -> str:
        """The Elder One."""
        return self.game.elder_one.name

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

    def figure(self, number: FigureId) -> str:
        """One Enemy figure: "the second Cultist on Space 4"."""
        enemy = figure(self.table, number)
        if enemy is None:
            return "an Enemy that is not on the board"
        if enemy.kind == self.game.elder_one.id:
            return self.elder_one
        return f"{self._told_apart(enemy)} on {self.space(enemy.space)}"

    def figures(self, numbers: Iterable[FigureId]) -> str:
        """Several Enemy figures: "both Cultists and the Byakhee on Space 4"."""
        groups: dict[SpaceId, list[Enemy]] = {}
        others: list[str] = []
        for number in numbers:
            enemy = figure(self.table, number)
            if enemy is None or enemy.kind == self.game.elder_one.id:
                others.append(self.figure(number))
            else:
                groups.setdefault(enemy.space, []).append(enemy)
        told = [f"{self._together(group)} on {self.space(at)}" for at, group in groups.items()]
        return listed([*told, *others]) or "no Enemy"

    def _together(self, group: list[Enemy]) -> str:
        """Figures of one Space, without the Space; all of a kind are said in one."""
        told: list[str] = []
        for kind in dict.fromkeys(enemy.kind for enemy in group):
            mine = [enemy for enemy in group if enemy.kind == kind]
            if len(mine) > 1 and len(mine) == len(self._alike(mine[0])):
                number = "both" if len(mine) == _COUPLE else f"all {len(mine)}"
                told.append(f"{number} {plural(self.kind(kind))}")
            else:
                told += [self._told_apart(enemy) for enemy in mine]
        return listed(told)

    def _alike(self, enemy: Enemy) -> list[Enemy]:
        """The figures of its kind on its Space, itself among them, in the order they came."""
        return [e for e in self.table.enemies if e.kind == enemy.kind and e.space == enemy.space]

    def _told_apart(self, enemy: Enemy) -> str:
        """A figure among those on its Space."""
        name = self.kind(enemy.kind)
        alike = self._alike(enemy)
        if len(alike) == 1:
            return f"the {name}"
        same = [other for other in alike if other.wounds == enemy.wounds]
        if len(same) < len(alike):
            wounds = enemy.wounds
            name = f"{name} with {some(wounds, 'Wound')}" if wounds else f"unwounded {name}"
        if len(same) == 1:
            return f"the {name}"
        place = sum(other.id < enemy.id for other in same) + 1
        return f"the {ordinal(place)} {name}"

    # --- cards and texts -------------------------------------------------------------------------

    def card(self, card: CardId) -> str:
        """A card; one that somebody has claimed by the half that counts."""
        game = self.game
        if card in game.discovery:
            for owner in self.table.investigators:
                for holding in owner.cards:
                    if holding.card == card:
                        return self.half(card, holding.side)
        for deck in (game.mythos, game.discovery, game.insanities):
            known = _name(deck, card)
            if known:
                return known
        for stage in game.stages:
            if stage.id == card:
                return self.stage(stage.stage)
        for back in game.episode.objects.backs:
            if back.id == card:
                return back.name
        return readable(card)

    def stage(self, stage: int) -> str:
        """A Stage of the Elder One."""
        return f"{self.elder_one}'s {f'Stage {stage}' if stage < STAGES else 'Final Stage'}"

    def item(self, item: ItemId) -> str:
        """What chance can pick: a face of a die, an Investigator or a card."""
        if item in self.game.faces:
            return self.face(item)
        return next((board.name for board in self.game.boards if board.id == item), self.card(item))

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
        return _AT_WORK.get(source) or self.card(CardId(source))

    def by(self, source: SourceId, before: str = "by") -> str:
        """The text at work behind a word, with a space in front; "" for none."""
        return f" {before} {self.source(source)}" if source else ""

    # --- dice ------------------------------------------------------------------------------------

    @property
    def roll(self) -> Roll | None:
        """The roll being worked on."""
        return self.table.rolls[-1] if self.table.rolls else None

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

    def die(self, place: int) -> str:
        """A die of the roll, by what it shows: "the bonus die showing a Tentacle".

        Args:
            place: among the dice of the roll, from 0 up, standard dice first.
        """
        roll = self.roll
        if roll is None or not 0 <= place < len(roll.faces):
            return "a die"
        sorts = ["standard die"] * roll.standard + ["bonus die"] * (len(roll.faces) - roll.standard)
        dice = list(zip(sorts, roll.faces, strict=False))
        sort, face = dice[place]
        noun = sort if len({kind for kind, _ in dice}) > 1 else "die"
        article = "a" if dice.count((sort, face)) > 1 else "the"
        return f"{article} {noun} showing {self.face(face)}"


def _name(named: Mapping[K, object], name: K) -> str:
    """The name of a definition, empty if there is none of that id."""
    return str(getattr(named.get(name), "name", ""))


__all__ = ["Scene"]
