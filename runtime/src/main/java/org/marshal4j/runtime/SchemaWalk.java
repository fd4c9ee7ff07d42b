package org.marshal4j.runtime;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** One walk of the {@link SchemaWalker}: the way to the current field, and the object it is in. */
final class SchemaWalk {
    private final Function<String, Schema> resolver;
    private final FixedSizes sizes;
    private final WireCursor in;
    private final SchemaWalker.@Nullable Visitor visitor;
    private final StringBuilder path = new StringBuilder();
    private int objectPathLength;
    private long objectOffset;

    /** Without a visitor the bytes are checked, and no values made of them. */
    SchemaWalk(Function<String, Schema> resolver, WireCursor in, SchemaWalker.@Nullable Visitor visitor) {
        this.resolver = resolver;
        this.sizes = new FixedSizes(resolver);
        this.in = in;
        this.visitor = visitor;
    }

    void root(Schema schema) {
        fields(schema, 0);
    }

    /** After a failure: the way to the field that failed. */
    String path() {
        return path.toString();
    }

    /** After a failure: the way to the object whose field failed; empty for the root. */
    String objectPath() {
        return path.substring(0, objectPathLength);
    }

    /** After a failure: where the fields of that object begin. */
    long objectOffset() {
        return objectOffset;
    }

    // Nothing here restores the path after a failure: where it was then is what is asked for.
    private void fields(Schema schema, int depth) {
        if (depth > Checks.MAX_DEPTH) {
            throw new MarshalException(
                    RuntimeProblem.NESTED_TOO_DEEP, "objects nested more than " + Checks.MAX_DEPTH + " deep");
        }
        int outerPathLength = objectPathLength;
        long outerOffset = objectOffset;
        objectPathLength = path.length();
        objectOffset = in.offset();
        for (Schema.Field field : schema.fields()) {
            if (objectPathLength > 0) {
                path.append('.');
            }
            path.append(field.name());
            value(field.type(), depth);
            path.setLength(objectPathLength);
        }
        objectPathLength = outerPathLength;
        objectOffset = outerOffset;
    }

    private void value(WireType type, int depth) {
        if (type instanceof WireType.Nested nested) {
            nested(nested, depth);
        } else if (type instanceof WireType.ListOf list) {
            list(list, depth);
        } else if (type instanceof WireType.Primitive primitive) {
            primitive(primitive);
        } else {
            counted(type);
        }
    }

    private void primitive(WireType.Primitive type) {
        long offset = in.offset();
        in.require(type.size());
        boolean present = !type.nullable() || in.nextPresence();
        if (present) {
            Object value = WireValues.primitive(type.kind(), in);
            visit(offset, type, value);
        } else {
            in.skip(type.kind().size());
            visit(offset, type, null);
        }
    }

    private void counted(WireType type) {
        long offset = in.offset();
        int count = count(type);
        visit(offset, type, count < 0 ? null : contents(type, count, offset));
    }

    private @Nullable Object contents(WireType type, int count, long offset) {
        if (type instanceof WireType.Enumeration enumeration) {
            return WireValues.constant(enumeration, count, offset, in);
        }
        if (type instanceof WireType.Array array) {
            return WireValues.array(array.element(), count, in, visitor != null);
        }
        return WireValues.text(count, in);
    }

    private void list(WireType.ListOf type, int depth) {
        long offset = in.offset();
        int count = count(type);
        visit(offset, type, count < 0 ? null : count);
        int length = path.length();
        for (int i = 0; i < count; i++) {
            path.append('[').append(i).append(']');
            long before = in.offset();
            value(type.element(), depth);
            path.setLength(length);
            if (in.offset() == before) {
                // Elements of no bytes at all: two thousand million of them would be as valid as this one.
                return;
            }
        }
    }

    private void nested(WireType.Nested type, int depth) {
        if (type.nullable()) {
            long offset = in.offset();
            boolean present = in.nextPresence();
            if (!present) {
                in.skip(Math.max(0, sizes.of(type.type())));
            }
            visit(offset, type, present ? Boolean.TRUE : null);
            if (!present) {
                return;
            }
        }
        fields(resolver.apply(type.type()), depth + 1);
    }

    private int count(WireType type) {
        long offset = in.offset();
        int count = in.nextCount();
        if (count < 0 && !type.nullable()) {
            in.moveTo(offset);
            throw new MarshalException(RuntimeProblem.NULL_ON_READ, "null, but the field is required");
        }
        return count;
    }

    private void visit(long offset, WireType type, @Nullable Object value) {
        if (visitor != null) {
            visitor.field(path.toString(), offset, in.offset() - offset, type, value);
        }
    }
}
