"""What sentences of Death May Die may speak of beside the fields of what they tell."""

from collections.abc import Mapping
from typing import Final, assert_never

from dmd_core.death_may_die import commands as c
from dmd_core.death_may_die import text_frames as f
from dmd_core.death_may_die.chapters.conversions import Conversion, Converting
from dmd_core.death_may_die.chapters.fight import Redirecting
from dmd_core.death_may_die.chapters.hits import Assigning, Deflecting, Reducing, SanityHit
from dmd_core.death_may_die.chapters.rerolls import ThrowingDie
from dmd_core.death_may_die.chapters.rest import MixHealing
from dmd_core.death_may_die.chapters.results import AddingWounds, Splitting
from dmd_core.death_may_die.chapters.rolls import ThrowingDice
from dmd_core.death_may_die.chapters.run import Consenting
from dmd_core.death_may_die.chapters.setup import NamingOther
from dmd_core.death_may_die.chapters.trade import TradeConsent, Trading
from dmd_core.death_may_die.events.actions import EnemiesFollowed, Healed, Traded
from dmd_core.death_may_die.events.discovery import DiscoveryClaimed
from dmd_core.death_may_die.events.elder_one import (
    AdvanceHastened,
    ElderOneAdvanced,
    StageDefeated,
    StageRevealed,
)
from dmd_core.death_may_die.events.fire import FireTaken
from dmd_core.death_may_die.events.harm import TokensChanged, WoundsTaken
from dmd_core.death_may_die.events.rolls import DieRerolled, RollStarted, RollTallied, TallyChanged
from dmd_core.death_may_die.events.sanity import SkillLevelled
from dmd_core.death_may_die.ids import DOWN, INSANITY_WOUND, CardId, SkillId
from dmd_core.death_may_die.lang import rows, things
from dmd_core.death_may_die.lang.things import NOTHING
from dmd_core.death_may_die.text.choices import PICKED, option, resolved, served
from dmd_core.death_may_die.text.describe import ENGLISH
from dmd_core.death_may_die.text.rolls import conversion, harmed, next_target
from dmd_core.death_may_die.text.scene import Scene
from dmd_core.death_may_die.words.rolls import Symbol
from dmd_core.kernel.ids import Seat
from dmd_core.kernel.node import replace
from dmd_core.tabletop.lang.catalogue import NUMBER, THING, THINGS, Catalogue, one_of
from dmd_core.tabletop.lang.messages import Argument, Message
from dmd_core.tabletop.text.english import some

CATALOGUE: Final[Catalogue[Scene]] = Catalogue(
    ENGLISH, things.THINGS, things.SAID, frozenset({"enemies"})
)
"""All messages of the game."""

More = Mapping[str, Argument]

# --- actions ---------------------------------------------------------------------------------


def _moves(scene: Scene, moves: tuple[tuple[CardId, Seat, Seat], ...]) -> More:
    return {
        "moves": tuple(
            Message(
                "move",
                f"{scene.card(card)} from {scene.who(a)} to {scene.who(b)}",
                {
                    "card": things.card(scene, card),
                    "giver": things.seat(scene, a),
                    "receiver": things.seat(scene, b),
                },
            )
            for card, a, b in moves
        )
    }


@CATALOGUE.more(Traded, moves=THINGS)
def _traded(scene: Scene, event: Traded) -> More:
    return _moves(scene, event.moves)


@CATALOGUE.more(TradeConsent, moves=THINGS)
def _trade_consent(scene: Scene, frame: TradeConsent) -> More:
    return _moves(scene, frame.moves)


@CATALOGUE.more(Trading, drafted=one_of("yes", "no"))
def _trading(_scene: Scene, frame: Trading) -> More:
    return {"drafted": "yes" if frame.moves else "no"}


@CATALOGUE.more(EnemiesFollowed, n=NUMBER)
def _enemies_followed(_scene: Scene, event: EnemiesFollowed) -> More:
    return {"n": len(event.figures)}


@CATALOGUE.more(Healed, points=THINGS)
def _healed(_scene: Scene, event: Healed) -> More:
    return {"points": rows.points(event.stress, event.wounds)}


@CATALOGUE.more(c.HealPoints, points=THINGS, whose=THING)
def _heal_points(scene: Scene, command: c.HealPoints) -> More:
    asked = scene.asked
    other = isinstance(asked, MixHealing) and asked.who != command.seat
    whose = things.seat(scene, asked.who) if other and isinstance(asked, MixHealing) else NOTHING
    return {"points": rows.points(command.stress, command.wounds), "whose": whose}


