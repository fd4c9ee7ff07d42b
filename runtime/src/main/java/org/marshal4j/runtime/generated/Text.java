package org.marshal4j.runtime.generated;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.Ascii;
import org.marshal4j.runtime.memory.RawBytes;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.memory.StopBit;
import org.marshal4j.runtime.memory.StringMemory;
import org.marshal4j.runtime.memory.Utf16;
import org.marshal4j.runtime.memory.Utf8;
import org.marshal4j.runtime.memory.Utf8Decoder;
import org.marshal4j.runtime.problem.MarshalException;

/**
 * Strings: the number of bytes as a {@link StopBit} count, −1 for null, then UTF-8. Chronicle's {@code writeUtf8}
 * writes the same, except that it splits characters above U+FFFF in two of three bytes each (CESU-8); those are read
 * as well.
 */
public final class Text {
    private static final String WHAT = "a text";

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
        byte[] narrow = StringMemory.latin1(value);
        if (narrow != null ? !writeAscii(narrow, out) : !writeShortWide(value, out)) {
            writeAny(name, value, out);
        }
    }

    /**
     * Writes a text of as many bytes as characters: most are ASCII.
     *
     * @return whether it is; if not, nothing is written
     */
    private static boolean writeAscii(byte[] narrow, BytesOut<?> out) {
        int length = Counted.possible(WHAT, narrow.length);
        int counted = length <= Byte.MAX_VALUE ? 1 : StopBit.size(length);
        long offset = RawBytes.reserve(out, counted + length);
        if (offset == RawBytes.NOT_RAW) {
            return false;
        }
        Object base = RawBytes.base(out);
        if (counted == 1) {
            RawMemory.putByte(base, offset, (byte) length);
        } else {
            StopBit.put(base, offset, length);
        }
        if (Ascii.copy(narrow, base, offset + counted)) {
            return true;
        }
        RawBytes.writePosition(out, RawBytes.writePosition(out) - counted - length);
        return false;
    }

    /**
     * Writes a text that has a character beyond Latin-1, if it is so short that the count takes one byte whatever its size, and there
     * is room for the most that it can take: its size need not be known beforehand then.
     *
     * @return whether it did; if not, nothing is written
     */
    private static boolean writeShortWide(String value, BytesOut<?> out) {
        byte[] wide = StringMemory.utf16(value);
        if (wide == null) {
            return false;
        }
        int most = 1 + 3 * (wide.length / 2);
        if (most > Byte.MAX_VALUE || most > RawBytes.room(out)) {
            return false;
        }
        long position = RawBytes.writePosition(out);
        long offset = RawBytes.reserve(out, most);
        Object base = RawBytes.base(out);
        long end = Utf16.put(wide, base, offset + 1);
        if (end == Utf16.MALFORMED) {
            RawBytes.writePosition(out, position);
            return false;
        }
        long size = end - offset;
        RawMemory.putByte(base, offset, (byte) (size - 1));
        RawBytes.writePosition(out, position + size);
        return true;
    }

    /**
     * As {@link #write(String, String, BytesOut)}, and refuses more than {@code max} bytes.
     *
     * @throws MarshalException MARSHAL215 naming the field, MARSHAL208; nothing is written then
     */
    public static void write(String name, @Nullable String value, int max, BytesOut<?> out) {
        // No character takes more than three bytes.
        if (value != null && value.length() > max / 3) {
            Counted.allowed(name, WHAT, Utf8.size(value), max);
        }
        write(name, value, out);
    }

    private static void writeAny(String name, String value, BytesOut<?> out) {
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
        return Counted.possible(WHAT, Utf8.size(value));
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
        return read(current, Integer.MAX_VALUE, in);
    }

    /** As {@link #read(String, BytesIn)}, and refuses more than {@code max} bytes (MARSHAL215). */
    public static @Nullable String read(@Nullable String current, int max, BytesIn<?> in) {
        long counted = RawBytes.takeCounted(in);
        return counted != RawBytes.NOT_RAW
                ? decodeCounted(current, max, RawBytes.base(in), counted)
                : readLonger(current, max, in);
    }

    private static String decodeCounted(@Nullable String current, int max, @Nullable Object base, long offset) {
        int count = RawMemory.getByte(base, offset);
        Counted.allowed(WHAT, count, max);
        return count == 0 ? "" : decode(current, base, offset + 1, count);
    }

    private static @Nullable String readLonger(@Nullable String current, int max, BytesIn<?> in) {
        int count = Counted.read(WHAT, max, in);
        if (count <= 0) {
            return count < 0 ? null : "";
        }
        long offset = RawBytes.take(in, count);
        return offset != RawBytes.NOT_RAW
                ? decode(current, RawBytes.base(in), offset, count)
                : decode(current, RawBytes.readCopy(in, count), RawMemory.ARRAY_OFFSET, count);
    }

    /**
     * As {@link #read(String, BytesIn)}, but a text of at most 64 bytes that differs from the current one comes from a
     * bounded pool if it was met before.
     */
    public static @Nullable String readInterned(@Nullable String current, BytesIn<?> in) {
        return readInterned(current, Integer.MAX_VALUE, in);
    }

    /** As {@link #readInterned(String, BytesIn)}, and refuses more than {@code max} bytes (MARSHAL215). */
    public static @Nullable String readInterned(@Nullable String current, int max, BytesIn<?> in) {
        int count = Counted.read(WHAT, max, in);
        if (count <= 0) {
            return count < 0 ? null : "";
        }
        long offset = RawBytes.take(in, count);
        return offset != RawBytes.NOT_RAW
                ? intern(current, RawBytes.base(in), offset, count)
                : intern(current, RawBytes.readCopy(in, count), RawMemory.ARRAY_OFFSET, count);
    }

    private static String intern(@Nullable String current, @Nullable Object base, long offset, int count) {
        return current != null && Utf8.matches(current, base, offset, count)
                ? current
                : InternPool.SHARED.get(base, offset, count);
    }

    /** The text of so many bytes, or MARSHAL208; {@code current} itself if it is that. */
    static String decode(@Nullable String current, @Nullable Object base, long offset, int count) {
        return current != null && Utf8.matches(current, base, offset, count)
                ? current
                : Utf8Decoder.decode(base, offset, count);
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
