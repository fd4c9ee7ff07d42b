package org.marshal4j.runtime.memory;

import java.nio.BufferOverflowException;
import java.nio.BufferUnderflowException;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import net.openhft.chronicle.bytes.MappedBytes;
import net.openhft.chronicle.bytes.NativeBytes;
import net.openhft.chronicle.bytes.OnHeapBytes;
import net.openhft.chronicle.bytes.util.DecoratedBufferOverflowException;
import net.openhft.chronicle.bytes.util.DecoratedBufferUnderflowException;
import org.jspecify.annotations.Nullable;
import org.marshal4j.schema.Schema;

/**
 * Where the bytes of a Chronicle buffer live. {@link #reserve} and {@link #take} move a position over a block once and
 * say where it starts, for straight stores and loads with {@link RawMemory}. Buffers whose memory must not be touched
 * (hex dumps, guarded and unknown ones) answer {@link #NOT_RAW}: their bytes go through {@link #writeCopy} and
 * {@link #readCopy}, a scratch array and Chronicle's own methods.
 *
 * <p>A place is valid until the next call on the buffer. Stateless; a buffer belongs to one thread at a time.
 */
public final class RawBytes {
    /** Answer for a buffer that has to be used through its own methods; no place in memory is 0. */
    public static final long NOT_RAW = 0;

    private RawBytes() {}

    /**
     * Moves the write position on by {@code size} bytes, growing an elastic buffer.
     *
     * @return where the bytes start: an address, or an offset in the array that {@link #base(BytesOut)} gives;
     *     {@link #NOT_RAW}, and nothing moved, if this buffer has no such place
     * @throws BufferOverflowException if they do not fit the write limit and the capacity; nothing moved
     * @throws IllegalStateException if the buffer is released, closed or read-only; nothing moved
     */
    public static long reserve(BytesOut<?> out, int size) {
        // Exact classes: an interface call here costs more than the block itself once several kinds have been seen.
        if (out.getClass() == NativeBytes.class) {
            return RawNative.reserve((NativeBytes<?>) out, size);
        }
        if (out.getClass() == OnHeapBytes.class) {
            return RawHeap.reserve((OnHeapBytes) out, size);
        }
        return reserveOther(out, size);
    }

    private static long reserveOther(BytesOut<?> out, int size) {
        return out instanceof MappedBytes mapped ? RawMapped.reserve(mapped, size) : RawViews.reserve(out, size);
    }

    /** The array that an offset from {@link #reserve} counts in; null for native memory. Valid only after it. */
    public static @Nullable Object base(BytesOut<?> out) {
        if (out.getClass() == NativeBytes.class || out instanceof MappedBytes) {
            return null;
        }
        return out.getClass() == OnHeapBytes.class ? RawHeap.array((OnHeapBytes) out) : RawViews.array(out);
    }

    /**
     * Moves the read position on by {@code size} bytes.
     *
     * @return where the bytes start: an address, or an offset in the array that {@link #base(BytesIn)} gives;
     *     {@link #NOT_RAW}, and nothing moved, if this buffer has no such place
     * @throws BufferUnderflowException if the read limit comes before their end; nothing moved
     * @throws IllegalStateException if the buffer is released or closed; nothing moved
     */
    public static long take(BytesIn<?> in, int size) {
        if (in.getClass() == NativeBytes.class) {
            return RawNative.take((NativeBytes<?>) in, size);
        }
        if (in.getClass() == OnHeapBytes.class) {
            return RawHeap.take((OnHeapBytes) in, size);
        }
        return takeOther(in, size);
    }

    private static long takeOther(BytesIn<?> in, int size) {
        return in instanceof MappedBytes mapped ? RawMapped.take(mapped, size) : RawViews.take(in, size);
    }

    /**
     * Moves the read position on by a count of one byte, 0 to 127, and as many bytes as it says: most texts are like that.
     *
     * @return where the count is, as {@link #take}; {@link #NOT_RAW}, and nothing moved, if the count is another or the bytes
     *     are fewer, and for buffers that are not mere memory: {@link #take} goes on from there
     */
    public static long takeCounted(BytesIn<?> in) {
        if (in.getClass() == NativeBytes.class) {
            return RawNative.takeCounted((NativeBytes<?>) in);
        }
        return in.getClass() == OnHeapBytes.class ? RawHeap.takeCounted((OnHeapBytes) in) : NOT_RAW;
    }

    /** The array that an offset from {@link #take} counts in; null for native memory. Valid only after it. */
    public static @Nullable Object base(BytesIn<?> in) {
        if (in.getClass() == NativeBytes.class || in instanceof MappedBytes) {
            return null;
        }
        return in.getClass() == OnHeapBytes.class ? RawHeap.array((OnHeapBytes) in) : RawViews.array(in);
    }

