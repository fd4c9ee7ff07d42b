package org.marshal4j.blackbox.encoded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HexFormat;
import java.util.Random;
import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Doubles that Chronicle writes with stop bits. */
class StopBitDoublesTest {
    private static final MeasurementMarshaller MARSHALLER = MeasurementMarshaller.INSTANCE;

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void bytesAreThoseOfChronicle(int seed) {
        Measurement measurement = Measurement.random(new Random(seed));
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        measurement.writeByHand(bytes);
        byte[] expected = bytes.toByteArray();
        assertThat(MARSHALLER.toByteArray(measurement)).isEqualTo(expected);
        assertThat(MARSHALLER.sizeOf(measurement)).isEqualTo(expected.length);
        assertThat(MARSHALLER.fromByteArray(expected)).isEqualTo(measurement);
        assertThat(bytes.readStopBitDouble()).isEqualTo(measurement.value());
        assertThat((float) bytes.readStopBitDouble()).isEqualTo(measurement.error());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void viewsFindThem(int seed) {
        Measurement measurement = Measurement.random(new Random(seed));
        MeasurementView view = new MeasurementView();
        view.wrap(MARSHALLER.toByteArray(measurement));
        assertThat(view.value()).isEqualTo(measurement.value());
        assertThat(view.error()).isEqualTo(measurement.error());
        assertThat(view.previous()).isEqualTo(measurement.previous());
        assertThat(view.errors()).isEqualTo(measurement.errors());
    }

    @Test
    void aDoubleIsNoFloat() {
        byte[] message = HexFormat.of().parseHex("00" + "9feeb399cce6b3994d" + "00" + "00");
        assertThatThrownBy(() -> MARSHALLER.fromByteArray(message))
                .hasMessageContaining("0.1 is no float")
                .hasMessageContaining("MARSHAL214");
    }
}
