package org.marshal4j.runtime.inspect;

/**
 * Is told about the elements of lists and the keys and values of maps once they have been walked; about keys after
 * their values.
 */
@FunctionalInterface
interface Elements {
    /**
     * Called for an element, key or value.
     *
     * @param path its path, which changes afterwards
     * @param offset where it starts, in bytes from the start of the message
     * @param end where the walk is now
     */
    void element(CharSequence path, long offset, long end);
}
