package com.acme;

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
import org.marshal4j.runtime.generated.FillingMarshaller;
import org.marshal4j.runtime.generated.Handles;
import org.marshal4j.runtime.generated.Lists;
import org.marshal4j.runtime.generated.MapRefill;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.ObjectArrays;
import org.marshal4j.runtime.generated.OwnObjects;
import org.marshal4j.runtime.generated.Refillable;
import org.marshal4j.runtime.generated.TypeSchema;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.runtime.Text;

/**
 * Writes and reads {@link Page.TradePage}, 26 bytes or more each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fields = Page_TradePageMarshaller.FIELDS
)
public final class Page_TradePageMarshaller extends FillingMarshaller<Page.TradePage> implements ChronicleMarshaller<Page.TradePage> {
    public static final Page_TradePageMarshaller INSTANCE = new Page_TradePageMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 26;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = -1;

    private static final String FIELDS_BEFORE = """
            number int32
            items list<com.acme.Page$Trade?>?
            first com.acme.Page$Trade
            byKey map<text?,list<com.acme.Page$Trade?>?>?
            array list<com.acme.Page$Trade?>?
            key text?
            last com.acme.Page$Trade?
            """;

    static final String FIELDS = """
            title text?
            """;

    private static final VarHandle FIRST = Handles.field(MethodHandles.lookup(), Page.class, "first", Object.class);

    private static final VarHandle KEY = Handles.field(MethodHandles.lookup(), Page.class, "key", Comparable.class);

    static {
        TypeSchema.requireInherited(INSTANCE.schema(), Page_NamedMarshaller.schema());
        TypeSchema.requireFixedSize(INSTANCE.schema(), Page_TradeMarshaller.INSTANCE.schema(), 8);
    }

    private Page_TradePageMarshaller() {
        super(Page.TradePage.class, "@version@", String.join("", FIELDS_BEFORE, FIELDS).split("\n"));
    }

    @Override
    protected void writeMessage(Page.TradePage tradePage, Output out) {
        writeFields(tradePage, out, 0);
    }

    @Override
    protected Page.TradePage readMessage(Page.TradePage current, Input in) {
        return readFields(current, in, 0);
    }

    @Override
    public long sizeOf(Page.TradePage tradePage) {
        return sizeOfFields(tradePage, 0);
    }

    @Override
    public void write(Page.TradePage tradePage, BytesOut<?> out) {
        BytesMessages.write(this, tradePage, out);
    }

    @Override
    public Page.TradePage read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    @Override
    public void readInto(Page.TradePage tradePage, BytesIn<?> in) {
        BytesMessages.readInto(this, tradePage, in);
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Page.TradePage tradePage, Output out, int depth) {
        Checks.exactType(tradePage, Page.TradePage.class);
        Checks.depth(depth);
        writeBlock(tradePage, out);
        writeItems(tradePage.items, out, depth);
        Page_TradeMarshaller.writeFields(Checks.required("first", (Page.Trade) FIRST.get(tradePage)), out, depth + 1);
        writeByKey(tradePage.byKey, out, depth);
        writeArray(tradePage.array, out, depth);
        Text.write((String) KEY.get(tradePage), out);
        Page_TradeMarshaller.writeNullable(tradePage.last, out, depth + 1);
        Text.write(tradePage.title, out);
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object if that is not possible.
     */
    public static Page.TradePage readFields(Page.TradePage current, Input in, int depth) {
        Checks.depth(depth, in);
        Page.TradePage tradePage = current != null && current.getClass() == Page.TradePage.class ? current : new Page.TradePage();
        readPart1(tradePage, in, depth);
        readPart2(tradePage, in, depth);
        return tradePage;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Page.TradePage tradePage, int depth) {
        Checks.exactType(tradePage, Page.TradePage.class);
        Checks.depth(depth);
        long size = 4;
        size += Counts.sizeOf("items", tradePage.items, 9);
        size += Page_TradeMarshaller.sizeOfFields(Checks.required("first", (Page.Trade) FIRST.get(tradePage)), depth + 1);
        size += sizeOfByKey(tradePage.byKey, depth);
        size += sizeOfArray(tradePage.array, depth);
        size += Text.sizeOf((String) KEY.get(tradePage));
        size += tradePage.last == null ? 9
                : 1 + Page_TradeMarshaller.sizeOfFields(tradePage.last, depth + 1);
        size += Text.sizeOf(tradePage.title);
        return size;
    }

    @Override
    public Page.TradePage copy(Page.TradePage from) {
        return copyFields(Checks.anyObject(from, Page.TradePage.class), null, 0);
    }

    @Override
    public void copyInto(Page.TradePage from, Page.TradePage to) {
        copyFields(Checks.anyObject(from, Page.TradePage.class),
                Checks.exactType(to, Page.TradePage.class), 0);
    }

    /**
     * The body of {@link #copy}: fills {@code current}, or a new object if that is not possible. Null for null.
     */
    public static Page.TradePage copyFields(Page.TradePage from, Page.TradePage current,
            int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Page.TradePage.class);
        Checks.depth(depth);
        Page.TradePage tradePage = current != null && current != from
                && current.getClass() == Page.TradePage.class ? current : new Page.TradePage();
        tradePage.number = from.number;
        List<Page.Trade> items = copyItems(from.items, tradePage.items, depth);
        if (items != tradePage.items) {
            tradePage.items = items;
        }
        Page.Trade first = Page_TradeMarshaller.copyFields((Page.Trade) FIRST.get(from), (Page.Trade) FIRST.get(tradePage), depth + 1);
        if (first != (Page.Trade) FIRST.get(tradePage)) {
            FIRST.set(tradePage, first);
        }
        Map<String, List<Page.Trade>> byKey = copyByKey(from.byKey, tradePage.byKey, depth);
        if (byKey != tradePage.byKey) {
            tradePage.byKey = byKey;
        }
        Page.Trade[] array = copyArray(from.array, tradePage.array, depth);
        if (array != tradePage.array) {
            tradePage.array = array;
        }
        KEY.set(tradePage, (String) KEY.get(from));
        Page.Trade last = Page_TradeMarshaller.copyFields(from.last, tradePage.last, depth + 1);
        if (last != tradePage.last) {
            tradePage.last = last;
        }
        tradePage.title = from.title;
        return tradePage;
    }

    private static void writeBlock(Page.TradePage tradePage, Output out) {
        long offset = out.reserve(4);
        Object base = out.base();
        RawMemory.putInt(base, offset, tradePage.number);
    }

    private static void readBlock(Page.TradePage tradePage, Input in) {
        long offset = in.take(4);
        Object base = in.base();
        tradePage.number = RawMemory.getInt(base, offset);
    }

    private static void writeItems(List<Page.Trade> list, Output out, int depth) {
        int count = Counts.write("items", list, out);
        Iterator<Page.Trade> iterator = Lists.iterator(list);
        for (int i = 0; i < count; i++) {
            Page.Trade element = Lists.next(list, iterator, i);
            Page_TradeMarshaller.writeNullable(element, out, depth + 1);
        }
        Lists.end("items", count, list, iterator);
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

    private static void writeByKey(Map<String, List<Page.Trade>> map, Output out, int depth) {
        int count = Counts.write("byKey", map, out);
        if (count < 0) {
            return;
        }
        int written = 0;
        for (Map.Entry<String, List<Page.Trade>> entry : map.entrySet()) {
            Counts.more("byKey", count, written);
            String key = entry.getKey();
            List<Page.Trade> value = entry.getValue();
            Text.write(key, out);
            writeByKeyValue(value, out, depth);
            written++;
        }
        Counts.same("byKey", count, written);
    }

    private static void writeArray(Page.Trade[] array, Output out, int depth) {
        int count = Counts.write(array, out);
        for (int i = 0; i < count; i++) {
            Page.Trade element = array[i];
            Page_TradeMarshaller.writeNullable(element, out, depth + 1);
        }
    }

    private static List<Page.Trade> readItems(List<Page.Trade> current, Input in, int depth) {
        int count = Counts.read(9, in);
        List<Page.Trade> elements = Lists.target(current, count);
        for (int i = 0; i < count; i++) {
            Page.Trade old = Lists.get(elements, i);
            Page.Trade element = Page_TradeMarshaller.readNullable(old, in, depth + 1);
            Lists.put(elements, i, element);
        }
        return Lists.trim(elements, count);
    }

    private static List<Page.Trade> readByKeyValue(List<Page.Trade> current, Input in, int depth) {
        int count = Counts.read(9, in);
        List<Page.Trade> elements = Lists.target(current, count);
        for (int i = 0; i < count; i++) {
            Page.Trade old = Lists.get(elements, i);
            Page.Trade element = Page_TradeMarshaller.readNullable(old, in, depth + 1);
            Lists.put(elements, i, element);
        }
        return Lists.trim(elements, count);
    }

    private static Map<String, List<Page.Trade>> readByKey(Map<String, List<Page.Trade>> current,
            Input in, int depth) {
        int count = Counts.read(2, in);
        if (count < 0) {
            return null;
        }
        Map<String, List<Page.Trade>> elements = Refillable.is(current) ? current : new LinkedHashMap<>();
        MapRefill<String, List<Page.Trade>> refill = new MapRefill<>("byKey", elements);
        Iterator<Map.Entry<String, List<Page.Trade>>> iterator = elements.entrySet().iterator();
        for (int i = 0; i < count; i++) {
            Map.Entry<String, List<Page.Trade>> old = refill.expects(iterator.hasNext()) ? iterator.next() : null;
            String key = Text.read(MapRefill.keyOf(old), in);
            List<Page.Trade> value = readByKeyValue(MapRefill.valueOf(old, key), in, depth);
            refill.put(old, key, value);
        }
        refill.end();
        return elements;
    }

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

    private static void readPart1(Page.TradePage tradePage, Input in, int depth) {
        readBlock(tradePage, in);
        // References are stored only if they changed: each store would cost the garbage collector time.
        List<Page.Trade> items = readItems(tradePage.items, in, depth);
        if (items != tradePage.items) {
            tradePage.items = items;
        }
        Page.Trade first = Page_TradeMarshaller.readFields((Page.Trade) FIRST.get(tradePage), in, depth + 1);
        if (first != (Page.Trade) FIRST.get(tradePage)) {
            FIRST.set(tradePage, first);
        }
        Map<String, List<Page.Trade>> byKey = readByKey(tradePage.byKey, in, depth);
        if (byKey != tradePage.byKey) {
            tradePage.byKey = byKey;
        }
        Page.Trade[] array = readArray(tradePage.array, in, depth);
        if (array != tradePage.array) {
            tradePage.array = array;
        }
        String key = Text.read((String) KEY.get(tradePage), in);
        if (key != (String) KEY.get(tradePage)) {
            KEY.set(tradePage, key);
        }
        Page.Trade last = Page_TradeMarshaller.readNullable(tradePage.last, in, depth + 1);
        if (last != tradePage.last) {
            tradePage.last = last;
        }
    }

    private static void readPart2(Page.TradePage tradePage, Input in, int depth) {
        String title = Text.read(tradePage.title, in);
        if (title != tradePage.title) {
            tradePage.title = title;
        }
    }

    private static long sizeOfByKey(Map<String, List<Page.Trade>> map, int depth) {
        if (map == null) {
            return StopBit.size(-1);
        }
        long size = Counts.sizeOf("byKey", map);
        for (Map.Entry<String, List<Page.Trade>> entry : map.entrySet()) {
            String key = entry.getKey();
            List<Page.Trade> value = entry.getValue();
            size += Text.sizeOf(key);
            size += Counts.sizeOf("byKey[].value", value, 9);
        }
        return size;
    }

    private static long sizeOfArray(Page.Trade[] array, int depth) {
        if (array == null) {
            return StopBit.size(-1);
        }
        return StopBit.size(array.length) + 9L * array.length;
    }

    private static List<Page.Trade> copyItems(List<Page.Trade> list, List<Page.Trade> to,
            int depth) {
        int count = Lists.count(list);
        Iterator<Page.Trade> source = Lists.iterator(list);
        List<Page.Trade> elements = Lists.target(to, list, count);
        for (int i = 0; i < count; i++) {
            Page.Trade old = Lists.get(elements, i);
            Page.Trade element = Page_TradeMarshaller.copyFields(Lists.next(list, source, i), old, depth + 1);
            Lists.put(elements, i, element);
        }
        return Lists.trim(elements, count);
    }

    private static List<Page.Trade> copyByKeyValue(List<Page.Trade> list, List<Page.Trade> to,
            int depth) {
        int count = Lists.count(list);
        Iterator<Page.Trade> source = Lists.iterator(list);
        List<Page.Trade> elements = Lists.target(to, list, count);
        for (int i = 0; i < count; i++) {
            Page.Trade old = Lists.get(elements, i);
            Page.Trade element = Page_TradeMarshaller.copyFields(Lists.next(list, source, i), old, depth + 1);
            Lists.put(elements, i, element);
        }
        return Lists.trim(elements, count);
    }

    private static Map<String, List<Page.Trade>> copyByKey(Map<String, List<Page.Trade>> map,
            Map<String, List<Page.Trade>> to, int depth) {
        if (map == null) {
            return null;
        }
        Map<String, List<Page.Trade>> current = OwnObjects.unless(to, map);
        int count = map.size();
        Iterator<Map.Entry<String, List<Page.Trade>>> source = map.entrySet().iterator();
        Map<String, List<Page.Trade>> elements = Refillable.is(current) ? current : new LinkedHashMap<>();
        MapRefill<String, List<Page.Trade>> refill = new MapRefill<>("byKey", elements);
        Iterator<Map.Entry<String, List<Page.Trade>>> iterator = elements.entrySet().iterator();
        for (int i = 0; i < count; i++) {
            Map.Entry<String, List<Page.Trade>> old = refill.expects(iterator.hasNext()) ? iterator.next() : null;
            Map.Entry<String, List<Page.Trade>> next = source.next();
            String key = OwnObjects.kept(MapRefill.keyOf(old), next.getKey());
            List<Page.Trade> value = copyByKeyValue(next.getValue(), MapRefill.valueOf(old, key), depth);
            refill.put(old, key, value);
        }
        refill.end();
        return elements;
    }

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
