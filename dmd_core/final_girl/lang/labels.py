"""What stands on a screen of Final Girl beside sentences and names, by its English."""

from typing import Final

LABELS: Final[tuple[str, ...]] = (
    "The game is over.",
    # tracks, phases and their steps
    *("Turn", "Phase", "Time", "Horror", "Bloodlust", "Health", "Final Health token"),
    *("setup", "action", "planning", "killer", "panic", "upkeep", "over"),
    *("the Action phase ends", "the dark power is revealed"),
    # panels and piles
    *("Hand", "Tableau", "Events in play", "Minions", "Victims", "tracks", "terror", "items"),
    *("Terror deck", "Terror discard pile", "Terror card at work", "Event deck"),
    *("Event discard pile", "Item discard pile", "Action discard pile"),
    *("item deck of {space}", "item card of {space}", "terror card", "event card", "finale"),
    *("dark power", "victim space 1", "each victim saved after the flip"),
    "ultimate ability of {who}",
    # marks and pieces
    *("victim", "white victim", "orange victim", "blue victim", "victim in the supply"),
    *("dead {victim}", "saved {victim}", "exit space", "search space", "water"),
    *("attack", "movement", "success", "time", "copy", "use marker", "health marker"),
    *("reward pending", "black Final Health token, unseen", "white Final Health token"),
    "more dice in the next Horror Roll",
    "partial successes are successes in the next Horror Roll",
    "partial successes are successes in this phase",
    *("{token} token", "{one}; {other}", "panic {numbers} from {space}"),
    *("{minion} at {space}", "first {minion} at {space}", "second {minion} at {space}"),
    "third {minion} at {space}",
    # kinds and states
    *("final girl", "minion", "exit", "search", "token", "linked", "board", "item"),
    *(
        "location",
        "event",
        "in hands",
        "in backpack",
        "Items found",
        "free",
        "covered",
        "face down",
        "face up",
    ),
    *("stays in play", "converted", "partial success", "win", "loss"),
    *("The next Action phase is skipped.", "The Action phase ends after this action."),
    *("The next Action phase starts with {n} time.", "{who} started on {space}."),
    *("On top of the terror deck lies {card}.", "At the bottom of the terror deck lies {card}."),
    *("{n} victim killed in this turn.", "{n} victims killed in this turn."),
    # dice and titles
    *("1 die", "2 dice", "Horror Roll: {card}"),
    *("{girl} against {killer}: {location}", "{girl} against {killer}"),
    # what is still to come
    *("The first turn begins.", "The next turn begins.", "Time is set to {n}."),
    *("The Planning phase begins.", "The Killer phase begins.", "The Panic phase begins."),
    *("The Upkeep phase begins.", "The Action phase begins."),
    *("{who} goes on with the Action phase.", "{who} takes pending rewards."),
    *("{who} may go {n} step.", "{who} may go {n} steps.", "{who} gains {card}."),
    *("{who} acts.", "{who} moves.", "{who} attacks.", "{who} attacks {whom}.", "{who} panics."),
    "{who} loses {n} health to {enemy}.",
    "Discarded action cards go back to the tableau.",
    *("A terror card is drawn.", "The next terror card is drawn.", "An event is drawn."),
    *("The finale is revealed.", "A dark power is revealed.", "A Horror Roll is made."),
    *("The successes of the roll are counted.", "What follows the death of a victim."),
    "Victims beside an enemy panic if a victim was killed in this turn.",
    *("The Upkeep phase is carried out.", "The upkeep effect of {source}."),
    *("The first event is drawn.", "The setup card is drawn."),
    *("Panic of {victim} at {space}.", "{card} is discarded."),
)
"""Each in one example; the number of a numbered one is an argument, and what stands in braces is
anything that a language has words for."""

__all__ = ["LABELS"]
