"""Final Girl for screens: costs, what people look for, causes, what is to come, the table."""

from dmd_core.final_girl.screen.facet import SCREEN, FinalGirlScreen

__all__ = ["SCREEN", "FinalGirlScreen"]
