package org.marshal4j.runtime.generated.value;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.Counted;
import org.marshal4j.runtime.memory.Input;
import org.marshal4j.runtime.memory.Output;
import org.marshal4j.runtime.memory.Text;
import org.marshal4j.runtime.memory.Utf8Decoder;
import org.marshal4j.runtime.problem.MarshalException;

/** StringBuilders, with the bytes of {@link Text}. What a field holds is filled again. */
public final class StringBuilders {
    private StringBuilders() {}

    /** Writes a text, as {@link CharSequences#write(CharSequence, Output)} does. */
    public static void write(@Nullable StringBuilder value, Output out) {
        CharSequences.write(value, out);
    }

    /** As {@link #write(StringBuilder, Output)}, and refuses more than {@code max} bytes (MARSHAL215). */
    public static void write(String name, @Nullable StringBuilder value, int max, Output out) {
        CharSequences.write(name, value, max, out);
    }

    /**
     * Reads a text.
     *
     * @param current what the field holds: cleared, filled and returned, whatever it held; a new one is made if it is null
     * @throws MarshalException as {@link Text#read(String, Input)}
     * @throws java.nio.BufferUnderflowException if the bytes end inside the count
     */
    public static @Nullable StringBuilder read(@Nullable StringBuilder current, Input in) {
        return read(current, Integer.MAX_VALUE, in);
    }

    /** As {@link #read(StringBuilder, Input)}, and refuses more than {@code max} bytes (MARSHAL215). */
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

    /** Number of bytes that {@code write} takes, the count included; MARSHAL208 for half of a surrogate pair. */
    public static long sizeOf(@Nullable StringBuilder value) {
        return CharSequences.sizeOf(value);
    }

    /**
     * A copy; null of null.
     *
     * @param current filled and returned, if there is one and it is not the value itself
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
