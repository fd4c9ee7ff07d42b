package org.marshal4j.runtime.inspect;

/** Is told of the elements of lists, and of the keys and values of maps, when they have been walked: of keys after their values. */
@FunctionalInterface
interface Elements {
    /**
     * One of them.
     *
     * @param path the way to it; it changes afterwards
     * @param offset where it begins, in bytes from the start of the message
     * @param end how far the walk has come
     */
    void element(CharSequence path, long offset, long end);
}
