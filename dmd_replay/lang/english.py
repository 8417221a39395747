"""All that the tools say in the language of a game, in English, by the ids of messages.

What stands in braces is filled in; ``{n:command}`` is a number of commands. The words of a page are
filled in by its script, which knows no plural forms: there are none in them.
"""

from collections.abc import Mapping
from typing import Final

PAGE: Final[Mapping[str, str]] = {
    # the frame of a report
    "page-skip": "To the table",
    "page-no-script": "This page tells the game by a script of its own, which is not allowed to run"
    " here.",
    "page-made": "Made by dmd-replay {version}.",
    "page-alone": "This page has all that it shows and asks the network for nothing.",
    "page-close": "Close",
    "page-go-to-step": "Go to step {n}",
    "page-verdict": "{verdict} here",
    "page-seed": "{name}: seed {seed}",
    "page-no-seed": "{name}: no seed, dice and cards were typed in",
    # going about
    "page-timeline": "Timeline",
    "page-step": "Step",
    "page-turn": "Turn",
    "page-round": "Round",
    "page-mark": "Mark",
    "page-first-step": "First step",
    "page-last-step": "Last step",
    "page-step-before": "Step before",
    "page-next-step": "Next step",
    "page-turn-before": "Turn before",
    "page-next-turn": "Next turn",
    "page-round-before": "Round before",
    "page-next-round": "Next round",
    "page-mark-before": "Mark before",
    "page-next-mark": "Next mark",
    "page-play": "Play",
    "page-pause": "Pause",
    "page-speed": "Steps a second",
    "page-a-second": "{n} a second",
    "page-find": "Find",
    "page-find-what": "Step, turn 3, round 2, a mark or words",
    "page-find-short": "step or words",
    "page-find-step": "step",
    "page-find-turn": "turn",
    "page-find-round": "round",
    "page-nothing-found": "Nothing found.",
    "page-where": "Step {n} of {last} · round {round} · turn {turn}",
    "page-where-short": "step {n}, round {round}, turn {turn}",
    "page-moment": "round {round}, turn {turn}",
    "page-undone": "undone later",
    "page-keys": "Keys",
    "page-key-space": "Space",
    "page-key-does-step": "a step back, on",
    "page-key-does-turn": "a turn",
    "page-key-does-round": "a round",
    "page-key-does-mark": "next mark, last mark",
    "page-key-does-end": "the first and the last step",
    "page-key-does-play": "play and pause",
    "page-key-does-find": "find a step or words",
    "page-key-does-help": "this",
    "page-links": "Links: {links}. A click on a value tells why it is so.",
    # the table
    "page-table": "The table",
    "page-numbers": "Numbers",
    "page-tracks": "Tracks of the game",
    "page-on-map": "On the map",
    "page-map": "Map",
    "page-map-scrolls": "Map, can be scrolled",
    "page-no-map": "This game draws no map.",
    "page-more-where-opened": "* more is said where the place is opened",
    "page-nothing": "nothing",
    "page-nothing-here": "Nothing is here.",
    "page-not-there": "not there",
    "page-there": "there",
    "page-differs": "differs",
    "page-of": "of {n}",
    "page-value-of": "{value} of {highest}",
    "page-track": "{name}: {value} of {highest}",
    "page-track-step": "{name} at {value}",
    "page-level": "level",
    "page-level-of": "level of {name}",
    "page-state-of": "state of {name}",
    "page-number-of": "number of {name}",
    "page-place-of": "place of {name}",
    "page-on-place": "{name} on {place}",
    "page-health-of": "{health} of {name}",
    "page-a-card": "a card",
    "page-active": "active",
    "page-on": "on",
    "page-face-down": "face down",
    "page-face-up": "{n} face up",
    "page-dice": "Dice: {name}",
    "page-die": "{kind} die",
    "page-passage-one-way": "One-way",
    # the account
    "page-account": "Account",
    "page-set-up": "The game is set up.",
    "page-not-shown": "A decision that is not shown.",
    "page-something": "something that is not shown",
    "page-note": "Note",
    "page-more-marks": "more marks and notes: {n}",
    "page-then-asked": "Then asked:",
    # why
    "page-why": "{what}: {value}; why?",
    "page-why-differs": "{what}: {value}, in the other game {there}; why?",
    "page-after-step": "After step {n}:",
    "page-at-start": "At the start: {value}. The latest change comes first.",
    "page-never-changed": "It never changed: it stands as it was set up.",
    "page-step-number": "Step {n}",
    "page-decided": "Decided:",
    "page-changes-before": "changes before: {n}",
    "page-no-rule": "This page has no such rule.",
    "page-next-of-rule": "Go to the next event that rests on it",
    # numbers
    "page-chart": "{name} over the rounds; the table below has the numbers",
    "page-chart-table": "{name} at the end of each round",
    "page-chart-region": "{name} by round",
    "page-over": "over {n} %",
    "page-under": "under {n} %",
    "page-luck": "Luck",
    "page-luck-table": "Luck of the dice",
    "page-luck-says": "What the dice showed, and how likely it is that so many dice show so much of"
    " it, or so little. The chances are exact for dice that are thrown once; who throws bad dice"
    " again throws more of them.",
    "page-who": "Who",
    "page-rolls": "Rolls",
    "page-symbol": "Symbol",
    "page-thrown": "Dice",
    "page-shown": "Shown",
    "page-average": "On average",
    "page-chance": "Chance",
    "page-or-more": "{chance} for {n} or more",
    "page-or-fewer": "{chance} for {n} or fewer",
}
"""The page of a game."""

