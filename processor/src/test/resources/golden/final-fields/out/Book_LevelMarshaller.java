import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.chronicle.BytesBlocks;
import org.marshal4j.chronicle.BytesMessages;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Marshallers;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.generated.Failures;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.TypeSchema;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.generated.value.Presence;
import org.marshal4j.runtime.memory.FixedBlock;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.schema.Schema;

/**
 * Writes and reads {@link Book.Level}, 8 bytes each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fixedSize = 8,
        fields = Book_LevelMarshaller.FIELDS
)
final class Book_LevelMarshaller extends FixedBlock<Book.Level> implements ChronicleMarshaller<Book.Level> {
    public static final Book_LevelMarshaller INSTANCE = new Book_LevelMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 8;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = 8;

    static final String FIELDS = """
            price float64
            """;

    private static final Schema SCHEMA = TypeSchema.of(Book.Level.class, FIELDS.split("\n"));

    static {
        Marshallers.register(INSTANCE, "@version@");
    }

    private Book_LevelMarshaller() {
    }

    @Override
    public void write(Book.Level level, Output out) {
        long start = out.position();
        try {
            writeFields(level, out, 0);
        } catch (Throwable failure) {
            throw Failures.writing(this, out, start, failure);
        }
    }

    @Override
    public Book.Level read(Input in) {
        long start = in.position();
        try {
            return readFields(null, in, 0);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public void readInto(Book.Level level, Input in) {
        long start = in.position();
        try {
            Checks.exactType(level, Book.Level.class);
            readFields(level, in, 0);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public long sizeOf(Book.Level level) {
        return sizeOfFields(level, 0);
    }

    @Override
    public Schema schema() {
        return SCHEMA;
    }

    @Override
    public Class<Book.Level> type() {
        return Book.Level.class;
    }

    @Override
    public void write(Book.Level level, BytesOut<?> out) {
        if (level != null && level.getClass() == Book.Level.class) {
            long offset = BytesBlocks.find(out, 8);
            if (offset != BytesBlocks.ELSEWHERE) {
                store(level, BytesBlocks.base(out), offset);
                BytesBlocks.advance(out, 8);
                return;
            }
        }
        BytesMessages.write(this, level, out);
    }

    @Override
    public Book.Level read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    @Override
    public void readInto(Book.Level level, BytesIn<?> in) {
        if (level != null && level.getClass() == Book.Level.class) {
            long offset = BytesBlocks.find(in, 8);
            if (offset != BytesBlocks.ELSEWHERE && load(level, BytesBlocks.base(in), offset)) {
                BytesBlocks.advance(in, 8);
                return;
            }
        }
        BytesMessages.readInto(this, level, in);
    }

    @Override
    public int blockSize() {
        return 8;
    }

    @Override
    public void store(Book.Level level, Object base, long offset) {
        storeBlock(level, base, offset);
    }

    @Override
    public boolean load(Book.Level level, Object base, long offset) {
        loadBlock(level, base, offset);
        return true;
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Book.Level level, Output out, int depth) {
        Checks.exactType(level, Book.Level.class);
        writeBlock(level, out);
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object if that is not possible.
     */
    public static Book.Level readFields(Book.Level current, Input in, int depth) {
        Book.Level level = current != null && current.getClass() == Book.Level.class ? current : new Book.Level();
        readBlock(level, in);
        return level;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Book.Level level, int depth) {
        Checks.exactType(level, Book.Level.class);
        return 8;
    }

    @Override
    public Book.Level copy(Book.Level from) {
        return copyFields(Checks.anyObject(from, Book.Level.class), null, 0);
    }

    @Override
    public void copyInto(Book.Level from, Book.Level to) {
        copyFields(Checks.anyObject(from, Book.Level.class),
                Checks.exactType(to, Book.Level.class), 0);
    }

    /**
     * The body of {@link #copy}: fills {@code current}, or a new object if that is not possible. Null for null.
     */
    public static Book.Level copyFields(Book.Level from, Book.Level current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Book.Level.class);
        Book.Level level = current != null && current != from
                && current.getClass() == Book.Level.class ? current : new Book.Level();
        level.price = from.price;
        return level;
    }

    /**
     * Writes a presence byte, and then as {@link #writeFields}; for null, zeros of the same size.
     */
    public static void writeNullable(Book.Level level, Output out, int depth) {
        if (level != null) {
            Checks.exactType(level, Book.Level.class);
        }
        long offset = out.reserve(9);
        if (Presence.put(out.base(), offset, level, 8)) {
            storeBlock(level, out.base(), offset + 1);
        }
    }

    /**
     * Reads a presence byte, and then as {@link #readFields}; returns null if the byte says so.
     */
    public static Book.Level readNullable(Book.Level current, Input in, int depth) {
        if (current == null || current.getClass() != Book.Level.class) {
            return Presence.read(8, in) ? readFields(current, in, depth) : null;
        }
        long offset = in.take(9);
        if (!Presence.get(in.base(), offset)) {
            return null;
        }
        loadBlock(current, in.base(), offset + 1);
        return current;
    }

    private static void writeBlock(Book.Level level, Output out) {
        long offset = out.reserve(8);
        storeBlock(level, out.base(), offset);
    }

    private static void storeBlock(Book.Level level, Object base, long offset) {
        RawMemory.putDouble(base, offset, level.price);
    }

    private static void readBlock(Book.Level level, Input in) {
        long offset = in.take(8);
        loadBlock(level, in.base(), offset);
    }

    private static void loadBlock(Book.Level level, Object base, long offset) {
        level.price = RawMemory.getDouble(base, offset);
    }
}
