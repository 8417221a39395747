"""Checks for texts that could never do anything: words out of place, empty words, contradictions.

A text that does nothing is always a slip, and one that a game would never show: it has to be told
before anybody plays.
"""

from collections.abc import Iterator
from typing import Final, TypeAlias

from dmd_core.death_may_die.abilities.vocabulary import (
    ABILITIES,
    AddTentacles,
    BeforeAttack,
    BonusDice,
    Convert,
    ConvertBonus,
    CountElderSigns,
    FreeAction,
    FreeRerolls,
    KeepMythos,
    NameOther,
    Per,
    Reduce,
    SafeToRest,
    SkillLevel,
    TokenShortage,
    Usable,
    When,
)
from dmd_core.death_may_die.content.definitions import (
    DiscoveryDef,
    EnemyDef,
    HalfDef,
    InsanityDef,
    MythosDef,
    SkillDef,
    StageDef,
)
from dmd_core.death_may_die.content.reading import PackFile
from dmd_core.death_may_die.content.structure import Fault, Path
from dmd_core.death_may_die.content.walking import nodes
from dmd_core.death_may_die.effects.conditions import Exists, KeepsCard, NamedApart
from dmd_core.death_may_die.effects.selectors import Investigators, Spaces, Who
from dmd_core.death_may_die.effects.verbs import (
    DiscardCards,
    DiscardThis,
    Harm,
    Heal,
    MeetNamed,
    PlaceToken,
    ResolveKept,
    SummonElderOne,
)
from dmd_core.death_may_die.rule_numbers import MAX_PLAYERS
from dmd_core.death_may_die.state import HURTING, RollKind

Entry: TypeAlias = tuple[Path, object]

SUMMONING_STAGE: Final = 2
"""The Stage with which the Elder One comes to the board (SUM-12)."""

_NAMES: Final = {
    SkillDef: "a Skill",
    InsanityDef: "an Insanity card",
    HalfDef: "a half of a Discovery card",
    EnemyDef: "an Enemy",
    StageDef: "a Stage",
    DiscoveryDef: "a Discovery card",
    MythosDef: "a Mythos card",
}
"""Definitions that texts stand in."""

_ONLY: Final[dict[type, type]] = {
    Usable: HalfDef,
    SkillLevel: HalfDef,
    NameOther: InsanityDef,
    BeforeAttack: EnemyDef,
    CountElderSigns: EnemyDef,
    AddTentacles: EnemyDef,
    TokenShortage: StageDef,
}
"""Abilities that the rules look for in one kind of text."""

_OF_INVESTIGATORS: Final = (SkillDef, InsanityDef, HalfDef)
"""Texts in which the rules look for all other abilities."""

_MEMORY: Final[dict[type, type]] = {
    ResolveKept: KeepMythos,
    KeepsCard: KeepMythos,
    MeetNamed: NameOther,
    NamedApart: NameOther,
}
"""Words about what an Insanity card remembers, and the ability that makes it remember."""

_AMOUNTS: Final[dict[type, tuple[str, ...]]] = {
    Heal: ("stress", "wounds", "mix"),
    Harm: ("enemies", "investigators", "objects"),
    Reduce: ("wounds", "sanity"),
    Convert: ("successes", "tentacles", "heal_stress", "heal_wounds"),
    ConvertBonus: ("successes", "heal_stress", "heal_wounds"),
}
"""Words that do nothing if all of these fields are empty."""


def check_idle(file: PackFile) -> Iterator[Fault]:
    """Texts of a file that could never do anything."""
    found = [(path, node) for path, node, _ in nodes(file)]
    owners = [entry for entry in found if type(entry[1]) in _NAMES]
    for path, node in found:
        owner = _owner(path, owners)
        yield from _place(path, node, owner)
        yield from _empty(path, node)
        yield from _contradiction(path, node)
        yield from _unread(path, node)
        if isinstance(node, ConvertBonus) and not _has(owner, found, Convert):
            yield Fault((*path, "hook"), f"'{node.HOOK}'", ("a text that converts symbols too",))
    yield from _circles(found)


