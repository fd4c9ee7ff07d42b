package com.acme;

import java.time.LocalDate;
import java.util.Iterator;
import java.util.List;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.chronicle.BytesMessages;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.generated.Counts;
import org.marshal4j.runtime.generated.Failures;
import org.marshal4j.runtime.generated.GeneratedMarshaller;
import org.marshal4j.runtime.generated.Lists;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.generated.value.LocalDates;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.runtime.Text;

/**
 * Writes and reads {@link Quote}, 34 bytes or more each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fields = QuoteMarshaller.FIELDS
)
public final class QuoteMarshaller extends GeneratedMarshaller<Quote> implements ChronicleMarshaller<Quote> {
    public static final QuoteMarshaller INSTANCE = new QuoteMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 34;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = -1;

    static final String FIELDS = """
            bid float64
            ask float64
            id int64
            day date?
            firm bool
            symbol text
            tags list<text?>?
            """;

    private QuoteMarshaller() {
        super(Quote.class, "@version@", FIELDS.split("\n"));
    }

    @Override
    protected void writeMessage(Quote quote, Output out) {
        writeFields(quote, out, 0);
    }

    @Override
    protected Quote readMessage(Quote current, Input in) {
        return readFields(null, in, 0);
    }

    @Override
    public void readInto(Quote quote, Input in) {
        long start = in.position();
        try {
            Checks.anyObject(quote, Quote.class);
            fillFields(quote, in, 0);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
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
        Checks.anyObject(quote, Quote.class);
        writeBlock(quote, out);
        Text.write(Checks.required("symbol", quote.getSymbol()), out);
        writeTags(quote.getTags(), out);
    }

    /**
     * The body of {@link #read}: fills {@code current} if it is a {@link QuoteBean}, and otherwise a new one.
     */
    public static Quote readFields(Quote current, Input in, int depth) {
        Quote quote = current != null && current.getClass() == QuoteBean.class ? current
                : new QuoteBean();
        return fillFields(quote, in, depth);
    }

    /**
     * The body of {@link #readInto}: fills an object of any class.
     */
    private static Quote fillFields(Quote quote, Input in, int depth) {
        readBlock(quote, in);
        quote.setSymbol(Checks.present("symbol", Text.read(quote.getSymbol(), in)));
        quote.setTags(readTags(quote.getTags(), in));
        return quote;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Quote quote, int depth) {
        Checks.anyObject(quote, Quote.class);
        long size = 32;
        size += Text.sizeOf(Checks.required("symbol", quote.getSymbol()));
        size += sizeOfTags(quote.getTags());
        return size;
    }

    @Override
    public Quote copy(Quote from) {
        return copyFields(Checks.anyObject(from, Quote.class), null, 0);
    }

    @Override
    public void copyInto(Quote from, Quote to) {
        Checks.anyObject(from, Quote.class);
        Checks.anyObject(to, Quote.class);
        if (from != to) {
            fillCopy(from, to, 0);
        }
    }

    /**
     * The body of {@link #copy}: fills {@code current} if it is a {@link QuoteBean}, and otherwise a new one. Null for null.
     */
    public static Quote copyFields(Quote from, Quote current, int depth) {
        if (from == null) {
            return null;
        }
        Quote quote = current != null && current != from && current.getClass() == QuoteBean.class
                ? current : new QuoteBean();
        return fillCopy(from, quote, depth);
    }

    /**
     * The body of {@link #copyInto}: fills an object of any class.
     */
    private static Quote fillCopy(Quote from, Quote quote, int depth) {
        quote.bid(from.bid());
        quote.ask(from.ask());
        quote.setId(from.getId());
        quote.setDay(from.getDay());
        quote.setFirm(from.isFirm());
        quote.setSymbol(from.getSymbol());
        quote.setTags(Lists.copy(from.getTags(), quote.getTags()));
        return quote;
    }

    private static void writeBlock(Quote quote, Output out) {
        double bid = quote.bid();
        double ask = quote.ask();
        long id = quote.getId();
        LocalDate day = quote.getDay();
        boolean firm = quote.isFirm();
        long offset = out.reserve(32);
        Object base = out.base();
        RawMemory.putDouble(base, offset, bid);
        RawMemory.putDouble(base, offset + 8, ask);
        RawMemory.putLong(base, offset + 16, id);
        LocalDates.putNullable(base, offset + 24, day);
        RawMemory.putBoolean(base, offset + 31, firm);
    }

    private static void readBlock(Quote quote, Input in) {
        LocalDate day = quote.getDay();
        long offset = in.take(32);
        Object base = in.base();
        double bid = RawMemory.getDouble(base, offset);
        double ask = RawMemory.getDouble(base, offset + 8);
        long id = RawMemory.getLong(base, offset + 16);
        day = LocalDates.getNullable(day, base, offset + 24);
        boolean firm = RawMemory.getBoolean(base, offset + 31);
        quote.bid(bid);
        quote.ask(ask);
        quote.setId(id);
        quote.setDay(day);
        quote.setFirm(firm);
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
}
