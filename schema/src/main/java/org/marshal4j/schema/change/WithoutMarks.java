package org.marshal4j.schema.change;

import org.marshal4j.schema.wire.WireType;
import org.marshal4j.schema.wire.WireTypeMapper;

/**
 * Drops marks from types that report their own changes: whether such a type is evolvable, or the root of a family, is
 * not mentioned where it is held.
 */
final class WithoutMarks extends WireTypeMapper {
    private final HeldTypes held;

    WithoutMarks(HeldTypes held) {
        this.held = held;
    }

    @Override
    public WireType nested(WireType.Nested type) {
        return held.reportsItself(type.type()) ? new WireType.Nested(type.type(), false, type.nullable()) : type;
    }

    @Override
    public WireType family(WireType.Family type) {
        return held.reportsItself(type.root()) ? new WireType.Nested(type.root(), false, type.nullable()) : type;
    }
}
