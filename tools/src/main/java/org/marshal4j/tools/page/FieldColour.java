package org.marshal4j.tools.page;

import org.marshal4j.schema.wire.WireType;
import org.marshal4j.schema.wire.WireTypeVisitor;

/** The colour of a field in a diagram. */
final class FieldColour implements WireTypeVisitor.Others<String> {
    static final FieldColour INSTANCE = new FieldColour();

    private static final String BLOCK = "#d9d9d9";
    private static final String NUMBER = "#cfe3f7";
    private static final String TEXT = "#d8efd3";
    private static final String OBJECT = "#f6e0c8";
    private static final String OTHER = "#eadcf4";

    private FieldColour() {}

    @Override
    public String other(WireType type) {
        return OTHER;
    }

    @Override
    public String primitive(WireType.Primitive type) {
        return NUMBER;
    }

    @Override
    public String value(WireType.Value type) {
        return NUMBER;
    }

    @Override
    public String special(WireType.Special type) {
        return NUMBER;
    }

    @Override
    public String dynamic(WireType.Dynamic type) {
        return NUMBER;
    }

    @Override
    public String text(WireType.Text type) {
        return TEXT;
    }

    @Override
    public String fixedText(WireType.FixedText type) {
        return TEXT;
    }

    @Override
    public String knownText(WireType.KnownText type) {
        return TEXT;
    }

    @Override
    public String versionedBlock(WireType.VersionedBlock type) {
        return BLOCK;
    }

    @Override
    public String nested(WireType.Nested type) {
        return OBJECT;
    }

    @Override
    public String family(WireType.Family type) {
        return OBJECT;
    }

    @Override
    public String shared(WireType.Shared type) {
        return OBJECT;
    }

    @Override
    public String encoded(WireType.Encoded type) {
        return type.value().accept(this);
    }
}
