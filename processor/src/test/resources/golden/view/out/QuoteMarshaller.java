package com.acme;

import java.util.Iterator;
import java.util.List;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.chronicle.BytesMessages;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.generated.Counts;
import org.marshal4j.runtime.generated.FillingMarshaller;
import org.marshal4j.runtime.generated.Lists;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.TypeSchema;
import org.marshal4j.runtime.generated.value.ArrayCopies;
import org.marshal4j.runtime.generated.value.Boxes;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.generated.value.Enums;
import org.marshal4j.runtime.generated.value.FixedText;
import org.marshal4j.runtime.generated.value.Instants;
import org.marshal4j.runtime.generated.value.Presence;
import org.marshal4j.runtime.generated.value.PrimitiveArrays;
import org.marshal4j.runtime.generated.value.StringBuilders;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.runtime.Text;

/**
 * Writes and reads {@link Quote}, 76 bytes or more each. Stateless and thread-safe.
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
    public static final int MIN_SIZE = 76;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = -1;

    static final String FIELDS = """
            id int64
            bid float64
            ask float64
            time instant?
            symbol text(max=20)
            size int32
            priority int32?
            currency text[4]?
            venue enum com.acme.Venue(LONDON,PARIS)?
            depths float64[]?
            tags list<text?>?
            note text?
            isLast bool
            last com.acme.Fill?
            maker com.acme.Party
            taker com.acme.Party?
            """;

    private static final Venue[] VENUES = Venue.values();

    static {
        TypeSchema.requireFixedSize(INSTANCE.schema(), FillMarshaller.INSTANCE.schema(), 12);
    }

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
        Text.write("symbol", Checks.required("symbol", quote.symbol), 20, out);
        writeBlock2(quote, out);
        Enums.write(quote.venue, out);
        PrimitiveArrays.write(quote.depths, out);
        writeTags(quote.tags, out);
        StringBuilders.write(quote.note, out);
        writeBlock3(quote, out);
        FillMarshaller.writeNullable(quote.last, out, depth + 1);
        PartyMarshaller.writeFields(Checks.required("maker", quote.maker), out, depth + 1);
        Party taker = quote.taker;
        if (Presence.write(taker, out)) {
            PartyMarshaller.writeFields(taker, out, depth + 1);
        }
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object if that is not possible.
     */
    public static Quote readFields(Quote current, Input in, int depth) {
        Checks.depth(depth, in);
        Quote quote = current != null ? current : new Quote();
        readPart1(quote, in, depth);
        readPart2(quote, in, depth);
        return quote;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Quote quote, int depth) {
        Checks.exactType(quote, Quote.class);
        Checks.depth(depth);
        long size = 52;
        size += Text.sizeOf(Checks.required("symbol", quote.symbol));
        size += Enums.sizeOf(quote.venue);
        size += PrimitiveArrays.sizeOf(quote.depths);
        size += sizeOfTags(quote.tags);
        size += StringBuilders.sizeOf(quote.note);
        size += quote.last == null ? 13 : 1 + FillMarshaller.sizeOfFields(quote.last, depth + 1);
        size += PartyMarshaller.sizeOfFields(Checks.required("maker", quote.maker), depth + 1);
        size += quote.taker == null ? 1 : 1 + PartyMarshaller.sizeOfFields(quote.taker, depth + 1);
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
        Quote quote = current != null && current != from ? current : new Quote();
        copyPart1(from, quote, depth);
        copyPart2(from, quote, depth);
        return quote;
    }

    private static void writeBlock1(Quote quote, Output out) {
        long offset = out.reserve(37);
        Object base = out.base();
        RawMemory.putLong(base, offset, quote.id);
        RawMemory.putDouble(base, offset + 8, quote.bid);
        RawMemory.putDouble(base, offset + 16, quote.ask);
        Instants.putNullable(base, offset + 24, quote.time);
    }

    private static void readBlock1(Quote quote, Input in) {
        long offset = in.take(37);
        Object base = in.base();
        quote.id = RawMemory.getLong(base, offset);
        quote.bid = RawMemory.getDouble(base, offset + 8);
        quote.ask = RawMemory.getDouble(base, offset + 16);
        quote.time = Instants.getNullable(quote.time, base, offset + 24);
    }

    private static void writeBlock2(Quote quote, Output out) {
        FixedText.check("currency", 4, quote.currency);
        long offset = out.reserve(14);
        Object base = out.base();
        RawMemory.putInt(base, offset, quote.size);
        Boxes.putInteger(base, offset + 4, quote.priority);
        FixedText.put(base, offset + 9, 4, quote.currency);
    }

    private static void readBlock2(Quote quote, Input in) {
        long offset = in.take(14);
        Object base = in.base();
        quote.size = RawMemory.getInt(base, offset);
        quote.priority = Boxes.getInteger(quote.priority, base, offset + 4);
        quote.currency = FixedText.get(quote.currency, base, offset + 9, 4);
    }

    private static void writeBlock3(Quote quote, Output out) {
        long offset = out.reserve(1);
        Object base = out.base();
        RawMemory.putBoolean(base, offset, quote.isLast);
    }

    private static void readBlock3(Quote quote, Input in) {
        long offset = in.take(1);
        Object base = in.base();
        quote.isLast = RawMemory.getBoolean(base, offset);
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

    private static void readPart1(Quote quote, Input in, int depth) {
        readBlock1(quote, in);
        // References are stored only if they changed: each store would cost the garbage collector time.
        String symbol = Checks.present("symbol", Text.read(quote.symbol, 20, in));
        if (symbol != quote.symbol) {
            quote.symbol = symbol;
        }
        readBlock2(quote, in);
        Venue venue = Enums.read(VENUES, in);
        if (venue != quote.venue) {
            quote.venue = venue;
        }
        double[] depths = PrimitiveArrays.readDoubles(quote.depths, in);
        if (depths != quote.depths) {
            quote.depths = depths;
        }
        List<String> tags = readTags(quote.tags, in);
        if (tags != quote.tags) {
            quote.tags = tags;
        }
        StringBuilder note = StringBuilders.read(quote.note, in);
        if (note != quote.note) {
            quote.note = note;
        }
        readBlock3(quote, in);
        Fill last = FillMarshaller.readNullable(quote.last, in, depth + 1);
        if (last != quote.last) {
            quote.last = last;
        }
        Party maker = PartyMarshaller.readFields(quote.maker, in, depth + 1);
        if (maker != quote.maker) {
            quote.maker = maker;
        }
    }

    private static void readPart2(Quote quote, Input in, int depth) {
        Party taker = Presence.read(in) ? PartyMarshaller.readFields(quote.taker, in, depth + 1)
                : null;
        if (taker != quote.taker) {
            quote.taker = taker;
        }
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
        quote.id = from.id;
        quote.bid = from.bid;
        quote.ask = from.ask;
        quote.time = from.time;
        quote.symbol = from.symbol;
        quote.size = from.size;
        quote.priority = from.priority;
        quote.currency = from.currency;
        quote.venue = from.venue;
        double[] depths = ArrayCopies.copy(from.depths, quote.depths);
        if (depths != quote.depths) {
            quote.depths = depths;
        }
        List<String> tags = Lists.copy(from.tags, quote.tags);
        if (tags != quote.tags) {
            quote.tags = tags;
        }
        StringBuilder note = StringBuilders.copy(from.note, quote.note);
        if (note != quote.note) {
            quote.note = note;
        }
        quote.isLast = from.isLast;
        Fill last = FillMarshaller.copyFields(from.last, quote.last, depth + 1);
        if (last != quote.last) {
            quote.last = last;
        }
        Party maker = PartyMarshaller.copyFields(from.maker, quote.maker, depth + 1);
        if (maker != quote.maker) {
            quote.maker = maker;
        }
    }

    private static void copyPart2(Quote from, Quote quote, int depth) {
        Party taker = PartyMarshaller.copyFields(from.taker, quote.taker, depth + 1);
        if (taker != quote.taker) {
            quote.taker = taker;
        }
    }
}
