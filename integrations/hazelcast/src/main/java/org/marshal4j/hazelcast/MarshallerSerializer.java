package org.marshal4j.hazelcast;

import com.hazelcast.nio.ObjectDataInput;
import com.hazelcast.nio.ObjectDataOutput;
import com.hazelcast.nio.serialization.StreamSerializer;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import org.marshal4j.runtime.ExternalForm;
import org.marshal4j.runtime.Marshaller;

/**
 * Writes and reads the objects of one type or family with a marshaller, in the form of {@link ExternalForm}: the
 * fingerprint of the schema, the length, and the message. A message of another schema is refused before it is read; an
 * evolvable type that has grown since still has the same fingerprint. Hazelcast itself handles null.
 * {@link MarshallerSerializers} registers it. Immutable and thread-safe.
 */
record MarshallerSerializer<T>(Marshaller<T> marshaller, int typeId, SerializerLimits limits)
        implements StreamSerializer<T> {
    @Override
    public int getTypeId() {
        return typeId;
    }

    @Override
    public void write(ObjectDataOutput out, T value) throws IOException {
        ExternalForm.write(marshaller, value, out);
    }

    @Override
    public T read(ObjectDataInput in) throws IOException {
        // If the bytes end early, Hazelcast's own readFully reads fewer without failing.
        DataInput strict = in instanceof InputStream bytes ? new DataInputStream(bytes) : in;
        return ExternalForm.read(marshaller, strict, limits.reads(), limits.bytes());
    }

    @Override
    public String toString() {
        return "the marshaller of " + marshaller.type().getName() + " with the type id " + typeId;
    }
}
