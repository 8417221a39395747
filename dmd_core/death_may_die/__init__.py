"""Cthulhu: Death May Die as a ruleset of the kernel."""
