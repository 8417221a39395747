"""Words and data cannot drift apart: every class has words, every value shows in them."""

from collections.abc import Callable, Iterator
from typing import Any, Final, get_args

import attrs
import pytest

from dmd_core.death_may_die.content import board, boxes, cards
from dmd_core.death_may_die.content.boxes import (
    DestroyAction,
    ElderOneDef,
    EpisodeDef,
    ObjectsDef,
    SuccessAction,
)
from dmd_core.death_may_die.content.cards import Category, EnemyDef, SkillDef
from dmd_core.death_may_die.content.loader import load_content
from dmd_core.death_may_die.ids import ActionId, EnemyId
from dmd_core.death_may_die.say import Definition, Wording
from dmd_core.death_may_die.say.base import ABILITIES, CONDITIONS, EFFECTS, Speech
from dmd_core.death_may_die.say.card_text import TEXTS
from dmd_core.death_may_die.say.skills import in_force
from dmd_core.death_may_die.words.base import (
    Ability,
    Condition,
    Effect,
    words_of,
)
from dmd_core.death_may_die.words.conditions import Not
from dmd_core.death_may_die.words.control import If
from dmd_core.death_may_die.words.elder_one import Advance
from dmd_core.kernel.node import replace
from dmd_core.tabletop.saying import Renderers
from dmd_core.tabletop.words import Word
from tests.death_may_die.texts.wording_mutants import Path, Step, as_effects, fill, mutants
from tests.sampling import sampled

CONTENT: Final = load_content()
EPISODE: Final = CONTENT.episodes[0]
CTHULHU: Final = CONTENT.elder_ones[0]
WORDING: Final = Wording(CONTENT, EPISODE, CTHULHU)


# --- completeness ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("table", "family"),
    [(EFFECTS, Effect), (CONDITIONS, Condition), (ABILITIES, Ability)],
    ids=["effects", "conditions", "abilities"],
)
def test_every_word_has_english(table: Renderers[Any, Any, Any], family: type[Word]) -> None:
    """A class that joins a family without a renderer fails here."""
    assert set(words_of(family)) == table.kinds()


def test_every_definition_with_a_text_has_english() -> None:
    """A class that joins the definitions without a renderer fails here."""
    assert set(get_args(Definition)) == TEXTS.kinds()


SAID_WITHIN: Final = {
    "Face",
    "SkillLevel",
    "SummonLine",
    "Price",
    "HalfDef",
    "SpaceDef",
    "KillDef",
    "RitualDef",
}
"""Definitions that are part of another one's text."""
NO_CARD: Final = {"Content", "CoreDef", "Goal"}
"""What only holds definitions together, and what is advice for bots."""


def test_every_definition_has_a_text_or_stands_in_one() -> None:
    """A new kind of component needs words too."""
    known = {cls.__name__ for cls in TEXTS.kinds()} | SAID_WITHIN | NO_CARD
    named = {
        name
        for module in (board, boxes, cards)
        for name in module.__all__
        if isinstance(getattr(module, name), type) and attrs.has(getattr(module, name))
    }
    assert named == known


def test_a_class_without_words_is_a_fault_of_the_program() -> None:
    """The table says which class was forgotten."""
    table: Renderers[Speech, object, str] = Renderers("the effect")
    with pytest.raises(AssertionError, match="no words for the effect 'Advance'"):
        table.say(None, Advance())  # type: ignore[arg-type]  # nothing is said


def _samples() -> list[Definition]:
    """Every class of the vocabulary with what it requires, on a card of its own."""
    texts: list[Definition] = [as_effects(fill(cls)) for cls in words_of(Effect)]
    for cls in words_of(Condition):
        condition: Any = fill(cls)
        texts.append(as_effects(If(condition, Advance())))
        if cls is not Not:  # twice denied says what it says at first
            texts.append(as_effects(If(Not(condition), Advance())))
    texts.extend(_bearer(fill(cls)) for cls in words_of(Ability))
    action = SuccessAction(ActionId("test"), "Test", 2, Advance())
    return [*texts, action, DestroyAction(ActionId("break"), "Break")]


def _bearer(ability: Any) -> EnemyDef:  # noqa: ANN401 - one of forty classes
    kind = EnemyId("bearer")
    return EnemyDef(kind, "Bearer", Category.MONSTER, 1, 1, 1, 1, (ability,))


def test_no_two_words_of_the_vocabulary_read_alike() -> None:
    """Samples of different classes give different texts, a condition and its denial too."""
    said: dict[tuple[str, ...], Definition] = {}
    alike: list[tuple[Definition, Definition]] = []
    for sample in _samples():
        lines = WORDING.text(sample).lines
        if said.setdefault(lines, sample) != sample:
            alike.append((said[lines], sample))
    assert alike == []


# --- text and data cannot drift apart --------------------------------------------------------

