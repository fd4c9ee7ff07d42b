package org.marshal4j.schema;

import java.util.ArrayList;
import java.util.List;
import org.marshal4j.schema.wire.WireType;
import org.marshal4j.schema.wire.WireTypeVisitor;

/** Finds the dynamic types in a wire type that list classes, in the order in which its text has them. */
final class DynamicParts implements WireTypeVisitor.Leaves<Boolean> {
    private final List<WireType.Dynamic> found = new ArrayList<>();

    private DynamicParts() {}

    static List<WireType.Dynamic> of(WireType type) {
        DynamicParts parts = new DynamicParts();
        type.accept(parts);
        return parts.found;
    }

    @Override
    public Boolean dynamic(WireType.Dynamic type) {
        return !type.listed().isEmpty() && found.add(type);
    }

    @Override
    public Boolean leaf(WireType type) {
        return false;
    }

    @Override
    public Boolean listOf(WireType.ListOf type) {
        return type.element().accept(this);
    }

    @Override
    public Boolean mapOf(WireType.MapOf type) {
        boolean has = type.key().accept(this);
        return type.value().accept(this) || has;
    }

    @Override
    public Boolean entryOf(WireType.EntryOf type) {
        boolean has = type.key().accept(this);
        return type.value().accept(this) || has;
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
