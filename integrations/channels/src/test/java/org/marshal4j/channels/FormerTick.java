package org.marshal4j.channels;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.Text;
import org.marshal4j.runtime.generated.TypeSchema;
import org.marshal4j.schema.Schema;

/** Ticks of a former version of the program: the price was a float behind the venue. */
final class FormerTick implements Marshaller<Tick> {
    private final int id;
    private final Schema schema;

    /** With the name that the price had. */
    FormerTick(int id, String price) {
        this.id = id;
        this.schema =
                TypeSchema.of(Tick.class, "venue text?", price + " float32").withSchemaId();
    }

    @Override
    public void write(Tick tick, Output out) {
        out.writeInt(id);
        Text.write(tick.venue, out);
        out.writeFloat((float) tick.price);
    }

    @Override
    public Tick read(Input in) {
        throw new UnsupportedOperationException();
    }

    @Override
    public long sizeOf(Tick tick) {
        return Integer.BYTES + Text.sizeOf(tick.venue) + Float.BYTES;
    }

    @Override
    public int schemaId() {
        return id;
    }

    @Override
    public Schema schema() {
        return schema;
    }

    @Override
    public Class<Tick> type() {
        return Tick.class;
    }
}
