package org.marshal4j.runtime.convert;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.marshal4j.schema.SchemaField;

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
     * @param found for each field, what former messages have of it; null if they do not have it
     */
    static int begin(List<SchemaField> fields, int block, @Nullable Object[] found) {
        int end = block + 1;
        while (end < fields.size() && !fields.get(end).isVersionedBlock()) {
            end++;
        }
        int first = end;
        while (first > block + 1 && isLater(fields.get(first - 1)) && found[first - 1] == null) {
            first--;
        }
        // A reader expects all fields of a version or none.
        while (first < end && fields.get(first - 1).since() == fields.get(first).since()) {
            first++;
        }
        for (SchemaField field : fields.subList(first, end)) {
            if (!field.hasDefault()) {
                return first;
            }
        }
        return end;
    }

    private static boolean isLater(SchemaField field) {
        return field.since() > 1;
    }
}
