package org.marshal4j.runtime.memory;

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
 * <p>Immutable and thread-safe.
 */
public final class ReadLimits {
    private static final int MOST_DEPTH = 1000;
    private static final int LEAST_TEXT = Byte.MAX_VALUE;

    /**
     * {@link #depth} 1000, {@link #equalHashes} 256, {@link #keyNumberBytes} 125; {@link #elements},
     * {@link #textBytes} and {@link #numberBytes} as many as there are.
     */
    public static final ReadLimits DEFAULT =
            new ReadLimits(MOST_DEPTH, Long.MAX_VALUE, Integer.MAX_VALUE, Integer.MAX_VALUE, 256, 125);

    private final int depth;
    private final long elements;
    private final int textBytes;
    private final int numberBytes;
    private final int equalHashes;
    private final int keyNumberBytes;

    private ReadLimits(int depth, long elements, int textBytes, int numberBytes, int equalHashes, int keyNumberBytes) {
        this.depth = depth;
        this.elements = elements;
        this.textBytes = textBytes;
        this.numberBytes = numberBytes;
        this.equalHashes = equalHashes;
        this.keyNumberBytes = keyNumberBytes;
    }

    /** How deep objects may be nested in one another. Beyond it a read is refused (MARSHAL207). */
    public int depth() {
        return depth;
    }

    /** The same limits, with that depth, 0 to 1000: the default stack of a thread has room for no more. */
    public ReadLimits withDepth(int most) {
        if (most > MOST_DEPTH) {
            throw new IllegalArgumentException("a depth of " + most + ", which must be " + MOST_DEPTH + " or less");
        }
        return new ReadLimits((int) atLeast(0, most), elements, textBytes, numberBytes, equalHashes, keyNumberBytes);
    }

    /**
     * The most elements and entries of all collections, maps and arrays of objects together. Beyond it a read is
     * refused before any of a collection that has too many is read (MARSHAL223).
     */
    public long elements() {
        return elements;
    }

    /** The same limits, with so many elements, 0 or more. */
    public ReadLimits withElements(long most) {
        return new ReadLimits(depth, atLeast(0, most), textBytes, numberBytes, equalHashes, keyNumberBytes);
    }

    /** The most bytes of UTF-8 of a text, whatever its field allows. Beyond it a read is refused (MARSHAL215). */
    public int textBytes() {
        return textBytes;
    }

    /** The same limits, with so many bytes of a text, 127 or more. */
    public ReadLimits withTextBytes(int most) {
        return new ReadLimits(
                depth, elements, (int) atLeast(LEAST_TEXT, most), numberBytes, equalHashes, keyNumberBytes);
    }

    /**
     * The most bytes of a {@link java.math.BigInteger}, or of the digits of a {@link java.math.BigDecimal}: 100 are
     * about 240 decimal digits. Beyond it a read is refused (MARSHAL215).
     */
    public int numberBytes() {
        return numberBytes;
    }

    /** The same limits, with so many bytes of a number, 8 or more. */
    public ReadLimits withNumberBytes(int most) {
        return new ReadLimits(depth, elements, textBytes, (int) atLeast(Long.BYTES, most), equalHashes, keyNumberBytes);
    }

    /**
     * The most keys of one hash code in a hash set or map, unless they are {@link Comparable} to their own class: the
     * JDK compares each with all others of its hash code then, so that n of them take n² comparisons. Beyond it a
     * read, and a write, is refused (MARSHAL222).
     */
    public int equalHashes() {
        return equalHashes;
    }

    /** The same limits, with so many keys of one hash code, 1 or more. */
    public ReadLimits withEqualHashes(int most) {
        return new ReadLimits(depth, elements, textBytes, numberBytes, (int) atLeast(1, most), keyNumberBytes);
    }

    /**
     * The most bytes of the digits of a {@link java.math.BigDecimal} that is an element of a set or of what sorts, or
     * the key of a map: 125 are 301 digits. Comparing two takes as many digits as the longer one has. Beyond it a
     * read, and a write, is refused (MARSHAL215).
     */
    public int keyNumberBytes() {
        return keyNumberBytes;
    }

    /** The same limits, with so many bytes of digits in a key, 8 or more. */
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
