"""Where packs come from: memory, folders, other distributions; and what a content keeps of them."""

import io
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint, EntryPoints
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

import pytest

from dmd_core.death_may_die.content.loader import builtin_packs, load_content
from dmd_core.death_may_die.content.pack_info import PackKind
from dmd_core.tabletop.packs.memory import MemoryFolder
from dmd_core.tabletop.packs.problems import PackError
from dmd_replay.facets.setup import Choice, ChoiceError
from dmd_replay.games.death_may_die.game import TOOLS
from dmd_replay.games.death_may_die.setup import PACKED
from dmd_replay.packs import DiskFolder, PackSourceError, installed_names, open_source
from dmd_replay.packs.installed import PackageFolder
from dmd_replay.packs.skeleton import id_from, write_new
from tests.replay.packs.skeletons import kinds, skeleton

MILL: Final = skeleton("episode", "mill", "Mill")
TIDE: Final = skeleton("elder_one", "tide", "Tide")
SETUP: Final = {"players": 2, "investigators": ["ian", "sister_beth"]}


def core_with(wounds: int) -> dict[str, bytes]:
    """The built-in core set with a Wounds track of another length."""
    files = {file.name: file.read_bytes() for file in builtin_packs()[0].iterdir()}
    assert b"wounds = 5" in files["tracks.toml"]
    files["tracks.toml"] = files["tracks.toml"].replace(b"wounds = 5", b"wounds = %d" % wounds)
    return files


class TestMemory:
    """A folder in memory is a folder to whoever reads it."""

    def test_a_folder_is_a_mapping_of_its_files(self) -> None:
        """It has a name and files, and is a mapping of them."""
        folder = MemoryFolder("mine", {"b.toml": b"b = 1", "a.toml": b"a = 1"})

        assert isinstance(folder, Traversable)
        assert ("mine", True, False) == (folder.name, folder.is_dir(), folder.is_file())
        assert ["a.toml", "b.toml"] == [file.name for file in folder.iterdir()]
        assert {"a.toml": b"a = 1", "b.toml": b"b = 1"} == dict(folder)
        assert 2 == len(folder)

    def test_a_file_is_read_as_bytes_and_text(self) -> None:
        """Its files are read as bytes and as text."""
        file = MemoryFolder("mine", {"a.toml": "n = 'é'".encode()}) / "a.toml"

        assert (False, True) == (file.is_dir(), file.is_file())
        assert "n = 'é'" == file.read_text()
        assert "n = 'é'".encode() == file.read_bytes()
        with file.open("r", encoding="utf-8") as stream:
            assert isinstance(stream, io.TextIOWrapper)
            assert "n = 'é'" == stream.read()
        with pytest.raises(NotADirectoryError):
            file.iterdir()
        assert not (file / "deeper").is_file()

    def test_a_missing_file_cannot_be_opened(self) -> None:
        """What is not there is no file, and cannot be opened."""
        file = MemoryFolder("mine", {}) / "a.toml"

        assert not file.is_file()
        with pytest.raises(FileNotFoundError):
            file.open("rb")

    def test_a_folder_is_no_file(self) -> None:
        """A folder in memory that is opened or read as a file is an IsADirectoryError."""
        folder = MemoryFolder("mine", {})
        for read in (folder.open, folder.read_bytes, folder.read_text):
            with pytest.raises(IsADirectoryError):
                read()

    def test_a_folder_keeps_its_own_copy(self) -> None:
        """What becomes of the mapping afterwards changes nothing."""
        files = {"a.toml": b"1"}
        folder = MemoryFolder("mine", files)
        files["a.toml"] = b"2"

        assert b"1" == folder["a.toml"]


