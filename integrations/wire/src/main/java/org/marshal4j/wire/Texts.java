package org.marshal4j.wire;

import java.util.function.Function;
import net.openhft.chronicle.wire.ValueIn;
import net.openhft.chronicle.wire.ValueOut;
import org.jspecify.annotations.Nullable;

/** Values that are written as texts, usually those that {@code toString} returns. */
public final class Texts {
    private Texts() {}

    /**
     * Writes a value as the text that {@code toString} returns.
     *
     * @param value the value, or null
     * @param out where to write
     */
    public static void write(@Nullable Object value, ValueOut out) {
        write(value, out, Object::toString);
    }

    /**
     * Writes a value as a text.
     *
     * @param <T> the type of the value
     * @param value the value, or null
     * @param out where to write
     * @param text returns the text of the value
     */
    public static <T> void write(@Nullable T value, ValueOut out, Function<? super T, String> text) {
        out.text(value == null ? null : text.apply(value));
    }

    /**
     * Reads a value.
     *
     * @param <T> the type of the value
     * @param in where to read
     * @param parse makes the value from its text
     * @return the value, or null
     */
    public static <T> @Nullable T read(ValueIn in, Function<String, ? extends T> parse) {
        String text = in.isNull() ? null : in.text();
        return text == null ? null : parse.apply(text);
    }
}
