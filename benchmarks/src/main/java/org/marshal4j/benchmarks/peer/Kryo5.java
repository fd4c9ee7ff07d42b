package org.marshal4j.benchmarks.peer;

import com.esotericsoftware.kryo.kryo5.Kryo;
import com.esotericsoftware.kryo.kryo5.serializers.FieldSerializer;
import com.esotericsoftware.kryo.kryo5.unsafe.UnsafeInput;
import com.esotericsoftware.kryo.kryo5.unsafe.UnsafeOutput;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.function.UnaryOperator;
import org.marshal4j.benchmarks.workload.Contestant;
import org.marshal4j.benchmarks.workload.Workload;
import org.marshal4j.benchmarks.workload.order.OrderLine;

/**
 * Kryo with the fastest of the options in its manual: buffers over {@code Unsafe}, numbers of fixed length, registered
 * classes, no optimization for generics, no tracking of references. With tracking, an order with a hundred lines takes
 * more than twice the time.
 */
public class Kryo5 implements Contestant {
    private final Kryo kryo = new Kryo();
    final UnsafeOutput out = new UnsafeOutput(64 << 10);
    private final UnsafeInput in = new UnsafeInput();
    private final Object message;
    private final Class<?> type;
    private final UnaryOperator<Object> afterReading;

    /** Writes and reads the sample of a workload. */
    public Kryo5(Workload workload) {
        message = workload.sample();
        type = workload.type();
        afterReading = BackReferences.restoring(workload);
        kryo.setReferences(false);
        kryo.setOptimizedGenerics(false);
        kryo.register(ArrayList.class);
        kryo.register(BigDecimal.class);
        workload.classes().forEach(this::register);
        out.setVariableLengthEncoding(false);
        in.setVariableLengthEncoding(false);
    }

    private void register(Class<?> held) {
        if (kryo.register(held).getSerializer() instanceof FieldSerializer<?> fields) {
            fields.getFieldSerializerConfig().setVariableLengthEncoding(false);
            fields.updateFields();
            if (held == OrderLine.class) {
                fields.removeField("order");
            }
        }
    }

    @Override
    public int write() {
        out.reset();
        kryo.writeObject(out, message);
        return out.position();
    }

    @Override
    public Object read() {
        return read(out.getBuffer(), out.position());
    }

    final Object read(byte[] array, int length) {
        in.setBuffer(array, 0, length);
        return afterReading.apply(kryo.readObject(in, type));
    }

    /** Writes each message to a new array, instead of a buffer that is reused. */
    public static final class NewArrays extends Kryo5 {
        private byte[] array = {};

        /** Writes and reads the sample of a workload. */
        public NewArrays(Workload workload) {
            super(workload);
        }

        @Override
        public int write() {
            super.write();
            array = out.toBytes();
            return array.length;
        }

        @Override
        public Object read() {
            return read(array, array.length);
        }
    }
}
