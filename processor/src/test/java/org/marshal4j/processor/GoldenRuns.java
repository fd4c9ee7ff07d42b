package org.marshal4j.processor;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Shortens runs of lines, or of groups of lines, that differ only in numbers, each by the same step from one to the
 * next: the first two and the last one say what all of them are.
 */
final class GoldenRuns {

    private static final Pattern NUMBER = Pattern.compile("\\d+");
    private static final int LONGEST_GROUP = 6;

    /** How many groups are shown, and how many lines say that there are more. */
    private static final int SHOWN = 3;

    private final List<String> lines;
    private final List<String> shown = new ArrayList<>();

    private GoldenRuns(List<String> lines) {
        this.lines = lines;
    }

    static String shorten(String text) {
        GoldenRuns runs = new GoldenRuns(text.lines().toList());
        int next = 0;
        while (next < runs.lines.size()) {
            next = runs.show(next);
        }
        return String.join("\n", runs.shown) + "\n";
    }

    /** Shows a run or a line, and returns where the next one begins. */
    private int show(int start) {
        for (int size = 1; size <= LONGEST_GROUP; size++) {
            int groups = groups(start, size);
            if ((groups - SHOWN) * size > 1) {
                int last = start + (groups - 1) * size;
                shown.addAll(lines.subList(start, start + 2 * size));
                shown.add("        // and so on, up to:");
                shown.addAll(lines.subList(last, last + size));
                return last + size;
            }
        }
        shown.add(lines.get(start));
        return start + 1;
    }

    /** How many groups of so many lines form a run. */
    private int groups(int start, int size) {
        int groups = 1;
        while (start + (groups + 1) * size <= lines.size() && continues(start, start + groups * size, size)) {
            groups++;
        }
        return groups;
    }

    private boolean continues(int start, int next, int size) {
        boolean counts = false;
        for (int i = 0; i < size; i++) {
            if (!steps(start + i, start + size + i).equals(steps(next - size + i, next + i))) {
                return false;
            }
            counts |= !lines.get(next + i).equals(lines.get(start + i));
        }
        return counts;
    }

    /** What two lines have in common, with what is added to each number from one to the other. */
    private List<Object> steps(int from, int to) {
        List<Object> steps = new ArrayList<>(List.of(
                NUMBER.matcher(lines.get(from)).replaceAll("0"),
                NUMBER.matcher(lines.get(to)).replaceAll("0")));
        List<BigInteger> before = numbers(from);
        List<BigInteger> after = numbers(to);
        for (int i = 0; i < Math.min(before.size(), after.size()); i++) {
            steps.add(after.get(i).subtract(before.get(i)));
        }
        return steps;
    }

    private List<BigInteger> numbers(int line) {
        return NUMBER.matcher(lines.get(line))
                .results()
                .map(MatchResult::group)
                .map(BigInteger::new)
                .toList();
    }
}
