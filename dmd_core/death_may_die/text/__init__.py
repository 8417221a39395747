"""Sentences for people: what happened, was decided, is asked or is refused.

Each chapter has a module with the sentences of its events, commands and decisions, as
`dmd_core.death_may_die.events` has one with the events. `scene` has the names of people, places
and figures, `language` the tables that a second language would fill with functions of its own.
"""
