"""Frames of texts at work: pushed by chapters, handled by what carries texts out."""

from typing import final

from dmd_core.final_girl.ids import NO_FIGURE, NO_SPACE, FigureId, SpaceId
from dmd_core.final_girl.registry import frame
from dmd_core.kernel.ids import NO_SOURCE, SourceId
from dmd_core.kernel.node import node


@final
@node
class Env:
    """What a text speaks of: its source, and what "it" stands for."""

    src: SourceId = NO_SOURCE
    space: SpaceId = NO_SPACE
    figure: FigureId = NO_FIGURE
    """The minion that acts; none for the killer."""
    n: int = 0
    """A number that was counted before, such as victims killed by an action."""


@final
@frame(tag=1)
@node
class Resolve:
    """A text, named by the place of its node in `Game.nodes`, is to be carried out.

    Whoever starts a text pushes this frame.
    """

    node: int
    env: Env


__all__ = ["Env", "Resolve"]
