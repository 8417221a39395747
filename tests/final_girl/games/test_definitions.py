"""Definitions of Final Girl: the texts of a box are read once, whoever plays against it."""

import dmd_core.final_girl as fg
from dmd_core.final_girl.game import walk
from dmd_core.kernel.node import replace


def test_every_text_has_its_place_whoever_plays() -> None:
    """Frames name a text by its place: those of cards, killer and location are the same for all."""
    content = fg.load_content()
    killer, location = content.killers[0], content.locations[0]
    theirs = tuple(walk((*content.core.actions, killer, location)))
    for girl in content.girls:
        game = fg.load_game(fg.Setup(killer.id, location.id, girl.id), content=content)

        assert game.nodes == (*theirs, *walk((girl,)))
        assert all(game.nodes[game.number(node)] is node for node in game.nodes)


def test_changed_content_is_never_taken_for_what_it_was() -> None:
    """A killer that lost its abilities has none of their texts, though its id is the same."""
    content = fg.load_content()
    killer, location, girl = content.killers[0], content.locations[0], content.girls[0]
    mild = replace(killer, powers=())
    setup = fg.Setup(killer.id, location.id, girl.id)

    before = fg.load_game(setup, content=content)
    changed = fg.load_game(setup, content=replace(content, killers=(mild, *content.killers[1:])))
    after = fg.load_game(setup, content=content)

    assert set(changed.powers) == set() != set(before.powers)
    assert len(changed.nodes) < len(before.nodes)
    assert before.nodes == after.nodes
    assert before.attacks == changed.attacks == after.attacks != frozenset()
