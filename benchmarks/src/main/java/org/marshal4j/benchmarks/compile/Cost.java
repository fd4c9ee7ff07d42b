package org.marshal4j.benchmarks.compile;

/**
 * Seconds that a compilation took.
 *
 * @param clock from the start of the process to its end
 * @param work of all its threads, the JVM's own ones too; it depends less on what else the machine does
 */
record Cost(double clock, double work) {}
