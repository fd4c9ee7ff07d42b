package org.marshal4j.examples.allocation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.MappedBytes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.examples.marketdata.MarketData;
import org.marshal4j.examples.marketdata.MarketDataMarshaller;
import org.marshal4j.examples.marketdata.Samples;
import org.marshal4j.examples.orders.Order;
import org.marshal4j.examples.orders.OrderMarshaller;

/** Writing allocates nothing, nor does reading equal values into an object; and the page has a row for each type. */
class AllocationTest {
    /** What an iterator of the JDK goes through; see {@link AllocationMain}. */
    private static final Set<String> BY_ITERATORS =
            Set.of("Set<String>", "Deque<String>", "Map<String, Integer>", "List<String>");

    private static Object kept;

    @TempDir
    Path folder;

    static List<Held<?>> here() {
        return Held.all().stream()
                .filter(held -> !BY_ITERATORS.contains(held.type()))
                .<Held<?>>map(held -> held)
                .toList();
    }

    static Set<String> elsewhere() {
        return BY_ITERATORS;
    }

    @ParameterizedTest
    @MethodSource("here")
    <T> void writing(Held<T> held) {
        try (Traffic<T> traffic = new Traffic<>(held)) {
            assertThat(Garbage.fewest(traffic::write)).isLessThan(1);
        }
    }

    @ParameterizedTest
    @MethodSource("here")
    <T> void readingEqualValues(Held<T> held) {
        try (Traffic<T> traffic = new Traffic<>(held)) {
            assertThat(Garbage.fewest(traffic::readEqual)).isLessThan(1);
        }
    }

    @ParameterizedTest
    @MethodSource("elsewhere")
    void both(String type) throws Exception {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Dchronicle.analytics.disable=true",
                        "--class-path",
                        System.getProperty("java.class.path"),
                        AllocationMain.class.getName(),
                        type)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(printed).isZero();
        String[] bytes =
                printed.strip().lines().reduce("", (first, last) -> last).split(" ");
        assertThat(Double.parseDouble(bytes[0])).as("writing").isLessThan(1);
        assertThat(Double.parseDouble(bytes[1])).as("reading").isLessThan(1);
    }

    @ParameterizedTest
    @EnumSource
    void inEveryKindOfBytes(Kind kind) throws IOException {
        Bytes<?> bytes = kind.make(folder.resolve("mapped"));
        MarketDataMarshaller quotes = MarketDataMarshaller.INSTANCE;
        MarketData quote = Samples.fill(new MarketData());
        MarketData usedQuote = new MarketData();
        assertThat(Garbage.fewest(() -> {
                    bytes.clear();
                    quotes.write(quote, bytes);
                    quotes.readInto(usedQuote, bytes);
                }))
                .as("numbers")
                .isLessThan(1);
        Order order = Order.sample();
        // A record, which is made anew each time.
        order.customer = null;
        Order usedOrder = new Order();
        assertThat(Garbage.fewest(() -> {
                    bytes.clear();
                    OrderMarshaller.INSTANCE.write(order, bytes);
                    OrderMarshaller.INSTANCE.readInto(usedOrder, bytes);
                }))
                .as("texts, an array, and objects in a list")
                .isLessThan(1);
        bytes.releaseLast();
    }

    /** Kinds of Bytes whose memory is reached in ways of their own. */
    enum Kind {
        NATIVE_ELASTIC,
        NATIVE_FIXED,
        HEAP_ELASTIC,
        MAPPED_SINGLE;

        Bytes<?> make(Path file) throws IOException {
            return switch (this) {
                case NATIVE_ELASTIC -> Bytes.allocateElasticDirect();
                case NATIVE_FIXED -> Bytes.allocateDirect(1000);
                case HEAP_ELASTIC -> Bytes.allocateElasticOnHeap(0);
                case MAPPED_SINGLE -> MappedBytes.singleMappedBytes(file.toFile(), 1 << 20);
            };
        }
    }

    /** The ruler itself: it sees what is allocated. */
    @Test
    void garbageIsNoticed() {
        assertThat(Garbage.fewest(() -> kept = new byte[1])).isGreaterThan(8);
    }

    @Test
    void thePageHasEveryType() throws Exception {
        assertThat(typesOfThePage())
                .containsExactlyElementsOf(Held.all().stream().map(Held::type).toList());
    }

    private static List<String> typesOfThePage() throws IOException {
        return Files.readString(Path.of("../docs/allocation.md"))
                .lines()
                .filter(line -> line.startsWith("| `"))
                .map(line -> line.split("`")[1])
                .toList();
    }
}
