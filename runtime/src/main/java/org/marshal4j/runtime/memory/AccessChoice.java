package org.marshal4j.runtime.memory;

import org.jspecify.annotations.Nullable;

/** Decides whether to use Unsafe; see {@link MemoryAccess}. */
enum AccessChoice {
    /** Unsafe; it is an error if there is none. */
    UNSAFE,
    /** Unsafe, unless the JVM forbids it. */
    UNSAFE_IF_ALLOWED,
    /** VarHandles. Unsafe is not even tried, since that prints a warning. */
    VAR_HANDLES;

    /** The first JDK version that warns about Unsafe. */
    private static final int WARNS = 24;

    /** If this class is present, Chronicle uses Unsafe anyway, so that one warning more makes no difference. */
    private static final String CHRONICLE = "net.openhft.chronicle.core.UnsafeMemory";

    static AccessChoice now() {
        return of(System.getProperty(MemoryAccess.PROPERTY), Runtime.version().feature(), isThere(CHRONICLE));
    }

    /**
     * Makes the choice.
     *
     * @param asked the value of the system property; null if it is not set
     * @param version the version of the JDK
     * @param chronicle whether Chronicle's core is on the class path
     */
    static AccessChoice of(@Nullable String asked, int version, boolean chronicle) {
        if (asked == null) {
            return version < WARNS || chronicle ? UNSAFE_IF_ALLOWED : VAR_HANDLES;
        }
        return switch (asked) {
            case "unsafe" -> UNSAFE;
            case "varhandles" -> VAR_HANDLES;
            default ->
                throw new IllegalArgumentException(
                        MemoryAccess.PROPERTY + " is " + asked + " instead of unsafe or varhandles");
        };
    }

    private static boolean isThere(String name) {
        try {
            Class.forName(name, false, AccessChoice.class.getClassLoader());
            return true;
        } catch (ClassNotFoundException | LinkageError e) {
            return false;
        }
    }
}
