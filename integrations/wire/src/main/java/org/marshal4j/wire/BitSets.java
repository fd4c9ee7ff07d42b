package org.marshal4j.wire;

import java.util.BitSet;
import net.openhft.chronicle.wire.JSONWire;
import net.openhft.chronicle.wire.ValueIn;
import net.openhft.chronicle.wire.ValueOut;
import org.jspecify.annotations.Nullable;

/** Sets of bits, as a sequence of numbers of 64 bits each. */
public final class BitSets {
    private BitSets() {}

    /** Writes the bits. */
    public static void write(@Nullable BitSet bits, ValueOut out) {
        if (bits != null && out.wireOut() instanceof JSONWire) {
            // With types, Wire opens a brace here that it does not close.
            PrimitiveArrays.write(bits.toLongArray(), out);
        } else {
            out.object(BitSet.class, bits);
        }
    }

    /** Reads the bits into the current set, or into a new one. */
    public static @Nullable BitSet read(ValueIn in, @Nullable BitSet current) {
        return Nested.read(in, current, BitSet.class);
    }
}
