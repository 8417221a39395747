"""What a game tells the tools: one object, `GameTools`, with a facet for each thing they ask.

The tools know games by these protocols alone. What implements them lives in
``dmd_replay/games/<game>/``, or in a distribution of its own, and is found by
`dmd_replay.registry`.
"""

from dmd_replay.facets.game import GameTools, MissingFacetError, display_of, needed

__all__ = ["GameTools", "MissingFacetError", "display_of", "needed"]
