"""The whole table as it is drawn: the location, the boards, decks, the tracks of the game, dice."""

from collections.abc import Iterable, Iterator
from typing import Final

from dmd_core.final_girl.game import Game
from dmd_core.final_girl.ids import PLAYER, ActionId, CardId
from dmd_core.final_girl.lookups import RED, TOP_HORROR, TOP_TIME, is_partial, is_success
from dmd_core.final_girl.screen.boards import ACTION, EVENT, ITEM, TERROR, card, panels
from dmd_core.final_girl.screen.places import passages, places
from dmd_core.final_girl.state import Phase, Roll, Table
from dmd_core.final_girl.text.scene import Scene
from dmd_core.kernel.ids import NOBODY
from dmd_core.screen.tableau import (
    CardShown,
    DieShown,
    Mark,
    Pile,
    Tableau,
    Throw,
    Track,
    TrackStep,
)
from dmd_core.tabletop.text.english import capital, some

SUCCESS, PARTIAL, CONVERTED = "success", "partial success", "converted"
"""States of dice."""
PHASE: Final = "phase"
"""The kind of step that a phase is."""


def tableau(game: Game, table: Table) -> Tableau:
    """What lies on the table, as the player sees it: what is face down is not in it."""
    scene = Scene(game, table)
    playing = table.phase not in (Phase.SETUP, Phase.OVER) and table.outcome is None
    return Tableau(
        f"{game.girl.name} against {scene.killer}: {game.location.name}",
        PLAYER if playing else NOBODY,
        tracks=tuple(_tracks(scene, table)),
        places=tuple(places(game, table)),
        passages=tuple(passages(game, table)),
        panels=tuple(panels(scene, table)),
        piles=tuple(_piles(scene, table)),
        throws=() if table.roll is None else (_throw(scene, table.roll),),
        outcome="" if table.outcome is None else table.outcome.value,
    )


def _tracks(scene: Scene, table: Table) -> Iterator[Track]:
    """The turn with its five phases, time and horror (FG-TRN-01, FG-TIM-01, FG-HOR-01)."""
    yield Track("turn", "Turn", table.turn, 0, table.turn, endless=True)
    phases = tuple(Phase)  # the setup comes before the five of a turn, the end after them
    now = phases.index(table.phase)
    last = max(phases.index(Phase.UPKEEP), now)
    steps = (TrackStep(place, PHASE, phase.value) for place, phase in enumerate(phases[: last + 1]))
    yield Track(PHASE, "Phase", now, 0, last, tuple(steps))
    red = (TrackStep(RED, "red", "the Action phase ends"),)
    yield Track("time", "Time", table.time, RED, max(TOP_TIME, table.time), red)
    dice = scene.game.board.dice
    levels = (TrackStep(place, "dice", some(n, "die")) for place, n in enumerate(dice))
    yield Track("horror", "Horror", table.horror, 0, TOP_HORROR, tuple(levels))


def _piles(scene: Scene, table: Table) -> Iterator[Pile]:
    """Decks with how many cards are left, discard piles, cards at work or found in a search."""
    played = tuple(CardId(str(name)) for name in table.discard)
    yield _open(scene, "action_discard", "Action discard pile", ACTION, played)
    yield Pile("terror", "Terror deck", len(table.terror))
    yield _open(scene, "terror_discard", "Terror discard pile", TERROR, table.terror_discard)
    if table.resolving:
        yield _open(scene, "terror_resolving", "Terror card at work", TERROR, table.resolving)
    yield Pile("events", "Event deck", len(table.events))
    yield _open(scene, "events_discard", "Event discard pile", EVENT, table.events_discard)
    for deck in table.items:
        shown = tuple(card(scene, one, ITEM) for one in deck.pile.top)
        name = capital(scene.deck(deck.space))
        face_down = len(deck.pile) - len(shown)
        yield Pile(f"items_{deck.space}", name, face_down, shown, deck.space)
    if table.found:
        yield _open(scene, "items_found", "Items found", ITEM, table.found)
    yield _open(scene, "items_discard", "Item discard pile", ITEM, table.items_discard)
    if table.items_removed:
        removed = table.items_removed
        yield _open(scene, "items_removed", "Items removed from the game", ITEM, removed)


def _open(scene: Scene, pile: str, name: str, kind: str, cards: Iterable[CardId]) -> Pile:
    """A pile that lies face up, the last card on top."""
    shown: tuple[CardShown, ...] = tuple(card(scene, one, kind) for one in reversed([*cards]))
    return Pile(pile, name, 0, shown)


def _throw(scene: Scene, roll: Roll) -> Throw:
    """A Horror Roll: which dice are successes, which could become one (FG-ROL-02, -03)."""
    dice = tuple(
        DieShown(str(die), "horror", face, str(face), _state(roll, die))
        for die, face in enumerate(roll.faces)
    )
    n = sum(is_success(roll, die) for die in range(len(roll.faces)))
    marks = (Mark("symbol", "successes", "success", n),) if n else ()
    action = ActionId(roll.source)
    name = scene.action(action) if action in scene.game.actions else scene.source(roll.source)
    return Throw("horror", f"Horror Roll: {name}" if name else "Horror Roll", PLAYER, dice, marks)


def _state(roll: Roll, die: int) -> str:
    if die in roll.converted:
        return CONVERTED
    if is_success(roll, die):
        return SUCCESS
    return PARTIAL if is_partial(roll, die) else ""


__all__ = ["tableau"]
