package org.marshal4j.wire;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import net.openhft.chronicle.wire.ValueIn;
import net.openhft.chronicle.wire.ValueOut;
import org.jspecify.annotations.Nullable;

/** {@code AtomicInteger}s, {@code AtomicLong}s and {@code AtomicBoolean}s, as the values that they hold. */
public final class Atomics {
    private Atomics() {}

    /**
     * Writes the number.
     *
     * @param value the object, or null
     * @param out where to write
     */
    public static void write(@Nullable AtomicInteger value, ValueOut out) {
        if (value == null) {
            out.nu11();
        } else {
            out.int32(value.get());
        }
    }

    /**
     * Writes the number.
     *
     * @param value the object, or null
     * @param out where to write
     */
    public static void write(@Nullable AtomicLong value, ValueOut out) {
        if (value == null) {
            out.nu11();
        } else {
            out.int64(value.get());
        }
    }

    /**
     * Writes the boolean.
     *
     * @param value the object, or null
     * @param out where to write
     */
    public static void write(@Nullable AtomicBoolean value, ValueOut out) {
        if (value == null) {
            out.nu11();
        } else {
            out.bool(value.get());
        }
    }

    /**
     * Reads a number into the current object or a new one.
     *
     * @param in where to read
     * @param current the present object, or null
     * @return the object that was set, or null
     */
    public static @Nullable AtomicInteger readInteger(ValueIn in, @Nullable AtomicInteger current) {
        if (in.isNull()) {
            return null;
        }
        AtomicInteger value = current == null ? new AtomicInteger() : current;
        value.set(in.int32());
        return value;
    }

    /**
     * Reads a number into the current object or a new one.
     *
     * @param in where to read
     * @param current the present object, or null
     * @return the object that was set, or null
     */
    public static @Nullable AtomicLong readLong(ValueIn in, @Nullable AtomicLong current) {
        if (in.isNull()) {
            return null;
        }
        AtomicLong value = current == null ? new AtomicLong() : current;
        value.set(in.int64());
        return value;
    }

    /**
     * Reads a boolean into the current object or a new one.
     *
     * @param in where to read
     * @param current the present object, or null
     * @return the object that was set, or null
     */
    public static @Nullable AtomicBoolean readBoolean(ValueIn in, @Nullable AtomicBoolean current) {
        if (in.isNull()) {
            return null;
        }
        AtomicBoolean value = current == null ? new AtomicBoolean() : current;
        value.set(in.bool());
        return value;
    }
}
