"""Definitions: what no setup changes is worked out once, and never for other content."""

import attrs

import dmd_core as dmd
from dmd_core.death_may_die.ids import InvestigatorId
from dmd_core.kernel.node import replace

IAN, BETH, ELIZABETH = map(InvestigatorId, ("ian", "sister_beth", "elizabeth"))


def test_other_parties_share_what_was_worked_out() -> None:
    """The same Episode and Elder One: the tables are the very same, who plays and how is not."""
    quick = dmd.Rulings(actions_per_turn=2)
    one = dmd.load_game(dmd.Setup(2, (IAN, BETH)))
    other = dmd.load_game(dmd.Setup(2, (ELIZABETH, IAN), rulings=quick))

    assert one.numbers is other.numbers
    assert one.distances is other.distances
    assert [board.id for board in one.boards] == [IAN, BETH]
    assert [board.id for board in other.boards] == [ELIZABETH, IAN]
    assert (one.setup.investigators, one.rulings) == ((IAN, BETH), dmd.Rulings())
    assert (other.setup.rulings, other.rulings) == (quick, quick)


def test_another_elder_one_shares_nothing() -> None:
    """Its texts are others, and so are their places."""
    one = dmd.load_game(dmd.Setup(2, (IAN, BETH)))
    other = dmd.load_game(dmd.Setup(2, (IAN, BETH), elder_one=dmd.load_content().elder_ones[1].id))

    assert one.numbers is not other.numbers
    assert one.stages != other.stages


def test_changed_content_is_never_taken_for_what_it_was() -> None:
    """Content is told by identity: an equal one is worked out anew, a changed one is not missed."""
    content, setup = dmd.load_content(), dmd.Setup(2, (IAN, BETH))
    episode = content.episodes[0]
    calm = replace(content, episodes=(replace(episode, on_advance=()), *content.episodes[1:]))
    equal = attrs.evolve(content)

    games = [dmd.load_game(setup, content=given) for given in (content, calm, equal, content)]

    assert [game.content is content for game in games] == [True, False, False, True]
    assert games[1].episode.on_advance == ()
    assert episode.on_advance == games[0].episode.on_advance != ()
    assert games[0].numbers is games[3].numbers
    assert games[0].numbers is not games[2].numbers
    assert games[0].numbers == games[2].numbers


def test_each_node_has_its_place_in_each_definition() -> None:
    """Frames name a text by its place: it leads back to the very text of that content."""
    for elder in dmd.load_content().elder_ones:
        game = dmd.load_game(dmd.Setup(2, (IAN, BETH), elder_one=elder.id))

        assert all(game.nodes[game.number(node)] is node for node in game.nodes)
