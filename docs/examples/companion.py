"""A companion of a real table: it asks what dice and cards show, and keeps the book."""

import sys

import dmd_core as dmd

game = dmd.load_game(players=2, investigators=("ian", "elizabeth"))


def show(state: dmd.State) -> None:
    menu = dmd.menu(game, state, listed=30)
    print(f"\n{menu.sentence}")
    for group in menu.groups:
        if group.word == "typed":  # what each die or card can show, never all combinations
            for number, slot in enumerate(group.slots, 1):
                print(f"   item {number}:", *(choice.value for choice in slot.choices))
        else:
            for option in group.options:
                print("  ", option.text, "-", option.sentence)
    for effect in dmd.upcoming(game, state)[:2]:
        print("   then:", effect.sentence + (f" ({effect.name})" if effect.name else ""))


step = dmd.start(game, seed=None)  # no seed: chance comes from the table
show(step.state)
for line in sys.stdin:
    if step.decision is None:
        break
    try:
        command = dmd.parse_command(step.decision, line)
    except dmd.CommandTextError as error:
        print(error)
        continue
    before = step.state
    step = dmd.apply(game, before, command, decision=step.decision)
    print(*filter(None, dmd.narrate(game, before, step.events)), sep="\n")
    show(step.state)
