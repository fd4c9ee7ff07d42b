package org.marshal4j.flink;

/** The former name of a class that was renamed. */
@RenamedTo(Quote.class)
final class OldQuote {}
