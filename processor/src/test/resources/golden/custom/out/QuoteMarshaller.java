package com.acme;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Iterator;
import java.util.List;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.chronicle.BytesMessages;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.generated.Counts;
import org.marshal4j.runtime.generated.FieldMarshallers;
import org.marshal4j.runtime.generated.FillingMarshaller;
import org.marshal4j.runtime.generated.FixedFieldMarshallers;
import org.marshal4j.runtime.generated.Handles;
import org.marshal4j.runtime.generated.Lists;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.generated.value.Presence;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * Writes and reads {@link Quote}, 25 bytes or more each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fields = QuoteMarshaller.FIELDS
)
final class QuoteMarshaller extends FillingMarshaller<Quote> implements ChronicleMarshaller<Quote> {
    public static final QuoteMarshaller INSTANCE = new QuoteMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 25;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = -1;

    static final String FIELDS = """
            id int64
            bid custom com.acme.PriceMarshaller?
            ask custom com.acme.PriceMarshaller
            size int32
            amount custom[4] com.acme.AmountMarshaller?
            fee custom[4] com.acme.AmountMarshaller
            amounts list<custom[4] com.acme.AmountMarshaller?>?
            history custom com.acme.LongPrices?
            tick com.acme.Tick?
            """;

    private static final PriceMarshaller PRICE = new PriceMarshaller();

    private static final VarHandle ASK = Handles.field(MethodHandles.lookup(), Quote.class, "ask", Price.class);

    private static final AmountMarshaller AMOUNT = new AmountMarshaller();

    private static final LongPrices LONG_PRICES = LongPrices.INSTANCE;

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
        FieldMarshallers.writeNullable("bid", PRICE, quote.bid, out);
        FieldMarshallers.write("ask", PRICE, (Price) ASK.get(quote), out);
        writeBlock2(quote, out);
        writeAmounts(quote.amounts, out);
        FieldMarshallers.writeNullable("history", LONG_PRICES, quote.history, out);
        Tick tick = quote.tick;
        if (Presence.write(tick, out)) {
            TickMarshaller.writeFields(tick, out, depth + 1);
        }
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object if that is not possible.
     */
    public static Quote readFields(Quote current, Input in, int depth) {
        Checks.depth(depth, in);
        Quote quote = current != null && current.getClass() == Quote.class ? current : new Quote();
        readBlock1(quote, in);
        // References are stored only if they changed: each store would cost the garbage collector time.
        Price bid = FieldMarshallers.readNullable("bid", PRICE, quote.bid, in);
        if (bid != quote.bid) {
            quote.bid = bid;
        }
        Price ask = FieldMarshallers.read("ask", PRICE, (Price) ASK.get(quote), in);
        if (ask != (Price) ASK.get(quote)) {
            ASK.set(quote, ask);
        }
        readBlock2(quote, in);
        List<Amount> amounts = readAmounts(quote.amounts, in);
        if (amounts != quote.amounts) {
            quote.amounts = amounts;
        }
        List<Price> history = FieldMarshallers.readNullable("history", LONG_PRICES, quote.history, in);
        if (history != quote.history) {
            quote.history = history;
        }
        Tick tick = Presence.read(in) ? TickMarshaller.readFields(quote.tick, in, depth + 1) : null;
        if (tick != quote.tick) {
            quote.tick = tick;
        }
        return quote;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Quote quote, int depth) {
        Checks.exactType(quote, Quote.class);
        Checks.depth(depth);
        long size = 21;
        size += FieldMarshallers.sizeOfNullable("bid", PRICE, quote.bid);
        size += FieldMarshallers.sizeOf("ask", PRICE, (Price) ASK.get(quote));
        size += Counts.sizeOf("amounts", quote.amounts, 5);
        size += FieldMarshallers.sizeOfNullable("history", LONG_PRICES, quote.history);
        size += quote.tick == null ? 1 : 1 + TickMarshaller.sizeOfFields(quote.tick, depth + 1);
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
        quote.id = from.id;
        Price bid = FieldMarshallers.copy("bid", PRICE, from.bid, quote.bid);
        if (bid != quote.bid) {
            quote.bid = bid;
        }
        Price ask = FieldMarshallers.copy("ask", PRICE, (Price) ASK.get(from), (Price) ASK.get(quote));
        if (ask != (Price) ASK.get(quote)) {
            ASK.set(quote, ask);
        }
        quote.size = from.size;
        Amount amount = FixedFieldMarshallers.copy("amount", AMOUNT, 4, from.amount, quote.amount);
        if (amount != quote.amount) {
            quote.amount = amount;
        }
        Amount fee = FixedFieldMarshallers.copy("fee", AMOUNT, 4, from.fee, quote.fee);
        if (fee != quote.fee) {
            quote.fee = fee;
        }
        List<Amount> amounts = copyAmounts(from.amounts, quote.amounts);
        if (amounts != quote.amounts) {
            quote.amounts = amounts;
        }
        List<Price> history = FieldMarshallers.copy("history", LONG_PRICES, from.history, quote.history);
        if (history != quote.history) {
            quote.history = history;
        }
        Tick tick = TickMarshaller.copyFields(from.tick, quote.tick, depth + 1);
        if (tick != quote.tick) {
            quote.tick = tick;
        }
        return quote;
    }

