package org.marshal4j.schema.field;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/** Finds the longest common subsequence of two lists; everything else has moved. */
public final class LongestCommon {

    /**
     * If elements occur several times and more comparisons than this are needed, everything after the common beginning
     * counts as moved.
     */
    private static final long MOST = 250_000;

    private LongestCommon() {}

    /** An element of the subsequence, by its index in each list. */
    record Pair(int one, int other) {}

    public static List<String> of(List<String> one, List<String> other) {
        List<String> common = new ArrayList<>();
        for (Pair pair : pairs(one, other)) {
            common.add(one.get(pair.one()));
        }
        return common;
    }

    static List<Pair> pairs(List<String> one, List<String> other) {
        int start = 0;
        while (start < Math.min(one.size(), other.size()) && one.get(start).equals(other.get(start))) {
            start++;
        }
        List<String> rest = one.subList(start, one.size());
        List<String> otherRest = other.subList(start, other.size());
        List<Pair> common = new ArrayList<>();
        for (int i = 0; i < start; i++) {
            common.add(new Pair(i, i));
        }
        for (Pair pair : between(rest, otherRest)) {
            common.add(new Pair(pair.one + start, pair.other + start));
        }
        return common;
    }

    private static List<Pair> between(List<String> one, List<String> other) {
        if (isUnique(one) && isUnique(other)) {
            return LongestRising.of(one, other);
        }
        return (long) one.size() * other.size() <= MOST ? byTable(one, other) : List.of();
    }

    private static boolean isUnique(List<String> list) {
        return new HashSet<>(list).size() == list.size();
    }

    /** Takes a step for each pair of elements. */
    static List<Pair> byTable(List<String> one, List<String> other) {
        int[][] length = new int[one.size() + 1][other.size() + 1];
        for (int i = one.size() - 1; i >= 0; i--) {
            for (int k = other.size() - 1; k >= 0; k--) {
                length[i][k] = one.get(i).equals(other.get(k))
                        ? 1 + length[i + 1][k + 1]
                        : Math.max(length[i + 1][k], length[i][k + 1]);
            }
        }
        List<Pair> common = new ArrayList<>();
        int i = 0;
        int k = 0;
        while (i < one.size() && k < other.size()) {
            if (one.get(i).equals(other.get(k))) {
                common.add(new Pair(i++, k++));
            } else if (length[i + 1][k] >= length[i][k + 1]) {
                i++;
            } else {
                k++;
            }
        }
        return common;
    }
}
