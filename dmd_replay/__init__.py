"""dmd_replay: record, replay and read games of `dmd_core`."""

__version__ = "0.1.0"

__all__ = ["__version__"]
