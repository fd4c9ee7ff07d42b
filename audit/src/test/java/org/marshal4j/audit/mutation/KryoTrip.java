package org.marshal4j.audit.mutation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Kryo's serializers, with a Kryo that takes every class. */
final class KryoTrip implements Trip {

    private static final String KRYO = "com.esotericsoftware.kryo.";

    /** The seed of the object that is null; few serializers know that, and for the others Kryo writes a byte. */
    private static final long NULL = 4;

    /** A broken loop might never end. */
    private static final int MOST_BYTES = 1 << 20;

    /** Values that only certain classes of the JDK are, by a part of the name of the serializer. */
    private static final Map<String, Function<Samples, Object>> SPECIAL = new TreeMap<>(Map.of(
            "ArraysAsList", samples -> Arrays.asList("one", "text" + samples.size()),
            "SingletonList", samples -> Collections.singletonList("text" + samples.size()),
            "SingletonSet", samples -> Collections.singleton("text" + samples.size()),
            "SingletonMap", samples -> Collections.singletonMap("key" + samples.size(), samples.size()),
            "ArrayListSubList", samples -> new ArrayList<>(List.of(1, 2, 3, 4, 5)).subList(1, 2 + samples.size()),
            "UnmodifiableCollections", samples -> Collections.unmodifiableList(listed(samples)),
            "SynchronizedCollections", samples -> Collections.synchronizedList(listed(samples)),
            "JdkImmutableMap", samples -> Map.of("key" + samples.size(), samples.size()),
            "UnmodifiableNavigableSet",
                    samples -> Collections.unmodifiableNavigableSet(new TreeSet<>(listed(samples)))));

    private static List<Object> listed(Samples samples) {
        return new ArrayList<>(Collections.nCopies(samples.size(), "text" + samples.size()));
    }

    @Override
    public Set<String> kinds() {
        return Set.of("Kryo");
    }

    @Override
    public Copy copy(Way way, long seed) throws ReflectiveOperationException {
        Library library = new Library(way.classes());
        Serializers serializers = new Serializers(library.serializer, library::inner, library.kryo, seed);
        Object serializer = serializers.make(way.type());
        Object sample = sample(serializers, way.type(), seed);
        Copy copy = library.copy(serializer, sample, sample.getClass());
        return seed == NULL ? library.copy(serializer, null, sample.getClass()) : copy;
    }

    /** Kryo's own classes. */
    private static final class Library {
        final Class<?> serializer;
        final Class<?> output;
        final Class<?> input;
        final Object kryo;

        Library(ClassLoader classes) throws ReflectiveOperationException {
            // Broken code must not reach any memory that it likes.
            System.setProperty("kryo.unsafe", "false");
            classes.loadClass("com.esotericsoftware.minlog.Log")
                    .getMethod("NONE")
                    .invoke(null);
            this.serializer = classes.loadClass(KRYO + "Serializer");
            this.output = classes.loadClass(KRYO + "io.Output");
            this.input = classes.loadClass(KRYO + "io.Input");
            this.kryo = classes.loadClass(KRYO + "Kryo").getConstructor().newInstance();
            Trip.call(kryo, "setRegistrationRequired", boolean.class, false);
            Trip.call(kryo, "setClassLoader", ClassLoader.class, classes);
        }

        Copy copy(Object with, @Nullable Object sample, Class<?> type) throws ReflectiveOperationException {
            Object out = output.getConstructor(int.class, int.class).newInstance(64, MOST_BYTES);
            kryo.getClass()
                    .getMethod("writeObjectOrNull", output, Object.class, serializer)
                    .invoke(kryo, out, sample, with);
            byte[] bytes = (byte[]) output.getMethod("toBytes").invoke(out);
            Object in = input.getConstructor(byte[].class).newInstance((Object) bytes);
            Object copy = kryo.getClass()
                    .getMethod("readObjectOrNull", input, Class.class, serializer)
                    .invoke(kryo, in, type, with);
            return new Copy(
                    copy, bytes.length - (int) input.getMethod("position").invoke(in));
        }

        /** Kryo's own serializer of a class. */
        Object inner(Class<?> type) throws ReflectiveOperationException {
            return kryo.getClass().getMethod("getSerializer", Class.class).invoke(kryo, type);
        }
    }

    private static Object sample(Serializers serializers, Class<?> type, long seed)
            throws ReflectiveOperationException {
        for (Map.Entry<String, Function<Samples, Object>> special : SPECIAL.entrySet()) {
            if (type.getSimpleName().contains(special.getKey())) {
                return special.getValue().apply(new Samples(seed));
            }
        }
        Object sample = serializers.sample(type, seed);
        if (sample == null) {
            throw new InstantiationException("no value for " + type);
        }
        return sample;
    }
}
