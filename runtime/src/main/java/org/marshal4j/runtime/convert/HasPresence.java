package org.marshal4j.runtime.convert;

import org.marshal4j.schema.wire.WireType;
import org.marshal4j.schema.wire.WireTypeVisitor;

/** Whether values of a wire type have a presence byte if they may be null. */
final class HasPresence implements WireTypeVisitor.Holders<Boolean> {
    static final HasPresence INSTANCE = new HasPresence();

    private HasPresence() {}

    @Override
    public Boolean primitive(WireType.Primitive type) {
        return true;
    }

    @Override
    public Boolean value(WireType.Value type) {
        return !type.kind().hasNull();
    }

    @Override
    public Boolean special(WireType.Special type) {
        return !type.kind().hasNull();
    }

    @Override
    public Boolean fixedArray(WireType.FixedArray type) {
        return true;
    }

    @Override
    public Boolean custom(WireType.Custom type) {
        return true;
    }

    @Override
    public Boolean text(WireType.Text type) {
        return false;
    }

    @Override
    public Boolean fixedText(WireType.FixedText type) {
        return false;
    }

    @Override
    public Boolean knownText(WireType.KnownText type) {
        return false;
    }

    @Override
    public Boolean enumeration(WireType.Enumeration type) {
        return false;
    }

    @Override
    public Boolean array(WireType.Array type) {
        return false;
    }

    @Override
    public Boolean encoded(WireType.Encoded type) {
        return type.presence().isThere();
    }

    @Override
    public Boolean other(WireType type) {
        return false;
    }
}
