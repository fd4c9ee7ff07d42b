package org.marshal4j.runtime.inspect;

import org.jspecify.annotations.Nullable;

/**
 * Finds the element that a collection has refused, as sets refuse an element that they already have. The bytes do not
 * show that. But the reader has given the name of the element, such as {@code tags[2]} or {@code legs[0].key}, and has
 * stopped after it. If several nested objects match the name, the innermost is taken. Used once.
 */
final class RefusedElement implements Elements {
    private final String name;
    private final long end;
    private @Nullable String path;
    private long offset = -1;

    /**
     * Starts a search.
     *
     * @param name the name from the reader: it starts in the object that contains the collection, and lacks the indexes
     *     of lists around the collection
     * @param end where the reader stopped, in bytes from the start of the message
     */
    RefusedElement(String name, long end) {
        this.name = name;
        this.end = end;
    }

    /** Whether a name is that of one element. */
    static boolean isNamedBy(String name) {
        int end = name.lastIndexOf(']');
        return end > 0 && isDigit(name.charAt(end - 1));
    }

    /** The path of the element; null if it was not found. */
    @Nullable
    String path() {
        return path;
    }

    /** Where the element starts, in bytes from the start of the message; −1 if it was not found. */
    long offset() {
        return offset;
    }

    @Override
    public void element(CharSequence way, long start, long reached) {
        if (reached == end && path == null && isCalled(way)) {
            path = way.toString();
            offset = start;
        }
    }

    /** Whether a path ends with the name, ignoring indexes that the name does not have. */
    private boolean isCalled(CharSequence way) {
        int at = way.length() - 1;
        for (int i = name.length() - 1; i >= 0; i--, at--) {
            if (at < 0 || way.charAt(at) != name.charAt(i)) {
                return false;
            }
            if (name.startsWith("[]", i - 1)) {
                while (at > 0 && isDigit(way.charAt(at - 1))) {
                    at--;
                }
            }
        }
        return at < 0 || way.charAt(at) == '.';
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