class TestContent:
    """What a content keeps of its packs."""

    def test_built_in_packs_are_told_without_files(self) -> None:
        """Built-in packs are told, without their files."""
        packs = load_content().packs

        assert [
            ("core", PackKind.CORE, "Core set", 1, True, ()),
            ("cthulhu", PackKind.ELDER_ONE, "Cthulhu", 1, True, ()),
            ("hastur", PackKind.ELDER_ONE, "Hastur", 1, True, ()),
            ("blasphemous_alchemy", PackKind.EPISODE, "Blasphemous Alchemy", 1, True, ()),
            ("tomes_of_madness", PackKind.EPISODE, "Tomes of Madness", 1, True, ()),
            ("danse_macabre", PackKind.EPISODE, "Danse Macabre", 1, True, ()),
            ("eldritch_idols", PackKind.EPISODE, "Eldritch Idols", 1, True, ()),
            ("accursed_tide", PackKind.EPISODE, "Accursed Tide", 1, True, ()),
            ("unspeakable_hour", PackKind.EPISODE, "Unspeakable Hour", 1, True, ()),
        ] == [(p.id, p.kind, p.name, p.version, p.builtin, p.files) for p in packs]
        assert 9 == len({pack.fingerprint for pack in packs})

    def test_added_packs_keep_their_files(self) -> None:
        """Added packs keep their files as they were read."""
        content = load_content(extra=[MemoryFolder("m", MILL), MemoryFolder("t", TIDE)])
        own = [pack for pack in content.packs if not pack.builtin]

        assert ["tide", "mill"] == [pack.id for pack in own]
        assert [TIDE, MILL] == [dict(pack.files) for pack in own]
        there = load_content()
        episodes = {episode.id for episode in content.episodes}
        elder_ones = {elder.id for elder in content.elder_ones}
        assert {"mill"} == episodes - {episode.id for episode in there.episodes}
        assert {"tide"} == elder_ones - {elder.id for elder in there.elder_ones}

    def test_the_order_of_packs_makes_no_difference(self) -> None:
        """The order in which packs are added makes no difference."""
        mill, tide = MemoryFolder("m", MILL), MemoryFolder("t", TIDE)

        assert load_content(extra=[mill, tide]) == load_content(extra=[tide, mill])

    def test_without_packs_the_content_is_the_built_in_one(self) -> None:
        """Without packs the built-in content is the very same value."""
        assert load_content() is load_content(extra=())

    def test_a_pack_that_is_there_is_not_added_again(self) -> None:
        """The data of a pack that is there already are no second pack."""
        content = load_content(
            extra=[MemoryFolder("m", MILL), MemoryFolder("n", MILL), *builtin_packs()]
        )

        there = [pack.id for pack in load_content().packs]
        assert sorted([*there, "mill"]) == sorted(pack.id for pack in content.packs)

    def test_another_core_set_replaces_the_built_in_one(self) -> None:
        """A core set takes the place of the built-in one."""
        content = load_content(extra=[MemoryFolder("c", core_with(7))])

        assert 7 == content.core.tracks.wounds
        assert [("core", False)] == [
            (pack.id, pack.builtin) for pack in content.packs if pack.kind is PackKind.CORE
        ]

    def test_two_other_core_sets_are_refused(self) -> None:
        """Two other core sets are one too many."""
        with pytest.raises(PackError, match="found 2 packs of kind 'core'; allowed: 1"):
            load_content(extra=[MemoryFolder("c", core_with(n)) for n in (6, 7)])

    def test_two_versions_of_a_pack_clash(self) -> None:
        """Two versions of one pack clash, and the added one is blamed."""
        other = MILL | {"pack.toml": MILL["pack.toml"].replace(b"version = 1", b"version = 2")}
        with pytest.raises(PackError) as caught:
            load_content(extra=[MemoryFolder("m", MILL), MemoryFolder("n", other)])

        assert (
            "n/pack.toml:5: id: found 'mill' again, after m/pack.toml: id; allowed: another id"
            == (str(caught.value))
        )

    def test_fingerprints_are_of_a_pack_and_of_all_content(self) -> None:
        """That of a pack is of its own data; that of the content is of all."""
        alone = load_content(extra=[MemoryFolder("m", MILL)])
        both = load_content(extra=[MemoryFolder("m", MILL), MemoryFolder("t", TIDE)])
        commented = MILL | {"map.toml": b"# mine\n" + MILL["map.toml"]}

        assert alone.packs[-1] == both.packs[-1]
        assert alone.fingerprint != both.fingerprint
        assert alone.fingerprint == load_content(extra=[MemoryFolder("m", commented)]).fingerprint


