package org.marshal4j.random.edits;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What the edits between two revisions do to a value. It knows nothing of bytes, schemas or names: a field keeps its
 * identity, and with it its value.
 *
 * @param refusals why it cannot be read; which of several reasons is told is left open
 */
record Script(Version was, Version now, List<Refusal> refusals) {

    /** A reason to refuse a message. */
    record Refusal(String code, String path) {}

    Script(Version was, Version now) {
        this(was, now, new ArrayList<>());
    }

    /** Returns what becomes of an object of the last type; see {@link #refusals}. */
    Map<Integer, Object> root(Map<Integer, Object> plain) {
        return object(was.root().name(), plain, new Place(this, ""));
    }

    Map<Integer, Object> object(String type, Map<Integer, Object> plain, Place place) {
        Map<Integer, Object> today = new LinkedHashMap<>();
        for (EditedField field : now.type(type).fields()) {
            Place there = place.field(field.name());
            today.put(
                    field.id(),
                    was.type(type)
                            .field(field.id())
                            .map(former ->
                                    there.value(former.kind(), plain.get(field.id()), field.kind(), field.isNullable()))
                            .orElseGet(() -> absent(field, there)));
        }
        return today;
    }

    private static Object absent(EditedField field, Place place) {
        if (field.isNullable()) {
            return null;
        }
        Object absent = field.kind().absent();
        return absent == null ? place.refused("MARSHAL220") : absent;
    }
}
