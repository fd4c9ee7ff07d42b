package org.marshal4j.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.TestBuffer;

class OptionalsTest {
    @Test
    void oneByteDistinguishesNullEmptyAndPresent() {
        TestBuffer bytes = TestBuffer.elastic();
        assertThat(Optionals.write(null, bytes.out())).isFalse();
        assertThat(Optionals.write(Optional.empty(), bytes.out())).isFalse();
        assertThat(Optionals.write(Optional.of(1), bytes.out())).isTrue();
        assertThat(bytes.hex()).isEqualTo("00 01 02");

        assertThat(Optionals.<Integer>absent(Optionals.readState(bytes.in()))).isNull();
        assertThat(Optionals.<Integer>absent(Optionals.readState(bytes.in()))).isEmpty();
        assertThat(Optionals.readState(bytes.in())).isEqualTo(Optionals.PRESENT);
    }

    @Test
    void anotherByteIsRefused() {
        assertThatThrownBy(() -> Optionals.readState(TestBuffer.ofHex("03"))).hasMessageEndingWith("[MARSHAL204]");
    }

    @Test
    void theCurrentOptionalIsKeptIfItHoldsTheSameObject() {
        String value = "value";
        Optional<String> current = Optional.of(value);
        assertThat(Optionals.value(current)).isSameAs(value);
        assertThat(Optionals.<String>value(null)).isNull();
        assertThat(Optionals.value(Optional.<String>empty())).isNull();
        assertThat(Optionals.of(current, value)).isSameAs(current);
        assertThat(Optionals.of(current, "other")).contains("other");
        assertThat(Optionals.of(null, value)).contains(value);
        assertThat(Optionals.of(Optional.empty(), value)).contains(value);
    }
}
