import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.chronicle.BytesMessages;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.generated.Counts;
import org.marshal4j.runtime.generated.Filled;
import org.marshal4j.runtime.generated.FillingMarshaller;
import org.marshal4j.runtime.generated.Handles;
import org.marshal4j.runtime.generated.Lists;
import org.marshal4j.runtime.generated.MapRefill;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.OwnObjects;
import org.marshal4j.runtime.generated.Refillable;
import org.marshal4j.runtime.generated.TypeSchema;
import org.marshal4j.runtime.generated.value.ArrayCopies;
import org.marshal4j.runtime.generated.value.AtomicLongs;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.generated.value.PrimitiveArrays;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.runtime.Text;

/**
 * Writes and reads {@link Book}, 21 bytes or more each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fields = BookMarshaller.FIELDS
)
final class BookMarshaller extends FillingMarshaller<Book> implements ChronicleMarshaller<Book> {
    public static final BookMarshaller INSTANCE = new BookMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 21;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = -1;

    static final String FIELDS = """
            names list<text?>?
            levels map<text?,Book$Level?>?
            count int64?
            sizes int64[]?
            best Book$Level?
            """;

    private static final VarHandle LEVELS = Handles.field(MethodHandles.lookup(), Book.class, "levels", Map.class);

    static {
        TypeSchema.requireFixedSize(INSTANCE.schema(), Book_LevelMarshaller.INSTANCE.schema(), 8);
    }

    private BookMarshaller() {
        super(Book.class, "@version@", FIELDS.split("\n"));
    }

    @Override
    protected void writeMessage(Book book, Output out) {
        writeFields(book, out, 0);
    }

    @Override
    protected Book readMessage(Book current, Input in) {
        return readFields(current, in, 0);
    }

    @Override
    public long sizeOf(Book book) {
        return sizeOfFields(book, 0);
    }

    @Override
    public void write(Book book, BytesOut<?> out) {
        BytesMessages.write(this, book, out);
    }

    @Override
    public Book read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    @Override
    public void readInto(Book book, BytesIn<?> in) {
        BytesMessages.readInto(this, book, in);
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Book book, Output out, int depth) {
        Checks.exactType(book, Book.class);
        Checks.depth(depth);
        writeNames(book.names, out);
        writeLevels((Map<String, Book.Level>) LEVELS.get(book), out, depth);
        writeBlock(book, out);
        PrimitiveArrays.write(book.sizes, out);
        Book_LevelMarshaller.writeNullable(book.best, out, depth + 1);
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object if that is not possible.
     */
    public static Book readFields(Book current, Input in, int depth) {
        Checks.depth(depth, in);
        Book book = current != null && current.getClass() == Book.class ? current : new Book();
        Filled.into("names", book.names, readNames(book.names, in), in.limits());
        Filled.into("levels", (Map<String, Book.Level>) LEVELS.get(book), readLevels((Map<String, Book.Level>) LEVELS.get(book), in, depth), in.limits());
        readBlock(book, in);
        Filled.array("sizes", book.sizes, PrimitiveArrays.readLongs(book.sizes, in));
        Filled.same("best", book.best, Book_LevelMarshaller.readNullable(book.best, in, depth + 1));
        return book;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Book book, int depth) {
        Checks.exactType(book, Book.class);
        Checks.depth(depth);
        long size = 9;
        size += sizeOfNames(book.names);
        size += sizeOfLevels((Map<String, Book.Level>) LEVELS.get(book), depth);
        size += PrimitiveArrays.sizeOf(book.sizes);
        size += book.best == null ? 9 : 1 + Book_LevelMarshaller.sizeOfFields(book.best, depth + 1);
        return size;
    }

    @Override
    public Book copy(Book from) {
        return copyFields(Checks.anyObject(from, Book.class), null, 0);
    }

    @Override
    public void copyInto(Book from, Book to) {
        copyFields(Checks.anyObject(from, Book.class), Checks.exactType(to, Book.class), 0);
    }

    /**
     * The body of {@link #copy}: fills {@code current}, or a new object if that is not possible. Null for null.
     */
    public static Book copyFields(Book from, Book current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Book.class);
        Checks.depth(depth);
        Book book = current != null && current != from && current.getClass() == Book.class ? current
                : new Book();
        Filled.into("names", book.names, Lists.copy(from.names, book.names));
        Filled.into("levels", (Map<String, Book.Level>) LEVELS.get(book), copyLevels((Map<String, Book.Level>) LEVELS.get(from), (Map<String, Book.Level>) LEVELS.get(book), depth));
        Filled.into("count", book.count, AtomicLongs.copy(from.count, book.count));
        Filled.array("sizes", book.sizes, ArrayCopies.copy(from.sizes, book.sizes));
        Filled.same("best", book.best, Book_LevelMarshaller.copyFields(from.best, book.best, depth + 1));
        return book;
    }

    private static void writeBlock(Book book, Output out) {
        long offset = out.reserve(9);
        Object base = out.base();
        AtomicLongs.putNullable(base, offset, book.count);
    }

    private static void readBlock(Book book, Input in) {
        long offset = in.take(9);
        Object base = in.base();
        Filled.into("count", book.count, AtomicLongs.getNullable(book.count, base, offset));
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

    private static void writeLevels(Map<String, Book.Level> map, Output out, int depth) {
        int count = Counts.write("levels", map, out);
        if (count < 0) {
            return;
        }
        int written = 0;
        for (Map.Entry<String, Book.Level> entry : map.entrySet()) {
            Counts.more("levels", count, written);
            String key = entry.getKey();
            Book.Level value = entry.getValue();
            Text.write(key, out);
            Book_LevelMarshaller.writeNullable(value, out, depth + 1);
            written++;
        }
        Counts.same("levels", count, written);
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

    private static Map<String, Book.Level> readLevels(Map<String, Book.Level> current, Input in,
            int depth) {
        int count = Counts.read(10, in);
        if (count < 0) {
            return null;
        }
        Map<String, Book.Level> elements = Refillable.is(current) ? current : new LinkedHashMap<>();
        MapRefill<String, Book.Level> refill = new MapRefill<>("levels", elements);
        Iterator<Map.Entry<String, Book.Level>> iterator = elements.entrySet().iterator();
        for (int i = 0; i < count; i++) {
            Map.Entry<String, Book.Level> old = refill.expects(iterator.hasNext()) ? iterator.next() : null;
            String key = Text.read(MapRefill.keyOf(old), in);
            Book.Level value = Book_LevelMarshaller.readNullable(MapRefill.valueOf(old, key), in, depth + 1);
            refill.put(old, key, value);
        }
        refill.end();
        return elements;
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

    private static long sizeOfLevels(Map<String, Book.Level> map, int depth) {
        if (map == null) {
            return StopBit.size(-1);
        }
        long size = Counts.sizeOf("levels", map);
        for (Map.Entry<String, Book.Level> entry : map.entrySet()) {
            String key = entry.getKey();
            size += Text.sizeOf(key);
            size += 9;
        }
        return size;
    }

    private static Map<String, Book.Level> copyLevels(Map<String, Book.Level> map,
            Map<String, Book.Level> to, int depth) {
        if (map == null) {
            return null;
        }
        Map<String, Book.Level> current = OwnObjects.unless(to, map);
        int count = map.size();
        Iterator<Map.Entry<String, Book.Level>> source = map.entrySet().iterator();
        Map<String, Book.Level> elements = Refillable.is(current) ? current : new LinkedHashMap<>();
        MapRefill<String, Book.Level> refill = new MapRefill<>("levels", elements);
        Iterator<Map.Entry<String, Book.Level>> iterator = elements.entrySet().iterator();
        for (int i = 0; i < count; i++) {
            Map.Entry<String, Book.Level> old = refill.expects(iterator.hasNext()) ? iterator.next() : null;
            Map.Entry<String, Book.Level> next = source.next();
            String key = OwnObjects.kept(MapRefill.keyOf(old), next.getKey());
            Book.Level value = Book_LevelMarshaller.copyFields(next.getValue(), MapRefill.valueOf(old, key), depth + 1);
            refill.put(old, key, value);
        }
        refill.end();
        return elements;
    }
}
