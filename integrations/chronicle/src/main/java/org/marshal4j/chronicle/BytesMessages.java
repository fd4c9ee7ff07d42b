package org.marshal4j.chronicle;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.Marshaller;

/**
 * Messages in Chronicle Bytes, by the methods of a marshaller for {@link org.marshal4j.runtime.memory.Output} and
 * {@link org.marshal4j.runtime.memory.Input}. Small, so that HotSpot makes one method of an entry of a generated marshaller, these methods,
 * and the body. Stateless and thread-safe.
 */
public final class BytesMessages {
    private BytesMessages() {}

    /** {@link ChronicleMarshaller#write(Object, BytesOut)}. */
    public static <T> void write(Marshaller<T> marshaller, T value, BytesOut<?> bytes) {
        BytesTarget target = BytesTarget.over(bytes);
        try {
            marshaller.write(value, target.output());
            target.finish(marshaller);
        } finally {
            target.release();
        }
    }

    /** {@link ChronicleMarshaller#read(BytesIn)}. */
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

    /** {@link ChronicleMarshaller#readInto(Object, BytesIn)}. */
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
