"""A simple sensible player: it stays alive, disrupts the Ritual, then hunts the Elder One.

What there is to do for the Ritual the pack of the Episode says, by its goals.

It looks at the table and the commands as any frontend would, gives every legal command a score and
takes the best. Ties are broken by its own generator.
"""

from itertools import islice
from random import Random
from typing import Final

from dmd_core.death_may_die import commands as c
from dmd_core.death_may_die.chapters.results import Splitting
from dmd_core.death_may_die.chapters.run import Running
from dmd_core.death_may_die.game import Game, walk
from dmd_core.death_may_die.ids import ATTACK, ActionId, CardId, FigureId, ObjectId, SpaceId
from dmd_core.death_may_die.lookups import can_be_hurt, figure, health, object_at, roll
from dmd_core.death_may_die.state import HURTING, Side, Table
from dmd_core.death_may_die.text_frames import Picking
from dmd_core.death_may_die.words.amounts import ALL
from dmd_core.death_may_die.words.harm import Heal
from dmd_core.death_may_die.words.selectors import CardKind
from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Command
from dmd_core.kernel.ids import ItemId
from dmd_core.kernel.state import State
from dmd_replay.facets.bots import need_asked
from dmd_replay.games.death_may_die.tactics import Outlook
from dmd_replay.games.death_may_die.weights import SEASONED, Weights

CHOICES: Final = 64
"""So many options are looked at; only typed chance facts are more."""
HURT: Final = 2
"""Wounds above which healing is worth a card."""
EXTINGUISH: Final = -2.0
"""What putting Fire out is worth: hardly ever anything."""
TASK: Final = 7.0
"""What it is worth to do what the Episode asks for."""
PAIN: Final = 1.7
"""What it is worth to heal, later than the worst of it."""
MEAT: Final = 0.5
"""What it costs to let a Companion take a Wound of somebody who is unhurt."""
THREAT: Final = 0.8
"""How much of the danger of a Space counts against doing something else there than fight."""
FIGHT: Final = 3.0
"""What an attack is worth beside the danger that it fends off."""
HUNT: Final = 2.0
"""What an attack is worth beside that, where the goal asks for dead Enemies."""
WORTH: Final = {"companion": 3.0, "item": 2.0, "condition": -1.0}
"""What the kinds of claimed cards are worth."""
SKILL_ORDER: Final = (
    "toughness",
    "brawling",
    "high_strung",
    "savage",
    "lucky",
    "arcane_mastery",
    "unkillable",
    "vengeance_obsession",
    "fueled_by_madness",
    "healing_prayer",
    "swiftness",
    "marksman",
    "stealth",
    "protector",
    "gate_manipulation",
)


class SensibleBot:
    """Scores every legal command and takes the best."""

    def __init__(self, seed: int, weights: Weights = SEASONED) -> None:
        """Start the bot's own generator, for ties; `weights` say what it finds good."""
        self._random = Random(seed)  # noqa: S311 - a bot, not a secret
        self._weights = weights

    def choose(self, game: Game, state: State[Table], decision: Decision) -> Command:
        """The legal command with the highest score."""
        need_asked(decision, game, Game)
        options = [option for option in islice(decision.legal(), CHOICES) if _is_plain(option)]
        if len(options) == 1:
            return options[0]
        judge = Judge(Outlook(game, state.table, decision.seat, self._weights), decision)
        scored = [
            (judge.score(option), self._random.random(), place)
            for place, option in enumerate(options)
        ]
        return options[max(scored)[2]]


def _is_plain(option: Command) -> bool:
    """Whether it is looked at: all or none of something, and texts in their order."""
    return not (isinstance(option, c.Number) or (isinstance(option, c.Convert) and option.text))


