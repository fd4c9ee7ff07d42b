package org.marshal4j.runtime;

/**
 * Bytes that can be read at any index without moving a position, to explain a message or a failure. Indexes are
 * positions of the {@link Output} or {@link Input} that returned this. For one thread; valid until that output or input
 * is used again.
 */
@FunctionalInterface
public interface RandomBytes {
    /**
     * {@return the byte at a position, which must exist}
     *
     * @param position the position
     */
    byte byteAt(long position);

    /**
     * {@return the bytes of an array, by index}
     *
     * @param array the array
     */
    static RandomBytes of(byte[] array) {
        return position -> array[Math.toIntExact(position)];
    }
}
