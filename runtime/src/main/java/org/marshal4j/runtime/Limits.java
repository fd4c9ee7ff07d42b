package org.marshal4j.runtime;

import java.lang.reflect.Array;
import java.net.URI;
import java.nio.ByteBuffer;
import java.util.Collection;
import java.util.Map;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesStore;
import org.jspecify.annotations.Nullable;

/**
 * Keeps values to the limit that {@code @MaxLength} sets: bytes of UTF-8 of a text, elements of an array or collection,
 * entries of a map. Every method throws MARSHAL215 if there are more.
 */
public final class Limits {
    private Limits() {}

    /** The text, of a field that is being written. */
    public static <T extends CharSequence> @Nullable T atMost(String field, int max, @Nullable T text) {
        if (text != null) {
            int length = text.length();
            if (length > max || (length > max / 3 && Utf8.size(text.toString()) > max)) {
                throw tooLong(field, "a text of " + Utf8.size(text.toString()) + " bytes", max);
            }
        }
        return text;
    }

    /** The URI, of a field that is being written. */
    public static @Nullable URI atMost(String field, int max, @Nullable URI uri) {
        if (uri != null) {
            atMost(field, max, uri.toString());
        }
        return uri;
    }

    /** The buffer, of a field that is being written. */
    public static @Nullable ByteBuffer atMost(String field, int max, @Nullable ByteBuffer buffer) {
        check(field, max, buffer == null ? 0 : buffer.remaining());
        return buffer;
    }

    /** The bytes, of a field that is being written. */
    public static <T extends BytesStore<?, ?>> @Nullable T atMost(String field, int max, @Nullable T bytes) {
        check(field, max, bytes == null ? 0 : bytes.readRemaining());
        return bytes;
    }

    /** The collection, of a field that is being written. */
    public static <T extends Collection<?>> @Nullable T atMost(String field, int max, @Nullable T elements) {
        check(field, max, elements == null ? 0 : elements.size());
        return elements;
    }

    /** The map, of a field that is being written. */
    public static <T extends Map<?, ?>> @Nullable T atMost(String field, int max, @Nullable T map) {
        check(field, max, map == null ? 0 : map.size());
        return map;
    }

    /** The array, of a field that is being written. */
    public static <T> @Nullable T arrayAtMost(String field, int max, @Nullable T array) {
        check(field, max, array == null ? 0 : Array.getLength(array));
        return array;
    }

    private static void check(String field, int max, long size) {
        if (size > max) {
            throw tooLong(field, String.valueOf(size), max);
        }
    }

    private static MarshalException tooLong(String field, String what, int max) {
        return new MarshalException(RuntimeProblem.TOO_LONG, field, what + ", but at most " + max + " are allowed");
    }

    /**
     * The bytes, in which a count stands next, which stays there to be read.
     *
     * @throws MarshalException MARSHAL205 if it is no count
     * @throws java.nio.BufferUnderflowException if the bytes run out
     */
    public static BytesIn<?> counted(int max, BytesIn<?> in) {
        long position = RawBytes.readPosition(in);
        int count = StopBit.read(in);
        if (count > max) {
            throw new MarshalException(RuntimeProblem.TOO_LONG, count + ", but at most " + max + " are allowed");
        }
        in.readPosition(position);
        return in;
    }
}