class Judge:
    """Scores the commands of one decision; 0 is what `pass` and `done` are worth."""

    def __init__(self, view: Outlook, decision: Decision) -> None:
        """Judge for the seat that decides."""
        self._view = view
        self._game = view.game
        self._table = view.table
        self._owner = view.owner
        self._decision = decision
        self._path: tuple[float, tuple[SpaceId, ...]] | None = None

    def score(self, command: Command) -> float:  # noqa: C901, PLR0912 - one case per kind of command
        """How good a command looks."""
        match command:
            case c.Rest(free=free):
                return self._rest() + (2.0 if free else 0.0)
            case c.Attack(free=free):
                return self._attack() + (1.0 if free else 0.0)
            case c.EpisodeActionOn(action=action, object=thing):
                return self._destroy(thing) if thing else self._episode_action(action)
            case c.Run(free=free):
                return self._run(free=bool(free))
            case c.Step(to=to):
                return self._step(to)
            case c.StandUp():
                return 30.0
            case c.Trade() | c.Give() | c.Propose():
                return -5.0
            case c.UseCard(card=card):
                return self._use(card)
            case c.Target(figure=number):
                return self._target(number)
            case c.Sneak():
                return 1.0
            case c.Reroll(die=die, pay=pay):
                return self._reroll(die, free=bool(pay))
            case c.Convert(n=n):
                return float(-n if roll(self._table).kind in HURTING else n)
            case c.Split(n=n):
                return self._split(n)
            case c.Assign(n=n):
                return n * (1.0 if self._owner.wounds >= 1 else -MEAT)
            case c.HealPoints(stress=stress, wounds=wounds):
                return wounds * 2.0 + stress
            case c.Answer(yes=yes):
                return float(yes == self._agrees())
            case c.LevelUp(skill=skill):
                return 50.0 - SKILL_ORDER.index(skill) if skill in SKILL_ORDER else 0.0
            case c.Claim(side=side):
                return self._claim(side)
            case c.ChooseSpace(space=space):
                return self._space(space)
            case c.ChooseOption(option=option):
                return self._option(option)
            case _:
                return 0.0

    # --- actions ---------------------------------------------------------------------------------

    def _rest(self) -> float:
        owner, view = self._owner, self._view
        pain = min(3.0, owner.wounds + 0.7 * owner.stress) + 0.6 * owner.wounds
        early = self._table.elder.figure <= 0
        weary = owner.wounds + view.weights.strain * owner.stress
        if early and weary >= view.weights.frail:
            return 15.0 + pain
        return PAIN * pain - (1.0 if view.actions <= 1 else 3.0)

    def _attack(self) -> float:
        game, table, owner, view = self._game, self._table, self._owner, self._view
        here = view.enemies.get(owner.space, ())
        foes = tuple(enemy for enemy in here if can_be_hurt(game, table, enemy))
        if not foes:
            return -1.0
        if table.ritual_disrupted and any(enemy.id == table.elder.figure for enemy in foes):
            return self._view.weights.elder
        task = view.task
        hunting = task is not None and task.act == ATTACK and owner.space in view.goals
        return FIGHT + self._threat() + (HUNT if hunting else 0.0)

    def _threat(self) -> float:
        """The danger of the own Space as it is."""
        view, space = self._view, self._owner.space
        return view.danger(view.dice(view.enemies.get(space, ())))

    def _destroy(self, thing: ObjectId) -> float:
        if self._table.ritual_disrupted:
            return -4.0
        threat = self._threat()
        begun = 0.5 * object_at(self._table, thing).wounds
        return TASK + begun - THREAT * threat

    def _episode_action(self, action: ActionId) -> float:
        """An action that the goal asks for, on the Space where it asks for it."""
        view = self._view
        task = view.task
        if task is None or task.act != action or self._owner.space not in view.goals:
            return EXTINGUISH
        threat = self._threat()
        return TASK - THREAT * threat

    def _option(self, option: ItemId) -> float:
        """The options that the goal prefers, in its order."""
        task = self._view.task
        prefer = () if task is None else task.prefer
        return float(len(prefer) - prefer.index(option)) if option in prefer else 0.0

    def _run(self, *, free: bool) -> float:
        view = self._view
        after = view.actions - (0 if free else 1)
        gain, path = view.best_path(view.run_steps, after)
        if len(path) == 1:
            return -2.0
        wounds = self._owner.wounds
        tired = wounds if self._table.ritual_disrupted else 0.5 * wounds
        return 2.0 * gain + (2.0 if free else 0.0) - (tired if after <= 0 else 0.0) - 0.5

    def _step(self, to: SpaceId) -> float:
        view, frame = self._view, self._decision.subject
        if self._path is None:
            left = frame.left if isinstance(frame, Running) else 1
            self._path = view.best_path(left, view.actions)
        gain, path = self._path
        if path[1:2] == (to,):
            return 5.0 + gain
        return view.worth((self._owner.space, to), view.actions) - 100.0

    def _use(self, card: CardId) -> float:
        owner = self._owner
        side = next((held.side for held in owner.cards if held.card == card), None)
        texts = () if side is None else walk(self._game.halves[card, side].text.abilities)
        useful = any(
            isinstance(text, Heal)
            and (
                (text.wounds == ALL and owner.wounds > HURT)
                or (text.stress == ALL and self._view.spare_stress <= 1)
            )
            for text in texts
        )
        return 25.0 if useful else -1.0

    # --- rolls -----------------------------------------------------------------------------------

    def _target(self, number: FigureId) -> float:
        enemy = figure(self._table, number)
        if enemy is None:
            return 1.0
        if enemy.id == self._table.elder.figure:
            return 50.0
        left = health(self._game, self._table, enemy) - enemy.wounds
        share = 1.0 if enemy.space == self._owner.space else self._view.weights.afar
        return 2.0 + share * self._view.dice((enemy,)) / max(1, left)

    def _reroll(self, die: int, *, free: bool) -> float:
        weights = self._view.weights
        cost = 0.03 if free else weights.spare + weights.tired * self._owner.stress
        return self._view.reroll_gain(die) - cost

    def _split(self, n: int) -> float:
        frame = self._decision.subject
        shares = frame.shares if isinstance(frame, Splitting) else ()
        target = figure(self._table, roll(self._table).targets[len(shares)])
        if target is None:
            return float(-n)
        need = health(self._game, self._table, target) - target.wounds
        return float(n if n <= need else 2 * need - n)

    # --- the rest --------------------------------------------------------------------------------

    def _agrees(self) -> bool:
        match self._decision.kind:
            case "redirect":
                active = Outlook(self._game, self._table, self._table.active)
                return self._view.room > active.room + 1
            case "keep":
                return self._owner.wounds <= 1
            case "mythos-cancel" | "mythos-replace":
                return False
            case "convert":
                return roll(self._table).kind not in HURTING
            case _:
                return True

    def _claim(self, side: Side) -> float:
        card = self._game.discovery[self._table.discovery.resolving[-1]]
        half = card.left if side is Side.LEFT else card.right
        if half is None:
            return 0.0
        price = half.price
        if price.wounds and self._owner.wounds + price.wounds >= self._game.tracks.wounds:
            return -50.0
        worth = WORTH[half.kind.value] + (half.health or 0)
        if half.kind is CardKind.COMPANION:
            worth -= self._view.weights.crowd * self._companions()
        return worth - 2.0 * price.wounds - 0.5 * price.stress

    def _companions(self) -> int:
        """Companions that come along."""
        halves = self._game.halves
        held = (halves[held.card, held.side] for held in self._owner.cards)
        return sum(half.text.kind is CardKind.COMPANION for half in held)

    def _by_episode_action(self) -> bool:
        """Whether it is the text of an Episode action that leaves the choice open."""
        frame = self._decision.subject
        return isinstance(frame, Picking) and str(frame.then.env.src) in self._game.actions

    def _space(self, space: SpaceId) -> float:
        """Whatever comes to a Space, it had better be far from everybody and from the goals."""
        view = self._view
        if view.destinations and self._by_episode_action():
            return -float(view.distance(space, view.destinations))
        others = tuple(owner.space for owner in self._table.investigators if owner.alive)
        return 0.5 * view.distance(space, others) + 0.1 * view.distance(space, view.goals)


__all__ = ["SensibleBot"]
