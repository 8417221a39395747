"""What a screen shows of Death May Die; import these functions from `dmd_core` itself.

They stand apart from the other public functions so that who shows nothing loads no sentences.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from dmd_core.api import ENGINE, State
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.ids import SpaceId
from dmd_core.death_may_die.screen import SCREEN
from dmd_core.death_may_die.state import Table
from dmd_core.death_may_die.text.language import ENGLISH
from dmd_core.death_may_die.text.scene import Scene
from dmd_core.kernel.arguments import need
from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Event
from dmd_core.kernel.run import CRASHES
from dmd_core.kernel.views import View
from dmd_core.screen.display import Display
from dmd_core.screen.menus import LISTED
from dmd_core.screen.shown import Happening, Menu, Reserve, Upcoming
from dmd_core.screen.tableau import Tableau
from dmd_core.screen.ways import Ways
from dmd_core.states import explain, need_game, need_own
from dmd_core.tabletop.lang.translation import Translation
from dmd_core.tabletop.text.language import LANGUAGE, need_spoken

DISPLAY: Final[Display[Game, Table]] = Display(ENGINE, SCREEN)
"""Shows Death May Die; the functions below are its methods, for states and games of this one."""
_WAYS: Final[Ways[Game, SpaceId]] = Ways(lambda game: game.neighbours, "space")


def display_in(language: Translation[Scene]) -> Display[Game, Table]:
    """Shows Death May Die in another language than English.

    Args:
        language: such as `load_language` gives it.

    Returns:
        What has `menu`, `happenings`, `narrate`, `tableau` and the other functions as methods.

    Raises:
        ArgumentError: if it is no language of this game.

    Example:
        >>> import dmd_core as dmd
        >>> game = dmd.load_game()
        >>> polish = display_in(dmd.load_language("pl"))
        >>> polish.menu(game, dmd.start(game, seed=7).state).sentence
        'Siostra Beth może wykonać akcję.'
    """
    from dmd_core.death_may_die.lang.loading import screen_in  # noqa: PLC0415 - only if spoken

    need(language, Translation, "language", LANGUAGE)
    need_spoken(language, ENGLISH)
    return Display(ENGINE, screen_in(language))


def menu(
    game: Game,
    position: State | View[Table],
    *,
    decision: Decision | None = None,
    listed: int = LISTED,
) -> Menu:
    """Whose answer is awaited, and what can be answered: in words, with costs, in groups.

    Args:
        game: the definition.
        position: a state, or the view of one seat; a view of a seat that is not asked gives a menu
            without groups, which says who is.
        decision: that of the step which gave the state, if at hand; saves computing it again.
        listed: how many options of a group are listed at most, 1 or more. Only typed dice and cards
            are more; their group says so, and its slots have all that can be shown.

    Returns:
        The menu; at the end of the game one with no options.

    Raises:
        ArgumentError: if an argument is of another kind.
        StateError: if it is no state of this game.

    Example:
        >>> import dmd_core as dmd
        >>> game = dmd.load_game()
        >>> found = menu(game, dmd.start(game, seed=7).state)
        >>> found.sentence
        'Sister Beth may take an action.'
        >>> for option in found:
        ...     print(option.sentence, *(cost.sentence for cost in option.costs))
        Sister Beth runs. 1 action
        Sister Beth rests. 1 action
        Sister Beth takes the Extinguish Fire action. 1 action
        Sister Beth passes.
        >>> print(found.missing[0].sentence, found.missing[0].reason)
        Sister Beth attacks. There is no Enemy in reach of Space 1 that can be attacked.
    """
    need_game(game)
    if isinstance(position, View):
        need(position.table, Table, "position", "a state or a view of Death May Die")
        return DISPLAY.menu(game, position, listed=listed)
    need_own(game, position)
    try:
        return DISPLAY.menu(game, position, decision, listed=listed)
    except CRASHES as error:
        explain(game, position, error)
        raise


def happenings(
    game: Game, state: State, events: Iterable[Event], *, seat: int | None = None
) -> tuple[Happening, ...]:
    """Group what happened by its cause, for animation: one attack is one group.

    An attack holds its roll, rerolls, Wounds, loss of Sanity and what they lead to; a card holds
    what its text does. `Happening.open` says that an attack goes on, as while a reroll is
    asked, and `Happening.continues` that it began in an earlier step.

    Args:
        game: the definition.
        state: the state before the first event, such as the one a command was applied to.
        events: what happened since, of one step or of several in a row.
        seat: for whose eyes the groups are; this game seals nothing but what is to come, so it
            makes no difference here.

    Returns:
        The groups in order, with the sentence of every event; `Parked`, which says nothing to
        people, is left out.

    Raises:
        ArgumentError: if an argument is of another kind, or an event cannot happen where it stands.

    Example:
        >>> import dmd_core as dmd
        >>> game = dmd.load_game()
        >>> before = dmd.start(game, seed=7).state
        >>> step = dmd.apply(game, before, next(dmd.legal(game, before)))
        >>> for group in happenings(game, before, step.events):
        ...     print(group.cause.kind if group.cause else "-", len(group.events))
        - 1
        - 1
        move 1
    """
    need_game(game)
    return DISPLAY.happenings(game, state, events, seat=seat)


def narrate(
    game: Game, state: State, events: Iterable[Event], *, seat: int | None = None
) -> tuple[str, ...]:
    """Say what happened, event by event.

    Args:
        game: the definition.
        state: the state before the first of the events, such as the one a command was applied to.
        events: what happened since, such as `Step.events`.
        seat: for whose eyes, as `happenings` has it.

    Returns:
        A sentence for each event, empty for those that need no telling; see `describe`.

    Raises:
        ArgumentError: if an argument is of another kind, or an event cannot happen where it stands.

    Example:
        >>> import dmd_core as dmd
        >>> game = dmd.load_game()
        >>> before = dmd.start(game, seed=7)
        >>> step = dmd.apply(game, before.state, next(dmd.legal(game, before.state)))
        >>> for sentence in filter(None, narrate(game, before.state, step.events)):
        ...     print(sentence)
        Sister Beth takes the Run action.
        Sister Beth goes to Space 2, having no choice.
        Sister Beth goes to Space 2.
    """
    need_game(game)
    return DISPLAY.narrate(game, state, events, seat=seat)


def upcoming(game: Game, state: State, *, seat: int | None = None) -> tuple[Upcoming, ...]:
    """What will be resolved after what is asked now, in order, with the card it comes from.

    Args:
        game: the definition.
        state: a state in which somebody is asked.
        seat: for whose eyes, as `happenings` has it.

    Raises:
        ArgumentError: if an argument is of another kind.
        StateError: if it is no state of this game.

    Example:
        >>> import dmd_core as dmd
        >>> game = dmd.load_game()
        >>> [one.sentence for one in upcoming(game, dmd.start(game, seed=7).state)][:2]
        ['A Mythos card is drawn.', 'Phase 3: investigate or fight.']
    """
    need_own(game, state)
    return DISPLAY.upcoming(game, state, seat=seat)


def reserves(game: Game, position: State | View[Table]) -> tuple[Reserve, ...]:
    """All that can run out: figures by type, Fire and other tokens, with what is left of each.

    Example:
        >>> import dmd_core as dmd
        >>> game = dmd.load_game()
        >>> found = reserves(game, dmd.start(game, seed=7).state)
        >>> next((one.name, one.left, one.total) for one in found if one.kind == "fire")
        ('Fire token', 2, 8)
    """
    need_game(game)
    need(getattr(position, "table", None), Table, "position", "a state or a view of this game")
    return DISPLAY.reserves(game, position)


def tableau(game: Game, position: State | View[Table]) -> Tableau:
    """What lies on the table, for drawing: the map, the boards, cards, decks, tracks and dice.

    Args:
        game: the definition.
        position: a state, or the view of one seat.

    Returns:
        The table. Where a pack does not say where its Spaces are drawn, they have points that are
        worked out, the same every time.

    Raises:
        ArgumentError: if an argument is of another kind.
        StateError: if it is no state of this game.

    Example:
        >>> import dmd_core as dmd
        >>> game = dmd.load_game()
        >>> found = tableau(game, dmd.start(game, seed=7).state)
        >>> for piece in found.places[1].pieces:
        ...     print(found.places[1].name, "-", piece.n, piece.name)
        Space 2 - 2 Cultist
        >>> [track.name for track in found.panels[0].tracks]
        ['Sanity lost', 'Stress', 'Wounds']
    """
    need_game(game)
    if isinstance(position, View):
        need(position.table, Table, "position", "a state or a view of Death May Die")
        return DISPLAY.tableau(game, position)
    need_own(game, position)
    try:
        return DISPLAY.tableau(game, position)
    except CRASHES as error:
        explain(game, position, error)
        raise


def distances(game: Game, space: str) -> Mapping[SpaceId, int]:
    """Steps from a Space to every other that can be reached, the nearest first (MAP-08).

    Raises:
        ArgumentError: if the map has no such Space.

    Example:
        >>> import dmd_core as dmd
        >>> list(distances(dmd.load_game(), "s01").items())[:3]
        [('s01', 0), ('s02', 1), ('s03', 2)]
    """
    need_game(game)
    return _WAYS.distances(game, space)


def shortest_paths(game: Game, start: str, goal: str) -> tuple[tuple[SpaceId, ...], ...]:
    """Every shortest path between two Spaces, both included; none if no path leads there.

    Raises:
        ArgumentError: if the map has no such Space.

    Example:
        >>> import dmd_core as dmd
        >>> shortest_paths(dmd.load_game(), "s01", "s07")
        (('s01', 's02', 's03', 's07'),)
    """
    need_game(game)
    return _WAYS.shortest_paths(game, start, goal)


def chance_seen(events: Iterable[Event]) -> bool:
    """Whether any of these events showed a die or a card, which an undo would make known.

    Example:
        >>> import dmd_core as dmd
        >>> game = dmd.load_game()
        >>> chance_seen(dmd.start(game, seed=7).events)
        True
    """
    return DISPLAY.chance_seen(events)


__all__ = [
    "chance_seen",
    "display_in",
    "distances",
    "happenings",
    "menu",
    "narrate",
    "reserves",
    "shortest_paths",
    "tableau",
    "upcoming",
]
