package org.marshal4j.runtime.inspect;

import java.lang.reflect.Array;
import net.openhft.chronicle.bytes.RandomDataInput;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.layout.Paint;
import org.marshal4j.runtime.layout.TextTable;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.WireType;

/** The lines of {@link Explain}. */
final class ExplainedFields implements SchemaWalk.Declared {
    private static final int MAX_LINES = 10_000;
    private static final int MAX_HEX = 8;
    private static final int MAX_ELEMENTS = 8;
    private static final int MAX_TEXT = 60;

    private final TextTable table = new TextTable(">offset", "bytes", "field", "value");
    private final NumberTexts texts = new NumberTexts();
    private final RandomDataInput in;
    private final long start;
    private final long limit;
    private long length;
    private long lines;
    private @Nullable Schema owner;
    private Schema.@Nullable Field field;

    ExplainedFields(RandomDataInput in, long start, long limit) {
        this.in = in;
        this.start = start;
        this.limit = limit;
    }

    @Override
    public void field(Schema owner, Schema.Field field) {
        this.owner = owner;
        this.field = field;
    }

    @Override
    public void field(String path, long offset, long size, WireType type, @Nullable Object value) {
        length = offset + size;
        if (++lines <= MAX_LINES) {
            table.row(
                    offset, hex(offset, size), path, value == null ? "null" : show(type, value) + meaning(type, value));
        }
    }

    /** Behind a number, what its field's annotations say that it means. */
    private String meaning(WireType type, Object value) {
        if (!(type instanceof WireType.Primitive number)
                || owner == null
                || field == null
                || !type.equals(field.type())) {
            return "";
        }
        String text = texts.text(owner, field, number, value);
        return text == null ? "" : " " + quoted(text, '"');
    }

    /** The line of the field at which the bytes are bad, with the bytes that there are. */
    void stop(String path, long offset, String why) {
        table.row(offset, hex(offset, cursor(offset).left()), path, Paint.STOP + why);
    }

    /** Bytes that belong to the fields so far. */
    long length() {
        return length;
    }

    /** Bytes behind those. */
    long left() {
        return cursor(length).left();
    }

    private WireCursor cursor(long offset) {
        WireCursor cursor = new WireCursor(in, start, limit);
        cursor.moveTo(offset);
        return cursor;
    }

    void appendTo(Paint paint, StringBuilder text) {
        if (!table.isEmpty()) {
            text.append('\n');
            table.appendTo(paint, text);
        }
        if (lines > MAX_LINES) {
            text.append("  (").append(lines - MAX_LINES).append(" more fields after the first ");
            text.append(MAX_LINES).append(")\n");
        }
    }

    static String bytes(long count) {
        return count + (count == 1 ? " byte" : " bytes");
    }

    private String hex(long offset, long size) {
        WireCursor cursor = cursor(offset);
        StringBuilder hex = new StringBuilder();
        for (int i = 0; i < Math.min(size, MAX_HEX); i++) {
            int next = cursor.next();
            hex.append(i == 0 ? "" : " ")
                    .append(Character.forDigit(next >> 4, 16))
                    .append(Character.forDigit(next & 15, 16));
        }
        return size > MAX_HEX ? hex + " .." : hex.toString();
    }

    private static String show(WireType type, Object value) {
        if (type instanceof WireType.MapOf) {
            return value + (value.equals(1) ? " entry" : " entries");
        }
        if (type instanceof WireType.OptionalOf) {
            return value.equals(true) ? "present" : "empty";
        }
        if (type instanceof WireType.Frame) {
            return bytes((int) value);
        }
        if (type instanceof WireType.Shared) {
            return "#" + value;
        }
        if (type instanceof WireType.Family) {
            return simpleName(value.toString());
        }
        if (type instanceof WireType.Custom) {
            return value.toString();
        }
        if (type instanceof WireType.ListOf) {
            return value + (value.equals(1) ? " element" : " elements");
        }
        if (type instanceof WireType.Nested nested) {
            return simpleName(nested.type());
        }
        if (type instanceof WireType.Array || type instanceof WireType.FixedArray) {
            return elements(value);
        }
        if (type instanceof WireType.Enumeration) {
            return value.toString();
        }
        return plain(value);
    }

    private static String simpleName(String type) {
        return type.substring(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1);
    }

    private static String elements(Object array) {
        int count = Array.getLength(array);
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < Math.min(count, MAX_ELEMENTS); i++) {
            text.append(i == 0 ? "" : ", ").append(plain(Array.get(array, i)));
        }
        return text.append(count > MAX_ELEMENTS ? ", .. " + (count - MAX_ELEMENTS) + " more]" : "]")
                .toString();
    }

    private static String plain(Object value) {
        if (value instanceof Character) {
            return quoted(value.toString(), '\'');
        }
        return value instanceof String text ? quoted(text, '"') : value.toString();
    }

    private static String quoted(String text, char quote) {
        StringBuilder quoted = new StringBuilder().append(quote);
        int end = Math.min(text.length(), MAX_TEXT);
        for (int i = 0; i < end; i++) {
            char c = text.charAt(i);
            switch (c) {
                case '\n' -> quoted.append("\\n");
                case '\r' -> quoted.append("\\r");
                case '\t' -> quoted.append("\\t");
                case '\\' -> quoted.append("\\\\");
                default -> {
                    if (c == quote) {
                        quoted.append('\\').append(c);
                    } else if (Character.isISOControl(c) || Character.getType(c) == Character.FORMAT) {
                        // Nothing in a message moves the cursor of the terminal, or turns the direction of the text.
                        quoted.append(String.format("\\u%04x", (int) c));
                    } else {
                        quoted.append(c);
                    }
                }
            }
        }
        quoted.append(quote);
        return end < text.length() ? quoted + ".. " + text.length() + " characters" : quoted.toString();
    }
}
