package org.marshal4j.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.HexDumpBytes;
import net.openhft.chronicle.bytes.MappedBytes;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.examples.marketdata.IntMarketData;
import org.marshal4j.examples.marketdata.MarketData;
import org.marshal4j.examples.marketdata.Samples;
import org.marshal4j.examples.orders.Customer;
import org.marshal4j.examples.orders.Order;
import org.marshal4j.examples.orders.OrderLine;

/** A message of every example DTO: its bytes on every kind of Chronicle Bytes. */
class ExampleMessagesTest {

    @TempDir
    Path directory;

    /** An object and its bytes in hex. */
    record Example(Object object, String hex) {

        @SuppressWarnings("unchecked")
        ChronicleMarshaller<Object> marshaller() {
            return (ChronicleMarshaller<Object>) ChronicleMarshaller.of(object.getClass());
        }

        byte[] bytes() {
            return HexFormat.of().parseHex(hex.replace(" ", ""));
        }

        @Override
        public String toString() {
            return object.getClass().getSimpleName();
        }
    }

    static Stream<Example> examples() {
        String line = "2c010000 0000000000705c40 00 05 415a4e2e4c";
        String ada = "2a00000000000000 03 416461 8000 01 88130000";
        String order = "6712000000000000 00002a36fe9c9717 01 04 584c4f4e 05 6772c3bc6e 01" + ada
                + "02 01 b0040000 0000000000205240 01 05 564f442e4c 01" + line
                + "00 00000000 03 0100000000000000 0200000000000000 0300000000000000";
        return Stream.of(
                new Example(new OrderLine("AZN.L", 300, 113.75, false), line),
                new Example(new Customer(42, "Ada", null, 5_000), ada),
                new Example(Order.sample(), order),
                new Example(
                        Samples.fill(new IntMarketData()),
                        "07ca9a3b00000000 0e94357700000000 2c010000 90010000 f4010000 58020000 bc020000 20030000 84030000"
                                + "e8030000 0000000000585940 0000000000605940 0000000000685940 0000000000705940"
                                + "0000000000785940 0000000000805940 0000000000885940 0000000000905940"),
                new Example(
                        Samples.fill(new MarketData()),
                        "07ca9a3b00000000 0e94357700000000 0000000000185940 0000000000205940 0000000000285940"
                                + "0000000000305940 0000000000385940 0000000000405940 0000000000485940 0000000000505940"
                                + "0000000000585940 0000000000605940 0000000000685940 0000000000705940 0000000000785940"
                                + "0000000000805940 0000000000885940 0000000000905940"));
    }

    @ParameterizedTest
    @MethodSource("examples")
    void bytesArePinnedOnEveryBuffer(Example example) throws IOException {
        for (Bytes<?> bytes :
                List.of(Bytes.allocateElasticDirect(), Bytes.allocateElasticOnHeap(), mapped(), new HexDumpBytes())) {
            example.marshaller().write(example.object(), bytes);

            assertThat(bytes.toByteArray()).isEqualTo(example.bytes());
            assertThat(example.marshaller().sizeOf(example.object())).isEqualTo(example.bytes().length);
            Object copy = example.marshaller().read(bytes);
            assertThat(copy).usingRecursiveComparison().isEqualTo(example.object());
            assertThat(bytes.readRemaining()).isZero();
            bytes.releaseLast();
        }
    }

    private Bytes<?> mapped() throws IOException {
        return MappedBytes.mappedBytes(
                Files.createTempFile(directory, "mapped", ".bytes").toFile(), 4096);
    }
}
