package org.marshal4j.runtime.memory;

import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.WireType;

/** Writes a block to a hex dump, each field behind its name. */
final class DescribedBlock {
    private DescribedBlock() {}

    /**
     * The schema of a nested type is not at hand, so the nested fields share what the primitive ones leave: one nested
     * field gets a slice of its own, several get one together with everything between them.
     */
    static void write(byte[] copy, Schema schema, int from, int to, BytesOut<?> out) {
        int first = from;
        int start = 0;
        for (; first < to && size(schema, first) >= 0; first++) {
            start = slice(copy, start, start + size(schema, first), name(schema, first), out);
        }
        int last = to;
        int end = copy.length;
        for (; last > first && size(schema, last - 1) >= 0; last--) {
            end -= size(schema, last - 1);
        }
        if (first < last) {
            String names = name(schema, first);
            start = slice(copy, start, end, last - first == 1 ? names : names + " to " + name(schema, last - 1), out);
        }
        for (; last < to; last++) {
            start = slice(copy, start, start + size(schema, last), name(schema, last), out);
        }
    }

    private static int slice(byte[] copy, int start, int end, String name, BytesOut<?> out) {
        out.writeHexDumpDescription(name);
        RawCopy.write(copy, start, end - start, out);
        return end;
    }

    private static int size(Schema schema, int field) {
        WireType type = schema.fields().get(field).type();
        return type instanceof WireType.VersionedBlock ? Integer.BYTES : type.sizeInBlock();
    }

    private static String name(Schema schema, int field) {
        return schema.fields().get(field).name();
    }
}
