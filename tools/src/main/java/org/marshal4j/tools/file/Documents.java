package org.marshal4j.tools.file;

import java.io.Closeable;
import java.io.IOException;

/** The documents of a file or a queue, in order. Each has bytes, and is found by its place. Not thread-safe. */
public interface Documents extends Closeable {
    /** What there is to read. */
    enum Next {
        /** A document, which the other methods now show. */
        DOCUMENT,
        /** Nothing yet: somebody may still write more. */
        NOTHING,
        /** A place from which no document can be found: {@link #damage()} has it. It is told once. */
        DAMAGE
    }

    /**
     * Moves to the next document.
     *
     * @return whether there is one
     * @throws IOException if a file cannot be read
     */
    Next next() throws IOException;

    /** {@return the array with the document, until the next one} */
    byte[] array();

    /** {@return where the document starts in the array} */
    int offset();

    /** {@return the number of bytes of the document; −1 if it is too long to be read} */
    int length();

    /** {@return the index of the document in a queue, or its number from 0 in a file} */
    long index();

    /** {@return the place of the document, for people: {@code index 0x4f2a00000003} or {@code offset 104}} */
    String place();

    /** {@return the damage that {@link #next} has met last} */
    Damage damage();

    /**
     * Says whether what has been written ends in the middle of a document, for readers that do not wait for the rest.
     *
     * @return whether {@link #damage()} now tells where
     */
    boolean endsWithinDocument();
}