BOXES: Final[Mapping[str, str]] = {
    "box-diverges": "The log diverges",
    "box-where": "Where",
    "box-record": "record {record}, event {event}: {field}",
    "box-recorded": "Recorded",
    "box-these-rules": "These rules",
    "box-as-now": "{name}, as these rules play it",
    "box-two-games": "Two games",
    "box-not-compared": "They cannot be compared",
    "box-no-step-differs": "No step differs",
    "box-steps": "{n:step}",
    "box-where-they-part": "Where they part",
    "box-they-part": "They part",
    "box-part-setup": "before the setup, round {round}: {what}",
    "box-part-step": "at step {step}, round {round}: {what}",
    "box-in-it": "In it",
    "box-after": "After that step",
    "box-nothing": "nothing",
    "box-report": "The report",
    "box-mark": "Mark",
    "box-said": "What is said",
    "box-verdict-there": "Verdict where it was reported",
    "box-not-known": "not known",
    "box-signature": "Signature",
    "box-expected": "Expected",
    "box-actual": "Actual",
    "box-nothing-said": "nothing is said",
}
"""What stands above the game on its page."""

CARDS: Final[Mapping[str, str]] = {
    "cards-find": "Words on a card",
    "cards-find-short": "words on a card",
    "cards-kind": "Kind of card",
    "cards-all-kinds": "all kinds",
    "cards-count": "{n} of {all}",
}
"""The page of cards."""

STATS: Final[Mapping[str, str]] = {
    "stats-title": "{title}: {n:game}",
    "stats-won": "How often games are won",
    "stats-won-says": "The rate of wins among the games that ended, with the bounds between which"
    " it lies with a confidence of 95 %.",
    "stats-all": "All games",
    "stats-of": "Of",
    "stats-games": "Games",
    "stats-ended": "Ended",
    "stats-wins": "Won",
    "stats-rate": "Rate",
    "stats-between": "{low} to {high} %",
    "stats-rounds": "Rounds",
    "stats-turns": "Turns",
    "stats-commands": "Commands",
    "stats-by-rounds": "By rounds",
    "stats-by-rounds-says": "The mean at the end of each round, over the games that came so far;"
    " the number of these games stands in brackets.",
    "stats-curve": "{name} by rounds; the numbers stand below",
    "stats-what": "What",
    "stats-times": "Times",
    "stats-in-games": "In games",
    "stats-more": "... and {n} more; the least: {least}",
    "stats-each-round": "{name} at the end of each round: {means}",
}
"""Statistics, on a page and at a terminal."""

