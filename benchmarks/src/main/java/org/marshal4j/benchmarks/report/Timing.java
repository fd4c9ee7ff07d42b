package org.marshal4j.benchmarks.report;

/**
 * A result of JMH.
 *
 * @param score nanoseconds
 * @param error half of the 99.9% confidence interval, not a number if there was one iteration only
 * @param allocated bytes for each call, not a number if not measured
 */
record Timing(double score, double error, double allocated) {

    private double knownError() {
        return Double.isNaN(error) ? 0 : error;
    }

    /** Whether it has the lower score. */
    boolean fasterThan(Timing other) {
        return score < other.score;
    }

    /** Whether it is faster and the confidence intervals are apart. */
    boolean clearlyFasterThan(Timing other) {
        return score + knownError() < other.score - other.knownError();
    }
}
