package org.marshal4j.runtime.inspect;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.RandomBytes;
import org.marshal4j.runtime.layout.Paint;
import org.marshal4j.runtime.layout.TextTable;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;
import org.marshal4j.schema.SchemaId;
import org.marshal4j.schema.text.ShownText;
import org.marshal4j.schema.wire.WireType;

/** The lines of {@link Explain}. */
final class ExplainedFields implements DeclaredFields {
    private static final int MAX_LINES = 10_000;
    private static final int MAX_HEX = 8;
    private static final int LONGEST_PATH = 200;

    private final TextTable table = new TextTable(">offset", "bytes", "field", "value");
    private final NumberTexts texts = new NumberTexts();
    private final RandomBytes in;
    private final long start;
    private final long limit;
    private long length;
    private long lines;
    private @Nullable Schema owner;
    private @Nullable SchemaField field;

    ExplainedFields(RandomBytes in, long start, long limit) {
        this.in = in;
        this.start = start;
        this.limit = limit;
    }

    @Override
    public void field(Schema owner, SchemaField field) {
        this.owner = owner;
        this.field = field;
    }

    @Override
    public void field(String path, long offset, long size, WireType type, @Nullable Object value) {
        length = offset + size;
        if (++lines <= MAX_LINES) {
            table.row(offset, hex(offset, size), shown(path), ShownText.line(shown(path, type, value)));
        }
    }

    private String shown(String path, WireType type, @Nullable Object value) {
        if (path.equals(SchemaWalk.ID) && value instanceof Integer id) {
            return SchemaId.text(id);
        }
        return value == null ? "null" : type.accept(new ExplainedValue(value)) + meaning(type, value);
    }

    /** What the annotations of a field say that its number means, to be shown after the number. */
    private String meaning(WireType type, Object value) {
        if (!(type instanceof WireType.Primitive number)
                || owner == null
                || field == null
                || !type.equals(field.type())) {
            return "";
        }
        String text = texts.text(owner, field, number, value);
        return text == null ? "" : " " + ExplainedValue.quoted(text, '"');
    }

    /** Adds the line of the field at which the bytes are invalid, with the remaining bytes. */
    void stop(String path, long offset, String why) {
        table.row(offset, hex(offset, cursor(offset).left()), shown(path), Paint.STOP + ShownText.line(why));
    }

    /** Names may be a stranger's, and each level makes the path longer, in each line. */
    private static String shown(String path) {
        int half = LONGEST_PATH / 2;
        return ShownText.line(
                path.length() <= LONGEST_PATH
                        ? path
                        : path.substring(0, half) + "..." + path.substring(path.length() - half));
    }

    /** The number of bytes of the fields so far. */
    long length() {
        return length;
    }

    /** The number of bytes after those fields. */
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
}