class TestSetup:
    """Packs through the eyes of the tools."""

    def test_the_packs_of_a_game_give_its_content_again(self) -> None:
        """The packs of a game make the same content of a new one."""
        setup = SETUP | {"episode": "mill", "elder_one": "tide"}
        game = TOOLS.setup.definition(Choice(setup, (MILL, TIDE)))
        packs = TOOLS.setup.choice(game).packs
        again = TOOLS.setup.definition(Choice(TOOLS.setup.choice(game).setup, tuple(packs)))

        assert (TIDE, MILL) == packs
        assert TOOLS.setup.content_fingerprint(game) == TOOLS.setup.content_fingerprint(again)
        assert game.content == again.content

    def test_a_game_of_built_in_packs_carries_none(self) -> None:
        """A game of built-in packs has none to carry along."""
        assert () == TOOLS.setup.choice(TOOLS.setup.definition(Choice(SETUP))).packs

    def test_another_core_set_is_carried_along(self) -> None:
        """A game with another core set has its numbers, and its setup carries that set along."""
        game = TOOLS.setup.definition(Choice(SETUP, (core_with(6),)))

        assert 6 == game.tracks.wounds
        assert (core_with(6),) == TOOLS.setup.choice(game).packs

    def test_the_same_packs_are_loaded_once(self) -> None:
        """Many games of the same packs load them once."""
        assert PACKED.content_of([MILL]) is PACKED.content_of([dict(reversed(MILL.items()))])

    def test_a_broken_pack_without_a_name_is_told_by_its_place(self) -> None:
        """Problems name a pack by its place where it has no name."""
        broken = MILL | {"map.toml": b""}
        with pytest.raises(ChoiceError) as caught:
            TOOLS.setup.definition(Choice(SETUP, (TIDE, broken)))

        assert "packs[1]/map.toml: found an empty file; allowed: a TOML file with content" == str(
            caught.value
        )


