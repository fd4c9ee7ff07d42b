package org.marshal4j.runtime;

import java.util.HexFormat;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.schema.Schema;

/** For tests that want to see bytes: reads all that are there as their hexadecimal digits, whatever its schema says. */
public record HexMarshaller(Schema schema) implements Marshaller<String> {

    @Override
    public void write(String value, BytesOut<?> out) {
        out.write(HexFormat.of().parseHex(value));
    }

    @Override
    public String read(BytesIn<?> in) {
        byte[] bytes = new byte[(int) in.readRemaining()];
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
