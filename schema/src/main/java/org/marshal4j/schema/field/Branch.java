package org.marshal4j.schema.field;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.marshal4j.schema.text.ShownText;

/**
 * A line of a lock file's head that says which revisions a merge has taken over from another branch:
 * {@code branch 6-7 after 3}. The first of them follows the last revision that both branches have in common.
 *
 * @param first the first of these revisions, 2 or more
 * @param last the last one
 * @param base the revision that the first one follows, less than {@code first}
 */
public record Branch(int first, int last, int base) {
    private static final Pattern LINE =
            Pattern.compile("branch ([1-9][0-9]{0,8})-([1-9][0-9]{0,8}) after ([1-9][0-9]{0,8})");

    /** Whether a line is one of these. */
    public static boolean isLine(String line) {
        return LINE.matcher(line).matches();
    }

    /**
     * Parses a line.
     *
     * @throws IllegalArgumentException if the revisions are not in their order
     */
    public static Branch parse(String line) {
        Matcher matcher = LINE.matcher(line);
        if (!matcher.matches()) {
            throw new IllegalArgumentException("not a line about a branch: " + ShownText.of(line));
        }
        Branch branch = new Branch(
                Integer.parseInt(matcher.group(1)),
                Integer.parseInt(matcher.group(2)),
                Integer.parseInt(matcher.group(3)));
        if (branch.base >= branch.first || branch.first > branch.last) {
            throw new IllegalArgumentException(
                    "a branch follows an earlier revision and ends after it begins: " + ShownText.of(line));
        }
        return branch;
    }

    /** Whether a revision is one of these. */
    public boolean contains(int revision) {
        return first <= revision && revision <= last;
    }

    /** Whether both cannot be in one lock file: they have some revisions in common, but neither is part of the other. */
    public boolean contradicts(Branch other) {
        boolean isWithin = contains(other.first) && contains(other.last);
        boolean isAround = other.contains(first) && other.contains(last);
        return first <= other.last && other.first <= last && isWithin == isAround;
    }

    /** The line. */
    public String text() {
        return "branch " + first + "-" + last + " after " + base;
    }
}
