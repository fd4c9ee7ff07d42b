package org.marshal4j.schema;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.marshal4j.schema.wire.WireType;

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
        return size != null ? size : measure(schema);
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

    /** {@return the size in bytes of every value of a wire type, with its presence byte; −1 if it is not fixed} */
    public int of(WireType type) {
        if (!(type instanceof WireType.Nested nested)) {
            return type.sizeInBlock();
        }
        int size = nested.versioned() ? NOT_FIXED : of(nested.type());
        return size < 0 || !nested.nullable() ? size : size + 1;
    }

    /** A type whose fields are being added up, as far as the next one. */
    private static final class Sum {
        final String type;
        final Schema schema;
        int next;
        long size;

        Sum(String type, Schema schema) {
            this.type = type;
            this.schema = schema;
        }
    }

    /** Without recursion, since a hostile schema may be nested arbitrarily deep. */
    private int measure(Schema outermost) {
        Deque<Sum> open = new ArrayDeque<>();
        open.push(begin(outermost.type(), outermost));
        int last = NOT_FIXED;
        while (!open.isEmpty()) {
            Sum sum = open.element();
            String held = add(sum);
            if (held != null) {
                open.push(begin(held, resolver.apply(held)));
            } else {
                last = sum.size < 0 || sum.size > Integer.MAX_VALUE ? NOT_FIXED : (int) sum.size;
                known.put(sum.type, last);
                open.pop();
            }
        }
        return last;
    }

    private Sum begin(String type, Schema schema) {
        // A preliminary result until the fields are added up, so that a type that contains itself is not fixed.
        known.put(type, NOT_FIXED);
        Sum sum = new Sum(type, schema);
        if (isNeverFixed(schema)) {
            sum.size = NOT_FIXED;
        }
        return sum;
    }

    private static boolean isNeverFixed(Schema schema) {
        if (schema.isFamily()) {
            return true;
        }
        // Check this before looking up any nested type: looking one up may initialise its marshaller, for nothing if
        // the type has a text, for example.
        for (SchemaField field : schema.fields()) {
            if (field.type().sizeInBlock() < 0 && !(field.type() instanceof WireType.Nested)) {
                return true;
            }
        }
        return false;
    }

    /** Adds up fields, until the size of a type is needed that is not known yet; returns its name. */
    private @Nullable String add(Sum sum) {
        List<SchemaField> fields = sum.schema.fields();
        for (; sum.size >= 0 && sum.next < fields.size(); sum.next++) {
            WireType type = fields.get(sum.next).type();
            long size = type.sizeInBlock();
            if (type instanceof WireType.Nested nested) {
                Integer found = known.get(nested.type());
                if (found == null) {
                    return nested.type();
                }
                size = found < 0 || !nested.nullable() ? found : 1L + found;
            }
            sum.size = size < 0 ? NOT_FIXED : sum.size + size;
        }
        return null;
    }
}
