package org.marshal4j.runtime;

import java.security.CodeSource;
import java.security.ProtectionDomain;
import org.jspecify.annotations.Nullable;

/** Tells classes of the same name apart that different class loaders have loaded. */
public final class Namesakes {
    private Namesakes() {}

    /**
     * Returns whether two classes differ only in their class loaders.
     *
     * @param one a class
     * @param other another one
     * @return true if they have the same name, but are not the same
     */
    public static boolean are(Class<?> one, Class<?> other) {
        return one != other && one.getName().equals(other.getName());
    }

    /**
     * Returns what a message about two classes adds if they have the same name.
     *
     * @param one the class that is named first
     * @param other the class that is named next
     * @return where each comes from, and what to do; empty if the names differ
     */
    public static String note(Class<?> one, Class<?> other) {
        return are(one, other)
                ? "; these are two classes of the same name: the first is from " + origin(one) + ", the second from "
                        + origin(other) + ". Let one class loader load it for both"
                : "";
    }

    /**
     * Returns where a class comes from.
     *
     * @param type the class
     * @return its class loader, and the jar or folder if that is known
     */
    public static String origin(Class<?> type) {
        ClassLoader loader = type.getClassLoader();
        String place = place(type.getProtectionDomain());
        return (loader == null ? "the JVM's own class loader" : "the class loader " + loader)
                + (place == null ? "" : ", " + place);
    }

    private static @Nullable String place(@Nullable ProtectionDomain domain) {
        CodeSource source = domain == null ? null : domain.getCodeSource();
        return source == null || source.getLocation() == null
                ? null
                : source.getLocation().toString();
    }
}
