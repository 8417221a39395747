"""The built-in content with other numbers and texts, where an example needs them."""

import attrs

from dmd_core.death_may_die.content.boxes import Content
from dmd_core.death_may_die.content.cards import MythosDef, SummonLine
from dmd_core.death_may_die.content.loader import load_content
from dmd_core.death_may_die.ids import CardId, SkillId, SpaceId
from dmd_core.death_may_die.words.base import Ability, Effect


def with_tracks(thresholds: tuple[int, ...], bonus_thresholds: tuple[int, ...]) -> Content:
    """Thresholds on other spaces of the Sanity track."""
    content = load_content()
    tracks = attrs.evolve(
        content.core.tracks, thresholds=thresholds, bonus_thresholds=bonus_thresholds
    )
    return attrs.evolve(content, core=attrs.evolve(content.core, tracks=tracks))


def with_skills(**abilities: Ability) -> Content:
    """One other ability on level 1 of some Skills."""
    content = load_content()
    skills = tuple(
        attrs.evolve(
            skill,
            levels=(
                attrs.evolve(skill.levels[0], abilities=(abilities[skill.id],)),
                *skill.levels[1:],
            ),
        )
        if skill.id in abilities
        else skill
        for skill in content.core.skills
    )
    return attrs.evolve(content, core=attrs.evolve(content.core, skills=skills))


def with_board(investigator: str, *skills: str) -> Content:
    """Other Skills on the board of an Investigator."""
    content = load_content()
    boards = tuple(
        attrs.evolve(board, skills=tuple(map(SkillId, skills)))
        if board.id == investigator
        else board
        for board in content.core.investigators
    )
    return attrs.evolve(content, core=attrs.evolve(content.core, investigators=boards))


def with_tunnel(one: str, other: str) -> Content:
    """Two Spaces of the map that a Tunnel joins."""
    content = load_content()
    episode = content.episodes[0]
    tunnelled = attrs.evolve(episode.map, tunnels=((SpaceId(one), SpaceId(other)),))
    return attrs.evolve(content, episodes=(attrs.evolve(episode, map=tunnelled),))


def with_mythos(*cards: MythosDef) -> Content:
    """Other texts on some Mythos cards of the Episode, found by their ids."""
    content = load_content()
    episode = content.episodes[0]
    new = {card.id: card for card in cards}
    mythos = tuple(new.get(card.id, card) for card in episode.mythos)
    return attrs.evolve(content, episodes=(attrs.evolve(episode, mythos=mythos),))


def with_card(
    *effects: Effect, symbol: bool = False, summons: tuple[SummonLine, ...] = ()
) -> Content:
    """Other texts on one Mythos card, `conflagration`."""
    card = MythosDef(CardId("conflagration"), "Card", symbol, effects, summons)
    return with_mythos(card)


__all__ = ["with_card", "with_mythos", "with_skills", "with_tracks", "with_tunnel"]
