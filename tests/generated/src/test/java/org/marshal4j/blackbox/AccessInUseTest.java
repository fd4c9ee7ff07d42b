package org.marshal4j.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.memory.MemoryAccess;

/** The other tests of this module run once for each access. They would not notice if it were the same one twice. */
@Tag("plain")
class AccessInUseTest {

    @Test
    void isTheOneThatTheRunIsFor() {
        boolean isForVarHandles = "varhandles".equals(System.getProperty(MemoryAccess.PROPERTY));
        assertThat(MemoryAccess.inUse()).isEqualTo(isForVarHandles ? MemoryAccess.VAR_HANDLES : MemoryAccess.UNSAFE);
    }
}
