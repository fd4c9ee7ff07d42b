package org.marshal4j.examples.allocation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Supplier;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.MappedBytes;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.examples.marketdata.MarketData;
import org.marshal4j.examples.marketdata.MarketDataMarshaller;
import org.marshal4j.examples.marketdata.Samples;
import org.marshal4j.examples.orders.Order;
import org.marshal4j.examples.orders.OrderMarshaller;
import org.marshal4j.kit.Garbage;

/** Kinds of Bytes whose memory is accessed in different ways. */
enum Kind {
    NATIVE_ELASTIC,
    NATIVE_FIXED,
    HEAP_ELASTIC,
    MAPPED_SINGLE;

    private static final int ROOM = 1000;

    /**
     * Returns what is allocated for each message that is written, read and copied: first with numbers, then with
     * texts, an array and objects in a list.
     */
    Fewest measure() throws IOException {
        Order order = Order.sample();
        // A record, which is new each time.
        order.customer = null;
        Path file = Files.createTempFile("allocation", ".bytes");
        Bytes<?> bytes = make(file);
        try {
            return new Fewest(
                    Garbage.fewest(
                            1,
                            round(
                                    MarketDataMarshaller.INSTANCE,
                                    Samples.fill(new MarketData()),
                                    MarketData::new,
                                    bytes)),
                    Garbage.fewest(1, round(OrderMarshaller.INSTANCE, order, Order::new, bytes)));
        } finally {
            bytes.releaseLast();
            Files.delete(file);
        }
    }

    private static <T> Runnable round(ChronicleMarshaller<T> marshaller, T message, Supplier<T> fresh, Bytes<?> bytes) {
        T used = fresh.get();
        T copy = fresh.get();
        return () -> {
            bytes.clear();
            marshaller.write(message, bytes);
            marshaller.readInto(used, bytes);
            marshaller.copyInto(used, copy);
        };
    }

    private Bytes<?> make(Path file) throws IOException {
        return switch (this) {
            case NATIVE_ELASTIC -> Bytes.allocateElasticDirect();
            case NATIVE_FIXED -> Bytes.allocateDirect(ROOM);
            case HEAP_ELASTIC -> Bytes.allocateElasticOnHeap(0);
            case MAPPED_SINGLE -> MappedBytes.singleMappedBytes(file.toFile(), 1 << 20);
        };
    }
}
