"""Reads whole messages: docs/wire-format.md, "Schema ids", "Null", "Inheritance", "Versioned blocks of evolvable types",
"Families of classes" and "Objects that refer to each other".

An object is {"fields": [[name, value], ...]}, with a "type" if it belongs to a family. A reference is
{"new": number, "object": ...} or {"ref": number}.
"""

import dynamics
import encoded
import leaves
import textual
from buffers import Input
from fixed import FIXED, optional_state
from refused import Refused
from wiretypes import TEXTS

DEEPEST = 1000
NULL_FRAME = -1
LIKE_THEIR_WORDS = (
    "oneof", "enum", "array", "list", "map", "optional", "framed", "family", "shared", "dynamic",
    "encoded",
)

# Keys that are equal if their JSON values are. For others, Java decides: objects, floats, decimals, URIs.
PLAIN_KEYS = {
    "int8", "int16", "int32", "int64", "char16", "bool", "enum", "date", "instant", "uuid", "zone", "locale", "currency",
    "charset",
}

NUMBERS = ("int8", "int16", "int32", "int64", "char16", "stop16", "stop32", "stop64", "stopchar")
ZEROS = {
    "bool": False,
    **dict.fromkeys(("float32", "stopfloat32"), "00" * 4),
    **dict.fromkeys(("float64", "stopfloat64"), "00" * 8),
    **dict.fromkeys(NUMBERS, 0),
}


