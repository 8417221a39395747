"""Boards, cards, decks, dice, what is to come and what happened, as lines of text with styles."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Final

from dmd_core.kernel.ids import NOBODY
from dmd_core.kernel.printable import printable
from dmd_core.screen import (
    CardShown,
    Panel,
    Pile,
    Place,
    Reserve,
    Tableau,
    Throw,
    Topic,
    Track,
    Upcoming,
)
from dmd_core.screen.form import Thing
from dmd_replay.play.sitting import Line
from dmd_replay.text_map import Run, mark_label, piece_label, things_on
from dmd_replay.tui.words import Words

Lines = list[list[Run]]
"""Lines of runs; whatever stands in a run is text, and stays on its line."""

HEAD, NAME, QUIET, LOUD, RULES = "head", "name", "quiet", "loud", "rules"
"""The styles of these texts."""

_LONG: Final = 24
"""A track of more steps than this is shown as numbers only."""
_ALL: Final = 99


def said(text: str, style: str = "") -> Run:
    """A text of a game or a stranger, on one line, with a style."""
    return printable(text), style


def track_run(track: Track) -> list[Run]:
    """A track: its name, where it stands, its steps as a row of signs, the next that means much."""
    steps = {step.value: step for step in track.steps}
    runs = [said(f"{track.name} "), (standing(track), NAME)]
    if not track.endless and 1 < track.highest - track.lowest <= _LONG:
        signs = "".join(
            "●" if at == track.value else "┃" if at in steps else "━" if at < track.value else "─"
            for at in range(track.lowest, track.highest + 1)
        )
        runs.append((f" {signs}", QUIET))
    coming = next((step for step in track.steps if step.value > track.value), None)
    here = steps.get(track.value)
    told = (step for step in (here, coming) if step is not None and step.name)
    runs += (said(f" {one.value}: {one.name}", LOUD if one is here else QUIET) for one in told)
    return runs


def status_lines(tableau: Tableau, title: str) -> Lines:
    """What is played, and where the tracks of the whole game stand."""
    runs: list[Run] = [said(title, HEAD)]
    for track in tableau.tracks:
        runs += [said(f"  {track.name} "), (standing(track), NAME)]
        here = (step.name for step in track.steps if step.value == track.value)
        runs += (said(f" ({name})", QUIET) for name in here if name)
    return [runs]


def standing(track: Track) -> str:
    """Where a track stands, and how far it goes if it has an end.

    Example:
        >>> standing(Track("round", "Round", 3, 1, 3, endless=True))
        '3'
        >>> standing(Track("stress", "Stress", 4, 0, 4))
        '4/4'
    """
    return str(track.value) if track.endless else f"{track.value}/{track.highest}"


def panels_lines(tableau: Tableau, words: Words) -> Lines:
    """All boards; that of whose turn it is comes first, and says so among several."""
    places = {place.id: place.name for place in tableau.places}
    active = [panel for panel in tableau.panels if panel.seat == tableau.active != NOBODY]
    others = [panel for panel in tableau.panels if panel not in active]
    several = len({panel.seat for panel in tableau.panels} - {NOBODY}) > 1  # else it is no question
    lines: Lines = []
    for panel in (*active, *others):
        turn = several and panel in active
        lines += [*_panel(panel, places.get(panel.place, ""), words, turn=turn), []]
    return lines[:-1]


def _panel(panel: Panel, where: str, words: Words, *, turn: bool) -> Iterator[list[Run]]:
    head = [said(panel.name, HEAD)]
    if where:
        head.append(said(f" · {where}"))
    if turn:
        head.append((f" · {words('turn')}", LOUD))
    yield head
    for track in panel.tracks:
        yield [("  ", ""), *track_run(track)]
    if panel.marks:
        yield [said("  " + ", ".join(mark_label(mark, _ALL) for mark in panel.marks))]
    yield from ([said(f"  {line}")] for line in panel.lines)
    for card in panel.cards:
        yield from card_lines(card)


def card_lines(card: CardShown) -> Iterator[list[Run]]:
    """A card: name, level, state and marks, below them what stands on it."""
    head = [("  ", ""), said(card.name, NAME)]
    if card.level:
        head.append((f" {card.level}", NAME))
    if card.state:
        head.append(said(f" [{card.state}]", LOUD))
    if card.marks:
        head.append(said(" " + ", ".join(mark_label(mark, _ALL) for mark in card.marks)))
    yield head
    for sentence in card.text.split("\n") if card.text else ():
        yield [said(f"    {sentence}", QUIET)]


def piles_lines(piles: Sequence[Pile], words: Words) -> Lines:
    """Decks and discard piles; the card on top can be read."""
    lines: Lines = []
    for pile in piles:
        listed = pile.top and not pile.n  # a discard pile: what lies there can be seen
        count = [] if listed else [(f" {words('face_down', pile.n)}", "")]
        lines.append([said(pile.name, HEAD), *count])
        for place, card in enumerate(pile.top):
            lines += [*card_lines(card)] if place == 0 else [[said(f"  {card.name}", QUIET)]]
        lines.append([])
    return lines[:-1]


def coming_lines(upcoming: Iterable[Upcoming], reserves: Iterable[Reserve], words: Words) -> Lines:
    """What will be resolved, in order, and what can run out."""
    lines: Lines = [[(words("to_come"), HEAD)]]
    for number, one in enumerate(upcoming, 1):
        source = [said(f" ({one.name})", QUIET)] if one.name else []
        lines.append([(f"{number:3} ", QUIET), said(one.sentence), *source])
    known = [*reserves]
    if known:
        lines += [[], [(words("left"), HEAD)]]
    lines += [[said(f"  {one.name}"), (f" {one.left}/{one.total}", NAME)] for one in known]
    return lines


def throw_lines(throws: Sequence[Throw]) -> Lines:
    """The dice on the table."""
    lines: Lines = []
    for throw in throws:
        runs = [said(f"{throw.name} ", NAME)]
        for die in throw.dice:
            state = f" {die.state}" if die.state else ""
            runs += [said(f"[{die.name}{state}]", LOUD), (" ", "")]
        if throw.marks:
            runs.append(said("→ " + ", ".join(mark_label(mark, _ALL) for mark in throw.marks)))
        lines.append(runs)
    return lines


def place_lines(place: Place, tableau: Tableau, words: Words) -> Lines:
    """All that is on a place, and where ways lead from it."""
    lines: Lines = [[said(place.name, HEAD), said(f" · {place.floor}" if place.floor else "")]]
    for piece in place.pieces:
        lines.append([said("  " + piece_label(piece, _ALL))])
    lines += [[said("  " + mark_label(mark, _ALL))] for mark in place.marks]
    for pile in tableau.piles:
        if pile.place == place.id:
            lines.append([said(f"  {pile.name} {words('face_down', pile.n)}")])
    names = {one.id: one.name for one in tableau.places}
    for way in tableau.passages:
        ends = (way.a, way.b)
        if place.id in ends:
            other = names.get(ends[ends.index(place.id) - 1], "")
            told = f" ({way.name})" if way.name else ""
            lines.append([said(f"  → {other}{told}", QUIET)])
    return lines


def topic_lines(topics: Iterable[Topic]) -> Lines:
    """What a question is about: the name, and what stands on it, sentence by sentence."""
    lines: Lines = []
    for topic in topics:
        first, *others = topic.text.split("\n")
        lines.append([said(topic.name), *([said(f": {first}", QUIET)] if first else [])])
        lines += [[said(f"  {sentence}", QUIET)] for sentence in others]
    return lines


def named_lines(things: Collection[Thing], tableau: Tableau, words: Words) -> Lines:
    """What an answer names: cards with their text, places with all that is on them."""
    lines: Lines = []
    seen: set[str] = set()
    cards = [card for panel in tableau.panels for card in panel.cards]
    cards += [card for pile in tableau.piles for card in pile.top]
    for card in cards:
        if ("card", card.id) in things and card.id not in seen:
            seen.add(card.id)
            lines += [*card_lines(card), []]
    for place in tableau.places:
        if not things_on(place).isdisjoint(things):
            lines += [*place_lines(place, tableau, words), []]
    return lines[:-1]


def account_lines(account: Sequence[Sequence[Line]], *, rules: bool, whole: bool) -> Lines:
    """What happened; a turn begins behind an empty line.

    Args:
        account: answer by answer.
        rules: whether the rules behind it are named.
        whole: whether everything is told alike; else what the last answer led to stands out, and
            what was taken unasked is told by what it led to.
    """
    lines: Lines = []
    for left, told in zip(range(len(account), 0, -1), account, strict=True):
        for line in told:
            if line.forced and not whole:
                continue
            if line.opens and lines:
                lines.append([])
            start = "" if line.opens else "  " * line.depth + "· "
            style = NAME if line.opens else "" if whole or left == 1 else QUIET
            runs = [said(start + line.text, style)]
            if rules and line.rules:
                runs.append(said(f" [{', '.join(line.rules)}]", RULES))
            lines.append(runs)
    return lines


__all__ = [
    "Lines",
    "account_lines",
    "card_lines",
    "coming_lines",
    "named_lines",
    "panels_lines",
    "piles_lines",
    "place_lines",
    "said",
    "standing",
    "status_lines",
    "throw_lines",
    "topic_lines",
    "track_run",
]
