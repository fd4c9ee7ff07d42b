package org.marshal4j.flink;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.apache.flink.api.common.InvalidProgramException;
import org.apache.flink.util.InstantiationUtil;
import org.junit.jupiter.api.Test;

class MarshallerKeySelectorTest {
    @Test
    void selectsKeysOfTheirType() throws Exception {
        MarshallerKeySelector<String, Key> selector =
                MarshallerKeySelector.of(Key.class, symbol -> new Key(symbol, null));

        assertThat(selector.getProducedType()).isEqualTo(MarshallerTypeInfo.of(Key.class));
        assertThat(InstantiationUtil.clone(selector).getKey("A")).isEqualTo(new Key("A", null));
    }

    @Test
    void refusesKeysWhoseEqualValuesMayHaveOtherBytes() {
        assertThatThrownBy(() -> MarshallerKeySelector.of(Quote.class, (String symbol) -> new Quote(0, 0, symbol)))
                .isInstanceOf(InvalidProgramException.class)
                .hasMessageStartingWith("org.marshal4j.flink.Quote cannot be used as a key")
                .hasMessageContaining("org.marshal4j.flink.Quote.price is float64")
                .hasMessageEndingWith("[MARSHAL231]");
    }
}
