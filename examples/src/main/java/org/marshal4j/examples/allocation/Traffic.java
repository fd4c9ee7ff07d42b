package org.marshal4j.examples.allocation;

import net.openhft.chronicle.bytes.Bytes;

/**
 * Writes and reads messages with one field, in the ways whose allocation docs/allocation.md describes. Not
 * thread-safe.
 *
 * @param <T> the class of the messages
 */
public final class Traffic<T> implements AutoCloseable {
    private static final int ROOM = 256;

    private final Held<T> held;
    private final T message;
    private final T unchanged;
    private final T changing;
    private final Bytes<?> out = Bytes.allocateDirect(ROOM);
    private final Bytes<?> first = Bytes.allocateDirect(ROOM);
    private final Bytes<?> second = Bytes.allocateDirect(ROOM);
    private boolean secondIsNext;

    /** Creates the messages, and writes two of them. */
    public Traffic(Held<T> held) {
        this.held = held;
        message = held.first().get();
        unchanged = held.first().get();
        changing = held.first().get();
        held.marshaller().write(message, first);
        held.marshaller().write(held.second().get(), second);
    }

    /** Writes a message. */
    public Object write() {
        out.clear();
        held.marshaller().write(message, out);
        return out;
    }

    /** Reads into a new object, which is allocated as well. */
    public Object readNew() {
        first.readPosition(0);
        T fresh = held.fresh().get();
        held.marshaller().readInto(fresh, first);
        return fresh;
    }

    /** Reads into an object that already holds the same value. */
    public Object readEqual() {
        first.readPosition(0);
        held.marshaller().readInto(unchanged, first);
        return unchanged;
    }

    /** Reads into an object that holds another value. */
    public Object readChanged() {
        secondIsNext = !secondIsNext;
        Bytes<?> next = secondIsNext ? second : first;
        next.readPosition(0);
        held.marshaller().readInto(changing, next);
        return changing;
    }

    /** Releases the buffers. */
    @Override
    public void close() {
        out.releaseLast();
        first.releaseLast();
        second.releaseLast();
    }
}
