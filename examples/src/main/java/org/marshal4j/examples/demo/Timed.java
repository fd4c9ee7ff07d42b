package org.marshal4j.examples.demo;

import java.util.Arrays;
import java.util.function.ObjIntConsumer;
import net.openhft.chronicle.bytes.Bytes;

/** One form of a quote that is timed: loops of its own, so that its calls are as they are where only one form is in use. */
final class Timed {

    private final String name;
    private final ObjIntConsumer<Bytes<?>> write;
    private final ObjIntConsumer<Bytes<?>> read;
    private final double[] writeNanos;
    private final double[] readNanos;

    /**
     * A form.
     *
     * @param write writes that often, each time to the start of the buffer
     * @param read reads that often, each time from the start of the buffer
     */
    Timed(String name, ObjIntConsumer<Bytes<?>> write, ObjIntConsumer<Bytes<?>> read, int rounds) {
        this.name = name;
        this.write = write;
        this.read = read;
        this.writeNanos = new double[rounds];
        this.readNanos = new double[rounds];
    }

    String name() {
        return name;
    }

    /** Times one round of writing and one of reading. */
    void round(int round, int operations) {
        Bytes<?> bytes = Bytes.allocateDirect(256);
        try {
            writeNanos[round] = nanos(write, bytes, operations);
            readNanos[round] = nanos(read, bytes, operations);
        } finally {
            bytes.releaseLast();
        }
    }

    /** The median of the second half of the rounds; the first half warms up. */
    double write() {
        return median(writeNanos);
    }

    /** Likewise. */
    double read() {
        return median(readNanos);
    }

    private static double nanos(ObjIntConsumer<Bytes<?>> loop, Bytes<?> bytes, int operations) {
        long start = System.nanoTime();
        loop.accept(bytes, operations);
        return (System.nanoTime() - start) / (double) operations;
    }

    private static double median(double[] rounds) {
        double[] sorted = Arrays.copyOfRange(rounds, rounds.length / 2, rounds.length);
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }
}
