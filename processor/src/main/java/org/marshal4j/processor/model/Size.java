package org.marshal4j.processor.model;

/**
 * How many bytes something takes on the wire.
 *
 * @param min the fewest
 * @param max the most, or {@link #UNBOUNDED}
 * @param fixed whether the wire format gives it a fixed size, so that a null is filled up with zeros to the same size
 * @param doubt why it has no size at all, if it has none
 */
public record Size(long min, long max, boolean fixed, Doubt doubt) {

    /** Why something has no size. */
    public enum Doubt {
        /** It has one. */
        NONE,
        /** It holds itself through fields that are never null. */
        ENDLESS,
        /** It is made of a type that does not exist, or not yet, or that has no wire form. */
        UNKNOWN
    }

    /** There is no most. */
    public static final long UNBOUNDED = -1;

    /** Nothing at all. */
    public static final Size ZERO = fixed(0);

    /** The size of a type whose size is being asked for: it holds itself. */
    public static final Size OF_ITSELF = new Size(0, UNBOUNDED, false, Doubt.ENDLESS);

    /** The size of what cannot be measured. */
    public static final Size UNKNOWN = new Size(0, UNBOUNDED, false, Doubt.UNKNOWN);

    /** The size of what is always as large. */
    public static Size fixed(long bytes) {
        return new Size(bytes, bytes, true, Doubt.NONE);
    }

    /** The size of what varies between the two, both included. */
    public static Size between(long min, long max) {
        return new Size(min, max, false, Doubt.NONE);
    }

    /** The size of what has a least size alone. */
    public static Size atLeast(long min) {
        return between(min, UNBOUNDED);
    }

    /** This and the other, one after the other. */
    public Size plus(Size other) {
        boolean bounded = max != UNBOUNDED && other.max != UNBOUNDED;
        return new Size(
                min + other.min,
                bounded ? max + other.max : UNBOUNDED,
                fixed && other.fixed,
                doubt.compareTo(other.doubt) > 0 ? doubt : other.doubt);
    }

    /** The size with a presence byte in front, where null is as large when this is fixed, and the presence byte alone when not. */
    public Size orNull() {
        return fixed ? fixed(1 + min) : between(1, max == UNBOUNDED ? UNBOUNDED : 1 + max);
    }

    /** The size of what may not be there at all. */
    public Size orNothing() {
        return new Size(0, max, false, doubt);
    }

    /** The fewest bytes as an {@code int}, for a constant. */
    public int minConstant() {
        return (int) Math.min(min, Integer.MAX_VALUE);
    }

    /** The most bytes as an {@code int}, for a constant: what no {@code int} can hold counts as unbounded. */
    public int maxConstant() {
        return max > Integer.MAX_VALUE ? (int) UNBOUNDED : (int) max;
    }
}
