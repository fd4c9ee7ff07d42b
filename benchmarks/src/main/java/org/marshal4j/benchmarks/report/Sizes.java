package org.marshal4j.benchmarks.report;

/** How long messages are. */
interface Sizes {

    /** Bytes of the message of a workload as written by the peer of a title; not a number if that is not known. */
    double of(String workload, String peer);
}
