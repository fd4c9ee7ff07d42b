package org.marshal4j.random.edits;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import org.marshal4j.blackbox.reference.Filler;

/** Makes random plain objects of one revision. */
record PlainMaker(Version version, PlainObjects objects, Random random, Filler filler) {
    PlainMaker(Version version, PlainObjects objects, long seed) {
        this(version, objects, new Random(seed), new Filler(seed));
    }

    Map<Integer, Object> root() {
        return object(version.root().name());
    }

    /** Values that no edit changes come from an object that was filled as in other tests. */
    Map<Integer, Object> object(String type) {
        Map<Integer, Object> filled = objects.toPlain(type, filler.make(objects.type(type)));
        Map<Integer, Object> plain = new LinkedHashMap<>();
        for (EditedField field : version.type(type).fields()) {
            boolean isTaken = field.kind() instanceof JdkKind;
            plain.put(field.id(), isTaken ? filled.get(field.id()) : value(field.kind(), field.isNullable()));
        }
        return plain;
    }

    Object value(Kind kind, boolean isNullable) {
        return isNullable && random.nextInt(5) == 0 ? null : kind.make(this);
    }
}
