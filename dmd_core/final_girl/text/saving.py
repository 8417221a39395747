"""Sentences of saving victims, of rewards and the ultimate ability."""

from dmd_core.final_girl.chapters.saving import Rewarding
from dmd_core.final_girl.commands import Save, TakeReward
from dmd_core.final_girl.events.saving import CardFlipped, RewardTaken, VictimSaved
from dmd_core.final_girl.text.language import ENGLISH
from dmd_core.final_girl.text.scene import Scene
from dmd_core.tabletop.text.english import be, some


@ENGLISH.event(VictimSaved)
def _victim_saved(scene: Scene, event: VictimSaved) -> str:
    back = ", who goes back to the supply" if event.recycled else ""
    return f"{scene.girl} saves {scene.victim(event.colour)}{_on(event.slot)}{back}"


@ENGLISH.event(CardFlipped)
def _card_flipped(scene: Scene, event: CardFlipped) -> str:
    says = f"the card of {scene.girl} is flipped: her ultimate ability is active"
    n = event.recycled
    return f"{says}, and {some(n, 'victim')} {be(n)} back in the supply" if n else says


@ENGLISH.event(RewardTaken)
def _reward_taken(scene: Scene, event: RewardTaken) -> str:
    return f"{scene.girl} takes {_reward(event.slot)}"


# --- commands --------------------------------------------------------------------------------


@ENGLISH.command(Save)
def _save(scene: Scene, command: Save) -> str:
    saves = f"{scene.girl} saves {scene.victim(command.colour)}{_on(command.slot)}"
    return saves if command.slot < 0 else f"{saves}{_does(scene, command.slot)}"


@ENGLISH.command(TakeReward)
def _take_reward(scene: Scene, command: TakeReward) -> str:
    return f"{scene.girl} takes {_reward(command.slot)}{_does(scene, command.slot)}"


def _does(scene: Scene, slot: int) -> str:
    """What the reward of a victim space does, that of later victims if it is -1."""
    girl = scene.game.girl
    slots = [girl.later, *girl.slots]
    return f": {scene.effects(slots[slot + 1].effects)}" if 0 <= slot + 1 < len(slots) else ""


def _on(slot: int) -> str:
    return "" if slot < 0 else f", who covers victim space {slot + 1}"


def _reward(slot: int) -> str:
    return "the reward for later victims" if slot < 0 else f"the reward of victim space {slot + 1}"


# --- decisions -------------------------------------------------------------------------------


@ENGLISH.which(Rewarding)
def _rewarding(scene: Scene, _frame: Rewarding) -> str:
    return f"take one of {some(len(scene.table.rewards), 'pending reward')}"


__all__: list[str] = []
