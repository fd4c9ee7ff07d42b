package org.marshal4j.schema.change;

import org.marshal4j.schema.wire.WireType;

/**
 * The lengths that values of a wire type may have: bytes of a text, elements of an array, list or map.
 *
 * @param least the smallest length
 * @param most the largest one; {@link Integer#MAX_VALUE} if there is no limit
 */
record Lengths(int least, int most) {

    static Lengths of(WireType type) {
        if (type instanceof WireType.FixedArray array) {
            return new Lengths(array.length(), array.length());
        }
        return new Lengths(
                0,
                type instanceof WireType.FixedText text
                        ? text.room()
                        : Math.max(0, WireShape.of(type).limit()));
    }

    /** How many values with these lengths fit where others are allowed. */
    ValueFits fit(Lengths other) {
        if (least > other.most || most < other.least) {
            return ValueFits.NONE;
        }
        return least >= other.least && most <= other.most ? ValueFits.ALL : ValueFits.SOME;
    }
}
