"""The boards as they are drawn: Investigators with tracks and cards, the Elder One, Enemies."""

from collections.abc import Iterator
from typing import Final

from dmd_core.death_may_die.ability_lookups import levels_of
from dmd_core.death_may_die.ids import DOWN, INSANITY_WOUND, CardId, SkillId
from dmd_core.death_may_die.lookups import attack_dice, figure, health, token_count
from dmd_core.death_may_die.say.card_text import CardText
from dmd_core.death_may_die.say.texts import card_text, enemy_text, skill_text
from dmd_core.death_may_die.screen.places import FIRE, SKULL, TOKEN, wounds
from dmd_core.death_may_die.state import HeldCard, Investigator, Scope, Side, Table
from dmd_core.death_may_die.text.names import Names
from dmd_core.kernel.ids import NOBODY, Seat
from dmd_core.screen.tableau import CardShown, Mark, Panel, Track, TrackStep
from dmd_core.tabletop.text.english import amounts, sentence

INVESTIGATOR, ELDER_ONE, ENEMIES, EPISODE = "investigator", "elder one", "enemies", "episode"
"""Kinds of panels."""
SKILL, INSANITY, MYTHOS, DISCOVERY, STAGE, ENEMY, ACTION = (
    "skill",
    "insanity",
    "mythos",
    "discovery",
    "stage",
    "enemy",
    "action",
)
"""Kinds of cards."""
KEPT, FACE_DOWN, CURRENT, PAST = "kept", "face down", "current", "past"
"""States of cards: of a Mythos card an Investigator has, and of Stages."""
BONUS_DIE, DEAD, OWED, USED, WOUND, GIFT, DICE = (
    "bonus die",
    "dead",
    "threshold",
    "used",
    "wound",
    "gift",
    "dice",
)
"""Kinds of marks of boards and cards."""

_USED: Final = {Scope.TURN: "used in this turn", Scope.GAME: "used in this game"}
_NAMED: Final = (INSANITY_WOUND, DOWN)
"""Tokens of a board that are shown as something else."""


def panels(names: Names, table: Table) -> Iterator[Panel]:
    """The boards by seat, then the Elder One, the types of Enemies and the Episode."""
    for seat, owner in enumerate(table.investigators):
        yield _investigator(names, table, Seat(seat), owner)
    yield _elder_one(names, table)
    yield _enemies(names)
    yield _episode(names)


# --- Investigators ---------------------------------------------------------------------------


def _investigator(names: Names, table: Table, seat: Seat, owner: Investigator) -> Panel:
    return Panel(
        owner.id,
        INVESTIGATOR,
        names.who(seat),
        seat,
        owner.space if owner.alive else "",
        tracks=tuple(_tracks(names, table, seat, owner)),
        cards=tuple(_cards(names, table, seat, owner)),
        marks=tuple(_marks(names, owner)),
        lines=tuple(map(sentence, _lines(names, table, seat, owner))),
    )


def _tracks(names: Names, table: Table, seat: Seat, owner: Investigator) -> Iterator[Track]:
    """Markers count steps from the leftmost space; Sanity is what was lost of it."""
    known = names.game.tracks
    yield Track("sanity", "Sanity lost", owner.sanity, 0, known.sanity, tuple(_thresholds(names)))
    yield Track("stress", "Stress", owner.stress, 0, known.stress)
    yield wounds(owner.wounds, known.wounds)
    if seat == table.active and owner.alive:
        most = names.game.rulings.actions_per_turn
        yield Track("actions", "Actions taken", min(table.actions, most), 0, most)


def _thresholds(names: Names) -> Iterator[TrackStep]:
    """Thresholds, those among them that give a bonus die, and the skull (SAN-01, -10)."""
    known = names.game.tracks
    for step in known.thresholds:
        bonus = step in known.bonus_thresholds
        name = "Threshold with a bonus die" if bonus else "Threshold"
        yield TrackStep(step, "bonus threshold" if bonus else "threshold", name)
    yield TrackStep(known.sanity, SKULL, "skull")


def _marks(names: Names, owner: Investigator) -> Iterator[Mark]:
    if not owner.alive:
        yield Mark(DEAD, DEAD, "eliminated")
    if owner.fire:
        yield Mark(FIRE, FIRE, "on Fire", owner.fire)
    if owner.bonus_dice:
        yield Mark(BONUS_DIE, BONUS_DIE, "bonus die from Thresholds", owner.bonus_dice)
    if owner.owed:
        yield Mark(OWED, OWED, "Threshold to work off", len(owner.owed))
    if token_count(owner, DOWN):
        yield Mark(DOWN, DOWN, "lying down")
    for token, n in owner.tokens:
        if token not in _NAMED:
            yield Mark(TOKEN, token, names.token(token), n)


def _lines(names: Names, table: Table, seat: Seat, owner: Investigator) -> Iterator[str]:
    if seat == table.starter:
        yield f"{names.who(seat)} is the starting player"
    if owner.named != NOBODY:
        yield f"{names.card(owner.insanity)} names {names.who(owner.named)}"


