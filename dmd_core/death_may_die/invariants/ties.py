"""Values of one table that follow from each other: each rule is an invariant and a position fault.

Levels and bonus dice follow from Sanity, the Ritual from the objects, the number of the turn from
round and seat. A tie finds every place where two values contradict each other; as an invariant of
play it says the first of them, a position is told all.
"""

from collections.abc import Iterator
from typing import Final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.ability_lookups import found
from dmd_core.death_may_die.asking import ritual_count
from dmd_core.death_may_die.game import Game, Sourced, walk
from dmd_core.death_may_die.ids import DOWN, NO_ITEM, SkillId, TokenId
from dmd_core.death_may_die.lookups import on_board
from dmd_core.death_may_die.rule_numbers import FIRST_ON_BOARD, STAGES, TOP_LEVEL
from dmd_core.death_may_die.state import Branch, Investigator, Outcome, Table
from dmd_core.death_may_die.words.defence import CollectWounds
from dmd_core.death_may_die.words.moving import NameOther
from dmd_core.death_may_die.words.mythos import KeepMythos
from dmd_core.death_may_die.words.selectors import YOU
from dmd_core.death_may_die.words.tokens import Tokens
from dmd_core.death_may_die.words.turn import ExtraActions
from dmd_core.kernel.ids import NOBODY
from dmd_core.tabletop.invariants.kinds import Kind
from dmd_core.tabletop.invariants.ties import Contradiction, Tie


def _owners(table: Table) -> Iterator[tuple[str, Investigator]]:
    for owner in table.investigators:
        yield f"investigators.{owner.id}", owner


# --- Sanity --------------------------------------------------------------------------------------


def thresholds_owed(game: Game, table: Table) -> Iterator[Contradiction]:
    """Thresholds are reached one by one and worked off in that order: those owed are the latest."""
    for path, owner in _owners(table):
        reached = [mark for mark in game.tracks.thresholds if mark <= owner.sanity]
        latest = reached[len(reached) - len(owner.owed) :] if owner.owed else []
        if list(owner.owed) != latest:
            owed, marks = ", ".join(map(str, owner.owed)), ", ".join(map(str, reached))
            says = f"{owed}; Thresholds reached: {marks or 'none'}, of which the latest are owed"
            yield f"{path}.owed", says


def levels_follow_sanity(game: Game, table: Table) -> Iterator[Contradiction]:
    """Each Threshold that was worked off has raised one Skill by one level.

    Only where no Skill could rise may there be fewer. A Skill at level 0 is switched off, as no
    game has it: of its owner nothing is asked.
    """
    for path, owner in _owners(table):
        levels = [level for _, level in owner.levels]
        given = _reached(game, owner) - len(owner.owed)
        if 0 in levels or given < 0:  # more owed than reached: that is said of those owed
            continue
        gained = sum(levels) - len(levels)
        if gained > given or (gained < given and owner.alive and not _could_skip(game, owner)):
            says = f"{gained} more than at the start; Sanity {owner.sanity} gives {given}"
            if owner.owed:
                says += f", and {len(owner.owed)} still owed"
            yield f"{path}.levels", says


def bonus_dice_follow_sanity(game: Game, table: Table) -> Iterator[Contradiction]:
    """Each Threshold with a bonus die that was worked off has given one.

    The dead may have fewer: a Threshold that was still owed gave none.
    """
    for path, owner in _owners(table):
        given = bonus_dice_given(game, owner.sanity, owner.owed)
        if owner.bonus_dice > given or owner.bonus_dice < (given if owner.alive else 0):
            yield f"{path}.bonus_dice", f"{owner.bonus_dice}; Sanity {owner.sanity} gives {given}"


def bonus_dice_given(game: Game, sanity: int, owed: tuple[int, ...]) -> int:
    """Bonus dice that the Thresholds up to `sanity` give, without those that are owed."""
    marks = game.tracks.bonus_thresholds
    return sum(mark <= sanity and mark not in owed for mark in marks)


def _reached(game: Game, owner: Investigator) -> int:
    return sum(mark <= owner.sanity for mark in game.tracks.thresholds)


