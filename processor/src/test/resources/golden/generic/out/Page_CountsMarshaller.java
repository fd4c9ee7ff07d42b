package com.acme;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.marshal4j.chronicle.FillingBytesMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.runtime.generated.Counts;
import org.marshal4j.runtime.generated.Handles;
import org.marshal4j.runtime.generated.Lists;
import org.marshal4j.runtime.generated.MapRefill;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.ObjectArrays;
import org.marshal4j.runtime.generated.OwnObjects;
import org.marshal4j.runtime.generated.Refillable;
import org.marshal4j.runtime.generated.TypeSchema;
import org.marshal4j.runtime.generated.value.Boxes;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * Writes and reads {@link Page.Counts}, 20 bytes or more each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@"
)
public final class Page_CountsMarshaller extends FillingBytesMarshaller<Page.Counts> {
    public static final Page_CountsMarshaller INSTANCE = new Page_CountsMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 20;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = -1;

    private static final String FIELDS_BEFORE = """
            number int32
            items list<int32?>?
            first int32
            byKey map<int64?,list<int32?>?>?
            array list<int32?>?
            key int64?
            """;

    private static final VarHandle FIRST = Handles.field(MethodHandles.lookup(), Page.class, "first", Object.class);

    private static final VarHandle KEY = Handles.field(MethodHandles.lookup(), Page.class, "key", Comparable.class);

    static {
        TypeSchema.requireInherited(INSTANCE.schema(), PageMarshaller.schema());
    }

    private Page_CountsMarshaller() {
        super(Page.Counts.class, "@version@", FIELDS_BEFORE.split("\n"));
    }

    @Override
    protected void writeMessage(Page.Counts counts, Output out) {
        writeFields(counts, out, 0);
    }

    @Override
    protected Page.Counts readMessage(Page.Counts current, Input in) {
        return readFields(current, in, 0);
    }

    @Override
    public long sizeOf(Page.Counts counts) {
        return sizeOfFields(counts, 0);
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Page.Counts counts, Output out, int depth) {
        Checks.exactType(counts, Page.Counts.class);
        writeBlock1(counts, out);
        writeItems(counts.items, out);
        writeBlock2(counts, out);
        writeByKey(counts.byKey, out);
        writeArray(counts.array, out);
        writeBlock3(counts, out);
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object if that is not possible.
     */
    public static Page.Counts readFields(Page.Counts current, Input in, int depth) {
        Page.Counts counts = current != null && current.getClass() == Page.Counts.class ? current : new Page.Counts();
        readBlock1(counts, in);
        // References are stored only if they changed: each store would cost the garbage collector time.
        List<Integer> items = readItems(counts.items, in);
        if (items != counts.items) {
            counts.items = items;
        }
        readBlock2(counts, in);
        Map<Long, List<Integer>> byKey = readByKey(counts.byKey, in);
        if (byKey != counts.byKey) {
            counts.byKey = byKey;
        }
        Integer[] array = readArray(counts.array, in);
        if (array != counts.array) {
            counts.array = array;
        }
        readBlock3(counts, in);
        return counts;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Page.Counts counts, int depth) {
        Checks.exactType(counts, Page.Counts.class);
        long size = 17;
        size += Counts.sizeOf("items", counts.items, 5);
        size += sizeOfByKey(counts.byKey);
        size += sizeOfArray(counts.array);
        return size;
    }

    @Override
    public Page.Counts copy(Page.Counts from) {
        return copyFields(Checks.anyObject(from, Page.Counts.class), null, 0);
    }

    @Override
    public void copyInto(Page.Counts from, Page.Counts to) {
        copyFields(Checks.anyObject(from, Page.Counts.class),
                Checks.exactType(to, Page.Counts.class), 0);
    }

    /**
     * The body of {@link #copy}: fills {@code current}, or a new object if that is not possible. Null for null.
     */
    public static Page.Counts copyFields(Page.Counts from, Page.Counts current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Page.Counts.class);
        Page.Counts counts = OwnObjects.isFree(current, from, Page.Counts.class) ? current
                : new Page.Counts();
        counts.number = from.number;
        List<Integer> items = Lists.copy(from.items, counts.items);
        if (items != counts.items) {
            counts.items = items;
        }
        FIRST.set(counts, (Integer) FIRST.get(from));
        Map<Long, List<Integer>> byKey = copyByKey(from.byKey, counts.byKey);
        if (byKey != counts.byKey) {
            counts.byKey = byKey;
        }
        Integer[] array = copyArray(from.array, counts.array);
        if (array != counts.array) {
            counts.array = array;
        }
        KEY.set(counts, (Long) KEY.get(from));
        return counts;
    }

