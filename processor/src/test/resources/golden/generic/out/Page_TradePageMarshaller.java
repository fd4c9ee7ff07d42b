import org.marshal4j.runtime.generated.ObjectArrays;
    // as beginning in family, but:
 * Writes and reads {@link Page.TradePage}, 20 bytes or more each. Stateless and thread-safe.
public final class Page_TradePageMarshaller extends FillingBytesMarshaller<Page.TradePage> {

    // as in evolvable: MIN_SIZE
    // as in ancestors: MAX_SIZE

    private static final String FIELDS_BEFORE = """
            first com.acme.Page$Trade
            byKey map<text?,list<com.acme.Page$Trade?>?>?
            array list<com.acme.Page$Trade?>?
            key text?
            last com.acme.Page$Trade?
            """;

    // as NAME in ancestors, with FIRST for NAME, Page for Instrument, first for name, Object for String
    // as FIRST in generic, with KEY for FIRST, key for first, Comparable for Object

    static {
        TypeSchema.requireInherited(INSTANCE.schema(), Page_NamedMarshaller.schema());
        TypeSchema.requireFixedSize(INSTANCE.schema(), Page_TradeMarshaller.INSTANCE.schema(), 8);
    }

    // as QuoteMarshaller in bean, with FIELDS_BEFORE for FIELDS
    // as in empty: writeMessage, readMessage, sizeOf

    // as writeFields in final-fields, but:
        Page_TradeMarshaller.writeFields(Checks.required("first", (Page.Trade) FIRST.get(tradePage)), out, depth + 1);
        writeByKey(tradePage.byKey, out, depth);
        writeArray(tradePage.array, out, depth);
        Text.write((String) KEY.get(tradePage), out);
        Page_TradeMarshaller.writeNullable(tradePage.last, out, depth + 1);

    /** As in empty. */
    public static Page.TradePage readFields(Page.TradePage current, Input in, int depth) {
        Checks.depth(depth, in);
        Page.TradePage tradePage = current != null && current.getClass() == Page.TradePage.class ? current : new Page.TradePage();
        // References are stored only if they changed: each store would cost the garbage collector time.
        Page.Trade oldFirst = (Page.Trade) FIRST.get(tradePage);
        Page.Trade first = Page_TradeMarshaller.readFields(oldFirst, in, depth + 1);
        if (first != oldFirst) {
            FIRST.set(tradePage, first);
        }
        Map<String, List<Page.Trade>> byKey = readByKey(tradePage.byKey, in, depth);
        // stored if another: tradePage.byKey = byKey
        Page.Trade[] array = readArray(tradePage.array, in, depth);
        // stored if another: tradePage.array = array
        String oldKey = (String) KEY.get(tradePage);
        String key = Text.read(oldKey, in);
        if (key != oldKey) {
            KEY.set(tradePage, key);
        }
        Page.Trade last = Page_TradeMarshaller.readNullable(tradePage.last, in, depth + 1);
        // stored if another: tradePage.last = last
        return tradePage;
    }

    /** As in bound. */
    public static long sizeOfFields(Page.TradePage tradePage, int depth) {
        Checks.exactType(tradePage, Page.TradePage.class, depth);
        long size = 0;
        size += Page_TradeMarshaller.sizeOfFields(Checks.required("first", (Page.Trade) FIRST.get(tradePage)), depth + 1);
        size += sizeOfByKey(tradePage.byKey, depth);
        size += sizeOfArray(tradePage.array, depth);
        size += Text.sizeOf((String) KEY.get(tradePage));
        size += tradePage.last == null ? 9
                : 1 + Page_TradeMarshaller.sizeOfFields(tradePage.last, depth + 1);
        return size;
    }

    // as in empty: copy, copyInto

