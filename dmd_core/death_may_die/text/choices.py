"""Sentences of answers that fit questions of many chapters."""

from collections.abc import Iterator, Mapping
from typing import Final, assert_never

from dmd_core.death_may_die.chapters.conversions import Converting
from dmd_core.death_may_die.chapters.hits import Deflecting, Reducing
from dmd_core.death_may_die.chapters.results import AddingWounds
from dmd_core.death_may_die.commands import (
    Answer,
    ChooseCard,
    ChooseFigure,
    ChooseInvestigator,
    ChooseOption,
    ChooseSpace,
    Done,
    Number,
    Order,
)
from dmd_core.death_may_die.ids import EnemyId
from dmd_core.death_may_die.say.texts import wording_of
from dmd_core.death_may_die.text.language import ENGLISH
from dmd_core.death_may_die.text.rolls import conversion
from dmd_core.death_may_die.text.scene import Scene
from dmd_core.death_may_die.text_frames import (
    Choosing,
    Following,
    Going,
    MovingPicked,
    MovingTo,
    Ordering,
    Picking,
    PlacingEnemy,
    PlacingToken,
    Resolve,
    ServingNext,
    TokenMovingTo,
)
from dmd_core.death_may_die.words.control import Option
from dmd_core.death_may_die.words.enemies import Summon
from dmd_core.kernel.events import Forced, Typed
from dmd_core.kernel.ids import ItemId
from dmd_core.kernel.node import replace
from dmd_core.tabletop.text.english import listed, readable, some


@ENGLISH.event(Forced)
def _forced(scene: Scene, event: Forced) -> str:
    command = event.command
    return f"{ENGLISH.commands[type(command)](scene, command)}, having no choice"


# --- commands --------------------------------------------------------------------------------


@ENGLISH.command(Typed)
def _typed(scene: Scene, command: Typed) -> str:
    return f"the table types in {listed([scene.item(item) for item in command.items]) or 'nothing'}"


@ENGLISH.command(Done)
def _done(scene: Scene, command: Done) -> str:
    return f"{scene.who(command.seat)} leaves it at that"


@ENGLISH.command(Answer)
def _answer(scene: Scene, command: Answer) -> str:
    who, asked = scene.who(command.seat), scene.asked
    says = ENGLISH.questions.get(type(asked))
    if says is not None:
        return f"{who} decides {'' if command.yes else 'not '}to {says(scene, asked)}"
    if isinstance(asked, Converting):
        if not command.yes:
            return f"{who} leaves the tally as it is"
        text = conversion(scene, asked)
        what = "changes" if text is None else f"adds {some(text.most, 'Success')} to"
        return f"{who} {what} the tally"
    return f"{who} says {'yes' if command.yes else 'no'}"


@ENGLISH.command(Number)
def _number(scene: Scene, command: Number) -> str:
    who, asked, n = scene.who(command.seat), scene.asked, command.n
    match asked:
        case AddingWounds():
            asked = replace(asked, extra=n)
        case Reducing() | Deflecting():
            asked = replace(asked, n=n)
        case Converting():
            return f"{who} adds {some(n, 'Success')} to the tally"
    says = ENGLISH.questions.get(type(asked)) or ENGLISH.choices.get(type(asked))
    return f"{who} says {n}" if says is None else f"{who} decides to {says(scene, asked)}"


@ENGLISH.command(ChooseInvestigator)
def _choose_investigator(scene: Scene, command: ChooseInvestigator) -> str:
    return f"{scene.who(command.seat)} chooses {scene.who(command.who)}"


@ENGLISH.command(ChooseOption)
def _choose_option(scene: Scene, command: ChooseOption) -> str:
    return f"{scene.who(command.seat)} chooses: {option(scene, command.option)}"


@ENGLISH.command(Order)
def _order(scene: Scene, command: Order) -> str:
    text = scene.source(command.source) or "the rules"
    return f"{scene.who(command.seat)} resolves {text} next"


