package org.marshal4j.runtime.trade;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.MarshalVersion;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Marshallers;
import org.marshal4j.runtime.generated.Checks;
import org.marshal4j.runtime.generated.Failures;
import org.marshal4j.runtime.generated.TypeSchema;
import org.marshal4j.runtime.memory.RawBytes;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.schema.Schema;

/** Written by hand, as the generated ones are. */
public final class LegMarshaller implements Marshaller<Leg> {
    static final int SIZE = 13;
    static final Schema SCHEMA = TypeSchema.of(Leg.class, "price float64", "quantity int32", "open bool");
    public static final LegMarshaller INSTANCE = new LegMarshaller();

    static {
        Marshallers.register(INSTANCE, MarshalVersion.VERSION);
    }

    @Override
    public void write(Leg leg, BytesOut<?> out) {
        long start = RawBytes.writePosition(out);
        try {
            writeBody(leg, out);
        } catch (Throwable e) {
            throw Failures.writing(this, out, start, e);
        }
    }

    static void writeBody(Leg leg, BytesOut<?> out) {
        Checks.exactType(leg, Leg.class);
        int quantity = Checks.required("quantity", leg.quantity);
        long offset = RawBytes.reserve(out, SIZE);
        if (offset != RawBytes.NOT_RAW) {
            store(leg, quantity, RawBytes.base(out), offset);
        } else {
            byte[] copy = new byte[SIZE];
            store(leg, quantity, copy, RawMemory.ARRAY_OFFSET);
            RawBytes.writeCopy(copy, SCHEMA, 0, 3, out);
        }
    }

    private static void store(Leg leg, int quantity, Object base, long offset) {
        RawMemory.putDouble(base, offset, leg.price);
        RawMemory.putInt(base, offset + 8, quantity);
        RawMemory.putBoolean(base, offset + 12, leg.open);
    }

    @Override
    public Leg read(BytesIn<?> in) {
        long start = RawBytes.readPosition(in);
        try {
            return readBody(in);
        } catch (Throwable e) {
            throw Failures.reading(this, in, start, e);
        }
    }

    static Leg readBody(BytesIn<?> in) {
        Leg leg = new Leg();
        long offset = RawBytes.take(in, SIZE);
        if (offset != RawBytes.NOT_RAW) {
            load(leg, RawBytes.base(in), offset);
        } else {
            load(leg, RawBytes.readCopy(in, SIZE), RawMemory.ARRAY_OFFSET);
        }
        return leg;
    }

    private static void load(Leg leg, Object base, long offset) {
        leg.price = RawMemory.getDouble(base, offset);
        leg.quantity = RawMemory.getInt(base, offset + 8);
        leg.open = RawMemory.getBoolean(base, offset + 12);
    }

    @Override
    public long sizeOf(Leg leg) {
        return SIZE;
    }

    @Override
    public Schema schema() {
        return SCHEMA;
    }

    @Override
    public Class<Leg> type() {
        return Leg.class;
    }
}
