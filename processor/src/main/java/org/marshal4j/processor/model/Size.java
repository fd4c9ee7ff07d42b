package org.marshal4j.processor.model;

/**
 * How many bytes something takes on the wire.
 *
 * @param min the fewest
 * @param max the most, or {@link #UNBOUNDED}
 * @param fixed whether the wire format gives it a fixed size, so that a null is filled up with zeros to the same size
 * @param endless whether it holds itself through fields that are never null, so that it can have no size
 */
public record Size(long min, long max, boolean fixed, boolean endless) {

    /** There is no most. */
    public static final long UNBOUNDED = -1;

    /** Nothing at all. */
    public static final Size ZERO = fixed(0);

    /** The size of a type whose size is being asked for: it holds itself. */
    public static final Size OF_ITSELF = new Size(0, UNBOUNDED, false, true);

    /** The size of what is always as large. */
    public static Size fixed(long bytes) {
        return new Size(bytes, bytes, true, false);
    }

    /** The size of what varies between the two, both included. */
    public static Size between(long min, long max) {
        return new Size(min, max, false, false);
    }

    /** The size of what has a least size alone. */
    public static Size atLeast(long min) {
        return between(min, UNBOUNDED);
    }

    /** This and the other, one after the other. */
    public Size plus(Size other) {
        boolean bounded = max != UNBOUNDED && other.max != UNBOUNDED;
        return new Size(
                min + other.min, bounded ? max + other.max : UNBOUNDED, fixed && other.fixed, endless || other.endless);
    }

    /** The size with a presence byte in front, where null is as large when this is fixed, and the presence byte alone when not. */
    public Size orNull() {
        return fixed ? fixed(1 + min) : between(1, max == UNBOUNDED ? UNBOUNDED : 1 + max);
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
