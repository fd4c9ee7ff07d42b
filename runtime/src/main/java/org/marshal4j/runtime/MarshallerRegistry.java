package org.marshal4j.runtime;

import java.lang.ref.WeakReference;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Where generated marshallers put themselves when their classes initialise, and where they are found again: without
 * reflection, so that neither they nor their packages need be open or exported.
 */
final class MarshallerRegistry {
    /** By the marshaller's own class: one type may be imported by several packages. */
    private static final ClassValue<AtomicReference<Marshaller<?>>> BY_CLASS = new ClassValue<>() {
        @Override
        protected AtomicReference<Marshaller<?>> computeValue(Class<?> marshallerClass) {
            return new AtomicReference<>();
        }
    };

    /** By the type; weakly, as an importer's class loader must not live as long as what it imports. */
    private static final ClassValue<AtomicReference<@Nullable WeakReference<Marshaller<?>>>> BY_TYPE =
            new ClassValue<>() {
                @Override
                protected AtomicReference<@Nullable WeakReference<Marshaller<?>>> computeValue(Class<?> type) {
                    return new AtomicReference<>();
                }
            };

    private MarshallerRegistry() {}

    static void add(Marshaller<?> marshaller) {
        BY_CLASS.get(marshaller.getClass()).set(marshaller);
        BY_TYPE.get(marshaller.type()).set(new WeakReference<>(marshaller));
    }

    /** A marshaller of this type whose class has initialised, wherever it stands; null if there is none. */
    static @Nullable Marshaller<?> registered(Class<?> type) {
        WeakReference<Marshaller<?>> reference = BY_TYPE.get(type).get();
        return reference == null ? null : reference.get();
    }

    /** Initialises the marshaller of the type that stands in the package of {@code neighbour}. */
    static Marshaller<?> load(Class<?> neighbour, Class<?> type) {
        String name = marshallerName(neighbour, type);
        Marshaller<?> marshaller;
        try {
            Class<?> marshallerClass = Class.forName(name, true, neighbour.getClassLoader());
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

    private static String marshallerName(Class<?> neighbour, Class<?> type) {
        StringBuilder name = new StringBuilder(type.getSimpleName());
        for (Class<?> outer = type.getEnclosingClass(); outer != null; outer = outer.getEnclosingClass()) {
            name.insert(0, outer.getSimpleName() + "_");
        }
        String packageName = neighbour.getPackageName();
        return (packageName.isEmpty() ? "" : packageName + ".") + name + "Marshaller";
    }

    private static IllegalArgumentException notFound(String name, Class<?> type, ClassNotFoundException cause) {
        return new IllegalArgumentException(
                "no marshaller for " + type.getName() + ": there is no class " + name + ". Put @Marshal on "
                        + type.getSimpleName() + " (or @MarshalImport on a class of that package), and name "
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
