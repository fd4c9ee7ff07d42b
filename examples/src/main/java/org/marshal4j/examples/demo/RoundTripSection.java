package org.marshal4j.examples.demo;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.marshal4j.examples.demo.Terminal.Column;
import org.marshal4j.examples.sockets.RoundTripTimes;
import org.marshal4j.examples.sockets.RoundTrips;

/** Requests and responses over a socket, with marshal4j and with Java serialization in turn. */
public record RoundTripSection(int turns, int warmUp, int rounds) implements Section {
    private static final List<Column> COLUMNS = List.of(
            Column.left(""),
            Column.right("median"),
            Column.right("of the turns"),
            Column.right("99%"),
            Column.right("99.9%"),
            Column.right("longest"),
            Column.right("request"),
            Column.right("response"));

    /** Returns a section whose results are meaningful. */
    public static RoundTripSection thorough() {
        return new RoundTripSection(5, 10_000, 10_000);
    }

    /** Returns a section that does everything as briefly as possible. */
    public static RoundTripSection brief() {
        return new RoundTripSection(1, 100, 500);
    }

    @Override
    public String title() {
        return "Round trips over a socket";
    }

    @Override
    public void print(Terminal terminal) {
        terminal.text("""
                A server answers logins, orders and cancellations from a client over the loopback interface. Requests and responses are
                sealed families of records; a generated dispatcher calls the server's method for each.
                """);
        terminal.text("");
        Load load = Load.now();
        List<RoundTrips> all = RoundTrips.all(turns, rounds);
        measure(all, terminal);
        List<RoundTrips> ranked = all.stream()
                .sorted(Comparator.comparingDouble(each -> each.times().micros(0.5)))
                .toList();
        terminal.table(COLUMNS, ranked.stream().map(RoundTripSection::row).toList());
        terminal.text("");
        terminal.text("""
                Microseconds per round trip, the fastest median first; average bytes of a request and of a response, with their framing.
                %,d round trips each, in %d turns. Each turn uses a new connection and starts with %,d more that do not count.

                Look at the medians, and whether the medians of the turns of two rows overlap; if they do, this run does not show which
                is faster. Most of the time is spent in the kernel, and is the same for all. The columns to the right of the turns
                mostly show the machine: pauses and other programs. The bytes are the same in every run. Every response was checked.
                An ObjectOutputStream that is never reset keeps every object that it has sent.
                """.formatted(turns * rounds, turns, warmUp));
        load.warning().ifPresent(warning -> {
            terminal.text("");
            terminal.text(warning);
        });
    }

    private void measure(List<RoundTrips> all, Terminal terminal) {
        int steps = turns * all.size() * (warmUp + rounds);
        int before = 0;
        for (int turn = 0; turn < turns; turn++) {
            for (RoundTrips each : all) {
                int done = before;
                try {
                    each.turn(warmUp, rounds, now -> {
                        if (now % 2000 == 0) {
                            terminal.progress(each.label(), done + now, steps + 1);
                        }
                    });
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
                before += warmUp + rounds;
            }
        }
        terminal.progress("", steps, steps);
    }

    private static List<String> row(RoundTrips each) {
        RoundTripTimes times = each.times();
        RoundTripTimes.Spread turns = times.medians();
        return List.of(
                each.label(),
                format("%.1f", times.micros(0.5)),
                format("%.1f", turns.least()) + " to " + format("%.1f", turns.most()),
                format("%.1f", times.micros(0.99)),
                format("%.1f", times.micros(0.999)),
                format("%,.0f", times.micros(1)),
                format("%.1f", each.bytesOfRequest()),
                format("%.1f", each.bytesOfResponse()));
    }

    private static String format(String format, double value) {
        return String.format(Locale.ROOT, format, value);
    }
}
