package org.marshal4j.tools.filter;

/** Reads the fields that a condition names, and finds the end of the message. Not thread-safe. */
interface Reader {
    /**
     * Reads a message.
     *
     * @param array the array with the message
     * @param from where the message starts
     * @param limit where the bytes end that may belong to it
     * @param slots where the values go, which has been cleared
     * @return where the message ends
     * @throws org.marshal4j.runtime.MarshalException or another RuntimeException, if the bytes are no message of the
     *     type
     */
    int read(byte[] array, int from, int limit, Slots slots);
}
