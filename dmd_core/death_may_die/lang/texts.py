"""All that a language is to have words for in Death May Die."""

from collections.abc import Iterable, Iterator
from typing import Final

from dmd_core.death_may_die.content.boxes import Content, EpisodeDef
from dmd_core.death_may_die.content.loader import load_content
from dmd_core.death_may_die.ids import BASIC_ACTIONS
from dmd_core.death_may_die.lang.catalogue import CATALOGUE
from dmd_core.death_may_die.lang.labels import LABELS
from dmd_core.death_may_die.ruleset import DEATH_MAY_DIE
from dmd_core.death_may_die.text.names import AT_WORK
from dmd_core.kernel.decisions import CHANCE
from dmd_core.tabletop.lang.catalogue import NUMBER, THING, THINGS, YES_NO, one_of
from dmd_core.tabletop.lang.messages import Message, named
from dmd_core.tabletop.lang.wanted import Arguments, Texts
from dmd_core.tabletop.text.english import readable

_COUNTED: Final[Arguments] = {"n": NUMBER}

PARTS: Final[dict[str, Arguments]] = {
    "figure": {"kind": THING, "place": NUMBER, "wounds": NUMBER, "space": THING},
    "figures-all": {"n": NUMBER, "kind": THING, "space": THING},
    "figures-at": {"figures": THINGS, "space": THING},
    "figure-gone": {},
    "enemies": {"n": NUMBER, "kind": THING},
    "object-on": {"kind": THING, "space": THING},
    "stage": {"stage": NUMBER, "elder": THING},
    "half": {"side": one_of("left", "right"), "card": THING},
    "face": {"first": THINGS, "rest": THINGS},
    "die": {"sort": one_of("standard", "bonus", "any"), "face": THING},
    "die-gone": {},
    "move": {"card": THING, "giver": THING, "receiver": THING},
    "companion-wounds": {"card": THING, "n": NUMBER, "seat": THING},
    "successes": _COUNTED,
    "elder-signs": _COUNTED,
    "tentacles": _COUNTED,
    "standard-dice": _COUNTED,
    "bonus-dice": _COUNTED,
    "stress": _COUNTED,
    "wounds": _COUNTED,
    "fire-tokens": _COUNTED,
    "fire-substitutes": _COUNTED,
    "verdict": {"outcome": one_of("win", "loss", "open"), "round": NUMBER},
    "objects-destroyed": {"n": NUMBER, "all": NUMBER, "end": YES_NO},
    "on-track": {
        "position": NUMBER,
        "last": NUMBER,
        "at": one_of("track", "board"),
        "space": one_of(),
        "stage": NUMBER,
    },
    "fate": {
        "how": one_of("alive", "mad", "killed"),
        **dict.fromkeys(("wounds", "stress", "sanity"), NUMBER),
        **{f"most-{name}": NUMBER for name in ("wounds", "stress", "sanity")},
    },
    **{f"pick-{what}": {} for what in ("space", "enemy", "investigator", "card")},
}
"""Messages inside of others, with their arguments."""


def names() -> Iterator[Message]:
    """The names of all built-in packs."""
    content = load_content()
    yield from _of_the_rules()
    for board in content.core.investigators:
        yield named("investigator", board.name)
    for skill in content.core.skills:
        yield named("skill", skill.name)
    yield from _cards(content)
    for elder in content.elder_ones:
        yield named("elder", elder.name)
        yield from (named("token", token.name) for token in elder.tokens)
        yield from (named("enemy", enemy.name) for enemy in elder.minions)
    for episode in content.episodes:
        yield from _of_episode(episode)


def _of_the_rules() -> Iterator[Message]:
    for action in BASIC_ACTIONS:
        yield named("action", readable(action))
    for word, says in AT_WORK.items():
        yield Message(f"rules-{word}".replace("_", "-"), says)


def _of_episode(episode: EpisodeDef) -> Iterator[Message]:
    yield named("episode", episode.name)
    if episode.objects is not None:
        yield named("object", episode.objects.name)
    yield from (named("token", token.name) for token in episode.tokens)
    yield from (named("action", action.name) for action in episode.actions)
    yield from (named("enemy", enemy.name) for enemy in episode.monsters)
    yield from (named("space", space.name) for space in episode.map.spaces)


def _cards(content: Content) -> Iterable[Message]:
    """Names of cards, halves and reverse sides, each once."""
    found: list[str] = [card.name for card in content.core.insanities]
    for elder in content.elder_ones:
        found += [card.name for card in elder.mythos]
    for episode in content.episodes:
        found += [card.name for card in episode.mythos]
        found += [back.name for back in episode.backs]
        for card in episode.discovery:
            found.append(card.name)
            found += [half.name for half in (card.left, card.right) if half is not None]
    return [named("card", name) for name in dict.fromkeys(found)]


TEXTS: Final = Texts(
    CATALOGUE,
    ("dmd_core.death_may_die.chapters", "dmd_core.kernel"),
    PARTS,
    names,
    LABELS,
    ("action", "stress", "wound", "step", "card"),
    tuple(sorted({*DEATH_MAY_DIE.handlers.kinds.values(), CHANCE})),
)
"""Every message of the game."""

__all__ = ["PARTS", "TEXTS", "names"]
