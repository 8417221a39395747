"""A simple sensible player: it rescues, searches, arms itself, attacks when it can, and reacts.

It looks at the table and the commands as any frontend would, gives every legal command a score and
takes the best. Ties are broken by its own generator. Where the ambiguity principle decides, it
answers as the principle says (FG-AMP-01).
"""

from itertools import islice
from random import Random
from typing import Final

from dmd_core.final_girl import commands as c
from dmd_core.final_girl.chapters.worst import worst
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.ids import LATER, ActionId, CardId
from dmd_core.final_girl.lookups import is_partial, is_success, successes
from dmd_core.final_girl.state import End, Row, Table, Target
from dmd_core.final_girl.words.base import Effect
from dmd_core.final_girl.words.hooks import Shoot, Use
from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Command
from dmd_core.kernel.ids import SourceId
from dmd_core.kernel.state import State
from dmd_core.tabletop.hooks import of_kind
from dmd_replay.facets.bots import need_asked
from dmd_replay.games.final_girl.arms import DAMAGE
from dmd_replay.games.final_girl.odds import BOTH, row_of
from dmd_replay.games.final_girl.tactics import Outlook

CHOICES: Final = 400
"""So many options are looked at; only conversions and typed chance facts are more."""
PRINCIPLED: Final = frozenset(
    {"mark-victim", "route", "target", "victim", "victim-step", "victim-way"}
)
"""Kinds of decisions that the ambiguity principle settles (FG-AMP-02)."""
WORST: Final = "worst"
FIRST: Final = 100.0
"""What is done before anything else: it is free."""


class SensibleBot:
    """Scores every legal command and takes the best."""

    def __init__(self, seed: int) -> None:
        """Start the bot's own generator, for ties."""
        self._random = Random(seed)  # noqa: S311 - a bot, not a secret

    def choose(self, game: Game, state: State[Table], decision: Decision) -> Command:
        """The legal command with the highest score."""
        need_asked(decision, game, Game)
        options = list(islice(decision.legal(), CHOICES))
        if len(options) == 1:
            return options[0]
        if decision.kind in PRINCIPLED and game.rulings.principle == WORST:
            return worst(game, state.table, decision)
        judge = Judge(Outlook(game, state.table), decision)
        scored = [
            (judge.score(option), self._random.random(), place)
            for place, option in enumerate(options)
        ]
        return options[max(scored)[2]]


