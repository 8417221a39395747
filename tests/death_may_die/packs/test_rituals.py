"""Rituals and goals that nobody could reach are faults of the pack, with place and nearest name."""

import shutil
from pathlib import Path

import pytest

from dmd_core.death_may_die.content.loader import load_content
from dmd_core.tabletop.packs.problems import PackError
from tests.death_may_die.packs.copies import ROOT, said


class Museum:
    """A copy of an Episode, to be spoilt."""

    def __init__(self, root: Path) -> None:
        """Copy the core set, the Episode and an Elder One."""
        self.root = root
        for source in ("core", "episodes/eldritch_idols", "elder_ones/hastur"):
            shutil.copytree(ROOT / source, root / Path(source).name)

    def change(self, file: str, old: str, new: str) -> None:
        """Replace the first place of a text that must be there."""
        path = self.root / "eldritch_idols" / file
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), encoding="utf-8")

    def complaint(self) -> str:
        """What the loader says."""
        with pytest.raises(PackError) as caught:
            load_content(folder for folder in self.root.iterdir())
        return said(caught.value)


@pytest.fixture(name="museum")
def _museum(tmp_path: Path) -> Museum:
    return Museum(tmp_path)


def test_more_than_the_map_holds(museum: Museum) -> None:
    """The three Gates of a map cannot hold four Idols on four Spaces."""
    museum.change("episode.toml", "needed = 2", "needed = 4")

    assert (
        "eldritch_idols/episode.toml: ritual.needed: found 4; allowed: at most 3, as many as there"
        " can be"
    ) == museum.complaint()


def test_disrupted_from_the_start(museum: Museum) -> None:
    """What setup puts there already disrupts nothing."""
    museum.change("episode.toml", "spaces = { gate = true", "spaces = { gate = false")
    museum.change("episode.toml", "needed = 2", "needed = 3")

    assert (
        "eldritch_idols/episode.toml: ritual.needed: found 3; allowed: more than 4, which are"
        " counted at the start"
    ) == museum.complaint()


def test_a_ritual_that_counts_no_tokens(museum: Museum) -> None:
    """Whether a number of Enemies is ever reached, a pack cannot promise."""
    museum.change("episode.toml", 'spaces = { gate = true, token = "idol" }', 'enemies = "cultist"')

    assert (
        "eldritch_idols/episode.toml: ritual.count: found something else than tokens; allowed:"
        " tokens of this Episode, or Spaces with one of them"
    ) == museum.complaint()


def test_no_ritual_at_all(museum: Museum) -> None:
    """An Episode without objects and without a Ritual could not be won."""
    path = museum.root / "eldritch_idols/episode.toml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text[text.index("[[tokens]]") :], encoding="utf-8")

    assert (
        "eldritch_idols/episode.toml: found no way to disrupt the Ritual; allowed: 'objects' to"
        " destroy, or a 'ritual' that counts something"
    ) == museum.complaint()


def test_a_token_that_no_board_ever_has(museum: Museum) -> None:
    """A Ritual on boards needs a text that puts such a token there."""
    museum.change(
        "episode.toml",
        'count = { number = "count", spaces = { gate = true, token = "idol" } }',
        'count = { number = "tokens", token = "guard" }',
    )

    assert (
        "eldritch_idols/episode.toml: ritual.count: found 'guard', which no Investigator ever has;"
        " allowed: a text that puts such a token on a board"
    ) == museum.complaint()


CRATE = """[[tokens]]
id = "crate"
name = "Crate"
count = 4
several = SEVERAL
origin = "original"

[[tokens]]"""
"""One more kind of token, before the first."""


@pytest.mark.parametrize(
    ("text", "several", "told"),
    [
        ("", "false", "'crate', which never comes to where it is counted"),
        ('{ do = "tokens", token = "crate" }', "false", "'crate', which never comes to"),
        ('{ do = "move_tokens", token = "crate", towards = "you" }', "false", "'crate', which"),
        ('{ do = "place_token", token = "crate", on = "foyer" }', "true", "'crate', which never"),
        ('{ do = "next_token", of = ["crate", "guard"] }', "false", ""),
        ('{ do = "place_token", token = "crate", on = "foyer" }', "false", ""),
        ('{ do = "place_token", token = "crate" }', "false", ""),
    ],
    ids=["no text", "on boards", "moves none", "elsewhere", "turned", "overflows", "anywhere"],
)
def test_a_token_that_never_comes_to_where_it_counts(
    museum: Museum, text: str, several: str, told: str
) -> None:
    """Some text or setup must bring it to a Space that counts; what none brings is a fault."""
    museum.change("episode.toml", "[[tokens]]", CRATE.replace("SEVERAL", several))
    museum.change("episode.toml", 'token = "idol" } }', 'token = "crate" } }')
    if text:
        place = '{ do = "move_tokens", token = "guard", towards = "you", steps = 1 }'
        museum.change("episode.toml", place, f'{{ do = "sequence", steps = [{place}, {text}] }}')

    if not told:
        load_content(folder for folder in museum.root.iterdir())
        return
    complaint = museum.complaint()
    assert f"eldritch_idols/episode.toml: ritual.count: found {told}" in complaint
    assert "allowed: a text that places or moves such a token there, or a map where" in complaint


