package org.marshal4j.runtime.view;

/**
 * Where the elements of a collection, map or array are whose elements all have the same size, for generated views.
 *
 * @param section the section that ends with the field
 * @param offset the number of bytes of the section before the field
 * @param keySize the size of a key in bytes; 0 if there are no keys
 * @param size the size in bytes of an element, or of a key and a value together
 * @param nullable whether the field may be null; otherwise null is refused (MARSHAL206)
 * @param max the maximum count (MARSHAL215)
 */
public record ElementsLayout(int section, int offset, int keySize, int size, boolean nullable, int max) {

    /** The maximum for elements that are found without an input: none if they have no bytes. */
    int quickMax() {
        return size == 0 ? -1 : max;
    }
}
