package org.marshal4j.runtime;

import java.util.HexFormat;
import org.marshal4j.runtime.inspect.SchemaWalker;
import org.marshal4j.schema.Schema;

/**
 * For tests that inspect bytes: reads a message as hexadecimal digits.
 *
 * @param isStrict whether it refuses bytes that are no message, instead of reading all that remain
 */
public record HexMarshaller(Schema schema, boolean isStrict) implements Marshaller<String> {
    public HexMarshaller(Schema schema) {
        this(schema, false);
    }

    public static HexMarshaller strict(Schema schema) {
        return new HexMarshaller(schema, true);
    }

    @Override
    public void write(String value, Output out) {
        out.write(HexFormat.of().parseHex(value));
    }

    @Override
    public String read(Input in) {
        byte[] bytes = new byte[(int) length(in)];
        in.read(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    private long length(Input in) {
        long start = in.position();
        long left = in.remaining();
        try {
            long end = SchemaWalker.walk(
                    schema, schema.resolver(), in.readable(), start, start + left, (path, at, size, type, value) -> {});
            return end - start;
        } catch (MarshalException | IllegalArgumentException e) {
            if (isStrict) {
                throw e;
            }
            return left;
        }
    }

    @Override
    public long sizeOf(String value) {
        return value.length() / 2;
    }

    @Override
    public Class<String> type() {
        return String.class;
    }
}
