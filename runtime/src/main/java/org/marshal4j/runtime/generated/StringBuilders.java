package org.marshal4j.runtime.generated;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.RawBytes;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.memory.Utf8Decoder;
import org.marshal4j.runtime.problem.MarshalException;

/** StringBuilders, with the bytes of {@link Text}. What a field holds is filled again. */
public final class StringBuilders {
    private StringBuilders() {}

    /** Writes a text, as {@link CharSequences#write(String, CharSequence, BytesOut)} does. */
    public static void write(String name, @Nullable StringBuilder value, BytesOut<?> out) {
        CharSequences.write(name, value, out);
    }

    /** As {@link #write(String, StringBuilder, BytesOut)}, and refuses more than {@code max} bytes (MARSHAL215). */
    public static void write(String name, @Nullable StringBuilder value, int max, BytesOut<?> out) {
        CharSequences.write(name, value, max, out);
    }

    /**
     * Reads a text.
     *
     * @param current what the field holds: cleared, filled and returned, whatever it held; a new one is made if it is null
     * @throws MarshalException as {@link Text#read(String, BytesIn)}
     * @throws java.nio.BufferUnderflowException if the bytes end inside the count
     */
    public static @Nullable StringBuilder read(@Nullable StringBuilder current, BytesIn<?> in) {
        return read(current, Integer.MAX_VALUE, in);
    }

    /** As {@link #read(StringBuilder, BytesIn)}, and refuses more than {@code max} bytes (MARSHAL215). */
    public static @Nullable StringBuilder read(@Nullable StringBuilder current, int max, BytesIn<?> in) {
        int count = Counted.read("a text", max, in);
        if (count < 0) {
            return null;
        }
        StringBuilder text = current == null ? new StringBuilder(count) : current;
        text.setLength(0);
        long offset = RawBytes.take(in, count);
        if (offset != RawBytes.NOT_RAW) {
            Utf8Decoder.append(RawBytes.base(in), offset, count, text);
        } else {
            Utf8Decoder.append(RawBytes.readCopy(in, count), RawMemory.ARRAY_OFFSET, count, text);
        }
        return text;
    }

    /** Number of bytes that {@code write} takes, the count included; MARSHAL208 for half of a surrogate pair. */
    public static long sizeOf(@Nullable StringBuilder value) {
        return CharSequences.sizeOf(value);
    }
}
