package org.marshal4j.runtime;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.memory.Utf8;

/**
 * Keeps texts that were read before, so that the same bytes need not become a new String each time. Its size is
 * bounded: a new text replaces an old one with the same hash.
 *
 * <p>Thread-safe without a lock: a String may be published by a data race, and a thread that fails to see one creates
 * its own.
 */
final class InternPool {
    /** The pool that all readers share. */
    static final InternPool SHARED = new InternPool(4096);

    /** The maximum length of a text in the pool, in bytes. */
    static final int LONGEST = 64;

    private static final long PRIME = 0x9E37_79B9_7F4A_7C15L;

    private final @Nullable String[] texts;

    /**
     * Creates a pool.
     *
     * @param size the number of texts: a power of two, at most 65536
     */
    InternPool(int size) {
        this.texts = new String[size];
    }

    /** Returns the text of these bytes, of which there is at least one, or throws MARSHAL208. */
    String get(@Nullable Object base, long offset, int count) {
        if (count > LONGEST) {
            return Utf8Decoder.decode(base, offset, count);
        }
        long hash = hash(base, offset, count);
        // Each text has two possible slots, so that two frequent texts do not keep replacing each other.
        int first = (int) (hash >>> 48) & (texts.length - 1);
        int second = (int) (hash >>> 32) & (texts.length - 1);
        String text = texts[first];
        if (text != null && Utf8.matches(text, base, offset, count)) {
            return text;
        }
        String other = texts[second];
        if (other != null && Utf8.matches(other, base, offset, count)) {
            return other;
        }
        String made = Utf8Decoder.decode(base, offset, count);
        texts[text == null || other != null ? first : second] = made;
        return made;
    }

    private static long hash(@Nullable Object base, long offset, int count) {
        long hash = count;
        int i = 0;
        for (; i <= count - 8; i += 8) {
            hash = mix(hash ^ RawMemory.getLong(base, offset + i));
        }
        for (; i < count; i++) {
            hash = mix(hash ^ RawMemory.getByte(base, offset + i));
        }
        return hash;
    }

    private static long mix(long bits) {
        long product = bits * PRIME;
        return product ^ (product >>> 29);
    }
}
