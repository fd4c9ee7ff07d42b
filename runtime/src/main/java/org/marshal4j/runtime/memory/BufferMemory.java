package org.marshal4j.runtime.memory;

import java.lang.reflect.Field;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/**
 * The memory of a {@link ByteBuffer} that has no accessible array. With Unsafe, this is the address of a direct buffer;
 * it is in a private field of the JDK, so this class tests it when it is initialised. Without Unsafe, it is the buffer
 * itself. Stateless.
 */
public final class BufferMemory {
    private static final long NONE = -1;
    private static final long ADDRESS = offset();

    /** Whether the addresses of buffers are known. */
    private static final boolean IS_KNOWN = ADDRESS != NONE && isAsExpected();

    private BufferMemory() {}

    /**
     * Tells whether {@link #input} can read the buffer in place; otherwise its remaining bytes have to be copied.
     *
     * @param buffer the buffer
     * @return true if it can
     */
    public static boolean isShown(ByteBuffer buffer) {
        return !RawMemory.REACHES_OBJECTS || (buffer.isDirect() && IS_KNOWN);
    }

    /**
     * For targets and sources: returns the object that the offset {@link #at} relates to.
     *
     * @param buffer the buffer
     * @return the buffer; null if the offset is an address
     */
    public static @Nullable Object base(ByteBuffer buffer) {
        return RawMemory.REACHES_OBJECTS ? null : buffer;
    }

    /**
     * For targets and sources: returns the location of the byte at the position of a buffer, if {@link #isShown}. It is
     * valid as long as the buffer is reachable.
     *
     * @param buffer the buffer
     * @return an offset in {@link #base}
     */
    public static long at(ByteBuffer buffer) {
        long start = RawMemory.REACHES_OBJECTS ? RawMemory.getLong(buffer, ADDRESS) : RawMemory.ARRAY_OFFSET;
        return start + buffer.position();
    }

    /**
     * Returns an input over the remaining bytes of a buffer. It is valid as long as the buffer is reachable and nobody
     * changes its limit or byte order.
     *
     * @param buffer the buffer
     * @return the input
     */
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
