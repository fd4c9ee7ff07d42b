package org.marshal4j.processor.emit.view;

import org.marshal4j.schema.WireType;
import org.marshal4j.schema.WireTypeVisitor;

/** Whether the schema tells where values end, as far as the field says: not where hand-written code knows it alone. */
final class Skippable implements WireTypeVisitor.Leaves<Boolean> {

    private static final Skippable INSTANCE = new Skippable();

    private Skippable() {}

    /** Whether values of that type, and of those in it that are no objects, can be stepped over. */
    static boolean is(WireType type) {
        return type.accept(INSTANCE);
    }

    @Override
    public Boolean leaf(WireType type) {
        return true;
    }

    @Override
    public Boolean custom(WireType.Custom type) {
        return type.size() != WireType.ANY;
    }

    @Override
    public Boolean open(WireType.Open type) {
        return false;
    }

    @Override
    public Boolean listOf(WireType.ListOf type) {
        return type.element().accept(this);
    }

    @Override
    public Boolean mapOf(WireType.MapOf type) {
        return type.key().accept(this) && type.value().accept(this);
    }

    @Override
    public Boolean optionalOf(WireType.OptionalOf type) {
        return type.element().accept(this);
    }

    @Override
    public Boolean nested(WireType.Nested type) {
        return true;
    }

    @Override
    public Boolean family(WireType.Family type) {
        return true;
    }

    @Override
    public Boolean shared(WireType.Shared type) {
        return false;
    }

    @Override
    public Boolean dynamic(WireType.Dynamic type) {
        return type.listed().values().stream().allMatch(listed -> listed.accept(this));
    }
}
