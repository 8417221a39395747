"""What the games of this project have in common and no other rules engine needs.

A module is here because two games use it as it is; what only looks alike stays with its game. It
names no title and knows no card.
"""
