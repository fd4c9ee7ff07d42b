package org.marshal4j.hazelcast;

import com.hazelcast.nio.ObjectDataInput;
import com.hazelcast.nio.ObjectDataOutput;
import com.hazelcast.nio.serialization.StreamSerializer;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import org.marshal4j.runtime.ExternalForm;
import org.marshal4j.runtime.Marshaller;

/**
 * Writes and reads the objects of one type, or of a family, with a marshaller: {@link ExternalForm}, which is the fingerprint of the form, the
 * length, and the message. A message of another form is refused before it is read; an evolvable type that has grown since is no other form.
 * Hazelcast itself takes care of null. {@link MarshallerSerializers} registers it. Immutable and thread-safe.
 */
final class MarshallerSerializer<T> implements StreamSerializer<T> {
    private final Marshaller<T> marshaller;
    private final int typeId;

    MarshallerSerializer(Marshaller<T> marshaller, int typeId) {
        this.marshaller = marshaller;
        this.typeId = typeId;
    }

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
        // Where its bytes end early, Hazelcast's own readFully reads fewer and says nothing.
        return ExternalForm.read(marshaller, in instanceof InputStream bytes ? new DataInputStream(bytes) : in);
    }

    @Override
    public String toString() {
        return "the marshaller of " + marshaller.type().getName() + " with the type id " + typeId;
    }
}
