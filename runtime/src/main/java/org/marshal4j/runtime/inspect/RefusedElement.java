package org.marshal4j.runtime.inspect;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.RandomBytes;
import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.schema.Schema;

/**
 * Where the element is that a collection has refused, as sets refuse one that they have already. The bytes do not show that, but the reader
 * has told the element's name, {@code tags[2]} or {@code legs[0].key}, and has stopped behind it. If objects of the same name are nested in
 * one another, it is taken for the innermost.
 */
record RefusedElement(String path, long offset) {

    /** Whether that is the name of one element. */
    static boolean isNamedBy(String name) {
        int end = name.lastIndexOf(']');
        return end > 0 && isDigit(name.charAt(end - 1));
    }

    /**
     * Looks for it.
     *
     * @param name as the reader tells it: from the object around the collection on, without the numbers of lists around the collection
     * @param limit behind the last byte that may be read
     * @param reached where the reader stopped
     * @return null if the schema does not lead there
     */
    static @Nullable RefusedElement find(
            Schema schema,
            Function<String, Schema> resolver,
            String name,
            RandomBytes in,
            long start,
            long limit,
            long reached) {
        SchemaWalk walk = new SchemaWalk(resolver, new WireCursor(in, start, limit).acceptedUpTo(reached), null);
        Finder finder = new Finder(name, reached - start);
        walk.tell(finder);
        try {
            walk.root(schema);
        } catch (MarshalException e) {
            // It was found before, or not at all.
        }
        return finder.found;
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private static final class Finder implements Elements {
        private final String name;
        private final long end;
        private @Nullable RefusedElement found;

        Finder(String name, long end) {
            this.name = name;
            this.end = end;
        }

        @Override
        public void element(CharSequence path, long offset, long reached) {
            if (reached == end && found == null && isCalled(path)) {
                found = new RefusedElement(path.toString(), offset);
            }
        }

        /** Whether a path ends so, if the numbers are left out that the name does not have. */
        private boolean isCalled(CharSequence path) {
            int at = path.length() - 1;
            for (int i = name.length() - 1; i >= 0; i--, at--) {
                if (at < 0 || path.charAt(at) != name.charAt(i)) {
                    return false;
                }
                if (name.startsWith("[]", i - 1)) {
                    while (at > 0 && isDigit(path.charAt(at - 1))) {
                        at--;
                    }
                }
            }
            return at < 0 || path.charAt(at) == '.';
        }
    }
}
