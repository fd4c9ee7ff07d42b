package org.marshal4j.runtime.inspect;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.RandomBytes;
import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.WireType;

/**
 * Finds the null that a reader has refused though the schema allows it: an element of a queue, say, since schemas do not tell collections
 * apart. It is the first one in the last collection of the field in which there was one before the reader stopped. Used once.
 */
final class RefusedNull implements SchemaWalker.Visitor {
    private final String field;
    private @Nullable String holder;
    private @Nullable String path;
    private long offset = -1;

    private RefusedNull(String field) {
        this.field = field;
    }

    /**
     * Looks for it.
     *
     * @param field its name, as the reader has told it
     * @param reached where the reader stopped
     */
    static RefusedNull in(Schema schema, String field, RandomBytes in, long start, long reached) {
        RefusedNull refused = new RefusedNull(field);
        try {
            new SchemaWalk(schema.resolver(), new WireCursor(in, start, reached).acceptedUpTo(reached), refused)
                    .root(schema);
        } catch (MarshalException e) {
            // The message goes on behind where the reader stopped, but the walk does not.
        }
        return refused;
    }

    @Override
    public void field(String place, long at, long length, WireType type, @Nullable Object value) {
        int bracket = place.lastIndexOf('[');
        boolean isElement = bracket >= 0 && (place.endsWith("]") || isOfEntry(place));
        if (value == null && isElement) {
            String collection = place.substring(0, bracket);
            if (!collection.equals(holder) && isTheField(collection)) {
                holder = collection;
                path = place;
                offset = at;
            }
        }
    }

    /** Keys and values of maps. */
    private static boolean isOfEntry(String place) {
        return place.endsWith("].key") || place.endsWith("].value");
    }

    private boolean isTheField(String collection) {
        return collection.equals(field) || collection.endsWith("." + field);
    }

    /** The way to it; that of the field if there is none. */
    String path() {
        return path == null ? field : path;
    }

    /** Where it is, from the start of the message; −1 if there is none. */
    long offset() {
        return offset;
    }
}
