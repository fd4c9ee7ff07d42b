package org.marshal4j.runtime.inspect;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.generated.Failures;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.memory.RandomBytes;
import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.WireType;

/**
 * Walks the bytes of a message by its schema, without the class. It accepts and refuses the same bytes as generated
 * marshallers, but field by field, so it can say which field is invalid. Counts are never trusted: work and memory
 * are bounded by the number of bytes, and depth by {@link Checks#MAX_DEPTH}.
 *
 * <p>It reads by offset, moves no position, and works with every kind of buffer. Stateless and thread-safe.
 */
public final class SchemaWalker {
    private SchemaWalker() {}

    /** Is told of each field, in the order of their bytes. Every byte of a message belongs to one of these calls. */
    @FunctionalInterface
    public interface Visitor {
        /**
         * One field, or element of a list.
         *
         * @param path the way from the root to it, such as {@code legs[3].price}
         * @param offset where its bytes start, counted from the start of the message
         * @param length how many bytes it has; of a list only its count, of a nested object only its presence byte
         *     (with the zeros after it if it is null). What they hold follows; a nested object without presence byte
         *     has no call of its own. Of a frame only its count; what it has behind the fields that the schema knows
         *     is one call of type {@link WireType.VersionedBlock} and path {@code (later)}
         * @param value the box of a primitive, a String for a text, the name of an enum constant, an array of
         *     primitives, the Integer count of a list or a frame, TRUE for a nested object; null for null
         */
        void field(String path, long offset, long length, WireType type, @Nullable Object value);
    }

    /**
     * Walks one message.
     *
     * @param resolver finds the schemas of nested types by name; {@link Schema#resolver()} takes those of their
     *     marshallers
     * @param in the bytes
     * @param start position of the first byte
     * @param limit position behind the last byte that may be read
     * @return the position behind the message
     * @throws MarshalException if the bytes are not a message of this schema: it names the field, and its offset from
     *     the start. The fields before it have been visited
     * @throws IllegalArgumentException if a nested schema is not found
     */
    public static long walk(
            Schema schema, Function<String, Schema> resolver, RandomBytes in, long start, long limit, Visitor visitor) {
        WireCursor cursor = new WireCursor(in, start, limit);
        SchemaWalk walk = new SchemaWalk(resolver, cursor, visitor);
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
