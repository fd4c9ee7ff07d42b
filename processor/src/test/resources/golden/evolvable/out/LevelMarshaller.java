import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Marshallers;
import org.marshal4j.runtime.generated.Boxes;
import org.marshal4j.runtime.generated.Checks;
import org.marshal4j.runtime.generated.Failures;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.TypeSchema;
import org.marshal4j.runtime.generated.VersionedBlocks;
import org.marshal4j.runtime.memory.RawBytes;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.schema.Schema;

/**
 * Writes and reads {@link Level}, 20 to 25 bytes each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fields = LevelMarshaller.FIELDS
)
final class LevelMarshaller implements Marshaller<Level> {
    public static final LevelMarshaller INSTANCE = new LevelMarshaller();

    /**
     * The fewest bytes of a message.
     */
    public static final int MIN_SIZE = 20;

    /**
     * The most bytes of a message; -1 if there is no such number.
     */
    public static final int MAX_SIZE = 25;

    private static final String FIELDS_BEFORE = """
            Level frame
            """;

    static final String FIELDS = """
            price float64
            quantity int64
            orders int32? since=2
            """;

    private static final Schema SCHEMA = TypeSchema.of(Level.class, String.join("", FIELDS_BEFORE, FIELDS).split("\n"));

    static {
        Marshallers.register(INSTANCE, "@version@");
    }

    private LevelMarshaller() {
    }

    @Override
    public void write(Level level, BytesOut<?> out) {
        long start = RawBytes.writePosition(out);
        try {
            writeFields(level, out, 0);
        } catch (Throwable failure) {
            throw Failures.writing(this, out, start, failure);
        }
    }

    @Override
    public Level read(BytesIn<?> in) {
        long start = RawBytes.readPosition(in);
        try {
            return readFields(null, in, 0);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public long sizeOf(Level level) {
        return sizeOfFields(level, 0);
    }

    @Override
    public Schema schema() {
        return SCHEMA;
    }

    @Override
    public Class<Level> type() {
        return Level.class;
    }

    /**
     * The body of {@link #write}, for marshallers of types that hold such an object.
     */
    public static void writeFields(Level level, BytesOut<?> out, int depth) {
        Checks.exactType(level, Level.class);
        VersionedBlocks.write("Level", 21, out);
        writeBlock1(level, out);
        writeBlock2(level, out);
    }

    /**
     * The body of {@link #read}; {@code current} cannot be filled and is left alone.
     */
    public static Level readFields(Level current, BytesIn<?> in, int depth) {
        Values values = new Values();
        long behind = VersionedBlocks.enter(in);
        readBlock1(values, in);
        if (VersionedBlocks.goesOn(behind, in)) {
            readBlock2(values, in);
        }
        VersionedBlocks.leave(behind, in);
        Level level = new Level(values.price, values.quantity, values.orders);
        return level;
    }

    private static void readBlock1(Values values, BytesIn<?> in) {
        long offset = RawBytes.take(in, 16);
        if (offset != RawBytes.NOT_RAW) {
            loadBlock1(values, RawBytes.base(in), offset);
        } else {
            loadBlock1(values, RawBytes.readCopy(in, 16), RawMemory.ARRAY_OFFSET);
        }
    }

    private static void loadBlock1(Values values, Object base, long offset) {
        values.price = RawMemory.getDouble(base, offset);
        values.quantity = RawMemory.getLong(base, offset + 8);
    }

    private static void readBlock2(Values values, BytesIn<?> in) {
        long offset = RawBytes.take(in, 5);
        if (offset != RawBytes.NOT_RAW) {
            loadBlock2(values, RawBytes.base(in), offset);
        } else {
            loadBlock2(values, RawBytes.readCopy(in, 5), RawMemory.ARRAY_OFFSET);
        }
    }

    private static void loadBlock2(Values values, Object base, long offset) {
        values.orders = Boxes.getInteger(null, base, offset);
    }

    /**
     * The body of {@link #sizeOf}, for marshallers of types that hold such an object.
     */
    public static long sizeOfFields(Level level, int depth) {
        Checks.exactType(level, Level.class);
        return 25;
    }

    /**
     * {@link #writeFields}; for null, a frame of -1 bytes.
     */
    public static void writeNullable(String name, Level level, BytesOut<?> out, int depth) {
        if (level == null) {
            VersionedBlocks.writeNull(name, out);
        } else {
            writeFields(level, out, depth);
        }
    }

    /**
     * {@link #readFields}; null for a frame of -1 bytes.
     */
    public static Level readNullable(Level current, BytesIn<?> in, int depth) {
        return VersionedBlocks.isNull(in) ? null : readFields(current, in, depth);
    }

    private static void writeBlock1(Level level, BytesOut<?> out) {
        double price = level.price();
        long quantity = level.quantity();
        long offset = RawBytes.reserve(out, 16);
        byte[] copy = offset == RawBytes.NOT_RAW ? new byte[16] : null;
        Object base = copy == null ? RawBytes.base(out) : copy;
        if (copy != null) {
            offset = RawMemory.ARRAY_OFFSET;
        }
        RawMemory.putDouble(base, offset, price);
        RawMemory.putLong(base, offset + 8, quantity);
        if (copy != null) {
            RawBytes.writeCopy(copy, SCHEMA, 1, 3, out);
        }
    }

    private static void writeBlock2(Level level, BytesOut<?> out) {
        Integer orders = level.orders();
        long offset = RawBytes.reserve(out, 5);
        byte[] copy = offset == RawBytes.NOT_RAW ? new byte[5] : null;
        Object base = copy == null ? RawBytes.base(out) : copy;
        if (copy != null) {
            offset = RawMemory.ARRAY_OFFSET;
        }
        Boxes.putInteger(base, offset, orders);
        if (copy != null) {
            RawBytes.writeCopy(copy, SCHEMA, 3, 4, out);
        }
    }

    /**
     * What a {@link Level} is made of, while it is being read.
     */
    private static final class Values {
        double price;

        long quantity;

        Integer orders;
    }
}
