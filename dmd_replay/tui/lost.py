"""A terminal that may go away while it is written to."""

from contextlib import suppress
from typing import IO, Any, final

from textual.driver import Driver


@final
class Lost:
    """A stream of text that takes what cannot be written any more.

    Args:
        file: the stream to write to.
    """

    def __init__(self, file: IO[str]) -> None:
        """See the class."""
        self._file = file

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever the stream has
        return getattr(self._file, name)

    def write(self, text: str) -> None:
        """Write it, or lose it."""
        with suppress(OSError):
            self._file.write(text)

    def flush(self) -> None:
        """Write what is kept, or keep it."""
        with suppress(OSError):
            self._file.flush()


def patient(usual: type[Driver]) -> type[Driver]:
    """The driver of a terminal whose output outlives the terminal.

    Textual writes in a thread of its own. Where a write fails the thread ends, nothing takes what
    is written next, and the program waits for ever for room to write the end of the screen. A
    terminal that is closed is such a failure, before any signal of it is handled.

    Args:
        usual: the driver of this platform.
    """

    class Patient(usual):  # type: ignore[misc, valid-type] # which class it is the platform says
        def __init__(self, *args: Any, **options: Any) -> None:  # noqa: ANN401 - those of Textual
            super().__init__(*args, **options)
            if file := getattr(self, "_file", None):
                self._file = Lost(file)

    return Patient


__all__ = ["Lost", "patient"]
