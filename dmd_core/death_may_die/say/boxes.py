"""Definitions of Episodes and Elder Ones in words: their cards, Enemies, objects and actions."""

from typing import assert_never

from dmd_core.death_may_die.content.board import TokenDef
from dmd_core.death_may_die.content.boxes import (
    BackDef,
    DestroyAction,
    ElderOneDef,
    EpisodeAction,
    EpisodeDef,
    ExtinguishAction,
    ObjectsDef,
    PlainAction,
    SuccessAction,
)
from dmd_core.death_may_die.content.cards import Category, EnemyDef
from dmd_core.death_may_die.say.base import NUMBERS, Speech
from dmd_core.death_may_die.say.card_text import TEXTS, CardText, TextKind
from dmd_core.death_may_die.say.conditions import holds
from dmd_core.death_may_die.say.control import clause, sentences
from dmd_core.death_may_die.say.names import OBJECT
from dmd_core.death_may_die.say.selectors import an_enemy
from dmd_core.death_may_die.say.skills import ability_sentences
from dmd_core.death_may_die.say.throws import dice
from dmd_core.kernel.node import replace
from dmd_core.tabletop.text.english import listed, plural, sentence, some


@TEXTS.on(EpisodeDef)
def _episode(speech: Speech, episode: EpisodeDef) -> CardText:
    """The Episode card; objects, actions, Enemies and decks have texts of their own."""
    lines = [f"Episode {episode.number}."]
    ritual = episode.ritual
    if ritual is not None:
        counted = NUMBERS.say(speech, ritual.count).value
        lines.append(f"The Ritual is disrupted as soon as {counted} is {ritual.needed} or more.")
        if ritual.then is not None:
            lines.append(f"When it is disrupted: {sentences(speech, ritual.then)}")
    actions = [action.name for action in episode.actions]
    lines.append(f"Episode actions: {listed(actions) or 'none'}.")
    lines.append(f"Monsters: {listed([enemy.name for enemy in episode.monsters]) or 'none'}.")
    for title, things in (("Tokens", episode.tokens), ("Face-down tokens", episode.hidden)):
        if things:
            lines.append(f"{title}: {', '.join(f'{each.name} ({each.count})' for each in things)}.")
    for title, cards in (("Mythos", episode.mythos), ("Discovery", episode.discovery)):
        lines.append(f"{title} cards: {', '.join(card.name for card in cards) or 'none'}.")
    lines.extend(
        f"When the Elder One advances: {sentences(speech, effect)}" for effect in episode.on_advance
    )
    for fallen in episode.on_kill:
        where = replace(speech, space="the Space where it stood")
        enemy = an_enemy(speech, fallen.enemy)
        lines.append(f"When {enemy} is killed: {sentences(where, fallen.then)}")
    when = "At the end of each turn, right before the Elder One's effects"
    lines.extend(f"{when}: {sentences(speech, effect)}" for effect in episode.end_of_turn)
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
    lines = [f"{some(token.count, 'token')}."]
    if token.several:
        lines.append("Several may lie on one Space.")
    return CardText(token.id, token.name, TextKind.TOKEN, tuple(lines))


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
    thing = speech.names.object
    there = replace(speech, space=f"the Space of this {thing}")
    noun = f"{thing} token"
    if thing == OBJECT:
        there = replace(speech, space="your Space")
        noun = "face-down token"
    lines = (
        f"Reverse side of {some(back.count, noun)}.",
        f"When turned over: {sentences(there, back.then)}",
    )
    return CardText(back.id, back.name, TextKind.BACK, lines)


def _action(speech: Speech, action: EpisodeAction) -> str:
    place = ", only on a Safe space" if action.safe else ""
    if isinstance(action, SuccessAction | PlainAction) and action.condition is not None:
        place = f"{place}, only if {holds(speech, action.condition)}"
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
        case PlainAction():
            text = clause(speech, action.then)
        case _:
            assert_never(action)
    return f"Action{place}: {sentence(text)}"


@TEXTS.on(DestroyAction)
def _destroy(speech: Speech, action: DestroyAction) -> CardText:
    return CardText(action.id, action.name, TextKind.ACTION, (_action(speech, action),))


@TEXTS.on(ExtinguishAction)
def _extinguish(speech: Speech, action: ExtinguishAction) -> CardText:
    return CardText(action.id, action.name, TextKind.ACTION, (_action(speech, action),))


@TEXTS.on(PlainAction)
def _plain(speech: Speech, action: PlainAction) -> CardText:
    return CardText(action.id, action.name, TextKind.ACTION, (_action(speech, action),))


@TEXTS.on(SuccessAction)
def _test(speech: Speech, action: SuccessAction) -> CardText:
    return CardText(action.id, action.name, TextKind.ACTION, (_action(speech, action),))


__all__: list[str] = []
