package org.marshal4j.runtime;

import org.jspecify.annotations.Nullable;

/**
 * Finds the generated marshaller of a class. Each class is looked for once; after that, a look-up is a map access. For
 * hot code keep the result, or use {@code QuoteMarshaller.INSTANCE}. Thread-safe.
 */
public final class Marshallers {
    /** The marshallers of a class that stand in its own package. */
    private static final ClassValue<Marshaller<?>> OWN = new ClassValue<>() {
        @Override
        protected Marshaller<?> computeValue(Class<?> type) {
            return MarshallerRegistry.load(type);
        }
    };

    private Marshallers() {}

    /**
     * The marshaller of a class that is annotated with {@code @Marshal}.
     *
     * @throws IllegalArgumentException if there is none; the message says how to set the annotation processor up
     * @throws IllegalStateException if there is one that does not fit this runtime, or the types it was compiled against
     *     ({@code MARSHAL210}, {@code MARSHAL211}), or breaks {@code marshal4j.bulk=required} ({@code MARSHAL213})
     */
    public static <T> Marshaller<T> of(Class<T> type) {
        return cast(OWN.get(type));
    }

    /**
     * For generated code, as its class initialises.
     *
     * @param version of the processor that generated the marshaller
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

    /**
     * The schema of a type by its binary name.
     *
     * @throws IllegalArgumentException if there is no such class, or no marshaller for it
     */
    static Schema schema(String typeName, @Nullable ClassLoader loader) {
        Class<?> type;
        try {
            type = Class.forName(typeName, false, loader);
        } catch (ClassNotFoundException e) {
            throw new IllegalArgumentException("no class " + typeName + " here to take the schema from", e);
        }
        return of(type).schema();
    }

    @SuppressWarnings("unchecked") // each marshaller is kept under the class that it marshals
    private static <T> Marshaller<T> cast(Marshaller<?> marshaller) {
        return (Marshaller<T>) marshaller;
    }
}
