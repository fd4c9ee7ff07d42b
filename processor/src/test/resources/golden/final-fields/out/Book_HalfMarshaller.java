import java.util.Iterator;
import java.util.List;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.chronicle.BytesMessages;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.generated.Counts;
import org.marshal4j.runtime.generated.Filled;
import org.marshal4j.runtime.generated.GeneratedMarshaller;
import org.marshal4j.runtime.generated.Lists;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.runtime.Text;

/**
 * Writes and reads {@link Book.Half}, 9 bytes or more each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fields = Book_HalfMarshaller.FIELDS
)
final class Book_HalfMarshaller extends GeneratedMarshaller<Book.Half> implements ChronicleMarshaller<Book.Half> {
    public static final Book_HalfMarshaller INSTANCE = new Book_HalfMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 9;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = -1;

    static final String FIELDS = """
            id int64
            names list<text?>?
            """;

    private Book_HalfMarshaller() {
        super(Book.Half.class, "@version@", FIELDS.split("\n"));
    }

    @Override
    protected void writeMessage(Book.Half half, Output out) {
        writeFields(half, out, 0);
    }

    @Override
    protected Book.Half readMessage(Book.Half current, Input in) {
        return readFields(null, in, 0);
    }

    @Override
    public long sizeOf(Book.Half half) {
        return sizeOfFields(half, 0);
    }

    @Override
    public void write(Book.Half half, BytesOut<?> out) {
        BytesMessages.write(this, half, out);
    }

    @Override
    public Book.Half read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Book.Half half, Output out, int depth) {
        Checks.exactType(half, Book.Half.class);
        writeBlock(half, out);
        writeNames(half.names, out);
    }

    /**
     * The body of {@link #read}; {@code current} cannot be filled and stays as it is.
     */
    public static Book.Half readFields(Book.Half current, Input in, int depth) {
        long offset = in.take(8);
        Object base = in.base();
        long id = RawMemory.getLong(base, offset);
        List<String> names = readNames(null, in);
        Book.Half half = new Book.Half(id);
        Filled.into("names", half.names, names, in.limits());
        return half;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Book.Half half, int depth) {
        Checks.exactType(half, Book.Half.class);
        long size = 8;
        size += sizeOfNames(half.names);
        return size;
    }

    @Override
    public Book.Half copy(Book.Half from) {
        return copyFields(Checks.anyObject(from, Book.Half.class), null, 0);
    }

    /**
     * The body of {@link #copy}; {@code current} cannot be filled and stays as it is. Null for null.
     */
    public static Book.Half copyFields(Book.Half from, Book.Half current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Book.Half.class);
        Book.Half half = new Book.Half(from.id);
        Filled.into("names", half.names, Lists.copy(from.names, null));
        return half;
    }

    private static void writeBlock(Book.Half half, Output out) {
        long offset = out.reserve(8);
        Object base = out.base();
        RawMemory.putLong(base, offset, half.id);
    }

    private static void writeNames(List<String> list, Output out) {
        int count = Counts.write("names", list, out);
        Iterator<String> iterator = Lists.iterator(list);
        for (int i = 0; i < count; i++) {
            String element = Lists.next(list, iterator, i);
            Text.write(element, out);
        }
        Lists.end("names", count, list, iterator);
    }

    private static List<String> readNames(List<String> current, Input in) {
        int count = Counts.read(in);
        List<String> elements = Lists.target(current, count);
        for (int i = 0; i < count; i++) {
            String old = Lists.get(elements, i);
            String element = Text.read(old, in);
            Lists.put(elements, i, element);
        }
        return Lists.trim(elements, count);
    }

    private static long sizeOfNames(List<String> list) {
        if (list == null) {
            return StopBit.size(-1);
        }
        long size = Counts.sizeOf("names", list);
        for (String element : list) {
            size += Text.sizeOf(element);
        }
        return size;
    }
}
