package org.marshal4j.runtime.inspect;

import org.jspecify.annotations.Nullable;

/**
 * Finds the element that a collection has refused, as sets refuse one that they have already. The bytes do not show that, but the reader
 * has told the element's name, {@code tags[2]} or {@code legs[0].key}, and has stopped behind it. If objects of the same name are nested in
 * one another, it is taken for the innermost. Used once.
 */
final class RefusedElement implements Elements {
    private final String name;
    private final long end;
    private @Nullable String path;
    private long offset = -1;

    /**
     * Looks for it.
     *
     * @param name as the reader tells it: from the object around the collection on, without the numbers of lists around the collection
     * @param end where the reader stopped, in bytes from the start of the message
     */
    RefusedElement(String name, long end) {
        this.name = name;
        this.end = end;
    }

    /** Whether that is the name of one element. */
    static boolean isNamedBy(String name) {
        int end = name.lastIndexOf(']');
        return end > 0 && isDigit(name.charAt(end - 1));
    }

    /** The way to it; null if it was not found. */
    @Nullable
    String path() {
        return path;
    }

    /** Where it begins, in bytes from the start of the message; −1 if it was not found. */
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

    /** Whether a path ends so, if the numbers are left out that the name does not have. */
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
