package org.marshal4j.maven.report;

import org.marshal4j.schema.wire.WireType;
import org.marshal4j.schema.wire.WireTypeVisitor;

/** The text of a diagram for a field whose size varies. */
final class FieldShape implements WireTypeVisitor<String> {
    static final FieldShape INSTANCE = new FieldShape();

    private static final String VARIES = "varies";

    private FieldShape() {}

    @Override
    public String primitive(WireType.Primitive type) {
        return VARIES;
    }

    @Override
    public String value(WireType.Value type) {
        return VARIES;
    }

    @Override
    public String special(WireType.Special type) {
        return VARIES;
    }

    @Override
    public String dynamic(WireType.Dynamic type) {
        return VARIES;
    }

    @Override
    public String text(WireType.Text type) {
        return "count, UTF-8";
    }

    @Override
    public String fixedText(WireType.FixedText type) {
        return VARIES;
    }

    @Override
    public String knownText(WireType.KnownText type) {
        return VARIES;
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
    public String fixedArray(WireType.FixedArray type) {
        return VARIES;
    }

    @Override
    public String custom(WireType.Custom type) {
        return VARIES;
    }

    @Override
    public String versionedBlock(WireType.VersionedBlock type) {
        return VARIES;
    }

    @Override
    public String open(WireType.Open type) {
        return VARIES;
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
    public String optionalOf(WireType.OptionalOf type) {
        return VARIES;
    }

    @Override
    public String nested(WireType.Nested type) {
        return VARIES;
    }

    @Override
    public String family(WireType.Family type) {
        return VARIES;
    }

    @Override
    public String shared(WireType.Shared type) {
        return VARIES;
    }
}
