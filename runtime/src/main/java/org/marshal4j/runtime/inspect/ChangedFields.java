package org.marshal4j.runtime.inspect;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;
import org.marshal4j.schema.wire.PrimitiveKind;
import org.marshal4j.schema.wire.WireType;

/**
 * Finds obvious changes, after which former messages cannot be read as they are: fields that were added, removed, renamed
 * or moved, and numbers of another size. Comparing the schemas wholly takes a third of the time of the first conversion.
 */
final class ChangedFields {
    private final Function<String, Schema> former;
    private final Function<String, Schema> today;
    private final Set<String> seen = new HashSet<>();
    /** Former types and what replaces them, in turn. */
    private final Deque<Schema> pending = new ArrayDeque<>();

    private ChangedFields(Function<String, Schema> former, Function<String, Schema> today) {
        this.former = former;
        this.today = today;
    }

    /**
     * Whether there is an obvious change of a type, or of one that it holds. If there is none, the schemas may differ
     * nevertheless.
     *
     * @param was the former schema, with the present names of fields
     * @param former finds the former schemas of the types that it holds
     * @param today finds today's schemas of those
     * @throws IllegalArgumentException if a schema is not found
     */
    static boolean areIn(Schema was, Function<String, Schema> former, Schema now, Function<String, Schema> today) {
        if (was.hasSchemaId() && now.hasSchemaId()) {
            // Only the ids count.
            return false;
        }
        ChangedFields changed = new ChangedFields(former, today);
        changed.add(was, now);
        while (!changed.pending.isEmpty()) {
            Schema one = changed.pending.remove();
            if (changed.areBetween(one, changed.pending.remove())) {
                return true;
            }
        }
        return false;
    }

    private void add(Schema was, Schema now) {
        if (isPlain(was) && isPlain(now) && seen.add(was.type() + ' ' + now.type())) {
            pending.add(was);
            pending.add(now);
        }
    }

    /** Whether the fields alone tell what has changed. */
    private static boolean isPlain(Schema schema) {
        if (schema.isFamily() || schema.isEvolvable()) {
            return false;
        }
        for (SchemaField field : schema.fields()) {
            if (field.isVersionedBlock()) {
                return false;
            }
        }
        return true;
    }

    private boolean areBetween(Schema was, Schema now) {
        List<SchemaField> before = was.fields();
        List<SchemaField> after = now.fields();
        if (before.size() != after.size()) {
            return true;
        }
        for (int i = 0; i < before.size(); i++) {
            if (!before.get(i).name().equals(after.get(i).name())
                    || isChanged(before.get(i).type(), after.get(i).type())) {
                return true;
            }
        }
        return false;
    }

    /** Whether a number has another size; puts objects aside. */
    private boolean isChanged(WireType was, WireType now) {
        if (was.kind() instanceof PrimitiveKind one && now.kind() instanceof PrimitiveKind other) {
            return one.size() != other.size();
        }
        if (was instanceof WireType.ListOf one && now instanceof WireType.ListOf other) {
            return isChanged(one.element(), other.element());
        }
        if (was instanceof WireType.Nested one && now instanceof WireType.Nested other) {
            add(former.apply(one.type()), today.apply(other.type()));
        }
        return false;
    }
}