def test_fewer_places_than_it_needs(museum: Museum) -> None:
    """Only the Spaces that count and that the token can come to are enough or not."""
    museum.change("episode.toml", "[[tokens]]", CRATE.replace("SEVERAL", "true"))
    museum.change("episode.toml", 'token = "idol" } }', 'token = "crate" } }')
    place = '{ do = "move_tokens", token = "guard", towards = "you", steps = 1 }'
    text = '{ do = "place_token", token = "crate", on = "GATE" }'
    museum.change("episode.toml", place, f'{{ do = "sequence", steps = [{place}, {text}] }}')
    museum.change("episode.toml", "GATE", "east_door")

    assert (
        "eldritch_idols/episode.toml: ritual.needed: found 2; allowed: at most 1, as many as there"
        " can be"
    ) == museum.complaint()


def test_a_token_of_another_episode(museum: Museum) -> None:
    """What an Episode names it defines itself; the nearest of its own names is told."""
    museum.change("mythos.toml", 'token = "guard"', 'token = "guest"')

    assert "found 'guest'; allowed: guard, idol" in museum.complaint()


def test_a_goal_that_nobody_reaches(museum: Museum) -> None:
    """A goal on a Space with a token that no Episode card and no map brings."""
    museum.change("goals.toml", 'without_token = "idol" }', 'token = "idol", on = ["foyer"] }')
    museum.change("episode.toml", 'id = "guard"', 'id = "warden"')

    assert "found 'guard'; allowed: idol, warden" in museum.complaint()


def test_a_goal_without_such_an_action_or_option(museum: Museum) -> None:
    """An action and an option that no card has are told with the nearest name."""
    museum.change("goals.toml", 'act = "distract_guards"', 'act = "distract_guard"')
    museum.change("goals.toml", 'prefer = ["lift"]', 'prefer = ["left"]')
    complaint = museum.complaint()

    assert "found 'distract_guard'" in complaint
    assert "did you mean 'distract_guards'?" in complaint


@pytest.mark.parametrize(
    ("file", "old", "new", "place", "told"),
    [
        (
            "goals.toml",
            'on = ["egyptian_hall"',
            'on = ["ball_room"',
            "goals[2].at.on[0]: found 'ball_room'; allowed: archive, ",
            "did you mean 'guard_room'?",
        ),
        (
            "map.toml",
            'enemies = ["shoggoth"]',
            'enemies = ["deep_one"]',
            "spaces[12].enemies[0]: found 'deep_one'; ",
            "allowed: cultist, shoggoth",
        ),
        (
            "monsters.toml",
            'hook = "before_attack"',
            'hook = "before_atack"',
            "monsters[0].abilities[0].hook: found 'before_atack'; allowed: add_successes, ",
            "did you mean 'before_attack'?",
        ),
        (
            "episode.toml",
            'do = "lose_sanity"',
            'do = "lose_santy"',
            "acts[0].then.options[0].then.steps[2].do: found 'lose_santy'; allowed: advance, ",
            "did you mean 'lose_sanity'?",
        ),
        (
            "goals.toml",
            'at = { gate = true, without_token = "idol" }',
            'at = { on = ["foyer"], gate = true }',
            "goals[1].at: found Spaces that the map has not; ",
            "allowed: a Space",
        ),
    ],
)
def test_names_of_another_episode(
    museum: Museum, file: str, old: str, new: str, place: str, told: str
) -> None:
    """Space, Enemy, hook, verb, and a goal at a Space that is not there: place and nearest name."""
    museum.change(file, old, new)

    complaint = museum.complaint()

    assert complaint.startswith(f"eldritch_idols/{file}: {place}")
    assert complaint.endswith(told)


def test_goals_are_advice(museum: Museum) -> None:
    """A pack without goals is the same pack: its fingerprint does not count them."""
    there = load_content(folder for folder in museum.root.iterdir())
    (museum.root / "eldritch_idols/goals.toml").unlink()
    gone = load_content(folder for folder in museum.root.iterdir())

    assert there.fingerprint == gone.fingerprint
    assert there.episodes[0].goals
    assert not gone.episodes[0].goals
