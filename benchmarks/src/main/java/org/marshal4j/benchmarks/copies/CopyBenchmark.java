package org.marshal4j.benchmarks.copies;

import static org.marshal4j.benchmarks.workload.Workload.BOOK_UPDATE;
import static org.marshal4j.benchmarks.workload.Workload.MARKET_DATA;
import static org.marshal4j.benchmarks.workload.Workload.MEDIA_STANDARD;
import static org.marshal4j.benchmarks.workload.Workload.ORDER_1;

import java.util.Arrays;
import java.util.EnumSet;
import net.openhft.chronicle.bytes.Bytes;
import org.marshal4j.benchmarks.Timed;
import org.marshal4j.benchmarks.memory.Before;
import org.marshal4j.benchmarks.workload.Workload;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/**
 * Measures copies, as new objects and into existing ones, beside the same by hand. The alternative without copies is to
 * write and read in native memory, which is the fastest way.
 */
@Fork(3)
public class CopyBenchmark extends Timed {
    private static final int ROUNDS = 20_000;

    @Param({"MARKET_DATA", "ORDER_1", "ORDER_100", "MEDIA_STANDARD", "BOOK_UPDATE"})
    private Workload workload;

    /** With {@link Before#EVERYTHING}, objects of all workloads have been copied in all ways. */
    @Param("NOTHING")
    private Before before;

    private ChronicleMarshaller<Object> marshaller;
    private ByHand<Object> byHand;
    private Object value;
    private Object used;
    private Bytes<?> bytes;

    /** Creates the objects, and checks that all ways agree. */
    @Setup
    public void prepare() {
        bytes = Bytes.allocateElasticDirect();
        if (before == Before.EVERYTHING) {
            for (Workload each : EnumSet.of(MARKET_DATA, ORDER_1, MEDIA_STANDARD, BOOK_UPDATE)) {
                prepare(each);
                for (int i = 0; i < ROUNDS; i++) {
                    everyWay();
                }
            }
        }
        prepare(workload);
        byte[] message = marshaller.toByteArray(value);
        for (Object copy : everyWay()) {
            if (copy == value || !Arrays.equals(message, marshaller.toByteArray(copy))) {
                throw new IllegalStateException("no copy of " + workload);
            }
        }
    }

    @SuppressWarnings("unchecked") // the marshaller belongs to this class
    private void prepare(Workload workload) {
        marshaller = (ChronicleMarshaller<Object>) (ChronicleMarshaller<?>) ChronicleMarshaller.of(workload.type());
        byHand = ByHand.of(workload);
        value = workload.sample();
        used = workload.sample();
    }

    private Object[] everyWay() {
        return new Object[] {copy(), copyInto(), copyByHand(), copyIntoByHand(), writeAndRead(), writeAndReadInto()};
    }

    @TearDown
    public void close() {
        bytes.releaseLast();
    }

    /** Copies to a new object. */
    @Benchmark
    public Object copy() {
        return marshaller.copy(value);
    }

    /** Copies into an object that already holds a copy. */
    @Benchmark
    public Object copyInto() {
        marshaller.copyInto(value, used);
        return used;
    }

    /** Copies to a new object, by hand. */
    @Benchmark
    public Object copyByHand() {
        return byHand.copy(value);
    }

    /** Copies by hand into an object that already holds a copy. */
    @Benchmark
    public Object copyIntoByHand() {
        byHand.copyInto(value, used);
        return used;
    }

    /** Writes to memory, and reads a new object from it. */
    @Benchmark
    public Object writeAndRead() {
        bytes.clear();
        marshaller.write(value, bytes);
        return marshaller.read(bytes);
    }

    /** Writes to memory, and reads into an object that already holds a copy. */
    @Benchmark
    public Object writeAndReadInto() {
        bytes.clear();
        marshaller.write(value, bytes);
        marshaller.readInto(used, bytes);
        return used;
    }
}
