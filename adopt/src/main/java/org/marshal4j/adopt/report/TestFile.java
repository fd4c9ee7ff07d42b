package org.marshal4j.adopt.report;

/**
 * A test that compares a generated marshaller with the methods written by hand.
 *
 * @param path its path below a folder of test sources
 * @param text the source, for JUnit 5 and {@code marshal4j-testing}
 */
public record TestFile(String path, String text) {}