_DRAWN: Final = "where it is drawn, which a screen shows"
_ID: Final = "ids name a definition for commands and references; people read its name"
_SLOT: Final = "only Skills put slots out of force"
NO_WORDS: Final[dict[str, str]] = {
    "HalfDef.id": _ID,
    "Option.id": _ID,
    "Face.id": _ID,
    "SpaceDef.objects": _ID,
    "SpaceDef.at": _DRAWN,
    "SpaceDef.floor": _DRAWN,
}
"""Places without words of their own, and why."""
ELSEWHERE: Final[dict[str, str]] = {
    "EpisodeDef.objects": "they have a text of their own",
    "EpisodeDef.goals": "advice for bots is no part of the box",
}
"""What a definition holds that lists others by name, and why it does not name it."""

IDLE: Final[dict[str, tuple[str, Callable[[Any], bool]]]] = {
    "Spaces.within": (
        "a distance from nowhere, or one that another takes the place of",
        lambda spaces: spaces.at is None or spaces.beyond is not None,
    ),
    "Spaces.beyond": ("a distance from nowhere", lambda spaces: spaces.at is None),
    "Investigators.at_least": ("a number of nothing", lambda who: who.token is None),
    "Heal.stress": ("a mix takes its place", lambda heal: heal.mix > 0),
    "Heal.wounds": ("a mix takes its place", lambda heal: heal.mix > 0),
    "DiscardCards.n": ("all that fit may be kept or go", lambda verb: verb.keep_for > 0),
}
"""Values that the rules do not look at while another value is what it is."""


def _definitions() -> Iterator[Definition]:
    """Every built-in definition and the samples; containers come with their parts."""
    core = CONTENT.core
    yield from (core.standard_die, core.bonus_die, core.tracks, core.summoning_track, core.tokens)
    yield from core.skills
    yield from core.investigators
    yield from core.insanities
    assert EPISODE.objects is not None
    yield from (EPISODE, EPISODE.map, EPISODE.objects)
    yield from EPISODE.backs
    yield from EPISODE.actions
    yield from EPISODE.monsters
    yield from EPISODE.mythos
    yield from EPISODE.discovery
    yield CTHULHU
    yield from CTHULHU.stages
    yield from CTHULHU.minions
    yield from CTHULHU.tokens
    yield from CTHULHU.mythos
    yield from _samples()


CONTAINERS: Final = (EpisodeDef, ElderOneDef, ObjectsDef)
"""Definitions that list others by name only: the parts have texts of their own."""


def _same_skill(skill: object, other: object) -> bool:
    """Whether two Skills do the same at every level, whatever their slots are called."""
    if not isinstance(skill, SkillDef) or not isinstance(other, SkillDef):
        return False
    return all(
        [_unnamed(a) for _, a in in_force(skill, level)]
        == [_unnamed(a) for _, a in in_force(other, level)]
        for level in range(1, len(skill.levels) + 1)
    ) and [level.mode for level in skill.levels] == [level.mode for level in other.levels]


def _unnamed(ability: Any) -> object:  # noqa: ANN401 - one of forty classes
    return replace(ability, slot="")


def _exempt(definition: Definition, path: Path, mutant: object) -> bool:
    step = path[-1]
    if step.place in ELSEWHERE or step.field == "origin" or step.place in NO_WORDS:
        return True
    if any(map(_idle, path)):
        return True
    if step.field == "slot" and not isinstance(definition, SkillDef):
        return True
    return _same_skill(definition, mutant) or _same_names(definition, mutant)


def _idle(step: Step) -> bool:
    return step.place in IDLE and IDLE[step.place][1](step.node)


def _same_names(definition: object, mutant: object) -> bool:
    """Two cards of one name in a list of names: their own texts tell them apart."""
    return (
        isinstance(definition, EpisodeDef | ElderOneDef)
        and isinstance(mutant, EpisodeDef | ElderOneDef)
        and definition != mutant
        and _names(definition) == _names(mutant)
    )


def _names(box: EpisodeDef | ElderOneDef) -> object:
    """The box with its Mythos cards told by name only."""
    return replace(box, mythos=()), [card.name for card in box.mythos]


def test_a_definition_that_differs_in_any_value_reads_differently() -> None:
    """Thousands of definitions with one value changed each: every text changes with it."""
    count = 0
    silent: list[str] = []
    for definition in _definitions():
        own = WORDING.text(definition)
        into = not isinstance(definition, CONTAINERS)
        for path, mutant in mutants(definition, into=into):
            count += 1
            if WORDING.text(mutant) == own and not _exempt(definition, path, mutant):  # type: ignore[arg-type]  # of the class of the original
                silent.append(f"{own.id}: {' > '.join(step.place for step in path)}")
    assert silent == []
    assert count > 9000  # the mutants themselves are there


@pytest.mark.parametrize("place", sampled([*NO_WORDS, *IDLE], 3))
def test_an_exemption_is_needed(place: str) -> None:
    """A place that has words by now must leave the list of places without."""
    silent = [
        path
        for definition in _definitions()
        if not isinstance(definition, CONTAINERS)
        for path, mutant in mutants(definition)
        if path[-1].place == place and WORDING.text(mutant) == WORDING.text(definition)  # type: ignore[arg-type]  # as above
    ]
    assert silent != []
