"""The vocabulary of effects: a small closed algebra that every card is written in.

Texts are data: verbs with selectors, conditions and control. What a card needs and cannot say here
is a word that is missing, never code of its own.
"""
