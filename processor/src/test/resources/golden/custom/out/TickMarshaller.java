package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Marshallers;
import org.marshal4j.runtime.generated.Checks;
import org.marshal4j.runtime.generated.Failures;
import org.marshal4j.runtime.generated.FieldMarshallers;
import org.marshal4j.runtime.generated.FixedFieldMarshallers;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.TypeSchema;
import org.marshal4j.runtime.memory.RawBytes;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.schema.Schema;

/**
 * Writes and reads {@link Tick}, 14 bytes or more each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fields = TickMarshaller.FIELDS
)
final class TickMarshaller implements Marshaller<Tick> {
    public static final TickMarshaller INSTANCE = new TickMarshaller();

    /**
     * The fewest bytes of a message.
     */
    public static final int MIN_SIZE = 14;

    /**
     * The most bytes of a message; -1 if there is no such number.
     */
    public static final int MAX_SIZE = -1;

    static final String FIELDS = """
            time int64
            last custom com.acme.PriceMarshaller?
            traded custom[4] com.acme.AmountMarshaller?
            """;

    private static final Schema SCHEMA = TypeSchema.of(Tick.class, FIELDS.split("\n"));

    private static final PriceMarshaller PRICE = new PriceMarshaller();

    private static final AmountMarshaller AMOUNT = new AmountMarshaller();

    static {
        Marshallers.register(INSTANCE, "@version@");
    }

    private TickMarshaller() {
    }

    @Override
    public void write(Tick tick, BytesOut<?> out) {
        long start = RawBytes.writePosition(out);
        try {
            writeFields(tick, out, 0);
        } catch (Throwable failure) {
            throw Failures.writing(this, out, start, failure);
        }
    }

    @Override
    public Tick read(BytesIn<?> in) {
        long start = RawBytes.readPosition(in);
        try {
            return readFields(null, in, 0);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public long sizeOf(Tick tick) {
        return sizeOfFields(tick, 0);
    }

    @Override
    public Schema schema() {
        return SCHEMA;
    }

    @Override
    public Class<Tick> type() {
        return Tick.class;
    }

    /**
     * The body of {@link #write}, for marshallers of types that hold such an object.
     */
    public static void writeFields(Tick tick, BytesOut<?> out, int depth) {
        Checks.exactType(tick, Tick.class);
        writeBlock1(tick, out);
        FieldMarshallers.writeNullable("last", PRICE, tick.last(), out);
        writeBlock2(tick, out);
    }

    /**
     * The body of {@link #read}; {@code current} cannot be filled and is left alone.
     */
    public static Tick readFields(Tick current, BytesIn<?> in, int depth) {
        long offset1 = RawBytes.take(in, 8);
        Object base1;
        if (offset1 != RawBytes.NOT_RAW) {
            base1 = RawBytes.base(in);
        } else {
            base1 = RawBytes.readCopy(in, 8);
            offset1 = RawMemory.ARRAY_OFFSET;
        }
        long time = RawMemory.getLong(base1, offset1);
        Price last = FieldMarshallers.readNullable("last", PRICE, null, in);
        long offset2 = RawBytes.take(in, 5);
        Object base2;
        if (offset2 != RawBytes.NOT_RAW) {
            base2 = RawBytes.base(in);
        } else {
            base2 = RawBytes.readCopy(in, 5);
            offset2 = RawMemory.ARRAY_OFFSET;
        }
        Amount traded = FixedFieldMarshallers.getNullable("traded", AMOUNT, null, base2, offset2);
        Tick tick = new Tick(time, last, traded);
        return tick;
    }

    /**
     * The body of {@link #sizeOf}, for marshallers of types that hold such an object.
     */
    public static long sizeOfFields(Tick tick, int depth) {
        Checks.exactType(tick, Tick.class);
        long size = 13;
        size += FieldMarshallers.sizeOfNullable("last", PRICE, tick.last());
        return size;
    }

    private static void writeBlock1(Tick tick, BytesOut<?> out) {
        long time = tick.time();
        long offset = RawBytes.reserve(out, 8);
        byte[] copy = offset == RawBytes.NOT_RAW ? new byte[8] : null;
        Object base = copy == null ? RawBytes.base(out) : copy;
        if (copy != null) {
            offset = RawMemory.ARRAY_OFFSET;
        }
        RawMemory.putLong(base, offset, time);
        if (copy != null) {
            RawBytes.writeCopy(copy, SCHEMA, 0, 1, out);
        }
    }

    private static void writeBlock2(Tick tick, BytesOut<?> out) {
        Amount traded = tick.traded();
        long offset = RawBytes.reserve(out, 5);
        byte[] copy = offset == RawBytes.NOT_RAW ? new byte[5] : null;
        Object base = copy == null ? RawBytes.base(out) : copy;
        if (copy != null) {
            offset = RawMemory.ARRAY_OFFSET;
        }
        FixedFieldMarshallers.putNullable("traded", AMOUNT, base, offset, 4, traded);
        if (copy != null) {
            RawBytes.writeCopy(copy, SCHEMA, 2, 3, out);
        }
    }
}
