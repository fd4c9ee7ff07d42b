package org.marshal4j.adopt.kit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Applies unified diffs, strictly: each line has to be where the diff says. */
public final class PatchedFiles {

    private static final Pattern HUNK = Pattern.compile("@@ -(\\d+),(\\d+) \\+(\\d+),(\\d+) @@");

    private PatchedFiles() {}

    /** The files that a patch changes, by their paths, as they are afterwards; {@code before} knows their texts. */
    public static Map<String, String> of(String patch, UnaryOperator<String> before) {
        Map<String, String> files = new LinkedHashMap<>();
        List<String> lines = lines(patch);
        int at = 0;
        while (at < lines.size()) {
            String path = lines.get(at + 1).substring("+++ b/".length()).stripTrailing();
            if (!lines.get(at).equals("--- a/" + path + "\n")) {
                throw new IllegalArgumentException(lines.get(at));
            }
            int end = at + 2;
            while (end < lines.size() && !lines.get(end).startsWith("--- a/")) {
                end++;
            }
            files.put(path, apply(lines.subList(at + 2, end), lines(before.apply(path))));
            at = end;
        }
        return files;
    }

    private static String apply(List<String> diff, List<String> before) {
        StringBuilder after = new StringBuilder();
        int old = 0;
        int written = 0;
        for (int i = 0; i < diff.size(); i++) {
            String line = diff.get(i);
            Matcher hunk = HUNK.matcher(line);
            if (hunk.lookingAt()) {
                int start = Integer.parseInt(hunk.group(1)) - (hunk.group(2).equals("0") ? 0 : 1);
                while (old < start) {
                    after.append(before.get(old++));
                    written++;
                }
                expect(Integer.parseInt(hunk.group(3)) - (hunk.group(4).equals("0") ? 0 : 1) == written, line);
                continue;
            }
            boolean ends = i + 1 < diff.size() && diff.get(i + 1).startsWith("\\");
            String text = line.substring(1);
            text = ends ? text.substring(0, text.length() - 1) : text;
            if (line.charAt(0) == '\\') {
                continue;
            }
            if (line.charAt(0) != '+') {
                expect(before.get(old).equals(text), line);
                old++;
            }
            if (line.charAt(0) != '-') {
                after.append(text);
                written++;
            }
        }
        before.subList(old, before.size()).forEach(after::append);
        return after.toString();
    }

    private static void expect(boolean holds, String line) {
        if (!holds) {
            throw new IllegalArgumentException("does not apply: " + line);
        }
    }

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
}
