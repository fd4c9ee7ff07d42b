package org.marshal4j.wire;

import java.util.function.Function;
import net.openhft.chronicle.wire.ValueIn;
import net.openhft.chronicle.wire.ValueOut;
import org.jspecify.annotations.Nullable;

/** Values that stand in a message as the text that {@code toString} makes of them. */
public final class Texts {
    private Texts() {}

    /** Writes a value. */
    public static void write(@Nullable Object value, ValueOut out) {
        out.text(value == null ? null : value.toString());
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
