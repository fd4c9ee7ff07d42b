package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.chronicle.BytesMessages;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.generated.FieldMarshallers;
import org.marshal4j.runtime.generated.FixedFieldMarshallers;
import org.marshal4j.runtime.generated.GeneratedMarshaller;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * Writes and reads {@link Tick}, 14 bytes or more each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fields = TickMarshaller.FIELDS
)
final class TickMarshaller extends GeneratedMarshaller<Tick> implements ChronicleMarshaller<Tick> {
    public static final TickMarshaller INSTANCE = new TickMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 14;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = -1;

    static final String FIELDS = """
            time int64
            last custom com.acme.PriceMarshaller?
            traded custom[4] com.acme.AmountMarshaller?
            """;

    private static final PriceMarshaller PRICE = new PriceMarshaller();

    private static final AmountMarshaller AMOUNT = new AmountMarshaller();

    private TickMarshaller() {
        super(Tick.class, "@version@", FIELDS.split("\n"));
    }

    @Override
    protected void writeMessage(Tick tick, Output out) {
        writeFields(tick, out, 0);
    }

    @Override
    protected Tick readMessage(Tick current, Input in) {
        return readFields(null, in, 0);
    }

    @Override
    public long sizeOf(Tick tick) {
        return sizeOfFields(tick, 0);
    }

    @Override
    public void write(Tick tick, BytesOut<?> out) {
        BytesMessages.write(this, tick, out);
    }

    @Override
    public Tick read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Tick tick, Output out, int depth) {
        Checks.exactType(tick, Tick.class);
        writeBlock1(tick, out);
        FieldMarshallers.writeNullable("last", PRICE, tick.last(), out);
        writeBlock2(tick, out);
    }

    /**
     * The body of {@link #read}; {@code current} cannot be filled and stays as it is.
     */
    public static Tick readFields(Tick current, Input in, int depth) {
        long offset1 = in.take(8);
        Object base1 = in.base();
        long time = RawMemory.getLong(base1, offset1);
        Price last = FieldMarshallers.readNullable("last", PRICE, null, in);
        long offset2 = in.take(5);
        Object base2 = in.base();
        Amount traded = FixedFieldMarshallers.getNullable("traded", AMOUNT, null, base2, offset2);
        Tick tick = new Tick(time, last, traded);
        return tick;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Tick tick, int depth) {
        Checks.exactType(tick, Tick.class);
        long size = 13;
        size += FieldMarshallers.sizeOfNullable("last", PRICE, tick.last());
        return size;
    }

    @Override
    public Tick copy(Tick from) {
        return copyFields(Checks.anyObject(from, Tick.class), null, 0);
    }

    /**
     * The body of {@link #copy}; {@code current} cannot be filled and stays as it is. Null for null.
     */
    public static Tick copyFields(Tick from, Tick current, int depth) {
        if (from == null) {
            return null;
        }
        Tick tick = new Tick(from.time(), FieldMarshallers.copy("last", PRICE, from.last(), null), FixedFieldMarshallers.copy("traded", AMOUNT, 4, from.traded(), null));
        return tick;
    }

    private static void writeBlock1(Tick tick, Output out) {
        long time = tick.time();
        long offset = out.reserve(8);
        Object base = out.base();
        RawMemory.putLong(base, offset, time);
    }

    private static void writeBlock2(Tick tick, Output out) {
        Amount traded = tick.traded();
        long offset = out.reserve(5);
        Object base = out.base();
        FixedFieldMarshallers.putNullable("traded", AMOUNT, base, offset, 4, traded);
    }
}
