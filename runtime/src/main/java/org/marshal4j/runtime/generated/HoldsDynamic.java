package org.marshal4j.runtime.generated;

import org.marshal4j.schema.Schema;
import org.marshal4j.schema.wire.WireType;
import org.marshal4j.schema.wire.WireTypeVisitor;

/** Whether values of a wire type are dynamic, or contain dynamic values other than in the fields of objects. */
public final class HoldsDynamic implements WireTypeVisitor.Leaves<Boolean> {
    private static final HoldsDynamic INSTANCE = new HoldsDynamic();

    private HoldsDynamic() {}

    /**
     * Tells whether objects of a type can hold other objects or dynamic values, so that their nesting depth has to be
     * counted.
     */
    public static boolean leadsDeeper(Schema schema) {
        return !schema.heldTypes().isEmpty()
                || schema.fields().stream().anyMatch(field -> field.type().accept(INSTANCE));
    }

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
    public Boolean entryOf(WireType.EntryOf type) {
        return type.key().accept(this) || type.value().accept(this);
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
