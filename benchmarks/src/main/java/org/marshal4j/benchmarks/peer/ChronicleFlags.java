package org.marshal4j.benchmarks.peer;

import java.util.List;

/** What Chronicle asks of the JVM beyond what it needs to work at all. */
public final class ChronicleFlags {
    /** With it, Chronicle finds the array inside of a String, and writes and reads texts without garbage of its own. */
    public static final List<String> TEXTS = List.of("--add-opens=java.base/java.lang=ALL-UNNAMED");

    private ChronicleFlags() {}
}