    /** As in empty. */
    public static Page.TradePage copyFields(Page.TradePage from, Page.TradePage current,
            int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Page.TradePage.class, depth);
        Page.TradePage tradePage = OwnObjects.isFree(current, from, Page.TradePage.class) ? current
                : new Page.TradePage();
        Page.Trade oldFirst = (Page.Trade) FIRST.get(tradePage);
        Page.Trade first = Page_TradeMarshaller.copyFields((Page.Trade) FIRST.get(from), oldFirst, depth + 1);
        if (first != oldFirst) {
            FIRST.set(tradePage, first);
        }
        Map<String, List<Page.Trade>> byKey = copyByKey(from.byKey, tradePage.byKey, depth);
        // stored if another: tradePage.byKey = byKey
        Page.Trade[] array = copyArray(from.array, tradePage.array, depth);
        // stored if another: tradePage.array = array
        String key = (String) KEY.get(from);
        if (key != (String) KEY.get(tradePage)) {
            KEY.set(tradePage, key);
        }
        Page.Trade last = Page_TradeMarshaller.copyFields(from.last, tradePage.last, depth + 1);
        // stored if another: tradePage.last = last
        return tradePage;
    }

    private static void writeByKeyValue(List<Page.Trade> list, Output out, int depth) {
        int count = Counts.write("byKey[].value", list, out);
        Iterator<Page.Trade> iterator = Lists.iterator(list);
        for (int i = 0; i < count; i++) {
            Page.Trade element = Lists.next(list, iterator, i);
            Page_TradeMarshaller.writeNullable(element, out, depth + 1);
        }
        Lists.end("byKey[].value", count, list, iterator);
    }

    // as writeLevels in final-fields, but:
    private static void writeByKey(Map<String, List<Page.Trade>> map, Output out, int depth) {
        int count = Counts.write("byKey", map, out);
        for (Map.Entry<String, List<Page.Trade>> entry : map.entrySet()) {
            Counts.more("byKey", count, written);
            List<Page.Trade> value = entry.getValue();
            writeByKeyValue(value, out, depth);
        Counts.same("byKey", count, written);

    private static void writeArray(Page.Trade[] array, Output out, int depth) {
        int count = Counts.write(array, out);
        for (int i = 0; i < count; i++) {
            Page.Trade element = array[i];
            Page_TradeMarshaller.writeNullable(element, out, depth + 1);
        }
    }

    // as readItems in bound, but:
    private static List<Page.Trade> readByKeyValue(List<Page.Trade> current, Input in, int depth) {
        List<Page.Trade> elements = Lists.target(current, count);
            Page.Trade old = Lists.get(elements, i);
            Page.Trade element = Page_TradeMarshaller.readNullable(old, in, depth + 1);

    // as readLevels in final-fields, but:
    private static Map<String, List<Page.Trade>> readByKey(Map<String, List<Page.Trade>> current,
            Input in, int depth) {
        int count = Counts.read(2, in);
        Map<String, List<Page.Trade>> elements = Refillable.is(current) ? current : new LinkedHashMap<>();
        MapRefill<String, List<Page.Trade>> refill = new MapRefill<>("byKey", elements);
        Iterator<Map.Entry<String, List<Page.Trade>>> iterator = elements.entrySet().iterator();
            Map.Entry<String, List<Page.Trade>> old = refill.expects(iterator.hasNext()) ? iterator.next() : null;
            List<Page.Trade> value = readByKeyValue(MapRefill.valueOf(old, key), in, depth);

    private static Page.Trade[] readArray(Page.Trade[] current, Input in, int depth) {
        int count = Counts.read(9, in);
        if (count < 0) {
            return null;
        }
        Page.Trade[] elements = ObjectArrays.target(current, count, Page.Trade[].class);
        for (int i = 0; i < count; i++) {
            elements = ObjectArrays.with(elements, i, count);
            elements[i] = Page_TradeMarshaller.readNullable(elements[i], in, depth + 1);
        }
        return elements;
    }

    // as sizeOfLevels in final-fields, but:
    private static long sizeOfByKey(Map<String, List<Page.Trade>> map, int depth) {
        long size = Counts.sizeOf("byKey", map);
        for (Map.Entry<String, List<Page.Trade>> entry : map.entrySet()) {
            List<Page.Trade> value = entry.getValue();
            size += Counts.sizeOf("byKey[].value", value, 9);

    private static long sizeOfArray(Page.Trade[] array, int depth) {
        if (array == null) {
            return Counts.SIZE_OF_NULL;
        }
        return StopBit.size(array.length) + 9L * array.length;
    }

    // as copyEarlier in bound, but:
    private static List<Page.Trade> copyByKeyValue(List<Page.Trade> list, List<Page.Trade> to,
            int depth) {
        Iterator<Page.Trade> source = Lists.iterator(list);
        List<Page.Trade> elements = Lists.target(to, list, count);
            Page.Trade element = Page_TradeMarshaller.copyFields(Lists.next(list, source, i), elements.get(i), depth + 1);
            Page.Trade element = Page_TradeMarshaller.copyFields(Lists.next(list, source, i), null, depth + 1);

    // as copyLevels in final-fields, but:
    private static Map<String, List<Page.Trade>> copyByKey(Map<String, List<Page.Trade>> map,
            Map<String, List<Page.Trade>> to, int depth) {
        Map<String, List<Page.Trade>> current = OwnObjects.unless(to, map);
        Iterator<Map.Entry<String, List<Page.Trade>>> source = map.entrySet().iterator();
        Map<String, List<Page.Trade>> elements = Refillable.is(current) ? current : new LinkedHashMap<>();
        MapRefill<String, List<Page.Trade>> refill = new MapRefill<>("byKey", elements);
        Iterator<Map.Entry<String, List<Page.Trade>>> iterator = elements.entrySet().iterator();
            Map.Entry<String, List<Page.Trade>> old = refill.expects(iterator.hasNext()) ? iterator.next() : null;
            Map.Entry<String, List<Page.Trade>> next = source.next();
            List<Page.Trade> value = copyByKeyValue(next.getValue(), MapRefill.valueOf(old, key), depth);

    private static Page.Trade[] copyArray(Page.Trade[] array, Page.Trade[] to, int depth) {
        if (array == null) {
            return null;
        }
        Page.Trade[] current = OwnObjects.unless(to, array);
        Page.Trade[] elements = ObjectArrays.exactly(current, array.length, Page.Trade[].class);
        for (int i = 0; i < elements.length; i++) {
            elements[i] = Page_TradeMarshaller.copyFields(array[i], elements[i], depth + 1);
        }
        return elements;
    }
}
