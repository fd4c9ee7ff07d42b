package org.marshal4j.runtime.memory;

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
    private static final long ADDRESS = offset("address");
    private static final long SEGMENT = offset("segment");

    /** Whether the addresses of buffers are known. */
    private static final boolean IS_KNOWN = ADDRESS != NONE && isAsExpected();

    private BufferMemory() {}

    /**
     * {@return whether the memory of the buffer can be accessed in place; otherwise its bytes have to be copied}
     *
     * @param buffer the buffer
     */
    public static boolean isShown(ByteBuffer buffer) {
        return !RawMemory.REACHES_OBJECTS || (buffer.isDirect() && IS_KNOWN);
    }

    /**
     * {@return whether the memory of the buffer can be accessed in place and exists as long as the buffer is reachable}
     * That of a buffer over a memory segment may be freed earlier, when an arena is closed: with Unsafe, which does not
     * check that, such a buffer has to be accessed by its own methods.
     *
     * @param buffer the buffer
     */
    public static boolean isKept(ByteBuffer buffer) {
        return !RawMemory.REACHES_OBJECTS
                || (buffer.isDirect()
                        && IS_KNOWN
                        && SEGMENT != NONE
                        && RawMemory.getReference(buffer, SEGMENT) == null);
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

    private static long offset(String name) {
        try {
            return RawMemory.fieldOffset(Buffer.class.getDeclaredField(name));
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
