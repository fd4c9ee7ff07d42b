package org.marshal4j.runtime.inspect;

import java.util.function.Function;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.Schemas;

/**
 * Reads messages that were written with a former schema of a type. Use it to change a type that is not evolvable, and
 * for old files.
 *
 * <pre>{@code
 * Schemas former = PackagedLock.of("com.acme:quotes", Quote.class.getClassLoader()).former(3);
 * Schema schema = former.apply("com.acme.Quote");
 * Quote quote = SchemaMigration.read(QuoteMarshaller.INSTANCE, schema, former, Input.of(message));
 * }</pre>
 *
 * <p>Fields are matched by name, regardless of their position. If a field was renamed, its present name counts,
 * provided that the lock file has recorded it ({@code was=}) or {@link Schemas#renamed} was called. Fields that no
 * longer exist are left out, and new ones are null or zero. If a field is gone and a new one of the same wire type is
 * in its place, nothing is read unless it is known whether the field was renamed.
 *
 * <p>Numbers may become wider, texts may change their form, and enum constants are matched by name. {@link
 * org.marshal4j.schema.wire.WireType.Shared Shared} objects stay the same objects, wherever the first reference to them
 * is today. Anything that cannot be converted is refused with its path, such as values written by a hand-written
 * marshaller of varying size.
 *
 * <p>Each message is converted to today's bytes before the marshaller reads it. How, is found out by comparing the
 * schemas, which takes much longer than a message does: use {@link #messages} or {@link FormerMessages} for more than
 * one. Stateless and thread-safe.
 */
public final class SchemaMigration {
    private SchemaMigration() {}

    /**
     * Reads a message.
     *
     * @param <T> the type of the message
     * @param marshaller the marshaller of the type as it is today
     * @param former the schema with which the message was written
     * @param formerTypes finds the former schemas of nested types by their binary names. {@link Schemas} also know
     *     about renamed fields
     * @param in the input; its position is after the message then
     * @return the value
     * @throws MarshalException if the bytes are not a message of the former schema, a value does not fit in today's
     *     schema, or a field may have been renamed (MARSHAL220); the position is then unchanged
     * @throws IllegalArgumentException if a schema is not found
     */
    public static <T> T read(Marshaller<T> marshaller, Schema former, Function<String, Schema> formerTypes, Input in) {
        return ConvertedMessages.of(marshaller, former, formerTypes).read(null, in);
    }

    /**
     * Makes the conversion once, for many messages. Unlike {@link FormerMessages#of}, it also converts messages that the
     * marshaller can read directly.
     *
     * @param <T> the type of the messages
     * @param marshaller the marshaller of the type as it is today
     * @param former the schema with which the messages were written
     * @param formerTypes as for {@link #read}
     * @return the reader of such messages
     * @throws MarshalException MARSHAL220 if every message would be refused, with all reasons
     * @throws IllegalArgumentException if a schema is not found
     */
    public static <T> FormerMessages<T> messages(
            Marshaller<T> marshaller, Schema former, Function<String, Schema> formerTypes) {
        return new FormerMessages<>(marshaller, ConvertedMessages.of(marshaller, former, formerTypes));
    }
}
