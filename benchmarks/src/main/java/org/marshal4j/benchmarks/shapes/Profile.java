package org.marshal4j.benchmarks.shapes;

import java.util.ArrayList;
import java.util.List;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesMarshallable;

/** What the JVM has run before the measurement. */
public enum Profile {
    /** Only the class and the kind of Bytes that are measured. */
    CLEAN {
        @Override
        void prepare(Form form) {
            // nothing but what is measured
        }
    },

    /** Several classes in four kinds of Bytes, as in a service that has run for a while. */
    POLLUTED {
        @Override
        void prepare(Form form) {
            List<Bytes<?>> buffers = new ArrayList<>();
            for (Memory memory : Memory.values()) {
                buffers.add(memory.allocate());
            }
            if (form != Form.TRIVIAL) {
                // raw memory cannot be written to a hex dump
                buffers.add(Memory.hexDump());
            }
            for (int i = 0; i < ROUNDS; i++) {
                Bytes<?> bytes = buffers.get(i % buffers.size());
                for (Shape shape : SEEN) {
                    writeAndRead(shape, form, bytes);
                }
            }
            buffers.forEach(Bytes::releaseLast);
        }
    };

    private static final int ROUNDS = 40_000;
    private static final List<Shape> SEEN = List.of(Shape.LONGS_6, Shape.INTS_6, Shape.HIERARCHY, Shape.MARKET_DATA);

    /** Runs before the measurement, in the same JVM. */
    abstract void prepare(Form form);

    private static void writeAndRead(Shape shape, Form form, Bytes<?> bytes) {
        BytesMarshallable object = form.create(shape);
        bytes.clear();
        object.writeMarshallable(bytes);
        object.readMarshallable(bytes);
    }
}
