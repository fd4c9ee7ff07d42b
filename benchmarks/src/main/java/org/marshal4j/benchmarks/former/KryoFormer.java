package org.marshal4j.benchmarks.former;

import com.esotericsoftware.kryo.kryo5.Kryo;
import com.esotericsoftware.kryo.kryo5.serializers.CompatibleFieldSerializer;
import com.esotericsoftware.kryo.kryo5.unsafe.UnsafeInput;
import com.esotericsoftware.kryo.kryo5.unsafe.UnsafeOutput;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/**
 * Kryo with the serializer that knows fields by their names. The type of a field cannot change, so the former classes
 * are those without the widening.
 */
final class KryoFormer implements FormerReader {
    private static final String VERSION = "alike";

    private final Kryo kryo;
    private final UnsafeInput in = new UnsafeInput();
    private final byte[] bytes;
    private final Class<?> type;

    KryoFormer(FormerMessage message) {
        UnsafeOutput out = new UnsafeOutput(1 << 10, -1);
        kryo(message.formerClasses(VERSION), message).writeObject(out, message.former(VERSION));
        bytes = out.toBytes();
        kryo = kryo(message.todaysClasses(), message);
        type = message.today();
    }

    private static Kryo kryo(List<Class<?>> classes, FormerMessage message) {
        Kryo kryo = new Kryo();
        kryo.setReferences(false);
        kryo.setOptimizedGenerics(false);
        kryo.setDefaultSerializer(CompatibleFieldSerializer.class);
        kryo.register(ArrayList.class);
        kryo.register(BigDecimal.class);
        message.enums().forEach(kryo::register);
        for (Class<?> each : classes) {
            CompatibleFieldSerializer<?> fields =
                    (CompatibleFieldSerializer<?>) kryo.register(each).getSerializer();
            if (each == org.marshal4j.benchmarks.workload.order.OrderLine.class) {
                fields.removeField("order");
            }
        }
        return kryo;
    }

    @Override
    public Object read() {
        in.setBuffer(bytes, 0, bytes.length);
        return FormerMessage.linked(kryo.readObject(in, type));
    }

    @Override
    public int size() {
        return bytes.length;
    }
}
