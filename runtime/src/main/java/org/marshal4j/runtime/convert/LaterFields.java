package org.marshal4j.runtime.convert;

import java.util.List;
import java.util.function.Predicate;
import org.marshal4j.schema.SchemaField;
import org.marshal4j.schema.wire.WireType;

/**
 * Fields of later versions, in a versioned block, that former messages do not have. For a required field that is not a
 * number, there is no value to write. But the block may end before it, as it did in messages of the earlier version,
 * and the marshaller knows what to do then.
 */
final class LaterFields {
    private LaterFields() {}

    /**
     * Returns the index of the first field to leave out of a block, or the index of its end if nothing is to be left
     * out.
     *
     * @param block the index of its start
     * @param isThere whether the former messages have a field with a name
     * @param hasValue whether there is a value to write for an absent field of a type
     */
    static int begin(List<SchemaField> fields, int block, Predicate<String> isThere, Predicate<WireType> hasValue) {
        int end = block + 1;
        while (end < fields.size() && !fields.get(end).isVersionedBlock()) {
            end++;
        }
        int first = end;
        while (first > block + 1
                && isLater(fields.get(first - 1))
                && !isThere.test(fields.get(first - 1).name())) {
            first--;
        }
        // A reader expects all fields of a version or none.
        while (first < end && fields.get(first - 1).since() == fields.get(first).since()) {
            first++;
        }
        return fields.subList(first, end).stream().map(SchemaField::type).allMatch(hasValue) ? end : first;
    }

    private static boolean isLater(SchemaField field) {
        return field.since() > 1;
    }
}
