"""Positions as text, as far as any game has them: faults, names, chance, a trial of the rules."""
