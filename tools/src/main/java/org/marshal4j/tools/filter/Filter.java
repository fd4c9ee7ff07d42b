package org.marshal4j.tools.filter;

/**
 * Evaluates a condition on messages of one type. It reads only the fields that the condition names, and passes over
 * the rest, so it does not see whether the rest is valid. Not thread-safe.
 */
public final class Filter {
    private final Reader reader;
    private final Check check;
    private final Slots slots;
    private int end;

    Filter(Reader reader, Check check, Slots slots) {
        this.reader = reader;
        this.check = check;
        this.slots = slots;
    }

    /**
     * Evaluates the condition on one message.
     *
     * @param array the array with the message
     * @param from where the message starts
     * @param limit where the bytes end that may belong to it
     * @return whether the condition holds
     * @throws org.marshal4j.runtime.MarshalException or another RuntimeException, if the bytes are no message of the
     *     type
     */
    public boolean accepts(byte[] array, int from, int limit) {
        slots.clear(array);
        end = reader.read(array, from, limit, slots);
        return check.holds(slots);
    }

    /** {@return where the message ends that was evaluated last} */
    public int end() {
        return end;
    }

    /** {@return whether messages are read by a plan, and not by a walk over all of their fields} */
    boolean isPlanned() {
        return reader instanceof PlannedReader;
    }
}
