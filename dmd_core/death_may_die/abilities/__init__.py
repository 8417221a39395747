"""The vocabulary of abilities: what Skills, cards, Enemies and Stages change in the rules."""
