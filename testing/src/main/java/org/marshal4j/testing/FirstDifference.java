package org.marshal4j.testing;

import java.util.Arrays;
import java.util.HexFormat;
import net.openhft.chronicle.bytes.Bytes;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Schema;
import org.marshal4j.runtime.SchemaWalker;

/** Says in which field two messages of a type differ first. The first message is sound; nobody knows of the second. */
final class FirstDifference {
    private static final HexFormat HEX = HexFormat.ofDelimiter(" ");
    private static final int MOST = 16;

    /**
     * A field of a message.
     *
     * @param value as {@link SchemaWalker} gives it
     */
    private record Found(
            String path, int offset, int length, @Nullable Object value) {
        boolean has(int position) {
            return offset <= position && position < offset + length;
        }
    }

    private final Schema schema;
    private final byte[] expected;
    private final byte[] actual;

    FirstDifference(Schema schema, byte[] expected, byte[] actual) {
        this.schema = schema;
        this.expected = expected;
        this.actual = actual;
    }

    @Override
    public String toString() {
        int at = Arrays.mismatch(expected, actual);
        Found field = find(expected, at);
        if (field == null) {
            return "  There are " + (actual.length - expected.length) + " bytes behind the last field: "
                    + hex(actual, at, actual.length - at);
        }
        Found other = find(actual, at);
        boolean same = other != null && other.path().equals(field.path()) && other.offset() == field.offset();
        return "  field      " + field.path() + ", at offset " + field.offset() + "\n"
                + "  generated  " + line(expected, field) + "\n"
                + "  by hand    " + (same ? line(actual, other) : hex(actual, field.offset(), field.length()));
    }

    private static String line(byte[] message, Found field) {
        return hex(message, field.offset(), field.length()) + "  =  " + show(field.value());
    }

    private static String show(@Nullable Object value) {
        if (value instanceof String text) {
            return '"' + text + '"';
        }
        if (value != null && value.getClass().isArray()) {
            String all = Arrays.deepToString(new Object[] {value});
            return all.substring(1, all.length() - 1);
        }
        return String.valueOf(value);
    }

    private static String hex(byte[] message, int from, int length) {
        int end = Math.min(message.length, from + length);
        if (from >= end) {
            return "(the message ends before)";
        }
        String hex = HEX.formatHex(message, from, Math.min(end, from + MOST));
        return end - from > MOST ? hex + " .." : hex;
    }

    /** The field to which a byte belongs; null if the message is bad before that, or ends. */
    private @Nullable Found find(byte[] message, int position) {
        Found[] found = {null};
        try {
            SchemaWalker.walk(
                    schema,
                    schema.resolver(),
                    Bytes.wrapForRead(message),
                    0,
                    message.length,
                    (path, offset, length, type, value) -> {
                        Found field = new Found(path, (int) offset, (int) length, value);
                        if (found[0] == null && field.has(position)) {
                            found[0] = field;
                        }
                    });
        } catch (MarshalException e) {
            // What came before is there.
        }
        return found[0];
    }
}