PICTURE: Final[Mapping[str, str]] = {
    "picture-more": "and {n} more",
    "picture-pile": "{n} face down",
    "picture-pile-open": "{n} face down, {open} face up",
}
"""Pictures of a table."""

DIFF: Final[Mapping[str, str]] = {
    "diff-positions": "B after step {b}, measured by A after step {a}:",
    "diff-positions-same": "A after step {a} and B after step {b} are the same.",
    "diff-same": "The logs are the same: {commands:command}, {events:event}.",
    "diff-measured": "B, measured by A:",
    "diff-header": "Played with, or noted:",
    "diff-marks": "Marks:",
    "diff-setup-same": "The setup ({events:event}) is the same.",
    "diff-steps-same": "The setup and the first {commands:command} ({events:event}) are the same.",
    "diff-last": "The last commands in them:",
    "diff-frames": "In {n:step} only the frames differ, no event.",
    "diff-no-step": "No step differs.",
    "diff-after": "After that step:",
    "diff-end": "At the end of both:",
    "diff-part-setup": "They part before the setup: {what}.",
    "diff-part-step": "They part at step {step} (round {round}, turn {turn}): {what}.",
    "diff-what-state": "their positions are not the same",
    "diff-what-command": "another command is given",
    "diff-what-event": "event {n} is another one",
    "diff-what-undo": "they go on from other steps",
    "diff-what-end": "one of them ends",
    "diff-side": "{name}: {says}",
    "diff-nothing": "nothing",
    "diff-goes-on-from": "goes on from step {n}",
    "diff-the-setup": "the setup",
    "diff-ends-with": "{name} has {commands:command} and {events:event} and ends with a {outcome}.",
    "diff-does-not-end": "{name} has {commands:command} and {events:event} and does not end.",
    "diff-change": "{path}: {new} instead of {old}",
    "diff-more": "... and {n} more (--json has them all)",
    "diff-inner": "({n:place} of what is being resolved and of chance: --json has them)",
}
"""The differences of two logs."""

EXPLAIN: Final[Mapping[str, str]] = {
    "explain-is": "After step {step} {path} is {value}.",
    "explain-is-not": "After step {step} {path} is not there.",
    "explain-never": "It never changed: it stands as it was set up.",
    "explain-was-not": "It was not there at the start.",
    "explain-was": "At the start it was {value}.",
    "explain-earlier": "It changed before, and went back to that (--all tells it).",
    "explain-cause": "Step {step}, round {round}, turn {turn}: {says}",
    "explain-change": "{path}: {old} -> {new}",
    "explain-decided": "{who} was asked ({kind}): {says} [{command}]",
    "explain-forced": "Then: {says}",
    "explain-text": "By the text of {name}.",
}
"""Why a value is so."""

READ: Final[Mapping[str, str]] = {
    "read-where": "Step {n} of {last}, round {round}, turn {turn}",
    "read-where-undone": "Step {n} of {last}, round {round}, turn {turn}, undone later",
    "read-mark": "mark {name}",
    "read-stands": "How it stands:",
    "read-after": "After step {n}: {asks}",
    "read-over": "The game is over.",
    "read-over-after": "After step {n} the game is over.",
    "read-refused": "not {command}: {why}",
}
"""A step of a game, and what may be done there."""

VALUES: Final[Mapping[str, str]] = {
    "value-nothing": "nothing",
    "value-yes": "yes",
    "value-no": "no",
}
"""Plain values for people."""

ENGLISH: Final[Mapping[str, str]] = {
    **PAGE,
    **BOXES,
    **CARDS,
    **STATS,
    **PICTURE,
    **DIFF,
    **EXPLAIN,
    **READ,
    **VALUES,
}
"""All of it."""

__all__ = [
    "BOXES",
    "CARDS",
    "DIFF",
    "ENGLISH",
    "EXPLAIN",
    "PAGE",
    "PICTURE",
    "READ",
    "STATS",
    "VALUES",
]
