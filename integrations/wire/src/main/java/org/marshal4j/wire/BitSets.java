package org.marshal4j.wire;

import java.util.BitSet;
import net.openhft.chronicle.wire.JSONWire;
import net.openhft.chronicle.wire.ValueIn;
import net.openhft.chronicle.wire.ValueOut;
import org.jspecify.annotations.Nullable;

/** Bit sets, as a sequence of 64-bit numbers. */
public final class BitSets {
    private BitSets() {}

    /**
     * Writes the bits.
     *
     * @param bits the bits, or null
     * @param out where to write
     */
    public static void write(@Nullable BitSet bits, ValueOut out) {
        if (bits != null && out.wireOut() instanceof JSONWire) {
            // With types, Wire opens a brace here that it does not close.
            PrimitiveArrays.write(bits.toLongArray(), out);
        } else {
            out.object(BitSet.class, bits);
        }
    }

    /**
     * Reads the bits into the current set or a new one.
     *
     * @param in where to read
     * @param current the present set, or null
     * @return the set that was filled, or null
     */
    public static @Nullable BitSet read(ValueIn in, @Nullable BitSet current) {
        return Nested.read(in, current, BitSet.class);
    }
}
