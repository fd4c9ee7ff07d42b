package org.marshal4j.random.edits;

import java.util.HexFormat;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.inspect.SchemaWalker;
import org.marshal4j.schema.Schema;

/** Reads a message of a schema as its bytes, in hexadecimal digits, so that no class is needed. */
record BytesMarshaller(Schema schema, int schemaId) implements Marshaller<String> {
    @Override
    public String read(Input in) {
        long start = in.position();
        long end = SchemaWalker.walk(
                schema,
                schema.resolver(),
                in.readable(),
                start,
                start + in.remaining(),
                (path, at, size, type, value) -> {});
        byte[] bytes = new byte[Math.toIntExact(end - start)];
        in.read(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    @Override
    public void write(String value, Output out) {
        out.write(HexFormat.of().parseHex(value));
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
