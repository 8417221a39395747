"""The loader: which packs there are, what is refused as a whole, and where a fault is placed."""

from pathlib import Path

import pytest

from dmd_core.final_girl.content.loader import builtin_packs, load_content
from dmd_core.kernel.arguments import ArgumentError
from dmd_core.tabletop.packs.memory import MemoryFolder
from dmd_core.tabletop.packs.problems import PackError
from tests.final_girl.packs.copies import FILM, complaint, copies, files_of, said


def test_the_built_in_packs_are_loaded_once() -> None:
    """Whoever asks again gets the same content."""
    content = load_content()

    assert content is load_content()
    assert [
        "core",
        "beekeeper",
        "butcher",
        "camp",
        "glassworks",
        "ines",
        "nora",
        "tilda",
    ] == [pack.id for pack in content.packs]
    assert all(pack.builtin and not pack.files for pack in content.packs)
    assert 8 == len(builtin_packs())


def test_the_order_of_packs_makes_no_difference() -> None:
    """Nor does it matter whether they are given as the built-in ones or by hand."""
    there = load_content(copies())
    back = load_content(reversed(copies()))

    assert there == back
    assert there.fingerprint != load_content().fingerprint


def test_a_pack_of_a_stranger_is_added_and_carries_its_files() -> None:
    """A log can take it along."""
    files = files_of("nora") | {
        "pack.toml": files_of("nora")["pack.toml"].replace(b"nora", b"vera"),
        "girl.toml": files_of("nora")["girl.toml"].replace(b'"nora"', b'"vera"'),
    }

    content = load_content(extra=[MemoryFolder("vera", files)])
    pack = next(one for one in content.packs if one.id == "vera")

    assert ["ines", "nora", "tilda", "vera"] == [girl.id for girl in content.girls]
    assert not pack.builtin
    assert tuple(sorted(files.items())) == pack.files


def test_a_pack_with_the_data_of_a_built_in_one_is_no_second_one() -> None:
    """Layout and comments do not count."""
    files = files_of("camp") | {"map.toml": b"# ours\n" + files_of("camp")["map.toml"]}

    assert load_content().fingerprint == load_content(extra=[MemoryFolder("x", files)]).fingerprint


def test_a_core_box_takes_the_place_of_the_built_in_one() -> None:
    """A game has one."""
    boards = files_of("core")["boards.toml"].replace(b"time = 6", b"time = 7")

    content = load_content(extra=[MemoryFolder("core", files_of("core") | {"boards.toml": boards})])

    assert 7 == content.core.boards[0].time
    assert 1 == sum(pack.kind == "core" for pack in content.packs)


@pytest.mark.parametrize(
    ("packs", "message"),
    [
        (
            ("core", "core", "butcher", "camp", "nora"),
            "packs: found 2 packs of kind 'core'; allowed: 1",
        ),
        (
            ("core", "butcher", "nora"),
            "packs: found 0 packs of kind 'location'; allowed: 1 or more",
        ),
        (("core", "camp", "nora"), "packs: found 0 packs of kind 'killer'; allowed: 1 or more"),
        (("core", "butcher", "camp"), "packs: found 0 packs of kind 'girl'; allowed: 1 or more"),
    ],
    ids=["two cores", "no location", "no killer", "no girl"],
)
def test_a_kind_of_pack_is_missing_or_there_twice(packs: tuple[str, ...], message: str) -> None:
    """One core box, and at least one killer, location and Final Girl (FG-OVR-02)."""
    folders = [MemoryFolder(name, files_of(name)) for name in packs]

    assert message == said(lambda: load_content(folders))


def test_folders_are_asked_for_in_a_sentence() -> None:
    """A name is no folder."""
    with pytest.raises(ArgumentError) as caught:
        load_content(["camp"])  # type: ignore[list-item]  # as a program might

    assert "packs[0]: found 'camp'; allowed: a folder, such as pathlib.Path('camp')" == str(
        caught.value
    )


def test_a_folder_on_disk_is_read_as_well(tmp_path: Path) -> None:
    """With the line of the file and the id of the card in front of what is wrong."""
    for name in FILM:
        (tmp_path / name).mkdir()
        for file, data in files_of(name).items():
            (tmp_path / name / file).write_bytes(data)
    items = tmp_path / "camp/items.toml"
    items.write_text(items.read_text().replace('id = "knife"\nname', 'id = "knife"\nnaem'))

    with pytest.raises(PackError) as caught:
        load_content(tmp_path / name for name in FILM)

    known = (
        "id, name, hands, range, modifier, cards, uses, single, on_gain, abilities, origin, marks"
    )
    meant = "did you mean 'name'?"

    assert [
        f"camp/items.toml:46: knife: items[4].naem: found 'naem'; allowed: {known}; {meant}",
        "camp/items.toml:44: knife: items[4].name: found nothing; allowed: a value",
    ] == [str(fault) for fault in caught.value.faults]


def test_a_missing_and_an_unknown_file() -> None:
    """Each kind of pack has its files, and no others."""
    files = files_of("camp")
    files["event.toml"] = files.pop("events.toml")
    folders = [*copies(packs=("core", "butcher", "nora")), MemoryFolder("camp", files)]

    assert (
        "camp/events.toml: found no such file; allowed: a TOML file\n"
        "camp/event.toml: found an unknown file; allowed: pack.toml, map.toml, setups.toml,"
        " terror.toml, events.toml, items.toml"
    ) == said(lambda: load_content(folders))


def test_a_language_that_is_not_there_yet() -> None:
    """Packs of this game are written in the first."""
    assert "nora/pack.toml: language: found 2; allowed: 1 to 1" == complaint(
        ("nora/pack.toml", "language = 1", "language = 2")
    )
