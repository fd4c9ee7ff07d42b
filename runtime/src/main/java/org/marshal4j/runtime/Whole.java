package org.marshal4j.runtime;

import net.openhft.chronicle.bytes.BytesIn;
import org.jspecify.annotations.Nullable;

/** Reads where one message is all that there may be. Stateless and thread-safe. */
final class Whole {
    private Whole() {}

    /**
     * Reads a value.
     *
     * @param into the object to be filled; null for a new one
     * @return the value: {@code into}, if that is given
     */
    static <T> T value(Marshaller<T> marshaller, @Nullable T into, BytesIn<?> in) {
        if (into == null) {
            return marshaller.read(in);
        }
        marshaller.readInto(into, in);
        return into;
    }

    /**
     * Reads a value, behind which no bytes may be left.
     *
     * @throws MarshalException MARSHAL221 if there are
     */
    static <T> T message(Marshaller<T> marshaller, @Nullable T into, BytesIn<?> in) {
        long length = in.readRemaining();
        T value = value(marshaller, into, in);
        long left = in.readRemaining();
        if (left != 0) {
            throw new MarshalException(
                    "reading",
                    marshaller.type().getName(),
                    "",
                    length - left,
                    RuntimeProblem.BYTES_LEFT,
                    "the value ends " + left + " bytes before the bytes do",
                    null);
        }
        return value;
    }
}
