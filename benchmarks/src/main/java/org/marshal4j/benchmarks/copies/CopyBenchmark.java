package org.marshal4j.benchmarks.copies;

import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import net.openhft.chronicle.bytes.Bytes;
import org.marshal4j.benchmarks.workload.Workload;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/** A copy, new or in an object that is used again, by copying and by writing and reading in native memory, the fastest way without copies. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(3)
public class CopyBenchmark {

    @Param({"MARKET_DATA", "ORDER_1", "ORDER_100", "MEDIA_STANDARD", "BOOK_UPDATE"})
    private Workload workload;

    private ChronicleMarshaller<Object> marshaller;
    private Object value;
    private Object used;
    private Bytes<?> bytes;

    /** Makes the objects, and compares the ways. */
    @Setup
    @SuppressWarnings("unchecked") // the marshaller is that of its class
    public void prepare() {
        marshaller = (ChronicleMarshaller<Object>) (ChronicleMarshaller<?>) ChronicleMarshaller.of(workload.type());
        value = workload.sample();
        used = workload.sample();
        bytes = Bytes.allocateElasticDirect();
        byte[] message = marshaller.toByteArray(value);
        for (Object copy : new Object[] {copy(), copyInto(), writeAndRead(), writeAndReadInto()}) {
            if (copy == value || !Arrays.equals(message, marshaller.toByteArray(copy))) {
                throw new IllegalStateException("no copy of " + workload);
            }
        }
    }

    @TearDown
    public void close() {
        bytes.releaseLast();
    }

    /** A new object. */
    @Benchmark
    public Object copy() {
        return marshaller.copy(value);
    }

    /** Into an object that holds a copy already. */
    @Benchmark
    public Object copyInto() {
        marshaller.copyInto(value, used);
        return used;
    }

    /** A new object, by way of its bytes. */
    @Benchmark
    public Object writeAndRead() {
        bytes.clear();
        marshaller.write(value, bytes);
        return marshaller.read(bytes);
    }

    /** Into an object that holds a copy already, by way of its bytes. */
    @Benchmark
    public Object writeAndReadInto() {
        bytes.clear();
        marshaller.write(value, bytes);
        marshaller.readInto(used, bytes);
        return used;
    }
}
