"""The English of play: sentences of events, commands, decisions and refusals, by chapter."""
