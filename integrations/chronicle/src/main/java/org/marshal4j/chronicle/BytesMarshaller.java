package org.marshal4j.chronicle;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.generated.GeneratedMarshaller;
import org.marshal4j.schema.Schema;

/**
 * The superclass of most generated marshallers for Chronicle Bytes. The methods are in a class, since HotSpot calls
 * those of an interface more slowly where a program uses many marshallers.
 *
 * @param <T> the type
 */
public abstract class BytesMarshaller<T> extends GeneratedMarshaller<T> implements ChronicleMarshaller<T> {
    /**
     * As {@link GeneratedMarshaller#GeneratedMarshaller(Class, String, String...)}.
     *
     * @param type the type
     * @param version the version of the processor
     * @param fields the fields and their wire types
     */
    protected BytesMarshaller(Class<T> type, String version, String... fields) {
        super(type, version, fields);
    }

    /**
     * As {@link GeneratedMarshaller#GeneratedMarshaller(Class, String, Schema)}.
     *
     * @param type the type
     * @param version the version of the processor
     * @param schema the schema
     */
    protected BytesMarshaller(Class<?> type, String version, Schema schema) {
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
}
