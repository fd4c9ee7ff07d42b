package org.marshal4j.schema;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/** The sizes of types whose every value is of one size. Remembers what it found; not thread-safe. */
public final class FixedSizes {
    private static final int NOT_FIXED = -1;

    private final Function<String, Schema> resolver;
    private final Map<String, Integer> known = new HashMap<>();

    public FixedSizes(Function<String, Schema> resolver) {
        this.resolver = resolver;
    }

    /** Takes this type for being looked at already: what holds it is recursive, and so not of fixed size. */
    public FixedSizes within(Schema outer) {
        known.put(outer.type(), NOT_FIXED);
        return this;
    }

    /** Size in bytes of every value of this type, or −1. */
    public int of(Schema schema) {
        Integer size = known.get(schema.type());
        if (size == null) {
            // A preliminary result until the fields are added up, so that a type that contains itself is not fixed.
            known.put(schema.type(), NOT_FIXED);
            size = sum(schema);
            known.put(schema.type(), size);
        }
        return size;
    }

    /** The same by name. */
    public int of(String typeName) {
        Integer size = known.get(typeName);
        return size != null ? size : of(resolver.apply(typeName));
    }

    /** Size in bytes of a text of fixed length, its count included. */
    static int ofText(int room) {
        return room + (room > 254 ? 2 : 1);
    }

    private int sum(Schema schema) {
        if (schema.isFamily()) {
            return NOT_FIXED;
        }
        // Before any nested type is looked up: that may initialise its marshaller, which a type that has a text, say,
        // has no need of.
        for (SchemaField field : schema.fields()) {
            if (field.type().sizeInBlock() < 0 && !(field.type() instanceof WireType.Nested)) {
                return NOT_FIXED;
            }
        }
        long sum = 0;
        for (SchemaField field : schema.fields()) {
            long size = of(field.type());
            if (size < 0) {
                return NOT_FIXED;
            }
            sum += size;
        }
        return sum <= Integer.MAX_VALUE ? (int) sum : NOT_FIXED;
    }

    private long of(WireType type) {
        if (type instanceof WireType.Nested nested) {
            int size = of(nested.type());
            return size < 0 || !nested.nullable() ? size : 1L + size;
        }
        return type.sizeInBlock();
    }
}
