package org.marshal4j.benchmarks.latency;

import java.util.List;
import org.marshal4j.benchmarks.workload.book.BookUpdate;
import org.marshal4j.benchmarks.workload.book.FlatBookUpdate;

/** The forms that are compared. Each message differs from the last in its number, time, instrument and best prices. */
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
                    ReflectiveBookUpdate::sample,
                    ReflectiveBookUpdate::new,
                    Forms::change,
                    message -> message.sequence),
            new Form<>(
                    "chronicle-primitive",
                    "Chronicle's default, all primitive",
                    ReflectiveFlatBookUpdate::sample,
                    ReflectiveFlatBookUpdate::new,
                    Forms::change,
                    message -> message.sequence));

    private static final String[] SYMBOLS = {"VOD.L", "BARC.L", "HSBA.L", "BP.L", "GSK.L", "ULVR.L", "RIO.L", "AZN.L"};

    private Forms() {}

    /** The form of this name. */
    static Form<?> named(String name) {
        return ALL.stream()
                .filter(form -> form.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no form " + name));
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

    private static void change(ReflectiveBookUpdate message, long sequence, long time) {
        message.sequence = sequence;
        message.time = time;
        message.symbol = SYMBOLS[instrument(sequence)];
        message.bids.get(0).price = bid(sequence);
        message.asks.get(0).price = ask(sequence);
    }

    private static void change(ReflectiveFlatBookUpdate message, long sequence, long time) {
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
