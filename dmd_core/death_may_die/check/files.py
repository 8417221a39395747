"""Checks of one file: counts and numbers that its types cannot say."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from dmd_core.death_may_die.check.maps import check_map
from dmd_core.death_may_die.check.texts import check_texts
from dmd_core.death_may_die.content.board import Die, MapDef, Origin
from dmd_core.death_may_die.content.cards import (
    FREE,
    Category,
    EnemyDef,
    HalfDef,
    LevelMode,
    SkillDef,
)
from dmd_core.death_may_die.content.files import (
    DiceFile,
    DiscoveryFile,
    InsanityFile,
    InvestigatorsFile,
    MinionsFile,
    MonstersFile,
    MythosFile,
    PackHead,
    SkillsFile,
    StagesFile,
    TracksFile,
)
from dmd_core.death_may_die.content.language import LANGUAGE, language_of
from dmd_core.death_may_die.content.limits import (
    DISCOVERY_CARDS,
    FACES,
    MYTHOS_CARDS,
    SKILLS_OF_A_BOARD,
)
from dmd_core.death_may_die.content.structure import fields_of
from dmd_core.death_may_die.rule_numbers import MAX_PLAYERS, STAGES, TOP_LEVEL
from dmd_core.death_may_die.state import Side
from dmd_core.death_may_die.words.selectors import CULTIST, CardKind
from dmd_core.kernel.schema.faults import Fault, suggest
from dmd_core.tabletop.packs.limits import ORIGIN
from dmd_core.tabletop.packs.reading import PackFile


def _count(name: str, found: int, what: str, allowed: str) -> Fault:
    return Fault((name,), f"{found} {what}", (allowed,))


# --- core ------------------------------------------------------------------------------------


def _dice(dice: DiceFile) -> Iterator[Fault]:
    """Six faces (DICE-04), no Tentacle on the bonus die; a face of one id shows the same."""
    shown: dict[str, tuple[int, int, int]] = {}
    for name, die in (("standard_die", dice.standard_die), ("bonus_die", dice.bonus_die)):
        for fault in _die(die, shown):
            yield fault.under(name)
    for place, face in enumerate(dice.bonus_die.faces):
        if face.tentacles:
            yield Fault(("bonus_die", "faces", place, "tentacles"), str(face.tentacles), ("0",))


def _die(die: Die, shown: dict[str, tuple[int, int, int]]) -> Iterator[Fault]:
    count = sum(face.copies for face in die.faces)
    if count != FACES:
        yield _count("faces", count, "faces", str(FACES))
    for place, face in enumerate(die.faces):
        if face.id in [other.id for other in die.faces[:place]]:
            yield Fault(("faces", place, "id"), f"'{face.id}' again", ("another id, or 'copies'",))
        symbols = (face.successes, face.elder_signs, face.tentacles)
        if shown.setdefault(face.id, symbols) != symbols:
            allowed = "the symbols of the other face with this id"
            yield Fault(("faces", place), f"other symbols for '{face.id}'", (allowed,))


def _tracks(file: TracksFile) -> Iterator[Fault]:
    tracks = file.tracks
    for name, length in (
        ("wounds", tracks.wounds),
        ("stress", tracks.stress),
        ("sanity", tracks.sanity),
    ):
        if length == 0:
            yield Fault(("tracks", name), "0", ("1 or more",))
    last = 0
    for place, mark in enumerate(tracks.thresholds):
        if not last < mark < tracks.sanity:
            allowed = f"more than {last} and less than {tracks.sanity}"
            yield Fault(("tracks", "thresholds", place), str(mark), (allowed,))
        last = max(last, mark)
    for place, mark in enumerate(tracks.bonus_thresholds):
        if mark not in tracks.thresholds or mark in tracks.bonus_thresholds[:place]:
            marks = tuple(str(threshold) for threshold in tracks.thresholds)
            yield Fault(("tracks", "bonus_thresholds", place), str(mark), marks)
    line = file.summoning_track
    if not 1 <= line.start < line.first_red < line.last:
        found = f"start {line.start}, first_red {line.first_red}, last {line.last}"
        yield Fault(("summoning_track",), found, ("1 <= start < first_red < last",))


def _skills(file: SkillsFile) -> Iterator[Fault]:
    for place, skill in enumerate(file.skills):
        for fault in _skill(skill):
            yield fault.under("skills", place)


def _skill(skill: SkillDef) -> Iterator[Fault]:
    """Four levels; what a level replaces must be in force below it (SKL-03)."""
    if len(skill.levels) != TOP_LEVEL:
        yield _count("levels", len(skill.levels), "levels", str(TOP_LEVEL))
    slots: set[str] = set()
    for place, level in enumerate(skill.levels):
        path = ("levels", place)
        first = level.mode is LevelMode.FIRST
        if first != (place == 0):
            others = tuple(mode.value for mode in LevelMode if mode is not LevelMode.FIRST)
            allowed = others if place else (LevelMode.FIRST.value,)
            yield Fault((*path, "mode"), f"'{level.mode.value}'", allowed)
        if level.mode is LevelMode.REPLACES and not level.replaces:
            yield Fault((*path, "replaces"), "nothing", ("1 or more slots of lower levels",))
        if not level.abilities:
            yield Fault((*path, "abilities"), "no ability", ("1 or more",))
        for spot, slot in enumerate(level.replaces):
            if slot not in slots:
                words = tuple(sorted(slots))
                near = suggest(slot, words)
                yield Fault((*path, "replaces", spot), f"'{slot}'", words, near)
        slots.difference_update(level.replaces)
        slots.update(ability.slot for ability in level.abilities if ability.slot)


def _boards(file: InvestigatorsFile) -> Iterator[Fault]:
    boards = file.investigators
    if len(boards) < MAX_PLAYERS:
        yield _count("investigators", len(boards), "boards", f"{MAX_PLAYERS} or more")
    for place, board in enumerate(boards):
        if len(board.skills) != SKILLS_OF_A_BOARD:
            fault = _count("skills", len(board.skills), "Skills", str(SKILLS_OF_A_BOARD))
            yield fault.under("investigators", place)
        for spot, skill in enumerate(board.skills):
            if skill in board.skills[:spot]:
                path = ("investigators", place, "skills", spot)
                yield Fault(path, f"'{skill}' again", ("another Skill",))


def _insanities(file: InsanityFile) -> Iterator[Fault]:
    if len(file.insanities) < MAX_PLAYERS:
        yield _count("insanities", len(file.insanities), "cards", f"{MAX_PLAYERS} or more")


# --- Episode and Elder One -------------------------------------------------------------------


def _mythos(file: MythosFile) -> Iterator[Fault]:
    if len(file.mythos) != MYTHOS_CARDS:
        yield _count("mythos", len(file.mythos), "cards", str(MYTHOS_CARDS))


def _monsters(file: MonstersFile) -> Iterator[Fault]:
    return _enemies("monsters", file.monsters, (Category.MONSTER,))


def _minions(file: MinionsFile) -> Iterator[Fault]:
    return _enemies("minions", file.minions, (Category.CULTIST, Category.MONSTER))


def _enemies(
    name: str, enemies: Sequence[EnemyDef], categories: Sequence[Category]
) -> Iterator[Fault]:
    words = tuple(category.value for category in categories)
    for place, enemy in enumerate(enemies):
        if enemy.category not in categories:
            yield Fault((name, place, "category"), f"'{enemy.category.value}'", words)
        elif enemy.id == CULTIST and enemy.category is not Category.CULTIST:
            found = f"'{enemy.category.value}'"
            yield Fault((name, place, "category"), found, (Category.CULTIST.value,))


def _stages(file: StagesFile) -> Iterator[Fault]:
    """Stages 1 to 4; the first has neither health nor dice nor a reveal (ELDER-03)."""
    stages = file.stages
    if len(stages) != STAGES:
        yield _count("stages", len(stages), "Stages", str(STAGES))
    for place, stage in enumerate(stages):
        path = ("stages", place)
        if stage.stage != place + 1:
            yield Fault((*path, "stage"), str(stage.stage), (str(place + 1),))
        if place == 0:
            for name in ("health", "standard", "bonus"):
                if getattr(stage, name):
                    yield Fault((*path, name), str(getattr(stage, name)), ("0 on Stage 1",))
            if stage.on_reveal:
                yield Fault((*path, "on_reveal"), "a text", ("nothing on Stage 1",))
        elif stage.health < 1:
            yield Fault((*path, "health"), str(stage.health), ("1 or more",))


def _discovery(file: DiscoveryFile) -> Iterator[Fault]:
    cards = file.discovery
    if len(cards) != DISCOVERY_CARDS:
        yield _count("discovery", len(cards), "cards", str(DISCOVERY_CARDS))
    for place, card in enumerate(cards):
        path = ("discovery", place)
        if not card.offers and not card.mandatory:
            yield Fault(path, "neither a half nor a text", ("left, right, instead or mandatory",))
        elif card.left is not None and card.right is not None and card.left.id == card.right.id:
            found = f"'{card.right.id}' on both halves"
            yield Fault((*path, "right", "id"), found, ("another id",))
        for side in Side:
            half = card.half(side)
            if half is not None:
                for fault in _half(half):
                    yield fault.under(*path, side.value)


def _half(half: HalfDef) -> Iterator[Fault]:
    if half.forced and half.price != FREE:
        yield Fault(("price",), "a price", ("none: a forced half is claimed without one",))
    if half.health is not None and half.kind is not CardKind.COMPANION:
        yield Fault(("health",), str(half.health), ("none: only Companions have health",))


_CHECKS: Final[Mapping[type, Callable[[Any], Iterator[Fault]]]] = {
    DiceFile: _dice,
    TracksFile: _tracks,
    SkillsFile: _skills,
    InvestigatorsFile: _boards,
    InsanityFile: _insanities,
    MapDef: check_map,
    MonstersFile: _monsters,
    MinionsFile: _minions,
    MythosFile: _mythos,
    StagesFile: _stages,
    DiscoveryFile: _discovery,
}
"""What is asked of a file beside its texts; `Any`, because each function takes its own class."""


def check_file(file: PackFile) -> Iterator[Fault]:
    """Everything that is wrong with a file, taken alone."""
    check = _CHECKS.get(type(file.typed))
    if check is not None:
        yield from (fault for fault in check(file.typed) if not _was_said(file, fault))
    yield from check_texts(file)
    head = isinstance(file.typed, PackHead)
    if (language_of(file.written) if head else file.language) == LANGUAGE:
        yield from _origins(file)


def _origins(file: PackFile) -> Iterator[Fault]:
    """Definitions that do not say where they come from; packs of the first language need not."""
    for path, node, raw in file.nodes:
        kind: type = type(node)
        unsaid = isinstance(raw, Mapping) and ORIGIN not in raw
        if unsaid and any(field.name == ORIGIN for field in fields_of(kind)):
            words = tuple(origin.value for origin in Origin)
            yield Fault((*path, ORIGIN), "nothing", words)


def _was_said(file: PackFile, fault: Fault) -> bool:
    """Whether a level of a Skill had an ability of an older language that came to nothing."""
    return file.language != LANGUAGE and fault.path[-1:] == ("abilities",)


__all__ = ["check_file"]
