package org.marshal4j.schema;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/** Finds the sizes of types whose values all have the same size. Remembers its results; not thread-safe. */
public final class FixedSizes {
    private static final int NOT_FIXED = -1;

    private final Function<String, Schema> resolver;
    private final Map<String, Integer> known = new HashMap<>();

    /**
     * Creates an instance that has no results yet.
     *
     * @param resolver finds the schemas of nested types by their binary names
     */
    public FixedSizes(Function<String, Schema> resolver) {
        this.resolver = resolver;
    }

    /**
     * Treats a type as one that is being measured already. A type that holds it is then recursive, and so not of fixed
     * size.
     *
     * @param outer the schema of the type
     * @return this
     */
    public FixedSizes within(Schema outer) {
        known.put(outer.type(), NOT_FIXED);
        return this;
    }

    /**
     * Returns the size of every value of a type.
     *
     * @param schema the schema of the type
     * @return the size in bytes; −1 if it is not fixed
     */
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

    /**
     * Returns the size of every value of a type.
     *
     * @param typeName the binary name of the type
     * @return the size in bytes; −1 if it is not fixed
     */
    public int of(String typeName) {
        Integer size = known.get(typeName);
        return size != null ? size : of(resolver.apply(typeName));
    }

    /** The size in bytes of a text of fixed length, including its count. */
    static int ofText(int room) {
        return room + (room > 254 ? 2 : 1);
    }

    private int sum(Schema schema) {
        if (schema.isFamily()) {
            return NOT_FIXED;
        }
        // Check this before looking up any nested type: looking one up may initialise its marshaller, for nothing if
        // the type has a text, for example.
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
