package org.marshal4j.runtime;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.Input;
import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.runtime.problem.RuntimeProblem;

/** Reads where one message is all that there may be: a frame, an entry of a map, an array. Stateless and thread-safe. */
public final class ExactMessage {
    private ExactMessage() {}

    /**
     * Reads a value.
     *
     * @param into the object to be filled; null for a new one
     * @return the value: {@code into}, if that is given
     */
    static <T> T value(Marshaller<T> marshaller, @Nullable T into, Input in) {
        if (into == null) {
            return marshaller.read(in);
        }
        marshaller.readInto(into, in);
        return into;
    }

    /**
     * Reads a value, behind which no bytes may be left before the read limit.
     *
     * @param into the object to be filled; null for a new one
     * @return the value: {@code into}, if that is given
     * @throws MarshalException as {@link Marshaller#read(Input)}; MARSHAL221 if there are. The read position is where it was then
     */
    public static <T> T message(Marshaller<T> marshaller, @Nullable T into, Input in) {
        long start = in.position();
        long length = in.remaining();
        T value = value(marshaller, into, in);
        long left = in.remaining();
        if (left != 0) {
            in.position(start);
            throw new MarshalException(
                    "reading",
                    marshaller.type().getName(),
                    "",
                    length - left,
                    RuntimeProblem.BYTES_LEFT,
                    left + " of the " + length + " bytes are left after it",
                    null);
        }
        return value;
    }
}
