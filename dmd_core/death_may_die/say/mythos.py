"""The draw of Mythos cards, and cards that are kept, in words."""

from dmd_core.death_may_die.say.amounts import amount
from dmd_core.death_may_die.say.base import ABILITIES, CONDITIONS, EFFECTS, Speech
from dmd_core.death_may_die.say.english import some
from dmd_core.death_may_die.words.amounts import Measure
from dmd_core.death_may_die.words.mythos import (
    CancelMythos,
    KeepMythos,
    KeepsCard,
    MythosChoice,
    MythosChoiceHeals,
    MythosMode,
    ResolveKept,
)


@ABILITIES.on(MythosChoice)
def _mythos_choice(_speech: Speech, ability: MythosChoice) -> str:
    match ability.mode:
        case MythosMode.REPLACE:
            return (
                "when you draw the Mythos card of your turn, you may put it under the deck"
                " and draw another"
            )
        case MythosMode.CHOOSE:
            return (
                "when you draw the Mythos card of your turn, you may draw 2, play 1 of them"
                " and put the other under the deck"
            )


@ABILITIES.on(MythosChoiceHeals)
def _mythos_choice_heals(speech: Speech, ability: MythosChoiceHeals) -> str:
    if ability.stress is Measure.ALL:
        healed = "all your Stress"
    else:
        healed = amount(speech, ability.stress, "Stress", there="your Space")
    return f"if you have changed the draw in this way, you heal {healed}"


@ABILITIES.on(CancelMythos)
def _cancel_mythos(_speech: Speech, ability: CancelMythos) -> str:
    return (
        f"when you play the Mythos card of your turn, you may take {some(ability.wounds, 'Wound')}"
        " to cancel its effects and its summoning"
    )


@ABILITIES.on(KeepMythos)
def _keep_mythos(speech: Speech, _ability: KeepMythos) -> str:
    return (
        "whenever a Mythos card without a Summoning symbol has been resolved,"
        f" {speech.card} keeps it in place of the one before, until the deck is reshuffled"
    )


@CONDITIONS.on(KeepsCard)
def _keeps_card(speech: Speech, _condition: KeepsCard) -> tuple[str, str]:
    return f"{speech.insanity} keeps a Mythos card", f"{speech.insanity} keeps no Mythos card"


@EFFECTS.on(ResolveKept)
def _resolve_kept(speech: Speech, _verb: ResolveKept) -> str:
    return f"resolve the Mythos card kept by {speech.insanity} as if you had just drawn it"


__all__: list[str] = []
