package org.marshal4j.hazelcast;

import java.util.Objects;
import org.marshal4j.runtime.ReadLimits;

/**
 * What the objects that a member or client reads may take. Each end protects only itself.
 *
 * <pre>{@code
 * SerializerLimits limits = SerializerLimits.DEFAULT.withBytes(64 << 10);
 * MarshallerSerializers.register(serialization, QuoteMarshaller.INSTANCE, limits);
 * }</pre>
 *
 * <p>Immutable and thread-safe.
 */
public final class SerializerLimits {
    /** {@link ReadLimits#DEFAULT}, and as many bytes as fit in an array. */
    public static final SerializerLimits DEFAULT = new SerializerLimits(Integer.MAX_VALUE, ReadLimits.DEFAULT);

    private final int bytes;
    private final ReadLimits reads;

    private SerializerLimits(int bytes, ReadLimits reads) {
        this.bytes = bytes;
        this.reads = reads;
    }

    /** {@return the maximum size of a message} A longer one is refused before any of it is read (MARSHAL223). */
    public int bytes() {
        return bytes;
    }

    /**
     * {@return the same limits with a different number of bytes}
     *
     * @param most 1 or more
     * @throws IllegalArgumentException if the number is less than 1
     */
    public SerializerLimits withBytes(int most) {
        if (most < 1) {
            throw new IllegalArgumentException("a limit of " + most + " bytes, which must be 1 or more");
        }
        return new SerializerLimits(most, reads);
    }

    /** {@return the limits of what a message may contain} */
    public ReadLimits reads() {
        return reads;
    }

    /**
     * {@return the same limits with different limits for what a message may contain}
     *
     * @param most the limits
     */
    public SerializerLimits withReads(ReadLimits most) {
        return new SerializerLimits(bytes, Objects.requireNonNull(most));
    }
}
