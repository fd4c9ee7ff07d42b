package org.marshal4j.wire;

import java.lang.reflect.Method;
import net.openhft.chronicle.wire.ValueOut;
import net.openhft.chronicle.wire.WireOut;
import net.openhft.chronicle.wire.YamlWireOut;
import org.jspecify.annotations.Nullable;

/** The comments of fields with Wire's {@code @Comment}, which wires of texts have behind the values. */
public final class Comments {

    /** Tells the wire that a comment belongs to the field in front of it. Wire calls it of a type that it does not show; null if it has none. */
    private static final @Nullable Method BELONGS = belongs();

    private Comments() {}

    private static @Nullable Method belongs() {
        try {
            Method method = Class.forName("net.openhft.chronicle.wire.CommentAnnotationNotifier")
                    .getMethod("hasPrecedingComment", boolean.class);
            method.setAccessible(true);
            return method;
        } catch (ReflectiveOperationException | RuntimeException e) {
            // Another version of Wire: texts are read the same without comments.
            return null;
        }
    }

    /** Whether a wire has comments. */
    public static boolean areWritten(WireOut wire) {
        return BELONGS != null && wire instanceof YamlWireOut;
    }

    /**
     * Writes the comment on the field that was written last.
     *
     * @param format the comment, with a place for the value as {@link String#format} has it
     * @throws java.util.IllegalFormatException if there is no such place for the value
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

    @SuppressWarnings("NullAway") // asked before
    private static void tell(ValueOut out, boolean belongs) {
        try {
            BELONGS.invoke(out, belongs);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
