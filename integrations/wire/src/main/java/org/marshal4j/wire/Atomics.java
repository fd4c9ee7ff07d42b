package org.marshal4j.wire;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import net.openhft.chronicle.wire.ValueIn;
import net.openhft.chronicle.wire.ValueOut;
import org.jspecify.annotations.Nullable;

/** {@code AtomicInteger} and its like, as the numbers that they hold. */
public final class Atomics {
    private Atomics() {}

    /** Writes the number. */
    public static void write(@Nullable AtomicInteger value, ValueOut out) {
        if (value == null) {
            out.nu11();
        } else {
            out.int32(value.get());
        }
    }

    /** Writes the number. */
    public static void write(@Nullable AtomicLong value, ValueOut out) {
        if (value == null) {
            out.nu11();
        } else {
            out.int64(value.get());
        }
    }

    /** Writes the truth value. */
    public static void write(@Nullable AtomicBoolean value, ValueOut out) {
        if (value == null) {
            out.nu11();
        } else {
            out.bool(value.get());
        }
    }

    /** Sets the current one, or a new one, to what is read. */
    public static @Nullable AtomicInteger readInteger(ValueIn in, @Nullable AtomicInteger current) {
        if (in.isNull()) {
            return null;
        }
        AtomicInteger value = current == null ? new AtomicInteger() : current;
        value.set(in.int32());
        return value;
    }

    /** Sets the current one, or a new one, to what is read. */
    public static @Nullable AtomicLong readLong(ValueIn in, @Nullable AtomicLong current) {
        if (in.isNull()) {
            return null;
        }
        AtomicLong value = current == null ? new AtomicLong() : current;
        value.set(in.int64());
        return value;
    }

    /** Sets the current one, or a new one, to what is read. */
    public static @Nullable AtomicBoolean readBoolean(ValueIn in, @Nullable AtomicBoolean current) {
        if (in.isNull()) {
            return null;
        }
        AtomicBoolean value = current == null ? new AtomicBoolean() : current;
        value.set(in.bool());
        return value;
    }
}
