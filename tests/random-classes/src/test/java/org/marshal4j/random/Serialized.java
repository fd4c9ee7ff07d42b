package org.marshal4j.random;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;

/** Copies objects with Java's serialization. */
final class Serialized {
    private Serialized() {}

    /** Writes an object to a stream, and returns what is read from it. */
    static Object copyOf(Object object) throws IOException, ClassNotFoundException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(object);
        }
        ClassLoader loader = object.getClass().getClassLoader();
        try (ObjectInputStream in = new Resolving(new ByteArrayInputStream(bytes.toByteArray()), loader)) {
            return in.readObject();
        }
    }

    /** Finds classes that exist only here. */
    private static final class Resolving extends ObjectInputStream {
        private final ClassLoader loader;

        Resolving(InputStream in, ClassLoader loader) throws IOException {
            super(in);
            this.loader = loader;
        }

        @Override
        protected Class<?> resolveClass(ObjectStreamClass type) throws ClassNotFoundException {
            return Class.forName(type.getName(), false, loader);
        }
    }
}