    private static void writeBlock1(Quote quote, Output out) {
        long offset = out.reserve(8);
        Object base = out.base();
        RawMemory.putLong(base, offset, quote.id);
    }

    private static void readBlock1(Quote quote, Input in) {
        long offset = in.take(8);
        Object base = in.base();
        quote.id = RawMemory.getLong(base, offset);
    }

    private static void writeBlock2(Quote quote, Output out) {
        Checks.required("fee", quote.fee);
        long offset = out.reserve(13);
        Object base = out.base();
        RawMemory.putInt(base, offset, quote.size);
        FixedFieldMarshallers.putNullable("amount", AMOUNT, base, offset + 4, 4, quote.amount);
        FixedFieldMarshallers.put("fee", AMOUNT, base, offset + 9, quote.fee);
    }

    private static void readBlock2(Quote quote, Input in) {
        long offset = in.take(13);
        Object base = in.base();
        quote.size = RawMemory.getInt(base, offset);
        quote.amount = FixedFieldMarshallers.getNullable("amount", AMOUNT, quote.amount, base, offset + 4);
        quote.fee = FixedFieldMarshallers.get("fee", AMOUNT, quote.fee, base, offset + 9);
    }

    private static void writeAmounts(List<Amount> list, Output out) {
        int count = Counts.write("amounts", list, out);
        Iterator<Amount> iterator = Lists.iterator(list);
        for (int i = 0; i < count; i++) {
            Amount element = Lists.next(list, iterator, i);
            long offset = out.reserve(5);
            FixedFieldMarshallers.putNullable("amounts[]", AMOUNT, out.base(), offset, 4, element);
        }
        Lists.end("amounts", count, list, iterator);
    }

    private static List<Amount> readAmounts(List<Amount> current, Input in) {
        int count = Counts.read(5, in);
        List<Amount> elements = Lists.target(current, count);
        for (int i = 0; i < count; i++) {
            Amount old = Lists.get(elements, i);
            long offset = in.take(5);
            Amount element = FixedFieldMarshallers.getNullable("amounts[]", AMOUNT, old, in.base(), offset);
            Lists.put(elements, i, element);
        }
        return Lists.trim(elements, count);
    }

    private static List<Amount> copyAmounts(List<Amount> list, List<Amount> to) {
        int count = Lists.count(list);
        Iterator<Amount> source = Lists.iterator(list);
        List<Amount> elements = Lists.target(to, list, count);
        for (int i = 0; i < count; i++) {
            Amount old = Lists.get(elements, i);
            Amount element = FixedFieldMarshallers.copy("amounts[]", AMOUNT, 4, Lists.next(list, source, i), old);
            Lists.put(elements, i, element);
        }
        return Lists.trim(elements, count);
    }
}