def _could_skip(game: Game, owner: Investigator) -> bool:
    """Whether all Skills may have been at the top when one should have risen (AMB-23)."""
    return all(level + _gifts_of_the_box(game, skill) >= TOP_LEVEL for skill, level in owner.levels)


def _gifts_of_the_box(game: Game, skill: SkillId) -> int:
    """Levels of a Skill that all Companions of the game could give together."""
    best: dict[str, int] = {}
    for (card, _), half in game.halves.items():
        n = sum(n for given, n in half.gives if given == skill)
        best[card] = max(best.get(card, 0), n)
    return sum(best.values())


# --- what belongs to an Insanity -----------------------------------------------------------------


def tokens_belong_on_boards(game: Game, table: Table) -> Iterator[Contradiction]:
    """A token lies on a board only if a text puts it there; who lies down does so once."""
    for path, owner in _owners(table):
        for token, n in owner.tokens:
            if not _can_have(game, owner, token):
                yield f"{path}.tokens.{token}", "no text puts this token on its board"
            elif token == DOWN and n > 1:
                yield f"{path}.tokens.{token}", f"{n}; who lies down does so once"


def _can_have(game: Game, owner: Investigator, token: TokenId) -> bool:
    """Whether its Insanity, or a text for others than its reader, puts such a token on a board."""
    card = game.insanities.get(owner.insanity)
    own = () if card is None else (*card.abilities, card.symptoms)
    if any(isinstance(text, CollectWounds) and text.token == token for text in own):
        return True
    if any(_puts(effect, token) for effect in walk(own)):
        return True
    of_insanities = {
        id(effect)
        for other in game.insanities.values()
        for effect in walk((*other.abilities, other.symptoms))
        if isinstance(effect, Tokens) and effect.who == YOU
    }
    return any(_puts(effect, token) for effect in game.nodes if id(effect) not in of_insanities)


def _puts(effect: object, token: TokenId) -> bool:
    return isinstance(effect, Tokens) and effect.token == token and not effect.remove


def kept_cards(game: Game, table: Table) -> Iterator[Contradiction]:
    """Only a living Investigator whose Insanity says so keeps a Mythos card, one it can keep."""
    for path, owner in _owners(table):
        if not owner.kept:
            continue
        texts = [ability for ability, _ in found(game, owner, KeepMythos)] if owner.alive else []
        if not texts:
            says = f"'{owner.kept}' is kept without a text that says so"
            yield f"{path}.kept", says
            continue
        symbol = owner.kept in game.mythos and game.mythos[owner.kept].symbol
        if all(text.symbol not in (None, symbol) for text in texts):
            has = "has a symbol" if symbol else "has no symbol"
            yield f"{path}.kept", f"'{owner.kept}' {has}; its Insanity keeps no such card"


def named_by_an_insanity(game: Game, table: Table) -> Iterator[Contradiction]:
    """Whose Insanity names another Investigator has named one; nobody else has."""
    for seat, (path, owner) in enumerate(_owners(table)):
        names = NameOther in game.insanity_hooks.get(owner.insanity, {})
        if owner.named == NOBODY:
            if names and table.round:
                others = [str(other.id) for other in table.investigators if other is not owner]
                yield f"{path}.named", f"'{owner.insanity}' names one of {', '.join(others)}"
        elif not names:
            yield f"{path}.named", f"'{owner.insanity}' names nobody"
        elif owner.named == seat:
            yield f"{path}.named", "the one named is another Investigator"


# --- death, the Elder One, the end ---------------------------------------------------------------


def early_deaths_end_the_game(_game: Game, table: Table) -> Iterator[Contradiction]:
    """While the Elder One is on the Summoning track a death is the end of the game."""
    if table.elder.stage >= FIRST_ON_BOARD:
        return
    for path, owner in _owners(table):
        if not owner.alive:
            says = "dead before the Elder One was summoned, and the game goes on"
            yield f"{path}.alive", says


def track_end_ends_the_game(game: Game, table: Table) -> Iterator[Contradiction]:
    """On the last space of the Summoning track the game is lost.

    By a ruling the texts of the advance come first; then somebody may be asked meanwhile.
    """
    last = game.content.core.summoning_track.last
    if table.elder.position == last and game.rulings.loss_on_track_end == "immediate":
        yield "elder.position", f"{last} is the last space, and the game goes on"


