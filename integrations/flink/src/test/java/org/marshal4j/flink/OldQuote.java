package org.marshal4j.flink;

/** What is left of a class that has another name now. */
@RenamedTo(Quote.class)
final class OldQuote {}
