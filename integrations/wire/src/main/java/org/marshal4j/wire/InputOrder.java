package org.marshal4j.wire;

import net.openhft.chronicle.core.scoped.ScopedResource;
import net.openhft.chronicle.wire.ValueIn;
import net.openhft.chronicle.wire.WireIn;
import net.openhft.chronicle.wire.Wires;

/**
 * Reads fields in the order in which they are in the message, for wires that hint at it. YAML is one: to skip a field that is read later would
 * skip its anchor, which others refer to.
 */
public final class InputOrder {
    private InputOrder() {}

    /**
     * Reads all fields of the message that the wire is in, and skips those with other names.
     *
     * @param fields the names of the fields
     * @param reader what sets a field, called once at least for each of them
     */
    public static void read(WireIn wire, FieldName[] fields, FieldReader reader) {
        boolean[] found = new boolean[fields.length];
        int expected = 0;
        while (wire.hasMore()) {
            int index;
            ValueIn in;
            try (ScopedResource<StringBuilder> name = Wires.acquireStringBuilderScoped()) {
                in = wire.read(name.get());
                index = indexOf(fields, name.get(), expected);
            }
            if (index < 0) {
                in.skipValue();
            } else {
                reader.read(index, in);
                found[index] = true;
                expected = index + 1;
            }
        }
        for (int i = 0; i < found.length; i++) {
            if (!found[i]) {
                reader.read(i, null);
            }
        }
    }

    /** The index of the field of that name, which most often is the expected one; else a negative number. */
    private static int indexOf(FieldName[] fields, CharSequence name, int expected) {
        for (int i = 0; i < fields.length; i++) {
            int index = (expected + i) % fields.length;
            if (fields[index].is(name)) {
                return index;
            }
        }
        return -1;
    }
}
