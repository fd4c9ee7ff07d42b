package org.marshal4j.processor;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A member of a generated class, or what stands before its members. */
record GoldenMember(String in, String name, String text, List<String> lines, List<String> unnamed, Set<String> known) {

    GoldenMember(String in, String name, String text, OneType type) {
        this(in, name, text, text.lines().filter(line -> !line.isBlank()).toList(), type);
    }

    private GoldenMember(String in, String name, String text, List<String> lines, OneType type) {
        this(in, name, text, lines, lines.stream().map(type::unnamed).toList());
    }

    private GoldenMember(String in, String name, String text, List<String> lines, List<String> unnamed) {
        this(in, name, text, lines, unnamed, new HashSet<>(unnamed));
    }

    /** Whether it may have most of its lines in common with another, which is soon told. */
    boolean mayBeLike(GoldenMember other) {
        int left = (lines.size() - 1) / 2;
        if (other.lines.size() - lines.size() > left) {
            return false;
        }
        for (String line : unnamed) {
            if (!other.known.contains(line) && --left < 0) {
                return false;
            }
        }
        return true;
    }

    /** Whether lines that differ from another are less than half of it. */
    boolean isLike(List<String> differing) {
        return differing.size() * 2 < lines.size();
    }

    /** The lines that another has differently or not at all, and those that only the other has. */
    List<String> differing(GoldenMember other) {
        int[][] common = common(other);
        List<String> differing = new ArrayList<>();
        List<String> without = new ArrayList<>();
        int added = 0;
        int i = 0;
        int k = 0;
        while (i < lines.size() || k < other.lines.size()) {
            boolean both = i < lines.size() && k < other.lines.size();
            if (both && unnamed.get(i).equals(other.unnamed.get(k))) {
                takeInto(differing, without, added);
                added = 0;
                i++;
                k++;
            } else if (k == other.lines.size() || both && common[i + 1][k] >= common[i][k + 1]) {
                differing.add(lines.get(i++));
                added++;
            } else {
                without.add(other.lines.get(k++));
            }
        }
        takeInto(differing, without, added);
        return differing;
    }

    /** Lines that as many others replace are not shown. */
    private static void takeInto(List<String> differing, List<String> without, int added) {
        if (without.size() != added) {
            without.forEach(line -> differing.add("        // without " + line.strip()));
        }
        without.clear();
    }

    /** How many lines, from two places on, are common in their order. */
    private int[][] common(GoldenMember other) {
        int[][] common = new int[lines.size() + 1][other.lines.size() + 1];
        for (int i = lines.size() - 1; i >= 0; i--) {
            for (int k = other.lines.size() - 1; k >= 0; k--) {
                common[i][k] = unnamed.get(i).equals(other.unnamed.get(k))
                        ? common[i + 1][k + 1] + 1
                        : Math.max(common[i + 1][k], common[i][k + 1]);
            }
        }
        return common;
    }
}
