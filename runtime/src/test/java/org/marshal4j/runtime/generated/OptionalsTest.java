package org.marshal4j.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.Buffers;

class OptionalsTest {
    @Test
    void oneByteTellsNullEmptyAndPresent() {
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        assertThat(Optionals.write("leg", null, bytes)).isFalse();
        assertThat(Optionals.write("leg", Optional.empty(), bytes)).isFalse();
        assertThat(Optionals.write("leg", Optional.of(1), bytes)).isTrue();
        assertThat(Buffers.hex(bytes)).isEqualTo("00 01 02");

        assertThat(Optionals.<Integer>absent(Optionals.readState(bytes))).isNull();
        assertThat(Optionals.<Integer>absent(Optionals.readState(bytes))).isEmpty();
        assertThat(Optionals.readState(bytes)).isEqualTo(Optionals.PRESENT);
    }

    @Test
    void anotherByteIsRefused() {
        assertThatThrownBy(() -> Optionals.readState(Buffers.ofHex("03"))).hasMessageEndingWith("[MARSHAL204]");
    }

    @Test
    void theCurrentOneStaysIfItHasTheVeryValue() {
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
