"""Factors: what two configurations of one game differ in, each to be switched alone.

Choices of the setup, fields of pack files, changes of the rules.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, final

import attrs

from dmd_core.kernel.ruleset import Ruleset
from dmd_core.toml_text import parse_toml
from dmd_replay.facets.setup import Choice, SetupFacet
from dmd_replay.plain_toml import harmless_toml

PackFiles = Mapping[str, bytes]
"""The files of a pack by name."""


@final
@attrs.frozen
class Configuration:
    """What a game is played in.

    Attributes:
        setup: the setup as plain data.
        packs: content that is not built in.
        rules: the rules; None for those of the game.
    """

    setup: Mapping[str, Any]
    packs: tuple[PackFiles, ...] = ()
    rules: Ruleset[Any, Any] | None = None

    @property
    def choice(self) -> Choice:
        """What makes the definition."""
        return Choice(self.setup, self.packs)


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
class Factor:
    """One difference between two configurations.

    Attributes:
        kind: ``ruling``, ``setup``, ``pack`` or ``rule``.
        name: what differs, such as ``rulings.actions_per_turn``.
        says: from what to what.
        switch: the first configuration with just this taken from the second.
    """

    kind: str
    name: str
    says: str
    switch: Callable[[Configuration], Configuration] = attrs.field(eq=False, repr=False)


def factors_between(
    setup: SetupFacet,
    first: Configuration,
    second: Configuration,
    changes: Iterable[RuleChange] = (),
) -> tuple[Factor, ...]:
    """What differs between two configurations, and the declared changes of the rules.

    Args:
        setup: knows which choices belong together.
        first: the configuration to switch from.
        second: the configuration to take from.
        changes: changes of the rules that the second configuration has and the first has not.
    """
    return (
        *_setup_factors(setup, first.setup, second.setup),
        *_pack_factors(first.packs, second.packs),
        *(Factor("rule", change.name, change.says, _rules(change)) for change in changes),
    )


def _rules(change: RuleChange) -> Callable[[Configuration], Configuration]:
    def switch(configuration: Configuration) -> Configuration:
        if configuration.rules is None:
            message = f"{change.name}: a configuration whose rules are switched has to name them"
            raise ValueError(message)
        return attrs.evolve(configuration, rules=change.switch(configuration.rules))

    return switch


def _setup_factors(
    setup: SetupFacet, first: Mapping[str, Any], second: Mapping[str, Any]
) -> Iterator[Factor]:
    different = [key for key in {**first, **second} if _data(first, key) != _data(second, key)]
    linked = [key for key in different if key in setup.together]
    if linked:
        says = "; ".join(_says(first.get(key), second.get(key)) for key in linked)
        yield Factor("setup", " and ".join(linked), says, _setting(linked, second))
    for key in different:
        old, new = first.get(key), second.get(key)
        if key in setup.together:
            continue
        if isinstance(old, Mapping) and isinstance(new, Mapping):
            for inner in {**old, **new}:
                if old.get(inner) != new.get(inner):
                    says = _says(old.get(inner), new.get(inner))
                    kind = "ruling" if key == setup.rulings else "setup"
                    yield Factor(kind, f"{key}.{inner}", says, _inner(key, inner, new))
        else:
            yield Factor("setup", key, _says(old, new), _setting([key], second))


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


def _setting(
    keys: Sequence[str], second: Mapping[str, Any]
) -> Callable[[Configuration], Configuration]:
    taken = {key: second[key] for key in keys if key in second}

    def switch(configuration: Configuration) -> Configuration:
        kept = {key: value for key, value in configuration.setup.items() if key not in keys}
        return attrs.evolve(configuration, setup={**kept, **taken})

    return switch


def _inner(
    key: str, inner: str, new: Mapping[str, Any]
) -> Callable[[Configuration], Configuration]:
    def switch(configuration: Configuration) -> Configuration:
        values = {name: value for name, value in configuration.setup[key].items() if name != inner}
        if inner in new:
            values[inner] = new[inner]
        return attrs.evolve(configuration, setup={**configuration.setup, key: values})

    return switch


# --- packs ---------------------------------------------------------------------------------------


def pack_name(pack: PackFiles, place: int) -> str:
    """The id a pack gives itself, else its place."""
    data = _toml(pack.get("pack.toml", b""))
    name = None if data is None else data.get("id")
    return name if isinstance(name, str) else f"pack {place + 1}"


def _pack_factors(first: Sequence[PackFiles], second: Sequence[PackFiles]) -> Iterator[Factor]:
    old = {pack_name(pack, place): pack for place, pack in enumerate(first)}
    new = {pack_name(pack, place): pack for place, pack in enumerate(second)}
    for name in {**old, **new}:
        if name not in new:
            yield Factor("pack", name, "there → not there", _pack(name, None))
        elif name not in old:
            yield Factor("pack", name, "not there → there", _pack(name, new[name]))
        else:
            yield from _file_factors(name, old[name], new[name])


def _file_factors(name: str, old: PackFiles, new: PackFiles) -> Iterator[Factor]:
    for file in {**old, **new}:
        if old.get(file) == new.get(file):
            continue
        was, now = _toml(old.get(file)), _toml(new.get(file))
        if was is None or now is None:
            yield Factor("pack", f"{name}/{file}", "another file", _file(name, file, new.get(file)))
            continue
        for path, before, after in _fields(was, now, ()):
            label = f"{name}/{file}: {_label(was, path)}"
            yield Factor("pack", label, _says(before, after), _field(name, file, path, after))


def _toml(content: bytes | None) -> dict[str, Any] | None:
    try:
        return None if content is None else parse_toml(content.decode())
    except ValueError:  # of UTF-8, or of TOML
        return None


FieldPath = tuple[str | int, ...]
"""Keys and places that lead to a field of a file."""


def _fields(old: Any, new: Any, path: FieldPath) -> Iterator[tuple[FieldPath, Any, Any]]:  # noqa: ANN401 - plain data
    if isinstance(old, dict) and isinstance(new, dict):
        for key in {**old, **new}:
            yield from _fields(old.get(key), new.get(key), (*path, key))
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for place, (before, after) in enumerate(zip(old, new, strict=True)):
            yield from _fields(before, after, (*path, place))
    elif old != new:
        yield path, old, new


def _label(data: Any, path: FieldPath) -> str:  # noqa: ANN401 - plain data
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


def _pack(name: str, pack: PackFiles | None) -> Callable[[Configuration], Configuration]:
    def switch(configuration: Configuration) -> Configuration:
        kept = [p for place, p in enumerate(configuration.packs) if pack_name(p, place) != name]
        return attrs.evolve(configuration, packs=(*kept, *(() if pack is None else (pack,))))

    return switch


def _file(name: str, file: str, content: bytes | None) -> Callable[[Configuration], Configuration]:
    return _changed(name, lambda pack: _with_file(pack, file, content))


def _with_file(pack: PackFiles, file: str, content: bytes | None) -> PackFiles:
    kept = {other: text for other, text in pack.items() if other != file}
    return kept if content is None else {**kept, file: content}


def _field(
    name: str,
    file: str,
    path: FieldPath,
    value: Any,  # noqa: ANN401 - plain data
) -> Callable[[Configuration], Configuration]:
    def change(pack: PackFiles) -> PackFiles:
        data = _toml(pack[file])
        changed = harmless_toml(_set({} if data is None else data, path, value))
        return _with_file(pack, file, changed.encode())

    return _changed(name, change)


def _set(data: Any, path: FieldPath, value: Any) -> Any:  # noqa: ANN401 - plain data
    if not path:
        return value
    head, *rest = path
    if isinstance(head, int):
        return [*data[:head], _set(data[head], tuple(rest), value), *data[head + 1 :]]
    if not rest and value is None:
        return {key: part for key, part in data.items() if key != head}
    return {**data, head: _set(data.get(head, {}), tuple(rest), value)}


def _changed(
    name: str, change: Callable[[PackFiles], PackFiles]
) -> Callable[[Configuration], Configuration]:
    def switch(configuration: Configuration) -> Configuration:
        packs = tuple(
            change(pack) if pack_name(pack, place) == name else pack
            for place, pack in enumerate(configuration.packs)
        )
        return attrs.evolve(configuration, packs=packs)

    return switch


__all__ = ["Configuration", "Factor", "RuleChange", "factors_between", "pack_name"]
