package org.marshal4j.tools.page;

import org.marshal4j.schema.wire.EncodedForm;
import org.marshal4j.schema.wire.WireType;
import org.marshal4j.schema.wire.WireTypeVisitor;

/** The text of a diagram for a field whose size varies. */
final class FieldShape implements WireTypeVisitor.Others<String> {
    static final FieldShape INSTANCE = new FieldShape();

    private static final String VARIES = "varies";

    private FieldShape() {}

    @Override
    public String other(WireType type) {
        return VARIES;
    }

    @Override
    public String text(WireType.Text type) {
        return "count, UTF-8";
    }

    @Override
    public String enumeration(WireType.Enumeration type) {
        return "stop-bit index";
    }

    @Override
    public String array(WireType.Array type) {
        return "count, elements";
    }

    @Override
    public String listOf(WireType.ListOf type) {
        return "count, elements";
    }

    @Override
    public String mapOf(WireType.MapOf type) {
        return "count, entries";
    }

    @Override
    public String entryOf(WireType.EntryOf type) {
        return "key, value";
    }

    @Override
    public String encoded(WireType.Encoded type) {
        return type.form() instanceof EncodedForm.OfText
                ? "length, characters"
                : type.form().length() != null ? "count, elements" : VARIES;
    }
}
