package org.marshal4j.wire;

import java.util.function.Function;
import net.openhft.chronicle.wire.ValueIn;
import net.openhft.chronicle.wire.ValueOut;
import org.jspecify.annotations.Nullable;

/** Values that are written as texts, mostly as those that {@code toString} makes of them. */
public final class Texts {
    private Texts() {}

    /** Writes a value. */
    public static void write(@Nullable Object value, ValueOut out) {
        write(value, out, Object::toString);
    }

    /**
     * Writes a value as another text than {@code toString} makes of it.
     *
     * @param text makes it
     */
    public static <T> void write(@Nullable T value, ValueOut out, Function<? super T, String> text) {
        out.text(value == null ? null : text.apply(value));
    }

    /**
     * Reads a value.
     *
     * @param parse makes it of the text
     */
    public static <T> @Nullable T read(ValueIn in, Function<String, ? extends T> parse) {
        String text = in.isNull() ? null : in.text();
        return text == null ? null : parse.apply(text);
    }
}
