"""The JSON Schema of the protocol: every message, made of the annotations of `messages`."""

import json
from typing import Any, Final, TypeAlias, assert_never, final

from dmd_core.kernel.refusals import Refusal
from dmd_replay.serve import messages as m
from dmd_replay.serve.errors import CODES, Kind
from dmd_replay.serve.structure import (
    Anything,
    Choice,
    Entry,
    Form,
    Member,
    Record,
    Row,
    Table,
    Text,
    Words,
    entries_of,
)

Schema: TypeAlias = dict[str, Any]
"""JSON-able data."""

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
_TYPES: Final = {
    str: "string",
    int: "integer",
    bool: "boolean",
    float: "number",
    type(None): "null",
}
_VALUE: Final = "GameValue"
_IDENT: Final[Schema] = {"type": ["integer", "string"], "maxLength": 100}


def schema() -> Schema:
    """The schema of every message, draft 2020-12.

    Returns:
        JSON-able data: the root takes any message, ``$defs`` has each by its name, such as
        ``ApplyRequest``, ``ApplyAnswer``, ``ChangedNotification`` and ``ErrorAnswer``.
    """
    maker = _Maker()
    requests, others = [], [maker.error()]
    for name, method in m.METHODS.items():
        requests.append(maker.request(name, method))
        others.append(maker.answer(name, method))
    others += [maker.notification(name, kind) for name, kind in m.NOTIFICATIONS.items()]
    maker.defs["Request"] = {"description": "What a client says.", "oneOf": requests}
    maker.defs["Reply"] = {"description": "What a host says.", "anyOf": others}
    return {
        "$schema": DIALECT,
        "title": "Message",
        "description": f"A message of the step protocol, version {m.VERSION}.",
        "anyOf": [_ref("Request"), _ref("Reply")],
        "$defs": dict(sorted(maker.defs.items())),
    }


def schema_text() -> str:
    """The schema as it is published."""
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


@final
class _Maker:
    """Collects the definitions."""

    def __init__(self) -> None:
        self.defs: dict[str, Schema] = {
            _VALUE: {
                "description": "A command or an event of a game; `is` names its class.",
                "type": "object",
                "properties": {"is": {"type": "string"}},
                "required": ["is"],
            }
        }
        self._classes: dict[str, type] = {}

    def request(self, name: str, method: m.Method) -> Schema:
        """The request of a method; its parameters may be left out if none is needed."""
        needed = any(entry.required for entry in entries_of(method.params))
        properties = {
            "jsonrpc": {"const": "2.0"},
            "id": _IDENT,
            "method": {"const": name},
            "params": self._record(method.params),
        }
        required = [key for key in properties if key != "params" or needed]
        return self._message(f"{_titled(name)}Request", method.says, properties, required)

    def answer(self, name: str, method: m.Method) -> Schema:
        """The answer of a method, if all is well."""
        properties = {
            "jsonrpc": {"const": "2.0"},
            "id": _IDENT,
            "result": self._record(method.result),
        }
        says = f"The answer to `{name}`."
        return self._message(f"{_titled(name)}Answer", says, properties, list(properties))

    def notification(self, name: str, kind: type) -> Schema:
        """What is told without having been asked."""
        properties = {
            "jsonrpc": {"const": "2.0"},
            "method": {"const": name},
            "params": self._record(kind),
        }
        says = _doc(kind)
        return self._message(f"{_titled(name)}Notification", says, properties, list(properties))

    def error(self) -> Schema:
        """The answer if something is wrong."""
        error = {
            "type": "object",
            "properties": {
                "code": {"enum": [CODES[kind] for kind in Kind]},
                "message": {"type": "string"},
                "data": self._record(m.ErrorData),
            },
            "required": ["code", "message", "data"],
            "additionalProperties": False,
        }
        properties = {
            "jsonrpc": {"const": "2.0"},
            "id": {**_IDENT, "type": ["integer", "string", "null"]},
            "error": error,
        }
        return self._message("ErrorAnswer", "What is wrong.", properties, list(properties))

    def _message(self, name: str, says: str, properties: Schema, required: list[str]) -> Schema:
        self.defs[name] = {
            "description": says,
            "type": "object",
            "properties": properties,
            "required": required,
            "additionalProperties": False,
        }
        return _ref(name)

    def _record(self, kind: type) -> Schema:
        if kind is Refusal:
            kind = m.RefusalShown
        name = kind.__name__
        known = self._classes.setdefault(name, kind)
        if known is not kind:
            message = f"two classes of messages have the name {name}"
            raise TypeError(message)
        if name not in self.defs:
            self.defs[name] = {}  # a happening holds happenings
            entries = entries_of(kind)
            given = kind.__name__.endswith("Params")
            said = [entry for entry in entries if entry.required or not (given or _partly(kind))]
            self.defs[name] = {
                "description": _doc(kind),
                "type": "object",
                "properties": {entry.name: self._entry(entry, kind) for entry in entries},
                "required": [entry.name for entry in said],
                "additionalProperties": False,
            }
        return _ref(name)

    def _entry(self, entry: Entry, kind: type) -> Schema:
        form = entry.form
        if _partly(kind) and isinstance(form, Choice):
            form = form.parts[0]  # what is not there is left out, and never null
        made = self.of(form)
        return {"description": entry.says, **made} if entry.says else made

    def of(self, form: Form) -> Schema:
        """The schema of a form."""
        match form:
            case Text(kind):
                return {"type": _TYPES[kind]}
            case Words(words):
                return {"enum": list(words)}
            case Row(item, size):
                bounds = {"minItems": size, "maxItems": size} if size else {}
                return {"type": "array", "items": self.of(item), **bounds}
            case Table(value):
                return {"type": "object", "additionalProperties": self.of(value)}
            case Choice(parts):
                return {"anyOf": [self.of(part) for part in parts]}
            case Record(kind):
                return self._record(kind)
            case Member():
                return _ref(_VALUE)
            case Anything():
                return {}
        assert_never(form)


def _partly(kind: type) -> bool:
    """Whether fields without a value are left out."""
    return kind is m.ErrorData


def _doc(kind: type) -> str:
    return " ".join((kind.__doc__ or "").partition("\n\n")[0].split())


def _titled(name: str) -> str:
    return name.capitalize()


def _ref(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


__all__ = ["DIALECT", "schema", "schema_text"]
