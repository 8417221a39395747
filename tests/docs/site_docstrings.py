"""Docstrings for the site, an extension of griffe: sections by the names that griffe knows.

Docstrings here have ``Example:`` above what doctest runs, as people write it; griffe shows as code
what stands below ``Examples:``.
"""

from typing import Any, final

import griffe


@final
class Examples(griffe.Extension):
    """Turns the heading."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:  # noqa: ANN401 - as griffe's
        """Turn it in the docstring of any module, class, function or value."""
        if obj.docstring is not None:
            lines = obj.docstring.value.split("\n")
            turned = ("Examples:" if line.strip() == "Example:" else line for line in lines)
            obj.docstring.value = "\n".join(turned)


__all__ = ["Examples"]
