package org.marshal4j.schema.change;

import java.util.function.Predicate;
import org.marshal4j.schema.wire.WireType;
import org.marshal4j.schema.wire.WireTypeMapper;

/**
 * Drops marks from types that report their own changes: whether such a type is evolvable, or the root of a family, is
 * not mentioned where it is held.
 */
final class WithoutMarks extends WireTypeMapper {
    private final Predicate<String> reportsItself;

    WithoutMarks(Predicate<String> reportsItself) {
        this.reportsItself = reportsItself;
    }

    @Override
    public WireType nested(WireType.Nested type) {
        return reportsItself.test(type.type()) ? new WireType.Nested(type.type(), type.nullable()) : type;
    }

    @Override
    public WireType family(WireType.Family type) {
        return reportsItself.test(type.root()) ? new WireType.Nested(type.root(), type.nullable()) : type;
    }
}
