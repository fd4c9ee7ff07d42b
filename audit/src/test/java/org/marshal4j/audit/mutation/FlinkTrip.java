package org.marshal4j.audit.mutation;

import java.io.ByteArrayInputStream;
import java.io.DataOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Method;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Flink's serializers, without its classes, which are others in each jar. */
final class FlinkTrip implements Trip {

    private static final String TYPES = "org.apache.flink.api.common.typeutils.";
    private static final String MEMORY = "org.apache.flink.core.memory.";

    /** The seed of the object that is null; few serializers know that. */
    private static final long NULL = 4;

    /** What the names of Flink's own serializers begin with, where that is not the name of the class. */
    private static final Map<Class<?>, String> NAMES = Map.of(Integer.class, "Int", Character.class, "Char");

    @Override
    public Set<String> kinds() {
        return Set.of("TypeSerializer", "TypeSerializer copy");
    }

    @Override
    public Copy copy(Way way, long seed) throws ReflectiveOperationException {
        Library library = new Library(way.classes());
        Serializers serializers = new Serializers(library.serializer, library::inner, null, seed);
        Object serializer = serializers.make(way.type());
        Object sample = serializers.sample(way.type(), seed);
        Object reused = serializers.sample(way.type(), seed + 100);
        boolean copies = way.kind().equals("TypeSerializer copy");
        Copy copy = library.copy(serializer, sample, reused, copies);
        return seed == NULL ? library.copy(serializer, null, reused, copies) : copy;
    }

    /** The classes of one version. */
    private static final class Library {
        final ClassLoader classes;
        final Class<?> serializer;
        final Class<?> output;
        final Class<?> input;

        Library(ClassLoader classes) throws ClassNotFoundException {
            this.classes = classes;
            this.serializer = classes.loadClass(TYPES + "TypeSerializer");
            this.output = classes.loadClass(MEMORY + "DataOutputView");
            this.input = classes.loadClass(MEMORY + "DataInputView");
        }

        /** Writes an object, and reads it as a new one and into another one; or copies the bytes and reads those. */
        Copy copy(Object serializer, @Nullable Object sample, @Nullable Object reused, boolean copies)
                throws ReflectiveOperationException {
            LimitedOutput out = new LimitedOutput();
            method("serialize", Object.class, output).invoke(serializer, sample, to(out));
            ByteArrayInputStream in = new ByteArrayInputStream(out.toByteArray());
            ByteArrayInputStream again = new ByteArrayInputStream(out.toByteArray());
            Method read = method("deserialize", input);
            if (copies) {
                LimitedOutput copied = new LimitedOutput();
                method("copy", input, output).invoke(serializer, from(in), to(copied));
                again = new ByteArrayInputStream(copied.toByteArray());
                Object value = read.invoke(serializer, from(again));
                return new Copy(value, in.available() + again.available());
            }
            Object value = read.invoke(serializer, from(in));
            Object filled = method("deserialize", Object.class, input).invoke(serializer, reused, from(again));
            return new Copy(new Object[] {value, filled}, in.available() + again.available());
        }

        private Method method(String name, Class<?>... parameters) throws NoSuchMethodException {
            return serializer.getMethod(name, parameters);
        }

        private Object to(OutputStream out) throws ReflectiveOperationException {
            return classes.loadClass(MEMORY + "DataOutputViewStreamWrapper")
                    .getConstructor(OutputStream.class)
                    .newInstance(new DataOutputStream(out));
        }

        private Object from(InputStream in) throws ReflectiveOperationException {
            return classes.loadClass(MEMORY + "DataInputViewStreamWrapper")
                    .getConstructor(InputStream.class)
                    .newInstance(in);
        }

        /** Flink's own serializer of a class. */
        Object inner(Class<?> type) throws ReflectiveOperationException {
            String name = NAMES.getOrDefault(type, type.getSimpleName());
            return classes.loadClass(TYPES + "base." + name + "Serializer")
                    .getField("INSTANCE")
                    .get(null);
        }
    }
}
