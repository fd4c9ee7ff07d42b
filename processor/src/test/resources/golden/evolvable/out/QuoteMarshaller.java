import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Iterator;
import java.util.List;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Marshallers;
import org.marshal4j.runtime.generated.Checks;
import org.marshal4j.runtime.generated.Counts;
import org.marshal4j.runtime.generated.Failures;
import org.marshal4j.runtime.generated.Handles;
import org.marshal4j.runtime.generated.Lists;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.Text;
import org.marshal4j.runtime.generated.TypeSchema;
import org.marshal4j.runtime.generated.VersionedBlocks;
import org.marshal4j.runtime.memory.RawBytes;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.memory.StopBit;
import org.marshal4j.schema.Schema;

/**
 * Writes and reads {@link Quote}, 25 bytes or more each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fields = QuoteMarshaller.FIELDS
)
final class QuoteMarshaller implements Marshaller<Quote> {
    public static final QuoteMarshaller INSTANCE = new QuoteMarshaller();

    /**
     * The fewest bytes of a message.
     */
    public static final int MIN_SIZE = 25;

    /**
     * The most bytes of a message; -1 if there is no such number.
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

    private static final Schema SCHEMA = TypeSchema.of(Quote.class, String.join("", FIELDS_BEFORE, FIELDS).split("\n"));

    private static final VarHandle VENUE = Handles.field(MethodHandles.lookup(), Quote.class, "venue", String.class);

    private static final int MIN_SIZE_OF_LEVELS_ELEMENT = 4;

    static {
        TypeSchema.requireInherited(SCHEMA, EntityMarshaller.schema());
        Marshallers.register(INSTANCE, "@version@");
    }

    private QuoteMarshaller() {
    }

    @Override
    public void write(Quote quote, BytesOut<?> out) {
        long start = RawBytes.writePosition(out);
        try {
            writeFields(quote, out, 0);
        } catch (Throwable failure) {
            throw Failures.writing(this, out, start, failure);
        }
    }

    @Override
    public Quote read(BytesIn<?> in) {
        long start = RawBytes.readPosition(in);
        try {
            return readFields(null, in, 0);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public void readInto(Quote quote, BytesIn<?> in) {
        long start = RawBytes.readPosition(in);
        try {
            Checks.exactType(quote, Quote.class);
            readFields(quote, in, 0);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public long sizeOf(Quote quote) {
        return sizeOfFields(quote, 0);
    }

    @Override
    public Schema schema() {
        return SCHEMA;
    }

    @Override
    public Class<Quote> type() {
        return Quote.class;
    }

    /**
     * The body of {@link #write}, for marshallers of types that hold such an object.
     */
    public static void writeFields(Quote quote, BytesOut<?> out, int depth) {
        Checks.exactType(quote, Quote.class);
        Checks.depth(depth);
        writeBlock1(quote, out);
        long frameQuote = VersionedBlocks.begin("Quote", out);
        writeBlock2(quote, out);
        Text.write("symbol", quote.symbol, out);
        writeBlock3(quote, out);
        Text.write("venue", (String) VENUE.get(quote), out);
        writeLevels(Checks.required("levels", quote.levels), out, depth);
        LevelMarshaller.writeNullable("best", quote.best, out, depth + 1);
        VersionedBlocks.end(frameQuote, out);
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object where that will not do.
     */
    public static Quote readFields(Quote current, BytesIn<?> in, int depth) {
        Checks.depth(depth);
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
     * The body of {@link #sizeOf}, for marshallers of types that hold such an object.
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

    /**
     * {@link #writeFields}; for null, a frame of -1 bytes.
     */
    public static void writeNullable(String name, Quote quote, BytesOut<?> out, int depth) {
        if (quote == null) {
            VersionedBlocks.writeNull(name, out);
        } else {
            writeFields(quote, out, depth);
        }
    }

    /**
     * {@link #readFields}; null for a frame of -1 bytes.
     */
    public static Quote readNullable(Quote current, BytesIn<?> in, int depth) {
        return VersionedBlocks.isNull(in) ? null : readFields(current, in, depth);
    }

    private static void writeBlock1(Quote quote, BytesOut<?> out) {
        long offset = RawBytes.reserve(out, 12);
        if (offset != RawBytes.NOT_RAW) {
            VersionedBlocks.putCount(RawBytes.base(out), offset, 8);
            storeBlock1(quote, RawBytes.base(out), offset + 4);
        } else {
            byte[] copy = new byte[12];
            VersionedBlocks.putCount(copy, RawMemory.ARRAY_OFFSET, 8);
            storeBlock1(quote, copy, RawMemory.ARRAY_OFFSET + 4);
            RawBytes.writeCopy(copy, SCHEMA, 0, 2, out);
        }
    }

    private static void storeBlock1(Quote quote, Object base, long offset) {
        RawMemory.putLong(base, offset, quote.id);
    }

    private static void readBlock1(Quote quote, BytesIn<?> in) {
        long offset = RawBytes.take(in, 8);
        if (offset != RawBytes.NOT_RAW) {
            loadBlock1(quote, RawBytes.base(in), offset);
        } else {
            loadBlock1(quote, RawBytes.readCopy(in, 8), RawMemory.ARRAY_OFFSET);
        }
    }

    private static void loadBlock1(Quote quote, Object base, long offset) {
        quote.id = RawMemory.getLong(base, offset);
    }

    private static void writeBlock2(Quote quote, BytesOut<?> out) {
        long offset = RawBytes.reserve(out, 8);
        if (offset != RawBytes.NOT_RAW) {
            storeBlock2(quote, RawBytes.base(out), offset);
        } else {
            byte[] copy = new byte[8];
            storeBlock2(quote, copy, RawMemory.ARRAY_OFFSET);
            RawBytes.writeCopy(copy, SCHEMA, 3, 4, out);
        }
    }

    private static void storeBlock2(Quote quote, Object base, long offset) {
        RawMemory.putDouble(base, offset, quote.bid);
    }

    private static void readBlock2(Quote quote, BytesIn<?> in) {
        long offset = RawBytes.take(in, 8);
        if (offset != RawBytes.NOT_RAW) {
            loadBlock2(quote, RawBytes.base(in), offset);
        } else {
            loadBlock2(quote, RawBytes.readCopy(in, 8), RawMemory.ARRAY_OFFSET);
        }
    }

    private static void loadBlock2(Quote quote, Object base, long offset) {
        quote.bid = RawMemory.getDouble(base, offset);
    }

    private static void writeBlock3(Quote quote, BytesOut<?> out) {
        long offset = RawBytes.reserve(out, 8);
        if (offset != RawBytes.NOT_RAW) {
            storeBlock3(quote, RawBytes.base(out), offset);
        } else {
            byte[] copy = new byte[8];
            storeBlock3(quote, copy, RawMemory.ARRAY_OFFSET);
            RawBytes.writeCopy(copy, SCHEMA, 5, 6, out);
        }
    }

    private static void storeBlock3(Quote quote, Object base, long offset) {
        RawMemory.putDouble(base, offset, quote.ask);
    }

    private static void readBlock3(Quote quote, BytesIn<?> in) {
        long offset = RawBytes.take(in, 8);
        if (offset != RawBytes.NOT_RAW) {
            loadBlock3(quote, RawBytes.base(in), offset);
        } else {
            loadBlock3(quote, RawBytes.readCopy(in, 8), RawMemory.ARRAY_OFFSET);
        }
    }

    private static void loadBlock3(Quote quote, Object base, long offset) {
        quote.ask = RawMemory.getDouble(base, offset);
    }

    private static void writeLevels(List<Level> list, BytesOut<?> out, int depth) {
        int count = Counts.write("levels", list, out);
        Iterator<Level> iterator = Lists.iterator(list);
        for (int i = 0; i < count; i++) {
            Level element = Lists.next(list, iterator, i);
            LevelMarshaller.writeNullable("levels[]", element, out, depth + 1);
        }
        Lists.end("levels", count, list, iterator);
    }

    private static List<Level> readLevels(List<Level> current, BytesIn<?> in, int depth) {
        int count = Counts.read(MIN_SIZE_OF_LEVELS_ELEMENT, in);
        if (count < 0) {
            return null;
        }
        List<Level> elements = Lists.target(current, count);
        for (int i = 0; i < count; i++) {
            Level old = Lists.get(elements, i);
            Level element = LevelMarshaller.readNullable(old, in, depth + 1);
            Lists.put(elements, i, element);
        }
        Lists.trim(elements, count);
        return elements;
    }

    private static void readVersion2(Quote quote, BytesIn<?> in, int depth) {
        readBlock3(quote, in);
        String venue = Text.read((String) VENUE.get(quote), in);
        if (venue != (String) VENUE.get(quote)) {
            VENUE.set(quote, venue);
        }
    }

    private static void readVersion3(Quote quote, BytesIn<?> in, int depth) {
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
        long size = StopBit.size(list.size());
        for (Level element : list) {
            size += element == null ? 4 : LevelMarshaller.sizeOfFields(element, depth + 1);
        }
        return size;
    }
}
