package org.marshal4j.chronicle;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import net.openhft.chronicle.bytes.AbstractBytes;
import net.openhft.chronicle.bytes.NativeBytes;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * Moves the positions of Chronicle's buffers in memory when the caller knows that the new position is valid.
 * Chronicle's own methods check it again through interfaces of the store, which takes up to half of the time of a small
 * field, and more if several kinds of stores have been used.
 *
 * <p>The two fields are internal to Chronicle, so they are tested when this class initialises. If they are not as
 * expected, Chronicle's methods are called instead; so too if assertions are on, since Chronicle then checks which
 * thread uses a buffer. Stateless.
 */
final class BufferPositions {
    private static final long NONE = -1;
    private static final long WRITE = offsetOf("writePosition");
    private static final long READ = offsetOf("readPosition");

    /** Whether the fields are set directly. */
    static final boolean STRAIGHT =
            WRITE != NONE && READ != NONE && !AbstractBytes.class.desiredAssertionStatus() && isAsExpected();

    private BufferPositions() {}

    /** Moves the write position to one within capacity and limit. */
    static void write(AbstractBytes<?> out, long position) {
        if (STRAIGHT) {
            RawMemory.putLong(out, WRITE, position);
        } else {
            out.writePosition(position);
        }
    }

    /** Moves the read position to one before the read limit. */
    static void read(AbstractBytes<?> in, long position) {
        if (STRAIGHT) {
            RawMemory.putLong(in, READ, position);
        } else {
            in.readPosition(position);
        }
    }

    private static long offsetOf(String name) {
        try {
            Field field = AbstractBytes.class.getDeclaredField(name);
            return field.getType() == long.class && !Modifier.isVolatile(field.getModifiers())
                    ? RawMemory.fieldOffset(field)
                    : NONE;
        } catch (ReflectiveOperationException | RuntimeException e) {
            return NONE;
        }
    }

    private static boolean isAsExpected() {
        NativeBytes<Void> bytes = NativeBytes.nativeBytes(16);
        try {
            RawMemory.putLong(bytes, WRITE, 12);
            RawMemory.putLong(bytes, READ, 5);
            return bytes.writePosition() == 12 && bytes.readPosition() == 5 && bytes.readRemaining() == 7;
        } finally {
            bytes.releaseLast();
        }
    }
}
