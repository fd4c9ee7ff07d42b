package org.marshal4j.runtime.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MemoryAccessTest {
    @ParameterizedTest
    @CsvSource({
        ", 17, false, UNSAFE_IF_ALLOWED",
        ", 23, false, UNSAFE_IF_ALLOWED",
        ", 24, false, VAR_HANDLES",
        ", 25, false, VAR_HANDLES",
        ", 25, true, UNSAFE_IF_ALLOWED",
        "unsafe, 25, false, UNSAFE",
        "varhandles, 17, true, VAR_HANDLES"
    })
    void isChosenByVersionChronicleAndProperty(String asked, int version, boolean chronicle, AccessChoice expected) {
        assertThat(AccessChoice.of(asked, version, chronicle)).isEqualTo(expected);
    }

    @Test
    void anyOtherPropertyValueIsRefused() {
        assertThatThrownBy(() -> AccessChoice.of("Unsafe", 17, false))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("marshal4j.memory is Unsafe instead of unsafe or varhandles");
    }

    /** The build runs the tests twice, and sets the property for each run. */
    @Test
    void isTheAccessThatThisJvmWasAskedToUse() {
        MemoryAccess expected = "varhandles".equals(System.getProperty(MemoryAccess.PROPERTY))
                ? MemoryAccess.VAR_HANDLES
                : MemoryAccess.UNSAFE;

        assertThat(System.getProperty(MemoryAccess.PROPERTY)).isNotNull();
        assertThat(MemoryAccess.inUse()).isEqualTo(expected);
    }
}
