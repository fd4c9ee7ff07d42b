import java.util.Iterator;
import org.marshal4j.chronicle.BytesMarshaller;
import org.marshal4j.runtime.Booleans;
import org.marshal4j.runtime.generated.Counts;
import org.marshal4j.runtime.generated.Failures;
import org.marshal4j.runtime.generated.Lists;
import org.marshal4j.runtime.generated.value.LocalDates;
    // as beginning in ancestors, but:
 * Writes and reads {@link Quote}, 26 bytes or more each. Stateless and thread-safe.
public final class QuoteMarshaller extends BytesMarshaller<Quote> {

    // as MIN_SIZE in empty, with 26 for 0
    // as in ancestors: MAX_SIZE

    static final String FIELDS = """
            bid float64
            id int64
            day date?
            firm bool
            symbol text
            tags list<text?>?
            """;

    // as PingMarshaller in empty, but:
        super(Quote.class, "@version@", FIELDS);

    // as in empty: writeMessage

    // as readMessage in empty, but:
        return readFields(null, in, 0);

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

    // as in empty: sizeOf

    // as writeFields in ancestors, but:
        Checks.anyObject(quote, Quote.class);
        writeBlock(quote, out);
        Text.write(Checks.required("symbol", quote.getSymbol()), out);
        writeTags(quote.getTags(), out);

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

    // as sizeOfFields in ancestors, but:
        Checks.anyObject(quote, Quote.class);
        size += Text.sizeOf(Checks.required("symbol", quote.getSymbol()));
        size += sizeOfTags(quote.getTags());
        // without size += Text.sizeOf((String) NAME.get(bond));

    // as in empty: copy

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
        quote.setId(from.getId());
        quote.setDay(from.getDay());
        quote.setFirm(from.isFirm());
        quote.setSymbol(from.getSymbol());
        quote.setTags(Lists.copy(from.getTags(), quote.getTags()));
        return quote;
    }

    private static void writeBlock(Quote quote, Output out) {
        double bid = quote.bid();
        long id = quote.getId();
        LocalDate day = quote.getDay();
        boolean firm = quote.isFirm();
        long offset = out.reserve(24);
        Object base = out.base();
        RawMemory.putDouble(base, offset, bid);
        RawMemory.putLong(base, offset + 8, id);
        LocalDates.putNullable(base, offset + 16, day);
        RawMemory.putBoolean(base, offset + 23, firm);
    }

    private static void readBlock(Quote quote, Input in) {
        LocalDate day = quote.getDay();
        long offset = in.take(24);
        Object base = in.base();
        double bid = RawMemory.getDouble(base, offset);
        long id = RawMemory.getLong(base, offset + 8);
        day = LocalDates.getNullable(day, base, offset + 16);
        boolean firm = Booleans.get(base, offset + 23);
        quote.bid(bid);
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
            return Counts.SIZE_OF_NULL;
        }
        long size = Counts.sizeOf("tags", list);
        for (String element : list) {
            size += Text.sizeOf(element);
        }
        return size;
    }
}