def summoned_for_a_reason(game: Game, table: Table) -> Iterator[Contradiction]:
    """The Elder One comes when it has entered the red spaces, or when the Ritual was disrupted."""
    red = game.content.core.summoning_track.first_red
    if on_board(table) and table.elder.position < red and not table.ritual_disrupted:
        says = f"{table.elder.position}; it is on the board, which begins on space {red}"
        yield "elder.position", f"{says} or with a disrupted Ritual"


def later_stages_need_the_ritual(_game: Game, table: Table) -> Iterator[Contradiction]:
    """A Stage ends by Wounds, and the Elder One takes none before the Ritual is disrupted."""
    if table.elder.stage > FIRST_ON_BOARD and not table.ritual_disrupted:
        yield "elder.stage", f"{table.elder.stage}; the Ritual is not disrupted"


def outcomes_have_a_reason(game: Game, table: Table) -> Iterator[Contradiction]:
    """A win is the Final Stage defeated; a loss is a death, or the end of the track."""
    elder = table.elder
    if table.outcome is Outcome.WIN:
        if not (table.ritual_disrupted and on_board(table) and elder.stage == STAGES):
            yield "outcome", "a win in another Stage than the Final one, or without the Ritual"
    elif table.outcome is Outcome.LOSS:
        alive = [owner.alive for owner in table.investigators]
        early = elder.stage < FIRST_ON_BOARD or not on_board(table)
        dead = not any(alive) or (early and not all(alive))
        if not dead and elder.position != game.content.core.summoning_track.last:
            yield "outcome", "a loss with nobody dead and the end of the track not reached"


# --- the map -------------------------------------------------------------------------------------


def one_token_of_a_kind(game: Game, table: Table) -> Iterator[Contradiction]:
    """A token goes to the nearest Space without one, unless several may lie on one Space."""
    for before, (space, token) in zip(table.tokens, table.tokens[1:], strict=False):
        if before == (space, token) and token not in game.stacking:
            yield f"tokens.{space}", f"two {token} tokens lie on one Space"


def episode_objects(game: Game, table: Table) -> Iterator[Contradiction]:
    """An intact object has fewer Wounds than health; enough destroyed ones disrupt the Ritual."""
    objects = game.episode.objects
    if objects is None:
        yield from _counted_ritual(game, table)
        return
    for thing in table.objects:
        if not thing.destroyed and not 0 <= thing.wounds < objects.health:
            says = f"{thing.wounds}; allowed while it stands: 0 to {objects.health - 1}"
            yield f"objects.{thing.id}.wounds", says
    destroyed = sum(thing.destroyed for thing in table.objects)
    if table.ritual_disrupted != (destroyed >= objects.to_disrupt):
        said = "true" if table.ritual_disrupted else "false"
        says = f"{said}; {destroyed} objects are destroyed, {objects.to_disrupt} disrupt the Ritual"
        yield "ritual_disrupted", says


def _counted_ritual(game: Game, table: Table) -> Iterator[Contradiction]:
    """A Ritual is disrupted as soon as enough is counted; later that may become less."""
    ritual = game.episode.ritual
    counted = ritual_count(game, table)
    if ritual is not None and counted >= ritual.needed and not table.ritual_disrupted:
        says = f"false; {counted} are counted, {ritual.needed} disrupt the Ritual"
        yield "ritual_disrupted", says


def destroyed_objects(_game: Game, table: Table) -> Iterator[Contradiction]:
    """The Wound tokens of an object go when it is destroyed; only then it is turned over."""
    for thing in table.objects:
        path = f"objects.{thing.id}"
        if thing.destroyed and thing.wounds:
            says = f"{thing.wounds}; the tokens went when it was destroyed"
            yield f"{path}.wounds", says
        if thing.face != NO_ITEM and not thing.destroyed:
            yield f"{path}.face", "only a destroyed object is turned over"


# --- the turn ------------------------------------------------------------------------------------


