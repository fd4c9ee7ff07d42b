package org.marshal4j.benchmarks.copies;

import java.util.Arrays;
import net.openhft.chronicle.bytes.Bytes;
import org.marshal4j.benchmarks.Timed;
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

    @Param({"MARKET_DATA", "ORDER_1", "ORDER_100", "MEDIA_STANDARD", "BOOK_UPDATE"})
    private Workload workload;

    private ChronicleMarshaller<Object> marshaller;
    private ByHand<Object> byHand;
    private Object value;
    private Object used;
    private Bytes<?> bytes;

    /** Creates the objects, and checks that all ways agree. */
    @Setup
    @SuppressWarnings("unchecked") // the marshaller belongs to this class
    public void prepare() {
        marshaller = (ChronicleMarshaller<Object>) (ChronicleMarshaller<?>) ChronicleMarshaller.of(workload.type());
        byHand = ByHand.of(workload);
        value = workload.sample();
        used = workload.sample();
        bytes = Bytes.allocateElasticDirect();
        byte[] message = marshaller.toByteArray(value);
        for (Object copy :
                new Object[] {copy(), copyInto(), copyByHand(), copyIntoByHand(), writeAndRead(), writeAndReadInto()}) {
            if (copy == value || !Arrays.equals(message, marshaller.toByteArray(copy))) {
                throw new IllegalStateException("no copy of " + workload);
            }
        }
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