    /**
     * Reads {@code size} bytes into a new array, for a buffer that {@link #take} cannot do.
     *
     * @throws BufferUnderflowException if the read limit comes before their end; nothing moved, nothing allocated
     */
    public static byte[] readCopy(BytesIn<?> in, int size) {
        return RawCopy.read(in, size);
    }

    /**
     * Writes a block that was stored in an array because {@link #reserve} had no place for it. In a hex dump each field
     * stands on a line of its own behind its name.
     *
     * @param schema of the type
     * @param from index of the block's first field in the schema
     * @param to index behind the block's last field
     * @throws BufferOverflowException if the bytes do not fit
     */
    public static void writeCopy(byte[] copy, Schema schema, int from, int to, BytesOut<?> out) {
        if (out.retainedHexDumpDescription()) {
            DescribedBlock.write(copy, schema, from, to, out);
        } else {
            RawCopy.write(copy, out);
        }
    }

    /** Writes bytes that {@link #reserve} had no place for; in a hex dump they stand behind the name. */
    public static void writeCopy(byte[] copy, String name, BytesOut<?> out) {
        describe(name, out);
        RawCopy.write(copy, out);
    }

    /** Puts the name before the bytes that follow, in a hex dump; does nothing elsewhere. */
    public static void describe(String name, BytesOut<?> out) {
        if (out.getClass() != NativeBytes.class
                && out.getClass() != OnHeapBytes.class
                && out.retainedHexDumpDescription()) {
            out.writeHexDumpDescription(name);
        }
    }

    /** Moves the read position on by {@code size} bytes, of any buffer; throws as {@link #take} does. */
    public static void skip(BytesIn<?> in, int size) {
        if (take(in, size) == NOT_RAW) {
            requireReadable(in, size);
            in.readSkip(size);
        }
    }

    /** Refuses to go on when the read limit comes before the end of the next {@code size} bytes. */
    static void requireReadable(BytesIn<?> in, int size) {
        if (size > readRemaining(in)) {
            throw underflow(size, readRemaining(in));
        }
    }

    /** The write position, in the buffer's own terms: a hex dump's is no number of bytes. */
    public static long writePosition(BytesOut<?> out) {
        if (out.getClass() == NativeBytes.class) {
            return ((NativeBytes<?>) out).writePosition();
        }
        return out.getClass() == OnHeapBytes.class ? ((OnHeapBytes) out).writePosition() : out.writePosition();
    }

    /** Goes back to a write position, in the buffer's own terms. */
    public static void writePosition(BytesOut<?> out, long position) {
        if (out.getClass() == NativeBytes.class) {
            ((NativeBytes<?>) out).writePosition(position);
        } else {
            out.writePosition(position);
        }
    }

    /**
     * Stores four bytes at an earlier position, if the buffer's memory is at hand.
     *
     * @return whether it is; if not, nothing is stored
     */
    public static boolean putInt(BytesOut<?> out, long position, int value) {
        if (out.getClass() == NativeBytes.class) {
            return RawNative.putInt((NativeBytes<?>) out, position, value);
        }
        return out.getClass() == OnHeapBytes.class && RawHeap.putInt((OnHeapBytes) out, position, value);
    }

    /** How many bytes {@link #reserve} certainly gives without making more room; 0 if that is not easily told. */
    public static long room(BytesOut<?> out) {
        if (out.getClass() == NativeBytes.class) {
            return RawNative.room((NativeBytes<?>) out);
        }
        return out.getClass() == OnHeapBytes.class ? RawHeap.room((OnHeapBytes) out) : 0;
    }

    /** The read position, in the buffer's own terms: a hex dump's is no number of bytes. */
    public static long readPosition(BytesIn<?> in) {
        if (in.getClass() == NativeBytes.class) {
            return ((NativeBytes<?>) in).readPosition();
        }
        return in.getClass() == OnHeapBytes.class ? ((OnHeapBytes) in).readPosition() : in.readPosition();
    }

    /** How many bytes are left before the read limit. */
    public static long readRemaining(BytesIn<?> in) {
        if (in.getClass() == NativeBytes.class) {
            return ((NativeBytes<?>) in).readRemaining();
        }
        return in.getClass() == OnHeapBytes.class ? ((OnHeapBytes) in).readRemaining() : in.readRemaining();
    }

    static BufferOverflowException overflow(long needed, long left) {
        return new DecoratedBufferOverflowException(needed + " bytes needed, " + Math.max(0, left) + " left");
    }

    static BufferUnderflowException underflow(long needed, long left) {
        return new DecoratedBufferUnderflowException(needed + " bytes needed, " + Math.max(0, left) + " left");
    }
}
