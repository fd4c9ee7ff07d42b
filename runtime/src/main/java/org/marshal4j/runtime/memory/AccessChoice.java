package org.marshal4j.runtime.memory;

import org.jspecify.annotations.Nullable;

/** Whether Unsafe is to be used; see {@link MemoryAccess}. */
enum AccessChoice {
    /** Unsafe, or nothing. */
    UNSAFE,
    /** Unsafe, unless the JVM forbids it. */
    UNSAFE_IF_ALLOWED,
    /** VarHandles: not even tried, since trying prints a warning. */
    VAR_HANDLES;

    /** The first version that warns of Unsafe. */
    private static final int WARNS = 24;

    /** Uses Unsafe itself, so that one warning more or less makes no difference. */
    private static final String CHRONICLE = "net.openhft.chronicle.core.UnsafeMemory";

    static AccessChoice now() {
        return of(System.getProperty(MemoryAccess.PROPERTY), Runtime.version().feature(), isThere(CHRONICLE));
    }

    /**
     * The choice.
     *
     * @param asked for, or null
     * @param version of the JDK
     * @param chronicle whether Chronicle's core is there
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