def _owner(path: Path, owners: list[Entry]) -> Entry | None:
    """The innermost definition around a path."""
    around = [entry for entry in owners if path[: len(entry[0])] == entry[0]]
    return max(around, key=lambda entry: len(entry[0]), default=None)


def _has(owner: Entry | None, found: list[Entry], kind: type) -> bool:
    """Whether a text has a word of that kind in it."""
    return owner is not None and any(
        isinstance(node, kind) and path[: len(owner[0])] == owner[0] for path, node in found
    )


def _place(path: Path, node: object, owner: Entry | None) -> Iterator[Fault]:
    """A word where the rules would never look for it."""
    kind = type(node)
    text = None if owner is None else type(owner[1])
    if kind in ABILITIES:
        only = _ONLY.get(kind)
        homes = _OF_INVESTIGATORS if only is None else (only,)
        if text not in homes:
            allowed = tuple(_NAMES[home] for home in homes)
            yield _misplaced((*path, "hook"), node.HOOK, text, allowed)  # type: ignore[attr-defined]  # each ability has one
    elif kind in _MEMORY:
        need = _MEMORY[kind]
        word, field = (node.DO, "do") if hasattr(node, "DO") else (node.IS, "is")  # type: ignore[attr-defined]  # a word has one of both
        card = owner[1] if owner is not None else None
        if not isinstance(card, InsanityDef):
            yield _misplaced((*path, field), word, text, (_NAMES[InsanityDef],))
        elif not any(isinstance(ability, need) for ability in card.abilities):
            allowed_text = f"an Insanity card with the ability '{need.HOOK}'"  # type: ignore[attr-defined]  # each ability has one
            yield Fault((*path, field), f"'{word}'", (allowed_text,))
    elif kind is DiscardThis and text is not DiscoveryDef:
        yield _misplaced((*path, "do"), DiscardThis.DO, text, ("lines above the halves",))
    elif kind is SummonElderOne and not _is_summoning(path, owner):
        yield _misplaced((*path, "do"), SummonElderOne.DO, text, ("'on_reveal' of Stage 2",))


def _is_summoning(path: Path, owner: Entry | None) -> bool:
    """Whether it is what Stage 2 does when it is revealed: the Elder One comes once (SUM-12)."""
    if owner is None or not isinstance(owner[1], StageDef):
        return False
    return owner[1].stage == SUMMONING_STAGE and path[len(owner[0])] == "on_reveal"


def _misplaced(path: Path, word: str, text: type | None, allowed: tuple[str, ...]) -> Fault:
    where = "here" if text is None else f"on {_NAMES[text]}"
    return Fault(path, f"'{word}' {where}, where no rule looks for it", allowed)


def _empty(path: Path, node: object) -> Iterator[Fault]:
    fields = _AMOUNTS.get(type(node))
    if fields is not None and not any(getattr(node, field) not in (0, None) for field in fields):
        yield Fault(path, "a word that does nothing", (f"one or more of {', '.join(fields)}",))
    if isinstance(node, MythosDef) and not (node.symbol or node.effects or node.summons):
        yield Fault(path, "an empty card", ("a symbol, effects or summons",))


def _contradiction(path: Path, node: object) -> Iterator[Fault]:
    match node:
        case Spaces():
            if node.within and node.at is None:
                yield Fault((*path, "within"), str(node.within), ("0, or 'at' beside it",))
            if node.token is not None and node.token == node.without_token:
                yield _never((*path, "without_token"), node.token, "another token than 'token'")
        case Investigators(token=None) if node.at_least > 1:
            yield Fault((*path, "at_least"), str(node.at_least), ("1, or 'token' beside it",))
        case Exists(investigators=Investigators() as who):
            most = 1 if who.who in (Who.YOU, Who.IT) else MAX_PLAYERS
            if node.at_least > most:
                yield Fault((*path, "at_least"), str(node.at_least), (f"1 to {most}",))
        case HalfDef():
            yield from _half(path, node)
        case When():
            yield from _when(path, node)
        case SafeToRest(when=when) | FreeAction(when=when):
            yield from _no_roll(path, when, isinstance(node, FreeAction))
        case _:
            pass


