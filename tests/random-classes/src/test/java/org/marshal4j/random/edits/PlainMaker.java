package org.marshal4j.random.edits;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.marshal4j.blackbox.reference.Filler;

/**
 * Makes random plain objects of one revision.
 *
 * @param objects null if there are no classes
 * @param shared the objects of one message to which references may be shared, by their types
 */
record PlainMaker(
        Version version,
        PlainObjects objects,
        Random random,
        Filler filler,
        Map<String, List<Map<Integer, Object>>> shared) {
    private static final int MOST_SHARED = 3;

    PlainMaker(Version version, PlainObjects objects, long seed) {
        this(version, objects, new Random(seed), new Filler(seed), new HashMap<>());
    }

    /** Returns the object of a message; fields may refer to it. */
    Map<Integer, Object> root() {
        shared.clear();
        return shared(version.root().name());
    }

    /** Returns an object that another field refers to, or a new one. */
    Map<Integer, Object> shared(String type) {
        List<Map<Integer, Object>> made = shared.computeIfAbsent(type, each -> new ArrayList<>());
        if (made.size() == MOST_SHARED || !made.isEmpty() && random.nextBoolean()) {
            return made.get(random.nextInt(made.size()));
        }
        Map<Integer, Object> plain = new LinkedHashMap<>();
        made.add(plain);
        fill(type, plain);
        return plain;
    }

    Map<Integer, Object> object(String type) {
        Map<Integer, Object> plain = new LinkedHashMap<>();
        fill(type, plain);
        return plain;
    }

    /** Values that no edit changes come from an object that was filled as in other tests. */
    private void fill(String type, Map<Integer, Object> plain) {
        Object filled = objects == null ? null : filler.make(objects.type(type));
        for (EditedField field : version.type(type).fields()) {
            boolean isTaken = objects != null && field.kind() instanceof JdkKind;
            plain.put(field.id(), isTaken ? objects.plain(field, filled) : value(field.kind(), field.isNullable()));
        }
    }

    Object value(Kind kind, boolean isNullable) {
        return isNullable && random.nextInt(5) == 0 ? null : kind.make(this);
    }
}
