package org.marshal4j.runtime.convert;

import org.marshal4j.schema.wire.WireType;
import org.marshal4j.schema.wire.WireTypeVisitor;

/** Groups wire types whose values can be converted into each other. */
enum LeafSort {
    /** Numbers of any size. */
    NUMBER,
    /** Texts in any form. */
    TEXT,
    /** Enum constants. */
    CONSTANT,
    /** Arrays of primitives. */
    ARRAY,
    /** Values that can only be converted to the same wire type. */
    ITSELF,
    /** Values that contain other types, which can only be converted to the same kind of container. */
    CONTAINER,
    /** Values that only other code understands. */
    UNKNOWN;

    static LeafSort of(WireType type) {
        return type.accept(Sorts.INSTANCE);
    }

    private static final class Sorts implements WireTypeVisitor.Holders<LeafSort> {
        static final Sorts INSTANCE = new Sorts();

        @Override
        public LeafSort primitive(WireType.Primitive type) {
            return type.kind().isNumber() ? NUMBER : ITSELF;
        }

        @Override
        public LeafSort special(WireType.Special type) {
            return type.kind().isNumber() ? NUMBER : ITSELF;
        }

        @Override
        public LeafSort value(WireType.Value type) {
            return ITSELF;
        }

        @Override
        public LeafSort text(WireType.Text type) {
            return TEXT;
        }

        @Override
        public LeafSort fixedText(WireType.FixedText type) {
            return TEXT;
        }

        @Override
        public LeafSort knownText(WireType.KnownText type) {
            return TEXT;
        }

        @Override
        public LeafSort enumeration(WireType.Enumeration type) {
            return CONSTANT;
        }

        @Override
        public LeafSort array(WireType.Array type) {
            return ARRAY;
        }

        @Override
        public LeafSort fixedArray(WireType.FixedArray type) {
            return ARRAY;
        }

        @Override
        public LeafSort custom(WireType.Custom type) {
            return ITSELF;
        }

        @Override
        public LeafSort versionedBlock(WireType.VersionedBlock type) {
            return ITSELF;
        }

        @Override
        public LeafSort open(WireType.Open type) {
            return UNKNOWN;
        }

        @Override
        public LeafSort other(WireType type) {
            return CONTAINER;
        }

        @Override
        public LeafSort encoded(WireType.Encoded type) {
            return type.value().accept(this);
        }
    }
}