    private static void writeBlock1(Page.Counts counts, Output out) {
        long offset = out.reserve(4);
        Object base = out.base();
        RawMemory.putInt(base, offset, counts.number);
    }

    private static void readBlock1(Page.Counts counts, Input in) {
        long offset = in.take(4);
        Object base = in.base();
        counts.number = RawMemory.getInt(base, offset);
    }

    private static void writeBlock2(Page.Counts counts, Output out) {
        Checks.required("first", (Integer) FIRST.get(counts));
        long offset = out.reserve(4);
        Object base = out.base();
        RawMemory.putInt(base, offset, (Integer) FIRST.get(counts));
    }

    private static void readBlock2(Page.Counts counts, Input in) {
        long offset = in.take(4);
        Object base = in.base();
        FIRST.set(counts, Boxes.plainInt((Integer) FIRST.get(counts), base, offset));
    }

    private static void writeBlock3(Page.Counts counts, Output out) {
        long offset = out.reserve(9);
        Object base = out.base();
        Boxes.putLong(base, offset, (Long) KEY.get(counts));
    }

    private static void readBlock3(Page.Counts counts, Input in) {
        long offset = in.take(9);
        Object base = in.base();
        KEY.set(counts, Boxes.getLong((Long) KEY.get(counts), base, offset));
    }

    private static void writeItems(List<Integer> list, Output out) {
        int count = Counts.write("items", list, out);
        Iterator<Integer> iterator = Lists.iterator(list);
        for (int i = 0; i < count; i++) {
            Integer element = Lists.next(list, iterator, i);
            long offset = out.reserve(5);
            Boxes.putInteger(out.base(), offset, element);
        }
        Lists.end("items", count, list, iterator);
    }

    private static void writeByKeyKey(Long value, Output out) {
        long offset = out.reserve(9);
        Boxes.putLong(out.base(), offset, value);
    }

    private static void writeByKeyValue(List<Integer> list, Output out) {
        int count = Counts.write("byKey[].value", list, out);
        Iterator<Integer> iterator = Lists.iterator(list);
        for (int i = 0; i < count; i++) {
            Integer element = Lists.next(list, iterator, i);
            long offset = out.reserve(5);
            Boxes.putInteger(out.base(), offset, element);
        }
        Lists.end("byKey[].value", count, list, iterator);
    }

    private static void writeByKey(Map<Long, List<Integer>> map, Output out) {
        int count = Counts.write("byKey", map, out);
        if (count < 0) {
            return;
        }
        int written = 0;
        for (Map.Entry<Long, List<Integer>> entry : map.entrySet()) {
            Counts.more("byKey", count, written);
            Long key = entry.getKey();
            List<Integer> value = entry.getValue();
            writeByKeyKey(key, out);
            writeByKeyValue(value, out);
            written++;
        }
        Counts.same("byKey", count, written);
    }

    private static void writeArrayElement(Integer value, Output out) {
        long offset = out.reserve(5);
        Boxes.putInteger(out.base(), offset, value);
    }

    private static void writeArray(Integer[] array, Output out) {
        int count = Counts.write(array, out);
        for (int i = 0; i < count; i++) {
            Integer element = array[i];
            writeArrayElement(element, out);
        }
    }

    private static List<Integer> readItems(List<Integer> current, Input in) {
        int count = Counts.read(5, in);
        List<Integer> elements = Lists.target(current, count);
        for (int i = 0; i < count; i++) {
            Integer old = Lists.get(elements, i);
            long offset = in.take(5);
            Integer element = Boxes.getInteger(old, in.base(), offset);
            Lists.put(elements, i, element);
        }
        return Lists.trim(elements, count);
    }

