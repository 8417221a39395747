"""What events belong together by: an action card, an attack, a killer action, a card, panic."""

from collections.abc import Iterable
from typing import Final

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl import text_frames as f
from dmd_core.final_girl.chapters.attack import Aiming, ShotOver
from dmd_core.final_girl.chapters.events import ClosingEvent
from dmd_core.final_girl.chapters.killer_action import EnemyActing
from dmd_core.final_girl.chapters.panic import ChoosingPanic, Panicking, RollingPanic
from dmd_core.final_girl.chapters.reactions import Landing
from dmd_core.final_girl.chapters.roll import RollWindow, ThrowingHorror
from dmd_core.final_girl.chapters.rows import ChoosingLine, ResolvingRow, RowResolved
from dmd_core.final_girl.chapters.searching import DrawingItem, Keeping, PuttingBack
from dmd_core.final_girl.chapters.terror import ClosingTerror
from dmd_core.final_girl.events.actions import CardPlayed, CardsDiscarded, Used
from dmd_core.final_girl.events.attack import AttackAimed, AttackOver
from dmd_core.final_girl.events.cards import EventDiscarded, EventDrawn
from dmd_core.final_girl.events.health import HealthLost, Revived, TokenLost, TokenRevealed
from dmd_core.final_girl.events.items import ItemsArranged
from dmd_core.final_girl.events.killer import (
    AttackBegan,
    AttackEnded,
    AttackReduced,
    BloodlustAtTop,
    BloodlustRose,
    KillerActs,
    KillerMoved,
    MinorPlaced,
    TerrorDiscarded,
    TerrorDrawn,
    TerrorStays,
)
from dmd_core.final_girl.events.minions import MinionMoved
from dmd_core.final_girl.events.rolls import HorrorDiceRolled, RollEnded
from dmd_core.final_girl.events.saving import CardFlipped, VictimSaved
from dmd_core.final_girl.events.searching import (
    ItemDrawn,
    ItemGained,
    ItemPutBack,
    ItemTurnedUp,
)
from dmd_core.final_girl.events.turns import (
    ActionPhaseSkipped,
    GameEnded,
    PhaseBegan,
    PhaseCut,
    PhaseEnding,
    StepSkipped,
    TurnBegan,
)
from dmd_core.final_girl.events.victims import GirlPanicked, VictimKilled, VictimPanicked
from dmd_core.final_girl.ids import NO_FIGURE, ActionId, CardId, FigureId
from dmd_core.final_girl.state import Table
from dmd_core.final_girl.text.names import Names
from dmd_core.final_girl.text.scene import Scene
from dmd_core.kernel.events import Event, Frame
from dmd_core.kernel.ids import NO_SOURCE, SourceId
from dmd_core.screen.shown import Cause

ACTION, ROLL, STRIKE, ATTACK = "action", "roll", "strike", "attack"
KILLER, TERROR, EVENT, PANIC = "killer", "terror", "event", "panic"
SEARCH, RESCUE, DISCARD, TEXT = "search", "rescue", "discard", "text"
REACTION, USE = "reaction", "use"
"""Kinds of causes: an action card, a Horror Roll, an attack of hers, one on her; a killer action, a
terror card, an event card, panic; a search, a rescue, a card discarded for time, any other text; an
action card that answers an attack on her, the use of an item or an ability."""

_TURNS: Final = (
    ActionPhaseSkipped,
    GameEnded,
    PhaseBegan,
    PhaseCut,
    PhaseEnding,
    TurnBegan,
)
"""Nothing that is under way goes on with these but for the card that brings them."""
_HURT: Final = (HealthLost, Revived, TokenLost, TokenRevealed)
_ENEMY: Final = (
    AttackBegan,
    AttackEnded,
    AttackReduced,
    BloodlustAtTop,
    BloodlustRose,
    KillerMoved,
    MinionMoved,
    VictimKilled,
    StepSkipped,
    *_HURT,
)
"""What happens in a killer action, whatever text it comes from."""
_FOUND: Final = (ItemDrawn, ItemGained, ItemPutBack, ItemTurnedUp, ItemsArranged)
_PANIC: Final = (GirlPanicked, VictimPanicked)
_TERROR_LEAVES: Final = (MinorPlaced, TerrorDiscarded, TerrorStays)
_LEAVES: Final = (*_TERROR_LEAVES, EventDiscarded)
"""Events that belong to the card that was drawn, whatever text they come from."""
_ANEW: Final = (KillerActs, TerrorDrawn, *_LEAVES)
"""A killer action and panic are over when another enemy acts or a card comes or goes."""


