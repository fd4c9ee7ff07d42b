package org.marshal4j.runtime.view;

/**
 * Where the elements of a collection, map or array are whose elements all have the same size, for generated views. They
 * end with their section, so that an index tells where one is.
 *
 * @param section the section that ends with the field
 * @param count where the view keeps the count, an index after those of the sections' starts
 * @param size the size in bytes of an element, or of a key and a value together
 * @param nullable whether the field may be null; otherwise null is refused (MARSHAL206)
 * @param max the maximum count (MARSHAL215)
 */
public record ElementsLayout(int section, int count, int size, boolean nullable, int max) {

    /** Whether a count of one byte, 0 to 127, may be beyond the maximum. */
    boolean isShort() {
        return max < Byte.MAX_VALUE;
    }
}