class TestDisk:
    """Folders on a disk."""

    def test_a_folder_and_a_link_to_it_give_the_same(self, tmp_path: Path) -> None:
        """A folder gives what is in it; a link to the folder does too, and links inside of it."""
        write_new(tmp_path / "mill", MILL)
        (tmp_path / "mill" / "map.toml").rename(tmp_path / "mill" / ".map")
        (tmp_path / "mill" / "map.toml").symlink_to(".map")
        (tmp_path / "link").symlink_to("mill")
        content = load_content(extra=[DiskFolder(tmp_path / "link")])

        assert content == load_content(extra=[MemoryFolder("m", MILL)])

    def test_hidden_files_are_left_out(self, tmp_path: Path) -> None:
        """Hidden files and folders are not part of a pack."""
        write_new(tmp_path / "mill", MILL | {".schema/a.json": b"{}", ".notes": b""})

        assert "mill" == load_content(extra=[DiskFolder(tmp_path / "mill")]).packs[-1].id

    def test_a_folder_that_cannot_be_listed_is_a_problem(
        self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        """A folder that cannot be listed is a problem, no traceback."""
        write_new(tmp_path / "mill", MILL)

        listed = Path.iterdir

        def refuse(self: Path) -> Iterator[Path]:
            if self.name == "mill":
                raise PermissionError(13, "Permission denied")
            return listed(self)

        monkeypatch.setattr(Path, "iterdir", refuse)
        with pytest.raises(PackError) as caught:
            load_content(extra=[DiskFolder(tmp_path / "mill")])

        assert (
            f"{tmp_path}/mill: found an unreadable folder (Permission denied); "
            "allowed: a folder whose files can be listed"
        ) == str(caught.value)


class TestInstalled:
    """Packs of other distributions."""

    @pytest.fixture
    def offers(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[EntryPoint]:
        """A package that is a pack, one that fails, and the list of entry points."""
        write_new(tmp_path / "mill_pack", MILL | {"__init__.py": b"", "py.typed": b""})
        (tmp_path / "mill_pack" / "__pycache__").mkdir()
        (tmp_path / "bad_pack.py").write_text("raise RuntimeError('no luck')", encoding="utf-8")
        (tmp_path / "odd_pack.py").write_text("PACK = 3", encoding="utf-8")
        monkeypatch.syspath_prepend(tmp_path)
        points = [
            EntryPoint("mill", "mill_pack", "dmd_core.packs"),
            EntryPoint("bad", "bad_pack", "dmd_core.packs"),
            EntryPoint("odd", "odd_pack:PACK", "dmd_core.packs"),
        ]
        monkeypatch.setattr(
            "dmd_replay.packs.installed.entry_points",
            lambda **wanted: EntryPoints(points).select(**wanted),
        )
        return points

    @pytest.mark.usefixtures("offers")
    def test_names_are_known_without_importing(self) -> None:
        """The names of installed packs are told in order, and no package of theirs is imported."""
        sys.modules.pop("mill_pack", None)

        assert ("bad", "mill", "odd") == installed_names()
        assert "mill_pack" not in sys.modules

    @pytest.mark.usefixtures("offers")
    def test_a_package_is_a_pack_without_its_code(self) -> None:
        """A package is a pack without its code; it is not loaded unless named."""
        folder = open_source("installed:mill")

        assert isinstance(folder, PackageFolder)
        assert ("mill", True, False) == (folder.name, folder.is_dir(), folder.is_file())
        assert load_content(extra=[folder]) == load_content(extra=[MemoryFolder("m", MILL)])
        assert "mill" not in [episode.id for episode in load_content().episodes]

    @pytest.mark.parametrize(
        ("name", "sentence"),
        [
            (
                "mil",
                "installed pack 'mil' is unknown; there are: bad, mill, odd; did you mean 'mill'?",
            ),
            ("bad", "installed pack 'bad': bad_pack cannot be imported: no luck"),
            ("odd", "installed pack 'odd': odd_pack:PACK is a int; a package or folder is one"),
        ],
    )
    @pytest.mark.usefixtures("offers")
    def test_what_is_no_pack_is_refused(self, name: str, sentence: str) -> None:
        """What is no pack is refused with a sentence."""
        with pytest.raises(PackSourceError) as caught:
            open_source(f"installed:{name}")

        assert sentence == str(caught.value)

    def test_two_packs_of_one_name_are_not_chosen_from(self, offers: list[EntryPoint]) -> None:
        """Two distributions that offer different packs under one name are not chosen from."""
        offers.append(EntryPoint("mill", "other_pack", "dmd_core.packs"))
        with pytest.raises(PackSourceError) as caught:
            open_source("installed:mill")

        assert (
            "installed pack 'mill': several distributions offer it (mill_pack, other_pack); "
            "keep one"
        ) == str(caught.value)

    def test_where_nothing_is_installed_that_is_said(self) -> None:
        """Where nothing is installed the sentence says so."""
        with pytest.raises(PackSourceError) as caught:
            open_source("installed:no_such_pack")

        assert "installed pack 'no_such_pack' is unknown; there are: none is installed" == str(
            caught.value
        )


class TestSkeleton:
    """New packs."""

    @pytest.mark.parametrize("kind", kinds())
    def test_skeletons_pass_the_check(self, kind: str) -> None:
        """Skeletons pass the check, with names that need care too."""
        name = 'The "Old" \\ Mill'
        content = load_content(extra=[MemoryFolder("m", skeleton(kind, "old_mill", name))])

        assert [("old_mill", kind, name)] == [
            (pack.id, pack.kind.value, pack.name) for pack in content.packs if not pack.builtin
        ]

    def test_there_are_an_episode_and_an_elder_one(self) -> None:
        """There is one for an Episode and one for an Elder One."""
        assert ("episode", "elder_one") == kinds()

    @pytest.mark.parametrize(
        ("words", "name"), [("The Mill-2", "the_mill_2"), ("__x__", "x"), ("2001", ""), ("…", "")]
    )
    def test_an_id_is_made_of_the_words_of_a_folder(self, words: str, name: str) -> None:
        """Ids are made of the words of a folder, as far as they can be."""
        assert name == id_from(words)

    def test_a_skeleton_overwrites_nothing(self, tmp_path: Path) -> None:
        """What exists is left alone: files, links, and folders with something in them."""
        (tmp_path / "file").write_text("x", encoding="utf-8")
        (tmp_path / "link").symlink_to("nowhere")
        (tmp_path / "full").mkdir()
        (tmp_path / "full" / ".keep").touch()
        for name, reason in (
            ("file", "there is a file of that name; name a new folder"),
            ("link", "there is a file of that name; name a new folder"),
            ("full", "the folder is not empty; name a new one"),
            ("none/deep", f"the folder {tmp_path}/none does not exist; make it first"),
        ):
            with pytest.raises(PackSourceError) as caught:
                write_new(tmp_path / name, MILL)
            assert f"{tmp_path}/{name}: {reason}" == str(caught.value)

        assert "x" == (tmp_path / "file").read_text(encoding="utf-8")
        assert [".keep"] == [path.name for path in (tmp_path / "full").iterdir()]
