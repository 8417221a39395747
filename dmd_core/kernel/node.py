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
    from typing import Any, TypeVar, overload

    from attrs import evolve as replace
    from attrs import frozen as node

    N = TypeVar("N")
    U = TypeVar("U")
    V = TypeVar("V")
    W = TypeVar("W")
    X = TypeVar("X")

    @overload
    def changing(kind: type[N], u: Callable[[N], U], /) -> Callable[[N, U], N]: ...
    @overload
    def changing(
        kind: type[N], u: Callable[[N], U], v: Callable[[N], V], /
    ) -> Callable[[N, U, V], N]: ...
    @overload
    def changing(
        kind: type[N], u: Callable[[N], U], v: Callable[[N], V], w: Callable[[N], W], /
    ) -> Callable[[N, U, V, W], N]: ...
    @overload
    def changing(
        kind: type[N],
        u: Callable[[N], U],
        v: Callable[[N], V],
        w: Callable[[N], W],
        x: Callable[[N], X],
        /,
    ) -> Callable[[N, U, V, W, X], N]: ...
    def changing(kind: type[N], *fields: Callable[[N], Any]) -> Callable[..., N]:
        """A cheaper `replace` of certain fields; see below."""

    def twin_of(kind: type) -> type | None:
        """The open twin of a node class; see below."""

    def adopt(kind: type, names: tuple[str, ...], *, same: bool, shown: bool) -> None:
        """Make a class of another origin do what a node does; see below."""

    def names_of(kind: type) -> tuple[str, ...]:
        """The names of the fields of a class; see below."""

    def is_node(kind: type) -> bool:
        """Whether a class was made by `node`."""

    def filled(kind: type[N], values: tuple[object, ...]) -> N:
        """A node of the values of its fields; see below."""
