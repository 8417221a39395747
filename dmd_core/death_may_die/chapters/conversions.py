"""Conversions: symbols that count in another way before anything is applied (RES-02, DEC-51).

Every text of the owner stays open until the owner declines it, or has been told a number and no
symbol has come since. So a Tentacle that one text makes can be counted by another one, whichever
of them was asked about first.
"""

from collections.abc import Iterator
from typing import final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.ability_lookups import found
from dmd_core.death_may_die.chapters.batch import heal
from dmd_core.death_may_die.chapters.questions import how_many
from dmd_core.death_may_die.commands import Answer, Number
from dmd_core.death_may_die.commands import Convert as ConvertCommand
from dmd_core.death_may_die.events.rolls import TallyChanged
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.handlers import HANDLERS, DmdRun
from dmd_core.death_may_die.lookups import roll
from dmd_core.death_may_die.registry import frame
from dmd_core.death_may_die.state import HURTING, Investigator, Table
from dmd_core.death_may_die.words.rolls import AddSuccesses, Convert, ConvertBonus, Symbol
from dmd_core.kernel.decisions import Decision, one_of
from dmd_core.kernel.ids import NO_SOURCE, KindId, SourceId
from dmd_core.kernel.node import node

CONVERT = KindId("convert")


@final
@node
class Told:
    """What the owner has said about one text.

    It has converted `used` symbols, of `seen` that there were when it was asked about; `closed`
    says that it is not asked about again in this roll.
    """

    used: int = 0
    seen: int = 0
    closed: bool = False


@final
@frame(tag=35)
@node
class Converting:
    """Asks how many symbols a text converts, or which text comes before it (DEC-51).

    `i` is its place among the owner's texts, `told` what was said about each of them so far.
    """

    i: int = 0
    told: tuple[Told, ...] = ()


@final
@node
class Conversion:
    """What one text of the owner may do with the tally.

    There are `symbols` of those it works with, and it may convert `most` of them.
    """

    src: SourceId
    symbol: Symbol
    symbols: int
    most: int
    successes: int = 1
    tentacles: int = 0
    heal_stress: int = 0
    heal_wounds: int = 0
    added: bool = False
    """Successes are added once, not per symbol (AMB-125)."""


def conversions(game: Game, table: Table) -> list[Conversion]:
    """What the texts of the owner of the roll may convert, in their order (AMB-14, -15)."""
    rolled = roll(table)
    owner = table.investigators[rolled.owner]
    against = rolled.kind in HURTING
    if not owner.alive or (against and not game.rulings.defender_conversions):
        return []
    converting, adding = found(game, owner, Convert), found(game, owner, AddSuccesses)
    if not converting and not adding:
        return []
    counts = {Symbol.ELDER_SIGN: rolled.elder_signs, Symbol.TENTACLE: rolled.tentacles}
    result = [
        _with_bonus(game, owner, ability, source, counts[ability.symbol])
        for ability, source in converting
    ]
    for added, source in adding:
        symbols = counts[added.symbol]
        most = added.n if symbols >= added.at_least else 0
        result.append(Conversion(source, added.symbol, symbols, most, added=True))
    return result


def _with_bonus(
    game: Game, owner: Investigator, ability: Convert, source: SourceId, symbols: int
) -> Conversion:
    bonuses = [bonus for bonus, src in found(game, owner, ConvertBonus) if src == source]
    return Conversion(
        source,
        ability.symbol,
        symbols,
        min(ability.most, symbols),
        ability.successes + sum(bonus.successes for bonus in bonuses),
        ability.tentacles,
        ability.heal_stress + sum(bonus.heal_stress for bonus in bonuses),
        ability.heal_wounds + sum(bonus.heal_wounds for bonus in bonuses),
    )


def _open(
    game: Game, texts: list[Conversion], told: tuple[Told, ...]
) -> Iterator[tuple[int, Conversion, int]]:
    """Texts that have something to convert: place, text, and how many symbols are left to it."""
    for place, text in enumerate(texts):
        said = told[place] if told else Told()
        if said.closed or text.symbols <= said.seen:
            continue
        left = text.most - said.used
        if not (game.rulings.symbols_shared or text.added):
            left = min(left, text.symbols - _counted(texts, told, text.symbol))
        if left > 0:
            yield place, text, left


def _counted(texts: list[Conversion], told: tuple[Told, ...], symbol: Symbol) -> int:
    """Symbols of a sort that some text has converted."""
    return sum(
        said.used
        for text, said in zip(texts, told, strict=False)
        if text.symbol is symbol and not text.added
    )


def convert(run: DmdRun, told: tuple[Told, ...] = ()) -> None:
    """Ask about the first text that has something to convert, until there is none."""
    texts = conversions(run.game, run.table)
    for place, _, _ in _open(run.game, texts, told):
        run.push(Converting(place, told))
        return


def _decide(game: Game, table: Table, frame: Converting) -> Decision:
    """How many symbols the text asked about converts, or another open text first; none is possible.

    Whoever wants another text first names it; the one asked about comes again.
    """
    seat = roll(table).owner
    texts = list(_open(game, conversions(game, table), frame.told))
    text, left = next((text, left) for place, text, left in texts if place == frame.i)
    rules = (r.DEC_51, r.RES_02, r.AMB_14)
    if text.added:
        between = (Number(seat, n) for n in range(1, left))
        options = one_of(Answer(seat, yes=False), *between, Answer(seat, yes=True))
        return Decision(seat, CONVERT, (options,), rules, frame, must=False)
    others = {other.src: most for _, other, most in reversed(texts) if not other.added}
    before = (
        ConvertCommand(seat, n, src)
        for src, most in reversed(others.items())
        if src != text.src
        for n in range(1, most + 1)
    )
    options = one_of(*(ConvertCommand(seat, n) for n in range(left + 1)), *before)
    return Decision(seat, CONVERT, (options,), rules, frame, must=False)


def _converted(run: DmdRun, frame: Converting, command: ConvertCommand | Answer | Number) -> None:
    """Convert, heal what hangs on it (AMB-112), and go to the next open text.

    A text that makes Tentacles is asked about once: so no roll goes on for ever.
    """
    texts = conversions(run.game, run.table)
    place = frame.i
    if isinstance(command, ConvertCommand):
        n = command.n
        if command.text != NO_SOURCE:
            place = next(
                at
                for at, text, _ in _open(run.game, texts, frame.told)
                if text.src == command.text and not text.added
            )
    else:
        n = how_many(command, texts[place].most)
    text = texts[place]
    told = list(frame.told or (Told(),) * len(texts))
    closed = n == 0 or text.added or text.tentacles > 0
    told[place] = Told(told[place].used + n, text.symbols, closed)
    if n:
        _apply(run, text, n)
    convert(run, tuple(told))


def _apply(run: DmdRun, text: Conversion, n: int) -> None:
    run.emit(TallyChanged(n * text.successes, 0, n * text.tentacles, src=text.src))
    if text.heal_stress or text.heal_wounds:
        seat = roll(run.table).owner
        owner = run.table.investigators[seat]
        if (text.heal_stress and owner.stress) or (text.heal_wounds and owner.wounds):
            heal(run, seat, n * text.heal_stress, n * text.heal_wounds, text.src)


HANDLERS.ask(Converting, CONVERT, _decide, _converted)
