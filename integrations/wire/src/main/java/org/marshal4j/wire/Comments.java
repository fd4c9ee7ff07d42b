package org.marshal4j.wire;

import java.lang.reflect.Method;
import net.openhft.chronicle.wire.ValueOut;
import net.openhft.chronicle.wire.WireOut;
import net.openhft.chronicle.wire.YamlWireOut;
import org.jspecify.annotations.Nullable;

/** Comments of fields with Wire's {@code @Comment}, which text wires put after the values. */
public final class Comments {

    /**
     * Tells the wire that a comment belongs to the field before it. Wire calls this method on a type that it does not
     * export; null if there is no such method.
     */
    private static final @Nullable Method BELONGS = belongs();

    private Comments() {}

    private static @Nullable Method belongs() {
        try {
            Method method = Class.forName("net.openhft.chronicle.wire.CommentAnnotationNotifier")
                    .getMethod("hasPrecedingComment", boolean.class);
            method.setAccessible(true);
            return method;
        } catch (ReflectiveOperationException | RuntimeException e) {
            // Another version of Wire; texts without comments read the same.
            return null;
        }
    }

    /**
     * {@return whether a wire has comments}
     *
     * @param wire the wire
     */
    public static boolean areWritten(WireOut wire) {
        return BELONGS != null && wire instanceof YamlWireOut;
    }

    /**
     * Writes the comment on the field that was written last.
     *
     * @param wire the wire
     * @param format the comment, with a place for the value as in {@link String#format}
     * @param value the value of the field
     * @throws java.util.IllegalFormatException if the format does not fit the value
     */
    public static void write(WireOut wire, String format, @Nullable Object value) {
        String comment = String.format(format, value);
        ValueOut out = wire.getValueOut();
        tell(out, true);
        try {
            wire.writeComment(comment);
        } finally {
            tell(out, false);
        }
    }

    @SuppressWarnings("NullAway") // the caller has checked
    private static void tell(ValueOut out, boolean belongs) {
        try {
            BELONGS.invoke(out, belongs);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