@CATALOGUE.more(MixHealing, whose=THING)
def _mix_healing(scene: Scene, frame: MixHealing) -> More:
    return {"whose": NOTHING if frame.who == frame.seat else things.seat(scene, frame.who)}


@CATALOGUE.more(Consenting, active=THING)
def _consenting(scene: Scene, _frame: Consenting) -> More:
    return {"active": things.seat(scene, scene.table.active)}


@CATALOGUE.more(c.ChooseInvestigator, own=one_of("yes", "no"))
def _choose_investigator(_scene: Scene, command: c.ChooseInvestigator) -> More:
    return {"own": "yes" if command.who == command.seat else "no"}


# --- Discovery cards -------------------------------------------------------------------------


@CATALOGUE.more(DiscoveryClaimed, half=THING)
def _discovery_claimed(scene: Scene, event: DiscoveryClaimed) -> More:
    return {"half": things.half(scene, event.card, event.side)}


@CATALOGUE.more(c.Claim, half=THING)
def _claim(scene: Scene, command: c.Claim) -> More:
    lying = scene.table.discovery.resolving
    if lying:
        return {"half": things.half(scene, lying[-1], command.side)}
    told = f"the {command.side.value} half"
    return {"half": Message("half", told, {"side": command.side.value, "card": NOTHING})}


@CATALOGUE.more(f.Keeping, card=THING)
def _keeping(scene: Scene, frame: f.Keeping) -> More:
    return {"card": things.card(scene, frame.todo[0][1]) if frame.todo else NOTHING}


@CATALOGUE.more(f.Taking, src=THING)
@CATALOGUE.more(f.GivingCard, src=THING)
@CATALOGUE.more(f.GivingTo, src=THING)
def _for_a_text(scene: Scene, frame: f.Taking | f.GivingCard | f.GivingTo) -> More:
    return {"src": things.source(scene, frame.env.src)}


# --- the Elder One ---------------------------------------------------------------------------


@CATALOGUE.more(ElderOneAdvanced, elder=THING)
def _elder_one_advanced(scene: Scene, _event: ElderOneAdvanced) -> More:
    return {"elder": things.elder_one(scene)}


@CATALOGUE.more(AdvanceHastened, elder=THING)
def _advance_hastened(scene: Scene, _event: AdvanceHastened) -> More:
    return {"elder": things.elder_one(scene)}


@CATALOGUE.more(StageRevealed, what=THING)
def _stage_revealed(scene: Scene, event: StageRevealed) -> More:
    return {"what": things.stage(scene, event.stage)}


@CATALOGUE.more(StageDefeated, what=THING)
def _stage_defeated(scene: Scene, event: StageDefeated) -> More:
    return {"what": things.stage(scene, event.stage)}


# --- harm ------------------------------------------------------------------------------------


@CATALOGUE.more(FireTaken, tokens=THINGS)
def _fire_taken(_scene: Scene, event: FireTaken) -> More:
    return {"tokens": rows.fire(event.real, event.substitutes)}


@CATALOGUE.more(WoundsTaken, companions=THINGS)
def _wounds_taken(scene: Scene, event: WoundsTaken) -> More:
    who = things.seat(scene, event.seat)
    return {
        "companions": tuple(
            Message(
                "companion-wounds",
                f"{scene.card(card)} takes {some(n, 'Wound')} in place of {who.english}",
                {"card": things.card(scene, card), "n": n, "seat": who},
            )
            for card, n in event.companions
        )
    }


@CATALOGUE.more(
    TokensChanged,
    what=one_of("down", "insanity-wound", "token"),
    way=one_of("on", "off"),
    n=NUMBER,
)
def _tokens_changed(_scene: Scene, event: TokensChanged) -> More:
    known = {DOWN: "down", INSANITY_WOUND: "insanity-wound"}
    return {
        "what": known.get(event.token, "token"),
        "way": "on" if event.change > 0 else "off",
        "n": abs(event.change),
    }


@CATALOGUE.more(c.Assign, card=THING)
def _assign(scene: Scene, _command: c.Assign) -> More:
    asked = scene.asked
    return {"card": things.card(scene, asked.card) if isinstance(asked, Assigning) else NOTHING}


@CATALOGUE.more(Reducing, what=one_of("sanity", "wounds"))
def _reducing(_scene: Scene, frame: Reducing) -> More:
    hit = frame.batch.now
    sanity = hit is not None and isinstance(hit.hit, SanityHit)
    return {"what": "sanity" if sanity else "wounds"}


@CATALOGUE.more(SkillLevelled, level=NUMBER)
def _skill_levelled(scene: Scene, event: SkillLevelled) -> More:
    return {"level": _level(scene, event.seat, event.skill)}


