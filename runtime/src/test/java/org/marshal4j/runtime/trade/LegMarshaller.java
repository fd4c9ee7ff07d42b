package org.marshal4j.runtime.trade;

import org.marshal4j.runtime.Booleans;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalVersion;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Marshallers;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.generated.Failures;
import org.marshal4j.runtime.generated.TypeSchema;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.schema.Schema;

/** Written by hand, in the way the generated marshallers are. */
public final class LegMarshaller implements Marshaller<Leg> {
    static final int SIZE = 13;
    static final Schema SCHEMA = TypeSchema.of(Leg.class, "price float64", "quantity int32", "open bool");
    public static final LegMarshaller INSTANCE = new LegMarshaller();

    static {
        Marshallers.register(INSTANCE, MarshalVersion.VERSION);
    }

    @Override
    public void write(Leg leg, Output out) {
        long start = out.position();
        try {
            writeBody(leg, out);
        } catch (Throwable e) {
            throw Failures.writing(this, out, start, e);
        }
    }

    static void writeBody(Leg leg, Output out) {
        Checks.exactType(leg, Leg.class);
        int quantity = Checks.required("quantity", leg.quantity);
        long offset = out.reserve(SIZE);
        store(leg, quantity, out.base(), offset);
    }

    private static void store(Leg leg, int quantity, Object base, long offset) {
        RawMemory.putDouble(base, offset, leg.price);
        RawMemory.putInt(base, offset + 8, quantity);
        RawMemory.putBoolean(base, offset + 12, leg.open);
    }

    @Override
    public Leg read(Input in) {
        long start = in.position();
        try {
            return readBody(in);
        } catch (Throwable e) {
            throw Failures.reading(this, in, start, e);
        }
    }

    static Leg readBody(Input in) {
        Leg leg = new Leg();
        long offset = in.take(SIZE);
        load(leg, in.base(), offset);
        return leg;
    }

    private static void load(Leg leg, Object base, long offset) {
        leg.price = RawMemory.getDouble(base, offset);
        leg.quantity = RawMemory.getInt(base, offset + 8);
        leg.open = Booleans.get(base, offset + 12);
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
