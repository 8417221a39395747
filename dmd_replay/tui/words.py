"""What the program itself says on its screens; all that is said of a game comes from the game."""

from collections.abc import Mapping
from typing import Final, final

import attrs


@final
@attrs.frozen
class Words:
    """The texts of the screens, in one language; ``{}`` stands for what is filled in."""

    map: str = "Map"
    boards: str = "Boards"
    decks: str = "Decks"
    coming: str = "To come"
    account: str = "Account"
    undo: str = "Undo"
    redo: str = "Redo"
    rules: str = "Rules"
    look: str = "Look"
    note: str = "Note"
    type: str = "Type"
    help: str = "Help"
    leave: str = "Leave"
    turn: str = "whose turn it is"
    face_down: str = "({} face down)"
    to_come: str = "Still to be resolved, in this order"
    left: str = "What is left"
    options: str = "{} ways"
    such_as: str = "such as: {}"
    about: str = "only what names {}; Esc lists all"
    so_far: str = "so far: {}; Esc takes the last back"
    not_now: str = "not now: {} {}"
    over: str = "The game is over. {}"
    saved: str = "Every answer is in {} as soon as it is given."
    take_back: str = "Take back"
    last_answer: str = "the last answer"
    part: str = "this {}"
    answers: str = "{} answers"
    one_answer: str = "1 answer"
    seen: str = "dice or cards were shown since"
    keeps: str = "they come again as they came"
    reseeds: str = "others come instead"
    nothing_to_undo: str = "There is nothing to take back."
    nothing_to_redo: str = "There is nothing to do again."
    type_answer: str = "An answer in its short form, such as: {}"
    type_note: str = "A note for the log, such as what seems wrong here"
    noted: str = "The note is in the log."
    close: str = "Esc closes"
    no_map: str = "This game draws no map."
    quiet: str = "Nothing yet."
    helps: str = """\
Every line with a digit is an answer: press the digit, or choose it with the arrow keys and Enter,
or click on it. Where there are many, the answer is put together step by step; Esc goes a step back.
A place or a figure marked with » is named by an answer: click on the place, or go to the map with
Tab, choose the place with the arrow keys and press Enter.

  1 to 9      the answers            u  take something back
  Esc         a step back            r  do again what was taken back
  l           look at the cards and places that the chosen answer names
  m b d t     map, boards, decks, what is still to come
  a           the whole account      w  the rules behind this moment, in words
  i           rule ids in the account, on and off
  : or /      type an answer         n  write a note into the log
  Tab         to the next part of the screen; arrow keys and Page keys move in it
  q, Ctrl-C   leave

Nothing has to be saved: every answer is in the file of the game as soon as it is given. Start
again with that file and the game goes on, whatever ended the program."""


ENGLISH: Final = Words()

WORDS: Final[Mapping[str, Words]] = {"en": ENGLISH}
"""By language; where there is none of a language, English stands in."""

__all__ = ["ENGLISH", "WORDS", "Words"]
