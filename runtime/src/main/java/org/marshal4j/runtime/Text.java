package org.marshal4j.runtime;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.Ascii;
import org.marshal4j.runtime.memory.AsciiChars;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.memory.StringMemory;
import org.marshal4j.runtime.memory.Utf16;
import org.marshal4j.runtime.memory.Utf8;
import org.marshal4j.runtime.memory.Utf8Strings;

/**
 * Texts: the number of bytes as a {@link StopBit} count, −1 for null, then UTF-8. Chronicle's {@code writeUtf8} writes
 * the same, except that it splits each character above U+FFFF into two halves of three bytes (CESU-8); reading accepts
 * those as well.
 */
public final class Text {
    private static final String WHAT = "a text";

    /** The most characters that take no more than 127 bytes, together with the count, whatever they are. */
    private static final int MOST_SHORT = (Byte.MAX_VALUE - 1) / 3;

    private Text() {}

    /**
     * Writes a text.
     *
     * @param value the text, or null
     * @param out the output
     * @throws MarshalException MARSHAL208 if it contains half of a surrogate pair; nothing is written
     * @throws java.nio.BufferOverflowException if it does not fit
     */
    public static void write(@Nullable String value, OutputWindow out) {
        if (value == null) {
            StopBit.write(-1, out);
            return;
        }
        byte[] narrow = StringMemory.latin1(value);
        if (narrow != null ? !writeAscii(narrow, out) : !writeOther(value, out)) {
            writeAny(value, out);
        }
    }

    private static boolean writeOther(String value, OutputWindow out) {
        return (!StringMemory.KNOWN && writeAsciiChars(value, out)) || writeShort(value, out);
    }

    /**
     * As {@link #writeAscii}, if the memory of Strings is not known.
     *
     * @return whether it is ASCII; if not, nothing is written
     */
    private static boolean writeAsciiChars(String value, OutputWindow out) {
        if (!AsciiChars.isAscii(value)) {
            return false;
        }
        int length = Counted.possible(WHAT, value.length());
        long offset = out.reserve(StopBit.size(length) + length);
        Object base = out.base();
        AsciiChars.put(value, base, StopBit.put(base, offset, length));
        return true;
    }

    /**
     * Writes a text with as many bytes as it has characters, as if it were ASCII, which most texts are.
     *
     * @return whether it is ASCII; if not, nothing is written
     */
    private static boolean writeAscii(byte[] narrow, OutputWindow out) {
        int length = narrow.length;
        int counted = length <= Byte.MAX_VALUE ? 1 : StopBit.size(Counted.possible(WHAT, length));
        long offset = out.reserve(counted + length);
        Object base = out.base();
        if (counted == 1) {
            RawMemory.putByte(base, offset, (byte) length);
        } else {
            StopBit.put(base, offset, length);
        }
        if (Ascii.copy(narrow, base, offset + counted)) {
            return true;
        }
        out.giveBack(counted + length);
        return false;
    }

    /**
     * Writes a text with a character that is not ASCII, if it is so short that the count takes one byte whatever its size,
     * and if there is room for its largest possible size. Then the size need not be known beforehand.
     *
     * @return whether it was written; if not, nothing is written
     */
    private static boolean writeShort(String value, OutputWindow out) {
        if (value.length() > MOST_SHORT) {
            return false;
        }
        int most = 1 + 3 * value.length();
        if (most > out.room()) {
            return false;
        }
        long offset = out.reserve(most);
        Object base = out.base();
        byte[] wide = StringMemory.utf16(value);
        long end = wide != null ? Utf16.put(wide, base, offset + 1) : Utf8Strings.put(value, base, offset + 1);
        if (end == Utf16.MALFORMED) {
            out.giveBack(most);
            return false;
        }
        long size = end - offset;
        RawMemory.putByte(base, offset, (byte) (size - 1));
        out.giveBack(most - size);
        return true;
    }

    /**
     * As {@link #write(String, OutputWindow)}, but refuses more than {@code max} bytes.
     *
     * @param name the name of the field
     * @param value the text, or null
     * @param max the maximum number of bytes
     * @param out the output
     * @throws MarshalException MARSHAL215, which names the field, or MARSHAL208; nothing is written
     */
    public static void write(String name, @Nullable String value, int max, OutputWindow out) {
        // No character takes more than three bytes.
        if (value != null && value.length() > max / 3) {
            Counted.allowed(name, WHAT, utf8Size(value), max);
        }
        write(value, out);
    }

    private static void writeAny(String value, OutputWindow out) {
        int size = encodedSize(value);
        long offset = out.reserve(StopBit.size(size) + size);
        Object base = out.base();
        Utf8.put(value, base, StopBit.put(base, offset, size));
    }

    private static int encodedSize(String value) {
        return Counted.possible(WHAT, utf8Size(value));
    }

