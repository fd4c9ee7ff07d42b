package org.marshal4j.examples.demo;

import java.time.Duration;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesMarshallable;
import org.marshal4j.examples.marketdata.Samples;

/**
 * Several different quotes of one form that are repeatedly written to native memory one after another, and read from
 * there into other objects.
 */
final class Contestant {

    private static final int QUOTES = 16;
    private static final int REPETITIONS = 32;
    private static final int LARGEST = 256;
    private static final long TURN = Duration.ofMillis(20).toNanos();
    private static final int OPERATIONS = QUOTES * REPETITIONS;

    private final BytesMarshallable[] written;
    private final BytesMarshallable[] read;
    private final Bytes<?> bytes = Bytes.allocateDirect(QUOTES * LARGEST);
    private final int rounds;
    private final Laps writing;
    private final Laps reading;

    Contestant(Supplier<BytesMarshallable> constructor, int rounds) {
        written = IntStream.range(0, QUOTES)
                .mapToObj(i -> Samples.fill(constructor.get(), i))
                .toArray(BytesMarshallable[]::new);
        read = IntStream.range(0, QUOTES).mapToObj(i -> constructor.get()).toArray(BytesMarshallable[]::new);
        this.rounds = rounds;
        writing = new Laps(rounds);
        reading = new Laps(rounds);
    }

    /**
     * Runs all rounds, and checks that everything was read: otherwise the times would mean nothing.
     *
     * @throws IllegalStateException if a field differs
     */
    Times times() {
        for (int round = 0; round < rounds; round++) {
            writing.round(this::write, OPERATIONS, TURN);
            reading.round(this::read, OPERATIONS, TURN);
        }
        bytes.releaseLast();
        for (int i = 0; i < QUOTES; i++) {
            Samples.requireEqual(written[i], read[i]);
        }
        return new Times(writing.nanos(), reading.nanos());
    }

    private void write() {
        for (int i = 0; i < REPETITIONS; i++) {
            bytes.clear();
            for (BytesMarshallable quote : written) {
                quote.writeMarshallable(bytes);
            }
        }
    }

    private void read() {
        for (int i = 0; i < REPETITIONS; i++) {
            bytes.readPosition(0);
            for (BytesMarshallable quote : read) {
                quote.readMarshallable(bytes);
            }
        }
    }
}
