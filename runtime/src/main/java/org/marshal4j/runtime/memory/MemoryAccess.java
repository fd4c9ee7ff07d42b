package org.marshal4j.runtime.memory;

/**
 * How the memory of messages is accessed. The choice is made once for the JVM, so that HotSpot compiles only one way.
 * The bytes are the same either way.
 *
 * <p>Up to JDK 23, {@link #UNSAFE} is chosen. From JDK 24 on, its first use prints a warning, and a JVM may forbid it
 * ({@code --sun-misc-unsafe-memory-access=deny}, <a href="https://openjdk.org/jeps/498">JEP 498</a>), so it is chosen
 * only if Chronicle Bytes, which needs it as well, is on the class path. The system property {@value #PROPERTY},
 * {@code unsafe} or {@code varhandles}, overrides the choice.
 */
public enum MemoryAccess {
    /** {@code sun.misc.Unsafe}: arrays, native addresses, and the memory of objects, which is copied in bulk. */
    UNSAFE,

    /**
     * VarHandles over {@code byte[]} and {@link java.nio.ByteBuffer}, with the JVM's bounds checks. Needs no flags and
     * causes no warnings. Fields are stored one by one, since the memory of objects cannot be reached.
     */
    VAR_HANDLES;

    /** The system property that overrides the choice: {@code unsafe} or {@code varhandles}. Read once. */
    public static final String PROPERTY = "marshal4j.memory";

    /** {@return what this JVM uses} */
    public static MemoryAccess inUse() {
        return RawMemory.REACHES_OBJECTS ? UNSAFE : VAR_HANDLES;
    }
}
