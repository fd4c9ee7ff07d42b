package org.marshal4j.examples;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.marshal4j.examples.demo.ChronicleStart;
import org.marshal4j.examples.demo.RoundTripSection;
import org.marshal4j.examples.demo.Terminal;

/** Measures round trips over a socket, and prints a table. It needs no JVM flags. */
public final class SocketsDemo {

    private SocketsDemo() {}

    /** Runs the demo. */
    public static void main(String[] args) {
        Terminal terminal = Terminal.of(new PrintStream(System.out, true, StandardCharsets.UTF_8));
        ChronicleStart.quietly(terminal);
        terminal.show(RoundTripSection.thorough());
        terminal.text("");
    }
}