    private static Long readByKeyKey(Long current, Input in) {
        long offset = in.take(9);
        return Boxes.getLong(current, in.base(), offset);
    }

    private static List<Integer> readByKeyValue(List<Integer> current, Input in) {
        int count = Counts.read(5, in);
        List<Integer> elements = Lists.target(current, count);
        for (int i = 0; i < count; i++) {
            Integer old = Lists.get(elements, i);
            long offset = in.take(5);
            Integer element = Boxes.getInteger(old, in.base(), offset);
            Lists.put(elements, i, element);
        }
        return Lists.trim(elements, count);
    }

    private static Map<Long, List<Integer>> readByKey(Map<Long, List<Integer>> current, Input in) {
        int count = Counts.read(10, in);
        if (count < 0) {
            return null;
        }
        Map<Long, List<Integer>> elements = Refillable.is(current) ? current : new LinkedHashMap<>();
        MapRefill<Long, List<Integer>> refill = new MapRefill<>("byKey", elements);
        Iterator<Map.Entry<Long, List<Integer>>> iterator = elements.entrySet().iterator();
        for (int i = 0; i < count; i++) {
            Map.Entry<Long, List<Integer>> old = refill.expects(iterator.hasNext()) ? iterator.next() : null;
            Long key = readByKeyKey(MapRefill.keyOf(old), in);
            List<Integer> value = readByKeyValue(MapRefill.valueOf(old, key), in);
            refill.put(old, key, value);
        }
        refill.end();
        return elements;
    }

    private static Integer readArrayElement(Integer current, Input in) {
        long offset = in.take(5);
        return Boxes.getInteger(current, in.base(), offset);
    }

    private static Integer[] readArray(Integer[] current, Input in) {
        int count = Counts.read(5, in);
        if (count < 0) {
            return null;
        }
        Integer[] elements = ObjectArrays.target(current, count, Integer[].class);
        for (int i = 0; i < count; i++) {
            elements = ObjectArrays.with(elements, i, count);
            elements[i] = readArrayElement(elements[i], in);
        }
        return elements;
    }

    private static long sizeOfByKey(Map<Long, List<Integer>> map) {
        if (map == null) {
            return StopBit.size(-1);
        }
        long size = Counts.sizeOf("byKey", map);
        for (Map.Entry<Long, List<Integer>> entry : map.entrySet()) {
            List<Integer> value = entry.getValue();
            size += 9;
            size += Counts.sizeOf("byKey[].value", value, 5);
        }
        return size;
    }

    private static long sizeOfArray(Integer[] array) {
        if (array == null) {
            return StopBit.size(-1);
        }
        return StopBit.size(array.length) + 5L * array.length;
    }

    private static Map<Long, List<Integer>> copyByKey(Map<Long, List<Integer>> map,
            Map<Long, List<Integer>> to) {
        if (map == null) {
            return null;
        }
        Map<Long, List<Integer>> current = OwnObjects.unless(to, map);
        int count = map.size();
        Iterator<Map.Entry<Long, List<Integer>>> source = map.entrySet().iterator();
        Map<Long, List<Integer>> elements = Refillable.is(current) ? current : new LinkedHashMap<>();
        MapRefill<Long, List<Integer>> refill = new MapRefill<>("byKey", elements);
        Iterator<Map.Entry<Long, List<Integer>>> iterator = elements.entrySet().iterator();
        for (int i = 0; i < count; i++) {
            Map.Entry<Long, List<Integer>> old = refill.expects(iterator.hasNext()) ? iterator.next() : null;
            Map.Entry<Long, List<Integer>> next = source.next();
            Long key = OwnObjects.kept(MapRefill.keyOf(old), next.getKey());
            List<Integer> value = Lists.copy(next.getValue(), MapRefill.valueOf(old, key));
            refill.put(old, key, value);
        }
        refill.end();
        return elements;
    }

    private static Integer[] copyArray(Integer[] array, Integer[] to) {
        if (array == null) {
            return null;
        }
        Integer[] current = OwnObjects.unless(to, array);
        Integer[] elements = ObjectArrays.exactly(current, array.length, Integer[].class);
        for (int i = 0; i < elements.length; i++) {
            elements[i] = array[i];
        }
        return elements;
    }
}
