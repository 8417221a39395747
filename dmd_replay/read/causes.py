"""Causes: in what two worlds differ that one game can be played in, each to be switched alone.

Choices of the setup, fields of pack files, changes of the rules.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, final

import attrs
import tomli_w

from dmd_core.kernel.ruleset import Ruleset
from dmd_core.toml_text import parse_toml

Pack = Mapping[str, bytes]
"""The files of a pack by name."""

TOGETHER: Final = ("players", "investigators")
"""Choices of a setup that can only be switched at once: the one has to fit the other."""


@final
@attrs.frozen
class World:
    """What a game is played in.

    Attributes:
        setup: the setup as plain data.
        packs: content that is not built in.
        rules: the rules; None for those of the adapter.
    """

    setup: Mapping[str, Any]
    packs: tuple[Pack, ...] = ()
    rules: Ruleset[Any, Any] | None = None


@final
@attrs.frozen
class RuleChange:
    """A declared change of the rules that can be switched.

    Attributes:
        name: its name.
        says: what it changes, in a few words.
        switch: the rules with it switched, from the rules without.
    """

    name: str
    says: str
    switch: Callable[[Ruleset[Any, Any]], Ruleset[Any, Any]]


@final
@attrs.frozen
class Cause:
    """One difference between two worlds.

    Attributes:
        kind: ``ruling``, ``setup``, ``pack`` or ``rule``.
        name: what differs, such as ``rulings.actions_per_turn``.
        says: from what to what.
        switch: the first world with just this taken from the second.
    """

    kind: str
    name: str
    says: str
    switch: Callable[[World], World] = attrs.field(eq=False, repr=False)


def causes_between(
    first: World, second: World, changes: Iterable[RuleChange] = ()
) -> tuple[Cause, ...]:
    """What differs between two worlds, and the declared changes of the rules.

    Args:
        first: the world to switch from.
        second: the world to take from.
        changes: changes of the rules that the second world has and the first has not.
    """
    return (
        *_setup_causes(first.setup, second.setup),
        *_pack_causes(first.packs, second.packs),
        *(Cause("rule", change.name, change.says, _rules(change)) for change in changes),
    )


def _rules(change: RuleChange) -> Callable[[World], World]:
    def switch(world: World) -> World:
        if world.rules is None:
            message = f"{change.name}: a world whose rules are switched has to name them"
            raise ValueError(message)
        return attrs.evolve(world, rules=change.switch(world.rules))

    return switch


def _setup_causes(first: Mapping[str, Any], second: Mapping[str, Any]) -> Iterator[Cause]:
    different = [key for key in {**first, **second} if _data(first, key) != _data(second, key)]
    linked = [key for key in different if key in TOGETHER]
    if linked:
        says = "; ".join(_says(first.get(key), second.get(key)) for key in linked)
        yield Cause("setup", " and ".join(linked), says, _setting(linked, second))
    for key in different:
        old, new = first.get(key), second.get(key)
        if key in TOGETHER:
            continue
        if isinstance(old, Mapping) and isinstance(new, Mapping):
            for inner in {**old, **new}:
                if old.get(inner) != new.get(inner):
                    says = _says(old.get(inner), new.get(inner))
                    kind = "ruling" if key == "rulings" else "setup"
                    yield Cause(kind, f"{key}.{inner}", says, _inner(key, inner, new))
        else:
            yield Cause("setup", key, _says(old, new), _setting([key], second))


def _data(setup: Mapping[str, Any], key: str) -> Any:  # noqa: ANN401 - plain data
    value = setup.get(key)
    return list(value) if isinstance(value, tuple) else value


def _says(old: object, new: object) -> str:
    return f"{_shown(old)} → {_shown(new)}"


def _shown(value: object) -> str:
    if value is None:
        return "nothing"
    text = ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
    return text if len(text) <= _WIDTH else f"{text[: _WIDTH - 1]}…"


_WIDTH: Final = 60


def _setting(keys: Sequence[str], second: Mapping[str, Any]) -> Callable[[World], World]:
    taken = {key: second[key] for key in keys if key in second}

    def switch(world: World) -> World:
        kept = {key: value for key, value in world.setup.items() if key not in keys}
        return attrs.evolve(world, setup={**kept, **taken})

    return switch


def _inner(key: str, inner: str, new: Mapping[str, Any]) -> Callable[[World], World]:
    def switch(world: World) -> World:
        values = {name: value for name, value in world.setup[key].items() if name != inner}
        if inner in new:
            values[inner] = new[inner]
        return attrs.evolve(world, setup={**world.setup, key: values})

    return switch


# --- packs ---------------------------------------------------------------------------------------


def pack_name(pack: Pack, place: int) -> str:
    """The id a pack gives itself, else its place."""
    data = _toml(pack.get("pack.toml", b""))
    name = None if data is None else data.get("id")
    return name if isinstance(name, str) else f"pack {place + 1}"


def _pack_causes(first: Sequence[Pack], second: Sequence[Pack]) -> Iterator[Cause]:
    old = {pack_name(pack, place): pack for place, pack in enumerate(first)}
    new = {pack_name(pack, place): pack for place, pack in enumerate(second)}
    for name in {**old, **new}:
        if name not in new:
            yield Cause("pack", name, "there → not there", _pack(name, None))
        elif name not in old:
            yield Cause("pack", name, "not there → there", _pack(name, new[name]))
        else:
            yield from _file_causes(name, old[name], new[name])


def _file_causes(name: str, old: Pack, new: Pack) -> Iterator[Cause]:
    for file in {**old, **new}:
        if old.get(file) == new.get(file):
            continue
        was, now = _toml(old.get(file)), _toml(new.get(file))
        if was is None or now is None:
            yield Cause("pack", f"{name}/{file}", "another file", _file(name, file, new.get(file)))
            continue
        for path, before, after in _fields(was, now, ()):
            label = f"{name}/{file}: {_label(was, path)}"
            yield Cause("pack", label, _says(before, after), _field(name, file, path, after))


def _toml(content: bytes | None) -> dict[str, Any] | None:
    try:
        return None if content is None else parse_toml(content.decode())
    except ValueError:  # of UTF-8, or of TOML
        return None


Path = tuple[str | int, ...]
"""Keys and places that lead to a field of a file."""


def _fields(old: Any, new: Any, path: Path) -> Iterator[tuple[Path, Any, Any]]:  # noqa: ANN401 - plain data
    if isinstance(old, dict) and isinstance(new, dict):
        for key in {**old, **new}:
            yield from _fields(old.get(key), new.get(key), (*path, key))
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for place, (before, after) in enumerate(zip(old, new, strict=True)):
            yield from _fields(before, after, (*path, place))
    elif old != new:
        yield path, old, new


def _label(data: Any, path: Path) -> str:  # noqa: ANN401 - plain data
    """A path with ids in the place of numbers, where there are any."""
    words: list[str] = []
    for part in path:
        data = data[part] if isinstance(part, int) or part in data else {}
        if isinstance(part, int):
            named = data.get("id") if isinstance(data, dict) else None
            words[-1] += f"[{part if named is None else named}]"
        else:
            words.append(part)
    return ".".join(words)


def _pack(name: str, pack: Pack | None) -> Callable[[World], World]:
    def switch(world: World) -> World:
        kept = [p for place, p in enumerate(world.packs) if pack_name(p, place) != name]
        return attrs.evolve(world, packs=(*kept, *(() if pack is None else (pack,))))

    return switch


def _file(name: str, file: str, content: bytes | None) -> Callable[[World], World]:
    return _changed(name, lambda pack: _with_file(pack, file, content))


def _with_file(pack: Pack, file: str, content: bytes | None) -> Pack:
    kept = {other: text for other, text in pack.items() if other != file}
    return kept if content is None else {**kept, file: content}


def _field(name: str, file: str, path: Path, value: Any) -> Callable[[World], World]:  # noqa: ANN401 - plain data
    def change(pack: Pack) -> Pack:
        data = _toml(pack[file])
        changed = tomli_w.dumps(_set({} if data is None else data, path, value))
        return _with_file(pack, file, changed.encode())

    return _changed(name, change)


def _set(data: Any, path: Path, value: Any) -> Any:  # noqa: ANN401 - plain data
    if not path:
        return value
    head, *rest = path
    if isinstance(head, int):
        return [*data[:head], _set(data[head], tuple(rest), value), *data[head + 1 :]]
    if not rest and value is None:
        return {key: part for key, part in data.items() if key != head}
    return {**data, head: _set(data.get(head, {}), tuple(rest), value)}


def _changed(name: str, change: Callable[[Pack], Pack]) -> Callable[[World], World]:
    def switch(world: World) -> World:
        packs = tuple(
            change(pack) if pack_name(pack, place) == name else pack
            for place, pack in enumerate(world.packs)
        )
        return attrs.evolve(world, packs=packs)

    return switch


__all__ = ["Cause", "RuleChange", "World", "causes_between", "pack_name"]
