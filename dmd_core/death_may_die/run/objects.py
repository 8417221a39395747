"""Objects of the Episode: mended."""

from dmd_core.death_may_die.events.map import ObjectMended
from dmd_core.death_may_die.handlers import DmdRun
from dmd_core.death_may_die.lookups import object_at, objects_at
from dmd_core.death_may_die.run.base import on_node, skip
from dmd_core.death_may_die.run.selectors import spaces_of
from dmd_core.death_may_die.text_frames import Resolve
from dmd_core.death_may_die.words.objects import MendObjects
from dmd_core.death_may_die.words.selectors import ObjectState


@on_node(MendObjects)
def _mend(run: DmdRun, frame: Resolve, node: MendObjects) -> None:
    """Wounds off every damaged intact object on the Spaces."""
    names = [
        name
        for space in spaces_of(run.game, run.table, frame.env, node.where)
        for name in objects_at(run.table, space, ObjectState.DAMAGED)
    ]
    if not names:
        skip(run, frame.env)
    for name in names:
        n = min(node.n, object_at(run.table, name).wounds)
        run.emit(ObjectMended(name, n, src=frame.env.src))


__all__: list[str] = []
