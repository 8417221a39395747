"""Texts of whole contents and games, in a fixed order."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final, final

from dmd_core.death_may_die.content.boxes import Content, ElderOneDef, EpisodeDef
from dmd_core.death_may_die.content.cards import SkillDef
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.ids import EnemyId, SkillId
from dmd_core.death_may_die.say.base import CONDITIONS, Speech
from dmd_core.death_may_die.say.card_text import TEXTS, CardText, Definition, TextKind
from dmd_core.death_may_die.say.control import clause
from dmd_core.death_may_die.say.names import Names
from dmd_core.death_may_die.say.skills import level_lines
from dmd_core.death_may_die.words.base import Condition, Effect
from dmd_core.kernel.arguments import given, need
from dmd_core.kernel.node import replace
from dmd_core.kernel.schema.faults import did_you_mean

CORE: Final = "core"
"""What stands for the core set where the pack of a text is named."""


_SHOWN: Final = 8
"""Names that a refusal lists."""


@final
class Wording:
    """Puts definitions into words, with the names of one content.

    Example:
        >>> from dmd_core.death_may_die.content.loader import load_content
        >>> content = load_content()
        >>> wording = Wording(content, content.episodes[0])
        >>> wording.text(content.episodes[0].mythos[4]).lines[1]
        'Put 1 Fire token on your Space and each adjacent one.'
    """

    def __init__(
        self,
        content: Content,
        episode: EpisodeDef | None = None,
        elder_one: ElderOneDef | None = None,
        *,
        followed: bool = False,
    ) -> None:
        """Choose whose names are used.

        Args:
            content: where everything is defined.
            episode: the Episode whose names come first; without it the texts speak of objects of
                the Episode, whichever it is.
            elder_one: the Elder One whose names come first.
            followed: whether Enemies follow whom a text moves, as a ruling may say.
        """
        self._speech = Speech(Names(content, episode, elder_one), followed=followed)

    def text(self, definition: Definition) -> CardText:
        """The text of one definition, which need not be part of the content."""
        return TEXTS.say(self._speech, definition)

    def clause(self, effect: Effect, *, space: str = "", enemy: str = "", seat: str = "") -> str:
        """What an effect does, as part of a sentence.

        Args:
            effect: the effect.
            space: what the Space is called that is "it"; empty for none.
            enemy: the same of an Enemy.
            seat: the same of an Investigator.
        """
        return clause(replace(self._speech, space=space, enemy=enemy, seat=seat), effect)

    def fails(self, condition: Condition) -> str:
        """That a condition does not hold, as part of a sentence."""
        return CONDITIONS.say(self._speech, condition)[1]

    def in_force(self, skill: SkillDef, level: int) -> tuple[str, ...]:
        """What of a Skill is in force at one level, a line for each ability."""
        return level_lines(self._speech, skill, level)


def all_texts(content: Content) -> Iterator[CardText]:
    """Every text of a content, in the order of its packs and decks.

    Args:
        content: what the packs define.

    Returns:
        The core set, then each Episode, then each Elder One; `CardText.pack` tells them apart.

    Example:
        >>> from dmd_core.death_may_die.content.loader import load_content
        >>> len([card for card in all_texts(load_content()) if card.kind is TextKind.MYTHOS])
        64
    """
    need(content, Content, "content", "what `load_content` gives; a game has it as its `content`")
    yield from _texts(Wording(content), _core(content), CORE)
    for episode in content.episodes:
        yield from _texts(Wording(content, episode), _of_episode(episode), episode.id)
    for elder in content.elder_ones:
        yield from _texts(Wording(content, None, elder), _of_elder_one(elder), elder.id)


def _texts(wording: Wording, definitions: Iterator[Definition], pack: str) -> Iterator[CardText]:
    for definition in definitions:
        yield replace(wording.text(definition), pack=pack)


def _core(content: Content) -> Iterator[Definition]:
    core = content.core
    yield from (core.standard_die, core.bonus_die, core.tracks, core.summoning_track, core.tokens)
    yield from core.skills
    yield from core.investigators
    yield from core.insanities


def _of_episode(episode: EpisodeDef) -> Iterator[Definition]:
    yield from (episode, episode.map)
    if episode.objects is not None:
        yield episode.objects
    yield from episode.backs
    yield from episode.tokens
    yield from episode.actions
    yield from episode.monsters
    yield from episode.mythos
    yield from episode.discovery


def _of_elder_one(elder: ElderOneDef) -> Iterator[Definition]:
    yield elder
    yield from elder.stages
    yield from elder.minions
    yield from elder.tokens
    yield from elder.mythos


# --- texts of one game -----------------------------------------------------------------------


@lru_cache(maxsize=4)
def wording_of(game: Game) -> Wording:
    """The words of one game, which is asked for them again and again."""
    followed = game.rulings.leave_triggers == "any"
    return Wording(game.content, game.episode, game.elder_one, followed=followed)


@lru_cache(maxsize=4)
def _of_game(game: Game) -> Mapping[tuple[TextKind, str], CardText]:
    """Every text of a game by kind and id."""
    wording = wording_of(game)
    found = (
        *_texts(wording, _core(game.content), CORE),
        *_texts(wording, _of_episode(game.episode), game.episode.id),
        *_texts(wording, _of_elder_one(game.elder_one), game.elder_one.id),
    )
    return MappingProxyType({(card.kind, card.id): card for card in found})


def text_named(game: Game, name: str) -> CardText | None:
    """The text of whatever has this id; None if nothing has, as of the bare rules."""
    texts = _of_game(game)
    return next((texts[kind, name] for kind in TextKind if (kind, name) in texts), None)


def _found(
    game: Game, name: str, argument: str, what: str, kinds: tuple[TextKind, ...]
) -> CardText:
    need(game, Game, "game", "a definition, as `load_game` gives it")
    need(name, str, argument, "an id, as a text")
    texts = _of_game(game)
    for kind in kinds:
        if (kind, name) in texts:
            return texts[kind, name]
    names = [known for kind, known in texts if kind in kinds]
    shown = [*names[:_SHOWN], *(["…"] if len(names) > _SHOWN else [])]
    ending = did_you_mean(name, names) or f"; there are: {', '.join(shown)}"
    raise ValueError(f"this game has no {what} '{name}'{ending}")


def card_text(game: Game, card_id: str) -> CardText:
    """The text of a card, Skill, Enemy, token, action or board of a game.

    Args:
        game: the definition.
        card_id: id as commands and events spell it.

    Raises:
        ValueError: if the game has nothing of that id; the sentence names the nearest one.
        ArgumentError: if an argument is of another kind.

    Example:
        >>> import dmd_core as dmd
        >>> print(card_text(dmd.load_game(), "desk").text)
        Desk
        Left: Whiskey Bottle (Item). Price: none. In your turn you may discard this card: you heal \