def _unread(path: Path, node: object) -> Iterator[Fault]:
    """A value that the rules do not read beside the others."""
    match node:
        case FreeRerolls(per=Per.GAME):
            yield Fault((*path, "per"), "'game', which no rule counts", ("'roll' or 'turn'",))
        case BonusDice(when=When(reach=None, rolls=rolls)) if rolls and set(rolls) <= set(HURTING):
            allowed = "rolls in which a Success is good for the owner (DMD-AMB-06)"
            yield _never((*path, "when", "rolls"), ", ".join(rolls), allowed)
        case Heal(mix=mix) if mix and (node.stress or node.wounds):
            yield Fault((*path, "mix"), f"{mix} beside stress or wounds", ("one of both",))
        case DiscardCards(keep_for=price) if price and node.n != "all":
            yield Fault((*path, "n"), f"{node.n} beside keep_for", ("'all'",))
        case _:
            pass


def _half(path: Path, half: HalfDef) -> Iterator[Fault]:
    for place, other in enumerate(half.excludes):
        if other == half.id:
            yield _never((*path, "excludes", place), other, "another half")
    for place, ability in enumerate(half.abilities):
        if isinstance(ability, Usable) and ability.needs in (half.id, *half.excludes):
            spot = (*path, "abilities", place, "needs")
            yield _never(spot, str(ability.needs), "a half that one may have beside it")


def _never(path: Path, found: str, allowed: str) -> Fault:
    return Fault(path, f"'{found}', which can never be", (allowed,))


def _when(path: Path, when: When) -> Iterator[Fault]:
    if when.skill is not None and when.skill == when.without_skill:
        yield _never((*path, "without_skill"), when.skill, "another Skill than 'skill'")
    if when.rolls:
        rolls = [roll.value for roll in when.rolls]
        for field, value, needed in (
            ("reach", when.reach, RollKind.ATTACK),
            ("action", when.action, RollKind.PLAIN),
            ("redirected", when.redirected, RollKind.ENEMY),
        ):
            if value and needed.value not in rolls:
                yield _never((*path, field), str(value), f"'{needed.value}' among the rolls")


def _no_roll(path: Path, when: When, of_attack: bool) -> Iterator[Fault]:  # noqa: FBT001 - two callers' difference
    """An ability that is used without a roll asks about one; an attack has a reach at least."""
    fields = ("action", "redirected") if of_attack else ("rolls", "reach", "action", "redirected")
    for field in fields:
        if getattr(when, field):
            yield Fault((*path, "when", field), "a roll, and there is none here", ("nothing",))


def _circles(found: list[Entry]) -> Iterator[Fault]:
    """Two shortages of tokens that call for one another would never come to an end."""
    shortages = [(path, node) for path, node in found if isinstance(node, TokenShortage)]
    places = {
        path: [
            str(inner.token)
            for spot, inner in found
            if isinstance(inner, PlaceToken) and spot[: len(path)] == path
        ]
        for path, _ in shortages
    }
    calls: dict[str, set[str]] = {}
    for path, node in shortages:
        calls.setdefault(str(node.token), set()).update(places[path])
    for path, node in shortages:
        for token in places[path]:
            if str(node.token) in _closure(token, calls):
                what = f"'{token}' placed where '{node.token}' is short, and so on without end"
                yield Fault((*path, "then"), what, ("a text that places no such token",))
                break


def _closure(token: str, calls: dict[str, set[str]]) -> set[str]:
    reached: set[str] = set()
    todo = [token]
    while todo:
        name = todo.pop()
        if name not in reached:
            reached.add(name)
            todo.extend(calls.get(name, ()))
    return reached


__all__ = ["check_idle"]
