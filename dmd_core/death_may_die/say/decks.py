"""Cards of the decks in words: Insanity, Mythos, Discovery and Stage cards."""

from typing import Final

import attrs

from dmd_core.death_may_die.content.cards import (
    FREE,
    DiscoveryDef,
    HalfDef,
    InsanityDef,
    MythosDef,
    StageDef,
)
from dmd_core.death_may_die.ids import DOWN
from dmd_core.death_may_die.rule_numbers import STAGES
from dmd_core.death_may_die.say.base import Speech
from dmd_core.death_may_die.say.card_text import TEXTS, CardText, TextKind
from dmd_core.death_may_die.say.control import options_text, sentences
from dmd_core.death_may_die.say.gathering import KINDS
from dmd_core.death_may_die.say.skills import ability_sentences
from dmd_core.death_may_die.say.throws import dice
from dmd_core.death_may_die.state import Side
from dmd_core.death_may_die.words.base import Effect
from dmd_core.death_may_die.words.selectors import CardKind
from dmd_core.death_may_die.words.tokens import Tokens
from dmd_core.kernel.node import replace
from dmd_core.tabletop.text.english import amounts, listed, one, sentence

_DOWN: Final = (
    "While you lie down, you are Safe: nobody attacks you, and your only action is Rest."
    " You do not Investigate. In your turn you may take 1 Stress to stand up, without an action."
)
"""What the rules say of one that lies down; said on cards that cause it."""


def _texts(speech: Speech, label: str, effects: tuple[Effect, ...]) -> list[str]:
    return [f"{label}{sentences(speech, effect)}" for effect in effects]


@TEXTS.on(InsanityDef)
def _insanity(speech: Speech, card: InsanityDef) -> CardText:
    speech = replace(speech, insanity="this card")
    lines: list[str] = []
    if card.abilities:
        lines.append(f"Always: {ability_sentences(speech, card.abilities)}")
    lines.append(f"Symptoms: {sentences(speech, card.symptoms)}")
    if _lays_down(card):
        lines.append(_DOWN)
    return CardText(card.id, card.name, TextKind.INSANITY, tuple(lines))


def _lays_down(thing: object) -> bool:
    """Whether a text makes somebody lie down."""
    if isinstance(thing, tuple):
        return any(_lays_down(part) for part in thing)
    if isinstance(thing, Tokens) and thing.token == DOWN and not thing.remove:
        return True
    kind: type = type(thing)
    return attrs.has(kind) and any(
        _lays_down(getattr(thing, field.name)) for field in attrs.fields(kind)
    )


@TEXTS.on(MythosDef)
def _mythos(speech: Speech, card: MythosDef) -> CardText:
    """Top to bottom (MYTH-04)."""
    lines = ["Summoning symbol." if card.symbol else "No Summoning symbol."]
    lines.extend(_texts(speech, "", card.effects))
    if card.summons:
        entries = (
            f"{one(speech.names.enemy(line.enemy))} at the {line.gate.value} Gate"
            for line in card.summons
        )
        lines.append(sentence(f"summon {', then '.join(entries)}"))
    return CardText(card.id, card.name, TextKind.MYTHOS, tuple(lines))


@TEXTS.on(StageDef)
def _stage(speech: Speech, card: StageDef) -> CardText:
    """Dice of all revealed Stages add up, so a card tells what it adds (ELDER-02)."""
    name = "Final Stage" if card.stage == STAGES else f"Stage {card.stage}"
    lines: list[str] = []
    if card.health:
        lines.append(f"Health: {card.health}.")
    if card.standard or card.bonus:
        lines.append(f"Its attacks have {dice(card.standard, card.bonus, 'more ')}.")
    lines.extend(_texts(speech, "When the Elder One advances: ", card.on_advance))
    lines.extend(_texts(speech, "When revealed: ", card.on_reveal))
    lines.extend(_texts(speech, "End of turn: ", card.end_of_turn))
    if card.abilities:
        lines.append(f"Always: {ability_sentences(speech, card.abilities)}")
    return CardText(card.id, f"{speech.names.elder_one}, {name}", TextKind.STAGE, tuple(lines))


# --- Discovery cards -------------------------------------------------------------------------


@TEXTS.on(DiscoveryDef)
def _discovery(speech: Speech, card: DiscoveryDef) -> CardText:
    """Mandatory lines first, then the choice (DISC-02, -03)."""
    lines = _texts(speech, "First: ", card.mandatory)
    for side in Side:
        half = card.half(side)
        if half is not None:
            lines.append(f"{side.value.capitalize()}: {_half(speech, half)}")
    if card.instead:
        options = options_text(speech, card.instead)
        lines.append(f"Instead of claiming it, you may discard this card, then {options}.")
    return CardText(card.id, card.name, TextKind.DISCOVERY, tuple(lines))


def _half(speech: Speech, half: HalfDef) -> str:
    tags = (speech.names.tag(tag) for tag in half.tags)
    parts = [f"{half.name} ({', '.join((KINDS[half.kind], *tags))})."]
    if half.health is not None:
        parts.append(f"Health: {half.health}.")
    elif half.kind is CardKind.COMPANION:
        parts.append("It takes no Wounds.")
    parts.append(_price(half))
    if not half.tradable:
        parts.append("Not tradable.")
    if half.excludes:
        others = listed([speech.names.half(other) for other in half.excludes], "or")
        parts.append(f"You cannot have it together with {others}: discard one of the two.")
    if half.on_claim is not None:
        parts.append(f"When claimed: {sentences(speech, half.on_claim)}")
    if half.abilities:
        parts.append(ability_sentences(speech, half.abilities))
    return " ".join(parts)


def _price(half: HalfDef) -> str:
    """A forced half has none; a price beside it, which no pack can have, is said all the same."""
    price = amounts((half.price.stress, "Stress"), (half.price.wounds, "Wound")) or "none"
    if half.forced:
        instead = f", without its price of {price}" if half.price != FREE else ""
        return f"You must claim it if you claim nothing else of this card{instead}."
    return f"Price: {price}."


__all__: list[str] = []
