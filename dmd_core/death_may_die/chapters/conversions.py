"""Conversions: symbols that count in another way before anything is applied (RES-02, DEC-51)."""

from typing import final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.ability_lookups import found
from dmd_core.death_may_die.chapters.batch import heal
from dmd_core.death_may_die.commands import Answer
from dmd_core.death_may_die.commands import Convert as ConvertCommand
from dmd_core.death_may_die.events.rolls import TallyChanged
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.handlers import HANDLERS, DmdRun
from dmd_core.death_may_die.lookups import roll
from dmd_core.death_may_die.registry import frame
from dmd_core.death_may_die.state import HURTING, Investigator, Table
from dmd_core.death_may_die.words.rolls import AddSuccesses, Convert, ConvertBonus, Symbol
from dmd_core.kernel.decisions import Decision, one_of
from dmd_core.kernel.ids import KindId, SourceId
from dmd_core.kernel.node import node

CONVERT = KindId("convert")


@final
@frame(tag=35)
@node
class Converting:
    """Asks how many symbols a text converts (DEC-51); `i` is its place among the owner's texts."""

    i: int = 0


@final
@node
class Conversion:
    """What one text of the owner may do with the tally."""

    src: SourceId
    most: int
    successes: int
    tentacles: int = 0
    heal_stress: int = 0
    heal_wounds: int = 0
    added: bool = False
    """Successes are added once, not per symbol (AMB-125)."""


def conversions(game: Game, table: Table) -> list[Conversion]:
    """The conversions open to the owner of the roll, in the order of its texts (AMB-14, -15)."""
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
        _with_bonus(game, owner, ability, source, min(ability.most, counts[ability.symbol]))
        for ability, source in converting
    ]
    for added, source in adding:
        enough = counts[added.symbol] >= added.at_least
        result.append(Conversion(source, 1 if enough else 0, added.n, added=True))
    return result


def _with_bonus(
    game: Game, owner: Investigator, ability: Convert, source: SourceId, most: int
) -> Conversion:
    bonuses = [bonus for bonus, src in found(game, owner, ConvertBonus) if src == source]
    return Conversion(
        source,
        most,
        ability.successes + sum(bonus.successes for bonus in bonuses),
        ability.tentacles,
        ability.heal_stress + sum(bonus.heal_stress for bonus in bonuses),
        ability.heal_wounds + sum(bonus.heal_wounds for bonus in bonuses),
    )


def convert(run: DmdRun, start: int = 0) -> None:
    """Ask about the next text, from a place on, that has something to convert."""
    for place, text in enumerate(conversions(run.game, run.table)[start:], start):
        if text.most:
            run.push(Converting(place))
            return


def _decide(game: Game, table: Table, frame: Converting) -> Decision:
    """How many symbols; asked text by text, none is always possible."""
    seat = roll(table).owner
    text = conversions(game, table)[frame.i]
    if text.added:
        options = one_of(Answer(seat, yes=False), Answer(seat, yes=True))
    else:
        options = one_of(*(ConvertCommand(seat, n) for n in range(text.most + 1)))
    return Decision(seat, CONVERT, (options,), (r.DEC_51, r.RES_02, r.AMB_14), frame, must=False)


def _converted(run: DmdRun, frame: Converting, command: ConvertCommand | Answer) -> None:
    """Convert, heal what hangs on it (AMB-112), and go to the next text."""
    text = conversions(run.game, run.table)[frame.i]
    n = command.n if isinstance(command, ConvertCommand) else int(command.yes)
    if n:
        _apply(run, text, n)
    convert(run, frame.i + 1)


def _apply(run: DmdRun, text: Conversion, n: int) -> None:
    run.emit(TallyChanged(n * text.successes, 0, n * text.tentacles, src=text.src))
    if text.heal_stress or text.heal_wounds:
        seat = roll(run.table).owner
        owner = run.table.investigators[seat]
        if (text.heal_stress and owner.stress) or (text.heal_wounds and owner.wounds):
            heal(run, seat, n * text.heal_stress, n * text.heal_wounds, text.src)


HANDLERS.ask(Converting, CONVERT, _decide, _converted)
