"""The draw of Mythos cards, and cards that are kept, in words."""

from typing import Final

from dmd_core.death_may_die.say.amounts import amount
from dmd_core.death_may_die.say.base import ABILITIES, CONDITIONS, EFFECTS, Speech
from dmd_core.death_may_die.words.amounts import Every
from dmd_core.death_may_die.words.mythos import (
    CancelMythos,
    KeepMythos,
    KeepsMythos,
    MythosChoice,
    MythosMode,
    ResolveKept,
)
from dmd_core.tabletop.text.english import some

_CHANGES: Final = {
    MythosMode.REPLACE: "put it under the deck and draw another",
    MythosMode.CHOOSE: "draw 2, play 1 of them and put the other under the deck",
}


@ABILITIES.on(MythosChoice)
def _mythos_choice(speech: Speech, ability: MythosChoice) -> str:
    text = f"when you draw the Mythos card of your turn, you may {_CHANGES[ability.mode]}"
    if ability.heal_stress == 0:
        return text
    everything = isinstance(ability.heal_stress, Every)
    healed = "all your Stress" if everything else amount(speech, ability.heal_stress, "Stress")
    return f"{text}; if you do, you heal {healed}"


@ABILITIES.on(CancelMythos)
def _cancel_mythos(_speech: Speech, ability: CancelMythos) -> str:
    return (
        f"when you play the Mythos card of your turn, you may take {some(ability.wounds, 'Wound')}"
        " to cancel its effects and its summoning"
    )


@ABILITIES.on(KeepMythos)
def _keep_mythos(speech: Speech, ability: KeepMythos) -> str:
    which = ""
    if ability.symbol is not None:
        which = f" {'with' if ability.symbol else 'without'} a Summoning symbol"
    return (
        f"whenever a Mythos card{which} has been resolved, {speech.card} keeps it in place of the"
        " one before, until the deck is reshuffled"
    )


@CONDITIONS.on(KeepsMythos)
def _keeps_mythos(speech: Speech, _condition: KeepsMythos) -> tuple[str, str]:
    return f"{speech.insanity} keeps a Mythos card", f"{speech.insanity} keeps no Mythos card"


@EFFECTS.on(ResolveKept)
def _resolve_kept(speech: Speech, _verb: ResolveKept) -> str:
    return f"resolve the Mythos card kept by {speech.insanity} as if you had just drawn it"


__all__: list[str] = []
