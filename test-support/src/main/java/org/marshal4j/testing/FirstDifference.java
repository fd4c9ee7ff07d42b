package org.marshal4j.testing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RandomBytes;
import org.marshal4j.runtime.inspect.SchemaWalker;
import org.marshal4j.schema.Schema;

/** Finds the first field in which two messages of a type differ. The first message is valid; the second may not be. */
final class FirstDifference {
    private static final HexFormat HEX = HexFormat.ofDelimiter(" ");
    private static final int MOST = 16;

    /**
     * A field of a message.
     *
     * @param value the value that {@link SchemaWalker} reports
     */
    private record Found(
            String path, int offset, int length, @Nullable Object value) {
        boolean isAtPlaceOf(Found other) {
            return path.equals(other.path) && offset == other.offset;
        }

        /** Compares values rather than bytes, since some values can be written in two ways. */
        boolean isLike(Found other) {
            return isAtPlaceOf(other) && length == other.length && Objects.deepEquals(value, other.value);
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
        List<Found> here = walk(expected);
        List<Found> there = walk(actual);
        for (int i = 0; i < here.size(); i++) {
            Found field = here.get(i);
            Found other = i < there.size() ? there.get(i) : null;
            if (other == null || !field.isLike(other)) {
                return text(field, other);
            }
        }
        // The same values in other bytes.
        for (int i = 0; i < here.size() && expected.length == actual.length; i++) {
            Found field = here.get(i);
            int end = field.offset() + field.length();
            if (!Arrays.equals(expected, field.offset(), end, actual, field.offset(), end)) {
                return text(field, there.get(i));
            }
        }
        int behind = actual.length - expected.length;
        return "  There are " + behind + " bytes behind the last field: " + hex(actual, expected.length, behind);
    }

    private String text(Found field, @Nullable Found other) {
        return "  field      " + field.path() + ", at offset " + field.offset() + "\n"
                + "  generated  " + line(expected, field) + "\n"
                + "  by hand    "
                + (other != null && field.isAtPlaceOf(other)
                        ? line(actual, other)
                        : hex(actual, field.offset(), field.length()));
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

    /** The fields, as far as the message is valid. */
    private List<Found> walk(byte[] message) {
        List<Found> fields = new ArrayList<>();
        try {
            SchemaWalker.walk(
                    schema,
                    schema.resolver(),
                    RandomBytes.of(message),
                    0,
                    message.length,
                    (path, offset, length, type, value) ->
                            fields.add(new Found(path, (int) offset, (int) length, value)));
        } catch (MarshalException e) {
            // Return the fields before the damage.
        }
        return fields;
    }
}
