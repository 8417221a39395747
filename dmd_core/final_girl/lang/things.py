"""Names of people, places and things as messages; their English is that of `Names` and `Scene`."""

from collections.abc import Iterable, Mapping
from typing import Final

from dmd_core.final_girl.ids import (
    BLANK,
    NO_FIGURE,
    ActionId,
    CardId,
    FaceId,
    FigureId,
    MinionKind,
    SpaceId,
    TokenId,
)
from dmd_core.final_girl.state import Colour, Side
from dmd_core.final_girl.text.scene import Scene
from dmd_core.kernel.chance import Outcome
from dmd_core.kernel.ids import NOBODY, TABLE, ItemId, Seat, SourceId
from dmd_core.tabletop.lang.catalogue import Says
from dmd_core.tabletop.lang.messages import Message, named
from dmd_core.tabletop.text.english import some

NOTHING: Final = Message("nothing", "")
"""What stands where no text is at work."""
PLAYER: Final = "the player"
"""Who decides what befalls others."""


def girl(scene: Scene) -> Message:
    """The Final Girl."""
    return named("girl", scene.girl)


def killer(scene: Scene) -> Message:
    """The killer."""
    return named("killer", scene.game.killer.name, scene.killer)


def seat(scene: Scene, number: Seat) -> Message:
    """The Final Girl on the only seat, or the player where it is not her who decides."""
    told = scene.who(number)
    if number == 0:
        return Message("seat-player", told) if told == PLAYER else girl(scene)
    return Message({TABLE: "seat-table", NOBODY: "seat-nobody"}.get(number, "seat-stranger"), told)


def side(scene: Scene, of: Side) -> Message:
    """The Final Girl or the killer."""
    return girl(scene) if of is Side.GIRL else killer(scene)


def space(scene: Scene, at: SpaceId) -> Message:
    """A space; nothing for none."""
    if not at:
        return NOTHING
    known = scene.game.places.get(at)
    told = scene.space(at)
    return named("space", told if known is None else known.name, told)


def kind(scene: Scene, of: MinionKind) -> Message:
    """A kind of minion."""
    return named("minion", scene.kind(of))


def enemy(scene: Scene, figure: FigureId) -> Message:
    """The killer, or a minion with its place."""
    if figure == NO_FIGURE:
        return killer(scene)
    told = scene.enemy(figure)
    one = next((one for one in scene.table.minions if one.id == figure), None)
    if one is None:
        return Message("enemy-gone", told)
    alike = [
        other.id
        for other in scene.table.minions
        if (other.kind, other.space) == (one.kind, one.space)
    ]
    place = alike.index(figure) + 1 if len(alike) > 1 else 0
    which, where = kind(scene, one.kind), space(scene, one.space)
    return Message("enemy-minion", told, {"kind": which, "place": place, "space": where})


def victim(scene: Scene, colour: Colour) -> Message:
    """Some victim, by its colour."""
    return Message("victim", scene.victim(colour), {"colour": colour.value})


def victims(scene: Scene, plain: int, special: Iterable[Colour]) -> tuple[Message, ...]:
    """Several victims; none for none."""
    ordinary = [Message("victims", scene.victims(plain), {"n": plain})] if plain else []
    return (*ordinary, *(victim(scene, colour) for colour in special))


def colour(_scene: Scene, of: Colour) -> Message:
    """A colour of victims, as refusals name it."""
    return Message("colour", "ordinary" if of is Colour.PLAIN else of.value, {"colour": of.value})


def token(scene: Scene, of: TokenId) -> Message:
    """A kind of token."""
    return named("token", of.replace("_", " "), scene.token(of))


def action(scene: Scene, card: ActionId) -> Message:
    """An action card; nothing for none."""
    return named("action", scene.action(card)) if card else NOTHING


