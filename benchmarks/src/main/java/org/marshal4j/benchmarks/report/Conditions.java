package org.marshal4j.benchmarks.report;

import java.util.List;

/** The conditions under which shapes are measured: the kind of memory, and what the JVM has run before. */
record Conditions(String memory, String profile, String title) {

    /** All conditions, the usual ones first. */
    static final List<Conditions> ALL = List.of(
            new Conditions("NATIVE", "CLEAN", "native memory"),
            new Conditions("ON_HEAP", "CLEAN", "on heap"),
            new Conditions("MAPPED", "CLEAN", "mapped file"),
            new Conditions("NATIVE", "POLLUTED", "native memory, after four kinds of Bytes"),
            new Conditions("ON_HEAP", "POLLUTED", "on heap, after four kinds of Bytes"),
            new Conditions("MAPPED", "POLLUTED", "mapped file, after four kinds of Bytes"));

    ShapeResults of(Run run) {
        return new ShapeResults(run, memory, profile);
    }

    boolean areUsual() {
        return this == ALL.get(0);
    }
}
