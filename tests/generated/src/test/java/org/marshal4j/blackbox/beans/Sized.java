package org.marshal4j.blackbox.beans;

/** A property whose setter returns the object. */
interface Sized {
    int size();

    Sized size(int size);

    default boolean isEmpty() {
        return size() == 0;
    }
}
