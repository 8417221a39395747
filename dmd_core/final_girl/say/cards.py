"""Definitions in words: action cards, killers, locations, Final Girls and their cards."""

from collections.abc import Iterable, Iterator

from dmd_core.final_girl.content.definitions import (
    ActionDef,
    BoardDef,
    CardUse,
    EventDef,
    FinaleDef,
    GirlDef,
    ItemDef,
    KillerDef,
    Line,
    LocationDef,
    MinionDef,
    PowerDef,
    SetupCardDef,
    SpaceDef,
    TerrorDef,
)
from dmd_core.final_girl.say.base import ABILITIES, Speech
from dmd_core.final_girl.say.card_text import TEXTS, CardText, TextKind
from dmd_core.final_girl.say.control import clauses, sentences
from dmd_core.final_girl.words.base import Ability, Effect
from dmd_core.tabletop.text.english import capital, listed, sentence, some

_USES = {
    CardUse.ACTION: "",
    CardUse.REACTION: " Reaction.",
    CardUse.ROLL: " Played after a Horror Roll.",
}


def _lines(
    speech: Speech, effects: tuple[Effect, ...], abilities: Iterable[Ability] = ()
) -> Iterator[str]:
    """A text top to bottom: what is done, then what lasts."""
    if effects:
        yield sentences(speech, effects)
    for ability in abilities:
        yield sentence(ABILITIES.say(speech, ability))


def _headed(speech: Speech, head: str, effects: tuple[Effect, ...]) -> Iterator[str]:
    if effects:
        yield f"{head}: {clauses(speech, effects)}."


# --- the core box ----------------------------------------------------------------------------


@TEXTS.on(ActionDef)
def _action(speech: Speech, card: ActionDef) -> CardText:
    lines = [f"Cost {card.cost}, {some(card.copies, 'copy')}.{_USES[card.use]}"]
    if card.use is not CardUse.ROLL:
        lines.append(f"Two successes: {_line(speech, card.double)}.")
        lines.append(f"One success: {_line(speech, card.single)}.")
        fail = "; or ".join(_line(speech, line) for line in card.fail)
        lines.append(f"Failure: {fail}.")
    lines.extend(_lines(speech, (), card.abilities))
    return CardText(card.id, card.name, TextKind.ACTION, tuple(lines))


def _line(speech: Speech, line: Line) -> str:
    return clauses(speech, line.effects)


@TEXTS.on(BoardDef)
def _board(_speech: Speech, board: BoardDef) -> CardText:
    dice = ", ".join(str(n) for n in board.dice)
    lines = (f"{capital(str(board.time))} time.", f"Dice by horror, the green end first: {dice}.")
    return CardText(board.id, f"{capital(board.id)} board", TextKind.BOARD, lines)


# --- killers ---------------------------------------------------------------------------------


@TEXTS.on(KillerDef)
def _killer(speech: Speech, killer: KillerDef) -> CardText:
    lines = [f"Health {killer.health}. Horror starts at {killer.horror}."]
    for place, row in enumerate(killer.rows):
        said = f"Bloodlust {place}: attack {row.attack}, movement {row.move}."
        if row.reveal:
            said += " Reveal the dark power."
        if row.effects:
            said += f" {sentences(speech, row.effects)}"
        lines.append(said)
    lines.extend(_headed(speech, "Each further step of bloodlust", killer.final))
    lines.extend(_headed(speech, "In the Killer phase", killer.action))
    lines.extend(_lines(speech, (), killer.abilities))
    return CardText(killer.id, killer.name, TextKind.KILLER, tuple(lines))


@TEXTS.on(FinaleDef)
def _finale(speech: Speech, card: FinaleDef) -> CardText:
    lines = [
        *_headed(speech, "When it is revealed", card.on_reveal),
        *_headed(speech, "In the Killer phase", card.action),
        *_lines(speech, (), card.abilities),
    ]
    return CardText(card.id, card.name, TextKind.FINALE, tuple(lines))


@TEXTS.on(PowerDef)
def _power(speech: Speech, card: PowerDef) -> CardText:
    lines = [
        *(("Epic.",) if card.epic else ()),
        *_headed(speech, "When it is revealed", card.on_reveal),
        *_lines(speech, (), card.abilities),
    ]
    return CardText(card.id, card.name, TextKind.POWER, tuple(lines))


