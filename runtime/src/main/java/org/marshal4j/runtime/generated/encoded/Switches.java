package org.marshal4j.runtime.generated.encoded;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.memory.RawMemory;

/** Booleans in memory, in one byte of exactly two possible ones; any other is MARSHAL204. */
public final class Switches {
    private static final byte NO = 'N';
    private static final byte YES = 'Y';

    private Switches() {}

    /** Stores 0 or 1. */
    public static void putZeroOne(@Nullable Object base, long offset, boolean value) {
        RawMemory.putByte(base, offset, (byte) (value ? 1 : 0));
    }

    /** Loads 0 or 1. */
    public static boolean getZeroOne(@Nullable Object base, long offset) {
        return get(base, offset, (byte) 0, (byte) 1);
    }

    /** Stores {@code N} or {@code Y}, as Chronicle Bytes does. */
    public static void putYesNo(@Nullable Object base, long offset, boolean value) {
        RawMemory.putByte(base, offset, value ? YES : NO);
    }

    /** Loads {@code N} or {@code Y}. */
    public static boolean getYesNo(@Nullable Object base, long offset) {
        return get(base, offset, NO, YES);
    }

    private static boolean get(@Nullable Object base, long offset, byte no, byte yes) {
        byte value = RawMemory.getByte(base, offset);
        if (value != no && value != yes) {
            throw new MarshalException(
                    RuntimeProblem.IMPOSSIBLE_BYTE, "boolean " + (value & 0xFF) + " instead of " + no + " or " + yes);
        }
        return value == yes;
    }
}
