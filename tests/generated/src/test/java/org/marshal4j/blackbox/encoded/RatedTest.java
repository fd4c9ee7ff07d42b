package org.marshal4j.blackbox.encoded;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

class RatedTest {
    @Test
    void numbersMayBeThoseOfAnInterface() {
        Rated rated = new Rated(Rating.BAD, Instant.ofEpochMilli(5), "a", List.of(Rating.GOOD));
        byte[] message = RatedMarshaller.INSTANCE.toByteArray(rated);
        assertThat(HexFormat.of().formatHex(message)).isEqualTo("f9" + "0000000000000005" + "000161" + "000000011e");
        assertThat(RatedMarshaller.INSTANCE.fromByteArray(message)).isEqualTo(rated);
    }
}
