package org.marshal4j.runtime.inspect;

import java.util.Objects;
import java.util.function.Function;
import org.marshal4j.runtime.ArrayTarget;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.generated.Failures;
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
 * <p>Numbers may become wider, texts may change their form, and enum constants are matched by name. Anything that
 * cannot be converted is refused with its path. Objects with {@link org.marshal4j.schema.wire.WireType.Shared shared}
 * references cannot be converted, nor can values written by a hand-written marshaller of varying size.
 *
 * <p>Each message is rewritten with today's schema before the marshaller reads it, which is many times slower than
 * reading. Stateless and thread-safe.
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
        if (formerTypes instanceof Schemas schemas) {
            Schemas present = schemas.withPresentNames();
            boolean isOfThem =
                    schemas.has(former.type()) && schemas.apply(former.type()).equals(former);
            return readByNames(marshaller, isOfThem ? present.apply(former.type()) : former, present, in);
        }
        return readByNames(marshaller, former, formerTypes, in);
    }

    private static <T> T readByNames(
            Marshaller<T> marshaller, Schema former, Function<String, Schema> formerTypes, Input in) {
        long start = in.position();
        Converted today = convert(marshaller.schema(), former, formerTypes, in);
        T value = marshaller.read(today.message());
        in.position(start + today.read());
        return value;
    }

    /** A message of today's schema, and the number of bytes of the former message that it was made from. */
    private record Converted(Input message, long read) {}

    private static Converted convert(Schema schema, Schema former, Function<String, Schema> formerTypes, Input in) {
        try {
            // Messages may be nested more deeply than the stack of this thread allows.
            return Objects.requireNonNull(DeepStack.call(() -> attempt(schema, former, formerTypes, in)));
        } catch (StackOverflowError e) {
            // What was found with the larger stack says more than that the first stack overflowed.
            for (Throwable found : e.getSuppressed()) {
                if (found instanceof RuntimeException refused) {
                    throw refused;
                }
            }
            MarshalException tooDeep = Failures.tooDeep(e);
            throw new MarshalException("converting", former.type(), "", -1, tooDeep.problem(), tooDeep.detail(), e);
        }
    }

    private static Converted attempt(Schema schema, Schema former, Function<String, Schema> formerTypes, Input in) {
        long start = in.position();
        ArrayTarget today = new ArrayTarget(256);
        WireCursor cursor = new WireCursor(in.readable(), start, start + in.remaining());
        Conversion conversion = new Conversion(formerTypes, schema.resolver(), cursor, today.output());
        try {
            conversion.root(former, schema);
        } catch (MarshalException e) {
            throw new MarshalException(
                    "converting", former.type(), conversion.path(), cursor.offset(), e.problem(), e.detail(), e);
        }
        int size = (int) today.output().position();
        return new Converted(Input.of(today.array(), 0, size).limits(in.limits()), cursor.offset());
    }
}
