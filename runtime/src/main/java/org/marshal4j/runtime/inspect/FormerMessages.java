package org.marshal4j.runtime.inspect;

import org.marshal4j.runtime.ExactMessage;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.memory.Input;
import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.runtime.problem.RuntimeProblem;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaChanges;
import org.marshal4j.schema.Schemas;

/**
 * Reads messages of a former form of a type, many of them: by the marshaller where it reads each of them as it is, and by {@link SchemaMigration}
 * elsewhere. Immutable and thread-safe.
 *
 * @param <T> the type of the messages
 */
public final class FormerMessages<T> {
    private final Marshaller<T> marshaller;
    private final Schemas former;
    private final String formerType;
    private final boolean isReadable;

    private FormerMessages(Marshaller<T> marshaller, Schemas former, String formerType) {
        this.marshaller = marshaller;
        this.former = former;
        this.formerType = formerType;
        this.isReadable = isReadable();
    }

    /**
     * Messages of a former form.
     *
     * @param marshaller of the type as it is today
     * @param former the form of the type and of all that it held, such as a revision of a lock file
     * @param formerType the binary name that the type had
     * @throws MarshalException MARSHAL219 if that form is not whole
     */
    public static <T> FormerMessages<T> of(Marshaller<T> marshaller, Schemas former, String formerType) {
        return new FormerMessages<>(marshaller, former, formerType);
    }

    private boolean isReadable() {
        Schemas present = former.withPresentNames();
        Schema today = marshaller.schema();
        try {
            return SchemaChanges.isReadable(present.apply(formerType), present, today, today.resolver());
        } catch (IllegalArgumentException e) {
            // A header announces a type, and keeps its schema to itself.
            throw new MarshalException(
                    "reading", "a header", "", 0, RuntimeProblem.NO_HEADER, String.valueOf(e.getMessage()), e);
        }
    }

    /**
     * Reads a message; others may follow.
     *
     * @param in its read position is behind the message then
     * @throws MarshalException if it is none of that form, or has a value without a place in today's form (MARSHAL220)
     */
    public T next(Input in) {
        return isReadable
                ? marshaller.read(in)
                : SchemaMigration.read(marshaller, former.apply(formerType), former, in);
    }

    /**
     * Reads a message, behind which no bytes may be left.
     *
     * @throws MarshalException as {@link #next}; MARSHAL221 if there are
     * @throws IllegalArgumentException if there are, and the form is one that the marshaller does not read
     */
    public T only(Input in) {
        if (isReadable) {
            return ExactMessage.message(marshaller, null, in);
        }
        T value = next(in);
        if (in.remaining() > 0) {
            throw new IllegalArgumentException(in.remaining() + " bytes are left behind it");
        }
        return value;
    }
}
