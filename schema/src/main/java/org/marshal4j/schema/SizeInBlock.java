package org.marshal4j.schema;

/** The bytes of every value of a wire type, presence byte included; −1 if they vary. */
final class SizeInBlock implements WireTypeVisitor.Holders<Integer> {
    static final SizeInBlock INSTANCE = new SizeInBlock();

    private static final int VARIES = -1;

    private SizeInBlock() {}

    @Override
    public Integer primitive(WireType.Primitive type) {
        return type.size();
    }

    @Override
    public Integer value(WireType.Value type) {
        return type.size();
    }

    @Override
    public Integer fixedText(WireType.FixedText type) {
        return type.size();
    }

    @Override
    public Integer fixedArray(WireType.FixedArray type) {
        return type.size();
    }

    @Override
    public Integer custom(WireType.Custom type) {
        return type.size() == WireType.ANY ? VARIES : (type.nullable() ? 1 : 0) + type.size();
    }

    @Override
    public Integer special(WireType.Special type) {
        return VARIES;
    }

    @Override
    public Integer text(WireType.Text type) {
        return VARIES;
    }

    @Override
    public Integer knownText(WireType.KnownText type) {
        return VARIES;
    }

    @Override
    public Integer enumeration(WireType.Enumeration type) {
        return VARIES;
    }

    @Override
    public Integer array(WireType.Array type) {
        return VARIES;
    }

    @Override
    public Integer other(WireType type) {
        return VARIES;
    }
}
