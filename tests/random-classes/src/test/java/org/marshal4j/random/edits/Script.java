package org.marshal4j.random.edits;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What the edits between two revisions do to a value. It knows nothing of bytes, schemas or names: a field keeps its
 * identity, and with it its value.
 *
 * @param isOfToday whether messages have today's schema id, so that each field is the one in its place: one that was gone
 *     may be back, as if its removal had been taken back
 * @param refusals why it cannot be read; which of several reasons is told is left open, and also by which of several
 *     references the object is found whose value is refused
 * @param met what became of each object to which references are shared
 * @param open those that contain the value that is being looked at
 */
record Script(
        Version was,
        Version now,
        boolean isOfToday,
        List<Refusal> refusals,
        Map<Object, Map<Integer, Object>> met,
        Set<Object> open) {

    /** A reason to refuse a message. */
    record Refusal(String code, String path) {}

    Script(Version was, Version now, boolean isOfToday) {
        this(
                was,
                now,
                isOfToday,
                new ArrayList<>(),
                new IdentityHashMap<>(),
                Collections.newSetFromMap(new IdentityHashMap<>()));
    }

    /** Returns what becomes of an object of the last type; see {@link #refusals}. */
    Map<Integer, Object> root(Map<Integer, Object> plain) {
        return shared(was.root().name(), plain, new Place(this, ""));
    }

    Map<Integer, Object> object(String type, Map<Integer, Object> plain, Place place) {
        Map<Integer, Object> today = new LinkedHashMap<>();
        convert(type, plain, place, today);
        return today;
    }

    /** Returns the same object for the same one. */
    Map<Integer, Object> shared(String type, Map<Integer, Object> plain, Place place) {
        Map<Integer, Object> before = met.get(plain);
        Map<Integer, Object> today = before == null ? new LinkedHashMap<>() : before;
        met.put(plain, today);
        if (open.add(plain)) {
            // Once more where it is met again: what is refused may be told with each path.
            convert(type, plain, place, today);
            open.remove(plain);
        }
        return today;
    }

    private void convert(String type, Map<Integer, Object> plain, Place place, Map<Integer, Object> today) {
        for (EditedField field : now.type(type).fields()) {
            Place there = place.field(field.name());
            today.put(
                    field.id(),
                    former(type, field)
                            .map(former -> there.value(
                                    former.kind(), plain.get(former.id()), field.kind(), field.isNullable()))
                            .orElseGet(() -> absent(field, there)));
        }
    }

    private Optional<EditedField> former(String type, EditedField field) {
        return isOfToday
                ? Optional.of(
                        was.type(type).fields().get(now.type(type).fields().indexOf(field)))
                : was.type(type).field(field.id());
    }

    private static Object absent(EditedField field, Place place) {
        if (field.isNullable()) {
            return null;
        }
        Object absent = field.kind().absent();
        return absent == null ? place.refused("MARSHAL220") : absent;
    }
}
