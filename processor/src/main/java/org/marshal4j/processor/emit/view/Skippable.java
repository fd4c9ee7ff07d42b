package org.marshal4j.processor.emit.view;

import org.marshal4j.schema.wire.WireType;
import org.marshal4j.schema.wire.WireTypeVisitor;

/**
 * Tells whether the schema determines where values end, without the nested objects: it does not where only a
 * hand-written marshaller knows, which may say so without reading.
 */
record Skippable(boolean ofCustom) implements WireTypeVisitor.Others<Boolean> {
    private static final Skippable SURELY = new Skippable(false);
    private static final Skippable PERHAPS = new Skippable(true);

    /** Whether values of the given type can be skipped, including all values in them except objects. */
    static boolean is(WireType type) {
        return type.accept(SURELY);
    }

    /** The same, provided that hand-written marshallers tell how many bytes values have. */
    static boolean mayBe(WireType type) {
        return type.accept(PERHAPS);
    }

    @Override
    public Boolean other(WireType type) {
        return type.parts().stream().allMatch(part -> part.accept(this));
    }

    @Override
    public Boolean custom(WireType.Custom type) {
        return ofCustom || type.size() != WireType.ANY;
    }

    @Override
    public Boolean open(WireType.Open type) {
        return false;
    }

    @Override
    public Boolean shared(WireType.Shared type) {
        return false;
    }
}
