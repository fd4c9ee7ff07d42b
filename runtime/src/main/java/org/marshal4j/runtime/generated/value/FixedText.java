package org.marshal4j.runtime.generated.value;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.Text;
import org.marshal4j.runtime.memory.Ascii;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.memory.StringMemory;
import org.marshal4j.runtime.memory.Utf8;

/**
 * Texts in a block that have room for n bytes: a count of one byte, or of two if n is above 254, with all bits set for
 * null; then n bytes, which are UTF-8 and zeros after it. When reading, the bytes after the text are ignored.
 */
public final class FixedText {
    /** The largest n with a count of one byte. */
    private static final int SHORT = 254;

    private static final int NULL = 0xFF;
    private static final int LONG_NULL = 0xFFFF;

    private FixedText() {}

    /**
     * Refuses a text that {@link #put} would refuse, before space is reserved for it.
     *
     * @param room n, in bytes
     * @throws MarshalException MARSHAL215 if it has more bytes, MARSHAL208 if it contains half of a surrogate pair;
     *     names the field
     */
    public static void check(String field, int room, @Nullable String value) {
        if (value == null || isShortAscii(value, room)) {
            return;
        }
        long size;
        try {
            size = Text.utf8Size(value);
        } catch (MarshalException e) {
            throw new MarshalException(e.problem(), field, e.detail());
        }
        if (size > room) {
            throw new MarshalException(RuntimeProblem.TOO_LONG, field, tooLong(size, room));
        }
    }

    private static boolean isShortAscii(String value, int room) {
        int length = value.length();
        if (length > room) {
            return false;
        }
        byte[] narrow = StringMemory.latin1(value);
        if (narrow != null) {
            return Ascii.isAscii(narrow, RawMemory.ARRAY_OFFSET, length);
        }
        int bits = 0;
        for (int i = 0; i < length; i++) {
            bits |= value.charAt(i);
        }
        return bits < 0x80;
    }

    private static String tooLong(long size, int room) {
        return "a text of " + size + " bytes, but its length is fixed to " + room;
    }

    /**
     * Stores a text: the count and n bytes.
     *
     * @param room n, in bytes
     * @throws MarshalException MARSHAL215 if it has more bytes, MARSHAL208 if it contains half of a surrogate pair;
     *     nothing outside its space is changed
     */
    public static void put(@Nullable Object base, long offset, int room, @Nullable String value) {
        long text = offset + countSize(room);
        if (value == null) {
            putCount(base, offset, room, room > SHORT ? LONG_NULL : NULL);
            RawMemory.zero(base, text, room);
            return;
        }
        int length = value.length();
        int size = length;
        if (length > room || !Utf8.putAscii(value, base, text)) {
            long whole = Text.utf8Size(value);
            if (whole > room) {
                throw new MarshalException(RuntimeProblem.TOO_LONG, tooLong(whole, room));
            }
            Utf8.put(value, base, text);
            size = (int) whole;
        }
        putCount(base, offset, room, size);
        RawMemory.zero(base, text + size, room - size);
    }

    /** Returns the size of the count, which precedes the text, in bytes. */
    public static int countSize(int room) {
        return room > SHORT ? Short.BYTES : Byte.BYTES;
    }

    private static void putCount(@Nullable Object base, long offset, int room, int count) {
        if (room > SHORT) {
            RawMemory.putShort(base, offset, (short) count);
        } else {
            RawMemory.putByte(base, offset, (byte) count);
        }
    }

    /**
     * Loads a text.
     *
     * @param current what the field holds; returned without allocation if it is equal
     * @param room n, in bytes
     * @throws MarshalException MARSHAL205 if the count is above n, MARSHAL208 if the bytes are not UTF-8
     */
    public static @Nullable String get(@Nullable String current, @Nullable Object base, long offset, int room) {
        int count = count(base, offset, room);
        if (count < 0) {
            return null;
        }
        return count == 0 ? "" : Text.decode(current, base, offset + countSize(room), count);
    }

    /**
     * Returns the number of bytes of a text; -1 for null.
     *
     * @param room n, in bytes
     * @throws MarshalException MARSHAL205 if the count is above n
     */
    public static int count(@Nullable Object base, long offset, int room) {
        int count = room > SHORT ? RawMemory.getChar(base, offset) : RawMemory.getByte(base, offset) & 0xFF;
        if (count == (room > SHORT ? LONG_NULL : NULL)) {
            return -1;
        }
        if (count > room) {
            throw new MarshalException(RuntimeProblem.BAD_COUNT, "a text of " + count + " bytes in " + room + " bytes");
        }
        return count;
    }

    /** As {@link #get}, for a text that is never null (MARSHAL206). */
    public static String getRequired(@Nullable String current, @Nullable Object base, long offset, int room) {
        String value = get(current, base, offset, room);
        if (value == null) {
            throw new MarshalException(RuntimeProblem.NULL_ON_READ, "null, but the field is required");
        }
        return value;
    }
}
