"""The boards as they are drawn: hers with hand and tableau, the killer's, victims, events."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from dmd_core.final_girl.ids import LATER, PLAYER, ActionId, CardId
from dmd_core.final_girl.lookups import attack_value, has_killer, held, move_value
from dmd_core.final_girl.say.texts import card_text
from dmd_core.final_girl.screen.places import health, values
from dmd_core.final_girl.state import Carried, Colour, Pawn, Table, Token
from dmd_core.final_girl.text.scene import Scene
from dmd_core.kernel.ids import NOBODY
from dmd_core.screen.tableau import VALUE, CardShown, Mark, Panel, Track, TrackStep
from dmd_core.tabletop.text.english import sentence, some

GIRL, HAND, TABLEAU, KILLER, VICTIMS, EVENTS, MINIONS = (
    "final girl",
    "hand",
    "tableau",
    "killer",
    "victims",
    "events",
    "minions",
)
"""Kinds of panels."""
ACTION, ITEM, REWARD, ULTIMATE, FINALE, POWER, MINOR, TERROR, EVENT, MINION = (
    "action",
    "item",
    "victim space",
    "ultimate ability",
    "finale",
    "dark power",
    "minor dark power",
    "terror",
    "event",
    "minion",
)
"""Kinds of cards."""
IN_HANDS, IN_BACKPACK, FREE, COVERED, PENDING, FACE_DOWN, FACE_UP, STAYS = (
    "in hands",
    "in backpack",
    "free",
    "covered",
    "reward pending",
    "face down",
    "face up",
    "stays in play",
)
"""States of cards."""

_TOKENS: Final = {
    Token.BLACK: "black Final Health token, unseen",
    Token.WHITE: "white Final Health token",
}


def panels(scene: Scene, table: Table) -> Iterator[Panel]:
    """Her card, hand and tableau of action cards, the killer, victims, events, kinds of minions."""
    yield _girl(scene, table)
    yield Panel(HAND, HAND, "Hand", PLAYER, cards=_actions(scene, table.hand))
    yield Panel(TABLEAU, TABLEAU, "Tableau", cards=_actions(scene, table.tableau))
    yield _killer(scene, table)
    yield _victims(table)
    shown = (card(scene, one, EVENT, state=FACE_UP) for one in table.events_active)
    yield Panel(EVENTS, EVENTS, "Events in play", cards=tuple(shown))
    if scene.game.minions:
        kinds = (card(scene, CardId(str(kind)), MINION) for kind in scene.game.minions)
        yield Panel(MINIONS, MINIONS, "Minions", cards=tuple(kinds))


# --- the Final Girl --------------------------------------------------------------------------


def _girl(scene: Scene, table: Table) -> Panel:
    cards = (
        *(_item(scene, item) for item in table.carried),
        *_rewards(scene, table),
        _ultimate(scene, table),
    )
    marks = [*_token(table.girl), *_next_roll(table)]
    return Panel(
        scene.game.girl.id,
        GIRL,
        scene.girl,
        PLAYER,
        table.girl.space,
        tracks=(health(table.girl),),
        cards=cards,
        marks=tuple(marks),
        lines=tuple(map(sentence, _lines(scene, table))),
    )


def _token(pawn: Pawn) -> Iterator[Mark]:
    if pawn.token in _TOKENS:
        yield Mark("final health", pawn.token.value, _TOKENS[pawn.token])


def _next_roll(table: Table) -> Iterator[Mark]:
    """What is stored for the next Horror Roll (FG-AMB-49, -50)."""
    if table.bonus_dice_next_roll:
        n = table.bonus_dice_next_roll
        yield Mark("dice", "stored", "more dice in the next Horror Roll", n)
    if table.partials_this_phase or table.partials_next_roll:
        until = "in this phase" if table.partials_this_phase else "in the next Horror Roll"
        yield Mark("dice", "partials", f"partial successes are successes {until}")


def _lines(scene: Scene, table: Table) -> Iterator[str]:
    """What waits for her next Action phase (FG-TIM-02, FG-AMB-84)."""
    if table.skip_next_action:
        yield "the next Action phase is skipped"
    if table.time_next_action >= 0:
        yield f"the next Action phase starts with {table.time_next_action} time"
    if table.ending:
        yield "the Action phase ends after this action"
    if table.girl.start:
        yield f"{scene.girl} started on {scene.space(table.girl.start)}"


def _item(scene: Scene, item: Carried) -> CardShown:
    marks = (Mark("use", "use", "use marker", item.uses),) if item.uses else ()
    where = IN_HANDS if held(scene.table, item.card) else IN_BACKPACK
    return card(scene, item.card, ITEM, marks=marks, state=where)


def _rewards(scene: Scene, table: Table) -> Iterator[CardShown]:
    """Her victim spaces with what they give, and what victims give after the flip (FG-SAV-04)."""
    girl = scene.game.girl
    pending = Counter(reward.slot for reward in table.rewards)
    if not table.ultimate:
        for slot, reward in enumerate(girl.slots):
            state = COVERED if slot in table.covered else FREE
            state = PENDING if pending[slot] else state
            name = slot_name(slot)
            text = sentence(scene.effects(reward.effects))
            yield CardShown(str(slot), REWARD, name, text, state=state)
    marks = (Mark("reward", "pending", "reward pending", pending[LATER]),) if pending[LATER] else ()
    text = sentence(scene.effects(girl.later.effects))
    state = PENDING if pending[LATER] else FREE if table.ultimate else ""
    name = slot_name(LATER)
    yield CardShown(str(LATER), REWARD, name, text, marks=marks, state=state)


def slot_name(slot: int) -> str:
    """A victim space by its number from 0; `LATER` for what victims give after the flip."""
    return "each victim saved after the flip" if slot == LATER else f"victim space {slot + 1}"


def _ultimate(scene: Scene, table: Table) -> CardShown:
    """The back of her card, which anybody may read (FG-SAV-08, -10)."""
    lines = card_text(scene.game, scene.game.girl.id).lines
    state = FACE_UP if table.ultimate else FACE_DOWN
    name = f"ultimate ability of {scene.girl}"
    return CardShown(scene.game.girl.id, ULTIMATE, name, "\n".join(lines), state=state)


def _actions(scene: Scene, cards: Iterable[ActionId]) -> tuple[CardShown, ...]:
    """Action cards, alike ones once with their number."""
    return tuple(_action(scene, name, n) for name, n in Counter(cards).items())


def _action(scene: Scene, name: ActionId, n: int) -> CardShown:
    cost = scene.game.costs[name]
    marks = [Mark("copies", "copies", "copy", n)] if n > 1 else []
    if cost:
        marks.append(Mark(VALUE, "time", "time", cost))
    return card(scene, CardId(str(name)), ACTION, marks=tuple(marks))


# --- the killer ------------------------------------------------------------------------------


def _killer(scene: Scene, table: Table) -> Panel:
    """Without a killer the board of a film of minions has no health and no place (FG-MIN-04)."""
    game = scene.game
    there = has_killer(game)
    tracks = [health(table.killer)] if there else []
    tracks.append(_bloodlust(scene, table))
    cards = (
        card(scene, CardId(str(game.killer.id)), KILLER),
        *_finale(scene, table),
        *_powers(scene, table),
        *_minors(scene, table),
        *(card(scene, one, TERROR, state=STAYS) for one in table.staying),
    )
    marks = values(attack_value(game, table), move_value(game, table)) if there else ()
    return Panel(
        game.killer.id,
        KILLER,
        game.killer.name,
        NOBODY,
        table.killer.space,
        tracks=tuple(tracks),
        cards=cards,
        marks=(*marks, *(_token(table.killer) if there else ())),
        lines=tuple(map(sentence, _known(scene, table))),
    )


def _bloodlust(scene: Scene, table: Table) -> Track:
    """The rows, with those that do something when they are entered (FG-BLD-02)."""
    rows = scene.game.killer.rows
    steps: list[TrackStep] = []
    for place, row in enumerate(rows):
        if row.reveal:
            steps.append(TrackStep(place, "reveal", "the dark power is revealed"))
        if row.effects:
            steps.append(TrackStep(place, "effect", scene.effects(row.effects)))
    return Track("bloodlust", "Bloodlust", table.bloodlust, 0, len(rows) - 1, tuple(steps))


def _finale(scene: Scene, table: Table) -> Iterator[CardShown]:
    """Nobody knows which finale it is before it is revealed (FG-SET-07)."""
    if table.finale:
        yield card(scene, table.finale, FINALE, state=FACE_UP)
    elif table.finales:
        yield CardShown("", FINALE, "finale", state=FACE_DOWN)


def _powers(scene: Scene, table: Table) -> Iterator[CardShown]:
    """The dark power of setup is unknown until it is revealed (FG-SET-08, FG-DP-01)."""
    if table.power_hidden and scene.game.powers:
        yield CardShown("", POWER, "dark power", state=FACE_DOWN)
    for one in table.powers:
        yield card(scene, one, POWER, state=FACE_UP)


def _minors(scene: Scene, table: Table) -> Iterator[CardShown]:
    for one in table.minors:
        marks = (Mark("health", "health", "health marker", one.health),)
        yield card(scene, one.card, MINOR, marks=marks, state=FACE_UP)


def _known(scene: Scene, table: Table) -> Iterator[str]:
    """Terror cards that she looked at and left face down: the player knows them (FG-CRD-05)."""
    if table.terror.top:
        yield f"on top of the terror deck lies {scene.cards(table.terror.top)}"
    if table.terror.bottom:
        yield f"at the bottom of the terror deck lies {scene.cards(table.terror.bottom)}"


# --- victims ---------------------------------------------------------------------------------


def _victims(table: Table) -> Panel:
    """Those who are dead, who are saved, and the supply (FG-CMP-02)."""
    marks = [
        *_counted("dead", table.dead),
        *_counted("saved", table.saved),
        Mark("supply", Colour.PLAIN.value, "victim in the supply", table.pool),
    ]
    lines = (f"{some(table.killed_this_turn, 'victim')} killed in this turn",)
    return Panel(
        VICTIMS,
        VICTIMS,
        "Victims",
        marks=tuple(marks),
        lines=tuple(map(sentence, lines)) if table.killed_this_turn else (),
    )


def _counted(kind: str, colours: Iterable[Colour]) -> Iterator[Mark]:
    for colour, n in Counter(colours).items():
        what = "victim" if colour is Colour.PLAIN else f"{colour.value} victim"
        yield Mark(kind, colour.value, f"{kind} {what}", n)


def card(
    scene: Scene, name: CardId, kind: str, *, marks: tuple[Mark, ...] = (), state: str = ""
) -> CardShown:
    """A card that can be read, with what stands on it."""
    text = card_text(scene.game, name)
    return CardShown(text.id, kind, text.name, "\n".join(text.lines), marks=marks, state=state)


__all__ = ["EVENT", "ITEM", "TERROR", "card", "panels", "slot_name"]
