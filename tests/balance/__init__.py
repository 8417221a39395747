"""How hard the games of the box are: many games of the sensible bot, told as a table."""
