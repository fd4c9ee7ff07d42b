package org.marshal4j.runtime.inspect;

import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.generated.dynamic.SpecialValues;
import org.marshal4j.schema.wire.ValueKind;
import org.marshal4j.schema.wire.WireType;

/** Values that have two wire types, with and without {@code @StopBit}. */
final class StopBitConversion {
    private StopBitConversion() {}

    /** Whether two wire types differ only because of the annotation. */
    static boolean isPossible(WireType was, WireType is) {
        String plain = plain(was);
        return !plain.isEmpty() && plain.equals(plain(is));
    }

    private static String plain(WireType type) {
        if (type instanceof WireType.Value fixed) {
            return fixed.kind().wireName();
        }
        return type instanceof WireType.Special special ? special.kind().plainName() : "";
    }

    /** Writes a value without a presence byte. */
    static void write(Object value, WireType is, Output out) {
        if (is instanceof WireType.Special special) {
            SpecialValues.of(special.kind()).orElseThrow().write(value, out);
            return;
        }
        ValueKind kind = ((WireType.Value) is).kind();
        out.write(ValueCodec.of(kind).encode(kind, value));
    }
}
