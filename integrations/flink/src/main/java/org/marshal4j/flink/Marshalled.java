package org.marshal4j.flink;

import java.io.IOException;
import java.io.Serializable;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Marshallers;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.lock.PackagedLock;

/**
 * A class with a marshaller, and where to find the marshaller.
 *
 * @param <T> the class
 * @param type the class
 * @param importer the type with the {@code @MarshalImport}; null if the class itself is annotated
 */
record Marshalled<T>(Class<T> type, @Nullable Class<?> importer) implements Serializable {
    Marshalled {
        Objects.requireNonNull(type);
    }

    /**
     * The class with a name, or the class to which it was {@linkplain RenamedTo renamed}.
     *
     * @throws ClassNotFoundException if there is no such class
     * @throws IllegalStateException if the renames form a circle
     */
    static Class<?> present(String name, @Nullable ClassLoader loader) throws ClassNotFoundException {
        Class<?> type = Class.forName(name, false, loader);
        Set<Class<?>> seen = new HashSet<>();
        RenamedTo renamed = type.getAnnotation(RenamedTo.class);
        while (renamed != null) {
            if (!seen.add(type)) {
                throw new IllegalStateException("@RenamedTo leads from " + name + " back to " + type.getName());
            }
            type = renamed.value();
            renamed = type.getAnnotation(RenamedTo.class);
        }
        return type;
    }

    /**
     * Finds the marshaller.
     *
     * @throws IllegalArgumentException if there is none
     */
    Marshaller<T> marshaller() {
        return importer == null ? Marshallers.of(type) : Marshallers.of(importer, type);
    }

    /**
     * The lock file that {@link LockModule} names; an empty one if nothing does.
     *
     * @throws IllegalStateException if it cannot be read
     */
    LockFile lock() {
        Class<?> annotated = importer == null ? type : importer;
        LockModule module = annotated.getAnnotation(LockModule.class);
        if (module == null) {
            return LockFile.empty();
        }
        try {
            return PackagedLock.of(module.value(), annotated.getClassLoader());
        } catch (IOException e) {
            throw new IllegalStateException("@LockModule on " + annotated.getName() + ": " + e.getMessage(), e);
        }
    }

    @Override
    public String toString() {
        return type.getName() + (importer == null ? "" : ", imported by " + importer.getName());
    }
}
