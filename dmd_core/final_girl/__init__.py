"""Final Girl: rules, content and texts of the game."""
