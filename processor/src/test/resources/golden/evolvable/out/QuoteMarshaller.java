import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
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
import org.marshal4j.runtime.generated.TypeSchema;
import org.marshal4j.runtime.generated.VersionedBlocks;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.runtime.Text;

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

    private static final String FIELDS_BEFORE = """
            Entity frame
            id int64
            Quote frame
            """;

    static final String FIELDS = """
            bid float64
            symbol text?
            ask float64 since=2
            venue text? since=2
            levels list<framed Level?> since=3
            best framed Level? since=3
            """;

    private static final VarHandle VENUE = Handles.field(MethodHandles.lookup(), Quote.class, "venue", String.class);

    static {
        TypeSchema.requireInherited(INSTANCE.schema(), EntityMarshaller.schema());
    }

    private QuoteMarshaller() {
        super(Quote.class, "@version@", String.join("", FIELDS_BEFORE, FIELDS).split("\n"));
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
        long frameQuote = VersionedBlocks.begin(out);
        writeBlock2(quote, out);
        Text.write(quote.symbol, out);
        writeBlock3(quote, out);
        Text.write((String) VENUE.get(quote), out);
        writeLevels(Checks.required("levels", quote.levels), out, depth);
        LevelMarshaller.writeNullable(quote.best, out, depth + 1);
        VersionedBlocks.end(frameQuote, out);
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object if that is not possible.
     */
    public static Quote readFields(Quote current, Input in, int depth) {
        Checks.depth(depth, in);
        Quote quote = current != null && current.getClass() == Quote.class ? current : new Quote();
        long behindEntity = VersionedBlocks.enter(in);
        readBlock1(quote, in);
        VersionedBlocks.leave(behindEntity, in);
        long behindQuote = VersionedBlocks.enter(in);
        readBlock2(quote, in);
        // References are stored only if they changed: each store would cost the garbage collector time.
        String symbol = Text.read(quote.symbol, in);
        if (symbol != quote.symbol) {
            quote.symbol = symbol;
        }
        if (VersionedBlocks.goesOn(behindQuote, in)) {
            readVersion2(quote, in, depth);
        } else {
            quote.ask = 0d;
            VENUE.set(quote, null);
        }
        if (VersionedBlocks.goesOn(behindQuote, in)) {
            readVersion3(quote, in, depth);
        } else {
            quote.best = null;
            Quote fresh = new Quote();
            quote.levels = fresh.levels;
        }
        VersionedBlocks.leave(behindQuote, in);
        return quote;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Quote quote, int depth) {
        Checks.exactType(quote, Quote.class);
        Checks.depth(depth);
        long size = 32;
        size += Text.sizeOf(quote.symbol);
        size += Text.sizeOf((String) VENUE.get(quote));
        size += sizeOfLevels(Checks.required("levels", quote.levels), depth);
        size += quote.best == null ? 4 : LevelMarshaller.sizeOfFields(quote.best, depth + 1);
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
        quote.bid = from.bid;
        quote.symbol = from.symbol;
        quote.ask = from.ask;
        VENUE.set(quote, (String) VENUE.get(from));
        List<Level> levels = copyLevels(from.levels, quote.levels, depth);
        if (levels != quote.levels) {
            quote.levels = levels;
        }
        Level best = LevelMarshaller.copyFields(from.best, quote.best, depth + 1);
        if (best != quote.best) {
            quote.best = best;
        }
        return quote;
    }

    /**
     * Writes as {@link #writeFields}; for null, a versioned block of -1 bytes.
     */
    public static void writeNullable(Quote quote, Output out, int depth) {
        if (quote == null) {
            VersionedBlocks.writeNull(out);
        } else {
            writeFields(quote, out, depth);
        }
    }

    /**
     * Reads as {@link #readFields}; returns null for a versioned block of -1 bytes.
     */
    public static Quote readNullable(Quote current, Input in, int depth) {
        return VersionedBlocks.isNull(in) ? null : readFields(current, in, depth);
    }

    private static void writeBlock1(Quote quote, Output out) {
        long offset = out.reserve(12);
        VersionedBlocks.putCount(out.base(), offset, 8);
        storeBlock1(quote, out.base(), offset + 4);
    }

    private static void storeBlock1(Quote quote, Object base, long offset) {
        RawMemory.putLong(base, offset, quote.id);
    }

    private static void readBlock1(Quote quote, Input in) {
        long offset = in.take(8);
        Object base = in.base();
        quote.id = RawMemory.getLong(base, offset);
    }

    private static void writeBlock2(Quote quote, Output out) {
        long offset = out.reserve(8);
        Object base = out.base();
        RawMemory.putDouble(base, offset, quote.bid);
    }

    private static void readBlock2(Quote quote, Input in) {
        long offset = in.take(8);
        Object base = in.base();
        quote.bid = RawMemory.getDouble(base, offset);
    }

    private static void writeBlock3(Quote quote, Output out) {
        long offset = out.reserve(8);
        Object base = out.base();
        RawMemory.putDouble(base, offset, quote.ask);
    }

    private static void readBlock3(Quote quote, Input in) {
        long offset = in.take(8);
        Object base = in.base();
        quote.ask = RawMemory.getDouble(base, offset);
    }

    private static void writeLevels(List<Level> list, Output out, int depth) {
        int count = Counts.write("levels", list, out);
        Iterator<Level> iterator = Lists.iterator(list);
        for (int i = 0; i < count; i++) {
            Level element = Lists.next(list, iterator, i);
            LevelMarshaller.writeNullable(element, out, depth + 1);
        }
        Lists.end("levels", count, list, iterator);
    }

    private static List<Level> readLevels(List<Level> current, Input in, int depth) {
        int count = Counts.read(4, in);
        List<Level> elements = Lists.target(current, count);
        for (int i = 0; i < count; i++) {
            Level old = Lists.get(elements, i);
            Level element = LevelMarshaller.readNullable(old, in, depth + 1);
            Lists.put(elements, i, element);
        }
        return Lists.trim(elements, count);
    }

    private static void readVersion2(Quote quote, Input in, int depth) {
        readBlock3(quote, in);
        String venue = Text.read((String) VENUE.get(quote), in);
        if (venue != (String) VENUE.get(quote)) {
            VENUE.set(quote, venue);
        }
    }

    private static void readVersion3(Quote quote, Input in, int depth) {
        List<Level> levels = Checks.present("levels", readLevels(quote.levels, in, depth));
        if (levels != quote.levels) {
            quote.levels = levels;
        }
        Level best = LevelMarshaller.readNullable(quote.best, in, depth + 1);
        if (best != quote.best) {
            quote.best = best;
        }
    }

    private static long sizeOfLevels(List<Level> list, int depth) {
        if (list == null) {
            return StopBit.size(-1);
        }
        long size = Counts.sizeOf("levels", list);
        for (Level element : list) {
            size += element == null ? 4 : LevelMarshaller.sizeOfFields(element, depth + 1);
        }
        return size;
    }

    private static List<Level> copyLevels(List<Level> list, List<Level> to, int depth) {
        int count = Lists.count(list);
        Iterator<Level> source = Lists.iterator(list);
        List<Level> elements = Lists.target(to, list, count);
        for (int i = 0; i < count; i++) {
            Level old = Lists.get(elements, i);
            Level element = LevelMarshaller.copyFields(Lists.next(list, source, i), old, depth + 1);
            Lists.put(elements, i, element);
        }
        return Lists.trim(elements, count);
    }
}
