"""The Elder One in words."""

from dmd_core.death_may_die.say.base import EFFECTS, Speech
from dmd_core.death_may_die.say.selectors import anchor
from dmd_core.death_may_die.words.elder_one import Advance, Moment, SummonElderOne


@EFFECTS.on(SummonElderOne)
def _summon_elder_one(speech: Speech, verb: SummonElderOne) -> str:
    return f"summon the Elder One on {anchor(speech, verb.at)}"


@EFFECTS.on(Advance)
def _advance(_speech: Speech, verb: Advance) -> str:
    match verb.when:
        case Moment.NOW:
            return "the Elder One advances at once"
        case Moment.CHECK:
            return (
                "at the end of this turn the Elder One advances as if there were enough Summoning"
                " symbols in the discard pile"
            )


__all__: list[str] = []
