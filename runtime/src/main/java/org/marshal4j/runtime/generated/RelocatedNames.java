package org.marshal4j.runtime.generated;

import java.util.Collection;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Finds classes of jars whose classes have been moved to another package, as tools do that shade jars. They change names
 * in code, and some strings, but not the names in the texts of schemas.
 */
final class RelocatedNames {
    /** A stranger may make up a name that has more parts. */
    private static final int MOST_PARTS = 20;

    private RelocatedNames() {}

    /**
     * Looks for a class with a former name, next to a class that was moved with it: the longest part of its name that is
     * found below one of that class's packages.
     *
     * @param name the binary name that the class had
     * @param home the package that the other class has now
     * @param loader the class loader
     * @param accept returns what is wanted of a class; empty if it cannot be the one that is meant
     * @return the result; empty if there is no such class
     */
    static <T> Optional<T> find(
            String name, String home, @Nullable ClassLoader loader, Function<Class<?>, Optional<T>> accept) {
        boolean isLong = name.chars().filter(c -> c == '.').count() >= MOST_PARTS;
        for (String part = isLong ? "" : name; !part.isEmpty(); part = behindDot(part)) {
            for (String outer = home; !outer.isEmpty(); outer = beforeDot(outer)) {
                Optional<T> found = of(outer + "." + part, loader, accept);
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.empty();
    }

    private static <T> Optional<T> of(
            String candidate, @Nullable ClassLoader loader, Function<Class<?>, Optional<T>> accept) {
        try {
            return accept.apply(Class.forName(candidate, false, loader));
        } catch (ClassNotFoundException | LinkageError e) {
            return Optional.empty();
        }
    }

    /**
     * Looks for a class with a former name among classes whose names have been changed with it: the only one that ends
     * in the longest part of the name.
     *
     * @param names the names that the classes have now
     * @param former the binary name that the class had
     * @return its name; null if there is none, or if several may be meant
     */
    static @Nullable String among(Collection<String> names, String former) {
        for (String part = former; !part.isEmpty(); part = behindDot(part)) {
            String found = null;
            int count = 0;
            for (String name : names) {
                if (name.endsWith("." + part)) {
                    found = name;
                    count++;
                }
            }
            if (count > 0) {
                return count == 1 ? found : null;
            }
        }
        return null;
    }

    private static String behindDot(String name) {
        int dot = name.indexOf('.');
        return dot < 0 ? "" : name.substring(dot + 1);
    }

    private static String beforeDot(String name) {
        return name.substring(0, Math.max(0, name.lastIndexOf('.')));
    }
}
