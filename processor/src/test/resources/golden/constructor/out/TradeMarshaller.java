package com.acme;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Marshallers;
import org.marshal4j.runtime.generated.Boxes;
import org.marshal4j.runtime.generated.Checks;
import org.marshal4j.runtime.generated.Counts;
import org.marshal4j.runtime.generated.Failures;
import org.marshal4j.runtime.generated.Handles;
import org.marshal4j.runtime.generated.Lists;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.Text;
import org.marshal4j.runtime.generated.TypeSchema;
import org.marshal4j.runtime.memory.RawBytes;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.memory.StopBit;
import org.marshal4j.schema.Schema;

/**
 * Writes and reads {@link Trade}, 19 bytes or more each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fields = TradeMarshaller.FIELDS
)
public final class TradeMarshaller implements Marshaller<Trade> {
    public static final TradeMarshaller INSTANCE = new TradeMarshaller();

    /**
     * The fewest bytes of a message.
     */
    public static final int MIN_SIZE = 19;

    /**
     * The most bytes of a message; -1 if there is no such number.
     */
    public static final int MAX_SIZE = -1;

    static final String FIELDS = """
            id int64
            symbol text?
            lots int32?
            notes list<text?>?
            revision int32
            """;

    private static final Schema SCHEMA = TypeSchema.of(Trade.class, FIELDS.split("\n"));

    private static final VarHandle SYMBOL = Handles.field(MethodHandles.lookup(), Trade.class, "symbol", String.class);

    private static final VarHandle REVISION = Handles.field(MethodHandles.lookup(), Trade.class, "revision", int.class);

    private static final VarHandle ID = Handles.field(MethodHandles.lookup(), Trade.class, "id", long.class);

    static {
        Marshallers.register(INSTANCE, "@version@");
    }

    private TradeMarshaller() {
    }

    @Override
    public void write(Trade trade, BytesOut<?> out) {
        long start = RawBytes.writePosition(out);
        try {
            writeFields(trade, out, 0);
        } catch (Throwable failure) {
            throw Failures.writing(this, out, start, failure);
        }
    }

    @Override
    public Trade read(BytesIn<?> in) {
        long start = RawBytes.readPosition(in);
        try {
            return readFields(null, in, 0);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public long sizeOf(Trade trade) {
        return sizeOfFields(trade, 0);
    }

    @Override
    public Schema schema() {
        return SCHEMA;
    }

    @Override
    public Class<Trade> type() {
        return Trade.class;
    }

    /**
     * The body of {@link #write}, for marshallers of types that hold such an object.
     */
    public static void writeFields(Trade trade, BytesOut<?> out, int depth) {
        Checks.exactType(trade, Trade.class);
        writeBlock1(trade, out);
        Text.write("symbol", (String) SYMBOL.get(trade), out);
        writeBlock2(trade, out);
        writeNotes(trade.notes, out);
        writeBlock3(trade, out);
    }

    /**
     * The body of {@link #read}; {@code current} cannot be filled and is left alone.
     */
    public static Trade readFields(Trade current, BytesIn<?> in, int depth) {
        long offset1 = RawBytes.take(in, 8);
        Object base1;
        if (offset1 != RawBytes.NOT_RAW) {
            base1 = RawBytes.base(in);
        } else {
            base1 = RawBytes.readCopy(in, 8);
            offset1 = RawMemory.ARRAY_OFFSET;
        }
        long id = RawMemory.getLong(base1, offset1);
        String symbol = Text.read(null, in);
        long offset2 = RawBytes.take(in, 5);
        Object base2;
        if (offset2 != RawBytes.NOT_RAW) {
            base2 = RawBytes.base(in);
        } else {
            base2 = RawBytes.readCopy(in, 5);
            offset2 = RawMemory.ARRAY_OFFSET;
        }
        Integer lots = Boxes.getInteger(null, base2, offset2);
        List<String> notes = readNotes(in);
        long offset3 = RawBytes.take(in, 4);
        Object base3;
        if (offset3 != RawBytes.NOT_RAW) {
            base3 = RawBytes.base(in);
        } else {
            base3 = RawBytes.readCopy(in, 4);
            offset3 = RawMemory.ARRAY_OFFSET;
        }
        int revision = RawMemory.getInt(base3, offset3);
        Trade trade = new Trade(symbol, id, lots);
        trade.notes = notes;
        REVISION.set(trade, revision);
        return trade;
    }

    /**
     * The body of {@link #sizeOf}, for marshallers of types that hold such an object.
     */
    public static long sizeOfFields(Trade trade, int depth) {
        Checks.exactType(trade, Trade.class);
        long size = 17;
        size += Text.sizeOf((String) SYMBOL.get(trade));
        size += sizeOfNotes(trade.notes);
        return size;
    }

    private static void writeBlock1(Trade trade, BytesOut<?> out) {
        long offset = RawBytes.reserve(out, 8);
        if (offset != RawBytes.NOT_RAW) {
            storeBlock1(trade, RawBytes.base(out), offset);
        } else {
            byte[] copy = new byte[8];
            storeBlock1(trade, copy, RawMemory.ARRAY_OFFSET);
            RawBytes.writeCopy(copy, SCHEMA, 0, 1, out);
        }
    }

    private static void storeBlock1(Trade trade, Object base, long offset) {
        RawMemory.putLong(base, offset, (long) ID.get(trade));
    }

    private static void writeBlock2(Trade trade, BytesOut<?> out) {
        long offset = RawBytes.reserve(out, 5);
        if (offset != RawBytes.NOT_RAW) {
            storeBlock2(trade, RawBytes.base(out), offset);
        } else {
            byte[] copy = new byte[5];
            storeBlock2(trade, copy, RawMemory.ARRAY_OFFSET);
            RawBytes.writeCopy(copy, SCHEMA, 2, 3, out);
        }
    }

    private static void storeBlock2(Trade trade, Object base, long offset) {
        Boxes.putInteger(base, offset, trade.lots);
    }

    private static void writeBlock3(Trade trade, BytesOut<?> out) {
        long offset = RawBytes.reserve(out, 4);
        if (offset != RawBytes.NOT_RAW) {
            storeBlock3(trade, RawBytes.base(out), offset);
        } else {
            byte[] copy = new byte[4];
            storeBlock3(trade, copy, RawMemory.ARRAY_OFFSET);
            RawBytes.writeCopy(copy, SCHEMA, 4, 5, out);
        }
    }

    private static void storeBlock3(Trade trade, Object base, long offset) {
        RawMemory.putInt(base, offset, (int) REVISION.get(trade));
    }

    private static void writeNotes(List<String> list, BytesOut<?> out) {
        int count = Counts.write("notes", list, out);
        Iterator<String> iterator = Lists.iterator(list);
        for (int i = 0; i < count; i++) {
            String element = Lists.next(list, iterator, i);
            Text.write("notes[]", element, out);
        }
        Lists.end("notes", count, list, iterator);
    }

    private static List<String> readNotes(BytesIn<?> in) {
        int count = Counts.read(in);
        if (count < 0) {
            return null;
        }
        List<String> elements = new ArrayList<>(Counts.room(count));
        for (int i = 0; i < count; i++) {
            elements.add(Text.read(null, in));
        }
        return Lists.immutable(elements);
    }

    private static long sizeOfNotes(List<String> list) {
        if (list == null) {
            return StopBit.size(-1);
        }
        long size = StopBit.size(list.size());
        for (String element : list) {
            size += Text.sizeOf(element);
        }
        return size;
    }
}