def turns_are_counted(_game: Game, table: Table) -> Iterator[Contradiction]:
    """The number of a turn follows from its round and seat, with as many less as died."""
    if not table.round or NOBODY in (table.active, table.starter):
        return
    seats = len(table.investigators)
    places = [(seat - table.starter) % seats for seat in range(seats)]
    place = places[table.active]
    living = [
        places[seat]
        for seat, owner in enumerate(table.investigators)
        if owner.alive or seat == table.active
    ]
    in_rounds = sum(owner.alive for owner in table.investigators) * (table.round - 1)
    least = in_rounds + sum(other <= place for other in living)
    most = seats * (table.round - 1) + place + 1
    if not least <= table.turn <= most:
        numbers = str(most) if least == most else f"{least} to {most}"
        who = table.investigators[table.active].id
        says = f"{table.turn}; the turn of {who} in round {table.round} is number {numbers}"
        yield "turn", says


def actions_are_limited(game: Game, table: Table) -> Iterator[Contradiction]:
    """No more actions were paid for than a turn has, with all that its owner may have had."""
    if table.active == NOBODY:
        return
    most = game.rulings.actions_per_turn + _extra_actions(game, table.investigators[table.active])
    if table.actions > most:
        yield "actions", f"{table.actions}; a turn has {most}"


def _extra_actions(game: Game, owner: Investigator) -> int:
    """Extra actions of the own Skills, and of all that Companions and cards may give for a time."""
    carriers = game.carriers.get(ExtraActions)
    if carriers is None:
        return 0
    own = dict(owner.levels)
    texts: Sourced = carriers.insanities.get(owner.insanity, ())
    for skill, by_level in carriers.skills.items():
        texts += by_level[min(TOP_LEVEL, own.get(skill, 0) + _gifts_of_the_box(game, skill))]
    for half in carriers.halves.values():
        texts += half
    return sum(int(ability.n) for ability, _ in texts)


def refusals_are_limited(game: Game, table: Table) -> Iterator[Contradiction]:
    """After so many refusals in a turn no Trade is offered any more."""
    if table.refusals > game.rulings.trade_refusals:
        yield "refusals", f"{table.refusals}; allowed: 0 to {game.rulings.trade_refusals}"


def attackers_need_a_fight(_game: Game, table: Table) -> Iterator[Contradiction]:
    """Enemies attack in phase 3, once it is known what that is."""
    if table.attackers and table.branch in (Branch.NONE, Branch.CLOSED):
        says = f"Enemies have attacked, and phase 3 is '{table.branch.value}'"
        yield "attackers", says


TIES: Final = (
    Tie((r.CHK_08, r.SAN_11), Kind.BATCH, thresholds_owed),
    Tie((r.CHK_28, r.SAN_08), Kind.BATCH, levels_follow_sanity),
    Tie((r.CHK_09, r.SAN_10), Kind.BATCH, bonus_dice_follow_sanity),
    Tie((r.AMB_107, r.SAN_05), Kind.BATCH, tokens_belong_on_boards),
    Tie((r.CHK_42, r.MYTH_03), Kind.BATCH, kept_cards),
    Tie((r.DEC_06,), Kind.BATCH, named_by_an_insanity),
    Tie((r.CHK_34, r.LOSE_01), Kind.BATCH, early_deaths_end_the_game),
    Tie((r.SUM_16, r.LOSE_03), Kind.BATCH, track_end_ends_the_game),
    Tie((r.SUM_09, r.SUM_17), Kind.EVENT, summoned_for_a_reason),
    Tie((r.RIT_02, r.ELDER_07), Kind.EVENT, later_stages_need_the_ritual),
    Tie((r.CHK_43, r.LOSE_04), Kind.EVENT, outcomes_have_a_reason),
    Tie((r.AMB_107,), Kind.EVENT, one_token_of_a_kind),
    Tie((r.EPI_13, r.RIT_01), Kind.BATCH, episode_objects),
    Tie((r.EPI_13,), Kind.EVENT, destroyed_objects),
    Tie((r.TURN_03, r.SETUP_24), Kind.BATCH, turns_are_counted),
    Tie((r.CHK_40, r.ACT_01), Kind.BATCH, actions_are_limited),
    Tie((r.AMB_116,), Kind.BATCH, refusals_are_limited),
    Tie((r.CHK_24, r.FIGHT_02), Kind.BATCH, attackers_need_a_fight),
)
"""All ties, in the order in which a position is told what contradicts them."""

__all__ = ["TIES", "Contradiction", "Tie", "bonus_dice_given"]
