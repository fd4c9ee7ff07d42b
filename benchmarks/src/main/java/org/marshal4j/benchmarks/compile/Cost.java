package org.marshal4j.benchmarks.compile;

/**
 * The seconds that a compilation took.
 *
 * @param clock from the start of the process to its end
 * @param work the CPU time of all its threads, including the JVM's own; it depends less on other work on the machine
 */
record Cost(double clock, double work) {}