def opened(scene: Scene, event: Event, inside: tuple[Cause, ...]) -> Cause | None:
    """What begins with an event; see `dmd_core.screen.facet.Screen.opens`."""
    kind = type(event)
    if kind in _OF_HERS:
        return _of_hers(scene, event, inside)
    if kind in _OF_THEIRS:
        return _of_theirs(scene, event, inside)
    anew = not inside or inside[-1].source != event.src
    if event.src and anew and not isinstance(event, _LEAVES):
        return Cause(TEXT, event.src, scene.source(event.src))
    return None


_OF_HERS: Final = frozenset(
    {AttackAimed, CardPlayed, CardsDiscarded, HorrorDiceRolled, ItemDrawn, Used, VictimSaved}
)
_OF_THEIRS: Final = frozenset(
    {AttackBegan, EventDrawn, GirlPanicked, KillerActs, TerrorDrawn, VictimPanicked}
)
"""Events with which something begins that is no mere text: of hers, and of the killer's."""


def _of_hers(scene: Scene, event: Event, inside: tuple[Cause, ...]) -> Cause | None:
    match event:
        case CardsDiscarded(cards=(card, *_), why=why) if r.TIM_05 in why:
            return Cause(DISCARD, SourceId(card), scene.action(card))
        case CardPlayed(card=card):
            return None if _top(inside, ROLL) else _action(scene, card, inside)
        case Used(source=source):
            return None if _top(inside, ROLL) else Cause(USE, source, scene.used(source))
        case AttackAimed(card=card, weapon=weapon):
            return _strike(scene, card, weapon)
        case HorrorDiceRolled(source=source):
            return Cause(ROLL, source, scene.source(source))
        case ItemDrawn(src=src):
            return None if _top(inside, SEARCH) else Cause(SEARCH, src, scene.source(src))
        case VictimSaved():
            return Cause(RESCUE, NO_SOURCE, "")
    return None


def _of_theirs(scene: Scene, event: Event, inside: tuple[Cause, ...]) -> Cause | None:
    match event:
        case AttackBegan(minion=minion):
            return _attack(scene, minion)
        case KillerActs(minion=minion, src=src):
            return Cause(KILLER, src, scene.enemy(minion))
        case TerrorDrawn(drawn=drawn) if drawn:
            return _card(scene, TERROR, drawn[0])
        case EventDrawn(drawn=drawn) if drawn:
            return _card(scene, EVENT, drawn[0])
        case VictimPanicked(src=src) | GirlPanicked(src=src):
            return None if _top(inside, PANIC) else Cause(PANIC, src, scene.source(src))
    return None


def _top(inside: tuple[Cause, ...], kind: str) -> bool:
    return bool(inside) and inside[-1].kind == kind


def _action(names: Names, card: ActionId, inside: Iterable[Cause]) -> Cause:
    """An action card; one that is played while an enemy attacks answers the attack (FG-RCT-01)."""
    kind = REACTION if any(one.kind == ATTACK for one in inside) else ACTION
    return Cause(kind, SourceId(card), names.action(card))


def _strike(names: Names, card: ActionId, weapon: CardId) -> Cause:
    source = SourceId(card or weapon)
    return Cause(STRIKE, source, names.source(source))


def _attack(scene: Scene, minion: FigureId) -> Cause:
    kinds = (one.kind for one in scene.table.minions if one.id == minion)
    source = str(scene.game.killer.id) if minion == NO_FIGURE else str(next(kinds, ""))
    return Cause(ATTACK, SourceId(source), scene.enemy(minion))


def _card(names: Names, kind: str, card: CardId) -> Cause:
    return Cause(kind, SourceId(card), names.card(card))


def kept(cause: Cause, last: Event | None, event: Event) -> bool:
    """Whether a cause goes on with an event; see `dmd_core.screen.facet.Screen.keeps`."""
    if isinstance(event, _TURNS):
        return bool(event.src) and event.src == cause.source
    match cause.kind:
        case "roll":
            return not isinstance(last, RollEnded)
        case "strike":
            return not isinstance(last, AttackOver)
        case "attack":
            return not isinstance(last, (AttackEnded, *_HURT)) or isinstance(event, _HURT)
        case "killer" | "panic":
            return _act_goes_on(cause, event)
        case "terror":
            return not isinstance(last, _TERROR_LEAVES)
        case "event":
            return not isinstance(last, EventDiscarded)
        case "search":
            return isinstance(event, _FOUND) or (bool(event.src) and event.src != cause.source)
        case "rescue":
            return isinstance(event, CardFlipped | EventDiscarded) or bool(event.src)
        case "text" | "discard":
            return event.src == cause.source
        case "reaction" | "use":
            return not isinstance(event, AttackEnded)
    return True


