package org.marshal4j.tools.page;

import java.util.Map;
import org.marshal4j.schema.wire.EncodedForm;
import org.marshal4j.schema.wire.WireType;

/** The text of a diagram for a field whose size varies. */
final class FieldShape {
    private static final String VARIES = "varies";
    private static final String ELEMENTS = "count, elements";

    private static final Map<Class<? extends WireType>, String> SHAPES = Map.of(
            WireType.Text.class, "count, UTF-8",
            WireType.Enumeration.class, "stop-bit index",
            WireType.Array.class, ELEMENTS,
            WireType.ListOf.class, ELEMENTS,
            WireType.MapOf.class, "count, entries",
            WireType.EntryOf.class, "key, value");

    private FieldShape() {}

    static String of(WireType type) {
        return type instanceof WireType.Encoded encoded
                ? of(encoded.form())
                : SHAPES.getOrDefault(type.getClass(), VARIES);
    }

    private static String of(EncodedForm form) {
        return form instanceof EncodedForm.OfText ? "length, characters" : form.length() != null ? ELEMENTS : VARIES;
    }
}