all your Stress, then you discard all Guilty Conscience cards.
    """
    return _found(game, card_id, "card_id", "text", tuple(TextKind))


def skill_text(game: Game, skill: SkillId | str, level: int | None = None) -> CardText:
    """The text of a Skill: all its levels, or what is in force at one of them.

    Args:
        game: the definition.
        skill: id of the Skill.
        level: 1 to 4 for what is in force at that level; without it every level is told with
            what it adds or replaces.

    Raises:
        ValueError: if there is no such Skill or level.
        ArgumentError: if an argument is of another kind.

    Example:
        >>> import dmd_core as dmd
        >>> skill_text(dmd.load_game(), "stealth", 4).lines
        ('Each Enemy you Sneak past takes 1 Wound.', \
'In each Run you may Sneak past any number of Enemies.')
    """
    text = _found(game, skill, "skill", "Skill", (TextKind.SKILL,))
    if level is None:
        return text
    found = game.skills[SkillId(skill)]
    top = len(found.levels)
    if type(level) is not int or not 1 <= level <= top:
        raise ValueError(f"'{skill}' has no level {given(level)}; allowed: 1 to {top}")
    return replace(text, lines=wording_of(game).in_force(found, level))


def enemy_text(game: Game, kind: EnemyId | str) -> CardText:
    """The text of a type of Enemy, or of the Elder One's box.

    Args:
        game: the definition.
        kind: id of the type.

    Raises:
        ValueError: if there is no such Enemy.
        ArgumentError: if an argument is of another kind.

    Example:
        >>> import dmd_core as dmd
        >>> enemy_text(dmd.load_game(), "byakhee").lines[2]
        'When it attacks, each Elder Sign is a Success too.'
    """
    return _found(game, kind, "kind", "Enemy", (TextKind.ENEMY, TextKind.ELDER_ONE))


__all__ = [
    "CORE",
    "Wording",
    "all_texts",
    "card_text",
    "enemy_text",
    "skill_text",
    "text_named",
    "wording_of",
]
