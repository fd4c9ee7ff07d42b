package org.marshal4j.flink;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.apache.flink.api.common.InvalidProgramException;
import org.apache.flink.util.InstantiationUtil;
import org.junit.jupiter.api.Test;
import org.marshal4j.Marshal;

class MarshallerKeySelectorTest {
    @Test
    void selectsKeysOfTheirType() throws Exception {
        MarshallerKeySelector<String, Key> selector =
                MarshallerKeySelector.of(Key.class, symbol -> new Key(symbol, null));

        assertThat(selector.getProducedType()).isEqualTo(MarshallerTypeInfo.of(Key.class));
        assertThat(InstantiationUtil.clone(selector).getKey("A")).isEqualTo(new Key("A", null));
    }

    @Test
    void refusesKeysWhoseEqualValuesMayHaveDifferentBytes() {
        assertThatThrownBy(() -> MarshallerKeySelector.of(Quote.class, (String symbol) -> new Quote(0, 0, symbol)))
                .isInstanceOf(InvalidProgramException.class)
                .hasMessageStartingWith("org.marshal4j.flink.Quote cannot be used as a key")
                .hasMessageContaining("org.marshal4j.flink.Quote.price is float64")
                .hasMessageEndingWith("[MARSHAL231]");
    }

    enum Venue {
        LONDON
    }

    @Marshal(key = true)
    record Listing(String symbol, Venue venue) {
        @Override
        public int hashCode() {
            return 31 * symbol.hashCode() + venue.name().hashCode();
        }
    }

    @Test
    void refusesKeysWhoseHashCodesDifferFromJvmToJvm() {
        String listing = Listing.class.getName();

        assertThatThrownBy(() ->
                        MarshallerKeySelector.of(Listing.class, (String symbol) -> new Listing(symbol, Venue.LONDON)))
                .isInstanceOf(InvalidProgramException.class)
                .hasMessageStartingWith(listing + " cannot be used as a key, since equal keys need the same hashCode in"
                        + " every JVM: the hashCode of " + listing + ".venue, of type " + Venue.class.getName())
                .hasMessageEndingWith("trustingHashCode. [MARSHAL232]");
    }

    @Test
    void trustsAHashCodeIfTold() throws Exception {
        MarshallerKeySelector<String, Listing> selector =
                MarshallerKeySelector.trustingHashCode(Listing.class, symbol -> new Listing(symbol, Venue.LONDON));

        assertThat(InstantiationUtil.clone(selector).getKey("A")).isEqualTo(new Listing("A", Venue.LONDON));
        assertThatThrownBy(() ->
                        MarshallerKeySelector.trustingHashCode(Quote.class, (String symbol) -> new Quote(0, 0, symbol)))
                .hasMessageEndingWith("[MARSHAL231]");
    }
}
