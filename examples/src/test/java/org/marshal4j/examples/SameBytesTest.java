package org.marshal4j.examples;

import static org.assertj.core.api.Assertions.assertThat;

import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesMarshallable;
import org.junit.jupiter.api.Test;
import org.marshal4j.examples.marketdata.IntMarketData;
import org.marshal4j.examples.marketdata.IntMarketDataDefault;
import org.marshal4j.examples.marketdata.IntMarketDataExplicit;
import org.marshal4j.examples.marketdata.IntMarketDataMarshaller;
import org.marshal4j.examples.marketdata.IntMarketDataTrivial;
import org.marshal4j.examples.marketdata.MarketData;
import org.marshal4j.examples.marketdata.MarketDataDefault;
import org.marshal4j.examples.marketdata.MarketDataExplicit;
import org.marshal4j.examples.marketdata.MarketDataTrivial;
import org.marshal4j.examples.marketdata.Samples;

/** Generated marshallers and hand-written code for the same fields can read each other's bytes. */
class SameBytesTest {

    @Test
    void allFormsOfEightByteFields() {
        byte[] expected = bytesOf(new MarketDataExplicit());

        assertThat(bytesOf(new MarketData())).isEqualTo(expected);
        assertThat(bytesOf(new MarketDataDefault())).isEqualTo(expected);
        assertThat(bytesOf(new MarketDataTrivial())).isEqualTo(expected);
    }

    @Test
    void explicitAndGeneratedWithInts() {
        byte[] expected = bytesOf(new IntMarketDataExplicit());

        assertThat(bytesOf(new IntMarketData())).isEqualTo(expected);
        assertThat(bytesOf(new IntMarketDataDefault())).isEqualTo(expected);
    }

    /** Raw memory has the JVM's own order: the same bytes, but in the same places only by chance. */
    @Test
    void triviallyCopyableWithIntsReadsBackWhatItWrote() {
        Bytes<?> bytes = Bytes.allocateElasticDirect();
        IntMarketDataTrivial quote = Samples.fill(new IntMarketDataTrivial());
        quote.writeMarshallable(bytes);
        assertThat(bytes.readRemaining()).isEqualTo(IntMarketDataMarshaller.MAX_SIZE);

        IntMarketDataTrivial copy = new IntMarketDataTrivial();
        copy.readMarshallable(bytes);

        Samples.requireEqual(quote, copy);
        bytes.releaseLast();
    }

    @Test
    void eachReadsWhatTheOtherWrote() {
        Bytes<?> bytes = Bytes.allocateElasticDirect();
        Samples.fill(new IntMarketDataExplicit()).writeMarshallable(bytes);
        IntMarketData generated = new IntMarketData();
        generated.readMarshallable(bytes);
        Samples.requireEqual(Samples.fill(new IntMarketData()), generated);

        generated.writeMarshallable(bytes);
        IntMarketDataExplicit explicit = new IntMarketDataExplicit();
        explicit.readMarshallable(bytes);
        Samples.requireEqual(Samples.fill(new IntMarketDataExplicit()), explicit);
        bytes.releaseLast();
    }

    private static byte[] bytesOf(BytesMarshallable quote) {
        Bytes<?> bytes = Bytes.allocateElasticDirect();
        try {
            Samples.fill(quote).writeMarshallable(bytes);
            return bytes.toByteArray();
        } finally {
            bytes.releaseLast();
        }
    }
}