@TEXTS.on(TerrorDef)
def _terror(speech: Speech, card: TerrorDef) -> CardText:
    lines = [] if card.copies == 1 else [f"{some(card.copies, 'copy')}."]
    if card.health:
        lines.append(f"Minor dark power, health {card.health}.")
    if card.needs_victims:
        lines.append("Without a victim on the map discard this card and draw the next one.")
    if card.stays:
        lines.append("It stays in play.")
    lines.extend(_lines(speech, card.effects, card.abilities))
    return CardText(card.id, card.name, TextKind.TERROR, tuple(lines))


@TEXTS.on(MinionDef)
def _minion(speech: Speech, kind: MinionDef) -> CardText:
    values = f"Health {kind.health}, attack {kind.attack}, movement {kind.move}"
    lines = (
        f"{values}, {some(kind.tokens, 'token')}.",
        *_headed(speech, "In the Killer phase", kind.action),
    )
    return CardText(kind.id, kind.name, TextKind.MINION, lines)


# --- locations -------------------------------------------------------------------------------


@TEXTS.on(LocationDef)
def _location(speech: Speech, location: LocationDef) -> CardText:
    lines = [_space(speech, space) for space in location.spaces]
    lines.extend(_lines(speech, (), location.abilities))
    return CardText(location.id, location.name, TextKind.LOCATION, tuple(lines))


def _space(speech: Speech, space: SpaceDef) -> str:
    kinds = [
        word
        for so, word in (
            (space.search, "search space"),
            (space.exit, "exit space"),
            (space.water, "by the water"),
        )
        if so
    ]
    marks = f" ({', '.join(kinds)})" if kinds else ""
    links = [f"{speech.names.space(other)}{_numbers(numbers)}" for other, numbers in space.links]
    return f"{space.name}{marks}: {listed(links)}."


def _numbers(numbers: tuple[int, ...]) -> str:
    return f" {'-'.join(str(n) for n in numbers)}" if numbers else ""


@TEXTS.on(SetupCardDef)
def _setup(speech: Speech, card: SetupCardDef) -> CardText:
    victims = [f"{speech.names.space(space)} {n}" for space, n in card.victims]
    girl, killer = speech.names.space(card.girl), speech.names.space(card.killer)
    lines = (
        f"The Final Girl starts on {girl}, the killer on {killer}.",
        f"Victims: {', '.join(victims)}.",
    )
    return CardText(card.id, card.name, TextKind.SETUP, lines)


@TEXTS.on(EventDef)
def _event(speech: Speech, card: EventDef) -> CardText:
    lines = ["It stays in play."] if card.lasting else []
    lines.extend(_lines(speech, card.effects, card.abilities))
    return CardText(card.id, card.name, TextKind.EVENT, tuple(lines))


@TEXTS.on(ItemDef)
def _item(speech: Speech, item: ItemDef) -> CardText:
    facts = [some(item.hands, "hand")] if item.hands else []
    if item.range is not None:
        low, high = item.range
        facts.append(f"range {low}" if low == high else f"range {low} to {high}")
        facts.append(f"{item.modifier} damage")
    if item.uses:
        facts.append(some(item.uses, "use"))
    if item.single:
        facts.append("used once")
    lines = [f"{capital(', '.join(facts))}."] if facts else []
    if item.cards:
        names = listed([speech.names.action(card) for card in item.cards])
        lines.append(f"Only with {names}.")
    lines.extend(_headed(speech, "When it is gained", item.on_gain))
    lines.extend(_lines(speech, (), item.abilities))
    return CardText(item.id, item.name, TextKind.ITEM, tuple(lines))


# --- Final Girls -----------------------------------------------------------------------------


@TEXTS.on(GirlDef)
def _girl(speech: Speech, girl: GirlDef) -> CardText:
    lines = [f"Health {girl.health}."]
    for place, slot in enumerate(girl.slots, 1):
        lines.append(f"Victim {place}: {clauses(speech, slot.effects)}.")
    lines.extend(_headed(speech, "When her card is flipped", girl.on_flip))
    lines.extend(f"Ultimate: {ABILITIES.say(speech, ability)}." for ability in girl.ultimate)
    lines.append(f"Each later victim: {clauses(speech, girl.later.effects)}.")
    return CardText(girl.id, girl.name, TextKind.GIRL, tuple(lines))


__all__: list[str] = []
