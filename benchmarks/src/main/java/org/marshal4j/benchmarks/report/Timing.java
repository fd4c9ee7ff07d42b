package org.marshal4j.benchmarks.report;

/**
 * A result of JMH.
 *
 * @param score nanoseconds
 * @param error half of the 99.9% confidence interval, not a number if there was only one iteration
 * @param allocated bytes for each call, not a number if not measured
 */
record Timing(double score, double error, double allocated) {

    private double knownError() {
        return Double.isNaN(error) ? 0 : error;
    }

    /** Tells whether it has the lower score. */
    boolean fasterThan(Timing other) {
        return score < other.score;
    }

    /** Tells whether it is faster and the confidence intervals do not overlap. */
    boolean clearlyFasterThan(Timing other) {
        return score + knownError() < other.score - other.knownError();
    }
}
