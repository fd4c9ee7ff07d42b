package org.marshal4j.runtime.memory;

import java.lang.reflect.Field;
import java.nio.Buffer;
import java.nio.ByteBuffer;

/**
 * Where a direct {@link ByteBuffer} has its bytes. The field that says it is the JDK's own business, so it is tried out when this class
 * initialises. Stateless.
 */
public final class DirectMemory {
    private static final long NONE = -1;
    private static final long ADDRESS = offset();

    /** Whether addresses are known. */
    public static final boolean IS_KNOWN = ADDRESS != NONE && isAsExpected();

    private DirectMemory() {}

    /** The address of the byte at the position of a direct buffer: valid as long as the buffer is reachable. */
    public static long at(ByteBuffer buffer) {
        return RawMemory.getLong(buffer, ADDRESS) + buffer.position();
    }

    /** What remains of a direct buffer: valid as long as the buffer is reachable. */
    public static Input input(ByteBuffer buffer) {
        long start = at(buffer);
        Input in = new Input(new ArraySource());
        in.window(null, start, start, start + buffer.remaining(), start, 0);
        return in;
    }

    private static long offset() {
        try {
            Field field = Buffer.class.getDeclaredField("address");
            return field.getType() == long.class ? RawMemory.fieldOffset(field) : NONE;
        } catch (ReflectiveOperationException | RuntimeException e) {
            return NONE;
        }
    }

    private static boolean isAsExpected() {
        ByteBuffer whole = ByteBuffer.allocateDirect(4);
        ByteBuffer slice = whole.position(1).slice().position(1);
        return at(whole) == RawMemory.getLong(whole, ADDRESS) + 1 && at(slice) == at(whole) + 1;
    }
}
