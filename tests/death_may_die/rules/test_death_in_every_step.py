"""The active Investigator dies in each phase and step (DEATH-02, -04, -06; AMB-53, -89, -93).

With the figure on the track the game is lost at once. With the Elder One on the board the others
play on: what is left of the turn is the check of the Mythos discard pile, if it is still to come.
"""

from collections.abc import Callable
from typing import Any

import attrs
import pytest

from dmd_core.death_may_die.chapters.turn import TurnStep
from dmd_core.death_may_die.content.boxes import Content
from dmd_core.death_may_die.content.cards import MythosDef
from dmd_core.death_may_die.content.loader import load_content
from dmd_core.death_may_die.events.actions import ActionTaken
from dmd_core.death_may_die.events.discovery import DiscoveryDrawn
from dmd_core.death_may_die.events.elder_one import ElderOneAdvanced, ElderOneSummoned
from dmd_core.death_may_die.events.harm import InvestigatorEliminated
from dmd_core.death_may_die.events.mythos import MythosDrawn
from dmd_core.death_may_die.events.rolls import EnemyAttackDeclared, RollStarted
from dmd_core.death_may_die.events.turns import BranchChosen, GameEnded, TurnEnded
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.words.base import Effect
from dmd_core.death_may_die.words.harm import TakeWounds
from dmd_core.death_may_die.words.selectors import Investigators
from dmd_core.death_may_die.words.turn import AtTurnEnd
from dmd_core.kernel.node import replace
from tests.death_may_die.scenarios import PHASE_1, Scene, make_game, turn_from

KILL: Effect = TakeWounds(9, Investigators())
THREE_SYMBOLS = ("fire_vampire_1", "fire_vampire_2", "byakhee_swarm", "students_go_mad")


def with_stage(stage: int, **texts: Any) -> Content:  # noqa: ANN401 - texts of a Stage by field
    """The built-in content with other texts on one Stage, and none on the others."""
    content = load_content()
    elder = content.elder_ones[0]
    stages = tuple(
        attrs.evolve(card, **texts)
        if card.stage == stage
        else attrs.evolve(card, on_advance=(), end_of_turn=())
        for card in elder.stages
    )
    return attrs.evolve(content, elder_ones=(attrs.evolve(elder, stages=stages),))


def plain() -> Content:
    """The built-in content without texts on the Stages."""
    return with_stage(1, on_advance=())


def with_deadly_card() -> Content:
    """A Mythos card that kills "you"."""
    content = plain()
    episode = content.episodes[0]
    mythos = tuple(
        MythosDef(card.id, card.name, symbol=False, effects=(KILL,))
        if card.id == "conflagration"
        else card
        for card in episode.mythos
    )
    return attrs.evolve(content, episodes=(attrs.evolve(episode, mythos=mythos),))


def with_deadly_evening() -> Content:
    """A Skill that kills its owner at the end of its turn."""
    content = plain()
    skills = tuple(
        attrs.evolve(
            skill,
            levels=(attrs.evolve(skill.levels[0], abilities=(AtTurnEnd(KILL),)), *skill.levels[1:]),
        )
        if skill.id == "savage"
        else skill
        for skill in content.core.skills
    )
    return attrs.evolve(content, core=attrs.evolve(content.core, skills=skills))


def three(content: Content) -> Game:
    """Borden, whose turn it is, Ian and Elizabeth."""
    return make_game("borden", "ian", "elizabeth", content=content)


def in_attack() -> Scene:
    """Madness by the Tentacles of an own attack."""
    scene = Scene(three(plain())).inv(0, sanity=19, space="s03")
    scene.put("byakhee", "s03")
    return scene


def attack(scene: Scene) -> None:
    """Roll one Tentacle."""
    scene.do("attack").type_in("tentacle,blank,blank").do("done")
    scene.do("answer no")


def in_card_use() -> Scene:
    """A Beaker thrown on the own Space with Fire."""
    scene = Scene(three(plain())).inv(0, wounds=4, space="s05").hold(0, "clutter", "left")
    return scene.fire(s05=1)


def use_beaker(scene: Scene) -> None:
    """Name the own Space."""
    scene.do("use clutter", "space s05")


def in_mythos() -> Scene:
    """A card that kills."""
    return Scene(three(with_deadly_card())).inv(0, space="s05")


def draw(scene: Scene) -> None:
    """Draw it."""
    scene.do("pass").type_in("conflagration")


def in_price() -> Scene:
    """3 Wounds as a price, 4 on the track."""
    return Scene(three(plain())).inv(0, wounds=4, space="s05")


def pay(scene: Scene) -> None:
    """Claim the amulet."""
    scene.type_in("locked_cabinet").do("claim left")


def in_fight() -> Scene:
    """A Cultist hits."""
    scene = Scene(three(plain())).inv(0, wounds=4, space="s05")
    scene.put("cultist", "s05")
    return scene


def be_hit(scene: Scene) -> None:
    """One Success of the Cultist."""
    scene.type_in("success,blank").do("done")


def in_evening() -> Scene:
    """A Skill kills at the end of the turn."""
    return Scene(three(with_deadly_evening())).inv(0, space="s05")