class Judge:
    """Scores the commands of one decision; 0 is what `stop` and `done` are worth."""

    def __init__(self, view: Outlook, decision: Decision) -> None:
        """Judge the commands of a decision."""
        self._view = view
        self._game = view.game
        self._table = view.table
        self._decision = decision

    def score(self, command: Command) -> float:  # noqa: C901, PLR0912 - one case per kind of command
        """How good a command looks."""
        view = self._view
        match command:
            case c.Play(card=card):
                return self._play(card)
            case c.Discard(card=card):
                return self._discard(card)
            case c.Use(source=source):
                return self._use(source)
            case c.Save(slot=slot):
                return FIRST + self._reward(slot)
            case c.TakeReward(slot=slot):
                return FIRST / 2 + self._reward(slot)
            case c.Convert(die=die, first=first, second=second):
                return self._convert(die, first, second)
            case c.Reroll(source=source, dice=dice):
                return self._reroll(source, dice)
            case c.ChooseLine(line=line):
                return self._line(line)
            case c.Step(to=to, plain=plain, special=special):
                left = getattr(self._decision.subject, "steps", 1) - 1
                gain = view.places.stepping(to, plain + len(special), left)
                return gain + 0.02 * (plain + len(special))
            case c.Keep(card=card):
                return view.item(card)
            case c.PutBack(card=card, end=end):
                return view.item(card) - 4.0 if end is End.TOP else 0.0
            case c.Hold(held=held):
                return sum(view.item(card) for card in held)
            case c.Wield(weapon=weapon):
                return view.arms.weapon(weapon)
            case c.Buy(card=card):
                return view.buying(card)
            case c.TakeCard(card=card):
                return view.buying(card)
            case c.Aim(target=target):
                return 1.0 if target is Target.KILLER else 0.5
            case c.Choose(option=option):
                return self._option(str(option))
            case c.Answer(yes=yes):
                return float(yes)
            case c.ChooseVictim():
                return -1.0 if self._decision.kind == "panic" else 0.0
            case _:
                return 0.0

    # --- the Action menu -------------------------------------------------------------------------

    def _play(self, card: ActionId) -> float:
        view = self._view
        if self._table.attack is not None:
            return view.playing(card) - view.keeping(card)
        return view.playing(card) - 0.5 * view.keeping(card)

    def _discard(self, card: ActionId) -> float:
        """For time when it is short; down to the hand limit, the least useful one."""
        if self._decision.kind == "hand-limit":
            return -self._view.keeping(card)
        if self._decision.kind == "roll":
            return -1.0
        return -0.5 - self._view.keeping(card)

    def _use(self, source: SourceId) -> float:
        game = self._game
        own = game.hooks.get(source, {})
        shots = of_kind(own, Shoot)
        if shots:
            item = game.items[CardId(source)]
            return DAMAGE * item.modifier + self._view.tracks.time(-shots[0].time)
        uses = of_kind(own, Use)
        if uses:
            return self._view.effect(uses[0].then) + self._view.tracks.time(-uses[0].time) - 0.8
        return 0.5 * self._view.tracks.loss(
            1 if self._table.attack is None else self._table.attack.damage
        )

    def _reward(self, slot: int) -> float:
        girl = self._game.girl
        return self._view.effects((girl.later if slot == LATER else girl.slots[slot]).effects)

    # --- rolls -----------------------------------------------------------------------------------

    def _source(self) -> ActionId | None:
        roll = self._table.roll
        if roll is None or ActionId(roll.source) not in self._game.actions:
            return None
        return ActionId(roll.source)

    def _row(self, number: int) -> float:
        """What so many successes of the roll on the table are worth."""
        card = self._source()
        if card is None:
            return 2.0 * number
        return self._view.row(card, row_of(number))

    def _convert(self, die: int, first: ActionId, second: ActionId) -> float:
        roll = self._table.roll
        if roll is None:
            return -1.0
        now = successes(roll)
        price = self._view.keeping(first) + self._view.keeping(second)
        if first == second:
            price += 0.3
        return self._row(now + 1) - self._row(now) - price - 0.01 * die

    def _reroll(self, source: SourceId, dice: tuple[int, ...]) -> float:
        """Another throw of dice that are no successes, while the row can still be better."""
        roll = self._table.roll
        if roll is None:
            return -1.0
        now = successes(roll)
        if now >= BOTH or any(is_success(roll, die) for die in dice):
            return -1.0
        gain = 1 / 3 * (self._row(now + 1) - self._row(now))
        partial = 0.2 * sum(is_partial(roll, die) for die in dice)
        cost = (
            self._view.keeping(ActionId(source)) if ActionId(source) in self._game.actions else 0.8
        )
        return gain * min(len(dice), 2) - partial - cost

    def _line(self, line: int) -> float:
        card = getattr(self._decision.subject, "card", None)
        if card is None:
            return 0.0
        return self._view.line(card, self._view.lines(card, Row.FAIL)[line])

    def _option(self, option: str) -> float:
        """What an option of a text is worth, if the text is at hand."""
        number = getattr(self._decision.subject, "node", None)
        node: Effect | None = self._game.nodes[number] if isinstance(number, int) else None
        for one in getattr(node, "options", ()):
            if one.id == option:
                return self._view.effect(one.then)
        return 0.0


__all__ = ["CHOICES", "SensibleBot"]
