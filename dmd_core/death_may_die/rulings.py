"""Rulings: how open questions of the rulebook are answered in one game.

Every field is a question that the printed rulebook leaves open and that a group may answer by a
house rule; the default is the recommended answer. The value stands in the setup of every log, so a
replay does not depend on later defaults.
"""

from typing import Literal, final

import attrs

from dmd_core.kernel.node import node


@final
@node
class Rulings:
    """House-rule switches; the defaults are the recommended answers."""

    group_decision: Literal["consent", "active"] = "consent"
    """AMB-05: everybody who gives or receives must accept a Trade, or the active player decides."""
    bonus_dice_on_rolls_against: bool = False
    """AMB-06: bonus dice from Thresholds join rolls that hurt the Investigator."""
    bonus_dice_optional: bool = False
    """AMB-07: the owner of a roll may leave bonus dice out."""
    defender_conversions: bool = True
    """AMB-15: the one attacked may convert symbols of the Enemy's roll."""
    per_turn_scope: Literal["every_turn", "own_turn"] = "every_turn"
    """AMB-98: uses per turn come back at every turn, or at the owner's turn only."""
    partial_stress_price: bool = False
    """AMB-28: a price in Stress may be paid as far as there is room."""
    skills_of_the_dying: bool = False
    """AMB-34: Skills answer an attack that killed their owner."""
    rethreshold: Literal["activate_no_die", "activate_and_die"] = "activate_no_die"
    """AMB-18: a Threshold reached again, should a text ever move the marker back, gives its bonus
    die once or again."""
    companion_levels_stack: bool = True
    """AMB-36: two Companions give a Skill that is not owned two levels."""
    cards_mid_run: bool = True
    """AMB-39: cards may be used between two steps of a Run."""
    leave_triggers: Literal["movement", "any"] = "movement"
    """AMB-40: Enemies follow and Fire catches on step-wise movement, or on any change of Space."""
    elder_follows: bool = True
    """AMB-41: the Elder One on the board follows like any Enemy."""
    null_roll_actions: bool = True
    """AMB-42: Extinguish Fire may be taken without Fire on the Space."""
    labs_any_source: bool = True
    """AMB-100: objects of the Episode are destroyed by Wounds from any source."""
    held_symbol_counts: bool = False
    """AMB-50: the symbol of a kept Mythos card counts in the check."""
    fight_after_investigate: bool = True
    """AMB-60: Enemies that come while an Investigator investigates attack it."""
    discovery_reshuffle: bool = False
    """AMB-62: the Discovery discard pile becomes the deck when it is empty."""
    discovery_decline: bool = False
    """AMB-64: a payable Discovery choice may be declined."""
    reshuffle_after: Literal["step3", "step4"] = "step3"
    """AMB-72: when the Mythos discard pile goes back after an advance."""
    reshuffle_on_forced_advance: bool = False
    """AMB-74: an advance outside the check reshuffles the Mythos discard pile too."""
    loss_on_track_end: Literal["immediate", "after_effects"] = "immediate"
    """AMB-75: the last space loses the game at once, or after the effects of the advance."""
    advance_effects: Literal["all_stages", "current_stage"] = "all_stages"
    """AMB-80: whose texts an advance carries out."""
    take_along_consent: bool = True
    """AMB-111: an Investigator taken along must agree."""
    trade_refusals: int = 3
    """AMB-116: refused Trades per turn after which Trade is not offered any more."""
    reduce_prices: bool = False
    """AMB-123: Wounds paid as a price may be reduced."""
    savage_needs_success: bool = False
    """AMB-126: extra Wounds of an attack need at least one Success."""
    actions_per_turn: int = 3
    """ACT-01, as a variant: actions in a turn, 1 to 9."""
    symbols_shared: bool = True
    """AMB-125: several texts of one Investigator may convert the same symbol of a roll."""

    def __repr__(self) -> str:
        others = (
            f"{field.name}={value!r}"
            for field in attrs.fields(Rulings)
            if (value := getattr(self, field.name)) != field.default
        )
        return f"Rulings({', '.join(others)})"


__all__ = ["Rulings"]
