package org.marshal4j.plain;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.memory.MemoryAccess;

/** The other tests run once for each access. They would not notice if it were the same one twice. */
class AccessInUseTest {

    @Test
    void isTheOneThatTheRunIsFor() {
        String wanted = System.getProperty(MemoryAccess.PROPERTY);
        assertThat(MemoryAccess.inUse().name().replace("_", "")).isEqualToIgnoringCase(wanted);
    }
}
