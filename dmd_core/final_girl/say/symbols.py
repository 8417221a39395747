"""Symbols in words."""

from dmd_core.final_girl.say.amounts import is_loss, size, so_many
from dmd_core.final_girl.say.base import EFFECTS, Speech
from dmd_core.final_girl.words.symbols import (
    Bloodlust,
    Damage,
    DrawEvent,
    EndPhase,
    GrantPartials,
    Horror,
    LoseHealth,
    Move,
    Prevent,
    Recover,
    Search,
    StoreDice,
    TakeCard,
    Time,
)
from dmd_core.tabletop.text.english import some


@EFFECTS.on(Time)
def _time(speech: Speech, verb: Time) -> str:
    word = "lose" if is_loss(verb.n) else "gain"
    return f"{word} {so_many(speech, size(verb.n), 'time')}"


@EFFECTS.on(Horror)
def _horror(speech: Speech, verb: Horror) -> str:
    word = "lower" if is_loss(verb.n) else "raise"
    if isinstance(verb.n, int):
        return f"{word} horror by {abs(verb.n)}"
    return f"{word} horror by {so_many(speech, verb.n, 'step')}"


@EFFECTS.on(Recover)
def _recover(speech: Speech, verb: Recover) -> str:
    return f"she recovers {so_many(speech, verb.n, 'health')}"


@EFFECTS.on(LoseHealth)
def _lose_health(speech: Speech, verb: LoseHealth) -> str:
    return f"she loses {so_many(speech, verb.n, 'health')}"


@EFFECTS.on(Damage)
def _damage(_speech: Speech, verb: Damage) -> str:
    return f"deal {some(verb.n, 'damage')}"


@EFFECTS.on(Move)
def _move(_speech: Speech, verb: Move) -> str:
    return f"move up to {some(verb.n, 'step')}"


@EFFECTS.on(EndPhase)
def _end_phase(_speech: Speech, _verb: EndPhase) -> str:
    return "end the Action phase"


@EFFECTS.on(Bloodlust)
def _bloodlust(speech: Speech, verb: Bloodlust) -> str:
    if isinstance(verb.n, int):
        return f"raise bloodlust by {verb.n}"
    return f"raise bloodlust by {so_many(speech, verb.n, 'row')}"


@EFFECTS.on(DrawEvent)
def _draw_event(_speech: Speech, _verb: DrawEvent) -> str:
    return "draw an event"


@EFFECTS.on(StoreDice)
def _store_dice(_speech: Speech, verb: StoreDice) -> str:
    return f"the next Horror Roll has {some(verb.n, 'more die')}"


@EFFECTS.on(GrantPartials)
def _grant_partials(_speech: Speech, verb: GrantPartials) -> str:
    when = "until the Action phase ends" if verb.phase else "in the next Horror Roll"
    return f"each 3 and 4 is a success {when}"


@EFFECTS.on(Search)
def _search(_speech: Speech, verb: Search) -> str:
    if verb.n == 1:
        return "gain the top item of this search space"
    return f"draw {verb.n} items of this search space, keep one"


@EFFECTS.on(Prevent)
def _prevent(_speech: Speech, verb: Prevent) -> str:
    if not verb.n:
        return "ignore all damage of the attack"
    least = f", but no less than {verb.minimum}" if verb.minimum else ""
    return f"the attack deals {verb.n} less damage{least}"


@EFFECTS.on(TakeCard)
def _take_card(speech: Speech, verb: TakeCard) -> str:
    if verb.card is None:
        return f"take an action card of cost {verb.cost} or less from the tableau"
    return f"take {speech.names.action(verb.card)} from the tableau"


__all__: list[str] = []