else:
    from collections.abc import Callable
    from functools import cached_property, partial
    from threading import RLock
    from types import FunctionType
    from typing import Any, ClassVar, NewType, get_origin

    import attrs

    from dmd_core.kernel.ids import item_ids

    if TYPE_CHECKING:
        import inspect

    from dmd_core.kernel.source import run_source

    _FIELDS: dict[type, tuple["_Field | attrs.Attribute[Any]", ...]] = {}
    _CHANGE: dict[type, Callable[[Any, dict[str, Any]], Any]] = {}
    _TWINS: dict[type, type] = {}
    _NAMES = (None, item_ids)
    _NAMES_OF_NATIVES: dict[type, tuple[str, ...]] = {}
    _NATIVE_NODES: set[type] = set()

    _frozen_by_attrs = attrs.frozen(weakref_slot=False, eq=False, repr=False)

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
        frozen = _made_directly(cls) or _made_by_attrs(cls)
        _install(frozen)
        return frozen

    _Declared = type(attrs.field())
    """What a call of `attrs.field` leaves in the body of a class."""

    class _Field:
        """What generated methods ask of a field, as `attrs.Attribute` has it."""

        __slots__ = ("alias", "default", "eq", "eq_key", "name", "repr")

        def __init__(self, name: str, given: object) -> None:
            self.name = name
            self.alias = name.lstrip("_")
            self.default = given
            self.eq = self.repr = True
            self.eq_key = None
            if isinstance(given, _Declared):
                self.alias = given.alias or self.alias
                self.default = given._default  # noqa: SLF001 - attrs gives no other way to it
                self.eq, self.eq_key, self.repr = given.eq, given.eq_key, given.repr

    def _fields_of(cls: type) -> tuple["_Field | attrs.Attribute[Any]", ...]:
        found = _FIELDS.get(cls)
        return attrs.fields(cls) if found is None else found

    _DESCRIBING = RLock()

    class _Described:
        """attrs' own description of the fields, made when somebody asks for it.

        A process that plays uses hundreds of node classes, and nobody looks into most of them; the
        descriptions took a quarter of the time up to the first game.
        """

        def __init__(self, cls: type) -> None:
            self._cls = cls

        def __get__(self, node: object, frozen: type) -> object:
            with _DESCRIBING:  # attrs leaves things in the class while it describes it
                made = frozen.__dict__.get("__attrs_attrs__", self)
                if made is self:
                    made = _frozen_by_attrs(self._cls).__attrs_attrs__
                    frozen.__attrs_attrs__ = made
            return made

    @_frozen_by_attrs
    class _Pattern:
        """What attrs gives to each class alike, such as the error of an assignment."""

    _ALIKE = {
        name: _Pattern.__dict__[name]
        for name in ("__attrs_props__", "__setattr__", "__delattr__", "__replace__")
        if name in _Pattern.__dict__
    }
    _OF_EVERY_CLASS = ("__dict__", "__weakref__")
    _FOR_ATTRS = frozenset(
        {
            "__attrs_post_init__",
            "__delattr__",
            "__getstate__",
            "__init__",
            "__match_args__",
            "__setattr__",
            "__setstate__",
            "__slots__",
        }
    )
    """What a class says of itself that only attrs knows how to treat."""

    def _made_directly(cls: type) -> type | None:
        """The frozen class of a class with plain fields alone; None if it takes attrs to make it.

        What attrs does with such a class is to make it again with slots; doing that here takes a
        tenth of the time.
        """
        body = dict(cls.__dict__)
        if not _FOR_ATTRS.isdisjoint(body) or any(map(attrs.has, cls.__bases__)):
            return None
        hints = body.get("__annotations__")
        if hints is None:
            hints = cls.__annotations__ if "__annotate_func__" in body else {}
        names = tuple(name for name, hint in hints.items() if not _is_class_variable(hint))
        given = [body.pop(name, attrs.NOTHING) for name in names]
        if not (all(map(_is_assigned, given)) and all(map(_is_left_alone, body.values()))):
            return None
        for name in _OF_EVERY_CLASS:
            body.pop(name, None)
        body["__qualname__"] = cls.__qualname__
        body["__slots__"] = body["__match_args__"] = names
        body["__attrs_attrs__"] = _Described(cls)
        frozen = type(cls)(cls.__name__, cls.__bases__, body | _ALIKE)
        _FIELDS[frozen] = tuple(map(_Field, names, given))
        return frozen

    def _is_class_variable(hint: object) -> bool:
        if hint.__class__ is str:
            return hint.strip("'\"").partition("[")[0].rpartition(".")[2] == "ClassVar"
        return hint is ClassVar or get_origin(hint) is ClassVar

    def _is_assigned(given: object) -> bool:
        """Whether all there is to do for a field is to assign it."""
        if not isinstance(given, _Declared):
            return True
        made = given._default  # noqa: SLF001 - as above
        return (
            given.init
            and not given.kw_only
            and given._validator is None  # noqa: SLF001 - as above
            and (given.converter in _NAMES or isinstance(given.converter, NewType))
            and not (isinstance(made, attrs.Factory) and made.takes_self)
        )

    def _is_left_alone(value: object) -> bool:
        """Whether attrs leaves this in the body of a class as it is."""
        code = getattr(value, "__code__", None)  # one with `super` knows the class it stands in
        return not isinstance(value, _Declared | cached_property) and (
            code is None or "__class__" not in code.co_freevars
        )

    def _made_by_attrs(cls: type) -> type:
        frozen = _frozen_by_attrs(cls)
        fields = attrs.fields(frozen)
        if hasattr(frozen, "__attrs_post_init__"):
            message = f"{cls.__name__}: a node has no __attrs_post_init__"
            raise TypeError(message)
        for field in fields:
            if field.inherited or not _is_assigned(cls.__dict__.get(field.name)):
                message = f"{cls.__name__}.{field.name}: a node takes plain fields of its own only"
                raise TypeError(message)
        _FIELDS[frozen] = fields
        return frozen

    def names_of(kind: type) -> tuple[str, ...]:
        """The names of the fields of a class of attrs, in order; none of any other class.

        Of a node this costs less than `attrs.fields`, which has attrs look at the class.
        """
        found = _FIELDS.get(kind)
        if found is None:
            if kind in _NAMES_OF_NATIVES:
                return _NAMES_OF_NATIVES[kind]
            found = attrs.fields(kind) if attrs.has(kind) else ()
        return tuple([field.name for field in found])

    def is_node(kind: type) -> bool:
        """Whether a class was made by `node`."""
        return kind in _FIELDS or kind in _NATIVE_NODES

    def filled(kind: type, values: tuple[object, ...]) -> object:
        """A node of the values of all its fields in order; no default is filled in.

        It takes longer than the constructor and compiles nothing: it is for nodes that are made
        once, when hundreds of classes are needed for the first time.

        Raises:
            ValueError: if it is another number of values than there are fields.
        """
        if kind in _NATIVE_NODES:
            if len(values) != len(_NAMES_OF_NATIVES[kind]):
                message = f"{kind.__name__} has {len(_NAMES_OF_NATIVES[kind])} fields"
                raise ValueError(message)
            return kind(*values)
        made = object.__new__(kind)
        for field, value in zip(_FIELDS[kind], values, strict=True):
            object.__setattr__(made, field.name, value)
        return made

    def twin_of(kind: type) -> type | None:
        """The open twin of a node class, for generated code that fills many of them.

        Args:
            kind: any class.

        Returns:
            A class whose instances take plain assignments and become nodes when their
            ``__class__`` is set to ``kind``; None if there is none.
        """
        if kind not in _FIELDS:
            return None
        twin = _twin(kind)
        return twin if twin.__init__ is object.__init__ else None

    def adopt(kind: type, names: tuple[str, ...], *, same: bool, shown: bool) -> None:
        """Make a native class, which has fields and a constructor of its own, do what a node does.

        Args:
            kind: the class; attrs knows its fields.
            names: the names of its fields in order.
            same: whether it is a node, of which a copy is the node itself.
            shown: whether it has a repr of its fields.
        """
        _NAMES_OF_NATIVES[kind] = names
        if same:
            _NATIVE_NODES.add(kind)
            kind.__copy__ = _same
            kind.__deepcopy__ = _same
        kind.__signature__ = _SIGNATURE
        _tell(kind, shown=shown)
        _CHANGE[kind] = _changed

    def _changed(old: object, changes: dict[str, Any]) -> object:
        """What `replace` gives of a native class, where the compiler has not written a method."""
        cls = old.__class__
        names = _NAMES_OF_NATIVES[cls]
        values = {name.lstrip("_"): getattr(old, name) for name in names}
        strange = [name for name in changes if name not in values]
        if strange:
            message = f"{cls.__name__} has no field '{strange[0]}'"
            raise AttributeError(message)
        return cls(**values | changes)

    def _twin(frozen: type) -> type:
        twin = _TWINS.get(frozen)
        if twin is None:
            body = {"__slots__": frozen.__dict__["__slots__"], "__module__": frozen.__module__}
            if "__orig_bases__" in frozen.__dict__:  # says Generic[T], where bases say only Generic
                body["__orig_bases__"] = frozen.__dict__["__orig_bases__"]
            made = type(f"_Open{frozen.__name__}", frozen.__bases__, body)
            twin = _TWINS.setdefault(frozen, made)
        return twin

    def _opener(frozen: type) -> Callable[[], Any]:
        """What makes an empty twin."""
        twin = _twin(frozen)
        return twin if twin.__init__ is object.__init__ else partial(object.__new__, twin)

    def _install(frozen: type) -> None:
        """Put methods in place that generate themselves at their first call.

        A game has hundreds of value classes and an import uses few of them; compiling the methods
        of all took two thirds of the import.
        """

        def first_new(cls: type, *args: object, **kwargs: object) -> object:
            _generate(frozen)
            return frozen.__new__(cls, *args, **kwargs)

        def first_eq(self: object, other: object) -> bool:
            _generate(frozen)
            return frozen.__eq__(self, other)

        def first_hash(self: object) -> int:
            _generate(frozen)
            return frozen.__hash__(self)

        def first_change(old: object, changes: dict[str, Any]) -> object:
            _generate(frozen)
            return _CHANGE[frozen](old, changes)

        frozen.__init__ = object.__init__
        frozen.__new__ = first_new
        frozen.__eq__ = first_eq
        frozen.__hash__ = first_hash
        frozen.__copy__ = _same
        frozen.__deepcopy__ = _same
        frozen.__signature__ = _SIGNATURE
        _tell(frozen, shown=True)
        _CHANGE[frozen] = first_change

    def _tell(kind: type, *, shown: bool) -> None:
        """Let a class pickle and show itself, where it does not say how."""
        if "__reduce__" not in kind.__dict__:
            kind.__reduce__ = _reduce
        if shown and "__repr__" not in kind.__dict__:
            kind.__repr__ = _repr

    def _reduce(self: object) -> tuple[type, tuple[object, ...]]:
        """Pickle through the constructor: there is no empty node to fill."""
        cls = self.__class__
        return cls, tuple(getattr(self, name) for name in names_of(cls))

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
        shown = (f"{f.name}={getattr(self, f.name)!r}" for f in _fields_of(cls) if f.repr)
        return f"{cls.__qualname__.rsplit('>.', 1)[-1]}({', '.join(shown)})"

    def _seen(field: "_Field | attrs.Attribute[Any]", of: str) -> str:
        """What equality looks at: the field, or its key."""
        value = f"{of}.{field.name}"
        return value if field.eq_key is None else f"_key_{field.name}({value})"

    def _generate(frozen: type) -> None:
        """Compile constructor, copy, equality and hash of a class."""
        fields = _FIELDS[frozen]
        space: dict[str, Any] = {
            "_open": _opener(frozen),
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

    class _Names:
        """Gives every attribute as its name: a function that reads a field names it."""

        def __getattr__(self, name: str) -> str:
            return name

    _NAMED = _Names()

    def changing(kind: type, *fields: Callable[[Any], Any]) -> Callable[..., Any]:
        """Make a function that replaces certain fields of a node, for what is changed most often.

        It costs half of `replace`, which has to take any keywords. The function is compiled at its
        first call.

        Args:
            kind: a node class.
            fields: the fields, each as a function that reads it, so that type checkers know what
                the new value has to be: ``changing(Roll, lambda roll: roll.faces)``.

        Returns:
            A function of a node and the new values, in this order, which gives the changed node.

        Example:
            >>> @node
            ... class Card:
            ...     name: str
            ...     wounds: int = 0
            >>> wounded = changing(Card, lambda card: card.wounds)
            >>> wounded(Card("axe"), 2)
            Card(name='axe', wounds=2)
        """
        names = [field(_NAMED) for field in fields]
        if kind in _NAMES_OF_NATIVES:
            return lambda old, *values: _changed(old, dict(zip(names, values, strict=True)))
        space: dict[str, Any] = {"_frozen": kind}
        change = FunctionType(_unmade.__code__, space, "change")

        def first(old: object, values: tuple[object, ...]) -> object:
            made: dict[str, Any] = {}
            space["_open"] = _opener(kind)
            title = f"change {kind.__qualname__}.{'.'.join(names)}"
            run_source(_change_source(kind, names), title, space, into=made)
            change.__code__ = made["change"].__code__
            return change(old, *values)

        space["_first"] = first
        return change

    def _unmade(old: object, *values: object) -> object:
        """The code of a changing function up to its first call, which puts its own in its place."""
        return _first(old, values)  # noqa: F821 - see `changing`

    def _change_source(kind: type, names: list[str]) -> str:
        known = [field.name for field in _FIELDS[kind]]
        strange = [name for name in names if name not in known]
        if strange:
            message = f"{kind.__name__} has no field '{strange[0]}'"
            raise AttributeError(message)
        arguments = ", ".join(f"new_{place}" for place in range(len(names)))
        given = "".join(f"    _new.{name} = new_{n}\n" for n, name in enumerate(names))
        copied = "".join(f"    _new.{name} = old.{name}\n" for name in known if name not in names)
        return (
            f"def change(old, {arguments}):\n"
            "    _new = _open()\n"
            f"{given}{copied}"
            "    _new.__class__ = _frozen\n"
            "    return _new\n"
        )


__all__ = [
    "adopt",
    "changing",
    "filled",
    "is_node",
    "names_of",
    "node",
    "replace",
    "twin_of",
]
