package org.marshal4j.blackbox.encoded;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The bytes of Chronicle Bytes. */
class ChronicleTest {
    private static final ChronicleTradeMarshaller MARSHALLER = ChronicleTradeMarshaller.INSTANCE;

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20})
    void bytesAreThoseOfMethodsWrittenByHand(int seed) {
        ChronicleTrade trade = ChronicleTrade.random(new Random(seed));
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        trade.writeByHand(bytes);
        byte[] expected = bytes.toByteArray();
        bytes.releaseLast();
        assertThat(MARSHALLER.toByteArray(trade)).isEqualTo(expected);
        assertThat(MARSHALLER.sizeOf(trade)).isEqualTo(expected.length);
        assertThat(MARSHALLER.fromByteArray(expected))
                .usingRecursiveComparison()
                .isEqualTo(trade);
        Bytes<?> direct = Bytes.allocateElasticDirect();
        MARSHALLER.write(trade, direct);
        assertThat(direct.toByteArray()).isEqualTo(expected);
        assertThat(MARSHALLER.read(direct)).usingRecursiveComparison().isEqualTo(trade);
        direct.releaseLast();
    }
}