@CATALOGUE.more(c.LevelUp, level=NUMBER)
def _level_up(scene: Scene, command: c.LevelUp) -> More:
    return {"level": _level(scene, command.seat, command.skill)}


def _level(scene: Scene, seat: Seat, skill: SkillId) -> int:
    """The level that a Skill rises to, 0 if it is not known."""
    if 0 <= seat < len(scene.table.investigators):
        for known, level in scene.table.investigators[seat].levels:
            if known == skill:
                return level + 1
    return 0


@CATALOGUE.more(NamingOther, insanity=THING)
def _naming_other(scene: Scene, frame: NamingOther) -> More:
    owners = scene.table.investigators
    mine = 0 <= frame.seat < len(owners)
    return {"insanity": things.card(scene, owners[frame.seat].insanity) if mine else NOTHING}


# --- rolls -----------------------------------------------------------------------------------


@CATALOGUE.more(RollStarted, dice=THINGS)
def _roll_started(_scene: Scene, event: RollStarted) -> More:
    return {"dice": rows.dice(event.standard, event.bonus)}


@CATALOGUE.more(ThrowingDice, dice=THINGS)
def _throwing_dice(scene: Scene, _frame: ThrowingDice) -> More:
    roll = scene.roll
    return {"dice": () if roll is None else rows.dice(roll.standard, roll.bonus)}


@CATALOGUE.more(DieRerolled, die=THING)
def _die_rerolled(scene: Scene, event: DieRerolled) -> More:
    return {"die": things.die(scene, event.die)}


@CATALOGUE.more(c.Reroll, die=THING)
def _reroll(scene: Scene, command: c.Reroll) -> More:
    return {"die": things.die(scene, command.die)}


@CATALOGUE.more(ThrowingDie, die=THING)
def _throwing_die(scene: Scene, frame: ThrowingDie) -> More:
    return {"die": things.die(scene, frame.die)}


@CATALOGUE.more(RollTallied, symbols=THINGS)
def _roll_tallied(_scene: Scene, event: RollTallied) -> More:
    return {"symbols": rows.symbols(event.successes, event.elder_signs, event.tentacles)}


@CATALOGUE.more(TallyChanged, more=THINGS, less=THINGS)
def _tally_changed(_scene: Scene, event: TallyChanged) -> More:
    changes = (event.successes, event.elder_signs, event.tentacles)
    return {
        "more": rows.symbols(*(max(n, 0) for n in changes)),
        "less": rows.symbols(*(max(-n, 0) for n in changes)),
    }


@CATALOGUE.more(c.Split, target=THING)
def _split(scene: Scene, _command: c.Split) -> More:
    return {"target": _target(scene)}


@CATALOGUE.more(Splitting, target=THING)
def _splitting(scene: Scene, _frame: Splitting) -> More:
    return {"target": _target(scene)}


def _target(scene: Scene) -> Message:
    number = next_target(scene)
    return NOTHING if number is None else things.figure(scene, number)


@CATALOGUE.more(Redirecting, active=THING)
def _redirecting(scene: Scene, _frame: Redirecting) -> More:
    return {"active": things.seat(scene, scene.table.active)}


_SYMBOL: Final = one_of("elder-sign", "tentacle", "any")


def _symbol(text: Conversion | None) -> str:
    """The symbol that a text works with; any if the text is not known."""
    return "any" if text is None else text.symbol.value.replace("_", "-")


def _worth(text: Conversion | None, n: int) -> tuple[Message, ...]:
    """What so many symbols come to."""
    if text is None:
        return ()
    return rows.symbols(n * text.successes, 0, n * text.tentacles)


def _against(scene: Scene) -> Message:
    """Whom Successes harm, if it is whoever rolls."""
    harms = harmed(scene)
    return NOTHING if harms is None else things.seat(scene, harms)


@CATALOGUE.more(
    Converting, src=THING, symbol=_SYMBOL, worth=THINGS, adds=one_of("yes", "no"), against=THING
)
def _converting(scene: Scene, frame: Converting) -> More:
    text = conversion(scene, frame)
    adds = text is not None and text.added
    worth = rows.symbols(text.most, 0, 0) if text is not None and adds else _worth(text, 1)
    return {
        "src": NOTHING if text is None else things.source(scene, text.src),
        "symbol": _symbol(text),
        "worth": worth,
        "adds": "yes" if adds else "no",
        "against": _against(scene),
    }


@CATALOGUE.more(c.Convert, symbol=_SYMBOL, counted=THINGS, worth=THINGS, against=THING)
def _convert(scene: Scene, command: c.Convert) -> More:
    text, n = conversion(scene, scene.asked, command.text), command.n
    signs = text is not None and text.symbol is Symbol.ELDER_SIGN
    return {
        "symbol": _symbol(text),
        "counted": rows.symbols(0, n if signs else 0, 0 if signs else n),
        "worth": _worth(text, n),
        "against": _against(scene),
    }


