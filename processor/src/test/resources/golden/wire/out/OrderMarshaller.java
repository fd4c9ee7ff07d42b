package com.acme;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.math.BigDecimal;
import java.net.URI;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.chronicle.BytesMessages;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.generated.Counts;
import org.marshal4j.runtime.generated.FillingMarshaller;
import org.marshal4j.runtime.generated.Handles;
import org.marshal4j.runtime.generated.KeyedRefill;
import org.marshal4j.runtime.generated.Lists;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.ObjectArrays;
import org.marshal4j.runtime.generated.OwnObjects;
import org.marshal4j.runtime.generated.Refillable;
import org.marshal4j.runtime.generated.value.ArrayCopies;
import org.marshal4j.runtime.generated.value.BigDecimals;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.generated.value.Enums;
import org.marshal4j.runtime.generated.value.Presence;
import org.marshal4j.runtime.generated.value.PrimitiveArrays;
import org.marshal4j.runtime.generated.value.Uris;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.runtime.Text;

/**
 * Writes and reads {@link Order}, 23 bytes or more each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fields = OrderMarshaller.FIELDS
)
public final class OrderMarshaller extends FillingMarshaller<Order> implements ChronicleMarshaller<Order> {
    public static final OrderMarshaller INSTANCE = new OrderMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 23;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = -1;

    static final String FIELDS = """
            id int64
            time int64
            venue text?
            price decimal?
            unit enum java.util.concurrent.TimeUnit?
            origin uri?
            monies list<com.acme.Order$Money?>?
            lines list<com.acme.Order$Line?>?
            counts map<enum java.util.concurrent.TimeUnit?,int32[]?>?
            """;

    private static final VarHandle VENUE = Handles.field(MethodHandles.lookup(), Order.class, "venue", String.class);

    private static final TimeUnit[] TIME_UNITS = TimeUnit.values();

    private OrderMarshaller() {
        super(Order.class, "@version@", FIELDS.split("\n"));
    }

    @Override
    protected void writeMessage(Order order, Output out) {
        writeFields(order, out, 0);
    }

    @Override
    protected Order readMessage(Order current, Input in) {
        return readFields(current, in, 0);
    }

    @Override
    public long sizeOf(Order order) {
        return sizeOfFields(order, 0);
    }

    @Override
    public void write(Order order, BytesOut<?> out) {
        BytesMessages.write(this, order, out);
    }

    @Override
    public Order read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    @Override
    public void readInto(Order order, BytesIn<?> in) {
        BytesMessages.readInto(this, order, in);
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Order order, Output out, int depth) {
        Checks.exactType(order, Order.class);
        Checks.depth(depth);
        writeBlock(order, out);
        Text.write((String) VENUE.get(order), out);
        BigDecimals.write(order.price, out);
        Enums.write(order.unit, out);
        Uris.write(order.origin, out);
        writeMonies(order.monies, out, depth);
        writeLines(order.lines, out, depth);
        writeCounts(order.counts, out);
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object if that is not possible.
     */
    public static Order readFields(Order current, Input in, int depth) {
        Checks.depth(depth, in);
        Order order = current != null && current.getClass() == Order.class ? current : new Order();
        readBlock(order, in);
        // References are stored only if they changed: each store would cost the garbage collector time.
        String venue = Text.read((String) VENUE.get(order), in);
        if (venue != (String) VENUE.get(order)) {
            VENUE.set(order, venue);
        }
        BigDecimal price = BigDecimals.read(order.price, in);
        if (price != order.price) {
            order.price = price;
        }
        TimeUnit unit = Enums.read(TIME_UNITS, in);
        if (unit != order.unit) {
            order.unit = unit;
        }
        URI origin = Uris.read(order.origin, in);
        if (origin != order.origin) {
            order.origin = origin;
        }
        Order.Money[] monies = readMonies(order.monies, in, depth);
        if (monies != order.monies) {
            order.monies = monies;
        }
        List<Order.Line> lines = readLines(order.lines, in, depth);
        if (lines != order.lines) {
            order.lines = lines;
        }
        EnumMap<TimeUnit, int[]> counts = readCounts(order.counts, in);
        if (counts != order.counts) {
            order.counts = counts;
        }
        return order;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Order order, int depth) {
        Checks.exactType(order, Order.class);
        Checks.depth(depth);
        long size = 16;
        size += Text.sizeOf((String) VENUE.get(order));
        size += BigDecimals.sizeOf(order.price);
        size += Enums.sizeOf(order.unit);
        size += Uris.sizeOf(order.origin);
        size += sizeOfMonies(order.monies, depth);
        size += Counts.sizeOf("lines", order.lines, 5);
        size += sizeOfCounts(order.counts);
        return size;
    }

    @Override
    public Order copy(Order from) {
        return copyFields(Checks.anyObject(from, Order.class), null, 0);
    }

    @Override
    public void copyInto(Order from, Order to) {
        copyFields(Checks.anyObject(from, Order.class), Checks.exactType(to, Order.class), 0);
    }

    /**
     * The body of {@link #copy}: fills {@code current}, or a new object if that is not possible. Null for null.
     */
    public static Order copyFields(Order from, Order current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Order.class);
        Checks.depth(depth);
        Order order = current != null && current != from && current.getClass() == Order.class
                ? current : new Order();
        order.id = from.id;
        order.time = from.time;
        VENUE.set(order, (String) VENUE.get(from));
        order.price = from.price;
        order.unit = from.unit;
        order.origin = from.origin;
        Order.Money[] monies = copyMonies(from.monies, order.monies, depth);
        if (monies != order.monies) {
            order.monies = monies;
        }
        List<Order.Line> lines = copyLines(from.lines, order.lines, depth);
        if (lines != order.lines) {
            order.lines = lines;
        }
        EnumMap<TimeUnit, int[]> counts = copyCounts(from.counts, order.counts);
        if (counts != order.counts) {
            order.counts = counts;
        }
        return order;
    }

    private static void writeBlock(Order order, Output out) {
        long offset = out.reserve(16);
        Object base = out.base();
        RawMemory.putLong(base, offset, order.id);
        RawMemory.putLong(base, offset + 8, order.time);
    }

    private static void readBlock(Order order, Input in) {
        long offset = in.take(16);
        Object base = in.base();
        order.id = RawMemory.getLong(base, offset);
        order.time = RawMemory.getLong(base, offset + 8);
    }

    private static void writeMonies(Order.Money[] array, Output out, int depth) {
        int count = Counts.write(array, out);
        for (int i = 0; i < count; i++) {
            Order.Money element = array[i];
            if (Presence.write(element, out)) {
                Order_MoneyMarshaller.writeFields(element, out, depth + 1);
            }
        }
    }

    private static void writeLines(List<Order.Line> list, Output out, int depth) {
        int count = Counts.write("lines", list, out);
        Iterator<Order.Line> iterator = Lists.iterator(list);
        for (int i = 0; i < count; i++) {
            Order.Line element = Lists.next(list, iterator, i);
            Order_LineMarshaller.writeNullable(element, out, depth + 1);
        }
        Lists.end("lines", count, list, iterator);
    }

    private static void writeCounts(EnumMap<TimeUnit, int[]> map, Output out) {
        int count = Counts.write("counts", map, out);
        if (count < 0) {
            return;
        }
        int written = 0;
        for (TimeUnit key : map.keySet()) {
            Counts.more("counts", count, written);
            int[] value = map.get(key);
            Enums.write(key, out);
            PrimitiveArrays.write(value, out);
            written++;
        }
        Counts.same("counts", count, written);
    }

    private static Order.Money[] readMonies(Order.Money[] current, Input in, int depth) {
        int count = Counts.read(in);
        if (count < 0) {
            return null;
        }
        Order.Money[] elements = ObjectArrays.target(current, count, Order.Money[].class);
        for (int i = 0; i < count; i++) {
            elements = ObjectArrays.with(elements, i, count);
            elements[i] = Presence.read(in)
                    ? Order_MoneyMarshaller.readFields(elements[i], in, depth + 1) : null;
        }
        return elements;
    }

    private static List<Order.Line> readLines(List<Order.Line> current, Input in, int depth) {
        int count = Counts.read(5, in);
        List<Order.Line> elements = Lists.target(current, count);
        for (int i = 0; i < count; i++) {
            Order.Line old = Lists.get(elements, i);
            Order.Line element = Order_LineMarshaller.readNullable(old, in, depth + 1);
            Lists.put(elements, i, element);
        }
        return Lists.trim(elements, count);
    }

    private static EnumMap<TimeUnit, int[]> readCounts(EnumMap<TimeUnit, int[]> current, Input in) {
        int count = Counts.read(2, in);
        if (count < 0) {
            return null;
        }
        EnumMap<TimeUnit, int[]> elements = Refillable.is(current) ? current : new EnumMap<>(TimeUnit.class);
        KeyedRefill<TimeUnit, int[]> refill = new KeyedRefill<>("counts", elements);
        Iterator<TimeUnit> iterator = elements.keySet().iterator();
        for (int i = 0; i < count; i++) {
            TimeUnit old = refill.expects(iterator.hasNext()) ? iterator.next() : null;
            TimeUnit key = Enums.read(TIME_UNITS, in);
            int[] value = PrimitiveArrays.readInts(refill.valueOf(old, key), in);
            refill.put(old, key, value);
        }
        refill.end();
        return elements;
    }

    private static long sizeOfMonies(Order.Money[] array, int depth) {
        if (array == null) {
            return StopBit.size(-1);
        }
        long size = StopBit.size(array.length);
        for (Order.Money element : array) {
            size += element == null ? 1
                    : 1 + Order_MoneyMarshaller.sizeOfFields(element, depth + 1);
        }
        return size;
    }

    private static long sizeOfCounts(EnumMap<TimeUnit, int[]> map) {
        if (map == null) {
            return StopBit.size(-1);
        }
        long size = Counts.sizeOf("counts", map);
        for (TimeUnit key : map.keySet()) {
            int[] value = map.get(key);
            size += Enums.sizeOf(key);
            size += PrimitiveArrays.sizeOf(value);
        }
        return size;
    }

    private static Order.Money[] copyMonies(Order.Money[] array, Order.Money[] to, int depth) {
        if (array == null) {
            return null;
        }
        Order.Money[] current = OwnObjects.unless(to, array);
        Order.Money[] elements = ObjectArrays.exactly(current, array.length, Order.Money[].class);
        for (int i = 0; i < elements.length; i++) {
            elements[i] = Order_MoneyMarshaller.copyFields(array[i], elements[i], depth + 1);
        }
        return elements;
    }

    private static List<Order.Line> copyLines(List<Order.Line> list, List<Order.Line> to,
            int depth) {
        int count = Lists.count(list);
        Iterator<Order.Line> source = Lists.iterator(list);
        List<Order.Line> elements = Lists.target(to, list, count);
        for (int i = 0; i < count; i++) {
            Order.Line old = Lists.get(elements, i);
            Order.Line element = Order_LineMarshaller.copyFields(Lists.next(list, source, i), old, depth + 1);
            Lists.put(elements, i, element);
        }
        return Lists.trim(elements, count);
    }

    private static EnumMap<TimeUnit, int[]> copyCounts(EnumMap<TimeUnit, int[]> map,
            EnumMap<TimeUnit, int[]> to) {
        if (map == null) {
            return null;
        }
        EnumMap<TimeUnit, int[]> current = OwnObjects.unless(to, map);
        int count = map.size();
        Iterator<TimeUnit> source = map.keySet().iterator();
        EnumMap<TimeUnit, int[]> elements = Refillable.is(current) ? current : new EnumMap<>(TimeUnit.class);
        KeyedRefill<TimeUnit, int[]> refill = new KeyedRefill<>("counts", elements);
        Iterator<TimeUnit> iterator = elements.keySet().iterator();
        for (int i = 0; i < count; i++) {
            TimeUnit old = refill.expects(iterator.hasNext()) ? iterator.next() : null;
            TimeUnit next = source.next();
            TimeUnit key = OwnObjects.kept(old, next);
            int[] value = ArrayCopies.copy(map.get(next), refill.valueOf(old, key));
            refill.put(old, key, value);
        }
        refill.end();
        return elements;
    }
}
