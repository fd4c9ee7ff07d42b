package org.marshal4j.runtime.inspect;

import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.ExactMessage;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.StreamHeader;
import org.marshal4j.runtime.WrittenSchema;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.lock.Schemas;

/**
 * Reads many messages of a former schema of a type: with the marshaller if it can read all such messages directly,
 * otherwise by a conversion that is made once, as {@link SchemaMigration} does. Immutable and thread-safe.
 *
 * <p>If messages begin with schema ids and the history of the type knows the former schema, the marshaller reads each by
 * its own id. Otherwise those that do not have today's id are taken for messages of that schema.
 *
 * @param <T> the type of the messages
 */
public final class FormerMessages<T> {
    private final Marshaller<T> marshaller;
    private final @Nullable ConvertedMessages<T> converted;

    /** Creates a reader; without a conversion, the marshaller reads the messages directly. */
    FormerMessages(Marshaller<T> marshaller, @Nullable ConvertedMessages<T> converted) {
        this.marshaller = marshaller;
        this.converted = converted;
    }

    /**
     * Creates a reader of messages of a former schema.
     *
     * @param <T> the type of the messages
     * @param marshaller the marshaller of the type as it is today
     * @param former the schemas of the type and of all types that it held, such as a revision of a lock file
     * @param formerType the binary name that the type had
     * @return the reader
     * @throws MarshalException MARSHAL219 if a schema is missing; MARSHAL220 if every message would be refused, with all
     *     reasons
     */
    public static <T> FormerMessages<T> of(Marshaller<T> marshaller, Schemas former, String formerType) {
        try {
            return isReadable(marshaller, former, formerType)
                    ? new FormerMessages<>(marshaller, null)
                    : converted(
                            marshaller, former, formerType, marshaller.schema().resolver());
        } catch (IllegalArgumentException e) {
            // A header announces a type but does not contain its schema.
            throw new MarshalException(
                    "reading", "a header", "", 0, RuntimeProblem.NO_HEADER, String.valueOf(e.getMessage()), e);
        }
    }

    private static boolean isReadable(Marshaller<?> marshaller, Schemas former, String formerType) {
        Schemas present = former.withPresentNames();
        Schema today = marshaller.schema();
        return !ChangedFields.areIn(present.apply(formerType), present, today, today.resolver())
                && WrittenSchema.of(former, formerType).isReadable(marshaller);
    }

    /**
     * As the other method, for messages that the marshaller cannot read itself.
     *
     * @param today finds today's schemas of the types that the type holds
     * @throws IllegalArgumentException if a schema is missing
     */
    static <T> FormerMessages<T> converted(
            Marshaller<T> marshaller, Schemas former, String formerType, Function<String, Schema> today) {
        return new FormerMessages<>(
                marshaller, ConvertedMessages.of(marshaller, former.apply(formerType), former, today));
    }

    /**
     * Creates a reader of the messages that follow a header. {@link StreamHeader#check(Input, LockFile, Marshaller[])}
     * refuses schemas whose messages have to be converted; this does not.
     *
     * <pre>{@code
     * FormerMessages<Quote> quotes = FormerMessages.of(QuoteMarshaller.INSTANCE, StreamHeader.read(in), lock);
     * Quote quote = quotes.next(in);
     * }</pre>
     *
     * @param <T> the type of the messages
     * @param marshaller the marshaller of the type as it is today
     * @param header the header before the messages, with the schema that they were written with
     * @param lock knows the former names of fields; {@link LockFile#empty()} if there is no lock file
     * @return the reader
     * @throws MarshalException MARSHAL218 if the header does not list the type; MARSHAL219 if it lacks a schema;
     *     MARSHAL220 if every message would be refused, with all reasons
     */
    public static <T> FormerMessages<T> of(Marshaller<T> marshaller, StreamHeader header, LockFile lock) {
        String type = marshaller.schema().type();
        header.requireType(type);
        return of(marshaller, lock.follow(header.schemas()), type);
    }

    /** {@return whether the marshaller reads these messages as they are, so that they are not converted} */
    public boolean isDirect() {
        return converted == null;
    }

    /**
     * Reads a message, which others may follow.
     *
     * @param in the input; its read position is after the message then
     * @return the value
     * @throws MarshalException if it is not a message of that schema, or has a value that does not fit in today's
     *     schema (MARSHAL220)
     */
    public T next(Input in) {
        return converted == null || converted.isOfToday(in) ? marshaller.read(in) : converted.read(null, in);
    }

    /**
     * Reads a message, which others may follow, into an existing object, as {@link Marshaller#readInto(Object, Input)}
     * does. It creates no garbage where that does not, except for times and decimals that have another form today.
     *
     * @param value the object to fill
     * @param in the input; its read position is after the message then
     * @throws UnsupportedOperationException if only a constructor can fill this type
     * @throws MarshalException as {@link #next}; the contents of the object are then unspecified
     */
    public void readInto(T value, Input in) {
        if (converted == null || converted.isOfToday(in)) {
            marshaller.readInto(value, in);
        } else {
            converted.read(value, in);
        }
    }

    /**
     * Reads a message after which no bytes may be left.
     *
     * @param in the input; its read position is unchanged after a failure
     * @return the value
     * @throws MarshalException as {@link #next}; MARSHAL221 if bytes are left
     */
    public T only(Input in) {
        return exact(null, in);
    }

    /**
     * Reads a message after which no bytes may be left into an existing object.
     *
     * @param value the object to fill
     * @param in the input; its read position is unchanged after a failure
     * @throws UnsupportedOperationException if only a constructor can fill this type
     * @throws MarshalException as {@link #only}; the contents of the object are then unspecified
     */
    public void onlyInto(T value, Input in) {
        exact(value, in);
    }

    /** Converts a message, which others may follow, and returns an input that has today's bytes and nothing else. */
    Input converted(Input in) {
        // Messages with schema ids are never read directly.
        return Objects.requireNonNull(converted).today(in);
    }

    private T exact(@Nullable T into, Input in) {
        if (converted == null || converted.isOfToday(in)) {
            return ExactMessage.message(marshaller, into, in);
        }
        long start = in.position();
        T value = converted.read(into, in);
        if (in.remaining() > 0) {
            MarshalException left = converted.left(in.position() - start, in.remaining());
            in.position(start);
            throw left;
        }
        return value;
    }
}
