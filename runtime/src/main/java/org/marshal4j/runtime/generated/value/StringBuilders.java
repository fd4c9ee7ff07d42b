package org.marshal4j.runtime.generated.value;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Counted;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.Text;
import org.marshal4j.runtime.Utf8Decoder;

/** StringBuilders, with the same bytes as {@link Text}. Reading refills what the field holds. */
public final class StringBuilders {
    private StringBuilders() {}

    /** Writes a text, as {@link CharSequences#write(CharSequence, Output)} does. */
    public static void write(@Nullable StringBuilder value, Output out) {
        CharSequences.write(value, out);
    }

    /** As {@link #write(StringBuilder, Output)}, but refuses more than {@code max} bytes (MARSHAL215). */
    public static void write(String name, @Nullable StringBuilder value, int max, Output out) {
        CharSequences.write(name, value, max, out);
    }

    /**
     * Reads a text.
     *
     * @param current what the field holds: cleared, filled and returned, whatever it contained; if it is null, a new
     *     one is created
     * @throws MarshalException as {@link Text#read(String, Input)}
     * @throws java.nio.BufferUnderflowException if the bytes end inside the count
     */
    public static @Nullable StringBuilder read(@Nullable StringBuilder current, Input in) {
        return read(current, Integer.MAX_VALUE, in);
    }

    /** As {@link #read(StringBuilder, Input)}, but refuses more than {@code max} bytes (MARSHAL215). */
    public static @Nullable StringBuilder read(@Nullable StringBuilder current, int max, Input in) {
        int count = Counted.readText("a text", max, in);
        if (count < 0) {
            return null;
        }
        StringBuilder text = current == null ? new StringBuilder(count) : current;
        text.setLength(0);
        long offset = in.take(count);
        Utf8Decoder.append(in.base(), offset, count, text);
        return text;
    }

    /**
     * Returns the number of bytes that {@code write} writes, including the count. MARSHAL208 for half of a surrogate
     * pair.
     */
    public static long sizeOf(@Nullable StringBuilder value) {
        return CharSequences.sizeOf(value);
    }

    /**
     * Copies a value. Null is copied to null.
     *
     * @param current what the field of the copy holds; filled and returned, unless it is null or the original
     */
    public static @Nullable StringBuilder copy(@Nullable StringBuilder value, @Nullable StringBuilder current) {
        if (value == null) {
            return null;
        }
        StringBuilder text = current == null || current == value ? new StringBuilder(value.length()) : current;
        text.setLength(0);
        return text.append(value);
    }
}
