"""Sentences of what a text or the rules let the player choose."""

from dmd_core.final_girl.commands import (
    Answer,
    Choose,
    ChooseCard,
    ChooseGirl,
    ChooseSpace,
)
from dmd_core.final_girl.text.language import ENGLISH
from dmd_core.final_girl.text.scene import Scene
from dmd_core.tabletop.text.english import readable


@ENGLISH.command(ChooseSpace)
def _choose_space(scene: Scene, command: ChooseSpace) -> str:
    return f"the player chooses {scene.space(command.space)}"


@ENGLISH.command(ChooseGirl)
def _choose_girl(scene: Scene, _command: ChooseGirl) -> str:
    return f"the player chooses {scene.girl}"


@ENGLISH.command(ChooseCard)
def _choose_card(scene: Scene, command: ChooseCard) -> str:
    return f"{scene.girl} chooses {scene.card(command.card)}"


@ENGLISH.command(Choose)
def _choose(scene: Scene, command: Choose) -> str:
    return f"{scene.girl} chooses: {readable(command.option)}"


@ENGLISH.command(Answer)
def _answer(scene: Scene, command: Answer) -> str:
    says = ENGLISH.questions.get(type(scene.asked))
    if says is not None:
        what = says(scene, scene.asked)
        return f"{scene.girl} decides {'to' if command.yes else 'not to'} {what}"
    return f"{scene.girl} says {'yes' if command.yes else 'no'}"


__all__: list[str] = []