class Decoder:
    """Reads one message."""

    def __init__(self, schemas, data):
        self.schemas = schemas
        self.data = Input(data)
        self.numbered = []
        # False if an older message leaves out a @Required field: no bytes tell what a new object has in it.
        self.is_whole = True

    def message(self, name):
        self.schema_id(self.schemas.id(name))
        schema = self.schemas[name]
        if schema.members:
            value = self.member(name, 0, True)
            if value is None:
                raise Refused(206, "null instead of a message")
            return value
        if self.schemas.numbers_itself(name):
            self.numbered.append(name)
        return self.object(name, 0)

    def schema_id(self, expected):
        if expected is not None:
            found = self.data.int(4)
            if found != expected:
                raise Refused(233, f"the schema id {found & 0xFFFFFFFF:08x}")

    def object(self, name, depth):
        if depth > DEEPEST and self.schemas.holds_objects(name):
            raise Refused(207, "nested too deep")
        schema = self.schemas[name]
        fields = []
        frame_end = None
        version = 1
        is_over = False
        outer_end = self.data.end
        for field in schema.fields:
            if field.wire_type is None:
                self.leave_frame(frame_end, outer_end)
                frame_end = self.enter_frame()
                version, is_over = 1, False
                continue
            if field.since > version:
                version = field.since
                is_over = is_over or self.data.left == 0
            value = self.left_out(field.wire_type) if is_over else self.value(field.wire_type, depth)
            fields.append([field.name, value])
        self.leave_frame(frame_end, outer_end)
        return {"fields": fields}

    def left_out(self, wire_type):
        """Returns the value of a field that an older message leaves out."""
        if wire_type.word not in ZEROS and not wire_type.nullable:
            self.is_whole = False
        return None if wire_type.nullable else ZEROS.get(wire_type.word)

    def enter_frame(self):
        count = self.data.int(4)
        if count == NULL_FRAME:
            raise Refused(206, "null, but the field is required")
        if count < 0:
            raise Refused(205, f"a frame of {count} bytes")
        self.data.require(count)
        self.data.end = self.data.at + count
        return self.data.end

    def leave_frame(self, end, outer_end):
        if end is not None:
            self.data.at = end
            self.data.end = outer_end

    def value(self, wire_type, depth):
        value = self._value(wire_type, depth)
        if value is None and not wire_type.nullable:
            raise Refused(206, "null, but the field is required")
        return value

    def _value(self, wire_type, depth):
        word = wire_type.word
        if word in TEXTS:
            return textual.read_text(word, wire_type.limit, self.data)
        if word in LIKE_THEIR_WORDS:
            return getattr(self, word)(wire_type, depth)
        size = self.schemas.size(wire_type)
        has_presence = wire_type.nullable and not leaves.has_null(word)
        if size is not None and word != "nested":
            self.data.require(size + has_presence)
        if has_presence and not self.data.presence():
            self.data.raw(size or 0)
            return None
        return self.present(wire_type, depth)

    def present(self, wire_type, depth):
        word = wire_type.word
        if word == "nested":
            return self.object(wire_type.name, depth + 1)
        if word == "entry":
            return [self.value(wire_type.key, depth), self.value(wire_type.element, depth)]
        if word == "fixedarray":
            return [FIXED[wire_type.name].read(self.data) for _ in range(wire_type.length)]
        if word == "fixedtext":
            return textual.read_fixed_text(wire_type.length, self.data)
        if word == "fixedcustom":
            return self.data.raw(wire_type.length).hex()
        if word == "custom":
            raise NotImplementedError(f"what {wire_type.name} writes")
        return leaves.ALL[word].read(self.data)

    # The following methods are named after the words of wire types.

    def oneof(self, wire_type, depth):
        return textual.read_one_of(wire_type.names, self.data)

    def enum(self, wire_type, depth):
        index = self.data.count()
        if index < 0:
            return None
        if index >= len(wire_type.names):
            raise Refused(209, f"index {index} of {wire_type.name}")
        return wire_type.names[index]

    def array(self, wire_type, depth):
        element = FIXED[wire_type.name]
        count = textual.count(wire_type.limit, self.data)
        self.data.require(count * element.size)
        return None if count < 0 else [element.read(self.data) for _ in range(count)]

    def list(self, wire_type, depth):
        count = textual.count(wire_type.limit, self.data)
        return None if count < 0 else [self.value(wire_type.element, depth) for _ in range(count)]

    def map(self, wire_type, depth):
        count = textual.count(wire_type.limit, self.data)
        if count < 0:
            return None
        entries = []
        keys = set()
        for _ in range(count):
            key = self.value(wire_type.key, depth)
            entries.append([key, self.value(wire_type.element, depth)])
            if wire_type.key.word in PLAIN_KEYS:
                if repr(key) in keys:
                    raise Refused(214, "a key that the map already has")
                keys.add(repr(key))
        return entries

    def dynamic(self, wire_type, depth):
        return dynamics.Reader(self.data, dict(wire_type.listed), self.value).read(depth + 1)

    def encoded(self, wire_type, depth):
        return encoded.read(wire_type, self.data, lambda part: self.value(part, depth))

    def optional(self, wire_type, depth):
        state = optional_state(self.data)
        return (None, [])[state] if state < 2 else [self.value(wire_type.element, depth)]

    def framed(self, wire_type, depth):
        if self.data.left >= 4 and wire_type.nullable:
            if self.data.int(4) == NULL_FRAME:
                return None
            self.data.at -= 4
        return self.object(wire_type.name, depth + 1)

    def family(self, wire_type, depth):
        return self.member(wire_type.name, depth + 1)

    def member(self, root, depth, is_message=False):
        type_id = self.data.count()
        if type_id < 0:
            return None
        members = self.schemas[root].members
        if type_id not in members:
            raise Refused(214, f"type id {type_id}")
        if is_message and self.schemas.numbers_itself(members[type_id]):
            self.numbered.append(members[type_id])
        return {"type": members[type_id], **self.object(members[type_id], depth)}

    def shared(self, wire_type, depth):
        number = self.data.count()
        if number == 0:
            return None
        held = wire_type.element
        if number != 1:
            is_there = 2 <= number < 2 + len(self.numbered)
            if not is_there or self.numbered[number - 2] not in self.schemas.classes(held):
                raise Refused(214, f"object number {number}")
            return {"ref": number}
        self.numbered.append(self.class_ahead(held))
        own = 1 + len(self.numbered)
        value = self._value(held, depth)
        if value is None:
            raise Refused(214, "null instead of a new shared object")
        return {"new": own, "object": value}

    def class_ahead(self, held):
        if held.word != "family":
            return held.name
        start = self.data.at
        type_id = self.data.count()
        self.data.at = start
        return self.schemas[held.name].members.get(type_id)
