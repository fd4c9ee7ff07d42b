package org.marshal4j.runtime;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Finds the generated marshaller of a class.
 *
 * <pre>{@code
 * Marshaller<Quote> marshaller = Marshallers.of(Quote.class);
 * }</pre>
 *
 * <p>The first call for a class searches for its marshaller; later calls are map look-ups. In hot code, keep the
 * result or use {@code QuoteMarshaller.INSTANCE}. Thread-safe.
 */
public final class Marshallers {
    /** Marshallers that are in the package of their class. */
    private static final ClassValue<Marshaller<?>> OWN = new ClassValue<>() {
        @Override
        protected Marshaller<?> computeValue(Class<?> type) {
            return MarshallerRegistry.load(type);
        }
    };

    /** Marshallers that are in the package of an importer. */
    private static final ClassValue<Map<Class<?>, Marshaller<?>>> IMPORTED = new ClassValue<>() {
        @Override
        protected Map<Class<?>, Marshaller<?>> computeValue(Class<?> importer) {
            return new ConcurrentHashMap<>();
        }
    };

    private Marshallers() {}

    /**
     * {@return the marshaller of a class annotated with {@code @Marshal}}
     *
     * @param <T> the class
     * @param type the class
     * @throws IllegalArgumentException if there is none; the message says how to set up the annotation processor
     * @throws IllegalStateException if the marshaller does not match this runtime or the types it was compiled
     *     against ({@code MARSHAL210}, {@code MARSHAL211}), or breaks {@code marshal4j.bulk=required}
     *     ({@code MARSHAL213})
     */
    public static <T> Marshaller<T> of(Class<T> type) {
        return cast(OWN.get(type));
    }

    /**
     * {@return the marshaller of a class that was imported with {@code @MarshalImport}}
     *
     * @param <T> the class
     * @param importer the type with the annotation; if a package has it, any class of that package
     * @param type the imported class
     * @throws IllegalArgumentException if there is none
     * @throws IllegalStateException as {@link #of(Class)}
     */
    public static <T> Marshaller<T> of(Class<?> importer, Class<T> type) {
        Map<Class<?>, Marshaller<?>> imported = IMPORTED.get(importer);
        Marshaller<?> marshaller = imported.get(type);
        if (marshaller == null) {
            // Not with computeIfAbsent: the code initialised here may be a user's, and may look up other marshallers.
            marshaller = MarshallerRegistry.load(importer, type);
            imported.put(type, marshaller);
        }
        return cast(marshaller);
    }

    /**
     * Returns the reason why a type cannot be a key where keys are compared by their bytes, with advice, in one line;
     * empty if it can be one. Engines refuse such a type with this text before they write anything.
     *
     * @param marshaller the marshaller of the type
     * @return the reason, which names the type and the field
     */
    public static Optional<String> refusalAsKey(Marshaller<?> marshaller) {
        return marshaller
                .keyObstacle()
                .map(obstacle -> marshaller.type().getName()
                        + " cannot be used as a key, since equal keys need equal bytes: " + obstacle + ". "
                        + RuntimeProblem.NOT_A_KEY.fix() + " [" + RuntimeProblem.NOT_A_KEY.code() + "]");
    }

    /**
     * Registers a marshaller. Generated code calls this when its class is initialised.
     *
     * @param <T> the class that it marshals
     * @param marshaller the marshaller
     * @param version the version of the processor that generated the marshaller
     * @throws IllegalStateException (MARSHAL210) if that is not the version of this runtime
     */
    public static <T> void register(Marshaller<T> marshaller, String version) {
        if (!version.equals(MarshalVersion.VERSION)) {
            throw new IllegalStateException(
                    marshaller.getClass().getName() + " was compiled by marshal4j-processor " + version
                            + ", running with marshal4j-runtime " + MarshalVersion.VERSION
                            + ": use the same version of both, and recompile ["
                            + RuntimeProblem.VERSIONS_DIFFER.code() + "]");
        }
        MarshallerRegistry.add(marshaller);
    }

    @SuppressWarnings("unchecked") // each marshaller is kept under the class that it marshals
    private static <T> Marshaller<T> cast(Marshaller<?> marshaller) {
        return (Marshaller<T>) marshaller;
    }
}
