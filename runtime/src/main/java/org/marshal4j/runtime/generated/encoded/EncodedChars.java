package org.marshal4j.runtime.generated.encoded;

import java.util.ConcurrentModificationException;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Counted;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.Utf8Decoder;
import org.marshal4j.runtime.generated.value.Utf8Chars;
import org.marshal4j.schema.wire.CharForm;
import org.marshal4j.schema.wire.NumberForm;

/**
 * For generated code only: {@link EncodedTexts} that are no Strings, with the same bytes and the same problems. Another
 * thread may change such a text at any time, which is noticed if it changes the size (ConcurrentModificationException).
 */
public final class EncodedChars {
    private EncodedChars() {}

    /** Writes a text. */
    public static void write(CharForm form, NumberForm length, @Nullable CharSequence value, Output out) {
        if (value == null || value instanceof String) {
            EncodedTexts.write(form, length, (String) value, out);
            return;
        }
        int size = Counted.possible(EncodedTexts.WHAT, EncodedTexts.size(form, value));
        int count = form == CharForm.CESU8_UNITS ? value.length() : size;
        Lengths.require(EncodedTexts.WHAT, length, count);
        int ofLength = Lengths.size(length, count);
        long at = out.reserve(ofLength + size);
        Object base = out.base();
        try {
            put(form, value, size, base, at + ofLength);
        } catch (Throwable e) {
            // Give the bytes back: what was there before must not be taken for a text.
            out.giveBack(ofLength + size);
            throw e;
        }
        EncodedNumbers.put(length, Integer.SIZE, count, base, at);
    }

    /** Writes a text of at most {@code max} bytes or units. */
    public static void write(
            String name, CharForm form, NumberForm length, @Nullable CharSequence value, int max, Output out) {
        if (value != null && value.length() > max / 3) {
            long count = form == CharForm.CESU8_UNITS ? value.length() : EncodedTexts.size(form, value);
            Counted.allowed(name, EncodedTexts.WHAT, count, max);
        }
        write(form, length, value, out);
    }

    private static void put(CharForm form, CharSequence value, int size, @Nullable Object base, long offset) {
        if (form == CharForm.UTF8) {
            Utf8Chars.put(value, size, base, offset);
            return;
        }
        long at = offset;
        long end = offset + size;
        for (int i = 0; i < value.length(); i++) {
            char unit = value.charAt(i);
            int width = CharBytes.size(form, unit);
            if (width == CharBytes.NONE || at + width > end) {
                throw changed();
            }
            at = CharBytes.put(form, unit, base, at);
        }
        if (at != end) {
            throw changed();
        }
    }

    private static ConcurrentModificationException changed() {
        return new ConcurrentModificationException("the text was changed while it was being written");
    }

    /** Returns the number of bytes with the length, −1 for null included. */
    public static long sizeOf(CharForm form, NumberForm length, @Nullable CharSequence value) {
        if (value == null || value instanceof String) {
            return EncodedTexts.sizeOf(form, length, (String) value);
        }
        int size = Counted.possible(EncodedTexts.WHAT, EncodedTexts.size(form, value));
        return Lengths.size(length, form == CharForm.CESU8_UNITS ? value.length() : size) + (long) size;
    }

    /**
     * Reads a text.
     *
     * @param current the text that the field holds; returned without allocation if it equals the text
     */
    public static @Nullable CharSequence read(
            CharForm form, NumberForm length, @Nullable CharSequence current, Input in) {
        return read(form, length, current, Integer.MAX_VALUE, in);
    }

    /** Reads a text of at most {@code max} bytes or units. */
    public static @Nullable CharSequence read(
            CharForm form, NumberForm length, @Nullable CharSequence current, int max, Input in) {
        String held = current == null || current instanceof String ? (String) current : null;
        String text = EncodedTexts.read(form, length, held, max, in);
        return current != null && text != null && text.contentEquals(current) ? current : text;
    }

    /**
     * Reads a text into a builder.
     *
     * @param current what the field holds: cleared, filled and returned; if it is null, a new one is created
     */
    public static @Nullable StringBuilder readInto(
            CharForm form, NumberForm length, @Nullable StringBuilder current, Input in) {
        return readInto(form, length, current, Integer.MAX_VALUE, in);
    }

    /** Reads a text of at most {@code max} bytes or units into a builder. */
    public static @Nullable StringBuilder readInto(
            CharForm form, NumberForm length, @Nullable StringBuilder current, int max, Input in) {
        int count = EncodedTexts.readLength(length, max, in);
        if (count < 0) {
            return null;
        }
        int size = form == CharForm.CESU8_UNITS ? EncodedTexts.sizeOfUnits(count, in) : count;
        long at = in.take(size);
        StringBuilder text = current == null ? new StringBuilder(count) : current;
        text.setLength(0);
        if (EncodedTexts.isPlain(form, in.base(), at, size)) {
            Utf8Decoder.append(in.base(), at, size, text);
        } else {
            append(form, in.base(), at, at + size, text);
        }
        return text;
    }

    private static void append(CharForm form, @Nullable Object base, long start, long end, StringBuilder to) {
        for (long at = start; at < end; ) {
            int unit = CharBytes.get(form, base, at, end);
            if (unit == CharBytes.NONE) {
                throw EncodedTexts.malformed();
            }
            to.append((char) unit);
            at += CharBytes.size(form, (char) unit);
        }
    }
}
