package org.marshal4j.runtime.memory;

/**
 * By what means the memory of messages is written and read. It is chosen once for the JVM, so that HotSpot sees one of them alone. The bytes
 * are the same.
 *
 * <p>{@link #UNSAFE} is chosen up to JDK 23. From JDK 24 on its first use prints a warning, and a JVM may forbid it ({@code
 * --sun-misc-unsafe-memory-access=deny}, <a href="https://openjdk.org/jeps/498">JEP 498</a>): there it is chosen only if Chronicle Bytes are on
 * the class path, which need it as well. The system property {@value #PROPERTY}, {@code unsafe} or {@code varhandles}, chooses by itself.
 */
public enum MemoryAccess {
    /** {@code sun.misc.Unsafe}: arrays, native addresses, and the memory of objects, which is copied in bulk. */
    UNSAFE,

    /**
     * VarHandles over {@code byte[]} and {@link java.nio.ByteBuffer}, whose bounds the JVM checks: neither flags nor warnings. Fields are
     * stored one by one, since the memory of objects is out of reach.
     */
    VAR_HANDLES;

    /** Chooses instead of the JVM's version: {@code unsafe} or {@code varhandles}. Read once. */
    public static final String PROPERTY = "marshal4j.memory";

    /** What this JVM uses. */
    public static MemoryAccess inUse() {
        return RawMemory.REACHES_OBJECTS ? UNSAFE : VAR_HANDLES;
    }
}
