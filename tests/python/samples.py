"""Random values of a type, as far as its schema allows them."""

import json

import dynamics
import encoded
import leaves
import texts
import textual
from fixed import FIXED
from wiretypes import TEXTS

DEEP = 4
MOST_ELEMENTS = 3


class Sampler:
    """Makes one message. `random` decides everything, so the same seed makes the same message."""

    def __init__(self, schemas, random):
        self.schemas = schemas
        self.random = random
        self.numbered = []

    def message(self, name):
        members = self.schemas[name].members
        if members:
            return self.member(name, 0)
        if self.schemas.numbers_itself(name):
            self.numbered.append(name)
        return self.object(name, 0)

    def object(self, name, depth):
        fields = [field for field in self.schemas[name].fields if field.wire_type]
        return {"fields": [[field.name, self.value(field.wire_type, depth)] for field in fields]}

    def member(self, root, depth):
        members = sorted(self.schemas[root].members.values())
        # The shallowest class, or there would be no end.
        name = self.random.choice(members) if depth < DEEP else min(members, key=self.schemas.holds_objects)
        if depth == 0 and self.schemas.numbers_itself(name):
            self.numbered.append(name)
        return {"type": name, **self.object(name, depth)}

    def value(self, wire_type, depth):
        is_object = wire_type.word in ("nested", "framed", "family", "shared")
        has_none = wire_type.word == "enum" and not wire_type.names
        chance = 1 if is_object and depth >= DEEP or has_none else 0.2
        if wire_type.nullable and self.random.random() < chance:
            return None
        return self.present(wire_type, depth)

    def present(self, wire_type, depth):
        word = wire_type.word
        if word in TEXTS:
            return self.text(word, wire_type.limit)
        if word in leaves.ALL:
            return leaves.ALL[word].sample(self.random)
        return getattr(self, word)(wire_type, depth)

    def text(self, word, limit):
        known = sorted(texts.World.zones) if word == "zone" else textual.SAMPLES[word]
        text = self.random.choice((*textual.SAMPLES[word], self.random.choice(known)))
        while limit is not None and len(text.encode()) > limit:
            text = text[:-1]
        return text

    def fixedtext(self, wire_type, depth):
        return self.text("text", wire_type.length)

    def fixedarray(self, wire_type, depth):
        return [FIXED[wire_type.name].sample(self.random) for _ in range(wire_type.length)]

    def oneof(self, wire_type, depth):
        return self.random.choice((*wire_type.names, "another"))

    def enum(self, wire_type, depth):
        return self.random.choice(wire_type.names)

    def length(self, wire_type, depth):
        most = MOST_ELEMENTS if wire_type.limit is None else min(wire_type.limit, MOST_ELEMENTS)
        return 0 if depth >= DEEP else self.random.randint(0, most)

    def array(self, wire_type, depth):
        return [FIXED[wire_type.name].sample(self.random) for _ in range(self.length(wire_type, 0))]

    def list(self, wire_type, depth):
        return self.distinct(self.length(wire_type, depth), lambda: self.present(wire_type.element, depth))

    def map(self, wire_type, depth):
        entries = {}
        for _ in range(self.length(wire_type, depth)):
            key = self.present(wire_type.key, depth)
            if json.dumps(key) not in entries:
                entries[json.dumps(key)] = [key, self.value(wire_type.element, depth)]
        return list(entries.values())

    def entry(self, wire_type, depth):
        return [self.value(wire_type.key, depth), self.value(wire_type.element, depth)]

    def distinct(self, count, make):
        """Makes distinct values for sets and map keys. A reference counts only the first time, as it takes a number."""
        made = {}
        for _ in range(count):
            value = make()
            made.setdefault(json.dumps(value), value)
        return list(made.values())

    def optional(self, wire_type, depth):
        return [self.present(wire_type.element, depth)] if self.random.random() < 0.5 else []

    def nested(self, wire_type, depth):
        return self.object(wire_type.name, depth + 1)

    framed = nested

    def encoded(self, wire_type, depth):
        return encoded.sample(wire_type, self.random, lambda plain: self.present(plain, depth))

    def dynamic(self, wire_type, depth):
        listed = wire_type.listed if depth < DEEP else ()
        return dynamics.Sampler(self.random, listed, lambda held: self.present(held, depth + 1)).sample(0)

    def family(self, wire_type, depth):
        return self.member(wire_type.name, depth + 1)

    def shared(self, wire_type, depth):
        held = wire_type.element
        fitting = [i + 2 for i, name in enumerate(self.numbered) if name in self.schemas.classes(held)]
        if fitting and (depth >= DEEP or self.random.random() < 0.4):
            return {"ref": self.random.choice(fitting)}
        number = len(self.numbered) + 2
        self.numbered.append(held.name)
        value = self.present(held, depth)
        self.numbered[number - 2] = value.get("type", held.name)
        return {"new": number, "object": value}