@CATALOGUE.more(c.Target, at=THING)
@CATALOGUE.more(c.ChooseFigure, at=THING)
@CATALOGUE.more(c.Attacker, at=THING)
def _whereabouts(scene: Scene, command: c.Target | c.ChooseFigure | c.Attacker) -> More:
    """The Space of the Elder One; names of other figures say theirs."""
    return {"at": things.space(scene, scene.whereabouts(command.figure))}


# --- answers and choices ---------------------------------------------------------------------


@CATALOGUE.more(c.Answer, about=one_of("question", "tally", "plain"), does=THING, n=NUMBER)
def _answer(scene: Scene, _command: c.Answer) -> More:
    does = CATALOGUE.question(scene, scene.asked)
    if does is not None:
        return {"about": "question", "does": does, "n": 0}
    text = conversion(scene, scene.asked)
    about = "tally" if isinstance(scene.asked, Converting) else "plain"
    return {"about": about, "does": NOTHING, "n": 0 if text is None else text.most}


@CATALOGUE.more(c.Number, about=one_of("does", "tally", "plain"), does=THING)
def _number(scene: Scene, command: c.Number) -> More:
    asked = scene.asked
    if isinstance(asked, Converting):
        return {"about": "tally", "does": NOTHING}
    if isinstance(asked, AddingWounds):
        asked = replace(asked, extra=command.n)
    elif isinstance(asked, Reducing | Deflecting):
        asked = replace(asked, n=command.n)
    does = CATALOGUE.question(scene, asked) or CATALOGUE.choice(scene, asked)
    return {"about": "plain" if does is None else "does", "does": does or NOTHING}


@CATALOGUE.more(c.ChooseOption, option=THING)
def _choose_option(scene: Scene, command: c.ChooseOption) -> More:
    return {"option": Message("card-text", option(scene, command.option))}


@CATALOGUE.more(
    f.Picking,
    what=THINGS,
    thing=THING,
    at=THING,
    src=THING,
    text=THING,
    enemy=one_of("moves", "goes", "no"),
)
def _picking(scene: Scene, frame: f.Picking) -> More:
    kinds = dict.fromkeys(kind for kind in map(type, frame.commands) if kind in PICKED)
    what = tuple(Message(f"pick-{_PICKS[kind]}", PICKED[kind]) for kind in kinds)
    thing, at = _goes(scene, frame.then)
    text, then = resolved(scene, frame), frame.then
    goes = "goes" if isinstance(then, f.PlacingEnemy) else "no"
    return {
        "what": what,
        "thing": thing,
        "at": at,
        "src": things.source(scene, then.env.src),
        "text": Message("card-text", text) if text else NOTHING,
        "enemy": "moves" if isinstance(then, f.MovingPicked) else goes,
    }


def _goes(scene: Scene, then: f.Following) -> tuple[Message, Message]:
    """What goes to the Space that is picked, and from where if it does not say so itself."""
    match then:
        case f.MovingTo(figure=figure):
            return things.figure(scene, figure), NOTHING
        case f.Going(who=who):
            return things.seat(scene, who), NOTHING
        case f.TokenMovingTo(token=token, space=space):
            return things.token(scene, token), things.space(scene, space)
        case f.PlacingToken(token=token):
            return things.token(scene, token), NOTHING
        case f.PlacingEnemy(to=to):
            return NOTHING, things.space(scene, to)
        case f.Resolve() | f.MovingPicked():
            return NOTHING, NOTHING
        case _:
            assert_never(then)


_PICKS: Final[Mapping[type, str]] = {
    c.ChooseSpace: "space",
    c.ChooseFigure: "enemy",
    c.ChooseInvestigator: "investigator",
    c.ChooseCard: "card",
}


@CATALOGUE.more(f.Choosing, src=THING, options=THINGS)
def _choosing(scene: Scene, frame: f.Choosing) -> More:
    says = (Message("card-text", option(scene, one)) for one in frame.options)
    return {"src": things.source(scene, frame.env.src), "options": tuple(says)}


@CATALOGUE.more(f.ServingNext, enemy=THING, src=THING)
def _serving_next(scene: Scene, frame: f.ServingNext) -> More:
    kind = served(scene, frame)
    return {
        "enemy": things.enemy(scene, kind) if kind else NOTHING,
        "src": things.source(scene, frame.serving.env.src),
    }


__all__ = ["CATALOGUE"]
