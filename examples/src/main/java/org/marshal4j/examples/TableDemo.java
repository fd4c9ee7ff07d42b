package org.marshal4j.examples;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.marshal4j.examples.quotes.QuotesRun;

/** Keeps ten million quotes in a table in a mapped file, and shows what that costs. It needs no JVM flags. */
public final class TableDemo {
    private static final int QUOTES = 10_000_000;

    private TableDemo() {}

    /** Runs the demo. */
    public static void main(String[] args) throws Exception {
        new QuotesRun(new PrintStream(System.out, true, StandardCharsets.UTF_8), QUOTES).run();
    }
}
