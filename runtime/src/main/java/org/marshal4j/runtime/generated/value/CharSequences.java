package org.marshal4j.runtime.generated.value;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Counted;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.runtime.Text;

/** Texts of any class, with the same bytes as {@link Text}: their characters are written, and read as a String. */
public final class CharSequences {
    private static final String WHAT = "a text";

    private CharSequences() {}

    /**
     * Writes a text.
     *
     * @throws MarshalException MARSHAL208 if it contains half of a surrogate pair, MARSHAL205 if its length is
     *     negative; nothing is written
     * @throws java.util.ConcurrentModificationException if it is changed meanwhile
     * @throws java.nio.BufferOverflowException if it does not fit
     */
    public static void write(@Nullable CharSequence value, Output out) {
        if (value == null || value instanceof String) {
            Text.write((String) value, out);
            return;
        }
        int size = Counted.possible(WHAT, Utf8Chars.size(value));
        int countSize = StopBit.size(size);
        long offset = out.reserve(countSize + size);
        Object base = out.base();
        try {
            Utf8Chars.put(value, size, base, StopBit.put(base, offset, size));
        } catch (Throwable e) {
            // Give the bytes back: what was there before must not be taken for a text.
            out.giveBack(countSize + size);
            throw e;
        }
    }

    /**
     * As {@link #write(CharSequence, Output)}, but refuses more than {@code max} bytes (MARSHAL215, which names the
     * field).
     */
    public static void write(String name, @Nullable CharSequence value, int max, Output out) {
        // No character takes more than three bytes.
        if (value != null && value.length() > max / 3) {
            Counted.allowed(name, WHAT, Utf8Chars.size(value), max);
        }
        write(value, out);
    }

    /**
     * Reads a text.
     *
     * @param current what the field holds, of any class; returned without allocation if it has the same characters
     * @return that, or a String
     * @throws MarshalException as {@link Text#read(String, Input)}
     * @throws java.nio.BufferUnderflowException if the bytes end inside the count
     */
    public static @Nullable CharSequence read(@Nullable CharSequence current, Input in) {
        return read(current, Integer.MAX_VALUE, in);
    }

    /** As {@link #read(CharSequence, Input)}, but refuses more than {@code max} bytes (MARSHAL215). */
    public static @Nullable CharSequence read(@Nullable CharSequence current, int max, Input in) {
        if (current == null || current instanceof String) {
            return Text.read((String) current, max, in);
        }
        int count = Counted.readText(WHAT, max, in);
        if (count < 0) {
            return null;
        }
        long offset = in.take(count);
        return decode(current, in.base(), offset, count);
    }

    private static CharSequence decode(CharSequence current, @Nullable Object base, long offset, int count) {
        return Utf8Chars.matches(current, base, offset, count) ? current : Text.decode(null, base, offset, count);
    }

    /**
     * Returns the number of bytes that {@link #write(CharSequence, Output)} writes, including the count.
     *
     * @throws MarshalException MARSHAL208 if it contains half of a surrogate pair
     */
    public static long sizeOf(@Nullable CharSequence value) {
        if (value == null || value instanceof String) {
            return Text.sizeOf((String) value);
        }
        int size = Counted.possible(WHAT, Utf8Chars.size(value));
        return StopBit.size(size) + (long) size;
    }

    /**
     * Copies a value. Null is copied to null.
     *
     * @param current what the field of the copy holds; returned without allocation if it has the same characters and is
     *     not the original
     */
    public static @Nullable CharSequence copy(@Nullable CharSequence value, @Nullable CharSequence current) {
        if (value == null) {
            return null;
        }
        if (value instanceof String) {
            return value;
        }
        return current != null && current != value && CharSequence.compare(current, value) == 0
                ? current
                : value.toString();
    }
}
