"""Playing action cards: which can be played, and what playing one starts (rules FG-ACT)."""

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.chapters.attack import aim, targets
from dmd_core.final_girl.chapters.hand import NOT_IN_HAND
from dmd_core.final_girl.chapters.roll import horror_roll
from dmd_core.final_girl.content.definitions import CardUse
from dmd_core.final_girl.events.actions import CardPlayed
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.handlers import GirlRun
from dmd_core.final_girl.ids import ActionId
from dmd_core.final_girl.lookups import of_use
from dmd_core.final_girl.state import Table
from dmd_core.kernel.ids import SourceId
from dmd_core.kernel.refusals import Refusal, RefusalCode, refusal

ONLY_IN_REACTION = RefusalCode(
    "reaction-card",
    "{card:action} is a reaction: it is played only in answer to an attack on her.",
    (r.RCT_01,),
)
ONLY_IN_ROLL = RefusalCode(
    "roll-card",
    "{card:action} is played after a Horror Roll, in its window.",
    (r.AMB_51,),
)
NO_SEARCH_SPACE = RefusalCode(
    "no-search-space",
    "{card:action} is played on a search space; {space:space} is none.",
    (r.SRC_01, r.AMB_23),
)
NO_ENEMY = RefusalCode(
    "no-enemy-in-reach",
    "{card:action} is an attack, and no enemy is in reach: none is on {space:space}, and no held"
    " weapon that fits this card reaches one.",
    (r.ATK_01, r.AMB_23, r.AMB_55),
)
REWARDS_FIRST = RefusalCode(
    "rewards-first",
    "Pending rewards are taken before another action card is played.",
    (r.SAV_07,),
)


def play_problem(game: Game, table: Table, card: ActionId) -> Refusal | None:
    """Why an action card cannot be played in the Action menu; None if it can."""
    values = {"card": card, "space": table.girl.space}
    if card not in table.hand:
        return refusal(NOT_IN_HAND, values)
    use = game.actions[card].use
    if use is CardUse.REACTION:
        return refusal(ONLY_IN_REACTION, values)
    if use is CardUse.ROLL:
        return refusal(ONLY_IN_ROLL, values)
    if table.rewards:
        return refusal(REWARDS_FIRST)
    if card in game.searches and table.girl.space not in game.search_spaces:
        return refusal(NO_SEARCH_SPACE, values)
    if card in game.attacks and not targets(game, table, card):
        return refusal(NO_ENEMY, values)
    return None


def playable(game: Game, table: Table) -> list[ActionId]:
    """The action cards that can be played in the Action menu, each name once."""
    cards = of_use(game, table, CardUse.ACTION)
    return [card for card in cards if play_problem(game, table, card) is None]


def play_card(run: GirlRun, card: ActionId) -> None:
    """Play an action card: it leaves the hand, is aimed, rolled for and resolved (FG-ACT-17)."""
    run.emit(CardPlayed(card))
    horror_roll(run, SourceId(card))
    if card in run.game.attacks:
        aim(run, card)


__all__ = ["play_card", "play_problem", "playable"]
