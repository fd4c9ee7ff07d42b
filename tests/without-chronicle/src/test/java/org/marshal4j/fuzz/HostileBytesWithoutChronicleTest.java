package org.marshal4j.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Valid messages, changed in every way that comes to mind, in a JVM without Chronicle. */
class HostileBytesWithoutChronicleTest extends HostileBytesChecks {
    HostileBytesWithoutChronicleTest() {
        super(PlainTargets.all(), List.of(PlainMemory.values()));
    }

    @Test
    void mostClassesAreTargets() {
        assertThat(PlainTargets.all()).hasSizeGreaterThan(175);
    }

    static List<Hostile<?>> targets() {
        return PlainTargets.all();
    }
}
