"""Schemas parsed from their texts, and what follows from them.

docs/wire-format.md: "Schema", "Schema ids", "Null", "Objects that refer to each other".
"""

import re
from dataclasses import dataclass

import encoded
import leaves
import textual
import wiretypes
from fixed import FIXED
from wiretypes import PRIMITIVES


@dataclass(frozen=True)
class Field:
    """A field, or the start of a versioned block, whose `wire_type` is None."""

    name: str
    wire_type: object
    since: int = 1


@dataclass(frozen=True)
class Schema:
    """A type: its fields and, if it is the root of a family, the classes by their type ids."""

    name: str
    fields: tuple
    members: dict
    has_id: bool = False

    @property
    def is_evolvable(self):
        return bool(self.fields) and self.fields[0].wire_type is None


def parse(text):
    """Parses a schema. Raises ValueError if the text is not one."""
    head, *lines = text.split("\n")
    name = head.removeprefix("family ").split(" ")[0]
    members = {}
    fields = []
    for line in lines:
        member = re.fullmatch(r"  ([0-9]+) (\S+)", line)
        field = re.fullmatch(r"  (\S+) (.+?)(?: since=([0-9]+))?", line)
        if member:
            members[int(member.group(1))] = member.group(2)
        elif field:
            kind = field.group(2)
            wire_type = None if kind == "frame" else wiretypes.parse(kind, leaves.WORDS)
            fields.append(Field(field.group(1), wire_type, int(field.group(3) or 1)))
        elif line:
            raise ValueError(f"not a line of a schema: {line}")
    return Schema(name, tuple(fields), members, head.endswith(" schemaId"))


class Schemas:
    """The schemas of all types by name, and the ids that messages of some of them begin with."""

    def __init__(self, texts, ids):
        self._ids = ids
        self.by_name = {}
        for text in texts:
            schema = parse(text)
            self.by_name[schema.name] = schema
        self._sizes = {}

    def __getitem__(self, name):
        return self.by_name[name]

    def id(self, name):
        """Returns the id that messages of a type begin with, or None if they begin with none."""
        return self._ids[name] if self[name].has_id else None

    def size(self, wire_type):
        """Returns the bytes of every value without a presence byte, or None if the type has no fixed size."""
        if wire_type.word in PRIMITIVES:
            return PRIMITIVES[wire_type.word]
        if wire_type.word in FIXED:
            return FIXED[wire_type.word].size
        if wire_type.word == "encoded":
            return encoded.size(wire_type)
        if wire_type.word == "fixedarray":
            return PRIMITIVES[wire_type.name] * wire_type.length
        if wire_type.word == "fixedtext":
            return wire_type.length + textual.size_of_count(wire_type.length)
        if wire_type.word == "fixedcustom":
            return wire_type.length
        return self.size_of_fields(wire_type.name) if wire_type.word == "nested" else None

    def size_of_fields(self, name):
        """Returns the bytes of a type's fields, or None if they vary. A type that holds itself has no fixed size."""
        if name not in self._sizes:
            self._sizes[name] = None
            schema = self[name]
            sizes = [self._size_in_fields(field.wire_type) for field in schema.fields]
            varies = schema.is_evolvable or schema.members or None in sizes
            self._sizes[name] = None if varies else sum(sizes)
        return self._sizes[name]

    def _size_in_fields(self, wire_type):
        size = self.size(wire_type) if wire_type else None
        has_presence = size is not None and wire_type.nullable and not leaves.has_null(wire_type.word)
        return size + 1 if has_presence else size

    def holds_objects(self, name):
        """Whether a field of the type can hold objects."""
        types = [field.wire_type for field in self[name].fields if field.wire_type]
        return any(_objects(wire_type) or _holds_dynamic(wire_type) for wire_type in types)

    def numbers_itself(self, name):
        """Whether an outermost object of that class gets number 2."""
        seen = set()
        to_do = [name]
        while to_do:
            schema = self[to_do.pop()]
            for field in schema.fields:
                for reference in _objects(field.wire_type) if field.wire_type else ():
                    held = reference.element if reference.word == "shared" else reference
                    classes = self.classes(held)
                    if reference.word == "shared" and name in classes:
                        return True
                    to_do.extend(set(classes) - seen)
                    seen.update(classes)
        return False

    def classes(self, wire_type):
        """Returns the classes that an object of a nested type or family can have."""
        return tuple(self[wire_type.name].members.values()) if wire_type.word == "family" else (wire_type.name,)


def _holds_dynamic(wire_type):
    """Whether values are dynamic, or contain dynamic values outside nested objects."""
    inside = [part for part in (wire_type.key, wire_type.element) if part]
    return wire_type.word == "dynamic" or any(_holds_dynamic(part) for part in inside)


def _objects(wire_type):
    """Returns the nested types, families and references that a wire type contains."""
    if wire_type.word in ("nested", "framed", "family", "shared"):
        return [wire_type]
    listed = [listed for _, listed in wire_type.listed]
    inside = [part for part in (wire_type.key, wire_type.element, *listed) if part]
    return [found for part in inside for found in _objects(part)]
