package org.marshal4j.runtime.generated.encoded;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Counted;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.Text;
import org.marshal4j.runtime.generated.value.Utf8Chars;
import org.marshal4j.runtime.memory.Ascii;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.memory.Utf8;
import org.marshal4j.schema.wire.CharForm;
import org.marshal4j.schema.wire.NumberForm;

/**
 * Texts as other libraries write them: a length, −1 for null, and characters. ASCII, which most texts are, is copied as it
 * is; nothing is allocated but the text that is read.
 *
 * <p>Every {@code write} throws {@link java.nio.BufferOverflowException} if the text does not fit into the buffer, and
 * {@link MarshalException}: MARSHAL215 if it is longer than its length can say or than {@code max}, MARSHAL208 if the
 * form does not have one of its characters. Every {@code read} throws {@link java.nio.BufferUnderflowException} if the
 * bytes end within the length, and MARSHAL203 if they end within the text, MARSHAL205 if the length is none, MARSHAL215
 * if it is greater than {@code max} or than the limits of the read allow, MARSHAL208 if the bytes are no text.
 *
 * <p>{@code max} limits the length as it is written: bytes, or UTF-16 units where these are counted.
 */
public final class EncodedTexts {
    static final String WHAT = "a text";

    /** All bytes are 1, for the search of zeros. */
    private static final long ONES = 0x0101_0101_0101_0101L;

    private static final long TOPS = ONES << 7;

    private EncodedTexts() {}

    /** Writes a text. */
    public static void write(CharForm form, NumberForm length, @Nullable String value, Output out) {
        if (value == null) {
            Lengths.write(WHAT, length, -1, out);
        } else if (!writeAscii(form, length, value, out)) {
            writeAny(form, length, value, out);
        }
    }

    /** Writes a text of at most {@code max} bytes or units. */
    public static void write(
            String name, CharForm form, NumberForm length, @Nullable String value, int max, Output out) {
        if (value != null && value.length() > max / 3) {
            Counted.allowed(name, WHAT, counted(form, value), max);
        }
        write(form, length, value, out);
    }

    /** Writes a text as if it were ASCII, and takes it back if it is not. */
    private static boolean writeAscii(CharForm form, NumberForm length, String value, Output out) {
        int count = value.length();
        if (count > length.max() || (form == CharForm.MODIFIED && value.indexOf('\0') >= 0)) {
            return false;
        }
        int size = Lengths.size(length, count) + Counted.possible(WHAT, count);
        long at = out.reserve(size);
        Object base = out.base();
        boolean isAscii = Utf8.putAscii(value, base, at + size - count);
        if (isAscii) {
            EncodedNumbers.put(length, Integer.SIZE, count, base, at);
        } else {
            out.giveBack(size);
        }
        return isAscii;
    }

    private static void writeAny(CharForm form, NumberForm length, String value, Output out) {
        int size = Counted.possible(WHAT, size(form, value));
        Lengths.write(WHAT, length, form == CharForm.CESU8_UNITS ? value.length() : size, out);
        long at = out.reserve(size);
        Object base = out.base();
        if (form == CharForm.UTF8) {
            Utf8.put(value, base, at);
            return;
        }
        for (int i = 0; i < value.length(); i++) {
            at = CharBytes.put(form, value.charAt(i), base, at);
        }
    }

    /** Returns the number of bytes with the length, −1 for null included. */
    public static long sizeOf(CharForm form, NumberForm length, @Nullable String value) {
        if (value == null) {
            return Lengths.size(length, -1);
        }
        int size = Counted.possible(WHAT, size(form, value));
        return Lengths.size(length, form == CharForm.CESU8_UNITS ? value.length() : size) + (long) size;
    }

    private static long counted(CharForm form, String value) {
        return form == CharForm.CESU8_UNITS ? value.length() : size(form, value);
    }

    static long size(CharForm form, CharSequence value) {
        if (form == CharForm.UTF8) {
            return value instanceof String text ? Text.utf8Size(text) : Utf8Chars.size(value);
        }
        long size = 0;
        for (int i = 0; i < value.length(); i++) {
            int ofUnit = CharBytes.size(form, value.charAt(i));
            if (ofUnit == CharBytes.NONE) {
                throw new MarshalException(
                        RuntimeProblem.MALFORMED_TEXT,
                        "the character at index " + i + " of the text does not fit in one byte");
            }
            size += ofUnit;
        }
        return size;
    }

