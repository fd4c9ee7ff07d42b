package org.marshal4j.fuzz;

import java.util.List;

/** Valid messages, changed in every way that comes to mind, in a JVM without Chronicle. */
class HostileBytesWithoutChronicleTest extends HostileBytesChecks {
    HostileBytesWithoutChronicleTest() {
        super(PlainTargets.all(), List.of(PlainMemory.values()));
    }

    static List<Hostile<?>> targets() {
        return PlainTargets.all();
    }
}
