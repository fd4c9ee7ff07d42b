"""Writes whole messages from the values that the decoder returns."""

import dynamics
import encoded
import leaves
import textual
from buffers import Output
from fixed import FIXED
from wiretypes import TEXTS


class Encoder:
    """Writes one message."""

    def __init__(self, schemas):
        self.schemas = schemas
        self.out = Output()

    def message(self, name, value):
        schema_id = self.schemas.id(name)
        if schema_id is not None:
            self.out.int(schema_id, 4)
        if self.schemas[name].members:
            self.family(name, value)
        else:
            self.object(name, value)
        return bytes(self.out.data)

    def object(self, name, value):
        given = list(value["fields"])
        outer = self.out
        in_frame = False
        for field in self.schemas[name].fields:
            if field.wire_type is None:
                self.end_frame(in_frame, outer)
                self.out = Output()
                in_frame = True
            else:
                self.value(field.wire_type, given.pop(0)[1])
        self.end_frame(in_frame, outer)
        self.out = outer

    def end_frame(self, in_frame, outer):
        if in_frame:
            outer.int(len(self.out.data), 4)
            outer.raw(self.out.data)

    def family(self, root, value):
        if value is None:
            self.out.stop_bit(-1)
            return
        ids = {name: type_id for type_id, name in self.schemas[root].members.items()}
        self.out.stop_bit(ids[value["type"]])
        self.object(value["type"], value)

    def value(self, wire_type, value):
        word = wire_type.word
        if word in TEXTS:
            textual.write_text(value, self.out)
        elif word == "fixedtext":
            textual.write_fixed_text(value, wire_type.length, self.out)
        elif word == "oneof":
            textual.write_one_of(value, wire_type.names, self.out)
        elif word == "enum":
            self.out.stop_bit(-1 if value is None else wire_type.names.index(value))
        elif word in ("array", "list", "map"):
            self.counted(wire_type, value)
        elif word == "optional":
            self.out.int(0 if value is None else 1 + len(value), 1)
            for each in value or ():
                self.value(wire_type.element, each)
        elif word == "family":
            self.family(wire_type.name, value)
        elif word == "framed":
            self.out.int(-1, 4) if value is None else self.object(wire_type.name, value)
        elif word == "shared":
            self.shared(wire_type, value)
        elif word == "encoded":
            encoded.write(wire_type, value, self.out, self.value)
        elif word == "dynamic":
            dynamics.Writer(self.out, dict(wire_type.listed), self.value).write(value)
        else:
            self.with_presence(wire_type, value)

    def counted(self, wire_type, value):
        self.out.stop_bit(-1 if value is None else len(value))
        for each in value or ():
            if wire_type.word == "array":
                FIXED[wire_type.name].write(each, self.out)
            elif wire_type.word == "list":
                self.value(wire_type.element, each)
            else:
                self.value(wire_type.key, each[0])
                self.value(wire_type.element, each[1])

    def shared(self, wire_type, value):
        if value is None:
            self.out.stop_bit(0)
        elif "ref" in value:
            self.out.stop_bit(value["ref"])
        else:
            self.out.stop_bit(1)
            self.value(wire_type.element, value["object"])

    def with_presence(self, wire_type, value):
        word = wire_type.word
        if wire_type.nullable and not leaves.has_null(word):
            self.out.presence(value)
            if value is None:
                self.out.raw(bytes(self.schemas.size(wire_type) or 0))
                return
        if word == "nested":
            self.object(wire_type.name, value)
        elif word == "entry":
            self.value(wire_type.key, value[0])
            self.value(wire_type.element, value[1])
        elif word == "fixedarray":
            for each in value:
                FIXED[wire_type.name].write(each, self.out)
        elif word == "fixedcustom":
            self.out.raw(bytes.fromhex(value))
        else:
            leaves.ALL[word].write(value, self.out)
