package org.marshal4j.processor.check;

import org.marshal4j.schema.wire.WireType;
import org.marshal4j.schema.wire.WireTypeVisitor;

/**
 * Whether values of a wire type may be shared references or contain some. It does not look into the types they contain.
 */
final class HoldsShared implements WireTypeVisitor.Leaves<Boolean> {
    static final HoldsShared INSTANCE = new HoldsShared();

    private HoldsShared() {}

    @Override
    public Boolean leaf(WireType type) {
        return false;
    }

    @Override
    public Boolean shared(WireType.Shared type) {
        return true;
    }

    @Override
    public Boolean nested(WireType.Nested type) {
        return false;
    }

    @Override
    public Boolean family(WireType.Family type) {
        return false;
    }

    @Override
    public Boolean dynamic(WireType.Dynamic type) {
        return type.listed().values().stream().anyMatch(listed -> listed.accept(this));
    }

    @Override
    public Boolean listOf(WireType.ListOf type) {
        return type.element().accept(this);
    }

    @Override
    public Boolean mapOf(WireType.MapOf type) {
        return type.key().accept(this) || type.value().accept(this);
    }

    @Override
    public Boolean entryOf(WireType.EntryOf type) {
        return type.key().accept(this) || type.value().accept(this);
    }

    @Override
    public Boolean optionalOf(WireType.OptionalOf type) {
        return type.element().accept(this);
    }
}
