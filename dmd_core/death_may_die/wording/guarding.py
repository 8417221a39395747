"""Abilities against harm, of Enemies and Stages, and about Mythos cards, in words."""

from dmd_core.death_may_die.abilities.vocabulary import (
    AddTentacles,
    AfterAttacked,
    AfterAverted,
    AfterRedirect,
    AvertDeath,
    BeforeAttack,
    CancelMythos,
    CollectWounds,
    CountElderSigns,
    DeflectFire,
    KeepMythos,
    MythosChoice,
    MythosChoiceHeals,
    MythosMode,
    NameOther,
    Redirect,
    Reduce,
    TokenShortage,
    WoundSummoned,
)
from dmd_core.death_may_die.effects.selectors import Measure
from dmd_core.death_may_die.wording.control import clause
from dmd_core.death_may_die.wording.english import listed, one, plural, some, times
from dmd_core.death_may_die.wording.selectors import amount
from dmd_core.death_may_die.wording.speech import ABILITIES, Speech
from dmd_core.death_may_die.wording.whens import near_gate, total
from dmd_core.kernel.node import replace

# --- harm ------------------------------------------------------------------------------------


@ABILITIES.on(Reduce)
def _reduce(_speech: Speech, ability: Reduce) -> str:
    parts: list[str] = []
    if ability.wounds:
        parts.append(f"take {some(ability.wounds, 'Wound')} less")
    if ability.sanity:
        parts.append(f"lose {ability.sanity} Sanity less")
    source = "from any source" if ability.any_source else "when you are attacked or roll for Fire"
    return f"you may {listed(parts) or 'reduce nothing'} {source}"


@ABILITIES.on(Redirect)
def _redirect(_speech: Speech, ability: Redirect) -> str:
    if ability.within == 0:
        place = "on your Space"
    elif ability.within == 1:
        place = "on your Space or an adjacent one"
    else:
        place = f"at most {ability.within} Spaces away"
    return (
        f"when another Investigator {place} is attacked,"
        " you may redirect the attack to yourself before the roll"
    )


@ABILITIES.on(AfterRedirect)
def _after_redirect(speech: Speech, ability: AfterRedirect) -> str:
    return f"after an attack that you redirected to yourself, {clause(speech, ability.then)}"


@ABILITIES.on(AfterAttacked)
def _after_attacked(speech: Speech, ability: AfterAttacked) -> str:
    speech = replace(speech, enemy="that Enemy", space="that Enemy's Space")
    return f"when an attack of an Enemy has dealt you Wounds, {clause(speech, ability.then)}"


@ABILITIES.on(CollectWounds)
def _collect_wounds(speech: Speech, ability: CollectWounds) -> str:
    """Wounds that Companions take count as well."""
    tokens = plural(speech.names.token(ability.token))
    return (
        f"whenever you take Wounds, those given to Companions too,"
        f" put as many {tokens} on {speech.card}"
    )


@ABILITIES.on(AvertDeath)
def _avert_death(speech: Speech, ability: AvertDeath) -> str:
    often = f"{times(ability.n)} per game{total(speech, ability)}"
    return f"{often}, when you would die of Wounds, you are back with full health instead"


@ABILITIES.on(AfterAverted)
def _after_averted(speech: Speech, ability: AfterAverted) -> str:
    return f"when you are back from such a death, {clause(speech, ability.then)}"


@ABILITIES.on(DeflectFire)
def _deflect_fire(_speech: Speech, _ability: DeflectFire) -> str:
    return (
        "when you roll for Fire, 1 Enemy of your choice on your Space"
        " may take the Wounds instead of you"
    )


# --- Enemies and Stages ----------------------------------------------------------------------


@ABILITIES.on(BeforeAttack)
def _before_attack(speech: Speech, ability: BeforeAttack) -> str:
    """Here "you" is the one attacked; the active player makes the choices."""
    speech = replace(speech, you_choose=False, enemy="this Enemy", space="its Space")
    return f"before it attacks you, {clause(speech, ability.then)}"


@ABILITIES.on(CountElderSigns)
def _count_elder_signs(_speech: Speech, _ability: CountElderSigns) -> str:
    return "when it attacks, each Elder Sign is a Success too"


@ABILITIES.on(AddTentacles)
def _add_tentacles(speech: Speech, ability: AddTentacles) -> str:
    tentacles = some(ability.n, "Tentacle")
    place = f"a Space with {one(speech.names.token(ability.token))}"
    return f"when it attacks or is attacked on {place}, add {tentacles} to the roll"


@ABILITIES.on(TokenShortage)
def _token_shortage(speech: Speech, ability: TokenShortage) -> str:
    token = one(speech.names.token(ability.token))
    return f"whenever {token} must be placed and none is left, {clause(speech, ability.then)}"


# --- Mythos cards, summoning, setup ----------------------------------------------------------


@ABILITIES.on(WoundSummoned)
def _wound_summoned(_speech: Speech, ability: WoundSummoned) -> str:
    return (
        f"while you are {near_gate(ability.within)}, each Cultist and Monster summoned at that"
        " Gate takes Wounds equal to half its health, rounded up"
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


@ABILITIES.on(NameOther)
def _name_other(_speech: Speech, _ability: NameOther) -> str:
    return "at the start of the game, name another Investigator"


__all__: list[str] = []
