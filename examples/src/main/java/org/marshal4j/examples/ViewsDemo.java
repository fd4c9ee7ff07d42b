package org.marshal4j.examples;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.marshal4j.examples.book.BookRun;

/** Lets two processes use one book of orders in a mapped file through views. It needs no JVM flags. */
public final class ViewsDemo {
    private static final int SECONDS = 8;

    private ViewsDemo() {}

    /** Runs the demo. The exit code is 1 if the reader has seen a half-changed order, or no change at all. */
    public static void main(String[] args) throws Exception {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        if (!new BookRun(out, SECONDS).run()) {
            System.exit(1);
        }
    }
}
