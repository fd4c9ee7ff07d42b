package org.marshal4j.runtime;

import java.io.Serializable;

/**
 * Limits for a read, carried by an {@link Input}.
 *
 * <pre>{@code
 * ReadLimits limits = ReadLimits.DEFAULT.withElements(10_000).withDepth(20);
 * Quote quote = QuoteMarshaller.INSTANCE.read(Input.of(message).limits(limits));
 * }</pre>
 *
 * <p>With the default limits, a reader can read whatever a writer with the default limits can write. Where honest
 * data could reach a limit, the default is the maximum of the format. The number of bytes is not among the limits:
 * the end of the input determines it.
 *
 * <p>An {@link Output} carries the limits of future readers. Only {@link #equalHashes} and {@link #keyNumberBytes}
 * affect writing.
 *
 * <p>Immutable, thread-safe and serializable: engines send their settings to other processes.
 */
public final class ReadLimits implements Serializable {
    private static final long serialVersionUID = 1L;
    private static final int MOST_DEPTH = 1000;
    private static final int LEAST_TEXT = Byte.MAX_VALUE;

    /**
     * The default limits: {@link #depth} 1000, {@link #equalHashes} 256, {@link #keyNumberBytes} 125; no limit for
     * {@link #elements}, {@link #textBytes} and {@link #numberBytes}.
     */
    public static final ReadLimits DEFAULT =
            new ReadLimits(MOST_DEPTH, Long.MAX_VALUE, Integer.MAX_VALUE, Integer.MAX_VALUE, 256, 125);

    /** How deep objects may be nested. */
    private final int depth;
    /** How many elements there may be in all. */
    private final long elements;
    /** How long a text may be. */
    private final int textBytes;
    /** How long a number may be. */
    private final int numberBytes;
    /** How many elements or keys may have the same hash code. */
    private final int equalHashes;
    /** How long a number that is an element of a set or a key may be. */
    private final int keyNumberBytes;

    private ReadLimits(int depth, long elements, int textBytes, int numberBytes, int equalHashes, int keyNumberBytes) {
        this.depth = depth;
        this.elements = elements;
        this.textBytes = textBytes;
        this.numberBytes = numberBytes;
        this.equalHashes = equalHashes;
        this.keyNumberBytes = keyNumberBytes;
    }

    /** {@return the maximum nesting depth of objects} Deeper nesting is refused (MARSHAL207). */
    public int depth() {
        return depth;
    }

    /**
     * {@return these limits with another nesting depth}
     *
     * @param most 0 to 1000: the default stack of a thread has no room for more
     */
    public ReadLimits withDepth(int most) {
        if (most > MOST_DEPTH) {
            throw new IllegalArgumentException("a depth of " + most + ", which must be " + MOST_DEPTH + " or less");
        }
        return new ReadLimits((int) atLeast(0, most), elements, textBytes, numberBytes, equalHashes, keyNumberBytes);
    }

    /**
     * {@return the maximum number of elements and entries of all collections, maps and arrays of objects together} A
     * collection that exceeds it is refused before any of it is read (MARSHAL223).
     */
    public long elements() {
        return elements;
    }

    /**
     * {@return these limits with another number of elements}
     *
     * @param most 0 or more
     */
    public ReadLimits withElements(long most) {
        return new ReadLimits(depth, atLeast(0, most), textBytes, numberBytes, equalHashes, keyNumberBytes);
    }

    /**
     * {@return the maximum length of a text in bytes of UTF-8, whatever its field allows} Longer texts are refused
     * (MARSHAL215). Texts of a {@code @FixedLength} are not among them, nor those of {@code @OneOf}: the class says how
     * long they are, and no message makes them longer.
     */
    public int textBytes() {
        return textBytes;
    }

    /**
     * {@return these limits with another text length}
     *
     * @param most the number of bytes, 127 or more
     */
    public ReadLimits withTextBytes(int most) {
        return new ReadLimits(
                depth, elements, (int) atLeast(LEAST_TEXT, most), numberBytes, equalHashes, keyNumberBytes);
    }

    /**
     * {@return the maximum size of a {@link java.math.BigInteger}, or of the digits of a {@link java.math.BigDecimal},
     * in bytes: 100 bytes are about 240 decimal digits} Larger numbers are refused (MARSHAL215).
     */
    public int numberBytes() {
        return numberBytes;
    }

    /**
     * {@return these limits with another number size}
     *
     * @param most the number of bytes, 8 or more
     */
    public ReadLimits withNumberBytes(int most) {
        return new ReadLimits(depth, elements, textBytes, (int) atLeast(Long.BYTES, most), equalHashes, keyNumberBytes);
    }

    /**
     * {@return the maximum number of keys with the same hash code in a hash set or map, unless the keys are {@link
     * Comparable} to their own class} The JDK compares each key with all others of its hash code, so n of them take n²
     * comparisons. More are refused when reading and when writing (MARSHAL222).
     */
    public int equalHashes() {
        return equalHashes;
    }

    /**
     * {@return these limits with another number of keys of one hash code}
     *
     * @param most 1 or more
     */
    public ReadLimits withEqualHashes(int most) {
        return new ReadLimits(depth, elements, textBytes, numberBytes, (int) atLeast(1, most), keyNumberBytes);
    }

    /**
     * {@return the maximum size of the digits of a {@link java.math.BigDecimal} that is a map key or an element of a
     * set or sorted collection, in bytes: 125 bytes are 301 digits} Comparing two numbers takes as many digits as the
     * longer one has. Larger numbers are refused when reading and when writing (MARSHAL215).
     */
    public int keyNumberBytes() {
        return keyNumberBytes;
    }

    /**
     * {@return these limits with another size of keys}
     *
     * @param most the number of bytes, 8 or more
     */
    public ReadLimits withKeyNumberBytes(int most) {
        return new ReadLimits(depth, elements, textBytes, numberBytes, equalHashes, (int) atLeast(Long.BYTES, most));
    }

    private static long atLeast(long least, long most) {
        if (most < least) {
            throw new IllegalArgumentException("a limit of " + most + ", which must be " + least + " or more");
        }
        return most;
    }
}
