package org.marshal4j.adopt.source;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A change of a text.
 *
 * @param start where the part that is replaced begins
 * @param end where it ends
 * @param text what takes its place
 */
record Edit(int start, int end, String text) {

    static Edit insert(int at, String text) {
        return new Edit(at, at, text);
    }

    /** Makes changes that do not overlap. Those at one place are made in the order of the list. */
    static String apply(String text, List<Edit> edits) {
        List<Edit> sorted = new ArrayList<>(edits);
        sorted.sort(Comparator.comparingInt(Edit::start).thenComparingInt(Edit::end));
        StringBuilder result = new StringBuilder();
        int at = 0;
        for (Edit edit : sorted) {
            if (edit.start < at) {
                throw new IllegalArgumentException("changes overlap at " + edit.start);
            }
            result.append(text, at, edit.start).append(edit.text);
            at = edit.end;
        }
        return result.append(text, at, text.length()).toString();
    }
}
