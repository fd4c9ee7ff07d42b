package org.marshal4j.chronicle;

import java.util.Arrays;
import net.openhft.chronicle.bytes.BytesOut;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RandomBytes;
import org.marshal4j.runtime.inspect.SchemaWalker;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.wire.WireType;

/** Writes a message to a hex dump, in which each field follows its name. */
final class HexDumpMessage implements SchemaWalker.Visitor {
    private final byte[] message;
    private final BytesOut<?> out;
    private int written;

    private HexDumpMessage(byte[] message, BytesOut<?> out) {
        this.message = message;
        this.out = out;
    }

    static void write(Schema schema, byte[] array, int length, BytesOut<?> out) {
        HexDumpMessage dump = new HexDumpMessage(array, out);
        try {
            SchemaWalker.walk(schema, schema.resolver(), RandomBytes.of(array), 0, length, dump);
        } catch (MarshalException e) {
            // For example, the end of a hand-written marshaller's bytes is not known.
            dump.begin(e.path(), e.offset());
        } catch (IllegalArgumentException e) {
            // A schema was not found: write the rest without names.
        }
        dump.skipTo(length);
    }

    @Override
    public void field(String path, long offset, long fieldLength, WireType type, @Nullable Object value) {
        begin(path, offset);
        skipTo((int) (offset + fieldLength));
    }

    private void begin(String path, long offset) {
        skipTo((int) offset);
        out.writeHexDumpDescription(name(path));
    }

    /** The field's own name, with {@code []} in place of an index. */
    private static String name(String path) {
        String last = path.substring(path.lastIndexOf('.') + 1);
        return last.replaceAll("\\[[^]]*]", "[]");
    }

    private void skipTo(int end) {
        if (end > written) {
            out.write(Arrays.copyOfRange(message, written, end), 0, end - written);
            written = end;
        }
    }
}
