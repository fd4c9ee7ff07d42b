package org.marshal4j.schema;

import java.util.function.Predicate;

/**
 * A wire type in which types that report for themselves are plain: whether they are evolvable, or the root of a family, is not said where
 * they are held.
 */
final class WithoutMarks implements WireTypeVisitor.Leaves<WireType> {
    private final Predicate<String> reportsItself;

    WithoutMarks(Predicate<String> reportsItself) {
        this.reportsItself = reportsItself;
    }

    @Override
    public WireType leaf(WireType type) {
        return type;
    }

    @Override
    public WireType nested(WireType.Nested type) {
        return reportsItself.test(type.type()) ? new WireType.Nested(type.type(), type.nullable()) : type;
    }

    @Override
    public WireType family(WireType.Family type) {
        return reportsItself.test(type.root()) ? new WireType.Nested(type.root(), type.nullable()) : type;
    }

    @Override
    public WireType shared(WireType.Shared type) {
        return new WireType.Shared(type.object().accept(this), type.nullable());
    }

    @Override
    public WireType listOf(WireType.ListOf type) {
        return new WireType.ListOf(type.element().accept(this), type.max(), type.nullable());
    }

    @Override
    public WireType mapOf(WireType.MapOf type) {
        return new WireType.MapOf(type.key().accept(this), type.value().accept(this), type.max(), type.nullable());
    }

    @Override
    public WireType optionalOf(WireType.OptionalOf type) {
        return new WireType.OptionalOf(type.element().accept(this), type.nullable());
    }
}
