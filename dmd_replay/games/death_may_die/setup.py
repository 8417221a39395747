"""Setups of Death May Die for the tools: from plain data, from a command line, at random."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import combinations
from random import Random
from typing import TYPE_CHECKING, Any, Final, cast, final

from dmd_core.death_may_die.content.boxes import Content
from dmd_core.death_may_die.content.loader import load_content
from dmd_core.death_may_die.content.pack_info import PackKind
from dmd_core.death_may_die.game import Game, load_game
from dmd_core.death_may_die.plain_setup import PLAIN
from dmd_core.death_may_die.rule_numbers import MAX_PLAYERS
from dmd_core.death_may_die.ruleset import schema
from dmd_core.death_may_die.setup import CHOICES, ELDER_ONE, EPISODE
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
from dmd_replay.games.tabletop.setup_words import ids_of, rulings_and_packs

if TYPE_CHECKING:  # most tools have no options of a game
    import click

PARTY: Final = ("ian", "sister_beth", "elizabeth", "rasputin", "borden")
"""Who plays unless others are named, as many as needed."""
WRITTEN_PARTY: Final = ("ian", "elizabeth")
"""Who plays in cases that do not say."""
PLAYERS: Final = 2
_DEMO: Final = ({"players": 3, "investigators": "ian,sister_beth,elizabeth"}, 23)
PACKED: Final = AddedPacks[Content](
    load_content,
    (
        Chosen(PackKind.EPISODE, "episode", "--episode", "Episode", "an"),
        Chosen(PackKind.ELDER_ONE, "elder_one", "--elder-one", "Elder One", "an"),
    ),
)
"""The packs of this game."""


def _whole(setup: Mapping[str, object]) -> dict[str, Any]:
    """A setup with everything that it leaves out as usual; `Any` as in the facet."""
    return PLAIN.setup_data(PLAIN.setup_from(setup))


def _by_name(setup: Mapping[str, Any], content: Content) -> dict[str, Any]:
    """A setup with ids in the place of the names that people use, such as ``Sister Beth``.

    What is neither an id nor a name stays, for the rules to say what there is.
    """
    known: dict[str, Mapping[str, str]] = {
        "investigators": ids_of(content.core.investigators),
        "episode": ids_of(content.episodes),
        "elder_one": ids_of(content.elder_ones),
    }
    meant = dict(setup)
    for key, ids in known.items():
        match meant.get(key):
            case str(word):
                meant[key] = ids.get(plain(word), word)
            case list(words):
                meant[key] = [
                    ids.get(plain(word), word) if isinstance(word, str) else word for word in words
                ]
            case _:
                pass
    return meant


def _played(game: Game) -> tuple[PackInfo[PackKind], ...]:
    return game.content.packs_of(game.episode.id, game.elder_one.id)


def _known(choice: Choice, how: str) -> None:
    """Refuse an Episode or Elder One that no pack brings, and say how a pack is added.

    Raises:
        SetupError: with the ids there are, and the nearest.
    """
    for played, message in PACKED.unknown(choice, how):
        raise SetupError(message, CHOICES[played])


@final
class DeathMayDieSetup:
    """See `dmd_replay.facets.setup.SetupFacet`."""

    demo: Final = _DEMO
    together: Final = ("players", "investigators")
    rulings: Final = "rulings"

    @property
    def fingerprint(self) -> str:
        """Of the events and commands."""
        return schema().fingerprint

    @property
    def options(self) -> Sequence["click.Parameter"]:
        """Who plays what, against whom, with which packs and rulings."""
        return _options()

    @as_choice(SetupError)
    def choose(self, given: Mapping[str, Any], base: Choice | None = None) -> Choice:
        """A choice from options; another number of players brings the usual ones along."""
        start = Choice({}) if base is None else base
        setup = dict(start.setup)
        if given.get("investigators"):
            setup["investigators"] = given["investigators"].split(",")
            if base is not None:
                setup["players"] = len(setup["investigators"])
        if "players" in given:
            setup["players"] = given["players"]
        setup.setdefault("players", PLAYERS)
        if not given.get("investigators") and (base is None or "players" in given):
            setup["investigators"] = list(PARTY[: max(2, setup["players"])])
        setup.update({key: given[key] for key in ("episode", "elder_one") if key in given})
        if given.get("rulings"):
            known = cast("Mapping[str, object]", setup.get("rulings", {}))
            setup["rulings"] = {**known, **PLAIN.rulings_in(given["rulings"])}
        packs = PACKED.read(given["packs"]) if given.get("packs") else start.packs
        choice = Choice(_whole(_by_name(setup, PACKED.content_of(packs))), packs)
        _known(choice, "with --pack FOLDER")
        return choice

    @as_choice(SetupError)
    def sampler(self, given: Mapping[str, Any]) -> Callable[[int, Random], Choice]:
        """Choices with drawn Investigators.

        Two of them are the pair whose turn it is: as many games as there are pairs play each once.
        """
        players = given.get("players")
        if players is not None and not 1 <= players <= MAX_PLAYERS:
            message = f"--players {players} is not possible; allowed: 1 to {MAX_PLAYERS}"
            raise SetupError(message, CHOICES["players"])
        if given.get("investigators"):
            fixed = self.choose(given)
            return lambda _seed, _random: fixed
        base = self.choose({key: value for key, value in given.items() if key != "players"})
        names = [board.id for board in PACKED.content_of(base.packs).core.investigators]
        pairs = list(combinations(names, 2))

        def draw(seed: int, random: Random) -> Choice:
            pair = pairs[seed % len(pairs)]
            number = random.randint(1, MAX_PLAYERS) if players is None else players
            others = [name for name in names if name not in pair]
            party = [*pair, *random.sample(others, max(0, number - 2))]
            random.shuffle(party)
            return Choice({**base.setup, "players": number, "investigators": party}, base.packs)

        return draw

    @as_choice(SetupError)
    def definition(self, choice: Choice) -> Game:
        """The definition of a choice."""
        chosen = PLAIN.setup_from(choice.setup)
        _known(choice, "by `packs`")
        return load_game(PACKED.content_of(choice.packs), chosen)

    def idle(self, choice: Choice) -> Sequence[str]:
        """Episodes and Elder Ones that were added and are not chosen."""
        return PACKED.idle(choice, _whole(choice.setup))

    def choice(self, game: Game) -> Choice:
        """The setup, rulings included, and the packs that are not built in."""
        return Choice(PLAIN.setup_data(game.setup), added_files(_played(game)))

    def written(self, game: Game) -> dict[str, Any]:
        """What differs from a setup with these Investigators and nothing else chosen."""
        names = [str(name) for name in game.setup.investigators]
        base = _whole(self.completed({"investigators": names}, ()).setup)
        data = PLAIN.setup_data(game.setup)
        changed = {key: value for key, value in data.items() if value != base[key]}
        if "rulings" in changed:
            changed["rulings"] = {
                key: value
                for key, value in data["rulings"].items()
                if value != base["rulings"][key]
            }
        return {"investigators": names, **changed}

    @as_choice(SetupError)
    def completed(self, setup: Mapping[str, Any], packs: Sequence[str]) -> Choice:
        """The choice; `players` follows from the Investigators unless it is 1."""
        data = dict(setup)
        party = data.setdefault("investigators", list(WRITTEN_PARTY))
        if not isinstance(party, list) or not all(isinstance(name, str) for name in party):
            message = f"investigators: {party!r} is not possible; allowed: a list of ids"
            raise SetupError(message, CHOICES["investigators"])
        data.setdefault("players", len(party))
        added = PACKED.read(packs)
        return Choice(_by_name(data, PACKED.content_of(added)), added)

    def labels(self, game: Game) -> tuple[PackLabel, ...]:
        """The packs of a game, those that are not built in with their files."""
        return labels_of(_played(game))

    def content_fingerprint(self, game: Game) -> str:
        """Fingerprint of the packs."""
        return game.fingerprint

    def title(self, game: Game) -> str:
        """The Episode and who it is played against."""
        return f"{game.episode.id} against {game.elder_one.id}"

    def seats(self, game: Game) -> int:
        """One seat for each Investigator."""
        return game.seats


@cache
def _options() -> tuple["click.Parameter", ...]:
    import click  # noqa: PLC0415 - see the head of the module

    return (
        click.Option(
            ["--players"], type=int, default=PLAYERS, show_default=True, help="1 to 5 players."
        ),
        click.Option(
            ["--investigators"],
            metavar="NAME,NAME,...",
            help="Who plays, in seat order, by id or name; a solo game takes two.",
        ),
        click.Option(["--episode"], default=EPISODE, show_default=True, help="The Episode."),
        click.Option(["--elder-one"], default=str(ELDER_ONE), show_default=True, help="The boss."),
        *rulings_and_packs(),
    )


SETUP: Final = DeathMayDieSetup()

__all__ = ["PACKED", "SETUP", "DeathMayDieSetup"]
