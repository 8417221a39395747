"""What the page about embedding shows is what the library answers."""

import doctest
from pathlib import Path

PAGE = (Path(__file__).parents[2] / "docs/embedding.md").read_text(encoding="utf-8")


def test_the_examples_of_the_page_give_what_it_shows() -> None:
    """Every example runs; where a line of an answer is broken, the page says so by a backslash."""
    whole = PAGE.replace("\\\n", "").replace("```", "")
    found = doctest.DocTestParser().get_doctest(whole, {}, "embedding.md", "docs/embedding.md", 0)
    lines: list[str] = []

    result = doctest.DocTestRunner(verbose=False).run(found, out=lines.append)

    assert result.failed == 0, "".join(lines)
    assert result.attempted > 5
