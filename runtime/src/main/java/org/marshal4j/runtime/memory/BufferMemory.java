package org.marshal4j.runtime.memory;

import java.lang.reflect.Field;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/**
 * The memory of a {@link ByteBuffer} that shows no array. With Unsafe that is the address of a direct one; the field that says it is the
 * JDK's own business, so it is tried out when this class initialises. Without, it is the buffer itself. Stateless.
 */
public final class BufferMemory {
    private static final long NONE = -1;
    private static final long ADDRESS = offset();

    /** Whether addresses are known. */
    private static final boolean IS_KNOWN = ADDRESS != NONE && isAsExpected();

    private BufferMemory() {}

    /** Whether {@link #input} can show the buffer; otherwise what remains of it has to be copied. */
    public static boolean isShown(ByteBuffer buffer) {
        return !RawMemory.REACHES_OBJECTS || (buffer.isDirect() && IS_KNOWN);
    }

    /** For targets and sources: what the offset {@link #at} counts in. */
    public static @Nullable Object base(ByteBuffer buffer) {
        return RawMemory.REACHES_OBJECTS ? null : buffer;
    }

    /**
     * For targets and sources: where the byte at the position of a buffer is, if {@link #isShown}. Valid as long as the buffer is reachable.
     */
    public static long at(ByteBuffer buffer) {
        long start = RawMemory.REACHES_OBJECTS ? RawMemory.getLong(buffer, ADDRESS) : RawMemory.ARRAY_OFFSET;
        return start + buffer.position();
    }

    /** What remains of a buffer: valid as long as the buffer is reachable, and neither limit nor byte order is changed. */
    public static Input input(ByteBuffer buffer) {
        long start = at(buffer);
        Input in = new Input(new ArraySource());
        in.window(base(buffer), start, start, start + buffer.remaining(), start, 0);
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
