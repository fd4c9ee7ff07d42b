package org.marshal4j.table.stored;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.table.memory.Kind;

/**
 * The bits that the values of a file can take together. A damaged or hostile file may have a million lists that all
 * hold the same million elements, and lists of such lists.
 */
final class Budget {
    /** Twice as many as the file has, since somebody may be setting values meanwhile. */
    private static final long BITS_OF_A_BYTE = 2 * Byte.SIZE;

    /** Longer texts and byte arrays are outside the 16 bytes of their views. */
    private static final int LONGEST_IN_VIEW = 12;

    private long left;

    Budget(long bytes) {
        left = BITS_OF_A_BYTE * bytes;
    }

    /** Takes what a value of a column takes at least. */
    void take(Kind kind) {
        // An object without fields takes no bits, but time.
        take(Math.max(kind.bits(), 1));
    }

    /** Takes what a value takes outside its column. */
    void take(@Nullable Object value) {
        int length = value instanceof String text ? text.length() : value instanceof byte[] bytes ? bytes.length : 0;
        if (length > LONGEST_IN_VIEW) {
            take((long) Byte.SIZE * length);
        }
    }

    private void take(long bits) {
        left -= bits;
        if (left < 0) {
            throw new MarshalException(
                    RuntimeProblem.TABLE_FILE,
                    "is damaged: its lists and texts hold more than there is room for in the file");
        }
    }
}
