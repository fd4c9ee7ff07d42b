package org.marshal4j.tools.queue;

/** What the four bytes before a document say. */
final class Headers {
    /** The number of bytes of a header. */
    static final int SIZE = Integer.BYTES;

    private static final int NOT_COMPLETE = 1 << 31;
    private static final int METADATA = 1 << 30;
    private static final int LENGTH = METADATA - 1;
    private static final int END = NOT_COMPLETE | METADATA;

    private Headers() {}

    /** {@return whether the document is complete, so that its length is right} */
    static boolean isReady(int header) {
        return header > 0;
    }

    /** {@return whether a writer has begun the document, or the header, and not finished it} */
    static boolean isBegun(int header) {
        return header < 0 && header != END;
    }

    /** {@return whether the file ends here} */
    static boolean isEnd(int header) {
        return header == END;
    }

    /** {@return whether the document, which is ready, belongs to Chronicle and not to the user} */
    static boolean isMetadata(int header) {
        return (header & METADATA) != 0;
    }

    /** {@return the number of bytes of the document} */
    static int length(int header) {
        return header & LENGTH;
    }

    /** {@return where the next header is} */
    static long next(long position, int length, boolean padded) {
        long end = position + SIZE + length;
        return padded ? (end + SIZE - 1) & -SIZE : end;
    }
}
