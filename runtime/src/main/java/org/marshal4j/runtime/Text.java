package org.marshal4j.runtime;

import java.nio.charset.StandardCharsets;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.jspecify.annotations.Nullable;

/**
 * Strings: the number of bytes as a {@link StopBit} count, −1 for null, then UTF-8. Chronicle's {@code writeUtf8}
 * writes the same, except that it splits characters above U+FFFF in two of three bytes each (CESU-8); those are read
 * as well.
 */
public final class Text {
    /** The largest array that every JVM can make, less the count. */
    private static final int MAX_BYTES = Integer.MAX_VALUE - 16;

    private Text() {}

    /**
     * Writes a text.
     *
     * @param name of the field, for hex dumps
     * @throws MarshalException MARSHAL208 if it holds half of a surrogate pair; nothing is written then
     * @throws java.nio.BufferOverflowException if it does not fit
     */
    public static void write(String name, @Nullable String value, BytesOut<?> out) {
        if (value == null) {
            RawBytes.describe(name, out);
            StopBit.write(-1, out);
            return;
        }
        int length = value.length();
        if (length > MAX_BYTES) {
            throw tooLong(length);
        }
        // Most texts are ASCII: as many bytes as characters. No text is less.
        long position = RawBytes.writePosition(out);
        long offset = RawBytes.reserve(out, StopBit.size(length) + length);
        if (offset == RawBytes.NOT_RAW) {
            RawBytes.writeCopy(encoded(value), name, out);
            return;
        }
        Object base = RawBytes.base(out);
        if (Utf8.putAscii(value, base, StopBit.put(base, offset, length)) < length) {
            out.writePosition(position);
            writeLonger(name, value, out);
        }
    }

    private static void writeLonger(String name, String value, BytesOut<?> out) {
        int size = encodedSize(value);
        long offset = RawBytes.reserve(out, StopBit.size(size) + size);
        if (offset == RawBytes.NOT_RAW) {
            RawBytes.writeCopy(encoded(value), name, out);
            return;
        }
        Object base = RawBytes.base(out);
        Utf8.put(value, base, StopBit.put(base, offset, size));
    }

    private static byte[] encoded(String value) {
        int size = encodedSize(value);
        byte[] copy = new byte[StopBit.size(size) + size];
        Utf8.put(value, copy, StopBit.put(copy, RawMemory.ARRAY_OFFSET, size));
        return copy;
    }

    private static int encodedSize(String value) {
        long size = Utf8.size(value);
        if (size > MAX_BYTES) {
            throw tooLong(size);
        }
        return (int) size;
    }

    private static MarshalException tooLong(long size) {
        return new MarshalException(RuntimeProblem.BAD_COUNT, "a text of " + size + " bytes, more than " + MAX_BYTES);
    }

    /**
     * Reads a text.
     *
     * @param current what the field holds; returned itself, and nothing allocated, if the text equals it
     * @throws MarshalException MARSHAL208 if it is not UTF-8, MARSHAL205 if the count is none, MARSHAL203 if the bytes
     *     left are fewer
     * @throws java.nio.BufferUnderflowException if the bytes end inside the count
     */
    public static @Nullable String read(@Nullable String current, BytesIn<?> in) {
        int count = StopBit.read(in);
        if (count <= 0) {
            return count < 0 ? null : "";
        }
        if (count > RawBytes.readRemaining(in)) {
            throw new MarshalException(
                    RuntimeProblem.BYTES_RUN_OUT,
                    "a text of " + count + " bytes, " + RawBytes.readRemaining(in) + " bytes left");
        }
        long offset = RawBytes.take(in, count);
        return offset != RawBytes.NOT_RAW
                ? decode(current, RawBytes.base(in), offset, count)
                : decode(current, RawBytes.readCopy(in, count), RawMemory.ARRAY_OFFSET, count);
    }

    private static String decode(@Nullable String current, @Nullable Object base, long offset, int count) {
        if (current != null && Utf8.matches(current, base, offset, count)) {
            return current;
        }
        if (!Utf8.isAscii(base, offset, count)) {
            return Utf8.decode(base, offset, count);
        }
        byte[] ascii = new byte[count];
        RawMemory.copy(base, offset, ascii, RawMemory.ARRAY_OFFSET, count);
        return new String(ascii, StandardCharsets.ISO_8859_1);
    }

    /**
     * Number of bytes that {@link #write} takes, the count included.
     *
     * @throws MarshalException MARSHAL208 if it holds half of a surrogate pair
     */
    public static long sizeOf(@Nullable String value) {
        if (value == null) {
            return StopBit.size(-1);
        }
        int size = encodedSize(value);
        return StopBit.size(size) + (long) size;
    }
}
