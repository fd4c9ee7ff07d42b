package org.marshal4j.adopt.source;

import java.util.ArrayList;
import java.util.List;

/** Two texts as a unified diff, which {@code patch -p1} and {@code git apply} understand. */
public final class UnifiedDiff {

    private static final int CONTEXT = 3;

    private final List<String> before;
    private final List<String> after;
    /** For each line that is kept: its number before and after. */
    private final List<int[]> kept = new ArrayList<>();

    private UnifiedDiff(String before, String after) {
        this.before = lines(before);
        this.after = lines(after);
        match(0, this.before.size(), 0, this.after.size());
        kept.add(new int[] {this.before.size(), this.after.size()});
    }

    /**
     * Returns the difference.
     *
     * @param path the path of the file, with slashes
     * @param before the text of the file
     * @param after what it becomes
     * @return the diff; empty if the texts are equal
     */
    public static String of(String path, String before, String after) {
        String hunks = new UnifiedDiff(before, after).hunks();
        return hunks.isEmpty() ? "" : "--- a/" + path + "\n+++ b/" + path + "\n" + hunks;
    }

    /** Lines with their ends. */
    private static List<String> lines(String text) {
        List<String> lines = new ArrayList<>();
        int start = 0;
        while (start < text.length()) {
            int end = text.indexOf('\n', start);
            end = end < 0 ? text.length() : end + 1;
            lines.add(text.substring(start, end));
            start = end;
        }
        return lines;
    }

    /** Finds lines that are kept: at both ends first, then by the longest common sequence of what is left. */
    private void match(int from, int to, int newFrom, int newTo) {
        int head = 0;
        while (from + head < to
                && newFrom + head < newTo
                && before.get(from + head).equals(after.get(newFrom + head))) {
            kept.add(new int[] {from + head, newFrom + head});
            head++;
        }
        int tail = 0;
        while (to - tail > from + head
                && newTo - tail > newFrom + head
                && before.get(to - tail - 1).equals(after.get(newTo - tail - 1))) {
            tail++;
        }
        common(from + head, to - tail, newFrom + head, newTo - tail);
        for (int i = tail; i > 0; i--) {
            kept.add(new int[] {to - i, newTo - i});
        }
    }

    private void common(int from, int to, int newFrom, int newTo) {
        int rows = to - from;
        int columns = newTo - newFrom;
        int[][] length = new int[rows + 1][columns + 1];
        for (int i = rows - 1; i >= 0; i--) {
            for (int j = columns - 1; j >= 0; j--) {
                length[i][j] = before.get(from + i).equals(after.get(newFrom + j))
                        ? length[i + 1][j + 1] + 1
                        : Math.max(length[i + 1][j], length[i][j + 1]);
            }
        }
        int i = 0;
        int j = 0;
        while (i < rows && j < columns) {
            if (before.get(from + i).equals(after.get(newFrom + j))) {
                kept.add(new int[] {from + i++, newFrom + j++});
            } else if (length[i + 1][j] >= length[i][j + 1]) {
                i++;
            } else {
                j++;
            }
        }
    }

    /** All lines, each with what becomes of it. */
    private List<String> script() {
        List<String> script = new ArrayList<>();
        int old = 0;
        int now = 0;
        for (int[] next : kept) {
            while (old < next[0]) {
                script.add("-" + before.get(old++));
            }
            while (now < next[1]) {
                script.add("+" + after.get(now++));
            }
            if (old < before.size()) {
                script.add(" " + before.get(old));
            }
            old++;
            now++;
        }
        return script;
    }

    private String hunks() {
        List<String> script = script();
        StringBuilder hunks = new StringBuilder();
        int[] at = {0, 0};
        int done = 0;
        for (int first = change(script, 0); first < script.size(); first = change(script, done)) {
            int last = first;
            for (int next = first;
                    next < script.size() && next - last <= 2 * CONTEXT;
                    next = change(script, next + 1)) {
                last = next;
            }
            int start = Math.max(done, first - CONTEXT);
            int end = Math.min(script.size(), last + 1 + CONTEXT);
            count(script.subList(done, start), at);
            int[] counts = {0, 0};
            count(script.subList(start, end), counts);
            hunks.append("@@ -" + range(at[0], counts[0]) + " +" + range(at[1], counts[1]) + " @@\n");
            script.subList(start, end).forEach(line -> append(hunks, line));
            count(script.subList(start, end), at);
            done = end;
        }
        return hunks.toString();
    }

    /** The first line from a place on that is not kept. */
    private static int change(List<String> script, int from) {
        int at = from;
        while (at < script.size() && script.get(at).charAt(0) == ' ') {
            at++;
        }
        return at;
    }

    private static void count(List<String> script, int[] counts) {
        for (String line : script) {
            counts[0] += line.charAt(0) == '+' ? 0 : 1;
            counts[1] += line.charAt(0) == '-' ? 0 : 1;
        }
    }

    private static String range(int start, int count) {
        return (count == 0 ? start : start + 1) + "," + count;
    }

    private static void append(StringBuilder to, String line) {
        to.append(line);
        if (!line.endsWith("\n")) {
            to.append("\n\\ No newline at end of file\n");
        }
    }
}
