package org.marshal4j.runtime;

import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Where generated marshallers put themselves when their classes initialise, and where they are found again: without
 * reflection, so that neither they nor their packages need be open or exported.
 */
public final class MarshallerRegistry {
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
        String name = marshallerName(type.getPackageName(), type);
        Marshaller<?> marshaller;
        try {
            marshaller = initialised(name, type.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw notFound(name, type, e);
        }
        return checked(name, marshaller, type);
    }

    /** Initialises the marshaller of an imported type, which stands in the package of the importer. */
    static Marshaller<?> load(Class<?> importer, Class<?> type) {
        String name = marshallerName(importer.getPackageName(), type);
        Marshaller<?> marshaller;
        try {
            marshaller = initialised(name, importer.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw notImported(name, importer, type, e);
        }
        return checked(name, marshaller, type);
    }

    /** Initialises the marshaller of that name, which generated code knows. */
    public static Marshaller<?> named(String name, @Nullable ClassLoader loader) {
        Marshaller<?> marshaller;
        try {
            marshaller = initialised(name, loader);
        } catch (ClassNotFoundException e) {
            throw new IllegalArgumentException("there is no class " + name + " any more: recompile its users", e);
        }
        if (marshaller == null) {
            throw new IllegalArgumentException(name + " is not what marshal4j generates: recompile its users");
        }
        return marshaller;
    }

    private static @Nullable Marshaller<?> initialised(String name, @Nullable ClassLoader loader)
            throws ClassNotFoundException {
        try {
            // Not initialised before it is known to be a marshaller: whoever names the class may be a stream.
            Class<?> found = Class.forName(name, false, loader);
            return Marshaller.class.isAssignableFrom(found)
                    ? BY_CLASS.get(Class.forName(name, true, loader)).get()
                    : null;
        } catch (ExceptionInInitializerError e) {
            // The generated initialisers throw nothing else on purpose, and its message tells what to do.
            throw e.getCause() instanceof IllegalStateException problem ? problem : failed(name, e);
        } catch (LinkageError e) {
            throw failed(name, e);
        }
    }

    private static Marshaller<?> checked(String name, @Nullable Marshaller<?> marshaller, Class<?> type) {
        if (marshaller == null || marshaller.type() != type) {
            throw new IllegalArgumentException(name + " is not what marshal4j generates for " + type.getName()
                    + ": rename it, so that the generated marshaller can have this name");
        }
        return marshaller;
    }

    private static String marshallerName(String packageName, Class<?> type) {
        StringBuilder name = new StringBuilder(type.getSimpleName());
        for (Class<?> outer = type.getEnclosingClass(); outer != null; outer = outer.getEnclosingClass()) {
            name.insert(0, outer.getSimpleName() + "_");
        }
        return (packageName.isEmpty() ? "" : packageName + ".") + name + "Marshaller";
    }

    private static IllegalArgumentException notImported(
            String name, Class<?> importer, Class<?> type, ClassNotFoundException cause) {
        return new IllegalArgumentException(
                "no marshaller for " + type.getName() + " in the package of " + importer.getName()
                        + ": there is no class " + name + ". Put @MarshalImport(" + type.getSimpleName()
                        + ".class) on " + importer.getSimpleName() + " or on its package",
                cause);
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
