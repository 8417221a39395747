"""TOML within bounds."""

import pytest

from dmd_core.kernel.schema.faults import FaultError
from dmd_core.toml_text import parse_toml


def test_what_is_usual_is_read() -> None:
    """A dotted key with whole numbers, a fraction and a text is read as the values it says."""
    assert {"a": {"b": [1, -2, 3.5, "x.y"]}} == parse_toml('a.b = [1, -2, 3.5, "x.y"]')


@pytest.mark.parametrize("number", ["0x" + "f" * 5000, "0b" + "1" * 400, "1" + "0" * 100])
def test_a_number_that_could_not_be_printed(number: str) -> None:
    """The place is named, however the number is written."""
    with pytest.raises(FaultError) as caught:
        parse_toml(f"[[monsters]]\nhealth = [1, {number}]")

    assert "monsters[0].health[1]: a number of more than 100 digits" == str(caught.value)


@pytest.mark.parametrize("sign", ["", "-"])
def test_the_largest_number(sign: str) -> None:
    """A hundred digits can be read, with either sign."""
    assert {"n": int(sign + "9" * 100)} == parse_toml(f"n = {sign}{'9' * 100}")


def test_a_key_without_end() -> None:
    """It is refused unread, since reading it would take for ever."""
    assert parse_toml(f"x = [{'1.0, ' * 500}]")
    with pytest.raises(FaultError, match=r"^more than 500 dots in a line \(at line 2\)$"):
        parse_toml("a = 1\nx" + ".x" * 100_000 + " = 1")


def test_no_toml() -> None:
    """What the parser says is passed on."""
    with pytest.raises(ValueError, match=r"at line 1, column 5"):
        parse_toml("a = ]")
