package com.acme;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.time.Instant;
import java.util.Iterator;
import java.util.List;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.chronicle.BytesMessages;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.generated.Counts;
import org.marshal4j.runtime.generated.FillingMarshaller;
import org.marshal4j.runtime.generated.Handles;
import org.marshal4j.runtime.generated.Lists;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.value.ArrayCopies;
import org.marshal4j.runtime.generated.value.Boxes;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.generated.value.Instants;
import org.marshal4j.runtime.generated.value.OneOf;
import org.marshal4j.runtime.generated.value.Presence;
import org.marshal4j.runtime.generated.value.PrimitiveArrays;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.runtime.Text;

/**
 * Writes and reads {@link Quote}, 50 bytes or more each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fields = QuoteMarshaller.FIELDS
)
public final class QuoteMarshaller extends FillingMarshaller<Quote> implements ChronicleMarshaller<Quote> {
    public static final QuoteMarshaller INSTANCE = new QuoteMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 50;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = -1;

    static final String FIELDS = """
            id int64
            bid float64
            ask float64
            symbol text?
            count int32?
            time instant
            exchange oneof("XLON","XETR")?
            depths float64[]?
            tags list<text?>?
            venue com.acme.Venue?
            size int32
            """;

    private static final VarHandle SYMBOL = Handles.field(MethodHandles.lookup(), Quote.class, "symbol", String.class);

    private static final VarHandle EXCHANGE = Handles.field(MethodHandles.lookup(), Quote.class, "exchange", String.class);

    private static final String[] EXCHANGE_TEXTS = {"XLON", "XETR"};

    private static final VarHandle DEPTHS = Handles.field(MethodHandles.lookup(), Quote.class, "depths", double[].class);

    private static final VarHandle TAGS = Handles.field(MethodHandles.lookup(), Quote.class, "tags", List.class);

    private static final VarHandle VENUE = Handles.field(MethodHandles.lookup(), Quote.class, "venue", Venue.class);

    private static final VarHandle ID = Handles.field(MethodHandles.lookup(), Quote.class, "id", long.class);

    private static final VarHandle BID = Handles.field(MethodHandles.lookup(), Quote.class, "bid", double.class);

    private static final VarHandle ASK = Handles.field(MethodHandles.lookup(), Quote.class, "ask", double.class);

    private static final VarHandle COUNT = Handles.field(MethodHandles.lookup(), Quote.class, "count", Integer.class);

    private static final VarHandle TIME = Handles.field(MethodHandles.lookup(), Quote.class, "time", Instant.class);

    private static final VarHandle SIZE = Handles.field(MethodHandles.lookup(), Quote.class, "size", int.class);

    private QuoteMarshaller() {
        super(Quote.class, "@version@", FIELDS.split("\n"));
    }

    @Override
    protected void writeMessage(Quote quote, Output out) {
        writeFields(quote, out, 0);
    }

    @Override
    protected Quote readMessage(Quote current, Input in) {
        return readFields(current, in, 0);
    }

    @Override
    public long sizeOf(Quote quote) {
        return sizeOfFields(quote, 0);
    }

    @Override
    public void write(Quote quote, BytesOut<?> out) {
        BytesMessages.write(this, quote, out);
    }

    @Override
    public Quote read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    @Override
    public void readInto(Quote quote, BytesIn<?> in) {
        BytesMessages.readInto(this, quote, in);
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Quote quote, Output out, int depth) {
        Checks.exactType(quote, Quote.class);
        Checks.depth(depth);
        writeBlock1(quote, out);
        Text.write((String) SYMBOL.get(quote), out);
        writeBlock2(quote, out);
        OneOf.write((String) EXCHANGE.get(quote), EXCHANGE_TEXTS, out);
        PrimitiveArrays.write((double[]) DEPTHS.get(quote), out);
        writeTags((List<String>) TAGS.get(quote), out);
        Venue venue = (Venue) VENUE.get(quote);
        if (Presence.write(venue, out)) {
            VenueMarshaller.writeFields(venue, out, depth + 1);
        }
        writeBlock3(quote, out);
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object if that is not possible.
     */
    public static Quote readFields(Quote current, Input in, int depth) {
        Checks.depth(depth, in);
        Quote quote = current != null && current.getClass() == Quote.class ? current : new Quote();
        readBlock1(quote, in);
        // References are stored only if they changed: each store would cost the garbage collector time.
        String symbol = Text.read((String) SYMBOL.get(quote), in);
        if (symbol != (String) SYMBOL.get(quote)) {
            SYMBOL.set(quote, symbol);
        }
        readBlock2(quote, in);
        String exchange = OneOf.read((String) EXCHANGE.get(quote), EXCHANGE_TEXTS, in);
        if (exchange != (String) EXCHANGE.get(quote)) {
            EXCHANGE.set(quote, exchange);
        }
        double[] depths = PrimitiveArrays.readDoubles((double[]) DEPTHS.get(quote), in);
        if (depths != (double[]) DEPTHS.get(quote)) {
            DEPTHS.set(quote, depths);
        }
        List<String> tags = readTags((List<String>) TAGS.get(quote), in);
        if (tags != (List<String>) TAGS.get(quote)) {
            TAGS.set(quote, tags);
        }
        Venue venue = Presence.read(in)
                ? VenueMarshaller.readFields((Venue) VENUE.get(quote), in, depth + 1) : null;
        if (venue != (Venue) VENUE.get(quote)) {
            VENUE.set(quote, venue);
        }
        readBlock3(quote, in);
        return quote;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Quote quote, int depth) {
        Checks.exactType(quote, Quote.class);
        Checks.depth(depth);
        long size = 45;
        size += Text.sizeOf((String) SYMBOL.get(quote));
        size += OneOf.sizeOf((String) EXCHANGE.get(quote), EXCHANGE_TEXTS);
        size += PrimitiveArrays.sizeOf((double[]) DEPTHS.get(quote));
        size += sizeOfTags((List<String>) TAGS.get(quote));
        size += (Venue) VENUE.get(quote) == null ? 1
                : 1 + VenueMarshaller.sizeOfFields((Venue) VENUE.get(quote), depth + 1);
        return size;
    }

    @Override
    public Quote copy(Quote from) {
        return copyFields(Checks.anyObject(from, Quote.class), null, 0);
    }

    @Override
    public void copyInto(Quote from, Quote to) {
        copyFields(Checks.anyObject(from, Quote.class), Checks.exactType(to, Quote.class), 0);
    }

    /**
     * The body of {@link #copy}: fills {@code current}, or a new object if that is not possible. Null for null.
     */
    public static Quote copyFields(Quote from, Quote current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Quote.class);
        Checks.depth(depth);
        Quote quote = current != null && current != from && current.getClass() == Quote.class
                ? current : new Quote();
        copyPart1(from, quote, depth);
        copyPart2(from, quote, depth);
        return quote;
    }

    private static void writeBlock1(Quote quote, Output out) {
        long offset = out.reserve(24);
        Object base = out.base();
        RawMemory.putLong(base, offset, (long) ID.get(quote));
        RawMemory.putDouble(base, offset + 8, (double) BID.get(quote));
        RawMemory.putDouble(base, offset + 16, (double) ASK.get(quote));
    }

    private static void readBlock1(Quote quote, Input in) {
        long offset = in.take(24);
        Object base = in.base();
        ID.set(quote, RawMemory.getLong(base, offset));
        BID.set(quote, RawMemory.getDouble(base, offset + 8));
        ASK.set(quote, RawMemory.getDouble(base, offset + 16));
    }

    private static void writeBlock2(Quote quote, Output out) {
        Checks.required("time", (Instant) TIME.get(quote));
        long offset = out.reserve(17);
        Object base = out.base();
        Boxes.putInteger(base, offset, (Integer) COUNT.get(quote));
        Instants.put(base, offset + 5, (Instant) TIME.get(quote));
    }

    private static void readBlock2(Quote quote, Input in) {
        long offset = in.take(17);
        Object base = in.base();
        COUNT.set(quote, Boxes.getInteger((Integer) COUNT.get(quote), base, offset));
        TIME.set(quote, Instants.get((Instant) TIME.get(quote), base, offset + 5));
    }

    private static void writeBlock3(Quote quote, Output out) {
        long offset = out.reserve(4);
        Object base = out.base();
        RawMemory.putInt(base, offset, (int) SIZE.get(quote));
    }

    private static void readBlock3(Quote quote, Input in) {
        long offset = in.take(4);
        Object base = in.base();
        SIZE.set(quote, RawMemory.getInt(base, offset));
    }

    private static void writeTags(List<String> list, Output out) {
        int count = Counts.write("tags", list, out);
        Iterator<String> iterator = Lists.iterator(list);
        for (int i = 0; i < count; i++) {
            String element = Lists.next(list, iterator, i);
            Text.write(element, out);
        }
        Lists.end("tags", count, list, iterator);
    }

    private static List<String> readTags(List<String> current, Input in) {
        int count = Counts.read(in);
        List<String> elements = Lists.target(current, count);
        for (int i = 0; i < count; i++) {
            String old = Lists.get(elements, i);
            String element = Text.read(old, in);
            Lists.put(elements, i, element);
        }
        return Lists.trim(elements, count);
    }

    private static long sizeOfTags(List<String> list) {
        if (list == null) {
            return StopBit.size(-1);
        }
        long size = Counts.sizeOf("tags", list);
        for (String element : list) {
            size += Text.sizeOf(element);
        }
        return size;
    }

    private static void copyPart1(Quote from, Quote quote, int depth) {
        ID.set(quote, (long) ID.get(from));
        BID.set(quote, (double) BID.get(from));
        ASK.set(quote, (double) ASK.get(from));
        SYMBOL.set(quote, (String) SYMBOL.get(from));
        COUNT.set(quote, (Integer) COUNT.get(from));
        TIME.set(quote, (Instant) TIME.get(from));
        EXCHANGE.set(quote, (String) EXCHANGE.get(from));
        double[] depths = ArrayCopies.copy((double[]) DEPTHS.get(from), (double[]) DEPTHS.get(quote));
        if (depths != (double[]) DEPTHS.get(quote)) {
            DEPTHS.set(quote, depths);
        }
        List<String> tags = Lists.copy((List<String>) TAGS.get(from), (List<String>) TAGS.get(quote));
        if (tags != (List<String>) TAGS.get(quote)) {
            TAGS.set(quote, tags);
        }
    }

    private static void copyPart2(Quote from, Quote quote, int depth) {
        Venue venue = VenueMarshaller.copyFields((Venue) VENUE.get(from), (Venue) VENUE.get(quote), depth + 1);
        if (venue != (Venue) VENUE.get(quote)) {
            VENUE.set(quote, venue);
        }
        SIZE.set(quote, (int) SIZE.get(from));
    }
}
