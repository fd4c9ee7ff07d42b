package org.marshal4j.benchmarks.serialization;

import net.openhft.chronicle.bytes.Bytes;
import org.marshal4j.benchmarks.Timed;
import org.marshal4j.benchmarks.workload.Workload;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** Messages as arrays: with the methods of the marshaller, and as a user would do it without them. */
@Fork(1)
public class ArrayBenchmark extends Timed {

    @Param({"MARKET_DATA", "ORDER_1", "ORDER_100"})
    private Workload workload;

    private ChronicleMarshaller<Object> marshaller;
    private Object value;
    private Object target;
    private byte[] message;

    /** Writes once, so that there is something to read. */
    @Setup
    @SuppressWarnings("unchecked") // the marshaller belongs to this class
    public void write() {
        marshaller = (ChronicleMarshaller<Object>) (ChronicleMarshaller<?>) ChronicleMarshaller.of(workload.type());
        value = workload.sample();
        target = workload.sample();
        message = marshaller.toByteArray(value);
    }

    /** Uses the method. */
    @Benchmark
    public byte[] writes() {
        return marshaller.toByteArray(value);
    }

    /** Copies a finished message: no marshaller can be faster than that. */
    @Benchmark
    public byte[] copies() {
        return message.clone();
    }

    /** Uses a buffer on the heap, and copies what it holds. */
    @Benchmark
    public byte[] writesByElasticBytes() {
        Bytes<byte[]> bytes = Bytes.allocateElasticOnHeap();
        marshaller.write(value, bytes);
        return bytes.toByteArray();
    }

    /** Uses a buffer of exactly the required size. */
    @Benchmark
    public byte[] writesBySizeOf() {
        byte[] array = new byte[(int) marshaller.sizeOf(value)];
        Bytes<byte[]> bytes = Bytes.wrapForWrite(array);
        marshaller.write(value, bytes);
        return array;
    }

    /** Uses the method. */
    @Benchmark
    public Object reads() {
        marshaller.readInto(target, message);
        return target;
    }

    /** Uses a view of the array. */
    @Benchmark
    public Object readsByView() {
        marshaller.readInto(target, Bytes.wrapForRead(message));
        return target;
    }
}
