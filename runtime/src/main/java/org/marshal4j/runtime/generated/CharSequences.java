package org.marshal4j.runtime.generated;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.RawBytes;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.memory.StopBit;
import org.marshal4j.runtime.memory.Utf8Chars;
import org.marshal4j.runtime.problem.MarshalException;

/** Texts of any class, with the bytes of {@link Text}: their characters are written, and read as a String. */
public final class CharSequences {
    private static final String WHAT = "a text";

    private CharSequences() {}

    /**
     * Writes a text.
     *
     * @param name of the field, for hex dumps
     * @throws MarshalException MARSHAL208 if it holds half of a surrogate pair; nothing is written then
     * @throws java.util.ConcurrentModificationException if it changes meanwhile
     * @throws java.nio.BufferOverflowException if it does not fit
     */
    public static void write(String name, @Nullable CharSequence value, BytesOut<?> out) {
        if (value == null || value instanceof String) {
            Text.write(name, (String) value, out);
            return;
        }
        int size = Counted.possible(WHAT, Utf8Chars.size(value));
        int countSize = StopBit.size(size);
        long position = RawBytes.writePosition(out);
        long offset = RawBytes.reserve(out, countSize + size);
        if (offset == RawBytes.NOT_RAW) {
            byte[] copy = new byte[countSize + size];
            Utf8Chars.put(value, size, copy, StopBit.put(copy, RawMemory.ARRAY_OFFSET, size));
            RawBytes.writeCopy(copy, name, out);
        } else {
            Object base = RawBytes.base(out);
            try {
                Utf8Chars.put(value, size, base, StopBit.put(base, offset, size));
            } catch (Throwable e) {
                // What is reserved is no text: bytes that were there before must not be taken for one.
                RawBytes.writePosition(out, position);
                throw e;
            }
        }
    }

    /**
     * As {@link #write(String, CharSequence, BytesOut)}, and refuses more than {@code max} bytes (MARSHAL215, naming the
     * field).
     */
    public static void write(String name, @Nullable CharSequence value, int max, BytesOut<?> out) {
        // No character takes more than three bytes.
        if (value != null && value.length() > max / 3) {
            Counted.allowed(name, WHAT, Utf8Chars.size(value), max);
        }
        write(name, value, out);
    }

    /**
     * Reads a text.
     *
     * @param current what the field holds, of any class; returned itself, and nothing allocated, if it has the same
     *     characters
     * @return that, or a String
     * @throws MarshalException as {@link Text#read(String, BytesIn)}
     * @throws java.nio.BufferUnderflowException if the bytes end inside the count
     */
    public static @Nullable CharSequence read(@Nullable CharSequence current, BytesIn<?> in) {
        return read(current, Integer.MAX_VALUE, in);
    }

    /** As {@link #read(CharSequence, BytesIn)}, and refuses more than {@code max} bytes (MARSHAL215). */
    public static @Nullable CharSequence read(@Nullable CharSequence current, int max, BytesIn<?> in) {
        if (current == null || current instanceof String) {
            return Text.read((String) current, max, in);
        }
        int count = Counted.read(WHAT, max, in);
        if (count < 0) {
            return null;
        }
        long offset = RawBytes.take(in, count);
        return offset != RawBytes.NOT_RAW
                ? decode(current, RawBytes.base(in), offset, count)
                : decode(current, RawBytes.readCopy(in, count), RawMemory.ARRAY_OFFSET, count);
    }

    private static CharSequence decode(CharSequence current, @Nullable Object base, long offset, int count) {
        return Utf8Chars.matches(current, base, offset, count) ? current : Text.decode(null, base, offset, count);
    }

    /**
     * Number of bytes that {@link #write(String, CharSequence, BytesOut)} takes, the count included.
     *
     * @throws MarshalException MARSHAL208 if it holds half of a surrogate pair
     */
    public static long sizeOf(@Nullable CharSequence value) {
        if (value == null || value instanceof String) {
            return Text.sizeOf((String) value);
        }
        int size = Counted.possible(WHAT, Utf8Chars.size(value));
        return StopBit.size(size) + (long) size;
    }
}
