package org.marshal4j.audit.mutation;

import java.io.ByteArrayInputStream;
import java.io.Externalizable;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.util.Set;

/** Java's own serialization. */
final class JavaTrip implements Trip {

    @Override
    public Set<String> kinds() {
        return Set.of("Externalizable", "Serializable");
    }

    @Override
    public Copy copy(Way way, long seed) throws IOException, ReflectiveOperationException {
        Object sample = new RandomFields(seed).make(way.type());
        LimitedOutput out = new LimitedOutput();
        ObjectOutputStream objects = new ObjectOutputStream(out);
        if (way.kind().equals("Serializable")) {
            objects.writeObject(sample);
        } else {
            ((Externalizable) sample).writeExternal(objects);
        }
        objects.flush();
        InputStream in = new ByteArrayInputStream(out.toByteArray());
        ObjectInputStream from = objects(in, way.classes());
        if (way.kind().equals("Serializable")) {
            return new Copy(from.readObject(), in.available());
        }
        Object copy = RandomFields.empty(way.type());
        ((Externalizable) copy).readExternal(from);
        return new Copy(copy, in.available());
    }

    private static ObjectInputStream objects(InputStream in, ClassLoader classes) throws IOException {
        return new ObjectInputStream(in) {
            @Override
            protected Class<?> resolveClass(ObjectStreamClass described) throws IOException, ClassNotFoundException {
                try {
                    return Class.forName(described.getName(), false, classes);
                } catch (ClassNotFoundException e) {
                    return super.resolveClass(described);
                }
            }
        };
    }
}
