"""Decks of the film in words."""

from dmd_core.final_girl.say.base import EFFECTS, Speech
from dmd_core.final_girl.say.selectors import each_space
from dmd_core.final_girl.words.decks import (
    AddPower,
    DiscardItems,
    DiscardMinor,
    DiscardTerror,
    DrawTerror,
    LookTerror,
    SurveyItems,
    TakeItem,
)
from dmd_core.tabletop.text.english import some


@EFFECTS.on(DrawTerror)
def _draw_terror(_speech: Speech, _verb: DrawTerror) -> str:
    return "draw the next terror card after this one"


@EFFECTS.on(DiscardTerror)
def _discard_terror(_speech: Speech, verb: DiscardTerror) -> str:
    if verb.n == 1:
        return "discard the next terror card"
    return f"discard the next {some(verb.n, 'terror card')}"


@EFFECTS.on(LookTerror)
def _look(_speech: Speech, _verb: LookTerror) -> str:
    return "look at the top terror card; leave it or put it at the bottom"


@EFFECTS.on(AddPower)
def _add_power(_speech: Speech, _verb: AddPower) -> str:
    return "a random dark power of those set aside comes into play"


@EFFECTS.on(DiscardMinor)
def _discard_minor(_speech: Speech, _verb: DiscardMinor) -> str:
    return "discard a minor dark power"


@EFFECTS.on(TakeItem)
def _take_item(_speech: Speech, _verb: TakeItem) -> str:
    return "gain the top item of an item deck of your choice"


@EFFECTS.on(DiscardItems)
def _discard_items(speech: Speech, verb: DiscardItems) -> str:
    return f"discard the item deck of {each_space(speech, verb.on)}"


@EFFECTS.on(SurveyItems)
def _survey(_speech: Speech, _verb: SurveyItems) -> str:
    return (
        "for each item deck: turn its facedown top card up, or you may remove its face-up top card"
        " from the game and turn up the next"
    )


__all__: list[str] = []
