"""Names of people, places and things as messages; their English is that of `Names` and `Scene`."""

from collections.abc import Iterable, Mapping
from typing import Final

from dmd_core.death_may_die.ids import (
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
from dmd_core.death_may_die.lang.rows import symbols
from dmd_core.death_may_die.state import Side
from dmd_core.death_may_die.text.figures import Figures, Shown
from dmd_core.death_may_die.text.names import AT_WORK
from dmd_core.death_may_die.text.scene import Scene
from dmd_core.kernel.chance import Outcome
from dmd_core.kernel.ids import NOBODY, TABLE, ItemId, Seat, SourceId
from dmd_core.tabletop.lang.catalogue import Says
from dmd_core.tabletop.lang.messages import Message, named
from dmd_core.tabletop.text.english import listed

NOTHING: Final = Message("nothing", "")
"""What stands where no text is at work."""


def seat(scene: Scene, number: Seat) -> Message:
    """The Investigator on a seat."""
    told = scene.who(number)
    if 0 <= number < scene.game.seats:
        return named("investigator", told)
    return Message({TABLE: "seat-table", NOBODY: "seat-nobody"}.get(number, "seat-stranger"), told)


def space(scene: Scene, at: SpaceId) -> Message:
    """A Space; nothing for none."""
    return named("space", scene.space(at)) if at else NOTHING


def enemy(scene: Scene, kind: EnemyId) -> Message:
    """A type of Enemy, or the Elder One."""
    if kind == scene.game.elder_one.id:
        return elder_one(scene)
    return named("enemy", scene.kind(kind))


def elder_one(scene: Scene) -> Message:
    """The Elder One."""
    return named("elder", scene.elder_one)


def figure(scene: Scene, number: FigureId) -> Message:
    """One figure, told apart from others as `Figures` does."""
    known = Figures(scene, scene.table.enemies)
    found = known.found(number)
    if found is None:
        return Message("figure-gone", scene.figure(number))
    if known.is_elder_one(found):
        return elder_one(scene)
    return _shown(scene, known.shown(found), scene.figure(number), space(scene, found.space))


def _shown(scene: Scene, shown: Shown, told: str, at: Message) -> Message:
    """Figures of a Space; nothing stands for the Space where it is said elsewhere."""
    kind = enemy(scene, shown.kind)
    if shown.n > 1:
        return Message("figures-all", told, {"n": shown.n, "kind": kind, "space": at})
    wounds = -1 if shown.wounds is None else shown.wounds
    place = shown.place
    return Message("figure", told, {"kind": kind, "place": place, "wounds": wounds, "space": at})


def figures(scene: Scene, numbers: Iterable[FigureId]) -> tuple[Message, ...]:
    """Several figures by Spaces; all of a kind on a Space are said in one."""
    known = Figures(scene, scene.table.enemies)
    groups, others = known.groups(numbers)
    found: list[Message] = []
    for at, group in groups.items():
        where = space(scene, at)
        if len(group) == 1:
            told = f"{known.told(group[0])} on {scene.space(at)}"
            found.append(_shown(scene, group[0], told, where))
            continue
        each = tuple(_shown(scene, one, known.told(one), NOTHING) for one in group)
        told = f"{listed([one.english for one in each])} on {scene.space(at)}"
        found.append(Message("figures-at", told, {"figures": each, "space": where}))
    return (*found, *(figure(scene, number) for number in others))


def enemies(scene: Scene, kinds: Iterable[object]) -> tuple[Message, ...]:
    """Enemies by number and type, as refusals name them."""
    counts: dict[EnemyId, int] = {}
    for kind in (EnemyId(str(one)) for one in kinds):
        counts[kind] = counts.get(kind, 0) + 1
    return tuple(
        elder_one(scene)
        if kind == scene.game.elder_one.id
        else Message("enemies", scene.kinds([kind] * n), {"n": n, "kind": enemy(scene, kind)})
        for kind, n in counts.items()
    )


def skill(scene: Scene, of: SkillId) -> Message:
    """A Skill."""
    return named("skill", scene.skill(of))


def action(scene: Scene, of: ActionId) -> Message:
    """An action; nothing for none."""
    return named("action", scene.action(of)) if of else NOTHING


def token(scene: Scene, of: TokenId) -> Message:
    """A kind of token."""
    return named("token", scene.token(of).removesuffix(" token"), scene.token(of))


def thing(scene: Scene, of: ObjectId) -> Message:
    """An object of the Episode with its Space; nothing for none."""
    if not of:
        return NOTHING
    objects = scene.game.episode.objects
    kind = "object" if objects is None else objects.name
    for place in scene.game.episode.map.spaces:
        if of in place.objects:
            at = named("space", place.name)
            return Message(
                "object-on", scene.thing(of), {"kind": named("object", kind), "space": at}
            )
    return named("object", kind, scene.thing(of))


def stage(scene: Scene, number: int) -> Message:
    """A Stage of the Elder One."""
    return Message("stage", scene.stage(number), {"stage": number, "elder": elder_one(scene)})


def card(scene: Scene, of: CardId) -> Message:
    """A card, a Stage, a reverse side; what is claimed by the half that counts."""
    told = scene.card(of)
    for known in scene.game.stages:
        if known.id == of:
            return stage(scene, known.stage)
    return named("card", told)


def half(scene: Scene, of: CardId, side: Side) -> Message:
    """A half of a Discovery card."""
    told = scene.half(of, side)
    if (of, side) in scene.game.halves:
        return named("card", told)
    return Message("half", told, {"side": side.value, "card": card(scene, of)})


def face(scene: Scene, of: FaceId) -> Message:
    """What a face of a die shows."""
    told = scene.face(of)
    shown = scene.game.faces.get(of)
    if shown is None:
        return named("face", told)
    shows = symbols(shown.successes, shown.elder_signs, shown.tentacles)
    return Message("face", told, {"first": shows[:1], "rest": shows[1:]})


def item(scene: Scene, of: ItemId) -> Message:
    """What chance can pick: a face, an Investigator or a card; nothing for none."""
    if not of:
        return NOTHING
    if of in scene.game.faces:
        return face(scene, of)
    for board in scene.game.boards:
        if board.id == of:
            return named("investigator", board.name)
    return card(scene, of)


def drawn(scene: Scene, items: Outcome) -> tuple[Message, ...]:
    """What was drawn or thrown."""
    return tuple(item(scene, one) for one in items)


def source(scene: Scene, of: SourceId) -> Message:
    """The text at work; nothing for the bare rules."""
    game = scene.game
    if not of:
        return NOTHING
    told = scene.source(of)
    if SkillId(of) in game.skills:
        return named("skill", told)
    if EnemyId(of) in game.enemies:
        return enemy(scene, EnemyId(of))
    if of == game.episode.id:
        return named("episode", told)
    if ActionId(of) in game.actions or ActionId(of) in _BASIC:
        return named("action", told)
    return (
        Message(f"rules-{of}".replace("_", "-"), told) if of in AT_WORK else card(scene, CardId(of))
    )


def die(scene: Scene, place: int) -> Message:
    """A die of the roll, by what it shows."""
    told, roll = scene.die(place), scene.roll
    if roll is None or not 0 <= place < len(roll.faces):
        return Message("die-gone", told)
    bonus = place >= roll.standard
    mixed = 0 < roll.standard < len(roll.faces)
    which = "any" if not mixed else "bonus" if bonus else "standard"
    return Message("die", told, {"sort": which, "face": face(scene, roll.faces[place])})


_BASIC: Final = frozenset(map(ActionId, ("run", "attack", "rest", "trade")))

THINGS: Final[Mapping[object, Says[Scene]]] = {
    Seat: seat,
    SpaceId: space,
    EnemyId: enemy,
    FigureId: figure,
    tuple[FigureId, ...]: figures,
    SkillId: skill,
    ActionId: action,
    TokenId: token,
    ObjectId: thing,
    ItemId: item,
    SourceId: source,
}
"""How the fields of events, commands and frames are named, by their type."""


def _half_by_name(_scene: Scene, name: str) -> Message:
    """A half of a Discovery card that a refusal has by its name."""
    return named("card", name)


SAID: Final[Mapping[str, Says[Scene]]] = {
    "seat": seat,
    "space": space,
    "figure": figure,
    "card": card,
    "half": _half_by_name,
    "skill": skill,
    "source": source,
    "action": action,
    "object": thing,
    "enemies": enemies,
}
"""How values of refusals are named, by the kind of thing they are."""


__all__ = ["SAID", "THINGS"]
