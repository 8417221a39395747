"""Many games: played in chunks on one machine or many, summed up exactly, resumed after a kill.

A run is a folder: `plan.json` says what is played, `chunks/` has what came out of each chunk of
games, `logs/` the logs that were asked for, and when all chunks are there, the tables.
"""
