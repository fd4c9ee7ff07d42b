package org.marshal4j.runtime.convert;

import java.util.function.Function;
import org.marshal4j.schema.FixedSizes;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.wire.WireType;

/** The sizes of values of one version of the schemas. Not thread-safe. */
final class Sizes {
    static final int VARYING = -1;

    /** Larger values are not treated as values of fixed size: only schemas that were made up have them. */
    private static final int LARGEST = 1 << 28;

    private final FixedSizes sizes;

    Sizes(Function<String, Schema> schemas) {
        this.sizes = new FixedSizes(schemas);
    }

    /** The size of every value of a wire type in bytes; {@link #VARYING} if it varies. */
    int of(WireType type) {
        int size = sizes.of(type);
        return size > LARGEST && type instanceof WireType.Nested ? VARYING : size;
    }

    /** The size of every object of a type in bytes; {@link #VARYING} if it varies. */
    int ofObject(String type) {
        int size = sizes.of(type);
        return size > LARGEST ? VARYING : size;
    }

    /** The size of every object of a type, which may be the outermost, in bytes; {@link #VARYING} if it varies. */
    int ofObject(Schema type) {
        int size = sizes.of(type);
        return size > LARGEST ? VARYING : size;
    }

    /** The number of zeros that follow the presence byte of null. */
    int behindNull(String type) {
        return Math.max(0, sizes.of(type));
    }
}