def in_fire() -> Scene:
    """The Fire roll kills."""
    return Scene(three(plain())).inv(0, wounds=4, fire=1, space="s05")


def burn(scene: Scene) -> None:
    """One Success of the Fire."""
    scene.type_in("success").do("done")


def in_advance() -> Scene:
    """A text of the advance kills."""
    return Scene(three(with_stage(1, on_advance=(KILL,)))).inv(0, space="s05")


def in_last_effects() -> Scene:
    """A Stage kills in step 5."""
    return Scene(three(with_stage(1, end_of_turn=(KILL,)))).inv(0, space="s05")


def nothing(_scene: Scene) -> None:
    """The agenda does it."""


Case = tuple[Callable[[], Scene], TurnStep, Callable[[Scene], None], bool]

TOOLS: dict[str, Case] = {
    "phase 1, attack": (in_attack, TurnStep.ACTIONS, attack, True),
    "phase 1, card": (in_card_use, TurnStep.ACTIONS, use_beaker, True),
    "phase 2": (in_mythos, TurnStep.ACTIONS, draw, True),
    "phase 3, investigate": (in_price, TurnStep.INVESTIGATE_OR_FIGHT, pay, True),
    "phase 3, fight": (in_fight, TurnStep.INVESTIGATE_OR_FIGHT, be_hit, True),
    "phase 4, step 1": (in_evening, TurnStep.EFFECTS, nothing, True),
    "phase 4, step 2": (in_fire, TurnStep.FIRE, burn, True),
    "phase 4, step 3": (in_advance, TurnStep.CHECK, nothing, True),
    "phase 4, step 5": (in_last_effects, TurnStep.ELDER_EFFECTS, nothing, False),
}
"""Scene, step the turn goes on with, what is done, and whether step 3 advances the Elder One."""

LATER = (
    ActionTaken,
    MythosDrawn,
    BranchChosen,
    DiscoveryDrawn,
    EnemyAttackDeclared,
    RollStarted,
    ElderOneSummoned,
)


def run_case(name: str, *, on_board: bool) -> Scene:
    """Set the scene, on the board or on the track, and let it happen."""
    make, step, act, _ = TOOLS[name]
    scene = make().discard(*THREE_SYMBOLS)
    if on_board:
        scene.put_elder_one("s15")
        scene.set(elder=replace(scene.table.elder, position=5))
    scene.play(*(PHASE_1 if step is TurnStep.ACTIONS else turn_from(step)))
    act(scene)
    return scene


@pytest.mark.parametrize("name", TOOLS)
def test_on_the_track_the_game_is_lost(name: str) -> None:
    """The elimination and the loss come in one batch, and nothing after them (LOSE-01)."""
    scene = run_case(name, on_board=False)

    assert "loss" == scene.now.outcome
    assert ["InvestigatorEliminated", "GameEnded"] == scene.story()[-2:]
    assert ("DMD-LOSE-01", "DMD-DEATH-02") == scene.of(GameEnded)[0].why
    assert () == scene.step.state.agenda


@pytest.mark.parametrize("name", TOOLS)
def test_on_the_board_the_others_play_on(name: str) -> None:
    """Only the check of step 3 is left of the turn, then the next Investigator plays."""
    scene = run_case(name, on_board=True)
    died = next(
        place
        for place, event in enumerate(scene.events)
        if isinstance(event, InvestigatorEliminated)
    )
    ended = next(place for place, event in enumerate(scene.events) if isinstance(event, TurnEnded))
    rest = scene.events[died + 1 : ended]

    assert scene.now.outcome is None
    assert [] == [event for event in rest if isinstance(event, LATER)]
    assert TOOLS[name][3] == len(scene.of(ElderOneAdvanced))
    assert (1, False) == (scene.now.active, scene.who(0).alive)
    assert (1, "action") == scene.asked


def test_in_step_4_the_elder_one_is_there_already() -> None:
    """A death by the reveal of Stage 2 is one after the summoning; step 5 is skipped (AMB-93)."""
    content = with_stage(2, on_reveal=(*load_content().elder_ones[0].stages[1].on_reveal[:1], KILL))
    scene = Scene(three(content)).inv(0, space="s05")
    scene.set(elder=replace(scene.table.elder, position=5))
    scene.play(*turn_from(TurnStep.SUMMONING))

    assert [
        "StageRevealed",
        "ElderOneSummoned",
        "WoundsTaken",
        "InvestigatorEliminated",
    ] == scene.story()[:4]
    assert scene.now.outcome is None
    assert (1, "action") == scene.asked


def test_the_last_one_to_die_loses_the_game() -> None:
    """With nobody left alive the game is lost (LOSE-02)."""
    scene = Scene(three(plain())).inv(0, wounds=4, space="s05")
    scene.inv(1, alive=False).inv(2, alive=False)
    scene.put_elder_one("s15")
    scene.put("cultist", "s05")
    scene.play(*turn_from(TurnStep.INVESTIGATE_OR_FIGHT))
    be_hit(scene)

    assert "loss" == scene.now.outcome
    assert ("DMD-LOSE-02", "DMD-DEATH-03") == scene.of(GameEnded)[0].why
