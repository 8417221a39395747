"""In no language is a seat told what is sealed for it, or what chance will bring.

The toy with sealed roles is told in Polish and Ukrainian by files that say as much as they can; two
games that differ in who the traitor is must sound the same to a seat that is loyal in both. The
games of this box are told in theirs, from positions that differ in the chance to come.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final, final

import attrs
import pytest

import dmd_core as dmd
import dmd_core.final_girl as fg
from dmd_core.kernel.chance import Chance
from dmd_core.kernel.ids import ItemId, Seat
from dmd_core.kernel.node import replace
from dmd_core.kernel.state import State
from dmd_core.kernel.step import Step
from dmd_core.kernel.views import SPECTATOR, HiddenError, Sealed, View
from dmd_core.tabletop.lang.catalogue import Catalogue
from dmd_core.tabletop.lang.fluent import Fluent
from dmd_core.tabletop.lang.messages import Message
from dmd_core.tabletop.lang.sources import LanguageSource
from dmd_core.tabletop.lang.translation import Translation
from dmd_core.tabletop.text.language import Language
from tests.death_may_die.recorded import FEW, moments
from tests.leaks.test_sealed_roles import ENGINE, GAME, LOYAL_SEATS, PAIRS, played
from tests.toy.roles import Counted, Ended, Harm, Help, Played, Playing, RolesDealt, Table, Think

CODES: Final = ("pl", "uk")

WORDS: Final = {
    "pl": """
asks-must = { $who } musi { $does }
role-loyal = lojalny
role-traitor = zdrajca
role-helping = pomoc
role-harming = szkoda
hidden = coś ukrytego
event-roles-dealt = role graczy: { $roles }
event-played = { $seat } zagrywa kartę: { $card }
event-counted = { $harm ->
        [one] jedna szkoda
        [few] { $harm } szkody
       *[other] { $harm } szkód
    }
event-ended = koniec gry
command-help = { $seat } pomaga
command-harm = { $seat } szkodzi
command-think = { $seat } myśli na głos
choice-playing = zagrać kartę { $traitor ->
        [yes] zdrajcy
       *[no] lojalnego
    }
refusal-not-traitor = tylko zdrajca szkodzi
""",
    "uk": """
asks-must = { $who } має { $does }
role-loyal = вірний
role-traitor = зрадник
role-helping = допомога
role-harming = шкода
hidden = щось приховане
event-roles-dealt = ролі гравців: { $roles }
event-played = { $seat } грає карту: { $card }
event-counted = { $harm ->
        [one] { $harm } шкода
        [few] { $harm } шкоди
       *[other] { $harm } шкод
    }
event-ended = кінець гри
command-help = { $seat } допомагає
command-harm = { $seat } шкодить
command-think = { $seat } думає вголос
choice-playing = зіграти карту { $traitor ->
        [yes] зрадника
       *[no] вірного
    }
