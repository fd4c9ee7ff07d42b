package com.acme;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.marshal4j.chronicle.BytesMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.runtime.Text;
import org.marshal4j.runtime.generated.Counts;
import org.marshal4j.runtime.generated.Handles;
import org.marshal4j.runtime.generated.Lists;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.value.Boxes;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * Writes and reads {@link Trade}, 19 bytes or more each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fields = TradeMarshaller.FIELDS
)
public final class TradeMarshaller extends BytesMarshaller<Trade> {
    public static final TradeMarshaller INSTANCE = new TradeMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 19;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = -1;

    static final String FIELDS = """
            id int64
            symbol text?
            lots int32?
            notes list<text?>?
            revision int32
            """;

    private static final VarHandle SYMBOL = Handles.field(MethodHandles.lookup(), Trade.class, "symbol", String.class);

    private static final VarHandle REVISION = Handles.field(MethodHandles.lookup(), Trade.class, "revision", int.class);

    private static final VarHandle ID = Handles.field(MethodHandles.lookup(), Trade.class, "id", long.class);

    private TradeMarshaller() {
        super(Trade.class, "@version@", FIELDS.split("\n"));
    }

    @Override
    protected void writeMessage(Trade trade, Output out) {
        writeFields(trade, out, 0);
    }

    @Override
    protected Trade readMessage(Trade current, Input in) {
        return readFields(null, in, 0);
    }

    @Override
    public long sizeOf(Trade trade) {
        return sizeOfFields(trade, 0);
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Trade trade, Output out, int depth) {
        Checks.exactType(trade, Trade.class);
        writeBlock1(trade, out);
        Text.write((String) SYMBOL.get(trade), out);
        writeBlock2(trade, out);
        writeNotes(trade.notes, out);
        writeBlock3(trade, out);
    }

    /**
     * The body of {@link #read}; {@code current} cannot be filled and stays as it is.
     */
    public static Trade readFields(Trade current, Input in, int depth) {
        long offset1 = in.take(8);
        Object base1 = in.base();
        long id = RawMemory.getLong(base1, offset1);
        String symbol = Text.read(null, in);
        long offset2 = in.take(5);
        Object base2 = in.base();
        Integer lots = Boxes.getInteger(null, base2, offset2);
        List<String> notes = readNotes(in);
        long offset3 = in.take(4);
        Object base3 = in.base();
        int revision = RawMemory.getInt(base3, offset3);
        Trade trade = new Trade(symbol, id, lots);
        trade.notes = notes;
        REVISION.set(trade, revision);
        return trade;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Trade trade, int depth) {
        Checks.exactType(trade, Trade.class);
        long size = 17;
        size += Text.sizeOf((String) SYMBOL.get(trade));
        size += sizeOfNotes(trade.notes);
        return size;
    }

    @Override
    public Trade copy(Trade from) {
        return copyFields(Checks.anyObject(from, Trade.class), null, 0);
    }

    /**
     * The body of {@link #copy}; {@code current} cannot be filled and stays as it is. Null for null.
     */
    public static Trade copyFields(Trade from, Trade current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Trade.class);
        Trade trade = new Trade((String) SYMBOL.get(from), (long) ID.get(from), from.lots);
        trade.notes = Lists.immutableCopy(from.notes);
        REVISION.set(trade, (int) REVISION.get(from));
        return trade;
    }

    private static void writeBlock1(Trade trade, Output out) {
        long offset = out.reserve(8);
        Object base = out.base();
        RawMemory.putLong(base, offset, (long) ID.get(trade));
    }

    private static void writeBlock2(Trade trade, Output out) {
        long offset = out.reserve(5);
        Object base = out.base();
        Boxes.putInteger(base, offset, trade.lots);
    }

    private static void writeBlock3(Trade trade, Output out) {
        long offset = out.reserve(4);
        Object base = out.base();
        RawMemory.putInt(base, offset, (int) REVISION.get(trade));
    }

    private static void writeNotes(List<String> list, Output out) {
        int count = Counts.write("notes", list, out);
        Iterator<String> iterator = Lists.iterator(list);
        for (int i = 0; i < count; i++) {
            String element = Lists.next(list, iterator, i);
            Text.write(element, out);
        }
        Lists.end("notes", count, list, iterator);
    }

    private static List<String> readNotes(Input in) {
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
        long size = Counts.sizeOf("notes", list);
        for (String element : list) {
            size += Text.sizeOf(element);
        }
        return size;
    }
}
