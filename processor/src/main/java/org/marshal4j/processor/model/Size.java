package org.marshal4j.processor.model;

/**
 * How many bytes something takes on the wire.
 *
 * @param min the minimum
 * @param max the maximum, or {@link #UNBOUNDED}
 * @param fixed whether its size in the wire format is fixed, so that null is padded with zeros to the same size
 * @param doubt why its size is unknown, if it is
 */
public record Size(long min, long max, boolean fixed, Doubt doubt) {

    /** Why the size of something is unknown. */
    public enum Doubt {
        /** It is known. */
        NONE,
        /** It contains itself through fields that are never null. */
        ENDLESS,
        /** It is composed of a type that does not exist (yet), or that has no wire type. */
        UNKNOWN
    }

    /** There is no maximum. */
    public static final long UNBOUNDED = -1;

    /** The size of nothing. */
    public static final Size ZERO = fixed(0);

    /** The size of a type while its size is being computed: the type contains itself. */
    public static final Size OF_ITSELF = new Size(0, UNBOUNDED, false, Doubt.ENDLESS);

    /** The size of something that cannot be measured. */
    public static final Size UNKNOWN = new Size(0, UNBOUNDED, false, Doubt.UNKNOWN);

    /** A size that is always the same. */
    public static Size fixed(long bytes) {
        return new Size(bytes, bytes, true, Doubt.NONE);
    }

    /** A size between two bounds, both inclusive. */
    public static Size between(long min, long max) {
        return new Size(min, max, false, Doubt.NONE);
    }

    /** A size with a minimum only. */
    public static Size atLeast(long min) {
        return between(min, UNBOUNDED);
    }

    /** The size of this followed by the other. */
    public Size plus(Size other) {
        boolean bounded = max != UNBOUNDED && other.max != UNBOUNDED;
        return new Size(
                min + other.min,
                bounded ? max + other.max : UNBOUNDED,
                fixed && other.fixed,
                doubt.compareTo(other.doubt) > 0 ? doubt : other.doubt);
    }

    /**
     * The size with a presence byte before it. If this size is fixed, null is just as large; otherwise it is only the
     * presence byte.
     */
    public Size orNull() {
        return fixed ? fixed(1 + min) : between(1, max == UNBOUNDED ? UNBOUNDED : 1 + max);
    }

    /** The size of something that may be missing altogether. */
    public Size orNothing() {
        return new Size(0, max, false, doubt);
    }

    /** The minimum as an {@code int}, for a constant. */
    public int minConstant() {
        return (int) Math.min(min, Integer.MAX_VALUE);
    }

    /** The maximum as an {@code int}, for a constant. What does not fit an {@code int} counts as unbounded. */
    public int maxConstant() {
        return max > Integer.MAX_VALUE ? (int) UNBOUNDED : (int) max;
    }
}
