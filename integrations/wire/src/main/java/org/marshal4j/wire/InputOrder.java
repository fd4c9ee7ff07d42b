package org.marshal4j.wire;

import net.openhft.chronicle.core.scoped.ScopedResource;
import net.openhft.chronicle.wire.ReadMarshallable;
import net.openhft.chronicle.wire.UnexpectedFieldHandlingException;
import net.openhft.chronicle.wire.ValueIn;
import net.openhft.chronicle.wire.WireIn;
import net.openhft.chronicle.wire.Wires;

/**
 * Reads fields in the order of the message, for wires that prefer that. YAML is one: skipping a field that is read
 * later would skip its anchor, to which others refer.
 */
public final class InputOrder {
    private InputOrder() {}

    /** What to do with a field of the message whose name no field of the class has. */
    @FunctionalInterface
    private interface Unexpected {

        /**
         * Reads the field's value, or leaves it.
         *
         * @param next the index of the field that is expected, or −1
         * @return the index of the field that it is nevertheless, or −1
         */
        int take(StringBuilder name, ValueIn in, int next);
    }

    /**
     * Reads all fields of the message that the wire is in, and skips those with other names.
     *
     * @param wire the wire
     * @param fields the names of the fields
     * @param reader sets a field; called at least once for each field
     */
    public static void read(WireIn wire, FieldName[] fields, FieldReader reader) {
        read(
                wire,
                fields,
                (name, in, next) -> {
                    in.skipValue();
                    return -1;
                },
                reader);
    }

    /**
     * Reads all fields of the message that the wire is in. Fields with other names are passed to an object, unless
     * their names begin with a minus. In wires without names, the fields are in their order.
     *
     * @param wire the wire
     * @param fields the names of the fields
     * @param target the object
     * @param reader sets a field; called at least once for each field
     * @throws UnexpectedFieldHandlingException if the object refuses a field; the cause is what it has thrown
     */
    public static void readAll(WireIn wire, FieldName[] fields, ReadMarshallable target, FieldReader reader) {
        read(
                wire,
                fields,
                (name, in, next) -> {
                    if (name.length() == 0 && next >= 0 && in.isPresent()) {
                        return next;
                    }
                    tell(target, name, in);
                    return -1;
                },
                reader);
    }

    private static void tell(ReadMarshallable target, StringBuilder name, ValueIn in) {
        if (name.length() > 0 && name.charAt(0) == '-') {
            in.skipValue();
            return;
        }
        try {
            target.unexpectedField(name, in);
        } catch (Exception e) {
            throw new UnexpectedFieldHandlingException(e);
        }
    }

    private static void read(WireIn wire, FieldName[] fields, Unexpected unexpected, FieldReader reader) {
        boolean[] found = new boolean[fields.length];
        int expected = 0;
        while (wire.hasMore()) {
            int index;
            ValueIn in;
            try (ScopedResource<StringBuilder> scoped = Wires.acquireStringBuilderScoped()) {
                StringBuilder name = scoped.get();
                in = wire.read(name);
                index = indexOf(fields, name, expected);
                if (index < 0) {
                    index = unexpected.take(name, in, expected < fields.length ? expected : -1);
                }
            }
            if (index >= 0) {
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

    /** The index of the field with a name, which is usually the expected one; negative if there is none. */
    private static int indexOf(FieldName[] fields, CharSequence name, int expected) {
        for (int i = 0; i < fields.length; i++) {
            int index = (expected + i) % fields.length;
            if (fields[index].is(name)) {
                return index;
            }
        }
        for (int i = 0; i < fields.length; i++) {
            if (fields[i].isLike(name)) {
                return i;
            }
        }
        return -1;
    }
}
