package org.marshal4j.runtime.memory;

/**
 * Bytes that can be looked at by position, without moving any position: how a message is walked to explain it or a failure. Positions are
 * those of the {@link Output} or {@link Input} that gave it. Belongs to one thread, and is valid until more is written or read there.
 */
@FunctionalInterface
public interface RandomBytes {
    /** The byte at a position; the caller knows that there is one. */
    byte byteAt(long position);

    /** The bytes of an array, by index. */
    static RandomBytes of(byte[] array) {
        return position -> array[Math.toIntExact(position)];
    }
}
