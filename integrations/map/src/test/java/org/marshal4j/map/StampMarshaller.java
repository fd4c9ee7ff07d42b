package org.marshal4j.map;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalVersion;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Marshallers;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.Text;
import org.marshal4j.runtime.generated.MessageId;
import org.marshal4j.runtime.generated.TypeSchema;
import org.marshal4j.runtime.inspect.SchemaHistory;
import org.marshal4j.schema.Schema;

/** The price was a float32 behind the venue, and is a float64 in front of it. */
final class StampMarshaller implements Marshaller<Stamp> {
    static final StampMarshaller INSTANCE = new StampMarshaller();
    static final int FORMER_ID = 0x77791146;
    static final int TODAYS_ID = 0x3a3db105;

    private static final Schema FORMER =
            TypeSchema.of(Stamp.class, "venue text?", "price float32").withSchemaId();
    private static final Schema TODAY =
            TypeSchema.of(Stamp.class, "price float64", "venue text?").withSchemaId();

    private static final SchemaHistory<Stamp> HISTORY = new SchemaHistory<>(INSTANCE, """
            wire 1
            revision 2
            id 1 77791146 org.marshal4j.map.Stamp
            id 2 3a3db105 org.marshal4j.map.Stamp

            org.marshal4j.map.Stamp schemaId from=2
              price float64
              venue text?

            org.marshal4j.map.Stamp schemaId from=1 to=1
              venue text?
              price float32
            """);

    static boolean isFormer;

    static {
        Marshallers.register(INSTANCE, MarshalVersion.VERSION);
    }

    @Override
    public void write(Stamp stamp, Output out) {
        out.writeInt(schemaId());
        if (isFormer) {
            Text.write(stamp.venue, out);
            out.writeFloat((float) stamp.price);
        } else {
            out.writeDouble(stamp.price);
            Text.write(stamp.venue, out);
        }
    }

    @Override
    public Stamp read(Input in) {
        if (!MessageId.isNext(schemaId(), in)) {
            if (isFormer) {
                throw new IllegalArgumentException("an id of the future");
            }
            return HISTORY.read(null, in);
        }
        if (isFormer) {
            String venue = Text.read(null, in);
            return new Stamp(in.readFloat(), venue);
        }
        return new Stamp(in.readDouble(), Text.read(null, in));
    }

    @Override
    public long sizeOf(Stamp stamp) {
        return Integer.BYTES + (isFormer ? Float.BYTES : Double.BYTES) + Text.sizeOf(stamp.venue);
    }

    @Override
    public int schemaId() {
        return isFormer ? FORMER_ID : TODAYS_ID;
    }

    @Override
    public int schemaIdOf(long fingerprint, long names) {
        return isFormer ? 0 : HISTORY.idOf(fingerprint, names);
    }

    @Override
    public Schema schema() {
        return isFormer ? FORMER : TODAY;
    }

    @Override
    public Class<Stamp> type() {
        return Stamp.class;
    }
}
