"""Names of things in texts, looked up in the content.

The same id may mean different things in two Episodes, because these never meet in one game. So a
`Names` is made for one Episode and one Elder One, and falls back on the others.
"""

from collections.abc import Iterable
from typing import Final, Protocol, final

from dmd_core.death_may_die.content.boxes import Content, ElderOneDef, EpisodeDef
from dmd_core.death_may_die.ids import (
    DOWN,
    INSANITY_WOUND,
    ActionId,
    BackId,
    EnemyId,
    HalfId,
    SkillId,
    SpaceId,
    TagId,
    TokenId,
)
from dmd_core.tabletop.text.english import readable

OBJECT: Final = "object of the Episode"
"""What an object is called where no Episode is known."""
_TOKENS: Final = {DOWN: "lying down", INSANITY_WOUND: "Wound"}


class _Named(Protocol):
    """Anything with an id and a name."""

    @property
    def id(self) -> str: ...

    @property
    def name(self) -> str: ...


def _table(*groups: Iterable[_Named]) -> dict[str, str]:
    """Names by id; the first definition of an id counts."""
    names: dict[str, str] = {}
    for group in groups:
        for thing in group:
            names.setdefault(thing.id, thing.name)
    return names


@final
class Names:
    """Names by id."""

    def __init__(
        self,
        content: Content,
        episode: EpisodeDef | None = None,
        elder_one: ElderOneDef | None = None,
    ) -> None:
        """Collect the names.

        Args:
            content: where everything is defined.
            episode: the Episode whose names come first; without it objects have no name.
            elder_one: the Elder One whose names come first.
        """
        episodes = ([] if episode is None else [episode]) + list(content.episodes)
        elders = ([] if elder_one is None else [elder_one]) + list(content.elder_ones)
        self.elder_one: Final = "The Elder One" if elder_one is None else elder_one.name
        """The Elder One at the head of its cards."""
        objects = None if episode is None else episode.objects
        self.object: Final = OBJECT if objects is None else objects.name
        self._elders = _table(elders)
        self._enemies = _table(
            *(elder.minions for elder in elders), *(each.monsters for each in episodes)
        )
        kinds = [*(elder.tokens for elder in elders), *(each.tokens for each in episodes)]
        self._tokens = _TOKENS | _table(*kinds)
        self._several = frozenset(token.id for each in kinds for token in each if token.several)
        self._backs = _table(*(each.backs for each in episodes))
        self._skills = _table(content.core.skills)
        self._actions = _table(*(each.actions for each in episodes))
        self._spaces = _table(*(each.map.spaces for each in episodes))
        self._halves = _table(
            half
            for each in episodes
            for card in each.discovery
            for half in (card.left, card.right)
            if half is not None
        )

    def enemy(self, kind: EnemyId) -> str:
        """Name of a type of Enemy."""
        return self._enemies.get(kind) or readable(kind)

    def elder(self, kind: EnemyId) -> str | None:
        """Name of an Elder One, None if the id means another Enemy."""
        return self._elders.get(kind)

    def token(self, token: TokenId) -> str:
        """What a token is called, the word itself included."""
        return f"{self._tokens.get(token) or readable(token)} token"

    def several(self, token: TokenId) -> bool:
        """Whether several tokens of a kind may lie on one Space."""
        return token in self._several

    def back(self, back: BackId) -> str:
        """Name of a reverse side."""
        return self._backs.get(back) or readable(back)

    def skill(self, skill: SkillId) -> str:
        """Name of a Skill."""
        return self._skills.get(skill) or readable(skill)

    def action(self, action: ActionId) -> str:
        """Name of an action, a basic one or one of the Episode."""
        return self._actions.get(action) or readable(action)

    def space(self, space: SpaceId) -> str:
        """Name of a Space."""
        return self._spaces.get(space) or readable(space)

    def half(self, half: HalfId) -> str:
        """Name of a half of a Discovery card."""
        return self._halves.get(half) or readable(half)

    def tag(self, tag: TagId) -> str:
        """A mark of cards as a noun; marks have no name but their id."""
        return readable(tag)


__all__ = ["OBJECT", "Names"]
