package org.marshal4j.runtime.inspect;

import org.marshal4j.schema.WireType;
import org.marshal4j.schema.WireTypeVisitor;

/** Whether values of a type are dynamic, or hold some that are without an object around them. */
final class HoldsDynamic implements WireTypeVisitor.Leaves<Boolean> {
    static final HoldsDynamic INSTANCE = new HoldsDynamic();

    private HoldsDynamic() {}

    @Override
    public Boolean leaf(WireType type) {
        return false;
    }

    @Override
    public Boolean dynamic(WireType.Dynamic type) {
        return true;
    }

    @Override
    public Boolean listOf(WireType.ListOf type) {
        return type.element().accept(this);
    }

    @Override
    public Boolean mapOf(WireType.MapOf type) {
        return type.value().accept(this);
    }

    @Override
    public Boolean optionalOf(WireType.OptionalOf type) {
        return type.element().accept(this);
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
    public Boolean shared(WireType.Shared type) {
        return false;
    }
}