    /**
     * Reads a text.
     *
     * @param current the text that the field holds; returned without allocation if it equals the text
     * @param in the input
     * @return the text, or null
     * @throws MarshalException MARSHAL208 if it is not UTF-8, MARSHAL205 if the count is invalid, MARSHAL203 if fewer
     *     bytes are left
     * @throws java.nio.BufferUnderflowException if the bytes end inside the count
     */
    public static @Nullable String read(@Nullable String current, InputWindow in) {
        return read(current, Integer.MAX_VALUE, in);
    }

    /**
     * As {@link #read(String, InputWindow)}, but refuses more than {@code max} bytes (MARSHAL215).
     *
     * @param current the text that the field holds
     * @param max the maximum number of bytes
     * @param in the input
     * @return the text, or null
     */
    public static @Nullable String read(@Nullable String current, int max, InputWindow in) {
        long counted = in.takeCounted();
        return counted != InputWindow.NOTHING
                ? decodeCounted(current, max, in.base(), counted, in.countTaken(counted))
                : readLonger(current, max, in);
    }

    /** The count is not read a second time: another thread may have changed it, and it was checked the first time. */
    private static String decodeCounted(
            @Nullable String current, int max, @Nullable Object base, long offset, int count) {
        Counted.allowed(WHAT, count, max);
        return count == 0 ? "" : decode(current, base, offset + 1, count);
    }

    private static @Nullable String readLonger(@Nullable String current, int max, InputWindow in) {
        int count = Counted.readText(WHAT, max, in);
        if (count <= 0) {
            return count < 0 ? null : "";
        }
        long offset = in.take(count);
        return decode(current, in.base(), offset, count);
    }

    /**
     * As {@link #read(String, InputWindow)}, but a text of at most 64 bytes that differs from the current one comes from a
     * bounded pool if it was read before.
     *
     * @param current the text that the field holds
     * @param in the input
     * @return the text, or null
     */
    public static @Nullable String readInterned(@Nullable String current, InputWindow in) {
        return readInterned(current, Integer.MAX_VALUE, in);
    }

    /**
     * As {@link #readInterned(String, InputWindow)}, but refuses more than {@code max} bytes (MARSHAL215).
     *
     * @param current the text that the field holds
     * @param max the maximum number of bytes
     * @param in the input
     * @return the text, or null
     */
    public static @Nullable String readInterned(@Nullable String current, int max, InputWindow in) {
        int count = Counted.readText(WHAT, max, in);
        if (count <= 0) {
            return count < 0 ? null : "";
        }
        long offset = in.take(count);
        return intern(current, in.base(), offset, count);
    }

    private static String intern(@Nullable String current, @Nullable Object base, long offset, int count) {
        return current != null && Utf8.matches(current, base, offset, count)
                ? current
                : InternPool.SHARED.get(base, offset, count);
    }

    /**
     * Decodes a text, or throws MARSHAL208.
     *
     * @param current the text that the field holds; returned if it equals the text
     * @param base the object that the offset relates to; null if the offset is an address
     * @param offset the location, in bytes
     * @param count the number of bytes
     * @return the text
     */
    public static String decode(@Nullable String current, @Nullable Object base, long offset, int count) {
        return current != null && Utf8.matches(current, base, offset, count)
                ? current
                : Utf8Decoder.decode(base, offset, count);
    }

    /**
     * Returns the number of bytes of a text, without the count.
     *
     * @param value the text
     * @return the number of bytes
     * @throws MarshalException MARSHAL208 if it contains half of a surrogate pair
     */
    public static long utf8Size(String value) {
        long size = Utf8.size(value);
        if (size == Utf16.MALFORMED) {
            throw unpaired(value);
        }
        return size;
    }

    private static MarshalException unpaired(String value) {
        int index = 0;
        while (!Character.isSurrogate(value.charAt(index)) || isPair(value, index)) {
            index += Character.charCount(value.codePointAt(index));
        }
        return new MarshalException(
                RuntimeProblem.MALFORMED_TEXT, "unpaired surrogate at index " + index + " of the text");
    }

    private static boolean isPair(String value, int index) {
        return Character.isHighSurrogate(value.charAt(index))
                && index + 1 < value.length()
                && Character.isLowSurrogate(value.charAt(index + 1));
    }

    /**
     * Moves behind a text, null included, and behind the bytes before it.
     *
     * @param before the number of bytes before the text
     * @param in the input
     * @throws MarshalException MARSHAL205 if the count is invalid, MARSHAL203 if fewer bytes are left
     * @throws java.nio.BufferUnderflowException if the bytes end before the end of the count
     */
    public static void skip(int before, Input in) {
        if (!in.skipText(before)) {
            in.skip(before);
            in.skip(Math.max(0, Counted.readText("a text", Integer.MAX_VALUE, in)));
        }
    }

    /**
     * Returns the number of bytes that {@link #write} writes, including the count.
     *
     * @param value the text, or null
     * @return the number of bytes
     * @throws MarshalException MARSHAL208 if it contains half of a surrogate pair
     */
    public static long sizeOf(@Nullable String value) {
        if (value == null) {
            return StopBit.size(-1);
        }
        int size = encodedSize(value);
        return StopBit.size(size) + (long) size;
    }
}
