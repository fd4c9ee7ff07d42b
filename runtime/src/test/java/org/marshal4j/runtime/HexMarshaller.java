package org.marshal4j.runtime;

import java.util.HexFormat;
import org.marshal4j.schema.Schema;

/** For tests that inspect bytes: reads all remaining bytes as hexadecimal digits, whatever its schema says. */
public record HexMarshaller(Schema schema) implements Marshaller<String> {

    @Override
    public void write(String value, Output out) {
        out.write(HexFormat.of().parseHex(value));
    }

    @Override
    public String read(Input in) {
        byte[] bytes = new byte[(int) in.remaining()];
        in.read(bytes);
        return HexFormat.of().formatHex(bytes);
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
