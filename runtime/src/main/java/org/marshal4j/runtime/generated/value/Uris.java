package org.marshal4j.runtime.generated.value;

import java.net.URI;
import java.net.URISyntaxException;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.Input;
import org.marshal4j.runtime.memory.Output;
import org.marshal4j.runtime.memory.Text;
import org.marshal4j.runtime.problem.MarshalException;

/** URIs, as they are written. The bytes are those of {@link Text}. */
public final class Uris {
    private Uris() {}

    /**
     * Writes a URI.
     *
     * @throws java.nio.BufferOverflowException if it does not fit
     */
    public static void write(@Nullable URI value, Output out) {
        Text.write(text(value), out);
    }

    /** As {@link #write(URI, Output)}, and refuses more than {@code max} bytes (MARSHAL215, naming the field). */
    public static void write(String name, @Nullable URI value, int max, Output out) {
        Text.write(name, text(value), max, out);
    }

    /**
     * Reads a URI.
     *
     * @param current what the field holds; returned itself, and nothing allocated, if its text is the same
     * @throws MarshalException MARSHAL214 if the text is none, else as {@link Text#read(String, Input)}
     * @throws java.nio.BufferUnderflowException if the bytes end inside the count
     */
    public static @Nullable URI read(@Nullable URI current, Input in) {
        return read(current, Integer.MAX_VALUE, in);
    }

    /** As {@link #read(URI, Input)}, and refuses more than {@code max} bytes (MARSHAL215). */
    public static @Nullable URI read(@Nullable URI current, int max, Input in) {
        String own = text(current);
        String text = Text.read(own, max, in);
        if (text == null) {
            return null;
        }
        return current != null && text.equals(own) ? current : of(text);
    }

    /** Number of bytes that {@code write} takes, the count included. */
    public static long sizeOf(@Nullable URI value) {
        return Text.sizeOf(text(value));
    }

    private static @Nullable String text(@Nullable URI value) {
        return value == null ? null : value.toString();
    }

    private static URI of(String text) {
        try {
            return new URI(text);
        } catch (URISyntaxException e) {
            throw Impossible.text("not a URI", e);
        }
    }
}
