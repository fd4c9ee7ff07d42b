package org.marshal4j.benchmarks.latency;

import java.util.List;
import org.marshal4j.benchmarks.peer.Copies;
import org.marshal4j.benchmarks.workload.Workload;
import org.marshal4j.benchmarks.workload.book.BookUpdate;
import org.marshal4j.benchmarks.workload.book.FlatBookUpdate;

/**
 * The forms that are compared. Each message differs from the one before in its number, time, instrument and best
 * prices.
 */
final class Forms {

    /** All of them, in the order of the columns. */
    static final List<Form<?>> ALL = List.of(
            new Form<>(
                    "marshal4j-text",
                    "marshal4j, text and lists",
                    BookUpdate::sample,
                    BookUpdate::new,
                    Forms::change,
                    message -> message.sequence),
            new Form<>(
                    "marshal4j-primitive",
                    "marshal4j, all primitive",
                    FlatBookUpdate::sample,
                    FlatBookUpdate::new,
                    Forms::change,
                    message -> message.sequence),
            new Form<>(
                    "chronicle-text",
                    "Chronicle's default, text and lists",
                    () -> reflective(Workload.BOOK_UPDATE, org.marshal4j.benchmarks.peer.wire.model.BookUpdate.class),
                    org.marshal4j.benchmarks.peer.wire.model.BookUpdate::new,
                    Forms::change,
                    message -> message.sequence),
            new Form<>(
                    "chronicle-primitive",
                    "Chronicle's default, all primitive",
                    () -> reflective(
                            Workload.FLAT_BOOK_UPDATE, org.marshal4j.benchmarks.peer.wire.model.FlatBookUpdate.class),
                    org.marshal4j.benchmarks.peer.wire.model.FlatBookUpdate::new,
                    Forms::change,
                    message -> message.sequence));

    private static final String[] SYMBOLS = {"VOD.L", "BARC.L", "HSBA.L", "BP.L", "GSK.L", "ULVR.L", "RIO.L", "AZN.L"};

    private Forms() {}

    /** Returns the form with this name. */
    static Form<?> named(String name) {
        return ALL.stream()
                .filter(form -> form.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no form " + name));
    }

    /**
     * Returns the sample as the class that the benchmark of Chronicle Wire uses. The class overrides nothing, so that
     * reflection copies each field.
     */
    private static <T> T reflective(Workload workload, Class<T> type) {
        return type.cast(Copies.of(workload, type).orElseThrow().convert(workload.sample()));
    }

    private static void change(BookUpdate message, long sequence, long time) {
        message.sequence = sequence;
        message.time = time;
        message.symbol = SYMBOLS[instrument(sequence)];
        message.bids.get(0).price = bid(sequence);
        message.asks.get(0).price = ask(sequence);
    }

    private static void change(FlatBookUpdate message, long sequence, long time) {
        message.sequence = sequence;
        message.time = time;
        message.instrument = instrument(sequence);
        message.bidPrice0 = bid(sequence);
        message.askPrice0 = ask(sequence);
    }

    private static void change(org.marshal4j.benchmarks.peer.wire.model.BookUpdate message, long sequence, long time) {
        message.sequence = sequence;
        message.time = time;
        message.symbol = SYMBOLS[instrument(sequence)];
        message.bids.get(0).price = bid(sequence);
        message.asks.get(0).price = ask(sequence);
    }

    private static void change(
            org.marshal4j.benchmarks.peer.wire.model.FlatBookUpdate message, long sequence, long time) {
        message.sequence = sequence;
        message.time = time;
        message.instrument = instrument(sequence);
        message.bidPrice0 = bid(sequence);
        message.askPrice0 = ask(sequence);
    }

    private static int instrument(long sequence) {
        return (int) (sequence % SYMBOLS.length);
    }

    private static double bid(long sequence) {
        return 72.45 + sequence % 100 / 10_000.0;
    }

    private static double ask(long sequence) {
        return 72.47 + sequence % 100 / 10_000.0;
    }
}
