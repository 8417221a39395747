"""JSON that may go to a terminal: what could steer it is escaped, all else stands as it is."""

import json


def harmless_json(value: object, *, readable: bool = False) -> str:
    r"""JSON of a value; reading it gives the value again.

    Args:
        value: plain data.
        readable: for people: indented, keys in order, and what JSON has no form for as its text;
            otherwise one line, and such a value is an error.

    Raises:
        TypeError: if JSON has no form for a value, and the text is not for people.

    Example:
        >>> print(harmless_json({"note": "\x9b2J Füße"}))
        {"note":"\u009b2J Füße"}
    """
    if readable:
        text = json.dumps(value, indent=2, sort_keys=True, ensure_ascii=False, default=str)
    else:
        text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() or c == "\n" else json.dumps(c)[1:-1] for c in text)


__all__ = ["harmless_json"]
