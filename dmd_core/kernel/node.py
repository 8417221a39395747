"""Values of the project: frozen attrs classes that are cheap to build and cheap to change.

`node` is `attrs.frozen` and `replace` is `attrs.evolve`: same meaning, same types. What differs
is the cost. A frozen attrs constructor pays one ``object.__setattr__`` call per field; a node
is made as an instance of a private open twin of the same layout, filled with plain assignments,
and then becomes the frozen class. The result is an ordinary frozen attrs instance: fields and
``FrozenInstanceError`` are those of attrs, equality, hash and repr behave as its own; a class may
define a repr or ``__reduce__`` itself. A copy of a node, shallow or deep, is the node: nothing in
it changes.

Limits, checked when the class is made: no validators, no inherited fields, no
``__attrs_post_init__``, and every field is a positional argument. The only converter of a field is
the name of its type, a `NewType` or `item_ids`, and it converts nothing: it tells type checkers
that the constructor takes plain numbers and text, `Attack(0)`, where the field is a `Seat`. Values
that need more are plain `attrs.frozen` classes; they are built once, so their cost is no matter.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, TypeVar

    from attrs import evolve as replace
    from attrs import frozen as node

    N = TypeVar("N")

    def changing(kind: type[N], field: str) -> Callable[[N, Any], N]:
        """A cheaper `replace` of one field; see below."""

    def twin_of(kind: type) -> type | None:
        """The open twin of a node class; see below."""

    def adopt(kind: type, *, same: bool, shown: bool) -> None:
        """Make a class of another origin do what a node does; see below."""
else:
    from collections.abc import Callable
    from functools import partial
    from typing import Any, NewType

    import attrs

    from dmd_core.kernel.ids import item_ids

    if TYPE_CHECKING:
        import inspect

    from dmd_core.kernel.source import run_source

    _CHANGE: dict[type, Callable[[Any, dict[str, Any]], Any]] = {}
    _TWINS: dict[type, type] = {}
    _NAMES = (None, item_ids)

    def node(cls: type) -> type:
        """Make a frozen, slotted attrs class whose construction is cheap.

        Args:
            cls: a class with annotated fields, defaults allowed.

        Returns:
            The frozen class, to be used instead of ``cls``.

        Raises:
            TypeError: if a field has a validator, or a converter that converts, is inherited,
                keyword-only or no argument at all, or if there is an ``__attrs_post_init__``.
        """
        frozen = attrs.frozen(weakref_slot=False, eq=False, repr=False)(cls)
        fields = attrs.fields(frozen)
        if hasattr(frozen, "__attrs_post_init__"):
            message = f"{cls.__name__}: a node has no __attrs_post_init__"
            raise TypeError(message)
        for field in fields:
            if not _plain(field):
                message = f"{cls.__name__}.{field.name}: a node takes plain fields of its own only"
                raise TypeError(message)
        body = {"__slots__": frozen.__dict__["__slots__"], "__module__": cls.__module__}
        if "__orig_bases__" in frozen.__dict__:  # says Generic[T], where bases say only Generic
            body["__orig_bases__"] = frozen.__dict__["__orig_bases__"]
        twin = type(f"_Open{cls.__name__}", frozen.__bases__, body)
        _install(frozen, twin)
        if twin.__init__ is object.__init__:
            _TWINS[frozen] = twin
        return frozen

    def twin_of(kind: type) -> type | None:
        """The open twin of a node class, for generated code that fills many of them.

        Args:
            kind: any class.

        Returns:
            A class whose instances take plain assignments and become nodes when their
            ``__class__`` is set to ``kind``; None if there is none.
        """
        return _TWINS.get(kind)

    def adopt(kind: type, *, same: bool, shown: bool) -> None:
        """Make a native class, which has fields and a constructor of its own, do what a node does.

        Args:
            kind: the class; attrs knows its fields.
            same: whether a copy of a value is the value.
            shown: whether it has a repr of its fields.
        """
        if same:
            kind.__copy__ = _same
            kind.__deepcopy__ = _same
        kind.__signature__ = _SIGNATURE
        if "__reduce__" not in kind.__dict__:
            kind.__reduce__ = _reduce
        if shown and "__repr__" not in kind.__dict__:
            kind.__repr__ = _repr
        _CHANGE[kind] = _changed

    def _changed(old: object, changes: dict[str, Any]) -> object:
        cls = old.__class__
        fields = attrs.fields(cls)
        values = {field.alias: getattr(old, field.name) for field in fields}
        if not changes.keys() <= values.keys():
            message = f"{cls.__name__} has no field {', '.join(changes.keys() - values.keys())}"
            raise AttributeError(message)
        return cls(**values | changes)

    def _plain(field: "attrs.Attribute[Any]") -> bool:
        made = field.default
        return (
            field.init
            and not field.kw_only
            and not field.inherited
            and field.validator is None
            and (field.converter in _NAMES or isinstance(field.converter, NewType))
            and not (isinstance(made, attrs.Factory) and made.takes_self)
        )

    def _install(frozen: type, twin: type) -> None:
        """Put methods in place that generate themselves at their first call.

        A game has hundreds of value classes and an import uses few of them; compiling the methods
        of all took two thirds of the import.
        """

        def first_new(cls: type, *args: object, **kwargs: object) -> object:
            _generate(frozen, twin)
            return frozen.__new__(cls, *args, **kwargs)

        def first_eq(self: object, other: object) -> bool:
            _generate(frozen, twin)
            return frozen.__eq__(self, other)

        def first_hash(self: object) -> int:
            _generate(frozen, twin)
            return frozen.__hash__(self)

        def first_change(old: object, changes: dict[str, Any]) -> object:
            _generate(frozen, twin)
            return _CHANGE[frozen](old, changes)

        frozen.__init__ = object.__init__
        frozen.__new__ = first_new
        frozen.__eq__ = first_eq
        frozen.__hash__ = first_hash
        frozen.__copy__ = _same
        frozen.__deepcopy__ = _same
        frozen.__signature__ = _SIGNATURE
        for name, method in (("__reduce__", _reduce), ("__repr__", _repr)):
            if name not in frozen.__dict__:
                setattr(frozen, name, method)
        _CHANGE[frozen] = first_change

    def _reduce(self: object) -> tuple[type, tuple[object, ...]]:
        """Pickle through the constructor: there is no empty node to fill."""
        cls = self.__class__
        return cls, tuple(getattr(self, field.name) for field in attrs.fields(cls))

    def _same(self: object, _memo: object = None) -> object:
        return self

    class _Signature:
        """The arguments of a node class, for `help` and `inspect.signature`."""

        def __get__(self, node: object, cls: type) -> "inspect.Signature":
            import inspect  # noqa: PLC0415 - slow to import, and only readers of help need it

            return inspect.Signature(
                [
                    inspect.Parameter(
                        field.alias,
                        inspect.Parameter.POSITIONAL_OR_KEYWORD,
                        default=_shown_default(field),
                        annotation=inspect.Parameter.empty if field.type is None else field.type,
                    )
                    for field in attrs.fields(cls)
                ]
            )

    def _shown_default(field: "attrs.Attribute[Any]") -> object:
        made = field.default
        if made is attrs.NOTHING:
            from inspect import Parameter  # noqa: PLC0415 - as above

            return Parameter.empty
        return made.factory() if isinstance(made, attrs.Factory) else made

    _SIGNATURE = _Signature()

    def _repr(self: object) -> str:
        cls = self.__class__
        shown = (f"{f.name}={getattr(self, f.name)!r}" for f in attrs.fields(cls) if f.repr)
        return f"{cls.__qualname__.rsplit('>.', 1)[-1]}({', '.join(shown)})"

    def _seen(field: "attrs.Attribute[Any]", of: str) -> str:
        """What equality looks at: the field, or its key."""
        value = f"{of}.{field.name}"
        return value if field.eq_key is None else f"_key_{field.name}({value})"

    def _generate(frozen: type, twin: type) -> None:
        """Compile constructor, copy, equality and hash of a class."""
        fields = attrs.fields(frozen)
        space: dict[str, Any] = {
            "_open": twin if twin.__init__ is object.__init__ else partial(object.__new__, twin),
            "_frozen": frozen,
            "_NOTHING": attrs.NOTHING,
        }
        arguments: list[str] = []
        fill: list[str] = []
        for field in fields:
            value = field.alias
            if isinstance(field.default, attrs.Factory):
                space[f"_make_{field.name}"] = field.default.factory
                arguments.append(f"{field.alias}=_NOTHING")
                value = f"_make_{field.name}() if {value} is _NOTHING else {value}"
            elif field.default is not attrs.NOTHING:
                space[f"_default_{field.name}"] = field.default
                arguments.append(f"{field.alias}=_default_{field.name}")
            else:
                arguments.append(field.alias)
            fill.append(f"    _new.{field.name} = {value}\n")
        head = ", ".join(["_cls", *arguments])
        body = "".join(fill)
        copied = "".join(f"    _new.{field.name} = old.{field.name}\n" for field in fields)
        compared = [field for field in fields if field.eq]
        space.update({f"_key_{f.name}": f.eq_key for f in compared if f.eq_key is not None})
        same = " and ".join(f"{_seen(f, 'self')} == {_seen(f, 'other')}" for f in compared)
        values = "".join(f"{_seen(f, 'self')}, " for f in compared)
        source = (
            f"def __new__({head}):\n"
            "    _new = _open()\n"
            f"{body}"
            "    _new.__class__ = _cls\n"
            "    return _new\n"
            "def __eq__(self, other):\n"
            "    if other.__class__ is not self.__class__:\n"
            "        return NotImplemented\n"
            f"    return {same or True}\n"
            "def __hash__(self):\n"
            f"    return hash((_frozen, {values}))\n"
            "def change(old, changes):\n"
            "    _new = _open()\n"
            f"{copied}"
            "    for name in changes:\n"
            "        setattr(_new, name, changes[name])\n"
            "    _new.__class__ = _frozen\n"
            "    return _new\n"
        )
        run_source(source, f"node {frozen.__qualname__}", space)
        for name in ("__new__", "__eq__", "__hash__"):
            method = space[name]
            method.__qualname__ = f"{frozen.__qualname__}.{name}"
            setattr(frozen, name, method)
        space["__new__"].__qualname__ = frozen.__qualname__  # for messages about arguments
        _CHANGE[frozen] = space["change"]

    def replace(old: Any, **changes: Any) -> Any:  # noqa: ANN401 - typed as attrs.evolve above
        """Give a copy of a node with some fields changed; the rest is shared.

        Args:
            old: a node.
            changes: new values by field name.

        Returns:
            A node of the same class.

        Raises:
            AttributeError: if the class has no such field.
        """
        return _CHANGE[old.__class__](old, changes)

    def changing(kind: type, field: str) -> Callable[[Any, Any], Any]:
        """Make a function that replaces one field of a node, for the hottest few fields.

        It costs two thirds of `replace`, which has to take any keywords. The new value is not
        checked by the type checker, so wrap it in a function that says its type.

        Args:
            kind: a node class.
            field: the name of one of its fields.

        Returns:
            A function of a node and the new value, which gives the changed node.
        """
        others = [one.name for one in attrs.fields(kind) if one.name != field]
        copied = "".join(f"    _new.{name} = old.{name}\n" for name in others)
        source = (
            "def change(old, value):\n"
            "    _new = _open()\n"
            f"    _new.{field} = value\n"
            f"{copied}"
            "    _new.__class__ = _frozen\n"
            "    return _new\n"
        )
        space: dict[str, Any] = {"_open": _TWINS[kind], "_frozen": kind}
        run_source(source, f"change {kind.__qualname__}.{field}", space)
        return space["change"]


__all__ = ["adopt", "changing", "node", "replace", "twin_of"]
