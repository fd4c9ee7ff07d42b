package org.marshal4j.blackbox.encoded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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

    /** Space for the time is reserved with that for the fields around it, so bytes do not show where writing stopped. */
    @Test
    void timesThatDoNotFitNameTheirField() {
        Rated rated = new Rated(Rating.BAD, Instant.MAX, "a", List.of());
        assertThatThrownBy(() -> RatedMarshaller.INSTANCE.toByteArray(rated))
                .hasMessageContaining("Rated.time")
                .hasMessageContaining("more millis than fit in a long")
                .hasMessageContaining("MARSHAL227");
    }
}
