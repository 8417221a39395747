"""Packs: folders of TOML in which the components of a game are written, and their faults."""
