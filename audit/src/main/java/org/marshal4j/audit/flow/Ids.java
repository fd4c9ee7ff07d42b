package org.marshal4j.audit.flow;

/** Numbers that are not used twice, and how much work is left. */
final class Ids {

    private static final int STEPS = 150_000;
    private int last;
    private int steps;

    Ids(int first) {
        last = first;
    }

    int next() {
        return ++last;
    }

    /** Counts a step. */
    void step() {
        if (++steps > STEPS) {
            throw new TooComplex("too many paths");
        }
    }
}
