package org.marshal4j.benchmarks.shapes;

import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesMarshallable;
import org.marshal4j.benchmarks.OftenStarted;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/** Writes and reads an object of a shape, in one of its forms. Each combination has forks of its own. */
@Fork(2)
public class ShapeBenchmark extends OftenStarted {

    @Param("MARKET_DATA")
    private Shape shape;

    @Param({"NONE", "RAW", "EXPLICIT", "TRIVIAL", "GENERATED"})
    private Form form;

    @Param("NATIVE")
    private Memory memory;

    @Param("CLEAN")
    private Profile profile;

    private BytesMarshallable object;
    private Bytes<?> bytes;

    @Setup
    public void checkAndPrepare() {
        profile.prepare(form);
        bytes = memory.allocate();
        object = ShapeCheck.check(shape, form, bytes);
    }

    @TearDown
    public void release() {
        bytes.releaseLast();
    }

    @Benchmark
    public Object write() {
        bytes.clear();
        object.writeMarshallable(bytes);
        return bytes;
    }

    @Benchmark
    public Object read() {
        bytes.readPosition(0);
        object.readMarshallable(bytes);
        return object;
    }
}
