"""Death May Die for screens: costs, what people look for, causes, what is still to come."""

from dmd_core.death_may_die.screen.facet import SCREEN, DeathMayDieScreen

__all__ = ["SCREEN", "DeathMayDieScreen"]
