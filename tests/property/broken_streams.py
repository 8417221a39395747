"""Runs of events that break an invariant: a sound beginning, and one wrong event at the end."""

from typing import Final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.events.actions import (
    ActionTaken,
    EnemiesEvaded,
    EnemiesFollowed,
    Healed,
    InvestigatorsMoved,
    Traded,
)
from dmd_core.death_may_die.events.discovery import CardTaken, DiscoveryDrawn
from dmd_core.death_may_die.events.elder_one import (
    ElderOneAdvanced,
    ElderOneSummoned,
    StageDefeated,
    StageRevealed,
)
from dmd_core.death_may_die.events.enemies import EnemyKilled, EnemyMoved, EnemyWounded
from dmd_core.death_may_die.events.fire import FireDiscarded, FireTaken
from dmd_core.death_may_die.events.harm import InvestigatorEliminated
from dmd_core.death_may_die.events.mythos import MythosDiscarded, MythosDrawn, MythosReshuffled
from dmd_core.death_may_die.events.rolls import (
    DiceRolled,
    DieRerolled,
    EnemyAttackDeclared,
    RollApplied,
    RollEnded,
    RollStarted,
    RollTallied,
    TallyChanged,
)
from dmd_core.death_may_die.events.sanity import InsanityActivated, SanityLost, ThresholdReached
from dmd_core.death_may_die.events.skips import Skip
from dmd_core.death_may_die.events.turns import (
    BranchChosen,
    GameEnded,
    StepSkipped,
    TurnEnded,
    TurnStarted,
)
from dmd_core.death_may_die.ids import REST, RUN, FigureId
from dmd_core.death_may_die.rule_numbers import STAGES
from dmd_core.death_may_die.state import Branch, Outcome, Roll, RollKind, Table
from dmd_core.kernel.decks import Deck
from dmd_core.kernel.events import Event
from dmd_core.kernel.ids import Seat, SourceId
from dmd_core.kernel.node import replace
from tests.property.broken_tables import (
    CARD,
    ELDER,
    FIRST,
    GAME,
    MYTHOS,
    NOWHERE,
    SPACE,
    TABLE,
    dead,
    enemy,
    holding,
    owner,
    with_elder,
)
from tests.property.event_numbers import TRUE, Stream, run


def wrong(before: Table, event: Event, after: Table) -> Stream:
    """One event that does to the table what it must not."""
    return ((before, event, after),)


def rolled(table: Table, roll: Roll) -> Table:
    """The table with one roll on it."""
    return replace(table, rolls=(roll,))


SECOND: Final = Seat(1)
NEXT: Final = GAME.neighbours[SPACE][0]
FAR: Final = next(space for space in GAME.spaces if (GAME.distance(SPACE, space) or 0) > 1)
FIGURES: Final = tuple(enemy.id for enemy in TABLE.enemies)
HERE: Final = enemy(TABLE, space=SPACE)
"""The first Enemy stands with the Investigators."""
SYMBOLS: Final = tuple(card for card in sorted(GAME.mythos) if GAME.mythos[card].symbol)[:3]
NOTE: Final = StepSkipped(Skip.NO_TARGET)
SEEN: Final = StepSkipped(Skip.NO_CARD)
FACE: Final = GAME.standard_die[0]
EVIL: Final = next(face for face in GAME.standard_die if GAME.faces[face].tentacles)
OLD: Final = replace(TABLE, elder=replace(TABLE.elder, stage=1))
RED: Final = replace(TABLE, elder=replace(TABLE.elder, position=5))
ATTACK: Final = Roll(RollKind.ATTACK, FIRST, 3, 0, targets=FIGURES[:1], tallied=True)
THROWN: Final = Roll(RollKind.PLAIN, FIRST, 1, 1, faces=(FACE, GAME.bonus_die[0]))
PLAIN: Final = RollStarted(RollKind.PLAIN, FIRST, 1, 0)
REST_OF: Final = ActionTaken(FIRST, REST)
HEALING: Final = owner(TABLE, stress=3, wounds=3)
OPEN: Final = replace(TABLE.mythos, deck=TABLE.mythos.deck.without(MYTHOS), discard=(MYTHOS,))
DYING: Final = owner(dead(TABLE, 2), 2, kept=MYTHOS)
"""Somebody was eliminated and the Mythos card that it kept is still to be discarded."""
KEEPING: Final = owner(replace(TABLE, mythos=replace(OPEN, discard=())), 2, kept=MYTHOS)
"""Somebody keeps a Mythos card, the others are in the deck."""
EMPTY: Final = replace(
    TABLE,
    mythos=replace(
        TABLE.mythos,
        deck=Deck(),
        discard=tuple(card for card in sorted(GAME.mythos) if card != MYTHOS),
    ),
)
"""The Mythos deck is empty, all cards but one lie open."""
HELD: Final = holding(TABLE)
BURNT: Final = owner(TABLE, fire=1)
FIGHT: Final = BranchChosen(FIRST, Branch.FIGHT)
SEARCH: Final = BranchChosen(FIRST, Branch.INVESTIGATE)
OVER: Final = GameEnded(Outcome.LOSS)

