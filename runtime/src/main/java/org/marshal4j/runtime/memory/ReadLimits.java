package org.marshal4j.runtime.memory;

/**
 * The most that one read may take: an {@link Input} carries them. What the default lets a writer write, the default lets a reader read; so
 * those of its limits that honest data could meet have no end.
 *
 * <p>An {@link Output} carries them for those who will read what it writes. Of them, writing asks for {@link #equalHashes} and {@link
 * #keyNumberBytes}.
 *
 * <p>Immutable and thread-safe.
 */
public final class ReadLimits {
    /** {@link #equalHashes} 256, {@link #keyNumberBytes} 125. */
    public static final ReadLimits DEFAULT = new ReadLimits(256, 125);

    private final int equalHashes;
    private final int keyNumberBytes;

    private ReadLimits(int equalHashes, int keyNumberBytes) {
        this.equalHashes = equalHashes;
        this.keyNumberBytes = keyNumberBytes;
    }

    /**
     * The most keys of one hash code in a hash set or map, unless they are {@link Comparable} to their own class: the JDK compares each with
     * all others of its hash code then, so that n of them take n² comparisons. Beyond it a read, and a write, is refused (MARSHAL222).
     */
    public int equalHashes() {
        return equalHashes;
    }

    /** The same limits, with so many keys of one hash code, 1 or more. */
    public ReadLimits withEqualHashes(int most) {
        return new ReadLimits(atLeast(1, most), keyNumberBytes);
    }

    /**
     * The most bytes of the digits of a {@link java.math.BigDecimal} that is an element of a set or of what sorts, or the key of a map: 125
     * are 301 digits. Comparing two takes as many digits as the longer one has. Beyond it a read, and a write, is refused (MARSHAL215).
     */
    public int keyNumberBytes() {
        return keyNumberBytes;
    }

    /** The same limits, with so many bytes of digits in a key, 8 or more. */
    public ReadLimits withKeyNumberBytes(int most) {
        return new ReadLimits(equalHashes, atLeast(Long.BYTES, most));
    }

    private static int atLeast(int least, int most) {
        if (most < least) {
            throw new IllegalArgumentException("a limit of " + most + ", which must be " + least + " or more");
        }
        return most;
    }
}
