package org.marshal4j.runtime.inspect;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RandomBytes;
import org.marshal4j.runtime.generated.Failures;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.step.NamedMarshallers;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.wire.WireType;

/**
 * Walks over the bytes of a message by its schema, without the class. It accepts and refuses the same bytes as
 * generated marshallers, but field by field, so it can say which field is invalid. Counts are never trusted: work and
 * memory are bounded by the number of bytes, and depth by {@link Checks#MAX_DEPTH}.
 *
 * <p>It reads by offset, moves no position, and works with every kind of buffer. Stateless and thread-safe.
 */
public final class SchemaWalker {
    private SchemaWalker() {}

    /** Is told about each field, in the order of their bytes. Every byte of a message belongs to one of these calls. */
    @FunctionalInterface
    public interface Visitor {
        /**
         * Called for a field, or an element of a list.
         *
         * @param path the path from the root, such as {@code legs[3].price}; {@code (schema id)} for the schema id that
         *     a message may begin with, an int32
         * @param offset where its bytes start, counted from the start of the message
         * @param length the number of its bytes. For a list, only its count; for a nested object, only its presence
         *     byte, and for null the zeros after it. Their contents follow; a nested object without a presence byte has
         *     no call of its own. For a versioned block, only its count; the bytes after the fields that the schema
         *     knows are one call with the type {@link WireType.VersionedBlock} and the path {@code (later)}
         * @param type the wire type
         * @param value the box of a primitive, a String for a text, the name of an enum constant, an array of
         *     primitives, the Integer count of a list or a versioned block, TRUE for a nested object; null for null
         */
        void field(String path, long offset, long length, WireType type, @Nullable Object value);
    }

    /**
     * Walks over one message.
     *
     * @param schema the schema of the message
     * @param resolver finds the schemas of nested types by name; {@link Schema#resolver()} takes them from their
     *     marshallers
     * @param in the bytes
     * @param start the position of the first byte
     * @param limit the position after the last byte that may be read
     * @param visitor is told about each field
     * @return the position after the message
     * @throws MarshalException if the bytes are not a message of this schema. It names the field and its offset from
     *     the start. The fields before it have been visited
     * @throws IllegalArgumentException if a nested schema is not found
     */
    public static long walk(
            Schema schema, Function<String, Schema> resolver, RandomBytes in, long start, long limit, Visitor visitor) {
        WireCursor cursor = new WireCursor(in, start, limit);
        SchemaWalk walk = new SchemaWalk(resolver, cursor, visitor, WalkedCustoms.of(NamedMarshallers.of(schema)));
        try {
            walk.root(schema);
        } catch (MarshalException e) {
            throw new MarshalException(
                    "reading", schema.type(), walk.path(), cursor.offset(), e.problem(), e.detail(), null);
        } catch (StackOverflowError e) {
            MarshalException tooDeep = Failures.tooDeep(e);
            throw new MarshalException(
                    "reading", schema.type(), walk.path(), cursor.offset(), tooDeep.problem(), tooDeep.detail(), e);
        }
        return start + cursor.offset();
    }
}
