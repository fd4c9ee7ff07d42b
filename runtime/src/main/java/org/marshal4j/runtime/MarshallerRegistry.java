package org.marshal4j.runtime;

import java.util.concurrent.atomic.AtomicReference;

/**
 * Where generated marshallers put themselves when their classes initialise, and where they are found again: without
 * reflection, so that neither they nor their packages need be open or exported.
 */
final class MarshallerRegistry {
    /** By the marshaller's own class, which has put it there as it initialised. */
    private static final ClassValue<AtomicReference<Marshaller<?>>> BY_CLASS = new ClassValue<>() {
        @Override
        protected AtomicReference<Marshaller<?>> computeValue(Class<?> marshallerClass) {
            return new AtomicReference<>();
        }
    };

    private MarshallerRegistry() {}

    static void add(Marshaller<?> marshaller) {
        BY_CLASS.get(marshaller.getClass()).set(marshaller);
    }

    /** Initialises the marshaller of the type of a class, which stands in its package. */
    static Marshaller<?> load(Class<?> type) {
        String name = marshallerName(type);
        Marshaller<?> marshaller;
        try {
            Class<?> marshallerClass = Class.forName(name, true, type.getClassLoader());
            marshaller = BY_CLASS.get(marshallerClass).get();
        } catch (ClassNotFoundException e) {
            throw notFound(name, type, e);
        } catch (ExceptionInInitializerError e) {
            // The generated initialisers throw nothing else on purpose, and its message tells what to do.
            throw e.getCause() instanceof IllegalStateException problem ? problem : failed(name, e);
        } catch (LinkageError e) {
            throw failed(name, e);
        }
        if (marshaller == null || marshaller.type() != type) {
            throw new IllegalArgumentException(name + " is not what marshal4j generates for " + type.getName()
                    + ": rename it, so that the generated marshaller can have this name");
        }
        return marshaller;
    }

    private static String marshallerName(Class<?> type) {
        StringBuilder name = new StringBuilder(type.getSimpleName());
        for (Class<?> outer = type.getEnclosingClass(); outer != null; outer = outer.getEnclosingClass()) {
            name.insert(0, outer.getSimpleName() + "_");
        }
        String packageName = type.getPackageName();
        return (packageName.isEmpty() ? "" : packageName + ".") + name + "Marshaller";
    }

    private static IllegalArgumentException notFound(String name, Class<?> type, ClassNotFoundException cause) {
        return new IllegalArgumentException(
                "no marshaller for " + type.getName() + ": there is no class " + name + ". Put @Marshal on "
                        + type.getSimpleName() + ", and name "
                        + "org.marshal4j:marshal4j-processor in the annotationProcessorPaths of maven-compiler-plugin"
                        + " (with Gradle: annotationProcessor), as javac 23 and later runs no processor that is merely"
                        + " on the class path",
                cause);
    }

    private static IllegalStateException failed(String name, LinkageError cause) {
        return new IllegalStateException(
                name + " failed to initialise: " + cause
                        + "; the first failure tells why, recompile if it names a class",
                cause);
    }
}
