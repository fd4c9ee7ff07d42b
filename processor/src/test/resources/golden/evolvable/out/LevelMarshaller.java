import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.chronicle.BytesMessages;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.generated.GeneratedMarshaller;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.VersionedBlocks;
import org.marshal4j.runtime.generated.value.Boxes;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * Writes and reads {@link Level}, 20 to 25 bytes each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fields = LevelMarshaller.FIELDS
)
final class LevelMarshaller extends GeneratedMarshaller<Level> implements ChronicleMarshaller<Level> {
    public static final LevelMarshaller INSTANCE = new LevelMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 20;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
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

    private LevelMarshaller() {
        super(Level.class, "@version@", String.join("", FIELDS_BEFORE, FIELDS).split("\n"));
    }

    @Override
    protected void writeMessage(Level level, Output out) {
        writeFields(level, out, 0);
    }

    @Override
    protected Level readMessage(Level current, Input in) {
        return readFields(null, in, 0);
    }

    @Override
    public long sizeOf(Level level) {
        return sizeOfFields(level, 0);
    }

    @Override
    public void write(Level level, BytesOut<?> out) {
        BytesMessages.write(this, level, out);
    }

    @Override
    public Level read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Level level, Output out, int depth) {
        Checks.exactType(level, Level.class);
        VersionedBlocks.write(21, out);
        writeBlock1(level, out);
        writeBlock2(level, out);
    }

    /**
     * The body of {@link #read}; {@code current} cannot be filled and stays as it is.
     */
    public static Level readFields(Level current, Input in, int depth) {
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

    private static void readBlock1(Values values, Input in) {
        long offset = in.take(16);
        loadBlock1(values, in.base(), offset);
    }

    private static void loadBlock1(Values values, Object base, long offset) {
        values.price = RawMemory.getDouble(base, offset);
        values.quantity = RawMemory.getLong(base, offset + 8);
    }

    private static void readBlock2(Values values, Input in) {
        long offset = in.take(5);
        loadBlock2(values, in.base(), offset);
    }

    private static void loadBlock2(Values values, Object base, long offset) {
        values.orders = Boxes.getInteger(null, base, offset);
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Level level, int depth) {
        Checks.exactType(level, Level.class);
        return 25;
    }

    @Override
    public Level copy(Level from) {
        return copyFields(Checks.anyObject(from, Level.class), null, 0);
    }

    /**
     * The body of {@link #copy}: returns the object itself, which nobody can change.
     */
    public static Level copyFields(Level from, Level current, int depth) {
        return from;
    }

    /**
     * Writes as {@link #writeFields}; for null, a versioned block of -1 bytes.
     */
    public static void writeNullable(Level level, Output out, int depth) {
        if (level == null) {
            VersionedBlocks.writeNull(out);
        } else {
            writeFields(level, out, depth);
        }
    }

    /**
     * Reads as {@link #readFields}; returns null for a versioned block of -1 bytes.
     */
    public static Level readNullable(Level current, Input in, int depth) {
        return VersionedBlocks.isNull(in) ? null : readFields(current, in, depth);
    }

    private static void writeBlock1(Level level, Output out) {
        double price = level.price();
        long quantity = level.quantity();
        long offset = out.reserve(16);
        Object base = out.base();
        RawMemory.putDouble(base, offset, price);
        RawMemory.putLong(base, offset + 8, quantity);
    }

    private static void writeBlock2(Level level, Output out) {
        Integer orders = level.orders();
        long offset = out.reserve(5);
        Object base = out.base();
        Boxes.putInteger(base, offset, orders);
    }

    /**
     * The values that a {@link Level} is created from, while they are read.
     */
    private static final class Values {
        double price;

        long quantity;

        Integer orders;
    }
}
