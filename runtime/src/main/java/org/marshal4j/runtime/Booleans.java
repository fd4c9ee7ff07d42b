package org.marshal4j.runtime;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.RawMemory;

/** Booleans in a message, each one byte. */
public final class Booleans {
    private Booleans() {}

    /**
     * Loads one byte as a boolean: 0 and 1 as marshal4j writes them, {@code N} and {@code Y} as Chronicle does.
     *
     * @param base the object that the offset relates to; null if the offset is an address
     * @param offset the location, in bytes
     * @return the value
     * @throws MarshalException MARSHAL204 for any other byte, since a boolean field that holds neither 0 nor 1 breaks
     *     the JVM's own {@code ==}
     */
    public static boolean get(@Nullable Object base, long offset) {
        byte value = RawMemory.getByte(base, offset);
        return (value & ~1) == 0 ? value != 0 : chronicleBoolean(value);
    }

    private static boolean chronicleBoolean(byte value) {
        if (value == 'Y' || value == 'N') {
            return value == 'Y';
        }
        throw new MarshalException(
                RuntimeProblem.IMPOSSIBLE_BYTE, "boolean " + (value & 0xFF) + " instead of 0, 1, 'Y' or 'N'");
    }
}
