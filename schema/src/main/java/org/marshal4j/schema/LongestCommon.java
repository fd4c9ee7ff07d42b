package org.marshal4j.schema;

import java.util.ArrayList;
import java.util.List;

/** The longest sequence that two have in common: what is not in it has moved. */
final class LongestCommon {

    private LongestCommon() {}

    /** An element of the sequence, by where it stands in the one and in the other. */
    record Pair(int one, int other) {}

    static List<String> of(List<String> one, List<String> other) {
        return pairs(one, other).stream().map(pair -> one.get(pair.one())).toList();
    }

    static List<Pair> pairs(List<String> one, List<String> other) {
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
