package org.marshal4j.benchmarks.report;

/** How long messages are. */
interface Sizes {

    /**
     * Returns the size of a workload's message in bytes as written by the peer with a title; not a number if unknown.
     */
    double of(String workload, String peer);
}
