package org.marshal4j.audit.mutation;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutput;
import java.io.DataOutputStream;
import java.io.Externalizable;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Set;

/** Writes random objects of a published class and reads them back, as its kind of pair does. */
final class PublishedRoundTrip {

    /** The kinds of pairs whose objects can be made, written and read without knowing more of them. */
    static final Set<String> KINDS = Set.of("Externalizable", "Serializable", "Writable");

    private static final int MOST_BYTES = 1 << 20;

    private final String kind;
    private final PublishedClasses classes;
    private final Class<?> type;

    PublishedRoundTrip(String kind, PublishedClasses classes, String name) throws ClassNotFoundException {
        this.kind = kind;
        this.classes = classes;
        this.type = classes.loadClass(name);
    }

    /**
     * Describes what was read back, and how many bytes were left; or the exception.
     *
     * @param seed of the contents of the object
     */
    String of(long seed) {
        try {
            Object sample = new RandomFields(seed).make(type);
            byte[] bytes = written(sample);
            InputStream in = new ByteArrayInputStream(bytes);
            Object copy = read(in);
            return Description.of(copy) + " " + in.available();
        } catch (InvocationTargetException e) {
            return "failed: " + e.getCause();
        } catch (Exception | StackOverflowError | OutOfMemoryError e) {
            return "failed: " + e;
        }
    }

    private byte[] written(Object sample) throws IOException, ReflectiveOperationException {
        ByteArrayOutputStream out = new ByteArrayOutputStream() {
            @Override
            public synchronized void write(int b) {
                refuse(1);
                super.write(b);
            }

            @Override
            public synchronized void write(byte[] b, int off, int len) {
                refuse(len);
                super.write(b, off, len);
            }

            private void refuse(int more) {
                // A broken loop might never end.
                if (count + more > MOST_BYTES) {
                    throw new IllegalStateException("too many bytes");
                }
            }
        };
        switch (kind) {
            case "Externalizable" -> {
                ObjectOutputStream objects = new ObjectOutputStream(out);
                ((Externalizable) sample).writeExternal(objects);
                objects.flush();
            }
            case "Serializable" -> {
                ObjectOutputStream objects = new ObjectOutputStream(out);
                objects.writeObject(sample);
                objects.flush();
            }
            case "Writable" -> call(sample, "write", DataOutput.class, new DataOutputStream(out));
            default -> throw new IllegalArgumentException(kind);
        }
        return out.toByteArray();
    }

    private Object read(InputStream in) throws IOException, ReflectiveOperationException {
        switch (kind) {
            case "Externalizable" -> {
                Object copy = RandomFields.empty(type);
                ((Externalizable) copy).readExternal(objects(in));
                return copy;
            }
            case "Serializable" -> {
                return objects(in).readObject();
            }
            case "Writable" -> {
                Object copy = RandomFields.empty(type);
                call(copy, "readFields", DataInput.class, new DataInputStream(in));
                return copy;
            }
            default -> throw new IllegalArgumentException(kind);
        }
    }

    private ObjectInputStream objects(InputStream in) throws IOException {
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

    private static void call(Object on, String name, Class<?> parameter, Object argument)
            throws ReflectiveOperationException {
        Method method = on.getClass().getMethod(name, parameter);
        method.setAccessible(true);
        method.invoke(on, argument);
    }
}