refusal-not-traitor = шкодить лише зрадник
""",
}


@final
@attrs.frozen
class Scene:
    """A moment of the toy."""

    table: Table
    asked: object = None

    def who(self, seat: Seat, /) -> str:
        """By number."""
        return f"player {seat}"


ENGLISH: Final[Language[Scene]] = Language(
    events={
        RolesDealt: lambda _scene, _event: "everybody looks at a role",
        Played: lambda scene, event: f"{scene.who(event.seat)} plays a card",
        Counted: lambda _scene, event: f"harm: {event.harm}",
        Ended: lambda _scene, _event: "the game is over",
    },
    commands={
        kind: lambda scene, command: f"{scene.who(command.seat)} decides"
        for kind in (Help, Harm, Think)
    },
    choices={Playing: lambda _scene, _frame: "play a card"},
)


def lying(_scene: Scene, sealed: Sealed[ItemId]) -> Message:
    """A sealed thing by its name, as far as it is open."""
    try:
        return Message(f"role-{sealed.opened()}", sealed.opened())
    except HiddenError:
        return Message("hidden", "something hidden")


def translation(code: str) -> Translation[Scene]:
    """The toy in a language."""
    catalogue = Catalogue[Scene](
        ENGLISH,
        {
            Seat: lambda scene, seat: Message("", scene.who(seat)),
            Sealed[ItemId]: lying,
        },
        {"seat": lambda scene, seat: Message("", scene.who(seat))},
    )
    speech = Fluent(code, [LanguageSource(f"{code}.ftl", WORDS[code])])
    return Translation(
        catalogue, speech, int, lambda _scene: lambda _kind, _value: None, lambda one: one, ()
    )


def told(code: str, traitor: int, seat: Seat) -> Iterator[str]:
    """All that a seat is told of a game: events, commands, questions, options and refusals."""
    language = translation(code)
    for command, now in played(traitor):
        view = ENGINE.view(GAME, now.state, seat)
        scene = Scene(view.table, None if view.decision is None else view.decision.subject)
        known = None if command is None else ENGINE.view_command(command, seat)
        if known is not None:
            yield language.says(scene, known)
        yield from (language.says(scene, one) for one in ENGINE.view_events(now.events, seat))
        if view.decision is None:
            continue
        yield language.says(scene, view.decision)
        yield from (language.says(scene, one) for one in view.decision.legal())
        refused = view.decision.check(Harm(seat))
        if refused is not None:
            yield language.says(scene, refused)


@pytest.mark.parametrize("pair", PAIRS)
@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("spectator", [False, True])
def test_who_may_not_know_a_role_is_told_the_same(
    pair: tuple[int, int], code: str, *, spectator: bool
) -> None:
    """Whoever the traitor is, sentence by sentence."""
    seat = SPECTATOR if spectator else LOYAL_SEATS[pair]

    one, other = (list(told(code, traitor, seat)) for traitor in pair)

    assert one == other
    assert 10 < len(one)


@pytest.mark.parametrize(
    ("code", "secrets"),
    [
        (
            "pl",
            (
                "Role graczy: coś ukrytego, zdrajca, coś ukrytego.",
                "Player 1 musi zagrać kartę zdrajcy.",
                "Player 1 zagrywa kartę: pomoc.",
                "Player 2 zagrywa kartę: coś ukrytego.",
            ),
        ),
        (
            "uk",
            (
                "Ролі гравців: щось приховане, зрадник, щось приховане.",
                "Player 1 має зіграти карту зрадника.",
                "Player 1 грає карту: допомога.",
                "Player 2 грає карту: щось приховане.",
            ),
        ),
    ],
)
def test_the_traitor_is_told_that_it_is_one(code: str, secrets: tuple[str, ...]) -> None:
    """So the files do say what is sealed, to whom it may be said."""
    said = set(told(code, 1, Seat(1)))

    assert set() == set(secrets) - said


# --- the games of this box -----------------------------------------------------------------------


def elsewhere(state: State[Any]) -> State[Any]:
    """The same position with other dice and cards to come."""
    counters = tuple(number + 1 for number in state.chance.counters)
    return replace(state, chance=Chance(state.chance.seed + 1, state.chance.epoch + 1, counters))


def shown(package: Any, language: Any, game: Any, seen: View[Any]) -> list[object]:  # noqa: ANN401 - of either game
    """All that a screen tells of a view, and what is refused in it."""
    display = package.display_in(language)
    found: list[object] = [display.menu(game, seen), display.tableau(game, seen)]
    if seen.decision is not None:
        found.append(package.describe(game, seen, seen.decision, language=language))
        refused = seen.decision.check(dmd.Typed(("blank",)))
        found.append(refused and package.describe(game, seen, refused, language=language))
    return found


def _dies() -> Iterator[tuple[dmd.Game, dmd.State]]:
    for one in moments(FEW[0])[3:60:15]:
        yield one.game, one.before.state


def _films() -> Iterator[tuple[fg.Game, fg.State]]:
    game = fg.load_game()
    step: Step[Any] = fg.start(game, 7)
    for number in range(25):
        if step.decision is None:
            return
        if number % 8 == 0:
            yield game, step.state
        step = fg.apply(game, step.state, next(step.decision.legal()), decision=step.decision)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(
    ("package", "positions"), [(dmd, _dies), (fg, _films)], ids=["dmd", "final_girl"]
)
def test_nobody_is_told_what_chance_will_bring(
    package: Any,  # noqa: ANN401 - either game
    positions: Callable[[], Iterator[tuple[Any, State[Any]]]],
    code: str,
) -> None:
    """Menus, tables, questions and refusals are the same, whatever the seed is."""
    count, language = 0, package.load_language(code)
    for game, state in positions():
        views = (package.view(game, now, 0) for now in (state, elsewhere(state)))
        one, other = (shown(package, language, game, seen) for seen in views)
        assert one == other
        count += 1
    assert count >= 4
