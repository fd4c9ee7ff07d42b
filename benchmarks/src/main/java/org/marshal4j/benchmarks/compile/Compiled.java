package org.marshal4j.benchmarks.compile;

/**
 * What the compilations of so many DTOs took.
 *
 * @param clock as one waits for them
 * @param work of all threads
 */
record Compiled(CompileTimes clock, CompileTimes work) {}
