package org.marshal4j.benchmarks.peer.chronicle;

import java.math.BigDecimal;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import net.openhft.chronicle.core.Maths;

/**
 * Decimals: a byte for the scale, then eight bytes for the digits. This is faster than Chronicle's
 * {@code writeBigDecimal}, which creates an array of the digits. A scale of -128 means null.
 */
final class Decimals {
    private static final byte NULL = Byte.MIN_VALUE;

    private Decimals() {}

    static void write(BigDecimal decimal, BytesOut<?> out) {
        if (decimal == null) {
            out.writeByte(NULL);
            return;
        }
        out.writeByte(Maths.toInt8(decimal.scale()));
        out.writeLong(decimal.unscaledValue().longValueExact());
    }

    static BigDecimal read(BytesIn<?> in) {
        byte scale = in.readByte();
        return scale == NULL ? null : BigDecimal.valueOf(in.readLong(), scale);
    }
}
