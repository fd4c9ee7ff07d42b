import java.util.LinkedHashMap;
import java.util.Map;
import org.marshal4j.runtime.generated.Filled;
import org.marshal4j.runtime.generated.MapRefill;
import org.marshal4j.runtime.generated.Refillable;
import org.marshal4j.runtime.generated.value.ArrayCopies;
import org.marshal4j.runtime.generated.value.AtomicLongs;
import org.marshal4j.runtime.generated.value.PrimitiveArrays;
    // as beginning in evolvable, but:
 * Writes and reads {@link Book}, 21 bytes or more each. Stateless and thread-safe.
@SuppressWarnings("unchecked")

    // as MIN_SIZE in empty, with 21 for 0
    // as in ancestors: MAX_SIZE

    static final String FIELDS = """
            names list<text?>?
            levels map<text?,Book$Level?>?
            count int64?
            sizes int64[]?
            best Book$Level?
            """;

    // as ASK in custom, with LEVELS for ASK, levels for ask, Map for Price

    // as static in ancestors, but:
        TypeSchema.requireFixedSize(INSTANCE.schema(), Book_LevelMarshaller.INSTANCE.schema(), 8);

    // as in bean: BookMarshaller
    // as in empty: writeMessage, readMessage, sizeOf

    /** As in empty. */
    public static void writeFields(Book book, Output out, int depth) {
        Checks.exactType(book, Book.class, depth);
        writeNames(book.names, out);
        writeLevels((Map<String, Book.Level>) LEVELS.get(book), out, depth);
        writeBlock(book, out);
        PrimitiveArrays.write(book.sizes, out);
        Book_LevelMarshaller.writeNullable(book.best, out, depth + 1);
    }

    // as readFields in booleans, but:
        Checks.depth(depth, in);
        Filled.into("names", book.names, readNames(book.names, in), in.limits());
        Filled.into("levels", (Map<String, Book.Level>) LEVELS.get(book), readLevels((Map<String, Book.Level>) LEVELS.get(book), in, depth), in.limits());
        Filled.array("sizes", book.sizes, PrimitiveArrays.readLongs(book.sizes, in));
        Filled.same("best", book.best, Book_LevelMarshaller.readNullable(book.best, in, depth + 1));

    // as sizeOfFields in evolvable, but:
        long size = 9;
        size += sizeOfNames(book.names);
        size += sizeOfLevels((Map<String, Book.Level>) LEVELS.get(book), depth);
        size += PrimitiveArrays.sizeOf(book.sizes);
        size += book.best == null ? 9 : 1 + Book_LevelMarshaller.sizeOfFields(book.best, depth + 1);

    // as in empty: copy, copyInto

    // as copyFields in copy, but:
        Checks.exactType(from, Book.class, depth);
        Book book = OwnObjects.isFree(current, from, Book.class) ? current : new Book();
        Filled.into("names", book.names, Lists.copy(from.names, book.names));
        Filled.into("levels", (Map<String, Book.Level>) LEVELS.get(book), copyLevels((Map<String, Book.Level>) LEVELS.get(from), (Map<String, Book.Level>) LEVELS.get(book), depth));
        Filled.into("count", book.count, AtomicLongs.copy(from.count, book.count));
        Filled.array("sizes", book.sizes, ArrayCopies.copy(from.sizes, book.sizes));
        Filled.same("best", book.best, Book_LevelMarshaller.copyFields(from.best, book.best, depth + 1));

    // as writeBlock in builder, but:
        long offset = out.reserve(9);
        AtomicLongs.putNullable(base, offset, book.count);

    private static void readBlock(Book book, Input in) {
        long offset = in.take(9);
        Object base = in.base();
        Filled.into("count", book.count, AtomicLongs.getNullable(book.count, base, offset));
    }

    // as writeTags in bean, with writeNames for writeTags, names for tags

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

    // as readTags in bean, with readNames for readTags

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

    // as sizeOfTags in bean, with sizeOfNames for sizeOfTags, names for tags

    private static long sizeOfLevels(Map<String, Book.Level> map, int depth) {
        if (map == null) {
            return Counts.SIZE_OF_NULL;
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
