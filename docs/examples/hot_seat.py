"""A game at one screen: in its log at once, with undo and redo, gone on with after a kill."""

import sys

import dmd_core as dmd
from dmd_replay import Recorder, UndoError

game = dmd.load_game(players=2, investigators=("ian", "elizabeth"))
with Recorder.open("evening.dmdlog", game) as recorder:
    while recorder.decision is not None:
        before = recorder.state
        menu = dmd.menu(game, before, decision=recorder.decision)
        print(f"\n{menu.sentence}")
        options = {str(number): option for number, option in enumerate(menu, 1)}
        for number, option in options.items():
            costs = (f"[{cost.sentence}]" for cost in option.costs)
            print(f"{number:>3} {option.sentence}", *costs)
        for missing in menu.missing:
            print(f"    not: {missing.sentence} {missing.reason}")
        try:
            match (sys.stdin.readline() or "quit").split():
                case ["quit"]:
                    break  # the next start goes on here
                case ["undo", part]:  # "undo action", "undo turn"
                    if recorder.takes_back(part).chance_seen:
                        print("Dice or cards were seen since then.")
                    recorder.undo_part(part)
                case ["undo"]:
                    recorder.undo()
                case ["redo"]:
                    recorder.redo()
                case [number] if number in options:
                    step = recorder.do(options[number].command)
                    print(*filter(None, dmd.narrate(game, before, step.events)), sep="\n")
                case _:
                    print("Please type a number of the list, undo, undo turn, redo or quit.")
        except UndoError as error:
            print(f"Not possible: {error}")
