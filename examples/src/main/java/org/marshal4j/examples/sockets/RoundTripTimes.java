package org.marshal4j.examples.sockets;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The times of round trips, turn by turn. */
public final class RoundTripTimes {

    private final long[] nanos;
    private final List<Integer> beginnings = new ArrayList<>();
    private int count;

    /** Takes the largest number of round trips. */
    public RoundTripTimes(int most) {
        this.nanos = new long[most];
    }

    /** Begins another turn, to which round trips added from now on belong. */
    public void beginTurn() {
        beginnings.add(count);
    }

    /** Adds a round trip that took this number of nanoseconds. */
    public void add(long took) {
        nanos[count++] = took;
    }

    /** Returns how many were added. */
    public int count() {
        return count;
    }

    /**
     * Returns the number of microseconds within which a part of all round trips was done.
     *
     * @param part 0 to 1
     */
    public double micros(double part) {
        return micros(part, 0, count);
    }

    /**
     * Returns the smallest and the largest of the turns' medians, in microseconds. This shows how much the machine
     * itself varies.
     */
    public Spread medians() {
        double least = Double.MAX_VALUE;
        double most = 0;
        for (int turn = 0; turn < beginnings.size(); turn++) {
            int end = turn + 1 < beginnings.size() ? beginnings.get(turn + 1) : count;
            double median = micros(0.5, beginnings.get(turn), end);
            least = Math.min(least, median);
            most = Math.max(most, median);
        }
        return new Spread(least, most);
    }

    private double micros(double part, int from, int to) {
        long[] sorted = Arrays.copyOfRange(nanos, from, to);
        Arrays.sort(sorted);
        return sorted[(int) Math.min(sorted.length - 1, Math.floor(part * sorted.length))] / 1e3;
    }

    /** The smallest and the largest of several values. */
    public record Spread(double least, double most) {}
}
