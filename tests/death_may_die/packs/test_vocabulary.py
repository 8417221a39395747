"""Every word that a pack may use means something to the rules."""

from dmd_core.death_may_die.game import load_game
from dmd_core.death_may_die.run.base import handled_nodes, hitting_nodes
from dmd_core.death_may_die.setup import Setup
from dmd_core.death_may_die.words.base import Effect, HittingVerb, words_of
from tests.death_may_die.packs.builtin import CONTENT, CORE


class TestVocabulary:
    """Every word that a pack may use means something to the rules."""

    def test_every_word_has_an_interpreter(self) -> None:
        """Each verb and each control has an interpreter, and nothing else has one."""
        assert set(words_of(Effect)) == handled_nodes()

    def test_verbs_that_share_a_batch(self) -> None:
        """The loader lets those verbs share a batch that the interpreter can put into one."""
        assert set(words_of(HittingVerb)) == hitting_nodes()

    def test_every_node_is_numbered_once(self) -> None:
        """The game knows the place of every node it holds, each one once."""
        game = load_game(CONTENT, Setup(2, (CORE.investigators[0].id, CORE.investigators[1].id)))

        assert list(range(len(game.nodes))) == [game.number(node) for node in game.nodes]
