package org.marshal4j.runtime;

import org.jspecify.annotations.Nullable;

/**
 * Reads a value where nothing may follow it: in a frame, a map entry or an array. Integrations use this; applications
 * seldom need to.
 *
 * <pre>{@code
 * Quote quote = ExactMessage.message(QuoteMarshaller.INSTANCE, null, input);
 * }</pre>
 *
 * <p>Stateless and thread-safe.
 */
public final class ExactMessage {
    private ExactMessage() {}

    /**
     * Reads a value.
     *
     * @param into the object to fill; null for a new one
     * @return the value: {@code into}, if that is not null
     */
    static <T> T value(Marshaller<T> marshaller, @Nullable T into, Input in) {
        if (into == null) {
            return marshaller.read(in);
        }
        marshaller.readInto(into, in);
        return into;
    }

    /**
     * Reads a value that must end at the read limit.
     *
     * @param <T> the type of the value
     * @param marshaller the marshaller of that type
     * @param into the object to fill; null for a new one
     * @param in the buffer
     * @return the value: {@code into}, if that is not null
     * @throws MarshalException as {@link Marshaller#read(Input)}; MARSHAL221 if bytes are left. The read position is
     *     then unchanged
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