def actions(scene: Scene, cards: Iterable[ActionId]) -> tuple[Message, ...]:
    """Several action cards, alike ones once with their number."""
    counts: dict[ActionId, int] = {}
    for card in cards:
        counts[card] = counts.get(card, 0) + 1
    return tuple(
        action(scene, card)
        if n == 1
        else Message("copies", scene.actions([card] * n), {"card": action(scene, card), "n": n})
        for card, n in counts.items()
    )


def item(scene: Scene, of: ItemId) -> Message:
    """What chance can pick: a face, a Final Health token or a card; nothing for none."""
    if not of:
        return NOTHING
    if of == BLANK:
        return Message("blank", str(of))
    if of.isdecimal():
        return Message("", str(of))
    return named("card", scene.card(of))


def items(scene: Scene, drawn: Outcome) -> tuple[Message, ...]:
    """What was drawn or thrown."""
    return tuple(item(scene, one) for one in drawn)


def source(scene: Scene, of: SourceId) -> Message:
    """The text at work: a card, an item, an ability, the film; nothing for the bare rules."""
    game = scene.game
    if not of:
        return NOTHING
    told = scene.source(of)
    if str(of) == str(game.girl.id):
        return Message("own-card", told, {"girl": girl(scene)})
    if str(of) == str(game.killer.id):
        return killer(scene)
    if str(of) == str(game.location.id):
        return named("location", game.location.name)
    if ActionId(of) in game.actions:
        return action(scene, ActionId(of))
    if MinionKind(of) in game.minions:
        return kind(scene, MinionKind(of))
    return named("card", told)


def used(scene: Scene, of: SourceId) -> Message:
    """What is used: an item, a card, or her ultimate ability."""
    if str(of) == str(scene.game.girl.id):
        return Message("ultimate", scene.used(of))
    return source(scene, of)


def health_token(scene: Scene, face: FaceId) -> Message:
    """What a Final Health token shows."""
    n = int(face) if face.isdecimal() else 0
    return Message("health-token", scene.health_token(face), {"n": n})


def die(scene: Scene, place: int) -> Message:
    """A die of the roll, by what it shows."""
    roll, told = scene.table.roll, scene.die(place)
    if roll is None or not 0 <= place < len(roll.faces):
        return Message("die-gone", told)
    return Message("die", told, {"face": str(roll.faces[place])})


def dice(scene: Scene, places: tuple[int, ...]) -> Message:
    """Dice of the roll by what they show."""
    roll, told = scene.table.roll, scene.dice(places)
    if len(places) == 1:
        return die(scene, places[0])
    if roll is None or any(not 0 <= place < len(roll.faces) for place in places):
        return Message("dice-gone", told)
    if len(places) == len(roll.faces):
        return Message("dice-all", told)
    faces = items(scene, tuple(roll.faces[place] for place in places))
    return Message("dice", told, {"faces": faces})


def cards(scene: Scene, of: Iterable[CardId]) -> tuple[Message, ...]:
    """Several cards."""
    return tuple(named("card", scene.card(one)) for one in of)


def counted(name: str, n: int, noun: str) -> Message:
    """A number of things."""
    return Message(name, some(n, noun), {"n": n})


THINGS: Final[Mapping[object, Says[Scene]]] = {
    Seat: seat,
    SpaceId: space,
    FigureId: enemy,
    MinionKind: kind,
    Colour: victim,
    TokenId: token,
    ActionId: action,
    tuple[ActionId, ...]: actions,
    ItemId: item,
    SourceId: source,
}
"""How the fields of events, commands and frames are named, by their type."""

SAID: Final[Mapping[str, Says[Scene]]] = {
    "seat": seat,
    "space": space,
    "action": action,
    "card": item,
    "source": source,
    "colour": colour,
    "enemy": enemy,
    "token": token,
}
"""How values of refusals are named, by the kind of thing they are."""

__all__ = [
    "NOTHING",
    "SAID",
    "THINGS",
    "actions",
    "cards",
    "counted",
    "dice",
    "die",
    "enemy",
    "girl",
    "health_token",
    "items",
    "killer",
    "side",
    "source",
    "space",
    "used",
    "victims",
]