def _act_goes_on(cause: Cause, event: Event) -> bool:
    """Whether a killer action or panic goes on, with what it leads to."""
    if isinstance(event, AttackBegan) and event.src != cause.source:
        return False  # an attack that another text adds, once the action is done
    own = _ENEMY if cause.kind == KILLER else _PANIC
    other = not cause.source or event.src != cause.source
    return isinstance(event, own) or (other and not isinstance(event, _ANEW))


def under_way(scene: Scene, table: Table, agenda: tuple[Frame, ...]) -> tuple[Cause, ...]:
    """What is under way, from the frames, the outermost first."""
    found: list[Cause] = []
    for place, frame in enumerate(agenda):
        for cause in _of_frame(scene, table, frame, agenda[place + 1 :], found):
            if (cause.kind, cause.source) not in {(one.kind, one.source) for one in found}:
                found.append(cause)
    return tuple(found)


def _of_frame(
    scene: Scene, table: Table, frame: Frame, above: tuple[Frame, ...], found: list[Cause]
) -> list[Cause]:
    match frame:
        case EnemyActing(figure=figure, src=src):
            return [Cause(KILLER, src, scene.enemy(figure))]
        case Landing() if table.attack is not None:
            return [_attack(scene, table.attack.minion)]
        case ClosingTerror(card=card):
            return [_card(scene, TERROR, card)]
        case ClosingEvent(card=card):
            return [_card(scene, EVENT, card)]
        case Panicking(src=src, moved=moved) if moved:
            return [Cause(PANIC, src, scene.source(src))]
        case ChoosingPanic(panicking=rest) | RollingPanic(panicking=rest) if rest.moved:
            return [Cause(PANIC, rest.src, scene.source(rest.src))]
        case DrawingItem(src=src) | Keeping(src=src) | PuttingBack(src=src) if table.found:
            return [Cause(SEARCH, src, scene.source(src))]
    return _of_action(scene, table, frame, above, found)


def _of_action(
    scene: Scene, table: Table, frame: Frame, above: tuple[Frame, ...], inside: list[Cause]
) -> list[Cause]:
    """An action card with the attack that it makes, and the roll that lies on the table."""
    found: list[Cause] = []
    card = ""
    match frame:
        case ThrowingHorror(source=source) | RollWindow(source=source):
            card = str(source)
        case ResolvingRow(card=name) | ChoosingLine(card=name) | Aiming(card=name):
            card = str(name)
        case RowResolved():
            card = _at_work(scene, above)
        case ShotOver() if table.strike is not None:
            return [_strike(scene, table.strike.card, table.strike.weapon)]
    if ActionId(card) in scene.game.actions:
        found.append(_action(scene, ActionId(card), inside))
        if table.strike is not None and table.strike.card == card:
            found.append(_strike(scene, table.strike.card, table.strike.weapon))
    elif card in scene.game.items or card == scene.game.girl.id:
        found.append(Cause(USE, SourceId(card), scene.used(SourceId(card))))
    if isinstance(frame, RollWindow) and table.roll is not None:
        found.append(Cause(ROLL, frame.source, scene.source(frame.source)))
    return found


def _at_work(scene: Scene, above: tuple[Frame, ...]) -> str:
    """The action card whose row is being carried out: that of the texts still to be done."""
    if scene.table.strike is not None:
        return str(scene.table.strike.card)
    for frame in above:
        env = getattr(frame, "env", None)
        source = env.src if isinstance(env, f.Env) else getattr(frame, "src", "")
        if ActionId(source) in scene.game.actions:
            return str(source)
    return str(scene.table.discard[-1]) if scene.table.discard else ""


__all__ = [
    "ACTION",
    "ATTACK",
    "DISCARD",
    "EVENT",
    "KILLER",
    "PANIC",
    "REACTION",
    "RESCUE",
    "ROLL",
    "SEARCH",
    "STRIKE",
    "TERROR",
    "TEXT",
    "USE",
    "kept",
    "opened",
    "under_way",
]