    /**
     * Reads a text.
     *
     * @param current the text that the field holds; returned without allocation if it equals the text
     */
    public static @Nullable String read(CharForm form, NumberForm length, @Nullable String current, Input in) {
        return read(form, length, current, Integer.MAX_VALUE, in);
    }

    /** Reads a text of at most {@code max} bytes or units. */
    public static @Nullable String read(CharForm form, NumberForm length, @Nullable String current, int max, Input in) {
        int count = readLength(length, max, in);
        if (count <= 0) {
            return count < 0 ? null : "";
        }
        int size = form == CharForm.CESU8_UNITS ? sizeOfUnits(count, in) : count;
        long at = in.take(size);
        Object base = in.base();
        if (isPlain(form, base, at, size)) {
            return Text.decode(current, base, at, size);
        }
        return current != null && matches(form, current, base, at, size) ? current : decode(form, base, at, size);
    }

    static int readLength(NumberForm length, int max, Input in) {
        int count = Lengths.read(WHAT, length, Math.min(max, in.limits().textBytes()), in);
        if (count > in.remaining()) {
            throw new MarshalException(
                    RuntimeProblem.BYTES_RUN_OUT, WHAT + " of " + count + ", " + in.remaining() + " bytes left");
        }
        return count;
    }

    /** Whether the bytes are UTF-8, or mean the same in it. */
    static boolean isPlain(CharForm form, @Nullable Object base, long at, int size) {
        return form == CharForm.UTF8
                || (Ascii.isAscii(base, at, size) && (form != CharForm.MODIFIED || !hasZero(base, at, size)));
    }

    private static boolean hasZero(@Nullable Object base, long at, int size) {
        int i = 0;
        for (; i <= size - Long.BYTES; i += Long.BYTES) {
            long eight = RawMemory.getLong(base, at + i);
            if (((eight - ONES) & ~eight & TOPS) != 0) {
                return true;
            }
        }
        for (; i < size; i++) {
            if (RawMemory.getByte(base, at + i) == 0) {
                return true;
            }
        }
        return false;
    }

    /** The number of bytes of the next units. They stay unread. */
    static int sizeOfUnits(int units, Input in) {
        long start = in.position();
        for (int i = 0; i < units; i++) {
            int size = CharBytes.sizeByFirst(in.readUnsignedByte());
            if (size == CharBytes.NONE) {
                throw malformed();
            }
            in.skip(size - 1L);
        }
        long size = in.position() - start;
        in.position(start);
        return Counted.possible(WHAT, size);
    }

    private static boolean matches(CharForm form, String current, @Nullable Object base, long at, int size) {
        long end = at + size;
        long next = at;
        for (int i = 0; i < current.length(); i++) {
            char unit = current.charAt(i);
            if (next >= end || CharBytes.get(form, base, next, end) != unit) {
                return false;
            }
            next += CharBytes.size(form, unit);
        }
        return next == end;
    }

    private static String decode(CharForm form, @Nullable Object base, long at, int size) {
        char[] units = new char[size];
        int count = 0;
        long end = at + size;
        for (long next = at; next < end; count++) {
            int unit = CharBytes.get(form, base, next, end);
            if (unit == CharBytes.NONE) {
                throw malformed();
            }
            units[count] = (char) unit;
            next += CharBytes.size(form, (char) unit);
        }
        return new String(units, 0, count);
    }

    static MarshalException malformed() {
        return new MarshalException(RuntimeProblem.MALFORMED_TEXT, "the bytes are not a text in this form");
    }

    /** Moves behind a text, null included, without looking at its characters where bytes are counted. */
    public static void skip(CharForm form, NumberForm length, Input in) {
        int count = Math.max(0, readLength(length, Integer.MAX_VALUE, in));
        in.skip(form == CharForm.CESU8_UNITS ? sizeOfUnits(count, in) : count);
    }
}
