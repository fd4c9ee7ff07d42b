"""Schemas by their texts, and what follows from them.

docs/wire-format.md: "Schema", "Null", "Objects that refer to each other".
"""

import re
from dataclasses import dataclass

import leaves
import textual
import wiretypes
from fixed import FIXED
from wiretypes import PRIMITIVES


@dataclass(frozen=True)
class Field:
    """A field; or the start of a frame, whose `wire_type` is None."""

    name: str
    wire_type: object
    since: int = 1


@dataclass(frozen=True)
class Schema:
    """A type: its fields, and the classes by their type ids if it is the root of a family."""

    name: str
    fields: tuple
    members: dict

    @property
    def is_evolvable(self):
        return bool(self.fields) and self.fields[0].wire_type is None


def parse(text):
    """The schema of a text; ValueError if it is none."""
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
            wire_type = None if kind == "frame" else wiretypes.parse(kind)
            fields.append(Field(field.group(1), wire_type, int(field.group(3) or 1)))
        elif line:
            raise ValueError(f"not a line of a schema: {line}")
    return Schema(name, tuple(fields), members)


class Schemas:
    """Those of all types, by name."""

    def __init__(self, texts):
        self.by_name = {}
        for text in texts:
            schema = parse(text)
            self.by_name[schema.name] = schema
        self._sizes = {}

    def __getitem__(self, name):
        return self.by_name[name]

    def size(self, wire_type):
        """Bytes of every value, without a presence byte, if the type is of fixed size; else None."""
        if wire_type.word in PRIMITIVES:
            return PRIMITIVES[wire_type.word]
        if wire_type.word in FIXED:
            return FIXED[wire_type.word].size
        if wire_type.word == "fixedarray":
            return PRIMITIVES[wire_type.name] * wire_type.length
        if wire_type.word == "fixedtext":
            return wire_type.length + textual.size_of_count(wire_type.length)
        if wire_type.word == "fixedcustom":
            return wire_type.length
        return self.size_of_fields(wire_type.name) if wire_type.word == "nested" else None

    def size_of_fields(self, name):
        """Of the fields of a type, None if it varies. A type that holds itself is not of fixed size."""
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
        """Whether an outermost object of that class is number 2."""
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
        """The classes whose objects a nested type or family can be."""
        return tuple(self[wire_type.name].members.values()) if wire_type.word == "family" else (wire_type.name,)


def _holds_dynamic(wire_type):
    """Whether values, or what is in them without an object around, are dynamic."""
    return wire_type.word == "dynamic" or (wire_type.element is not None and _holds_dynamic(wire_type.element))


def _objects(wire_type):
    """The nested types, families and references that a wire type is made of."""
    if wire_type.word in ("nested", "framed", "family", "shared"):
        return [wire_type]
    listed = [listed for _, listed in wire_type.listed]
    inside = [part for part in (wire_type.key, wire_type.element, *listed) if part]
    return [found for part in inside for found in _objects(part)]
