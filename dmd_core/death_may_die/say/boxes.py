"""Definitions of Episodes and Elder Ones in words: their cards, Enemies, objects and actions."""

from typing import assert_never

from dmd_core.death_may_die.content.definitions import (
    BackDef,
    Category,
    DestroyAction,
    ElderOneDef,
    EnemyDef,
    EpisodeDef,
    ExtinguishAction,
    ObjectsDef,
    SuccessAction,
    TokenDef,
)
from dmd_core.death_may_die.say.base import Speech
from dmd_core.death_may_die.say.card_text import TEXTS, CardText, TextKind
from dmd_core.death_may_die.say.control import clause, sentences
from dmd_core.death_may_die.say.skills import ability_sentences
from dmd_core.death_may_die.say.throws import dice
from dmd_core.kernel.node import replace
from dmd_core.tabletop.text.english import listed, plural, sentence, some


@TEXTS.on(EpisodeDef)
def _episode(speech: Speech, episode: EpisodeDef) -> CardText:
    """The Episode card; objects, actions, Enemies and decks have texts of their own."""
    lines = [f"Episode {episode.number}."]
    actions = [action.name for action in episode.actions]
    lines.append(f"Episode actions: {listed(actions) or 'none'}.")
    lines.append(f"Monsters: {listed([enemy.name for enemy in episode.monsters]) or 'none'}.")
    for title, cards in (("Mythos", episode.mythos), ("Discovery", episode.discovery)):
        lines.append(f"{title} cards: {', '.join(card.name for card in cards) or 'none'}.")
    lines.extend(
        f"When the Elder One advances: {sentences(speech, effect)}" for effect in episode.on_advance
    )
    return CardText(episode.id, episode.name, TextKind.EPISODE, tuple(lines))


@TEXTS.on(ElderOneDef)
def _elder_one(_speech: Speech, elder: ElderOneDef) -> CardText:
    """What is in its box."""
    lines = [
        f"Stages: {listed([str(card.stage) for card in elder.stages]) or 'none'}.",
        f"Minions: {listed([enemy.name for enemy in elder.minions]) or 'none'}.",
        f"Mythos cards: {', '.join(card.name for card in elder.mythos) or 'none'}.",
        f"Tokens: {listed([token.name for token in elder.tokens]) or 'none'}.",
    ]
    return CardText(elder.id, elder.name, TextKind.ELDER_ONE, tuple(lines))


@TEXTS.on(TokenDef)
def _token(_speech: Speech, token: TokenDef) -> CardText:
    return CardText(token.id, token.name, TextKind.TOKEN, (f"{some(token.count, 'token')}.",))


@TEXTS.on(EnemyDef)
def _enemy(speech: Speech, enemy: EnemyDef) -> CardText:
    kind = {
        Category.CULTIST: "Cultist",
        Category.MONSTER: "Monster",
        Category.ELDER_ONE: "Elder One",
    }[enemy.category]
    lines = [
        f"{kind}, {some(enemy.figures, 'figure')}. Health: {enemy.health}.",
        f"Its attacks have {dice(enemy.standard, enemy.bonus)}.",
    ]
    if enemy.abilities:
        lines.append(ability_sentences(speech, enemy.abilities))
    return CardText(enemy.id, enemy.name, TextKind.ENEMY, tuple(lines))


# --- objects and actions of the Episode ------------------------------------------------------


@TEXTS.on(ObjectsDef)
def _objects(_speech: Speech, objects: ObjectsDef) -> CardText:
    token = plural(f"{objects.name} token")
    backs = (f"{back.name} ({back.count})" for back in objects.backs)
    lines = (
        f"Health: {objects.health}. A destroyed one is turned over.",
        f"The Ritual is disrupted when {objects.to_disrupt} {token} are destroyed.",
        f"Reverse sides: {', '.join(backs) or 'none'}.",
    )
    return CardText(objects.kind, objects.name, TextKind.OBJECT, lines)


@TEXTS.on(BackDef)
def _back(speech: Speech, back: BackDef) -> CardText:
    """The Space of the object is "it", whoever turned it over."""
    there = replace(speech, space=f"the Space of this {speech.names.object}")
    lines = (
        f"Reverse side of {some(back.count, f'{speech.names.object} token')}.",
        f"When turned over: {sentences(there, back.then)}",
    )
    return CardText(back.id, back.name, TextKind.BACK, lines)


def _action(speech: Speech, action: ExtinguishAction | DestroyAction | SuccessAction) -> str:
    place = ", only on a Safe space" if action.safe else ""
    match action:
        case DestroyAction():
            text = (
                f"choose an undestroyed {speech.names.object} on your Space and make a roll, which"
                " is no attack. Each Success deals it 1 Wound"
            )
        case ExtinguishAction():
            text = "make a roll. Each Success removes 1 Fire token from your Space"
        case SuccessAction():
            enough = some(action.needs, "Success")
            text = f"make a roll. With at least {enough}, {clause(speech, action.then)}"
        case _:
            assert_never(action)
    return f"Action{place}: {sentence(text)}"


@TEXTS.on(DestroyAction)
def _destroy(speech: Speech, action: DestroyAction) -> CardText:
    return CardText(action.id, action.name, TextKind.ACTION, (_action(speech, action),))


@TEXTS.on(ExtinguishAction)
def _extinguish(speech: Speech, action: ExtinguishAction) -> CardText:
    return CardText(action.id, action.name, TextKind.ACTION, (_action(speech, action),))


@TEXTS.on(SuccessAction)
def _test(speech: Speech, action: SuccessAction) -> CardText:
    return CardText(action.id, action.name, TextKind.ACTION, (_action(speech, action),))


__all__: list[str] = []
