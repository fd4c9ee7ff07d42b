package org.marshal4j.chronicle;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.Marshaller;

/**
 * Writes and reads messages in Chronicle Bytes for generated marshallers, which call it like this; use
 * {@link ChronicleMarshaller} in your own code:
 *
 * <pre>{@code
 * BytesMessages.write(QuoteMarshaller.INSTANCE, quote, bytes);
 * }</pre>
 *
 * <p>The methods are small, so that HotSpot compiles a marshaller's entry point, these methods and the body as one.
 * Stateless and thread-safe.
 */
public final class BytesMessages {
    private BytesMessages() {}

    /**
     * Writes a value, as {@link ChronicleMarshaller#write(Object, BytesOut)} does.
     *
     * @param <T> the type of the value
     * @param marshaller the marshaller of that type
     * @param value the object to write
     * @param bytes the Bytes
     */
    public static <T> void write(Marshaller<T> marshaller, T value, BytesOut<?> bytes) {
        BytesTarget target = BytesTarget.over(bytes);
        try {
            marshaller.write(value, target.output());
            target.finish(marshaller);
        } finally {
            target.release();
        }
    }

    /**
     * Reads a value, as {@link ChronicleMarshaller#read(BytesIn)} does.
     *
     * @param <T> the type of the value
     * @param marshaller the marshaller of that type
     * @param bytes the Bytes
     * @return the value
     */
    public static <T> T read(Marshaller<T> marshaller, BytesIn<?> bytes) {
        BytesSource source = BytesSource.over(bytes);
        try {
            T value = marshaller.read(source.input());
            source.finish();
            return value;
        } finally {
            source.release();
        }
    }

    /**
     * Fills an object, as {@link ChronicleMarshaller#readInto(Object, BytesIn)} does.
     *
     * @param <T> the type of the value
     * @param marshaller the marshaller of that type
     * @param value the object to fill
     * @param bytes the Bytes
     */
    public static <T> void readInto(Marshaller<T> marshaller, T value, BytesIn<?> bytes) {
        BytesSource source = BytesSource.over(bytes);
        try {
            marshaller.readInto(value, source.input());
            source.finish();
        } finally {
            source.release();
        }
    }
}
