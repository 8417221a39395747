"""What lies on the table, for drawing: places with what stands on them, boards, cards, dice.

The values know no game. They are made of a state, or of the view of one seat, and hold nothing that
the viewer may not see; `dmd_core.to_plain` makes plain data of them for a frontend elsewhere.

An id is what commands and events of the game call the thing, numbers of figures as text, so that a
click on a place or a piece finds the options that name it (`dmd_core.screen.shown.Option.names`).
Words of kinds and states are the game's own; a frontend that does not know one shows the name.
"""

from typing import Final, final

from dmd_core.kernel.ids import NOBODY, Seat
from dmd_core.kernel.node import node

OURS: Final = "ours"
"""The side of the players."""
THEIRS: Final = "theirs"
"""The side of what they play against."""
NEITHER: Final = "neither"
"""The side of things."""
VALUE: Final = "value"
"""The kind of a mark that is measured, not counted, as a cost: told with its number, be it 1."""


@final
@node
class TrackStep:
    """A step of a track with a meaning: `kind` such as ``threshold``, ``skull`` or ``stage``.

    `value` is where it is, `name` says it for people.
    """

    value: int
    kind: str
    name: str


@final
@node
class Track:
    """A marker on a track: `value` is where it stands, from `lowest` up to `highest`.

    `steps` are those with a meaning, in ascending order. `endless` says that it only counts, as
    rounds are counted: `highest` is then no end, but where it stands.
    """

    id: str
    name: str
    value: int
    lowest: int
    highest: int
    steps: tuple[TrackStep, ...] = ()
    endless: bool = False


@final
@node
class Mark:
    """Tokens, or anything else that is said of a place, a piece or a card: `n` of one kind.

    Of the kind `VALUE` it is no number of things but how much: an attack of 2, a cost of 1.
    """

    kind: str
    id: str
    name: str
    n: int = 1


@final
@node
class Piece:
    """A figure, an object or several alike on a place.

    Attributes: `id` what commands call it, of several alike the first; `kind` a word such as
    ``investigator``, ``enemy``, ``object`` or ``victim``; `name` for people; `seat` whose it is,
    `NOBODY` for the pieces of nobody; `side` one of `OURS`, `THEIRS` and `NEITHER`; `n` how many
    alike stand there; `ids` all of them, if they can be told apart; `health` a track of the Wounds
    or of the health left, as the game counts, None if it has none.
    """

    id: str
    kind: str
    name: str
    seat: Seat = NOBODY
    side: str = NEITHER
    n: int = 1
    ids: tuple[str, ...] = ()
    health: Track | None = None
    marks: tuple[Mark, ...] = ()


@final
@node
class Place:
    """A place of the map with all that is on it.

    `at` is where it is drawn, in units of a grid, to the right and down; `floor` the name of the
    part of the map it lies on, empty where a map has one part. No two places of a floor are drawn
    at one point.
    """

    id: str
    name: str
    at: tuple[float, float]
    floor: str = ""
    marks: tuple[Mark, ...] = ()
    pieces: tuple[Piece, ...] = ()


@final
@node
class Passage:
    """A way between two places: `kind` such as ``passage``, ``stairs`` or ``one-way``.

    A ``one-way`` leads from `a` to `b`, all others both ways.
    """

    a: str
    b: str
    kind: str = "passage"
    name: str = ""


@final
@node
class CardShown:
    """A card that can be read, or one that lies face down.

    Attributes: `id` what commands call it, empty if nobody may know which it is; `kind` the deck it
    belongs to; `name` and `text` what stands on it, one sentence a line; `level` that of a Skill,
    0 where there are none; `state` a word such as ``ready``, ``used`` or ``face down``.
    """

    id: str
    kind: str
    name: str
    text: str = ""
    level: int = 0
    marks: tuple[Mark, ...] = ()
    state: str = ""


@final
@node
class Pile:
    """A deck or a discard pile: `n` cards lie face down, `top` are those face up, the top first.

    `place` is where on the map it lies, empty if beside it.
    """

    id: str
    name: str
    n: int
    top: tuple[CardShown, ...] = ()
    place: str = ""


@final
@node
class Panel:
    """The board of somebody, such as an Investigator or the Elder One, or another group of cards.

    `seat` is whose board it is, `place` where its figure stands, empty if nowhere; `lines` say what
    is neither track nor card nor mark.
    """

    id: str
    kind: str
    name: str
    seat: Seat = NOBODY
    place: str = ""
    tracks: tuple[Track, ...] = ()
    cards: tuple[CardShown, ...] = ()
    marks: tuple[Mark, ...] = ()
    lines: tuple[str, ...] = ()


@final
@node
class DieShown:
    """A die on the table: `kind` of die, `face` its id, `name` for people.

    `state` is a word if the rules made more or less of it than it shows, such as ``converted``.
    """

    id: str
    kind: str
    face: str
    name: str
    state: str = ""


@final
@node
class Throw:
    """Dice that were thrown and still count: `name` says what for, `seat` whose roll it is."""

    id: str
    name: str
    seat: Seat
    dice: tuple[DieShown, ...]
    marks: tuple[Mark, ...] = ()


@final
@node
class Tableau:
    """A whole table.

    Attributes: `title` what is played; `active` whose turn it is, `NOBODY` before and after the
    game; `tracks` those of the whole game, such as the round; `places` and `passages` the map;
    `panels` the boards; `piles` decks and discard piles; `throws` dice on the table, the one that
    is worked on last; `outcome` how the game ended, empty while it runs.
    """

    title: str
    active: Seat = NOBODY
    tracks: tuple[Track, ...] = ()
    places: tuple[Place, ...] = ()
    passages: tuple[Passage, ...] = ()
    panels: tuple[Panel, ...] = ()
    piles: tuple[Pile, ...] = ()
    throws: tuple[Throw, ...] = ()
    outcome: str = ""


__all__ = [
    "NEITHER",
    "OURS",
    "THEIRS",
    "VALUE",
    "CardShown",
    "DieShown",
    "Mark",
    "Panel",
    "Passage",
    "Piece",
    "Pile",
    "Place",
    "Tableau",
    "Throw",
    "Track",
    "TrackStep",
]
