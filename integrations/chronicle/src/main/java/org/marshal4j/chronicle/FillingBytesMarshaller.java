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
    /**
     * As {@link FillingMarshaller#FillingMarshaller(Class, String, String...)}.
     *
     * @param type the type
     * @param version the version of the processor
     * @param fields the fields and their wire types
     */
    protected FillingBytesMarshaller(Class<T> type, String version, String... fields) {
        super(type, version, fields);
    }

    /**
     * As {@link FillingMarshaller#FillingMarshaller(Class, String, Schema)}.
     *
     * @param type the type
     * @param version the version of the processor
     * @param schema the schema
     */
    protected FillingBytesMarshaller(Class<?> type, String version, Schema schema) {
        super(type, version, schema);
    }

    @Override
    public final void write(T value, BytesOut<?> bytes) {
        BytesMessages.write(this, value, bytes);
    }

    @Override
    public final T read(BytesIn<?> bytes) {
        return BytesMessages.read(this, bytes);
    }

    @Override
    public final void readInto(T value, BytesIn<?> bytes) {
        BytesMessages.readInto(this, value, bytes);
    }
}
