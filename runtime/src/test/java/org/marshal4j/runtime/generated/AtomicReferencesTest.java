package org.marshal4j.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.TestBuffer;

class AtomicReferencesTest {
    @Test
    void oneByteDistinguishesNullFromReferencesToNullAndToObjects() {
        TestBuffer bytes = TestBuffer.elastic();
        assertThat(AtomicReferences.<String>write(null, bytes.out())).isNull();
        assertThat(AtomicReferences.<String>write(new AtomicReference<>(), bytes.out()))
                .isNull();
        assertThat(AtomicReferences.write(new AtomicReference<>("a"), bytes.out()))
                .isEqualTo("a");
        assertThat(bytes.hex()).isEqualTo("00 01 02");

        assertThat(AtomicReferences.<String>absent(null, AtomicReferences.readState(bytes.in())))
                .isNull();
        assertThat(AtomicReferences.<String>absent(null, AtomicReferences.readState(bytes.in())))
                .hasValue(null);
        assertThat(AtomicReferences.readState(bytes.in())).isEqualTo(AtomicReferences.PRESENT);
    }

    @Test
    void anotherByteIsRefused() {
        assertThatThrownBy(() -> AtomicReferences.readState(TestBuffer.ofHex("03")))
                .hasMessageEndingWith("[MARSHAL204]");
    }

    @Test
    void theCurrentReferenceIsSet() {
        AtomicReference<String> current = new AtomicReference<>("before");
        assertThat(AtomicReferences.value(current)).isEqualTo("before");
        assertThat(AtomicReferences.of(current, "read")).isSameAs(current).hasValue("read");
        assertThat(AtomicReferences.of(current, "read")).isSameAs(current).hasValue("read");
        assertThat(AtomicReferences.absent(current, 1)).isSameAs(current).hasValue(null);
    }

    @Test
    void aMissingReferenceIsCreated() {
        assertThat(AtomicReferences.<String>value(null)).isNull();
        assertThat(AtomicReferences.of(null, "read")).hasValue("read");
    }

    @Test
    void theValueReadIsMovedToTheReferenceOfTheField() {
        AtomicReference<String> current = new AtomicReference<>();
        Filled.into("latest", current, new AtomicReference<>("read"));
        assertThat(current).hasValue("read");
        assertThatThrownBy(() -> Filled.into("latest", current, null)).hasMessageContaining("[MARSHAL206]");
        assertThatThrownBy(() -> Filled.into("latest", null, current)).hasMessageContaining("[MARSHAL224]");
    }
}
