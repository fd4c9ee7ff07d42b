package org.marshal4j.runtime.trade;

import java.util.List;
import org.marshal4j.runtime.Booleans;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalVersion;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Marshallers;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.Text;
import org.marshal4j.runtime.generated.Counts;
import org.marshal4j.runtime.generated.Failures;
import org.marshal4j.runtime.generated.Lists;
import org.marshal4j.runtime.generated.TypeSchema;
import org.marshal4j.runtime.generated.value.Boxes;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.generated.value.Enums;
import org.marshal4j.runtime.generated.value.Presence;
import org.marshal4j.runtime.generated.value.PrimitiveArrays;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.schema.Schema;

/** Written by hand, in the way the generated marshallers are. */
public final class TradeMarshaller implements Marshaller<Trade> {
    private static final int BLOCK = 22;
    private static final Side[] SIDES = Side.values();
    static final Schema SCHEMA = TypeSchema.of(
            Trade.class,
            "id int64",
            "lots int32",
            "urgent bool",
            "limit float64?",
            "symbol text?",
            "side enum org.marshal4j.runtime.trade.Side(BUY,SELL)?",
            "sizes int32[]?",
            "legs list<org.marshal4j.runtime.trade.Leg?>?",
            "hedge org.marshal4j.runtime.trade.Leg?",
            "previous org.marshal4j.runtime.trade.Trade?");
    public static final TradeMarshaller INSTANCE = new TradeMarshaller();

    static {
        TypeSchema.requireFixedSize(SCHEMA, LegMarshaller.SCHEMA, LegMarshaller.SIZE);
        Marshallers.register(INSTANCE, MarshalVersion.VERSION);
    }

    @Override
    public void write(Trade trade, Output out) {
        long start = out.position();
        try {
            writeBody(trade, 0, out);
        } catch (Throwable e) {
            throw Failures.writing(this, out, start, e);
        }
    }

    private static void writeBody(Trade trade, int depth, Output out) {
        Checks.exactType(trade, Trade.class);
        Checks.depth(depth);
        writeBlock(trade, out);
        Text.write(trade.symbol, out);
        Enums.write(trade.side, out);
        PrimitiveArrays.write(trade.sizes, out);
        List<Leg> legs = trade.legs;
        int count = Counts.write("legs", legs, out);
        for (int i = 0; i < count; i++) {
            Leg leg = legs.get(i);
            if (Presence.write(leg, LegMarshaller.SIZE, out)) {
                LegMarshaller.writeBody(leg, out);
            }
        }
        if (Presence.write(trade.hedge, LegMarshaller.SIZE, out)) {
            LegMarshaller.writeBody(trade.hedge, out);
        }
        if (Presence.write(trade.previous, out)) {
            writeBody(trade.previous, depth + 1, out);
        }
    }

    private static void writeBlock(Trade trade, Output out) {
        long offset = out.reserve(BLOCK);
        store(trade, out.base(), offset);
    }

    private static void store(Trade trade, Object base, long offset) {
        RawMemory.putLong(base, offset, trade.id);
        RawMemory.putInt(base, offset + 8, trade.lots);
        RawMemory.putBoolean(base, offset + 12, trade.urgent);
        Boxes.putDouble(base, offset + 13, trade.limit);
    }

    @Override
    public Trade read(Input in) {
        long start = in.position();
        try {
            return readBody(0, in);
        } catch (Throwable e) {
            throw Failures.reading(this, in, start, e);
        }
    }

    private static Trade readBody(int depth, Input in) {
        Checks.depth(depth);
        Trade trade = new Trade();
        long offset = in.take(BLOCK);
        load(trade, in.base(), offset);
        trade.symbol = Text.read(null, in);
        trade.side = Enums.read(SIDES, in);
        trade.sizes = PrimitiveArrays.readInts(null, in);
        int count = Counts.read(1 + LegMarshaller.SIZE, in);
        if (count >= 0) {
            List<Leg> legs = Lists.target(null, count);
            for (int i = 0; i < count; i++) {
                Lists.put(legs, i, Presence.read(LegMarshaller.SIZE, in) ? LegMarshaller.readBody(in) : null);
            }
            trade.legs = legs;
        }
        trade.hedge = Presence.read(LegMarshaller.SIZE, in) ? LegMarshaller.readBody(in) : null;
        trade.previous = Presence.read(in) ? readBody(depth + 1, in) : null;
        return trade;
    }

    private static void load(Trade trade, Object base, long offset) {
        trade.id = RawMemory.getLong(base, offset);
        trade.lots = RawMemory.getInt(base, offset + 8);
        trade.urgent = Booleans.get(base, offset + 12);
        trade.limit = Boxes.getDouble(null, base, offset + 13);
    }

    @Override
    public long sizeOf(Trade trade) {
        throw new UnsupportedOperationException();
    }

    @Override
    public Schema schema() {
        return SCHEMA;
    }

    @Override
    public Class<Trade> type() {
        return Trade.class;
    }
}
