package org.marshal4j.flink;

import java.io.IOException;
import java.io.Serializable;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Marshallers;
import org.marshal4j.schema.LockFile;
import org.marshal4j.schema.PackagedLock;

/**
 * A class with a marshaller, and where that is found.
 *
 * @param <T> the class
 * @param type the class
 * @param importer the type with the {@code @MarshalImport}; null if the class has a marshaller of its own
 */
record Marshalled<T>(Class<T> type, @Nullable Class<?> importer) implements Serializable {
    Marshalled {
        Objects.requireNonNull(type);
    }

    /** @throws IllegalArgumentException if there is none */
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
