package org.marshal4j.runtime.generated.value;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.ScratchBuffer;
import org.marshal4j.runtime.Text;

/**
 * StringBuffers, with the same bytes as {@link Text}. Reading refills what the field holds.
 *
 * <p>Each method holds the lock of the StringBuffer, so the text written is one that it had at some moment, whatever
 * other threads do.
 */
@SuppressWarnings("JdkObsolete") // users have fields of this type
public final class StringBuffers {
    private StringBuffers() {}

    /** Writes a text, as {@link CharSequences#write(CharSequence, Output)} does. */
    public static void write(@Nullable StringBuffer value, Output out) {
        if (value == null) {
            Text.write(null, out);
            return;
        }
        synchronized (value) {
            CharSequences.write(value, out);
        }
    }

    /** As {@link #write(StringBuffer, Output)}, but refuses more than {@code max} bytes (MARSHAL215). */
    public static void write(String name, @Nullable StringBuffer value, int max, Output out) {
        if (value == null) {
            Text.write(null, out);
            return;
        }
        synchronized (value) {
            CharSequences.write(name, value, max, out);
        }
    }

    /**
     * Reads a text.
     *
     * @param current what the field holds: filled and returned, whatever it contained; if it is null, a new one is
     *     created
     * @throws MarshalException as {@link Text#read(String, Input)}
     * @throws java.nio.BufferUnderflowException if the bytes end inside the count
     */
    public static @Nullable StringBuffer read(@Nullable StringBuffer current, Input in) {
        return read(current, Integer.MAX_VALUE, in);
    }

    /** As {@link #read(StringBuffer, Input)}, but refuses more than {@code max} bytes (MARSHAL215). */
    public static @Nullable StringBuffer read(@Nullable StringBuffer current, int max, Input in) {
        if (current == null) {
            String text = Text.read(null, max, in);
            return text == null ? null : new StringBuffer(text);
        }
        synchronized (current) {
            CharSequence text = CharSequences.read(current, max, in);
            if (text == null) {
                return null;
            }
            if (text != current) {
                fill(current, text);
            }
        }
        return current;
    }

    /** Gives a StringBuffer a text, in one step as other threads see it. */
    public static void fill(StringBuffer target, CharSequence text) {
        synchronized (target) {
            target.setLength(0);
            target.append(text);
        }
    }

    /**
     * Returns the number of bytes that {@code write} writes, including the count. MARSHAL208 for half of a surrogate
     * pair.
     */
    public static long sizeOf(@Nullable StringBuffer value) {
        if (value == null) {
            return Text.sizeOf(null);
        }
        synchronized (value) {
            return CharSequences.sizeOf(value);
        }
    }

    /**
     * Copies a value. Null is copied to null.
     *
     * @param current what the field of the copy holds; filled and returned, unless it is null or the original
     */
    public static @Nullable StringBuffer copy(@Nullable StringBuffer value, @Nullable StringBuffer current) {
        if (value == null) {
            return null;
        }
        try (ScratchBuffer scratch = ScratchBuffer.take()) {
            Output out = scratch.output();
            write(value, out);
            return read(current == value ? null : current, scratch.input(0, (int) out.position()));
        }
    }
}
