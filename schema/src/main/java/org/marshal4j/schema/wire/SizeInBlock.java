package org.marshal4j.schema.wire;

/** The size in bytes of every value of a wire type, including its presence byte; −1 if it varies. */
final class SizeInBlock implements WireTypeVisitor.Others<Integer> {
    static final SizeInBlock INSTANCE = new SizeInBlock();

    private static final int VARIES = -1;

    private SizeInBlock() {}

    @Override
    public Integer primitive(WireType.Primitive type) {
        return presence(type) + type.kind().size();
    }

    @Override
    public Integer value(WireType.Value type) {
        return presence(type) + type.kind().size();
    }

    @Override
    public Integer fixedText(WireType.FixedText type) {
        return type.room() + (type.room() > 254 ? 2 : 1);
    }

    @Override
    public Integer fixedArray(WireType.FixedArray type) {
        return presence(type) + type.element().size() * type.length();
    }

    @Override
    public Integer custom(WireType.Custom type) {
        return type.size() == WireType.ANY ? VARIES : presence(type) + type.size();
    }

    @Override
    public Integer other(WireType type) {
        return VARIES;
    }

    /** Null takes fewer bytes than a value, as elsewhere where hand-written code tells whether a value follows. */
    @Override
    public Integer encoded(WireType.Encoded type) {
        if (type.nullable()) {
            return VARIES;
        }
        if (type.value().kind() == ValueKind.UUID) {
            return ValueKind.UUID.size();
        }
        NumberForm number = type.form().number();
        return number == null ? VARIES : number.size();
    }

    private static int presence(WireType type) {
        return PresenceByte.of(type).isThere() ? 1 : 0;
    }
}
