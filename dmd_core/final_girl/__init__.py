"""Final Girl: one player, a Final Girl, against a killer on a location; any three combine."""