BROKEN_STREAMS: Final[dict[str, tuple[Stream, ...]]] = {
    "sanity_stops_at_thresholds": (
        run(TABLE, SanityLost(FIRST, 6)),
        run(TABLE, SanityLost(FIRST, 2, dropped=1)),
        wrong(TABLE, SanityLost(FIRST, 2), owner(TABLE, sanity=3)),
    ),
    "bonus_dice_stay": (
        wrong(owner(TABLE, bonus_dice=1), NOTE, TABLE),
        wrong(TABLE, NOTE, owner(TABLE, bonus_dice=5)),
    ),
    "new_stage_unhurt": (run(with_elder(TABLE, wounds=2), StageRevealed(3)),),
    "stages_one_by_one": (
        run(with_elder(TABLE), StageRevealed(4)),
        run(with_elder(OLD, stage=1), StageRevealed(2)),
        wrong(TABLE, NOTE, replace(TABLE, elder=replace(TABLE.elder, stage=2))),
    ),
    "track_goes_right": (
        run(TABLE, ElderOneAdvanced(3)),
        wrong(RED, NOTE, TABLE),
        wrong(RED, ElderOneAdvanced(6), RED),
    ),
    "pile_gone_after_reshuffle": (
        wrong(TABLE, MythosReshuffled(), replace(TABLE, mythos=OPEN)),
        wrong(TABLE, MythosReshuffled(), owner(replace(TABLE, mythos=OPEN), 2, kept=MYTHOS)),
        wrong(KEEPING, MythosReshuffled(), KEEPING),
    ),
    "few_symbols_at_turn_end": (
        run(replace(TABLE, mythos=replace(TABLE.mythos, discard=SYMBOLS)), TurnEnded(FIRST)),
    ),
    "table_clear_at_turn_end": (
        run(replace(TABLE, mythos=replace(OPEN, resolving=(MYTHOS,))), TurnEnded(FIRST)),
        run(rolled(TABLE, ATTACK), TurnEnded(FIRST)),
    ),
    "fire_burns_out": (run(owner(TABLE, fire=2), FireDiscarded(FIRST, 1, 0)),),
    "substitutes_only_without_reserve": (
        run(TABLE, FireTaken(FIRST, 0, 1)),
        wrong(TABLE, FireTaken(FIRST, 2), owner(TABLE, fire=1)),
    ),
    "safe_is_without_enemies": (
        run(HERE, SEARCH),
        run(TABLE, FIGHT),
        run(HERE, REST_OF),
    ),
    "steps_are_adjacent": (
        run(TABLE, InvestigatorsMoved((FIRST,), FAR)),
        run(HERE, EnemiesFollowed(FIGURES[:1], FAR)),
        run(TABLE, EnemiesFollowed((FigureId(99),), NEXT)),
        run(HERE, EnemyMoved(FIGURES[0], SPACE)),
        wrong(HERE, EnemyMoved(FIGURES[0], NOWHERE), HERE),
    ),
    "companions_not_healed": (wrong(holding(TABLE, wounds=1), NOTE, HELD),),
    "trade_moves_cards_only": (
        wrong(HELD, Traded(((CARD, FIRST, SECOND),)), HELD),
        wrong(HELD, Traded(((CARD, FIRST, SECOND),)), TABLE),
        wrong(HELD, CardTaken(SECOND, FIRST, CARD), holding(TABLE, 1, wounds=1)),
    ),
    "dead_stay_as_they_are": (
        wrong(dead(TABLE, 1), NOTE, owner(dead(TABLE, 1), 1, stress=1)),
        wrong(dead(TABLE, 1), InvestigatorsMoved((SECOND,), NEXT), owner(TABLE, 1, space=NEXT)),
        wrong(DYING, MythosDiscarded(MYTHOS), owner(dead(TABLE, 2), 2, stress=1)),
        wrong(dead(TABLE, 1), MythosDiscarded(MYTHOS), owner(dead(TABLE, 1), 1, stress=1)),
    ),
    "kept_card_goes_last": (
        run(owner(TABLE, 2, kept=MYTHOS, wounds=GAME.tracks.wounds), MythosDiscarded(MYTHOS)),
        run(owner(TABLE, 2, kept=MYTHOS, sanity=GAME.tracks.sanity), MythosDiscarded(MYTHOS)),
    ),
    "next_living_seat": (
        run(TABLE, TurnStarted(Seat(2), 1)),
        run(dead(TABLE, 1), TurnStarted(SECOND, 1)),
        wrong(TABLE, TurnStarted(SECOND, 1), TABLE),
    ),
    "actions_are_paid": (
        run(replace(TABLE, actions=3), ActionTaken(FIRST, RUN)),
        run(TABLE, ActionTaken(SECOND, RUN)),
        run(TABLE, ActionTaken(FIRST, RUN, SourceId("lucky"))),
    ),
    "win_is_earned": (
        run(TABLE, GameEnded(Outcome.WIN)),
        run(with_elder(TABLE, stage=STAGES), GameEnded(Outcome.WIN)),
        run(replace(with_elder(TABLE), ritual_disrupted=True), GameEnded(Outcome.WIN)),
        run(replace(TABLE, outcome=Outcome.WIN), OVER),
    ),
    "attack_hits_its_targets": (
        run(rolled(TABLE, ATTACK), EnemyWounded(FIGURES[1], 1)),
        run(TABLE, EnemyWounded(FIGURES[0], 1)),
        wrong(rolled(TABLE, ATTACK), EnemyWounded(FIGURES[0], 1), enemy(TABLE, wounds=2)),
    ),
    "excess_disappears": (
        run(TABLE, EnemyKilled(FigureId(99))),
        wrong(TABLE, EnemyKilled(FIGURES[0]), replace(TABLE, enemies=TABLE.enemies[2:])),
        run(with_elder(TABLE), EnemyKilled(FigureId(TABLE.next_figure))),
    ),
    "elder_one_rolls_all_stages": (
        run(
            with_elder(TABLE, stage=3),
            RollStarted(RollKind.ENEMY, FIRST, 3, 0, attacker=FigureId(TABLE.next_figure)),
        ),
    ),
    "fire_rolls_a_die_for_each": (
        run(BURNT, RollStarted(RollKind.FIRE, FIRST, 2, 0)),
        run(owner(BURNT, bonus_dice=1), RollStarted(RollKind.FIRE, FIRST, 1, 1)),
    ),
    "rerolls_are_paid": (
        wrong(rolled(TABLE, THROWN), DieRerolled(0, (FACE,)), rolled(TABLE, THROWN)),
        wrong(
            rolled(TABLE, THROWN),
            DieRerolled(0, (FACE,), SourceId("lucky")),
            rolled(owner(TABLE, stress=1), THROWN),
        ),
        run(rolled(owner(TABLE, stress=GAME.tracks.stress), THROWN), DieRerolled(0, (FACE,))),
        wrong(
            rolled(TABLE, THROWN),
            DieRerolled(0, (FACE,)),
            rolled(owner(TABLE, stress=1), replace(THROWN, faces=(EVIL, EVIL))),
        ),
    ),
    "dice_show_their_faces": (
        run(rolled(TABLE, replace(THROWN, faces=())), DiceRolled((FACE, EVIL))),
        run(rolled(TABLE, replace(THROWN, faces=())), DiceRolled((FACE, FACE, FACE))),
        run(rolled(TABLE, THROWN), DieRerolled(1, (EVIL,))),
    ),
    "roll_order": (
        run(TABLE, PLAIN, RollTallied(1, 0, 0)),
        run(TABLE, PLAIN, DiceRolled((FACE,)), DiceRolled((FACE,))),
        run(TABLE, PLAIN, DiceRolled((FACE,)), RollTallied(1, 0, 0), DieRerolled(0, (FACE,))),
        run(
            TABLE,
            PLAIN,
            DiceRolled((FACE,)),
            RollTallied(1, 0, 1),
            RollApplied(1),
            TallyChanged(1),
        ),
        run(
            TABLE,
            PLAIN,
            DiceRolled((FACE,)),
            RollTallied(1, 0, 1),
            SanityLost(FIRST, 1),
            RollApplied(1),
        ),
        run(TABLE, PLAIN, DiceRolled((FACE,)), RollTallied(0, 0, 1), SanityLost(SECOND, 1)),
        run(TABLE, PLAIN, DiceRolled((FACE,)), RollEnded()),
        run(TABLE, PLAIN, TurnStarted(SECOND, 1)),
        run(TABLE, SanityLost(FIRST, 1)),
    ),
    "enemies_follow": (
        run(HERE, InvestigatorsMoved((FIRST,), NEXT), NOTE),
        run(HERE, InvestigatorsMoved((FIRST,), NEXT), EnemiesFollowed(FIGURES[:2], NEXT)),
        run(
            HERE,
            InvestigatorsMoved((FIRST,), NEXT),
            EnemiesEvaded(FIRST, FIGURES[:1]),
            EnemiesFollowed(FIGURES[:1], NEXT),
        ),
        (
            *run(replace(TABLE, fire=((SPACE, 1),)), InvestigatorsMoved((FIRST,), NEXT)),
            *wrong(owner(TABLE, space=NEXT), NOTE, owner(TABLE, space=NEXT)),
        ),
        run(owner(TABLE, 1, space=FAR), InvestigatorsMoved((FIRST, SECOND), NEXT)),
    ),
    "thresholds": (
        run(TABLE, InsanityActivated(FIRST)),
        run(owner(TABLE, sanity=3), ThresholdReached(FIRST, 4)),
        run(owner(TABLE, sanity=3), ThresholdReached(FIRST, 3)),
        (
            *run(owner(TABLE, sanity=4), ThresholdReached(FIRST, 4)),
            *wrong(TABLE, NOTE, owner(TABLE, sanity=4)),
        ),
    ),
    "rests": (
        run(HEALING, REST_OF, Healed(FIRST, 2, 2, why=(r.REST_02,))),
        run(HEALING, Healed(FIRST, 1, 1, why=(r.REST_02,))),
        wrong(HEALING, REST_OF, owner(replace(HEALING, actions=1), sanity=1)),
        (
            *run(HEALING, REST_OF),
            *wrong(HEALING, Healed(FIRST, 3, 0, why=(r.REST_02,)), owner(TABLE, sanity=1)),
        ),
    ),
    "summoning": (
        run(RED, BranchChosen(FIRST, Branch.CLOSED), TurnEnded(FIRST)),
        run(
            replace(TABLE, ritual_disrupted=True),
            BranchChosen(FIRST, Branch.CLOSED),
            TurnEnded(FIRST),
        ),
        run(TABLE, StageRevealed(2)),
        run(RED, StageRevealed(2), TurnEnded(FIRST)),
        run(RED, ElderOneSummoned(FigureId(RED.next_figure), ELDER, SPACE)),
        (
            *run(RED, StageRevealed(2)),
            *run(with_elder(RED), ElderOneSummoned(FigureId(99), ELDER, SPACE)),
        ),
    ),
    "burning": (run(BURNT, SEARCH, TurnEnded(FIRST)),),
    "turns": (
        run(TABLE, TurnStarted(SECOND, 1), MythosDrawn(SECOND, (MYTHOS,)), REST_OF),
        run(TABLE, TurnStarted(SECOND, 1), MythosDrawn(FIRST, (MYTHOS,))),
        run(TABLE, TurnStarted(SECOND, 1), SEARCH),
        run(
            TABLE,
            TurnStarted(SECOND, 1),
            SEEN,
            BranchChosen(SECOND, Branch.CLOSED),
            MythosDrawn(SECOND, (MYTHOS,)),
        ),
        run(
            TABLE,
            TurnStarted(SECOND, 1),
            *(MythosDrawn(SECOND, (card,)) for card in SYMBOLS[:2]),
            TurnEnded(SECOND),
        ),
    ),
    "branches": (
        run(TABLE, SEARCH, SEARCH),
        run(dead(TABLE, 0), SEARCH),
        run(TABLE, FIGHT, DiscoveryDrawn(FIRST, (CARD,))),
        run(TABLE, DiscoveryDrawn(FIRST, (CARD,))),
        run(TABLE, TurnEnded(FIRST)),
    ),
    "attackers": (
        run(HERE, FIGHT, *(EnemyAttackDeclared(FIGURES[0], FIRST) for _ in range(2))),
        run(HERE, EnemyAttackDeclared(FIGURES[0], FIRST)),
        run(HERE, FIGHT, EnemyAttackDeclared(FIGURES[0], SECOND)),
        run(enemy(TABLE, space=FAR), FIGHT, EnemyAttackDeclared(FIGURES[0], FIRST)),
    ),
    "early_death": (
        run(TABLE, InvestigatorEliminated(SECOND, mad=False), NOTE),
        run(TABLE, InvestigatorEliminated(SECOND, mad=True), PLAIN),
    ),
    "game_over": (
        run(TABLE, OVER, NOTE),
        run(with_elder(TABLE, stage=STAGES), StageDefeated(STAGES, 0), OVER),
        run(with_elder(TABLE, stage=STAGES), StageDefeated(STAGES, 0), NOTE),
    ),
    "actions": (
        wrong(TABLE, ActionTaken(FIRST, RUN), TABLE),
        wrong(TABLE, NOTE, replace(TABLE, actions=1)),
    ),
    "kept_card_stays_at_an_empty_deck": (
        run(owner(EMPTY, 2, kept=MYTHOS), MythosReshuffled(why=(r.AMB_49,))),
        run(owner(EMPTY, 2, kept=MYTHOS), MythosReshuffled(left=(MYTHOS,))),
        run(KEEPING, MythosReshuffled(why=(r.AMB_49,), left=(MYTHOS,))),
    ),
    "discards_of_the_dead": (
        run(DYING, MythosDiscarded(MYTHOS), GameEnded(Outcome.LOSS)),
        run(DYING, MythosDiscarded(MYTHOS), InvestigatorEliminated(SECOND, mad=False)),
    ),
}
"""By the name of the invariant they break."""

for _name, _told in TRUE.items():
    BROKEN_STREAMS[_name] = (
        *BROKEN_STREAMS.get(_name, ()),
        *(one.mistold(field) for one in _told for field in one.fields),
    )

__all__ = ["BROKEN_STREAMS"]
