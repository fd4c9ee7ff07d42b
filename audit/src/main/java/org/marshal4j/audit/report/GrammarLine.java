package org.marshal4j.audit.report;

/**
 * A line of a method's grammar.
 *
 * @param depth how deep it is nested, from 0
 * @param text the operation, choice or loop
 * @param line the source line; 0 if unknown
 */
public record GrammarLine(int depth, String text, int line) {}
