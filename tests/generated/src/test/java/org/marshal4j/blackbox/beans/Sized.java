package org.marshal4j.blackbox.beans;

/** Has a property whose setter returns the object. */
interface Sized {
    int size();

    Sized size(int size);

    default boolean isEmpty() {
        return size() == 0;
    }
}
