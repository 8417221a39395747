"""Writes the generated English of every built-in card into the file that a test holds it against.

``python -m tests.final_girl.texts.cards_golden``
"""

from dmd_core.final_girl.content.loader import load_content
from dmd_core.final_girl.say import all_texts
from tests.final_girl.texts.test_cards import GOLDEN, as_text

if __name__ == "__main__":
    text = "\n".join(as_text(card) for card in all_texts(load_content()))
    GOLDEN.write_text(text, encoding="utf-8")
