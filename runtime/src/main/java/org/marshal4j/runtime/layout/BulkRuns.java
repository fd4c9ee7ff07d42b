package org.marshal4j.runtime.layout;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Proves that fields have the same order in memory as on the wire, and keeps the results for {@link ObjectLayout#of}.
 */
final class BulkRuns {
    private static final int NOT_BULK = -1;

    /** Not a ClassValue: a class of the JDK or of another class loader would keep the class of the runs for ever. */
    private static final Map<Class<?>, List<ObjectLayout.Run>> RUNS = new WeakHashMap<>();

    private BulkRuns() {}

    static List<ObjectLayout.Run> of(Class<?> type) {
        synchronized (RUNS) {
            List<ObjectLayout.Run> known = RUNS.get(type);
            return known == null ? List.of() : List.copyOf(known);
        }
    }

    static ObjectLayout.Run prove(Class<?> type, String... fields) {
        ObjectLayout.Run run = verdict(type, fields);
        synchronized (RUNS) {
            List<ObjectLayout.Run> known = RUNS.get(type);
            if (known == null) {
                known = new ArrayList<>();
                RUNS.put(type, known);
            }
            if (!contains(known, run)) {
                known.add(run);
            }
        }
        return run;
    }

    /** Does not call a record's equals: linking the first one in a JVM takes 20 ms. */
    private static boolean contains(List<ObjectLayout.Run> known, ObjectLayout.Run run) {
        for (ObjectLayout.Run each : known) {
            if (each.fields().equals(run.fields())) {
                return true;
            }
        }
        return false;
    }

    private static ObjectLayout.Run verdict(Class<?> type, String... names) {
        if (names.length == 0) {
            throw new IllegalArgumentException("a run of no fields");
        }
        ObjectLayout.Slot first = null;
        ObjectLayout.Slot previous = null;
        String reason = null;
        int size = 0;
        for (String name : names) {
            Field field = nearest(type, name);
            size += field == null ? 0 : JvmLayout.sizeOf(field.getType());
            if (reason == null) {
                reason = objection(type, name, field);
            }
            if (reason != null || field == null) {
                continue;
            }
            ObjectLayout.Slot slot;
            try {
                slot = FieldOffsets.slot(field);
            } catch (RuntimeException e) {
                reason = FieldOffsets.notTold(field.getDeclaringClass());
                continue;
            }
            if (previous != null && slot.offset() != previous.end()) {
                reason = name + " lies at " + slot.offset() + ", " + previous.name() + " ends at " + previous.end();
            }
            first = first == null ? slot : first;
            previous = slot;
        }
        return first == null || reason != null
                ? new ObjectLayout.Run(List.of(names), size, NOT_BULK, "field by field: " + reason)
                : new ObjectLayout.Run(List.of(names), size, first.offset(), "bulk");
    }

    private static @Nullable String objection(Class<?> type, String name, @Nullable Field field) {
        if (field == null) {
            return type.getName() + " has no field " + name;
        }
        return field.getType().isPrimitive() ? null : name + " is a reference";
    }

    private static @Nullable Field nearest(Class<?> type, String name) {
        for (Class<?> owner = type; owner != null; owner = owner.getSuperclass()) {
            try {
                return owner.getDeclaredField(name);
            } catch (NoSuchFieldException e) {
                // A superclass may have it.
            }
        }
        return null;
    }
}
