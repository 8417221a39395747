"""Setups of Final Girl for the tools: from plain data, from a command line, at random."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import product
from random import Random
from typing import TYPE_CHECKING, Any, Final, cast, final, get_args, get_type_hints

from dmd_core.final_girl.content.definitions import Content
from dmd_core.final_girl.content.loader import load_content
from dmd_core.final_girl.content.pack_info import PackKind
from dmd_core.final_girl.game import Game, load_game
from dmd_core.final_girl.plain_setup import PLAIN
from dmd_core.final_girl.ruleset import schema
from dmd_core.final_girl.rulings import Rulings
from dmd_core.final_girl.setup import CHOICES, NORMAL
from dmd_core.tabletop.packs.info import PackInfo
from dmd_core.tabletop.plain_setup import plain
from dmd_core.tabletop.setup import SetupError
from dmd_replay.facets.setup import Choice, PackLabel
from dmd_replay.games.tabletop.added_packs import (
    AddedPacks,
    Chosen,
    added_files,
    as_choice,
    labels_of,
)
from dmd_replay.games.tabletop.setup_words import Named, ids_of, rulings_and_packs

if TYPE_CHECKING:  # most tools have no options of a game
    import click

KILLER: Final = "butcher"
LOCATION: Final = "camp"
GIRL: Final = "nora"
"""Who plays against whom and where, unless others are named."""
USUAL: Final[Mapping[str, str]] = {"killer": KILLER, "location": LOCATION, "final_girl": GIRL}
_DEMO: Final = ({"killer": KILLER, "location": LOCATION, "girl": GIRL}, 7)
_KEYS: Final = {
    "killer": "killer",
    "location": "location",
    "girl": "final_girl",
    "board": "board",
    "setup_card": "setup_card",
    "epic": "epic",
    "bonus_item": "bonus_item",
}
"""What a setup calls the value of an option."""
_RECYCLING: Final = 4
"""One drawn game in so many gives saved victims back to the supply (FG-AMB-22)."""
PACKED: Final = AddedPacks[Content](
    load_content,
    (
        Chosen(PackKind.KILLER, "killer", "--killer", "killer"),
        Chosen(PackKind.LOCATION, "location", "--location", "location"),
        Chosen(PackKind.GIRL, "final_girl", "--girl", "Final Girl"),
    ),
)
"""The packs of this game."""


def _whole(setup: Mapping[str, object]) -> dict[str, Any]:
    """A setup with everything that it leaves out as usual; `Any` as in the facet."""
    return PLAIN.setup_data(PLAIN.setup_from({**USUAL, **setup}))


def _by_name(setup: Mapping[str, Any], content: Content) -> dict[str, Any]:
    """A setup with ids in the place of the names that people use, such as ``The Butcher``.

    What is neither an id nor a name stays, for the rules to say what there is.
    """
    meant = dict(setup)
    known: dict[str, Iterable[Named]] = {
        "killer": content.killers,
        "location": content.locations,
        "final_girl": content.girls,
        "setup_card": [card for place in content.locations for card in place.setup_cards],
    }
    for key, things in known.items():
        word = meant.get(key)
        if isinstance(word, str):
            meant[key] = ids_of(things).get(plain(word), word)
    return meant


def _played(game: Game) -> tuple[PackInfo[PackKind], ...]:
    return game.content.packs_of(game.killer.id, game.location.id, game.girl.id)


def _known(choice: Choice, how: str) -> None:
    """Refuse a killer, location or Final Girl that no pack brings, and say how one is added.

    Raises:
        SetupError: with the ids there are, and the nearest.
    """
    for played, message in PACKED.unknown(choice, how):
        raise SetupError(message, CHOICES[played])


def combinations(content: Content) -> list[dict[str, object]]:
    """Every setup of some content that differs in more than a setup card or a ruling.

    All killers, locations, Final Girls and boards (FG-OVR-03, -04), with and without the epic dark
    power and the bonus item where there are some (FG-SET-22, -23).
    """
    return [
        {
            "killer": killer.id,
            "location": location.id,
            "final_girl": girl.id,
            "board": board.id,
            "epic": epic,
            "bonus_item": bonus,
        }
        for killer, location, girl, board in product(
            content.killers, content.locations, content.girls, content.core.boards
        )
        for epic in (False, *(True for power in killer.powers if power.epic))
        for bonus in ((False,) if girl.bonus is None else (False, True))
    ]


@final
class FinalGirlSetup:
    """See `dmd_replay.facets.setup.SetupFacet`."""

    demo: Final = _DEMO
    together: Final = ("location", "setup_card")
    rulings: Final = "rulings"

    @property
    def fingerprint(self) -> str:
        """Of the events and commands."""
        return schema().fingerprint

    @property
    def options(self) -> Sequence["click.Parameter"]:
        """Who plays, against whom, where, on which board, with which packs and rulings."""
        return _options()

    @as_choice(SetupError)
    def choose(self, given: Mapping[str, Any], base: Choice | None = None) -> Choice:
        """A choice from options; another location comes without the setup card of the old one."""
        start = Choice({}) if base is None else base
        setup = {**start.setup, **{_KEYS[key]: given[key] for key in _KEYS if key in given}}
        if "location" in given and "setup_card" not in given:
            setup.pop("setup_card", None)
        rulings = dict(cast("Mapping[str, object]", setup.get("rulings", {})))
        if "principle" in given:
            rulings["principle"] = given["principle"]
        if given.get("rulings"):
            rulings |= PLAIN.rulings_in(given["rulings"])
        packs = PACKED.read(given["packs"]) if given.get("packs") else start.packs
        named = _by_name({**setup, "rulings": rulings}, PACKED.content_of(packs))
        choice = Choice(_whole(named), packs)
        _known(choice, "with --pack FOLDER")
        load_game(PACKED.content_of(packs), PLAIN.setup_from(choice.setup))
        return choice

    @as_choice(SetupError)
    def sampler(self, given: Mapping[str, Any]) -> Callable[[int, Random], Choice]:
        """Choices of the combinations that have what was named, one after the other.

        As many games as there are combinations play each once. What a combination does not say is
        drawn: the setup card by the rules, the ruling about saved victims here.
        """
        base = self.choose(given)
        named = {_KEYS[key] for key in _KEYS if key in given}
        fixed = {key: base.setup[key] for key in named}
        free = [
            one
            for one in combinations(PACKED.content_of(base.packs))
            if fixed.items() <= {**base.setup, **one}.items()
        ]
        asked = bool(given.get("rulings"))

        def draw(seed: int, random: Random) -> Choice:
            rulings = dict(base.setup["rulings"])
            if not asked:
                rulings["recycle_saved"] = random.randrange(_RECYCLING) == 0
            setup = {**base.setup, **free[seed % len(free)], "rulings": rulings}
            return Choice(setup, base.packs)

        return draw

    @as_choice(SetupError)
    def definition(self, choice: Choice) -> Game:
        """The definition of a choice."""
        chosen = PLAIN.setup_from(choice.setup)
        _known(choice, "by `packs`")
        return load_game(PACKED.content_of(choice.packs), chosen)

    def idle(self, choice: Choice) -> Sequence[str]:
        """Killers, locations and Final Girls that were added and are not chosen."""
        return PACKED.idle(choice, _whole(choice.setup))

    def choice(self, game: Game) -> Choice:
        """The setup, rulings included, and the packs that are not built in."""
        return Choice(PLAIN.setup_data(game.setup), added_files(_played(game)))

    def written(self, game: Game) -> dict[str, Any]:
        """The Final Girl, the killer and the location, and what else is not usual."""
        data = PLAIN.setup_data(game.setup)
        usual = _whole({})
        rulings = {
            key: value
            for key, value in data.pop("rulings").items()
            if value != usual["rulings"][key]
        }
        told = {key: value for key, value in data.items() if key in USUAL or value != usual[key]}
        return {**told, "rulings": rulings} if rulings else told

    @as_choice(SetupError)
    def completed(self, setup: Mapping[str, Any], packs: Sequence[str]) -> Choice:
        """The choice, with the usual ones where none are written."""
        added = PACKED.read(packs)
        return Choice(_by_name({**USUAL, **setup}, PACKED.content_of(added)), added)

    def labels(self, game: Game) -> tuple[PackLabel, ...]:
        """The packs of a game, those that are not built in with their files."""
        return labels_of(_played(game))

    def content_fingerprint(self, game: Game) -> str:
        """Fingerprint of the packs."""
        return game.fingerprint

    def title(self, game: Game) -> str:
        """Who plays against whom, and where."""
        return f"{game.girl.id} against {game.killer.id} at {game.location.id}"

    def seats(self, game: Game) -> int:
        """There is one player (FG-OVR-01)."""
        return game.seats


@cache
def _options() -> tuple["click.Parameter", ...]:
    import click  # noqa: PLC0415 - see the head of the module

    principles = get_args(get_type_hints(Rulings)["principle"])
    return (
        click.Option(["--killer"], default=KILLER, show_default=True, help="The killer."),
        click.Option(["--location"], default=LOCATION, show_default=True, help="The location."),
        click.Option(["--girl"], default=GIRL, show_default=True, help="The Final Girl."),
        click.Option(
            ["--board"],
            default=NORMAL,
            show_default=True,
            help="The side of the player board; extreme is harder.",
        ),
        click.Option(
            ["--setup-card"],
            metavar="NAME",
            help="A setup card of the location; one is drawn if left out.",
        ),
        click.Option(
            ["--principle"],
            default=principles[0],
            show_default=True,
            metavar="NAME",
            help=f"What settles open situations: {', '.join(principles)}.",
        ),
        click.Option(["--epic"], is_flag=True, help="With the epic dark power of the killer."),
        click.Option(["--bonus-item"], is_flag=True, help="With the bonus item of the Final Girl."),
        *rulings_and_packs(),
    )


SETUP: Final = FinalGirlSetup()

__all__ = ["GIRL", "KILLER", "LOCATION", "PACKED", "SETUP", "FinalGirlSetup", "combinations"]
