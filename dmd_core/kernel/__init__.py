"""The kernel: event sourcing for board games; it knows no rule of any game.

A game registers frames, events and reducers with a `Ruleset`; the kernel steps, asks, draws,
records and folds.
"""
