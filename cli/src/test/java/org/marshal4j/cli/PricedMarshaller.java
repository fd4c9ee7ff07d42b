package org.marshal4j.cli;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Output;
import org.marshal4j.schema.Schema;

/** What the processor would generate for it. */
public final class PricedMarshaller implements Marshaller<Priced> {
    public static final PricedMarshaller INSTANCE = new PricedMarshaller();

    public static final int MIN_SIZE = 8;
    public static final int MAX_SIZE = 8;

    @Override
    public void write(Priced value, Output out) {
        out.writeDouble(value.price);
    }

    @Override
    public Priced read(Input in) {
        Priced priced = new Priced();
        priced.price = in.readDouble();
        return priced;
    }

    @Override
    public long sizeOf(Priced value) {
        return 8;
    }

    @Override
    public Schema schema() {
        return Schema.of("org.marshal4j.cli.Priced", "price float64");
    }

    @Override
    public Class<Priced> type() {
        return Priced.class;
    }
}
