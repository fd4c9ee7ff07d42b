package org.marshal4j.runtime.view;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.generated.Failures;
import org.marshal4j.runtime.generated.MessageId;
import org.marshal4j.runtime.generated.PlacedFailure;
import org.marshal4j.runtime.inspect.SchemaHistory;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.schema.SchemaId;

/**
 * The messages of a type that begin with schema ids, for its views: they show those with today's id. Immutable and
 * thread-safe.
 *
 * @param <T> the type
 */
public abstract class IdentifiedMessages<T> extends HeldObjects<T> {
    private final Marshaller<T> marshaller;
    private final MessageId id;

    /**
     * For generated code.
     *
     * @param marshaller the marshaller of the messages
     * @param id today's schema id
     */
    protected IdentifiedMessages(Marshaller<T> marshaller, MessageId id) {
        super(marshaller);
        this.marshaller = marshaller;
        this.id = id;
    }

    /**
     * {@return what reads messages with other ids} It is in a class of its own, which is loaded for the first of them.
     */
    protected abstract SchemaHistory<T> former();

    final Marshaller<T> marshaller() {
        return marshaller;
    }

    /**
     * Returns where the fields of a message begin. If the bytes end within the id, whatever looks for fields refuses
     * the message.
     *
     * @throws RuntimeException if the message has another id; whatever the memory shows stays the same
     */
    final long behindId(long message, ViewMemory memory) {
        long place = message;
        if (!memory.has(message, SchemaId.SIZE)) {
            memory.requireAlive();
            Input in = memory.in();
            in.position(message);
            if (in.remaining() < SchemaId.SIZE) {
                return message + SchemaId.SIZE;
            }
            place = in.takeAt(message, SchemaId.SIZE);
        }
        try {
            // Read once: other threads may change the bytes.
            int found = RawMemory.getInt(memory.base(), place);
            if (!id.is(found)) {
                throw new PlacedFailure(former().notInView(found));
            }
        } catch (RuntimeException e) {
            // Memory that has been closed says so itself.
            memory.requireAlive();
            throw Failures.reading(marshaller, memory.in(), message, e);
        } finally {
            memory.keep();
        }
        return message + SchemaId.SIZE;
    }

    /** Whether a message has today's id; the position does not move. */
    final boolean isOfToday(Input in) {
        long start = in.position();
        boolean isOfToday = id.isNext(in);
        in.position(start);
        return isOfToday;
    }
}
