"""Going somewhere without steps, and time that waits, in words."""

from dmd_core.final_girl.say.base import EFFECTS, Speech
from dmd_core.final_girl.say.selectors import a_space
from dmd_core.final_girl.words.travel import Go, NextTime


@EFFECTS.on(Go)
def _go(speech: Speech, verb: Go) -> str:
    space = a_space(speech, verb.to)
    other = space.replace("a ", "another ", 1) if space.startswith("a ") else space
    along = "" if verb.with_token is None else f" with the {speech.names.token(verb.with_token)}"
    return f"put her{along} on {other}; victims may come along"


@EFFECTS.on(NextTime)
def _next_time(_speech: Speech, verb: NextTime) -> str:
    return f"the next Action phase starts with {verb.n} time"


__all__: list[str] = []