def _cards(names: Names, table: Table, seat: Seat, owner: Investigator) -> Iterator[CardShown]:
    """Skills at the levels in force, the Insanity, a kept Mythos card, claimed Discovery cards."""
    own = dict(owner.levels)
    for skill, level in levels_of(names.game, owner):
        yield _skill(names, table, seat, skill, level, level - own.get(skill, 0))
    if owner.insanity:
        tokens = token_count(owner, INSANITY_WOUND)
        marks = (Mark(WOUND, INSANITY_WOUND, "Wound token", tokens),) if tokens else ()
        yield card(names, owner.insanity, INSANITY, marks=marks)
    if owner.kept:
        yield card(names, owner.kept, MYTHOS, state=KEPT)
    for holding in owner.cards:
        yield _held(names, table, holding)


def _skill(
    names: Names, table: Table, seat: Seat, skill: SkillId, level: int, given: int
) -> CardShown:
    marks = list(_used(table, skill, seat))
    if given:
        marks.append(Mark(GIFT, GIFT, "level from a Companion", given))
    text = "\n".join(skill_text(names.game, skill, level).lines) if level else ""
    return CardShown(skill, SKILL, names.skill(skill), text, level, tuple(marks))


def _held(names: Names, table: Table, holding: HeldCard) -> CardShown:
    """The half that counts (DISC-06)."""
    text = half_text(names, holding)
    marks = list(_used(table, holding.card, NOBODY))
    if holding.wounds:
        marks.append(Mark(WOUND, WOUND, "Wound", holding.wounds))
    name = names.half(holding.card, Side(holding.side))
    return CardShown(holding.card, DISCOVERY, name, text, marks=tuple(marks))


def half_text(names: Names, holding: HeldCard) -> str:
    """What stands on the half of a claimed card that counts."""
    label = f"{holding.side.value.capitalize()}: "
    lines = card_text(names.game, holding.card).lines
    return "\n".join(line.removeprefix(label) for line in lines if line.startswith(label))


def _used(table: Table, source: str, owner: Seat) -> Iterator[Mark]:
    for use in table.used:
        if use.source == source and use.owner == owner:
            yield Mark(USED, use.scope.name.lower(), _USED[use.scope], use.count)


# --- the Elder One, Enemies, the Episode -----------------------------------------------------


def _elder_one(names: Names, table: Table) -> Panel:
    game, elder = names.game, table.elder
    shown = figure(table, elder.figure)
    tracks = () if shown is None else (wounds(shown.wounds, health(game, table, shown)),)
    marks: tuple[Mark, ...] = ()
    if shown is not None:
        marks = tuple(_dice(*attack_dice(game, table, shown)))
    return Panel(
        game.elder_one.id,
        ELDER_ONE,
        game.elder_one.name,
        place="" if shown is None else shown.space,
        tracks=tracks,
        cards=tuple(_stages(names, table)),
        marks=marks,
    )


def _stages(names: Names, table: Table) -> Iterator[CardShown]:
    """The Stages; those to come lie face down (SETUP-06)."""
    current = table.elder.stage
    for stage in names.game.stages:
        name = names.stage(stage.stage)
        if stage.stage > current:
            yield CardShown(stage.id, STAGE, name, state=FACE_DOWN)
            continue
        text = "\n".join(card_text(names.game, stage.id).lines)
        state = CURRENT if stage.stage == current else PAST
        yield CardShown(stage.id, STAGE, name, text, state=state)


def _enemies(names: Names) -> Panel:
    game = names.game
    cards = [
        _shown(enemy_text(game, kind), ENEMY, tuple(_dice(known.standard, known.bonus)))
        for kind, known in game.enemies.items()
        if kind != game.elder_one.id
    ]
    return Panel(ENEMIES, ENEMIES, "Enemies", cards=tuple(cards))


def _dice(standard: int, bonus: int) -> Iterator[Mark]:
    """The dice of an Enemy's attack (DICE-03)."""
    for kind, n in (("standard", standard), ("bonus", bonus)):
        if n:
            yield Mark(DICE, kind, amounts((n, f"{kind} die")))  # the name has the number


def _episode(names: Names) -> Panel:
    """The Episode's actions, and what its objects or its Ritual are about (EPI-01)."""
    episode = names.game.episode
    cards = [_shown(card_text(names.game, action.id), ACTION) for action in episode.actions]
    about = episode.id if episode.objects is None else str(episode.objects.kind)
    lines = card_text(names.game, about).lines
    return Panel(episode.id, EPISODE, episode.name, cards=tuple(cards), lines=lines)


def card(
    names: Names, name: CardId, kind: str, *, marks: tuple[Mark, ...] = (), state: str = ""
) -> CardShown:
    """A card that lies open, with what stands on it."""
    return _shown(card_text(names.game, name), kind, marks, state)


def _shown(text: CardText, kind: str, marks: tuple[Mark, ...] = (), state: str = "") -> CardShown:
    return CardShown(text.id, kind, text.name, "\n".join(text.lines), marks=marks, state=state)


__all__ = ["DISCOVERY", "MYTHOS", "card", "half_text", "panels"]
