package org.marshal4j.chronicle;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.generated.FillingMarshaller;
import org.marshal4j.schema.Schema;

/**
 * The superclass of generated marshallers for Chronicle Bytes that read into objects of exactly one class, as
 * {@link BytesMarshaller} is for others.
 *
 * @param <T> the type
 */
public abstract class FillingBytesMarshaller<T> extends FillingMarshaller<T> implements ChronicleMarshaller<T> {
    /** As {@link FillingMarshaller#FillingMarshaller(Class, String, String...)}. */
    protected FillingBytesMarshaller(Class<T> type, String version, String... fields) {
        super(type, version, fields);
    }

    /** As {@link FillingMarshaller#FillingMarshaller(Class, String, Schema)}. */
    protected FillingBytesMarshaller(Class<?> type, String version, Schema schema) {
        super(type, version, schema);
    }

    @Override
    public final void write(T value, BytesOut<?> bytes) {
        BytesTarget target = BytesTarget.over(bytes);
        try {
            write(value, target.output());
            target.finish(this);
        } finally {
            target.release();
        }
    }

    @Override
    public final T read(BytesIn<?> bytes) {
        BytesSource source = BytesSource.over(bytes);
        try {
            T value = read(source.input());
            source.finish();
            return value;
        } finally {
            source.release();
        }
    }

    @Override
    public final void readInto(T value, BytesIn<?> bytes) {
        BytesSource source = BytesSource.over(bytes);
        try {
            readInto(value, source.input());
            source.finish();
        } finally {
            source.release();
        }
    }
}
