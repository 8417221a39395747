"""Reducing failures: which are the same, smaller games that show one, what causes it."""
