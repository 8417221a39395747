"""What stands on a screen of Death May Die beside sentences and names, by its English."""

from typing import Final

LABELS: Final = (
    # tracks and their steps
    *("Round", "Turn", "Summoning", "Summoning symbols", "Laboratory tokens destroyed"),
    *("Sanity lost", "Stress", "Wounds", "Actions taken"),
    *("Threshold", "Threshold with a bonus die", "skull"),
    *("Cthulhu is summoned", "Cthulhu advances", "the game is lost", "the Ritual is disrupted"),
    *("Hastur is summoned", "Hastur advances", "Counted for the Ritual"),
    # marks and pieces
    *("Fire token", "on Fire", "lying down", "eliminated", "destroyed", "Wound", "Wound token"),
    *("bonus die from Thresholds", "Threshold to work off", "level from a Companion"),
    *("used in this turn", "used in this game", "has attacked in this turn"),
    "cannot be hurt until the Ritual is disrupted",
    *("blue Gate", "red Gate", "yellow Gate", "Stairs", "Tunnel"),
    *("Cthulhu's Stage 1", "Cthulhu's Final Stage", "Enemies"),
    *("Hastur's Stage 1", "Hastur's Final Stage", "Ground floor", "Upper floor"),
    *("R'lyeh token", "Yellow Sign token", "Body token", "Tome token", "Guest token"),
    *("Case of Dust token", "Case of Salt token", "Case of Ash token", "Case of Bone token"),
    *("Sigil of Dust token", "Sigil of Salt token", "Sigil of Ash token", "Sigil of Bone token"),
    *("Sorcerer token", "Idol token", "Guard token", "Allen Elder token", "Marsh Elder token"),
    *("Lamp token", "Lunar Mirror token", "Shadow token", "Moonbeam token"),
    *("New Moon token", "Half Moon token", "Full Moon token"),
    # kinds and states
    *("elder one", "enemy", "investigator", "object", "fire", "gate", "token", "standard", "bonus"),
    *("track", "episode", "skill", "insanity", "action", "die", "discovery", "stage", "back"),
    *("mythos", "map", "current", "face down", "kept", "past", "win", "loss"),
    *("{who} is the starting player.", "{card} names {who}."),
    *("first {figure} on {space}", "second {figure} on {space}", "third {figure} on {space}"),
    *("{figure} with {n} Wound on {space}", "{figure} with {n} Wounds on {space}"),
    "unwounded {figure} on {space}",
    *("fourth {figure} on {space}", "fifth {figure} on {space}", "sixth {figure} on {space}"),
    # the board of an Episode, but for texts of cards
    *("Episode {n}.", "Episode actions: {names}.", "Monsters: {names}.", "Tokens: {names}."),
    *("Face-down tokens: {names}.", "Mythos cards: {names}.", "Discovery cards: {names}."),
    *("Reverse sides: {names}.", "{what} ({n})", "Health: {n}. A destroyed one is turned over."),
    "The Ritual is disrupted when {n} Laboratory tokens are destroyed.",
    # decks
    *("Mythos deck", "Mythos discard pile", "Mythos card at work"),
    *("Discovery deck", "Discovery discard pile", "Discovery card at work"),
    *("reverse sides of Laboratory tokens", "reverse sides of face-down tokens"),
    # dice
    *("attack", "roll", "attack of an Enemy", "Fire roll", "roll against an Investigator"),
    *("1 standard die", "2 standard dice", "1 bonus die", "2 bonus dice"),
    *("a blank", "a Success", "an Elder Sign", "a Tentacle", "2 Successes"),
    *("a Success with a Tentacle", "a Success with an Elder Sign"),
    *("Success", "Elder Sign", "Tentacle"),
    # what is still to come
    *("The first turn begins.", "The next turn begins.", "The turn ends."),
    *("A Mythos card is drawn.", "A Discovery card is drawn."),
    *("Phase 3: investigate or fight.", "Phase 3 is carried out."),
    *("Effects of the end of the turn.", "Effects of the Elder One at the end of the turn."),
    *("The Fire roll.", "The check whether the Elder One advances."),
    "The check whether the Elder One is summoned.",
    "The Mythos discard pile goes back into the deck.",
    *("Dice may be rerolled.", "The symbols are counted.", "Successes take effect."),
    *("Each Success is a Wound.", "Tentacles cost Sanity.", "The Symptoms are carried out."),
    "Enemies that have not attacked yet attack.",
    "The game is over.",
    *("{episode}: {elder}", "the {figure} on {space}"),
    *("{enemy} is summoned on {space}.", "{what} is revealed.", "{elder} advances."),
    *("{who} chooses what to claim.", "{who} takes {card}.", "{enemy} attacks {who}."),
    *("{who} keeps {card} for Wounds or discards it.", "{what} is turned over."),
    *("{who} is no longer on Fire.", "{who} works off a Threshold.", "{who} raises a Skill."),
    *("{who} takes {n} Wound.", "{who} takes {n} Wounds.", "{who} takes {n} Stress."),
    "{who} loses {n} Sanity.",
)
"""Each in one example; the number of a numbered one is an argument, and what stands in braces is
anything that a language has words for."""

__all__ = ["LABELS"]
