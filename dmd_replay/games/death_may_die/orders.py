"""One sentence for each command: who decided what, made from its fields."""

import re
from typing import Final

from dmd_core.death_may_die import commands as c
from dmd_core.kernel.events import Command, Typed
from dmd_core.kernel.ids import SourceId
from dmd_replay.games.death_may_die.names import Names

_ONE: Final = re.compile(
    r"(?<![\d.+-])1 (?:(Wound|Elder Sign|Tentacle|token|symbol)s|(Success)es)\b"
)


def singular(text: str) -> str:
    """A sentence with the right word behind each 1.

    Example:
        >>> singular("Ian takes 1 Wounds and 11 Wounds.")
        'Ian takes 1 Wound and 11 Wounds.'
    """
    return _ONE.sub(lambda found: f"1 {found[1] or found[2]}", text)


def order(names: Names, command: Command) -> str:
    """Say what was decided."""
    return singular(_order(names, command))


def _order(names: Names, command: Command) -> str:  # noqa: C901, PLR0912 - one case per command
    n = names
    who = n.seat(command.seat)
    match command:
        case Typed(items=items):
            return f"The table types in {', '.join(items) or 'nothing'}."
        case c.Pass():
            return f"{who} passes."
        case c.Quiet():
            return f"{who} passes and will not be asked about cards again this turn."
        case c.Done():
            return f"{who} leaves it at that."
        case c.Run(free=free):
            return f"{who} runs{_free(n, free)}."
        case c.Attack(free=free):
            return f"{who} attacks{_free(n, free)}."
        case c.Rest(free=free):
            return f"{who} rests{_free(n, free)}."
        case c.Trade():
            return f"{who} trades."
        case c.EpisodeActionOn(action=action, object=thing):
            on = f" on {n.thing(thing)}" if thing else ""
            return f"{who} tries to {n.action(action)}{on}."
        case c.StandUp():
            return f"{who} stands up again."
        case c.UseCard(card=card):
            return f"{who} uses {n.card(card)}."
        case c.Step(to=to):
            return f"{who} goes to {n.space(to)}."
        case c.TakeAlong(who=other):
            return f"{who} takes {n.seat(other)} along."
        case c.Answer(yes=yes):
            return f"{who} says {'yes' if yes else 'no'}."
        case c.Sneak(figure=figure):
            return f"{who} sneaks past {n.figure(figure)}."
        case c.Target(figure=figure):
            return f"{who} aims at {n.figure(figure)}."
        case c.Reroll(die=die, pay=pay):
            cost = f"free by {n.source(pay)}" if pay else "for 1 Stress"
            return f"{who} rerolls die {die} {cost}."
        case c.BonusDiceUsed(n=dice):
            return f"{who} rolls {dice} of the bonus dice."
        case c.Convert(n=symbols):
            return f"{who} converts {symbols} symbols."
        case c.Split(n=successes):
            return f"{who} gives {successes} Successes to this target."
        case c.Assign(n=wounds):
            return f"{who} puts {wounds} Wounds on the Companion."
        case c.HealPoints(stress=stress, wounds=wounds):
            return f"{who} chooses to heal {stress} Stress and {wounds} Wounds."
        case c.LevelUp(skill=skill):
            return f"{who} chooses {n.skill(skill)} to rise."
        case c.ChooseSpace(space=space):
            return f"{who} chooses {n.space(space)}."
        case c.ChooseFigure(figure=figure):
            return f"{who} chooses {n.figure(figure)}."
        case c.ChooseInvestigator(who=other):
            return f"{who} chooses {n.seat(other)}."
        case c.ChooseCard(card=card):
            return f"{who} chooses {n.card(card)}."
        case c.ChooseOption(option=option):
            return f"{who} chooses to {option.replace('_', ' ')}."
        case c.Claim(side=side):
            return f"{who} claims the {side.value} half."
        case c.Decline():
            return f"{who} claims nothing."
        case c.Attacker(figure=figure):
            return f"{who} lets {n.figure(figure)} attack next."
        case c.Order(source=source):
            return f"{who} resolves {n.source(source)} next."
        case c.Give(card=card, to=to_seat):
            return f"{who} offers {n.card(card)} for {n.seat(to_seat)}."
        case c.Propose():
            return f"{who} proposes the Trade."
        case c.Cancel():
            return f"{who} calls the Trade off."
    raise AssertionError(f"{type(command).__name__} has no sentence")


def _free(names: Names, source: SourceId) -> str:
    return f" for free ({names.source(source)})" if source else ""


__all__ = ["order", "singular"]
