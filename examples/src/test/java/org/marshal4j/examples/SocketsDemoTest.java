package org.marshal4j.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.marshal4j.examples.demo.RoundTripSection;
import org.marshal4j.examples.demo.Terminal;
import org.marshal4j.examples.sockets.RoundTripTimes;
import org.marshal4j.examples.sockets.RoundTrips;

class SocketsDemoTest {

    @Test
    @Timeout(300)
    void showsATable() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Terminal.of(new PrintStream(out, true, StandardCharsets.UTF_8)).show(RoundTripSection.brief());

        List<String> shown = out.toString(StandardCharsets.UTF_8).lines().toList();
        assertThat(RoundTrips.LABELS)
                .hasSize(3)
                .allSatisfy(label -> assertThat(shown)
                        .filteredOn(line -> line.startsWith("  " + label + "  "))
                        .singleElement()
                        .asString()
                        .matches(".* +[\\d.]+ +[\\d.]+ to [\\d.]+( +[\\d,.]+){5}"));
        assertThat(shown)
                .contains(
                        "500 round trips each, in 1 turns. Each turn uses a new connection and starts with 100 more that do not count.");
    }

    /** The sizes in the table agree with the format: 4 bytes for the length, 1 for the type, and the fields. */
    @Test
    @Timeout(300)
    void countsBytes() throws Exception {
        RoundTrips marshal4j = RoundTrips.all(1, 500).get(0);
        marshal4j.turn(100, 500, done -> {});
        assertThat(marshal4j.bytesOfRequest()).isBetween(4 + 1 + 8.0, 4 + 1 + 8 + 7 + 1 + 4 + 8.0);
        assertThat(marshal4j.bytesOfResponse()).isBetween(4 + 1 + 8 + 4.0, 4 + 1 + 8 + 20.0);
        assertThat(marshal4j.times().count()).isEqualTo(500);
        assertThat(marshal4j.times().micros(0.5))
                .isPositive()
                .isLessThanOrEqualTo(marshal4j.times().micros(1));
    }

    /** A pause of a second affects the longest time, but none of the figures that rank the rows. */
    @Test
    void aPauseDoesNotMoveTheMedian() {
        RoundTripTimes times = new RoundTripTimes(200);
        for (int turn = 1; turn <= 2; turn++) {
            times.beginTurn();
            for (int i = 0; i < 100; i++) {
                times.add(turn == 2 && i == 7 ? 1_000_000_000 : turn * 10_000);
            }
        }
        assertThat(times.medians()).isEqualTo(new RoundTripTimes.Spread(10, 20));
        assertThat(times.micros(0.25)).isEqualTo(10);
        assertThat(times.micros(0.75)).isEqualTo(20);
        assertThat(times.micros(1)).isEqualTo(1_000_000);
    }
}
