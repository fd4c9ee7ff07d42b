import org.marshal4j.runtime.generated.FieldMarshallers;
import org.marshal4j.runtime.generated.FixedFieldMarshallers;
    // as beginning in ancestors, but:
final class QuoteMarshaller extends FillingBytesMarshaller<Quote> {

    // as in ancestors: MIN_SIZE, MAX_SIZE

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

    // as OWNER in builder, with ASK for OWNER, ask for owner, Price for String
    // as PRICE in custom, with AmountMarshaller for PriceMarshaller, AMOUNT for PRICE

    private static final LongPrices LONG_PRICES = LongPrices.INSTANCE;

    // as static in ancestors, but:
        FixedFieldMarshallers.requireSize(MethodHandles.lookup(), Quote.class, AmountMarshaller.class, 4);

    // as in bean: QuoteMarshaller
    // as in empty: writeMessage, readMessage, sizeOf

    /** As in empty. */
    public static void writeFields(Quote quote, Output out, int depth) {
        Checks.exactType(quote, Quote.class, depth);
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

    /** As in empty. */
    public static Quote readFields(Quote current, Input in, int depth) {
        Checks.depth(depth, in);
        Quote quote = current != null && current.getClass() == Quote.class ? current : new Quote();
        readBlock1(quote, in);
        // References are stored only if they changed: each store would cost the garbage collector time.
        Price bid = FieldMarshallers.readNullable("bid", PRICE, quote.bid, in);
        // stored if another: quote.bid = bid
        Price oldAsk = (Price) ASK.get(quote);
        Price ask = FieldMarshallers.read("ask", PRICE, oldAsk, in);
        if (ask != oldAsk) {
            ASK.set(quote, ask);
        }
        readBlock2(quote, in);
        List<Amount> amounts = readAmounts(quote.amounts, in);
        // stored if another: quote.amounts = amounts
        List<Price> history = FieldMarshallers.readNullable("history", LONG_PRICES, quote.history, in);
        // stored if another: quote.history = history
        Tick tick = Presence.read(in) ? TickMarshaller.readFields(quote.tick, in, depth + 1) : null;
        // stored if another: quote.tick = tick
        return quote;
    }

    // as sizeOfFields in bound, but:
        long size = 21;
        size += FieldMarshallers.sizeOfNullable("bid", PRICE, quote.bid);
        size += FieldMarshallers.sizeOf("ask", PRICE, (Price) ASK.get(quote));
        size += Counts.sizeOf("amounts", quote.amounts, 5);
        size += FieldMarshallers.sizeOfNullable("history", LONG_PRICES, quote.history);
        size += quote.tick == null ? 1 : 1 + TickMarshaller.sizeOfFields(quote.tick, depth + 1);

    // as in empty: copy, copyInto

    /** As in empty. */
    public static Quote copyFields(Quote from, Quote current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Quote.class, depth);
        Quote quote = OwnObjects.isFree(current, from, Quote.class) ? current : new Quote();
        quote.id = from.id;
        Price bid = FieldMarshallers.copy("bid", PRICE, from.bid, quote.bid);
        // stored if another: quote.bid = bid
        Price oldAsk = (Price) ASK.get(quote);
        Price ask = FieldMarshallers.copy("ask", PRICE, (Price) ASK.get(from), oldAsk);
        if (ask != oldAsk) {
            ASK.set(quote, ask);
        }
        quote.size = from.size;
        Amount amount = FixedFieldMarshallers.copy("amount", AMOUNT, 4, from.amount, quote.amount);
        // stored if another: quote.amount = amount
        Amount fee = FixedFieldMarshallers.copy("fee", AMOUNT, 4, from.fee, quote.fee);
        // stored if another: quote.fee = fee
        List<Amount> amounts = copyAmounts(from.amounts, quote.amounts);
        // stored if another: quote.amounts = amounts
        List<Price> history = FieldMarshallers.copy("history", LONG_PRICES, from.history, quote.history);
        // stored if another: quote.history = history
        Tick tick = TickMarshaller.copyFields(from.tick, quote.tick, depth + 1);
        // stored if another: quote.tick = tick
        return quote;
    }

    // as writeBlock1 in ancestors, with 8 for 4, putLong for putInt
    // as readBlock1 in ancestors, with 8 for 4, getLong for getInt

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
