package org.marshal4j.benchmarks.compile;

/**
 * What the compilations of a number of DTOs took.
 *
 * @param clock the time that a user waits
 * @param work the CPU time of all threads
 */
record Compiled(CompileTimes clock, CompileTimes work) {}
