"""New packs of Death May Die for tests: each as the skeleton that `dmd-replay pack new` writes."""

from dmd_replay.games.death_may_die.packs import PACKS
from dmd_replay.packs import skeleton as _packs


def kinds() -> tuple[str, ...]:
    """The kinds of pack there is a skeleton of."""
    return tuple(one.kind for one in PACKS.skeletons)


def skeleton(kind: str, pack_id: str, name: str) -> dict[str, bytes]:
    """The files of a new pack of a kind."""
    (begun,) = (one for one in PACKS.skeletons if one.kind == kind)
    return _packs.skeleton(begun, pack_id, name)
