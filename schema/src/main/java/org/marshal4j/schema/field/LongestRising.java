package org.marshal4j.schema.field;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds the longest common subsequence of two lists in which no element occurs twice, in n log n steps. The elements of
 * one list are numbers then, their places in the other, and the longest rising subsequence of these is wanted. If there
 * are several, it is the one that {@link LongestCommon#byTable} finds.
 */
final class LongestRising {
    private static final int NONE = -1;

    /** The place of each element in the other list. */
    private final int[] places;

    /** The length of the longest rising subsequence that starts with each element; 0 if the other list lacks it. */
    private final int[] lengths;

    /** The next element with the same length, whose place is always lower. */
    private final int[] next;

    /** The first element with each length that has not been passed. */
    private final int[] first;

    private int longest;

    private LongestRising(List<String> one, List<String> other) {
        Map<String, Integer> placeOf = new HashMap<>();
        for (int i = 0; i < other.size(); i++) {
            placeOf.put(other.get(i), i);
        }
        int n = one.size();
        places = new int[n];
        lengths = new int[n];
        next = new int[n];
        first = new int[n + 1];
        Arrays.fill(first, NONE);
        for (int i = 0; i < n; i++) {
            places[i] = placeOf.getOrDefault(one.get(i), NONE);
        }
        measure();
    }

    static List<LongestCommon.Pair> of(List<String> one, List<String> other) {
        return new LongestRising(one, other).pairs();
    }

    private void measure() {
        for (int i = places.length - 1; i >= 0; i--) {
            if (places[i] != NONE) {
                lengths[i] = 1 + longestAfter(places[i]);
                next[i] = first[lengths[i]];
                first[lengths[i]] = i;
                longest = Math.max(longest, lengths[i]);
            }
        }
    }

    /** The greatest length whose first element has a higher place. The greater the length, the lower that place. */
    private int longestAfter(int place) {
        int low = 0;
        int high = longest;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (places[first[middle]] > place) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }

    private List<LongestCommon.Pair> pairs() {
        List<LongestCommon.Pair> pairs = new ArrayList<>();
        int left = longest;
        int from = 0;
        for (int i = 0; i < places.length && left > 0; i++) {
            if (first[lengths[i]] == i) {
                first[lengths[i]] = next[i];
            }
            if (places[i] >= from && (places[i] == from || !isPossibleWithout(left, from))) {
                pairs.add(new LongestCommon.Pair(i, places[i]));
                from = places[i] + 1;
                left--;
            }
        }
        return pairs;
    }

    /** Whether the elements that have not been passed contain a subsequence of this length, from a place on. */
    private boolean isPossibleWithout(int length, int from) {
        return first[length] != NONE && places[first[length]] >= from;
    }
}
