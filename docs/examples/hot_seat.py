"""A game at one screen: in its log at once, with undo and redo, gone on with after a kill."""

import sys

import dmd_core as dmd
from dmd_replay import Recorder, UndoError


def show(menu: dmd.Menu) -> None:
    print(f"\n{menu.sentence}")
    for number, option in enumerate(menu, 1):
        print(f"{number:3} {option.sentence}", *(f"[{cost.sentence}]" for cost in option.costs))
    for missing in menu.missing:
        print(f"    not: {missing.sentence} {missing.reason}")


game = dmd.load_game(players=2, investigators=("ian", "elizabeth"))
with Recorder.open("evening.dmdlog", game) as recorder:
    while recorder.decision is not None:
        before = recorder.state
        menu = dmd.menu(game, before, decision=recorder.decision)
        show(menu)
        try:
            match sys.stdin.readline().split():
                case [] | ["quit"]:
                    break  # the next start goes on here
                case ["undo", part]:  # "undo action", "undo turn"
                    if recorder.takes_back(part).chance_seen:
                        print("Dice or cards were seen since then.")
                    recorder.undo_part(part)
                case ["undo"]:
                    recorder.undo()
                case ["redo"]:
                    recorder.redo()
                case words:
                    step = recorder.do(list(menu)[int(words[0]) - 1].command)
                    print(*filter(None, dmd.narrate(game, before, step.events)), sep="\n")
        except (UndoError, ValueError, IndexError) as error:
            print(f"Not possible: {error}")