def option(scene: Scene, name: ItemId) -> str:
    """An option as its card says it; by its id where no card of the game has it."""
    game = scene.game
    for known in _options(scene):
        if known.id == name and known.then is not None:
            return wording_of(game).clause(known.then)
    return readable(name)


def _options(scene: Scene) -> Iterator[Option]:
    """The options that may be meant: those at hand first."""
    asked, game = scene.asked, scene.game
    if isinstance(asked, Choosing) and 0 <= asked.node < len(game.nodes):
        yield from getattr(game.nodes[asked.node], "options", ())
    for card in scene.table.discovery.resolving:
        if card in game.discovery:
            yield from game.discovery[card].instead
    for node in game.nodes:
        yield from getattr(node, "options", ())


# --- decisions -------------------------------------------------------------------------------


PICKED: Final[Mapping[type, str]] = {
    ChooseSpace: "a Space",
    ChooseFigure: "an Enemy",
    ChooseInvestigator: "an Investigator",
    ChooseCard: "a card",
}
"""What a text lets people choose, by the command that chooses it."""


def _goes(scene: Scene, then: Following) -> str:
    """What goes to the Space that is picked; nothing if none does."""
    match then:
        case MovingTo(figure=figure):
            return scene.figure(figure)
        case Going(who=who):
            return scene.who(who)
        case TokenMovingTo(token=token, space=space):
            return f"the {scene.token(token)} on {scene.space(space)}"
        case PlacingToken(token=token):
            return f"the {scene.token(token)}"
        case PlacingEnemy() | MovingPicked() | Resolve():
            return ""
        case _:
            assert_never(then)


_THAT: Final[Mapping[type, str]] = {
    ChooseSpace: "space",
    ChooseFigure: "enemy",
    ChooseInvestigator: "seat",
}
_CALLED: Final = {"space": "that Space", "enemy": "that Enemy", "seat": "that Investigator"}
"""What is picked, as the text that goes on with it calls it."""


def resolved(scene: Scene, frame: Picking) -> str:
    """The text that goes on with what is picked, in its words; "" where something else does."""
    then, nodes = frame.then, scene.game.nodes
    if not isinstance(then, Resolve) or not 0 <= then.node < len(nodes):
        return ""
    picked = {_THAT[kind] for kind in map(type, frame.commands) if kind in _THAT}
    called = {name: _CALLED[name] for name in picked}
    return wording_of(scene.game).clause(nodes[then.node], **called)


def served(scene: Scene, frame: ServingNext) -> EnemyId:
    """The Enemy that the Space which is picked gets; nothing for Fire."""
    verb = scene.game.nodes[frame.serving.node]
    return verb.enemy if isinstance(verb, Summon) else EnemyId("")


@ENGLISH.which(Picking)
def _picking(scene: Scene, frame: Picking) -> str:
    by = scene.by(frame.then.env.src, "for")
    match frame.then:
        case PlacingEnemy(to=to):
            return f"choose which Enemy goes to {scene.space(to)}{by}"
        case MovingPicked():
            return f"choose which Enemy moves{by}"
        case then:
            if thing := _goes(scene, then):
                return f"choose where {thing} goes{by}"
    kinds = [PICKED[kind] for kind in map(type, frame.commands) if kind in PICKED]
    what = listed(list(dict.fromkeys(kinds)), "or") or "one of several"
    text = resolved(scene, frame)
    return f"choose {what}{by}{f': {text}' if text else ''}"


@ENGLISH.which(Choosing)
def _choosing(scene: Scene, frame: Choosing) -> str:
    return f"choose one of several{scene.by(frame.env.src, 'for')}"


@ENGLISH.which(ServingNext)
def _serving_next(scene: Scene, frame: ServingNext) -> str:
    by = scene.by(frame.serving.env.src, "for")
    enemy = served(scene, frame)
    return f"choose where the next {scene.kind(enemy) if enemy else 'Fire token'} goes{by}"


@ENGLISH.which(Ordering)
def _ordering(_scene: Scene, _frame: Ordering) -> str:
    return "choose the text to resolve next"


__all__ = ["PICKED", "option", "resolved", "served"]
